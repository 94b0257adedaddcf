"""All-Star Draft at a table: options, notation, the story, hints, the referee."""

from .desk import AllstarDesk
from .options import AllstarOptions

__all__ = ["AllstarDesk", "AllstarOptions"]
