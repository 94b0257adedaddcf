"""Coaches at the table (A24): what is refused and in which words, what can be taken back, records of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from sixthman.games.allstar.declaration import (
    CHOICES,
    CHOOSE_COACH,
    DRAFT,
    LAY_DOWN,
    LINEUP,
    PASS,
    PLAYOFF_TEAM,
    SWAP_BUSES,
)
from sixthman.games.allstar.rules.cards import COACHES, MODIFIERS
from sixthman.games.allstar.table import AllstarDesk, AllstarOptions
from sixthman.games.allstar.table.notation import card_name, read, write_envelope
from sixthman.games.allstar.table.speech import Speaker
from sixthman.messages import LANGUAGES, BadCards, BadOption, BadRecord, IllegalChoice, Told
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.desk import Given

DEALT = ["Caribou", "Rabbit", "Shark", "Duck", "Horse", "Penguin"]  # two each: the first one is chosen
GAMES = [
    AllstarOptions(seats=2, edition="2020"),
    AllstarOptions(seats=3, edition="2020"),
    AllstarOptions(seats=4, edition="2020", coaches=False),
    AllstarOptions(seats=6, edition="2020", whistle=False),
    AllstarOptions(seats=2, mode="heritage", coaches=True),
    AllstarOptions(seats=2, mode="free-agency", coaches=True),
    AllstarOptions(seats=2, mode="clash", coaches=True),
    AllstarOptions(seats=4, coaches=True),
]
every_game = pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(options.words().values()))


def new_table(coaches: list[str] | None = None, edition: str = "2020", chosen: bool = True) -> Table:
    """Three managers; each is dealt two of the coaches and chooses the first."""
    dealt = coaches or DEALT
    options = AllstarOptions(seats=3, edition=edition, coaches=True)
    table = Table(AllstarDesk(), options, seed="coaches", given=Given({"coaches": dealt}))
    if chosen:
        for seat in range(3):
            table.choose(seat, f"coach:{dealt[2 * seat]}")
    return table


def phase_of(table: Table) -> tuple[int, int]:
    """The phase and the round."""
    return int(table._state.phase), int(table._state.round_)


def play_until(table: Table, phase: int, round_: int) -> None:
    """First legal choices until a phase begins."""
    while phase_of(table) != (phase, round_):
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])


def lineup(table: Table, seat: int, coach: str = "") -> str:
    """A line-up of the first cards of the bench, without substitutions, and where the coach goes."""
    seen = table.view(seat)
    round_ = int(seen.round_)
    cards = " ".join(card_name(card) for card in seen.bench[seat, :5])
    buses = ["", "bus:1-2", "bus:1-2-3"][round_]
    return f"{'- ' * round_}{cards} {buses} {coach}"


def play_at_random(options: AllstarOptions, seed: str, fickle: float = 0.0) -> Table:
    """A whole game; seats change their mind now and then."""
    luck = random.Random(seed)
    table = Table(AllstarDesk(), options, seed=seed)
    while not table.over:
        seat = luck.choice(table.waiting())
        table.choose(seat, [luck.choice(table.legal(seat))])
        other = luck.randrange(options.seats)
        if luck.random() < fickle and table.sealed(other):
            table.take_back(other)
    return table


@contextmanager
def refused(table: Table, message: str, *words: str, kind: type[Told] = IllegalChoice) -> Iterator[None]:
    """What is done inside is refused for this reason, in every language, and leaves every byte as it was."""
    before, events = table._state.tobytes(), [table.events(seat) for seat in (0, 1, 2, None)]
    with pytest.raises(kind) as told:
        yield
    reason = told.value
    assert reason.message == message
    sentences = {language: reason.tell(language) for language in LANGUAGES}
    assert len(set(sentences.values())) == len(LANGUAGES)
    for sentence in sentences.values():
        assert all(word in sentence for word in words)
        assert "{" not in sentence
    assert table._state.tobytes() == before
    assert [table.events(seat) for seat in (0, 1, 2, None)] == events


# --- refused: a coach not dealt, or chosen when there is nothing to choose any more


@pytest.mark.parametrize("coach", ["Panda", "Shark", "PolarBear"])  # in the box, or dealt to another seat
def test_a_coach_not_dealt(coach: str) -> None:
    """Only one of one's own two."""
    table = new_table(chosen=False)
    with refused(table, "error-coach-not-dealt", coach):
        table.choose(0, f"coach:{coach}")
    assert table.can(0, "coach:Caribou")
    assert table.can(0, "coach:Rabbit")


def test_something_else_than_a_coach() -> None:
    """Cards, teams and passes are no coaches."""
    table = new_table(chosen=False)
    for choice in ("Duck7", "-", "bus:2-1"):
        with refused(table, "error-not-legal", "coach:Caribou", "coach:Rabbit"):
            table.choose(0, choice)


@pytest.mark.parametrize("phase", [DRAFT, LINEUP])
def test_a_coach_is_chosen_once(phase: int) -> None:
    """After the reveal nobody changes to the other one, nor takes the same again."""
    table = new_table()
    play_until(table, phase, 0)
    for coach in ("Caribou", "Rabbit"):
        with refused(table, "error-coach-chosen", coach):
            table.choose(0, f"coach:{coach}")


def test_two_coaches_at_once() -> None:
    """One of two, not both."""
    table = new_table(chosen=False)
    with refused_any(table):
        table.choose(0, "coach:Caribou / coach:Rabbit")


@contextmanager
def refused_any(table: Table) -> Iterator[None]:
    """Refused, whatever the words."""
    before = table._state.tobytes()
    with pytest.raises(IllegalChoice):
        yield
    assert table._state.tobytes() == before


def test_unknown_coach() -> None:
    """The message names all there are."""
    table = new_table(chosen=False)
    with refused(table, "error-unknown-coach", "Dragon", *(coach.name for coach in COACHES), kind=BadCards):
        table.choose(0, "coach:Dragon")


# --- refused: used twice


def test_a_coach_beside_a_team_used_twice() -> None:
    """The Caribou has doubled in round 1 and is turned over: no team in round 2."""
    table = new_table()
    play_until(table, LINEUP, 0)
    for seat, coach in enumerate(("team:1", "", "")):
        table.choose(seat, lineup(table, seat, coach))
    assert int(table.view().turned_over[0]) == 1
    play_until(table, LINEUP, 1)
    with refused(table, "error-coach-used", "Caribou"):
        table.choose(0, lineup(table, 0, "team:1"))
    assert table.can(0, lineup(table, 0))


def test_two_places_for_one_coach() -> None:
    """Beside one team, not beside two."""
    table = new_table()
    play_until(table, LINEUP, 0)
    with refused_any(table):
        table.choose(0, lineup(table, 0, "team:1 team:1"))


def test_a_skip_used_twice() -> None:
    """The Shark has skipped: the next substitution must be made."""
    table = new_table()
    play_until(table, LAY_DOWN, 3)
    assert 1 in table.waiting(), "the Shark's manager is still in"
    table.choose(1, "-")
    while table._state.turned_over[1] == 0:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    while not (phase_of(table) == (LAY_DOWN, 3) and 1 in table.waiting()):
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
    with refused(table, "error-coach-used", "Shark"):
        table.choose(1, "-")


def test_buses_are_swapped_once() -> None:
    """The Horse has swapped in round 2: in round 3 nobody is asked, and a plan is one too many."""
    table = new_table()
    play_until(table, SWAP_BUSES, 1)
    assert table.waiting() == [2]
    plan = next(choice for choice in table.legal(2) if choice != PASS)
    happened = table.choose(2, [plan])
    assert happened[0].kind == "buses-swapped"
    play_until(table, LINEUP, 2)
    with refused_any(table):
        table.choose(2, lineup(table, 2, "bus:3-2-1"))
    while phase_of(table)[1] == 2:
        seat = table.waiting()[0]
        table.choose(seat, [table.legal(seat)[0]])
        assert phase_of(table)[0] != SWAP_BUSES


def test_a_second_substitution_without_the_coach_for_it() -> None:
    """Two substitutions in one team: for a Wolf that is face up, and nobody else."""
    table = new_table()
    play_until(table, LINEUP, 1)
    seen = table.view(0)
    out, again = (card_name(card) for card in seen.teams[0, 0, :2])
    spare, more = (card_name(card) for card in seen.bench[0, :2])
    with refused_any(table):
        table.choose(0, f"{out}>{spare} / {again}>{more}")


# --- refused: out of its phase


@pytest.mark.parametrize(("phase", "round_"), [(DRAFT, 0), (DRAFT, 2), (PLAYOFF_TEAM, 3), (LAY_DOWN, 3)])
def test_a_coach_out_of_its_phase(phase: int, round_: int) -> None:
    """Coaches go beside teams in line-ups only."""
    table = new_table(["Panda", "Rabbit", "Shark", "Duck", "Tiger", "Penguin"])
    play_until(table, phase, round_)
    with refused(table, "error-coach-not-now", "Panda"):
        table.choose(0, "team:1")


def test_a_coach_before_the_line_up_is_complete() -> None:
    """Teams and buses first, then the coach."""
    table = new_table()
    play_until(table, LINEUP, 0)
    with refused(table, "error-coach-not-now", "Caribou"):
        table.choose(0, "team:1")


def test_a_coach_that_is_beside_no_team() -> None:
    """The Tiger acts in the playoffs: a line-up has no place for it."""
    table = new_table(["Tiger", "Rabbit", "Shark", "Duck", "Horse", "Penguin"])
    play_until(table, LINEUP, 0)
    with refused(table, "error-coach-not-now", "Tiger"):
        table.choose(0, lineup(table, 0, "team:1"))


def test_a_skip_of_somebody_without_the_coach_for_it() -> None:
    """Others must lay substitutes down; the message names what they may."""
    table = new_table()
    play_until(table, LAY_DOWN, 3)
    seat = next(seat for seat in table.waiting() if seat != 1)
    with refused(table, "error-not-legal", card_name(table.legal(seat)[0])):
        table.choose(seat, "-")


def test_no_coaches_at_this_table() -> None:
    """A table without coaches says so."""
    table = Table(AllstarDesk(), AllstarOptions(seats=3), seed="none")
    for choice in ("coach:Rabbit", "team:1"):
        with refused(table, "error-no-coaches"):
            table.choose(0, choice)


@pytest.mark.parametrize("number", [-1, CHOICES, CHOICES + 1, 999])
@pytest.mark.parametrize("phase", [CHOOSE_COACH, DRAFT, LINEUP])
def test_numbers_that_are_no_choice(number: int, phase: int) -> None:
    """Numbers beyond all coaches are refused like any other, with what is legal."""
    table = new_table(chosen=phase != CHOOSE_COACH)
    play_until(table, phase, 0)
    with refused(table, "error-not-legal"):
        table.choose(0, [number])


# --- refused: on another seat's team


def test_a_team_one_does_not_have() -> None:
    """In round 1 there is one team; team 2 and 3 are nobody's."""
    table = new_table()
    play_until(table, LINEUP, 0)
    for team in ("team:2", "team:3"):
        with refused(table, "error-coach-team", "Caribou"):
            table.choose(0, lineup(table, 0, team))


def test_a_player_of_another_seat() -> None:
    """The Rabbit helps its manager's own players: not one of another team, of the bench, or of the deck."""
    table = new_table(["Rabbit", "Caribou", "Shark", "Duck", "Horse", "Penguin"])
    play_until(table, LINEUP, 1)
    theirs = card_name(table.view(0).teams[1, 0, 0])
    mine = table.view(0)
    spare = card_name(mine.bench[0, 6])
    for card in (theirs, spare):
        with refused(table, "error-coach-player", "Rabbit", card):
            table.choose(0, lineup(table, 0, card))
    assert table.can(0, lineup(table, 0, card_name(mine.teams[0, 0, 0])))
    assert table.can(0, lineup(table, 0, card_name(mine.bench[0, 0])))
    assert table.can(0, lineup(table, 0, "-"))


def test_a_player_who_has_left() -> None:
    """Who is substituted is in no team any more."""
    table = new_table(["Rabbit", "Caribou", "Shark", "Duck", "Horse", "Penguin"])
    play_until(table, LINEUP, 1)
    seen = table.view(0)
    gone = card_name(seen.teams[0, 0, 0])
    cards = [card_name(card) for card in seen.bench[0, :6]]
    line = f"{gone}>{cards[5]} / {' '.join(cards[:5])} / bus:1-2"
    with refused(table, "error-coach-player", "Rabbit", gone):
        table.choose(0, f"{line} / {gone}")
    assert table.can(0, f"{line} / {cards[5]}")


def test_a_mate_of_another_team() -> None:
    """The Duck's player is like a team-mate, not like anybody."""
    table = new_table(["Duck", "Caribou", "Shark", "Rabbit", "Horse", "Penguin"])
    play_until(table, LINEUP, 1)
    seen = table.view(0)
    players = [card for card in table_places(table, lineup(table, 0)) if card in seen.teams[0, 0]]
    other = card_name(seen.bench[0, 0])
    assert players
    with refused_any(table):
        table.choose(0, lineup(table, 0, f"{card_name(players[0])}={other}"))


def table_places(table: Table, line: str) -> list[int]:
    """The players that seat 1's coach could go beside, after this line-up."""
    table.choose(0, line)
    places = [choice for choice in table.legal(0) if choice < PASS]
    table.take_back(0)
    return places


# --- given coaches


@pytest.mark.parametrize(
    ("piles", "message", "kind"),
    [
        ({"coaches": ["Dragon"]}, "error-unknown-coach", BadCards),
        ({"coaches": ["Rabbit", "lapin"]}, "error-card-twice", BadCards),
        ({"coach": ["Rabbit"]}, "error-given-pile", BadOption),
    ],
)
def test_bad_piles_of_coaches(piles: dict[str, list[str]], message: str, kind: type[Told]) -> None:
    """Coaches that cannot be given are refused with a reason in every language."""
    with pytest.raises(kind) as told:
        Table(AllstarDesk(), AllstarOptions(seats=3, edition="2020"), given=Given(piles))
    assert told.value.message == message
    assert len({told.value.tell(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_given_coaches_at_a_table_without() -> None:
    """They would never be dealt."""
    with pytest.raises(BadOption) as told:
        Table(AllstarDesk(), AllstarOptions(seats=3), given=Given({"coaches": ["Rabbit"]}))
    assert told.value.message == "error-no-coaches"


def test_some_coaches_given() -> None:
    """The first ones are given, chance deals the rest, nobody twice."""
    for seed in range(20):
        table = Table(
            AllstarDesk(),
            AllstarOptions(seats=6, edition="2020"),
            seed=f"{seed}",
            given=Given({"coaches": ["Rabbit", "Eisbär", "loup"]}),
        )
        dealt = [name for seat in range(6) for name in table.events(seat)[1].facts["coaches"]]
        assert dealt[:3] == ["Rabbit", "PolarBear", "Wolf"]
        assert sorted(dealt) == sorted(coach.name for coach in COACHES)


# --- taken back


def test_a_coach_taken_back() -> None:
    """A8: until the last one has chosen, the choice of a coach can change."""
    table = new_table(chosen=False)
    before = table._state.tobytes()
    table.choose(0, "coach:Rabbit")
    assert table.sealed(0) == read("coach:Rabbit")
    table.take_back(0)
    assert table.sealed(0) == []
    table.choose(0, "coach:Caribou")
    table.choose(1, "coach:Shark")
    table.take_back(0)
    table.choose(0, "coach:Rabbit")
    table.choose(2, "coach:Horse")
    assert table._state.tobytes() != before
    assert table.moments[0].title == "coaches"
    assert table.moments[0].choices == {0: "coach:Rabbit", 1: "coach:Shark", 2: "coach:Horse"}
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        table.take_back(0)


def test_a_coach_beside_a_team_taken_back() -> None:
    """A8: the whole line-up comes back, the coach with it, and is not used up."""
    table = new_table()
    play_until(table, LINEUP, 0)
    cards = sorted(table.legal(0))
    table.choose(0, lineup(table, 0, "team:1"))
    assert table.waiting() == [1, 2]
    table.take_back(0)
    assert sorted(table.legal(0)) == cards
    table.choose(0, lineup(table, 0, "-"))
    for seat in (1, 2):
        table.choose(seat, lineup(table, seat))
    assert int(table.view().turned_over[0]) == 0
    assert int(table.view().coach_beside[0]) == -1


def test_a_skip_taken_back() -> None:
    """A8: the Shark's skip is sealed like everything else."""
    table = new_table()
    play_until(table, LAY_DOWN, 3)
    before = [table.view(seat).tobytes() for seat in (0, 2, None)]
    table.choose(1, "-")
    assert [table.view(seat).tobytes() for seat in (0, 2, None)] == before
    assert 1 not in table.waiting()
    table.take_back(1)
    assert 1 in table.waiting()
    assert int(table.view(1).turned_over[1]) == 0


# --- what everybody sees and hears


def test_coaches_are_dealt_in_secret() -> None:
    """Everybody hears of their own two; of the chosen ones all hear."""
    table = new_table(chosen=False)
    for seat in range(3):
        own = [event for event in table.events(seat) if event.kind == "coaches-dealt"]
        assert [event.facts["coaches"] for event in own] == [DEALT[2 * seat : 2 * seat + 2]]
    assert not [event for event in table.events(None) if event.kind == "coaches-dealt"]
    happened = [event for seat in range(3) for event in table.choose(seat, f"coach:{DEALT[2 * seat]}")]
    chosen = [event for event in happened if event.kind == "coach-chosen"]
    assert [(event.facts["seat"], event.facts["coach"], event.to) for event in chosen] == [
        (0, "Caribou", None),
        (1, "Shark", None),
        (2, "Horse", None),
    ]


@every_game
def test_every_story_is_told_in_every_language(options: AllstarOptions) -> None:
    """Whatever coaches do there are words for it, with nothing left open."""
    kinds = set()
    names = [f"Name {seat}" for seat in range(options.seats)]
    for seed in range(3):
        table = play_at_random(options, f"story {seed}")
        for event in table._events:
            kinds.add(event.kind)
            lines = [Speaker(language, names).event(event) for language in LANGUAGES]
            assert len({len(told) for told in lines}) == 1
            assert not any("{" in line for told in lines for line in told)
    assert {"coach-chosen", "coaches-dealt"} <= kinds or not options.coaches


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_coach_has_a_name_a_text_and_a_picture(language: str) -> None:
    """Names and texts of their own; the numbers of the data are in the text; a slot for a picture."""
    speaker = Speaker(language, [])
    assert len({speaker.coach(coach.name) for coach in COACHES}) == 12
    assert len({speaker.coach_text(coach.name) for coach in COACHES}) == 12
    assert len({coach.picture for coach in COACHES}) == 12
    for coach in COACHES:
        assert coach.provenance == "ours"
        text = speaker.coach_text(coach.name)
        assert "\n" not in text
        for modifier in ("fans", "fans_if_last", "most_more", "fans_at_start"):
            assert modifier in MODIFIERS
            if value := coach.modifiers.get(modifier):
                assert str(value) in text, (coach.name, modifier)


# --- options and records


def test_options_say_whether_there_are_coaches() -> None:
    """The edition's own way needs no word; the other one is written down."""
    assert "coaches" not in AllstarOptions(edition="2020").words()
    assert "coaches" not in AllstarOptions().words()
    assert AllstarOptions(edition="2020", coaches=False).words()["coaches"] == "no"
    assert AllstarOptions(coaches=True).words()["coaches"] == "yes"
    for options in GAMES:
        assert AllstarOptions.from_words(options.words()) == options
    with pytest.raises(BadOption) as told:
        AllstarOptions.from_words({"coaches": "some"})
    assert str(told.value.facts["known"]) == "yes, no"


@every_game
def test_records_with_coaches(options: AllstarOptions) -> None:
    """Written, read, written again; replayed and verified: the same game to the last byte."""
    table = play_at_random(options, f"record {options.words()}")
    record = read_record(Record.of(table).text())
    assert record == Record.of(table)
    assert record.text() == Record.of(table).text()
    replayed = verify_record(record, AllstarDesk())
    assert replayed._state.tobytes() == table._state.tobytes()
    assert replayed._events == table._events
    assert replayed.options == options


@every_game
def test_records_of_those_who_change_their_minds(options: AllstarOptions) -> None:
    """Choices taken back leave no trace: the record tells, and replays to, the game as it was played."""
    table = play_at_random(options, f"fickle {options.words()}", fickle=0.05)
    replayed = verify_record(read_record(Record.of(table).text()), AllstarDesk())
    assert replayed.moments == table.moments
    assert replayed._events == table._events
    assert replayed.scores() == table.scores()


def test_a_record_with_a_forbidden_coach() -> None:
    """A record in which a seat has a coach it was not dealt does not verify."""
    table = new_table()
    play_until(table, LINEUP, 0)
    text = Record.of(table).text()
    assert text.count("coach:Caribou") == 1
    forged = read_record(text.replace("coach:Caribou", "coach:Panda"))
    with pytest.raises(BadRecord, match="Panda"):
        list(forged.replay(AllstarDesk()))


@every_game
def test_envelopes_read_back(options: AllstarOptions) -> None:
    """What a record holds of an envelope is read as the choices that lie in it, in every phase."""
    luck = random.Random("envelopes")
    table = Table(AllstarDesk(), options, seed="envelopes")
    while not table.over:
        seat = luck.choice(table.waiting())
        table.choose(seat, [luck.choice(table.legal(seat))])
        sealed = table.sealed(seat)
        if sealed and seat not in table.waiting():
            assert read(write_envelope(table.view(seat), seat)) == sealed
