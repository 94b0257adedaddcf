"""Hints: what a choice does, in numbers the rules and the table give."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.piles import NONE

from ..declaration import (
    AGREE,
    BUY,
    DIE,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    FACES,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    PICK_TEAM,
    POSITION,
    REFRESH,
    REROLL,
    SPOT,
    TIED,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from ..rules.cards import DICE, FATIGUE, POSITION_NAMES, TACTICS
from ..rules.opening import SUBSTITUTES_FROM
from .dice import DicePen
from .tray import Tray

_ACTIONS = {
    TO_REPLACE: "play-court-hint-replace",
    TO_PREPARE: "play-court-hint-prepare",
    TO_BUY_PLAYER: "play-court-hint-buy",
    TO_BUY_TACTIC: "play-court-hint-buy",
    DONE: "play-court-hint-end",
}


def advice(tray: Tray, key: str | None, pen: DicePen) -> str:
    """A line below what is asked; `key` is where the cursor is."""
    plan, view, words = tray.plan, tray.plan.view, pen.words
    if plan.complete:
        return words.say("play-court-hint-lock")
    phase = plan.phase
    item = tray.items.get(key or "")
    if phase == DISCARD:
        return words.say("play-court-hint-discard")
    if phase == KEEP:
        return _kept(tray, pen)
    if phase == REROLL:
        return _rerolls(tray, pen)
    if item is None:
        return ""
    choice = item.choice
    if phase == MENU:
        if choice in _ACTIONS:
            return words.say(_ACTIONS[choice])
        return activation(view, plan.seat, choice, pen)
    if phase == REFRESH:
        return f"{words.say('play-court-hint-refresh')} {tactic(view, plan.seat, choice, pen)}"
    if phase == TIED:
        return words.say("play-court-hint-agree" if choice == AGREE else "play-court-hint-play-on")
    if phase in (SPOT, MOVE):
        return _position(tray, choice, pen)
    if choice == DONE:
        return words.say("play-court-hint-replaced" if phase == ENTER else "play-court-hint-prepared")
    return _card(tray, choice, pen)


def _card(tray: Tray, card: int, pen: DicePen) -> str:
    """A card under the cursor."""
    view, seat, phase, words = tray.plan.view, tray.plan.seat, tray.plan.phase, pen.words
    if phase == PAY:
        left = int(view.owed) - pen.figures.of("VALUE", card)
        facts = {"card": words.full(card), "value": pen.figures.of("VALUE", card)}
        if left > 0:
            return words.say("play-court-hint-pay-more", left=left, **facts)
        return words.say("play-court-hint-pay-enough", over=-left, **facts)
    if card == FATIGUE:
        return words.say("play-court-hint-rest")
    if phase == MAKE_ROOM:
        return words.say("play-court-hint-room", out=words.full(card), card=words.full(int(view.subject)))
    if phase == PICK_TEAM and int(view.stage[seat]) < SUBSTITUTES_FROM:
        return words.say("play-court-hint-starter")
    if phase in (PICK_TEAM, LEAVE_OUT) and card < TACTICS:
        return words.say("play-court-hint-substitute")
    if card >= TACTICS:
        return tactic(view, seat, card, pen)
    if phase == BUY:
        return f"{words.say('play-court-hint-bought')} {best_change(view, seat, card, pen, everywhere=True)}"
    return best_change(view, seat, card, pen, everywhere=phase == DRAFT)


def tactic(view: Any, seat: int, card: int, pen: DicePen) -> str:
    """A tactic: its complexity against the team's intelligence, then what it would roll."""
    words, figures = pen.words, pen.figures
    if int(view.court[seat, 0]) == NONE:
        return words.say(
            "play-court-hint-complexity", card=words.full(card), complexity=figures.of("COMPLEXITY", card)
        )
    smart, needed = figures.levels(view, seat)[0], figures.of("COMPLEXITY", card)
    if needed > smart:
        return words.say(
            "play-court-hint-complex", card=words.full(card), complexity=needed, intelligence=smart
        )
    return activation(view, seat, card, pen)


def activation(view: Any, seat: int, card: int, pen: DicePen) -> str:
    """What activating a tactic would bring: dice, rerolls, the mean."""
    words, figures = pen.words, pen.figures
    dice = " + ".join(
        words.say("play-court-hint-dice", count=count, code=words.code(colour), kept=kept)
        for colour, count, kept in figures.rolled_by(view, seat, card)
    )
    facts = {"card": words.full(card), "dice": dice, "rerolls": figures.rerolls(view, card)}
    if figures.is_offence(card):
        return words.say("play-court-hint-attack", mean=round(figures.mean(view, seat, card)), **facts)
    if not figures.pending(view, 1 - seat):
        return words.say("play-court-hint-defence", **facts)
    return words.say("play-court-hint-defend", mean=round(figures.mean(view, seat, card)), **facts)


def changes(view: Any, seat: int, card: int, position: int, pen: DicePen) -> str:
    """The team's levels that change with a player at a position: `3P 4→6`."""
    found = pen.figures.changes(view, seat, card, position)
    texts = [f"{pen.words.say(f'play-court-code-{name}')} {old}→{new}" for name, old, new in found]
    return " ".join(texts) or pen.words.say("play-court-hint-no-change")


def best_change(view: Any, seat: int, card: int, pen: DicePen, everywhere: bool) -> str:
    """What a player would change where he helps most."""
    best = pen.figures.best_position(view, seat, card, 0 if everywhere else int(view.settled))
    if best is None:
        return ""
    return pen.words.say(
        "play-court-hint-change",
        card=pen.words.full(card),
        position=POSITION_NAMES[best],
        out=pen.words.full(int(view.court[seat, best])),
        changes=changes(view, seat, card, best, pen),
    )


def _position(tray: Tray, choice: int, pen: DicePen) -> str:
    view, seat, words = tray.plan.view, tray.plan.seat, pen.words
    card = int(view.subject)
    if choice == DONE:
        return words.say("play-court-hint-leaves", card=words.full(card))
    position = choice - POSITION
    return words.say(
        "play-court-hint-change",
        card=words.full(card),
        position=POSITION_NAMES[position],
        out=words.full(int(view.court[seat, position])),
        changes=changes(view, seat, card, position, pen),
    )


def _rerolls(tray: Tray, pen: DicePen) -> str:
    """Why this many dice can be rerolled (H8)."""
    view, seat, words = tray.plan.view, tray.plan.seat, pen.words
    if not pen.figures.is_offence(int(view.subject)):
        return words.say("play-court-hint-reroll-defence", fatigue=int(view.fatigue))
    own, other = (pen.figures.levels(view, side)[1] for side in (seat, 1 - seat))
    return words.say("play-court-hint-reroll", own=own, other=other)


def _kept(tray: Tray, pen: DicePen) -> str:
    """The running sum with the dice that lie ready."""
    view, seat, words = tray.plan.view, tray.plan.seat, pen.words
    ready = [divmod(choice - DIE, FACES) for choice in tray.chosen()]
    trial = view.copy()
    for colour, face in ready:
        trial.kept[seat, colour, face] = min(DICE, int(trial.kept[seat, colour, face]) + 1)
    if pen.figures.is_offence(int(view.subject)):
        return words.say("play-court-hint-keep", sum=pen.figures.attack(trial, seat))
    attack, stopped = pen.figures.attack(view, 1 - seat), pen.figures.defence(trial, seat)
    return words.say(
        "play-court-hint-keep-defence", attack=attack, stopped=stopped, points=max(0, attack - stopped)
    )
