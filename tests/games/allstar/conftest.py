"""Tables and records laid out by hand, for the tests of All-Star Draft."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sixthman.games.allstar.declaration import CLASSIC, EDITIONS, HERITAGE, MODES, PLAYOFFS, STANDARD
from sixthman.games.allstar.rules.course import act
from sixthman.games.allstar.rules.draft import begin_round
from sixthman.games.allstar.rules.envelopes import choice as kth_choice
from sixthman.games.allstar.rules.envelopes import legal
from sixthman.games.allstar.rules.ranking import rank, strength
from sixthman.games.allstar.rules.record import State, new_state
from sixthman.games.allstar.rules.season import fans_won, play_arena
from sixthman.games.allstar.rules.setup import prepare
from sixthman.games.allstar.rules.setup import shuffle_up as shuffle_rest
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import card_name, read, read_arena
from sixthman.games.allstar.table.reasons import describe
from sixthman.kernel.stream import new_stream
from sixthman.table import Event, Table
from sixthman.table.adapter import Given

GOALS = "Tiger3 Shark4 Rabbit5 Duck4 Wolf8"  # three Goals and nothing else alike
NINES = "Eagle9 Penguin9 Tiger9 Rabbit1 Duck2"  # three 9s
OTHER_NINES = "Shark9 Horse9 Caribou9 Rabbit2 Duck3"
MORE_NINES = "Rabbit9 Duck9 Beaver9 Eagle4 Wolf5"
BEARS = "PolarBear6 PolarBear7 PolarBear8 Eagle9 Horse2"  # three Polar bears
PAIR = "Panda4 Panda5 Tiger8 Shark1 Horse2"  # two Pandas
FIVE_DUCKS = "Duck2 Duck3 Duck4 Duck5 Duck7"
FIVE_WOLVES = "Wolf2 Wolf3 Wolf5 Wolf6 Wolf7"
# A bench and two teams before the lineups of round 3
ROUND_3 = ("Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8", FIVE_DUCKS, FIVE_WOLVES)
FIRST, SECOND = "2020", "2025"  # the editions


def prepared(seats: int, mode: str | None = None, edition: str = "2025", coaches: int = 0) -> State:
    """An empty table; two managers play Heritage, or the first edition's way, unless told otherwise."""
    for_two = HERITAGE if edition == "2025" else CLASSIC
    number = MODES.index(mode) if mode else (for_two if seats == 2 else STANDARD)
    state = new_state()
    prepare(state, np.array([EDITIONS.index(edition), seats, number, 0, coaches]))
    return state


def dealt(
    seats: int, mode: str | None = None, seed: str = "a deal", edition: str = "2025", coaches: int = 0
) -> State:
    """A shuffled table, nothing begun yet."""
    state = prepared(seats, mode, edition, coaches)
    shuffle_rest(state, new_stream(seed))
    return state


def strength_told(seats: int, team: str, edition: str = "2025") -> list[Any]:
    """The strength of a team as [how many alike, attribute, value]."""
    return describe(strength(EDITIONS.index(edition), seats, read(team)), seats, edition)


def beats(seats: int, team: str, other: str, edition: str = "2025") -> bool:
    """Is the first team stronger than the second?"""
    number = EDITIONS.index(edition)
    return strength(number, seats, read(team)) > strength(number, seats, read(other))


def game_in(arena: str, *teams: str, edition: str = "2025") -> State:
    """One game of round 1, a team for each seat, played in an arena."""
    state = prepared(len(teams), edition=edition)
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


def playoffs(*managers: Manager, edition: str = "2025") -> State:
    """The playoffs with these managers, before the teams are compared."""
    state = prepared(len(managers), edition=edition)
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
        assert number in options_of(state, seat), text
        act(state, seat, number)


def options_of(state: State, seat: int = 0) -> set[int]:
    """The choices open to a seat now, none of them twice."""
    listed = [kth_choice(state, seat, k) for k in range(legal(state, seat))]
    assert len(set(listed)) == len(listed)
    return set(listed)


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


# A season of three managers, all of it laid out: round by round the cards each one drafts, the lineups
# and the arenas. Everyone drafts the whole deck of six species: 54 cards.
HANDS = [
    ["Duck1 Duck2 Duck3 Duck4 Panda5 Rabbit1", "Rabbit2 Rabbit3 Rabbit4 Rabbit5 Rabbit6 Rabbit7",
     "Beaver1 Beaver2 Beaver3 Beaver4 Beaver5 Beaver6"],
    ["Duck5 Wolf1 Wolf2 Wolf3 Wolf4 Wolf5", "Eagle1 Eagle2 Eagle3 Eagle4 Eagle5 Eagle6",
     "Panda1 Panda2 Panda3 Panda4 Panda6 Panda7"],
    ["Duck6 Duck7 Duck8 Duck9 Wolf6 Wolf7", "Rabbit8 Rabbit9 Eagle7 Eagle8 Eagle9 Wolf8",
     "Beaver7 Beaver8 Beaver9 Panda8 Panda9 Wolf9"],
]  # fmt: skip
LINEUPS = [
    ["Duck1 Duck2 Duck3 Duck4 Panda5", "Rabbit2 Rabbit3 Rabbit4 Rabbit5 Rabbit6",
     "Beaver1 Beaver2 Beaver3 Beaver4 Beaver5"],
    ["Panda5>Duck5 / Wolf1 Wolf2 Wolf3 Wolf4 Wolf5 / bus:1-2",
     "- / Eagle1 Eagle2 Eagle3 Eagle4 Eagle5 / bus:2-1",
     "- / Panda1 Panda2 Panda3 Panda4 Panda6 / bus:1-2"],
    ["- - / Duck6 Duck7 Duck8 Duck9 Wolf6 / bus:3-2-1",
     "- - / Eagle7 Eagle8 Eagle9 Rabbit8 Rabbit9 / bus:1-2-3",
     "- - / Beaver7 Beaver8 Beaver9 Panda8 Panda9 / bus:1-2-3"],
]  # fmt: skip
SEASON_ARENAS = [
    "Stadium Fall 3", "Puddle Park 2", "Polarena 3", "Dam Stadium 1", "Puddle Park 1", "Stadium Fall 2",
]  # fmt: skip


def season_table() -> Table:
    """Three managers at the start of that season."""
    deck = [card for round_, hands in enumerate(HANDS, start=1) for card in packs(round_, hands)]
    given = Given({"deck": deck, "arenas": SEASON_ARENAS})
    return Table(AllstarAdapter(), AllstarOptions(seats=3), seed="a season", given=given)


def first_edition(
    seats: int, piles: dict[str, list[str]] | None = None, coaches: bool = True, whistle: bool = True
) -> Table:
    """A table of the first edition with some piles given."""
    options = AllstarOptions(seats=seats, edition=FIRST, coaches=coaches, whistle=whistle)
    return Table(AllstarAdapter(), options, seed="first edition", given=Given(piles or {}))


def draft(table: Table, hands: Sequence[str]) -> None:
    """Everyone takes the next card of their hand, as long as there is a choice."""
    names = [hand.split() for hand in hands]
    for place in range(len(names[0]) - 1):
        for seat, hand in enumerate(names):
            table.choose(seat, hand[place])


def line_up(table: Table, lineups: Sequence[str]) -> list[Event]:
    """Everyone hands in a lineup."""
    return [event for seat, lineup in enumerate(lineups) for event in table.choose(seat, lineup)]


def play_rounds(table: Table, count: int) -> list[Event]:
    """The first rounds of that season; returns what happened in the last one's games."""
    happened: list[Event] = []
    for hands, lineups in zip(HANDS[:count], LINEUPS[:count], strict=True):
        draft(table, hands)
        happened = line_up(table, lineups)
    return happened


def of_kind(events: Sequence[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.type == kind]


def open_to(table: Table, seat: int) -> list[str]:
    """The cards a seat can choose from now, in the game's own order."""
    return [card_name(card) for card in sorted(table.legal(seat)) if card < 108]


def seen_by(table: Table) -> list[bytes]:
    """What every seat and a spectator see, byte by byte."""
    return [table.view(seat).tobytes() for seat in [*range(table.options.seats), None]]
