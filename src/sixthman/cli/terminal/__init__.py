"""What every table in the terminal shares: a game at one keyboard, its screens, its lights.

What a game draws there lies in its own folder, `terminal`.
"""
