"""Tables: playing, refusing, taking back, several people, records, drawings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sixthman as sm
from sixthman.table.view import View


def test_the_first_lines_of_the_docs() -> None:
    table = sm.new("allstar", seats=4, seed="7", bots=["pro"] * 3)
    assert table.waiting == table.people == [1]
    assert str(table.legal) == "Rabbit3, Penguin8, Panda5, Wolf4, Horse7, PolarBear1"
    table.play("Horse7")
    assert [card.name for card in table.view().bench] == ["Horse7"]
    assert "Horse7" in str(table)
    assert "Your hand" in str(table)
    assert repr(table) == "<Table of allstar: 4 seats, round 1, draft, waiting for seat 1>"


def test_a_choice_is_text_an_object_or_several() -> None:
    tables = [sm.new("allstar", seats=3, seed="7") for _ in range(3)]
    choice = tables[0].legal[2]
    said_in_three_ways: list[Any] = [choice, choice.text, [choice]]
    for table, said in zip(tables, said_in_three_ways, strict=True):
        table.play(said)
    assert len({table.record.text for table in tables}) == 1


def test_what_is_not_allowed_changes_nothing_and_says_what_is() -> None:
    table = sm.new("allstar", seats=4, seed="7")
    before = table.record.text, str(table)
    assert table.can("Horse7")
    assert not table.can("Duck7")
    with pytest.raises(sm.IllegalChoice, match=r"Duck7 can’t be chosen now\. Allowed: .*Horse7"):
        table.play("Duck7")
    with pytest.raises(sm.BadCards, match="is no card"):
        table.play("Moose7")
    with pytest.raises(sm.IllegalChoice, match=r"Seat 2 is a bot’s\. You play seats: 1"):
        table.play("Horse7", seat=2)
    with pytest.raises(sm.IllegalChoice, match="There is no seat 5"):
        table.play("Horse7", seat=5)
    with pytest.raises(sm.IllegalChoice):
        table.play([])
    assert (table.record.text, str(table)) == before


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_game_to_its_end_saved_and_proven(game: str, tmp_path: Path) -> None:
    table = sm.new(game, seed=3)
    while not table.over:
        table.play(table.legal[0])
    assert set(table.ranks) == set(range(1, table.seats + 1))
    assert "over" in repr(table)
    with pytest.raises(sm.IllegalChoice, match="over"):
        table.play("-")
    table.save(tmp_path / "game.txt")
    record = sm.load(tmp_path / "game.txt")
    assert record.verify().scores == table.verify().scores == table.scores == record.result
    assert record.replay(0).scores == dict.fromkeys(table.scores, 0)
    assert record.story("fr") == table.story(language="fr") != table.story()
    assert record.text == str(record) == table.record.text


def test_a_changed_record_is_found_out(tmp_path: Path) -> None:
    table = sm.new("allstar", seats=2, seed="7", bots=["rookie", "rookie"])
    assert table.over
    path = tmp_path / "game.txt"
    wrong = table.record.text.replace(f"result: {table.scores[1]}", f"result: {table.scores[1] + 1}")
    path.write_text(wrong, "utf-8")
    with pytest.raises(sm.BadRecord, match="replayed, the game ends"):
        sm.load(path).verify()


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_undo_goes_back_play_by_play(game: str) -> None:
    table = sm.new(game, seed="7")
    seen = []
    for _ in range(12):
        seen.append((table.record.text, str(table), table.story(1)))
        table.play(table.legal[-1])
    for before in reversed(seen):
        table.undo()
        assert (table.record.text, str(table), table.story(1)) == before
    with pytest.raises(sm.IllegalChoice, match="nothing to undo"):
        table.undo()


def test_a_copy_is_a_table_of_its_own() -> None:
    table = sm.new("hoops", seed="7", bots=[])
    other = table.copy()
    other.play(other.legal[0])
    assert other.record.text != table.record.text


def test_several_people_choose_in_any_order() -> None:
    table = sm.new("allstar", seats=3, seed="7", bots=["rookie"], names=["Ann"])
    assert table.people == table.waiting == [1, 2]
    assert table.names == {1: "Ann", 2: "Manager 2", 3: "Bot 3 (rookie)"}
    table.play(table.view(2).legal[0], seat=2)
    assert table.waiting == [1]
    table.play(table.legal[0])
    assert table.waiting == [1, 2]


def test_the_same_seed_is_the_same_game() -> None:
    games = [sm.new("hoops", seed="7", bots=["pro", "rookie"]).record.text for _ in range(2)]
    assert games[0] == games[1] != sm.new("hoops", seed="8", bots=["pro", "rookie"]).record.text


def test_a_failing_bot_raises_and_the_table_is_as_before() -> None:
    class Late(sm.Bot):
        def choose(self, view: View) -> sm.Choice:
            if view.phase == "lineup":
                raise KeyError("my own mistake")
            return view.legal[0]

    table = sm.new("allstar", seats=3, seed="7", bots=[Late, "pro"])
    for _ in range(4):
        table.play(table.legal[0])
    before = table.record.text
    with pytest.raises(sm.BotFailed) as caught:
        table.play(table.legal[0])  # the last pick: then lineups are asked for
    assert "Late raised an error. KeyError: 'my own mistake'" in str(caught.value)
    assert isinstance(caught.value.__cause__, KeyError)
    assert table.record.text == before


def test_a_bot_may_plan_several_choices() -> None:
    """A list of choices, and texts of whole lineups, are made one after the other."""

    class Planner(sm.Bot):
        asked = 0

        def choose(self, view: View) -> list[sm.Choice] | str:
            Planner.asked += 1
            if view.phase == "lineup" and view.round == 1 and not view.chosen:
                return " ".join(card.name for card in view.bench[:5])
            return [view.legal[0]]

    table = sm.new("allstar", seats=3, seed="7", bots=[Planner, "pro"])
    while not table.record.choices or "line-ups" not in table.record.choices[-1][0]:
        table.play(table.legal[0])
    assert len(table.view(2).teams[2][0]) == 5
    assert Planner.asked < 8
