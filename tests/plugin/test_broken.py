"""Games from elsewhere that cannot be played: each is named with what is wrong, and all others go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugin.conftest import PACKAGES, Command

DECLARED = (PACKAGES / "auction" / "declaration.py").read_text("utf-8")
RULES = (PACKAGES / "auction" / "rules" / "__init__.py").read_text("utf-8")

# What is in the declaration, and what is said of it
BROKEN = {
    "no such module": (None, "ModuleNotFoundError: No module named 'auction.declaration'"),
    "does not load": ("1 / 0", "ZeroDivisionError: division by zero"),
    "something else": ("DECLARATION = 7", "TypeError: auction.declaration:DECLARATION is no Declaration"),
    "another name": (
        DECLARED.replace('name="auction"', 'name="allstar"'),
        "ValueError: it is declared as allstar",
    ),
    "no seat looks": (
        DECLARED.replace('Field("viewer"', 'Field("onlooker"'),
        "BadDeclaration: the record needs fields named viewer",
    ),
    "no such field": (
        DECLARED.replace('field="rounds"', 'field="length"'),
        "BadDeclaration: an option lies in a field length that the record has not",
    ),
    "a gap among the choices": (
        DECLARED.replace('Choices("bid", 0, CARDS)', 'Choices("bid", 1, CARDS)'),
        "BadDeclaration: each run of choices begins where the one before it ends, the first with 0",
    ),
    "too many choices": (
        DECLARED.replace('Choices("bid", 0, CARDS)', 'Choices("bid", 0, 5000)'),
        "BadDeclaration: a game has at most 4096 choices",
    ),
    "nobody knows how many play": (
        DECLARED.replace('Field("seats", "int8")', 'Field("bidders", "int8")').replace(
            'field="seats"', 'field="bidders"'
        ),
        "BadDeclaration: the record needs a field named seats, unless 2 play",
    ),
    "too many seats": (DECLARED.replace("SEATS = 4", "SEATS = 9"), "BadDeclaration: 2 to 6 can play"),
}


def package(folder: Path, declaration: str | None, rules: str | None = None) -> Path:
    """The package with another declaration, or other rules."""
    for file in PACKAGES.rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            copy = folder / file.relative_to(PACKAGES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    if declaration is None:
        (folder / "auction" / "declaration.py").unlink()
    else:
        (folder / "auction" / "declaration.py").write_text(declaration, "utf-8")
    if rules is not None:
        (folder / "auction" / "rules" / "__init__.py").write_text(rules, "utf-8")
    return folder


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_declaration_is_named(command: Command, tmp_path: Path, case: str) -> None:
    declaration, said = BROKEN[case]
    packages = (package(tmp_path / "packages", declaration),)
    refused = command("play", "auction", packages=packages)
    told = f"The game auction can’t be loaded: {said}\n"
    assert (refused.returncode, refused.stderr) == (2, told + told)


def test_all_other_games_go_on(command: Command, tmp_path: Path) -> None:
    packages = (package(tmp_path / "packages", "1 / 0"),)
    helped = command("--help", packages=packages)
    assert helped.returncode == 0
    assert "for All-Star Draft, NBA Deck-Building." in helped.stdout
    assert helped.stderr == "The game auction can’t be loaded: ZeroDivisionError: division by zero\n"
    simulated = command("simulate", "allstar", "--games", "10", "--json", packages=packages)
    assert (simulated.returncode, simulated.stderr) == (0, helped.stderr)
    checked = command("serve", "--check", packages=packages)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        (RULES.replace('        "view": view,\n', ""), "ValueError: rules are missing: view"),
    ],
)
def test_broken_rules_are_named_and_a_server_does_without_them(
    command: Command, tmp_path: Path, rules: str, said: str
) -> None:
    packages = (package(tmp_path / "packages", DECLARED, rules),)
    refused = command("play", "auction", packages=packages)
    assert (refused.returncode, refused.stderr) == (2, f"The game auction can’t be loaded: {said}\n")
    checked = command("serve", "--check", packages=packages)
    assert checked.returncode == 0
    assert "allstar, hoops" in checked.stdout
    assert "auction" not in checked.stdout


def test_words_that_are_ours_stay_ours(command: Command, tmp_path: Path) -> None:
    folder = package(tmp_path / "packages", DECLARED)
    (folder / "auction" / "messages" / "en.ftl").write_text("help-play = Do not play.\n", "utf-8")
    helped = command("play", "--help", packages=(folder,))
    assert "Do not play." not in helped.stdout
    assert "auction can’t be loaded: BadCatalogue: " in helped.stderr
    assert "help-play is there already" in helped.stderr


def test_no_game_takes_the_place_of_one_of_ours(command: Command, tmp_path: Path) -> None:
    folder = package(tmp_path / "packages", DECLARED)
    points = next(folder.glob("*.dist-info")) / "entry_points.txt"
    points.write_text("[sixthman.games]\nallstar = auction.declaration:DECLARATION\n", "utf-8")
    simulated = command("simulate", "allstar", "--games", "10", "--json", packages=(folder,))
    assert simulated.returncode == 0
    assert simulated.stderr == (
        "The game allstar (auction.declaration:DECLARATION) can’t be loaded: "
        "ValueError: there is a game of this name already\n"
    )
