"""What two sets of cards of NBA Deck-Building are compared by: the first turn, strategies, cards, doings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from sixthman.kernel.cardfile import Card
from sixthman.lab.columns import Lists
from sixthman.lab.measures import (
    SHARE,
    Counted,
    Strength,
    Tables,
    by_game,
    each,
    matched_in_everything,
    one,
    owned,
)
from sixthman.table.options import Options

from ..declaration import MODELS, SEATS, SKILLS, TURNS
from ..rules.cardfile import RATINGS, SKILL_NAMES
from ..rules.cards import BASE, MARKET, STARTERS, TACTICS
from .rows import COUNTED, WATCHED

GAMES = 5_000
NOTHING = "nothing"  # the strategy of a side that bought no player with dice
FREE = ("starter", "substitute")


def measures(tables: Tables, options: Options) -> Iterator[Counted]:
    """All measures of some games, from their rows."""
    seats, games = tables["seats"], tables["games"]
    shares = by_game(seats, "share", SEATS)
    bought = _bought(seats["bought"])
    yield from _course(games, seats)
    yield from _first(games, shares)
    yield from _strategies(bought, shares, options)
    yield from _market(games, bought, shares, options)
    for name in COUNTED[:WATCHED]:
        counts = by_game(seats, name.replace("-", "_"), SEATS).mean(axis=1)
        yield one("doings", name, counts, message=f"lab-hoops-count-{name}")


def _course(games: Any, seats: Any) -> Iterator[Counted]:
    """How much is scored, how close games are, how long they take."""
    margin = np.abs(by_game(seats, "margin", SEATS)[:, 0])
    yield one("course", "points", by_game(seats, "score", SEATS).mean(axis=1))
    yield one("course", "margin", margin)
    yield one("course", "close", margin <= 5, unit=SHARE)
    yield one("course", "overtime", games["overtimes"] > 0, unit=SHARE)
    points = seats["points"]
    assert isinstance(points, Lists)
    by_turn = np.asarray(points.numbers)[:, :TURNS].reshape(-1, SEATS, TURNS).sum(axis=1)
    third = TURNS // 3
    yield one("course", "early", by_turn[:, :third].sum(axis=1), third)
    yield one("course", "late", by_turn[:, -third:].sum(axis=1), third)
    yield one("course", "decisions", games["decisions"])


def _first(games: Any, shares: Any) -> Iterator[Counted]:
    """How often each seat wins, and whoever plays the first turn."""
    first = np.asarray(games["first"]).astype(np.int64) - 1
    yield one("seats", "first", np.take_along_axis(shares, first[:, np.newaxis], axis=1)[:, 0], unit=SHARE)
    yield each("seats", [str(seat) for seat in range(1, SEATS + 1)], shares, 1.0)


def _bought(bought: Any) -> Any:
    """[game, seat, model]: how many of each were bought."""
    assert isinstance(bought, Lists)
    numbers, lengths = np.asarray(bought.numbers), np.asarray(bought.lengths)
    counts = np.zeros((len(numbers), MODELS + 1), np.float32)
    there = np.arange(numbers.shape[1]) < lengths[:, np.newaxis]
    rows = np.broadcast_to(np.arange(len(numbers))[:, np.newaxis], numbers.shape)
    np.add.at(counts, (rows, np.where(there, numbers, MODELS)), 1.0)
    return counts[:, :MODELS].reshape(-1, SEATS, MODELS)


def _strategies(bought: Any, shares: Any, options: Options) -> Iterator[Counted]:
    """How often sides win by the skill that most of the dice they bought are for."""
    skills = np.asarray(options.cards.tables["SKILL"], np.float32)
    dice = bought[:, :, MARKET:STARTERS] @ skills[MARKET:STARTERS]
    most = np.where(dice.any(axis=2), dice.argmax(axis=2), SKILLS)
    for skill, name in enumerate((*SKILL_NAMES, NOTHING)):
        chosen = most == skill
        yield one("strategies", name, (chosen * shares).sum(axis=1), chosen.sum(axis=1), SHARE)


def _market(games: Any, bought: Any, shares: Any, options: Options) -> Iterator[Counted]:
    """Of every card of the markets: how often it is bought where it is offered, and how its buyers do."""
    names = options.cards.cards.names
    offered = np.asarray(games["offered"])
    has = (bought > 0).astype(float)
    for section, models in (("players", range(MARKET, STARTERS)), ("tactics", range(TACTICS, BASE))):
        used = [model for model in models if names[model]]
        called = [names[model] for model in used]
        yield each(
            f"{section}-bought", called, has[:, :, used].max(axis=1) * offered[:, used], offered[:, used]
        )
        yield each(section, called, *owned(has[:, :, used], shares - 1 / SEATS))


def dominated(options: Options) -> Iterator[tuple[str, str]]:
    """Players of the market whom a free or no dearer one matches in everything, and tactics likewise."""
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
