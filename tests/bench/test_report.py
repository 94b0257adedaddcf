"""What the benchmark's page says follows from the samples, and says so plainly when there are none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bench.chart import log_bars, short
from bench.commands import BenchFailure
from bench.contestants import DRAFT, GROUPS, HOOPS
from bench.report import headlines, pictures, tables, written_page
from bench.rounds import Run

GO_FISH, LEDUC = "OpenSpiel go fish, 2 seats", "Pgx Leduc hold'em, 1,024 at a time"


def sample(speed: float, games: int = 100, **more: Any) -> dict[str, Any]:
    said = {"games": games, "decisions": int(speed * 2), "seconds": 2.0, "decisions_per_second": speed}
    return said | {"version": "1.2.3", "wall_seconds": 4.0, "busy_seconds": 3.0} | more


@pytest.fixture
def run() -> Run:
    return Run(
        conditions={"Date": "2026-01-01", "CPU": "a processor"},
        rounds={"random play": 3, "processes": 1},
        seconds={"random play": 2.0, "processes": 2.0},
        commands={
            f"random play: {GO_FISH}": "python -I bench/peers/clock.py bench/peers/openspiel.py go_fish"
        },
        samples={
            "random play": {
                DRAFT: [sample(28e6), sample(30e6), sample(29e6)],
                HOOPS: [sample(5e6)],
                GO_FISH: [sample(2e6, chance_moves_per_game=52.0, forced_share=0.065), sample(1e6)],
                LEDUC: [sample(2.4e6)],
                "OpenSpiel hearts": [],
            },
            "processes": {f"{DRAFT}, one process": [sample(30e6)], f"{DRAFT}, two processes": [sample(57e6)]},
        },
        failures={
            "RLCard": "ERROR: No matching distribution found for rlcard",
            "random play: OpenSpiel hearts": "late",
        },
    )


def row_of(page: str, name: str) -> list[str]:
    line = next(line for line in page.splitlines() if line.startswith(f"| {name} |"))
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_the_headline_compares_with_the_fastest_peer_of_all(run: Run) -> None:
    draft, hoops, processes = headlines(run)
    assert f"**12.5 times** the fastest peer ({LEDUC}, 2,400,000)" in draft
    assert f"**2.1 times** the fastest peer ({LEDUC}" in hoops
    assert "**1.90 times** one" in processes


def test_of_several_sizes_the_fastest_counts(run: Run) -> None:
    sizes = {f"{DRAFT} × 1,024": [sample(4e6)], f"{DRAFT} × 16,384": [sample(6e6)]}
    run.samples["vector"] = sizes | {"Pgx Leduc hold'em × 1,024": [sample(2e6)]}
    run.rounds["vector"], run.seconds["vector"] = 1, 2.0
    (line,) = [line for line in headlines(run) if line.startswith("Vector environment")]
    assert "16,384: 6,000,000 steps per second; ours is **3.0 times**" in line
    assert row_of(written_page(run), "Pgx Leduc hold'em × 1,024")[-1] == "3.0"


def test_no_ratio_is_stated_where_no_peer_was_measured(run: Run) -> None:
    run.samples["random play"] = {DRAFT: [sample(30e6)]}
    assert headlines(run)[0].endswith("30,000,000 decisions per second.")


def test_a_row_has_best_median_games_and_ratio(run: Run) -> None:
    page = written_page(run)
    assert row_of(page, f"**{DRAFT}**")[2:] == ["30,000,000", "29,000,000", "50", "–"]
    assert row_of(page, GO_FISH)[2:] == ["2,000,000", "1,500,000", "50", "15.0"]


def test_who_failed_is_named_with_the_reason_and_without_figures(run: Run) -> None:
    page = written_page(run)
    assert "- RLCard: `ERROR: No matching distribution found for rlcard`" in page
    assert "- random play: OpenSpiel hearts: `late`" in page
    assert not re.search(r"^\| OpenSpiel hearts", page, re.M)


def test_versions_and_commands_are_listed(run: Run) -> None:
    page = written_page(run)
    assert "- Peers: OpenSpiel 1.2.3, Pgx 1.2.3" in page
    assert "pip install 'open_spiel>=2.0,<2.1'" in page
    assert "bench/peers/openspiel.py go_fish" in page


def test_a_shared_core_is_owned_up_to(run: Run) -> None:
    run.samples["random play"][LEDUC][0]["busy_seconds"] = 1.0
    assert "- Share of the core the programs had: 75% (median), at worst 25%" in written_page(run)


def test_every_group_can_be_drawn(run: Run) -> None:
    memory = {"start": 17.0, "import": 35.0, "10000": 36.0, "end": None}
    for name, group in GROUPS.items():
        said = sample(1e6, import_seconds=0.5, ready_seconds=1.5, memory_mb=memory)
        run.samples[name] = {one.name: [said] for one in group.contestants}
        run.rounds[name], run.seconds[name] = 1, group.seconds
    page = written_page(run)
    assert len(list(tables(run))) == len(GROUPS)
    for group in GROUPS.values():
        assert all(one.name in page for one in group.contestants)


def test_a_run_is_read_back_as_it_was_written(run: Run, tmp_path: Path) -> None:
    run.save(tmp_path / "deep" / "run.json")
    assert Run.load(tmp_path / "deep" / "run.json") == run
    (tmp_path / "run.json").write_text('{"samples": {}, "weather": "fine"}', "utf-8")
    with pytest.raises(BenchFailure, match="earlier run"):
        Run.load(tmp_path / "run.json")


def test_bars_grow_with_the_logarithm() -> None:
    drawn = log_bars("Speed", [("ours", 1e6, True), ("theirs & others", 1e3, False)])
    widths = [float(width) for width in re.findall(r'width="([\d.]+)" height="16"', drawn)]
    assert "theirs &amp; others" in drawn
    assert widths[0] > 100 * widths[1]  # a thousand is the left edge of the scale
    widths = [
        float(width)
        for width in re.findall(
            r'width="([\d.]+)" height="16"',
            log_bars("Speed", [("a", 1e6, True), ("b", 1e4, False), ("c", 1e2, False)]),
        )
    ]
    assert widths[0] == pytest.approx(2 * widths[1], abs=0.2)


def test_pictures_show_everyone_who_answered(run: Run) -> None:
    assert list(pictures(run)) == ["random-play.svg"]
    assert "OpenSpiel hearts" not in pictures(run)["random-play.svg"]


@pytest.mark.parametrize(
    ("value", "text"), [(30_612_651, "30.6 M"), (1e9, "1 G"), (2100, "2.1 k"), (7.25, "7.25"), (1e3, "1 k")]
)
def test_short_numbers(value: float, text: str) -> None:
    assert short(value) == text
