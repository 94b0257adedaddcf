"""NBA Deck-Building, the basketball game: two coaches, 24 turns."""
