"""The story of a game of All-Star Draft: what happened, as facts that any language can tell.

Nothing is decided here: ranks, strengths and fans come from the rules, called on a copy of the state
as it was when the envelopes were opened.
"""

from __future__ import annotations

from typing import Any

from sixthman.games.allstar.cards import (
    EDITIONS,
    FANS_AT_START,
    MORE_TICKETS,
    SHOT_RETURNS,
    SPECIES_NAMES,
)
from sixthman.games.allstar.coaches import ability, change_in, shot_change, swap_buses
from sixthman.games.allstar.course import over, place
from sixthman.games.allstar.draft import gives, picks_now
from sixthman.games.allstar.envelopes import is_swapped, swap_team, throws_away
from sixthman.games.allstar.playoffs import cut, paid_tickets, play_match, reveal_playoff_teams, weakest
from sixthman.games.allstar.ranking import (
    NO_CHANGE,
    WINS_TIE,
    attribute_for,
    is_combo,
    rank,
    set_medal,
    set_size,
    set_value,
    team_of,
)
from sixthman.games.allstar.record import (
    CHOOSE_COACH,
    CLASH,
    CLASSIC,
    CUT,
    DRAFT,
    FREE_AGENCY,
    LAY_DOWN,
    LINEUP,
    MORE_SWAPS,
    NEW_TEAM,
    PASS,
    PLAYOFF_TEAM,
    PLAYOFFS,
    SHOOTOUT,
    SWAP_BUSES,
    SWAPS,
    THROW,
    State,
    is_asked,
    still_in,
)
from sixthman.games.allstar.season import arenas_in, fans_won, first_arena, play_arena, reveal_lineups

from ..desk import Event
from .cardset import STANDARD_CARDS, TableCards
from .notation import card_name, card_names
from .reasons import ATTRIBUTE_NAMES, rank_rows, set_facts, shot_rows, value_name

COMBO_NAMES = {"one-of-each": "OneOfEach", "run": "Run", "three-and-two": "ThreeAndTwo"}


def describe(
    strength: int,
    seats: int,
    edition: str = "2025",
    arena: int | None = None,
    cardset: TableCards = STANDARD_CARDS,
) -> list[Any]:
    """A strength in words: [3, "Number", "4"]; a combo counts all five: [5, "Combo", "Run"]."""
    if is_combo(strength) and arena is not None:
        return [5, "Combo", COMBO_NAMES[cardset.cards.arenas[arena].combo or ""]]
    attribute = attribute_for(seats, set_medal(strength))
    name = value_name(attribute, set_value(strength), edition, cardset)
    return [set_size(strength), ATTRIBUTE_NAMES[attribute], name]


def opening(state: State, cardset: TableCards = STANDARD_CARDS) -> list[Event]:
    """The species in play and the first deal: coaches if there are any."""
    species = [name for name, plays in zip(SPECIES_NAMES, state.species, strict=True) if plays]
    events = [Event("species", {"species": species})]
    if state.phase != CHOOSE_COACH:
        return events + _deal(cardset, state)
    for seat in range(int(state.seats)):
        dealt = [cardset.coach(int(two[seat])) for two in (state.coach, state.refused)]
        events.append(Event("coaches-dealt", {"seat": seat, "coaches": dealt}, to=seat))
    return events


def tell(before: State, after: State, cardset: TableCards = STANDARD_CARDS) -> list[Event]:
    """What happened between two askings; `before` holds all envelopes, complete."""
    tellers = {
        DRAFT: _tell_draft,
        LINEUP: _tell_round,
        PLAYOFF_TEAM: _tell_playoff_teams,
        SHOOTOUT: _tell_shootout,
        LAY_DOWN: _tell_laid_down,
        CUT: _tell_cut,
        CHOOSE_COACH: _tell_coaches,
        SWAP_BUSES: _tell_buses,
    }
    events = tellers[int(before.phase)](cardset, before, after)
    if over(after):
        events += _tell_end(after)
    return events


def _deal(cardset: TableCards, state: State) -> list[Event]:
    first, count = first_arena(int(state.round_)), arenas_in(int(state.round_))
    arenas = [cardset.arena(int(arena)) for arena in state.arenas[first : first + count]]
    return [Event("deal", {"round": int(state.round_) + 1, "arenas": arenas})]


def _tell_draft(cardset: TableCards, before: State, after: State) -> list[Event]:
    events = []
    for seat in _asked(before):
        for i in range(picks_now(before)):
            card = card_name(int(before.envelope[seat, i]))
            if before.mode == FREE_AGENCY:
                events.append(Event("free-agent", {"seat": seat, "card": card}))
            elif before.mode == CLASH and gives(int(before.step) + i):
                events.append(Event("gave", {"seat": seat, "card": card}, to=seat))
                events.append(Event("given", {"seat": 1 - seat, "card": card}, to=1 - seat))
            else:
                events.append(Event("picked", {"seat": seat, "card": card}, to=seat))
    if before.mode not in (FREE_AGENCY, CLASSIC) and after.phase == LINEUP:
        events += [event for seat in range(int(after.seats)) for event in _tell_last_card(after, seat)]
    return events


def _tell_last_card(after: State, seat: int) -> list[Event]:
    """The last card of a pack, which nobody had to choose; in Clash it is a gift."""
    facts = {"seat": seat, "card": card_name(int(after.bench[seat, int(after.benched[seat]) - 1]))}
    if after.mode == CLASH:
        gave = Event("gave", facts | {"seat": 1 - seat}, to=1 - seat)
        return [gave, Event("given", facts, to=seat)]
    return [Event("last-card", facts, to=seat)]


def _tell_coaches(cardset: TableCards, before: State, after: State) -> list[Event]:
    """The coaches are turned up, and what they bring along."""
    events = []
    brings = cardset.rule(ability)
    for seat in range(int(after.seats)):
        facts = {"seat": seat, "coach": _coach(cardset, after, seat)}
        events.append(Event("coach-chosen", facts))
        if fans := brings(after, seat, FANS_AT_START):
            events.append(Event("coach-fans", facts | {"fans": fans}))
        if tickets := brings(after, seat, MORE_TICKETS):
            events.append(Event("coach-tickets", facts | {"tickets": tickets}))
    return events + _deal(cardset, after)


def _coach(cardset: TableCards, state: State, seat: int) -> str:
    return cardset.coach(int(state.coach[seat]))


def _tell_round(cardset: TableCards, before: State, after: State) -> list[Event]:
    table = before.copy()
    cardset.rule(reveal_lineups)(table)
    events = [
        event for seat in range(int(table.seats)) for event in _tell_lineup(cardset, before, table, seat)
    ]
    if after.phase == SWAP_BUSES:
        return [*events, Event("buses-open", {"seats": _asked(after)})]
    return events + _tell_arenas(cardset, table, after)


def _tell_buses(cardset: TableCards, before: State, after: State) -> list[Event]:
    events = [
        Event("buses-swapped", {"seat": seat, "coach": _coach(cardset, before, seat)})
        for seat in _asked(before)
        if before.envelope[seat, 0] != PASS
    ]
    table = before.copy()
    cardset.rule(swap_buses)(table)
    return events + _tell_arenas(cardset, table, after)


def _tell_arenas(cardset: TableCards, table: State, after: State) -> list[Event]:
    """Arena by arena, then the fans, then what comes next."""
    events = []
    for arena in range(arenas_in(int(table.round_))):
        cardset.rule(play_arena)(table, arena)
        events.append(Event("arena", _arena_facts(cardset, table, arena)))
    fans = [int(number) for number in after.fans[: int(after.seats)]]
    events.append(Event("round-over", {"round": int(table.round_) + 1, "fans": fans}))
    events += [Event("playoffs")] if after.round_ == PLAYOFFS else _deal(cardset, after)
    return events


def _tell_lineup(cardset: TableCards, before: State, table: State, seat: int) -> list[Event]:
    events = []
    if throws_away(before):
        card = card_name(int(before.envelope[seat, THROW]))
        events.append(Event("threw-away", {"seat": seat, "card": card}, to=seat))
    for swap in range(SWAPS, NEW_TEAM, 2):
        if cardset.rule(is_swapped)(before, seat, swap):
            out, come = before.envelope[seat, swap : swap + 2]
            facts = {
                "seat": seat,
                "team": swap_team(swap) + 1,
                "out": card_name(int(out)),
                "in": card_name(int(come)),
            }
            events.append(Event("substituted", facts))
            if swap >= MORE_SWAPS:
                events.append(Event("coach-twice", {"seat": seat, "coach": _coach(cardset, table, seat)}))
    if table.coach_beside[seat] >= 0:
        events.append(_tell_placed(cardset, table, seat))
    return events


def _tell_placed(cardset: TableCards, table: State, seat: int) -> Event:
    """Where a coach was laid."""
    facts = {"seat": seat, "coach": _coach(cardset, table, seat), "team": int(table.coach_beside[seat]) + 1}
    if table.coach_player[seat] < 0:
        return Event("coach-team", facts)
    facts["card"] = card_name(int(table.coach_player[seat]))
    if table.coach_mate[seat] < 0:
        return Event("coach-player", facts)
    return Event("coach-mate", facts | {"mate": card_name(int(table.coach_mate[seat]))})


def _arena_facts(cardset: TableCards, table: State, arena: int) -> dict[str, Any]:
    """The arena's fans and combo, and every team: its set, its rank, its fans, what put it above the next."""
    card = int(table.arenas[first_arena(int(table.round_)) + arena])
    by_rank = [int(fans) for fans in cardset.tables["FANS"][card]]
    rows = []
    for seat in range(int(table.seats)):
        team = team_of(table, seat, arena)
        own, fans = rank(table, seat), cardset.rule(fans_won)(table, seat, arena)
        change = cardset.rule(change_in)(table, seat, team) if table.coaches else NO_CHANGE
        row = {
            "rank": own,
            "seat": seat,
            "team": team + 1,
            "cards": card_names(table.teams[seat, team]),
            "strength": _strength(cardset, table, seat, card),
            "fans": fans,
            "by_rank": by_rank[own - 1],
            **_set_facts(cardset, table, seat, team, change),
        }
        if table.coach_beside[seat] == team:
            more = fans - by_rank[own - 1]
            tie = bool(int(table.strengths[seat]) & WINS_TIE)
            row |= {"coach": _coach(cardset, table, seat), "more": more, "tie": tie}
        rows.append(row)
    return {
        "number": arena + 1,
        "arena": cardset.arena(card),
        "fans_by_rank": by_rank[: int(table.seats)],
        "combo": cardset.cards.arenas[card].combo,
        "ranking": rank_rows(rows, table.strengths),
    }


def _set_facts(
    cardset: TableCards, table: State, seat: int, team: int, change: int = NO_CHANGE
) -> dict[str, Any]:
    cards = [int(card) for card in table.teams[seat, team]]
    strength = int(table.strengths[seat])
    return set_facts(int(table.edition), int(table.seats), cards, strength, change, cardset)


def _tell_playoff_teams(cardset: TableCards, before: State, after: State) -> list[Event]:
    table = before.copy()
    reveal_playoff_teams(table)
    return _tell_match(cardset, table, after)


def _tell_laid_down(cardset: TableCards, before: State, after: State) -> list[Event]:
    events = []
    for seat in _asked(before):
        if before.envelope[seat, 0] == PASS:
            events.append(Event("coach-skips", {"seat": seat, "coach": _coach(cardset, before, seat)}))
        else:
            events.append(Event("laid-down", {"seat": seat, "count": int(after.laid_down[seat])}))
    return events


def _tell_cut(cardset: TableCards, before: State, after: State) -> list[Event]:
    events = []
    for seat in _asked(before):
        count = int(before.laid_down[seat])
        first = int(before.benched[seat]) - count
        facts = {
            "seat": seat,
            "out": card_names(before.envelope[seat, :count]),
            "in": card_names(before.bench[seat, first : first + count]),
        }
        events.append(Event("swapped", facts))
    table = before.copy()
    cut(table)
    return events + _tell_match(cardset, table, after)


def _tell_match(cardset: TableCards, table: State, after: State) -> list[Event]:
    cardset.rule(play_match)(table)
    rows = [
        {
            "rank": rank(table, seat),
            "seat": seat,
            "cards": card_names(table.teams[seat, 0]),
            "strength": _strength(cardset, table, seat),
            **_set_facts(cardset, table, seat, 0),
        }
        for seat in range(int(table.seats))
        if still_in(table, seat)
    ]
    events = [Event("match", {"ranking": rank_rows(rows, table.strengths)})]
    tied = [seat for seat in range(int(table.seats)) if (weakest(table) >> seat) & 1]
    if len(tied) > 1:
        events.append(Event("tied", {"seats": tied}))
    return events + _tell_losses(cardset, table, after)


def _tell_shootout(cardset: TableCards, before: State, after: State) -> list[Event]:
    cards = [(seat, int(before.envelope[seat, 0])) for seat in _asked(before)]
    shots = shot_rows(
        int(before.edition),
        int(before.seats),
        [(seat, card, int(cardset.rule(shot_change)(before, seat, card))) for seat, card in cards],
        cardset,
    )
    returned = [
        Event("shot-returns", {"seat": seat, "coach": _coach(cardset, before, seat), "card": shot["card"]})
        for seat, shot in zip(_asked(before), shots, strict=True)
        if cardset.rule(ability)(before, seat, SHOT_RETURNS)
    ]
    return [Event("shootout", {"shots": shots}), *returned, *_tell_losses(cardset, before, after)]


def _tell_losses(cardset: TableCards, before: State, after: State) -> list[Event]:
    events = []
    for seat in range(int(before.seats)):
        if after.tickets[seat] < before.tickets[seat]:
            events.append(Event("ticket-lost", {"seat": seat, "left": int(after.tickets[seat])}))
    for seat in range(int(before.seats)):
        if before.playoff_rank[seat] == 0 and after.playoff_rank[seat] > 0:
            facts = {
                "seat": seat,
                "rank": int(after.playoff_rank[seat]),
                "fans": int(after.playoff_fans[seat]),
            }
            if after.playoff_rank[seat] == 1:
                tickets = cardset.rule(paid_tickets)(after, seat)
                bonus = tickets * int(cardset.tables["TICKET_BONUS"][after.edition, after.seats])
                events.append(Event("champion", facts | {"tickets": tickets, "bonus": bonus}))
            else:
                events.append(Event("eliminated", facts))
    return sorted(events, key=lambda event: event.kind == "champion")


def _tell_end(after: State) -> list[Event]:
    rows = [
        {
            "place": place(after, seat),
            "seat": seat,
            "fans": int(after.fans[seat]),
            "playoff_fans": int(after.playoff_fans[seat]),
        }
        for seat in range(int(after.seats))
    ]
    rows.sort(key=lambda row: (row["place"], row["seat"]))
    return [Event("final", {"ranking": rows})]


def _strength(cardset: TableCards, table: State, seat: int, arena: int | None = None) -> list[Any]:
    edition = EDITIONS[int(table.edition)]
    return describe(int(table.strengths[seat]), int(table.seats), edition, arena, cardset)


def _asked(state: State) -> list[int]:
    return [seat for seat in range(int(state.seats)) if is_asked(state, seat)]
