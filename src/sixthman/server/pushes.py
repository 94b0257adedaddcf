"""Notifications for games by mail: "Your turn", to browsers that asked for it.

A browser hands over where its push service takes messages, and its keys. The server sends nowhere but to
known push services, never follows a redirection, and forgets what a service says is gone. Only that browser
can read what it sends (`push_crypto.py`).
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from socket import gethostname
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select

from sixthman.messages import LANGUAGES, BadOption, say

from .pace import mail_days
from .push_crypto import AUTH_BYTES, ServerKey, decode, encrypted, new_private, read_point
from .schema import push_keys, push_subscriptions
from .store_health import StoreDown
from .table_state import PLAYING
from .writer import Conflict

if TYPE_CHECKING:
    from .live_table import LiveTable
    from .table_registry import TableRegistry

log = logging.getLogger("sixthman.server")

MOST = 8  # browsers of one guest: the oldest goes
LONGEST = 600  # letters of an endpoint
AT_ONCE = 4  # messages that are sent at the same time …
MOST_HEARD = 10_000  # tables that are remembered
MOST_WAITING = 1000  # … and that may wait
PATIENCE = 10.0  # seconds that a push service may take
HOURS = 12  # that a signature holds, at most 24
KEPT = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
GONE = (404, 410)  # the browser has taken its permission back


class Pushes:
    """Who wants to hear, and telling them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._key: ServerKey | None = None
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._heard: dict[str, int] = {}  # by table: the version that was told of
        self._tasks: set[asyncio.Task[None]] = set()
        self.send: Callable[..., int] = send_message

    async def key(self) -> ServerKey:
        """This server's key, made when it is first asked for and kept in the database."""
        if self._key is None:
            store, wanted = self._registry.store, select(push_keys.c.private)
            if await store.one(wanted) is None:
                with suppress(Conflict):  # another node was quicker
                    made = insert(push_keys).values(id=1, private=f"{new_private():064x}")
                    await store.writer.commit("", [], [made])
            self._key = ServerKey(int((await store.one(wanted)).private, 16))
        return self._key

    async def subscribe(self, guest: str, endpoint: str, browser: str, auth: str, language: str) -> None:
        """Note a browser; BadOption for what no browser hands over."""
        check_endpoint(endpoint, self._registry.settings.push_services)
        try:
            read_point(decode(browser))
            fits = len(decode(auth)) == AUTH_BYTES
        except ValueError:
            fits = False
        if not fits:
            raise BadOption("error-push-keys")
        store, one = self._registry.store, name_of(endpoint)
        facts = {"id": one, "guest": guest, "endpoint": endpoint, "browser": browser, "auth": auth}
        facts |= {"language": language if language in LANGUAGES else LANGUAGES[0]}
        known = [row.id for row in await self._of(guest) if row.id != one]
        gone = [one, *known[: max(0, len(known) - MOST + 1)]]
        statements: list[Any] = [delete(push_subscriptions).where(push_subscriptions.c.id.in_(gone))]
        statements.append(insert(push_subscriptions).values(**facts, made_at=self._registry.clock()))
        await store.writer.commit("", [], statements)

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """Forget a browser of this guest."""
        mine = (push_subscriptions.c.id == name_of(endpoint)) & (push_subscriptions.c.guest == guest)
        await self._registry.store.writer.commit("", [], [delete(push_subscriptions).where(mine)])

    async def _of(self, guest: str) -> list[Any]:
        wanted = select(push_subscriptions).where(push_subscriptions.c.guest == guest)
        return list(await self._registry.store.all(wanted.order_by(push_subscriptions.c.made_at)))

    def turn_soon(self, live: LiveTable) -> None:
        """A table has come to something: tell those who are waited for and do not look, once."""
        state = live.table_state
        by_mail = state.state == PLAYING and mail_days(state.agreed.pace) is not None
        if not by_mail or self._heard.get(state.id) == state.version:
            return
        if len(self._heard) > MOST_HEARD:
            self._heard.clear()
        self._heard[state.id] = state.version
        waited = [seat for seat in state.waiting() if not state.chairs[seat].bot and not live.connected(seat)]
        for seat in waited:
            guest = state.chairs[seat].guest
            if guest and self._waiting < MOST_WAITING:
                task = asyncio.get_running_loop().create_task(self._tell(guest, state.id, state.agreed.game))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, guest: str, table: str, game: str) -> None:
        self._waiting += 1
        try:
            for row in await self._of(guest):
                await self._send(row, table, game)
        except StoreDown:
            pass  # what waits is on the start page all the same
        finally:
            self._waiting -= 1

    async def _send(self, row: Any, table: str, game: str) -> None:
        name = say(row.language, f"page-game-{game}")
        words = {
            "title": say(row.language, "push-turn"),
            "text": say(row.language, "push-turn-text", game=name),
        }
        message = json.dumps({**words, "table": table}, ensure_ascii=False).encode()
        key = await self.key()
        async with self._sending:
            contact = contact_of(self._registry.settings.origins)
            until = int(self._registry.clock()) + HOURS * 3600
            try:
                status = await asyncio.to_thread(self.send, row, message, key, contact, until)
            except (OSError, http.client.HTTPException) as reason:
                log.info("push", extra={"reason": type(reason).__name__})
                status = 0
        self._registry.metrics.count("pushes", status=str(status))
        if status in GONE:
            gone = delete(push_subscriptions).where(push_subscriptions.c.id == row.id)
            await self._registry.store.writer.commit("", [], [gone])

    async def close(self) -> None:
        """Nothing is sent any more."""
        for task in list(self._tasks):
            task.cancel()


def send_message(row: Any, message: bytes, key: ServerKey, contact: str, until: int) -> int:
    """Hand a message to a push service; the status of its answer."""
    parts = urlsplit(row.endpoint)
    body = encrypted(message, decode(row.browser), decode(row.auth))
    headers = {
        "authorization": key.authorization(f"{parts.scheme}://{parts.netloc}", contact, until),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "urgency": "normal",
    }
    connect = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = connect(parts.netloc, timeout=PATIENCE)
    try:
        connection.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def check_endpoint(endpoint: str, services: tuple[str, ...]) -> None:
    """BadOption for an address that is none of a known push service."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadOption("error-push-endpoint") from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
    known = parts.scheme == "https" and port in (None, 443) and "@" not in parts.netloc
    known = known and any(host == one or host.endswith(f".{one}") for one in services)
    if not plain or not (known or f"{parts.scheme}://{parts.netloc}" in services):
        raise BadOption("error-push-endpoint")


def contact_of(origins: tuple[str, ...]) -> str:
    """Whom a push service may write to: where the server is, or its machine."""
    return next(
        (origin for origin in origins if origin.startswith("https:")), f"mailto:sixthman@{gethostname()}"
    )


def name_of(endpoint: str) -> str:
    """What a subscription is known by."""
    return hashlib.sha256(endpoint.encode()).hexdigest()
