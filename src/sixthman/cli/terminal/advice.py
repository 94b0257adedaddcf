"""Advice from the bench: what the cards at hand are good for. Nothing in it that the rules do not say."""

from __future__ import annotations

from sixthman.games.allstar.cards import ARENAS, ATTRIBUTE, BUS_PLANS
from sixthman.games.allstar.draft import gives
from sixthman.games.allstar.envelopes import FEWEST_LAID, MOST_LAID
from sixthman.games.allstar.ranking import BRONZE, GOLD, SILVER, attribute_for, shot_strength, strength_of
from sixthman.games.allstar.record import BUS, BUS_PLAN, CUT, DRAFT, LAY_DOWN, LINEUP, PASS, SHOOTOUT, TEAM

from .envelope import Envelope, is_clash
from .tray import Tray
from .words import arenas_of


def advice(tray: Tray, key: str | None) -> str:
    """A line below what is asked; `key` is where the cursor stands."""
    envelope, words = tray.envelope, tray.pen.words
    view = envelope.view
    if tray.in_plans:
        return words.say("play-hint-bus")
    if envelope.phase == LINEUP and envelope.complete and view.round_ > 0:
        return words.say("play-hint-buses", plan=bus_plan(envelope))
    if envelope.phase == SHOOTOUT:
        best = max(tray.pool, key=lambda card: shot_strength(tray.pen.edition, int(view.seats), card))
        return words.say("play-hint-shot", card=words.card(best))
    if envelope.phase in (LAY_DOWN, CUT):
        return words.say("play-hint-after", strength=words.set_words(view, best_after(envelope)))
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
    return envelope.bench() + envelope.gathered()


def bus_plan(envelope: Envelope) -> str:
    """Where each team goes, before it is locked."""
    arenas = arenas_of(envelope.view)
    plan = BUS_PLANS[int(envelope.view.envelope[envelope.seat, BUS_PLAN]) - BUS]
    names = [ARENAS[arenas[int(place)]].name for place in plan[: len(arenas)]]
    return " · ".join(f"{team} → {name}" for team, name in enumerate(names, start=1))


def best_after(envelope: Envelope) -> int:
    """The strength of the best team a playoff substitution can still lead to: all substitutes come in."""
    if envelope.phase == CUT:
        coming, more = envelope.laid_down(), []
        staying = [card for card in envelope.team(0) if card not in envelope.gathered()]
        numbers = range(len(coming), len(coming) + 1)
    else:
        coming, more, staying = envelope.gathered(), envelope.bench(), envelope.team(0)
        most = min(MOST_LAID, len(coming) + len(more))
        numbers = range(max(FEWEST_LAID, len(coming)), (len(coming) if envelope.complete else most) + 1)
    edition, seats = int(envelope.view.edition), int(envelope.view.seats)
    best = 0
    for medal in (GOLD, SILVER, BRONZE):
        values = ATTRIBUTE[edition, attribute_for(seats, medal)]
        for value in {int(values[card]) for card in [*coming, *more, *staying]} - {0}:
            stay, come, extra = (
                sum(int(values[card]) == value for card in cards) for cards in (staying, coming, more)
            )
            for number in numbers:
                size = min(stay, TEAM - number) + come + min(extra, number - len(coming))
                best = max(best, int(strength_of(size, medal, value)) if size else 0)
    return best


def _is_gift(envelope: Envelope) -> bool:
    return is_clash(envelope) and bool(gives(int(envelope.view.step) + envelope.stage))
