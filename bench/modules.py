"""How fast the compiled modules are: wasm in wasmtime beside machine code made here, on one core.

    python -m bench.modules                  both, then docs/modules.md
    python -m bench.modules --quick          one short round, and no page

Both targets play the same games and think about the same positions, in turn, in one process that keeps to one
core; every second round goes in reverse order. What counts is processor time. The digests of all they found
are compared.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bench.bots import middle_of_a_draft
from bench.machine import conditions, one_core
from bench.modules_page import FOLDER, PAGE, Found, write_page
from sixthman.bots import PRO, RANDOM, Clock, policy_for
from sixthman.bots.search import SearchBot
from sixthman.games.allstar.bots.search_rules import SEARCH_RULES as ALLSTAR_SEARCH
from sixthman.games.hoops.bots.search_rules import SEARCH_RULES as HOOPS_SEARCH
from sixthman.kernel.game import Engine, engine_on
from sixthman.kernel.playout import lowest_seat
from sixthman.kernel.stream import new_stream
from sixthman.lab.batches import CHUNK, Batch, BatchRunner
from sixthman.registry import game_named

TARGETS = ("cpu", "wasm")
SEED = "modules"
TABLES: dict[str, tuple[int, ...]] = {"allstar": (0, 4, 0, 0, 0), "hoops": (0, 0, 4, -1)}
SEATS = {"allstar": 4, "hoops": 2}
SEARCHES = {"allstar": ALLSTAR_SEARCH, "hoops": HOOPS_SEARCH}
CHUNKS = {"allstar": 100, "hoops": 10}  # of random play in a round
WORLDS = {"allstar": 1500, "hoops": 600}  # imagined in a round
HOOPS_CHOICES = 150  # made before the position that basketball thinks about
QUICK = 20  # a quick round is shorter by this

Measured = tuple[int, float]  # what was done, and the seconds of processor time that took
Work = Callable[[int], tuple[int, bytes]]  # one round by its number: what was done, and what came out


@dataclass
class Race:
    """One thing that both targets do, and how fast they did it."""

    game: str
    what: str
    unit: str
    least: float  # of the speed of `cpu`
    work: dict[str, Work]
    speeds: dict[str, list[float]] = field(default_factory=lambda: {target: [] for target in TARGETS})
    digests: dict[str, Any] = field(default_factory=lambda: {target: hashlib.sha256() for target in TARGETS})

    def run(self, number: int) -> None:
        """One round: each target once."""
        for target in TARGETS if number % 2 == 0 else TARGETS[::-1]:
            begun = time.process_time()
            count, result = self.work[target](number)
            self.speeds[target].append(count / (time.process_time() - begun))
            self.digests[target].update(result)

    def found(self) -> Found:
        """What is kept of it."""
        digests = {target: self.digests[target].hexdigest() for target in TARGETS}
        return {
            "game": self.game,
            "what": self.what,
            "unit": self.unit,
            "least": self.least,
            "best": {target: max(self.speeds[target]) for target in TARGETS},
            "median": {target: median(self.speeds[target]) for target in TARGETS},
            "ratio": max(self.speeds["wasm"]) / max(self.speeds["cpu"]),
            "median_ratio": median(
                wasm / cpu for cpu, wasm in zip(self.speeds["cpu"], self.speeds["wasm"], strict=True)
            ),
            "digests": digests,
            "equal": len(set(digests.values())) == 1,
        }


def main() -> int:
    """Measure, print, write; 1 if digests differ."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.modules",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--quick", action="store_true", help="one short round, and no page")
    parser.add_argument("--rounds", type=int, default=8, help="of everything (default 8)")
    parser.add_argument("--games", default=",".join(TABLES), help=f"of {', '.join(TABLES)} (default both)")
    options = parser.parse_args()
    games = options.games.split(",")
    if set(games) - set(TABLES):
        parser.error(f"--games knows {', '.join(TABLES)}")
    where = conditions()
    with one_core():
        races = [race for game in games for race in races_of(game, QUICK if options.quick else 1)]
        for number in range(1 if options.quick else options.rounds):
            for race in races:
                race.run(number)
                rates = "  ".join(f"{target} {race.speeds[target][-1]:,.0f}" for target in TARGETS)
                print(f"round {number + 1}: {race.game}, {race.what}: {rates}", flush=True)
    found = [race.found() for race in races]
    for one in found:
        best = "  ".join(f"{target} {one['best'][target]:,.0f}" for target in TARGETS)
        digests = "digests equal" if one["equal"] else "DIGESTS DIFFER"
        print(
            f"{one['game']}, {one['what']}, {one['unit']}: {best}; wasm/cpu {one['ratio']:.3f}"
            f" (median of rounds {one['median_ratio']:.3f}, at least {one['least']}); {digests}"
        )
    if not options.quick and set(games) == set(TABLES):
        FOLDER.mkdir(parents=True, exist_ok=True)
        kept = {"conditions": where, "rounds": options.rounds, "found": found}
        (FOLDER / "speed.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        write_page(FOLDER, PAGE)
        print(f"Wrote {PAGE}")
    return 0 if all(one["equal"] for one in found) else 1


def races_of(game: str, shorter: int) -> list[Race]:
    """Random play, games of pros, and playouts of the search."""
    rules, seats = game_named(game).rules, SEATS[game]
    races = []
    for what, bot, least in (("random play", RANDOM, 0.55), ("games of pros", PRO, 0.0)):
        count = max(1, CHUNKS[game] // (1 if bot == RANDOM else 20) // shorter)
        batch = Batch(TABLES[game], (bot,) * seats, SEED)
        work = {target: playing(BatchRunner(rules, batch, target), count) for target in TARGETS}
        races.append(Race(game, what, "decisions per second", least, work))
    position = POSITIONS[game]()
    thinking_work = {
        target: thinking(game, engine_on(target, rules, TABLES[game]), position, WORLDS[game] // shorter)
        for target in TARGETS
    }
    races.append(Race(game, "search", "simulated games per second", 0.6, thinking_work))
    return races


def playing(player: BatchRunner, count: int) -> Work:
    """This many chunks of games, other ones in each round."""

    def work(number: int) -> tuple[int, bytes]:
        chunks = [player.play((number * count + i) * CHUNK, CHUNK) for i in range(count)]
        return sum(chunk.decisions for chunk in chunks), b"".join(chunk.marks for chunk in chunks)

    return work


def thinking(game: str, engine: Engine, view: Any, worlds: int) -> Work:
    """One choice of the search, in other worlds each round."""
    policy_for(engine)
    bot = SearchBot("allstar", engine, SEARCHES[game], SEED, Clock(worlds=worlds))

    def work(number: int) -> tuple[int, bytes]:
        bot.begin_anew(f"{SEED} {number}")
        thought = bot.consider(view, Clock(worlds=worlds))
        return thought.playouts, repr((thought.worlds, thought.playouts, thought.candidates)).encode()

    work(-1)  # everything is compiled, or loaded, before any clock runs
    return work


def draft_position() -> Any:
    """The view of a manager in the middle of a draft."""
    game = game_named("allstar").rules
    engine = engine_on("wasm", game, ())
    return view_of(engine, middle_of_a_draft(engine.game))


def turn_position() -> Any:
    """The view of a coach in the middle of a game of pros."""
    game = game_named("hoops").rules
    engine = engine_on("wasm", game, ())
    policy = engine.rule(policy_for(engine))
    state, luck = engine.new_state(), new_stream(SEED)
    engine.game.setup(state, game_named("hoops").options().numbers(), luck)
    made = 0
    while (
        made < HOOPS_CHOICES
        or int(engine.game.legal(state, lowest_seat(int(engine.game.waiting(state))))) < 2
    ):
        seat = lowest_seat(int(engine.game.waiting(state)))
        engine.game.pick(state, seat, policy(PRO, state, seat, luck))
        made += 1
    return view_of(engine, state)


def view_of(engine: Engine, state: Any) -> Any:
    """What the seat may know that has to choose."""
    view = engine.new_state()
    engine.game.view(state, lowest_seat(int(engine.game.waiting(state))), view)
    return view


POSITIONS: dict[str, Callable[[], Any]] = {"allstar": draft_position, "hoops": turn_position}


if __name__ == "__main__":
    sys.exit(main())
