"""Change files: what they change, and what is said of a file that breaks the form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixthman.messages import BadCards
from sixthman.registry import game_named
from sixthman.table.cardset import PlayedCards


def changed(path: Path, game: str, text: str) -> PlayedCards[Any]:
    """The standard cards with a change."""
    file = path / "changes.toml"
    file.write_text(text, "utf-8")
    found: PlayedCards[Any] = game_named(game).cards().changed(file)
    return found


def rows(cards: PlayedCards[Any], section: str) -> dict[str, dict[str, object]]:
    """The values of a section by name."""
    return {card.name: dict(card.values) for card in cards.cards.sections[section]}


def test_only_what_is_named_changes(tmp_path: Path) -> None:
    """A row keeps the values it does not name, and every other row stays."""
    old = rows(game_named("hoops").cards(), "player")
    new = rows(changed(tmp_path, "hoops", 'player = [{ name = "Steve Kerr", three = 3 }]'), "player")
    assert new.pop("Steve Kerr") == {**old.pop("Steve Kerr"), "three": 3}
    assert new == old


def test_new_and_out(tmp_path: Path) -> None:
    """A new arena comes last; one taken out is gone."""
    text = """
    arena = [
        { name = "Polarena 3", out = true },
        { name = "Ice Box", new = true, fans = [9, 8, 7, 6, 5, 4] },
    ]
    """
    names = list(rows(changed(tmp_path, "allstar", text), "arena"))
    assert names[-1] == "Ice Box"
    assert "Polarena 3" not in names
    assert len(names) == len(rows(game_named("allstar").cards(), "arena"))


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_whole_card_file_is_a_change_file(game: str, tmp_path: Path) -> None:
    """What `sixthman cards` writes changes nothing."""
    standard = game_named(game).cards()
    assert changed(tmp_path, game, standard.text()).digest == standard.digest


@pytest.mark.parametrize(
    ("game", "text", "message", "said"),
    [
        ("allstar", 'arena = [{ name = "Polarena 9" }]', "error-changes-unknown", "Polarena 1"),
        ("hoops", 'player = [{ name = "Lebron Jame", cost = 3 }]', "error-changes-unknown", "LeBron James"),
        ("allstar", 'arena = [{ name = "Polarena 1", new = true }]', "error-changes-there", "new = true"),
        (
            "allstar",
            'arena = [{ name = "Polarena 1", out = true, combo = "run" }]',
            "error-changes-out",
            "combo",
        ),
        ("allstar", 'arena = [{ name = "Ice Box", new = true, out = true }]', "error-changes-out", "new"),
        ("allstar", 'arena = [{ name = "Ice Box", new = true }]', "error-cards-missing", "fans"),
        ("allstar", 'arena = [{ name = "Polarena 1", fan = [1] }]', "error-cards-key", "fans"),
        ("allstar", 'arena = [{ name = "Polarena 1", fans = [1] }]', "error-cards-list", "6"),
        (
            "allstar",
            'arena = [{ name = "Polarena 1" }, { name = "polarena 1" }]',
            "error-cards-twice",
            "arena",
        ),
        ("allstar", 'arena = [{ name = "Polarena 1", out = 3 }]', "error-cards-truth", "out"),
        ("allstar", "arena = [{ fans = [1, 1, 1, 1, 1, 1], new = true }]", "error-cards-name", "arena"),
        ("hoops", 'player = [{ name = "Steve Kerr", out = true }]' * 2, "error-cards-toml", "changes.toml"),
        ("hoops", 'starter = [{ name = "Dunking Dan", new = true }]', "error-cards-missing", "positions"),
        ("hoops", 'arena = [{ name = "Polarena 1" }]', "error-cards-section", "player"),
        ("hoops", 'fatigue = [{ name = "fatigue-card", out = true }]', "error-cards-count-exact", "1"),
    ],
)
def test_what_cannot_be_is_told(game: str, text: str, message: str, said: str, tmp_path: Path) -> None:
    """The message names the file and what is allowed."""
    with pytest.raises(BadCards) as refused:
        changed(tmp_path, game, text)
    assert refused.value.message == message
    told = refused.value.text("en")
    assert "changes.toml" in told
    assert said in told
    assert {refused.value.text("fr"), refused.value.text("de")}.isdisjoint({told})
