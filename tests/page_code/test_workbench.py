"""The workbench in the page: the same figures as `sixthman lab try`, card by card, and the same refusals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixthman.bots import level_number
from sixthman.cli.lab_try import facts_of
from sixthman.lab.trying import try_cards
from sixthman.messages import BadCards
from sixthman.registry import game_named

from .nodes import Program, needs_packages, packed

pytestmark = needs_packages
GAMES = 600  # three pieces, the last one of them smaller
CHANGES: dict[str, dict[str, Any]] = {
    "allstar": {
        "arena": [
            {"name": "Polarena 1", "fans": [60, 15, 12, 11, 7, 6]},
            {"name": "Dam Stadium 2", "out": True},
        ],
        "species": [{"name": "Wolf", "symbols": {"Puck": 3, "Glove": 5}}],
        "coach": [{"name": "Old Fox", "new": True, "beside": "team", "fans": 9, "fans_if_last": 9}],
        "edition": [{"name": "2025", "ticket_bonus": [9, 8, 7, 6, 5]}],
    },
    "hoops": {
        "player": [
            {"name": "LeBron James", "cost": 5},
            {"name": "Steve Kerr", "out": True},
            {"name": "Nobody", "new": True, "positions": ["PG"], "value": 0, "cost": 15},
        ],
        "die": [{"name": "three", "faces": [0, 1, 2, 3, 3, 5]}],
        "tactic": [{"name": "Duke Offense", "complexity": 9}],
    },
}  # fmt: skip
OPTIONS: dict[str, dict[str, Any]] = {"allstar": {"seats": 3, "coaches": True}, "hoops": {}}


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The page's workbench, without a page."""
    running = Program(packed(Path(__file__).with_name("workbench.ts"), tmp_path_factory.mktemp("workbench")))
    yield running
    running.close()


def plan_of(game: str, changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What the page asks its workers for."""
    return {"game": game, "changes": changes, "options": OPTIONS[game], "level": "pro", "seed": "7", **more}


def tried(game: str, text: str, tmp_path: Path, games: int = GAMES) -> dict[str, Any]:
    """The same by `sixthman lab try`."""
    folder, file = game_named(game), tmp_path / "changes.toml"
    file.write_text(text, "utf-8")
    old = folder.options(**OPTIONS[game])
    new = folder.options(cards=folder.cards().changed(file), **OPTIONS[game])
    return facts_of(try_cards(old, new, [("pro", level_number("pro"))] * old.seats, games, "7"))


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_figures_are_those_of_lab_try(game: str, program: Program, tmp_path: Path) -> None:
    """Every measure, old, new and change; what changed most, dead cards, dominated ones: by the changes as
    the page writes them to a file."""
    text = program.ask({"do": "text", "plan": plan_of(game, CHANGES[game])})
    found = program.ask({"do": "play", "plan": plan_of(game, CHANGES[game]), "games": GAMES})
    known = tried(game, text, tmp_path)
    assert "wrong" not in found
    assert len(found["found"]) == len(known["measures"]) > 100
    for mine, theirs in zip(found["found"], known["measures"], strict=True):
        assert f"{mine['chapter']}/{mine['name']}" == theirs["measure"]
        for side, name in (("old", "old"), ("new", "new"), ("gain", "change")):
            assert (mine[side] is None) == (theirs[name] is None)
            if mine[side]:
                assert mine[side]["value"] == theirs[name]["value"]
                assert mine[side]["margin"] == theirs[name]["margin"]
                assert mine[side]["count"] == theirs[name]["observations"]
    names = [measure["measure"] for measure in known["measures"]]
    assert [names[at] for at in found["most"]] == known["changed_most"] != []
    assert [names[at] for at in found["dead"]] == known["dead"]
    assert [{"card": card, "by": by} for card, by in found["dominated"]] == known["dominated"]


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_spreads_have_the_means(game: str, program: Program) -> None:
    """How many games had each value of a figure: their mean is the figure."""
    found = program.ask({"do": "play", "plan": plan_of(game, CHANGES[game]), "games": 300})
    by_name = {one["name"]: one for one in found["found"] if one["chapter"] == "course"}
    assert {spread["name"] for spread in found["spreads"]} == {"margin", "decisions"}
    for spread in found["spreads"]:
        for side in ("old", "new"):
            assert sum(games for _, games in spread[side]) == 300
            total = sum(value * games for value, games in spread[side])
            assert total / 300 == pytest.approx(by_name[spread["name"]][side]["value"])


def test_limits_are_those_of_card_files(program: Program) -> None:
    """What the page lets one slide to can be read; one more cannot."""
    facts = program.ask({"do": "cards", "plan": plan_of("allstar", {})})
    assert facts["limits"]["arena"]["fans"] == [0, 999]
    assert facts["limits"]["species"]["Puck"] == [1, 9]
    assert facts["limits"]["edition"]["ticket_bonus"] == [0, 99]
    limits = program.ask({"do": "cards", "plan": plan_of("hoops", {})})["limits"]
    assert limits["player"]["cost"] == [1, 40]
    assert limits["die"]["faces"] == [0, 20]
    assert limits["tactic"]["three"] == [1, 10]


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("allstar", {"arena": [{"name": "Nowhere", "fans": [1, 2, 3, 4, 5, 6]}]}),
    ("allstar", {"arena": [{"name": "Polarena 1", "fans": [1, 2, 3, 4, 5, 1000]}]}),
    ("allstar", {"species": [{"name": "Wolf", "symbols": {"Puck": 3, "Glove": 3}}]}),
    ("hoops", {"player": [{"name": "LeBron James", "cost": 0}]}),
    ("hoops", {"die": [{"name": "three", "faces": [0, 1, 2]}]}),
    ("hoops", {"team": [{"name": "LeBron James"}]}),
]


@pytest.mark.parametrize(("game", "changes"), WRONG)
def test_refusals_are_the_same(game: str, changes: dict[str, Any], program: Program, tmp_path: Path) -> None:
    """Changes that cannot be are refused with the message and the facts of `lab try`."""
    found = program.ask({"do": "play", "plan": plan_of(game, changes), "games": 300})
    with pytest.raises(BadCards) as refused:
        tried(game, program.ask({"do": "text", "plan": plan_of(game, changes)}), tmp_path)
    assert found["wrong"]["message"] == refused.value.message
    facts = json.loads(json.dumps(refused.value.facts))
    close = {"known"} if refused.value.message == "error-changes-unknown" else set()  # the page names all
    assert {key: value for key, value in found["wrong"]["facts"].items() if key not in close} == {
        key: value for key, value in facts.items() if key not in close
    }
