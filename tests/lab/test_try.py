"""Two card sets side by side: equal where nothing changed, pairs that share their luck, and what changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixthman.bots import PRO, level_number
from sixthman.lab.batches import Batch
from sixthman.lab.comparing import Sums, add_up
from sixthman.lab.measures import SUMS, Found, Measure, Strength, changed_most, matched_in_everything
from sixthman.lab.simulate import simulate
from sixthman.lab.trying import Trial, try_cards
from sixthman.registry import game_named
from sixthman.table.options import Options

FEW = 1500


def table_with(game: str, path: Path, changes: str | None, **agreed: object) -> Options:
    """The options of a game, with a change of its cards."""
    folder = game_named(game)
    cards = folder.cards()
    if changes is not None:
        file = path / "changes.toml"
        file.write_text(changes, "utf-8")
        cards = cards.changed(file)
    return folder.options(cards=cards, **agreed)


def tried(
    game: str, path: Path, changes: str, games: int = FEW, processes: int = 1, **agreed: object
) -> Trial:
    """A change, tried by pros."""
    old = table_with(game, path, None, **agreed)
    new = table_with(game, path, changes, **agreed)
    return try_cards(old, new, [("pro", PRO)] * old.seats, games, "7", processes)


RICHER = 'arena = [{ name = "Polarena 1", fans = [60, 15, 12, 11, 7, 6] }]'
CHEAPER = 'player = [{ name = "LeBron James", cost = 5 }]'


def test_no_change_changes_nothing(tmp_path: Path) -> None:
    """The same values again: the same games, and not a figure differs."""
    trial = tried("allstar", tmp_path, 'arena = [{ name = "Polarena 1", fans = [16, 15, 12, 11, 7, 6] }]')
    assert trial.old.cards.digest == trial.new.cards.digest
    assert all(found.gain is None or abs(found.gain.value) < 1e-12 for found in trial.found)
    assert trial.changed_most == []


def test_an_arena_that_pays_more(tmp_path: Path) -> None:
    """It pays what was printed, who wins there wins more often, and that is what is told first."""
    trial = tried("allstar", tmp_path, RICHER)
    striking = [(found.measure.chapter, found.measure.name) for found in trial.changed_most]
    assert ("arenas", "Polarena 1") in striking[:3]
    assert ("arena-fans", "Polarena 1") in striking[:3]
    by_name = {(found.measure.chapter, found.measure.name): found for found in trial.found}
    fans = by_name["arena-fans", "Polarena 1"]
    assert fans.gain is not None
    assert fans.gain.value == pytest.approx((60 - 16) / 4, abs=0.3)  # one of four managers gets it


def test_a_cheap_star_is_bought(tmp_path: Path) -> None:
    """Hardly anyone pays 15 for LeBron James, nearly everyone pays 5."""
    trial = tried("hoops", tmp_path, CHEAPER, games=400)
    found = trial.changed_most[0]
    assert (found.measure.chapter, found.measure.name) == ("players-bought", "LeBron James")
    assert found.new is not None
    assert found.new.value > 0.8


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_figures_are_those_of_simulate(game: str, tmp_path: Path) -> None:
    """Win rates by seat and mean scores are what `simulate` finds for the same seed."""
    trial = tried(game, tmp_path, RICHER if game == "allstar" else CHEAPER, games=300)
    for options, side in ((trial.old, "old"), (trial.new, "new")):
        batch = Batch.of(options, [level_number("pro")] * options.seats, "7")
        plain = simulate(options.cards.game, batch, 300)
        values = {found.measure: getattr(found, side).value for found in trial.found if getattr(found, side)}
        seats = [values[Measure("seats", str(seat))] for seat in range(1, options.seats + 1)]
        assert seats == pytest.approx(plain.win_shares, abs=1e-5)
        (score,) = (
            value
            for measure, value in values.items()
            if measure.name in ("fans", "points") and measure.message
        )
        assert score == pytest.approx(float(np.mean(plain.mean_scores)), abs=1e-3)


def test_coaches_and_what_dominates(tmp_path: Path) -> None:
    """With coaches their win rates are measured; a coach that does what another does, and more, is named."""
    better = 'coach = [{ name = "Old Fox", new = true, beside = "team", fans = 9, fans_if_last = 9 }]'
    trial = tried("allstar", tmp_path, better, games=200, coaches=True)
    names = {found.measure.name for found in trial.found if found.measure.chapter == "coaches"}
    assert "Old Fox" in names
    fox = next(found for found in trial.found if found.measure.name == "Old Fox")
    assert fox.old is None
    assert fox.gain is None
    assert fox.new is not None
    assert any(better == "Old Fox" for _, better in trial.dominated())


def test_nobody_buys_a_dear_nobody(tmp_path: Path) -> None:
    """A dear player who can do nothing is dead, and others match him in everything."""
    nobody = 'player = [{ name = "Nobody", new = true, positions = ["PG"], value = 0, cost = 15 }]'
    one_out = '{ name = "Steve Kerr", out = true },'
    trial = tried("hoops", tmp_path, nobody.replace("[{", f"[{one_out} {{", 1), games=400)
    assert "Nobody" in {found.measure.name for found in trial.dead()}
    assert "Nobody" in {worse for worse, _ in trial.dominated()}


def test_processes_change_nothing(tmp_path: Path) -> None:
    """Two processes find what one does."""
    alone, together = (tried("allstar", tmp_path, RICHER, 3000, processes) for processes in (1, 2))
    for one, other in zip(alone.found, together.found, strict=True):
        assert one.measure == other.measure
        assert one.gain == other.gain or (
            one.gain and other.gain and one.gain.value == pytest.approx(other.gain.value, abs=1e-9)
        )


# --- the arithmetic


def compared(old: Any, old_could: Any, new: Any, new_could: Any) -> Found:
    """A single measure of some games, with both sets of cards."""
    rows = np.zeros((1, SUMS))
    parts: list[Any] = [np.asarray(part, np.float64) for part in (old, old_could, new, new_could)]
    add_up(np.zeros((1, 2), np.int64), parts[0], parts[1], parts[2], parts[3], rows)
    sums = Sums()
    sums.add(len(old), [Measure("x", "a")], rows)
    (found,) = sums.found()
    return found


def test_margins_hold() -> None:
    """Of many made-up trials the interval of the difference holds the true one in about 95 of 100."""
    rng = np.random.default_rng(7)
    held = 0
    for _ in range(100):
        luck = rng.normal(size=(200, 1))
        could = rng.integers(1, 4, size=(200, 1)).astype(float)
        old = could * (0.4 + luck)
        new = could * (0.5 + luck + 0.2 * rng.normal(size=(200, 1)))
        found = compared(old, could, new, could)
        assert found.gain is not None
        held += abs(found.gain.value - 0.1) <= found.gain.margin
    assert 90 <= held <= 99


def test_shared_luck_does_not_count() -> None:
    """The same luck on both sides: the difference is known far better than either figure."""
    luck = np.random.default_rng(7).normal(size=(400, 1))
    ones = np.ones((400, 1))
    found = compared(luck, ones, luck + 0.1, ones)
    assert found.gain is not None
    assert found.old is not None
    assert found.gain.value == pytest.approx(0.1)
    assert found.gain.margin < found.old.margin / 100
    assert changed_most([found]) == [] or found.gain.error > 0


def test_matched_in_everything() -> None:
    """Costlier and no better is matched; costlier and better in one thing isn't; a free card never."""
    cards = [
        Strength("good", 5, {"three": 2, "block": 1}),
        Strength("dear", 6, {"three": 2, "block": 1}),
        Strength("special", 9, {"drive": 1}),
        Strength("poor", 3, {"block": 1}),
        Strength("gift", 0, {"block": 1}, free=True),
        Strength("weak gift", 0, {}, free=True),
    ]
    assert list(matched_in_everything(cards)) == [("dear", "good"), ("poor", "gift")]
