"""A game from elsewhere at a table: sealed bids, views, undo, the story, records, bots, the search."""

from __future__ import annotations

from pathlib import Path

import pytest

from sixthman.bots import Clock, bot_named
from sixthman.bots.game_levels import SEARCH_LEVEL
from sixthman.bots.review import Reviewer, lines_of
from sixthman.bots.search import SearchBot
from sixthman.kernel.game import interpreted_engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.stream import new_stream
from sixthman.messages import BadOption, BadRecord, IllegalChoice
from sixthman.registry import GameFolder, game_names
from sixthman.table import Record, Table, read_record, verify_record


def test_it_is_found_behind_our_own(auction: GameFolder) -> None:
    assert game_names() == ("allstar", "hoops", "auction")


def test_bids_stay_sealed_until_all_have_bid(table: Table) -> None:
    assert table.waiting() == [0, 1, 2]
    for seat in (0, 2):
        table.choose(seat, [table.legal(seat)[0]])
    assert table.waiting() == [1]
    assert table.sealed(0) == [int(table.view(0).bid[0])]
    assert int(table.view(1).bid[0]) == int(table.view(None).bid[0]) == NONE
    assert not table.events(1)
    table.choose(1, [table.legal(1)[-1]])
    assert [event.type for event in table.events()] == ["chose", "chose", "chose", "scores"]
    assert table.scores()[1] == int(table.view(1).prizes[0])


def test_a_bid_can_be_taken_back_and_the_record_knows_only_the_last(table: Table) -> None:
    first, second = table.legal(0)
    table.choose(0, [first])
    table.take_back(0)
    assert table.sealed(0) == []
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        table.take_back(0)
    table.choose(0, [second])
    for seat in (1, 2):
        table.choose(seat, [table.legal(seat)[0]])
    assert table.reveals[0].choices[0] == f"bid{second + 1}"
    assert len(table.reveals) == 1


def test_no_view_tells_of_other_hands_or_of_prizes_to_come(table: Table) -> None:
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        for other in range(3):
            assert (view.hand[other] != NONE).any() == (other == seat)
        assert (view.prizes[1:] == NONE).all()


def test_what_is_imagined_fits_what_was_seen(auction: GameFolder, table: Table) -> None:
    engine = interpreted_engine(auction.rules)
    for seat in range(3):
        table.choose(seat, [table.legal(seat)[0]])
    for onlooker in (1, None):
        view, luck = table.view(onlooker), new_stream("imagine")
        for _ in range(20):
            world, seen = view.copy(), engine.new_state()
            engine.game.imagine(world, luck)
            cards = [int(card) for row in (world.hand, world.opened) for card in row.ravel() if card != NONE]
            assert len(set(cards)) == len(cards) == 6
            engine.game.view(world, int(view.viewer), seen)
            assert seen == view


def test_refusals_say_what_is_allowed(table: Table, auction: GameFolder) -> None:
    with pytest.raises(IllegalChoice, match="isn’t a choice of this game"):
        table.choose(0, "Duck7")
    wrong = next(card for card in range(24) if card not in table.legal(0))
    with pytest.raises(IllegalChoice, match=f"bid{table.legal(0)[0] + 1}"):
        table.choose(0, f"bid{wrong + 1}")
    with pytest.raises(BadOption, match="2–4"):
        auction.options(seats=5)
    with pytest.raises(BadOption, match="rounds"):
        auction.options(mode="clash")


def test_a_record_is_saved_read_replayed_and_verified(
    table: Table, auction: GameFolder, tmp_path: Path
) -> None:
    while not table.over:
        seat = table.waiting()[-1]
        table.choose(seat, [table.legal(seat)[-1]])
    Record.of(table).save(tmp_path / "game.txt")
    text = (tmp_path / "game.txt").read_text("utf-8")
    assert "game: auction\nseats: 3\nrounds: 2\n" in text
    assert "# bids\n1: bid" in text
    record = read_record(text)
    *_, again = record.replay(auction.adapter())
    assert again.scores() == table.scores()
    assert [event.facts for event in again.events()] == [event.facts for event in table.events()]
    assert verify_record(record, auction.adapter()).ranks() == table.ranks()
    best = max(range(3), key=lambda seat: table.scores()[seat])
    record.reveals[0].choices[best] = next(f"bid{card}" for card in range(1, 25) if f"bid{card}" not in text)
    with pytest.raises(BadRecord, match="bids"):
        verify_record(record, auction.adapter())


@pytest.mark.parametrize("level", ["random", "rookie", "pro", f"{SEARCH_LEVEL}@20ms"])
def test_every_bot_plays_it_to_the_end(auction: GameFolder, level: str) -> None:
    adapter = auction.adapter()
    table = Table(adapter, auction.options(seats=2, rounds=3), "bots")
    bot = bot_named(level, adapter.engine, "bot")
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, bot.choose(table.view(seat)))
    assert sum(table.scores()) == int(table.view().prizes[:3].sum())


def test_the_search_weighs_every_bid(auction: GameFolder) -> None:
    adapter = auction.adapter()
    table = Table(adapter, auction.options(seats=2, rounds=4), "look")
    bot = bot_named(SEARCH_LEVEL, adapter.engine, "search")
    assert isinstance(bot, SearchBot)
    thought = bot.consider(table.view(0), Clock(worlds=300))
    assert sorted(one.choices for one in thought.candidates) == [[card] for card in table.legal(0)]
    assert thought.candidates[0].win == max(one.win for one in thought.candidates) > 0


def test_a_finished_game_is_reviewed(auction: GameFolder, table: Table) -> None:
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    adapter = auction.adapter()
    lines = lines_of(Record.of(table), adapter, adapter.engine)
    assert len(lines) == 6
    verdicts = Reviewer(adapter, adapter.engine, "review").review(lines[0], 0)
    assert [verdict["seat"] for verdict in verdicts] == [0]
