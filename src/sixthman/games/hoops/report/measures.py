"""What two sets of cards of NBA Deck-Building are compared by: the first turn, strategies, cards, doings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sixthman.kernel.cardfile import Card
from sixthman.kernel.rules import rule
from sixthman.lab.measures import (
    NUMBER,
    SHARE,
    Measure,
    Strength,
    matched_in_everything,
    measured,
    numbered,
)
from sixthman.table.options import Options

from ..declaration import MODELS, SEATS, SKILLS, TURNS
from ..rules.cardfile import RATINGS, SKILL_NAMES
from ..rules.cards import BASE, MARKET, SKILL, STARTERS, TACTICS
from ..rules.record import State
from .rows import COUNTED, WATCHED

GAMES = 5_000
FREE = ("starter", "substitute")
CLOSE = 5  # points between the coaches of a close game
THIRD = TURNS // 3
COURSE = ("points", "margin", "close", "overtime", "early", "late", "decisions")
COURSE_SHARES = ("close", "overtime")
WAYS = (*SKILL_NAMES, "nothing")  # what most of the dice are for that a coach bought

# Where measures lie
IN_FIRST = len(COURSE)
IN_SEATS = IN_FIRST + 1
IN_WAYS = IN_SEATS + SEATS
IN_BOUGHT = IN_WAYS + len(WAYS)  # by model
IN_VALUE = IN_BOUGHT + MODELS  # by model
IN_DOINGS = IN_VALUE + MODELS
MEASURES = IN_DOINGS + WATCHED


@rule
def measure(
    state: State, notes: Any, decisions: int, scores: Any, shares: Any, happened: Any, could: Any
) -> None:
    """Measure a game that is over."""
    measure_course(state, notes, decisions, scores, happened, could)
    happened[IN_FIRST] = shares[int(notes.first) - 1]
    could[IN_FIRST] = 1.0
    for model in range(MODELS):
        could[IN_BOUGHT + model] = float(notes.offered[model])
    for seat in range(SEATS):
        happened[IN_SEATS + seat] = shares[seat]
        could[IN_SEATS + seat] = 1.0
        measure_purchases(notes, seat, shares[seat], happened, could)
        for number in range(WATCHED):
            happened[IN_DOINGS + number] += notes.counts[seat, number] / SEATS
            could[IN_DOINGS + number] = 1.0


@rule
def measure_course(state: State, notes: Any, decisions: int, scores: Any, happened: Any, could: Any) -> None:
    """How much is scored, how close games are, how long they take."""
    margin = abs(int(scores[0]) - int(scores[1]))
    early, late = 0, 0
    for seat in range(SEATS):
        for turn in range(THIRD):
            early += int(notes.points[seat, turn])
            late += int(notes.points[seat, TURNS - 1 - turn])
    happened[0] = (int(scores[0]) + int(scores[1])) / SEATS
    happened[1] = float(margin)
    happened[2] = 1.0 if margin <= CLOSE else 0.0
    happened[3] = 1.0 if state.overtime > 0 else 0.0
    happened[4] = float(early)
    happened[5] = float(late)
    happened[6] = float(decisions)
    for number in range(len(COURSE)):
        could[number] = float(THIRD) if number in (4, 5) else 1.0


@rule
def measure_purchases(notes: Any, seat: int, share: float, happened: Any, could: Any) -> None:
    """Of every card of the markets: whether it is bought where it is offered, and how its buyer does; and how
    one wins by the skill that most of the dice bought are for."""
    count = int(notes.purchases[seat])
    for index in range(count):
        model = int(notes.bought[seat, index])
        before = 0
        while notes.bought[seat, before] != model:
            before += 1
        if before == index:  # others are further copies
            happened[IN_BOUGHT + model] = could[IN_BOUGHT + model]
            happened[IN_VALUE + model] += share - 1.0 / SEATS
            could[IN_VALUE + model] += 1.0
    way, most = SKILLS, 0
    for skill in range(SKILLS):
        dice = 0
        for index in range(count):
            model = int(notes.bought[seat, index])
            if model < STARTERS:
                dice += int(SKILL[model, skill])
        if dice > most:
            way, most = skill, dice
    happened[IN_WAYS + way] += share
    could[IN_WAYS + way] += 1.0


def named(options: Options) -> list[tuple[int, Measure]]:
    """All measures with these options, each with its number."""
    names = options.cards.cards.names
    players = names[MARKET:STARTERS]
    tactics = names[TACTICS:BASE]
    return [
        *[
            measured(number, "course", name, SHARE if name in COURSE_SHARES else NUMBER)
            for number, name in enumerate(COURSE)
        ],
        measured(IN_FIRST, "seats", "first", SHARE),
        *numbered(IN_SEATS, "seats", [str(seat + 1) for seat in range(SEATS)]),
        *[measured(IN_WAYS + number, "strategies", name, SHARE) for number, name in enumerate(WAYS)],
        *numbered(IN_BOUGHT + MARKET, "players-bought", players),
        *numbered(IN_VALUE + MARKET, "players", players),
        *numbered(IN_BOUGHT + TACTICS, "tactics-bought", tactics),
        *numbered(IN_VALUE + TACTICS, "tactics", tactics),
        *[
            (IN_DOINGS + number, Measure("doings", name, NUMBER, f"lab-hoops-count-{name}"))
            for number, name in enumerate(COUNTED[:WATCHED])
        ],
    ]


def dominated(options: Options) -> Iterator[tuple[str, str]]:
    """Players that another one matches in everything at no higher cost, and tactics likewise."""
    sections = options.cards.cards.sections
    players = [_player(card) for name in ("player", *FREE) for card in sections[name]]
    yield from matched_in_everything(players)
    yield from matched_in_everything([_tactic(card) for card in sections["tactic"]])


def _player(card: Card) -> Strength:
    ratings = {key: card.values[key] for key in RATINGS}
    positions = dict.fromkeys(card.values["positions"], 1)
    has = {**ratings, **positions, "value": card.values["value"]}
    return Strength(card.name, card.values.get("cost", 0), has, free=card.section in FREE)


def _tactic(card: Card) -> Strength:
    values = card.values
    has = {**values["keeps"], "value": values["value"], "ease": -values["complexity"]}
    return Strength(card.name, values["cost"], has)
