"""Nothing about a game is written by hand in the page: no number of a phase or choice, no layout of a record.

Phases and choices come from `$declared`, what lies where in a view from the table's own Python.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixthman.registry import game_named, game_names
from sixthman.typescript import camel

from .nodes import WEB

SOURCES = WEB / "src"
OF_MEMORY = SOURCES / "house"  # where records lie in memory is read from the module's manifest
LEAST = 20  # smaller numbers mean too many other things to be looked for
SCRIPT = re.compile(r"<script[^>]*>(.*?)</script>", re.DOTALL)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
PHASE_NUMBER = re.compile(
    r"\b[pP]hase\b[\w.)]*\s*(?:[=!]==?|<=?|>=?|:|=)\s*-?[0-9]|[0-9]\s*[=!]==?\s*[\w.]*\bphase\b"
)
PHASE_LIST = re.compile(r"\[[0-9, ]+\]\.includes\([\w.]*\bphase\b")
MEMORY = re.compile(r"\bnew DataView\b|\.[gs]et(?:Big)?(?:Int|Uint|Float)[0-9]+\b")


def scripts(folder: Path) -> Iterator[tuple[Path, str]]:
    """The code of the page, without tests, markup and comments."""
    for file in sorted(folder.rglob("*")):
        if file.suffix not in (".ts", ".svelte") or ".test." in file.name:
            continue
        text = file.read_text("utf-8")
        if file.suffix == ".svelte":
            text = "\n".join(SCRIPT.findall(text))
        yield file.relative_to(SOURCES), COMMENT.sub("", text)


def choices_of(game: str) -> re.Pattern[str]:
    """Where a run of a game's choices begins or ends."""
    declared = game_named(game).declared
    numbers = {run.first for run in declared.choices} | {run.first + run.count for run in declared.choices}
    found = "|".join(str(number) for number in sorted(numbers) if number >= LEAST)
    return re.compile(rf"(?<![\w.#-])(?:{found})(?![\w.%])")


def layout_of(game: str) -> re.Pattern[str]:
    """A field of a view that is cut to pieces by hand."""
    fields = "|".join(field.name for field in game_named(game).declared.fields if field.shape)
    return re.compile(rf"\bview\??\.(?:{fields})\b[^;\n]*?\.(?:slice|splice|subarray)\(")


def named_numbers(game: str) -> re.Pattern[str]:
    """A table of phases or choices with numbers of its own: `draft: 0`, `const DRAFT = 0`."""
    declared = game_named(game).declared
    names = [camel(name) for name in declared.phase_names]
    names += [name.replace("-", "_").upper() for name in declared.phase_names]
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\s*[:=]\s*[0-9]+\b\s*[,;}}]")


def hits(folder: Path, *patterns: re.Pattern[str]) -> list[str]:
    """What was found, with its file."""
    return [
        f"{file}: {found[0]}"
        for file, text in scripts(folder)
        for pattern in patterns
        for found in pattern.finditer(text)
    ]


def test_no_phase_has_a_number() -> None:
    """Not in shared code either."""
    assert hits(SOURCES, PHASE_NUMBER, PHASE_LIST) == []


@pytest.mark.parametrize("game", game_names())
def test_no_choice_or_field_of_a_game_is_known_by_hand(game: str) -> None:
    """In the screens of a game, and in those of all."""
    patterns = choices_of(game), layout_of(game), named_numbers(game)
    assert hits(SOURCES / "games" / game, *patterns) == []
    assert hits(SOURCES / "screens", *patterns[1:]) == []


def test_memory_is_read_in_one_place() -> None:
    """Everyone else has records with fields."""
    found = hits(SOURCES, MEMORY)
    assert {Path(line.split(":")[0]).parts[0] for line in found} <= {"house", "net", "modules"}
    assert any(line.startswith("house") for line in found)


@pytest.mark.parametrize(
    "line",
    [
        "if (view.phase === 3) go();",
        "const at = [3, 4].includes(now.view.phase);",
        "const PASS = 108;",
        "const cards = view.deck.slice(start, start + 6);",
        "const PHASE = { draft: 0, lineup: 1 };",
        "const LINEUP = 1;",
    ],
)
def test_a_number_by_hand_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    """Each kind of it."""
    monkeypatch.setitem(globals(), "SOURCES", tmp_path)
    (tmp_path / "screen.ts").write_text(f"// a screen\n{line}\n", "utf-8")
    game = game_names()[0]
    patterns = PHASE_NUMBER, PHASE_LIST, choices_of(game), layout_of(game), named_numbers(game)
    assert hits(tmp_path, *patterns) != []
