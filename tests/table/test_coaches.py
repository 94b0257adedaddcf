"""Coaches at the table (A24): dealt, taken back, seen and heard, and records of them."""

from __future__ import annotations

import random
from itertools import product

import pytest

from sixthman.games.allstar.declaration import EDITIONS, LAY_DOWN, LINEUP
from sixthman.games.allstar.rules.cards import COACHES, MODIFIERS
from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.games.allstar.table.notation import read, write_envelope
from sixthman.games.allstar.table.speech import AllstarSpeaker
from sixthman.messages import LANGUAGES, BadCards, BadOption, BadRecord, IllegalChoice, UserError
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.adapter import Given
from tests.table.coaches import DEALT, GAMES, every_game, lineup, new_table, play_at_random, play_until

# --- given coaches


@pytest.mark.parametrize(
    ("piles", "message", "kind"),
    [
        ({"coaches": ["Dragon"]}, "error-unknown-coach", BadCards),
        ({"coaches": ["Rabbit", "lapin"]}, "error-card-twice", BadCards),
        ({"coach": ["Rabbit"]}, "error-given-pile", BadOption),
    ],
)
def test_bad_piles_of_coaches(piles: dict[str, list[str]], message: str, kind: type[UserError]) -> None:
    """Coaches that cannot be given are refused with a reason in every language."""
    with pytest.raises(kind) as told:
        Table(AllstarAdapter(), AllstarOptions(seats=3, edition="2020"), given=Given(piles))
    assert told.value.message == message
    assert len({told.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_given_coaches_at_a_table_without() -> None:
    """They would never be dealt."""
    with pytest.raises(BadOption) as told:
        Table(AllstarAdapter(), AllstarOptions(seats=3), given=Given({"coaches": ["Rabbit"]}))
    assert told.value.message == "error-no-coaches"


def test_some_coaches_given() -> None:
    """The first ones are given, chance deals the rest, nobody twice."""
    for seed in range(20):
        table = Table(
            AllstarAdapter(),
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
    table.choose(0, "coach:Eagle")
    table.choose(1, "coach:Shark")
    table.take_back(0)
    table.choose(0, "coach:Rabbit")
    table.choose(2, "coach:Horse")
    assert table._state.tobytes() != before
    assert table.reveals[0].title == "coaches"
    assert table.reveals[0].choices == {0: "coach:Rabbit", 1: "coach:Shark", 2: "coach:Horse"}
    with pytest.raises(IllegalChoice, match="nothing to undo"):
        table.take_back(0)


def test_a_coach_beside_a_team_taken_back() -> None:
    """A8: the whole lineup comes back, the coach with it, and is not used up."""
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


# --- what everyone sees and hears


def test_coaches_are_dealt_in_secret() -> None:
    """Everyone hears of their own two; of the chosen ones all hear."""
    table = new_table(chosen=False)
    for seat in range(3):
        own = [event for event in table.events(seat) if event.type == "coaches-dealt"]
        assert [event.facts["coaches"] for event in own] == [DEALT[2 * seat : 2 * seat + 2]]
    assert not [event for event in table.events(None) if event.type == "coaches-dealt"]
    happened = [event for seat in range(3) for event in table.choose(seat, f"coach:{DEALT[2 * seat]}")]
    chosen = [event for event in happened if event.type == "coach-chosen"]
    assert [(event.facts["seat"], event.facts["coach"], event.to) for event in chosen] == [
        (0, "Eagle", None),
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
            kinds.add(event.type)
            lines = [AllstarSpeaker(language, names).event(event) for language in LANGUAGES]
            assert len({len(told) for told in lines}) == 1
            assert not any("{" in line for told in lines for line in told)
    assert {"coach-chosen", "coaches-dealt"} <= kinds or not options.coaches


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_coach_has_a_name_a_text_and_a_picture(language: str) -> None:
    """Names and texts of their own; the numbers of the data are in the text; a slot for a picture."""
    speaker = AllstarSpeaker(language, [])
    assert len({speaker.coach(coach.name) for coach in COACHES}) == 12
    assert len({speaker.coach_text(coach.name) for coach in COACHES}) == 12
    assert len({coach.picture for coach in COACHES}) == 12
    assert all(coach.provenance == "ours" for coach in COACHES)
    assert not any("\n" in speaker.coach_text(coach.name) for coach in COACHES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_table_stand_in_the_texts(language: str) -> None:
    """Those of its edition and number of managers; away from a table from the least to the most."""
    assert "4–9" in AllstarSpeaker(language, []).coach_text("Tiger").replace("4–11", "4–9")
    for edition, seats in product(EDITIONS, range(2, 7)):
        speaker = AllstarSpeaker(language, ["Ann"] * seats, edition=edition)
        for coach in COACHES:
            for modifier in ("fans", "fans_if_last", "price"):
                assert modifier in MODIFIERS
                if value := coach.number(modifier, edition, seats):
                    assert str(value) in speaker.coach_text(coach.name), (coach.name, modifier)


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
    replayed = verify_record(record, AllstarAdapter())
    assert replayed._state.tobytes() == table._state.tobytes()
    assert replayed._events == table._events
    assert replayed.options == options


@every_game
def test_records_of_those_who_change_their_minds(options: AllstarOptions) -> None:
    """Choices taken back leave no trace: the record tells, and replays to, the game as it was played."""
    table = play_at_random(options, f"fickle {options.words()}", fickle=0.05)
    replayed = verify_record(read_record(Record.of(table).text()), AllstarAdapter())
    assert replayed.reveals == table.reveals
    assert replayed._events == table._events
    assert replayed.scores() == table.scores()


def test_a_record_with_a_forbidden_coach() -> None:
    """A record in which a seat has a coach it was not dealt does not verify."""
    table = new_table()
    play_until(table, LINEUP, 0)
    text = Record.of(table).text()
    assert text.count("coach:Eagle") == 1
    forged = read_record(text.replace("coach:Eagle", "coach:Panda"))
    with pytest.raises(BadRecord, match="Panda"):
        list(forged.replay(AllstarAdapter()))


@every_game
def test_envelopes_read_back(options: AllstarOptions) -> None:
    """What a record holds of an envelope is read as the choices that lie in it, in every phase."""
    luck = random.Random("envelopes")
    table = Table(AllstarAdapter(), options, seed="envelopes")
    while not table.over:
        seat = luck.choice(table.waiting())
        table.choose(seat, [luck.choice(table.legal(seat))])
        sealed = table.sealed(seat)
        if sealed and seat not in table.waiting():
            assert read(write_envelope(table.view(seat), seat)) == sealed
