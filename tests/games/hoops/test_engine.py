"""Both targets agree after every choice; dice fall evenly; a card set of your own is bound to the rules."""

from __future__ import annotations

import random
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from sixthman.games.hoops.declaration import OVER, TIED
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.cards import FACE, STANDARD
from sixthman.games.hoops.rules.course import begin
from sixthman.games.hoops.rules.dice import roll
from sixthman.games.hoops.rules.record import State
from sixthman.games.hoops.rules.setup import initiation_team, prepare, shuffle_up, stack, take_first_teams
from sixthman.kernel.game import BuiltEngine, Engine, interpreted_engine, new_streams
from sixthman.kernel.playout import at_random, play_batch
from sixthman.kernel.rules import Build
from sixthman.kernel.rules import interpreted as plain_python
from sixthman.kernel.stream import THOUGHT, WIDE_STREAM, key_of, new_stream
from tests.games.hoops.census import check
from tests.games.hoops.play import (
    CONFIGURATIONS,
    Configuration,
    deal,
    every_configuration,
    open_choices,
    view_of,
    waiting_seats,
)

pytestmark = pytest.mark.xdist_group("hoops")


# --- both targets


def batch(engine: Engine, configuration: Configuration, games: int) -> tuple[bytes, bytes]:
    """Fingerprints of the final records of a batch, and its scores."""
    states = np.zeros(1, GAME.record)
    decisions, marks = np.zeros(games, np.int64), np.zeros(games, np.uint64)
    scores, ranks = np.zeros((games, 2), np.int32), np.zeros((games, 2), np.int32)
    with np.errstate(over="ignore"):
        engine.rule(play_batch, policy=at_random)(
            states,
            states.view(np.uint64).reshape(1, -1),
            0,
            key_of(f"batch {configuration}"),
            configuration.options,
            np.zeros(2, np.int8),
            new_streams(1, WIDE_STREAM)[0],
            decisions,
            marks,
            scores,
            ranks,
        )
    return marks.tobytes(), scores.tobytes()


@every_configuration
def test_a_batch_has_the_same_digest_on_both_targets(
    interpreted: Engine, compiled: Engine, configuration: Configuration
) -> None:
    assert batch(interpreted, configuration, 12) == batch(compiled, configuration, 12)


@every_configuration
def test_targets_agree_after_every_choice(
    interpreted: Engine, compiled: Engine, configuration: Configuration
) -> None:
    """Once by the choice, once by its number; now and then both look, and imagine the rest."""
    for game in range(3):
        luck = random.Random(f"{configuration} {game}")
        one, other = deal(interpreted, configuration, game), deal(compiled, configuration, game)
        while not interpreted.game.over(one):
            assert one.tobytes() == other.tobytes()
            seat = luck.choice(waiting_seats(interpreted, one))
            choices = open_choices(interpreted, one, seat)
            assert choices == open_choices(compiled, other, seat)
            chosen = luck.choice(choices)
            interpreted.game.act(one, seat, chosen)
            compiled.game.pick(other, seat, choices.index(chosen))
            if luck.random() < 0.03:
                compare_thoughts((interpreted, compiled), one, luck.randrange(3), game)
        assert one.tobytes() == other.tobytes()
        for name in ("score", "rank"):
            for seat in (0, 1):
                assert getattr(interpreted.game, name)(one, seat) == getattr(compiled.game, name)(one, seat)


def compare_thoughts(engines: tuple[Engine, Engine], state: State, seat: int, seed: int) -> None:
    """Both targets see and imagine the same."""
    views = [view_of(engine, state, seat) for engine in engines]
    assert views[0].tobytes() == views[1].tobytes()
    for engine, view in zip(engines, views, strict=True):
        engine.game.imagine(view, new_stream("thoughts", seed, THOUGHT))
    assert views[0].tobytes() == views[1].tobytes()


@every_configuration
def test_setup_needs_no_empty_record(interpreted: Engine, configuration: Configuration) -> None:
    """A record used before, or never cleaned, is set up like a new one."""
    records = [np.zeros(1, GAME.record), np.full(GAME.record.itemsize, 0x55, np.uint8).view(GAME.record)]
    for record in records:
        interpreted.game.setup(record[0], configuration.options, new_stream("a used record"))
    for name in GAME.record.names or ():
        if name != "filling":
            assert records[0][name].tobytes() == records[1][name].tobytes(), name


def test_the_record_is_small_and_every_byte_of_it_has_a_name() -> None:
    sizes = [GAME.record[name].itemsize for name in GAME.record.names or ()]
    assert sum(sizes) == GAME.record.itemsize <= 1024


# --- dice, and card sets of your own


def test_dice_fall_evenly(interpreted: Engine) -> None:
    state = deal(interpreted, CONFIGURATIONS[0], "dice")
    interpreted_roll = interpreted.rule(roll)
    total = np.zeros(6, np.int64)
    for _ in range(600):
        state.rolled[:] = 0
        interpreted_roll(state, 1, 10)
        total += state.rolled[1]
    assert total.sum() == 6000
    assert FACE[1].tolist() == [0, 0, 2, 4, 6, 7]
    assert 1850 < total[0] < 2150, "two blank faces are one"
    assert total[1] == 0
    assert all(900 < count < 1100 for count in total[2:])


def test_a_card_set_is_played_by_binding_its_tables() -> None:
    tables = {**STANDARD.tables(), "FACE": np.zeros((6, 6), np.int8)}
    build = plain_python()
    for name, table in tables.items():
        build.bind(name, table)
    engine = BuiltEngine(GAME, build)
    state = deal(engine, CONFIGURATIONS[0], "blank dice")
    luck = random.Random("blank dice")
    while state.phase not in (TIED, OVER):
        seat = luck.choice(waiting_seats(engine, state))
        engine.game.pick(state, seat, luck.randrange(int(engine.game.legal(state, seat))))
    assert state.points.tolist() == [0, 0]
    same = interpreted_engine(GAME)
    other = deal(same, CONFIGURATIONS[0], "blank dice")
    assert other.hand.tolist() == deal(engine, CONFIGURATIONS[0], "blank dice").hand.tolist()


def marks_with(table: np.ndarray[Any, Any]) -> bytes:
    """The mark of a rule's compiled code, with the table SKILL bound to this one."""
    marks = []

    def note(function: FunctionType, mark: bytes, outside: bool, inline: bool) -> Any:
        marks.append(mark)
        return function

    build = Build(note)
    build.bind("SKILL", table)
    build.rule(GAME.rules["pick"])
    return b"".join(marks)


def test_bound_tables_are_known_by_their_content() -> None:
    """A change in the midst of a table, which numpy does not print, makes other machine code."""
    table = STANDARD.tables()["SKILL"].copy()
    before = marks_with(table)
    assert marks_with(table.copy()) == before
    table[75, 3] += 1
    assert marks_with(table) != before


def test_a_table_can_be_laid_out_before_the_deal() -> None:
    """Dice that fall first, and cards on top of a deck and of the tactics; the rest is chance."""
    state = GAME.new_state()
    prepare(state, CONFIGURATIONS[0].options, new_stream("laid out"))
    take_first_teams(state)
    shuffle_up(state)
    for depth, card in enumerate((145, 110, 141)):
        stack(state.pile[1], int(state.decked[1]), depth, card)
    stack(state.tactic_pile, int(state.tactics_piled), 0, 139)
    begin(state)
    check(state)
    assert state.hand[1, :3].tolist() == [145, 110, 141]
    assert state.tactics[0] == 139


def test_the_team_of_a_first_game() -> None:
    assert initiation_team().bit_count() == 17
