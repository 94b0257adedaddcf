"""The story of NBA Deck-Building as rules tell it: the same on every target, and read to the last number."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixthman.games.hoops.declaration import DISCARD, DONE, MENU, REFRESH, REMOVE, REROLL
from sixthman.games.hoops.rules import GAME
from sixthman.games.hoops.rules import events as declared
from sixthman.games.hoops.rules.cards import STANDARD, write_cards
from sixthman.games.hoops.rules.events import EVENTS
from sixthman.games.hoops.rules.record import State, ask
from sixthman.games.hoops.rules.story import AFTER, BEFORE, SAID, STORY_RECORDS, tell_choice
from sixthman.games.hoops.table import HoopsAdapter, HoopsOptions, TableCards
from sixthman.games.hoops.table.story import Story
from sixthman.kernel.facts import Shape, new_sheet, put
from sixthman.kernel.game import Engine, interpreted_engine, module_engine
from sixthman.messages import LANGUAGES
from sixthman.table import Event, Table, read_record, verify_record
from sixthman.table.adapter import Given
from tests.games.hoops.conftest import (
    BASE_THREE,
    INSIDE,
    KENTUCKY,
    MICHIGAN,
    STARTERS,
    dice_fall,
    die,
    five,
    hold,
    in_turn,
    keep,
    pile,
    ready,
)

from .hoops import DESK, NAMES, VARIANTS, new_table, play, standard, told

GOLDEN = sorted((Path(__file__).parents[1] / "records").glob("hoops*.txt"))
RECORDS = [path for path in GOLDEN if "second" in path.stem]  # played with the present standard cards
SECRET = ("hoops-hand", "hoops-drawn")


@pytest.fixture(scope="module")
def compiled() -> Engine:
    """The rules as machine code."""
    return module_engine(DESK.game)


@pytest.fixture(params=["interpreted", pytest.param("compiled", marks=pytest.mark.xdist_group("compiled"))])
def engine(request: pytest.FixtureRequest) -> Engine:
    """Each target in turn."""
    if request.param == "interpreted":
        return interpreted_engine(DESK.game)
    engine: Engine = request.getfixturevalue("compiled")
    return engine


def table_at(state: State, engine: Engine) -> Table:
    """A table at which a game stands just so."""
    table = Table(DESK, HoopsOptions(first=1), seed="a table", names=NAMES, engine=engine)
    table._state = state
    return table


def facts_of(happened: list[Event], kind: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind."""
    return [dict(event.facts) for event in happened if event.type == kind]


# --- kinds and shapes


def test_kinds_are_called_by_their_messages() -> None:
    """The numbers the rules tell, from 0 without a gap, each with the message of its name."""
    numbers = {name: number for name, number in vars(declared).items() if name.startswith("EVENT_")}
    assert sorted(numbers.values()) == sorted(EVENTS) == list(range(len(EVENTS)))
    for name, number in numbers.items():
        assert EVENTS[number][0] == name.replace("EVENT_", "hoops-").replace("_", "-").lower()


def numbers_for(shape: Shape, sample: Iterator[int]) -> Iterator[int]:
    """Some numbers of a shape; lists have two items."""
    if isinstance(shape, str):
        yield next(sample) % 2
    elif isinstance(shape, dict):
        for inner in shape.values():
            yield from numbers_for(inner, sample)
    else:
        yield 2
        for _ in range(2):
            yield from numbers_for(shape[1], sample)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_read_to_its_last_number(language: str) -> None:
    """One of each kind on a sheet: all are read, with names for cards, and words can be made of them."""
    story = Story(DESK.notation)
    sample = iter(range(10_000))
    sheet = new_sheet()
    for kind, (_, shape) in EVENTS.items():
        for number in (kind, kind % 3 - 1, *numbers_for(shape, sample)):
            put(sheet, number)
    happened = story._read(sheet)
    assert [event.type for event in happened] == [name for name, _ in EVENTS.values()]
    assert [event.to for event in happened] == [[None, 0, 1][kind % 3] for kind in EVENTS]
    for event, (_, shape) in zip(happened, EVENTS.values(), strict=True):
        assert list(event.facts) == list(shape)
        assert all(told([event], language))
    assert happened[declared.EVENT_MOVED].facts["card"] in STANDARD.names
    assert happened[declared.EVENT_KEEPS].facts["dice"] == ["3pts0", "3pts0"]


# --- whole games


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_same_story_on_every_target(path: Path, compiled: Engine) -> None:
    """Golden records: every event with its facts, in the same order, for the same ears."""
    record = read_record(path.read_text("utf-8"))
    stories = [verify_record(record, DESK, target)._events for target in (None, compiled)]
    assert stories[0] == stories[1]
    assert len(stories[0]) > 200
    for event in stories[0]:
        assert event.to == (event.facts["seat"] if event.type in SECRET else None), event


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_story_is_of_the_same_game(variant: str) -> None:
    """The steps that are taken again, with all that followed, lead to the table as it is."""
    table = new_table(VARIANTS[variant], seed=variant)
    records = np.zeros(STORY_RECORDS, GAME.record)
    words = records.view(np.uint64).reshape(STORY_RECORDS, -1)
    tell = DESK.engine.rule(tell_choice)
    while not table.over:
        before = table._state.copy()
        table = play(table, luck=len(table.reveals), choices=1)
        step = table._steps[-1]
        assert step.before.tobytes() == before.tobytes()
        records[BEFORE] = before
        said = np.array([(int(one.before.phase), one.choice) for one in table._steps[-SAID:]], np.int16)
        tell(records, words, step.seat, said, len(said), new_sheet())
        assert records[AFTER].tobytes() == table._state.tobytes()


def test_a_tie_is_told_to_its_end(engine: Engine) -> None:
    """H13: a tie, both verdicts, an overtime with its turns, and the final score."""
    state = in_turn(player=1, hand=[110, 112], overtimes=1)
    state.turn, state.last_turn, state.points[:] = 24, 1, 40
    table = table_at(state, engine)
    happened = table.choose(1, "end")
    assert [(event.type, dict(event.facts)) for event in happened] == [("hoops-tied", {"points": 40})]
    assert table.choose(1, "draw") == []
    happened = table.choose(0, "play on")
    assert [event.type for event in happened] == [
        "hoops-plays-on",
        "hoops-agrees",
        "hoops-overtime",
        "hoops-overtime-turn",
    ]
    assert happened[0].facts["seat"] == 0
    assert happened[3].facts == {"seat": 1, "turn": 1, "overtime": 1}
    state.turn, state.last_turn, state.points[:] = 6, 1, (40, 43)
    ask(state, MENU)
    ranking = [{"place": 1, "seat": 1, "points": 43}, {"place": 2, "seat": 0, "points": 40}]
    assert facts_of(table.choose(1, "end"), "hoops-final") == [{"ranking": ranking}]


def test_the_deal_is_told_in_order(engine: Engine) -> None:
    """Hands by model, whatever order they were drawn in; then the markets and the first turn."""
    hand = ["substitute-SF-1", "base-offense-inside", "substitute-PG-1"]
    piles = {"deck 1": hand, "players": ["Kyle Korver"]}
    options = HoopsOptions(first=2)
    table = Table(DESK, options, seed="a deal", given=Given(piles), names=NAMES, engine=engine)
    first, *hands, markets, turn, enters = table._events
    assert (first.type, first.facts) == ("hoops-first", {"seat": 1})
    for seat, dealt in enumerate(hands):
        models = [standard(name) for name in dealt.facts["cards"]]
        assert (dealt.type, dealt.to, len(models)) == ("hoops-hand", seat, 6)
        assert models == sorted(table._state.hand[seat, :6].tolist())
    assert set(hand) <= set(hands[0].facts["cards"])
    assert markets.facts["card"] == "Kyle Korver"
    assert len(markets.facts["tactics"]) == 6
    assert (turn.type, turn.facts) == ("hoops-turn", {"seat": 1, "turn": 1, "overtime": 0})
    assert (enters.type, enters.facts["left"]) == ("hoops-enters", 18)


def test_the_row_moves_on(engine: Engine) -> None:
    """H1, H2: an attack nobody stopped; the pile is empty, so all move on and the last one is out."""
    state = in_turn(hand=[110])
    keep(state, 1, die(INSIDE, 7))
    state.row[:] = [-1, -1, -1, 5, -1, 7]
    state.piled = 0
    ask(state, REMOVE)
    happened = table_at(state, engine).choose(0, [DONE])
    scored = {"seat": 1, "attack": 7, "defence": 0, "points": 7, "total": 7}
    assert facts_of(happened, "hoops-scored-free") == [scored]
    assert [event.type for event in happened][-2:] == ["hoops-row-moves", "hoops-pushed-out"]
    assert happened[-1].facts == {"card": STANDARD.names[7]}


def test_a_hole_in_the_tactic_market(engine: Engine) -> None:
    """H12: with both piles empty the tactic replaced fills the first hole, and another one is left."""
    state = in_turn(hand=[110])
    state.tactics[:] = [-1, KENTUCKY, MICHIGAN, -1, -1, -1]
    state.tactics_piled, state.tactics_gone = 0, 0
    ask(state, REFRESH)
    happened = table_at(state, engine).choose(0, [KENTUCKY, DONE])
    refreshed = {"seat": 0, "out": ["Kentucky Offense"], "in": []}
    assert facts_of(happened, "hoops-refreshed") == [refreshed]


# --- what was chosen one by one


def test_who_moved_is_told_by_position(engine: Engine) -> None:
    """H4: a chain from the center to the wing, then another newcomer, whose story is his own."""
    state = in_turn(hand=[118, standard("Stephen Curry"), BASE_THREE])
    state.court[0] = [*STARTERS[:3], 115, 117]
    table = table_at(state, engine)
    happened = table.choose(0, "replace substitute-C-1 to PF to SF")
    assert [(event.type, dict(event.facts)) for event in happened] == [
        (
            "hoops-came-in",
            {"seat": 0, "in": "substitute-C-1", "position": "C", "out": "starter-SF-1"},
        ),
        ("hoops-moved", {"seat": 0, "card": "substitute-SF-2", "position": "SF"}),
        ("hoops-moved", {"seat": 0, "card": "substitute-PF-2", "position": "PF"}),
    ]
    happened = table.choose(0, "Stephen Curry")
    assert happened[0].facts["in"] == "Stephen Curry"
    assert facts_of(happened, "hoops-moved") == []


def test_what_was_paid(engine: Engine) -> None:
    """H7: cards in the order they were paid, each purchase with its own."""
    state = in_turn(hand=[112, 110, standard("Duke Offense"), BASE_THREE])
    state.row[:] = [standard("Steve Kerr"), -1, -1, -1, -1, -1]
    state.tactics[:] = [standard("Duke Offense"), -1, -1, -1, -1, -1]
    table = table_at(state, engine)
    happened = table.choose(0, "buy Steve Kerr with substitute-SG-1, substitute-PG-1")
    assert facts_of(happened, "hoops-bought") == [
        {
            "seat": 0,
            "card": "Steve Kerr",
            "cost": 3,
            "paid": ["substitute-SG-1", "substitute-PG-1"],
            "value": 4,
        }
    ]
    happened = []
    happened += table.choose(0, "buy Duke Offense with Duke Offense")
    while not facts_of(happened, "hoops-bought"):
        happened += table.choose(0, [table.legal(0)[0]])
    paid = facts_of(happened, "hoops-bought")[0]["paid"]
    assert paid[0] == "Duke Offense"
    assert not {"substitute-SG-1", "substitute-PG-1"} & set(paid)


def test_dice_of_two_rerolls_are_kept_apart(engine: Engine) -> None:
    """H8: an attack and a defense in one turn, each with the dice it took up, lowest first."""
    state = in_turn()
    state.court[0] = five(three=5, block=2, stop=2, intelligence=11, rebounds=5)
    state.court[1] = five(rebounds=1)
    keep(state, 1, die(INSIDE, 7))
    ready(state, 0, KENTUCKY, MICHIGAN)
    dice_fall(state, *[0] * 20)
    table = table_at(state, engine)
    table.choose(0, "attack Kentucky Offense")
    happened = table.choose(0, "reroll 3pts0 3pts0")
    assert facts_of(happened, "hoops-rerolled")[0]["dice"] == ["3pts0", "3pts0"]
    table.choose(0, "defend Michigan Defense")
    assert table._state.phase == REROLL
    happened = table.choose(0, "reroll block0 stop0 -")
    rerolled = facts_of(happened, "hoops-rerolled")
    assert rerolled == [{"seat": 0, "count": 2, "dice": ["block0", "stop0"], "fell": ["block0", "stop0"]}]
    assert facts_of(happened, "hoops-tires") == [{"seat": 0, "count": 2, "left": 7}]


def test_no_dice_to_roll(engine: Engine) -> None:
    """A team without the skill of its tactic: no dice are told, neither fallen nor kept."""
    state = in_turn(hand=[110])
    state.court[0] = five(three=0)
    ready(state, 0, BASE_THREE)
    happened = table_at(state, engine).choose(0, "attack base-offense-3-pts")
    assert [(event.type, dict(event.facts)) for event in happened] == [
        ("hoops-no-dice", {"seat": 0, "card": "base-offense-3-pts", "dice": []})
    ]


def test_cards_left_in_hand(engine: Engine) -> None:
    """H11: discarded, removed, kept and drawn; what is drawn is told in order, beside one alike in hand."""
    state = in_turn(hand=[110, 112, BASE_THREE, BASE_THREE])
    pile(state, 0, 119, 110, BASE_THREE, 101)
    ask(state, DISCARD)
    happened = table_at(state, engine).choose(0, [112, DONE, 110, BASE_THREE, DONE])
    found = {event.type: event.facts for event in happened}
    assert found["hoops-discards"]["cards"] == ["substitute-SG-1"]
    assert found["hoops-removes"]["cards"] == ["substitute-PG-1", "base-offense-3-pts"]
    assert found["hoops-keeps-cards"]["count"] == 1
    assert found["hoops-draws"] == {"seat": 0, "count": 5}
    assert found["hoops-drawn"]["cards"] == [
        "starter-PG-2",
        "substitute-PG-1",
        "substitute-SG-1",
        "substitute-C-2",
        "base-offense-3-pts",
    ]
    assert "hoops-reshuffles" in found


def test_a_turn_that_passes_by_itself(engine: Engine) -> None:
    """Who has no cards at all removes none: those of the turn before are not written again."""
    state = in_turn(hand=[112])
    state.overtime, state.turn = 1, 2
    hold(state, 1)
    pile(state, 0, 113)
    pile(state, 1)
    state.discarded[:], state.prepared[1] = 0, -1
    ask(state, REMOVE)
    happened = table_at(state, engine).choose(0, [112])
    assert [event.facts["turn"] for event in happened if event.type == "hoops-overtime-turn"] == [3, 4]
    assert facts_of(happened, "hoops-removes") == [{"seat": 0, "cards": ["substitute-SG-1"]}]


def test_a_seat_that_cannot_make_up_its_mind() -> None:
    """H14: a team may be begun anew as often as one likes, which makes for more steps than are looked at."""
    table = new_table(HoopsOptions(pick_team=True, first=1))
    for _ in range(SAID):
        table.choose(0, "starter-PG-1, starter-SG-2")
        table.take_back(0)
    for seat in (0, 1):
        while seat in table.waiting() and table._state.stage[seat] < 17:
            happened = table.choose(seat, [table.legal(seat)[0]])
    assert [event.type for event in happened][:2] == ["hoops-team", "hoops-team"]


def test_cards_of_ones_own_are_told(tmp_path: Path) -> None:
    """Costs, values and what a tactic keeps are those of the set that is played with."""
    text = write_cards(STANDARD).replace('{ name = "Steve Kerr"', '{ name = "Steve Curr"')
    lines = [
        line.replace("cost = 3", "cost = 4") if "Steve Curr" in line else line
        for line in text.replace(
            'name = "substitute-SG-1", positions = ["SG"], value = 2',
            'name = "substitute-SG-1", positions = ["SG"], value = 0',
        ).splitlines()
    ]
    path = tmp_path / "mine.toml"
    path.write_text("\n".join(lines), "utf-8")
    adapter = HoopsAdapter(TableCards.read(path))
    assert (adapter.cards.tables["VALUE"][112], adapter.cards.tables["COST"][standard("Steve Kerr")]) == (
        0,
        4,
    )
    table = Table(adapter, HoopsOptions(first=1, cards=adapter.cards), seed="mine", names=NAMES)
    table._state = in_turn(hand=[112, 110, 113, 100])
    table._state.row[:] = [standard("Steve Kerr"), -1, -1, -1, -1, -1]
    happened = table.choose(0, "buy Steve Curr with substitute-SG-1, substitute-PG-1, starter-PG-1")
    paid = ["substitute-SG-1", "substitute-PG-1", "starter-PG-1"]
    assert facts_of(happened, "hoops-bought") == [
        {"seat": 0, "card": "Steve Curr", "cost": 4, "paid": paid, "value": 5}
    ]
