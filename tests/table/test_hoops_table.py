"""A table of NBA Deck-Building: headings, envelopes, trying without learning, the story, given piles."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from sixthman.games.hoops.declaration import (
    AGREE,
    DISCARD,
    DONE,
    KEEP,
    MENU,
    PLAY_ON,
    REFRESH,
    REMOVE,
    REROLL,
    TIED,
    TO_REPLACE,
)
from sixthman.games.hoops.rules.cards import COST
from sixthman.games.hoops.rules.record import ask, ask_both
from sixthman.games.hoops.table import STANDARD_CARDS, HoopsOptions
from sixthman.kernel.game import interpreted_engine, module_engine
from sixthman.messages import BadCards, BadOption, IllegalChoice
from sixthman.table import Table
from tests.games.hoops.conftest import (
    BASE_SWITCH,
    BASE_THREE,
    BLUE,
    INSIDE,
    KENTUCKY,
    MICHIGAN,
    STARTERS,
    STEAL,
    STOP,
    THREE,
    dice_fall,
    die,
    face,
    five,
    in_turn,
    keep,
    pile,
    ready,
)

from .hoops import DESK, NAMES, VARIANTS, laid_table, new_table, play, standard, told, with_state


def titles(table: Table) -> list[str]:
    """The headings of the record, one for each line."""
    return [heading.title for heading in table.reveals]


# --- headings and lines


def test_one_line_a_turn() -> None:
    """A turn is one line, whoever plays it; after 24 turns comes the last one (H3)."""
    table = play(new_table(HoopsOptions(overtimes=0)))
    assert titles(table)[:24] == [f"turn {turn}" for turn in range(1, 25)]
    assert set(titles(table)[24:]) <= {"last turn"}
    assert all(len(heading.choices) == 1 for heading in table.reveals)


def test_openings_have_lines_of_their_own() -> None:
    """Both teams together (H14), then the draft in turns (H15): one, two each, the last."""
    table = play(new_table(VARIANTS["expert"]), choices=60)
    assert titles(table)[:7] == ["teams", *["opening draft"] * 5, "turn 1"]
    assert [list(heading.choices) for heading in table.reveals[:7]] == [[0, 1], [1], [0], [1], [0], [1], [1]]


def test_overtime_has_headings_of_its_own() -> None:
    """H13: a tie, then six turns and a last one."""
    state = in_turn()
    state.turn, state.last_turn = 24, 1
    ask(state, MENU)
    state.done = 0b10111
    table = with_state(state)
    assert table.heading == "last turn"
    state.phase, state.last_turn = TIED, 0
    ask_both(state, TIED)
    assert table.heading == "tie"
    table.choose(0, "play on")
    assert table.reveals == []
    table.choose(1, "draw")
    assert table.reveals[-1].title == "tie"
    assert table.reveals[-1].choices == {0: "play on", 1: "draw"}
    assert table.heading == "overtime 1, turn 1"
    table._state.last_turn = 1
    assert table.heading == "overtime 1, last turn"


# --- envelopes


def test_teams_are_sealed_until_both_are_complete() -> None:
    """H14: nobody hears of the other's team before the own one is complete; it can be taken back."""
    table = new_table(HoopsOptions(pick_team=True, first=1))
    picks = "starter-PG-1, starter-SG-2, starter-SF-1, starter-PF-2, starter-C-1"
    assert table.choose(0, picks) == []
    assert table.sealed(0) == [standard(name) for name in picks.split(", ")]
    assert table.sealed(1) == []
    assert table.view(1).team[0] == table.view(None).team[0] == 0
    table.take_back(0)
    assert table.sealed(0) == []
    while 0 in table.waiting():
        table.choose(0, [table.legal(0)[0]])
    assert (table.reveals, len(table.events(1))) == ([], 2)
    while 1 in table.waiting() and not table.reveals:
        happened = table.choose(1, [table.legal(1)[-1]])
    assert [event.type for event in happened][:2] == ["hoops-team", "hoops-team"]


def test_a_verdict_can_be_taken_back() -> None:
    """H13: as long as the other has not sealed a verdict."""
    state = in_turn()
    ask_both(state, TIED)
    table = with_state(state)
    table.choose(1, [AGREE])
    assert table.sealed(1) == [AGREE]
    assert table.view(0).verdict[1] == -1
    table.take_back(1)
    assert (table.sealed(1), table.waiting()) == ([], [0, 1])
    table.choose(1, [PLAY_ON])
    table.choose(0, [AGREE])
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        table.take_back(1)


# --- trying without learning


def refuses(table: Table, seat: int, choice: Any, match: str | None = None) -> IllegalChoice:
    """The table refuses, and nothing has changed, not even what nobody sees."""
    before = table._state.tobytes(), len(table.events(0)), list(table.reveals)
    with pytest.raises(IllegalChoice, match=match) as reason:
        table.choose(seat, choice)
    assert (table._state.tobytes(), len(table.events(0)), table.reveals) == before
    assert not table.can(seat, choice)
    return reason.value


def batches_that_meet_chance() -> dict[str, Table]:
    """Tables where the first choice, named as the key, brings chance or hidden cards in."""
    attacker = in_turn(hand=[])
    attacker.court[0], attacker.court[1] = five(three=5, intelligence=6, rebounds=4), five(rebounds=4)
    ready(attacker, 0, KENTUCKY)
    replacer = in_turn(hand=[100, 118])
    refresher = new_table()._state
    last_card = in_turn(hand=[100])
    ask(last_card, REMOVE)
    return {
        "attack Kentucky Offense": with_state(attacker),
        "replace starter-PG-1": with_state(replacer),
        "refresh": with_state(refresher),
        "remove starter-PG-1": with_state(last_card),
    }


def test_nothing_can_be_tried_beyond_chance() -> None:
    """Whatever follows a choice after which dice fall or cards are drawn is refused alike, unseen."""
    for text, table in batches_that_meet_chance().items():
        seat = table.waiting()[0]
        if text == "refresh":
            text += f" {DESK.write(table.view(), [table.legal(seat)[0]])} -"
        if text.startswith("replace"):
            text += " / -"
        assert table.can(seat, text), text
        wanted = {str(refuses(table, seat, f"{text} / {more}")) for more in ("end", "replace", "PG", "Curry")}
        assert len(wanted) == 1, wanted
        assert "can be made at once" in wanted.pop()


def test_the_same_refusal_whatever_the_dice() -> None:
    """A batch that goes on beyond a roll is refused with the same words, whatever would have fallen."""
    found = set()
    for fallen in (3, 5):
        state = in_turn()
        state.court[0], state.court[1] = five(three=5, intelligence=6, rebounds=4), five(rebounds=4)
        ready(state, 0, KENTUCKY)
        dice_fall(state, *[fallen] * 4, 0)
        table = with_state(state)
        found.add(str(refuses(table, 0, "attack Kentucky Offense: keep 3pts9")))
    assert len(found) == 1


def test_a_sealed_verdict_cannot_be_probed() -> None:
    """H13: what the other has sealed is not learnt by going on beyond your own verdict."""
    found = set()
    for verdict in (AGREE, PLAY_ON):
        state = in_turn()
        ask_both(state, TIED)
        table = with_state(state)
        table.choose(1, [verdict])
        found.add(str(refuses(table, 0, [AGREE, TO_REPLACE])))
    assert len(found) == 1


def test_a_sealed_team_cannot_be_probed() -> None:
    """H14: nor by going on beyond your own team."""
    table = new_table(HoopsOptions(pick_team=True, first=1))
    while 1 in table.waiting():
        table.choose(1, [table.legal(1)[0]])
    while table._state.stage[0] < 16:
        table.choose(0, [table.legal(0)[0]])
    last = table.legal(0)[0]
    assert table.can(0, [last])
    refuses(table, 0, [last, DONE], "can be made at once")


def test_several_choices_at_once_before_chance() -> None:
    """A purchase is one message: nothing unknown comes in while it is paid."""
    table = laid_table(hand=[standard("Stephen Curry"), standard("Kevin Durant"), 110])
    table._state.row[:] = [standard("Steve Kerr"), -1, -1, -1, -1, -1]
    events = table.choose(0, "buy Steve Kerr with Stephen Curry")
    assert (
        told(events) == ["Fred buys Steve Kerr (cost 3) with Stephen Curry (value 7)."]
        or "Steve Kerr" in told(events)[0]
    )
    assert len(table.reveals) == 1
    assert table.reveals[0].choices == {0: "buy player Steve Kerr with Stephen Curry"}


def test_what_follows_by_itself_may_be_said() -> None:
    """A dash after the last card, a position where there is but one: said or not, it is the same."""
    for text in ("replace Stephen Curry", "replace Stephen Curry PG", "replace Stephen Curry PG -"):
        table = laid_table(hand=[standard("Stephen Curry"), BASE_THREE])
        table._state.court[0] = STARTERS
        table.choose(0, text)
        assert table._state.court[0, 0] == standard("Stephen Curry")
        assert table._state.phase == MENU
        assert table.reveals[0].choices == {0: "replace Stephen Curry"}
    table = laid_table(hand=[KENTUCKY, 110])
    table.choose(0, "prepare Kentucky Offense -")
    assert table._state.phase == MENU


@pytest.mark.xdist_group("compiled")
def test_trying_is_the_same_compiled() -> None:
    """From a seat's view, in which cards to come are blank: as far, and to the same table."""
    engines = interpreted_engine(DESK.game), module_engine(DESK.game)
    dice, tried = random.Random(1), Counter[bool]()
    for options in VARIANTS.values():
        table = new_table(options)
        for _ in range(120):
            seat = table.waiting()[0]
            choice = dice.choice(table.legal(seat))
            views = [table.view(seat) for _ in engines]
            goes_on = {DESK.try_out(*at, seat, choice) for at in zip(engines, views, strict=True)}
            assert len(goes_on) == len({view.tobytes() for view in views}) == 1
            tried.update(goes_on)
            table.choose(seat, [choice])
    assert min(tried[True], tried[False]) > 50


# --- the story


def test_the_rulebook_scoring_page_9() -> None:
    """Fred's two blue nines less Sophie's blue 2 and blue 3: 18 − 5 = 13, told in three languages."""
    state = in_turn(player=1)
    keep(state, 0, die(THREE, 9), die(THREE, 9))
    keep(state, 1, die(STEAL, 2, BLUE), die(STOP, 3, BLUE))
    ask(state, REMOVE)
    table = with_state(state)
    table.choose(1, "-")
    for language, words in {
        "en": "Fred scores 13 points (18 − 5 = 13) and has 13.",
        "fr": "Fred marque 13 points (18 − 5 = 13) et en a 13.",
        "de": "Fred erzielt 13 Punkte (18 − 5 = 13) und hat 13.",
    }.items():
        assert words in told(table.events(), language)


def test_an_attack_is_told_as_it_happens() -> None:
    """Kentucky Offense: five blue dice, rerolls two, keeps what is best."""
    state = in_turn()
    state.court[0], state.court[1] = five(three=5, intelligence=6, rebounds=6), five(rebounds=2)
    ready(state, 0, KENTUCKY)
    nine, six, two = (face(THREE, value) for value in (9, 6, 2))
    dice_fall(state, 0, 0, two, six, two, nine, six)
    table = with_state(state)
    events = table.choose(0, "attack Kentucky Offense")
    assert told(events) == ["Fred attacks with Kentucky Offense: 5 blue dice: – – 2 2 6."]
    assert (state.phase, state.owed) == (REROLL, 2)
    events = table.choose(0, "reroll 3pts0 3pts0")
    assert told(events)[0] == "Fred rerolls 2 (– –): 6 9."
    while table._state.phase == KEEP:
        events = table.choose(0, [max(table.legal(0))])
    assert "Fred keeps 6 + 6 + 9 = 21." in told(events)
    assert any(line.startswith("Fred garde ") for line in told(events, "fr"))


def test_fatigue_is_told() -> None:
    """H8: a defense rerolls one die a fatigue card; they lie on the draw pile."""
    state = in_turn()
    state.court[0] = five(block=2, stop=2, intelligence=4)
    keep(state, 1, die(INSIDE, 7))
    ready(state, 0, MICHIGAN)
    dice_fall(state, 0, 0, 0, 0, 1, 1)
    table = with_state(state)
    table.choose(0, "defend Michigan Defense")
    lines = told(table.choose(0, "reroll block0 stop0 -"))
    assert lines[0] == "Fred takes 2 fatigue cards; fatigue pile: 7."
    assert lines[1].startswith("Fred rerolls 2 (– –): ")


def test_replacements_are_told() -> None:
    """H4, H5: who comes in for whom, who moves on, fatigue returned, and how many cards are drawn."""
    table = laid_table(hand=[standard("Stephen Curry"), 150])
    table._state.court[0] = STARTERS
    pile(table._state, 0, 110, 111, 112)
    lines = told(table.choose(0, "replace Stephen Curry / fatigue card"))
    assert lines[0].startswith("Fred: Stephen Curry in for Point guard, starter 1 (Point guard)")
    assert "Fred returns a fatigue card; fatigue pile: 10." in lines
    assert "Fred draws 1 card." in lines
    assert "Fred draws: Shooting guard, substitute 1." in lines
    assert "Fred draws: Shooting guard, substitute 1." not in told(table.events(1))


def test_hands_are_told_to_their_seats_only() -> None:
    """The first hand and every card drawn; how many is public."""
    table = play(new_table(), choices=150)
    kinds = {seat: Counter(event.type for event in table.events(seat)) for seat in (0, 1, None)}
    assert kinds[0]["hoops-hand"] == kinds[1]["hoops-hand"] == 1
    assert kinds[None]["hoops-hand"] == kinds[None]["hoops-drawn"] == 0
    assert kinds[None]["hoops-draws"] == kinds[0]["hoops-drawn"] + kinds[1]["hoops-drawn"] > 10
    assert all(event.to == event.facts["seat"] for event in table._events if event.to is not None)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_event_can_be_told(variant: str, language: str) -> None:
    """Whole games, every event as a line."""
    for luck in range(2):
        table = play(new_table(VARIANTS[variant], seed=f"{variant} {luck}"), luck)
        for seat in (0, 1, None):
            assert all(told(table.events(seat), language))


def test_the_story_adds_up() -> None:
    """All points told are the points scored; all cards told to be drawn came into hand."""
    for luck in range(4):
        table = play(new_table(HoopsOptions(), seed=f"points {luck}"), luck)
        points = [0, 0]
        for event in table.events():
            if event.type in ("hoops-scored", "hoops-scored-free"):
                points[event.facts["seat"]] += event.facts["points"]
                assert event.facts["points"] == event.facts["attack"] - event.facts["defence"]
        assert points == table.scores()
        assert table.events()[-1].type == "hoops-final"


# --- given piles


def test_given_piles() -> None:
    """Hands, both markets and dice as given; the seed decides the rest, and so the same for all."""
    hand = ["base-offense-inside", "substitute-PG-1", "substitute-SG-1"]
    piles: dict[str, list[str]] = {
        "deck 1": hand,
        "players": ["Steve Kerr", "Kyle Korver", "Nicolas Batum"],
        "tactics": ["Kentucky Offense", "Kentucky Offense", "Duke Offense"],
        "dice": ["3pts9", "3pts6"],
    }
    table, again = new_table(piles=piles), new_table(piles=piles)
    state = table._state
    assert state.tobytes() == again._state.tobytes()
    assert [standard(name) for name in hand] == state.hand[0, :3].tolist()
    assert state.tactics[:3].tolist() == [KENTUCKY, KENTUCKY, standard("Duke Offense")]
    shown = state.player_pile[::-1].tolist()
    assert shown[:3] == [standard(name) for name in piles["players"]]
    assert [int(COST[card]) for card in shown] == sorted(int(COST[card]) for card in shown)
    assert sum(3 <= COST[card] <= 5 for card in shown) >= 4
    assert len(set(shown)) == 20
    assert state.given[:3].tolist() == [5, 4, -1]


@pytest.mark.parametrize(
    ("piles", "words"),
    [
        ({"deck": ["Curry"]}, '"deck" is no pile'),
        ({"players": ["Kentucky Offense"]}, "no player of the market"),
        ({"players": ["Steve Kerr", "Steve Kerr"]}, "named twice"),
        ({"players": ["LeBron James", "Steve Kerr"]}, "follow a player who costs more"),
        ({"players": ["LeBron James"]}, "can’t be filled"),
        ({"deck 1": ["Stephen Curry"]}, "more often for"),
        ({"deck 2": ["substitute-PG-1", "substitute-PG-1"]}, "more often for"),
        ({"tactics": ["base-offense-drive"]}, "more often for"),
        ({"dice": ["3pts7"]}, "3pts7"),
        ({"dice": ["Stephen Curry"]}, "is no die"),
        ({"dice": ["3pts9"] * 65}, "at most 64"),
    ],
)
def test_piles_that_cannot_be(piles: dict[str, list[str]], words: str) -> None:
    with pytest.raises((BadCards, BadOption), match=words):
        new_table(piles=piles)


def test_cards_cannot_be_given_with_an_opening() -> None:
    """Piles are made after the opening, so only dice can be given."""
    options = HoopsOptions(opening_draft=True)
    assert new_table(options, piles={"dice": ["3pts9"]})._state.given[0] == 5
    with pytest.raises(BadOption, match="only dice"):
        new_table(options, piles={"deck 1": ["substitute-PG-1"]})


# --- options


@pytest.mark.parametrize("options", VARIANTS.values())
def test_options_read_back(options: HoopsOptions) -> None:
    assert HoopsOptions.from_words(options.words()) == options


@pytest.mark.parametrize(
    ("word", "value", "words"),
    [
        ("overtimes", "10", "0–9"),
        ("overtimes", "-1", "0–9"),
        ("overtimes", "²", "0–9"),
        ("first", "3", "lot, 1, 2"),
        ("pick team", "maybe", "yes, no"),
        ("opening draft", "", "yes, no"),
    ],
)
def test_options_that_cannot_be(word: str, value: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        HoopsOptions.from_words(HoopsOptions().words() | {word: value})


def test_cards_are_in_the_options() -> None:
    assert HoopsOptions().words()["cards"] == "standard"
    assert HoopsOptions().words()["cards digest"] == STANDARD_CARDS.digest
    assert len(NAMES) == HoopsOptions().seats


# --- phases people meet


def test_waiting_for_the_hand_to_be_sorted() -> None:
    """H11: discard, then remove; named in any order."""
    table = laid_table(hand=[110, 112, BASE_THREE, BASE_SWITCH])
    table.choose(0, "end")
    assert table._state.phase == DISCARD
    table.choose(0, "discard base-offense-3-pts, substitute-PG-1 -")
    assert table._state.phase == REMOVE
    assert table.reveals[-1].choices[0] == "end / discard substitute-PG-1, base-offense-3-pts -"
    events = table.choose(0, "remove base-defense-switch -")
    assert "Fred removes Base Defense Switch from the game." in told(events)
    assert "Fred keeps 1 card in hand." in told(events)
    assert table._state.phase == REFRESH
