"""Who sits at a seat: ids are the occupant's own, who was removed stays away, names can be read."""

from __future__ import annotations

import pytest

from sixthman.messages import BadOption
from sixthman.server import commands
from sixthman.server.command_rows import sit_down
from sixthman.server.names import good_name
from sixthman.server.table_registry import TableRegistry
from tests.server.sittings import connect, do, new_id, refused, table

WIDE = "\uff50\uff52\uff4f"  # looks like "pro"


async def test_a_new_occupants_ids_are_their_own(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", ""])
    ready = commands.Ready(id="c1")
    await do(live, 1, ready)
    await do(live, 1, commands.Leave(id=new_id()))
    await sit_down(live, "another", "Bo", 1, None)
    await do(live, 1, ready)
    assert live.table_state.chairs[1].ready
    number = live.table_state.number
    await do(live, 1, ready)
    assert live.table_state.number == number
    await live.sleep()
    again = await registry.live(live.table_state.id)
    await do(again, 1, ready)
    assert again.table_state.number == number


async def test_who_was_sent_away_stays_away_from_this_table(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", ""])
    client = await connect(live, 2)
    await do(live, 0, commands.Kick(id=new_id(), seat=2))
    assert client.lost
    await live.sleep()
    live = await registry.live(live.table_state.id)
    with refused("error-server-kicked"):
        await sit_down(live, "guest2", "name2", None, live.table_state.agreed.invite)
    assert await sit_down(live, "another", "Bo", None, None)
    elsewhere = await table(registry, ["", "", "pro"])
    await do(elsewhere, 1, commands.Leave(id=new_id()))
    assert (await sit_down(elsewhere, "guest2", "name2", None, None))[0] == 1


async def test_who_left_may_come_back(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", ""])
    await do(live, 2, commands.Leave(id=new_id()))
    assert (await sit_down(live, "guest2", "name2", None, None))[0] == 2


def test_stacked_accents_are_trimmed_and_scripts_are_left_alone() -> None:
    assert good_name("Z" + "\u0321\u0347" * 20 + "oe") == "Z\u0321\u0321oe"
    for name in ("Zoë", "Nguyễn Thị Hồng", "Ève", "संगीता", "אַבְרָהָם", "ผู้เล่น", "O’Neill", "李娜"):
        assert len(good_name(name)) <= len(name)
        assert good_name(good_name(name)) == good_name(name)
    assert good_name("Zoe\u0308") == "Zoë"


@pytest.mark.parametrize("name", ["", " Ann", "a|b", "a\nb", "\u0301", "a\u202eb", "a\u200bb"])
def test_what_cannot_be_read_is_no_name(name: str) -> None:
    with pytest.raises(BadOption) as reason:
        good_name(name)
    assert reason.value.message == "error-name"


@pytest.mark.parametrize("name", ["pro", "Pro-2", "MVP", "mvp@2s-3", "Bot 1", "random", WIDE, "allstar-4"])
def test_bots_names_are_taken(name: str) -> None:
    with pytest.raises(BadOption) as reason:
        good_name(name)
    assert reason.value.message == "error-server-name-bot"


@pytest.mark.parametrize("name", ["Prosper", "Robot", "Botho", "pro Ann", "Mvpete"])
def test_names_that_only_begin_like_a_bots_are_free(name: str) -> None:
    assert good_name(name) == name


async def test_a_rename_is_held_to_the_same(registry: TableRegistry) -> None:
    live = await table(registry, ["", "", ""])
    with refused("error-server-name-bot"):
        await do(live, 0, commands.Rename(id=new_id(), name="pro-1"))
    await do(live, 0, commands.Rename(id=new_id(), name="A" + "\u0301" * 9))
    assert live.table_state.chairs[0].name == "Á\u0301\u0301"
