"""Made-up results in the form that a simulation keeps, quickly made and with known causes of winning."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import duckdb

from sixthman.games.allstar.rules.cards import ARENAS, COACHES, FANS, PLAYOFF_FANS
from sixthman.games.allstar.table.notation import card_name
from sixthman.games.hoops.rules.cards import STANDARD
from sixthman.games.hoops.table.cardset import STANDARD_CARDS

Rows = list[dict[str, Any]]
STRONG, WEAK = 7, 100  # cards that bring fans, and that cost some
BEST, WORST = 40, 60  # players that bring points, and that cost some

_BOTH = {"game": "BIGINT", "seat": "UTINYINT", "bot": "VARCHAR", "score": "SMALLINT", "place": "UTINYINT"}
ALLSTAR_GAMES = {
    "game": "BIGINT",
    "decisions": "INTEGER",
    "mark": "UBIGINT",
    "arenas": "UTINYINT[]",
    "matches": "UTINYINT",
}
ALLSTAR_SEATS = _BOTH | {
    "share": "DOUBLE",
    "coach": "UTINYINT",
    "picks": "UTINYINT[]",
    "ranks": "UTINYINT[]",
    "fans": "SMALLINT[]",
    "start_fans": "SMALLINT",
    "playoff_fans": "SMALLINT",
    "bonus_fans": "SMALLINT",
    "playoff_rank": "UTINYINT",
    "tickets": "UTINYINT",
    "out_in": "UTINYINT",
}
HOOPS_GAMES = {
    "game": "BIGINT",
    "decisions": "INTEGER",
    "mark": "UBIGINT",
    "first": "UTINYINT",
    "turns": "UTINYINT",
    "overtimes": "UTINYINT",
    "offered": "UTINYINT[]",
}
HOOPS_SEATS = _BOTH | {
    "share": "DOUBLE",
    "points": "SMALLINT[]",
    "bought": "UTINYINT[]",
    "bought_turn": "UTINYINT[]",
    "drafted": "UTINYINT[]",
    "margin": "SMALLINT",
    "attacks": "USMALLINT",
    "defences": "USMALLINT",
    "rerolled": "USMALLINT",
    "fatigue_taken": "USMALLINT",
    "fatigue_returned": "USMALLINT",
    "players_in": "USMALLINT",
    "removed": "USMALLINT",
}


def allstar_results(
    path: Path, games: int, seats: int = 4, bots: list[str] | None = None, coaches: bool = False
) -> tuple[Rows, Rows]:
    """Games of All-Star Draft in a DuckDB file; the rows of its tables."""
    luck = random.Random(7)
    game_rows: Rows = []
    seat_rows: Rows = []
    for game in range(games):
        arenas = luck.sample(range(len(ARENAS)), 6)
        species = luck.sample(range(12), 2 * seats)
        deck = [9 * kind + number for kind in species for number in range(9)]
        luck.shuffle(deck)
        picks = [deck[18 * seat : 18 * seat + 18] for seat in range(seats)]
        force = [
            luck.gauss(0, 1) + 1.5 * (STRONG in picks[seat]) - 1.5 * (WEAK in picks[seat])
            for seat in range(seats)
        ]
        ranks = [_ranks([part + luck.gauss(0, 1) for part in force]) for _ in arenas]
        out = _ranks([part + luck.gauss(0, 2) for part in force])
        game_rows.append(
            {"game": game, "decisions": 150, "mark": game, "arenas": arenas, "matches": seats - 1}
        )
        rows: Rows = [
            {
                "game": game,
                "seat": seat + 1,
                "bot": (bots or ["pro"] * seats)[seat],
                "coach": luck.randrange(12) if coaches else None,
                "picks": picks[seat],
                "ranks": [ranking[seat] for ranking in ranks],
                "fans": [
                    int(FANS[arena, ranking[seat] - 1]) for arena, ranking in zip(arenas, ranks, strict=True)
                ],
                "start_fans": 0,
                "playoff_fans": int(PLAYOFF_FANS[0, seats, out[seat] - 1]),
                "bonus_fans": 0,
                "playoff_rank": out[seat],
                "tickets": 0,
                "out_in": None if out[seat] == 1 else seats + 1 - out[seat],
            }
            for seat in range(seats)
        ]
        for row in rows:
            row["score"] = sum(row["fans"]) + row["playoff_fans"]
        seat_rows += _placed(rows, "playoff_fans")
    options = {"edition": "2025", "seats": str(seats), "mode": "standard"}
    names = [("card", card, card_name(card)) for card in range(108)]
    names += [("arena", number, arena.name) for number, arena in enumerate(ARENAS)]
    names += [("coach", number, coach.name) for number, coach in enumerate(COACHES)]
    run = {"game": "allstar", "options": options, "bots": bots or ["pro"] * seats, "games": games}
    write(path, run, names, (game_rows, ALLSTAR_GAMES), (seat_rows, ALLSTAR_SEATS))
    return game_rows, seat_rows


def hoops_results(
    path: Path, games: int, bots: list[str] | None = None, digest: str | None = None
) -> tuple[Rows, Rows]:
    """Games of NBA Deck-Building in a DuckDB file; the rows of its tables."""
    luck = random.Random(8)
    game_rows: Rows = []
    seat_rows: Rows = []
    for game in range(games):
        first = luck.randrange(2)
        market = [*luck.sample(range(100), 26), *luck.sample(range(120, 140), 12)]
        rows: Rows = []
        for seat in range(2):
            count = luck.randrange(3, 10)
            bought = luck.sample(market, count)
            turns = sorted(luck.choices(range(1 + (seat != first), 25, 2), k=count))
            force = 6 + 2 * (BEST in bought) - 2 * (WORST in bought) + 0.15 * count
            points = [
                max(0, round(luck.gauss(force, 4))) if turn % 2 == (seat != first) and turn > 1 else 0
                for turn in range(25)
            ]
            rows.append(
                {
                    "game": game,
                    "seat": seat + 1,
                    "bot": (bots or ["pro"] * 2)[seat],
                    "score": sum(points),
                    "points": points,
                    "bought": bought,
                    "bought_turn": turns,
                    "drafted": [],
                    **{
                        name: luck.randrange(5, 14)
                        for name, kind in HOOPS_SEATS.items()
                        if kind == "USMALLINT"
                    },
                }
            )
        for row, other in (rows, rows[::-1]):
            row["margin"] = row["score"] - other["score"]
        game_rows.append(
            {
                "game": game,
                "decisions": 540,
                "mark": game,
                "first": first + 1,
                "turns": 25,
                "overtimes": 0,
                "offered": [int(model in market) for model in range(151)],
            }
        )
        seat_rows += _placed(rows, "score")
    options = {"cards": STANDARD_CARDS.name, "cards digest": digest or STANDARD_CARDS.digest, "first": "lot"}
    names = [("card", model, name) for model, name in enumerate(STANDARD.names)]
    run = {"game": "hoops", "options": options, "bots": bots or ["pro"] * 2, "games": games}
    write(path, run, names, (game_rows, HOOPS_GAMES), (seat_rows, HOOPS_SEATS))
    return game_rows, seat_rows


def _ranks(values: list[float]) -> list[int]:
    """The rank of each, the largest first."""
    return [1 + sum(other > value for other in values) for value in values]


def _placed(rows: Rows, decider: str) -> Rows:
    """Rows of one game with their places and shares."""
    for row in rows:
        key = (row["score"], row[decider])
        row["place"] = 1 + sum((other["score"], other[decider]) > key for other in rows)
    winners = sum(row["place"] == 1 for row in rows)
    for row in rows:
        row["share"] = 1 / winners if row["place"] == 1 else 0.0
    return rows


def write(
    path: Path,
    run: dict[str, Any],
    names: list[tuple[str, int, str]],
    games: tuple[Rows, dict[str, str]],
    seats: tuple[Rows, dict[str, str]],
) -> None:
    """A DuckDB file as `sixthman simulate --output` writes it."""
    facts = {
        "format": 1,
        "version": "1",
        "rules": "1",
        "game": run["game"],
        "options": json.dumps(run["options"]),
        "bots": run["bots"],
        "seed": "7",
        "games": run["games"],
        "choices": False,
        "part": 1024,
    }
    tables = {
        "run": (
            [facts],
            {
                "format": "INTEGER",
                "version": "VARCHAR",
                "rules": "VARCHAR",
                "game": "VARCHAR",
                "options": "VARCHAR",
                "bots": "VARCHAR[]",
                "seed": "VARCHAR",
                "games": "BIGINT",
                "choices": "BOOLEAN",
                "part": "INTEGER",
            },
        ),
        "names": (
            [{"kind": kind, "number": number, "name": name} for kind, number, name in names],
            {"kind": "VARCHAR", "number": "SMALLINT", "name": "VARCHAR"},
        ),
        "games": games,
        "seats": seats,
    }
    with duckdb.connect(str(path)) as connection:
        for name, (rows, columns) in tables.items():
            listed = ", ".join(f"{column} {kind}" for column, kind in columns.items())
            connection.execute(f"CREATE TABLE {name} ({listed})")
            if rows:
                lines = path.with_suffix(f".{name}.json")
                lines.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
                kinds = ", ".join(f"{column}: '{kind}'" for column, kind in columns.items())
                connection.execute(
                    f"INSERT INTO {name} BY NAME FROM read_json('{lines}', columns = {{{kinds}}})"
                )
                lines.unlink()
