"""Deals: games whose cards are the same for everyone who plays them, alone with bots.

Today's deal, a position to go on from after a puzzle, and the cards that someone else has played are all
deals. Like lessons (`lessons.py`) they keep no secret, bots choose in them the same whenever things are the
same, and they are neither rated nor counted. So what came of one follows from the person's own choices, and a
server believes nobody: it plays them again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sixthman.messages import BadOption, IllegalChoice
from sixthman.table.adapter import GameAdapter
from sixthman.table.fairness import commitment_of
from sixthman.table.records import Record

from . import log_rows
from .engines import Rules
from .going_on import rows_of_quick_bots
from .log_rows import LogRow, Made
from .pace import RELAXED
from .table_settings import PERSON, TableSettings, agree
from .table_state import PLAYING, TableState

DAILY = "daily"  # how today's deal is called: "daily 2026-11-16"
LONGEST_NAME, LONGEST_SEED = 80, 800  # a seed holds what every seat has added


def agree_on_deal(
    adapter: GameAdapter,
    name: str,
    seed: str,
    options: dict[str, str],
    chairs: list[str],
    hints: bool,
    now: float,
) -> TableSettings:
    """What is agreed on where one person plays a deal of this name."""
    if not seed or len(seed) > LONGEST_SEED or not name or len(name) > LONGEST_NAME:
        raise BadOption("error-deal")
    if chairs.count(PERSON) != 1:
        raise BadOption("error-deal-alone")
    agreed = agree(adapter, options, chairs, RELAXED, False, now, hints=hints)
    return msgspec.structs.replace(
        agreed, secret=seed, commitment=commitment_of(seed), lesson=True, code="", deal=name
    )


def rows_of_deal(state: TableState, record: Record | None) -> list[Made]:
    """Deal the cards, and let everything happen that a record of this game holds; a refusal says what of it
    breaks a rule."""
    trial = TableState(state.id, state.agreed, state.rules)
    made: list[Made] = [(log_rows.DEAL, None, "server", {}, None)]
    _apply(trial, made)
    for reveal in record.reveals if record is not None else []:
        for seat, text in reveal.choices.items():
            for word in state.adapter.read(text):
                made.append(_chosen(trial, seat, word))
                _apply(trial, made[-1:])
    return made


def play_deal(rules: Rules, agreed: TableSettings, words: list[int]) -> TableState:
    """The table at which bots play and the person chooses these, as far as they reach."""
    state = TableState("deal", agreed, rules)
    _apply(state, [(log_rows.DEAL, None, "server", {}, None)])
    play_bots(state)
    go_on(state, words)
    return state


def go_on(state: TableState, words: list[int]) -> None:
    """Let the person choose these, and the bots as long as they can."""
    seat = state.agreed.chairs.index(PERSON)
    for word in words:
        if seat not in state.waiting():
            raise IllegalChoice("error-deal-choices")
        _apply(state, [_chosen(state, seat, word)])
        play_bots(state)


def play_bots(state: TableState) -> None:
    """Let bots choose until nobody but the person is waited for."""
    while state.state == PLAYING and (made := rows_of_quick_bots(state)):
        _apply(state, made)


def words_of(adapter: GameAdapter, record: Record, seat: int) -> list[int]:
    """What a seat chose in a recorded game, one choice after the other."""
    chosen = [reveal.choices.get(seat, "") for reveal in record.reveals]
    return [word for text in chosen if text for word in adapter.read(text)]


def record_of_deal(state: TableState) -> str:
    """What has been played so far, seed and all: a deal keeps no secret."""
    assert state.table is not None
    return Record.of(state.table).text()


def deal_result(state: TableState) -> dict[str, Any]:
    """What came of a deal for the person who played it."""
    seat = state.agreed.chairs.index(PERSON)
    table = state.table
    assert table is not None
    return {
        "over": table.over,
        "score": table.scores()[seat],
        "place": table.ranks()[seat] if table.over else None,
        "seats": state.seats,
    }


def _chosen(state: TableState, seat: int, word: int) -> Made:
    assert state.table is not None
    by = "bot" if state.agreed.chairs[seat] else "person"
    return (log_rows.CHOICE, seat, by, {"choices": state.table.verified(seat, [word])}, None)  # type: ignore[return-value]


def _apply(state: TableState, made: list[Made]) -> None:
    for type_, seat, by, body, idem in made:
        state.apply(LogRow(state.number + 1, type_, seat, by, body, state.made_at, idem))
