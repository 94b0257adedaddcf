"""What a seat knows, as a row of small numbers for learners: one rule for each game.

A feature is a number from 0 to 255. The rules read the full record, so that no view has to be written for
every step of thousands of games; but what they read is what the view shows. The tests hold them to it: a row
made from the record equals the row made from the view.
"""

from .layout import Layout

__all__ = ["Layout"]
