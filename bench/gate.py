"""The gate: no change may make the search weaker, measured with a fixed number of deals.

    python -m bench.gate                                  everything that is missing, then docs/gate.md
    python -m bench.gate --parts four-today --deals 250 --seconds 280 --play-only
    python -m bench.gate --page-only

Each part is a duel (`bench.duels`): the same deals from every seat, this many worlds for every choice.
Results lie in bench/found/gate.jsonl, one line a deal, and are not played again; delete the lines of a part
to measure it anew. A part can be played in pieces and by several machines (--first, --deals).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from bench.duels import TODAY, Duel, Tally, play, tally
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.table import HoopsOptions

FOUND = Path("bench") / "found" / "gate.jsonl"
PAGE = Path("docs") / "gate.md"
PHASES = ("draft", "lineup", "playoff-team", "shootout", "lay-down", "cut")


@dataclass(frozen=True)
class Part:
    """A duel, and the win rate that must be reached, or surely must not be missed."""

    duel: Duel
    least: float
    deals: int = 250


def _four(one: str, rest: str, least: float, deals: int = 250) -> Part:
    return Part(Duel("allstar", AllstarOptions(seats=4), one, rest), least, deals)


def _two(mode: str, one: str, rest: str, least: float) -> Part:
    return Part(Duel("allstar", AllstarOptions(seats=2, mode=mode), one, rest), least, 500)


def _hoops(one: str, rest: str, least: float, deals: int = 250) -> Part:
    return Part(Duel("hoops", HoopsOptions(), one, rest), least, deals)


PARTS = {
    "four-today": _four("mvp@60", "today@60", 0.40, 500),
    **{
        f"{mode}-today": _two(mode, "mvp@60", "today@60", 0.62)
        for mode in ("heritage", "free-agency", "clash")
    },
    "four-pro": _four("mvp@60", "pro", 0.80),
    "four-time": _four("mvp@600", "mvp@60", 0.32),
    **{f"four-{phase}": _four(f"mvp@60:{phase}", "pro", 0.25) for phase in PHASES},
    "four-starter-rookie": _four("starter", "rookie", 0.40),
    "four-pro-starter": _four("pro", "starter", 0.40),
    "four-captain-pro": _four("captain", "pro", 0.40),
    "four-mvp-captain": _four("mvp@200", "captain", 0.40),
    "hoops-starter-rookie": _hoops("starter", "rookie", 0.60),
    "hoops-pro-starter": _hoops("pro", "starter", 0.60),
    "hoops-captain-pro": _hoops("captain", "pro", 0.60),
    "hoops-mvp-captain": _hoops("mvp@100", "captain", 0.60),
    "four-rookie": _four("mvp@60", "rookie", 0.80),
    "four-counter": _four("mvp@60", "counter", 0.70),
    "four-symbols": _four("mvp@60", "pro:symbols", 0.70),
    "four-numbers": _four("mvp@60", "pro:numbers", 0.70),
    "four-species": _four("mvp@60", "pro:species", 0.70),
    "four-impatient": _four("mvp@60", "pro:impatient", 0.70),
    "hoops-today": _hoops("mvp@12", "today@12", 0.62, 1000),
    "hoops-pro": _hoops("mvp@12", "pro", 0.80),
    "hoops-time": _hoops("mvp@120", "mvp@12", 0.57),
    "hoops-attack": _hoops("mvp@12", "pro:attack", 0.70),
    "hoops-defence": _hoops("mvp@12", "pro:defence", 0.70),
    "hoops-tactics": _hoops("mvp@12", "pro:tactics", 0.70),
    "hoops-players": _hoops("mvp@12", "pro:players", 0.70),
}


def main() -> None:
    """Play what is missing, write the page."""
    arguments = _arguments()
    deadline = time.monotonic() + arguments.seconds
    if not arguments.page_only:
        for name in arguments.parts:
            if not play_part(name, arguments, deadline):
                sys.exit("Out of time. The same command goes on.")
    if not arguments.play_only:
        PAGE.write_text(page(read()), "utf-8")
        print(f"Wrote {PAGE}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.gate", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--parts", default=",".join(PARTS), help=f"of {', '.join(PARTS)}")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--deals", type=int, help="at most so many deals of each part")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop playing after so long")
    parser.add_argument("--compiled", action="store_true", help="by Numba, for this processor: quicker")
    parser.add_argument("--play-only", action="store_true", help="write no page")
    parser.add_argument("--page-only", action="store_true", help="play nothing")
    arguments = parser.parse_args()
    arguments.parts = arguments.parts.split(",")
    if set(arguments.parts) - set(PARTS):
        parser.error(f"parts are {', '.join(PARTS)}")
    return arguments


def play_part(name: str, arguments: argparse.Namespace, deadline: float) -> bool:
    """Play the deals of a part that are missing; False if the time was too short."""
    part, found = PARTS[name], read().get(name, {})
    end = min(part.deals, arguments.first + (arguments.deals or part.deals))
    FOUND.parent.mkdir(exist_ok=True)
    for deal in range(arguments.first, end):
        if deal in found:
            continue
        if time.monotonic() >= deadline:
            tell(name, found)
            return False
        (found[deal],) = play(part.duel, range(deal, deal + 1), arguments.compiled)
        with FOUND.open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, deal, found[deal]]) + "\n")
    tell(name, found)
    return True


def tell(name: str, found: dict[int, Any]) -> None:
    """A line for who waits."""
    if found:
        all_ = tally(list(found.values()))
        print(f"{name}: {all_.share:.1%} ± {all_.half:.1%} of {all_.games:,} games", flush=True)


def read() -> dict[str, dict[int, list[tuple[float, float]]]]:
    """What was played: by part, by deal."""
    found: dict[str, dict[int, Any]] = {}
    if FOUND.exists():
        for line in FOUND.read_text("utf-8").splitlines():
            name, deal, games = json.loads(line)
            found.setdefault(name, {})[deal] = games
    return found


def page(found: dict[str, dict[int, Any]]) -> str:
    """docs/gate.md."""
    lines = [
        "# The gate",
        "",
        "See whether a change made the search weaker. If so, it must not land.",
        "",
        f"Written by `python -m bench.gate` on {date.today()}. Run it again rather than editing this page.",
        "",
        "One bot sits alone, bots of the other version in all other seats. The same deals are played from",
        f"every seat, with a fixed number of imagined deals. `today` is the search of commit `{TODAY}`",
        "in its own compiled module. Intervals hold the true share in 95 of 100 such duels; all games of a",
        "deal count as one. Raw results: `bench/found/gate.jsonl`.",
        "",
        "| Game | Alone | Against | Games | Win rate | Lead | Wanted | Is it |",
        "|---|---|---|--:|--:|--:|--:|--:|",
    ]
    for name, part in PARTS.items():
        if name in found:
            lines.append(_row(part, tally(list(found[name].values()))))
    return "\n".join(lines) + "\n"


def _row(part: Part, all_: Tally) -> str:
    duel, seats = part.duel, part.duel.seats
    game = "NBA Deck-Building" if duel.game == "hoops" else f"All-Star Draft, {_table(duel)}"
    verdict = "yes" if all_.share >= part.least else "**no**"
    return (
        f"| {game} | {duel.one} | {seats - 1} × {duel.rest} | {all_.games:,} "
        f"| {all_.share:.1%} ± {all_.half:.1%} | {all_.lead:+.1f} | {part.least:.0%} | {verdict} |"
    )


def _table(duel: Duel) -> str:
    return f"{duel.seats} seats" if duel.seats > 2 else str(getattr(duel.options, "mode", ""))


if __name__ == "__main__":
    main()
