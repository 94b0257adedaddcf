"""The card set of NBA Deck-Building: measured against its targets, and tuned."""
