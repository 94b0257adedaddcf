"""Measure a card set of NBA Deck-Building against its targets, and print each figure beside its target.

    python -m bench.hoops_set.measure                                       the standard cards, 100,000 games
    python -m bench.hoops_set.measure --cards first                         other cards
    python -m bench.hoops_set.measure --games 2000                          a quick look

Pros play each other in all four variants, then each style of coach (`bots/habits.py`) plays every other one.
Compiling takes a minute or two; then a core plays some thousand games per second.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from sixthman.games.hoops.bots import hopes
from sixthman.games.hoops.bots.habits import HABITS, STYLES
from sixthman.games.hoops.rules import GAME, cards
from sixthman.games.hoops.table.options import HoopsOptions
from sixthman.kernel.game import new_streams
from sixthman.kernel.stream import WIDE_STREAM, key_of
from sixthman.registry import game_named

from .figures import TOTALS, play_games
from .live import engine_with

TABLES = (
    *("KIND", "VALUE", "COST", "POSITIONS", "INTELLIGENCE", "REBOUNDS", "SKILL", "COMPLEXITY", "KEEPS"),
    *("COPIES", "INITIATION", "IN_MARKET", "FACE", "FACE_COLOUR"),
)
VARIANTS = {
    "introductory": HoopsOptions(),
    "pick your team": HoopsOptions(pick_team=True),
    "opening draft": HoopsOptions(opening_draft=True),
    "both": HoopsOptions(pick_team=True, opening_draft=True),
}
PLAYERS, TACTICS, FREE = range(100), range(120, 140), range(100, 120)
STAR, LOG = 10, 40  # what a star costs at least; attacks of a seat that are looked at


@dataclass
class Played:
    """Games of two styles: points of both, who went first, overtimes; and totals."""

    rows: Any
    log: Any
    totals: Any

    @property
    def leads(self) -> Any:
        """Of the first style."""
        return self.rows[:, 0] - self.rows[:, 1]

    @property
    def won(self) -> float:
        """By the first style; a tie is half a game."""
        return float(((self.leads > 0) + 0.5 * (self.leads == 0)).mean())


class Court:
    """Plays games with cards and habits that lie in memory and may change between games."""

    def __init__(self, card_set: cards.CardSet) -> None:
        self.tables = {name: np.array(table) for name, table in card_set.tables().items() if name in TABLES}
        self.names = card_set.names
        self.habits = HABITS.copy()
        given = [(getattr(cards, name), self.tables[name]) for name in TABLES]
        given += [(getattr(hopes, name), table) for name, table in hopes.hope_tables(self.tables).items()]
        self._play = engine_with(GAME, [*given, (HABITS, self.habits)]).rule(play_games)
        self._state, self._stream = GAME.new_state(), new_streams(1, WIDE_STREAM)[0]

    def play(
        self, games: int, seed: str, styles: Sequence[int] = (0, 0), options: HoopsOptions | None = None
    ) -> Played:
        """Games of a seed."""
        rows, log = np.zeros((games, 4), np.int64), np.zeros((games, 2, LOG), np.int64)
        totals = np.zeros(1, TOTALS)[0]
        agreed = (options or HoopsOptions()).numbers()
        fixed = (key_of(seed), 0, agreed, self._stream, np.array(styles))
        self._play(self._state, *fixed, rows, log, totals)
        return Played(rows, log, totals)


def share(part: Any, whole: Any) -> Any:
    """One by the other; 0 of nothing is nothing."""
    return part / np.maximum(1, whole)


def told(name: str, figure: str, target: str) -> str:
    """One line."""
    return f"{name:<58}{figure:>16}   {target}"


def of_play(played: Played) -> Iterator[str]:
    """Points, margins, overtime, growth, fatigue."""
    totals, points, margins = played.totals, played.rows[:, :2], abs(played.leads)
    yield told("median points per side", f"{np.median(points):.0f}", "80–110")
    yield told("median margin (mean)", f"{np.median(margins):.0f} ({margins.mean():.1f})", "at most 15")
    yield told("games with overtime", f"{(played.rows[:, 3] > 0).mean():.2%}", "at least 4%")
    scored = share(totals["scored"], totals["made"])
    yield told(
        "points per attack, first three and last three",
        f"{scored[:3].mean():.1f} to {scored[9:12].mean():.1f}",
        f"at least double: {scored[9:12].mean() / scored[:3].mean():.2f} times",
    )
    tired = totals["tired"]
    early = float(share(tired[:20].sum(), tired.sum()))
    yield told("fatigue cards taken before turn 20", f"{early:.0%}", "at least 40%")
    yield told("fatigue cards taken per side and game", f"{tired.sum() / 2 / len(margins):.1f}", "")
    held = totals["held"] / 2 / len(margins)
    yield told("fatigue cards in hand as a turn begins, summed up", f"{held:.1f}", "paid for")
    base = totals["offences"][0] / totals["offences"].sum()
    yield told("offenses that are base tactics", f"{base:.0%}", "less than the 54% of the first set")


def of_cards(court: Court, played: Played) -> Iterator[str]:
    """Who is bought how often, and who is worth nothing."""
    totals, cost, names = played.totals, court.tables["COST"], court.names
    bought = share(totals["bought"], totals["offered"])
    wanted = share(totals["bought"], totals["payable"])

    def named(rare: list[int]) -> str:
        return ", ".join(names[card] for card in rare)

    rare = [card for card in PLAYERS if bought[card] < 0.10]
    yield told("players bought in less than 10% of their games", str(len(rare)), named(rare))
    rare = [card for card in TACTICS if bought[card] < 0.15]
    yield told("tactics bought in less than 15% of their games", str(len(rare)), named(rare))
    rare = [card for card in PLAYERS if cost[card] >= STAR and wanted[card] < 0.25]
    yield told(f"stars (cost {STAR} and more) bought in less than 25%", str(len(rare)), named(rare))
    matched = [f"{names[one]} by {names[other]}" for one, other in matches(court)]
    yield told("cards matched in everything by a cheaper one", str(len(matched)), ", ".join(matched))


def matches(court: Court) -> list[tuple[int, int]]:
    """Players and tactics that a cheaper or free card matches in every rating."""
    tables = court.tables

    def ratings(card: int) -> list[int]:
        if card in TACTICS or card >= 140:
            return [-int(tables["COMPLEXITY"][card]), *map(int, tables["KEEPS"][card])]
        return [
            int(tables["INTELLIGENCE"][card]),
            int(tables["REBOUNDS"][card]),
            *map(int, tables["SKILL"][card]),
        ]

    found = []
    for dear, free in ((PLAYERS, FREE), (TACTICS, range(140, 150))):
        for card in dear:
            cheaper = [other for other in dear if tables["COST"][other] < tables["COST"][card]]
            for other in (*cheaper, *free):
                if all(one <= two for one, two in zip(ratings(card), ratings(other), strict=True)):
                    found.append((card, other))
                    break
    return found


def of_first(court: Court, games: int) -> Iterator[str]:
    """How often whoever goes first wins, in every variant."""
    for name, options in VARIANTS.items():
        played = court.play(games, f"first {name}", options=options)
        ahead = np.where(played.rows[:, 2] == 0, played.leads, -played.leads)
        won = ((ahead > 0) + 0.5 * (ahead == 0)).mean()
        yield told(f"first player wins, {name}", f"{won:.1%}", "48–52%")


def of_styles(court: Court, games: int) -> Iterator[str]:
    """Every style against all others."""
    won: dict[int, list[float]] = {style: [] for style in range(len(STYLES))}
    for one, other in combinations(won, 2):
        result = court.play(games, f"styles {one} {other}", (one, other)).won
        won[one].append(result)
        won[other].append(1 - result)
    for style, results in won.items():
        yield told(f"wins of the style {STYLES[style]}", f"{np.mean(results):.1%}", "45–55%")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.hoops_set.measure",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=100_000, help="of pros, in each variant")
    parser.add_argument("--cards", type=Path, help="a card file; or `first`; default: the standard cards")
    parser.add_argument("--seed", default="the set")
    wanted = parser.parse_args()
    court = Court(game_named("hoops").cards(wanted.cards).cards)
    played = court.play(wanted.games, wanted.seed)
    for line in (*of_play(played), *of_cards(court, played)):
        print(line, flush=True)
    for line in (*of_first(court, wanted.games), *of_styles(court, max(2, wanted.games // 10))):
        print(line, flush=True)


if __name__ == "__main__":
    main()
