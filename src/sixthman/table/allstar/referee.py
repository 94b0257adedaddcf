"""The referee: settles a game between real teams on a real table, and says why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sixthman.games.allstar.cards import ATTRIBUTE, EDITIONS, FANS
from sixthman.games.allstar.ranking import (
    BRONZE,
    COMBO_STRENGTH,
    GOLD,
    attribute_for,
    rank,
    set_medal,
    shot_strength,
    strength,
    strength_in,
)
from sixthman.games.allstar.record import TEAM, new_state
from sixthman.messages import BadCards

from .notation import card_name, read_arena, read_card
from .speech import Speaker
from .story import ATTRIBUTE_NAMES, describe

MEDALS = ("bronze", "silver", "gold")
MOST_PLAYERS = 6


def settle_teams(
    players: int,
    arena: str | None,
    teams: Sequence[Sequence[str]],
    language: str = "en",
    edition: str = "2025",
) -> dict[str, Any]:
    """Ranks, strengths, fans and reasons for teams that met; `players` sat down at the start (A3)."""
    edition_number = EDITIONS.index(edition)
    place = None if arena is None else read_arena(arena)
    cards = [_five(team, index) for index, team in enumerate(teams)]
    _all_different([card for team in cards for card in team])
    state = new_state()
    state.seats = len(cards)
    for seat, team in enumerate(cards):
        if place is None:
            state.strengths[seat] = strength(edition_number, players, team)
        else:
            state.strengths[seat] = strength_in(edition_number, players, team, place)
    ranks = [rank(state, seat) for seat in range(len(cards))]
    strengths = [int(state.strengths[seat]) for seat in range(len(cards))]
    return {
        "ranks": ranks,
        "strength": [describe(found, players, edition, place) for found in strengths],
        "fans": None if place is None else [int(FANS[place, own - 1]) for own in ranks],
        "why": [
            _why_team(own, strengths, players, edition, place, Speaker(language, ())) for own in strengths
        ],
    }


def settle_shootout(
    players: int, shots: Sequence[str], language: str = "en", edition: str = "2025"
) -> dict[str, Any]:
    """Who loses a shootout (counted from 0), and why."""
    edition_number = EDITIONS.index(edition)
    cards = [read_card(shot) for shot in shots]
    _all_different(cards)
    state = new_state()
    state.seats = len(cards)
    for seat, card in enumerate(cards):
        state.strengths[seat] = shot_strength(edition_number, players, card)
    ranks = [rank(state, seat) for seat in range(len(cards))]
    loser = ranks.index(max(ranks))
    speaker = Speaker(language, ())
    why = [_why_shot(card, cards[loser], players, edition_number, speaker) for card in cards]
    return {"loser": loser, "ranks": ranks, "why": why}


def _five(team: Sequence[str], index: int) -> list[int]:
    if len(team) != TEAM:
        raise BadCards("error-team-size", team=index + 1, count=len(team))
    return [read_card(name) for name in team]


def _all_different(cards: Sequence[int]) -> None:
    for index, card in enumerate(cards):
        if card in cards[:index]:
            raise BadCards("error-card-twice", card=card_name(card))


def _why_team(
    own: int, all_strengths: Sequence[int], players: int, edition: str, arena: int | None, speaker: Speaker
) -> str:
    what = speaker.strength(describe(own, players, edition, arena))
    facts: dict[str, object] = {
        "strength": what,
        "ahead": sum(other > own for other in all_strengths),
        "tied": sum(other == own for other in all_strengths) - 1,
    }
    if own == COMBO_STRENGTH:
        return speaker.say("why-combo", **facts)
    return speaker.say(f"why-{MEDALS[set_medal(own)]}", **facts)


def _why_shot(card: int, loser: int, players: int, edition: int, speaker: Speaker) -> str:
    """The first medal at which a card and the loser's differ."""
    if card == loser:
        return speaker.say("why-shot-lost", card=speaker.card(card))
    for medal in range(GOLD, BRONZE - 1, -1):
        attribute = attribute_for(players, medal)
        if ATTRIBUTE[edition, attribute, card] != ATTRIBUTE[edition, attribute, loser]:
            break
    return speaker.say(
        "why-shot-won",
        card=speaker.card(card),
        loser=speaker.card(loser),
        medal=MEDALS[medal],
        attribute=speaker.say(f"attribute-{ATTRIBUTE_NAMES[attribute]}"),
    )
