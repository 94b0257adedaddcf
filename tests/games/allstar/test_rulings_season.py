"""The rulings A8 to A16: the season, where the rulebooks leave it open."""

from __future__ import annotations

import pytest

from sixthman.games.allstar.declaration import LINEUP, PASS
from sixthman.games.allstar.rules.cards import ARENAS
from sixthman.games.allstar.rules.course import act, waiting
from sixthman.games.allstar.rules.draft import begin_round
from sixthman.games.allstar.rules.envelopes import ask, take_back
from sixthman.games.allstar.rules.record import State
from sixthman.games.allstar.rules.setup import may_play
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import read
from sixthman.messages import IllegalChoice
from sixthman.table import Table
from sixthman.table.adapter import Given
from tests.games.allstar.conftest import (
    FIVE_DUCKS,
    FIVE_WOLVES,
    HANDS,
    LINEUPS,
    ROUND_3,
    bench,
    choose,
    dealt,
    draft,
    line_up,
    of_kind,
    open_to,
    opener_after,
    options_of,
    packs,
    per_seat,
    play_rounds,
    prepared,
    season_table,
    seen_by,
    team,
)


def test_A8_sealed_and_simultaneous() -> None:
    """A8: a choice changes nothing that others see, not even that it was made, until all have chosen."""
    table = season_table()
    before = seen_by(table)
    table.choose(1, "Rabbit2")
    table.choose(0, "Duck1")
    assert seen_by(table)[2:] == before[2:]
    assert table.events(2) == season_table().events(2)
    assert bench(table.view(0), 0) == []
    table.choose(2, "Beaver1")
    assert [bench(table.view(seat), seat) for seat in range(3)] == [["Duck1"], ["Rabbit2"], ["Beaver1"]]


def test_A8_take_back_until_the_last_has_locked() -> None:
    """A8: a seat may change its mind while others think; afterwards the choice stands."""
    table = season_table()
    table.choose(0, "Duck1")
    table.take_back(0)
    assert table.waiting() == [0, 1, 2]
    other = next(card for card in open_to(table, 0) if card != "Duck1")
    table.choose(0, other)
    table.choose(1, "Rabbit2")
    table.choose(2, "Beaver1")
    assert bench(table.view(0), 0) == [other]
    with pytest.raises(IllegalChoice):
        table.take_back(0)


def test_A8_line_up_is_one_sealed_choice() -> None:
    """A8: substitutions, new team and buses can all be taken back and changed, half done or complete."""
    table = season_table()
    play_rounds(table, 1)
    draft(table, HANDS[1])
    at_first = bench(table.view(0), 0)
    for part in ("Panda5", "Panda5>Duck5", "Panda5>Duck5 / Panda5 Wolf1", LINEUPS[1][0]):
        table.choose(0, part)
        table.take_back(0)
        assert bench(table.view(0), 0) == at_first
        assert team(table.view(0), 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]
        assert table.waiting() == [0, 1, 2]
    happened = line_up(table, ["- / Wolf1 Wolf2 Wolf3 Wolf4 Wolf5 / bus:2-1", *LINEUPS[1][1:]])
    assert of_kind(happened, "substituted") == []
    assert team(table.view(1), 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]


def test_A8_playoff_teams_are_turned_up_together() -> None:
    """A8: nothing of a playoff team is seen, and no match played, before the last one is handed in."""
    table = season_table()
    play_rounds(table, 3)
    before = seen_by(table)
    table.choose(0, "Wolf1 Wolf2 Wolf3 Wolf4 Wolf5")
    table.choose(2, "Panda1 Panda2 Beaver3 Beaver4 Panda6")
    table.choose(1, "Eagle1 Eagle2 Eagle3 Eagle4")
    assert seen_by(table)[3] == before[3]
    happened = table.choose(1, "Eagle5")
    match = of_kind(happened, "match")[0].facts["ranking"]
    assert [(row["rank"], row["seat"]) for row in match] == [(1, 0), (2, 1), (3, 2)]
    assert [dict(event.facts) for event in of_kind(happened, "ticket-lost")] == [{"seat": 2, "left": 0}]


def test_A9_left_is_the_next_seat() -> None:
    """A9: four packs of six; after each pick seat i+1 holds what seat i held; in round 2 the other way."""
    for round_, way in ((0, 1), (1, -1), (2, 1)):
        state = dealt(4)
        state.round_ = round_
        begin_round(state)
        ask(state, 0, 0b1111)
        first = 24 * round_
        for step in range(5):
            for seat in range(4):
                pack = (seat - way * step) % 4
                held = set(state.deck[first + 6 * pack + step : first + 6 * pack + 6].tolist())
                assert options_of(state, seat) == held
            for seat in range(4):
                act(state, seat, max(options_of(state, seat)))
        assert per_seat(state, "benched") == [6] * 4


def test_A9_a_seat_sees_the_pack_it_holds() -> None:
    """A9 and A12: in every round a view shows the pack in hand, and no pack that has not come round yet."""
    table = season_table()
    for round_, way in enumerate((1, -1, 1)):
        first = 18 * round_
        for step in range(5):
            for seat in range(3):
                deck = table.view(seat).deck.tolist()
                for pack in range(3):
                    start = first + 6 * pack
                    arrives = way * (seat - pack) % 3  # the step at which the pack comes to this seat
                    seen = [card for card in deck[start : start + 6] if card >= 0]
                    assert len(seen) == (6 - arrives if arrives <= step else 0)
                    if arrives % 3 == step % 3:
                        assert sorted(deck[start + step : start + 6]) == sorted(table.legal(seat))
            for seat in range(3):
                table.choose(seat, HANDS[round_][seat].split()[step])
        line_up(table, LINEUPS[round_])


def at_line_ups(round_: int, bench_: str, *teams: str) -> State:
    """Seat 0 of three before its lineup in a later round; the others have nothing to say here."""
    state = prepared(3)
    state.round_ = round_ - 1
    cards = read(bench_)
    state.bench[0, : len(cards)] = cards
    state.benched[0] = len(cards)
    for number, team_ in enumerate(teams):
        state.teams[0, number] = read(team_)
    ask(state, LINEUP, 0b111)
    return state


def test_A10_any_order_and_one_each() -> None:
    """A10: a player leaves either team; the other team may follow, and nobody a second time."""
    state = at_line_ups(3, *ROUND_3)
    assert options_of(state) == {*read(FIVE_DUCKS), *read(FIVE_WOLVES), PASS}
    choose(state, 0, "Duck2 Tiger1")
    assert options_of(state) == {*read(FIVE_WOLVES), PASS}
    choose(state, 0, "Wolf2 Rabbit1")
    assert options_of(state) == set(read("Duck2 Wolf2 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))
    take_back(state, 0)
    choose(state, 0, "Wolf2 Rabbit1")
    assert options_of(state) == {*read(FIVE_DUCKS), PASS}
    choose(state, 0, "-")
    assert options_of(state) == set(read("Wolf2 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Tiger8"))
    take_back(state, 0)
    choose(state, 0, "-")
    assert options_of(state) == {*read(FIVE_WOLVES), PASS}, "passing is for the older team"


def test_A10_the_younger_team_first() -> None:
    """A10: a Wolf leaves team 2 and joins team 1; the Duck it replaces joins the new team."""
    table = season_table()
    play_rounds(table, 2)
    draft(table, HANDS[2])
    mine = "Wolf3>Duck6 Duck3>Wolf3 / Duck3 Duck7 Duck8 Duck9 Wolf6 / bus:1-2-3"
    happened = line_up(table, [mine, *LINEUPS[2][1:]])
    assert table.reveals[-1].choices[0] == mine
    swaps = [
        tuple(event.facts[key] for key in ("team", "out", "in")) for event in of_kind(happened, "substituted")
    ]
    assert swaps == [(2, "Wolf3", "Duck6"), (1, "Duck3", "Wolf3")]
    cards = [
        row["cards"]
        for event in of_kind(happened, "arena")
        for row in event.facts["ranking"]
        if row["seat"] == 0
    ]
    assert cards[0] == ["Duck1", "Duck2", "Duck4", "Duck5", "Wolf3"]
    assert cards[1] == ["Duck6", "Wolf1", "Wolf2", "Wolf4", "Wolf5"]
    assert cards[2] == ["Duck3", "Duck7", "Duck8", "Duck9", "Wolf6"]


@pytest.mark.parametrize(
    "wrong", ["Duck2>Tiger1 Duck3>Tiger2", "Wolf2>Tiger1 Wolf3>Tiger2", "- Duck2>Tiger1"]
)
def test_A10_a_wrong_order_is_refused(wrong: str) -> None:
    """A10: two out of one team, or one out of a team that was passed: an error, and nothing has changed."""
    table = season_table()
    play_rounds(table, 2)
    draft(table, HANDS[2])
    before = table.view(0).tobytes()
    with pytest.raises(IllegalChoice):
        table.choose(0, f"{wrong} / Duck7 Duck8 Duck9 Wolf6 Tiger9 / bus:1-2-3")
    assert table.view(0).tobytes() == before


def test_A10_substitutions_are_optional() -> None:
    """A10: a manager may leave any team as it is: none, the first only, the second only."""
    state = at_line_ups(3, *ROUND_3)
    choose(state, 0, "- -")
    assert options_of(state) == set(read(ROUND_3[0]))
    take_back(state, 0)
    choose(state, 0, "- Wolf3 Tiger6")
    assert options_of(state) == set(read("Wolf3 Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger8"))
    take_back(state, 0)
    choose(state, 0, "Duck3 Tiger6 -")
    assert options_of(state) == set(read("Duck3 Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger8"))


def test_A10_the_card_taken_out_serves_at_once() -> None:
    """A10: a Duck leaves team 1 for a Tiger, joins team 2, and the Wolf it replaces joins the new team."""
    table = season_table()
    play_rounds(table, 2)
    draft(table, HANDS[2])
    mine = "Duck3>Duck6 Wolf3>Duck3 / Wolf3 Duck7 Duck8 Duck9 Wolf6 / bus:1-2-3"
    happened = line_up(table, [mine, *LINEUPS[2][1:]])
    assert table.reveals[-1].choices[0] == mine
    swaps = [
        (event.facts["team"], event.facts["out"], event.facts["in"])
        for event in of_kind(happened, "substituted")
    ]
    assert swaps == [(1, "Duck3", "Duck6"), (2, "Wolf3", "Duck3")]
    row = [
        next(row for row in event.facts["ranking"] if row["seat"] == 0)
        for event in of_kind(happened, "arena")
    ]
    assert row[0]["cards"] == ["Duck1", "Duck2", "Duck4", "Duck5", "Duck6"]
    assert row[1]["cards"] == ["Duck3", "Wolf1", "Wolf2", "Wolf4", "Wolf5"]
    assert row[2]["cards"] == ["Duck7", "Duck8", "Duck9", "Wolf3", "Wolf6"]


def test_A10_taken_back_after_serving_twice() -> None:
    """A8 and A10: taking such a chain back restores bench and teams; another lineup can follow."""
    state = at_line_ups(3, *ROUND_3)
    choose(state, 0, "Duck2 Tiger1 Wolf2 Duck2 Wolf2 Tiger2")
    take_back(state, 0)
    assert bench(state, 0) == sorted(ROUND_3[0].split(), key=lambda card: read(card)[0])
    assert team(state, 0, 0) == FIVE_DUCKS.split()
    choose(state, 0, "- - Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 bus:2-3-1")
    assert waiting(state) == 0b110


def test_A10_only_bench_cards_come_in() -> None:
    """A10: what comes in is a bench card; the card just taken out cannot go straight back in."""
    state = at_line_ups(2, "Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6", FIVE_DUCKS)
    choose(state, 0, "Duck2")
    assert options_of(state) == set(read("Rabbit1 Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6"))


def test_A11_what_left_and_what_came_in() -> None:
    """A11: until all is opened others see the old team; then the card that left lies on the bench, known."""
    table = season_table()
    play_rounds(table, 1)
    draft(table, HANDS[1])
    table.choose(0, LINEUPS[1][0])
    table.choose(2, LINEUPS[1][2])
    seen = table.view(1)
    assert team(seen, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Panda5"]
    assert set(seen.envelope[0].tolist()) == {-1}
    table.choose(1, LINEUPS[1][1])
    seen = table.view(1)
    assert team(seen, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5"]
    assert int(seen.benched[0]) == 2
    assert seen.bench[0, :2].tolist() == [read("Panda5")[0], -1]  # Rabbit1 was never shown


def test_A12_drafted_cards_are_private() -> None:
    """A12: others know how many cards lie on a bench, not which; and hear of no pick but their own."""
    table = season_table()
    draft(table, HANDS[0])
    seen = table.view(1)
    assert per_seat(seen, "benched") == [6, 6, 6]
    assert set(seen.bench[0].tolist()) == {-1}
    assert set(table.view(None).bench[:3].ravel().tolist()) == {-1}
    assert {event.facts["seat"] for event in of_kind(table.events(1), "picked")} == {1}
    assert of_kind(table.events(None), "picked") == []


def test_A12_teams_once_shown_stay_known() -> None:
    """A12: in the playoffs the 16 cards a manager has shown are known on its bench, the other two not."""
    table = season_table()
    play_rounds(table, 3)
    seen = table.view(1)
    known = [card for card in seen.bench[0].tolist() if card >= 0]
    shown = {
        *read("Duck1 Duck2 Duck3 Duck4 Duck5 Panda5 Wolf1 Wolf2 Wolf3 Wolf4 Wolf5"),
        *read("Duck6 Duck7 Duck8 Duck9 Wolf6"),
    }
    assert set(known) == shown
    assert int(seen.benched[0]) == 18
    assert len(bench(table.view(0), 0)) == 18


CLASH_DECK = [f"{species}{number}" for species in ("Duck", "Tiger") for number in range(1, 8)]


def clash_table() -> Table:
    """Clash: seat 1 is dealt the Ducks 1 to 7, seat 2 the Tigers 1 to 7."""
    return Table(
        AllstarAdapter(), AllstarOptions(seats=2, mode="clash"), seed="c", given=Given({"deck": CLASH_DECK})
    )


def test_A12_playoff_teams_become_known() -> None:
    """A12: Rabbit 1, never played in the season, is known to be seat 1's once it is in a playoff team."""
    table = season_table()
    play_rounds(table, 3)
    rabbit = read("Rabbit1")[0]
    assert int(table.view(1).shown_in[rabbit]) == 0
    table.choose(0, "Wolf1 Wolf2 Wolf3 Wolf4 Rabbit1")
    table.choose(1, "Eagle1 Eagle2 Eagle3 Eagle4 Eagle5")
    table.choose(2, "Panda1 Panda2 Panda3 Panda4 Panda6")
    seen = table.view(1)
    assert int(seen.shown_in[rabbit]) == 4  # the playoffs come after round 3
    assert int(seen.shown_by[rabbit]) == 0
    assert team(seen, 0) == ["Rabbit1", "Wolf1", "Wolf2", "Wolf3", "Wolf4"]


def test_A13_clash_counts() -> None:
    """A13: 7, 4, 2, 0 cards in hand; three choices, two, one; each bench gets four kept and three given."""
    table = clash_table()
    in_hand, benched = [], []
    for picks in (3, 2, 1):
        in_hand.append([len(table.legal(seat)) for seat in range(2)])
        for seat in range(2):
            table.choose(seat, sorted(table.legal(seat))[:picks])
        benched.append(per_seat(table.view(None), "benched"))
    assert in_hand == [[7, 7], [4, 4], [2, 2]]
    assert benched == [[3, 3], [5, 5], [7, 7]]
    for seat in range(2):
        told = [event.type for event in table.events(seat) if event.to == seat]
        assert told.count("picked") == 4
        assert told.count("given") == told.count("gave") == 3


def test_A13_keeps_one_once_at_the_start() -> None:
    """A13: of the first three choices the first two are kept, only the third is given away."""
    table = clash_table()
    table.choose(0, "Duck7 Duck5 Duck6")
    assert table.waiting() == [1]
    table.choose(1, "Tiger7 Tiger5 Tiger6")
    assert bench(table.view(0), 0) == ["Duck5", "Duck7", "Tiger6"]
    assert bench(table.view(1), 1) == ["Duck6", "Tiger5", "Tiger7"]
    gave = of_kind(table.events(0), "gave")
    assert [event.facts["card"] for event in gave] == ["Duck6"]
    assert [event.facts["card"] for event in of_kind(table.events(0), "given")] == ["Tiger6"]


def test_A13_the_other_reading() -> None:
    """A13: as the text can also be read, 7, 4, 1, 0: five kept and two given, the last card by its owner."""
    first, second = ([f"{species}{number}" for number in range(1, 8)] for species in ("Duck", "Tiger"))
    options = AllstarOptions(seats=2, mode="clash-keeping")
    table = Table(AllstarAdapter(), options, seed="c", given=Given({"deck": first + second}))
    table.choose(0, "Duck1 Duck2 Duck3")
    table.choose(1, "Tiger1 Tiger2 Tiger3")
    assert open_to(table, 0) == second[3:]
    table.choose(0, "Tiger4 Tiger5 Tiger6")
    table.choose(1, "Duck4 Duck5 Duck6")
    assert bench(table.view(0), 0) == ["Duck1", "Duck2", "Duck6", "Duck7", "Tiger3", "Tiger4", "Tiger5"]
    assert bench(table.view(1), 1) == ["Duck3", "Duck4", "Duck5", "Tiger1", "Tiger2", "Tiger6", "Tiger7"]
    for seat in range(2):
        told = [event.type for event in table.events(seat) if event.to == seat]
        assert told.count("picked") + told.count("last-card") == 5
        assert told.count("given") == told.count("gave") == 2
    assert open_to(table, 0) == bench(table.view(0), 0), "now one of the seven is thrown away"


HERITAGE = [
    ["Duck1 Duck2 Duck3 Duck4 Duck5 Duck6 Wolf1", "Tiger1 Tiger2 Tiger3 Tiger4 Tiger5 Tiger6 Wolf2"],
    ["Duck7 Duck8 Duck9 Wolf3 Wolf4 Wolf5 Wolf6", "Tiger7 Tiger8 Tiger9 Wolf7 Wolf8 Wolf9 Horse1"],
]


def test_A14_thrown_away_is_one_of_the_seven() -> None:
    """A14: the card discarded is one received this round, not an older one, and lies face down."""
    deck = [card for round_, hands in enumerate(HERITAGE, start=1) for card in packs(round_, hands)]
    table = Table(AllstarAdapter(), AllstarOptions(seats=2), seed="h", given=Given({"deck": deck}))
    draft(table, HERITAGE[0])
    assert open_to(table, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5", "Duck6", "Wolf1"]
    line_up(table, ["Wolf1 / Duck1 Duck2 Duck3 Duck4 Duck5", "Wolf2 / Tiger1 Tiger2 Tiger3 Tiger4 Tiger5"])
    assert bench(table.view(0), 0) == ["Duck6"]
    draft(table, HERITAGE[1])
    assert open_to(table, 0) == ["Duck7", "Duck8", "Duck9", "Wolf3", "Wolf4", "Wolf5", "Wolf6"]
    assert not table.can(0, "Duck6")  # an older bench card
    assert table.view(0).thrown[0].tolist() == [read("Wolf1")[0], -1, -1]
    for seat in (1, None):
        assert table.view(seat).thrown[0].tolist() == [-1, -1, -1]
        assert all(event.facts["seat"] == seat for event in of_kind(table.events(seat), "threw-away"))
    assert len(of_kind(table.events(0), "threw-away")) == 1


def test_A14_a_thrown_card_is_gone() -> None:
    """A14: what is discarded can neither come in nor join the new team."""
    deck = [card for round_, hands in enumerate(HERITAGE, start=1) for card in packs(round_, hands)]
    table = Table(AllstarAdapter(), AllstarOptions(seats=2), seed="h", given=Given({"deck": deck}))
    draft(table, HERITAGE[0])
    table.choose(0, "Wolf1")
    assert open_to(table, 0) == ["Duck1", "Duck2", "Duck3", "Duck4", "Duck5", "Duck6"]
    with pytest.raises(IllegalChoice):
        table.choose(0, "Wolf1")


@pytest.mark.parametrize("lot", [1, 2])
def test_A15_the_first_chooser_by_lot(lot: int) -> None:
    """A15: in round 1 a lot says who chooses first, and both can win it."""
    table = Table(
        AllstarAdapter(),
        AllstarOptions(seats=2, mode="free-agency"),
        seed="f",
        given=Given({"lots": [str(lot)]}),
    )
    assert table.waiting() == [lot - 1]
    drawn = {int(dealt(2, "free-agency", f"{seed}").lots[0]) for seed in range(30)}
    assert drawn == {0, 1}


def test_A15_fewer_fans_then_the_lot() -> None:
    """A15: later the one with fewer fans opens, whatever the lot says; with equal fans the lot decides."""
    assert opener_after((20, 25), 1, (1, 1, 1)) == 0
    assert opener_after((25, 20), 2, (0, 0, 0)) == 1
    assert opener_after((20, 20), 1, (0, 1, 0)) == 1
    assert opener_after((20, 20), 2, (1, 1, 0)) == 0


def test_A15_the_opener_alternates() -> None:
    """A15: whoever chose second opens the next three; so with lot 2 the order is 2 1, 1 2, 2 1, …"""
    table = Table(
        AllstarAdapter(), AllstarOptions(seats=2, mode="free-agency"), seed="f", given=Given({"lots": ["2"]})
    )
    order = []
    while len(table.waiting()) == 1:
        seat = table.waiting()[0]
        order.append(seat + 1)
        table.choose(seat, [table.legal(seat)[0]])
    assert order == [2, 1, 1, 2, 2, 1, 1, 2, 2, 1, 1, 2]


@pytest.mark.parametrize("mode", ["heritage", "free-agency", "clash"])
def test_A16_two_managers(mode: str) -> None:
    """A16: two tickets each in every mode; the arenas marked so are out."""
    state = dealt(2, mode)
    assert per_seat(state, "tickets") == [2, 2]
    out = {arena.name for index, arena in enumerate(ARENAS) if not may_play(state, index)}
    assert out == {"Polarena 3", "Stadium Fall 1"}
    assert all(may_play(prepared(3), index) for index in range(15))
