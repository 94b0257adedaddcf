"""What is wrong with a card file is told, with its row."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixthman.games.hoops.declaration import MODELS
from sixthman.games.hoops.rules.cardfile import RANGES, SECTIONS
from sixthman.games.hoops.rules.cards import SKILL_NAMES, STANDARD, BadCard, load_cards
from sixthman.messages import LANGUAGES, BadCards, say
from tests.games.hoops.cardfiles import changed, some_players, standard_file, write

STARTS = standard_file("start")
PRICES = standard_file("tactics")

# What is in the file, the message told, and facts it must tell.
BROKEN: dict[str, tuple[dict[str, Any], str, dict[str, object]]] = {
    "no position": (
        changed("players", "player", 7, positions=None),
        "error-cards-missing",
        {"section": "player", "row": 7, "name": STANDARD.names[6], "key": "positions"},
    ),
    "empty positions": (changed("players", "player", 2, positions=[]), "error-cards-positions", {"row": 2}),
    "unknown position": (
        changed("players", "player", 2, positions=["PG", "QB"]),
        "error-cards-positions",
        {"found": '["PG", "QB"]', "known": "PG, SG, SF, PF, C"},
    ),
    "position that is no text": (
        changed("players", "player", 2, positions=[["PG"]]),
        "error-cards-positions",
        {"row": 2},
    ),
    "positions that are no list": (
        changed("players", "player", 2, positions="PG"),
        "error-cards-positions",
        {"row": 2},
    ),
    "position twice": (
        changed("players", "player", 2, positions=["PG", "PG"]),
        "error-cards-positions",
        {"row": 2},
    ),
    "starter with two positions": (
        changed("start", "starter", 1, positions=["PG", "SG"]),
        "error-cards-one-position",
        {"name": "starter-PG-1"},
    ),
    "cost without value": (
        changed("players", "player", 3, value=None),
        "error-cards-no-value",
        {"row": 3, "cost": "3"},
    ),
    "tactic with cost without value": (
        changed("tactics", "tactic", 3, value=None),
        "error-cards-no-value",
        {"name": "Memphis Offense", "cost": "2"},
    ),
    "no cost": (changed("players", "player", 3, cost=None), "error-cards-missing", {"key": "cost"}),
    "starter for sale": (
        changed("start", "starter", 3, cost=4),
        "error-cards-key",
        {"section": "starter", "row": 3, "found": "cost"},
    ),
    "unknown key": (
        changed("players", "player", 3, dunk=4),
        "error-cards-key",
        {"found": "dunk", "name": STANDARD.names[2]},
    ),
    "text for a number": (
        changed("players", "player", 3, three="4"),
        "error-cards-number",
        {"key": "three", "found": '"4"', "least": 0, "most": 9},
    ),
    "truth for a number": (
        changed("players", "player", 3, three=True),
        "error-cards-number",
        {"key": "three"},
    ),
    "fraction for a number": (
        changed("players", "player", 3, cost=4.5),
        "error-cards-number",
        {"found": "4.5"},
    ),
    "number too high": (changed("players", "player", 3, steal=10), "error-cards-number", {"key": "steal"}),
    "number too low": (
        changed("players", "player", 3, cost=0),
        "error-cards-number",
        {"key": "cost", "least": 1},
    ),
    "number for a truth": (
        changed("start", "starter", 3, initiation=1),
        "error-cards-truth",
        {"key": "initiation", "found": "1"},
    ),
    "no name": (
        changed("players", "player", 3, name=None),
        "error-cards-name",
        {"section": "player", "row": 3},
    ),
    "blank name": (changed("players", "player", 3, name=" "), "error-cards-name", {"row": 3}),
    "name that steers a terminal": (
        changed("players", "player", 3, name=r"Jo\u001b[2J"),
        "error-cards-name",
        {"row": 3},
    ),
    "name too long": (changed("players", "player", 3, name="Jo" * 21), "error-cards-name", {"most": 40}),
    "key that steers a terminal": (
        changed("players", "player", 3, **{r"\u001b[2J": 1}),
        "error-cards-key",
        {"found": "\N{REPLACEMENT CHARACTER}[2J"},
    ),
    "value that steers a terminal": (
        changed("players", "player", 3, cost=r"\u009b2J"),
        "error-cards-number",
        {"found": '"\N{REPLACEMENT CHARACTER}2J"'},
    ),
    "number for a name": (changed("players", "player", 3, name=33), "error-cards-name", {"row": 3}),
    "name twice": (
        changed("players", "player", 9, name=STANDARD.names[1].upper()),
        "error-cards-twice",
        {"row": 9, "name": STANDARD.names[1].upper(), "other": "player"},
    ),
    "name of a card that stays": (
        changed("players", "player", 9, name="Duke Offense"),
        "error-cards-twice",
        {"section": "player", "row": 9, "other": "tactic"},
    ),
    "too few players": (
        {"player": some_players(29)},
        "error-cards-count",
        {"section": "player", "count": 29, "least": 30, "most": 100},
    ),
    "too many players": ({"player": some_players(101)}, "error-cards-count", {"count": 101}),
    "too few cheap players": (
        {
            "player": [
                row | {"cost": max(row["cost"], 4 + 2 * (place == 0))}
                for place, row in enumerate(some_players())
            ]
        },
        "error-cards-cheap",
        {"section": "player", "count": 3, "wanted": 4, "least": 3, "most": 5},
    ),
    "nobody for a position": (
        {"player": [row | {"positions": ["PG", "SG", "SF", "PF"]} for row in some_players()]},
        "error-cards-nobody",
        {"section": "player", "position": "C"},
    ),
    "nine starters": (
        {"starter": STARTS["starter"][:9]},
        "error-cards-count-exact",
        {"section": "starter", "count": 9, "wanted": 10},
    ),
    "eleven substitutes": (
        {"substitute": [*STARTS["substitute"], STARTS["substitute"][0] | {"name": "Extra"}]},
        "error-cards-count-exact",
        {"section": "substitute", "count": 11, "wanted": 10},
    ),
    "starters of a first game": (
        changed("start", "starter", 2, initiation=True),
        "error-cards-initiation",
        {"section": "starter", "count": 6, "wanted": 5},
    ),
    "substitutes of a first game": (
        changed("start", "substitute", 1, initiation=None),
        "error-cards-initiation",
        {"section": "substitute", "count": 6, "wanted": 7},
    ),
    "three starters at one position": (
        changed("start", "starter", 4, positions=["PG"]),
        "error-cards-starters",
        {"section": "starter", "position": "PG", "count": 3, "initiation": 1},
    ),
    "two first starters at one position": (
        {
            "starter": [
                row | {"initiation": place in (0, 1, 4, 6, 8)} for place, row in enumerate(STARTS["starter"])
            ]
        },
        "error-cards-starters",
        {"section": "starter", "position": "PG", "count": 2, "initiation": 2},
    ),
    "too few tactics": (
        {"tactic": PRICES["tactic"][8:13]},
        "error-cards-count",
        {"section": "tactic", "count": 5},
    ),
    "too many copies": (
        changed("tactics", "tactic", 20, copies=3),
        "error-cards-copies",
        {"section": "tactic", "count": 71, "least": 20, "most": 70},
    ),
    "too few copies": (
        {"tactic": [row | {"copies": 1} for row in PRICES["tactic"][:19]]},
        "error-cards-copies",
        {"section": "tactic", "count": 19},
    ),
    "no copies": (
        changed("tactics", "tactic", 20, copies=0),
        "error-cards-number",
        {"key": "copies", "least": 1},
    ),
    "no defence to buy": (
        {"tactic": PRICES["tactic"][:10]},
        "error-cards-no-side",
        {"section": "tactic", "side": "steal, block, stop"},
    ),
    "six base tactics of a side": (
        changed("tactics", "base_tactic", 6, keeps={"three": 1}),
        "error-cards-base",
        {"section": "base_tactic", "side": "three, inside, drive", "count": 6, "initiation": 4, "wanted": 3},
    ),
    "base tactics of a first game": (
        changed("tactics", "base_tactic", 8, initiation=True),
        "error-cards-base",
        {"section": "base_tactic", "side": "steal, block, stop", "count": 5, "initiation": 3, "wanted": 2},
    ),
    "tactic that keeps nothing": (changed("tactics", "tactic", 1, keeps={}), "error-cards-keeps", {"row": 1}),
    "tactic that keeps a number": (
        changed("tactics", "tactic", 1, keeps=3),
        "error-cards-keeps",
        {"found": "3", "known": ", ".join(SKILL_NAMES)},
    ),
    "tactic of an unknown skill": (
        changed("tactics", "tactic", 1, keeps={"dunk": 3}),
        "error-cards-keeps",
        {"found": '{"dunk": 3}'},
    ),
    "tactic of both sides": (
        changed("tactics", "tactic", 1, keeps={"three": 1, "stop": 1}),
        "error-cards-sides",
        {"attack": "three, inside, drive", "defence": "steal, block, stop"},
    ),
    "eleven dice kept": (
        changed("tactics", "tactic", 1, keeps={"three": 11}),
        "error-cards-number",
        {"key": "keeps", "found": "11", "most": 10},
    ),
    "unknown die": (
        changed("dice", "die", 1, name="dunk"),
        "error-cards-die",
        {"row": 1, "name": "dunk", "known": ", ".join(SKILL_NAMES)},
    ),
    "die twice": (
        {"die": [*standard_file("dice")["die"][:5], standard_file("dice")["die"][0]]},
        "error-cards-twice",
        {"section": "die", "row": 6, "name": "three"},
    ),
    "five dice": (
        {"die": standard_file("dice")["die"][:5]},
        "error-cards-count-exact",
        {"count": 5, "wanted": 6},
    ),
    "five faces": (
        changed("dice", "die", 1, faces=[0, 0, 0, 2, 6]),
        "error-cards-six",
        {"key": "faces", "wanted": 6},
    ),
    "face that is no number": (
        changed("dice", "die", 1, faces=[0, 0, 0, 2, 6, "9"]),
        "error-cards-number",
        {"key": "face", "found": '"9"'},
    ),
    "face of an unknown colour": (
        changed("dice", "die", 4, colours=["", "yellow", "blue", "green", "red", "blue"]),
        "error-cards-colour",
        {
            "section": "die",
            "row": 4,
            "name": "steal",
            "face": 4,
            "found": '"green"',
            "known": "blue, yellow, red",
        },
    ),
    "five colours": (changed("dice", "die", 4, colours=["blue"] * 5), "error-cards-six", {"key": "colours"}),
    "face without a colour": (
        changed("dice", "die", 4, colours=["", "yellow", "", "red", "red", "blue"]),
        "error-cards-face",
        {"face": 3},
    ),
    "blank face with a colour": (
        changed("dice", "die", 4, colours=["red", "yellow", "blue", "red", "red", "blue"]),
        "error-cards-face",
        {"face": 1},
    ),
    "defensive die without colours": (
        changed("dice", "die", 5, colours=None),
        "error-cards-face",
        {"face": 2},
    ),
    "attack die with colours": (
        changed("dice", "die", 1, colours=["", "", "", "blue", "blue", "blue"]),
        "error-cards-own-colour",
        {"name": "three"},
    ),
    "more fatigue than there is": (
        {"fatigue": [{"name": "fatigue-card", "copies": 10}]},
        "error-cards-number",
        {"key": "copies", "least": 1, "most": 9},
    ),
    "fatigue in two rows": (
        {"fatigue": [{"name": "fatigue-card", "copies": 4}, {"name": "Sore", "copies": 4}]},
        "error-cards-count-exact",
        {"count": 2, "wanted": 1},
    ),
    "unknown section": (
        {"coach": [{"name": "Phil"}]},
        "error-cards-section",
        {"found": "coach", "known": "player, starter, substitute, tactic, base_tactic, die, fatigue"},
    ),
    "section that is no list": ({"fatigue": 9}, "error-cards-rows", {"section": "fatigue"}),
    "row that is no table": ({"player": ["Jo"]}, "error-cards-rows", {"section": "player"}),
    "provenance of the file": ({"provenance": 3}, "error-cards-origin", {"found": "3"}),
    "provenance of a row": (
        changed("players", "player", 1, provenance=3),
        "error-cards-provenance",
        {"row": 1},
    ),
    "provenance of nothing": (
        changed("players", "player", 1, provenance={"dunk": "ours"}),
        "error-cards-provenance",
        {"row": 1},
    ),
    "provenance that is no text": (
        changed("players", "player", 1, provenance={"cost": 3}),
        "error-cards-provenance",
        {"row": 1},
    ),
    "provenance of more faces than there are": (
        changed("dice", "die", 1, provenance={"faces": ["ours"] * 7}),
        "error-cards-provenance",
        {"row": 1},
    ),
    "a list of provenance for one number": (
        changed("players", "player", 1, provenance={"cost": ["ours"]}),
        "error-cards-provenance",
        {"row": 1},
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_explained(tmp_path: Path, case: str) -> None:
    """The file, the section, the row and the card are named, and what is allowed, in every language."""
    sections, message, facts = BROKEN[case]
    with pytest.raises(BadCard) as caught:
        load_cards(write(tmp_path, **sections))
    bad = caught.value
    assert bad.message == message
    assert facts.items() <= bad.facts.items()
    assert bad.facts["file"] == "mine.toml"
    for language in LANGUAGES:
        text = BadCards(bad.message, **bad.facts).text(language)
        assert text.startswith("mine.toml")
        for fact in facts.values():
            assert str(fact) in text


def test_a_file_that_is_no_toml(tmp_path: Path) -> None:
    """Neither bad form nor bytes that are no text stop us from saying so."""
    path = tmp_path / "mine.toml"
    for content in (b"player = [", b"\xff\xfe"):
        path.write_bytes(content)
        with pytest.raises(BadCard) as caught:
            load_cards(path)
        assert caught.value.message == "error-cards-toml"
        assert say("en", caught.value.message, **caught.value.facts).startswith("mine.toml: ")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    """There is no such file, or it is a folder."""
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(BadCard) as caught:
            load_cards(path)
        assert caught.value.message == "error-file"
        assert caught.value.facts["path"] == path.name


def test_every_complaint_is_tested() -> None:
    """No message about card files is without a broken file above."""
    folder = files("sixthman.messages").joinpath("en")
    texts = (
        folder.joinpath(*path).read_text("utf-8") for path in (("card-files.ftl",), ("hoops", "cards.ftl"))
    )
    told = {line.split(" =")[0] for text in texts for line in text.splitlines() if line.startswith("error-")}
    assert told == {message for _, message, _ in BROKEN.values()} | {"error-cards-toml"}


@pytest.mark.parametrize("key", sorted(RANGES))
def test_ranges_fit_the_tables(key: str) -> None:
    """One byte holds every number, and ten faces or five ratings add up without a second one."""
    least, most = RANGES[key]
    assert 0 <= least < most <= np.iinfo(np.int8).max


def test_sections_cover_the_models() -> None:
    """As many rows at most as there are models."""
    rows = {section: form.most for section, form in SECTIONS.items() if section != "die"}
    assert sum(rows.values()) == MODELS
