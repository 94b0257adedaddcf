"""Card files: what is wrong with one is told with its file, section and row; what is unusual is played."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import EDITIONS, SPECIES_NAMES, SYMBOL_NAMES
from sixthman.games.allstar.rules.cardfile import RANGES, SECTIONS
from sixthman.games.allstar.rules.cards import COACHES, STANDARD, SYMBOL, CardSet, load_cards, write_cards
from sixthman.kernel.cardfile import BadCard
from sixthman.messages import LANGUAGES, BadCards
from tests.games.allstar.cardfiles import changed, rows_of, written

BEARS = next(number for number, row in enumerate(rows_of("species"), 1) if row["name"] == "PolarBear")
PLAIN = [row for row in rows_of("arena") if not row.get("whistle")]

# What is in the file, the message told, and facts it must tell.
BROKEN: dict[str, tuple[dict[str, Any], str, dict[str, object]]] = {
    "unknown section": (
        {"player": [{"name": "Jo"}]},
        "error-cards-section",
        {"found": "player", "known": "species, arena, coach, edition"},
    ),
    "section that is no list": ({"arena": 9}, "error-cards-rows", {"section": "arena"}),
    "row without a name": (
        changed("arena", 3, name=None),
        "error-cards-name",
        {"section": "arena", "row": 3},
    ),
    "name too long": (changed("coach", 3, name="Jo" * 21), "error-cards-name", {"row": 3, "most": 40}),
    "unknown key": (
        changed("coach", 2, shouts=1),
        "error-cards-key",
        {"section": "coach", "row": 2, "name": "Duck", "found": "shouts"},
    ),
    "no fans": (changed("arena", 7, fans=None), "error-cards-missing", {"row": 7, "key": "fans"}),
    "five ranks": (
        changed("arena", 7, fans=[5, 4, 3, 2, 1]),
        "error-cards-list",
        {"row": 7, "name": "Polarena 1", "key": "fans", "wanted": 6, "found": "[5, 4, 3, 2, 1]"},
    ),
    "one number of fans": (changed("arena", 7, fans=5), "error-cards-list", {"found": "5"}),
    "too many fans": (
        changed("arena", 7, fans=[1000, 5, 4, 3, 2, 1]),
        "error-cards-number",
        {"key": "fans", "found": "1000", "least": 0, "most": 999},
    ),
    "fans that go": (changed("arena", 7, fans=[5, 4, 3, 2, 1, -1]), "error-cards-number", {"found": "-1"}),
    "half a fan": (changed("arena", 7, fans=[5.5, 4, 3, 2, 1, 0]), "error-cards-number", {"found": "5.5"}),
    "a whistle that is a number": (
        changed("arena", 7, whistle=1),
        "error-cards-truth",
        {"row": 7, "key": "whistle", "found": "1"},
    ),
    "unknown combo": (
        changed("arena", 7, combo="flush"),
        "error-cards-word",
        {"key": "combo", "found": '"flush"', "known": "one-of-each, run, three-and-two"},
    ),
    "unknown edition of an arena": (
        changed("arena", 7, editions=["1999"]),
        "error-cards-editions",
        {"row": 7, "found": '["1999"]', "known": "2025, 2020"},
    ),
    "no edition of an arena": (changed("arena", 7, editions=[]), "error-cards-editions", {"row": 7}),
    "an edition twice": (
        changed("arena", 7, editions=["2020", "2020"]),
        "error-cards-editions",
        {"row": 7},
    ),
    "an arena twice": (
        changed("arena", 9, name="POLARENA - 1"),
        "error-cards-twice",
        {"section": "arena", "row": 9, "name": "POLARENA - 1", "other": "arena"},
    ),
    "five arenas": (
        {"arena": PLAIN[:5]},
        "error-cards-count",
        {"section": "arena", "count": 5, "least": 6, "most": 64},
    ),
    "65 arenas": (
        {"arena": [{"name": f"A {number}", "fans": [1] * 6} for number in range(65)]},
        "error-cards-count",
        {"count": 65},
    ),
    "too few arenas for two without whistles": (
        {"arena": [row | {"whistle": place > 4} for place, row in enumerate(PLAIN)]},
        "error-cards-arenas",
        {"section": "arena", "edition": "2025", "count": 5, "wanted": 6},
    ),
    "too few arenas for two": (
        {"arena": [row | {"editions": ["2025"]} for row in PLAIN]},
        "error-cards-arenas",
        {"edition": "2020", "count": 0},
    ),
    "eleven coaches": (
        {"coach": rows_of("coach")[:11]},
        "error-cards-count",
        {"section": "coach", "count": 11, "least": 12, "most": 24},
    ),
    "25 coaches": ({"coach": [{"name": f"C {n}"} for n in range(25)]}, "error-cards-count", {"count": 25}),
    "a coach twice": (
        changed("coach", 5, name="rab-bit"),
        "error-cards-twice",
        {"section": "coach", "row": 5, "name": "rab-bit"},
    ),
    "a name that splits a record": (
        changed("coach", 5, name="Jo, Ann"),
        "error-cards-letters",
        {"section": "coach", "row": 5, "name": "Jo, Ann", "letters": ", / > = : |"},
    ),
    "a name of no letters": (changed("arena", 5, name="!!!"), "error-cards-letters", {"row": 5}),
    "beside nobody": (
        changed("coach", 1, beside="dog"),
        "error-cards-word",
        {"key": "beside", "found": '"dog"', "known": "team, player"},
    ),
    "like a number": (
        changed("coach", 2, like_mate="number"),
        "error-cards-word",
        {"key": "like_mate", "known": "species, symbol"},
    ),
    "a number too high": (
        changed("coach", 1, number=9),
        "error-cards-number",
        {"row": 1, "name": "Rabbit", "key": "number", "found": "9", "most": 8},
    ),
    "true for one": (changed("coach", 7, once=True), "error-cards-number", {"key": "once", "most": 1}),
    "a number and a mate": (
        changed("coach", 1, like_mate="species"),
        "error-cards-apart",
        {"section": "coach", "row": 1, "keys": "number, like_mate"},
    ),
    "a number beside a team": (
        changed("coach", 3, number=1),
        "error-cards-needs",
        {"row": 3, "key": "number", "needed": 'beside = "player"'},
    ),
    "beside a player for nothing": (
        changed("coach", 1, number=None),
        "error-cards-needs",
        {"key": 'beside = "player"', "needed": "number, like_mate"},
    ),
    "beside a team for nothing": (
        changed("coach", 3, fans_if_last=None),
        "error-cards-needs",
        {"key": 'beside = "team"', "needed": "wins_ties, fans, fans_if_last, fans_times"},
    ),
    "fans for no team": (
        changed("coach", 6, beside=None),
        "error-cards-needs",
        {
            "name": "Panda",
            "key": "fans",
            "needed": "beside, substitutions, swaps_buses, skips, calls_shootouts",
        },
    ),
    "at most of nothing": (
        changed("coach", 3, most_more=4),
        "error-cards-needs",
        {"key": "most_more", "needed": "fans_times"},
    ),
    "skips for ever": (
        changed("coach", 8, once=None),
        "error-cards-needs",
        {"key": "skips", "needed": "once"},
    ),
    "once nothing": (
        changed("coach", 12, once=1),
        "error-cards-needs",
        {"key": "once", "needed": "beside, substitutions, swaps_buses, skips, calls_shootouts"},
    ),
    "a number for too few tables": (
        changed("coach", 6, fans=[1, 2, 3, 4]),
        "error-cards-list",
        {"name": "Panda", "key": "fans", "found": "[1, 2, 3, 4]", "wanted": 5},
    ),
    "a number out of range at one table": (
        changed("coach", 6, fans=[1, 2, 3, 4, 100]),
        "error-cards-number",
        {"name": "Panda", "key": "fans", "found": "100", "least": 0, "most": 99},
    ),
    "a number for one edition": (
        changed("coach", 6, fans={"2020": 2}),
        "error-cards-by-edition",
        {"name": "Panda", "key": "fans", "known": "2025, 2020"},
    ),
    "a wrong number in an edition": (
        changed("coach", 6, fans={"2020": [1, 2, 3, 4, 5], "2025": True}),
        "error-cards-number",
        {"name": "Panda", "key": "fans", "found": "true"},
    ),
    "a price for nothing": (
        changed("coach", 9, calls_shootouts=None, price=3),
        "error-cards-needs",
        {"key": "price", "needed": "beside, substitutions, swaps_buses, skips, calls_shootouts, tickets"},
    ),
    "calls for a shot that is no better": (
        changed("coach", 12, calls_shootouts=1),
        "error-cards-needs",
        {"key": "calls_shootouts", "needed": "shot_symbol"},
    ),
    "unknown species": (
        changed("species", 2, name="Goose"),
        "error-cards-known",
        {"section": "species", "row": 2, "name": "Goose", "known": ", ".join(SPECIES_NAMES)},
    ),
    "a species twice": (changed("species", 2, name="Rabbit"), "error-cards-twice", {"row": 2}),
    "eleven species": (
        {"species": rows_of("species")[:11]},
        "error-cards-count-exact",
        {"section": "species", "count": 11, "wanted": 12},
    ),
    "unknown symbol": (
        changed("species", 2, symbols={"Stick": 3}),
        "error-cards-symbols",
        {"row": 2, "name": "Duck", "found": '{"Stick": 3}', "known": ", ".join(SYMBOL_NAMES)},
    ),
    "symbols that are no table": (changed("species", 2, symbols=[1, 2]), "error-cards-symbols", {"row": 2}),
    "a tenth number": (
        changed("species", BEARS, symbols={"Goal": 10}),
        "error-cards-number",
        {"row": BEARS, "name": "PolarBear", "key": "Goal", "found": "10", "least": 1, "most": 9},
    ),
    "two symbols on a card": (
        changed("species", 2, symbols={"Goal": 3, "Skate": 3}),
        "error-cards-one-symbol",
        {"row": 2, "number": 3, "symbols": "Goal, Skate"},
    ),
    "unknown edition": (
        changed("edition", 2, name="1999"),
        "error-cards-known",
        {"section": "edition", "row": 2, "known": "2025, 2020"},
    ),
    "one edition": (
        {"edition": rows_of("edition")[:1]},
        "error-cards-count-exact",
        {"count": 1, "wanted": 2},
    ),
    "four symbols in order": (
        changed("edition", 1, symbols=["Goal", "Puck", "Helmet", "Glove"]),
        "error-cards-order",
        {"section": "edition", "row": 1, "name": "2025", "known": ", ".join(SYMBOL_NAMES)},
    ),
    "symbols in order that are numbers": (
        changed("edition", 1, symbols=[1, 2, 3, 4, 5]),
        "error-cards-order",
        {"found": "[1, 2, 3, 4, 5]"},
    ),
    "tickets for six seats": (
        changed("edition", 1, tickets=[1] * 6),
        "error-cards-list",
        {"key": "tickets", "wanted": 5},
    ),
    "ten tickets": (
        changed("edition", 1, tickets=[10, 0, 0, 0, 0]),
        "error-cards-number",
        {"key": "tickets", "most": 9},
    ),
    "playoffs for seven": (
        changed("edition", 1, playoff_fans=[[1] * seats for seats in range(3, 8)]),
        "error-cards-playoffs",
        {"row": 1, "wanted": 5},
    ),
    "playoffs that are no lists": (
        changed("edition", 1, playoff_fans=[1, 2, 3, 4, 5]),
        "error-cards-playoffs",
        {"row": 1},
    ),
    "playoffs with a word": (
        changed("edition", 1, playoff_fans=[[1, "2"], *([1] * seats for seats in range(3, 7))]),
        "error-cards-number",
        {"key": "playoff_fans", "found": '"2"'},
    ),
    "tickets or not": (
        changed("edition", 1, plays_without_ticket="yes"),
        "error-cards-truth",
        {"key": "plays_without_ticket", "found": '"yes"'},
    ),
    "no word on tickets": (
        changed("edition", 1, plays_without_ticket=None),
        "error-cards-missing",
        {"key": "plays_without_ticket"},
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_explained(tmp_path: Path, case: str) -> None:
    """The file, the section, the row and the card are named, and what is allowed, in every language."""
    sections, message, facts = BROKEN[case]
    with pytest.raises(BadCard) as caught:
        load_cards(written(tmp_path, **sections))
    bad = caught.value
    assert bad.message == message
    assert facts.items() <= bad.facts.items()
    for language in LANGUAGES:
        text = BadCards(bad.message, **bad.facts).text(language)
        assert text.startswith("mine.toml")
        for fact in facts.values():
            assert str(fact) in text


def test_every_complaint_is_tested() -> None:
    """No message about card files of this game is without a broken file above."""
    folder = files("sixthman.messages").joinpath("en", "allstar", "cards.ftl")
    lines = folder.read_text("utf-8").splitlines()
    told = {line.split(" =")[0] for line in lines if line.startswith("error-")}
    assert told <= {message for _, message, _ in BROKEN.values()}


@pytest.mark.parametrize("section", SECTIONS)
def test_a_file_of_one_section(tmp_path: Path, section: str) -> None:
    """Each may be alone; the others stay as they are."""
    mine = load_cards(written(tmp_path, **{section: rows_of(section)}))
    for name, table in STANDARD.tables().items():
        assert np.array_equal(mine.tables()[name], table)


LEGAL: dict[str, tuple[dict[str, Any], Callable[[CardSet], bool]]] = {
    "both editions named": (
        changed("arena", 7, editions=["2020", "2025"]),
        lambda mine: mine.arenas[6].editions == EDITIONS,
    ),
    "a species without symbols": (
        changed("species", 2, symbols={}),
        lambda mine: not mine.tables()["ATTRIBUTE"][:, SYMBOL, 9:18].any(),
    ),
    "a coach that does nothing": (
        {"coach": [*rows_of("coach"), {"name": "Nobody"}]},
        lambda mine: mine.coaches[-1].modifiers == {},
    ),
    "noughts written out": (
        changed("coach", 12, once=0, fans=0),
        lambda mine: mine.coaches == COACHES or mine.coaches[11].modifiers == COACHES[11].modifiers,
    ),
}


@pytest.mark.parametrize("case", LEGAL)
def test_what_may_be_written(tmp_path: Path, case: str) -> None:
    """Unusual, but a game."""
    sections, holds = LEGAL[case]
    mine = load_cards(written(tmp_path, **sections))
    assert holds(mine)
    path = tmp_path / "again.toml"
    path.write_text(write_cards(mine), "utf-8")
    assert load_cards(path) == mine


def test_the_page_about_card_files_tells_all() -> None:
    """Every section, key and limit."""
    page = (Path(__file__).parents[3] / "docs" / "cards.md").read_text("utf-8")
    for section, form in SECTIONS.items():
        assert all(f"`{word}`" in page for word in (section, *form.needed, *form.optional)), section
    for ranges in RANGES.values():
        for least, most in ranges.values():
            assert f"{least} to {most}" in page or most == 1
    assert "6 to 64" in page
    assert "12 to 24" in page
