"""Notifications: the example of RFC 8291, who may be sent what, and a browser's side that reads it."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from sixthman.messages import BadOption
from sixthman.server.people import forget, kept_of
from sixthman.server.push_crypto import (
    BASE,
    ORDER,
    ServerKey,
    _derived,
    add,
    decode,
    encode,
    encrypted,
    new_private,
    public_of,
    read_point,
    seal,
    signed,
    times,
)
from sixthman.server.pushes import MOST, Pushes, check_endpoint
from sixthman.server.schema import push_subscriptions
from sixthman.server.settings import PUSH_SERVICES
from sixthman.server.table_registry import TableRegistry

AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BROWSER = 0xAB5D5CA1DD4A53D5395A8BBB9A9D7AFF9BF8AA1ED3B027A69DE3C6D95D8C9A21 % ORDER
FCM = "https://fcm.googleapis.com/fcm/send/abc"


# --- the examples


def test_the_example_of_rfc_8291() -> None:
    """Appendix A, byte for byte."""
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decode(AUTH),
        int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_points_and_other_bytes() -> None:
    """A point that lies on no curve of ours is refused: it could tell the key."""
    good = public_of(new_private())
    assert read_point(good) is not None
    for bad in (b"", good[:-1], b"\x02" + good[1:], good[:-1] + bytes([good[-1] ^ 1])):
        with pytest.raises(ValueError, match=r"point|curve"):
            read_point(bad)
    assert times(ORDER, BASE) is None


def is_signed(public: bytes, data: bytes, signature: bytes) -> bool:
    """Does a signature hold? By the textbook."""
    first, second = int.from_bytes(signature[:32]), int.from_bytes(signature[32:])
    back = pow(second, -1, ORDER)
    digest = int.from_bytes(hashlib.sha256(data).digest())
    point = add(times(digest * back % ORDER, BASE), times(first * back % ORDER, read_point(public)))
    return point is not None and point[0] % ORDER == first


def test_a_signature_names_who_sends() -> None:
    """RFC 8292: for one push service, for some hours, by this key and no other."""
    key = ServerKey(new_private())
    text = key.authorization("https://fcm.googleapis.com", "mailto:a@b.c", 1_000)
    token, _, public = text.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decode(claims)) == {
        "aud": "https://fcm.googleapis.com",
        "exp": 1_000,
        "sub": "mailto:a@b.c",
    }
    assert is_signed(decode(public), f"{head}.{claims}".encode(), decode(signature))
    assert not is_signed(decode(public), f"{head}.{head}".encode(), decode(signature))
    assert not is_signed(public_of(new_private()), f"{head}.{claims}".encode(), decode(signature))
    assert signed(1, b"x") != signed(1, b"x")  # never the same number twice


# --- a browser's side


def read(body: bytes, private: int, auth: bytes) -> bytes:
    """What a browser reads: sealing again undoes it, and the tag has to be right."""
    salt, own = body[:16], body[21:86]
    shared = times(private, read_point(own))
    assert shared is not None
    secret = _derived(auth, shared[0].to_bytes(32), b"WebPush: info\x00" + public_of(private) + own, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    plain = seal(key, nonce, body[86:-16])[:-16]
    assert seal(key, nonce, plain) == body[86:]
    assert plain[-1:] == b"\x02"
    return plain[:-1]


class Service:
    """A push service on this machine."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.heard.append(({key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """No more."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service on this machine."""
    running = Service()
    yield running
    running.close()


async def told(registry: TableRegistry, guest: str, version: int = 1) -> None:
    """A table by mail waits for a guest who is not there."""
    chair = SimpleNamespace(bot="", guest=guest)
    agreed = SimpleNamespace(pace="mail-3", game="allstar")
    state = SimpleNamespace(
        state="playing", agreed=agreed, id="TABLE1", version=version, chairs=[chair], waiting=lambda: [0]
    )
    live: Any = SimpleNamespace(table_state=state, connected=lambda seat: False)
    registry.pushes.turn_soon(live)
    for task in list(registry.pushes._tasks):
        await task


async def test_your_turn_arrives(registry: TableRegistry, service: Service) -> None:
    """What a browser decrypts: its turn, in its language. Once for every turn; gone when it is gone."""
    object.__setattr__(registry.settings, "push_services", (service.origin,))
    guest = await registry.store.new_guest("token", 1.0)
    await registry.pushes.subscribe(guest, f"{service.origin}/x?y=1", encode(public_of(BROWSER)), AUTH, "de")
    await told(registry, guest)
    await told(registry, guest)  # the same turn again
    ((headers, body),) = service.heard
    message = json.loads(read(body, BROWSER, decode(AUTH)))
    assert message == {
        "title": "Du bist dran",
        "text": "All-Star Draft: Deine Gegner warten auf dich.",
        "table": "TABLE1",
    }
    assert headers["content-encoding"] == "aes128gcm"
    key = await registry.pushes.key()
    assert headers["authorization"].endswith(f"k={key.public}")
    service.status = 410
    await told(registry, guest, version=2)
    assert len(service.heard) == 2
    assert await registry.store.all(select(push_subscriptions)) == []
    await told(registry, guest, version=3)
    assert len(service.heard) == 2


async def test_the_key_stays(registry: TableRegistry) -> None:
    """One key for ever: browsers have tied their permission to it."""
    first = await registry.pushes.key()
    assert (await Pushes(registry).key()) == first
    assert len(decode(first.public)) == 65


async def test_few_browsers_and_forgotten_with_the_guest(registry: TableRegistry) -> None:
    """A guest has a few browsers, the oldest goes; they are part of one's data, and are forgotten."""
    guest, other = [await registry.store.new_guest(name, 1.0) for name in ("a", "b")]
    browser = encode(public_of(BROWSER))
    for number in range(MOST + 2):
        await registry.pushes.subscribe(guest, f"{FCM}{number}", browser, AUTH, "xx")
    kept = (await kept_of(registry.store, guest))["notifications"]
    assert len(kept) == MOST
    assert kept[0]["language"] == "en"
    await registry.pushes.unsubscribe(other, f"{FCM}5")  # not theirs
    assert len((await kept_of(registry.store, guest))["notifications"]) == MOST
    await registry.pushes.unsubscribe(guest, f"{FCM}5")
    assert len((await kept_of(registry.store, guest))["notifications"]) == MOST - 1
    await forget(registry, guest)
    assert await registry.store.all(select(push_subscriptions)) == []


@pytest.mark.parametrize(
    "bad",
    [
        *("http://fcm.googleapis.com/x", "https://fcm.googleapis.com.evil.org/x", "https://127.0.0.1/x"),
        *(
            "https://fcm.googleapis.com:8443/x",
            "https://a@fcm.googleapis.com/x",
            "https://evilpush.apple.com/x",
        ),
        *(
            "https://[::1/x",
            "file:///etc/passwd",
            "",
            f"{FCM}{'x' * 600}",
            f"{FCM}\r\nx: y",
            "https://fcm.googleapis.com/é",
        ),
    ],
)
def test_nowhere_else_is_anything_sent(bad: str) -> None:
    """Only the push services of browsers: a server must not be made to call others."""
    with pytest.raises(BadOption):
        check_endpoint(bad, PUSH_SERVICES)


async def test_keys_that_are_none(registry: TableRegistry) -> None:
    """What no browser hands over is refused before it is kept."""
    browser = encode(public_of(BROWSER))
    for keys in (
        ("", AUTH),
        (browser, ""),
        (browser[:-4], AUTH),
        ("*" * 87, AUTH),
        (encode(bytes(65)), AUTH),
    ):
        with pytest.raises(BadOption):
            await registry.pushes.subscribe("guest", FCM, *keys, "en")
    for good in (
        FCM,
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/QA",
    ):
        check_endpoint(good, PUSH_SERVICES)
