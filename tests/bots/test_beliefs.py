"""Beliefs: worlds that a seat imagines fit what it sees, and look as games between sensible managers do."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from sixthman.bots.race import CHAIN, RECORDS, VIEW, WORLD, imagine_any
from sixthman.games.allstar.bots.beliefs import BELIEFS, believe
from sixthman.games.allstar.bots.counts import at_most, strongest, tallies
from sixthman.games.allstar.bots.pro import pro_by
from sixthman.games.allstar.bots.weights import WEIGHTS
from sixthman.games.allstar.declaration import CUT, LINEUP, TEAM, THROW
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.envelopes import lineup_slot
from sixthman.games.allstar.rules.imagination import fill_bench
from sixthman.games.allstar.rules.ranking import set_size
from sixthman.games.allstar.table import AllstarOptions
from sixthman.kernel.game import Engine, interpreted_engine
from sixthman.kernel.stream import THOUGHT, new_stream

TABLES = [
    {"seats": 2, "mode": "heritage"},
    {"seats": 2, "mode": "clash"},
    {"seats": 2, "mode": "free-agency"},
    {"seats": 2, "edition": "2020"},
    {"seats": 4},
    {"seats": 4, "edition": "2020"},
]


@cache
def engine() -> Engine:
    return interpreted_engine(GAME)


class Thinker:
    """What imagines worlds for a view."""

    def __init__(self, view: Any, seed: str = "beliefs", how: Any = believe) -> None:
        self.records = np.zeros(RECORDS, GAME.record)
        self.records[VIEW] = view
        self.words = self.records.view(np.uint64).reshape(RECORDS, -1)
        self.luck, self.beliefs = new_stream(seed, lane=THOUGHT), np.zeros(1, BELIEFS)[0]
        self.believe, self.anew = engine().rule(how), True

    def world(self) -> Any:
        """The next one."""
        self.believe(self.records, self.words, self.luck, self.beliefs, self.anew)
        self.anew = False
        return self.records[WORLD]


def lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def view_of(state: Any, seat: int) -> Any:
    view = GAME.new_state()
    engine().game.view(state, seat, view)
    return view


def positions(options: dict[str, Any], seed: str, often: float = 1.0) -> Any:
    """Full states of a game between pros, with a seat that is asked."""
    game, state, luck = engine().game, GAME.new_state(), np.random.default_rng(1)
    game.setup(state, AllstarOptions(**options).numbers(), new_stream(seed))
    while not game.over(state):
        seat = lowest(int(game.waiting(state)))
        if luck.random() < often:
            yield state, seat
        game.pick(state, seat, pro_by(WEIGHTS, state, seat))


def benches(world: Any) -> list[set[int]]:
    """The cards on everyone's bench."""
    return [set(world.bench[seat, : world.benched[seat]].tolist()) for seat in range(int(world.seats))]


def filled_from_deck(world: Any, view: Any) -> Any:
    """The benches as they follow from who took which card."""
    filled = world.copy()
    for other in range(int(view.seats)):
        if other != view.viewer:
            filled.bench[other] = view.bench[other]
            fill_bench(filled, other)
    return filled


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_world_fits_the_view(options: dict[str, Any]) -> None:
    """What the seat sees in an imagined world is what it sees: also in the tenth of a chain, and for every
    world that follows from `imagine` alone."""
    for state, seat in positions(options, "fits", 0.12):
        view = view_of(state, seat)
        thinker = Thinker(view)
        for _ in range(4):
            world = thinker.world()
            assert view_of(world, seat).tobytes() == view.tobytes()
            chain = thinker.records[CHAIN]
            assert benches(chain) == benches(filled_from_deck(chain, view))


def test_all_others_have_sealed_what_they_are_asked() -> None:
    game = engine().game
    for state, seat in positions({"seats": 4}, "sealed", 0.3):
        world = Thinker(view_of(state, seat)).world()
        assert int(game.waiting(world)) == 1 << seat


def test_it_draws_from_the_view_alone() -> None:
    """Two deals that look alike from a seat: the same worlds."""
    game = engine().game
    for state, seat in positions({"seats": 4}, "hidden", 0.05):
        other = view_of(state, seat)
        game.imagine(other, new_stream("another"))
        one, two = Thinker(view_of(state, seat)), Thinker(view_of(other, seat))
        for _ in range(3):
            assert one.world().tobytes() == two.world().tobytes()


def sets_of(world: Any, viewer: int) -> list[int]:
    """How many alike the strongest sets on the others' benches have."""
    found = []
    for seat in range(int(world.seats)):
        if seat != viewer:
            bench = tallies(int(world.edition), world.bench[seat], 0, int(world.benched[seat]))
            found.append(set_size(strongest(int(world.seats), at_most(bench, TEAM))))
    return found


def laid_sets(world: Any, viewer: int) -> list[int]:
    """The same for the teams as the substitutes laid down will make them."""
    found = []
    for seat in range(int(world.seats)):
        laid = int(world.laid_down[seat])
        if seat != viewer and laid > 0:
            bench = int(world.benched[seat])
            team = at_most(tallies(int(world.edition), world.teams[seat, 0], 0, TEAM), TEAM - laid)
            more = tallies(int(world.edition), world.bench[seat], bench - laid, bench)
            alike = (team[0] + more[0], team[1] + more[1], team[2] + more[2])
            found.append(set_size(strongest(int(world.seats), alike)))
    return found


def moments(phase: int, games: int) -> Any:
    """Those at which a seat begins to fill an envelope of some kind."""
    for seed in range(games):
        for state, seat in positions({"seats": 4}, f"hold {seed}"):
            first = lineup_slot(state, seat, THROW) if phase == LINEUP else 0
            if state.phase == phase and state.stage[seat] == first:
                yield state, seat


@pytest.mark.parametrize(("phase", "measure"), [(LINEUP, sets_of), (CUT, laid_sets)], ids=["benches", "laid"])
def test_rivals_hold_what_managers_hold(phase: int, measure: Any) -> None:
    """Nearer to the truth than worlds that are all equally likely, and near it. Benches are the chain's,
    before lineups are sealed; cards are laid down in the world that is made of it."""
    true, believed, uniform = [], [], []
    for state, seat in moments(phase, 2):
        true += measure(state, seat)
        thinker, plain = Thinker(view_of(state, seat)), Thinker(view_of(state, seat), how=imagine_any)
        for _ in range(4):
            world = thinker.world()
            believed += measure(thinker.records[CHAIN] if phase == LINEUP else world, seat)
            uniform += measure(plain.world(), seat)
    truth, near, far = (float(np.mean(some)) for some in (true, believed, uniform))
    assert len(true) > 15
    assert abs(near - truth) < min(0.35, abs(far - truth) / 2)
    assert far < truth
