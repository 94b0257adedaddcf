"""What only All-Star Draft offers on a server: teams on trial, and the referee for real cards."""

from .questions import QUESTION, Adviser
from .referee import ROUTES

__all__ = ["QUESTION", "ROUTES", "Adviser"]
