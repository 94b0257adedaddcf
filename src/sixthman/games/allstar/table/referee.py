"""The referee: settles a game between real teams on a real table, and says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.messages import BadCards, BadOption

from ..declaration import EDITIONS, TEAM
from ..rules.cards import BESIDE, BESIDE_PLAYER, LIKE_MATE, WINS_TIES
from ..rules.coaches import change_in, coached_fans, help_for, leave_teams, may_be_like
from ..rules.events import REASON, SHOT
from ..rules.ranking import NO_CHANGE, WINS_TIE, is_combo, is_last, rank, set_medal, strength, strength_in
from ..rules.reasons import put_reason, put_shots
from ..rules.record import State, new_state
from .cardset import STANDARD_CARDS, TableCards
from .names import MEDALS, told
from .notation import card_name, card_names, read_arena, read_card, read_coach
from .reasons import describe, set_facts
from .speech import Speaker

MOST_PLAYERS = 6


@dataclass(frozen=True)
class CoachBeside:
    """A coach laid beside a team, or beside one of its players (who is like a team-mate)."""

    coach: str
    card: str | None = None
    mate: str | None = None


def settle_teams(
    players: int,
    arena: str | None,
    teams: Sequence[Sequence[str]],
    language: str = "en",
    edition: str = "2025",
    coaches: Sequence[CoachBeside | None] = (),
    cardset: TableCards = STANDARD_CARDS,
) -> dict[str, Any]:
    """Ranks, strengths, fans and reasons for teams that met; `players` sat down at the start (A3)."""
    edition_number = read_edition(edition)
    place = None if arena is None else read_arena(arena, cardset)
    if place is not None and not cardset.tables["IN_EDITION"][edition_number, place]:
        raise BadCards("error-arena-edition", arena=str(arena), edition=edition)
    cards = [_five(team, index) for index, team in enumerate(teams)]
    _all_different([card for team in cards for card in team])
    state = new_state()
    state.edition, state.seats = edition_number, len(cards)
    _lay_coaches(state, cards, coaches, place, cardset)
    for seat, team in enumerate(cards):
        if place is None:
            state.strengths[seat] = cardset.rule(strength)(edition_number, players, team)
        else:
            tie = WINS_TIE if cardset.rule(help_for)(state, seat, 0, WINS_TIES) else 0
            change = cardset.rule(change_in)(state, seat, 0)
            there = cardset.rule(strength_in)(edition_number, players, team, place, change)
            state.strengths[seat] = there | tie
    ranks = [rank(state, seat) for seat in range(len(cards))]
    strengths = [int(state.strengths[seat]) for seat in range(len(cards))]
    ranked = sorted(range(len(cards)), key=ranks.__getitem__)
    return {
        "ranks": ranks,
        "strength": [describe(found, players, edition, place, cardset) for found in strengths],
        "ranking": [_row(state, seat, cards[seat], players, place, cardset) for seat in ranked],
        "fans": None if place is None else [_fans(state, seat, place, cardset) for seat in range(len(cards))],
        "why": [
            _why_team(own, strengths, players, edition, place, Speaker(language, (), cardset))
            for own in strengths
        ],
    }


def read_edition(edition: str) -> int:
    """An edition as the rules know it."""
    if edition not in EDITIONS:
        raise BadOption("error-option-value", option="edition", given=edition, known=", ".join(EDITIONS))
    return EDITIONS.index(edition)


def _row(
    state: State, seat: int, team: Sequence[int], players: int, arena: int | None, cardset: TableCards
) -> dict[str, Any]:
    """A team as the story of an arena or a match tells of it."""
    edition, own = int(state.edition), int(state.strengths[seat])
    change = NO_CHANGE if arena is None else cardset.rule(change_in)(state, seat, 0)
    row = {
        "rank": rank(state, seat),
        "seat": seat,
        "cards": card_names(team),
        "strength": describe(own, players, EDITIONS[edition], arena, cardset),
        **set_facts(edition, players, team, own, change, cardset),
    }
    if arena is not None:
        fans, by_rank = _fans(state, seat, arena, cardset), _fans_by_rank(state, seat, arena, cardset)
        row |= {"fans": fans, "by_rank": by_rank}
        if state.coach[seat] >= 0:
            coach = cardset.coach(int(state.coach[seat]))
            row |= {"coach": coach, "more": fans - by_rank, "tie": bool(own & WINS_TIE)}
    place = NONE if arena is None else arena
    reason: dict[str, Any] = told(REASON, cardset, put_reason, state, seat, players, place)
    return row | reason


def _fans_by_rank(state: State, seat: int, arena: int, cardset: TableCards) -> int:
    return int(cardset.tables["FANS"][arena, rank(state, seat) - 1])


def _fans(state: State, seat: int, arena: int, cardset: TableCards) -> int:
    won = _fans_by_rank(state, seat, arena, cardset)
    return int(cardset.rule(coached_fans)(state, seat, 0, won, is_last(state, seat)))


def _lay_coaches(
    state: State,
    teams: Sequence[Sequence[int]],
    coaches: Sequence[CoachBeside | None],
    arena: int | None,
    cardset: TableCards,
) -> None:
    """Every team is its seat's first; its coach, if any, lies beside it."""
    used: list[int] = []
    for seat in range(len(state.coach)):
        state.coach[seat] = -1
        leave_teams(state, seat)
    for seat, beside in enumerate(coaches[: len(teams)]):
        if beside is None:
            continue
        coach = read_coach(beside.coach, cardset)
        name, where = cardset.coach(coach), int(cardset.tables["COACH"][coach, BESIDE])
        if not where or arena is None:
            raise BadCards("error-coach-beside", coach=name)
        if coach in used:
            raise BadCards("error-coach-twice", coach=name)
        used.append(coach)
        state.coach[seat], state.coach_beside[seat] = coach, 0
        if where == BESIDE_PLAYER:
            _lay_beside_player(state, seat, teams[seat], beside, cardset)


def _lay_beside_player(
    state: State, seat: int, team: Sequence[int], beside: CoachBeside, cardset: TableCards
) -> None:
    coach = int(state.coach[seat])
    like = int(cardset.tables["COACH"][coach, LIKE_MATE])
    named = [None if name is None else read_card(name) for name in (beside.card, beside.mate)]
    player, mate = named
    if player not in team or (like and mate not in team):
        raise BadCards("error-coach-needs", coach=cardset.coach(coach), like=int(bool(like)))
    if player is not None and mate is not None and like:
        if not cardset.rule(may_be_like)(int(state.edition), like, player, mate):
            raise BadCards("error-coach-like", card=card_name(player), mate=card_name(mate))
        state.coach_mate[seat] = mate
    state.coach_player[seat] = player


def settle_shootout(
    players: int,
    shots: Sequence[str],
    language: str = "en",
    edition: str = "2025",
    cardset: TableCards = STANDARD_CARDS,
) -> dict[str, Any]:
    """Who loses a shootout (counted from 0), and why."""
    edition_number = read_edition(edition)
    cards = [read_card(shot) for shot in shots]
    _all_different(cards)
    rows = shot_rows(edition_number, players, cards, cardset=cardset)
    loser = next(seat for seat, row in enumerate(rows) if row["loses"])
    speaker = Speaker(language, (), cardset)
    why = [_why_shot(row, rows[loser], speaker) for row in rows]
    return {"loser": loser, "ranks": [row["rank"] for row in rows], "why": why, "shots": rows}


def shot_rows(
    edition: int,
    players: int,
    cards: Sequence[int],
    coaches: Sequence[int] = (),
    cardset: TableCards = STANDARD_CARDS,
) -> list[dict[str, Any]]:
    """A shootout as a story tells of it; the first seat shoots the first card. Coaches by their numbers."""
    state = new_state()
    state.edition, state.seats, state.asked = edition, players, (1 << len(cards)) - 1
    state.coach[:] = NONE
    state.coach[: len(coaches)] = coaches
    state.envelope[: len(cards), 0] = cards
    rows: list[dict[str, Any]] = told(["list", SHOT], cardset, put_shots, state)
    return rows


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
    what = speaker.strength(describe(own, players, edition, arena, speaker.cardset))
    facts: dict[str, object] = {
        "strength": what,
        "ahead": sum(other > own for other in all_strengths),
        "tied": sum(other == own for other in all_strengths) - 1,
    }
    if is_combo(own):
        return speaker.say("why-combo", **facts)
    return speaker.say(f"why-{MEDALS[set_medal(own)]}", **facts)


def _why_shot(shot: dict[str, Any], loser: dict[str, Any], speaker: Speaker) -> str:
    """The first medal at which a card and the loser's differ."""
    if shot["loses"]:
        return speaker.say("why-shot-lost", card=speaker.card(shot["card"]))
    medal, attribute = shot["decides"]
    return speaker.say(
        "why-shot-won",
        card=speaker.card(shot["card"]),
        loser=speaker.card(loser["card"]),
        medal=medal,
        attribute=speaker.say(f"attribute-{attribute}"),
    )
