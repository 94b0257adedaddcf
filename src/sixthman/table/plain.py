"""The table of a game that brings none of its own: choices by number, the story in general words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from sixthman.kernel.declaration import NOBODY
from sixthman.kernel.game import Game
from sixthman.kernel.module import Module
from sixthman.messages import BadCards, say

from .adapter import Event, GameAdapter
from .cardset import STANDARD_NAME, PlayedCards
from .options import Options
from .sealed import SealedAdapter
from .view import View


class NoCards:
    """A card set without cards."""

    sections: ClassVar[dict[str, Any]] = {}

    def tables(self) -> dict[str, Any]:
        """None."""
        return {}


class PlainTable:
    """What a game's folder has in its package `table`, for one that has none."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @cached_property
    def cards(self) -> PlayedCards[NoCards]:
        """The cards of this game: none."""
        standard = NoCards()
        made = type("PlainCards", (PlayedCards,), {"usual": self._game, "standard": standard})
        found: PlayedCards[NoCards] = made(STANDARD_NAME, standard)
        return found

    def read_cards(self, path: Path | None = None, module: Module | None = None) -> PlayedCards[NoCards]:
        """The cards of this game; BadCards for a file, since it has none."""
        if path is not None:
            raise BadCards("error-no-card-files", game=self._game.name)
        return self.cards

    @cached_property
    def Options(self) -> type[Options]:
        """What people agree on."""
        return type("PlainOptions", (Options,), {"declared": self._game.declared, "standard": self.cards})

    @cached_property
    def Adapter(self) -> type[GameAdapter]:
        """The adapter of any game."""
        base = SealedAdapter if self._game.declared.envelope else GameAdapter
        return type("PlainAdapter", (base,), {"options": self.Options})


class PlainSpeaker:
    """Tells the events of any game."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self._language, self._names = language, names

    def event(self, event: Event) -> list[str]:
        """One event in one or more lines."""
        facts = event.facts
        if event.type == "chose":
            name = self._names[facts["seat"]]
            return [say(self._language, "plain-chose", name=name, choice=facts["choice"])]
        if event.type == "scores":
            return [say(self._language, "plain-scores", told=self._numbers(facts["scores"]))]
        return [say(self._language, "plain-places", told=self._numbers(facts["places"]))]

    def _numbers(self, numbers: Sequence[int]) -> str:
        return ", ".join(f"{name} {number}" for name, number in zip(self._names, numbers, strict=True))


class PlainView(View):
    """A view of a game that has no names of its own: each field of its record is an attribute.

    Whole numbers are numbers, rows of them lists; what each seat has is a dictionary by seat.
    """

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        for field in self._adapter.declared.fields:
            if field.name == name and field.seen != NOBODY and field.type != "stream":
                values = self._record[name].tolist()
                return self.by_seat(values[: self.seats]) if field.each else values
        known = ", ".join(field.name for field in self._adapter.declared.fields if field.seen != NOBODY)
        raise AttributeError(f"a view of {self.game} has no {name!r}; it has {known}")
