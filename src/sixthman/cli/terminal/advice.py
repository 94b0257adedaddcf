"""Advice from the bench: what the cards at hand are good for. Nothing in it that the rules do not say."""

from __future__ import annotations

from sixthman.games.allstar.draft import gives
from sixthman.games.allstar.ranking import shot_strength
from sixthman.games.allstar.record import CUT, DRAFT, LAY_DOWN, PASS, SHOOTOUT

from .envelope import Envelope, is_clash
from .tray import Tray


def advice(tray: Tray, key: str | None) -> str:
    """A line below what is asked; `key` is where the cursor stands."""
    envelope, words = tray.envelope, tray.pen.words
    view = envelope.view
    if tray.in_plans:
        return words.say("play-hint-bus")
    if envelope.phase == SHOOTOUT:
        best = max(tray.pool, key=lambda card: shot_strength(tray.pen.edition, int(view.seats), card))
        return words.say("play-hint-shot", card=words.card(best))
    cards = at_hand(envelope)
    if not cards:
        return words.say("play-hint-empty")
    line = words.say("play-hint-best", strength=words.set_words(view, tray.best(cards)))
    card = tray.options.get(key or "", PASS)
    if envelope.phase == DRAFT and card < PASS and not _is_gift(envelope):
        with_it = words.set_words(view, tray.best([*cards, card]))
        line += " · " + words.say("play-hint-with", card=words.card(card), strength=with_it)
    return line


def at_hand(envelope: Envelope) -> list[int]:
    """The cards a team can be made of now."""
    if envelope.phase == DRAFT:
        step = int(envelope.view.step)
        clash = is_clash(envelope)
        return envelope.bench() + [
            card for i, card in enumerate(envelope.choices) if not (clash and gives(step + i))
        ]
    if envelope.phase == CUT:
        return envelope.team(0) + envelope.laid_down()
    if envelope.phase == LAY_DOWN:
        return envelope.team(0) + envelope.gathered()
    return envelope.bench() + envelope.gathered()


def _is_gift(envelope: Envelope) -> bool:
    return is_clash(envelope) and bool(gives(int(envelope.view.step) + envelope.stage))
