"""What cards are good for: sets, best teams, what a pack would bring; counted again the long way."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from sixthman.games.allstar.declaration import DRAFT, LINEUP, PASS, SWAP_BUSES
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.allstar.rules.envelopes import pack_front
from sixthman.games.allstar.rules.ranking import NO_CHANGE, attribute_for, strength_in, strength_of
from sixthman.games.allstar.table import STANDARD_CARDS, AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.evaluation import Evaluation, arenas_of, bench_of
from sixthman.games.allstar.table.notation import card_name, card_names, read_card
from sixthman.games.allstar.table.reasons import describe
from sixthman.table import Table

WEIGHING = Evaluation()
ATTRIBUTE = STANDARD_CARDS.tables["ATTRIBUTE"]


def views(options: AllstarOptions, seed: str, phase: int) -> list[Any]:
    """Views of a game at random, at the times a phase asks a seat."""
    table, luck, found = Table(AllstarAdapter(), options, seed=seed), random.Random(seed), []
    while not table.over:
        seat = luck.choice(table.waiting())
        view = table.view(seat)
        if view.phase == phase:
            found.append(view)
        table.choose(seat, [luck.choice(table.legal(seat))])
    return found


def with_bench(view: Any, cards: list[int], arena: int) -> Any:
    """A view of the first round with other cards on the seat's bench, and another arena."""
    table, seat = view.copy(), int(view.viewer)
    table.bench[seat, : len(cards)] = cards
    table.benched[seat] = len(cards)
    table.arenas[0] = arena
    return table


# --- the best team


@pytest.mark.parametrize("arena", [i for i, arena in enumerate(ARENAS) if arena.combo][:3])
def test_the_best_team_of_a_bench_is_the_best_of_all_teams(arena: int) -> None:
    luck = random.Random(arena)
    view = views(AllstarOptions(seats=4), "bench", LINEUP)[0]
    for _ in range(12):
        cards = luck.sample(range(108), 8)
        (best,) = WEIGHING.bench(with_bench(view, cards, arena))["arenas"]
        every = {five: int(strength_in(0, 4, five, arena)) for five in combinations(sorted(cards), 5)}
        assert best["number"] == max(every.values())
        team = {read_card(card) for card in best["cards"]}
        assert any(team <= set(five) and every[five] == best["number"] for five in every)


def test_a_run_is_found() -> None:
    view = views(AllstarOptions(seats=4), "bench", LINEUP)[0]
    arena = next(i for i, arena in enumerate(ARENAS) if arena.combo == "run")
    cards = [read_card(name) for name in ("Duck3", "Wolf4", "Horse5", "Panda6", "Tiger7", "Duck1", "Wolf1")]
    (best,) = WEIGHING.bench(with_bench(view, cards, arena))["arenas"]
    assert best["cards"] == card_names(cards[:5])
    assert (best["arena"], best["name"], best["combo"]) == (0, ARENAS[arena].name, "run")
    facts = WEIGHING.team(view, cards[:5], arena)
    assert facts["combo"]
    assert facts["strength"] == best["strength"] == [5, "Combo", "Run"]
    assert facts["made_of"] == facts["cards"]
    assert facts["number"] == best["number"]


# --- sets, and what a pack would bring


def sets_of(view: Any, cards: list[int]) -> list[tuple[int, int, list[int]]]:
    """All sets among some cards, the best first: medal, value, cards (at most five of them)."""
    found = []
    for medal in range(3):
        values = ATTRIBUTE[int(view.edition), attribute_for(int(view.seats), medal)]
        for value in {int(values[card]) for card in cards} - {0}:
            alike = [card for card in cards if values[card] == value][:5]
            if len(alike) >= 2:
                found.append((medal, value, alike))
    return sorted(found, key=lambda one: -strength_of(len(one[2]), one[0], one[1]))


def missing_of(view: Any, medal: int, value: int, pack: list[int]) -> list[str]:
    """The cards of a set that its holder may still hope for."""
    seat, values = int(view.viewer), ATTRIBUTE[int(view.edition), attribute_for(int(view.seats), medal)]
    own = {*WEIGHING.holding(view), *view.thrown[seat].tolist()}
    hoped = [card for card in range(108) if values[card] == value and card not in own]
    return [
        card_name(card)
        for card in hoped
        if view.species[card // 9] and (card in pack or not view.shown_in[card])
    ]


@pytest.mark.parametrize(
    "options",
    [
        AllstarOptions(seats=4),
        AllstarOptions(seats=5, edition="2020"),
        AllstarOptions(seats=2, mode="free-agency"),
        AllstarOptions(seats=2, mode="clash"),
    ],
    ids=["four", "first-five", "free-agency", "clash"],
)
def test_sets_and_what_they_lack(options: AllstarOptions) -> None:
    asked = views(options, "sets", DRAFT)[::5] + views(options, "sets", LINEUP)[::9]
    for view in asked:
        cards, facts = bench_of(view, int(view.viewer)), WEIGHING.bench(view)
        if view.phase != DRAFT:
            cards = [card for card in WEIGHING.holding(view) if card not in view.teams[int(view.viewer)]]
        pack, told = [read_card(one["card"]) for one in facts["pack"]], sets_of(view, cards)
        assert facts["sets"] == [
            {
                "strength": describe(strength_of(len(alike), medal, value), options.seats, options.edition),
                "cards": card_names(alike),
                "missing": missing_of(view, medal, value, pack),
            }
            for medal, value, alike in told
        ]
        for one, card in zip(facts["pack"], pack, strict=True):
            assert one["sets"] == [
                place
                for place, (medal, value, alike) in enumerate(told)
                if len(alike) < 5
                and ATTRIBUTE[int(view.edition), attribute_for(options.seats, medal), card] == value
            ]
    assert any(facts["missing"] for view in asked for facts in WEIGHING.bench(view)["sets"])


@pytest.mark.parametrize(
    "options",
    [AllstarOptions(seats=4), AllstarOptions(seats=2, mode="free-agency")],
    ids=["four", "free-agency"],
)
def test_what_a_pack_would_bring(options: AllstarOptions) -> None:
    """As much as the bench would be worth with the card on it."""
    better = set()
    for view in views(options, "pack", DRAFT)[::7]:
        seat, facts = int(view.viewer), WEIGHING.bench(view)
        count = int(view.benched[seat])
        assert facts["pack"]
        assert (facts["best"] is None) == (facts["arenas"] == []) == (count == 0)
        for one in facts["pack"]:
            table = view.copy()
            table.bench[seat, count] = read_card(one["card"])
            table.benched[seat] = count + 1
            then = WEIGHING.bench(table)
            assert one["best"] == then["best"]["strength"]
            assert one["arenas"] == [arena["strength"] for arena in then["arenas"]]
            now = [facts["best"], *facts["arenas"]] if count else [{"number": 0}]
            grown = [then["best"], *then["arenas"]]
            pairs = zip(now, grown, strict=count > 0)
            assert one["better"] == any(new["number"] > old["number"] for old, new in pairs)
            better.add(one["better"])
    assert better == {True, False}


def test_a_card_may_be_good_for_a_combo_alone() -> None:
    """It makes the team better in its arena, though no set on the bench grows."""
    view = views(AllstarOptions(seats=4), "bench", DRAFT)[0]
    arena = next(i for i, arena in enumerate(ARENAS) if arena.combo == "run")
    bench = [read_card(name) for name in ("Duck3", "Wolf4", "Horse5", "Panda6", "Eagle6", "Tiger6")]
    table = with_bench(view, bench, arena)
    front = pack_front(table, int(view.viewer))
    table.deck[front : front + 2] = read_card("Shark7"), read_card("Shark9")
    facts = WEIGHING.bench(table)
    brings = {one["card"]: one for one in facts["pack"]}
    assert [brings[card]["best"] == facts["best"]["strength"] for card in ("Shark7", "Shark9")] == [
        True,
        True,
    ]
    assert [brings[card]["better"] for card in ("Shark7", "Shark9")] == [True, False]
    assert brings["Shark7"]["arenas"] == [[5, "Combo", "Run"]]


def test_a_set_of_five_is_joined_by_nobody() -> None:
    """More than five alike are told as five, and a sixth card makes nothing larger."""
    view = views(AllstarOptions(seats=4), "bench", DRAFT)[0]
    bench = [read_card(f"{name}4") for name in ("Duck", "Wolf", "Horse", "Panda", "Eagle", "Tiger")]
    table = with_bench(view, bench, 0)
    front = pack_front(table, int(view.viewer))
    table.deck[front] = read_card("Shark4")
    facts = WEIGHING.bench(table)
    (five,) = (one for one in facts["sets"] if one["strength"] == [5, "Number", "4"])
    assert five["cards"] == card_names(sorted(bench)[:5])
    (shark,) = (one for one in facts["pack"] if one["card"] == "Shark4")
    assert facts["sets"].index(five) not in shark["sets"]
    assert not shark["better"]


def test_what_is_missing_is_nobody_elses() -> None:
    """Cards others have shown, or that do not play, are not hoped for."""
    for view in views(AllstarOptions(seats=3), "missing", LINEUP)[::9]:
        shown = {card_name(card) for card in range(108) if view.shown_in[card]}
        missing = {card for entry in WEIGHING.bench(view)["sets"] for card in entry["missing"]}
        assert not missing & shown
        assert all(view.species[read_card(card) // 9] for card in missing)


def test_what_is_sealed_changes_nothing() -> None:
    """Neither what a bench is good for nor what a seat may ask about; and asking changes nothing."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=3), seed="sealed")
    luck, seen = random.Random("sealed"), 0
    while not table.over and seen < 60:
        seat = luck.choice(table.waiting())
        before = table.view(seat)
        facts, own = WEIGHING.bench(before), WEIGHING.holding(before)
        table.choose(seat, [luck.choice(table.legal(seat))])
        after = table.view(seat)
        if (after.phase, after.round_, after.step) == (before.phase, before.round_, before.step):
            kept = after.tobytes()
            assert (WEIGHING.bench(after), WEIGHING.holding(after)) == (facts, own)
            assert after.tobytes() == kept
            seen += 1
    assert seen == 60


# --- teams and coaches


def test_fewer_than_five_cards_have_the_strength_of_their_set() -> None:
    view = views(AllstarOptions(seats=4), "few", LINEUP)[0]
    two = [read_card("Wolf3"), read_card("Duck3")]
    facts = WEIGHING.team(view, two, arenas_of(view)[0])
    assert facts["strength"] == [2, "Number", "3"]
    assert facts["cards"] == facts["made_of"] == ["Duck3", "Wolf3"]
    assert WEIGHING.team(view, two, None) == facts


def test_a_coach_that_is_not_there_changes_nothing() -> None:
    view = views(AllstarOptions(seats=4), "coach", LINEUP)[0]
    assert WEIGHING.change(view, [1, 2, 3, 4, 5], -1, -1) is None


def test_coaches_change_what_the_rules_say() -> None:
    """For every coach that may be placed: what is allowed here is what a lineup can say."""
    allowed = refused = 0
    for number in range(2):
        for view in views(AllstarOptions(seats=3, edition="2020"), f"coaches {number}", LINEUP)[::5]:
            team = WEIGHING.holding(view)[:5]
            for player in (-1, *team):
                for mate in (-1, *team):
                    change = WEIGHING.change(view, team, player, mate)
                    allowed += change is not None
                    refused += change is None
                    if change is not None and player == -1:
                        assert change == NO_CHANGE
                        assert mate == -1
    assert allowed
    assert refused


def test_swapped_buses_win_what_was_told() -> None:
    """Rank and fans of each team, as the arenas are then played if nobody else swaps."""
    swapped = 0
    for number in range(15):
        table = Table(AllstarAdapter(), AllstarOptions(seats=5, edition="2020"), seed=f"buses {number}")
        luck = random.Random(number)
        while not table.over:
            seat = luck.choice(table.waiting())
            choice, view = luck.choice(table.legal(seat)), table.view(seat)
            before = len(table.events())
            table.choose(seat, [choice])
            if view.phase == SWAP_BUSES and int(view.asked) == 1 << seat:
                swapped += choice != PASS
                arenas = [event.facts for event in table.events()[before:] if event.type == "arena"]
                rows = [next(row for row in facts["ranking"] if row["seat"] == seat) for facts in arenas]
                told = sorted(WEIGHING.outcomes(view, seat, choice), key=lambda one: one.arena)
                assert [(one.rank, one.fans) for one in told] == [(row["rank"], row["fans"]) for row in rows]
    assert swapped > 1
