"""What is asked for in Python, checked: a game with its options and cards, a seed, a language, numbers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sixthman.bots.contestants import Contestant, contestant, contestants
from sixthman.bots.own import Named
from sixthman.messages import LANGUAGES, BadOption
from sixthman.registry import game_named, game_names, usual_game
from sixthman.table.options import Options


def options_of(game: str | None, cards: str | os.PathLike[str] | None, given: dict[str, Any]) -> Options:
    """The options of a game (None: the first there is); BadOption or BadCards say what is allowed."""
    game = usual_game() if game is None else game
    if not isinstance(game, str):
        raise unknown_game(game)
    folder = game_named(game)
    given = dict(given)
    fixed = folder.declared.fixed_seats
    if fixed and given.pop("seats", None) not in (None, fixed):
        raise BadOption("error-option-value", option="seats", given="?", known=str(fixed))
    return folder.options(**given, cards=folder.cards(None if cards is None else Path(cards)))


def unknown_game(game: object) -> BadOption:
    """What is said of a game that there is not."""
    return BadOption("error-game-name", game=str(game), known=", ".join(game_names()))


def seed_of(seed: str | int) -> str:
    """A seed as text; BadOption if it cannot be one."""
    text = str(seed) if isinstance(seed, int) and not isinstance(seed, bool) else seed
    if not isinstance(text, str) or not text or not text.isprintable() or text != text.strip():
        raise BadOption("error-seed", seed=repr(seed))
    return text


def language_of(language: str) -> str:
    """A language we speak; BadOption names those there are."""
    if language not in LANGUAGES:
        raise BadOption("error-language", language=str(language), known=", ".join(LANGUAGES))
    return language


def whole_number(what: str, value: Any) -> int:
    """A whole number; BadOption for anything else."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise BadOption("error-whole-number", value=str(value), what=what)
    return int(value)


def bots_of(named: Named | Sequence[Named], most: int) -> list[Contestant]:
    """The bots of a list, at most so many; or one bot for all of them."""
    if isinstance(named, str) or not isinstance(named, Sequence):
        return contestants(named, most) if most else []
    if len(named) > most:
        raise BadOption("error-bots-count", count=len(named), seats=most)
    return [contestant(one) for one in named]


def told_apart(bots: Sequence[Contestant]) -> list[Contestant]:
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
