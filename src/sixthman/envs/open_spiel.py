"""OpenSpiel games: importing this module registers every game: `sixthman_allstar`, `sixthman_hoops`, …

Chance falls where it does at a table: first the deal, one of `deals`; later, each time dice fall, cards are
shuffled or a round is dealt, one of `draws` ways, all equally likely. A state knows nothing of what has not
fallen yet. Seats that owe a choice at the same time choose one after the other and see nothing of each
other's choice.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from sixthman.kernel.options import Option
from sixthman.registry import GameFolder, game_named, game_names

from .extras import load
from .features.looks import BYTES
from .positions import ASKED, DEAL, DRAWN, ENDED, Position, Sizes, Tree
from .seating import seat_players

pyspiel: Any = load("pyspiel")

USUAL = "usual"  # an option left as the game has it
DEALS, DRAWS = 1000, 64

UNSAID = ("several", "colors")  # options that are no parameters: lists, and what rules know nothing of
COMMON = {"seed": 1, "deals": DEALS, "draws": DRAWS, "target": "fastest", "observation": BYTES}
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def parameters_of(folder: GameFolder) -> dict[str, Any]:
    """What can be said about a game when it is loaded, with the usual values."""
    own = {option.name: _usual(option) for option in folder.declared.options if option.type not in UNSAID}
    features = folder.load("features")
    return COMMON | own | ({"endgame": 0} if hasattr(features, "play_to_endgame") else {})


def _usual(option: Option) -> Any:
    """A parameter has one type, and its library reads digits as a number."""
    if option.type == "seat":
        return 0
    if option.usual is None:
        return USUAL
    return int(option.usual) if str(option.usual).isdigit() else option.usual


def _given(option: Option, value: Any) -> Any:
    """A parameter as an option's value."""
    return None if value == USUAL or (option.type == "seat" and value == 0) else value


@cache
def tree_of(name: str, parameters: tuple[tuple[str, Any], ...]) -> Tree:
    """The games of a configuration, built once."""
    given = dict(parameters)
    seed, target, observation = given.pop("seed"), given.pop("target"), given.pop("observation")
    sizes = Sizes(given.pop("deals"), given.pop("draws"), given.pop("endgame", 0))
    options = game_named(name).declared.options
    given = {option.name: _given(option, given[option.name]) for option in options if option.name in given}
    tree = Tree(seat_players(name, **given), str(seed), sizes, target, observation)
    tree.made_by = tree_of, (name, parameters)
    return tree


class SixthManGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; the subclasses say which."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters_of(game_named(self.name)), **(params or {})}
        self.settings = tuple(sorted(given.items()))
        seating, sizes = self.tree.seating, self.tree.sizes
        info = pyspiel.GameInfo(
            num_distinct_actions=seating.game.choices,
            max_chance_outcomes=max(sizes.deals, sizes.draws),
            num_players=seating.seats,
            min_utility=-1 / seating.seats,
            max_utility=1 - 1 / seating.seats,
            utility_sum=0.0,
            max_game_length=seating.options.longest,
        )
        super().__init__(TYPES[self.name], info, params or {})

    @property
    def tree(self) -> Tree:
        """All its games."""
        return tree_of(self.name, self.settings)

    def new_initial_state(self) -> SixthManState:
        """Before the deal."""
        return SixthManState(self, self.tree)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Observations as tensor and string."""
        return Observer(self.tree, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SixthManState(pyspiel.State):  # type: ignore[misc]
    """A game in progress: a position in the tree, and OpenSpiel's own history of how it came about.

    What OpenSpiel asks most is answered here without a way through C++.
    """

    def __init__(self, game: SixthManGame, tree: Tree) -> None:
        super().__init__(game)
        self.tree = tree
        self.position: Position = tree.before_the_deal()

    @property
    def record(self) -> Any:
        """The game's record."""
        return self.position.records

    def current_player(self) -> int:
        """The lowest of the seats that owe a choice."""
        waits = self.position.waits
        return self.position.seat if waits == ASKED else TERMINAL if waits == ENDED else CHANCE

    def is_terminal(self) -> bool:
        """Is the game at its end?"""
        return self.position.waits == ENDED

    def is_chance_node(self) -> bool:
        """Does chance fall next?"""
        return self.position.waits in (DEAL, DRAWN)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the ways dice or cards may fall now, all equally likely."""
        sizes = self.tree.sizes
        return _equally_likely(sizes.deals if self.position.waits == DEAL else sizes.draws)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the player may choose; nothing if another one is asked."""
        if player is None and self.is_chance_node():
            return [outcome for outcome, _ in self.chance_outcomes()]
        return self._legal_actions(self.current_player() if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        position, tree = self.position, self.tree
        if position.waits == ASKED:
            self.position = tree.choose(position, action)
        else:
            self.position = (tree.deal if position.waits == DEAL else tree.draw)(position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.tree.name_of(action)
        return f"deal {action}" if self.position.waits == DEAL else f"chance {action}"

    def returns(self) -> list[float]:
        """Win shares less the fair share; 0 before the end."""
        if self.position.waits != ENDED:
            return [0.0] * self.tree.seating.seats
        found: list[float] = self.tree.show(self.position).rewards.tolist()
        return found

    def resample_from_infostate(self, player: int, sampler: Any) -> SixthManState:
        """A state the player cannot tell from this one: what is hidden is imagined anew, and the others
        remember what they would have seen there."""
        world: SixthManState = self.clone()
        world.position = self.tree.imagine(self.position, player)
        return world

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen so far: what it sees now, and a checksum of what led there."""
        return self._text_for(player, perfect_recall=True)

    def observation_string(self, player: int | None = None) -> str:
        """All that a player sees now."""
        return self._text_for(player, perfect_recall=False)

    def _text_for(self, player: int | None, perfect_recall: bool) -> str:
        return self.describe(self.current_player() if player is None else player, perfect_recall)

    def describe(self, seat: int, perfect_recall: bool) -> str:
        """What a seat knows, to be read, and a checksum that is the same for what it cannot tell apart."""
        if self.position.waits == DEAL:
            return f"seat {seat}"
        checksum = self.tree.checksum(self.position, seat, perfect_recall)
        return f"{self.tree.drawing(self.position, seat)}\nseat {seat}, {checksum:016x}"

    def __str__(self) -> str:
        position, tree = self.position, self.tree
        drawn = "" if position.waits == DEAL else tree.drawing(position, tree.seating.seats) + "\n\n"
        line = (
            f"{'deal' if at == 0 else 'chance'} {one.action}"
            if one.player == CHANCE
            else f"{one.player}:{tree.name_of(one.action)}"
            for at, one in enumerate(self.full_history())
        )
        return f"{drawn}{tree.seating.name}: {' '.join(line)}"


@cache
def _equally_likely(ways: int) -> list[tuple[int, float]]:
    return [(number, 1 / ways) for number in range(ways)]


class Observer:
    """What a seat knows: the features as a tensor, the view to be read (or all it has seen) as a string."""

    def __init__(self, tree: Tree, perfect_recall: bool) -> None:
        self._tree, self._perfect_recall = tree, perfect_recall
        self.tensor = np.zeros(tree.look.width, np.float32)
        self.dict = {name: self.tensor[part] for name, part in tree.look.layout.items()}

    def set_from(self, state: SixthManState, player: int) -> None:
        """Write the features of what a player sees."""
        if state.position.waits == DEAL:
            self.tensor[:] = 0
        else:
            self._tree.write(state.position, player, self.tensor)

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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(folder),
    )


TYPES = {name: _type_of(game_named(name)) for name in game_names()}
for _name, _type in TYPES.items():
    pyspiel.register_game(_type, type(f"{_name.title()}Game", (SixthManGame,), {"name": _name}))
