"""The words of the notation that are no names: what each means, and where it fits.

A verb goes with the choices after it. It changes nothing about them, but they are taken only where it fits:
`discard Curry` never removes Curry from the game, and `reroll 3pts0` never keeps a blank die. A choice with
a verb is its number plus a multiple of CHOICES.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..declaration import (
    AGREE,
    CHOICES,
    DIE,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    FACES,
    INSTEAD,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    PLAY_ON,
    PREPARE,
    REFRESH,
    REMOVE,
    REROLL,
    SPOT,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)


@dataclass(frozen=True)
class Verb:
    """A verb: how it is written, the message with all words for it, the phases it fits."""

    word: str
    message: str
    phases: tuple[int, ...]
    many: bool = False  # it goes with all choices up to the next verb or slash
    in_order: bool = False  # these are made lowest first, in whatever order they are named
    within: tuple[int, ...] = ()  # phases in which what it stands for is not over, besides its own


VERBS = (
    Verb("refresh", "hoops-word-refresh", (REFRESH,), many=True, in_order=True),
    Verb("with", "hoops-word-with", (PAY,), many=True),
    Verb("for", "hoops-word-for", (MAKE_ROOM, LEAVE_OUT)),
    Verb("attack", "hoops-word-attack", (MENU,)),
    Verb("defend", "hoops-word-defend", (MENU,)),
    Verb("reroll", "hoops-word-reroll", (REROLL,), many=True, in_order=True),
    Verb("keep", "hoops-word-keep", (KEEP,), many=True),
    Verb("discard", "hoops-word-discard", (DISCARD,), many=True, in_order=True),
    Verb("remove", "hoops-word-remove", (REMOVE,), many=True, in_order=True),
    Verb("draft", "hoops-word-draft", (DRAFT,)),
    Verb("out", "hoops-word-out", (MOVE,)),
    Verb("end", "hoops-word-end", (MENU,)),
    Verb("at", "hoops-word-at", (SPOT,)),
    Verb("to", "hoops-word-to", (MOVE,)),
    Verb("replace", "hoops-word-replace", (ENTER,), within=(SPOT, MOVE)),
    Verb("prepare", "hoops-word-prepare", (PREPARE,), within=(MAKE_ROOM,)),
)
REFRESH_VERB, WITH, FOR, ATTACK, DEFEND, REROLL_VERB, KEEP_VERB = range(7)
DISCARD_VERB, REMOVE_VERB, DRAFT_VERB, OUT, END, AT, TO = range(7, 14)
REPLACING, PREPARING = 14, 15
# These words are choices; the verb goes with the "no more" after them
ACTIONS = {TO_REPLACE: REPLACING, TO_PREPARE: PREPARING}
GO_ON = (FOR, OUT, AT, TO)  # verbs that belong to an action
STOPS = (OUT, END)  # verbs that are the whole choice: no more of it

# Words that are choices of their own, as they are written
CHOICE_WORDS = {
    DONE: ("-", "hoops-word-done"),
    TO_REPLACE: ("replace", "hoops-word-replace"),
    TO_PREPARE: ("prepare", "hoops-word-prepare"),
    TO_BUY_PLAYER: ("buy player", "hoops-word-buy-player"),
    TO_BUY_TACTIC: ("buy tactic", "hoops-word-buy-tactic"),
    PLAY_ON: ("play on", "hoops-word-play-on"),
    AGREE: ("draw", "hoops-word-agree"),
    INSTEAD: ("instead", "hoops-word-instead"),
}
BUY_WORD = "hoops-word-buy"  # which market is told by the card after it
BLANK_WORD = "hoops-word-blank"
FORMER_NAMES = "hoops-word-cards"


def die_choice(colour: int, face: int) -> int:
    """The choice of a die that shows this face."""
    return DIE + colour * FACES + face


def die_of(choice: int) -> tuple[int, int]:
    """The color and face of a die that is chosen."""
    return (choice - DIE) // FACES, (choice - DIE) % FACES


_BEYOND = CHOICES * (len(VERBS) + 1)  # numbers from here on are no choices


def with_verb(choice: int, verb: int) -> int:
    """A choice that a verb goes with."""
    return choice + CHOICES * (verb + 1)


def plain_choice(choice: int) -> int:
    """The choice without its verb; a number that is no choice stays as it is."""
    return choice % CHOICES if 0 <= choice < _BEYOND else choice


def verb_of(choice: int) -> Verb | None:
    """The verb that goes with a choice."""
    return VERBS[choice // CHOICES - 1] if CHOICES <= choice < _BEYOND else None


def meant(phase: int, said: Sequence[int], choice: int) -> int | None:
    """The choice itself if its verb fits the phase; else as it was.

    None if it says "no more" of something that came to its end by itself after what was just said.
    """
    verb = verb_of(choice)
    if verb is None or phase in verb.phases:
        return plain_choice(choice)
    index = choice // CHOICES - 1
    goes_on = said and (index in ACTIONS.values() or verb_of(said[-1]) is verb)
    if plain_choice(choice) == DONE and index not in STOPS and goes_on and phase not in verb.within:
        return None
    return choice
