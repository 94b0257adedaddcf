"""Whole files: everything that is reached, translated again until nothing new turns up."""

from __future__ import annotations

import re

from .definitions import ClassText, translated
from .roots import Roots
from .sources import Location, Refused
from .world import SHARED, Thing, World

HEAD = "// Made by sixthman.page_code from the package's Python: change that, not this.\n"
ROUNDS = 40


WHOLE, LIGHT = "$/house/python", "$/house/python/views"  # what the code stands on


def texts_of(roots: Roots, stands_on: str = WHOLE) -> dict[str, str]:
    """The files by name; Refused names everything that cannot be translated."""
    world = World(roots.packages, roots.wanted)
    for name in roots.asked:
        world.mention(name)
    for _ in range(ROUNDS):
        before = _size(world)
        offered = _round(world, roots)
        if _size(world) == before:
            break
    if world.problems:
        raise Refused("\n".join(dict.fromkeys(map(str, world.problems))))
    files = {}
    for file in (SHARED, *roots.packages.values()):
        files[f"{file}.js"] = _file(file, world, offered[file], stands_on)
        files[f"{file}.d.ts"] = _types(offered[file])
    return files


def _size(world: World) -> tuple[int, int, int, int]:
    return len(world.things), len(world.attributes), len(world.values), sum(map(len, world.methods.values()))


def _round(world: World, roots: Roots) -> dict[str, dict[str, str]]:
    """Translate everything that is known of; what each file offers, by name."""
    world.problems, world.values, world.asked = [], [], set()
    offered: dict[str, dict[str, str]] = {}
    location = Location("sixthman/page_code/roots.py")
    for file, found in roots.found.items():
        world.current = None
        offered[file] = {name: world.refer(one, name, location, None) for name, one in found.items()}
    for thing in list(world.things.values()):
        if thing.type == "value":
            continue
        world.current, thing.uses, thing.refers = thing, set(), set()
        thing.text = translated(thing, world)
        if thing.type == "class":
            try:
                thing.after = ClassText(thing, world).attributes()
            except Refused as problem:
                world.problems.append(problem)
    return offered


def _file(file: str, world: World, offered: dict[str, str], stands_on: str) -> str:
    """One file: what it needs from the shared one, all that lies in it, and what it offers."""
    things = [thing for thing in world.ordered() if thing.file == file]
    uses = sorted({name for thing in things for name in thing.uses})
    lines = [HEAD + f'import * as $ from "{stands_on}";']
    if file != SHARED:
        lines.append(f'import {{ {", ".join(uses)} }} from "./{SHARED}.js";')
    lines += [_text(thing) for thing in things]
    lines += [thing.after for thing in things if thing.after]
    own = dict(offered)
    if file == SHARED:
        for other in world.ordered():
            own |= {name: name for name in other.uses if other.file != SHARED}
    for name, called in own.items():
        if not re.fullmatch(r"[\w$]+", called):
            lines.append(f"const {name} = {called};")
            own[name] = name
    lines.append("export { " + ", ".join(f"{called} as {name}" for name, called in own.items()) + " };")
    return "\n".join(lines) + "\n"


def _text(thing: Thing) -> str:
    return f"const {thing.name} = {thing.text};" if thing.type == "value" else thing.text


def _types(offered: dict[str, str]) -> str:
    lines = [HEAD.rstrip(), *(f"export const {name}: any;" for name in offered)]
    return "\n".join(lines) + "\n"


def single_text(roots: Roots, stands_on: str = WHOLE) -> tuple[str, str]:
    """A file that needs no other, and its types."""
    texts = texts_of(roots, stands_on)
    return texts[f"{SHARED}.js"], texts[f"{SHARED}.d.ts"]
