"""The card set: tables of a fixed size that rules alone read, in whose place a set of your own is bound."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.bots import policy
from sixthman.games.allstar.bots.last_stand import last_cut, last_stand
from sixthman.games.allstar.bots.luck import best_in_pack
from sixthman.games.allstar.bots.search_rules import SEARCH_RULES
from sixthman.games.allstar.declaration import (
    ARENAS_PLAYED,
    CARDS,
    EDITIONS,
    MOST_COACHES,
    SEATS,
    SPECIES_NAMES,
)
from sixthman.games.allstar.features.encoding import encode_allstar
from sixthman.games.allstar.report.rows import watch_after, watch_before
from sixthman.games.allstar.rules import GAME, cards, ranking
from sixthman.games.allstar.rules.cardfile import MODIFIERS, MOST_ARENAS, RANGES
from sixthman.games.allstar.rules.cards import (
    ARENAS_PRINTED,
    COACHES_PRINTED,
    NUMBER,
    SPECIES,
    STANDARD,
    SYMBOL,
    CardSet,
    load_cards,
    write_cards,
)
from sixthman.games.allstar.rules.figures import put_bench
from sixthman.games.allstar.rules.record import RECORD, new_state
from sixthman.games.allstar.rules.settling import change_with, put_outcomes, put_settled, put_tried_team
from sixthman.games.allstar.rules.story import tell_choice
from sixthman.kernel.game import Engine, interpreted_engine
from sixthman.kernel.rules import RULES, Rule
from sixthman.kernel.stream import new_stream
from sixthman.messages import LANGUAGES, say
from tests.games.allstar.cardfiles import rows_of, written

# --- the standard set


def test_no_file_is_the_standard_set() -> None:
    """Nothing asked for, nothing replaced."""
    assert load_cards() is STANDARD


def test_the_whole_set_is_written_and_read(tmp_path: Path) -> None:
    """With where its values come from it is the same set, without it has the same tables."""
    for provenance in (True, False):
        path = tmp_path / "mine.toml"
        path.write_text(write_cards(STANDARD, provenance), "utf-8")
        again = load_cards(path)
        assert (again == STANDARD) == provenance
        assert "provenance" not in path.read_text("utf-8") or provenance
        for name, table in STANDARD.tables().items():
            assert np.array_equal(again.tables()[name], table), name


def test_tables_have_room_for_more(tmp_path: Path) -> None:
    """Their sizes and types are those of the largest set, whatever is printed; rows behind it are empty."""
    small = load_cards(written(tmp_path, arena=rows_of("arena")[-9:]))
    for name, table in STANDARD.tables().items():
        other = small.tables()[name]
        assert (other.shape, other.dtype) == (table.shape, table.dtype), name
    assert small.tables()["PRINTED"].tolist() == [9, len(cards.COACHES)]
    assert cards.PRINTED.tolist() == [len(cards.ARENAS), len(cards.COACHES)]
    assert cards.FANS.shape == (MOST_ARENAS, 6)
    assert cards.ABILITIES.shape == (len(EDITIONS), SEATS + 1, MOST_COACHES, len(MODIFIERS))
    assert not cards.FANS[len(cards.ARENAS) :].any()
    assert not cards.IN_EDITION[:, len(cards.ARENAS) :].any()
    assert not cards.ABILITIES[:, :, len(cards.COACHES) :].any()
    assert not cards.ABILITIES[:, :2].any(), "no game of one"


# --- what rules read


def rules_below(function: Rule, seen: set[Rule]) -> Iterator[FunctionType]:
    """A rule and all rules it names, those of the games among them."""
    if function in seen:
        return
    seen.add(function)
    assert isinstance(function, FunctionType)
    yield function
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType) and value in RULES:
            yield from rules_below(value, seen)


def all_rules() -> list[FunctionType]:
    """The rules of the game, of its bots, and of those who watch it."""
    outermost: list[Rule] = [
        *GAME.rules.values(),
        policy,
        SEARCH_RULES.plans,
        SEARCH_RULES.finish,
        SEARCH_RULES.outcome,
        last_stand,
        last_cut,
    ]
    outermost += [SEARCH_RULES.solve, watch_before, watch_after, encode_allstar, tell_choice]
    outermost += [put_bench, put_tried_team, change_with, put_outcomes, put_settled, best_in_pack]
    seen: set[Rule] = set()
    return [rule for function in outermost for rule in rules_below(function, seen)]


def test_rules_read_cards_from_the_tables_of_a_set_alone() -> None:
    """A table that a rule names is one of the set, the same one wherever it is named, or is no card's."""
    own, others = STANDARD.tables(), set()
    for rule in all_rules():
        for name in rule.__code__.co_names:
            value: Any = rule.__globals__.get(name)
            if name in own:
                assert value is getattr(ranking if name == "SETS_OF_ONE" else cards, name)
                assert np.array_equal(value, own[name])
            elif isinstance(value, np.ndarray):
                others.add(name)
            assert not isinstance(value, CardSet | list | dict | set), f"{rule.__name__}: {name}"
            assert value is not cards.ARENAS
            assert value is not cards.COACHES
    ways = {
        "WAYS",
        "FIRST_WAY",
        "COUNT_WAYS",
        "MASKS",
        "COUNT_MASKS",
        "LAID",
        "WAYS_WITH",
        "WAYS_FOR",
    }  # to lay cards down and cut
    weights = {"WEIGHTS", "SIGMA", "ODDS", "KEPT_ANYWAY", "TAKEN_ANYWAY"}  # of bots, and of what they believe
    plans = {"BUS_PLANS", "PLANS_FOR", "WAYS_FOR"}
    assert others - ways - weights - plans == {"PACK_SIZE", "LOWEST_SEAT"}
    assert {"FANS", "ABILITIES", "ONE_MORE", "SETS_OF_ONE", "PRINTED"} <= {
        name for rule in all_rules() for name in rule.__code__.co_names
    }


def test_every_table_is_read_by_some_rule() -> None:
    """None is carried along that nobody asks."""
    named = {name for rule in all_rules() for name in rule.__code__.co_names}
    assert set(STANDARD.tables()) <= named


def test_derived_tables_follow_the_set(tmp_path: Path) -> None:
    """Other symbols, another order of symbols and of species: in every table that depends on them."""
    species = rows_of("species")[::-1]
    species[0]["symbols"] = {"Goal": 9}
    editions = rows_of("edition")
    editions[0]["symbols"] = editions[0]["symbols"][::-1]
    mine = load_cards(written(tmp_path, species=species, edition=editions)).tables()
    bear, rabbit = SPECIES_NAMES.index("PolarBear") * 9, 0
    assert mine["ATTRIBUTE"][0, SPECIES, bear] == 1
    assert mine["ATTRIBUTE"][0, SPECIES, rabbit] == 12
    assert mine["ATTRIBUTE"][0, NUMBER].tolist() == cards.ATTRIBUTE[0, NUMBER].tolist()
    assert mine["ATTRIBUTE"][0, SYMBOL, bear : bear + 9].tolist() == [0] * 8 + [1]
    assert mine["ATTRIBUTE"][1, SYMBOL, bear : bear + 9].tolist() == [0] * 8 + [5]
    assert mine["ONE_MORE"][0, bear + 8].tolist() == [1 << 4, 1 << 36, 1 << 4]
    assert np.array_equal(mine["SETS_OF_ONE"], ranking.lay_out_sets(mine["ATTRIBUTE"]))
    assert not np.array_equal(mine["SETS_OF_ONE"], ranking.SETS_OF_ONE)


def built_with(mine: CardSet) -> Engine:
    """The rules with these cards, as plain Python."""
    return interpreted_engine(replace(GAME, tables=mine.tables()))


def test_more_arenas_and_coaches_are_dealt(tmp_path: Path) -> None:
    """As many as a set may have: each of them turns up, and none that is not there."""
    arenas = rows_of("arena")
    arenas += [{"name": f"New {number}", "fans": [number] * 6} for number in range(MOST_ARENAS - len(arenas))]
    coaches = rows_of("coach")
    coaches += [
        {"name": f"Coach {number}", "fans_at_start": number}
        for number in range(1, 1 + MOST_COACHES - len(coaches))
    ]
    mine = load_cards(written(tmp_path, arena=arenas, coach=coaches))
    assert mine.tables()["PRINTED"].tolist() == [MOST_ARENAS, MOST_COACHES]
    game = built_with(mine).game
    seen: tuple[set[int], set[int]] = (set(), set())
    state = new_state()
    for seed in range(80):
        game.setup(state, np.array([0, 6, 0, 0, 1]), new_stream(f"{seed}"))
        assert len(set(state.arenas.tolist())) == ARENAS_PLAYED
        dealt = [*state.coach.tolist(), *state.refused.tolist()]
        assert len(set(dealt)) == 2 * SEATS
        seen[ARENAS_PRINTED].update(state.arenas.tolist())
        seen[COACHES_PRINTED].update(dealt)
    assert seen == (set(range(MOST_ARENAS)), set(range(MOST_COACHES)))


@pytest.mark.parametrize("edition", range(len(EDITIONS)))
def test_the_fewest_arenas_do_for_every_table(tmp_path: Path, edition: int) -> None:
    """Two managers, no whistle: with just enough arenas left, six are drawn."""
    rows = [row for row in rows_of("arena") if not row.get("whistle") and not row.get("not_for_two")]
    rows = [row for row in rows if "editions" not in row][:ARENAS_PLAYED]
    rows += [{"name": "Whistle", "fans": [1] * 6, "whistle": True}, {"name": "Not", "fans": [1] * 6}]
    rows[-1]["not_for_two"] = True
    game, state = built_with(load_cards(written(tmp_path, arena=rows))).game, new_state()
    for options in ([edition, 2, 1 if edition == 0 else 4, 1, 0], [edition, 5, 0, 0, 1]):
        for seed in range(20):
            game.setup(state, np.array(options), new_stream(f"{seed}"))
            assert len(set(state.arenas.tolist())) == ARENAS_PLAYED
            assert options[1] == 5 or set(state.arenas.tolist()) == set(range(ARENAS_PLAYED))


# --- limits


def most(section: str, key: str) -> int:
    """The highest number allowed."""
    return RANGES[section][key][1]


def test_all_fans_of_a_game_fit_the_record() -> None:
    """Every number at its highest, one coach with all of them, three rounds beside a team: sixteen bits."""
    arena, coach = most("arena", "fans"), RANGES["coach"]
    helped = arena * (coach["fans_times"][1] - 1) + coach["fans"][1] + coach["fans_if_last"][1]
    season = ARENAS_PLAYED * arena + 3 * helped + coach["fans_at_start"][1]
    bonus = most("edition", "tickets") * most("edition", "ticket_bonus")
    assert season + most("edition", "playoff_fans") + bonus <= np.iinfo(RECORD["fans"].base).max


def test_all_numbers_fit_their_tables() -> None:
    """Coaches are bytes, tickets too, arenas and coaches are numbered in bytes; the pro has twenty bits."""
    byte = np.iinfo(np.int8).max
    assert all(limit <= byte for _, limit in RANGES["coach"].values())
    assert most("edition", "tickets") + most("coach", "tickets") <= byte
    assert max(MOST_ARENAS, MOST_COACHES) <= min(byte, CARDS)  # they are drawn from the row `marks`
    assert most("arena", "fans") << 10 < 1 << 20
    assert most("coach", "number") == 9 - 1
    assert all(least >= 0 for ranges in RANGES.values() for least, _ in ranges.values())
    assert set(RANGES["coach"]) | {"beside", "like_mate"} == set(MODIFIERS)


def test_the_highest_numbers_are_played(tmp_path: Path) -> None:
    """Nothing overflows with them, in plain Python either, where numpy would complain."""
    top = {key: limits[1] for key, limits in RANGES["coach"].items()}
    coach = {"name": "All", "beside": "team", **top, "number": 0, "once": 1}
    arenas = [{"name": f"A {number}", "fans": [999] * 6} for number in range(8)]
    editions = rows_of("edition")
    for row in editions:
        row |= {"tickets": [9] * 5, "ticket_bonus": [99] * 5}
        row["playoff_fans"] = [[999] * seats for seats in range(2, 7)]
    coaches = [coach | {"name": f"C {number}"} for number in range(12)]
    mine = load_cards(written(tmp_path, arena=arenas, edition=editions, coach=coaches))
    game, state = built_with(mine).game, new_state()
    for seed in range(3):
        game.setup(state, np.array([seed % 2, 3, 0, 0, 1]), new_stream(f"{seed}"))
        while not game.over(state):
            seat = next(seat for seat in range(3) if int(game.waiting(state)) >> seat & 1)
            game.pick(state, seat, (seed + int(state.stage[seat])) % int(game.legal(state, seat)))
        assert max(state.fans.tolist()) > 999 * 6


def test_provenance_says_what_a_rulebook_prints() -> None:
    """Three arenas stand in examples of the rulebooks. What the first edition pays for tickets is unknown;
    of its order of symbols only a part."""
    printed = {arena.name for arena in STANDARD.arenas if arena.provenance == "rulebook"}
    assert printed == {"Polarena 3", "Puddle Park 1", "Stadium Fall 3"}
    told = {card.name: card.provenance for card in STANDARD.sections["edition"]}
    assert told["2020"]["ticket_bonus"] == told["2020"]["symbols"] == told["2020"]["playoff_fans"] == "ours"
    assert told["2025"]["ticket_bonus"] == told["2025"]["tickets"] == told["2020"]["tickets"] == "rulebook"
    assert told["2025"]["symbols"] == "adaptation"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_every_reading(language: str) -> None:
    """Rulings where the text is open, each by its name."""
    text = say(language, "page-rules-allstar-rulings-text")
    open_ = {2, 3, 5, 6, 7, 8, 10, 12, *range(13, 25)}
    assert set(re.findall(r"<b>(A\d+)</b>", text)) == {f"A{ruling}" for ruling in open_}
