"""TypeScript about games: what the page knows of a view, a phase, a choice, an option and an event.

`python -m sixthman.typescript FOLDER GAME …` writes `FOLDER/<game>.ts` for each game, from its declaration
and the events of its rules, and `FOLDER/characters.ts`, the bots with a name. The page is built with these
files (`web/build_page.py`), so that no number and no type of a game is spelled in it by hand. A file that
would not change is left as it is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from .bots.characters import CHARACTERS
from .bots.levels import LEVELS
from .kernel.declaration import NOBODY, Declaration, Field
from .kernel.facts import Shape
from .messages import BadOption
from .registry import GameFolder, game_named

# What a fact is in JSON. Every other word of a shape stands for a number that has a name.
KNOWN_WORDS = {"number": "number", "thousandth": "number", "seat": "number", "flag": "boolean"}


def module_of(game: GameFolder) -> str:
    """The text of the TypeScript module about a game."""
    declared = game.declared
    lines = [
        f"// Made by sixthman.typescript from {declared.package}.declaration: change that, not this.",
        *_constants(declared),
        "",
        *_view(declared),
        "",
        *_events(_events_of(game)),
    ]
    return "\n".join(lines) + "\n"


def characters_module() -> str:
    """The text of the TypeScript module about bots with a name."""
    seen = ("name", "called", "animal", "level", "strength")
    rows = [{fact: getattr(one, fact) for fact in seen} for one in CHARACTERS]
    head = "// Made by sixthman.typescript from sixthman.bots.characters: change that, not this."
    return "\n".join([head, _constant("LEVELS", list(LEVELS)), _constant("CHARACTERS", rows)]) + "\n"


def write_modules(folder: Path, games: list[str]) -> list[Path]:
    """Write the modules of these games; which of them have changed."""
    changed, texts = [], {name: module_of(game_named(name)) for name in games}
    texts["characters"] = characters_module()
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        path = folder / f"{name}.ts"
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            changed.append(path)
    return changed


def camel(name: str) -> str:
    """A name as TypeScript writes constants: "make-room" is makeRoom."""
    first, *others = name.replace("_", "-").split("-")
    return first + "".join(word.capitalize() for word in others)


def _constants(declared: Declaration) -> Iterator[str]:
    facts = declared.facts()
    yield _constant("GAME", declared.name)
    yield _constant("TITLE", declared.title)
    yield _constant("SCORE", declared.score)
    agreed = {name: facts[name] for name in ("game", "options", "seats", "usual_seats")}
    yield 'import type { Declared } from "$/net/types";'
    yield f"export const DECLARED: Declared = {json.dumps(agreed, ensure_ascii=False)};"
    yield _constant("PHASES", declared.phase_names)
    yield "export type Phase = (typeof PHASES)[number];"
    yield _constant("PHASE", {camel(name): number for number, name in enumerate(declared.phase_names)})
    runs = {camel(run.name): {"first": run.first, "count": run.count} for run in declared.choices}
    yield _constant("CHOICES", runs)


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;"


def _view(declared: Declaration) -> Iterator[str]:
    yield "/** The fields of a view as they are sent: numbers, -1 for what is not known. */"
    yield "export interface View {"
    for field in declared.fields:
        if field.sent and field.seen != NOBODY:
            yield f"  {field.name}: {_numbers(field)};"
    yield "}"


def _numbers(field: Field) -> str:
    return "number" + "[]" * len(field.shape)


def _events_of(game: GameFolder) -> dict[str, Shape]:
    """The shapes of the facts of each type of event."""
    room = game.load("rules.events")
    events = () if room is None else room.EVENTS
    return dict(events.values() if isinstance(events, Mapping) else events)


def _events(events: Mapping[str, Shape]) -> Iterator[str]:
    words = sorted({word for shape in events.values() for word in _words(shape)} - set(KNOWN_WORDS))
    yield "/** What stands for a number that has a name. A screen may know more of such a word. */"
    yield "export interface Words {"
    yield from (f"  {word}: string;" for word in words)
    yield "}"
    yield "/** The facts of each type of event. */"
    yield f"export interface Events{'<W extends Words = Words>' if words else ''} {{"
    for type_, shape in events.items():
        yield f"  {json.dumps(type_)}: {_fact(shape)};"
    yield "}"
    yield "export type EventKind = keyof Events;"


def _words(shape: Shape) -> Iterator[str]:
    if isinstance(shape, str):
        yield shape
    elif isinstance(shape, Mapping):
        for inner in shape.values():
            yield from _words(inner)
    else:
        for inner in shape[1:]:
            yield from _words(inner)


def _fact(shape: Shape) -> str:
    """The type of a fact."""
    if isinstance(shape, str):
        return KNOWN_WORDS.get(shape, f"W[{json.dumps(shape)}]")
    if isinstance(shape, Mapping):
        return "{ " + " ".join(_named(shape)) + " }" if shape else "Record<string, never>"
    type_, *inner = shape
    if type_ == "list":
        return f"Array<{_fact(inner[0])}>"
    if type_ == "maybe":
        return f"{_fact(inner[0])} | null"
    return "[" + ", ".join(map(_fact, inner)) + "]"


def _named(shape: Mapping[str, Shape], optional: bool = False) -> Iterator[str]:
    for name, inner in shape.items():
        left_out = optional or name.endswith("?")
        bare = name.strip("+?")
        if name.startswith("+"):
            assert isinstance(inner, Mapping)
            yield from _named(inner, left_out)
        else:
            yield f"{json.dumps(bare)}{'?' if left_out else ''}: {_fact(inner)};"


def main(arguments: list[str]) -> int:
    """Write the modules of the games that are named."""
    if not arguments:
        print("python -m sixthman.typescript FOLDER GAME …", file=sys.stderr)
        return 2
    folder, *games = arguments
    try:
        write_modules(Path(folder), games)
    except BadOption as reason:
        print(reason, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
