"""Whole files: everything that is reached, translated again until nothing new turns up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from .definitions import ClassText, translated
from .roots import Roots
from .sources import Location, Refused
from .world import SHARED, Thing, World

HEAD = "// Made by sixthman.page_code from the package's Python: change that, not this.\n"
ROUNDS = 40


WHOLE, LIGHT = "$/house/python", "$/house/python/views"  # what the code stands on


def texts_of(roots: Roots, stands_on: str = WHOLE, first: Roots | None = None) -> dict[str, str]:
    """The files by name; Refused names everything that cannot be translated.

    What is reached from `first` comes early. All else lies in a second file beside each, `…-more.js`, and
    methods that only it mentions are put into their classes when that file is loaded.
    """
    world, offered = _reach(roots)
    if world.problems:
        raise Refused("\n".join(dict.fromkeys(map(str, world.problems))))
    early = _early(first) if first else None
    parts = [
        Part(file, is_early) for is_early in (True, False) for file in (SHARED, *roots.packages.values())
    ]
    if early is None:
        parts = [part for part in parts if part.is_early]
    bodies = {part: _body(part, world, early) for part in parts}
    files = {}
    shown = {part: _shown(part, offered[part.file], first) for part in parts}
    for part in parts:
        files[f"{part.name}.js"] = _file(part, bodies, shown, stands_on)
        files[f"{part.name}.d.ts"] = _types(shown[part])
    return files


def _shown(part: Part, offered: Mapping[str, str], first: Roots | None) -> dict[str, str]:
    """What a file offers, by name."""
    early = first.found[part.file] if first else offered
    return {name: called for name, called in offered.items() if (name in early) == part.is_early}


class Part(NamedTuple):
    """One file."""

    file: str  # of a game, or the shared one
    is_early: bool

    @property
    def name(self) -> str:
        """What it is called."""
        return self.file if self.is_early else f"{self.file}-more"

    def stands_on(self, other: Part) -> bool:
        """May it need what lies there? Nothing early what is late, nothing shared what is a game’s."""
        return other != self and other.file in (SHARED, self.file) and (other.is_early or not self.is_early)


class Body(NamedTuple):
    """What lies in a file, and what it is called."""

    text: str
    names: list[str]


class Early(NamedTuple):
    """What is wanted early: things by identity, methods by name."""

    things: set[int]
    attributes: set[str]


def _early(first: Roots) -> Early:
    world, _ = _reach(first)
    return Early({id(thing.found) for thing in world.ordered()}, world.attributes)


def _reach(roots: Roots) -> tuple[World, dict[str, dict[str, str]]]:
    """All that is reached, and what each file offers."""
    world = World(roots.packages, roots.wanted)
    for name in roots.asked:
        world.mention(name)
    for _ in range(ROUNDS):
        before = _size(world)
        offered = _round(world, roots)
        if _size(world) == before:
            break
    return world, offered


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


def _body(part: Part, world: World, early: Early | None) -> Body:
    """All that lies in a file."""
    lines, names, after = [], [], []
    for thing in world.ordered():
        if thing.file != part.file:
            continue
        world.current = thing
        is_early = early is None or id(thing.found) in early.things
        of_class = ClassText(thing, world) if thing.type == "class" and early and is_early else None
        if is_early == part.is_early:
            names.append(thing.name)
            lines.append(of_class.text(early.attributes) if of_class and early else _text(thing))
            after.append(of_class.attributes(early.attributes) if of_class and early else thing.after)
        elif of_class and early:
            lines.append(of_class.more(early.attributes))
            after.append(of_class.attributes(early.attributes, is_early=False))
    return Body("\n".join(filter(None, [*lines, *after])), names)


def _file(
    part: Part, bodies: Mapping[Part, Body], shown: Mapping[Part, Mapping[str, str]], stands_on: str
) -> str:
    """One file: what it needs from others, all that lies in it, and what it offers."""
    named = {
        other: set(re.findall(r"[A-Za-z_$][\w$]*", " ".join([body.text, *shown[other].values()])))
        for other, body in bodies.items()
    }
    lines = [HEAD + f'import * as $ from "{stands_on}";']
    for other, body in bodies.items():
        if part.stands_on(other) and (found := sorted(named[part] & set(body.names))):
            lines.append(f'import {{ {", ".join(found)} }} from "./{other.name}.js";')
    lines.append(bodies[part].text)
    own = dict(shown[part])
    for other, names in named.items():
        if other.stands_on(part):
            own |= {name: name for name in bodies[part].names if name in names and name not in own}
    for name, called in own.items():
        if not re.fullmatch(r"[A-Za-z_$][\w$]*", called):
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
