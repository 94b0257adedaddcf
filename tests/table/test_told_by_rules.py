"""What rules tell of cards before they are laid down, and as a referee: on every target, with any cards."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import numpy as np
import pytest

from sixthman.games.allstar.declaration import BUS, DRAFT, EDITIONS, PASS, SEATS, SWAP_BUSES, TEAM
from sixthman.games.allstar.rules.cards import BESIDE, PLANS_FOR
from sixthman.games.allstar.rules.events import ON_BENCH, OUTCOME, SETTLED, SHOT, TRIED
from sixthman.games.allstar.rules.figures import WORK, put_bench
from sixthman.games.allstar.rules.ranking import NO_CHANGE
from sixthman.games.allstar.rules.reasons import put_shots
from sixthman.games.allstar.rules.settling import (
    IMPOSSIBLE,
    change_with,
    put_outcomes,
    put_settled,
    put_tried_team,
)
from sixthman.games.allstar.table import STANDARD_CARDS, AllstarAdapter, AllstarOptions, TableCards
from sixthman.games.allstar.table.evaluation import Evaluation, arenas_of
from sixthman.games.allstar.table.names import names_with
from sixthman.games.allstar.table.notation import card_name, split_cards
from sixthman.games.allstar.table.referee import settle_shootout, settle_teams
from sixthman.kernel.facts import Shape, new_sheet, numbers_on, read_fact
from sixthman.kernel.game import Engine, interpreted_engine
from sixthman.kernel.piles import NONE
from sixthman.kernel.rules import RULES, Rule
from sixthman.table import Table
from tests.games.allstar.cardfiles import wild_sections, written

TABLES: tuple[dict[str, Any], ...] = (
    {"seats": 2, "mode": "heritage"},
    {"seats": 2, "mode": "free-agency"},
    {"seats": 2, "mode": "clash", "coaches": True},
    {"seats": 2, "edition": "2020"},
    {"seats": 3, "coaches": True},
    {"seats": 4},
    {"seats": 5, "edition": "2020"},
    {"seats": 6, "coaches": True},
)
every_table = pytest.mark.parametrize("options", TABLES, ids=str)


@pytest.fixture(scope="module")
def wild(tmp_path_factory: pytest.TempPathFactory) -> TableCards:
    """Cards of which none is as usual."""
    return TableCards.read(written(tmp_path_factory.mktemp("cards"), **wild_sections()))


@pytest.fixture(scope="module", params=["standard", "wild"])
def cards(request: pytest.FixtureRequest, wild: TableCards) -> TableCards:
    """The usual cards, and others."""
    return STANDARD_CARDS if request.param == "standard" else wild


def positions(cards: TableCards, options: dict[str, Any], seed: str) -> Iterator[Any]:
    """Views of a game at random, from a seat that is asked or from another one."""
    table = Table(AllstarAdapter(cards), AllstarOptions(cards=cards, **options), seed=seed)
    luck = random.Random(seed)
    while not table.over:
        seat, phase = luck.choice(table.waiting()), int(table.view(None).phase)
        if phase == SWAP_BUSES or luck.random() < 0.5 / table.options.seats:
            yield table.view(seat if luck.random() < 0.8 else luck.randrange(table.options.seats))
        table.choose(seat, [luck.choice(table.legal(seat))])


class Asked:
    """One question to two targets."""

    def __init__(self, cards: TableCards) -> None:
        self._cards = cards
        self._engines: tuple[Engine, Engine] = (cards.engine, interpreted_engine(cards.game))

    def told(self, shape: Shape, tell: Rule, *about: Any) -> Any:
        """The fact, if both put the same numbers on their sheets and it takes all of them."""
        sheets = []
        for engine in self._engines:
            own = [part.copy() if isinstance(part, np.generic | np.ndarray) else part for part in about]
            sheets.append(new_sheet())
            engine.rule(tell)(sheets[-1], *own)
        compiled, interpreted = (numbers_on(sheet) for sheet in sheets)
        assert compiled == interpreted
        left = iter(compiled)
        fact = read_fact(shape, left, names_with(self._cards))
        assert list(left) == []
        return fact

    def number(self, rule: Rule, *about: Any) -> int:
        """The number that both give."""
        compiled, interpreted = (int(engine.rule(rule)(*about)) for engine in self._engines)
        assert compiled == interpreted
        return compiled


# --- every target


@pytest.mark.xdist_group("compiled")
@every_table
def test_a_bench_is_the_same_on_every_target(cards: TableCards, options: dict[str, Any]) -> None:
    asked, phases, packs = Asked(cards), set(), 0
    for number in range(3):
        for view in positions(cards, options, f"bench {number}"):
            facts = asked.told(ON_BENCH, put_bench, view, np.zeros(1, WORK)[0])
            assert facts == Evaluation(cards).bench(view)
            assert len(facts["arenas"]) == (len(arenas_of(view)) if facts["best"] else 0)
            phases.add(int(view.phase))
            packs += len(facts["pack"])
    assert len(phases) >= 3
    assert packs


@pytest.mark.xdist_group("compiled")
@every_table
def test_teams_are_the_same_on_every_target(cards: TableCards, options: dict[str, Any]) -> None:
    asked, luck, evaluation = Asked(cards), random.Random(f"teams {options}"), Evaluation(cards)
    for view in positions(cards, options, f"teams {options}"):
        own, seat = evaluation.holding(view), int(view.viewer)
        for size in (1, 3, TEAM, TEAM):
            team = np.array(luck.sample(own, min(size, len(own))), np.int8)
            if not len(team):
                continue
            player, mate = (luck.choice([NONE, *team.tolist()]) for _ in range(2))
            change = asked.number(change_with, view, seat, team, player, mate)
            assert evaluation.change(view, team.tolist(), player, mate) == (
                None if change == IMPOSSIBLE else change
            )
            arena = luck.choice([NONE, *arenas_of(view)])
            with_coach = NO_CHANGE if change == IMPOSSIBLE or arena == NONE else change
            facts = asked.told(TRIED, put_tried_team, view, team, arena, with_coach)
            told = evaluation.team(view, team.tolist(), None if arena == NONE else arena, with_coach)
            assert facts == told
            assert set(facts["made_of"]) <= set(facts["cards"])


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("options", [one for one in TABLES if one.get("coaches")], ids=str)
def test_swapped_buses_are_the_same_on_every_target(cards: TableCards, options: dict[str, Any]) -> None:
    asked, evaluation, seen = Asked(cards), Evaluation(cards), 0
    for number in range(6):
        for view in positions(cards, options, f"buses {number}"):
            if view.phase == SWAP_BUSES:
                seat, seen = int(view.viewer), seen + 1
                for choice in (PASS, *range(BUS, BUS + int(PLANS_FOR[int(view.round_) + 1]))):
                    facts = asked.told(["list", OUTCOME], put_outcomes, view, seat, choice)
                    assert facts == [vars(one) for one in evaluation.outcomes(view, seat, choice)]
                    assert sorted(one["arena"] for one in facts) == list(range(int(view.round_) + 1))
    assert seen


def met(cards: TableCards, luck: random.Random) -> tuple[Any, int, int]:
    """Teams that met: a table with them, how many sat down, and where."""
    state, edition, players = cards.engine.new_state(), luck.randrange(len(EDITIONS)), luck.randint(2, SEATS)
    state.edition, state.seats = edition, luck.randint(1, players)
    dealt = sorted(luck.sample(range(108), 60), key=lambda card: (card % 9, luck.random()))
    for row in (state.coach, state.coach_beside, state.coach_player, state.coach_mate):
        row[:] = NONE
    arenas = np.flatnonzero(cards.tables["IN_EDITION"][edition]).tolist()
    arena = luck.choice([NONE, *arenas])
    for seat in range(state.seats):
        state.teams[seat, 0] = dealt[TEAM * seat : TEAM * seat + TEAM]
        coach = luck.randrange(len(cards.cards.coaches))
        if (
            arena != NONE
            and cards.tables["ABILITIES"][edition, players, coach, BESIDE]
            and luck.random() < 0.6
        ):
            state.coach[seat], state.coach_beside[seat] = coach, 0
            state.coach_player[seat], state.coach_mate[seat] = luck.sample(state.teams[seat, 0].tolist(), 2)
    return state, players, arena


@pytest.mark.xdist_group("compiled")
def test_the_referee_is_the_same_on_every_target(cards: TableCards) -> None:
    asked, luck, combos, coached = Asked(cards), random.Random("referee"), 0, 0
    for _ in range(150):
        state, players, arena = met(cards, luck)
        rows = asked.told(["list", SETTLED], put_settled, state, players, arena)
        assert sorted(row["seat"] for row in rows) == list(range(state.seats))
        assert [row["rank"] for row in rows] == sorted(row["rank"] for row in rows)
        assert all(("fans" in row) == (arena != NONE) for row in rows)
        combos += sum(row["medal"] is None for row in rows)
        coached += sum("coach" in row for row in rows)
        state.asked = (1 << int(state.seats)) - 1
        state.envelope[:, 0] = state.teams[:, 0, luck.randrange(TEAM)]
        shots = asked.told(["list", SHOT], put_shots, state)
        assert sum(shot["loses"] for shot in shots) == 1
    assert combos
    assert coached


# --- the cards that are played with


def test_own_cards_are_weighed(wild: TableCards) -> None:
    """The same cards in the same round are worth something else, in arenas called as the set has them."""
    mine, usual = Evaluation(wild), Evaluation()
    arenas, differs = wild.cards.arenas, {"best": 0, "sets": 0, "pack": 0, "team": 0}
    for view in positions(wild, {"seats": 4}, "own"):
        own, other = mine.bench(view), usual.bench(with_usual_arenas(view))
        for key in ("best", "sets", "pack"):
            differs[key] += own[key] != other[key]
        assert [one["name"] for one in own["arenas"]] == (
            [arenas[arena].name for arena in arenas_of(view)] if own["best"] else []
        )
        five = mine.holding(view)[:TEAM]
        if len(five) == TEAM:
            differs["team"] += mine.team(view, five, None) != usual.team(view, five, None)
    assert min(differs.values()) > 2, differs


def with_usual_arenas(view: Any) -> Any:
    """A view as it might be with the usual arenas, of which there are fewer."""
    table = view.copy()
    table.arenas[:] = range(len(table.arenas))
    return table


def test_own_cards_win_what_they_print(wild: TableCards) -> None:
    """With buses swapped, and before a referee."""
    seen = 0
    for number in range(6):
        for view in positions(wild, {"seats": 3, "coaches": True}, f"buses {number}"):
            if view.phase == SWAP_BUSES:
                seat, fans, arenas = int(view.viewer), wild.tables["FANS"], arenas_of(view)
                for one in Evaluation(wild).outcomes(view, seat, PASS):
                    assert one.fans >= int(fans[arenas[one.arena], one.rank - 1])
                    seen += 1
                assert Evaluation(wild).outcomes(view, seat, PASS) != Evaluation().outcomes(
                    with_usual_arenas(view), seat, PASS
                )
    assert seen
    teams = [split_cards("Duck1 Duck2 Duck3 Wolf4 Bear5"), split_cards("Rabbit1 Rabbit2 Rabbit4 Wolf8 Bear7")]
    mine, usual = settle_teams(4, None, teams, cardset=wild), settle_teams(4, None, teams)
    assert mine["ranks"] == usual["ranks"][::-1], "the order of species is turned round"
    shots = ["Duck1", "Rabbit1"]
    assert settle_shootout(4, shots, cardset=wild)["loser"] != settle_shootout(4, shots)["loser"]


# --- without plain Python


def rules_run_by(act: Callable[[], object]) -> set[str]:
    """The rules that run as plain Python meanwhile."""
    codes, run = {rule.__code__ for rule in RULES}, set[str]()

    def note(frame: FrameType, event: str, fact: object) -> None:
        if event == "call" and frame.f_code in codes:
            run.add(frame.f_code.co_name)

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return run


def test_no_rule_is_asked_interpreted(cards: TableCards) -> None:
    """An empty sheet is all that plain Python makes."""
    view = next(view for view in positions(cards, {"seats": 4}, "plain") if view.phase == DRAFT and view.step)
    evaluation, teams = (
        Evaluation(cards),
        [[card_name(seat * 20 + i) for i in range(TEAM)] for seat in range(3)],
    )
    arena = next(name.name for name in cards.cards.arenas if "2025" in name.editions)
    for act in (
        lambda: evaluation.bench(view),
        lambda: evaluation.team(view, [1, 2, 3, 4, 5], 0),
        lambda: evaluation.change(view, [1, 2, 3, 4, 5], 1, NONE),
        lambda: evaluation.holding(view),
        lambda: settle_teams(4, arena, teams, cardset=cards),
        lambda: settle_shootout(4, teams[0][:3], cardset=cards),
    ):
        assert rules_run_by(act) <= {"wipe"}
