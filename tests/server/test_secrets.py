"""Non-interference over the wire: what X must not know changes not one byte of what is sent to X.

At the start of stages of random games, the table is exchanged for another one that X cannot tell from it
(`view`, then `imagine`). Then the others seal, take back and seal again: other choices, in other numbers of
parts, and other seats in another order; only how many have chosen is the same. X tries what is not allowed,
and chooses. Everything X has been sent must be equal, byte for byte, as long as X's own view is.
"""

from __future__ import annotations

import random
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import pytest

from sixthman.games.allstar.declaration import CARDS, LINEUP, SHOOTOUT
from sixthman.games.allstar.server.questions import TriedTeam
from sixthman.games.allstar.table.evaluation import Evaluation
from sixthman.games.allstar.table.notation import card_name, read_card
from sixthman.kernel.stream import new_stream
from sixthman.messages import UserError
from sixthman.server import log_rows as kinds
from sixthman.server.advice import seen_by
from sixthman.server.audience import Audience
from sixthman.server.client import Client
from sixthman.server.engines import Rules, RulesCache
from sixthman.server.frames import hello_frame
from sixthman.server.log_rows import LogRow
from sixthman.server.question_types import Question
from sixthman.server.quick_table import QuickState, QuickTable
from sixthman.server.replays import record_text
from sixthman.server.responses import refusal
from sixthman.server.table_settings import agree
from sixthman.server.table_state import PLAYING, TableState

from .sittings import frames

MODES: list[tuple[str, int, dict[str, str]]] = [
    ("allstar", 2, {"mode": "heritage"}),
    ("allstar", 2, {"mode": "free-agency"}),
    ("allstar", 2, {"mode": "clash"}),
    *(("allstar", seats, {}) for seats in (3, 4, 5, 6)),
    ("allstar", 3, {"coaches": "yes"}),
    ("allstar", 2, {"edition": "2020"}),
    *(("allstar", seats, {"edition": "2020"}) for seats in (3, 4, 5, 6)),
    ("hoops", 2, {}),
    ("hoops", 2, {"pick team": "yes"}),
    ("hoops", 2, {"opening draft": "yes", "pick team": "yes"}),
]


def happen(table_state: TableState, kind: str, seat: int | None, **body: Any) -> None:
    """A row; time stands still within a stage."""
    at = 1000.0 + table_state.version
    table_state.apply(LogRow(table_state.number + 1, kind, seat, "person", body, at))


def open_to(table_state: TableState, seat: int) -> list[int]:
    """The choices open to a seat."""
    assert table_state.table is not None
    return table_state.table.legal(seat)


def begin(rules: Rules, seats: int, words: dict[str, str], seed: str, rows: list[LogRow]) -> QuickState:
    """A table at the deal, whose rows are kept."""
    agreed = agree(rules.adapter, words, [""] * seats, "steady", True, 1000.0)
    agreed = msgspec.structs.replace(agreed, secret=seed)
    table_state = QuickState("TABLE", agreed, rules)
    record(table_state, rows)
    for seat in range(seats):
        happen(table_state, kinds.SIT, seat, name=f"n{seat}", guest=f"g{seat}", secret="x")
    happen(table_state, kinds.DEAL, None)
    return table_state


def twin(table_state: QuickState, rows: list[LogRow], viewer: int, seed: str) -> QuickState:
    """The same table for the viewer, another one for everyone else."""
    other = QuickState(table_state.id, table_state.agreed, table_state.rules)
    for row in rows:
        other.apply(row)
    assert other.table is not None
    state = other.table.view(viewer if viewer < other.seats else None)
    other.rules.engine.game.imagine(state, new_stream(seed))
    assert isinstance(other.table, QuickTable)
    other.table._state, other.table._waited_for = state, None
    other._views.clear()
    other._seen = [other._view(onlooker).tobytes() for onlooker in range(other.seats + 1)]
    return other


def fill(table_state: TableState, seat: int, luck: random.Random) -> None:
    """Seal all that is asked of a seat, in parts of any size; sometimes take it back first."""
    if luck.random() < 0.3:
        happen(table_state, kinds.CHOICE, seat, choices=[luck.choice(open_to(table_state, seat))])
        assert table_state.table is not None
        if table_state.table.sealed(seat) and seat in table_state.waiting():
            happen(table_state, kinds.BACK, seat)
        elif table_state.table.sealed(seat):
            return
    while seat in table_state.waiting():
        happen(table_state, kinds.CHOICE, seat, choices=[luck.choice(open_to(table_state, seat))])


def sent(table_state: TableState, viewer: int, heard: int) -> list[bytes]:
    """Every byte that goes to the viewer: at once, when it comes back, and what is public."""
    refusals: list[Any] = []
    if viewer < table_state.seats and table_state.table is not None:
        for choice in ("Duck1", "Wolf3 Wolf4", "bus:1-2", "-", [0], [5, 6, 7], [100], [140]):
            try:
                refusals.append(table_state.table.verified(viewer, choice))
            except UserError as reason:
                refusals.append(refusal(reason, "en"))
    return [
        *told(table_state, viewer, heard),
        hello_frame(table_state, viewer, 0),
        msgspec.json.encode(helped(table_state, viewer)),
        msgspec.json.encode(refusals),
        record_text(table_state).encode() if table_state.state == PLAYING else b"",
    ]


_audiences: WeakKeyDictionary[TableState, dict[int, tuple[Audience, list[Client]]]] = WeakKeyDictionary()


def told(table_state: TableState, viewer: int, heard: int) -> list[bytes]:
    """What is sent to someone who is told how things are, and to someone who is told what has changed."""
    here = _audiences.setdefault(table_state, {})
    if viewer not in here:
        clients = [Client(viewer, "en", changes=changes) for changes in (False, True)]
        here[viewer] = Audience(viewer), clients
        here[viewer][0].clients |= {*clients}
    audience, clients = here[viewer]
    audience.tell(table_state, heard)
    return [frame for client in clients for frame in frames(client)]


def helped(table_state: TableState, viewer: int) -> list[Any]:
    """The answers to questions of a seat, refusals too; spectators ask about basketball only."""
    if table_state.table is None or table_state.state != PLAYING:
        return []
    helper = table_state.rules.helper
    if viewer >= table_state.seats:
        asks = table_state.agreed.game == "hoops"
        return [helper.evaluate(seen_by(table_state.table, None), Question())] if asks else []
    seen = seen_by(table_state.table, viewer)
    answers: list[Any] = []
    own = [card_name(card) for card in range(CARDS)] if table_state.agreed.game == "allstar" else []
    questions = [Question(bench=table_state.agreed.game == "allstar"), Question(dice=[140])]
    questions += [Question(teams=[TriedTeam([card], 0)]) for card in own[::9]]
    held = [card for card in own if holds(table_state, viewer, card)][:5]
    if held:
        questions.append(Question(teams=[TriedTeam(held, None), TriedTeam(held, 0)]))
    for question in questions:
        try:
            answers.append(helper.evaluate(seen, question))
        except UserError as reason:
            answers.append(refusal(reason, "en"))
    return answers


def holds(table_state: TableState, viewer: int, card: str) -> bool:
    """Does a seat see this card among its own?"""
    assert table_state.table is not None
    return read_card(card) in Evaluation().holding(table_state.table.view(viewer))


def view_bytes(table_state: TableState, viewer: int) -> bytes:
    """What the viewer may know."""
    return bytes(table_state._view(viewer).tobytes())


def play_stage(
    one: TableState, other: TableState, viewer: int, luck: random.Random, asked: list[int]
) -> bool:
    """The same stage on both tables; True if the viewer still cannot tell them apart."""
    others = [seat for seat in asked if seat != viewer]
    last = others.pop() if viewer not in asked else None
    count = luck.randint(0, len(others))
    heard = len(one.news[viewer])
    for table_state in (one, other):
        for seat in luck.sample(others, count):
            fill(table_state, seat, luck)
    assert sent(one, viewer, heard)[1:] == sent(other, viewer, heard)[1:]
    alike = opened_alike(one, other, others)
    if viewer in asked:
        choice = [luck.choice(open_to(one, viewer))]
        for table_state in (one, other):
            happen(table_state, kinds.CHOICE, viewer, choices=choice)
        if view_bytes(one, viewer) != view_bytes(other, viewer):
            return False
        assert one.now(viewer) == other.now(viewer)
        while viewer in one.waiting():
            choice = [luck.choice(open_to(one, viewer))]
            for table_state in (one, other):
                happen(table_state, kinds.CHOICE, viewer, choices=choice)
            if view_bytes(one, viewer) != view_bytes(other, viewer):
                return False
            assert one.now(viewer) == other.now(viewer)
    else:
        assert last is not None
        both = [number for number in open_to(one, last) if number in open_to(other, last)]
        if not both:
            return False
        choice = [luck.choice(both)]
        for table_state in (one, other):
            happen(table_state, kinds.CHOICE, last, choices=choice)
    if view_bytes(one, viewer) != view_bytes(other, viewer) or one.version != other.version or not alike:
        return False
    assert sent(one, viewer, heard) == sent(other, viewer, heard)
    return True


def opened_alike(one: TableState, other: TableState, seats: list[int]) -> bool:
    """Are envelopes that everyone will see opened the same? What was seen need not be in the view any more:
    with all cards known, the teams of a round are forgotten once the playoffs have begun; and a card that was
    shot may return to its bench (A24)."""
    assert one.table is not None
    assert other.table is not None
    if one.agreed.game != "allstar" or one.table._state.phase not in (LINEUP, SHOOTOUT):
        return True
    filled = [[table._state.envelope[seat].tolist() for seat in seats] for table in (one.table, other.table)]
    return filled[0] == filled[1]


@pytest.mark.parametrize(("game", "seats", "words"), MODES, ids=str)
def test_what_is_hidden_changes_no_byte(
    shelf: RulesCache, game: str, seats: int, words: dict[str, str]
) -> None:
    compare(shelf[game], seats, words, games=3 if game == "allstar" else 1)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "words"), MODES, ids=str)
def test_nor_in_many_games(shelf: RulesCache, game: str, seats: int, words: dict[str, str]) -> None:
    compare(shelf[game], seats, words, games=30 if game == "allstar" else 8)


def compare(rules: Rules, seats: int, words: dict[str, str], games: int) -> None:
    """Random games of one mode, with tables exchanged on the way."""
    game, compared, different = rules.game, 0, 0
    luck = random.Random(f"{game} {seats} {words}")
    for number in range(games):
        rows: list[LogRow] = []
        table_state = begin(rules, seats, words, f"secret {number}", rows)
        while table_state.state == PLAYING and len(rows) < 400:
            asked = table_state.waiting()
            fresh = table_state.table is not None and not any(map(table_state.table.sealed, range(seats)))
            if fresh and luck.random() < (0.25 if game == "allstar" else 0.05):
                viewer = luck.randrange(seats + 1)
                one = replayed(table_state, rows)
                other = twin(table_state, rows, viewer, f"{number} {len(rows)}")
                assert view_bytes(one, viewer) == view_bytes(other, viewer)
                assert one.table is not None
                assert other.table is not None
                different += one.table._state.tobytes() != other.table._state.tobytes()
                compared += play_stage(one, other, viewer, luck, asked)
            seat = luck.choice(table_state.waiting())
            happen(table_state, kinds.CHOICE, seat, choices=[luck.choice(open_to(table_state, seat))])
    assert different > 3
    assert compared > 1


def record(table_state: TableState, rows: list[LogRow]) -> None:
    """Keep the rows of a sitting from now on."""
    apply = table_state.apply

    def kept(row: LogRow) -> None:
        apply(row)
        rows.append(row)

    table_state.apply = kept  # type: ignore[method-assign]


def replayed(table_state: TableState, rows: list[LogRow]) -> QuickState:
    """The same table once more."""
    again = QuickState(table_state.id, table_state.agreed, table_state.rules)
    for row in rows:
        again.apply(row)
    return again
