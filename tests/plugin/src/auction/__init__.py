"""Auction: sealed bids for prize cards, a game for two to four."""
