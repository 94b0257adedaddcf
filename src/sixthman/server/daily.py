"""Today's deals and the puzzles of a game: the lists in its folder, and what people have made of them.

`data/daily.json` and `data/puzzles.json` are made by `bench/deals.py`. What someone says of today's deal is
not believed: their own choices are played again (`deals.py`).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files
from math import log10
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from sixthman.messages import BadOption
from sixthman.registry import game_named
from sixthman.table import read_record

from .command_checks import NotAllowed
from .database import is_sqlite
from .deals import DAILY, agree_on_deal, deal_result, play_deal, words_of
from .engines import Rules
from .schema import daily_results, puzzle_tries

if TYPE_CHECKING:
    from .store import Store

OPEN_DAYS = 1  # days before and after today whose tables are open: it is not the same day everywhere
PUZZLE_RATING, POINTS = 1500, 400  # of a puzzle that half of all people solve; ten times as many who fail


@cache
def listed(game: str, name: str) -> dict[str, Any]:
    """A list in a game's folder; {} if it has none."""
    path = files(game_named(game).declared.package) / "data" / f"{name}.json"
    return dict(json.loads(path.read_text("utf-8"))) if path.is_file() else {}


def deal_of(game: str, day: str, now: float) -> dict[str, Any]:
    """The deal of a day whose table is open; a refusal if it is not."""
    known = listed(game, "daily")
    if not known:
        raise BadOption("error-daily-none", game=game)
    try:
        wanted = date.fromisoformat(day)
    except ValueError:
        raise NotAllowed("error-daily-day") from None
    if abs((wanted - datetime.fromtimestamp(now, UTC).date()).days) > OPEN_DAYS:
        raise NotAllowed("error-daily-day")
    days = (wanted - date.fromisoformat(known["first_day"])).days
    found: dict[str, Any] = known["rows"][days % len(known["rows"])]
    return found


def result_of(rules: Rules, deal: dict[str, Any], day: str, text: str) -> dict[str, Any]:
    """What the person in a record made of a deal, by playing their choices again."""
    options = {name: value for name, value in deal["options"].items() if name != "seats"}
    agreed = agree_on_deal(rules.adapter, f"{DAILY} {day}", deal["seed"], options, deal["chairs"], False, 0.0)
    words = words_of(rules.adapter, read_record(text), agreed.chairs.index(""))
    result = deal_result(play_deal(rules, agreed, words))
    if not result["over"]:
        raise NotAllowed("error-daily-open")
    return result


async def note_result(
    store: Store, game: str, day: str, guest: str, result: dict[str, Any], now: float
) -> None:
    """Keep someone's first result of a day."""
    facts = {"game": game, "day": day, "guest": guest, "made_at": now}
    facts |= {"score": result["score"], "place": result["place"]}
    await _add_once(store, daily_results, facts)


async def table_of_day(store: Store, game: str, day: str, guest: str | None) -> dict[str, Any]:
    """How many have played a deal, how often each score was reached, and what someone has."""
    of_day = (daily_results.c.game == game) & (daily_results.c.day == day)
    found = await store.all(
        select(daily_results.c.guest, daily_results.c.score, daily_results.c.place).where(of_day)
    )
    mine = next((row for row in found if row.guest == guest), None)
    facts: dict[str, Any] = {
        "played": len(found),
        "scores": sorted(Counter(row.score for row in found).items()),
    }
    facts["mine"] = None if mine is None else {"score": mine.score, "place": mine.place}
    facts["worse"] = sum(row.score < mine.score for row in found) if mine is not None else None
    return facts


def puzzle_of(game: str, puzzle: str) -> dict[str, Any]:
    """A puzzle of a game's list."""
    for row in listed(game, "puzzles").get("rows", []):
        if row["id"] == puzzle:
            return dict(row)
    raise BadOption("error-puzzle-none", puzzle=puzzle[:32], game=game)


async def note_try(store: Store, game: str, puzzle: str, guest: str, answer: int, now: float) -> None:
    """Keep someone's first answer to a puzzle."""
    facts = {"game": game, "puzzle": puzzle, "guest": guest, "answer": answer, "made_at": now}
    await _add_once(store, puzzle_tries, facts)


async def puzzle_figures(store: Store, game: str, puzzle: str, answers: int) -> dict[str, Any]:
    """How people do at a puzzle: how often each answer was given, and how hard that makes it."""
    of_puzzle = (puzzle_tries.c.game == game) & (puzzle_tries.c.puzzle == puzzle)
    found = Counter(row.answer for row in await store.all(select(puzzle_tries.c.answer).where(of_puzzle)))
    given = [found[number] for number in range(answers)]
    return {"tries": sum(given), "answers": given, "rating": puzzle_rating(given)}


def puzzle_rating(given: Sequence[int]) -> int:
    """How hard a puzzle is: 1500 if half of all people find the first answer, more if fewer do."""
    right, wrong = given[0] + 1, sum(given[1:]) + 1
    return round(PUZZLE_RATING + POINTS * log10(wrong / right))


async def _add_once(store: Store, table: Any, facts: dict[str, Any]) -> None:
    insert = sqlite.insert if is_sqlite(store.engine) else postgresql.insert
    await store.writer.commit("", [], [insert(table).values(**facts).on_conflict_do_nothing()])
