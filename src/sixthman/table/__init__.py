"""A table people can sit at: named moves, sealed choices, views, the story, records of games."""

from .records import Record, read_record, verify_record
from .table import Event, Table

__all__ = ["Event", "Record", "Table", "read_record", "verify_record"]
