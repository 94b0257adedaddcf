"""The words on the court: short names of cards, what is asked now, where the game is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.kernel.piles import NONE

from ..declaration import (
    BUY,
    DECLARATION,
    DISCARD,
    DRAFT,
    DRAFTED,
    ENTER,
    KEEP,
    LEAVE_OUT,
    MENU,
    OVER,
    OVERTIME_TURNS,
    PICK_TEAM,
    REROLL,
    TIED,
    TURNS,
)
from ..names import DIE_WORDS, SKILL_WORDS, WORDS
from ..rules.cards import OFFENCE, POSITION_NAMES, TACTICS
from ..rules.opening import DEFENCES_FROM, OFFENCES_FROM, SUBSTITUTES_FROM
from ..table import TableCards
from ..table.speech import HoopsSpeaker
from .tray import LEAVE, Tray

SKILL_CODES = ("three", "inside", "drive", "steal", "block", "stop")
_SHORT = ("starter", "substitute")
_SIDES = (" Offense", " Defense")  # what a row of tactics need not repeat


class CourtLabels(HoopsSpeaker):
    """Everything at one table in one language."""

    def __init__(self, language: str, names: Sequence[str], cards: TableCards) -> None:
        super().__init__(language, names)
        self._cards = cards

    # --- cards, positions, skills

    def full(self, card: int) -> str:
        """A card's whole name."""
        return self.card(self._cards.cards.names[card])

    def short(self, card: int, room: int) -> str:
        """A card's name in this many cells."""
        name = self._cards.cards.names[card]
        if name in WORDS:
            what, *rest = name.split("-")
            text = (
                self.say(f"play-court-{what}", number=rest[-1])
                if what in _SHORT
                else self.say(f"play-court-{name}")
            )
            return cut(text, room)
        if card >= TACTICS:
            for side in _SIDES:
                name = name.removesuffix(side)
        return fit_name(name, room)

    def positions(self, positions: Sequence[int]) -> str:
        """`PG SG`"""
        return " ".join(POSITION_NAMES[position] for position in positions)

    def code(self, skill: int) -> str:
        """Two letters for a skill, and for the dice of its color."""
        return self.say(f"play-court-code-{SKILL_CODES[skill]}")

    def skill(self, skill: int) -> str:
        """The name of a skill."""
        return self.say(SKILL_WORDS[skill])

    def die_colour(self, skill: int) -> str:
        """The color of its dice, as a word."""
        return self.say(DIE_WORDS[skill])

    def side(self, card: int) -> str:
        """Is the tactic for attack or for defense?"""
        attacks = self._cards.tables["KIND"][card] == OFFENCE
        return self.say("play-court-side-attack" if attacks else "play-court-side-defence")

    # --- where the game is

    def where(self, view: Any) -> str:
        """The clock: turn 7 of 24, an overtime, or what comes before and after turns."""
        if view.phase == PICK_TEAM:
            return self.say("play-court-where-team")
        if view.phase in (DRAFT, LEAVE_OUT):
            return self.say("play-court-where-draft")
        if view.phase == OVER:
            return self.say("play-court-where-over")
        if view.phase == TIED:
            return self.say("play-court-where-tied")
        if view.last_turn:
            return self.say("play-court-where-last")
        if view.overtime:
            return self.say(
                "play-court-where-overtime",
                overtime=int(view.overtime),
                turn=int(view.turn),
                turns=OVERTIME_TURNS,
            )
        return self.say("play-court-where-turn", turn=int(view.turn), turns=TURNS)

    # --- what is asked

    def prompt(self, tray: Tray) -> str:
        """The line that says what is asked now."""
        plan, view = tray.plan, tray.plan.view
        if plan.complete:
            return self.say("play-court-ask-lock")
        if plan.phase == PICK_TEAM:
            return self._ask_team(tray)
        card = int(view.subject)
        facts = {
            "count": tray.gathered,
            "most": tray.most if tray.gathers else 0,
            "owed": int(view.owed),
            "entered": int(view.entered),
            "card": self.full(card) if 0 <= card < len(self._cards.cards.names) else "",
        }
        asked = DECLARATION.phase_names[plan.phase]
        if plan.phase == BUY:
            facts["money"] = tray.figures.money(view, plan.seat, tray.buys_tactic)
            asked = "buy-tactic" if tray.buys_tactic else "buy-player"
        elif plan.phase == DRAFT:
            facts |= {"count": sum(int(c) != NONE for c in view.drafted[plan.seat]) + 1, "most": DRAFTED}
        elif plan.phase == ENTER and view.entered:
            asked = "enter-more"
        elif plan.phase == MENU and view.last_turn:
            asked = "menu-last"
        elif plan.phase == REROLL and not tray.figures.is_offence(card):
            asked = "reroll-defence"
        elif plan.phase == KEEP:
            facts["skill"] = self.skill(tray.colour)
        elif plan.phase == DISCARD:
            facts["count"] = len(tray.chosen())
            facts["removed"] = len(tray.chosen(LEAVE))
        return self.say(f"play-court-ask-{asked}", **facts)

    def _ask_team(self, tray: Tray) -> str:
        filled = int(tray.plan.view.stage[tray.plan.seat])
        if filled < SUBSTITUTES_FROM:
            return self.say("play-court-ask-starter", position=self.position(POSITION_NAMES[filled]))
        group = (
            "substitutes" if filled < OFFENCES_FROM else "offences" if filled < DEFENCES_FROM else "defences"
        )
        return self.say(f"play-court-ask-{group}", count=tray.gathered, most=tray.most)


def cut(text: str, width: int) -> str:
    """A text that fits, shortened with an ellipsis if need be."""
    return text if len(text) <= width else text[: width - 1] + "…"


def fit_name(name: str, room: int) -> str:
    """A person's name that fits: `S. Gilgeous-Ale…` for a long one."""
    if len(name) <= room or " " not in name:
        return cut(name, room)
    first, _, last = name.partition(" ")
    return cut(f"{first[0]}. {last}", room)
