"""A bot at a table of a server: it sits down, plays to the end, and comes back when the connection drops."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from sixthman.bots import Bot
from sixthman.bots.contestants import Contestant, contestant
from sixthman.bots.own import BotFailed, Named
from sixthman.bots.patience import PATIENCE, check_patience
from sixthman.messages import BadOption, UserError, shown
from sixthman.table import Table
from sixthman.table.adapter import GameAdapter, State
from sixthman.table.adapters import adapter_named

from .arguments import name_of, whole_number
from .contribution import Contribution

NAME_LETTERS = 32
MOST_SEATS = 6
REQUEST_SECONDS = 30
SHORTEST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds between two tries to come back
AGAIN = 1.0  # seconds until something is tried again that was refused
GIVE_UP = 300.0  # seconds without a connection
MOST_REFUSED = 5  # choices in a row that the server may refuse
NOT_ALLOWED = 4403  # the code of a socket that is closed because one has no seat
Notice = Callable[..., None]  # what is worth telling: a message, and its facts


@dataclass(frozen=True)
class Ended:
    """A game at a server's table, over."""

    seat: int  # from 1
    names: dict[int, str]
    scores: dict[int, int]
    ranks: dict[int, int]
    contributed: bool  # did the seed hold what we added, so that nobody can have stacked the deck?
    cheated: UserError | None  # what is wrong with the deal or the record; None: all of it is right


def join(
    bot: Named,
    address: str,
    *,
    name: str | None = None,
    seat: int | None = None,
    patience: float = PATIENCE,
    tell: Notice = lambda message, **facts: None,
) -> Ended:
    """Let a bot sit down at a server's table and play to the end.

    `address` is the invite link as people get it (`http://…/t/abc#xyz`), or the page for codes with the
    table's code (`http://…/join#KTE7X`). BotFailed if the bot fails: it leaves, and a pro takes its seat.
    """
    chosen = contestant(bot)
    check_patience(patience)
    wish = None if seat is None else whole_number("seat", seat)
    if wish is not None and not 1 <= wish <= MOST_SEATS:
        raise BadOption("error-no-such-seat", seat=shown(wish), seats=MOST_SEATS)
    called = visitor_name(chosen) if name is None else name_of(name)
    taken = _ServerSeat.of(name_of(address))
    taken.sit_down(called[:NAME_LETTERS], wish)
    tell("bot-seated", name=called[:NAME_LETTERS], seat=taken.seat + 1)

    def make(adapter: GameAdapter) -> Bot:
        return chosen.bot(adapter, f"{taken.table} {taken.cookie}", patience)

    return _Visitor(taken, make, tell).play()


def visitor_name(bot: Contestant) -> str:
    """How a bot is called that comes from elsewhere: the plain names of levels are the server's own bots'."""
    return f"{bot.label} (bot)" if bot.is_level else bot.label


class _ServerSeat:
    """A seat at a server: where it is, and the secret that makes it ours."""

    def __init__(self, server: str, table: str, invite: str | None) -> None:
        self.server, self.table, self.invite = server, table, invite
        self.seat = -1
        self.cookie = ""

    @classmethod
    def of(cls, address: str) -> _ServerSeat:
        """The table an address leads to; BadOption if it leads to none."""
        parts = urllib.parse.urlsplit(address.strip())
        server = f"{parts.scheme}://{parts.netloc}"
        words = [word for word in parts.path.split("/") if word]
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadOption("error-bot-address", address=address)
        if len(words) == 2 and words[0] == "t":
            return cls(server, words[1], parts.fragment or None)
        if words == ["join"] and parts.fragment:
            found, _ = _post(f"{server}/api/code", {"code": parts.fragment})
            return cls(server, str(found["table"]), str(found["invite"]))
        raise BadOption("error-bot-address", address=address)

    def sit_down(self, name: str, seat: int | None) -> None:
        """Take a seat; BadOption in the server's words if there is none."""
        wish = {"name": name, "invite": self.invite, "seat": None if seat is None else seat - 1}
        seated, cookies = _post(f"{self.server}/api/tables/{urllib.parse.quote(self.table)}/join", wish)
        self.seat = int(seated["seat"])
        self.cookie = next((jar["seat"].value for jar in cookies if "seat" in jar), "")

    def record(self) -> str:
        """The record of the game, which is over."""
        address = f"{self.server}/api/tables/{urllib.parse.quote(self.table)}/record"
        return _asked(urllib.request.Request(address, headers={"Cookie": f"seat={self.cookie}"}))[0].decode()

    def socket(self, since: int) -> ClientConnection:
        """A connection for the seat, with all news after this many."""
        address = self.server.replace("http", "ws", 1)
        table = urllib.parse.quote(self.table)
        return connect(
            f"{address}/api/tables/{table}/socket?since={since}",
            additional_headers={"Cookie": f"seat={self.cookie}"},
            open_timeout=REQUEST_SECONDS,
            max_size=None,
        )


def _post(address: str, body: dict[str, Any]) -> tuple[dict[str, Any], list[SimpleCookie]]:
    """What a server answers; BadOption in its own words if it refuses."""
    data = json.dumps({key: value for key, value in body.items() if value is not None}).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"}, method="POST")
    answer, cookies = _asked(request)
    try:
        return json.loads(answer), cookies
    except ValueError as reason:
        raise BadOption("error-bot-server", reason=str(reason)) from reason


def _asked(request: urllib.request.Request) -> tuple[bytes, list[SimpleCookie]]:
    try:
        with urllib.request.urlopen(request, timeout=REQUEST_SECONDS) as answer:
            cookies = [SimpleCookie(one) for one in answer.headers.get_all("Set-Cookie", [])]
            return answer.read(), cookies
    except urllib.error.HTTPError as reason:
        try:
            text = json.loads(reason.read())["text"]
        except (ValueError, KeyError, TypeError):
            text = f"{reason.code} {reason.reason}"
        raise BadOption("error-bot-refused", reason=text) from reason
    except (OSError, ValueError) as reason:
        raise BadOption("error-bot-server", reason=str(getattr(reason, "reason", reason))) from reason


class _Visitor:
    """Plays one seat over a socket, which is opened again whenever it closes."""

    def __init__(self, taken: _ServerSeat, make: Callable[[GameAdapter], Bot], tell: Notice) -> None:
        self._taken, self._make, self._tell = taken, make, tell
        self._now: dict[str, Any] = {}
        self._seq = 0
        self._sent = 0
        self._asked: str | None = None  # the command that has not been answered
        self._wanted = 0  # the news that an answer spoke of, and that is still to come
        self._refused = 0
        self._paused = False
        self._contribution = Contribution(taken.seat)
        self._game: _SeenGame | None = None
        self._bot: Bot | None = None

    def play(self) -> Ended:
        """Until the game is over."""
        lost, wait = time.monotonic(), SHORTEST_WAIT
        while True:
            try:
                with self._taken.socket(self._seq) as socket:
                    self._asked, self._wanted, self._paused = None, 0, False
                    while True:
                        self._wait(socket)
                        lost, wait = time.monotonic(), SHORTEST_WAIT
                        if self._now.get("state") == "over":
                            return self._ended()
                        self._act(socket)
            except ConnectionClosed as reason:
                if reason.rcvd is not None and reason.rcvd.code == NOT_ALLOWED:
                    raise BadOption("error-bot-removed", bot=self._name()) from reason
            except (OSError, InvalidStatus, WebSocketException) as reason:
                if time.monotonic() - lost > GIVE_UP:
                    raise BadOption("error-bot-server", reason=str(reason)) from reason
            self._tell("bot-gone")
            time.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    def _wait(self, socket: ClientConnection) -> None:
        """Hear what comes next. What was refused is tried again a moment later if there is no news."""
        try:
            frame = json.loads(socket.recv(AGAIN if self._paused else None))
        except TimeoutError:
            self._paused = False
            return
        self._hear(frame)

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["kind"] in ("hello", "news"):
            self._seq = int(frame["seq"])
            self._now = frame.get("now", self._now)
            self._paused = False
            if self._now["state"] == "closed":
                raise BadOption("error-bot-closed")
        elif frame["kind"] == "done" and frame["id"] == self._asked:
            self._asked, self._wanted, self._refused = None, int(frame["seq"]), 0
        elif frame["kind"] == "no" and frame["id"] in (self._asked, None):
            self._asked, self._paused = None, True
            self._refused += 1
            if self._refused >= MOST_REFUSED:
                raise BadOption("error-bot-left", bot=self._name(), reason=frame["text"])

    def _act(self, socket: ClientConnection) -> None:
        """Be ready before the deal; choose when it is our turn and all that has happened is known."""
        if self._asked is not None or self._paused or self._seq < self._wanted:
            return
        now = self._now
        adding = self._contribution.wanted(now)
        if adding is not None:
            self._ask(socket, **adding)
        elif now["state"] == "open" and not now["seats"][self._taken.seat]["ready"]:
            self._ask(socket, "ready")
        elif now["state"] == "playing" and now.get("legal"):
            try:
                choices = self._choices()
            except BotFailed as reason:
                self._ask(socket, "leave")
                raise BotFailed("error-bot-left", bot=self._name(), reason=reason) from reason
            self._ask(socket, "choose", choice=choices, stage=now["stage"])

    def _choices(self) -> list[int]:
        if self._game is None or self._bot is None:
            self._game = _SeenGame(self._now, self._taken.seat)
            self._bot = self._make(self._game.adapter)
        return self._bot.choose(self._game.view(self._now))

    def _ask(self, socket: ClientConnection, do: str, **what: Any) -> None:
        self._sent += 1
        self._asked = f"bot-{self._taken.seat}-{time.time_ns()}-{self._sent}"
        socket.send(json.dumps({"do": do, "id": self._asked, **what}))

    def _name(self) -> str:
        seats = self._now.get("seats")
        return str(seats[self._taken.seat]["name"]) if seats else "?"

    def _ended(self) -> Ended:
        seats, scores = self._now["seats"], self._now["scores"]
        return Ended(
            self._taken.seat + 1,
            {seat: str(one["name"]) for seat, one in enumerate(seats, 1)},
            dict(enumerate(scores, 1)),
            dict(enumerate(self._now["places"], 1)),
            self._contribution.pinned is not None,
            self._how_cheated(scores),
        )

    def _how_cheated(self, scores: list[int]) -> UserError | None:
        try:
            adapter = adapter_named(self._now["game"], version=self._now["rules"])
            self._contribution.check(self._taken.record(), adapter, scores)
        except UserError as reason:
            return reason
        return None


class _SeenGame:
    """Views as they come over the wire, as records again."""

    def __init__(self, now: dict[str, Any], seat: int) -> None:
        self._seat = seat
        try:
            self.adapter = adapter_named(now["game"], version=now["rules"])
            options = self.adapter.read_options(now["options"])
        except UserError as reason:
            raise BadOption("error-bot-server", reason=str(reason)) from reason
        self._blank: State = Table(self.adapter, options, "blank").view(seat)

    def view(self, now: dict[str, Any]) -> State:
        """All that a seat may know. What is nobody's to know stays as in every view."""
        record = self._blank.copy()
        seats = len(now["seats"])
        for field in self.adapter.declared.fields:
            if field.name in now["view"]:
                values = now["view"][field.name]
                if field.each:
                    record[field.name][:seats] = values
                else:
                    record[field.name] = values
        record.viewer, record.locked = self._seat, 0
        return record
