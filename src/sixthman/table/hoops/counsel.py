"""What a turn of NBA Deck-Building comes to, told as facts from what one seat sees.

The checklist of the turn, the attacks that wait, both teams, what each prepared tactic would roll, what dice
that lie there are worth, and what is known of every choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.games.hoops.cardfile import POSITION_NAMES, RATINGS
from sixthman.games.hoops.cards import ATTACKS, DICE, FACES, FATIGUE, SKILLS, TACTICS
from sixthman.games.hoops.dice import dice_kept, dice_rolled
from sixthman.games.hoops.record import (
    BUY,
    DIE,
    DONE,
    DRAFT,
    ENTER,
    KEEP,
    MENU,
    MOVE,
    PAY,
    PICK_TEAM,
    POSITION,
    POSITIONS_ON_COURT,
    REROLL,
    SEATS,
    SPOT,
)
from sixthman.kernel.piles import NONE

from ..desk import Event
from .checklist import checklist, fights_in
from .figures import Figures, dice_in


def counsel(
    view: Any, legal: Sequence[int], dice: Sequence[int], events: Sequence[Event], figures: Figures
) -> dict[str, Any]:
    """All of it, for the seat whose view this is; `dice` are those it has marked so far, as choices.

    A spectator is told what does not depend on a seat.
    """
    seat, begun = int(view.viewer), view.phase > DRAFT and int(view.court[0, 0]) != NONE
    rolled = seat in range(SEATS) and view.phase in (REROLL, KEEP)
    return {
        "steps": [
            {"step": step.name, "state": step.state, "facts": step.facts}
            for step in (checklist(view, seat, legal, events, figures) if begun else ())
        ],
        "fights": [
            {
                "attacker": fight.attacker,
                "attack": fight.attack,
                "defence": fight.defence,
                "points": fight.points,
                "attack_dice": [list(die) for die in fight.attack_dice],
                "defence_dice": [list(die) for die in fight.defence_dice],
            }
            for fight in (fights_in(view, figures) if begun else ())
        ],
        "levels": [team_levels(view, side, figures) for side in range(SEATS)] if begun else [],
        "tactics": [
            tactic_facts(view, side, int(card), figures)
            for side in range(SEATS)
            for card in view.prepared[side].ravel()
            if begun and card != NONE
        ],
        "dice": dice_facts(view, seat, legal, dice, figures) if rolled else None,
        "options": [about(view, seat, choice, figures) for choice in legal],
    }


def team_levels(view: Any, seat: int, figures: Figures) -> dict[str, int]:
    """A team's levels by name."""
    return dict(zip(RATINGS, figures.levels(view, seat), strict=True))


def tactic_facts(view: Any, seat: int, card: int, figures: Figures) -> dict[str, Any]:
    """What a tactic would roll and bring if its seat activated it now."""
    turn = view.copy()
    turn.player = seat
    needed = figures.of("COMPLEXITY", card)
    return {
        "card": figures.cards.cards.names[card],
        "seat": seat,
        "kind": "offence" if figures.is_offence(card) else "defence",
        "complexity": needed,
        "allowed": needed <= figures.levels(view, seat)[0],
        "dice": [list(rolled) for rolled in figures.rolled_by(view, seat, card)],
        "rerolls": figures.rerolls(turn, card),
        "mean": round(figures.mean(turn, seat, card), 3),
    }


def dice_facts(
    view: Any, seat: int, legal: Sequence[int], marked: Sequence[int], figures: Figures
) -> dict[str, Any]:
    """The dice that lie there: what each counts, what a fresh one would on average, and the sum so far."""
    offence = figures.is_offence(int(view.subject))
    trial = view.copy()
    if view.phase == KEEP:
        for colour, face in (divmod(choice - DIE, FACES) for choice in marked):
            trial.kept[seat, colour, face] = min(DICE, int(trial.kept[seat, colour, face]) + 1)
    attack = figures.attack(trial, seat) if offence else figures.attack(view, 1 - seat)
    stopped = 0 if offence else figures.defence(trial, seat)
    colour = int(view.least) // FACES if view.phase == KEEP else NONE
    return {
        "kind": "offence" if offence else "defence",
        "rerolls": int(view.owed) if view.phase == REROLL else 0,
        "keeps": _still_kept(view, seat, colour, figures) if view.phase == KEEP else 0,
        "colour": None if colour == NONE else colour,
        "attack": attack,
        "stopped": stopped,
        "points": max(0, attack - stopped),
        "dice": [
            _die_facts(view, colour, face, legal, figures)
            for colour, face in dice_in(view.rolled, range(SKILLS))
        ],
    }


def _still_kept(view: Any, seat: int, colour: int, figures: Figures) -> int:
    """How many dice of the colour that is asked about are kept."""
    wanted = int(figures.tables["KEEPS"][int(view.subject), colour])
    return min(int(dice_rolled(view, colour)), wanted - int(dice_kept(view, seat, colour)))


def _die_facts(view: Any, colour: int, face: int, legal: Sequence[int], figures: Figures) -> dict[str, Any]:
    worths = [figures.worth(view, colour, other) for other in range(FACES)]
    choice = DIE + colour * FACES + face
    return {
        "colour": colour,
        "face": face,
        "value": int(figures.tables["FACE"][colour, face]),
        "stops": int(figures.tables["FACE_COLOUR"][colour, face]) if colour >= ATTACKS else None,
        "worth": worths[face],
        "mean": round(sum(worths) / FACES, 3),
        "better": round(sum(worth > worths[face] for worth in worths) / FACES, 3),
        "choice": choice if choice in legal else None,
    }


def about(view: Any, seat: int, choice: int, figures: Figures) -> dict[str, Any]:
    """What is known of a choice."""
    facts: dict[str, Any] = {"choice": choice}
    phase = int(view.phase)
    if phase in (SPOT, MOVE) and POSITION <= choice < POSITION + POSITIONS_ON_COURT:
        return facts | _change(view, seat, int(view.subject), choice - POSITION, figures)
    if choice >= DONE:
        return facts
    facts["card"] = figures.cards.cards.names[choice]
    if phase == PAY:
        value = figures.of("VALUE", choice)
        return facts | {"value": value, "left": int(view.owed) - value}
    if phase == BUY:
        tactics = choice >= TACTICS
        facts |= {"cost": figures.of("COST", choice), "money": figures.money(view, seat, tactics)}
    if TACTICS <= choice < FATIGUE and phase != PICK_TEAM and int(view.court[seat, 0]) != NONE:
        return facts | (tactic_facts(view, seat, choice, figures) if phase != MENU else {})
    if choice < TACTICS and phase in (BUY, ENTER, DRAFT):
        best = figures.best_position(view, seat, choice, int(view.settled) if phase == ENTER else 0)
        if best is not None:
            facts |= _change(view, seat, choice, best, figures)
    return facts


def _change(view: Any, seat: int, card: int, position: int, figures: Figures) -> dict[str, Any]:
    return {
        "position": POSITION_NAMES[position],
        "out": figures.cards.cards.names[int(view.court[seat, position])],
        "changes": [list(change) for change in figures.changes(view, seat, card, position)],
    }
