"""OpenSpiel games: importing this module registers every game: `sixthman_allstar`, `sixthman_hoops`, …

All chance is one chance node at the start: which of `deals` numbered deals is played, all equally likely.
What chance brings later (dice, shuffles) follows from the deal's number and stays hidden until it happens.
Seats that owe a choice at the same time choose one after the other and see nothing of each other's choice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np

from sixthman.kernel.game import new_streams
from sixthman.kernel.options import Option
from sixthman.kernel.piles import NONE
from sixthman.kernel.playout import begin_numbered
from sixthman.kernel.stream import THOUGHT, key_of, new_stream
from sixthman.messages import BadOption
from sixthman.registry import GameFolder, game_named, game_names

from .extras import load
from .memories import imagine_world, remember
from .one import OneGame
from .seating import Seating, seat_players

pyspiel: Any = load("pyspiel")

USUAL = "usual"  # an option left as the game has it
DEALS = 1000
MOST_TRIES = 1000  # deals looked at to find a position for an endgame

COMMON = {"seed": 1, "deals": DEALS, "target": "fastest"}


def parameters_of(folder: GameFolder) -> dict[str, Any]:
    """What can be said about a game when it is loaded, with the usual values."""
    own = {option.name: _usual(option) for option in folder.declared.options if option.kind != "several"}
    features = folder.load("features")
    return COMMON | own | ({"endgame": 0} if hasattr(features, "play_to_endgame") else {})


def _usual(option: Option) -> Any:
    """A parameter has one type, and its library reads digits as a number."""
    if option.kind == "seat":
        return 0
    if option.usual is None:
        return USUAL
    return int(option.usual) if str(option.usual).isdigit() else option.usual


def _given(option: Option, value: Any) -> Any:
    """A parameter as an option's value."""
    return None if value == USUAL or (option.kind == "seat" and value == 0) else value


class Rulebook:
    """The rules of one configuration, shared by all its states."""

    def __init__(self, seating: Seating, seed: str, deals: int, endgame: int, target: str) -> None:
        if deals < 1:
            raise BadOption("error-envs-count", what="deals", given=deals, wanted="1, 2, 3, …")
        self.seating, self.deals, self.endgame = seating, deals, endgame
        self.one = OneGame(seating, target=target)
        engine = seating.engine(target)
        look = seating.game.rules["view"]
        self._begin = engine.rule(begin_numbered)
        self._remember = engine.rule(remember, look=look)
        self._imagine = engine.rule(imagine_world, look=look)
        self._shorten = engine.rule(seating.features.play_to_endgame) if endgame else None
        self._view = np.zeros(1, seating.game.record)
        self._words = self._view.view(np.uint64)
        self._key = key_of(seed)
        self._stream: Any = new_streams(1)[0]
        self._rng = new_stream(seed, lane=THOUGHT)

    def deal(self, record: Any, number: int) -> None:
        """Deal a game, and play it at random to its last matches if only these are wanted."""
        for attempt in range(MOST_TRIES):
            self._begin(record, number + attempt * self.deals, self._key, self.seating.numbers, self._stream)
            if self._shorten is None or self._shorten(record, self.endgame, self._stream):
                return
        raise BadOption("error-envs-endgame", cards=self.endgame, number=number)

    def remember(self, record: Any, marks: Any, memories: Any) -> None:
        """Every seat looks at the table."""
        with np.errstate(over="ignore"):  # checksums wrap around
            self._remember(record, self._view[0], self._words, marks, memories)

    def imagine(self, record: Any, seat: int, out: Any) -> None:
        """Write a full state that a seat cannot tell from this one."""
        self._imagine(record, seat, out, self._rng)

    def show(self, record: Any) -> OneGame:
        """What everybody sees of a state."""
        self.one.state = record
        self.one.show()
        return self.one

    def act(self, record: Any, seat: int, action: int) -> OneGame:
        """A seat chooses."""
        self.show(record).act(seat, action)
        return self.one

    def name(self, action: int) -> str:
        """An action as people write it."""
        return self._write(action)

    @cached_property
    def _write(self) -> Callable[[int], str]:
        return game_named(self.seating.name).adapter().write_one


@cache
def rulebook(name: str, parameters: tuple[tuple[str, Any], ...]) -> Rulebook:
    """The rules for a game's parameters, built once."""
    given = dict(parameters)
    seed, deals, target = given.pop("seed"), given.pop("deals"), given.pop("target")
    endgame = given.pop("endgame", 0)
    options = game_named(name).declared.options
    given = {option.name: _given(option, given[option.name]) for option in options if option.name in given}
    return Rulebook(seat_players(name, **given), str(seed), deals, endgame, target)


class SixthManGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; the subclasses say which."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters_of(game_named(self.name)), **(params or {})}
        self.parameters = tuple(sorted(given.items()))
        rules = rulebook(self.name, self.parameters)
        seats = rules.seating.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.seating.game.choices,
            max_chance_outcomes=rules.deals,
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=rules.seating.options.longest,
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self) -> SixthManState:
        """Before the deal."""
        return SixthManState(self, self.name, self.parameters)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Observations as tensor and string."""
        perfect_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(rulebook(self.name, self.parameters), perfect_recall)


class SixthManState(pyspiel.State):  # type: ignore[misc]
    """A game in progress. A memory is a mark of all that a seat has seen so far, in order."""

    def __init__(self, game: SixthManGame, name: str, parameters: tuple[tuple[str, Any], ...]) -> None:
        super().__init__(game)
        self._key = (name, parameters)
        seating = self.rules.seating
        self.record = np.zeros(1, seating.game.record)
        self.memories = np.zeros(seating.seats, np.uint64)
        self._marks = np.zeros(seating.seats, np.uint64)
        self._dealt = False
        self._seat = NONE
        self._legal: list[int] = []
        self._returns = [0.0] * seating.seats

    @property
    def rules(self) -> Rulebook:
        """The rules, which all states share."""
        return rulebook(*self._key)

    def current_player(self) -> int:
        """The lowest of the seats that owe a choice."""
        if not self._dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return self._seat if self._seat != NONE else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all equally likely."""
        return [(number, 1 / self.rules.deals) for number in range(self.rules.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._legal if player == self._seat else []

    def _apply_action(self, action: int) -> None:
        if self._dealt:
            self._settle(self.rules.act(self.record[0], self._seat, action))
        else:
            self._dealt = True
            self.rules.deal(self.record[0], action)
            self._settle(self.rules.show(self.record[0]))

    def _settle(self, shown: OneGame) -> None:
        seats = range(len(self._returns))
        self._seat = next((seat for seat in seats if shown.owes(seat)), NONE)
        self._legal = [] if self._seat == NONE else np.flatnonzero(shown.masks[self._seat]).tolist()
        self._returns = shown.rewards.tolist()
        self.rules.remember(self.record[0], self._marks, self.memories)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.name(action)

    def is_terminal(self) -> bool:
        """Is the game at its end?"""
        return self._dealt and self._seat == NONE

    def returns(self) -> list[float]:
        """Win shares less the fair share; 0 before the end."""
        return self._returns

    def resample_from_infostate(self, player: int, sampler: Any) -> SixthManState:
        """A state the player cannot tell from this one: what is hidden is imagined anew."""
        world: SixthManState = self.clone()
        if not self._dealt:
            return world
        self.rules.imagine(self.record[0], player, world.record[0])
        own = int(self.memories[player]), int(self._marks[player])
        world._marks[:] = 0
        world._settle(self.rules.show(world.record[0]))
        world.memories[player], world._marks[player] = own
        return world

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen so far."""
        return self._told(player, perfect_recall=True)

    def observation_string(self, player: int | None = None) -> str:
        """All that a player sees now."""
        return self._told(player, perfect_recall=False)

    def _told(self, player: int | None, perfect_recall: bool) -> str:
        seat = self.current_player() if player is None else player
        return self.describe(seat, perfect_recall)

    def describe(self, seat: int, perfect_recall: bool) -> str:
        """What a seat knows, as a mark that is the same for what it cannot tell apart."""
        marks = self.memories if perfect_recall else self._marks
        return f"seat {seat}, {int(marks[seat]):016x}" if self._dealt else f"seat {seat}"

    def __str__(self) -> str:
        return f"{self._key[0]}: " + " ".join(
            self._action_to_string(one.player, one.action) for one in self.full_history()
        )


class Observer:
    """What a seat knows: the features as a tensor, a mark of its view (or of all it has seen) as a string."""

    def __init__(self, rules: Rulebook, perfect_recall: bool) -> None:
        self._rules, self._perfect_recall = rules, perfect_recall
        self.tensor = np.zeros(rules.seating.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SixthManState, player: int) -> None:
        """Write the features of what a player sees."""
        self.tensor[:] = 0
        if not state.is_chance_node():
            self.tensor[:] = self._rules.show(state.record[0]).observations[player]

    def string_from(self, state: SixthManState, player: int) -> str:
        """The same as a string."""
        return state.describe(player, self._perfect_recall)


def _type_of(folder: GameFolder) -> Any:
    declared = folder.declared
    return pyspiel.GameType(
        short_name=f"sixthman_{declared.name}",
        long_name=f"Sixth Man: {declared.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(declared.seats),
        min_num_players=min(declared.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(folder),
    )


TYPES = {name: _type_of(game_named(name)) for name in game_names()}
for _name, _type in TYPES.items():
    pyspiel.register_game(_type, type(f"{_name.title()}Game", (SixthManGame,), {"name": _name}))
