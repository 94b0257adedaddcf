"""Rules have versions, and games keep theirs: with a rule really changed, and compiled."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixthman.games.allstar import module as allstar
from sixthman.games.allstar.bots import policy
from sixthman.games.allstar.rules import GAME
from sixthman.games.allstar.rules.record import State
from sixthman.games.allstar.table import STANDARD_CARDS, AllstarOptions, TableCards
from sixthman.games.hoops import rules as hoops
from sixthman.kernel.module import Module, module_path
from sixthman.kernel.rules import rule
from sixthman.kernel.wasm import Contents, build_module
from sixthman.messages import BadRecord
from sixthman.modules.shared import about, loops, protocol
from sixthman.server.engines import Rules, RulesCache
from sixthman.server.set_aside import NoTable
from sixthman.server.settings import Settings
from sixthman.server.table_registry import TableRegistry
from sixthman.server.table_state import OVER
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.adapters import adapter_named, adapter_of
from tests.records.make import FOLDER
from tests.server.old.make import play
from tests.server.sittings import dealt, rest

BONUS = 100
GOLDEN = (FOLDER / "four-random.txt").read_text("utf-8")
pytestmark = pytest.mark.xdist_group("versions")


@rule
def generous_score(state: State, seat: int) -> int:
    """The seat's fans, and a hundred more for taking part: the rule that was changed."""
    return int(state.fans[seat]) + BONUS


PRESENT = GAME.version
NEXT = str(int(PRESENT) + 1)
CHANGED = replace(GAME, version=NEXT, rules={**GAME.rules, "score": generous_score})


@pytest.fixture(scope="module")
def changed() -> Module:
    """The next version, compiled as every module is, without what a table does not need."""
    exports = (*protocol(CHANGED), *allstar.table(), *allstar.helps(), *loops(CHANGED, policy)[:3])
    return Module(
        build_module(Contents(CHANGED, exports, allstar.CONTENTS.tables, about(CHANGED, STANDARD_CARDS)))
    )


@pytest.fixture
def raised(changed: Module, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the game in which the next version is the present one and ours is among the earlier ones."""
    path, ours = tmp_path / "allstar.wasm", module_path(GAME)
    path.write_bytes(changed.code)
    earlier = tmp_path / "earlier"
    shutil.copytree(ours.with_name("earlier"), earlier)
    shutil.copy(ours, earlier / f"allstar-{PRESENT}.wasm")
    paths = {"allstar": path, "hoops": module_path(hoops.GAME)}
    monkeypatch.setattr("sixthman.kernel.module.module_path", lambda game: paths[game.name])
    monkeypatch.setattr(TableCards, "usual", CHANGED)
    for made in ("game", "engine"):
        monkeypatch.delitem(vars(STANDARD_CARDS), made, raising=False)
    yield path
    for made in ("game", "engine"):
        vars(STANDARD_CARDS).pop(made, None)


def played(adapter: Any) -> Table:
    """A game in which everyone takes what comes first."""
    table = Table(adapter, AllstarOptions(cards=adapter.cards), "versions")
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, table.legal(seat)[:1])
    return table


def test_records_are_verified_by_the_rules_they_were_played_by(raised: Path) -> None:
    old, new = adapter_named("allstar", version=PRESENT), adapter_named("allstar")
    assert (old.game.version, new.game.version) == (PRESENT, NEXT)
    before, after = played(old), played(new)
    assert after.scores() == [score + BONUS for score in before.scores()]
    for table, adapter in ((before, old), (after, new)):
        record = read_record(Record.of(table).text())
        assert record.rules == adapter.game.version
        assert (
            verify_record(record, adapter_named("allstar", version=record.rules)).scores() == table.scores()
        )
    golden = read_record(GOLDEN)
    assert verify_record(golden, adapter_named("allstar", version=golden.rules)).over
    with pytest.raises(BadRecord):
        verify_record(golden, new)


def test_a_version_that_is_not_here_is_named(raised: Path) -> None:
    with pytest.raises(BadRecord) as refused:
        adapter_named("allstar", version="7")
    assert "7" in str(refused.value)
    assert ", ".join(str(number) for number in range(1, int(NEXT) + 1)) in str(refused.value)


async def test_running_tables_go_on_with_their_rules(changed: Module, tmp_path: Path) -> None:
    settings, shelf = Settings(database=str(tmp_path / "versions.db"), idle=1e9), RulesCache()
    first = TableRegistry(settings, shelf)
    await first.open()
    live = await dealt(first, ["", "rookie", "rookie"])
    table_id, begun = live.table_state.id, live.table_state.agreed
    await play(live, 5)
    await first.close()

    newer = RulesCache()
    rules = Rules(adapter_of(changed), changed)
    newer._newest["allstar"] = rules
    newer._by_digest = {one.digest: one for one in newer._newest.values()}  # the old one is not on the shelf
    second = TableRegistry(settings, newer)
    await second.open()
    going_on = await second.live(table_id)
    assert going_on.table_state.agreed == begun
    assert going_on.table_state.rules.digest == begun.module != changed.digest
    await rest(going_on)
    await play(going_on, 1000)
    assert going_on.table_state.state == OVER
    old_table = going_on.table_state.table
    assert old_table is not None
    record = Record.of(old_table)
    assert record.rules == PRESENT
    assert verify_record(record, shelf["allstar"].adapter).scores() == old_table.scores()

    fresh = await dealt(second, ["", "rookie", "rookie"])
    assert (fresh.table_state.agreed.rules, fresh.table_state.agreed.module) == (NEXT, changed.digest)
    assert fresh.table_state.table is not None
    assert min(fresh.table_state.table.scores()) >= BONUS
    await second.close()


async def test_a_module_that_is_lost_or_damaged_costs_nobody_else_their_table(tmp_path: Path) -> None:
    house = TableRegistry(Settings(database=str(tmp_path / "lost.db"), idle=1e9), RulesCache())
    await house.open()
    live, other = await dealt(house, ["", "rookie", "rookie"]), await dealt(house, ["", "rookie", "rookie"])
    agreed = live.table_state.agreed
    assert (await house.rules_of(agreed)).digest == agreed.module
    from msgspec.structs import replace as with_

    with pytest.raises(NoTable) as lost:
        await house.rules_of(with_(agreed, module="0" * 64))
    assert "allstar" in lost.value.text("fr")
    module = live.table_state.rules.module
    assert module is not None
    assert RulesCache().add(agreed.module, module.code[:-1]) is None
    await play(other, 3)
    await house.close()
