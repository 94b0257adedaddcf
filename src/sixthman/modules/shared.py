"""What every game's module offers: the protocol, many games in one call, environments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sixthman.bots.race import think_to_the_end
from sixthman.bots.search import SearchRules
from sixthman.envs.chance import chance_of
from sixthman.envs.features.looks import expand
from sixthman.envs.memories import imagine_world
from sixthman.envs.moves import (
    begin_games,
    find_choices,
    move,
    next_learner,
    next_seat,
    sample_actions,
    show_all,
    step_games,
)
from sixthman.envs.walks import ask, choose_action, choose_by_chance, see_all
from sixthman.kernel.cardfile import sections_as_data
from sixthman.kernel.exports import INT, Export, Type, rows
from sixthman.kernel.game import Game
from sixthman.kernel.lists import all_choices, all_scores
from sixthman.kernel.playout import at_random, begin_numbered, play_batch
from sixthman.kernel.rules import Rule
from sixthman.kernel.stream import STREAM, WIDE_STREAM
from sixthman.lab.comparing import add_up, measure_games
from sixthman.lab.matches import play_pairing
from sixthman.lab.watching import CHOICE, watch_batch
from sixthman.table.cardset import PlayedCards

KEY = rows(np.uint32)
OPTIONS, LONGS = rows(np.int64), rows(np.int64)
BOT_LEVELS = rows(np.int8)
WORDS = rows(np.uint64, 2)  # the memory of records
SHEET = rows(np.int32)  # see kernel.facts
FOUND = (LONGS, rows(np.uint64), rows(np.int32, 2), rows(np.int32, 2))  # decisions, marks, scores, ranks


def about(game: Game, cards: PlayedCards[Any]) -> dict[str, Any]:
    """What a module says about itself: the version of its rules, and the cards that are standard with it."""
    return {"rules": game.version, "data": cards.digest, "cards": sections_as_data(cards.cards.sections)}


def protocol(game: Game) -> list[Export]:
    """The rules of the `Game` protocol, under its names."""
    state = game.record
    takes: dict[str, tuple[tuple[Type, ...], str | None]] = {
        "setup": ((state, OPTIONS, STREAM), None),
        "waiting": ((state,), INT),
        "legal": ((state, INT), INT),
        "choice": ((state, INT, INT), INT),
        "act": ((state, INT, INT), None),
        "pick": ((state, INT, INT), None),
        "choose": ((state, INT, INT), None),
        "due": ((state,), INT),
        "follow": ((state,), None),
        "bucket": ((state,), INT),
        "over": ((state,), INT),
        "score": ((state, INT), INT),
        "rank": ((state, INT), INT),
        "view": ((state, INT, state), None),
        "imagine": ((state, STREAM), None),
    }
    return [Export(game.rules[name], *takes[name], name=name) for name in takes]


def loops(game: Game, policy: Rule) -> list[Export]:
    """Many questions in one call, and many games."""
    state = game.record
    batch = (rows(state), WORDS, INT, KEY, OPTIONS, BOT_LEVELS, WIDE_STREAM, *FOUND)
    pairing = (state, LONGS, KEY, OPTIONS, rows(np.int8, 2), WIDE_STREAM, rows(np.int64, 2), *FOUND[2:])
    return [
        Export(all_choices, (state, INT, LONGS), INT),
        Export(all_scores, (state, INT, LONGS)),
        Export(policy, (INT, state, INT, STREAM), INT),
        Export(play_batch, batch, bound={"policy": policy}),
        Export(play_batch, batch, bound={"policy": at_random}, name="play_batch_at_random"),
        Export(play_pairing, pairing, bound={"policy": policy}),
    ]


def watching(game: Game, policy: Rule, notes: np.dtype[np.void], watch: Mapping[str, Rule]) -> list[Export]:
    """Games of which rows of results are kept."""
    batch = (
        rows(game.record),
        WORDS,
        rows(notes),
        rows(CHOICE),
        INT,
        KEY,
        OPTIONS,
        BOT_LEVELS,
        WIDE_STREAM,
        *FOUND,
    )
    return [
        Export(watch_batch, batch, bound={"policy": policy, **watch}),
        Export(watch_batch, batch, bound={"policy": at_random, **watch}, name="watch_batch_at_random"),
    ]


def measuring(game: Game, notes: np.dtype[np.void], measure: Rule) -> list[Export]:
    """Games measured, and compared with those of other cards."""
    table = rows(np.float64, 2)
    watched = (rows(game.record), rows(notes), *FOUND[:1], *FOUND[2:])
    return [
        Export(measure_games, (*watched, rows(np.float64), table, table), None, {"measure": measure}),
        Export(add_up, (rows(np.int64, 2), *(table,) * 5)),
    ]


def thinking(game: Game, search: SearchRules) -> list[Export]:
    """The search: one call thinks."""
    takes = (rows(game.record), WORDS, STREAM, search.race, INT)
    return [Export(think_to_the_end, takes, None, search.bound)]


def trees(game: Game, features: Any) -> list[Export]:
    """Trees of games, walked node by node."""
    state, chance = game.record, chance_of(game, features)
    anew, look = {"draw_anew": chance["draw_anew"]}, {"look": game.rules["view"]}
    words = rows(np.uint64)
    return [
        Export(ask, (rows(state), LONGS), INT),
        Export(choose_action, (rows(state), INT, INT, LONGS), INT, chance),
        Export(choose_by_chance, (rows(state), INT, INT, INT, KEY, STREAM, LONGS), INT, anew),
        Export(see_all, (rows(state), INT, rows(state), words, words), None, look),
        Export(imagine_world, (state, INT, state, STREAM), None, look),
    ]


def environments(game: Game, policy: Rule, features: Any) -> list[Export]:
    """One game seen from every seat, and thousands of games in one step."""
    state, bytes_, shorts = game.record, rows(np.uint8, 2), rows(np.int16)
    encode: Rule = features.encode
    tables = (rows(np.int64, 2), rows(np.int64, 2), LONGS, rows(np.float32, 2))
    seen = (shorts, bytes_, rows(np.int8, 2), rows(np.float64))
    dealt = (KEY, OPTIONS, BOT_LEVELS, LONGS, rows(STREAM))
    shown = (rows(np.int8), bytes_, rows(np.int8, 2), rows(np.int16, 2), shorts, rows(np.int8))
    ended = (rows(np.float32), rows(np.float32, 2), rows(np.bool_), bytes_)
    found = [
        Export(begin_numbered, (state, INT, KEY, OPTIONS, STREAM)),
        Export(move, (state, INT, INT, INT, *seen), INT, {"encode": encode}),
        Export(show_all, (state, INT, *seen), INT, {"encode": encode}),
        Export(find_choices, (LONGS, rows(np.int16, 2), shorts, rows(np.int8), shorts), INT),
        Export(sample_actions, (rows(np.int8, 2), rows(np.int16, 2), shorts, STREAM, LONGS)),
        Export(expand, (bytes_, rows(np.uint8), *tables, rows(np.float32, 2))),
        *trees(game, features),
    ]
    ways: dict[str, dict[str, Rule]] = {
        "": {"go_on": next_seat},
        "_among_bots": {"go_on": next_learner, "policy": policy},
        "_among_random": {"go_on": next_learner, "policy": at_random},
    }
    for name, going_on in ways.items():
        bound = {"encode": encode, **going_on}
        found += [
            Export(
                begin_games, (rows(state), rows(np.int8), dealt, shown), None, bound, f"begin_games{name}"
            ),
            Export(
                step_games,
                (rows(state), shorts, INT, INT, dealt, shown, ended),
                None,
                bound,
                f"step_games{name}",
            ),
        ]
    return found
