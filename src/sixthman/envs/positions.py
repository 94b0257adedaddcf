"""A tree of games in memory: positions that never change, each with what led to it.

What a position is asked only now and then (what seats remember, how it looks, who has won) is worked out when
it is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from sixthman.kernel.game import new_streams
from sixthman.kernel.options import whole
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import begin_numbered
from sixthman.kernel.stream import THOUGHT, key_of, new_stream
from sixthman.messages import BadOption, IllegalChoice, shown
from sixthman.registry import game_named

from .chance import chance_of
from .memories import imagine_world, remembered
from .one import OneGame
from .seating import Seating
from .walks import BASE, CHANCE, OVER, ask, choose_action, choose_by_chance, see_all

MOST_TRIES = 1000  # deals looked at to find a position for an endgame
MOST_EVENTS = 1 << 12  # of chance in one game
DRAWINGS = 100_000  # views whose drawing is kept

DEAL, ASKED, DRAWN, ENDED = range(4)  # what a position waits for: the deal, a seat, chance, nothing


def twin(records: Any) -> Any:
    """A copy of rows of records: numpy's own copies field by field, which takes thirty times as long."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


class Position:
    """A state of a game. `records` holds the one record; nobody writes into it any more."""

    __slots__ = (
        "action",
        "checksums",
        "deal",
        "event",
        "legal",
        "parent",
        "public",
        "records",
        "seat",
        "tree",
        "waits",
    )

    def __init__(self, tree: Tree, records: Any, deal: int, event: int, parent: Position | None) -> None:
        self.tree, self.records, self.deal, self.event, self.parent = tree, records, deal, event, parent
        self.waits, self.seat, self.action = ENDED, NONE, NONE
        self.legal: list[int] = []
        self.checksums: list[int] | None = None
        self.public: int | None = None  # a checksum of all that everyone has seen so far

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __getstate__(self) -> tuple[None, dict[str, Any]]:
        self.tree.public_past(self)  # after that nothing before it is needed
        return None, {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True)
class Sizes:
    """How many ways there are for chance to fall: for the deal, and each time later."""

    deals: int
    draws: int
    endgame: int = 0

    def check(self) -> None:
        """BadOption for none at all."""
        for what, given in (("deals", self.deals), ("draws", self.draws)):
            if (whole(given) or 0) < 1:
                raise BadOption("error-envs-count", what=what, given=shown(given), wanted="1, 2, 3, …")


class Tree:
    """All games of one configuration."""

    def __init__(self, seating: Seating, seed: str, sizes: Sizes, target: str, observation: str) -> None:
        sizes.check()
        self.made_by: tuple[Callable[..., Tree], tuple[Any, ...]] | None = None  # to be found again
        self.seating, self.sizes = seating, sizes
        self.one = OneGame(seating, target=target, observation=observation)
        self.look = self.one.look
        engine = seating.engine(target)
        look, chance = seating.game.rules["view"], chance_of(seating.game, seating.features)
        self._begin = engine.rule(begin_numbered)
        self._ask = engine.rule(ask)
        self._choose = engine.rule(choose_action, **chance)
        self._choose_by_chance = engine.rule(choose_by_chance, draw_anew=chance["draw_anew"])
        self._see_all = engine.rule(see_all, look=look)
        self._imagine = engine.rule(imagine_world, look=look)
        self._view_of = engine.rule(look)
        self._shorten = engine.rule(seating.features.play_to_endgame) if sizes.endgame else None
        self._row = np.zeros(seating.game.choices, np.int64)
        self._views = np.zeros(1, seating.game.record)
        self._words = self._views.view(np.uint64)
        self._checksums = np.zeros(seating.seats + 1, np.uint64)
        self._key = key_of(seed)
        self._stream: Any = new_streams(1)[0]
        self._rng = new_stream(seed, lane=THOUGHT)

    def __deepcopy__(self, memo: Any) -> Tree:
        return self

    def __reduce__(self) -> tuple[Callable[..., Tree], tuple[Any, ...]]:
        assert self.made_by is not None
        return self.made_by

    def before_the_deal(self) -> Position:
        """Where all games begin."""
        start = Position(self, np.zeros(1, self.seating.game.record), 0, 0, None)
        start.waits, start.public, start.checksums = DEAL, 0, [0] * self.seating.seats
        return start

    def deal(self, before: Position, number: int) -> Position:
        """Deal a game, and play it at random to its last matches if only these are wanted."""
        dealt = Position(self, twin(before.records), number, 0, before)
        record = dealt.records[0]
        for attempt in range(MOST_TRIES):
            at = number + attempt * self.sizes.deals
            self._begin(record, at, self._key, self.seating.numbers, self._stream)
            if self._shorten is None or self._shorten(record, self.sizes.endgame, self._stream):
                return self._asked(dealt, int(self._ask(dealt.records, self._row)))
        raise BadOption("error-envs-endgame", cards=self.sizes.endgame, number=number)

    def choose(self, before: Position, action: int) -> Position:
        """The seat that is asked makes a choice; chance may have to fall before it is carried out."""
        if action not in before.legal:
            raise IllegalChoice("error-envs-action", seat=before.seat, action=action)
        after = Position(self, twin(before.records), before.deal, before.event, before)
        found = int(self._choose(after.records, before.seat, action, self._row))
        if found == CHANCE:
            after.records, after.waits = before.records, DRAWN
            after.seat, after.action = before.seat, action
            return after
        return self._asked(after, found)

    def draw(self, before: Position, number: int) -> Position:
        """Chance falls, and the choice it was waited for with is carried out."""
        after = Position(self, twin(before.records), before.deal, before.event + 1, before)
        at = (before.deal * MOST_EVENTS + before.event) * self.sizes.draws + number
        found = self._choose_by_chance(
            after.records, before.seat, before.action, at, self._key, self._stream, self._row
        )
        return self._asked(after, int(found))

    def _asked(self, position: Position, found: int) -> Position:
        if found != OVER:
            position.waits = ASKED
            position.seat, count = divmod(found, BASE)
            position.legal = self._row[:count].tolist()
        return position

    def imagine(self, true: Position, seat: int) -> Position:
        """A position that a seat cannot tell from this one, with the same past as far as everyone knows."""
        if true.waits == DEAL:
            return true
        world = Position(self, np.zeros(1, self.seating.game.record), true.deal, true.event, None)
        self._imagine(true.records[0], seat, world.records[0], self._rng)
        world.public = self.public_past(true)
        self._asked(world, int(self._ask(world.records, self._row)))
        if true.waits == DRAWN:
            world.waits, world.seat, world.action = DRAWN, true.seat, true.action
        return world

    # --- what seats know

    def public_past(self, position: Position) -> int:
        """A checksum of all that everyone has seen so far, in order."""
        line = []
        while position.public is None:
            line.append(position)
            assert position.parent is not None
            position = position.parent
        checksum = position.public
        for later in reversed(line):
            if later.records is not position.records:
                seen = self._checksums_of(later)[-1]
                checksum = (
                    checksum if seen == self._checksums_of(position)[-1] else remembered(checksum, seen)
                )
            later.public, later.parent, position = checksum, None, later
        return checksum

    def _checksums_of(self, position: Position) -> list[int]:
        if position.checksums is None:
            spectator = max(self.seating.game.declared.seats)
            with np.errstate(over="ignore"):  # checksums wrap around
                self._see_all(position.records, spectator, self._views, self._words, self._checksums)
            position.checksums = self._checksums.tolist()
        return position.checksums

    def checksum(self, position: Position, seat: int, perfect_recall: bool) -> int:
        """The same for two positions if a seat cannot tell them apart: by its view, or by all it has seen."""
        checksum = self._checksums_of(position)[seat]
        return remembered(self.public_past(position), checksum) if perfect_recall else checksum

    def drawing(self, position: Position, seat: int) -> str:
        """What a seat sees, for people; from the spectators' seats what everyone sees."""
        return self._drawing(self._checksums_of(position)[seat], position, seat)

    @cached_property
    def _drawing(self) -> Callable[[int, Position, int], str]:
        adapter = game_named(self.seating.name).adapter_with(self.seating.options.cards)
        seats, spectator = self.seating.seats, max(self.seating.game.declared.seats)
        drawn: dict[int, str] = {}

        def drawing(checksum: int, position: Position, seat: int) -> str:
            if checksum not in drawn:
                if len(drawn) >= DRAWINGS:
                    drawn.clear()
                self._view_of(position.records[0], seat if seat < seats else spectator, self._views[0])
                drawn[checksum] = str(adapter.see(self._views[0]))
            return drawn[checksum]

        return drawing

    def show(self, position: Position) -> OneGame:
        """Observations and rewards."""
        self.one.state = position.records[0]
        self.one.show()
        return self.one

    def write(self, position: Position, seat: int, out: Any) -> None:
        """The features of what a seat sees."""
        out[:] = self.show(position).observations[seat]

    @cached_property
    def name_of(self) -> Callable[[int], str]:
        """An action as people write it."""
        return lru_cache(game_named(self.seating.name).adapter().write_one)
