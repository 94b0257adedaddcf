"""What holds at every step of every game: both targets agree, nothing is lost, nothing leaks, all ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
import pytest

from sixthman.games.hoops.declaration import (
    AGREE,
    DONE,
    DRAFT,
    GIVEN,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MOVE,
    OVER,
    PICK_TEAM,
    PILE,
    REROLL,
    SPOT,
    TACTIC_PILE,
    TIED,
)
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules.cards import COPIES, COST, FACE, FATIGUE, KIND, POSITIONS, STANDARD
from sixthman.games.hoops.rules.course import begin, longest_game, take_back
from sixthman.games.hoops.rules.decks import discard, draw_cards, put_on_top, take_from_hand
from sixthman.games.hoops.rules.dice import roll
from sixthman.games.hoops.rules.record import State
from sixthman.games.hoops.rules.setup import (
    initiation_team,
    prepare,
    shuffle_up,
    stack,
    starting_card,
    take_first_teams,
)
from sixthman.kernel.game import BuiltEngine, Engine, interpreted_engine, new_streams
from sixthman.kernel.playout import at_random, play_batch
from sixthman.kernel.rules import Build
from sixthman.kernel.rules import interpreted as plain_python
from sixthman.kernel.stream import THOUGHT, WIDE_STREAM, key_of, new_stream

pytestmark = pytest.mark.xdist_group("hoops")

SPECTATOR = 2


class Configuration(NamedTuple):
    """What people agree on before a game."""

    pick_team: int
    opening_draft: int
    overtimes: int = 4

    @property
    def options(self) -> np.ndarray[Any, Any]:
        """As `setup` takes it."""
        return np.array([self.pick_team, self.opening_draft, self.overtimes, -1], np.int64)

    def __str__(self) -> str:
        return (
            "-".join(
                name
                for name, there in (("initiation", not self.pick_team), ("picked", self.pick_team))
                if there
            )
            + "-draft" * self.opening_draft
        )


CONFIGURATIONS = [Configuration(pick_team, draft) for pick_team in (0, 1) for draft in (0, 1)]
every_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def deal(engine: Engine, configuration: Configuration, seed: object) -> State:
    """A game at its start."""
    state = GAME.new_state()
    engine.game.setup(state, configuration.options, new_stream(f"{configuration} {seed}"))
    return state


def waiting_seats(engine: Engine, state: State) -> list[int]:
    """The seats that owe a choice."""
    mask = int(engine.game.waiting(state))
    return [seat for seat in (0, 1) if mask >> seat & 1]


def open_choices(engine: Engine, state: State, seat: int) -> list[int]:
    """The choices open to a seat that is waited for."""
    return [int(engine.game.choice(state, seat, k)) for k in range(int(engine.game.legal(state, seat)))]


def some_points(
    engine: Engine, configuration: Configuration, games: int, share: float, seed: str = "points"
) -> Iterator[tuple[State, random.Random]]:
    """A share of all decision points of some random games, the end of each included; live states."""
    for game in range(games):
        luck = random.Random(f"{configuration} {seed} {game}")
        state = deal(engine, configuration, f"{seed} {game}")
        while not engine.game.over(state):
            if luck.random() < share:
                yield state, luck
            seat = luck.choice(waiting_seats(engine, state))
            engine.game.pick(state, seat, luck.randrange(int(engine.game.legal(state, seat))))
        yield state, luck


def view_of(engine: Engine, state: State, seat: int) -> State:
    """What a seat, or the spectator, may know."""
    view = GAME.new_state()
    engine.game.view(state, seat, view)
    return view


# --- both targets


def batch(engine: Engine, configuration: Configuration, games: int) -> tuple[bytes, bytes]:
    """Fingerprints of the final records of a batch, and its scores."""
    states = np.zeros(1, GAME.record)
    decisions, marks = np.zeros(games, np.int64), np.zeros(games, np.uint64)
    scores, places = np.zeros((games, 2), np.int32), np.zeros((games, 2), np.int32)
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
            places,
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
        for name in ("score", "place"):
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


# --- nothing is lost


def piles(state: State) -> Iterator[tuple[str, list[int]]]:
    """Every place a card can be in, and the cards there."""
    for seat in (0, 1):
        yield "draw pile", state.pile[seat, : int(state.decked[seat])].tolist()
        yield "discard pile", state.pile[seat, PILE - int(state.discarded[seat]) :].tolist()
        yield "hand", state.hand[seat, : int(state.held[seat])].tolist()
        yield "court", state.court[seat].tolist()
        yield "prepared", state.prepared[seat].ravel().tolist()
    yield "row", state.row.tolist()
    yield "tactics", state.tactics.tolist()
    yield "tactic pile", state.tactic_pile[: int(state.tactics_piled)].tolist()
    yield "tactic discards", state.tactic_pile[TACTIC_PILE - int(state.tactics_gone) :].tolist()
    yield "player pile", state.player_pile[: int(state.piled)].tolist()
    yield "fatigue pile", [FATIGUE] * int(state.fatigue)
    yield "box", [card for card in range(151) for _ in range(int(state.box[card]))]
    if state.phase in (LEAVE_OUT, SPOT, MOVE, MAKE_ROOM):
        yield "in question", [int(state.subject)]


def census(state: State) -> Counter[int]:
    """How many cards of each model there are."""
    return Counter(card for _, cards in piles(state) for card in cards if card >= 0)


def all_cards(state: State) -> Counter[int]:
    """What the census should find: all that was dealt out, by what is public of it."""
    found: Counter[int] = Counter({FATIGUE: 9})
    for seat in (0, 1):
        for index in range(30):
            if state.phase != PICK_TEAM and int(state.team[seat]) >> index & 1:
                found[starting_card(index)] += 1
        found.update(card for card in state.drafted[seat].tolist() if card >= 0)
    if state.phase in (DRAFT, LEAVE_OUT):
        if state.phase == LEAVE_OUT:
            found[int(state.subject)] += 1
    elif state.phase != PICK_TEAM:
        found.update(state.player_pile.tolist())
        found.update({card: int(COPIES[card]) for card in range(120, 140)})
    return found


def check(state: State) -> None:
    """What is true of every full state."""
    assert census(state) == all_cards(state)
    for seat in (0, 1):
        assert 0 <= state.shown[seat] <= state.held[seat] <= 6
        assert 0 <= state.topped[seat] <= state.decked[seat]
        assert int(state.decked[seat]) + int(state.discarded[seat]) + int(state.held[seat]) <= PILE
        if state.phase != PICK_TEAM:
            assert all(POSITIONS[card] >> p & 1 for p, card in enumerate(state.court[seat].tolist()))
        for row in (0, 1):
            tactics = state.prepared[seat, row].tolist()
            assert all(card < 0 or KIND[card] == row + 1 for card in tactics)
            assert tactics == [card for card in tactics if card >= 0] + [-1] * tactics.count(-1)
    check_dice(state)


def check_dice(state: State) -> None:
    """Ten of each colour a player: on court, on the table, taken up, and the rest in the pool."""
    table = state.rolled.sum(axis=1) + state.marked
    assert (state.rolled >= 0).all()
    assert (state.marked >= 0).all()
    assert (state.kept >= 0).all()
    if state.phase not in (REROLL, KEEP):
        assert not table.any()
    for seat in (0, 1):
        on_court = state.kept[seat].sum(axis=1)
        assert (on_court + (table if seat == state.player else 0) <= 10).all()


@every_configuration
def test_every_card_and_die_is_somewhere_at_every_step(
    compiled: Engine, configuration: Configuration
) -> None:
    phases = set()
    for state, _ in some_points(compiled, configuration, games=15, share=1.0):
        phases.add(int(state.phase))
        check(state)
    expected = set(range(DRAFT if configuration.opening_draft else LEAVE_OUT + 1, TIED)) | {OVER}
    assert phases >= expected | ({PICK_TEAM} if configuration.pick_team else set())


@every_configuration
def test_choices_are_distinct_and_in_range_and_points_only_grow(
    compiled: Engine, configuration: Configuration
) -> None:
    points = np.zeros(2, np.int64)
    for state, _ in some_points(compiled, configuration, games=6, share=1.0, seed="choices"):
        if state.turn <= 1:
            points = np.zeros(2, np.int64) if state.overtime == 0 else points
        assert (state.points >= points).all()
        points = state.points.astype(np.int64)
        for seat in waiting_seats(compiled, state):
            choices = open_choices(compiled, state, seat)
            assert choices
            assert len(set(choices)) == len(choices)
            assert all(0 <= chosen < GAME.choices for chosen in choices)
            assert choices != [DONE]


# --- every game ends


@every_configuration
def test_random_games_stay_within_the_bound(compiled: Engine, configuration: Configuration) -> None:
    for game in range(20):
        luck = random.Random(f"{configuration} {game}")
        state = deal(compiled, configuration, f"length {game}")
        choices = 0
        while not compiled.game.over(state):
            seat = luck.choice(waiting_seats(compiled, state))
            compiled.game.pick(state, seat, luck.randrange(int(compiled.game.legal(state, seat))))
            choices += 1
        assert choices <= longest_game(configuration.overtimes)
        assert state.turn <= 24


@every_configuration
@pytest.mark.parametrize("busy", [True, False])
def test_stubborn_games_stay_within_the_bound(
    compiled: Engine, configuration: Configuration, busy: bool
) -> None:
    """Players who never say DONE while there is something else to do, and players who always do."""
    luck = random.Random(f"stubborn {configuration}")
    for game in range(6):
        state = deal(compiled, configuration, f"stubborn {game}")
        count = 0
        while not compiled.game.over(state):
            seat = luck.choice(waiting_seats(compiled, state))
            choices = open_choices(compiled, state, seat)
            if busy:
                choices = [chosen for chosen in choices if chosen not in (DONE, AGREE)]
            elif DONE in choices:
                choices = [DONE]
            compiled.game.act(state, seat, luck.choice(choices))
            count += 1
        assert count <= longest_game(configuration.overtimes)
        assert state.overtime <= configuration.overtimes


# --- nothing leaks


def disturb(state: State, viewer: int, luck: random.Random) -> State:
    """The same game with all that a seat may not know put differently."""
    copy = state.copy()
    copy.stream.key[:] = [luck.randrange(1 << 32) for _ in range(8)]
    copy.stream.used = luck.randrange(17)
    copy.given[:] = [luck.randrange(6) for _ in range(GIVEN)]
    copy.given_used = luck.randrange(GIVEN)
    for seat in (0, 1):
        hidden = int(copy.decked[seat]) - int(copy.topped[seat])
        deck = copy.pile[seat, :hidden].tolist()
        shown = int(copy.held[seat]) if seat == viewer else int(copy.shown[seat])
        pool = deck + copy.hand[seat, shown : int(copy.held[seat])].tolist()
        luck.shuffle(pool)
        copy.pile[seat, :hidden] = pool[:hidden]
        copy.hand[seat, shown : int(copy.held[seat])] = pool[hidden:]
        copy.hand[seat, int(copy.held[seat]) :] = luck.randrange(150)
        copy.pile[seat, int(copy.decked[seat]) : PILE - int(copy.discarded[seat])] = luck.randrange(150)
        if seat != viewer:
            known = copy.hand[seat, :shown].tolist()
            copy.hand[seat, :shown] = luck.sample(known, len(known))
            if state.phase in (PICK_TEAM, TIED):
                take_back(copy, seat)
    tactics = copy.tactic_pile[: int(copy.tactics_piled)].tolist()
    copy.tactic_pile[: int(copy.tactics_piled)] = luck.sample(tactics, len(tactics))
    unseen = sorted(set(range(100)) - set(copy.player_pile[int(copy.piled) :].tolist()))
    copy.player_pile[: int(copy.piled)] = luck.sample(unseen, int(copy.piled))
    return copy


@every_configuration
def test_a_view_does_not_depend_on_what_is_hidden(compiled: Engine, configuration: Configuration) -> None:
    changed = 0
    for state, luck in some_points(compiled, configuration, games=8, share=0.3, seed="leaks"):
        for viewer in (0, 1, SPECTATOR):
            other = disturb(state, viewer, luck)
            changed += other.tobytes() != state.tobytes()
            assert view_of(compiled, other, viewer).tobytes() == view_of(compiled, state, viewer).tobytes()
    assert changed > 100


def test_a_view_shows_what_is_known(compiled: Engine) -> None:
    """The own hand; cards laid on the pile; what the opponent is known to hold."""
    for state, _ in some_points(compiled, CONFIGURATIONS[0], games=4, share=0.3, seed="known"):
        for viewer in (0, 1):
            view = view_of(compiled, state, viewer)
            held = int(state.held[viewer])
            assert view.hand[viewer, :held].tolist() == state.hand[viewer, :held].tolist()
            assert open_choices_if_asked(compiled, view, viewer) == open_choices_if_asked(
                compiled, state, viewer
            )
            other = 1 - viewer
            shown, topped = int(state.shown[other]), int(state.topped[other])
            assert view.hand[other, :shown].tolist() == sorted(state.hand[other, :shown].tolist())
            assert (view.hand[other, shown:] == -1).all()
            if topped:
                end = int(view.decked[other]) + int(view.held[other]) - shown
                top = state.pile[other, int(state.decked[other]) - topped : int(state.decked[other])]
                assert view.pile[other, end - topped : end].tolist() == top.tolist()


def open_choices_if_asked(engine: Engine, state: State, seat: int) -> list[int]:
    """The choices of a seat, none if it is not waited for."""
    return open_choices(engine, state, seat) if seat in waiting_seats(engine, state) else []


def test_the_opponent_knows_a_card_drawn_from_on_top(compiled: Engine) -> None:
    state = deal(compiled, CONFIGURATIONS[0], "on top")
    state.hand[1, :2], state.held[1], state.shown[1] = [110, 111], 2, 0
    state.pile[1, :2], state.decked[1], state.topped[1] = [112, 113], 2, 0
    put_on_top(state, 1, 7)
    draw_cards(state, 1, 2)
    assert (int(state.held[1]), int(state.shown[1]), int(state.topped[1])) == (4, 1, 0)
    view = view_of(compiled, state, 0)
    assert view.hand[1, :4].tolist() == [7, -1, -1, -1]
    assert view.pile[1, :4].tolist() == [110, 111, 112, 113]


def test_the_opponent_knows_the_whole_hand_when_the_pile_runs_out(compiled: Engine) -> None:
    """Everything hidden is in hand then; what is drawn from the shuffled discards is hidden again."""
    state = deal(compiled, CONFIGURATIONS[0], "runs out")
    state.hand[1, :2], state.held[1], state.shown[1] = [111, 110], 2, 0
    state.pile[1, 0], state.decked[1], state.topped[1], state.discarded[1] = 112, 1, 0, 0
    for card in (113, 140):
        discard(state, 1, card)
    draw_cards(state, 1, 2)
    assert (int(state.held[1]), int(state.shown[1])) == (4, 3)
    view = view_of(compiled, state, 0)
    assert view.hand[1, :4].tolist() == [110, 111, 112, -1]
    assert view.pile[1, :2].tolist() == [113, 140]


def test_a_known_card_that_is_played_is_known_no_more(compiled: Engine) -> None:
    """Of two cards alike the known one goes first: the other is as hidden as it was."""
    state = deal(compiled, CONFIGURATIONS[0], "alike")
    state.hand[1, :3], state.held[1], state.shown[1] = [130, 110, 130], 3, 1
    take_from_hand(state, 1, 130)
    assert (int(state.held[1]), int(state.shown[1])) == (2, 0)
    assert sorted(state.hand[1, :2].tolist()) == [110, 130]


@every_configuration
def test_what_is_imagined_fits_the_view_and_is_a_full_state(
    compiled: Engine, configuration: Configuration
) -> None:
    for state, luck in some_points(compiled, configuration, games=6, share=0.15, seed="imagine"):
        for viewer in (0, 1, SPECTATOR):
            view = view_of(compiled, state, viewer)
            full = view.copy()
            compiled.game.imagine(full, new_stream("imagining", luck.randrange(1 << 20), THOUGHT))
            assert full.viewer == -1
            check(full)
            check_market(full)
            assert view_of(compiled, full, viewer).tobytes() == view.tobytes()
            for seat in waiting_seats(compiled, full):
                assert open_choices(compiled, full, seat) not in ([], [DONE])


def check_market(state: State) -> None:
    """The player pile is as the set-up makes it."""
    if state.phase > LEAVE_OUT:
        cards = state.player_pile[::-1].tolist()
        costs = [int(COST[card]) for card in cards]
        assert len(set(cards)) == 20
        assert costs == sorted(costs)
        assert sum(3 <= cost <= 5 for cost in costs) >= 4


@every_configuration
def test_imagined_games_can_be_played_to_the_end(compiled: Engine, configuration: Configuration) -> None:
    for state, luck in some_points(compiled, configuration, games=4, share=0.08, seed="go on"):
        full = view_of(compiled, state, luck.randrange(3))
        compiled.game.imagine(full, new_stream("going on", luck.randrange(1 << 20), THOUGHT))
        while not compiled.game.over(full):
            seat = luck.choice(waiting_seats(compiled, full))
            compiled.game.pick(full, seat, luck.randrange(int(compiled.game.legal(full, seat))))
        check(full)


def test_hidden_cards_are_imagined_evenly(compiled: Engine) -> None:
    """Two hidden cards in hand and two in the pile: each of the six ways equally often."""
    state = deal(compiled, CONFIGURATIONS[0], "even")
    state.player = 0
    state.hand[1, :3], state.held[1], state.shown[1] = [140, 110, 111], 3, 1
    state.pile[1, :3], state.decked[1], state.topped[1] = [112, 113, 7], 3, 1
    view, stream = view_of(compiled, state, 0), new_stream("evenly", 0, THOUGHT)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        full = view.copy()
        compiled.game.imagine(full, stream)
        assert full.hand[1, 0] == 140
        assert full.pile[1, 2] == 7
        found[tuple(sorted(full.hand[1, 1:3].tolist()))] += 1
    assert len(found) == 6
    assert all(400 < count < 600 for count in found.values())


def test_players_of_equal_cost_are_imagined_by_their_real_chances(compiled: Engine) -> None:
    """One hidden player. One of the cost turned up last has had j in j + 1 chances to lie higher up."""
    state = deal(compiled, CONFIGURATIONS[0], "equals")
    by_cost = sorted(range(100), key=lambda card: int(COST[card]))
    floor = next(
        cost
        for cost in range(128)
        if (COST[:100] < cost).sum() >= 17 and (COST[:100] == cost).sum() >= 5 and (COST[:100] > cost).any()
    )
    equals = [card for card in by_cost if COST[card] == floor]
    dearer = [card for card in by_cost if COST[card] > floor]
    revealed = [*by_cost[:17], *equals[:2]]
    state.player_pile[1:], state.piled = revealed[::-1], 1
    before, behind = 2, len(equals) - 2
    view, stream = view_of(compiled, state, 0), new_stream("equals", 0, THOUGHT)
    alike = 0
    for _ in range(4000):
        full = view.copy()
        compiled.game.imagine(full, stream)
        assert full.player_pile[0] not in revealed
        alike += int(COST[full.player_pile[0]] == floor)
    expected = 4000 * behind / (behind + (before + 1) * len(dearer))
    assert 0 < expected < 4000
    assert abs(alike - expected) < 4 * expected**0.5


def test_an_imagined_stream_is_its_own(compiled: Engine) -> None:
    """Two games imagined from one view go on differently, and neither like the thinker's stream."""
    view = view_of(compiled, deal(compiled, CONFIGURATIONS[0], "streams"), 0)
    stream = new_stream("streams", 0, THOUGHT)
    keys = []
    for _ in range(2):
        full = view.copy()
        compiled.game.imagine(full, stream)
        keys.append(full.stream.key.tolist())
        assert full.stream.key.tolist() != stream.key.tolist()
    assert keys[0] != keys[1]
    assert not view.stream.key.any()


# --- dice, and card sets of one's own


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
    for depth, card in enumerate((145, 110, 140)):
        stack(state.pile[1], int(state.decked[1]), depth, card)
    stack(state.tactic_pile, int(state.tactics_piled), 0, 139)
    begin(state)
    check(state)
    assert state.hand[1, :3].tolist() == [145, 110, 140]
    assert state.tactics[0] == 139


def test_the_team_of_a_first_game() -> None:
    assert initiation_team().bit_count() == 17
