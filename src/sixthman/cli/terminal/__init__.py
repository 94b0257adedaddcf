"""What every table in the terminal shares: a game at one keyboard, its screens, its lights.

The tables themselves are `rink` (All-Star Draft) and `court` (NBA Deck-Building).
"""
