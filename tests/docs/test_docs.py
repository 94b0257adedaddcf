"""Every block of code in the README and the docs is run, or a rule here says why it is not.

A shell line that is not run is still checked: its flags are read, its files and extras have to exist.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixthman.bots import ROOKIE
from sixthman.cli.app import build_app
from sixthman.cli.lab_balance import game_of as game_of_plan
from sixthman.cli.lab_try import game_of
from sixthman.games.allstar.rules.cards import STANDARD, load_cards, write_cards
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.hoops.rules import cards as hoops_cards
from sixthman.lab.balance_plan import read_plan
from sixthman.lab.store import open_results
from sixthman.lab.trying import try_cards
from sixthman.registry import game_named
from sixthman.table import Record, Table
from tests.lab.made_up import allstar_results
from tests.messages import words

from .pages import ELSEWHERE, PAGES, ROOT, all_blocks, blocks, lines, without_comment

LANGUAGES = {"sh", "console", "python", "json", "toml", "sql", "ftl", "text"}
CARD_PAGES = ("cards.md", "cards-hoops.md")
CHANGES = [block for block in blocks("toml") if block.page == "try-cards.md"]
PLANS = [block for block in blocks("toml") if block.page == "balance.md"]
TOML_OF_ITS_OWN = (*CARD_PAGES, "try-cards.md", "balance.md", "translate.md")
NO_EXAMPLES = ("CHANGELOG.md", "modules.md")  # they name commands, without what they work on


def flags_are_read(line: str) -> None:
    words = shlex.split(line)
    build_app("en").parse_args(words[words.index("sixthman") + 1 :], exit_on_error=False, print_error=False)


def make_knows_it(line: str) -> None:
    done = subprocess.run(
        ["make", "--dry-run", *shlex.split(line)[1:]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def extras_are_there(line: str) -> None:
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for named in re.findall(r"sixthman\[([^\]]*)\]", line):
        assert set(named.split(",")) <= set(known)


def script_is_there(line: str) -> None:
    scripts = [
        word.removesuffix(".py").replace("/", ".") for word in shlex.split(line) if word.startswith("bench")
    ]
    assert scripts or "-m sixthman" in line
    for script in scripts:
        path = ROOT / script.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), script


# What is not run, why, and what is looked at instead. The first rule that fits counts.
NOT_RUN: list[tuple[str, str, Callable[[str], None]]] = [
    (r"make ", "it plays, installs, or runs all tests", make_knows_it),
    (r"pip install ", "it installs packages", extras_are_there),
    (
        r"(\w+=(\$\([^)]*\)|\S+) )?python (-I )?(-m bench|bench/|-m sixthman)",
        "it measures for minutes",
        script_is_there,
    ),
    (r"sixthman serve(?!.*--check)", "it serves until it is stopped", flags_are_read),
    (r"sixthman play\b", "it waits for people", flags_are_read),
    (r"sixthman referee$", "it waits for people", flags_are_read),
    (r"sixthman bot\b", "it needs a server's table; tests/library/test_online.py has one", flags_are_read),
    (r"sixthman admin\b", "it asks a running server; tests/server/test_admin.py has one", flags_are_read),
    (r"sixthman site\b", "it copies the built page; tests/server/test_site.py has one", flags_are_read),
    (r"sixthman report .*--open", "it opens a browser", flags_are_read),
]
LONG = r"sixthman lab (?!try)"  # compiles all bots for a minute
SMALLER = (
    ("--games 1000000", "--games 1000"),
    ("--games 50000", "--games 300"),
    ("--games 20000", "--games 1000"),
)


def commands() -> list[tuple[str, str]]:
    """Page and line: all of sh blocks, and commands of ours in running text."""
    found = [(page, without_comment(line)) for page, line in lines("sh")]
    found += [
        (page, line)
        for page, text in PAGES.items()
        if page not in NO_EXAMPLES and (page, "sh") not in ELSEWHERE
        for line in re.findall(r"`(sixthman [^`]+)`", text)
    ]
    return list(dict.fromkeys(found))


def rule_for(line: str) -> tuple[str, str, Callable[[str], None]] | None:
    return next((rule for rule in NOT_RUN if re.match(rule[0], line)), None)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a finished game in it, card files, and a bot."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=2), seed="7")
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, table.legal(seat)[:1])
    Record.of(table).save(tmp_path / "game.txt")
    (tmp_path / "mine.toml").write_text(write_cards(STANDARD, provenance=False), "utf-8")
    hoops = hoops_cards.write_cards(hoops_cards.STANDARD, provenance=False)
    (tmp_path / "mine-hoops.toml").write_text(hoops, "utf-8")
    for name in ("changes.toml", "found.toml"):
        (tmp_path / name).write_text(CHANGES[0].text, "utf-8")
    for name in ("old.toml", "new.toml"):
        (tmp_path / name).write_text((tmp_path / "mine.toml").read_text("utf-8"), "utf-8")
    bot = next(
        block for block in all_blocks() if block.page == "write-a-bot.md" and block.language == "python"
    )
    (tmp_path / "mine.py").write_text(bot.text, "utf-8")
    return tmp_path


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "SIXTHMAN_LANGUAGE": "en"}
    ours = f"{shlex.quote(sys.executable)} -m sixthman "
    return subprocess.run(
        re.sub(r"(^|\| )sixthman ", lambda found: found[1] + ours, command),
        shell=True,
        cwd=folder,
        env=environment,
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
    )


def test_every_block_says_what_it_is() -> None:
    found = all_blocks()
    assert {block.language for block in found} <= LANGUAGES
    assert len(commands()) > 60
    assert len(blocks("python")) > 5


def test_blocks_of_other_pages_are_run_by_the_tests_that_are_named() -> None:
    for (page, language), test in ELSEWHERE.items():
        assert page in (ROOT / test).read_text("utf-8")
        assert any((block.page, block.language) == (page, language) for block in all_blocks())


@pytest.mark.parametrize(
    ("page", "line"), [(page, line) for page, line in commands() if rule_for(line)], ids=" ".join
)
def test_what_is_not_run_is_checked(page: str, line: str) -> None:
    found = rule_for(line)
    assert found
    found[2](line)


@pytest.mark.parametrize("rule", NOT_RUN, ids=lambda rule: rule[0])
def test_each_rule_is_needed(rule: tuple[str, str, Callable[[str], None]]) -> None:
    assert any(rule_for(line) == rule for _, line in commands())


def _before(page: str, line: str) -> list[str]:
    """What an evening's page has told to enter before this line: it is the same evening."""
    told = [other for one, other in commands() if one == page and other.startswith("sixthman evening ")]
    return told[: told.index(line)] if line in told else []


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(
    ("page", "line"),
    [
        pytest.param(page, line, marks=pytest.mark.long if re.search(LONG, line) else [])
        for page, line in commands()
        if not rule_for(line)
    ],
)
def test_command(page: str, line: str, folder: Path) -> None:
    for much, less in SMALLER:
        line = line.replace(much, less)
    if line.startswith("sixthman lab"):
        line = re.sub(r"--games \d+|$", " --games 200", line, count=1)
    if line.startswith("sixthman report"):
        allstar_results(folder / shlex.split(line)[2], 40)
    for earlier in _before(page, line):
        assert run(earlier, folder).returncode == 0
    done = run(line, folder)
    assert done.returncode == 0, done.stderr
    written = folder / line.partition(" > ")[2].strip()
    assert done.stdout.strip() or written.read_text("utf-8").strip()


@pytest.mark.parametrize(("page", "line"), lines("console"))
def test_command_of_a_cluster(page: str, line: str) -> None:
    """A cluster takes several machines: tests/lab runs one; here the flags of our own command are read."""
    prompt, _, command = without_comment(line).partition(" ")
    assert prompt == "$"
    assert re.match(r"(RAY_ADDRESS=\S+ sixthman|ray start) ", command)
    if "sixthman" in command:
        flags_are_read(command)


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: block.page)
def test_python_example(block: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block.text, block.page, "exec"), {"__name__": "example"})


@pytest.mark.parametrize("block", blocks("json"), ids=lambda block: block.page)
def test_json_example(block: Any) -> None:
    assert json.loads(block.text)


@pytest.mark.parametrize(
    "block", [block for block in blocks("toml") if block.page in CARD_PAGES], ids=lambda block: block.page
)
def test_rows_of_card_files(block: Any, folder: Path) -> None:
    """A row for a list of the standard cards, or a section in the place of its own."""
    hoops = block.page == "cards-hoops.md"
    file = folder / ("mine-hoops.toml" if hoops else "mine.toml")
    text = file.read_text("utf-8")
    if block.text.startswith(" "):
        section = "coach" if "beside" in block.text else "arena"
        changed = text.replace(f"\n{section} = [\n", f"\n{section} = [\n{block.text}")
    else:
        section = block.text.partition(" = ")[0]
        changed = re.sub(rf"^{section} = \[.*?^\]\n", block.text, text, flags=re.S | re.M)
    assert changed != text
    file.write_text(changed, "utf-8")
    read: Any = (hoops_cards.load_cards if hoops else load_cards)(file)
    assert read != (hoops_cards.STANDARD if hoops else STANDARD)


@pytest.mark.parametrize(("block", "game"), list(zip(CHANGES, ("allstar", "hoops"), strict=True)))
def test_change_files(block: Any, game: str, tmp_path: Path) -> None:
    """They change the standard cards of the game whose sections they have."""
    (tmp_path / "changes.toml").write_text(block.text, "utf-8")
    assert game_of(tmp_path / "changes.toml") == game
    standard = game_named(game).cards()
    assert standard.changed(tmp_path / "changes.toml").digest != standard.digest


@pytest.mark.parametrize("block", PLANS, ids=lambda block: block.page)
def test_plans(block: Any, tmp_path: Path) -> None:
    """Their numbers are on the standard cards, which may have any within the bounds; so are their figures."""
    (tmp_path / "plan.toml").write_text(block.text, "utf-8")
    plan = read_plan(tmp_path / "plan.toml")
    game = game_of_plan(plan)
    cards = game_named(game).cards()
    assert plan.start(cards.cards.sections)
    for bound in ("least", "most"):
        values = tuple(getattr(turned, bound) for turned in plan.numbers)
        (tmp_path / "changes.toml").write_text(plan.changes(values, cards.cards.sections), "utf-8")
        assert cards.changed(tmp_path / "changes.toml").digest != cards.digest
    options = game_named(game).options()
    trial = try_cards(options, options, [("rookie", ROOKIE)] * options.seats, 8, "7")
    known = {f"{found.measure.chapter}/{found.measure.name}" for found in trial.found}
    assert {target.measure for target in plan.targets} <= known


@pytest.mark.parametrize(
    "block",
    [block for block in blocks("toml") if block.page not in TOML_OF_ITS_OWN],
    ids=lambda block: block.page,
)
def test_settings_of_a_package(block: Any) -> None:
    """Entry points have the name of a group that we look for."""
    (groups,) = (found["entry-points"] for found in tomllib.loads(block.text).values())
    assert set(groups) <= {"sixthman.bots", "sixthman.games"}


def test_forbidden_words_as_shown_stand_in_the_list() -> None:
    (block,) = [block for block in blocks("toml") if block.page == "translate.md"]
    listed = list(map(vars, words.rows("de")))
    assert all(vars(words.row(shown)) in listed for shown in tomllib.loads(block.text)["row"])


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("block", blocks("sql"), ids=lambda block: block.page)
def test_question(block: Any, folder: Path) -> None:
    done = run("sixthman simulate allstar --games 300 --bots random --output season.duckdb", folder)
    assert done.returncode == 0, done.stderr
    with open_results(folder / "season.duckdb") as results:
        for question in filter(str.strip, block.text.split(";")):
            assert results.execute(question).fetchall()
