"""What lies before each coach of NBA Deck-Building, and what is printed on cards and dice."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import sixthman

DATA = Path(sixthman.__file__).parent / "games" / "hoops" / "data"
POSITIONS = ("PG", "SG", "SF", "PF", "C")
ATTACKS, DEFENSES = ("three", "inside", "drive"), ("steal", "block", "stop")
COLOR = {"three": "blue", "inside": "yellow", "drive": "red"}
DICE = {"3pts": "three", **{name: name for name in (*ATTACKS[1:], *DEFENSES)}}
FATIGUE = "fatigue-card"
SCORED = ("scored", "scored-free", "stopped")
OF_EITHER = ("first", "hand", "team", "drafted", "plays-on", "agrees", "turn", "overtime-turn", "last-turn")


class Foul(AssertionError):
    """Something the rulebook does not allow."""


def printed() -> tuple[dict[str, Any], dict[str, Any]]:
    """What is printed on cards, by name; the faces of the dice, by skill."""
    cards, dice = {}, {}
    for path in sorted(DATA.glob("*.toml")):
        for section, rows in tomllib.loads(path.read_text("utf-8")).items():
            for row in rows if isinstance(rows, list) else ():
                if section == "die":
                    dice[row["name"]] = list(zip(row["faces"], row.get("colours", [""] * 6), strict=True))
                else:
                    cards[row["name"]] = row | {"section": section}
    return cards, dice


CARDS, FACES = printed()


def need(fair: bool, *told: Any) -> None:
    """Complain unless this is so."""
    if not fair:
        raise Foul(" ".join(map(str, told)))


def is_player(card: str) -> bool:
    return CARDS[card]["section"] in ("player", "starter", "substitute")


def is_tactic(card: str) -> bool:
    return "keeps" in CARDS[card]


def attacks(card: str) -> bool:
    return any(skill in ATTACKS for skill in CARDS[card]["keeps"])


def read_die(name: str) -> tuple[str, int, str]:
    """Skill, number and color of a die as it lies."""
    found = re.fullmatch(r"(3pts|[a-z]+?)(\d)([a-z]*)", name)
    need(found is not None, "no die", name)
    assert found is not None
    skill, number, color = DICE[found[1]], int(found[2]), found[3]
    need((number, color if skill in DEFENSES else "") in FACES[skill], name, "is on no die")
    return skill, number, color


class Coach:
    """One side of the table."""

    def __init__(self) -> None:
        self.court: dict[str, str] = {}
        self.hand: Counter[str] = Counter()
        self.deck: Counter[str] = Counter()
        self.top: list[str] = []  # laid on the draw pile, the last on top
        self.discards: Counter[str] = Counter()
        self.rows: tuple[list[str], list[str]] = ([], [])
        self.attack: list[str] = []
        self.defense: list[str] = []
        self.points = 0

    def level(self, stat: str) -> int:
        return sum(CARDS[card].get(stat, 0) for card in self.court.values())

    def owns(self) -> Counter[str]:
        return (
            self.hand + self.deck + Counter(self.top) + self.discards + Counter(self.rows[0] + self.rows[1])
        )

    def give(self, cards: Iterable[str]) -> None:
        """Cards leave the hand."""
        for card in cards:
            need(self.hand[card] > 0, card, "is not in hand")
            self.hand[card] -= 1
        self.hand = +self.hand

    def draw(self, cards: list[str]) -> bool:
        """Cards come into hand: those laid on top first, then hidden ones. Was the discard pile shuffled?"""
        drawn = Counter(cards)
        for _ in range(min(len(cards), len(self.top))):
            card = self.top.pop()
            need(drawn[card] > 0, card, "lay on top and was not drawn")
            drawn -= Counter([card])
            self.hand[card] += 1
        shuffled = drawn.total() > self.deck.total()
        if shuffled:
            need(not self.deck - drawn, "the draw pile was not used up")
            drawn -= self.deck
            self.hand += self.deck
            self.deck, self.discards = self.discards, Counter()
        need(not drawn - self.deck, drawn, "is not in the draw pile")
        self.deck -= drawn
        self.hand += drawn
        return shuffled

    def piled(self) -> int:
        return self.deck.total() + len(self.top)

    def stopped_by(self, other: Coach) -> int:
        """What the other's defense dice stop of this attack: numbers in a color it holds."""
        colors = {COLOR[read_die(die)[0]] for die in self.attack}
        return sum(number for _, number, color in map(read_die, other.defense) if color in colors)
