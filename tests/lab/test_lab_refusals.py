"""What cannot be is refused at once and in words, by the laboratory and by environments too."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from sixthman.envs.gymnasium import VectorEnv
from sixthman.envs.pettingzoo import aec_env, parallel_env
from sixthman.envs.single import SingleEnv
from sixthman.lab import simulate
from sixthman.lab.batches import Batch
from sixthman.lab.league import agree, pair_up
from sixthman.lab.matches import play_league
from sixthman.lab.trying import try_cards
from sixthman.registry import game_named

ALLSTAR = game_named("allstar")
FOUR = ALLSTAR.options(seats=4)
NUMBERS = tuple(int(number) for number in FOUR.numbers())  # edition, seats, mode, …
RANDOMS = (0, 0, 0, 0)

# What is wrong in a batch, and what the refusal says
BATCHES: list[tuple[dict[str, Any], str]] = [
    ({"options": (7, *NUMBERS[1:])}, "0 (2025), 1 (2020)"),
    ({"options": (NUMBERS[0], 9, *NUMBERS[2:]), "levels": (0,) * 9}, "2–6"),
    ({"options": (*NUMBERS, *NUMBERS, 0)}, "at most"),
    ({"options": ("x",) * len(NUMBERS)}, ""),
    ({"levels": (0, 0, 0)}, "4 seats"),
    ({"levels": ()}, "4 seats"),
    ({"levels": (0, 0, 0, 99)}, "random, rookie"),
    ({"levels": (0, 0, 0, "pro")}, "random, rookie"),
    ({"seed": ""}, "visible letters"),
    ({"seed": 7.5}, "visible letters"),
]
SIZES: list[tuple[dict[str, Any], str]] = [
    ({"games": 0}, "1 to"),
    ({"games": -5}, "1 to"),
    ({"games": 1.5}, "whole number"),
    ({"games": "many"}, "whole number"),
    ({"processes": 0}, "1 to"),
    ({"processes": 10_000}, "1 to"),
    ({"processes": "all"}, "whole number"),
]
SETTINGS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 9}, "2–6"),
    ({"edition": 7}, "2025, 2020"),
    ({"seats": 4, "mode": "clash"}, "standard"),
    ({"overtimes": 2}, "no option"),
    ({"game": "chess"}, "allstar, hoops"),
    ({"game": 7}, "allstar, hoops"),
    ({"reward": "money"}, "wins, scores"),
    ({"reward": None}, "wins, scores"),
    ({"target": "abacus"}, "fastest"),
    ({"observation": "smells"}, "bytes, onehot, counts"),
    ({"observation": 3}, "bytes, onehot, counts"),
]
VECTORS: list[tuple[dict[str, Any], str]] = [
    ({"num_envs": 0}, "num_envs"),
    ({"num_envs": -1}, "num_envs"),
    ({"num_envs": "many"}, "num_envs"),
    ({"opponents": "gretzky"}, "random, rookie, pro"),
    ({"opponents": 3}, "random, rookie, pro"),
    ({"opponents": "pro", "seat": 9}, "seat"),
    ({"opponents": "pro", "seat": "me"}, "seat"),
    ({"autoreset_mode": "never"}, "SameStep"),
]


@pytest.fixture(scope="module", autouse=True)
def loaded() -> None:
    """Whatever has to be loaded is loaded."""
    VectorEnv("allstar", num_envs=1, target="wasm")
    aec_env("allstar", target="wasm")


def refused(said: str, function: Callable[..., Any], *given: Any, **named: Any) -> None:
    """A ValueError within a second, in a sentence."""
    begun = time.process_time()
    with pytest.raises(ValueError) as caught:  # noqa: PT011  (what it says is looked at below)
        function(*given, **named)
    assert time.process_time() - begun < 1  # others may be at work on this machine
    text = str(caught.value)
    assert said in text
    assert " " in text
    assert "{" not in text


def batch_of(**wrong: Any) -> Batch:
    """Four random managers, but for what is wrong."""
    return Batch(**{"options": NUMBERS, "levels": RANDOMS, "seed": "7"} | wrong)


@pytest.mark.parametrize(("wrong", "said"), BATCHES)
def test_a_batch(wrong: dict[str, Any], said: str) -> None:
    refused(said, lambda: simulate(FOUR.cards.game, batch_of(**wrong), 10))


@pytest.mark.parametrize(("wrong", "said"), [*SIZES, ({"target": "abacus"}, "fast"), ({"backend": "x"}, "")])
def test_a_simulation(wrong: dict[str, Any], said: str) -> None:
    refused(said, simulate, FOUR.cards.game, batch_of(), **{"games": 10} | wrong)


@pytest.mark.parametrize(
    ("bots", "pairing", "said"),
    [
        ([], "both", "two or more"),
        (["pro"], "both", "two or more"),
        (["pro", "pro"], "both", "two or more"),
        (["pro", "gretzky"], "both", "random, rookie"),
        (["pro", 7], "both", "choose"),
        (["pro", "random"], "some", "one-way"),
    ],
)
def test_pairings(bots: list[Any], pairing: str, said: str) -> None:
    refused(said, pair_up, bots, 4, **({} if pairing == "both" else {"pairing": pairing}))


@pytest.mark.parametrize(("wrong", "said"), SIZES)
def test_a_league(wrong: dict[str, Any], said: str) -> None:
    named = {"games": 10, "processes": 1} | wrong
    league = agree(FOUR, pair_up(["pro", "random"], 4), named["games"], "7")
    refused(said, lambda: list(play_league(league, (), named["processes"])))


@pytest.mark.parametrize(("wrong", "said"), [*SIZES, ({"seed": ""}, "visible letters")])
def test_trying_cards(wrong: dict[str, Any], said: str) -> None:
    named = {"games": 10, "seed": "7"} | wrong
    refused(said, try_cards, FOUR, FOUR, [("random", 0)] * 4, **named)


@pytest.mark.parametrize("make", [aec_env, parallel_env, SingleEnv, VectorEnv])
@pytest.mark.parametrize(("wrong", "said"), SETTINGS)
def test_environments(make: Callable[..., Any], wrong: dict[str, Any], said: str) -> None:
    refused(said, make, **{"target": "wasm"} | wrong)


@pytest.mark.parametrize(("wrong", "said"), VECTORS)
def test_many_at_once(wrong: dict[str, Any], said: str) -> None:
    refused(said, VectorEnv, **{"target": "wasm", "num_envs": 2} | wrong)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"opponents": None}, "random, rookie, pro"),
        ({"illegal": "shrug"}, "lose, raise"),
        ({"render_mode": "smell"}, "Use one of"),
        ({"seat": 4}, "0–3"),
    ],
)
def test_one_learner(wrong: dict[str, Any], said: str) -> None:
    refused(said, SingleEnv, **{"target": "wasm", "seats": 4} | wrong)
