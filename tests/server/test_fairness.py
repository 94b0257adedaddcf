"""Chance at a table: hashes first, then numbers, then the deal. Each client catches a server that cheats."""

from __future__ import annotations

import msgspec
import pytest

from sixthman.library.contribution import Contribution
from sixthman.messages import BadRecord, UserError
from sixthman.server import commands
from sixthman.server import log_rows as kinds
from sixthman.server.command_rows import sit_down
from sixthman.server.live_table import LiveTable
from sixthman.server.replays import record_text
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import OPEN, OVER, PLAYING
from sixthman.table import Record, read_record
from sixthman.table.fairness import commitment_of, contribution_hash, seed_of
from tests.server.conftest import Hands
from tests.server.sittings import choose, connect, do, frames, legal, new_id, refused, rest, table


async def step(live: LiveTable, client: Contribution) -> str:
    """Let a client do what the table waits for; what it did."""
    wanted = client.wanted(msgspec.json.decode(msgspec.json.encode(live.table_state.now(client.seat))))
    if wanted is None:
        return ""
    await do(live, client.seat, msgspec.convert({**wanted, "id": new_id()}, commands.Command))
    await rest(live)
    return wanted["do"]


async def sealed(
    registry: TableRegistry, chairs: list[str], silent: tuple[int, ...] = (), pace: str = "relaxed"
) -> tuple[LiveTable, dict[int, Contribution]]:
    """A table where all hashes are fixed; some people's clients know nothing of such things."""
    live = await table(registry, chairs, pace=pace)
    people = [seat for seat, level in enumerate(chairs) if not level]
    clients = {seat: Contribution(seat) for seat in people if seat not in silent}
    for client in clients.values():
        assert await step(live, client) == "commit"
    for seat in people:
        await do(live, seat, commands.Ready(id=new_id()))
    await rest(live)
    return live, clients


async def played(registry: TableRegistry) -> tuple[LiveTable, Contribution]:
    """A finished game of two people and a bot, and the client of the second seat."""
    live, clients = await sealed(registry, ["", "", "pro"])
    for client in clients.values():
        assert await step(live, client) == "reveal"
    await play_on(live)
    return live, clients[1]


async def play_on(live: LiveTable) -> None:
    """Play to the end."""
    while live.table_state.state == PLAYING:
        for seat in live.table_state.waiting():
            await choose(live, seat, legal(live, seat)[:1])
        await rest(live)


def checked(live: LiveTable, client: Contribution, record: Record | None = None) -> None:
    """What a client does when a game is over."""
    text = record_text(live.table_state) if record is None else record.text()
    assert live.table_state.table is not None
    client.check(text, live.table_state.adapter, live.table_state.table.scores())


def caught(live: LiveTable, client: Contribution, record: Record) -> str:
    """How a client finds out that a record is not that of the game it sat at."""
    with pytest.raises(BadRecord) as reason:
        checked(live, client, record)
    return reason.value.message


# --- the protocol


async def test_the_seed_is_the_secret_and_what_every_client_has_added(registry: TableRegistry) -> None:
    live, client = await played(registry)
    numbers = [live.table_state.chairs[seat].nonce for seat in (0, 1)]
    assert all(len(number) == 64 for number in numbers)
    secret = live.table_state.agreed.secret
    assert live.table_state.now(0)["seed"] == f"{secret} + {numbers[0]} + {numbers[1]} + -"
    record = read_record(record_text(live.table_state))
    assert record.commitment == commitment_of(secret)
    assert sorted(record.contributions) == [0, 1]
    checked(live, client)


async def test_cards_are_dealt_when_all_numbers_are_told_not_before(registry: TableRegistry) -> None:
    live, clients = await sealed(registry, ["", "", "pro"])
    assert live.table_state.state == OPEN
    assert await step(live, clients[1]) == "reveal"
    assert live.table_state.state == OPEN
    assert await step(live, clients[0]) == "reveal"
    assert live.table_state.state == PLAYING


async def test_nobody_hears_a_number_before_all_hashes_stand(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", "pro"])
    watching, client = await connect(live, 1), Contribution(0)
    await step(live, client)
    with refused("error-server-reveal-time"):
        await do(live, 0, commands.Reveal(id=new_id(), nonce=client.nonce))
    told = b"".join(frames(watching))
    assert client.nonce.encode() not in told
    assert live.table_state.agreed.secret.encode() not in told
    assert contribution_hash(live.table_state.agreed.commitment, 0, client.nonce).encode() in told


async def test_when_all_hashes_stand_nothing_changes_any_more(registry: TableRegistry) -> None:
    live, clients = await sealed(registry, ["", "", "pro"])
    own = contribution_hash(live.table_state.agreed.commitment, 0, "another number of ours")
    late: list[commands.Command] = [
        commands.Commit(id=new_id(), commitment=own),
        commands.Ready(id=new_id(), ready=False),
        commands.Rename(id=new_id(), name="Zoe"),
        commands.Kick(id=new_id(), seat=1),
        commands.Leave(id=new_id()),
    ]
    for command in late:
        with refused("error-server-begun"):
            await do(live, 0, command)
    with refused("error-server-begun"):
        await sit_down(live, "late", "Late", None, None)
    with refused("error-server-reveal"):
        await do(live, 0, commands.Reveal(id=new_id(), nonce=clients[1].nonce))


async def test_who_does_not_tell_in_time_is_left_out_and_that_is_said(
    registry: TableRegistry, hands: Hands
) -> None:
    live, clients = await sealed(registry, ["", "", "pro"])
    until = live.table_state.now(0)["reveal_by"]
    assert until == pytest.approx(hands.time + 10)
    await step(live, clients[1])
    hands.time = until - 0.1
    await rest(live)
    assert live.table_state.state == OPEN
    hands.time = until + 0.1
    watching = await connect(live, 1)
    await rest(live)
    assert live.table_state.state == PLAYING
    events = [one for frame in frames(watching) for one in msgspec.json.decode(frame).get("events", [])]
    dealt = next(event["facts"] for event in events if event["kind"] == "dealt")
    assert dealt == {"nonces": ["", clients[1].nonce, ""], "left_out": [0]}
    await play_on(live)
    checked(live, clients[1])
    assert clients[0].pinned is None  # it has told nothing, and nothing is proven to it


async def test_bots_and_clients_that_add_nothing_block_nobody(registry: TableRegistry) -> None:
    live, clients = await sealed(registry, ["", "", "pro"], silent=(0,))
    assert await step(live, clients[1]) == "reveal"
    assert live.table_state.state == PLAYING
    live, _ = await sealed(registry, ["", "", "pro"], silent=(0, 1))
    assert live.table_state.state == PLAYING
    assert live.table_state.table is not None
    assert live.table_state.table.seed == live.table_state.agreed.secret


async def test_by_mail_there_is_an_hour_to_tell(registry: TableRegistry, hands: Hands) -> None:
    live, _ = await sealed(registry, ["", "", "pro"], pace="mail-1")
    assert live.table_state.now(0)["reveal_by"] == pytest.approx(hands.time + 3600)
    await live.sleep()
    assert (await registry.store.due(hands.time + 3599, 9)) == []
    assert (await registry.store.due(hands.time + 3601, 9)) == [live.table_state.id]
    hands.time += 3601
    live = await registry.live(live.table_state.id)
    await rest(live)
    assert live.table_state.state == PLAYING


async def test_who_sits_down_in_a_seat_that_had_shown_a_hash_starts_anew(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", "pro"])
    await step(live, Contribution(1))
    await do(live, 1, commands.Leave(id=new_id()))
    await sit_down(live, "somebody", "Eve", 1, None)
    assert live.table_state.promised() == {}


async def test_the_same_hash_again_is_no_new_row(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", "pro"])
    own = contribution_hash(live.table_state.agreed.commitment, 0, "a number of sixteen and more")
    for _ in range(3):
        await do(live, 0, commands.Commit(id=new_id(), commitment=own))
    rows = await registry.store.rows(live.table_state.id)
    assert [row.type for row in rows].count(kinds.COMMIT) == 1


async def test_a_table_from_before_keeps_what_was_added_in_the_open(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", "pro"])

    async def add() -> None:
        await live.enter([(kinds.NONCE, 0, "person", {"nonce": "lucky"}, None)])

    await live.ask(add)
    for seat in (0, 1):
        await do(live, seat, commands.Ready(id=new_id()))
    await rest(live)
    assert live.table_state.table is not None
    assert live.table_state.table.seed == f"{live.table_state.agreed.secret} + lucky + - + -"


# --- servers that cheat


async def test_a_secret_changed_after_the_numbers_were_told_is_found_out(registry: TableRegistry) -> None:
    """The server tries secrets until it likes the deal, and writes a record that proves itself."""
    live, client = await played(registry)
    record = read_record(record_text(live.table_state))
    ground = "liked better"
    nonces = [live.table_state.chairs[seat].nonce for seat in range(3)]
    record.seed, record.commitment = seed_of(ground, nonces), commitment_of(ground)
    record.contributions = {seat: contribution_hash(record.commitment, seat, nonces[seat]) for seat in (0, 1)}
    assert caught(live, client, record) == "error-record-promises"
    record.commitment = live.table_state.agreed.commitment
    record.contributions = live.table_state.promised()
    assert caught(live, client, record) == "error-record-commitment"


async def test_a_contribution_that_was_dropped_is_found_out(registry: TableRegistry) -> None:
    live, client = await played(registry)
    record = read_record(record_text(live.table_state))
    secret, first, _, last = str(record.seed).split(" + ")
    record.seed = " + ".join((secret, first, "-", last))
    assert caught(live, client, record) == "error-record-left-out"
    del record.contributions[1]
    assert caught(live, client, record) == "error-record-promises"


async def test_a_server_that_deals_without_a_number_it_was_told_is_found_out(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real server, but the second seat's number is dropped when cards are dealt."""
    live, clients = await sealed(registry, ["", "", "pro"])
    for client in clients.values():
        wanted = client.wanted(live.table_state.now(client.seat))
        if client.seat == 1:
            monkeypatch.setattr(live.table_state, "_nonces", lambda: [clients[0].nonce, "", ""])
            monkeypatch.setattr(live.table_state, "all_revealed", lambda: True)
        assert wanted is not None
        await do(live, client.seat, commands.Reveal(id=new_id(), nonce=wanted["nonce"]))
    await rest(live)
    await play_on(live)
    assert live.table_state.state == OVER
    assert caught(live, clients[1], read_record(record_text(live.table_state))) == "error-record-left-out"


async def test_a_number_that_nobody_had_promised_is_found_out(registry: TableRegistry) -> None:
    """A server that plays at the table itself tries numbers for its own seat, or for a bot's."""
    live, client = await played(registry)
    for seat in (0, 2):
        record = read_record(record_text(live.table_state))
        parts = str(record.seed).split(" + ")
        parts[seat + 1] = "tried until it was liked"
        record.seed = " + ".join(parts)
        assert caught(live, client, record) == "error-record-contribution"
        record.contributions[seat] = contribution_hash(record.commitment, seat, parts[seat + 1])
        assert caught(live, client, record) == "error-record-promises"


async def test_given_cards_other_options_and_another_game_are_found_out(registry: TableRegistry) -> None:
    live, client = await played(registry)
    record = read_record(record_text(live.table_state))
    record.given = {"deck": ["Duck7"]}
    assert caught(live, client, record) == "error-record-given"
    record.given, record.options["edition"] = {}, "2020"
    assert caught(live, client, record) == "error-record-agreed"


async def test_other_cards_on_the_table_than_in_the_record_are_found_out(registry: TableRegistry) -> None:
    live, client = await played(registry)
    record = read_record(record_text(live.table_state))
    assert record.result is not None
    record.result[0] += 1
    assert caught(live, client, record) == "error-record-outcome"
    record = read_record(record_text(live.table_state))
    record.reveals[0].choices.update(record.reveals[3].choices)
    assert caught(live, client, record) == "error-record-choice"


async def test_a_client_tells_nothing_to_a_server_that_has_not_taken_its_hash(
    registry: TableRegistry,
) -> None:
    live, clients = await sealed(registry, ["", "", "pro"])
    now = live.table_state.now(1)
    now["seats"][1]["commitment"] = "0" * 64
    assert clients[1].wanted(now) is None
    assert clients[1].pinned is None


def test_hashes_are_bound_to_table_and_seat() -> None:
    """What one seat has shown cannot be shown again by another, nor at another table."""
    mine = contribution_hash("a" * 64, 0, "number")
    assert mine != contribution_hash("a" * 64, 1, "number")
    assert mine != contribution_hash("b" * 64, 0, "number")
    assert issubclass(BadRecord, UserError)
