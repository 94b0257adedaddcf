"""What is asked for in Python, checked: a game with its options and cards, a seed, a language, numbers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sixthman.bots.contestants import Contestant, contestant, contestants
from sixthman.bots.own import Named
from sixthman.kernel.options import whole
from sixthman.messages import LANGUAGES, BadOption, shown
from sixthman.registry import game_named, usual_game
from sixthman.table.options import Options
from sixthman.table.table import seed_text

LARGEST_SEED = 10**80  # that is a number; text may be longer


def options_of(game: str | None, cards: str | os.PathLike[str] | None, given: dict[str, Any]) -> Options:
    """The options of a game (None: the first there is); BadOption or BadCards say what is allowed."""
    folder = game_named(usual_game() if game is None else name_of(game))
    given = dict(given)
    fixed = folder.declared.fixed_seats
    seats = given.pop("seats", None) if fixed else None
    if seats is not None and whole(seats) != fixed:
        raise BadOption("error-option-value", option="seats", given=shown(seats), known=str(fixed))
    return folder.options(**given, cards=folder.cards(None if cards is None else path_of(cards)))


def name_of(given: Any) -> str:
    """Text as it is; of anything else, what it prints, which nothing is called."""
    return given if isinstance(given, str) else shown(given)


def path_of(given: Any) -> Path:
    """Where a file is; BadOption if that is no path."""
    try:
        return Path(given)
    except TypeError as reason:
        raise BadOption("error-path", given=shown(given)) from reason


def seed_of(seed: str | int) -> str:
    """A seed as text; BadOption if it cannot be one."""
    number = whole(seed)
    return seed_text(str(number) if number is not None and abs(number) < LARGEST_SEED else seed)


def language_of(language: str) -> str:
    """A language we speak; BadOption names those there are."""
    spoken = name_of(language)
    if spoken not in LANGUAGES:
        raise BadOption("error-language", language=spoken, known=", ".join(LANGUAGES))
    return spoken


def names_of(names: Any, most: int) -> list[str]:
    """Names of people, at most this many; BadOption if they are something else."""
    if not isinstance(names, list | tuple):
        raise BadOption("error-names-list", given=shown(names))
    if len(names) > most:
        raise BadOption("error-names", names=len(names), seats=most)
    for name in names:
        if not isinstance(name, str):
            raise BadOption("error-name", name=shown(name))
    return list(names)


def whole_number(what: str, value: Any) -> int:
    """A whole number; BadOption for anything else."""
    number = whole(value)
    if number is None:
        raise BadOption("error-whole-number", value=shown(value), what=what)
    return number


def bots_of(named: Named | Sequence[Named], most: int) -> list[Contestant]:
    """The bots of a list, at most this many; or one bot for all of them."""
    if isinstance(named, str) or not isinstance(named, Sequence):
        return contestants(named, most) if most else []
    if len(named) > most:
        raise BadOption("error-bots-count", count=len(named), seats=most)
    return [contestant(one) for one in named]


def named_apart(bots: Sequence[Contestant]) -> list[Contestant]:
    """The same with a label of its own for each: two classes may have one name."""
    labels: dict[str, list[Any]] = {}
    found = []
    for bot in bots:
        others = labels.setdefault(bot.label, [])
        at = next((i for i, other in enumerate(others) if other is bot.given), len(others))
        if at == len(others):
            others.append(bot.given)
        found.append(Contestant(f"{bot.label} ({at + 1})", bot.given) if at else bot)
    return found
