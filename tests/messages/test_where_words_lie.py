"""Each message lies where it belongs: what one game says in that game's folder, what all say in none."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sixthman.messages import LANGUAGES

ROOT = Path(__file__).parents[2]
MESSAGES = ROOT / "src" / "sixthman" / "messages"
CODE = [
    (path, path.read_text("utf-8"))
    for folder in ("src/sixthman", "web/src")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in {".py", ".ts", ".svelte"} and ".test." not in path.name
]
NAMED = re.compile(r"""["'`](-?[a-z][\w.-]*)(\$?\{)?""")  # a whole message, or the beginning of some
MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) =", re.MULTILINE)
GAMES = [folder.name for folder in (MESSAGES / LANGUAGES[0]).iterdir() if folder.is_dir()]
SHARED = ""


def owner(path: Path) -> str:
    """The game whose folder a file of code lies in, or nobody."""
    parts = path.parts
    return parts[parts.index("games") + 1] if "games" in parts[:-1] else SHARED


@cache
def users() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Who names which messages as a whole, and which by their beginning."""
    whole: dict[str, set[str]] = {}
    begun: dict[str, set[str]] = {}
    for path, text in CODE:
        if path.suffix == ".py":
            text = text.replace("`", "")  # what docstrings quote
        for name, goes_on in NAMED.findall(text):
            which = begun if goes_on or name.endswith("-") else whole
            if "-" in name:
                which.setdefault(name, set()).add(owner(path))
    return whole, begun


def who_says(message: str) -> set[str]:
    """All that name it; nobody, if only other messages do."""
    whole, begun = users()
    found = set(whole.get(message, ()))
    for beginning, owners in begun.items():
        if message.startswith(beginning):
            found |= owners
    return found


def misplaced(folder: str, messages: list[str]) -> list[tuple[str, str]]:
    """Messages of a folder of words, and whose they are. A game may hold what shared code only knows the
    beginning of, such as the help on its options."""
    found = []
    for message in messages:
        owners = who_says(message) if folder == SHARED else users()[0].get(message, {folder})
        if folder == SHARED and len(owners) == 1 and owners <= set(GAMES):
            found.append((message, min(owners)))
        elif folder != SHARED and owners != {folder}:
            found.append((message, " ".join(sorted(owners)).strip() or "all"))
    return found


def messages_in(folder: Path) -> list[str]:
    return [
        name for file in sorted(folder.glob("*.ftl")) for name in MESSAGE.findall(file.read_text("utf-8"))
    ]


def test_there_is_something_to_look_at() -> None:
    whole, begun = users()
    assert len(whole) > 500
    assert len(begun) > 50
    assert len(GAMES) > 1


def test_each_message_lies_in_the_folder_of_who_says_it() -> None:
    for language in LANGUAGES:
        folder = MESSAGES / language
        assert misplaced(SHARED, messages_in(folder)) == []
        for game in GAMES:
            assert misplaced(game, messages_in(folder / game)) == []


def test_a_message_in_the_wrong_folder_is_found() -> None:
    assert misplaced(SHARED, ["play-court-title"]) == [("play-court-title", "hoops")]
    assert misplaced("hoops", ["help-app"]) == [("help-app", "all")]
    assert misplaced("hoops", ["play-title"]) == [("play-title", "allstar")]
