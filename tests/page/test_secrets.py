"""The reader of what a browser received would see a card, a view or a seed that is told too early.

`reading.told_too_much` is asked about every game that several people play in `test_games`.
"""

from __future__ import annotations

import json

from bench.page.browser import Visitor
from bench.page.players import play

from .conftest import Welcome
from .reading import earlier, flat, record_of, seed_of, told_too_much
from .test_games import gather, seat


def test_whatever_is_told_too_early_is_found(visitor: Welcome) -> None:
    """A game that is in order; then one more card, one more event, the seed, and notes in the browser."""
    people = gather(visitor, 2, "allstar", [], {"mode": "clash"})
    play(seat("allstar", people), people[0].search)
    one, other = people
    assert told_too_much(one) == []
    assert len(earlier(one)) > 40
    assert one.bodies
    assert one.kept

    def added(text: str, to: list[str]) -> list[str]:
        to.insert(1, text)
        found = told_too_much(one)
        to.remove(text)
        return [problem.split(":")[0] for problem in found]

    view = next(text for text in map(json.loads, earlier(other)) if "view" in (text.get("now") or {}))
    assert added(json.dumps(view), one.frames)[0] == "a view"
    mine = next(text for text in map(json.loads, earlier(one)) if "view" in (text.get("now") or {}))
    mine["now"]["view"]["thrown"][other.now["seat"]][0] = 5
    assert added(json.dumps(mine), one.frames) == ["a view"]
    event = {"kind": "picked", "facts": {"seat": other.now["seat"], "card": "Wolf3"}}
    assert added(json.dumps({"kind": "news", "events": [event]}), one.frames) == ["an event"]
    seed = seed_of(record_of(one))
    assert added(json.dumps({"kind": "news", "note": seed}), one.frames) == ["the seed"]
    assert added(json.dumps({"seed": seed}), one.bodies) == ["the seed"]
    early = next(text for text in one.bodies if json.loads(text).get("stage") == 1)
    assert json.loads(early)["game"] == "allstar"
    late = {**json.loads(one.bodies[-1]), "stage": 1}
    assert added(json.dumps(late), one.bodies) == ["an answer"]
    assert added(json.dumps({"pack": "Duck7"}), one.kept) == ["kept"]
    planned = next(text for text in one.kept if "lineup" in text)
    name = f"lineup {one.now['table']} {one.now['seat']}"
    plan = json.loads(json.loads(planned)[name])
    theirs = {"stage": plan["stage"], "plan": {**plan["plan"], "fresh": [foreign_card(one, plan["stage"])]}}
    assert added(json.dumps({name: json.dumps(theirs)}), one.kept) == ["kept"]


def foreign_card(one: Visitor, stage: int) -> int:
    """A card that was not in the seat's hands at a stage."""
    now = next(
        now for text in earlier(one) if (now := json.loads(text).get("now") or {}).get("stage") == stage
    )
    mine = flat([now["view"][place][now["seat"]] for place in ("bench", "teams")])
    return next(card for card in range(9) if card not in mine)
