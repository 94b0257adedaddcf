"""What only NBA Deck-Building offers on a server: how a turn stands."""

from .questions import QUESTION, Adviser

__all__ = ["QUESTION", "Adviser"]
