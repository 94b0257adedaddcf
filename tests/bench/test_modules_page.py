"""docs/modules.md, from figures as the two scripts keep them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.first_start import MOST_SIZE, STARTS, changed, too_slow
from bench.modules import TARGETS, Race
from bench.modules_page import write_page
from sixthman.registry import game_named


def race(speeds: dict[str, list[float]], digest: dict[str, bytes]) -> Race:
    """A race that was run."""
    run = Race("allstar", "random play", "decisions per second", 0.55, {})
    run.speeds = speeds
    for target in TARGETS:
        run.digests[target].update(digest[target])
    return run


def test_ratios_and_digests_are_told(tmp_path: Path) -> None:
    same = race({"cpu": [100.0, 80.0], "wasm": [50.0, 60.0]}, {"cpu": b"x", "wasm": b"x"}).found()
    other = race({"cpu": [100.0], "wasm": [50.0]}, {"cpu": b"x", "wasm": b"y"}).found()
    assert (same["ratio"], same["median_ratio"], same["equal"]) == (0.6, 0.625, True)
    kept = {"conditions": {"CPU": "one"}, "rounds": 2, "found": [same, other]}
    (tmp_path / "speed.json").write_text(json.dumps(kept), "utf-8")
    write_page(tmp_path, tmp_path / "page.md")
    page = (tmp_path / "page.md").read_text("utf-8")
    assert (
        "| All-Star Draft | random play | decisions per second | 100 | 60 | **0.60** | 0.62 | 0.55 |" in page
    )
    assert page.count("equal |") == 1
    assert page.count("**different** |") == 1
    assert "First start" not in page


def test_what_takes_too_long_is_named(tmp_path: Path) -> None:
    seconds = {start.name: [start.most + 1, start.most - 0.5] for start in STARTS}
    found = {"checkout": {"size": MOST_SIZE - 1, "seconds": seconds}}
    assert list(too_slow(found)) == []
    seconds["sixthman serve"] = [3.4, 3.2]
    found["checkout"]["size"] = 231e6
    assert list(too_slow(found)) == ["checkout: 231 MB", "checkout: sixthman serve: 3.20 s, more than 3"]
    most = {start.name: start.most for start in STARTS}
    kept = {"conditions": {}, "rounds": 2, "most_size": MOST_SIZE, "most_seconds": most, "found": found}
    (tmp_path / "first-start.json").write_text(json.dumps(kept), "utf-8")
    write_page(tmp_path, tmp_path / "page.md")
    assert "| `sixthman serve`, s | 3.20 | 3 |" in (tmp_path / "page.md").read_text("utf-8")


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_changed_card_file_is_another_set(game: str, tmp_path: Path) -> None:
    """What `first_start` simulates are cards that can be played with, and not the standard ones."""
    standard = game_named(game).cards()
    (tmp_path / "cards.toml").write_text(changed(standard.text()), "utf-8")
    assert game_named(game).cards(tmp_path / "cards.toml").digest != standard.digest
