"""The server over the network: seats, cookies, sockets, spectators, records, limits, doors."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.server.player import Player, Refused
from bench.server.process import ServerProcess
from sixthman.games.allstar.table import AllstarAdapter
from sixthman.table import read_record, verify_record
from sixthman.table.fairness import commitment_of, contribution_hash

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("name", ["clash-heuristic", "hoops-random", "hoops-second-random"])
async def test_a_record_is_verified_by_the_rules_it_names(server: ServerProcess, name: str) -> None:
    text = (RECORDS / f"{name}.txt").read_text("utf-8")
    record = read_record(text)
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        verified = (await http.post("/api/verify", json={"record": text})).json()
        assert (verified["over"], verified["scores"]) == (True, record.result)
        for rules in ("77", "../1", "x" * 5000):
            other = text.replace(f"\nrules: {record.rules}\n", f"\nrules: {rules}\n")
            refused = await http.post("/api/verify", json={"record": other})
            assert refused.status_code == 400
            assert "rules version" in refused.text


async def test_two_people_and_two_bots_play_and_the_record_verifies(server: ServerProcess) -> None:
    ann, bo = Player(server.address, "Ann"), Player(server.address, "Bo")
    await ann.make(["", "", "pro", "rookie"], pace="fast", public=True)
    await bo.join(ann.table)
    for player in (ann, bo):
        player.start()
    commitment = (await ann.until(lambda now: True))["commitment"]
    own = contribution_hash(commitment, 0, "number-of-Anns-own")
    await ann.send("commit", commitment=own)
    for player in (ann, bo):
        await player.send("ready")
    await ann.until(lambda now: now["reveal_by"] is not None)
    await ann.send("reveal", nonce="number-of-Anns-own")
    await asyncio.gather(ann.play(), bo.play())
    assert ann.problems == bo.problems == []
    text = (await ann.http.get(f"/api/tables/{ann.table}/record")).text
    record = read_record(text)
    assert verify_record(record, AllstarAdapter()).scores() == ann.now["scores"]
    verified = (await ann.http.post("/api/verify", json={"record": text})).json()
    assert verified["scores"] == ann.now["scores"]
    assert record.seed is not None
    assert commitment_of(record.seed) == commitment == record.commitment
    assert record.seed.endswith(" + number-of-Anns-own + - + - + -")
    assert (verified["contributions"], verified["left_out"]) == ([own, "", "", ""], [])
    replayed = (await ann.http.get(f"/api/tables/{ann.table}/replay?step=3&seat=1")).json()
    assert replayed["step"] == 3
    for player in (ann, bo):
        await player.stop()


async def test_history_ratings_and_export_of_a_guest(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    await ann.make(["", "rookie"], options={"mode": "heritage"}, hints=False)
    ann.start()
    await ann.send("ready")
    await ann.play()
    for _ in range(50):
        mine = (await ann.http.get("/api/me")).json()
        if mine["ratings"]:
            break
        await asyncio.sleep(0.1)
    assert mine["games"][0]["place"] in (1, 2)
    assert mine["statistics"][0]["games"] == 1
    assert (mine["ratings"][0]["game"], mine["ratings"][0]["seats"]) == ("allstar", 2)
    assert (await ann.http.get("/api/me/export")).text.startswith("sixthman record 1")
    assert (await httpx.AsyncClient(base_url=server.address).get("/api/me")).json()["games"] == []
    await ann.stop()


async def test_a_private_table_is_entered_by_invitation(server: ServerProcess) -> None:
    ann, bo = Player(server.address, "Ann"), Player(server.address, "Bo")
    await ann.make(["", "", ""])
    with pytest.raises(Refused):
        await bo.join(ann.table)
    with pytest.raises(Refused):
        await bo.join(ann.table, "WRONG")
    assert (await bo.http.get(f"/api/tables/{ann.table}")).status_code == 403
    assert ann.table not in (await bo.http.get("/api/tables")).text
    await bo.join(ann.table, ann.invite)
    assert bo.seat == 1
    for player in (ann, bo):
        await player.stop()


async def test_the_secret_of_a_seat_is_out_of_reach_for_scripts(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.post(
            "/api/tables", json={"name": "Ann", "chairs": ["", ""], "options": {"mode": "clash"}}
        )
        cookies = answer.headers.get_list("set-cookie")
    seat = next(cookie for cookie in cookies if cookie.startswith("seat="))
    assert "HttpOnly" in seat
    assert "SameSite=strict" in seat
    assert f"Path=/api/tables/{answer.json()['table']}" in seat
    secret = seat.split("=", 1)[1].split(";")[0]
    assert len(secret) >= 43
    assert secret not in answer.text


async def test_a_seat_moves_to_another_device_once(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    await ann.make(["", "", ""])
    ann.start()
    await ann.until(lambda now: True)
    headers = {"cookie": f"seat={ann.cookie}"}
    code = (await ann.http.post(f"/api/tables/{ann.table}/transfer", headers=headers)).json()["code"]
    async with httpx.AsyncClient(base_url=server.address) as other:
        moved = await other.post("/api/transfer", json={"code": code})
        assert moved.json()["seat"] == ann.seat
        again = await other.post("/api/transfer", json={"code": code})
        assert again.status_code == 403
        new = moved.cookies["seat"]
    old = await ann.ask(do="ready")
    assert old.json()["error"] == "error-server-seat"
    ann.cookie = new
    assert (await ann.ask(do="ready")).status_code == 200
    await ann.stop()


async def test_a_program_can_play_without_a_socket(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    await ann.make(["", "rookie", "rookie"])
    assert (await ann.ask(do="ready")).status_code == 200
    headers, seq, state = {"cookie": f"seat={ann.cookie}"}, 0, "open"
    for _ in range(400):
        path = f"/api/tables/{ann.table}?since={seq}&wait=5"
        answer = (await ann.http.get(path, headers=headers)).json()
        seq, state = answer["seq"], answer["now"]["state"]
        if state == "over":
            break
        if answer["now"].get("legal"):
            number = answer["now"]["legal"][0][0]
            assert (await ann.ask(do="choose", choice=[number])).status_code == 200
    assert state == "over"
    await ann.stop()


async def test_spectators_see_public_things_late(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    await ann.make(["", "pro", "pro"], public=True)
    ann.start()
    watcher = Player(server.address, "Watcher")
    watcher.table = ann.table
    watcher.start()
    await ann.send("ready")
    seen = await watcher.until(lambda now: now["state"] == "playing", 5)
    assert seen["seat"] is None
    assert "legal" not in seen
    assert all(card == -1 for row in seen["view"]["bench"] for card in row)
    with pytest.raises(Refused):
        await watcher.send("ready")
    for player in (ann, watcher):
        await player.stop()


async def test_pages_from_elsewhere_are_refused(server: ServerProcess) -> None:
    foreign = {"origin": "https://evil.example"}
    async with httpx.AsyncClient(base_url=server.address) as http:
        body: dict[str, Any] = {"name": "Ann", "chairs": ["", ""]}
        assert (await http.post("/api/tables", json=body, headers=foreign)).status_code == 403
        own = {"origin": f"http://127.0.0.1:{server.port}"}
        body["options"] = {"mode": "clash"}
        made = await http.post("/api/tables", json=body, headers=own)
        assert made.status_code == 201
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made.json()['table']}/socket"
    with pytest.raises(InvalidStatus):
        async with connect(address, additional_headers=foreign):
            pass


async def test_every_answer_carries_the_headers_and_no_inline_script(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        for path in ("/health", "/api/tables", "/nowhere", "/api/tables/NONE"):
            headers = (await http.get(path)).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe-inline" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"


async def test_a_frame_over_eight_kilobytes_ends_the_connection(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    await ann.make(["", "", ""])
    async with connect(ann.socket_address, additional_headers={"cookie": f"seat={ann.cookie}"}) as socket:
        await socket.recv()
        await socket.send("x" * 9000)
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 5)
    await ann.stop()


async def test_refusals_are_told_in_the_clients_language(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.get("/api/tables/NONE", headers={"accept-language": "de-DE,de;q=0.9"})
        assert answer.json() == {"error": "error-server-table", "text": "Diesen Tisch gibt es nicht."}


async def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    server = ServerProcess(
        str(tmp_path / "a.db"),
        tmp_path / "a.log",
        address_rate=1.0,
        address_burst=30,
        seat_rate=1.0,
        seat_burst=3,
    )
    server.start()
    try:
        ann = Player(server.address, "Ann")
        await asyncio.sleep(2)
        await ann.make(["", "", ""])
        async with connect(ann.socket_address, additional_headers={"cookie": f"seat={ann.cookie}"}) as socket:
            answers: list[dict[str, Any]] = []
            for number in range(6):
                await socket.send(json.dumps({"do": "ready", "id": f"r{number}"}))
            while len(answers) < 6:
                frame = json.loads(await asyncio.wait_for(socket.recv(), 5))
                if frame["kind"] in ("done", "no"):
                    answers.append(frame)
        assert {answer.get("error") for answer in answers} == {None, "error-server-often"}
        statuses = [(await ann.http.get("/api/bots")).status_code for _ in range(60)]
        assert statuses[-1] == 429
        await ann.stop()
    finally:
        server.stop()


async def test_health_and_metrics(server: ServerProcess) -> None:
    ann = Player(server.address, "Ann")
    await ann.make(["", "rookie"], options={"mode": "heritage"})
    await ann.stop()
    async with httpx.AsyncClient(base_url=server.address) as http:
        assert (await http.get("/health")).json() == {
            "database": True,
            "rules": True,
            "stopping": False,
            "draining": False,
        }
        text = (await http.get("/metrics")).text
    assert "sixthman_rooms" in text
    assert 'sixthman_rows_total{by="person",kind="sit"}' in text


async def test_an_invitation_need_not_stand_in_an_address(server: ServerProcess) -> None:
    ann, bo = Player(server.address, "Ann"), Player(server.address, "Bo")
    await ann.make(["", ""])
    path = f"/api/tables/{ann.table}"
    assert (await bo.http.get(path)).status_code == 403
    assert (await bo.http.get(path, headers={"x-invite": "WRONG"})).status_code == 403
    assert (await bo.http.get(path, headers={"x-invite": ann.invite})).status_code == 200
    address = f"{server.address.replace('http', 'ws', 1)}{path}/socket"
    async with connect(address, subprotocols=["sixthman", f"invite.{ann.invite}"]) as socket:  # type: ignore[list-item]
        assert socket.subprotocol == "sixthman"
        assert json.loads(await socket.recv())["kind"] == "hello"
    async with connect(address, subprotocols=["sixthman", "invite.WRONG"]) as socket:  # type: ignore[list-item]
        assert json.loads(await socket.recv())["error"] == "error-server-invite"
