"""Games as the page keeps them in the browser's database: played here, put there, to be found again."""

from __future__ import annotations

import json
from datetime import date, datetime, time
from typing import Any

import msgspec
from playwright.sync_api import Page

from sixthman.registry import game_named
from sixthman.server import log_rows as kinds
from sixthman.server.daily import listed
from sixthman.server.deals import agree_on_deal, go_on, play_deal, rows_of_deal
from sixthman.server.engines import Rules, newest_rules
from sixthman.server.log_rows import LogRow, Made
from sixthman.server.replays import record_text
from sixthman.server.table_state import OVER, PLAYING, TableState
from sixthman.table import Record

_PUT = """async (games) => {
  const opening = indexedDB.open("sixthman", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("games", { keyPath: "table" });
  const database = await new Promise((done, fail) => {
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  const work = database.transaction("games", "readwrite");
  for (const game of games) work.objectStore("games").put(game);
  await new Promise((done) => (work.oncomplete = done));
  database.close();
}"""


def day_played(game: str, day: date, level: str = "pro", number: int = 0) -> dict[str, Any]:
    """The deal of a day, played to its end by someone as good as this bot."""
    known = listed(game, "daily")
    rows = known["rows"]
    row = rows[(day - date.fromisoformat(known["first_day"])).days % len(rows)]
    made_at = datetime.combine(day, time(9, 40)).timestamp()
    return deal_played(game, {**row, "name": f"daily {day}"}, level, number, made_at)


def deal_played(
    game: str, deal: dict[str, Any], level: str = "pro", number: int = 0, made_at: float = 0.0
) -> dict[str, Any]:
    """Any deal, played to its end by somebody as good as this bot."""
    rules = newest_rules(game_named(game))
    options = {name: value for name, value in deal["options"].items() if name != "seats"}
    agreed = agree_on_deal(rules.adapter, deal["name"], deal["seed"], options, deal["chairs"], False, made_at)
    seat = agreed.chairs.index("")
    ended = play_deal(rules, agreed, [])
    while ended.state == PLAYING:
        assert ended.table is not None
        go_on(ended, ended.quick_choice(level, ended.table.view(seat)))
    return _kept(rules, ended, f"here-{number:010d}")


def _row(state: TableState, made: Made) -> LogRow:
    kind, seat, by, body, idem = made
    return LogRow(state.number + 1, kind, seat, by, body, state.made_at, idem)


def _kept(rules: Rules, ended: TableState, table: str) -> dict[str, Any]:
    """What `web/src/house/protocol.ts` calls Kept."""
    agreed = msgspec.structs.replace(ended.agreed, rules=rules.adapter.game.version, module=rules.digest)
    assert ended.table is not None
    state = TableState(table, agreed, rules)
    seat = agreed.chairs.index("")
    sit: Made = (kinds.SIT, seat, "person", {"name": "Ann", "guest": "here", "secret": ""}, None)
    rows = []
    for made in [sit, *rows_of_deal(ended, Record.of(ended.table))]:
        rows.append(_row(state, made))
        state.apply(rows[-1])
    assert state.state == OVER
    assert state.table is not None
    return {
        "table": table,
        "game": rules.game,
        "version": rules.adapter.game.version,
        "settings": json.loads(msgspec.json.encode(agreed)),
        "rows": json.loads(msgspec.json.encode(rows)),
        "state": state.state,
        "made_at": agreed.made_at,
        "record": record_text(state),
        "ended": {"scores": state.table.scores(), "places": state.table.ranks()},
    }


def put(page: Page, games: list[dict[str, Any]]) -> None:
    """Put games into the database of a page's browser."""
    page.evaluate(_PUT, games)
