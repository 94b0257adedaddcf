"""How searches choose, counted: the odds in games/allstar/bots/habits.py.

    python -m bench.rivals --games 300          prints how often each possibility was chosen, of 256 times

Four searches play each other in this many worlds. For every lineup it is found out in which of the pro's ways
to substitute, for which set and to which buses it was made (`plans.line_ups` numbers them), the same for
playoff teams and substitutes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from sixthman.bots import Clock
from sixthman.bots.search import SearchBot
from sixthman.games.allstar.bots.habits import (
    BUSES,
    LAID_COUNTS,
    LAID_SETS,
    LOTS,
    ODDS,
    PLAYOFF_SETS,
    POSSIBILITIES,
    SETS,
    WAYS,
)
from sixthman.games.allstar.bots.picks import pick_for_team
from sixthman.games.allstar.bots.plans import WAYS_FOR, combo_now, line_up, numbered_set
from sixthman.games.allstar.bots.pro import lay_for_set
from sixthman.games.allstar.bots.rivals import set_after
from sixthman.games.allstar.bots.search_rules import SEARCH_RULES
from sixthman.games.allstar.bots.weights import WEIGHTS
from sixthman.games.allstar.declaration import CARDS, LAY_DOWN, LINEUP, NEW_TEAM, PLAYOFF_TEAM, SEALED, TEAM
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.cards import PLANS_FOR
from sixthman.games.allstar.rules.envelopes import FEWEST_LAID, choice, seal, take_back
from sixthman.games.allstar.rules.record import State
from sixthman.games.allstar.table import AllstarOptions
from sixthman.kernel.game import cpu_engine, module_engine
from sixthman.kernel.piles import NONE, blank, sort
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import new_stream

MOST_SETS = 6


@rule
def is_same(one: Any, other: Any, count: int) -> bool:
    """Do two rows begin with the same choices?"""
    same = True
    for i in range(count):
        same = same and one[i] == other[i]
    return same


@rule
def find_line_up(view: State, seat: int, chosen: Any, row: Any, found: Any) -> None:
    """The numbers of a lineup, those nearest to the pro's: ways, set, buses."""
    old_teams, combo = int(view.round_), combo_now(view)
    for bus in range(PLANS_FOR[old_teams + 1] if old_teams > 0 else 1):
        for team in range(MOST_SETS):
            for ways in range(WAYS_FOR[old_teams]):
                if found[0] == NONE:
                    blank(row, 0, SEALED)
                    line_up(view, seat, ways, team, 0, bus, combo, row)
                    if is_same(row, chosen, SEALED):
                        found[0], found[1], found[2] = ways, team, bus


@rule
def find_playoff_team(view: State, seat: int, chosen: Any, row: Any, found: Any) -> None:
    """The number of the set of a first team."""
    for number in range(POSSIBILITIES):
        if found[0] == NONE:
            wanted = numbered_set(view, seat, number)
            for i in range(TEAM):
                k = pick_for_team(WEIGHTS, view, seat, wanted)
                row[i] = choice(view, seat, k)
                seal(view, seat, k)
            take_back(view, seat)
            sort(row, 0, TEAM)
            if is_same(row, chosen, TEAM):
                found[0] = number


@rule
def find_substitutes(view: State, seat: int, laid: int, chosen: Any, row: Any, found: Any) -> None:
    """The number of the set that substitutes are for."""
    for number in range(POSSIBILITIES):
        if found[0] == NONE:
            change = set_after(view, seat, laid, number) * 8 + laid
            for i in range(laid):
                k = lay_for_set(WEIGHTS, view, seat, i, change)
                row[i] = choice(view, seat, k)
                seal(view, seat, k)
            take_back(view, seat)
            sort(row, 0, laid)
            if is_same(row, chosen, laid):
                found[0] = number


def play(games: int, worlds: int) -> Iterator[tuple[Any, list[int]]]:
    """Views of seats, and what they chose."""
    engine = module_engine(GAME)
    game, state, view = engine.game, engine.new_state(), engine.new_state()
    bot = SearchBot("mvp", engine, SEARCH_RULES, "rivals", Clock(worlds=worlds))
    numbers = AllstarOptions(seats=4).numbers()
    for number in range(games):
        game.setup(state, numbers, new_stream("rivals", number))
        while not game.over(state):
            seat = lowest_seat(int(game.waiting(state)))
            game.view(state, seat, view)
            chosen = bot.choose(view)
            yield view.copy(), chosen
            for one in chosen:
                game.act(state, seat, one)


def count(games: int, worlds: int) -> dict[int, Counter[int]]:
    """How often each possibility was chosen, by its row in ODDS."""
    engine = cpu_engine(GAME)
    of_line_up, of_team = engine.rule(find_line_up), engine.rule(find_playoff_team)
    of_substitutes = engine.rule(find_substitutes)
    counted: dict[int, Counter[int]] = {row: Counter() for row in range(len(ODDS))}
    for view, chosen in play(games, worlds):
        seat, phase, round_ = int(view.viewer), int(view.phase), int(view.round_)
        cards = sorted(one for one in chosen if one < CARDS)
        row, found = np.full(32, NONE, np.int16), np.full(3, NONE, np.int64)
        wanted = np.full(32, NONE, np.int16)
        if phase == LINEUP and len(chosen) >= TEAM:
            wanted[: len(chosen)] = chosen
            of_line_up(view, seat, wanted, row, found)
            if found[0] != NONE:
                for team in range(round_):
                    counted[WAYS][int(found[0]) // 3**team % 3] += 1
                counted[SETS + round_][int(found[1])] += 1
                counted[BUSES + round_][int(found[2])] += 1
        elif phase == PLAYOFF_TEAM and view.stage[seat] == NEW_TEAM:
            wanted[:TEAM] = cards
            of_team(view, seat, wanted, row, found)
            counted[PLAYOFF_SETS][int(found[0])] += 1
        elif phase == LAY_DOWN and view.stage[seat] == 0 and len(cards) >= FEWEST_LAID:
            wanted[: len(cards)] = cards
            of_substitutes(view, seat, len(cards), wanted, row, found)
            counted[LAID_COUNTS][len(cards) - FEWEST_LAID] += 1
            counted[LAID_SETS][int(found[0])] += 1
    return counted


def main() -> None:
    """Count, and print rows as they lie in habits.py."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.rivals",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--worlds", type=int, default=100)
    arguments = parser.parse_args()
    for row, found in count(arguments.games, arguments.worlds).items():
        known = {number: times for number, times in found.items() if number != NONE}
        total = max(1, sum(known.values()))
        odds = [round(LOTS * known.get(number, 0) / total) for number in range(POSSIBILITIES)]
        print(f"row {row}: {odds} of {LOTS}, {total:,} times; {found[NONE]} like none")


if __name__ == "__main__":
    main()
