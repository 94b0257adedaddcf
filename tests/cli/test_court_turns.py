"""NBA Deck-Building in the terminal: what keys and clicks do in a turn, and what is refused in words."""

from __future__ import annotations

from random import Random

import pytest

from sixthman.games.hoops.declaration import (
    AGREE,
    BUY,
    DISCARD,
    KEEP,
    MENU,
    PLAY_ON,
    PREPARE,
    REFRESH,
    REROLL,
    TIED,
)
from sixthman.games.hoops.rules.cards import BASE, FATIGUE, STARTERS, TACTICS
from sixthman.games.hoops.table import STANDARD_CARDS
from sixthman.games.hoops.table.figures import discards_of, hand_of
from sixthman.games.hoops.terminal.app import CourtTable
from sixthman.games.hoops.terminal.labels import CourtLabels
from sixthman.games.hoops.terminal.lines import ChoiceLines, DiceTable
from sixthman.games.hoops.terminal.plan import Plan
from sixthman.games.hoops.terminal.tray import DONE_KEY, GO, LEAVE, Tray
from sixthman.kernel.piles import NONE
from sixthman.messages import LANGUAGES, say
from tests.cli.court import (
    NAMES,
    given_hand,
    new_app,
    new_local_game,
    press,
    screen_text,
    settle,
    text_of,
    tray_of,
    warnings_of,
)
from tests.cli.keyboard import COMFORTABLE, NARROW

pytestmark = pytest.mark.usefixtures("brisk")


async def test_attacking_with_dice() -> None:
    """Dice are drawn with letters; the best lie ready to be kept; the sum is told before and after."""
    app = new_app(given=given_hand())
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", "2")
        assert text_of(app, "#prompt") == "Which tactic do you prepare?"
        tactic = next(k for k, i in tray_of(app).items.items() if i.choice == BASE)
        await press(pilot, app, tactic, DONE_KEY)
        await press(pilot, app, "5")
        while tray_of(app).plan.phase == REROLL:
            await press(pilot, app, "enter")
        assert tray_of(app).plan.phase == KEEP
        assert app.board.query_one(DiceTable).display
        shown = screen_text(app)
        assert "3P" in shown
        assert text_of(app, "#prompt") == "3 Points: keep 2 of 2. Enter: keep these"
        assert text_of(app, "#hint") == "With these your attack is 15."
        worst = next(key for key in tray_of(app).items if key not in tray_of(app).selected)
        await press(pilot, app, worst)  # a third die: the first of the others is laid back
        assert tray_of(app).gathered == 2
        assert text_of(app, "#hint") != "With these your attack is 15."
        await press(pilot, app, "space")  # the cursor is on it: laid back
        assert tray_of(app).gathered == 1
        await press(pilot, app, "enter")  # one is missing
        assert tray_of(app).plan.phase == KEEP
        out = next(key for key in tray_of(app).items if key not in {*tray_of(app).selected, worst})
        await press(pilot, app, out)
        assert text_of(app, "#hint") == "With these your attack is 15."
        await press(pilot, app, "enter")
        assert app.local_game.figures.attack(tray_of(app).plan.view, 0) == 15
        assert "15 points" in screen_text(app)


async def test_dice_and_lines_can_be_clicked() -> None:
    app = new_app(given=given_hand())
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        await pilot.click("#prompt")  # as Enter
        assert tray_of(app).plan.phase == MENU
        await pilot.click("#turn", offset=(5, 2))  # the second line: prepare
        assert tray_of(app).plan.phase == PREPARE
        hand = app.board.query_one("#hand", ChoiceLines)
        tactic = next(k for k, i in tray_of(app).items.items() if i.choice == BASE)
        line = hand.line_of(tactic)
        assert line is not None
        await pilot.click(hand, offset=(8, line))
        await press(pilot, app, DONE_KEY)
        prepared = app.board.query_one("#prepared", ChoiceLines)
        await pilot.click(prepared, offset=(8, 1))
        while tray_of(app).plan.phase == REROLL:
            await press(pilot, app, "enter")
        before = dict(tray_of(app).selected)
        key = next(iter(before))
        dice = app.board.query_one(DiceTable)
        await pilot.click(dice, offset=dice.cell_of(key))
        assert key not in tray_of(app).selected


async def test_a_click_turns_a_page() -> None:
    """As Enter does: on to the next part, and back to the court at the end."""
    app = new_app(given=given_hand())
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "?")
        paper = app.screen.query_one("#paper")
        await pilot.click("#paper")
        assert paper.scroll_y > 0
        await press(pilot, app, "end")
        await pilot.click("#paper")
        assert app.screen is app.board


async def test_undo_leads_back_to_the_last_unknown() -> None:
    """Nothing reaches the table before a card is drawn or a die falls."""
    app = new_app(given=given_hand())
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", "1", "1")
        assert len(tray_of(app).plan.choices) >= 3
        assert app.local_game.table.reveals == []
        while tray_of(app).plan.can_undo:
            await press(pilot, app, "u")
        assert tray_of(app).plan.phase == REFRESH
        view, table = tray_of(app).plan.view, app.local_game.table.view(0)
        assert view.tobytes() == table.tobytes()
        await press(pilot, app, "u", "backspace")
        assert tray_of(app).plan.phase == REFRESH


async def test_the_hand_is_sorted_out_at_once() -> None:
    """Discarded, removed and kept in one step; fatigue is never removed (H11)."""
    app = new_app(given=given_hand())
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", DONE_KEY)
        assert tray_of(app).plan.phase == DISCARD
        hand = hand_of(tray_of(app).plan.view, 0)
        await press(pilot, app, "1", "2", "2", "3", "3", "3")
        assert tray_of(app).selected == {"1": GO, "2": LEAVE}
        await press(pilot, app, "enter")
        view = app.local_game.table.view(0)
        assert hand[0] in discards_of(view, 0)
        assert int(view.box[hand[1]]) == 1
        assert hand[2] in hand_of(view, 0)


async def test_bad_input_is_refused_in_words() -> None:
    """Keys that mean nothing do nothing; what the rules do not allow is told in the person's language."""
    app = new_app("fr", given=given_hand())
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        before = screen_text(app)
        await press(pilot, app, "9", "z", "f5", "n", "u")
        assert screen_text(app) == before
        await press(pilot, app, "enter", "1")
        tactic = next(k for k, i in tray_of(app).items.items() if TACTICS <= i.choice < FATIGUE)
        choices = tray_of(app).plan.choices
        await press(pilot, app, tactic)
        assert tray_of(app).plan.choices == choices
        assert len(warnings_of(app)) == 1
        await press(pilot, app, "u", "2")
        player = next(k for k, i in tray_of(app).items.items() if i.choice < TACTICS)
        await press(pilot, app, player)
        assert tray_of(app).plan.phase == PREPARE
        offence = next(k for k, i in tray_of(app).items.items() if i.choice == BASE)
        await press(pilot, app, offence, DONE_KEY, "2")  # a second time in one turn
        assert tray_of(app).plan.phase == MENU
        assert warnings_of(app)[-1] == say("fr", "error-hoops-twice", action="prepare")
        assert app.local_game.table.reveals == []


async def test_a_card_too_dear_says_what_the_hand_is_worth() -> None:
    local_game = new_local_game(given=given_hand())
    state = local_game.table._state
    there = {*map(int, state.player_pile), NONE}
    dearest = max(range(STARTERS), key=lambda card: (card not in there, local_game.figures.of("COST", card)))
    state.row[3] = dearest
    app = CourtTable(local_game, "en")
    async with app.run_test(size=NARROW) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", "3")
        assert tray_of(app).plan.phase == BUY
        view, figures = tray_of(app).plan.view, app.local_game.figures
        money = figures.money(view, 0, tactics=False)
        key = next(k for k, i in tray_of(app).items.items() if i.choice == dearest)
        assert figures.of("COST", dearest) > money
        await press(pilot, app, key)
        assert f"worth {money}" in warnings_of(app)[-1]
        assert tray_of(app).plan.phase == BUY
        cheap = next(k for k, i in tray_of(app).items.items() if i.open)
        await press(pilot, app, cheap)
        assert "still to pay" in text_of(app, "#prompt")
        owed = int(tray_of(app).plan.view.owed)
        await press(pilot, app, "1")
        paid = tray_of(app).plan
        assert paid.phase == MENU or int(paid.view.owed) < owed


async def test_too_many_rerolls_are_refused() -> None:
    """H8: one die for every three rebounds ahead, or part of three; one more is refused with the reason."""
    local_game = new_local_game(given=given_hand())
    state = local_game.table._state
    own = local_game.figures.levels(state, 0)[1]
    small = min(map(int, state.court[1]), key=lambda card: local_game.figures.of("REBOUNDS", card))
    state.court[1] = small
    other = local_game.figures.levels(state, 1)[1]
    app = CourtTable(local_game, "en")
    async with app.run_test(size=COMFORTABLE) as pilot:
        await settle(pilot, app)
        await press(pilot, app, "enter", "2")
        tactic = next(k for k, i in tray_of(app).items.items() if i.choice == BASE)
        await press(pilot, app, tactic, DONE_KEY, "5")
        assert tray_of(app).plan.phase == REROLL
        keys = list(tray_of(app).items)
        most = min(-(-(own - other) // 3), len(keys))
        assert text_of(app, "#prompt") == f"Reroll which dice? (0 of at most {most}) Enter: roll"
        assert f"({own} against {other})" in text_of(app, "#hint")
        await press(pilot, app, *keys[:most])
        assert tray_of(app).gathered == most < len(keys)
        await press(pilot, app, keys[most])
        assert tray_of(app).gathered == most
        assert f"Your team has {own} rebounds" in warnings_of(app)[-1]
        await press(pilot, app, "enter")
        told = [event.type for event in local_game.table.events(0)]
        assert "hoops-rerolled" in told


def test_a_tie_is_played_on_or_agreed_on() -> None:
    """H13: both say so sealed; a draw only if both agree."""
    for verdicts, phase in (((AGREE, AGREE), None), ((AGREE, PLAY_ON), MENU)):
        local_game = new_local_game(people=(0, 1))
        state = local_game.table._state
        state.phase, state.asked, state.locked = TIED, 3, 0
        state.points[:] = 50
        for seat, verdict in enumerate(verdicts):
            local_game.sit_down(seat)
            assert local_game.plan is not None
            tray = Tray(local_game.plan, local_game.figures)
            for language in LANGUAGES:
                assert CourtLabels(language, NAMES, STANDARD_CARDS).prompt(tray)
            key = next(key for key, item in tray.items.items() if item.choice == verdict)
            assert tray.press(key)
            assert local_game.plan.complete
            local_game.hand_over()
        assert local_game.table.over == (phase is None)
        if phase is None:
            assert local_game.table.ranks() == [1, 1]
        else:
            assert local_game.table.view(None).overtime == 1


def test_a_plan_never_reaches_beyond_the_unknown() -> None:
    """Whatever is pressed, the table accepts the plan as a whole; nothing is guessed from a view."""
    local_game = new_local_game(people=(0, 1), seed="9")
    whim, handed_over = Random(9), 0
    while (seat := local_game.person_waited_for()) is not None:
        local_game.sit_down(seat)
        plan = local_game.plan
        assert isinstance(plan, Plan)
        while not plan.complete:
            plan.put([whim.choice(plan.legal())])
            if whim.random() < 0.2:
                plan.undo()
        local_game.hand_over()
        handed_over += 1
    assert local_game.table.over
    assert handed_over > 50
