"""The story in words: events of NBA Deck-Building in a person's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sixthman.messages import say
from sixthman.table.adapter import Event

from ..names import DIE_WORDS, POSITION_WORDS, WORDS
from ..rules.cards import ATTACK_COLOURS, POSITION_NAMES
from .notation import DICE_NAMES

BLANK = "–"
_DICE_MESSAGES = (
    "hoops-dice-three",
    "hoops-dice-inside",
    "hoops-dice-drive",
    "hoops-dice-steal",
    "hoops-dice-block",
    "hoops-dice-stop",
)
_DIE = re.compile(rf"({'|'.join(DICE_NAMES)})([0-9]+)([a-z]*)")
_CARD_FACTS = ("card", "in", "out")
_CARDS_FACTS = ("cards", "paid", "tactics", "in", "out")


class HoopsSpeaker:
    """Puts what happened into words, in one language, with the names at one table."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names

    def say(self, message: str, /, **facts: object) -> str:
        """Any message, in this language."""
        return say(self.language, message, **facts)

    def card(self, name: str) -> str:
        """A card: `Meneur titulaire 1` for `starter-PG-1`; proper names stay as they are."""
        return self.say(name) if name in WORDS else name

    def cards(self, names: Sequence[str]) -> str:
        """Several cards, one after the other."""
        return " · ".join(self.card(name) for name in names) or BLANK

    def position(self, name: str) -> str:
        """`Meneur de jeu` for `PG`."""
        return self.say(POSITION_WORDS[POSITION_NAMES.index(name)])

    def rating(self, name: str) -> str:
        """A level of a team: `Rebonds` for `rebounds`."""
        return self.say(f"rating-{name}" if name in ("intelligence", "rebounds") else f"skill-{name}")

    def face(self, die: str) -> str:
        """What a die shows: `9`, `2 bleu`, `–`."""
        _, value, stops = _parts(die)
        if value == "0":
            return BLANK
        if not stops:
            return value
        colour = self.say(DIE_WORDS[ATTACK_COLOURS.index(stops)])
        return self.say("hoops-face", value=value, colour=colour)

    def faces(self, dice: Sequence[str], joint: str = " ") -> str:
        """What several dice show."""
        return joint.join(self.face(die) for die in dice)

    def dice(self, dice: Sequence[str]) -> str:
        """`3 dés bleus : – 2 9`, color by color."""
        groups = [(name, list(group)) for name, group in groupby(dice, lambda die: _parts(die)[0])]
        return " · ".join(
            self.say(
                "hoops-dice-fell",
                dice=self.say(_DICE_MESSAGES[DICE_NAMES.index(name)], count=len(group)),
                faces=self.faces(group, ", " if _parts(group[-1])[2] else " "),
            )
            for name, group in groups
        )

    def event(self, event: Event) -> list[str]:
        """One event in one or more lines; the rows of the final ranking follow its heading."""
        rows = [self.say("hoops-final-row", **self._words(row)) for row in event.facts.get("ranking", ())]
        return [self.say(event.type, **self._words(event.facts)), *rows]

    def _words(self, facts: Mapping[str, Any]) -> dict[str, object]:
        words: dict[str, object] = {
            key: value for key, value in facts.items() if isinstance(value, int | str)
        }
        if "seat" in facts:
            words["name"] = self.names[facts["seat"]]
        for key in _CARD_FACTS:
            if isinstance(facts.get(key), str):
                words[key] = self.card(facts[key])
        for key in _CARDS_FACTS:
            if isinstance(facts.get(key), list):
                words[key] = self.cards(facts[key])
        if "position" in facts:
            words["position"] = self.position(facts["position"])
        if "rating" in facts:
            words["rating"] = self.rating(facts["rating"])
        if "dice" in facts:
            words["dice"] = self.dice(facts["dice"])
            words["faces"] = self.faces(facts["dice"], " + ")
            words["taken"] = self.faces(facts["dice"])
        if "fell" in facts:
            words["fell"] = self.faces(facts["fell"])
        return words


def _parts(die: str) -> tuple[str, str, str]:
    """Skill, number, and the color it stops."""
    found = _DIE.fullmatch(die)
    assert found is not None, die
    return found[1], found[2], found[3]
