"""The referee: settles a game between real teams on a real table, and says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sixthman.kernel.piles import NONE
from sixthman.messages import BadCards, BadOption
from sixthman.table.options import allowed

from ..declaration import DECLARATION, SEATS, TEAM
from ..rules.cards import BESIDE, BESIDE_PLAYER, LIKE_MATE, SHOT_RETURNS, SHOT_SYMBOL
from ..rules.coaches import may_be_like
from ..rules.events import SETTLED, SHOT
from ..rules.reasons import put_shots
from ..rules.record import State
from ..rules.settling import put_settled
from .cardset import STANDARD_CARDS, TableCards
from .names import ask_rule
from .notation import card_name, read_arena, read_card, read_coach
from .speech import AllstarSpeaker

MOST_PLAYERS = 6


@dataclass(frozen=True)
class CoachBeside:
    """A coach laid beside a team, or beside one of its players (who is like a teammate); or one that helps
    who shoots."""

    coach: str
    card: str | None = None
    mate: str | None = None


@dataclass(frozen=True)
class Without:
    """What would be if one coach were not there."""

    coach: str
    seat: int
    found: list[dict[str, Any]]


PAGE = ("CoachBeside", "check_managers", "settle_shootout", "settle_teams")  # what a page asks for


def check_managers(players: int, teams: int) -> None:
    """No more teams can have met than people sat down."""
    if teams > players:
        raise BadOption("error-server-teams", teams=teams, players=players)


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
    arena_number = None if arena is None else read_arena(arena, cardset)
    if arena_number is not None and not cardset.tables["IN_EDITION"][edition_number, arena_number]:
        raise BadCards("error-arena-edition", arena=str(arena), edition=edition)
    cards = [_five(team, index) for index, team in enumerate(teams)]
    _all_different([card for team in cards for card in team])
    state = _new_table(edition_number, cards, cardset)
    _lay_coaches(state, cards, coaches, arena_number, cardset)
    ranking = _ranking(state, players, arena_number, cardset)
    rows = _by_seat(ranking)
    without = _without_teams(state, players, arena_number, cardset)
    speaker = AllstarSpeaker(language, (), cardset)
    return {
        "ranks": [row["rank"] for row in rows],
        "strength": [row["strength"] for row in rows],
        "ranking": ranking,
        "fans": None if arena_number is None else [row["fans"] for row in rows],
        "why": [
            " ".join([_why_team(row, rows, speaker), *_coaches_of_team(row, without, speaker)])
            for row in rows
        ],
    }


def _ranking(state: State, players: int, arena: int | None, cardset: TableCards) -> list[dict[str, Any]]:
    """Teams that met, in the order of ranks."""
    arena_number = NONE if arena is None else arena
    rows: list[dict[str, Any]] = ask_rule(
        ["list", SETTLED], cardset, put_settled, state, players, arena_number
    )
    return rows


def _by_seat(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(rows, key=lambda row: int(row["seat"]))


def _without_teams(state: State, players: int, arena: int | None, cardset: TableCards) -> list[Without]:
    """The same match once more for every coach, each time without it."""
    found = []
    for seat in range(int(state.seats)):
        coach = int(state.coach[seat])
        if coach != NONE:
            state.coach[seat] = NONE
            rows = _by_seat(_ranking(state, players, arena, cardset))
            state.coach[seat] = coach
            found.append(Without(cardset.coach(coach), seat, rows))
    return found


def read_edition(edition: str) -> int:
    """An edition as the rules know it."""
    option = DECLARATION.option_named("edition")
    return option.numbers(allowed(option, option.read, edition))[0]


def _new_table(edition: int, teams: Sequence[Sequence[int]], cardset: TableCards) -> State:
    """Every team is its seat's first; no coach is beside any."""
    state = cardset.engine.new_state()
    state.edition, state.seats = edition, len(teams)
    for row in (state.coach, state.coach_beside, state.coach_player, state.coach_mate):
        row[:] = NONE
    for seat, team in enumerate(teams):
        state.teams[seat, 0] = team
    return state


def _lay_coaches(
    state: State,
    teams: Sequence[Sequence[int]],
    coaches: Sequence[CoachBeside | None],
    arena: int | None,
    cardset: TableCards,
) -> None:
    """Every team's coach, if any, lies beside it."""
    used: list[int] = []
    for seat, beside in enumerate(coaches[: len(teams)]):
        if beside is None:
            continue
        coach = read_coach(beside.coach, cardset)
        name, where = (
            cardset.coach(coach),
            _word(coach, BESIDE, cardset),
        )
        if not where or arena is None:
            raise BadCards("error-coach-beside", coach=name)
        if coach in used:
            raise BadCards("error-coach-twice", coach=name)
        used.append(coach)
        state.coach[seat], state.coach_beside[seat] = coach, 0
        if where == BESIDE_PLAYER:
            _lay_beside_player(state, seat, teams[seat], beside, cardset)


def _word(coach: int, modifier: int, cardset: TableCards) -> int:
    """Where a coach goes, or what it likens: the same at every table."""
    return int(cardset.tables["ABILITIES"][0, SEATS, coach, modifier])


def _lay_beside_player(
    state: State, seat: int, team: Sequence[int], beside: CoachBeside, cardset: TableCards
) -> None:
    coach = int(state.coach[seat])
    like = _word(coach, LIKE_MATE, cardset)
    named = [None if name is None else read_card(name) for name in (beside.card, beside.mate)]
    player, mate = named
    if player not in team or (like and mate not in team):
        raise BadCards("error-coach-needs", coach=cardset.coach(coach), like=int(bool(like)))
    if player is not None and mate is not None and like:
        if not cardset.engine.rule(may_be_like)(int(state.edition), like, player, mate):
            raise BadCards("error-coach-like", card=card_name(player), mate=card_name(mate))
        state.coach_mate[seat] = mate
    state.coach_player[seat] = player


def settle_shootout(
    players: int,
    shots: Sequence[str],
    language: str = "en",
    edition: str = "2025",
    coaches: Sequence[CoachBeside | None] = (),
    cardset: TableCards = STANDARD_CARDS,
) -> dict[str, Any]:
    """Who loses a shootout (counted from 0), and why; which cards return to their benches."""
    edition_number = read_edition(edition)
    cards = [read_card(shot) for shot in shots]
    _all_different(cards)
    helping = _coaches_of_shots(
        [*coaches, *[None] * len(cards)][: len(cards)], edition_number, players, cardset
    )
    state = _new_shootout(edition_number, players, cards, helping, cardset)
    rows = _shot_rows(state, cardset)
    loser = _loser(rows)
    without = _without_shots(state, cardset)
    speaker = AllstarSpeaker(language, (), cardset)
    why = [
        " ".join([_why_shot(row, rows[loser], speaker), *_coaches_of_shot(row, loser, without, speaker)])
        for row in rows
    ]
    table = cardset.tables["ABILITIES"][edition_number, players]
    return {
        "loser": loser,
        "ranks": [row["rank"] for row in rows],
        "returns": [coach != NONE and bool(table[coach, SHOT_RETURNS]) for coach in helping],
        "why": why,
        "shots": rows,
    }


def _coaches_of_shots(
    coaches: Sequence[CoachBeside | None], edition: int, players: int, cardset: TableCards
) -> list[int]:
    """The numbers of the coaches that help who shoots."""
    table = cardset.tables["ABILITIES"][edition, players]
    found: list[int] = []
    for beside in coaches:
        coach = NONE if beside is None else read_coach(beside.coach, cardset)
        if beside is not None:
            helps = table[coach, SHOT_SYMBOL] or table[coach, SHOT_RETURNS]
            if not helps or beside.card is not None or beside.mate is not None:
                raise BadCards("error-coach-shot", coach=cardset.coach(coach))
            if coach in found:
                raise BadCards("error-coach-twice", coach=cardset.coach(coach))
        found.append(coach)
    return found


def _new_shootout(
    edition: int, players: int, cards: Sequence[int], coaches: Sequence[int], cardset: TableCards
) -> State:
    """A table at which the first seats shoot these cards."""
    state = cardset.engine.new_state()
    state.edition, state.seats, state.asked = edition, players, (1 << len(cards)) - 1
    state.coach[:] = NONE
    state.coach[: len(coaches)] = coaches
    state.envelope[: len(cards), 0] = cards
    return state


def _shot_rows(state: State, cardset: TableCards) -> list[dict[str, Any]]:
    """A shootout as the log has it: the same rule decides."""
    rows: list[dict[str, Any]] = ask_rule(["list", SHOT], cardset, put_shots, state)
    return rows


def _loser(rows: Sequence[dict[str, Any]]) -> int:
    return next(seat for seat, row in enumerate(rows) if row["loses"])


def _without_shots(state: State, cardset: TableCards) -> list[Without]:
    """The same shootout once more for every coach, each time without it."""
    found = []
    for seat in range(int(state.seats)):
        coach = int(state.coach[seat])
        if coach != NONE:
            state.coach[seat] = NONE
            found.append(Without(cardset.coach(coach), seat, _shot_rows(state, cardset)))
            state.coach[seat] = coach
    return found


def _five(team: Sequence[str], index: int) -> list[int]:
    if len(team) != TEAM:
        raise BadCards("error-team-size", team=index + 1, count=len(team))
    return [read_card(name) for name in team]


def _all_different(cards: Sequence[int]) -> None:
    for index, card in enumerate(cards):
        if card in cards[:index]:
            raise BadCards("error-card-twice", card=card_name(card))


def _why_team(row: dict[str, Any], rows: Sequence[dict[str, Any]], speaker: AllstarSpeaker) -> str:
    facts: dict[str, object] = {
        "strength": speaker.strength(row["strength"]),
        "ahead": row["rank"] - 1,
        "tied": sum(other["rank"] == row["rank"] for other in rows) - 1,
    }
    return speaker.say(f"why-{row['medal'] or 'combo'}", **facts)


def _why_shot(shot: dict[str, Any], loser: dict[str, Any], speaker: AllstarSpeaker) -> str:
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


def _coaches_of_team(row: dict[str, Any], without: Sequence[Without], speaker: AllstarSpeaker) -> list[str]:
    """The coaches without whom a team would have another rank or other fans."""
    sentences = []
    for one in without:
        other = one.found[row["seat"]]
        coach = speaker.coach(one.coach)
        if other["rank"] != row["rank"]:
            sentences.append(speaker.say("why-coach-rank", coach=coach, rank=other["rank"]))
        elif "fans" in row and other["fans"] != row["fans"]:
            more = row["fans"] - other["fans"]
            sentences.append(speaker.say("why-coach-fans", coach=coach, fans=more))
    return sentences


def _coaches_of_shot(
    row: dict[str, Any], loser: int, without: Sequence[Without], speaker: AllstarSpeaker
) -> list[str]:
    """The coach without whom another card would lose, told to those two who shoot."""
    sentences = []
    for one in without:
        other = _loser(one.found)
        if other != loser and row["seat"] in (other, loser):
            card = speaker.card(one.found[other]["card"])
            sentences.append(speaker.say("why-coach-shot", coach=speaker.coach(one.coach), card=card))
    return sentences
