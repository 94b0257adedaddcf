"""A new phase stays inside its game's folder: what shared rooms know of it follows from the declaration."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tests.plugin.conftest import PACKAGES, Command
from tests.plugin.test_environments import approve

# Before the first bid each bidder seals whether to pay an ante, which costs a point. Numbers that stand for
# something keep their meaning; new ones are added behind them.
CHANGES = {
    "declaration.py": [
        ("BID, OVER = range(2)", "BID, OVER, ANTE = range(3)\nSTAY = CARDS"),
        ('Phase("over"))', 'Phase("over"), Phase("ante", "antes", seconds=20.0))'),
        (
            '(Choices("bid", 0, CARDS),)',
            '(Choices("bid", 0, CARDS), Choices("stay", STAY), Choices("pay", STAY + 1))',
        ),
        ("longest=SEATS * HAND", "longest=SEATS * (HAND + 1)"),
    ],
    "rules/__init__.py": [
        ("import BID, CARDS", "import ANTE, STAY, BID, CARDS"),
        ("state.round_ = NONE, BID, 0", "state.round_ = NONE, ANTE, 0"),
        ("    return cards_held(state)\n", "    return 2 if state.phase == ANTE else cards_held(state)\n"),
        (
            "    return int(state.hand[seat, k])\n",
            "    return STAY + k if state.phase == ANTE else int(state.hand[seat, k])\n",
        ),
        ("state.phase == BID and waiting", "state.phase != OVER and waiting"),
        (
            '    """Open the bids: the highest one takes the prize."""\n',
            '    """Open the antes, or the bids: the highest one takes the prize."""\n'
            "    if state.phase == ANTE:\n"
            "        for seat in range(int(state.seats)):\n"
            "            state.points[seat] -= int(state.bid[seat]) - STAY\n"
            "            state.bid[seat] = NONE\n"
            "        state.phase, state.locked = BID, 0\n"
            "        return\n",
        ),
    ],
    "bots/__init__.py": [
        ("import CARDS", "import ANTE, CARDS"),
        (
            "    if level == PRO:",
            "    if state.phase == ANTE and level > 0:\n        return 0\n    if level == PRO:",
        ),
    ],
}


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """The package with the new phase."""
    folder = tmp_path / "changed"
    copytree(PACKAGES, folder, ignore=ignore_patterns("__pycache__"))
    for name, changes in CHANGES.items():
        file = folder / "auction" / name
        text = file.read_text("utf-8")
        for before, after in changes:
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        file.write_text(text, "utf-8")
    return folder


def test_the_terminal_lists_it_and_the_record_has_it(command: Command, changed: Path) -> None:
    typed = "pay\n1\n1\n"
    arguments = ("play", "auction", "--rounds", "2", "--seed", "7", "--save", "game.txt")
    played = command(*arguments, typed=typed, packages=(changed,))
    assert played.returncode == 0, played.stderr
    assert "Bidder 1: antes\n    1  stay\n    2  pay\n" in played.stdout
    assert "Bidder 1 chooses pay.\nBot 2 (pro) chooses stay.\nBot 3 (pro) chooses stay.\n" in played.stdout
    assert "Scores: Bidder 1 -1, Bot 2 (pro) 0, Bot 3 (pro) 0." in played.stdout
    verified = command("replay", "game.txt", "--verify", packages=(changed,))
    assert verified.returncode == 0, verified.stderr
    hinted = command("hint", "game.txt", "--step", "1", "--worlds", "50", "--json", packages=(changed,))
    assert {one["choices"] for one in json.loads(hinted.stdout)["candidates"]} == {"stay", "pay"}


def test_simulations_play_it_alike_on_every_target(command: Command, changed: Path) -> None:
    asked = ("simulate", "auction", "--games", "100", "--json", "--target")
    found = [json.loads(command(*asked, on, packages=(changed,)).stdout) for on in ("cpu", "interpreted")]
    assert found[0]["digest"] == found[1]["digest"]
    assert found[0]["decisions"] == 100 * 3 * 6


@pytest.mark.parametrize("library", ["pettingzoo", "openspiel", "gymnasium"])
def test_learners_have_its_choices(changed: Path, library: str) -> None:
    approve(library, changed)


def test_the_server_knows_its_name_and_its_pace(command: Command, changed: Path, tmp_path: Path) -> None:
    """What the page draws is the catalog: phases by name, and what each choice is called."""
    script = tmp_path / "asked.py"
    script.write_text(
        "from sixthman.registry import game_named\n"
        "from sixthman.server.catalogue import catalogue\n"
        "from sixthman.server.engines import newest_rules\n"
        "from sixthman.server.pace import allowance\n"
        "from sixthman.table import Table\n"
        "rules = newest_rules(game_named('auction'))\n"
        "facts = catalogue(rules)\n"
        "table = Table(rules.adapter, rules.adapter.options(), '7')\n"
        "assert facts['phases'] == ['bid', 'over', 'ante']\n"
        "assert facts['choices'][-2:] == ['stay', 'pay']\n"
        "assert facts['kinds_of_choices'][-1] == {'name': 'pay', 'first': 25, 'count': 1}\n"
        "assert table.heading == 'antes'\n"
        "assert allowance('steady', rules.adapter, table.view()) == 20.0\n"
        "print('all of it')\n",
        "utf-8",
    )
    asked = command(script=script, packages=(changed,))
    assert asked.stdout == "all of it\n", asked.stderr
