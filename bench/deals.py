"""Daily deals and puzzles of a game, each proven to have one clear answer.

    python -m bench.deals allstar                 add what is missing: 120 deals, 60 puzzles
    python -m bench.deals allstar --puzzles 90    … or more of them
    python -m bench.deals allstar --anew          all of them again, after a change of the cards
    python -m bench.deals allstar --check         look whether what is there still holds

They go to `src/sixthman/games/<game>/data/daily.json` and `puzzles.json`. What a position asks is the game's
own business (`games/<game>/bots/puzzles.py`). Positions come from games between pros. A choice is looked for
in few simulated games and proven in many others: the best must lead every other by 3 points of win chance,
chance taken into account.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from sixthman.bots import MVP, bot_named
from sixthman.bots.clock import Clock
from sixthman.bots.search import SearchBot
from sixthman.registry import GameFolder, game_named
from sixthman.server.deals import agree_on_deal, go_on, play_deal
from sixthman.server.engines import Rules, newest_rules
from sixthman.server.table_state import PLAYING, TableState
from sixthman.table import Record

GAMES = Path("src") / "sixthman" / "games"
FIRST_DAY = "2026-01-01"
LEAD = 0.03  # points of win chance by which an answer has to be best …
SURE = 1.96  # … with this many standard errors to spare
# Simulated games: to find plans, for a glance, to look closer, to prove
THINKING, GLANCED, LOOKED, PROVEN = 400, 200, 1000, 20_000
OPEN = (0.08, 0.85)  # win chances between which a game is worth a question
PRO = "pro"
LEVELS = ("rookie", PRO)


@dataclass
class Maker:
    """Makes deals of one game."""

    folder: GameFolder
    rules: Rules
    ways: Any  # the game's puzzles module

    @classmethod
    def of(cls, game: str) -> Maker:
        """For a game that has puzzles."""
        folder = game_named(game)
        ways = folder.load("bots.puzzles")
        if ways is None:
            sys.exit(f"{game} has no puzzles: bots/puzzles.py is missing in its folder.")
        return cls(folder, newest_rules(folder), ways)

    @property
    def cards(self) -> str:
        """A digest of the cards that these deals play with."""
        sections = self.rules.adapter.cards.cards.sections
        told = {name: [[card.name, card.values] for card in sections[name]] for name in self.ways.SECTIONS}
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()

    def head(self) -> dict[str, Any]:
        """What is in front of all: the rules and cards that everything was proven with."""
        return {"rules": self.folder.declared.version, "cards": self.cards}

    def deals(self, known: int) -> Iterator[dict[str, Any]]:
        """Deals whose first decision has one clear answer."""
        for number in count(known):
            seed = f"{self.folder.name} deal {number + 1}"
            options = dict(self.ways.TABLES[0])
            state = self._begin(seed, options)
            proof = self._prove(state, self.ways.first_question(_view(state)), seed)
            if proof is not None:
                yield {"seed": seed, "options": options, "chairs": state.agreed.chairs, **proof}

    def puzzles(self, known: int) -> Iterator[dict[str, Any]]:
        """Positions with one clear answer, at most one of a game; kinds of questions take turns."""
        turns = 0
        for number in count(known):
            options = dict(self.ways.TABLES[number % len(self.ways.TABLES)])
            seed = f"{self.folder.name} puzzle {number + 1}"
            found = [one for one in self._positions(seed, options) if one["difficulty"] > 1]
            if not found:
                continue
            turns += 1
            kinds = sorted({one["kind"] for one in found})
            kind = kinds[turns % len(kinds)]
            of_kind = [one for one in found if one["kind"] == kind]
            yield {"id": str(number + 1), "seed": seed, **of_kind[turns % len(of_kind)]}

    def _begin(self, seed: str, options: dict[str, str]) -> TableState:
        chairs = ["", *[PRO] * (int(options["seats"]) - 1)]
        words_of_options = {name: value for name, value in options.items() if name != "seats"}
        agreed = agree_on_deal(self.rules.adapter, "puzzle", seed, words_of_options, chairs, True, 0.0)
        return play_deal(self.rules, agreed, [])

    def _positions(self, seed: str, options: dict[str, str]) -> Iterator[dict[str, Any]]:
        """The questions of one game in which a pro sits at every seat."""
        state = self._begin(seed, options)
        while state.state == PLAYING:
            view = _view(state)
            plans = self._plans(view, seed)
            asked = self.ways.question(view, plans) if len(plans) > 1 else None
            proof = self._prove(state, asked[1], seed) if asked else None
            if asked and proof:
                yield {
                    "kind": asked[0],
                    "options": options,
                    "chairs": state.agreed.chairs,
                    "heading": state.table.heading,  # type: ignore[union-attr]
                    **proof,
                    "record": _prefix(state),
                }
            go_on(state, state.quick_choice(PRO, view))

    def _plans(self, view: Any, seed: str) -> list[list[int]]:
        thought = self._bot(f"{seed} plans").consider(view, Clock(worlds=THINKING))
        return [candidate.choices for candidate in thought.candidates]

    def _prove(self, state: TableState, choices: list[list[int]], seed: str) -> dict[str, Any] | None:
        """The figures of all choices, best first; None if there is no clear answer."""
        view = _view(state)
        for games, lead in ((GLANCED, 0.0), (LOOKED, LEAD)):
            looked = self._bot(f"{seed} {games}").compare(view, choices, games)
            order = sorted(range(len(choices)), key=lambda i: -looked[i].win)
            choices = [choices[i] for i in order]
            best, second = (looked[i].win for i in order[:2])
            if not OPEN[0] <= best <= OPEN[1] or best - second <= lead:
                return None
        proven = self._bot(f"{seed} proof").compare(view, choices, PROVEN)
        first, *others = proven
        if any(first.win - other.win - SURE * other.error < LEAD for other in others):
            return None
        ranked = sorted(zip(choices, proven, strict=True), key=lambda pair: -pair[1].win)
        return {
            "answers": [
                {
                    "choice": self.rules.adapter.write_together(view, choice),
                    "win": round(one.win, 4),
                    "error": round(one.error, 4),
                }
                for choice, one in ranked
            ],
            "games": PROVEN,
            "difficulty": self._difficulty(view, state, choices[0]),
        }

    def _difficulty(self, view: Any, state: TableState, answer: list[int]) -> int:
        """1: rookies find the answer, 2: pros do, 3: neither."""
        for difficulty, level in enumerate(LEVELS, start=1):
            chosen = state.quick_choice(level, view)
            if self.rules.adapter.come_to_the_same(view, chosen[: len(answer)], answer):
                return difficulty
        return len(LEVELS) + 1

    def _bot(self, seed: str) -> SearchBot:
        bot = bot_named(MVP, self.rules.engine, seed)
        assert isinstance(bot, SearchBot)
        return bot


def _view(state: TableState) -> Any:
    assert state.table is not None
    return state.table.view(0)


def _prefix(state: TableState) -> str:
    """The record of the game so far, without what is still sealed."""
    assert state.table is not None
    return Record.of(state.table).text()


def path_of(game: str, name: str) -> Path:
    """Where deals or puzzles of a game lie."""
    return GAMES / game / "data" / f"{name}.json"


def read(path: Path) -> dict[str, Any]:
    """What lies there; nothing if there is no such file."""
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


def write(path: Path, head: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    """One row in a line, whole or not at all."""
    facts = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    draft = path.with_suffix(".part")
    draft.write_text(f'{{{", ".join(facts)}, "rows": [\n{lines}\n]}}\n', "utf-8")
    draft.replace(path)


def add(path: Path, head: dict[str, Any], wanted: int, seconds: float, make: Any, anew: bool) -> None:
    """Add rows until there are enough, or time is up; none are added to rows of other cards."""
    known = read(path)
    if (
        known
        and not anew
        and {name: known[name] for name in ("rules", "cards")} != {n: head[n] for n in ("rules", "cards")}
    ):
        sys.exit(f"{path} was made with other cards or rules. Make all of it again: --anew")
    rows = [] if anew else list(known.get("rows", []))
    begun = time.monotonic()
    last = int(rows[-1]["seed"].rsplit(" ", 1)[1]) if rows else 0
    if len(rows) >= wanted:
        return
    for row in make(last):
        rows.append(row)
        write(path, head, rows)
        print(path.name, len(rows), row["seed"], [a["win"] for a in row["answers"]], flush=True)
        if len(rows) >= wanted or time.monotonic() - begun > seconds:
            return


def check(maker: Maker, game: str) -> list[str]:
    """What does not hold any more."""
    wrong = []
    for name in ("daily", "puzzles"):
        known = read(path_of(game, name))
        if any(known.get(key) != value for key, value in maker.head().items()):
            wrong.append(f"{name}: made with other cards or rules. Run: python -m bench.deals {game} --anew")
    return wrong


def main() -> int:
    """As the command line asks."""
    parser = argparse.ArgumentParser(prog="python -m bench.deals", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--puzzles", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=540.0, help="for each of the two at most")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    maker = Maker.of(asked.game)
    if asked.check:
        wrong = check(maker, asked.game)
        print("\n".join(wrong) or "All of it holds.")
        return 1 if wrong else 0
    head = maker.head()
    daily = {**head, "first_day": FIRST_DAY}
    add(path_of(asked.game, "daily"), daily, asked.deals, asked.seconds, maker.deals, asked.anew)
    add(path_of(asked.game, "puzzles"), head, asked.puzzles, asked.seconds, maker.puzzles, asked.anew)
    return 0


if __name__ == "__main__":
    sys.exit(main())
