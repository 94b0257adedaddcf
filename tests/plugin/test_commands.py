"""A game from elsewhere at the command line: every command that takes a game takes this one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sixthman.bots.game_levels import SEARCH_LEVEL
from tests.plugin.conftest import PACKAGES, Command

RANDOM_GAMES = ("simulate", "auction", "--games", "200", "--json", "--target")


@pytest.fixture
def record(command: Command, tmp_path: Path) -> Path:
    """A game that was played by typing: numbers, a name, nonsense."""
    typed = "1\nbid99\nbid13\n1\n1\n1\n"
    file = tmp_path / "game.txt"
    played = command("play", "auction", "--seats", "3", "--seed", "7", "--save", str(file), typed=typed)
    assert played.returncode == 0, played.stderr
    assert "\nBidder 1: bids\n    1  bid1\n    2  bid8\n" in played.stdout
    assert '"bid99" isn’t a choice of this game' in played.stdout
    assert re.search(r"Final ranks: Bidder 1 \d, Bot 2 \(pro\) \d, Bot 3 \(pro\) \d\.", played.stdout)
    return file


def test_play_lists_what_can_be_chosen_and_saves_the_game(command: Command, record: Path) -> None:
    verified = command("replay", str(record), "--verify")
    assert (verified.returncode, verified.stderr) == (0, "")
    told = command("replay", str(record), "--step", "1", "--seat", "1")
    assert told.stdout.startswith("Bidder 1 chooses bid1.\n")


def test_a_hint_for_a_recorded_bid(command: Command, record: Path) -> None:
    given = command("hint", str(record), "--step", "1", "--worlds", "100", "--json")
    facts = json.loads(given.stdout)
    assert facts["played"] == "bid1"
    assert {one["choices"] for one in facts["candidates"]} == {"bid1", "bid8", "bid13", "bid16", "bid21"}


@pytest.mark.parametrize("command_", ["play", "simulate", "league", "cards"])
def test_help_knows_the_game_and_its_options(command: Command, command_: str) -> None:
    told = command(command_, "--help").stdout
    assert "auction (Auction)" in told
    if command_ != "cards":
        assert "Auction: cards in each hand, 2 to 6." in told
        assert "--double-last" in told


def test_the_same_games_on_every_target(command: Command) -> None:
    """The game has no module: the quickest target is this processor's own."""
    found = {
        target: json.loads(command(*RANDOM_GAMES, target).stdout) for target in ("fastest", "interpreted")
    }
    assert found["fastest"]["target"] == "cpu"
    assert found["fastest"]["digest"] == found["interpreted"]["digest"]
    assert found["fastest"]["decisions"] == 200 * 3 * 5
    refused = command(*RANDOM_GAMES, "wasm")
    assert refused.returncode == 2
    assert refused.stderr == (
        "auction has no compiled module. Use one of: fastest, cpu, tuned, interpreted, cuda.\n"
    )


def test_without_a_compiler_it_plays_interpreted_and_says_so(command: Command) -> None:
    slow = command(*RANDOM_GAMES, "fastest", raw=True)
    assert json.loads(slow.stdout)["target"] == "interpreted"
    assert slow.stderr.startswith("Auction isn’t compiled here, so games run slowly.")
    assert json.loads(slow.stdout)["digest"] == json.loads(command(*RANDOM_GAMES, "cpu").stdout)["digest"]
    played = command("play", "auction", "--rounds", "2", "--people", "0", raw=True)
    assert "Final ranks: " in played.stdout


def test_results_are_kept_and_there_is_no_report(command: Command, tmp_path: Path) -> None:
    kept = command("simulate", "auction", "--games", "100", "--choices", "--output", "games.duckdb")
    assert kept.returncode == 0, kept.stderr
    refused = command("report", "games.duckdb")
    assert (refused.returncode, refused.stderr) == (2, "There is no report for auction.\n")


def test_a_league_of_all_its_bots(command: Command) -> None:
    found = json.loads(command("league", "auction", "--games", "60", "--processes", "1", "--json").stdout)
    assert {row["bot"] for row in found["bots"]} == {"random", "rookie", "pro"}


def test_bots_that_a_game_does_not_have(command: Command, tmp_path: Path) -> None:
    """The same game without bots of its own: random ones and the search play it."""
    package = tmp_path / "packages"
    for file in PACKAGES.rglob("*"):
        if file.is_file() and file.suffix != ".pyc" and "bots" not in file.parts:
            copy = package / file.relative_to(PACKAGES)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(file.read_text("utf-8").replace('levels=("rookie", "pro"),', ""), "utf-8")
    refused = command("league", "auction", "--bots", "random,rookie,pro", packages=(package,))
    assert refused.returncode == 2
    assert refused.stderr == 'auction has no bot "rookie". Use one of: random, ' + SEARCH_LEVEL + ".\n"
    for arguments in (("play", "auction", "--bots", "pro"), ("simulate", "auction", "--bots", "pro")):
        assert 'auction has no bot "pro"' in command(*arguments, packages=(package,)).stderr
    played = command("play", "auction", "--people", "0", "--rounds", "2", packages=(package,))
    assert "Final ranks: Bot 1 (random)" in played.stdout
    searched = (
        "league",
        "auction",
        "--bots",
        f"random,{SEARCH_LEVEL}@20ms",
        "--games",
        "4",
        "--rounds",
        "2",
        "--json",
    )
    found = json.loads(command(*searched, "--processes", "1", packages=(package,)).stdout)
    assert {row["bot"] for row in found["bots"]} == {"random", f"{SEARCH_LEVEL}@20ms"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("cards", "auction"), "auction has no card files."),
        (("play", "auction", "--mode", "clash"), "The option --mode isn’t for the game auction."),
        (("play", "allstar", "--rounds", "3"), "The option --rounds isn’t for the game allstar."),
        (("play", "auction", "--seats", "5"), '"5" isn’t possible for seats. Use one of: 2–4.'),
        (("play", "bridge"), 'There is no game "bridge". Games: allstar, hoops, auction.'),
    ],
)
def test_what_cannot_be_is_told(command: Command, arguments: tuple[str, ...], told: str) -> None:
    refused = command(*arguments)
    assert (refused.returncode, refused.stderr.strip()) == (2, told)
