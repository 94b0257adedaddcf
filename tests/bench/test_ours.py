"""Our own arenas play what they say they play."""

from __future__ import annotations

import pytest

from bench import ours, ours_steps


@pytest.mark.long  # compiles for this processor
@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("game", "fewest", "most"), [("allstar 2025 4", 190, 230), ("hoops", 200, 400)])
def test_whole_games_are_counted(game: str, fewest: int, most: int) -> None:
    arena = ours.arena(game, seed=1)
    arena.play()
    assert arena.games > 0
    assert fewest < arena.tally()["decisions"] / arena.games < most


@pytest.mark.long  # compiles for this processor
@pytest.mark.xdist_group("compiled")
def test_the_same_seed_plays_the_same_games() -> None:
    once, again, other = (ours.arena("allstar 2025 4", seed) for seed in (1, 1, 2))
    for arena in (once, again, other):
        arena.play()
    assert once.tally() == again.tally() != other.tally()


@pytest.mark.long  # compiles for this processor
@pytest.mark.xdist_group("compiled")
def test_steps_of_the_vector_environment_are_counted() -> None:
    arena = ours_steps.arena("allstar@8", seed=1)
    while arena.games < 800:  # many, so that those not over at either end do not matter
        arena.play()
    assert 190 < arena.tally()["decisions"] / arena.games < 230
