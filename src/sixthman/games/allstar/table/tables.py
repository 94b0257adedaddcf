"""What the rules fix about a game's course, as facts for those who show a table."""

from __future__ import annotations

from typing import Any

from ..declaration import CLASH, CLASH_KEEPING, CLASSIC, EDITIONS, HERITAGE, MODES, ROUNDS, TEAM
from ..rules.draft import PACK_SIZE, gives, holder
from ..rules.envelopes import FEWEST_LAID, MOST_LAID
from ..rules.record import new_state
from ..rules.season import arenas_in, first_arena
from .cardset import TableCards


def tables(cards: TableCards) -> dict[str, Any]:
    """Symbols strongest first, arenas left out with two, packs by mode, passing by round, teams, swaps."""
    return {
        "symbol_order": {edition: cards.cards.edition(edition)["symbols"] for edition in EDITIONS},
        "not_for_two": [arena.name for arena in cards.cards.arenas if arena.not_for_two],
        "pack_size": dict(zip(MODES, PACK_SIZE.tolist(), strict=True)),
        "passes": PASSES,
        "arenas_by_round": [_arenas_in(round_) for round_ in range(ROUNDS)],
        "given_away": {
            MODES[mode]: [index for index in range(int(PACK_SIZE[mode])) if gives(mode, index)]
            for mode in (CLASH, CLASH_KEEPING)
        },
        "throws_away": [MODES[HERITAGE], MODES[CLASH], MODES[CLASH_KEEPING]],
        "last_is_thrown": [MODES[CLASSIC]],
        "team": TEAM,
        "laid_down": [FEWEST_LAID, MOST_LAID],
    }


def _arenas_in(round_: int) -> list[int]:
    """The places of a round's arenas in the record's row of arenas."""
    first = int(first_arena(round_))
    return list(range(first, first + int(arenas_in(round_))))


def _passes() -> list[int]:
    """By rounds: how many seats further on a pack goes, 1 (to the left) or -1."""
    table = new_state()
    table.seats = 3
    return [1 if holder(table, round_, 0, 1) == 1 else -1 for round_ in range(ROUNDS)]


PASSES = _passes()
