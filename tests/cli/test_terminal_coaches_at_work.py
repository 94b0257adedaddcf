"""What each coach does in the terminal, played by keys alone (A24)."""

from __future__ import annotations

import random

import pytest

from sixthman.games.allstar.declaration import (
    COACH_MATE,
    COACH_SLOT,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    PLAYOFF_TEAM,
    SHOOTOUT,
    SWAP_BUSES,
    SWAPS,
)
from sixthman.games.allstar.rules.cards import COACHES
from sixthman.games.allstar.rules.ranking import strength
from sixthman.games.allstar.table.evaluation import Evaluation, arenas_of
from sixthman.games.allstar.terminal.app import RinkTable
from sixthman.games.allstar.terminal.coaching import strength_with
from sixthman.games.allstar.terminal.local_game import RinkGame
from sixthman.games.allstar.terminal.look import FLAG, USED_FLAG
from sixthman.games.allstar.terminal.rack import Plans
from sixthman.games.allstar.terminal.tray import NONE_KEY
from tests.cli.keyboard import (
    COMFORTABLE,
    NARROW,
    dealing,
    envelope_of,
    envelopes,
    new_app,
    new_local_game,
    next_key,
    play_until,
    seen,
    text_of,
)

pytestmark = pytest.mark.usefixtures("brisk")

ONCE = {coach.name: coach.number("once", "2020", 4) for coach in COACHES}  # at the tables here


# --- beside a team or a player


@pytest.mark.parametrize(
    "coach", ["Duck", *(pytest.param(coach, marks=pytest.mark.long) for coach in ("Rabbit", "Penguin"))]
)
async def test_the_strength_told_is_the_strength_played(coach: str) -> None:
    """Beside a player: what the hint promises for the choice is what the arena's ranking shows."""
    app = new_app(edition="2020", coaches=dealing(coach), seed="5")
    played, rounds = 0, 1 if ONCE[coach] else 3
    async with app.run_test(size=COMFORTABLE) as pilot:
        for _ in range(rounds):
            await play_until(pilot, app, LINEUP, COACH_SLOT)
            if coach != "Rabbit":
                await pilot.press("1")
                if envelope_of(app).filled != COACH_MATE:
                    continue
            envelope = envelope_of(app)
            assert app.board.tray is not None
            choice = app.board.tray.options["1"]
            value = strength_with(envelope, choice)
            arena = arenas_of(envelope.view)[0]
            promised = app.words.set_words(envelope.view, value, arena)
            assert f": {promised} (" in text_of(app, "#hint")
            await pilot.press("1")
            assert "Coach beside" in text_of(app, "#hint")
            await seen(pilot, app, f"{FLAG} {promised}")
            await pilot.press("enter")
            told = [event for event in app.local_game.table.events(None) if event.type == "arena"]
            rows = [row for event in told for row in event.facts["ranking"] if row["seat"] == 0]
            row = [row for row in rows if "coach" in row][-1]
            assert app.words.strength(row["strength"]) == promised
            await seen(pilot, app, "counts as")
            played += 1
    assert played >= min(2, rounds)


async def test_a_coach_beside_a_team() -> None:
    app = new_app(edition="2020", seats=5, coaches=dealing("Panda"))
    async with app.run_test(size=NARROW) as pilot:
        await play_until(pilot, app, LINEUP, COACH_SLOT)
        assert text_of(app, "#prompt").strip() == "Bo Bamboo (Panda): beside which team?"
        assert app.board.query_one(Plans).display
        await seen(pilot, app, "With the coach")
        await pilot.press("1")
        assert text_of(app, "#hint").strip() == "Coach beside team 1"
        await pilot.press("enter")
        more = COACHES[5].number("fans", "2020", 5)
        await seen(pilot, app, f"{FLAG} Panda Bo Bamboo, Ann: {more} extra fan")
        row = next(
            row
            for event in app.local_game.table.events(None)
            if event.type == "arena"
            for row in event.facts["ranking"]
            if row["seat"] == 0
        )
        assert row["more"] == more
        await pilot.press("enter")
        await play_until(pilot, app, LINEUP, COACH_SLOT)
        await pilot.press(NONE_KEY)
        assert envelope_of(app).coach_beside() is None
        await pilot.press("enter")
        assert app.local_game.table.view(None).coach_beside[0] == -1


async def test_a_coach_used_once_is_turned_over() -> None:
    app = new_app(edition="2020", coaches=dealing("Eagle"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await play_until(pilot, app, LINEUP, COACH_SLOT)
        await seen(pilot, app, f"{FLAG} Eagle Aquila Storm")
        await pilot.press("1", "enter", "enter")
        await seen(pilot, app, f"{USED_FLAG} Eagle Aquila Storm · used")
        await play_until(pilot, app, LINEUP, NEW_TEAM)
        stages = set()
        while not envelope_of(app).complete:
            stages.add(envelope_of(app).filled)
            await pilot.press(next_key(app, 0))
        assert COACH_SLOT not in stages


async def test_a_new_team_can_be_changed_after_the_coach_was_placed() -> None:
    """A card taken out again takes the coach's place with it, also where the coach had gone beside it."""
    app = new_app(edition="2020", coaches=dealing("Rabbit"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await play_until(pilot, app, LINEUP, COACH_SLOT)
        await pilot.press("1")
        envelope = envelope_of(app)
        assert envelope.complete
        beside = envelope.coach_beside()
        assert beside is not None
        team = envelope.gathered()
        assert app.board.tray is not None
        key = next(key for key, card in app.board.tray.chosen.items() if card == beside[0])
        await pilot.press(key)
        assert sorted(envelope.gathered()) == sorted(set(team) - {beside[0]})
        assert envelope.coach_beside() is None
        assert text_of(app, "#prompt").strip() == "Choose five for your new team (4/5)"


def test_undo_leads_back_from_the_coach() -> None:
    """Every step of a lineup with a coach can be undone, and leads back to the same lineup."""
    for coach in ("Duck", "Wolf", "Panda"):
        local_game = new_local_game(edition="2020", coaches=dealing(coach), seed="11")
        for envelope in envelopes(local_game):
            if envelope.complete and envelope.phase == LINEUP:
                choices = envelope.choices
                while envelope.undo():
                    pass
                assert envelope.untouched
                for number in choices:
                    if number in envelope.legal():
                        envelope.put(number)
                assert envelope.choices == choices


# --- the others


async def test_the_wolf_substitutes_twice() -> None:
    app = new_app(edition="2020", coaches=dealing("Wolf"))
    async with app.run_test(size=NARROW) as pilot:
        await play_until(pilot, app, LINEUP, SWAPS + 2)
        envelope = envelope_of(app)
        first = envelope.substitutions(0)
        assert len(first) == 1
        asked = text_of(app, "#prompt").strip()
        assert asked == "Luna Howell (Wolf): take a second player out of team 1, or leave it"
        assert app.board.tray is not None
        options = set(app.board.tray.options.values())
        assert not options & {*first.keys(), *first.values()}  # neither who left nor who came in
        out = app.board.tray.options["1"]
        await pilot.press("1")
        assert "who comes in for" in text_of(app, "#prompt")
        await pilot.press("1")
        assert len(envelope.substitutions(0)) == 2
        assert out not in envelope.team(0)
        team = sorted(envelope.team(0))
        while not envelope.complete:
            await pilot.press(next_key(app, 0))
        await pilot.press("enter")
        view = app.local_game.table.view(None)
        assert sorted(int(card) for card in view.teams[0, 0]) == team
        assert view.turned_over[0] == ONCE["Wolf"]
        told = " ".join(app.words.event(event)[0] for event in app.local_game.table.events(None))
        assert "lets Ann substitute twice" in told


@pytest.mark.parametrize("choice", ["1", NONE_KEY])
async def test_the_horse_swaps_buses(choice: str) -> None:
    """After the reveal; what each choice would win is told before, and is what it wins."""
    app = new_app(edition="2020", coaches=dealing("Horse"))
    async with app.run_test(size=COMFORTABLE) as pilot:
        await play_until(pilot, app, SWAP_BUSES)
        envelope = envelope_of(app)
        view = envelope.view
        assert "swap two of your buses" in text_of(app, "#prompt")
        assert "1→" in text_of(app, "#seats")  # where everyone goes
        assert app.board.tray is not None
        chosen = app.board.tray.options[choice]
        won = sum(outcome.fans for outcome in Evaluation().outcomes(view, 0, chosen))
        await pilot.press(choice)
        assert "Enter to lock" in text_of(app, "#prompt")
        assert f" {won} fans this round" in text_of(app, "#hint")
        await pilot.press("enter")
        assert app.local_game.table.view(None).fans[0] - view.fans[0] == won
        page = await seen(pilot, app, "Results of round 2")
        assert ("swaps two buses of Ann" in page) == (choice == "1")
        assert app.local_game.table.view(None).turned_over[0] == (choice == "1") * ONCE["Horse"]


def test_line_ups_are_told_with_the_results_after_a_swap() -> None:
    """Substitutions revealed before buses may be swapped stand on the same page as the results."""
    local_game = new_local_game(2, edition="2020", people=(0, 1), coaches="Rabbit Duck Horse Tiger")
    phases = set()
    for envelope in envelopes(local_game):
        phases.add(envelope.phase)
        if len(local_game.bulletins) == 3:
            break
    assert SWAP_BUSES in phases
    coaches, first, second = ([event.type for event in bulletin] for bulletin in local_game.bulletins)
    assert "coach-chosen" in coaches
    assert (first.count("arena"), second.count("arena")) == (1, 2)
    assert second.count("substituted") == 2
    assert second.index("substituted") < second.index("arena")


async def test_the_shark_skips_a_substitution() -> None:
    app = new_app(seats=2, edition="2020", coaches="Shark Duck Panda Eagle")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await play_until(pilot, app, LAY_DOWN)
        assert text_of(app, "#prompt").strip() == (
            "Lay down 2 to 4 substitutes, or skip this once (Finn Gillis (Shark))"
        )
        team = sorted(envelope_of(app).team(0))
        await pilot.press(NONE_KEY)
        assert envelope_of(app).complete
        assert "The coach is turned over" in text_of(app, "#hint")
        assert app.local_game.table.view(None).turned_over[0] == 0  # it can still be taken back
        await pilot.press("u", NONE_KEY, "enter")
        view = app.local_game.table.view(None)
        assert view.turned_over[0] == 1
        assert sorted(int(card) for card in view.teams[0, 0]) == team
        told = [event.type for event in app.local_game.table.events(None)]
        assert "coach-skips" in told


def tied_in_the_playoffs() -> RinkGame:
    """Two people, one of them with the Tiger, whose first playoff teams are of the same strength."""
    local_game = new_local_game(2, edition="2020", people=(0, 1), coaches="Tiger Duck Panda Eagle")
    next(envelope for envelope in envelopes(local_game) if envelope.phase == PLAYOFF_TEAM)
    lots, teams = random.Random(1), []
    for seat in (0, 1):
        bench = [int(card) for card in local_game.table.view(seat).bench[seat]]
        drawn = [lots.sample(bench, 5) for _ in range(500)]
        teams.append({int(strength(1, 2, team)): team for team in drawn})
    alike = max(teams[0].keys() & teams[1].keys())
    for seat in (0, 1):
        local_game.sit_down(seat)
        assert local_game.envelope is not None
        for card in teams[seat][alike]:
            local_game.envelope.put(card)
        local_game.lock()
    local_game.bulletins.clear()
    return local_game


async def test_the_tiger_in_a_shootout() -> None:
    """A shot of the Tiger's manager counts as carrying the Goal and returns, and the page says so."""
    local_game = tied_in_the_playoffs()
    app = RinkTable(local_game, "en")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await pilot.pause()
        assert envelope_of(app).phase == SHOOTOUT
        await pilot.press("1", "enter", "enter", "1")
        assert envelope_of(app).seat == 0
        shot = envelope_of(app).gathered()[0]
        told = app.words.card(shot)
        await pilot.press("enter")
        await seen(pilot, app, f"{told} counts as carrying Goal", f"{told} returns to the bench of Ann")
        assert local_game.table.view(0).benched[0] == 13
        assert local_game.table.view(1).benched[1] == 12
