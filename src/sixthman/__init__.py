"""Sixth Man: the table, the bots and the laboratory for two sports card games,
All-Star Draft (ice hockey) and NBA Deck-Building (basketball)."""

__version__ = "0.1.0"
