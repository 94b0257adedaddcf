"""Choices of a seat that belong together, in notation, and whether two of them come to the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .allstar.desk import AllstarDesk
from .desk import Desk


def written(desk: Desk, view: Any, choices: Sequence[int]) -> str:
    """Choices as a record would have them: made from a view, one after the other."""
    if not isinstance(desk, AllstarDesk) or len(choices) == 1:
        return desk.write(view, choices)
    return desk.write_envelope(sealed(desk, view, choices), int(view.viewer))


def sealed(desk: AllstarDesk, view: Any, choices: Sequence[int]) -> Any:
    """The view with these choices in the seat's envelope."""
    state = view.copy()
    for choice in choices:
        desk.seal(state, int(view.viewer), choice)
    return state


def come_to_the_same(desk: Desk, view: Any, one: Sequence[int], other: Sequence[int]) -> bool:
    """Are these the same decisions? Cards of a team may be named in any order."""
    if list(one) == list(other):
        return True
    return (
        isinstance(desk, AllstarDesk)
        and len(one) == len(other) > 1
        and _in_any_order(written(desk, view, one)) == _in_any_order(written(desk, view, other))
    )


def _in_any_order(envelope: str) -> list[list[str]]:
    return [sorted(group.split()) for group in envelope.split(" / ")]
