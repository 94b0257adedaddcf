"""Bots at a real server's table: own ones and ours, links and codes, dropped connections, failures."""

from __future__ import annotations

import json
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import websockets.sync.client

import sixthman as sm
from bench.server.process import ServerProcess
from sixthman.library import online

pytestmark = pytest.mark.xdist_group("server")


class First(sm.Bot):
    def choose(self, view: sm.View) -> sm.Choice:
        return view.legal[0]


class Leaves(sm.Bot):
    def choose(self, view: sm.View) -> sm.Choice:
        if view.phase != "draft":
            raise RuntimeError("enough")
        return view.legal[-1]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(str(folder / "server.db"), folder / "server.log")
    server.start()
    yield server
    server.stop()


class Host:
    """A person who opens a table by REST, and plays whatever is first."""

    def __init__(self, server: ServerProcess, chairs: list[str], **wishes: Any) -> None:
        self._server = server.address
        seated, cookie = self._ask("/api/tables", {"name": "Ann", "chairs": chairs, **wishes})
        self.table, self.invite, self._cookie = seated["table"], seated["invite"], cookie
        self.link = f"{self._server}/t/{self.table}#{self.invite}"
        self._sent = 0

    def _ask(self, path: str, body: dict[str, Any] | None, cookie: str = "") -> tuple[Any, str]:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._server + path, data, {"Content-Type": "application/json"})
        if cookie:
            request.add_header("Cookie", cookie)
        with urllib.request.urlopen(request, timeout=60) as answer:
            cookies = answer.headers.get_all("Set-Cookie", [])
            seat = next((one.split(";")[0] for one in cookies if one.startswith("seat=")), cookie)
            return json.loads(answer.read()), seat

    def do(self, what: str, **facts: Any) -> None:
        self._sent += 1
        body = {"do": what, "id": f"host-{self._sent}", **facts}
        self._ask(f"/api/tables/{self.table}/commands", body, self._cookie)

    def look(self, since: int = 0, wait: int = 0) -> dict[str, Any]:
        path = f"/api/tables/{self.table}?since={since}&wait={wait}"
        found: dict[str, Any] = self._ask(path, None, self._cookie)[0]
        return found

    def play(self) -> dict[str, Any]:
        """To the end; how things are then."""
        self.do("ready")
        seq = 0
        while True:
            frame = self.look(seq, 5)
            seq, now = frame["seq"], frame["now"]
            if now["state"] == "over":
                return dict(now)
            if now["state"] == "playing" and now["legal"]:
                self.do("choose", choice=[now["legal"][0][0]], stage=now["stage"])
                seq = self.look()["seq"] - 1


def played(host: Host, *bots: Any, **settings: Any) -> tuple[dict[str, Any], list[online.Ended]]:
    """A game to its end: a person, and bots that came by a link."""
    with ThreadPoolExecutor(len(bots) + 1) as pool:
        seated = [pool.submit(sm.join, bot, host.link, **settings) for bot in bots]
        while sum(one["taken"] for one in host.look()["now"]["seats"]) < len(bots) + 1:
            for failed in (one for one in seated if one.done()):
                failed.result()  # raises what kept a bot from sitting down
            time.sleep(0.05)
        now = pool.submit(host.play).result(120)
        return now, [one.result(30) for one in seated]


@pytest.mark.parametrize(
    ("game", "chairs", "bots"),
    [("allstar", ["", "", "", "rookie"], [First, "pro"]), ("hoops", ["", ""], [First])],
)
def test_bots_play_to_the_end(server: ServerProcess, game: str, chairs: list[str], bots: list[Any]) -> None:
    now, ended = played(Host(server, chairs, game=game), *bots)
    assert {one.seat for one in ended} == set(range(2, len(bots) + 2))
    for one in ended:
        assert list(one.scores.values()) == now["scores"]
        assert min(one.ranks.values()) == 1
        assert one.contributed
        assert one.cheated is None


def test_a_search_sees_all_it_needs_over_the_wire(server: ServerProcess) -> None:
    """Our strongest level imagines what it cannot see: the view it is sent has to be whole."""
    now, (ended,) = played(Host(server, ["", ""], game="hoops"), "mvp@20ms")
    assert ended.scores[2] == now["scores"][1] > now["scores"][0]


def test_a_dropped_connection_is_opened_again(server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line is cut after every seventh choice; the game goes on where it was."""
    made: list[Any] = []
    connect = websockets.sync.client.connect
    cuts = threading.Semaphore(4)

    class Cutting(First):
        def choose(self, view: sm.View) -> sm.Choice:
            if len(view.legal) % 3 == 0 and cuts.acquire(blocking=False):
                made[-1].socket.shutdown(socket.SHUT_RDWR)
            return super().choose(view)

    def noted(*given: Any, **named: Any) -> Any:
        made.append(connect(*given, **named))
        return made[-1]

    monkeypatch.setattr(online, "connect", noted)
    now, (ended,) = played(Host(server, ["", "", "rookie"]), Cutting)
    assert len(made) == 5
    assert list(ended.scores.values()) == now["scores"]


def test_a_bot_that_fails_leaves_and_the_game_goes_on(server: ServerProcess) -> None:
    host = Host(server, ["", "", "rookie"])
    with ThreadPoolExecutor(2) as pool:
        seated = pool.submit(sm.join, Leaves, host.link)
        while not host.look()["now"]["seats"][1]["taken"]:
            pass
        assert pool.submit(host.play).result(120)["state"] == "over"
        with pytest.raises(
            sm.BotFailed, match=r"Leaves has left the table\. Leaves raised an error\. RuntimeErr"
        ):
            seated.result(5)


def test_a_table_code_leads_there(server: ServerProcess) -> None:
    host = Host(server, ["", ""])
    code = host.look()["now"]["code"]
    place = online._ServerSeat.of(f"{server.address}/join#{code}")
    assert (place.table, place.invite) == (host.table, host.invite)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nowhere", "is no address of a table"),
        ("http://127.0.0.1:1/t/abc#xyz", "can’t be reached"),
        ("{server}", "is no address of a table"),
        ("{server}/t/abcdefghijkl#xyz", "The server refuses"),
        ("{server}/join#ZZZZZ", "The server refuses"),
    ],
)
def test_addresses_that_lead_nowhere(server: ServerProcess, address: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        sm.join("pro", address.format(server=server.address))


def test_the_command_prints_how_it_ended(server: ServerProcess, bots: Path) -> None:
    import os
    import subprocess
    import sys

    host = Host(server, ["", ""])
    command = [sys.executable, "-m", "sixthman", "bot", "mine.py:Highest", host.link, "--name", "Deep Duck"]
    environment = os.environ | {"SIXTHMAN_LANGUAGE": "en"}
    with subprocess.Popen(
        command, cwd=bots.parent, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        while not host.look()["now"]["seats"][1]["taken"]:
            assert process.poll() is None, process.stderr.read() if process.stderr else ""
        now = host.play()
        out, err = process.communicate(timeout=60)
    assert process.returncode == 0, err
    assert f"Deep Duck {now['scores'][1]}" in out
    assert "Deep Duck sits at seat 2." in err
