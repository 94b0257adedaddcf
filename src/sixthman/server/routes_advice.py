"""Questions of a seat that change nothing at its table: evaluating cards, asking for a hint."""

from __future__ import annotations

from typing import Any

from .advice import seen_by
from .command_checks import NotAllowed
from .live_table import LiveTable
from .pace import RELAXED
from .question_types import Question
from .table_state import OVER, PLAYING, TableState

HINT_COSTS = 5.0  # as much as this many other questions


async def evaluate(live: LiveTable, seat: int, question: Any) -> dict[str, Any]:
    """What cards are good for, as the seat sees things. A question may come when all is over."""
    live.seen(seat)
    return await _evaluate(live, live.table_state, seat, f"{live.table_state.id} {seat}", question)


async def watch(live: LiveTable, who: str, question: Any) -> dict[str, Any]:
    """What spectators may ask for, as late as they see things: what does not depend on a seat."""
    if not live.table_state.rules.adapter.spectators_ask or question != Question():
        raise NotAllowed("error-server-spectator")
    table_state = (await live.ask(live.spectators)).table_state
    return await _evaluate(live, table_state, None, who, question)


async def _evaluate(
    live: LiveTable, table_state: TableState, seat: int | None, who: str, question: Any
) -> dict[str, Any]:
    registry, table = live.registry, table_state.table
    if table_state.state not in (PLAYING, OVER) or table is None:
        raise NotAllowed("error-server-not-playing")
    if not registry.questions.allow(who) or registry.asides_full:
        raise NotAllowed("error-server-often")
    seen = seen_by(table, seat)
    return {
        "stage": table_state.version,
        **await registry.aside(table_state.rules.helper.evaluate, seen, question),
    }


async def hint(live: LiveTable, seat: int) -> dict[str, Any]:
    """What an MVP bot would do in this seat's place; one such question at a time at a table."""
    table_state, registry = live.table_state, live.registry
    if not table_state.hints:
        clocked = table_state.agreed.pace != RELAXED
        raise NotAllowed("error-server-hints-clock" if clocked else "error-server-no-hints")
    table = table_state.table
    if table_state.state != PLAYING or table is None:
        raise NotAllowed("error-server-not-playing")
    live.seen(seat)
    if seat not in table_state.waiting():
        raise NotAllowed("error-server-not-asked")
    if live.hinting:
        raise NotAllowed("error-server-hint-busy")
    if not registry.questions.allow(f"{table_state.id} {seat}", HINT_COSTS):
        raise NotAllowed("error-server-often")
    live.hinting = True
    try:
        version = table_state.version
        return {"stage": version, **await registry.muse(table_state.rules.helper.hint, table.view(seat))}
    finally:
        live.hinting = False
