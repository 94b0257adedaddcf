"""Reads all that has reached a browser, and holds it against what `view` would have told.

After the game its record says what was chosen. The game is played again here, and the views and the story of
each seat are taken from the rules themselves: whatever else a browser has heard is too much.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from bench.page.browser import Visitor
from sixthman.games.allstar.table.notation import card_name
from sixthman.kernel.game import module_engine
from sixthman.server.frames import view_fields
from sixthman.table import Table, read_record
from sixthman.table.adapter import Given, Reveal
from sixthman.table.adapters import adapter_named

# told by the server, not by the game; none of it is a secret
COMPANY = {"sat", "ready", "dealt", "chosen", "bot", "host", "queued"}
COMPANY |= {"committed", "sealed", "revealed"}  # what browsers add to the seed
# … and what the page itself keeps in the browser
KEPT = {"theme", "language", "name", "sound"}
CARD = re.compile(r"\b(?:[A-Z][a-z]+)+\d\b")  # "PolarBear3"


def told_too_much(one: Visitor) -> list[str]:
    """Everything a browser has heard of a game that its seat may not have known."""
    record, seat = record_of(one), int(one.now["seat"])
    views, events = knowable(record, seat)
    found = [f"the seed: {text[:80]}" for text in [*earlier(one), *one.bodies] if seed_of(record) in text]
    for frame in map(json.loads, earlier(one)):
        now = frame.get("now") or {}
        if "view" in now and as_text(now["view"]) not in views:
            found.append(f"a view: {now['moment']}, {now['view']}")
        for event in events_in(frame):
            if event["kind"] not in COMPANY and as_text(event) not in events:
                found.append(f"an event: {event}")
    found += [f"an answer: {text}" for text in answers_too_soon(one)]
    return found + [f"kept: {text}" for text in kept_too_much(one)]


def earlier(one: Visitor) -> list[str]:
    """All frames before the game was over: after the end everything is told."""
    frames = []
    for text in one.frames:
        if (json.loads(text).get("now") or {}).get("state") == "over":
            break
        frames.append(text)
    return frames


def events_in(frame: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The events of a frame, whether they are new or told once more."""
    yield from frame.get("events", [])
    for news in frame.get("news", []):
        yield from news["events"]


def answers_too_soon(one: Visitor) -> Iterator[str]:
    """Answers of the server that name a card of All-Star Draft before the browser has seen it.

    What would make a set bigger (`missing`) is named whoever holds it: no answer depends on that, see
    tests/server/test_secrets.py.
    """
    if one.now["game"] != "allstar":
        return
    seen: dict[int, set[str]] = {}
    for frame in map(json.loads, earlier(one)):
        if "view" in (now := frame.get("now") or {}):
            seen.setdefault(now["stage"], set()).update(names_in(frame))
    for text in one.bodies:
        answer = json.loads(text) if text.startswith("{") else {}
        if "stage" not in answer:
            continue
        known = set().union(*(cards for stage, cards in seen.items() if stage <= answer["stage"]))
        for found in (answer.get("bench") or {}).get("sets", []):
            found.pop("missing", None)
        if not set(CARD.findall(json.dumps(answer))) <= known:
            yield text


def kept_too_much(one: Visitor) -> Iterator[str]:
    """What the page has laid by, beyond settings and a lineup of cards that the seat held at that moment."""
    held: dict[int, set[int]] = {}
    for now in (json.loads(text).get("now") or {} for text in earlier(one)):
        if one.now["game"] == "allstar" and "view" in now:
            mine = flat([now["view"][place][now["seat"]] for place in ("bench", "teams")])
            held.setdefault(now["stage"], set()).update(mine)
    for text in one.kept:
        kept = json.loads(text)
        plan = json.loads(kept.pop(f"lineup {one.now['table']} {one.now['seat']}", "null"))
        kept.pop(f"fair {one.now['table']} {one.now['seat']}", None)  # what this browser added to the seed
        foreign = plan is not None and not cards_of(plan["plan"]) <= held.get(plan["stage"], set())
        if set(kept) - KEPT or CARD.search(text) or foreign:
            yield text


def cards_of(plan: dict[str, Any]) -> set[int]:
    """The cards of a lineup that is being put together."""
    swapped = [card for swaps in plan["swaps"] for swap in swaps for card in (swap["in"], swap["out"])]
    coach = plan["coach"] or {}
    cards = [plan["thrown"], *plan["fresh"], *swapped, coach.get("card"), coach.get("mate")]
    return {card for card in cards if card is not None}


def names_in(frame: dict[str, Any]) -> set[str]:
    """The cards that a frame names, by name or by number."""
    view = frame["now"]["view"]
    numbers = [card for name in ("bench", "teams", "thrown", "deck") for card in flat(view[name])]
    return {card_name(card) for card in numbers if card >= 0} | set(CARD.findall(json.dumps(frame)))


def flat(value: Any) -> list[int]:
    """All numbers in nested lists."""
    return [deep for one in value for deep in flat(one)] if isinstance(value, list) else [value]


# --- the game once more


def record_of(one: Visitor) -> str:
    """The record of the game that has ended."""
    path = f"/api/tables/{one.now['table']}/record"
    return str(one.page.evaluate("(path) => fetch(path).then((answer) => answer.text())", path))


def seed_of(record: str) -> str:
    """The secret that was kept until the end."""
    found = re.search(r"^seed: (\w+)", record, re.MULTILINE)
    assert found is not None
    return found[1]


@cache
def knowable(text: str, seat: int) -> tuple[set[str], set[str]]:
    """All views and all events that a seat could have had in a game."""
    record = read_record(text)
    adapter = adapter_named(record.game)
    options = adapter.read_options(record.options)
    table = Table(
        adapter, options, record.seed, Given(record.given), record.names, module_engine(adapter.game)
    )
    views = {view_text(table, seat)}
    for heading in record.reveals:
        for _ in steps(table, heading, seat):
            views.add(view_text(table, seat))
    return views, {as_text({"kind": one.type, "facts": dict(one.facts)}) for one in table.events(seat)}


def steps(table: Table, heading: Reveal, seat: int) -> Iterator[None]:
    """Let a moment happen, choice by choice; the seat that looks on seals first."""
    for who in sorted(heading.choices, key=lambda other: other != seat):
        choice = heading.choices[who]
        parts: list[str | list[int]] = [choice]
        if table.adapter.by_steps:
            parts = [[number] for number in table.adapter.read(choice)]
        for part in parts:
            table.choose(who, part)
            yield


def view_text(table: Table, seat: int) -> str:
    """A view as it goes over the wire."""
    return as_text(view_fields(table.adapter.declared, table.view(seat), table.options.seats))


def as_text(value: Any) -> str:
    """The same text for the same facts."""
    return json.dumps(value, sort_keys=True)
