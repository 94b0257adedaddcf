"""How good the bots are: the leagues behind docs/bots.md.

    python -m bench.bots                                  everything, then docs/bots.md
    python -m bench.bots --parts four-mvp --seconds 540 --play-only
    python -m bench.bots --parts hoops-mvp --share 2/3 --play-only
    python -m bench.bots --page-only                      docs/bots.md from the results there are

Results lie in a folder, one file a part and share; what is there already is not played again. Several
machines can each play a share; put all files into one folder before the page is written. Playing needs
only numpy and numba beside the package itself.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from bench.machine import one_core
from sixthman.bots.clock import Clock
from sixthman.bots.search import SearchBot
from sixthman.games.allstar.bots.search_rules import SEARCH_RULES
from sixthman.games.allstar.declaration import DRAFT
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.table import HoopsOptions
from sixthman.kernel.game import cpu_engine
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.stream import draw, new_stream
from sixthman.lab.league import League, LeagueGame, Pairing, agree
from sixthman.lab.matches import all_cores, play_league
from sixthman.lab.results import Results, machine
from sixthman.messages import UserError

PAGE = Path("docs") / "bots.md"
FOLDER = Path("dist") / "bots"
SEED = "bots"
SPEED = "speed"
MOST_LATE = 20  # milliseconds that 99 of 100 choices must keep to
LEAST_PLAYOUTS = 100_000  # a second, on one core
RUNS, WORLDS = 7, 400


@dataclass(frozen=True)
class Part:
    """One pairing, and what must hold: at least `target` of the wins, or surely more than the fair share."""

    table: str
    one: str
    rest: str
    games: int
    target: float | None

    @property
    def options(self) -> AllstarOptions | HoopsOptions:
        """What is played."""
        return TABLES[self.table]

    def league(self, games: int) -> League:
        """The same as a league."""
        return agree(self.options, (Pairing(self.one, self.rest),), games, SEED)


TABLES: dict[str, AllstarOptions | HoopsOptions] = {
    "All-Star Draft, four seats": AllstarOptions(seats=4),
    "All-Star Draft, two seats, Heritage": AllstarOptions(seats=2, mode="heritage"),
    "All-Star Draft, two seats, Free Agency": AllstarOptions(seats=2, mode="free-agency"),
    "All-Star Draft, two seats, Clash": AllstarOptions(seats=2, mode="clash"),
    "All-Star Draft, first edition (2020), two seats": AllstarOptions(seats=2, edition="2020"),
    "NBA Deck-Building": HoopsOptions(),
}
FOUR, HERITAGE, FREE_AGENCY, CLASH, CLASSIC, HOOPS = TABLES
PARTS = {
    "four-rookie": Part(FOUR, "rookie", "random", 20_000, 0.70),
    "four-pro": Part(FOUR, "pro", "rookie", 20_000, 0.45),
    "four-mvp": Part(FOUR, "mvp@200ms", "pro", 2_000, 0.42),
    "four-time": Part(FOUR, "mvp@1s", "mvp@50ms", 1_000, None),
    "heritage": Part(HERITAGE, "mvp@200ms", "pro", 2_000, 0.68),
    "free-agency": Part(FREE_AGENCY, "mvp@200ms", "pro", 2_000, 0.68),
    "clash": Part(CLASH, "mvp@200ms", "pro", 2_000, 0.68),
    "classic": Part(CLASSIC, "mvp@200ms", "pro", 2_000, 0.68),
    "hoops-rookie": Part(HOOPS, "rookie", "random", 20_000, 0.95),
    "hoops-pro": Part(HOOPS, "pro", "rookie", 20_000, 0.70),
    "hoops-mvp": Part(HOOPS, "mvp@200ms", "pro", 2_000, 0.70),
    "hoops-time": Part(HOOPS, "mvp@1s", "mvp@50ms", 1_000, None),
}


def main() -> None:
    """Play, measure, write."""
    arguments = _arguments()
    deadline = time.monotonic() + arguments.seconds
    try:
        if not arguments.page_only:
            arguments.folder.mkdir(parents=True, exist_ok=True)
            for name in arguments.parts:
                if name == SPEED:
                    _measure(arguments.folder)
                elif not _play(name, arguments, deadline):
                    sys.exit("Out of time. The same command goes on.")
        if not arguments.play_only:
            pages = write_page(arguments.folder, arguments.output)
            print(f"Wrote {', '.join(map(str, pages))}")
    except UserError as reason:
        sys.exit(str(reason))
    except KeyboardInterrupt:
        sys.exit("Stopped. The same command goes on.")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bench.bots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = [*PARTS, SPEED]
    parser.add_argument("--parts", default=",".join(known), help=f"of {', '.join(known)}")
    parser.add_argument("--games", type=int, help="at most so many games of each part, to see that it works")
    parser.add_argument("--share", default="1/1", help="2/3: the second third of the games of each part")
    parser.add_argument("--processes", type=int, default=all_cores(), help="default: all cores")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop playing after so long")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"for the results; default {FOLDER}")
    parser.add_argument("--output", type=Path, default=PAGE, help=f"page to write; default {PAGE}")
    parser.add_argument("--play-only", action="store_true", help="write no page")
    parser.add_argument("--page-only", action="store_true", help="play nothing")
    arguments = parser.parse_args()
    arguments.parts = arguments.parts.split(",")
    if set(arguments.parts) - set(known):
        parser.error(f"parts are {', '.join(known)}")
    share, _, shares = arguments.share.partition("/")
    if not (share.isdigit() and shares.isdigit() and 1 <= int(share) <= int(shares)):
        parser.error("--share is such as 2/3")
    arguments.share = int(share), int(shares)
    return arguments


# --- playing


def _play(name: str, arguments: argparse.Namespace, deadline: float) -> bool:
    """Play what is missing of a part; False if the time was too short for it."""
    part = PARTS[name]
    league = part.league(part.games)
    share, shares = arguments.share
    games = min(part.games, arguments.games or part.games)
    results = Results(league, arguments.folder / f"{name}.{share}-of-{shares}.jsonl")
    others = {(0, game) for game in range(part.games) if game % shares != share - 1 or game >= games}
    total = part.games - len(others)
    done, told = len(results.rows), time.monotonic()
    print(f"{name}: {done:,} of {total:,} games are there", flush=True)
    for rows in play_league(league, others | set(results.rows), arguments.processes):
        results.add(rows)
        now = time.monotonic()
        if now >= deadline:
            return len(results.rows) >= total
        if now - told > 15:
            told = now
            print(f"{name}: {len(results.rows):,} of {total:,}", flush=True)
    return True


def _measure(folder: Path) -> None:
    """Playouts a second from the middle of a draft, on one core."""
    with one_core():
        speeds = playouts_a_second()
    found = {"playouts_per_second": speeds, "machine": machine()}
    (folder / f"{SPEED}.json").write_text(json.dumps(found) + "\n", "utf-8")
    print(f"speed: {max(speeds):,.0f} playouts a second at best", flush=True)


def playouts_a_second(runs: int = RUNS, worlds: int = WORLDS) -> list[float]:
    """Worlds imagined and every card of the pack tried in each: four seats, second round, third pick."""
    engine = cpu_engine(GAME)
    bot = SearchBot("mvp", engine, SEARCH_RULES, SEED, Clock(worlds=worlds))
    game, view = engine.game, GAME.new_state()
    state = middle_of_a_draft(game)
    seat = lowest_seat(int(game.waiting(state)))
    game.view(state, seat, view)
    cards = [[int(game.choice(view, seat, k))] for k in range(int(game.legal(view, seat)))]
    speeds = []
    for _ in range(runs):
        begun = time.perf_counter()
        bot.compare(view, cards, worlds)
        speeds.append(worlds * len(cards) / (time.perf_counter() - begun))
    return speeds


def middle_of_a_draft(game: Any) -> Any:
    """The same position for everyone, reached by chance."""
    state, luck = GAME.new_state(), new_stream(SEED)
    game.setup(state, AllstarOptions(seats=4).numbers(), luck)
    while not (state.phase == DRAFT and state.round_ == 1 and state.step == 2):
        seat = lowest_seat(int(game.waiting(state)))
        game.pick(state, seat, int(draw(luck, int(game.legal(state, seat)))))
    return state


# --- the page


def gather(folder: Path, name: str) -> tuple[list[LeagueGame], list[dict[str, Any]]]:
    """All games of a part that are there, and the machines that played them."""
    rows: dict[int, LeagueGame] = {}
    machines = []
    for file in sorted(folder.glob(f"{name}.*-of-*.jsonl")):
        results = Results(PARTS[name].league(PARTS[name].games), file)
        rows |= {row.game: row for row in results.rows.values()}
        machines.append(results.machine)
    return list(rows.values()), machines


def write_page(folder: Path, output: Path) -> list[Path]:
    """The page and its pictures, from the results in a folder."""
    from sixthman.cli.league import (
        as_markdown,
        fair_text,
        late_text,
        meeting_heads,
        meeting_rows,
        picture,
        standing_heads,
        standing_rows,
    )
    from sixthman.lab.ratings import Meeting, standings

    def verdict(meeting: Meeting, target: float | None, fair: float) -> tuple[str, str]:
        if target is None:
            return f"surely more than {fair:.0%}", "yes" if meeting.share.low > fair else "**no**"
        return f"at least {target:.0%}", "yes" if meeting.share.mean >= target else "**no**"

    written, sections, late, machines = [output], [], [], []
    for index, table in enumerate(TABLES):
        names = [name for name, part in PARTS.items() if part.table == table]
        found = {name: gather(folder, name) for name in names}
        there = [name for name in names if found[name][0]]
        if not there:
            continue
        machines += [one for name in there for one in found[name][1]]
        pairings = tuple(Pairing(PARTS[name].one, PARTS[name].rest) for name in there)
        league = agree(TABLES[table], pairings, max(PARTS[name].games for name in there), SEED)
        rows = [replace(row, pairing=number) for number, name in enumerate(there) for row in found[name][0]]
        standing = standings(league, rows)
        late += [(table, bot) for bot in standing.bots if bot.late is not None]
        drawing = output.with_name(f"{output.stem}-{index + 1}.svg")
        drawing.write_text(picture(standing, f"Win rate, {table}"), "utf-8")
        written.append(drawing)
        verdicts = [
            verdict(meeting, PARTS[name].target, league.fair)
            for name, meeting in zip(there, standing.meetings, strict=True)
        ]
        sections += [
            "",
            f"## {table}",
            "",
            f"![Win rate, {table}]({drawing.name})",
            "",
            fair_text(league, "en"),
            "",
            *as_markdown(
                [*meeting_heads(league, "en"), "Must be", "Is it"],
                [(*row, *end) for row, end in zip(meeting_rows(standing, "en"), verdicts, strict=True)],
            ),
            "",
            *as_markdown(standing_heads(league, "en"), standing_rows(standing, "en")),
        ]
    in_time = [
        (
            f"{bot.bot}, {table}",
            f"{bot.choices:,}",
            f"at most {MOST_LATE} ms",
            late_text(bot.late, "en"),
            "yes" if bot.late is not None and bot.late <= MOST_LATE else "**no**",
        )
        for table, bot in late
    ]
    lines = [
        "# How good the bots are",
        "",
        "See how strong each level of bots is, in both games and all modes.",
        "",
        f"Written by `python -m bench.bots` on {date.today()}. Run it again rather than editing this page.",
        "",
        "One bot of a level sits alone and changes seats from game to game. Bots of another level have all",
        "other seats. A shared win counts in part. Intervals hold the true rate in 95 of 100 such leagues.",
        "The dashed line in a picture is the fair share. The rating is skill minus three times its",
        "uncertainty, by the model of Plackett and Luce, within each of the tables. `mvp@200ms` has 200 ms",
        "of one core for every choice. More: [leagues](league.md). What later changes of the search gained,",
        "with a fixed number of deals instead of time: [the gate](gate.md).",
        *sections,
        "",
        "## In time",
        "",
        "How much choices overrun that use all of their time: 99 of 100 keep to this.",
        "",
        *as_markdown(["Bot", "Choices", "Must be", "Overrun", "Is it"], in_time),
        *_speed_lines(folder, machines, as_markdown),
        "",
        "## Conditions",
        "",
        *(f"- {text}" for text in dict.fromkeys(map(_machine_text, machines))),
        "",
        "Games of bots without a clock are the same on every machine; a faster machine lets the others think",
        "further in the same time.",
    ]
    output.write_text("\n".join(lines) + "\n", "utf-8")
    return written


def _speed_lines(
    folder: Path, machines: list[dict[str, Any]], as_markdown: Callable[..., list[str]]
) -> Sequence[str]:
    """The speed of playouts, if it was measured."""
    file = folder / f"{SPEED}.json"
    if not file.exists():
        return []
    found = json.loads(file.read_text("utf-8"))
    machines.append(found["machine"])
    speeds = sorted(found["playouts_per_second"])
    row = (
        f"{speeds[-1]:,.0f}",
        f"{speeds[len(speeds) // 2]:,.0f}",
        f"at least {LEAST_PLAYOUTS:,}",
        "yes" if speeds[len(speeds) // 2] >= LEAST_PLAYOUTS else "**no**",
        found["machine"]["processor"],
    )
    heads = ["Simulated games per second, best", "Median", "Must be", "Is it", "Processor"]
    return [
        "",
        "## Simulated games",
        "",
        "On one core, from the middle of a draft: four seats, second round, third pick. A game is a",
        "deal imagined, a card taken, and the rest played to its end.",
        "",
        *as_markdown(heads, [row]),
    ]


def _machine_text(found: dict[str, Any]) -> str:
    return f"{found['date']}: {found['processor']}, {found['cores']} cores"


if __name__ == "__main__":
    main()
