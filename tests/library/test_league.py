"""Leagues and simulations with bots of your own: counted right, and not stopped by a bot that fails."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import sixthman as sm
from sixthman.bots import bot_named
from sixthman.library.table import new
from sixthman.messages import LANGUAGES


class First(sm.Bot):
    def choose(self, view: sm.View) -> sm.Choice:
        return view.legal[0]


class Last(sm.Bot):
    def choose(self, view: sm.View) -> sm.Choice:
        return view.legal[-1]


class Raises(sm.Bot):
    def choose(self, view: sm.View) -> sm.Choice:
        raise ZeroDivisionError("no luck")


class Exits(sm.Bot):
    def choose(self, view: sm.View) -> sm.Choice:
        sys.exit(0)


class Illegal(sm.Bot):
    def choose(self, view: sm.View) -> str:
        return "PolarBear9 PolarBear8"


class Silent(sm.Bot):
    def choose(self, view: sm.View) -> Any:
        return None


class Endless(sm.Bot):
    def choose(self, view: sm.View) -> sm.Choice:
        while True:
            pass


class Asleep(sm.Bot):
    def choose(self, view: sm.View) -> sm.Choice:
        time.sleep(60)
        return view.legal[0]


class Stubborn(sm.Bot):
    """Catches what interrupts it, the first time."""

    def choose(self, view: sm.View) -> sm.Choice:
        try:
            while True:
                pass
        except BaseException:
            while True:
                pass


class Unmade(sm.Bot):
    def __init__(self) -> None:
        raise OSError("no file")


class Greedy(sm.Bot):
    """Plays as a pro does, through its own view."""

    def choose(self, view: Any) -> sm.Choice:
        engine = view._adapter.engine
        (number,) = bot_named("pro", engine, "7").choose(view.record)
        return next(choice for choice in view.legal if choice.as_number == number)


FAILURES: list[tuple[type[sm.Bot], str]] = [
    (Raises, "Raises raised an error. ZeroDivisionError: no luck (test_league.py, line"),
    (Exits, "Exits raised an error. SystemExit: 0"),
    (Illegal, "Illegal chose PolarBear9, which isn’t allowed. Use one of: "),
    (Silent, "Silent chose None, which isn’t allowed"),
    (Endless, "Endless didn’t answer within 0.05 seconds."),
    (Asleep, "Asleep didn’t answer within 0.05 seconds."),
    (Stubborn, "Stubborn didn’t answer within 0.05 seconds."),
    (Unmade, "Unmade raised an error. OSError: no file"),
]


@pytest.mark.parametrize(("bot", "said"), FAILURES)
def test_a_bot_that_fails_loses_and_the_league_goes_on(bot: type[sm.Bot], said: str) -> None:
    found = sm.league([bot, "random", "random"], games=3, patience=0.05)
    assert found.games == len(found.forfeits) == 3
    assert found.share == 0
    for game, line in enumerate(found.forfeits):
        assert line.startswith(
            f"{bot.__name__} against random, game {game}, seed 7, seat {game + 1}, choice "
        )
        assert said in line
    assert found.forfeits[0] in str(found)
    assert "3 forfeits" in repr(found)
    assert bot.__name__ in found._repr_html_()


def test_those_who_play_on_win() -> None:
    """Three that fail against one that does not: the one has won every game."""
    found = sm.league(["random", Raises, Raises], games=4)
    assert found.share == 1
    assert len(found.forfeits) == 4
    standing = {one.bot: one for one in found.standings}
    assert standing["Raises"].forfeits == 4
    assert standing["random"].forfeits == 0


def test_a_bot_of_ones_own_counts_as_the_same_bot_of_ours() -> None:
    """A pro behind a class wins as often as a pro."""
    ours = sm.league(["pro", "rookie", "rookie"], games=400)
    own = sm.league([Greedy, "rookie", "rookie"], games=60)
    assert not own.forfeits
    assert own.interval[0] < ours.share < own.interval[1]


class Peeks(First):
    """Raises if it is shown more of the deck than the cards it has held."""

    def choose(self, view: sm.View) -> sm.Choice:
        known = int((view.record.deck >= 0).sum())
        if view.phase == "draft" and known > 6 + 5 * (view.round * 6):
            raise AssertionError(f"sees {known} cards")
        if view.phase == "draft" and view.round == 1 and len(view.bench) == 0 and known != len(view.hand):
            raise AssertionError(f"sees {known} cards, holds {len(view.hand)}")
        return super().choose(view)


def test_bots_are_asked_with_views_and_nothing_else() -> None:
    assert not sm.league([Peeks, Peeks, "random", "random"], games=3).forfeits
    assert not sm.simulate(seats=4, games=3, bots=Peeks).forfeits
    assert sm.new(seats=4, bots=[Peeks] * 4).over


def test_unequal_lists_and_labels() -> None:
    mixed = sm.league([First, "random", Last, "rookie"], games=8)
    assert mixed.others == "random + Last + rookie"
    assert mixed.games == 8
    assert mixed.fair == 0.25
    other_first = type("First", (Last,), {})
    twice = sm.league([First, other_first, other_first], games=2)
    assert (twice.bot, twice.others) == ("First", "First (2)")
    same = sm.league(["pro", "pro", "pro"], games=30)
    assert same.games == 30


def test_an_object_plays_all_its_seats() -> None:
    class Counts(First):
        def __init__(self) -> None:
            self.asked = 0

        def choose(self, view: sm.View) -> sm.Choice:
            self.asked += 1
            return super().choose(view)

    one = Counts()
    sm.league([one, one, "random"], game="allstar", games=2)
    sm.league([one, "random"], game="hoops", games=2)
    assert one.asked > 100


def test_processes_play_the_same_games() -> None:
    alone = sm.league([First, "random", "random"], games=6)
    shared = sm.league([First, "random", "random"], games=6, processes=2)
    assert alone.facts == shared.facts


def test_a_class_that_other_processes_cannot_find_is_refused() -> None:
    class Local(First):
        pass

    with pytest.raises(ValueError, match="Local can’t be found by other processes"):
        sm.league([Local, "random"], games=2, processes=2)
    with pytest.raises(ValueError, match="Local can’t be found by other processes"):
        sm.simulate(seats=2, bots=[Local, "random"], games=2, processes=2)


def test_a_simulation_with_own_bots() -> None:
    result = sm.simulate("allstar", seats=3, games=12, bots=[Last, "pro", "pro"])
    assert result.games == 12
    assert result.win_shares[1] < 0.34
    assert abs(sum(result.win_shares.values()) - 1) < 1e-3
    again = sm.simulate("allstar", seats=3, games=12, bots=[Last, "pro", "pro"])
    assert again.digest == result.digest
    assert again.digest != sm.simulate("allstar", seats=3, games=12, bots=[First, "pro", "pro"]).digest


def test_a_simulation_goes_on_after_failures() -> None:
    result = sm.simulate("allstar", seats=3, games=4, bots=["random", Illegal, "random"])
    assert result.win_shares == {1: 0.5, 2: 0.0, 3: 0.5}
    assert [one["seat"] for one in result.forfeits] == [2] * 4
    assert "forfeits" in result.facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_in_every_language(language: str) -> None:
    found = sm.league([Raises, "random"], games=2, language=language)
    result = sm.simulate(seats=2, games=100, language=language)
    assert len({str(found), found._repr_html_(), str(result), result._repr_html_()}) == 4
    assert "<svg" in result._repr_html_()


def test_a_simulation_is_the_command_line_s() -> None:
    result = sm.simulate("allstar", seats=4, games=300, bots="rookie", seed=9)
    command = [sys.executable, "-m", "sixthman", "simulate", "--games", "300", "--bots", "rookie"]
    out = subprocess.run([*command, "--seed", "9", "--json"], capture_output=True, check=True).stdout
    assert json.loads(out)["digest"] == result.digest


# --- on the command line


def sixthman(*words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sixthman", *words, "--language", language]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_the_league_of_the_command_line(bots: Path) -> None:
    done = sixthman("league", "--bots", "mine.py:Leaves,random", "--games", "2", "--processes", "2", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert len(facts["forfeits"]) == 4
    assert "RuntimeError: enough (mine.py, line" in facts["forfeits"][0]["reason"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_the_failures(bots: Path, language: str) -> None:
    done = sixthman(
        "league", "--bots", "mine.py:Endless,random", "--games", "1", "--patience", "0.1", language=language
    )
    assert done.returncode == 0, done.stderr
    assert "mine.py:Endless" in done.stdout.splitlines()[-1]
    assert "0.1" in done.stdout.splitlines()[-1]


def test_a_league_goes_on_from_its_file(bots: Path) -> None:
    league = ("league", "--bots", "mine.py:Highest,mine.py:Raises", "--games", "3", "--output", "games.jsonl")
    first = sixthman(*league, "--json")
    kept = Path("games.jsonl").read_text("utf-8")
    assert '"forfeit"' in kept
    Path("games.jsonl").write_text("".join(kept.splitlines(True)[:-2]), "utf-8")
    assert json.loads(sixthman(*league, "--json").stdout) == json.loads(first.stdout)


def test_the_simulation_of_the_command_line(bots: Path) -> None:
    done = sixthman("simulate", "--bots", "mine.py:Highest,pro,pro,mine.py:Raises", "--games", "2")
    assert done.returncode == 0, done.stderr
    assert "2 of 2 games. First: game 0, seat 4" in " ".join(done.stdout.split())
    refused = sixthman("simulate", "--bots", "mine.py:Highest", "--output", "kept", "--games", "2")
    assert refused.returncode == 2
    assert "play in Python" in refused.stderr


def test_an_installed_package_offers_a_bot(bots: Path) -> None:
    """Nothing of ours changes: an entry point makes the name known."""
    folder = bots.parent / "offered-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: offered\nVersion: 1.0\n", "utf-8")
    (folder / "entry_points.txt").write_text(
        "[sixthman.bots]\nhighest = mine:Highest\npro = mine:Raises\n", "utf-8"
    )
    script = (
        "import sys; sys.path.insert(0, '.'); import sixthman as sm; "
        "print(repr(sm.league(['highest', 'pro'], games=2)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert "highest against pro, 2 games" in done.stdout, done.stderr
    assert "failed" not in done.stdout
    script = "import sys; sys.path.insert(0, '.'); import sixthman as sm; sm.new(bots='lowest')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert "Use one of: random, rookie, starter, pro, captain, mvp, highest." in done.stderr


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mine.py:Nobody", "there is no Nobody in it. Bots there: Highest, Raises"),
        ("mine.py:NOT_A_BOT", "is no bot"),
        ("nowhere.py:Mine", "there is no file nowhere.py here"),
        ("no.such.module:Mine", "ModuleNotFoundError"),
        ("broken.py:Mine", "SyntaxError"),
        ("raises.py:Mine", "ValueError: not today (raises.py, line 1)"),
        ("gretzky", "There is no bot"),
        ("", "There is no bot"),
    ],
)
def test_names_that_lead_nowhere(bots: Path, name: str, said: str) -> None:
    Path("broken.py").write_text("class Mine(:", "utf-8")
    Path("raises.py").write_text("raise ValueError('not today')", "utf-8")
    with pytest.raises(sm.BadOption) as caught:
        new("allstar", seats=2, bots=[name])
    assert said in str(caught.value)
