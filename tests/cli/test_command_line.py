"""The command line as a whole: help in three languages, quick starts, and clear refusals."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable

import pytest

import sixthman
from sixthman.cli import main, take_language
from sixthman.games.allstar.declaration import CHOOSE_COACH
from sixthman.games.allstar.table import AllstarOptions
from sixthman.messages import LANGUAGES, say
from sixthman.table import Table

Run = Callable[..., tuple[int, str, str]]

TITLES = "All-Star Draft, NBA Deck-Building"
GAMES = "allstar (All-Star Draft), hoops (NBA Deck-Building)"

# Every option, and the message that explains it.
OPTIONS = {
    "play": {
        "GAME": "help-game",
        "--seats": "help-option-seats",
        "--edition": "help-option-edition",
        "--mode": "help-option-mode",
        "--coaches": "help-option-coaches",
        "--seed": "help-play-seed",
        "--people": "help-play-people",
        "--names": "help-play-names",
        "--bots": "help-play-bots",
        "--whistle": "help-option-whistle",
        "--species": "help-option-species",
        "--pick-team": "help-option-pick-team",
        "--opening-draft": "help-option-opening-draft",
        "--overtimes": "help-option-overtimes",
        "--first": "help-option-first",
        "--colors": "help-option-colors",
        "--cards": "help-own-cards",
        "--save": "help-play-save",
        "--patience": "help-patience",
        "--language": "help-language",
    },
    "referee": {
        "--jsonl": "help-referee-jsonl",
        "--edition": "help-option-edition",
        "--cards": "help-own-cards",
        "--language": "help-language",
    },
    "cards": {"GAME": "help-game", "--language": "help-language"},
    "simulate": {
        "GAME": "help-game",
        "--seats": "help-option-seats",
        "--edition": "help-option-edition",
        "--mode": "help-option-mode",
        "--coaches": "help-option-coaches",
        "--species": "help-option-species",
        "--games": "help-simulate-games",
        "--bots": "help-simulate-bots",
        "--seed": "help-simulate-seed",
        "--processes": "help-simulate-workers",
        "--target": "help-simulate-target",
        "--backend": "help-simulate-backend",
        "--output": "help-simulate-output",
        "--choices": "help-simulate-choices",
        "--whistle": "help-option-whistle",
        "--pick-team": "help-option-pick-team",
        "--opening-draft": "help-option-opening-draft",
        "--overtimes": "help-option-overtimes",
        "--first": "help-option-first",
        "--colors": "help-option-colors",
        "--cards": "help-own-cards",
        "--json": "help-simulate-json",
        "--patience": "help-patience",
        "--language": "help-language",
    },
    "bot": {
        "--bot": "help-bot-bot",
        "ADDRESS": "help-bot-address",
        "--name": "help-bot-name",
        "--seat": "help-bot-seat",
        "--patience": "help-patience",
        "--language": "help-language",
    },
    "report": {
        "FILE": "help-report-file",
        "--output": "help-report-output",
        "--open": "help-report-open",
        "--language": "help-language",
    },
    "replay": {
        "FILE": "help-replay-file",
        "--verify": "help-replay-verify",
        "--commitment": "help-replay-commitment",
        "--step": "help-replay-step",
        "--seat": "help-replay-seat",
        "--cards": "help-own-cards",
        "--language": "help-language",
    },
}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process: exit status, what it printed, what it complained of."""
    for variable in ("SIXTHMAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "300")

    def told(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["sixthman", *arguments])
        status = 0
        try:
            main()
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return told


def outside(code: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
        env=os.environ | {"SIXTHMAN_LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"},
    )


# --- help


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(run: Run, language: str) -> None:
    """The app's help names every command and says what it is for."""
    status, out, err = run("--language", language, "--help")
    assert (status, err) == (0, "")
    assert say(language, "help-app", games=TITLES) in out
    for command in OPTIONS:
        assert re.search(rf"\b{command}\b", out)
        assert say(language, f"help-{command}") in out


@pytest.mark.parametrize("command", OPTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_commands(run: Run, command: str, language: str) -> None:
    """A command's help names every option and explains it."""
    status, out, err = run(command, "--help", "--language", language)
    assert (status, err) == (0, "")
    assert say(language, f"help-{command}") in out
    explained = {}
    for line in out.splitlines():
        found = re.search(r"(?<!\S)(?:--[a-z-]+|[A-Z]{4,}(?= --))", line)
        if found:
            explained[found[0]] = line
    assert explained.keys() == OPTIONS[command].keys()
    for option, message in OPTIONS[command].items():
        assert say(language, message, games=GAMES) in explained[option]


@pytest.mark.parametrize("variable", ["SIXTHMAN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"])
def test_help_follows_the_machine(run: Run, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    """Without --language the help is in the machine's language, and --language goes before it."""
    monkeypatch.setenv(variable, "de_CH.UTF-8")
    assert say("de", "help-app", games=TITLES) in run("--help")[1]
    assert say("fr", "help-play") in run("play", "--help", "--language=fr")[1]


def test_no_command(run: Run) -> None:
    """The bare command shows its help."""
    status, out, _ = run()
    assert status == 0
    assert say("en", "help-simulate") in out


# --- language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["play", "--language", "de"], "de"),
        (["play", "--language=fr"], "fr"),
        (["--language", "fr", "play"], "fr"),
        (["--language=xx"], "xx"),
        (["play", "--language"], ""),
        (["play", "de"], "en"),
        ([], "en"),
    ],
)
def test_take_language(monkeypatch: pytest.MonkeyPatch, arguments: list[str], language: str) -> None:
    """The option wherever it is, else the machine's language."""
    monkeypatch.setenv("SIXTHMAN_LANGUAGE", "en")
    assert take_language(arguments)[0] == language


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["play"], ["simulate", "--json"], ["referee", "--jsonl"]]
)
def test_no_such_language(run: Run, arguments: list[str]) -> None:
    """Refused before anything else is done, with the languages there are."""
    for option in (["--language", "xx"], ["--language=xx"], ["--language", "FR"]):
        status, out, err = run(*arguments, *option)
        assert (status, out) == (2, "")
        assert option[-1].rpartition("=")[2] in err
        assert "en, fr, de" in err


@pytest.mark.parametrize("command", ["simulate", "replay"])
def test_language_before_the_command(run: Run, command: str) -> None:
    """`sixthman --language fr simulate …` is French, not an unknown command."""
    arguments = {"simulate": ["--games", "0"], "replay": ["nowhere.txt"]}[command]
    sentence = {"simulate": "Donnez un nombre de 1 à", "replay": "Impossible de lire nowhere.txt"}[command]
    status, out, err = run("--language", "fr", command, *arguments)
    assert (status, out) == (2, "")
    assert sentence in err


# --- refusals


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["dance"], "dance"),
        (["--dance"], "--dance"),
        (["replay"], "file"),
        (["referee", "--jsonl=maybe"], "maybe"),
        (["play", "--seats", "7"], "2–6"),
        (["play", "--people", "9"], "0 to 4"),
        (["play", "hoops"], "needs a terminal"),
        (["play", "--people", "1", "--names", "A,B"], "2 names"),
        (["play", "--bots", "genius"], "random, rookie, starter, pro, captain, mvp"),
        (["play", "--species", "Dragon"], "Dragon"),
        (["play", "--species", "Duck,Wolf"], "8 different species"),
        (["play", "--mode", "clash"], "clash"),
        (["play", "--edition", "2021"], "2025, 2020"),
        (["play", "--edition", "first"], "2025, 2020"),
        (["play", "--edition", "2020", "--mode", "clash", "--seats", "2"], "classic"),
        (["play", "--mode", "classic", "--seats", "2"], "heritage, free-agency, clash"),
        (["play", "--edition", "2020", "--mode", "classic", "--seats", "3"], "standard"),
        (["play", "--edition", "2020", "--species", "Duck,Wolf,Shark,Tiger", "--seats", "2"], "5 different"),
        (["play", "--coaches=maybe"], "maybe"),
        (["referee", "--edition", "1999"], "2025, 2020"),
        (["referee", "--edition", "1999", "--jsonl"], "2025, 2020"),
    ],
)
def test_refusals(run: Run, arguments: list[str], word: str) -> None:
    """Exit status 2, nothing on standard output, and the thing itself is named."""
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert word.lower() in err.lower()
    assert "Traceback" not in err


# --- what play is asked for


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        ([], AllstarOptions(seats=4, mode="standard", edition="2025", coaches=False)),
        (["--coaches"], AllstarOptions(seats=4, mode="standard", edition="2025", coaches=True)),
        (
            ["--coaches", "--seats", "2", "--mode", "clash"],
            AllstarOptions(seats=2, mode="clash", edition="2025", coaches=True),
        ),
        (["--edition", "2020"], AllstarOptions(seats=4, mode="standard", edition="2020", coaches=True)),
        (
            ["--edition=2020", "--seats=2"],
            AllstarOptions(seats=2, mode="classic", edition="2020", coaches=True),
        ),
        (
            ["--edition", "2020", "--no-coaches", "--no-whistle", "--seats", "6"],
            AllstarOptions(seats=6, mode="standard", edition="2020", whistle=False, coaches=False),
        ),
    ],
)
def test_play_sits_down_at_the_table_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], options: AllstarOptions
) -> None:
    """Edition, mode, coaches and whistle arenas as given; left out, as the edition has them."""
    tables: list[Table] = []

    def sit_down(table: Table, *_: object) -> bool:
        tables.append(table)
        return False

    monkeypatch.setattr("sixthman.games.allstar.terminal.run", sit_down)
    assert run("play", *arguments) == (0, "", "")
    assert [table.options for table in tables] == [options]
    view = tables[0].view()
    assert bool(view.coaches) == options.coaches
    assert (view.phase == CHOOSE_COACH) == options.coaches


# --- starting


def test_version(run: Run) -> None:
    """The version and nothing else."""
    assert run("--version") == (0, sixthman.__version__ + "\n", "")


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["simulate", "--help"], ["--version"]])
def test_help_loads_little(arguments: list[str]) -> None:
    """Help answers at once: it waits for no compiler, no table, no arrays, no server, no Markdown."""
    done = outside(
        f"import sys; sys.argv = ['sixthman', *{arguments!r}]\n"
        "from sixthman.cli import main\n"
        "try:\n"
        "    main()\n"
        "except SystemExit as leaving:\n"
        "    assert not leaving.code\n"
        "heavy = {'numba', 'textual', 'numpy', 'llvmlite', 'multiprocessing', 'asyncio', 'markdown_it'}\n"
        "print(sorted(heavy & sys.modules.keys()), file=sys.stderr)\n"
    )
    assert (done.returncode, done.stderr) == (0, "[]\n")
    assert done.stdout


def test_referee_and_replay_load_no_compiler() -> None:
    """Settling a table and telling a story need neither the compiler nor the terminal's table."""
    done = outside(
        "import sys\n"
        "from sixthman.games.allstar.terminal.referee import answer_lines\n"
        "import sixthman.cli.replay\n"
        'status = answer_lines("en", [\'{"players": 5, "shootout": ["Caribou2", "Horse4"]}\'])\n'
        "print(status, sorted({'numba', 'textual', 'llvmlite'} & sys.modules.keys()), file=sys.stderr)\n"
    )
    assert (done.returncode, done.stderr) == (0, "0 []\n")


@pytest.mark.parametrize("module", ["sixthman", "sixthman.cli"])
def test_as_a_module(module: str) -> None:
    """`python -m sixthman` is the command."""
    done = subprocess.run(
        [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stdout.strip()) == (0, sixthman.__version__)


def test_interrupted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C: one word and the usual exit status."""

    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sixthman.games.allstar.terminal.referee.ask_and_settle", stop)
    assert run("referee", "--language", "de") == (130, "", say("de", "interrupted") + "\n")


def test_reader_gone() -> None:
    """A reader that leaves early, as `| head` does, is no reason for a traceback."""
    writer = (
        "import sys; sys.argv = ['sixthman', 'referee', '--jsonl']\nfrom sixthman.cli import main\nmain()\n"
    )
    command = subprocess.Popen(
        [sys.executable, "-c", writer],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"SIXTHMAN_LANGUAGE": "en"},
    )
    assert command.stdout is not None
    command.stdout.close()
    line = b'{"players": 5, "shootout": ["Caribou2", "Horse4"]}\n'
    _, complaints = command.communicate(line * 10, timeout=60)
    assert b"Traceback" not in complaints
    assert command.returncode == 1
