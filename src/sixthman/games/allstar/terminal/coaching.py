"""What a coach would bring: asked of the rules, on a copy of what the person sees."""

from __future__ import annotations

from collections.abc import Sequence

from ..declaration import BUS, BUS_PLAN, COACH_SLOT, PASS, TEAM_CHOICE
from ..rules.cards import BESIDE, BESIDE_PLAYER, BUS_PLANS, LIKE_MATE
from ..rules.coaches import ability, coached_change, mate_for_coach, mates_for_coach, team_with
from ..rules.ranking import strength_in
from ..table.evaluation import arenas_of
from .envelope import Envelope


def goes_beside_player(envelope: Envelope) -> bool:
    """Is the coach one for a player, not for a team?"""
    return int(envelope.cardset.rule(ability)(envelope.view, envelope.seat, BESIDE)) == BESIDE_PLAYER


def arena_of(envelope: Envelope, team: int) -> int:
    """Where in this round's row of arenas a team goes to, as the envelope has it."""
    if envelope.view.round_ == 0:
        return 0
    return int(BUS_PLANS[int(envelope.view.envelope[envelope.seat, BUS_PLAN]) - BUS, team])


def strength_there(envelope: Envelope, team: int, player: int = PASS, mate: int = PASS) -> int:
    """The strength of a team in its arena, with the coach beside one of its players if one is named."""
    view = envelope.view
    edition, seats = int(view.edition), int(view.seats)
    arena = arenas_of(view)[arena_of(envelope, team)]
    cards, there = envelope.team(team), envelope.cardset.rule(strength_in)
    if player == PASS:
        return int(there(edition, seats, cards, arena))
    coach = int(view.coach[envelope.seat])
    change = envelope.cardset.rule(coached_change)(edition, int(envelope.view.seats), coach, player, mate)
    return int(there(edition, seats, cards, arena, change))


def player_beside(envelope: Envelope) -> int:
    """The player the coach has been laid beside, while it is asked whom that player is like."""
    return int(envelope.view.envelope[envelope.seat, COACH_SLOT])


def team_of_player(envelope: Envelope, player: int) -> int:
    """Which team of the lineup a player is in."""
    return int(envelope.cardset.rule(team_with)(envelope.view, envelope.seat, player))


def best_beside(envelope: Envelope, player: int) -> int:
    """The best strength of a player's team with the coach beside that player."""
    view, seat, team = envelope.view, envelope.seat, team_of_player(envelope, player)
    rule = envelope.cardset.rule
    if not rule(ability)(view, seat, LIKE_MATE):
        return strength_there(envelope, team, player)
    count, nth = rule(mates_for_coach)(view, seat, player), rule(mate_for_coach)
    mates = [int(nth(view, seat, player, k)) for k in range(count)]
    return max(strength_there(envelope, team, player, mate) for mate in mates)


def strength_with(envelope: Envelope, choice: int) -> int:
    """How strong a team is if the coach goes beside this player, or if its player is like this teammate."""
    if envelope.filled == COACH_SLOT:
        return best_beside(envelope, choice)
    player = player_beside(envelope)
    return strength_there(envelope, team_of_player(envelope, player), player, choice)


def best_choices(envelope: Envelope, team: int, choices: Sequence[int]) -> list[int]:
    """The players of a team to name if the coach is to make it as strong as it can; none if it cannot."""
    found = {card: strength_with(envelope, card) for card in envelope.team(team) if card in choices}
    best = max(found.values(), default=0)
    if best <= strength_there(envelope, team):
        return []
    return [card for card, value in found.items() if value == best]


def team_beside(envelope: Envelope) -> int | None:
    """The team the coach goes to, once that is decided."""
    beside = envelope.coach_beside()
    if beside is None:
        return None
    where = beside[0]
    return where - TEAM_CHOICE if where >= TEAM_CHOICE else team_of_player(envelope, where)
