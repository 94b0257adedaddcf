"""The gate in short (`python -m bench.gate` is the long one): searching any phase alone is not worse than not
searching it, and the search beats the one of November 2026 and opponents that it does not imagine."""

from __future__ import annotations

import pytest

from bench.duels import Duel, Tally, play, tally
from bench.gate import PHASES
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.table import HoopsOptions

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("compiled")]

FOUR = AllstarOptions(seats=4)
FAIR = 0.25


def met(one: str, rest: str, deals: int) -> Tally:
    """A duel of four managers."""
    return tally(list(play(Duel("allstar", FOUR, one, rest), range(deals))))


@pytest.mark.parametrize("phase", PHASES)
def test_no_phase_is_searched_for_the_worse(phase: str) -> None:
    found = met(f"mvp@30:{phase}", "pro", 20)
    assert found.share + found.half >= FAIR


def test_it_is_no_weaker_than_it_was() -> None:
    found = met("mvp@30", "today@30", 20)
    assert found.share + found.half >= FAIR


@pytest.mark.parametrize("opponent", ["rookie", "pro", "counter", "pro:numbers"])
def test_it_beats_whom_it_does_not_imagine(opponent: str) -> None:
    assert met("mvp@30", opponent, 10).low > FAIR


@pytest.mark.parametrize("opponent", ["pro", "pro:attack", "pro:defence"])
def test_the_coach_beats_builders_of_all_sorts(opponent: str) -> None:
    found = tally(list(play(Duel("hoops", HoopsOptions(), "mvp@20", opponent), range(4))))
    assert found.share > 0.5
