"""The page never knows more than its seat may: everything two browsers received is read."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from bench.page.browser import Visitor
from bench.page.players import play
from sixthman.games.allstar.cards import CARDS
from sixthman.table.allstar.notation import card_name

from .conftest import Welcome
from .test_games import gather, seat

NUMBERS = {card_name(card): card for card in range(CARDS)}
FREE_AGENCY = 2
FIELDS = ("bench", "teams", "thrown", "deck")  # where a view of All-Star Draft names cards
NAMED = re.compile(r"\b[A-Z][a-z]+\d\b")


@dataclass
class Heard:
    """What a browser heard of one stage of a game."""

    held: set[int] = field(default_factory=set)  # own cards, and those one may choose from
    shown: set[int] = field(default_factory=set)  # face up for everybody
    named: set[int] = field(default_factory=set)  # named in any way


def frames_of(one: Visitor) -> Iterator[dict[str, Any]]:
    """All frames before the game was over."""
    for text in one.frames:
        frame = json.loads(text)
        if (frame.get("now") or {}).get("state") == "over":
            return
        yield frame


def flat(value: Any) -> Iterable[int]:
    """All numbers in nested lists."""
    return [deep for one in value for deep in flat(one)] if isinstance(value, list) else [value]


def stages(one: Visitor) -> dict[int, Heard]:
    """What was heard of each stage of All-Star Draft. What is weighed is worked out from the view alone."""
    heard: dict[int, Heard] = defaultdict(Heard)
    for frame in frames_of(one):
        now = frame.get("now")
        if frame["kind"] not in ("hello", "news") or not now or "view" not in now:
            continue
        view, at = now["view"], heard[now["stage"]]
        choices = {NUMBERS[name] for _, name in now["legal"] if name in NUMBERS}
        at.held |= choices | {card for card in view["bench"][now["seat"]] if card >= 0}
        at.shown |= {card for card, round_ in enumerate(view["shown_in"]) if round_ > 0}
        at.named |= {card for name in FIELDS for card in flat(view[name]) if card >= 0}
        at.named |= {NUMBERS[name] for name in NAMED.findall(json.dumps(frame)) if name in NUMBERS}
    return heard


def test_the_reader_of_stages_finds_names() -> None:
    """The test below would see a card that is told."""
    one = type("Told", (), {"frames": [json.dumps(SAMPLE)]})()
    assert stages(one)[4].named == {NUMBERS["Duck7"], NUMBERS["Wolf3"], 5}


SAMPLE = {
    "kind": "news",
    "events": [{"kind": "picked", "facts": {"card": "Wolf3"}}],
    "now": {
        **{"stage": 4, "seat": 0, "legal": [[NUMBERS["Duck7"], "Duck7"]]},
        "view": {"bench": [[5, -1], [-1, -1]], "shown_in": [0], "teams": [[]], "thrown": [], "deck": [-1]},
    },
}


@pytest.mark.parametrize("options", [{}, {"mode": "heritage"}, {"mode": "clash"}, {"edition": "2020"}])
def test_no_card_of_all_star_draft_is_told_too_early(visitor: Welcome, options: dict[str, str]) -> None:
    """What only the other one holds, and has not shown, stands nowhere in what a browser received."""
    people = gather(visitor, 2, "allstar", [] if options else ["rookie"] * 2, options)
    play(seat("allstar", people))
    heard = [stages(one) for one in people]
    secrets = 0
    for mine, theirs in (heard, heard[::-1]):
        known: set[int] = set()  # what I have held or had before me
        for stage in sorted(mine):
            known |= mine[stage].held
            hidden = theirs[stage].held - known - theirs[stage].shown if stage in theirs else set()
            assert not hidden & mine[stage].named, stage
            secrets += len(hidden)
    assert secrets > 20
    no_seed_is_told(people)


@pytest.mark.parametrize("options", [{}, {"pick team": "yes"}])
def test_no_card_of_basketball_is_told_too_early(visitor: Welcome, options: dict[str, str]) -> None:
    """The other hand is blank but for what was shown, piles are blank or in an order that tells nothing."""
    people = gather(visitor, 2, "hoops", [], options)
    play(seat("hoops", people))
    secrets = 0
    for one in people:
        for frame in frames_of(one):
            now = frame.get("now")
            if not now or "view" not in now:
                continue
            view, other = now["view"], 1 - now["seat"]
            shown = view["shown"][other]
            assert set(view["hand"][other][shown:]) <= {-1}
            secrets += view["held"][other] - shown
            assert set(view["player_pile"][: view["piled"]]) <= {-1}
            for pile, decked, topped in zip(view["pile"], view["decked"], view["topped"], strict=True):
                hidden = pile[: decked - topped]
                assert hidden == sorted(hidden)
    assert secrets > 20
    no_seed_is_told(people)


def no_seed_is_told(people: list[Visitor]) -> None:
    """The secret stands in the record now; nothing that was sent before the end holds it."""
    table = people[0].now["table"]
    record = people[0].page.evaluate(f"fetch('/api/tables/{table}/record').then((answer) => answer.text())")
    found = re.search(r"seed: (\w+)", record)
    assert found is not None
    for one in people:
        assert all("seed" not in (frame.get("now") or {}) for frame in frames_of(one))
        sent = [json.dumps(frame) for frame in frames_of(one)]
        sent += one.bodies
        assert one.bodies
        assert not [text for text in sent if found[1][:64] in text]
