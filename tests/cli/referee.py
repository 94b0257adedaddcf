"""Teams and lines for the referee, and what it answers, for tests."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

from sixthman.games.allstar.terminal.referee import answer_lines

# In each of these teams no more is alike than its name says.
FIVE_DUCKS = "Duck1 Duck2 Duck3 Duck4 Duck6"  # no run: the 5 is missing
FIVE_WOLVES = "Wolf1 Wolf2 Wolf3 Wolf5 Wolf6"
THREE_GOALS = "Rabbit5 Duck6 Beaver7 Wolf8 Shark9"
THREE_PUCKS = "Rabbit6 Duck7 Beaver8 Tiger9 Panda5"
THREE_FOURS = "Rabbit4 Beaver4 Eagle4 Rabbit1 Panda6"
OTHER_FOURS = "Penguin4 Panda4 Wolf4 Shark1 Tiger9"
THREE_HORSES = "Horse2 Horse7 Horse9 Caribou8 PolarBear6"
NO_SYMBOL = "Rabbit1 Duck2 Beaver3 Eagle4 Penguin9"
ONE_SKATE = "Wolf4 Shark2 Tiger1 Horse5 Caribou8"
RUN = "Rabbit1 Duck2 Beaver3 Eagle4 Horse5"
OTHER_RUN = "Eagle6 Panda7 Shark3 Caribou4 Tiger5"
HIGH_RUN = "Beaver6 Caribou7 PolarBear8 Eagle9 Panda5"
NO_RUN = "Beaver6 Caribou7 PolarBear8 Eagle9 Tiger1"
EACH_SYMBOL = "Rabbit5 Duck7 Beaver9 Eagle2 Wolf4"  # Goal, Puck, Helmet, Glove, Skate
BEARS_AND_FOURS = "PolarBear6 PolarBear7 PolarBear8 Duck4 Panda4"
THREE_GLOVES = "Rabbit8 Duck9 Beaver1 Eagle4 Penguin3"
THREE_SKATES = "Panda3 Wolf4 Tiger7 Shark9 Horse5"


def case(players: int, *teams: str, arena: str | None = None, **more: Any) -> str:
    """A line with teams."""
    return json.dumps({"players": players, "arena": arena, "teams": [team.split() for team in teams]} | more)


def shots(players: int, *cards: str, **more: Any) -> str:
    """A line with a shootout."""
    return json.dumps({"players": players, "shootout": cards} | more)


def answers(*lines: str, language: str = "en", edition: str = "2025") -> tuple[int, list[Any], str]:
    """Exit status, answers and complaints, in this process."""
    out, complaints = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(complaints):
        status = answer_lines(language, lines, edition)
    return status, [json.loads(line) for line in out.getvalue().splitlines()], complaints.getvalue()


def settled(line: str, language: str = "en") -> dict[str, Any]:
    """The answer to a good line."""
    status, found, complaints = answers(line, language=language)
    assert (status, len(found), complaints) == (0, 1, "")
    answer: dict[str, Any] = found[0]
    return answer


def refused(line: str, language: str = "en") -> str:
    """The complaint about a bad line: the same sentence for people and for programs, with its line."""
    status, found, complaints = answers("", line, language=language)
    assert status == 2
    assert found == [{"line": 2, "error": complaints.rstrip("\n")}]
    return complaints


def filtered(stdin: bytes, *options: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The real command, fed from outside."""
    surroundings = {"SIXTHMAN_LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"} | environment
    return subprocess.run(
        [sys.executable, "-m", "sixthman", "referee", *options],
        input=stdin,
        capture_output=True,
        check=False,
        timeout=60,
        env=os.environ | surroundings,
    )
