"""Non-interference over the wire: what X may not know changes not one byte of what is sent to X.

At the start of stages of random games, the table is exchanged for another one that X cannot tell from it
(`view`, then `imagine`). Then the others seal, take back and seal again: other choices, in other numbers of
parts, and other seats in another order; only how many have chosen is the same. X tries what is not allowed,
and chooses. Everything X has been sent must be equal, byte for byte, as long as X's own view is.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from sixthman.games.allstar.declaration import CARDS, LINEUP
from sixthman.games.allstar.server.questions import TriedTeam
from sixthman.games.allstar.table.notation import card_name, read_card
from sixthman.games.allstar.table.weighing import Weighing
from sixthman.kernel.stream import new_stream
from sixthman.messages import Told
from sixthman.server import rows as kinds
from sixthman.server.agreement import agree
from sixthman.server.engines import Rules, Shelf
from sixthman.server.frames import hello_frame, news_frames
from sixthman.server.helping import seen_by
from sixthman.server.question import Question
from sixthman.server.replays import record_text
from sixthman.server.rows import Row
from sixthman.server.sitting import PLAYING, Sitting
from sixthman.server.telling import refusal

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


def happen(sitting: Sitting, kind: str, seat: int | None, **body: Any) -> None:
    """A row; time stands still within a stage."""
    at = 1000.0 + sitting.stage
    sitting.apply(Row(sitting.number + 1, kind, seat, "person", body, at))


def open_to(sitting: Sitting, seat: int) -> list[int]:
    """The choices open to a seat."""
    assert sitting.table is not None
    return sitting.table.legal(seat)


def begin(rules: Rules, seats: int, words: dict[str, str], seed: str, rows: list[Row]) -> Sitting:
    """A table at the deal, whose rows are kept."""
    agreed = agree(rules.desk, words, [""] * seats, "steady", True, 1000.0)
    agreed = msgspec.structs.replace(agreed, secret=seed)
    sitting = Sitting("TABLE", agreed, rules)
    record(sitting, rows)
    for seat in range(seats):
        happen(sitting, kinds.SIT, seat, name=f"n{seat}", guest=f"g{seat}", secret="x")
    happen(sitting, kinds.DEAL, None)
    return sitting


def twin(sitting: Sitting, rows: list[Row], viewer: int, seed: str) -> Sitting:
    """The same table for the viewer, another one for everybody else."""
    other = Sitting(sitting.id, sitting.agreed, sitting.rules)
    for row in rows:
        other.apply(row)
    assert other.table is not None
    state = other.table.view(viewer if viewer < other.seats else None)
    other.rules.engine.game.imagine(state, new_stream(seed))
    other.table._state = state
    other._seen = [other._view(onlooker).tobytes() for onlooker in range(other.seats + 1)]
    return other


def fill(sitting: Sitting, seat: int, luck: random.Random) -> None:
    """Seal all that is asked of a seat, in parts of any size; sometimes take it back first."""
    if luck.random() < 0.3:
        happen(sitting, kinds.CHOICE, seat, choices=[luck.choice(open_to(sitting, seat))])
        assert sitting.table is not None
        if sitting.table.sealed(seat) and seat in sitting.waiting():
            happen(sitting, kinds.BACK, seat)
        elif sitting.table.sealed(seat):
            return
    while seat in sitting.waiting():
        happen(sitting, kinds.CHOICE, seat, choices=[luck.choice(open_to(sitting, seat))])


def sent(sitting: Sitting, viewer: int, heard: int) -> list[bytes]:
    """Every byte that goes to the viewer: at once, when it comes back, and what is public."""
    refusals: list[Any] = []
    if viewer < sitting.seats and sitting.table is not None:
        for choice in ("Duck1", "Wolf3 Wolf4", "bus:1-2", "-", [0], [5, 6, 7], [100], [140]):
            try:
                refusals.append(sitting.table.verified(viewer, choice))
            except Told as reason:
                refusals.append(refusal(reason, "en"))
    return [
        *news_frames(sitting, viewer, heard),
        hello_frame(sitting, viewer, 0),
        msgspec.json.encode(helped(sitting, viewer)),
        msgspec.json.encode(refusals),
        record_text(sitting).encode() if sitting.state == PLAYING else b"",
    ]


def helped(sitting: Sitting, viewer: int) -> list[Any]:
    """The answers to questions of a seat, refusals too; spectators ask about basketball only."""
    if sitting.table is None or sitting.state != PLAYING:
        return []
    helper = sitting.rules.helper
    if viewer >= sitting.seats:
        asks = sitting.agreed.game == "hoops"
        return [helper.weigh(seen_by(sitting.table, None), Question())] if asks else []
    seen = seen_by(sitting.table, viewer)
    answers: list[Any] = []
    own = [card_name(card) for card in range(CARDS)] if sitting.agreed.game == "allstar" else []
    questions = [Question(bench=sitting.agreed.game == "allstar"), Question(dice=[140])]
    questions += [Question(teams=[TriedTeam([card], 0)]) for card in own[::9]]
    held = [card for card in own if holds(sitting, viewer, card)][:5]
    if held:
        questions.append(Question(teams=[TriedTeam(held, None), TriedTeam(held, 0)]))
    for question in questions:
        try:
            answers.append(helper.weigh(seen, question))
        except Told as reason:
            answers.append(refusal(reason, "en"))
    return answers


def holds(sitting: Sitting, viewer: int, card: str) -> bool:
    """Does a seat see this card among its own?"""
    assert sitting.table is not None
    return read_card(card) in Weighing().holding(sitting.table.view(viewer))


def view_bytes(sitting: Sitting, viewer: int) -> bytes:
    """What the viewer may know."""
    return bytes(sitting._view(viewer).tobytes())


def play_stage(one: Sitting, other: Sitting, viewer: int, luck: random.Random, asked: list[int]) -> bool:
    """The same stage on both tables; True if the viewer still cannot tell them apart."""
    others = [seat for seat in asked if seat != viewer]
    last = others.pop() if viewer not in asked else None
    count = luck.randint(0, len(others))
    heard = len(one.news[viewer])
    for sitting in (one, other):
        for seat in luck.sample(others, count):
            fill(sitting, seat, luck)
    assert sent(one, viewer, heard)[1:] == sent(other, viewer, heard)[1:]
    alike = opened_alike(one, other, others)
    if viewer in asked:
        choice = [luck.choice(open_to(one, viewer))]
        for sitting in (one, other):
            happen(sitting, kinds.CHOICE, viewer, choices=choice)
        if view_bytes(one, viewer) != view_bytes(other, viewer):
            return False
        assert one.now(viewer) == other.now(viewer)
        while viewer in one.waiting():
            choice = [luck.choice(open_to(one, viewer))]
            for sitting in (one, other):
                happen(sitting, kinds.CHOICE, viewer, choices=choice)
            if view_bytes(one, viewer) != view_bytes(other, viewer):
                return False
            assert one.now(viewer) == other.now(viewer)
    else:
        assert last is not None
        both = [number for number in open_to(one, last) if number in open_to(other, last)]
        if not both:
            return False
        choice = [luck.choice(both)]
        for sitting in (one, other):
            happen(sitting, kinds.CHOICE, last, choices=choice)
    if view_bytes(one, viewer) != view_bytes(other, viewer) or one.stage != other.stage or not alike:
        return False
    assert sent(one, viewer, heard) == sent(other, viewer, heard)
    return True


def opened_alike(one: Sitting, other: Sitting, seats: list[int]) -> bool:
    """Are envelopes that everybody will see opened the same? What was seen need not be in the view any more:
    with all cards known, the teams of a round are forgotten once the playoffs have begun."""
    assert one.table is not None
    assert other.table is not None
    if one.agreed.game != "allstar" or one.table._state.phase != LINEUP:
        return True
    filled = [[table._state.envelope[seat].tolist() for seat in seats] for table in (one.table, other.table)]
    return filled[0] == filled[1]


@pytest.mark.parametrize(("game", "seats", "words"), MODES, ids=str)
def test_what_is_hidden_changes_no_byte(shelf: Shelf, game: str, seats: int, words: dict[str, str]) -> None:
    compare(shelf[game], seats, words, games=3 if game == "allstar" else 1)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "words"), MODES, ids=str)
def test_nor_in_many_games(shelf: Shelf, game: str, seats: int, words: dict[str, str]) -> None:
    compare(shelf[game], seats, words, games=30 if game == "allstar" else 8)


def compare(rules: Rules, seats: int, words: dict[str, str], games: int) -> None:
    """Random games of one mode, with tables exchanged on the way."""
    game, compared, different = rules.game, 0, 0
    luck = random.Random(f"{game} {seats} {words}")
    for number in range(games):
        rows: list[Row] = []
        sitting = begin(rules, seats, words, f"secret {number}", rows)
        while sitting.state == PLAYING and len(rows) < 400:
            asked = sitting.waiting()
            fresh = sitting.table is not None and not any(map(sitting.table.sealed, range(seats)))
            if fresh and luck.random() < (0.25 if game == "allstar" else 0.05):
                viewer = luck.randrange(seats + 1)
                one = replayed(sitting, rows)
                other = twin(sitting, rows, viewer, f"{number} {len(rows)}")
                assert view_bytes(one, viewer) == view_bytes(other, viewer)
                assert one.table is not None
                assert other.table is not None
                different += one.table._state.tobytes() != other.table._state.tobytes()
                compared += play_stage(one, other, viewer, luck, asked)
            seat = luck.choice(sitting.waiting())
            happen(sitting, kinds.CHOICE, seat, choices=[luck.choice(open_to(sitting, seat))])
    assert different > 3
    assert compared > 1


def record(sitting: Sitting, rows: list[Row]) -> None:
    """Keep the rows of a sitting from now on."""
    apply = sitting.apply

    def kept(row: Row) -> None:
        apply(row)
        rows.append(row)

    sitting.apply = kept  # type: ignore[method-assign]


def replayed(sitting: Sitting, rows: list[Row]) -> Sitting:
    """The same table once more."""
    again = Sitting(sitting.id, sitting.agreed, sitting.rules)
    for row in rows:
        again.apply(row)
    return again
