"""One word, one meaning: names that the glossary strikes do not come back, in modules or in code."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path

import sixthman

PACKAGE = Path(sixthman.__file__).parent
# What cannot be guessed from its name, and what it is called instead
MODULES = {
    "agreed": "table_settings",
    "asking": "commands",
    "card": "gpu",
    "crew": "workers",
    "desk": "adapter",
    "deskwork": "routes_tools",
    "doors": "middleware",
    "fortune": "luck",
    "gallery": "spectators",
    "helping": "advice",
    "house": "table_registry",
    "keeping": "store",
    "mind": "thought",
    "parts": "what they are parts of",
    "room": "live_table",
    "served": "engines",
    "shelf": "cache",
    "sitting": "table_state",
    "telling": "responses",
    "told": "errors",
    "weighing": "evaluation",
    "worth": "effect (of a card on wins), points (of dice)",
}
# What a bot takes something to be worth is no word of anyone else's
OF_BOTS = {"worth"}
WORDS = {
    "asking": "request or connection",
    "counsel": "advice",
    "crew": "workers",
    "desk": "adapter",
    "deskwork": "tools",
    "fingerprint": "checksum; of a secret, commitment",
    "gallery": "spectators",
    "kind": "level, attribute, type or side",
    "kinds": "levels, attributes, types or sides",
    "mark": "checksum, selected, icon or sign",
    "marked": "selected",
    "marks": "checksums, selected, icons or signs",
    "moment": "reveal, heading or bucket",
    "place": "rank, seat, slot or index",
    "places": "ranks, seats, slots or indices",
    "shelf": "cache",
    "sitting": "table state",
    "stage": "filled (of an envelope), version (of a table)",
    "telling": "text",
    "told": "text, facts, lines or what it is",
    "weigh": "evaluate",
    "weighed": "evaluated",
    "weighing": "evaluation",
    "worth": "effect (of a card on wins), points (of dice)",
}
# What a bot takes something to be worth is no word of anyone else's
OF_BOTS = {"worth"}
# Where such a word is what it says: people sit and are placed, cards lie in a deck, columns keep their names
MEANT = {
    "allows_sitting",  # whether people may sit down
    "in_place",  # an operator that changes its left side
    "place_table",  # lay a table into memory
    "_place_table",
    "_place",  # lay players on their positions
    # Names that others know: rules and tables of older modules, the id of an operation
    "KIND",
    "dice_marked",
    "tell_counsel",
    "worth_of",
    "weigh_cards",
}
# Fields of records: clients and older modules know them by these names
FIELDS = {"kinds", "marked", "marked_slots", "marks", "stage"}
# … by file: Python's own, a column of the server's database, an operator, fields of records that modules know
KEPT = {
    "cli/game_options.py": {"kind"},
    "page_code/sources.py": {"kind"},
    "bots/race.py": {"told"},
    "bots/search.py": {"told"},
    "games/allstar/bots/beliefs.py": {"place"},
    "games/allstar/bots/mixes.py": {"told"},
    "games/hoops/bots/evaluation.py": {"told"},
    "page_code/statements.py": {"IN_PLACE"},
    "server/commands.py": {"stage"},
    "server/daily.py": {"place"},
    "server/people.py": {"place"},
    "server/store.py": {"kind", "place"},
}


def words_of(name: str) -> list[str]:
    """`swap_place` and `SwapPlace` as `swap`, `place`."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def names_in(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """All that a module names but the fields of records, with its lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute) and node.attr not in FIELDS:
            yield node.lineno, node.attr
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name


def struck_in(source: str, kept: set[str], words: Collection[str] = WORDS) -> list[str]:
    """The names of a module that should be others."""
    allowed = MEANT | kept
    return [
        f"line {line}: {name}: say {WORDS[word]}"
        for line, name in names_in(ast.parse(source))
        for word in words_of(name)
        if word in words and name not in allowed
    ]


def test_names_say_which_meaning_they_have() -> None:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        file = path.relative_to(PACKAGE).as_posix()
        words = WORDS.keys() - (OF_BOTS if "bots" in path.parts else set())
        if struck := struck_in(path.read_text("utf-8"), KEPT.get(file, set()), words):
            found[file] = struck
    assert found == {}


def test_modules_say_what_they_hold() -> None:
    stems = {path.stem for path in PACKAGE.rglob("*.py")}
    assert {stem: MODULES[stem] for stem in stems & MODULES.keys()} == {}


def test_a_class_that_writes_says_what() -> None:
    """These names stood in several modules each, for different things."""
    named = Counter(
        node.name
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name in ("Words", "Speaker", "Pen", "Row", "Rows") if named[name] > 1] == []


def test_a_name_that_came_back_is_found() -> None:
    assert struck_in("def swap_place(shelf): pass", set()) == [
        "line 1: swap_place: say rank, seat, slot or index",
        "line 1: shelf: say cache",
    ]
    assert struck_in("place = 1", {"place"}) == []
