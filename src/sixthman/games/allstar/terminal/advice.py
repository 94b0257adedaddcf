"""Advice from the bench: what the cards at hand are good for. Nothing in it that the rules do not say."""

from __future__ import annotations

from collections.abc import Callable

from ..declaration import (
    CHOOSE_COACH,
    COACH_MATE,
    CUT,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    PASS,
    SHOOTOUT,
    SWAP_BUSES,
    TEAM,
    TEAM_CHOICE,
)
from ..rules.coaches import shot_change
from ..rules.draft import gives
from ..rules.envelopes import FEWEST_LAID, MOST_LAID
from ..rules.ranking import BRONZE, GOLD, SILVER, attribute_for, shot_strength, strength_of
from ..table.evaluation import Evaluation, arenas_of
from .coaching import (
    arena_of,
    goes_beside_player,
    player_beside,
    strength_there,
    strength_with,
    team_beside,
    team_of_player,
)
from .envelope import Envelope
from .labels import RinkLabels
from .tray import Tray


def advice(tray: Tray, key: str | None) -> str:
    """A line below what is asked; `key` is where the cursor is."""
    envelope, words = tray.envelope, tray.pen.words
    view = envelope.view
    here = tray.options.get(key or "", PASS)
    if envelope.phase == CHOOSE_COACH:
        return words.say("play-hint-coach")
    if envelope.phase == SWAP_BUSES:
        return about_buses(envelope, words, envelope.choices[0] if envelope.complete else here)
    if envelope.placing:
        return about_coach(envelope, words, here)
    if tray.listed:
        return words.say("play-hint-bus")
    if envelope.phase == LINEUP and envelope.complete and (view.round_ > 0 or envelope.coach_beside()):
        return line_up(envelope, words)
    if envelope.phase == SHOOTOUT:
        return words.say("play-hint-shot", card=words.card(max(tray.pool, key=_shot(envelope))))
    if envelope.skips:
        return words.say("play-hint-skips", strength=words.set_of(view, envelope.team(0)))
    if envelope.phase in (LAY_DOWN, CUT):
        return words.say("play-hint-after", strength=words.set_words(view, best_after(envelope)))
    cards = at_hand(envelope)
    if not cards:
        return words.say("play-hint-empty")
    line = words.say("play-hint-best", strength=words.set_words(view, tray.best(cards)))
    if envelope.phase == DRAFT and here < PASS and not _is_gift(envelope):
        with_it = words.set_words(view, tray.best([*cards, here]))
        line += " · " + words.say("play-hint-with", card=words.card(here), strength=with_it)
    return line


def _shot(envelope: Envelope) -> Callable[[int], int]:
    """How strong a card is in a shootout, with the seat's coach."""
    view, seat = envelope.view, envelope.seat
    edition, seats = int(view.edition), int(view.seats)
    shot, change = envelope.cardset.rule(shot_strength), envelope.cardset.rule(shot_change)
    return lambda card: int(shot(edition, seats, card, change(view, seat, card)))


def about_buses(envelope: Envelope, words: RinkLabels, choice: int) -> str:
    """The fans of the round with two buses swapped, and as they are."""
    evaluation = Evaluation(envelope.cardset)
    now, then = (
        sum(outcome.fans for outcome in evaluation.outcomes(envelope.dealt, envelope.seat, plan))
        for plan in (PASS, choice)
    )
    if choice == PASS:
        return words.say("play-hint-buses-stay", fans=now)
    return words.say("play-hint-buses-swapped", fans=then, now=now)


def about_coach(envelope: Envelope, words: RinkLabels, here: int) -> str:
    """How strong a team is with the coach beside this player; for a team, what to look at."""
    view = envelope.view
    if not goes_beside_player(envelope):
        return words.say("play-hint-bus")
    if here == PASS:
        return words.coach_text(envelope.cardset.coach(int(view.coach[envelope.seat])))
    player = player_beside(envelope) if envelope.filled == COACH_MATE else here
    team = team_of_player(envelope, player)
    arena = arenas_of(view)[arena_of(envelope, team)]
    return words.say(
        "play-hint-beside",
        team=team + 1,
        card=words.card(here),
        strength=words.set_words(view, strength_with(envelope, here), arena),
        now=words.set_words(view, strength_there(envelope, team), arena),
    )


def line_up(envelope: Envelope, words: RinkLabels) -> str:
    """Where teams and coach go, before it is locked."""
    arenas = arenas_of(envelope.view)
    indices = [arena_of(envelope, team) for team in range(len(arenas))]
    beside = envelope.coach_beside()
    if beside is None:
        names = [envelope.cardset.arena(arenas[index]) for index in indices]
        named = (f"{team} → {name}" for team, name in enumerate(names, start=1))
        return words.say("play-hint-buses", plan=" · ".join(named))
    where, team = beside[0], team_beside(envelope)
    assert team is not None
    if where >= TEAM_CHOICE:
        goes_to = words.say("play-coach-team", team=team + 1)
    else:
        goes_to = words.say("play-coach-player", team=team + 1, card=words.card(where))
    line = words.say("play-hint-coach-goes", where=goes_to)
    plan = ", ".join(f"{team} → {index + 1}" for team, index in enumerate(indices, start=1))
    return f"{line} · {words.say('play-hint-buses', plan=plan)}" if len(indices) > 1 else line


def at_hand(envelope: Envelope) -> list[int]:
    """The cards a team can be made of now."""
    if envelope.phase == DRAFT:
        mode, step = int(envelope.view.mode), int(envelope.view.step)
        return envelope.bench() + [
            card for i, card in enumerate(envelope.choices) if not gives(mode, step + i)
        ]
    return envelope.bench() + envelope.gathered()


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
        values = envelope.cardset.tables["ATTRIBUTE"][edition, attribute_for(seats, medal)]
        for value in {int(values[card]) for card in [*coming, *more, *staying]} - {0}:
            stay, come, extra = (
                sum(int(values[card]) == value for card in cards) for cards in (staying, coming, more)
            )
            for number in numbers:
                size = min(stay, TEAM - number) + come + min(extra, number - len(coming))
                best = max(best, int(strength_of(size, medal, value)) if size else 0)
    return best


def _is_gift(envelope: Envelope) -> bool:
    return bool(gives(int(envelope.view.mode), int(envelope.view.step) + envelope.filled))
