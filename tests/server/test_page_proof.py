"""The page and chance: it notes what stood before the deal, and finds out, by itself, a server that cheats.

The clients are the page's own code in Node. The server is the real one: the cheating is done to its tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sixthman.server import commands
from sixthman.server.live_table import LiveTable
from sixthman.server.replays import record_text
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import OVER, PLAYING
from sixthman.table import Record, read_record
from sixthman.table.fairness import commitment_of, contribution_hash, seed_of
from tests.page_code.nodes import PLAYER, ROOT, Program, needs_packages, packed
from tests.server.sittings import choose, do, legal, new_id, rest, table

pytestmark = needs_packages
CLIENT = PLAYER.with_name("client.ts")
PEOPLE = ["", "", "pro"]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The page's code: one browser for all seats, which keeps apart what belongs to each."""
    program = Program(packed(CLIENT, tmp_path_factory.mktemp("client")))
    yield program
    program.close()


async def step(page: Program, live: LiveTable, seat: int) -> str:
    """Let the page do what the table waits for; what it did."""
    now = msgspec.json.decode(msgspec.json.encode(live.table_state.now(seat)))
    wanted = page.ask({"what": "wanted", "now": now})["send"]
    if wanted is None:
        return ""
    await do(live, seat, msgspec.convert({**wanted, "id": new_id()}, commands.Command))
    await rest(live)
    return str(wanted["do"])


async def sealed(page: Program, registry: TableRegistry, silent: tuple[int, ...] = ()) -> LiveTable:
    """A table where all hashes are fixed; some seats' programs know nothing of such things."""
    live = await table(registry, PEOPLE)
    for seat in (0, 1):
        if seat not in silent:
            assert await step(page, live, seat) == "commit"
    for seat in (0, 1):
        await do(live, seat, commands.Ready(id=new_id()))
    await rest(live)
    return live


async def played(page: Program, registry: TableRegistry) -> LiveTable:
    """A finished game of two people and a bot."""
    live = await sealed(page, registry)
    for seat in (0, 1):
        assert await step(page, live, seat) == "reveal"
    await play_on(live)
    return live


async def play_on(live: LiveTable) -> None:
    """Play to the end."""
    while live.table_state.state == PLAYING:
        for seat in live.table_state.waiting():
            await choose(live, seat, legal(live, seat)[:1])
        await rest(live)
    assert live.table_state.state == OVER


def checked(page: Program, live: LiveTable, record: Record | None = None, seat: int = 1) -> dict[str, Any]:
    """What the page finds when the game is over."""
    assert live.table_state.table is not None
    found: dict[str, Any] = page.ask(
        {
            "what": "check",
            "table": live.table_state.id,
            "seat": seat,
            "record": record_text(live.table_state) if record is None else record.text(),
            "scores": live.table_state.table.scores(),
        }
    )
    assert "error" not in found, found["error"]
    return found


def caught(page: Program, live: LiveTable, record: Record | None = None) -> str:
    """How the page finds out that a record is not that of the game it sat at."""
    return str(checked(page, live, record)["refused"])


async def test_an_honest_game_is_proven_against_everybody(page: Program, registry: TableRegistry) -> None:
    live = await played(page, registry)
    assert live.table_state.table is not None
    proof = checked(page, live)["proof"]
    assert proof["proven"] == ["rules", "secret", "numbers", "noted", "own", "players", "server"]
    assert proof["open"] == ["sees"]
    assert proof["scores"] == live.table_state.table.scores()
    assert proof["contributions"][:2] == [live.table_state.promised()[seat] for seat in (0, 1)]


async def test_whoever_only_has_the_file_is_told_what_stays_open(
    page: Program, registry: TableRegistry
) -> None:
    live = await played(page, registry)
    proof = page.ask({"what": "check", "record": record_text(live.table_state)})["proof"]
    assert proof["proven"] == ["rules", "secret", "numbers", "players"]
    assert proof["open"] == ["not-noted", "sees"]
    old = (ROOT / "tests" / "records" / "hoops-second-heuristic.txt").read_text("utf-8")
    proof = page.ask({"what": "check", "record": old})["proof"]
    assert proof["proven"] == ["rules", "secret"]
    assert proof["open"] == ["chosen", "not-noted", "sees"]


async def test_another_seed_than_committed_is_found_out(page: Program, registry: TableRegistry) -> None:
    """The server tries secrets until it likes the deal, and writes a record that proves itself."""
    live = await played(page, registry)
    record = read_record(record_text(live.table_state))
    nonces = [live.table_state.chairs[seat].nonce for seat in range(3)]
    record.seed = seed_of("liked better", nonces)
    assert caught(page, live, record) == "error-record-commitment"
    record.commitment = commitment_of("liked better")
    record.contributions = {seat: contribution_hash(record.commitment, seat, nonces[seat]) for seat in (0, 1)}
    assert caught(page, live, record) == "error-record-promises"


async def test_a_server_that_deals_from_another_secret_is_found_out(
    page: Program, registry: TableRegistry
) -> None:
    """The real server shows one fingerprint and deals from another secret, from its first card on."""
    live = await sealed(page, registry)
    state = live.table_state
    assert await step(page, live, 0) == "reveal"
    state.agreed = msgspec.structs.replace(state.agreed, secret="another one, liked better")
    assert await step(page, live, 1) == "reveal"
    await play_on(live)
    assert caught(page, live) == "error-record-promises"  # its record shows the fingerprint of the other
    record = read_record(record_text(live.table_state))
    record.commitment = live.table_state.agreed.commitment
    assert caught(page, live, record) == "error-record-commitment"


async def test_a_server_that_drops_a_contribution_is_found_out(
    page: Program, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real server, but the second seat's number is dropped when cards are dealt."""
    live = await sealed(page, registry)
    assert await step(page, live, 0) == "reveal"
    first = live.table_state.chairs[0].nonce
    monkeypatch.setattr(live.table_state, "_nonces", lambda: [first, "", ""])
    monkeypatch.setattr(live.table_state, "all_revealed", lambda: True)
    assert await step(page, live, 1) == "reveal"
    await play_on(live)
    assert caught(page, live) == "error-record-left-out"
    record = read_record(record_text(live.table_state))
    del record.contributions[1]
    assert caught(page, live, record) == "error-record-promises"


async def test_a_number_that_nobody_had_promised_is_found_out(page: Program, registry: TableRegistry) -> None:
    """A server that plays at the table itself tries numbers for its own seat, or for a bot's."""
    live = await played(page, registry)
    for seat in (0, 2):
        record = read_record(record_text(live.table_state))
        parts = str(record.seed).split(" + ")
        parts[seat + 1] = "tried until it was liked"
        record.seed = " + ".join(parts)
        assert caught(page, live, record) == "error-record-contribution"
        record.contributions[seat] = contribution_hash(record.commitment, seat, parts[seat + 1])
        assert caught(page, live, record) == "error-record-promises"


async def test_other_options_given_cards_and_another_end_are_found_out(
    page: Program, registry: TableRegistry
) -> None:
    live = await played(page, registry)

    def changed() -> Record:
        return read_record(record_text(live.table_state))

    record = changed()
    record.given = {"deck": ["Duck7"]}
    assert caught(page, live, record) == "error-record-given"
    record = changed()
    record.options["edition"] = "2020"
    assert caught(page, live, record) == "error-record-agreed"
    record = changed()
    assert record.result is not None
    record.result[0] += 1
    assert caught(page, live, record) == "error-record-outcome"
    record = changed()
    record.reveals[0].choices.update(record.reveals[3].choices)
    assert caught(page, live, record) == "error-record-choice"


async def test_scores_that_were_shown_and_are_not_the_records_are_found_out(
    page: Program, registry: TableRegistry
) -> None:
    """The record is in order, but it is not the game that was shown."""
    live = await played(page, registry)
    scores = [1, 2, 3]
    job = {"what": "check", "table": live.table_state.id, "seat": 1, "record": record_text(live.table_state)}
    assert page.ask({**job, "scores": scores})["refused"] == "error-record-outcome"


async def test_a_seat_that_was_left_out_is_named(page: Program, registry: TableRegistry, hands: Any) -> None:
    live = await sealed(page, registry)
    assert await step(page, live, 1) == "reveal"
    hands.time = live.table_state.now(0)["reveal_by"] + 0.1
    await rest(live)
    await play_on(live)
    proof = checked(page, live)["proof"]
    assert proof["left_out"] == [0]
    assert "left-out" in proof["open"]
    assert "server" in proof["proven"]


async def test_the_page_tells_nothing_to_a_server_that_has_not_taken_its_hash(
    page: Program, registry: TableRegistry
) -> None:
    live = await sealed(page, registry)
    now = msgspec.json.decode(msgspec.json.encode(live.table_state.now(1)))
    now["seats"][1]["commitment"] = "0" * 64
    assert page.ask({"what": "wanted", "now": now})["send"] is None
