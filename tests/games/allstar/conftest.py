"""Tables and records laid out by hand, for the tests of All-Star Draft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.games.allstar.course import act, legal
from sixthman.games.allstar.course import choice as kth_choice
from sixthman.games.allstar.draft import begin_round
from sixthman.games.allstar.ranking import rank, strength
from sixthman.games.allstar.record import HERITAGE, MODES, PLAYOFFS, STANDARD, State, new_state
from sixthman.games.allstar.season import fans_won, play_arena
from sixthman.games.allstar.setup import prepare
from sixthman.games.allstar.setup import shuffle_up as shuffle_rest
from sixthman.kernel.stream import new_stream
from sixthman.table.allstar.notation import card_name, read, read_arena
from sixthman.table.allstar.story import describe

GOALS = "Tiger3 Shark4 Rabbit5 Duck4 Wolf8"  # three Goals and nothing else alike
NINES = "Eagle9 Penguin9 Tiger9 Rabbit1 Duck2"  # three 9s
OTHER_NINES = "Shark9 Horse9 Caribou9 Rabbit2 Duck3"
MORE_NINES = "Rabbit9 Duck9 Beaver9 Eagle4 Wolf5"
BEARS = "PolarBear6 PolarBear7 PolarBear8 Eagle9 Horse2"  # three Polar bears
PAIR = "Panda4 Panda5 Tiger8 Shark1 Horse2"  # two Pandas
FIVE_DUCKS = "Duck2 Duck3 Duck4 Duck5 Duck7"
FIVE_WOLVES = "Wolf2 Wolf3 Wolf5 Wolf6 Wolf7"


def prepared(seats: int, mode: str | None = None) -> State:
    """An empty table; two managers play Heritage unless told otherwise."""
    number = MODES.index(mode) if mode else (HERITAGE if seats == 2 else STANDARD)
    state = new_state()
    prepare(state, np.array([0, seats, number, 0]))
    return state


def dealt(seats: int, mode: str | None = None, seed: str = "a deal") -> State:
    """A shuffled table, nothing begun yet."""
    state = prepared(seats, mode)
    shuffle_rest(state, new_stream(seed))
    return state


def strength_told(seats: int, team: str) -> list[Any]:
    """The strength of a team as [how many alike, attribute, value]."""
    return describe(strength(0, seats, read(team)), seats)


def beats(seats: int, team: str, other: str) -> bool:
    """Is the first team stronger than the second?"""
    return strength(0, seats, read(team)) > strength(0, seats, read(other))


def game_in(arena: str, *teams: str) -> State:
    """One game of round 1, a team for each seat, played in an arena."""
    state = prepared(len(teams))
    state.arenas[0] = read_arena(arena)
    for seat, team in enumerate(teams):
        state.teams[seat, 0] = read(team)
        state.bus[seat, 0] = 0
    play_arena(state, 0)
    return state


def ranks(state: State) -> list[int]:
    """Every seat's rank in the game just played."""
    return [rank(state, seat) for seat in range(state.seats)]


def fans_in_arena(state: State) -> list[int]:
    """What every seat won in the game just played."""
    return [fans_won(state, seat, 0) for seat in range(state.seats)]


@dataclass
class Manager:
    """One seat in the playoffs: its team, its bench, its tickets; the rank it took if it is out."""

    team: str = ""
    bench: str = ""
    tickets: int = 0
    out: int = 0
    fans: int = 0


def playoffs(*managers: Manager) -> State:
    """The playoffs with these managers, before the teams are compared."""
    state = prepared(len(managers))
    state.round_ = PLAYOFFS
    for seat, manager in enumerate(managers):
        if not manager.out:
            state.teams[seat, 0] = read(manager.team)
        bench = read(manager.bench)
        state.bench[seat, : len(bench)] = bench
        state.benched[seat] = len(bench)
        state.tickets[seat] = manager.tickets
        state.playoff_rank[seat] = manager.out
        state.fans[seat] = manager.fans
    return state


def choose(state: State, seat: int, text: str) -> None:
    """A seat makes choices, each of which has to be legal."""
    for number in read(text):
        allowed = [kth_choice(state, seat, k) for k in range(legal(state, seat))]
        assert number in allowed, f"{text}: {[card_name(card) for card in allowed if card < 108]}"
        act(state, seat, number)


def asked(state: State) -> list[int]:
    """The seats that the phase asks."""
    return [seat for seat in range(state.seats) if (int(state.asked) >> seat) & 1]


def per_seat(state: State, field: str) -> list[int]:
    """A field of the record, seat by seat."""
    return [int(number) for number in state[field][: int(state.seats)]]


def bench(state: State, seat: int) -> list[str]:
    """The cards on a seat's bench, in the game's own order."""
    return [card_name(card) for card in sorted(state.bench[seat, : int(state.benched[seat])])]


def team(state: State, seat: int, number: int = 0) -> list[str]:
    """The cards of one of a seat's teams, in the game's own order."""
    return [card_name(card) for card in sorted(state.teams[seat, number])]


def packs(round_: int, hands: Sequence[str]) -> list[str]:
    """The packs to deal so that every seat can take its hand card by card, in the order given."""
    names = [hand.split() for hand in hands]
    way = -1 if round_ == 2 else 1
    return [
        names[(pack + way * place) % len(hands)][place]
        for pack in range(len(hands))
        for place in range(len(names[pack]))
    ]


def opener_after(fans: tuple[int, int], round_: int, lots: tuple[int, int, int]) -> int:
    """Free Agency: who opens a round that begins with these fans and lots."""
    state = dealt(2, "free-agency")
    state.round_ = round_
    state.fans[:2] = fans
    state.lots[:] = lots
    begin_round(state)
    return int(state.opener)
