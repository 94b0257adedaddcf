"""Tables with coaches for the tests (A24)."""

from __future__ import annotations

import random

import pytest

from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import card_name
from sixthman.table import Table
from sixthman.table.adapter import Given

DEALT = ["Eagle", "Rabbit", "Shark", "Duck", "Horse", "Penguin"]  # two each: the first one is chosen
GAMES = [
    AllstarOptions(seats=2, edition="2020"),
    AllstarOptions(seats=3, edition="2020"),
    AllstarOptions(seats=4, edition="2020", coaches=False),
    AllstarOptions(seats=6, edition="2020", whistle=False),
    AllstarOptions(seats=2, mode="heritage", coaches=True),
    AllstarOptions(seats=2, mode="free-agency", coaches=True),
    AllstarOptions(seats=2, mode="clash", coaches=True),
    AllstarOptions(seats=4, coaches=True),
]
every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(options.words().values()))


def new_table(coaches: list[str] | None = None, edition: str = "2020", chosen: bool = True) -> Table:
    """Three managers; each is dealt two of the coaches and chooses the first."""
    dealt = coaches or DEALT
    options = AllstarOptions(seats=3, edition=edition, coaches=True)
    table = Table(AllstarAdapter(), options, seed="coaches", given=Given({"coaches": dealt}))
    if chosen:
        for seat in range(3):
            table.choose(seat, f"coach:{dealt[2 * seat]}")
    return table


def phase_of(table: Table) -> tuple[int, int]:
    """The phase and the round."""
    return int(table._state.phase), int(table._state.round_)


def play_until(table: Table, phase: int, round_: int) -> None:
    """First legal choices until a phase begins."""
    while phase_of(table) != (phase, round_):
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])


def lineup(table: Table, seat: int, coach: str = "") -> str:
    """A lineup of the first cards of the bench, without substitutions, and where the coach goes."""
    seen = table.view(seat)
    round_ = int(seen.round_)
    cards = " ".join(card_name(card) for card in seen.bench[seat, :5])
    buses = ["", "bus:1-2", "bus:1-2-3"][round_]
    return f"{'- ' * round_}{cards} {buses} {coach}"


def play_at_random(options: AllstarOptions, seed: str, fickle: float = 0.0) -> Table:
    """A whole game; seats change their mind now and then."""
    luck = random.Random(seed)
    table = Table(AllstarAdapter(), options, seed=seed)
    while not table.over:
        seat = luck.choice(table.waiting())
        table.choose(seat, [luck.choice(table.legal(seat))])
        other = luck.randrange(options.seats)
        if luck.random() < fickle and table.sealed(other):
            table.take_back(other)
    return table
