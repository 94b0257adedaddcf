"""Bots of your own: a class with `choose`, wherever it comes from.

On command lines a bot is named `mine.py:Mine` (a class in a file), `package.module:Mine` (in a module), or by
the name under which an installed package offers it (entry point group `sixthman.bots`). Python callers hand
over the class, or an object.
"""

from __future__ import annotations

import importlib.util
import sys
import traceback
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sixthman.messages import BadOption, UserError, shown
from sixthman.table.view import Choice, View

from .patience import PATIENCE, OutOfPatience, within

if TYPE_CHECKING:
    from sixthman.table.adapter import GameAdapter

    from .clock import Clock

GROUP = "sixthman.bots"
MOST_NAMED = 12  # legal choices named where one was illegal


class Bot:
    """A bot of your own: derive from this class and say how to choose.

    >>> class Highest(Bot):
    ...     def choose(self, view):
    ...         return max(view.legal, key=lambda choice: choice.card.number)

    A new one is made for every seat of every game; one that is handed over as an object plays them all.
    """

    def choose(self, view: Any) -> Choice | str | Sequence[Choice | str]:
        """One of `view.legal`, its text, or several choices to be made one after the other."""
        raise NotImplementedError


Named = str | type[Bot] | Bot  # what says which bot plays


class BotFailed(UserError):
    """A bot of your own raised an error, chose what is not allowed, or did not answer."""


# --- finding a bot


def load_bot(name: str) -> Any:
    """The class that a name on a command line stands for; BadOption says what is wrong with it."""
    where, colon, wanted = name.rpartition(":")
    if not colon:
        point = _offered().get(name)
        if point is None:
            raise unknown_bot(name)
        return _checked(name, _loading(name, point.load))
    if where.endswith(".py"):
        if not Path(where).is_file():
            raise BadOption("error-bot-file", bot=name, file=where)
        module = _loading(name, lambda: _file_module(Path(where).resolve()))
    else:
        module = _loading(name, lambda: import_module(where))
    if not hasattr(module, wanted):
        known = [key for key, value in vars(module).items() if _is_bot(value) and value is not Bot]
        raise BadOption("error-bot-class", bot=name, wanted=wanted, known=", ".join(known) or "–")
    return _checked(name, getattr(module, wanted))


def offered_bots() -> tuple[str, ...]:
    """The names of bots that installed packages offer."""
    return tuple(_offered())


def unknown_bot(name: object) -> BadOption:
    """What is said of a name that no bot has."""
    from . import BOTS

    known = dict.fromkeys((*BOTS, *offered_bots()))  # nobody takes the name of one of our levels
    return BadOption("error-bot-unknown", bot=shown(name), known=", ".join(known))


def check_own(bot: Any) -> Any:
    """A class or an object that was handed over; BadOption if it cannot choose."""
    if not _is_bot(bot) or bot is Bot:
        raise BadOption("error-bot-no-choose", bot=own_label(bot))
    return bot


def own_label(bot: Any) -> str:
    """What a bot that was handed over is called: the name of its class."""
    return str(getattr(bot, "__name__", type(bot).__name__))


def _checked(name: str, bot: Any) -> Any:
    if not _is_bot(bot):
        raise BadOption("error-bot-no-choose", bot=name)
    return bot


def _is_bot(bot: Any) -> bool:
    return callable(getattr(bot, "choose", None))


def _loading(name: str, load: Any) -> Any:
    """What comes of loading other people's code, which may go wrong in any way."""
    try:
        return load()
    except KeyboardInterrupt:
        raise
    except BaseException as reason:
        raise BadOption("error-bot-load", bot=name, reason=what_happened(reason)) from reason


@cache
def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda one: one.name)}


@cache
def _file_module(path: Path) -> Any:
    """A file as a module of its own. What lies beside it can be imported, as if it were a script."""
    name = f"sixthman_bots_{path.stem}_{abs(hash(path)):x}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


# --- in a seat


class OwnBot:
    """A bot of your own in one seat: asked with views by name, checked, and not waited for forever."""

    def __init__(self, name: str, source: Any, adapter: GameAdapter, patience: float = PATIENCE) -> None:
        self.name = name
        self._adapter = adapter
        self._patience = patience
        self._planned: list[int] = []  # what it has said it chooses next
        self._bot = self._ask(source) if isinstance(source, type) else source

    def choose(self, view: Any, clock: Clock | None = None) -> list[int]:
        """The next choice of the seat whose view this is; BotFailed if there is none."""
        seen = self._adapter.see(view)
        legal = [choice.as_number for choice in seen.legal]
        if not self._planned:
            self._planned = self._numbers(self._ask(self._bot.choose, seen), seen)
        said, self._planned = self._planned[0], self._planned[1:]
        meant = self._adapter.meant(view, int(view.viewer), [], said)
        if meant not in legal:
            self._planned = []
            raise self._illegal(seen, self._adapter.write(view, [said]))
        return [meant]

    def _ask(self, function: Any, *given: Any) -> Any:
        try:
            return within(self._patience, function, *given)
        except OutOfPatience as reason:
            raise BotFailed("error-bot-late", bot=self.name, seconds=f"{self._patience:g}") from reason
        except KeyboardInterrupt:
            raise
        except BaseException as reason:
            raise BotFailed("error-bot-raised", bot=self.name, reason=what_happened(reason)) from reason

    def _numbers(self, answer: Any, seen: View) -> list[int]:
        """An answer as numbers; BotFailed if it is no choice."""
        try:
            found = numbers_of(answer, self._adapter)
        except UserError as reason:
            raise self._illegal(seen, shown(answer), reason) from reason
        if not found:
            raise self._illegal(seen, shown(answer))
        return found

    def _illegal(self, seen: View, choice: str, reason: UserError | None = None) -> BotFailed:
        more = ", …" if len(seen.legal) > MOST_NAMED else ""
        allowed = ", ".join(map(str, seen.legal[:MOST_NAMED])) + more
        return BotFailed("error-bot-illegal", bot=self.name, choice=choice, allowed=allowed or "–")


def numbers_of(answer: Any, adapter: GameAdapter) -> list[int]:
    """A choice, its text, or several of them, as the rules know them; none for anything else."""
    if isinstance(answer, Choice):
        return [answer.as_number]
    if isinstance(answer, str):
        return adapter.read(answer)
    if isinstance(answer, Sequence) and all(isinstance(one, Choice | str) for one in answer):
        return [number for one in answer for number in numbers_of(one, adapter)]
    return []


def what_happened(reason: BaseException) -> str:
    """An error in one line, with the line of the file it comes from."""
    text = f"{type(reason).__name__}: {reason}" if str(reason) else type(reason).__name__
    if isinstance(reason, SyntaxError) or not (frames := traceback.extract_tb(reason.__traceback__)):
        return text
    return f"{text} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
