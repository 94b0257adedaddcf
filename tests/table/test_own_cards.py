"""All-Star Draft with cards of your own: dealt, played, told, written down and read again."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from sixthman.bots import PRO, RANDOM, ROOKIE
from sixthman.games.allstar.declaration import COACH_CARD, DRAFT
from sixthman.games.allstar.rules.cards import STANDARD, write_cards
from sixthman.games.allstar.table import STANDARD_CARDS, AllstarAdapter, AllstarOptions, TableCards
from sixthman.games.allstar.table.notation import (
    choices_with,
    read,
    read_arena,
    read_card,
    read_coach,
    symbol_of,
    write,
)
from sixthman.games.allstar.table.referee import CoachBeside, settle_shootout, settle_teams
from sixthman.games.allstar.table.speech import AllstarSpeaker
from sixthman.lab.batches import Batch
from sixthman.lab.simulate import simulate
from sixthman.messages import LANGUAGES, BadCards, BadOption, BadRecord, say
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.adapter import Given
from sixthman.table.adapters import adapter_named
from tests.games.allstar.cardfiles import changed, rows_of, wild_sections, written

TABLES: tuple[dict[str, Any], ...] = (
    {"seats": 2, "mode": "heritage"},
    {"seats": 2, "mode": "clash", "coaches": True},
    {"seats": 2, "mode": "free-agency"},
    {"seats": 2, "edition": "2020"},
    {"seats": 3, "coaches": True, "whistle": False},
    {"seats": 4, "edition": "2020"},
    {"seats": 6, "coaches": True},
)


@pytest.fixture(scope="module")
def wild(tmp_path_factory: pytest.TempPathFactory) -> TableCards:
    """Cards of which none is as usual."""
    return TableCards.read(written(tmp_path_factory.mktemp("cards"), **wild_sections()))


def play(table: Table, seed: object = 7) -> Table:
    """At random, to the end."""
    luck = random.Random(str(seed))
    while not table.over:
        seat = luck.choice(table.waiting())
        table.choose(seat, [luck.choice(table.legal(seat))])
    return table


def new_table(cards: TableCards, seed: str = "own", given: Given | None = None, **options: Any) -> Table:
    """A table with these cards."""
    agreed = AllstarOptions(cards=cards, **options)
    return Table(AllstarAdapter(cards), agreed, seed=seed, given=given)


# --- which cards they are


def test_a_file_of_the_standard_cards_is_the_standard_set(tmp_path: Path) -> None:
    """Known by its content: standard records are replayed with it."""
    path = tmp_path / "mine.toml"
    path.write_text(write_cards(STANDARD, provenance=False), "utf-8")
    cards = TableCards.read(path)
    assert cards.digest == STANDARD_CARDS.digest
    assert AllstarOptions(cards=cards).words()["cards digest"] == AllstarOptions().words()["cards digest"]
    record = Record.of(play(Table(AllstarAdapter(), AllstarOptions(seats=2), seed="s")))
    assert verify_record(record, AllstarAdapter(cards)).over


@pytest.mark.parametrize(
    ("section", "values"),
    [
        ("arena", {"fans": [7, 6, 5, 4, 3, 2]}),
        ("arena", {"name": "Elsewhere"}),
        ("coach", {"fans_at_start": 9}),
        ("species", {"symbols": {}}),
        ("edition", {"tickets": [0] * 5}),
    ],
)
def test_the_digest_is_of_every_value(tmp_path: Path, section: str, values: dict[str, object]) -> None:
    digest = TableCards.read(written(tmp_path, **changed(section, 1, **values))).digest
    assert digest != STANDARD_CARDS.digest


def test_the_digest_is_of_the_order(tmp_path: Path) -> None:
    """The weakest species comes first; arenas are dealt by their numbers."""
    for section in ("species", "arena"):
        assert TableCards.read(written(tmp_path, **{section: rows_of(section)[::-1]})).digest != (
            STANDARD_CARDS.digest
        )


# --- whole games


def told_fans(table: Table) -> list[int]:
    """Everyone's fans, added up from the story."""
    fans = [0] * table.options.seats
    for event in table.events():
        if event.type == "arena":
            for row in event.facts["ranking"]:
                fans[row["seat"]] += row["fans"]
        elif event.type in ("coach-fans", "eliminated", "champion"):
            fans[event.facts["seat"]] += event.facts["fans"] + event.facts.get("bonus", 0)
        elif event.type == "coach-paid":
            fans[event.facts["seat"]] -= event.facts["fans"]
    return fans


@pytest.mark.parametrize("options", TABLES)
def test_whole_games(wild: TableCards, options: dict[str, Any]) -> None:
    """They end, their story adds up, and their records are read back as the same games."""
    for seed in range(3):
        table = play(new_table(wild, f"{seed}", **options), seed)
        assert told_fans(table) == table.scores()
        text = Record.of(table).text()
        assert f"cards: mine.toml\ncards digest: {wild.digest}\n" in text
        again = verify_record(read_record(text), AllstarAdapter(wild))
        assert again.scores() == table.scores()
        assert again.events(0) == table.events(0)


def test_what_is_told_of_sets_is_on_the_cards(wild: TableCards) -> None:
    """Cards said to share a symbol carry it in this set; arenas and their fans are the set's own."""
    fans = {arena.name: arena.fans for arena in wild.cards.arenas}
    symbols = 0
    for seed in range(6):
        table = play(new_table(wild, f"{seed}", seats=5, coaches=False), seed)
        for event in table.events():
            if event.type == "arena":
                assert event.facts["fans_by_rank"] == list(fans[event.facts["arena"]][:5])
            for row in event.facts.get("ranking", ()):
                size, attribute, value = row.get("strength", (0, "", ""))
                if attribute == "Symbol":
                    made_of = [symbol_of(read_card(card), "2025", wild) for card in row["made_of"]]
                    assert made_of == [value] * size
                    symbols += 1
                elif attribute == "Species":
                    assert {card.rstrip("123456789") for card in row["made_of"]} == {value}
    assert symbols > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_are_told_with_their_names(wild: TableCards, language: str) -> None:
    """Own names as they are written, in every language; what coaches do, from their modifiers."""
    table = play(new_table(wild, "told", seats=6, edition="2020"), 3)
    speaker = AllstarSpeaker(language, table.names, wild)
    lines = "\n".join(line for event in table.events() for line in speaker.event(event))
    for seat in range(6):
        name = wild.coach(int(table.view(None).coach[seat]))
        assert f"{name}. {speaker.coach_text(name)}" in lines
    assert all(wild.arena(int(arena)) in lines for arena in table.view(None).arenas)


@pytest.mark.parametrize("target", ["wasm", pytest.param("cpu", marks=pytest.mark.long)])
def test_compiled_and_interpreted_games_are_the_same(wild: TableCards, target: str) -> None:
    """The same marks of the same games, with all bots that are one rule; other ones than with usual cards."""
    options = AllstarOptions(seats=4, edition="2020", cards=wild)
    numbers = tuple(int(number) for number in options.numbers())
    batch = Batch(numbers, (RANDOM, ROOKIE, PRO, PRO), "own cards")
    found = [simulate(wild.game, batch, 6, target=target) for target in ("interpreted", target)]
    assert found[0].digest == found[1].digest
    assert found[0].mean_scores == found[1].mean_scores
    assert simulate(STANDARD_CARDS.game, batch, 6, target="interpreted").digest != found[0].digest


# --- one row more


@pytest.fixture
def more(tmp_path: Path) -> TableCards:
    """The standard cards, a thirteenth coach and an arena of your own."""
    coaches = [*rows_of("coach"), {"name": "Old Fox 7", "beside": "team", "fans": 4, "fans_at_start": 11}]
    arenas = [*rows_of("arena"), {"name": "Käfig", "fans": [77, 50, 33, 20, 10, 5]}]
    return TableCards.read(written(tmp_path, coach=coaches, arena=arenas))


def test_a_changed_arena_pays_what_it_says(tmp_path: Path) -> None:
    """The number on the card, and nothing else changes."""
    fans = [61, 52, 43, 34, 25, 16]
    cards = TableCards.read(written(tmp_path, **changed("arena", 7, fans=fans)))
    given = Given({"arenas": ["Polarena 1"]})
    for seed in range(4):
        table = play(new_table(cards, f"{seed}", given, seats=4), seed)
        arena = next(event for event in table.events() if event.type == "arena")
        assert arena.facts["arena"] == "Polarena 1"
        for row in arena.facts["ranking"]:
            assert row["fans"] == fans[row["rank"] - 1]


def test_a_thirteenth_coach_and_an_arena_of_ones_own(more: TableCards) -> None:
    """Dealt, chosen by name, played, paid, written and read."""
    given = Given({"coaches": ["old fox 7", "Duck"], "arenas": ["KAFIG"]})
    table = new_table(more, "more", given, seats=3, coaches=True)
    assert table.legal(0) == [COACH_CARD + 12, COACH_CARD + 1]
    dealt = next(event for event in table.events(0) if event.type == "coaches-dealt")
    assert dealt.facts["coaches"] == ["Old Fox 7", "Duck"]
    table.choose(0, "coach:Old Fox 7")
    for seat in (1, 2):
        table.choose(seat, table.legal(seat)[:1])
    assert table.reveals[0].choices[0] == "coach:Old Fox 7"
    assert table.scores()[0] == 11
    assert int(table.view(0).phase) == DRAFT
    while len(table.reveals) < 7:
        seat = table.waiting()[0]
        choices = table.legal(seat)
        table.choose(seat, choices[-1:])  # the coach goes beside the team
    arena = next(event for event in table.events() if event.type == "arena")
    row = next(row for row in arena.facts["ranking"] if row["seat"] == 0)
    assert arena.facts["arena"] == "Käfig"
    assert (row["coach"], row["more"], row["by_rank"]) == ("Old Fox 7", 4, [77, 50, 33][row["rank"] - 1])
    record = read_record(Record.of(play(table)).text())
    assert record.given["arenas"] == ["KAFIG"]
    assert verify_record(record, AllstarAdapter(more)).scores() == table.scores()


def test_every_choice_of_a_set_reads_back(wild: TableCards, more: TableCards) -> None:
    """Coaches are known by their own names, digits and all."""
    for cards in (wild, more):
        for choice in range(choices_with(cards)):
            assert read(write([choice], cardset=cards), cards) == [choice]
    assert choices_with(wild) == COACH_CARD + 18
    assert write([COACH_CARD + 12], cardset=wild) == "coach:Fox 7"
    assert write([COACH_CARD + 12]) == f"#{COACH_CARD + 12}"


@pytest.mark.parametrize("text", ["Old Fox 7", "old fox 7", "OLDFOX7", "Old-Fox-7"])
def test_coaches_are_read_however_they_are_typed(more: TableCards, text: str) -> None:
    assert read_coach(text, more) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_coaches_called_like_species_are_read_in_every_language(more: TableCards, language: str) -> None:
    assert read_coach(say(language, "species-PolarBear"), more) == 11


def test_a_coach_may_be_called_like_a_species_elsewhere(tmp_path: Path) -> None:
    """`Hase` is German for the rabbit; where a coach bears the name itself, it is that coach."""
    cards = TableCards.read(written(tmp_path, coach=[*rows_of("coach"), {"name": "Hase"}]))
    assert read_coach("Hase", cards) == 12
    assert read_coach("Hase") == read_coach("Rabbit", cards) == 0


def test_names_of_other_sets_are_unknown(wild: TableCards) -> None:
    """What is there is told."""
    with pytest.raises(BadCards, match="Fox 7"):
        read_coach("Tiger", wild)
    with pytest.raises(BadCards, match="Rink 30"):
        read_arena("Polarena 1", wild)
    with pytest.raises(BadCards, match="Fox 7"):
        read("coach:Tiger", wild)


# --- what coaches do, in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_coaches(tmp_path: Path, language: str) -> None:
    """A coach whose numbers changed keeps its text; one that does something else is told by its modifiers."""
    rows = rows_of("coach")
    rows[5] |= {"fans": 8, "once": 1}
    rows[0] = {"name": "Rabbit", "tickets": 3}
    cards = TableCards.read(written(tmp_path, coach=rows))
    usual, speaker = AllstarSpeaker(language, ()), AllstarSpeaker(language, (), cards)
    assert "8" in speaker.coach_text("Panda")
    known = say(language, "coach-Panda-text", fans=8, once=1)
    assert speaker.coach_text("Panda") == known != usual.coach_text("Panda")
    assert speaker.coach_text("Wolf") == usual.coach_text("Wolf")
    assert speaker.coach("Rabbit") == usual.coach("Rabbit")
    assert speaker.say("coach-does-tickets", number=3)[1:] in speaker.coach_text("Rabbit")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_has_its_words(wild: TableCards, language: str) -> None:
    """No coach of your own says nothing, and no two different ones say the same."""
    speaker = AllstarSpeaker(language, (), wild)
    texts = [speaker.coach_text(coach.name) for coach in wild.cards.coaches]
    assert len(set(texts)) == len(texts)
    assert all(text.endswith(".") and not text[0].islower() for text in texts)
    assert speaker.coach("Fox 7") == speaker.coach_name("Fox 7") == "Fox 7"


# --- the referee


def test_the_referee_settles_with_them(wild: TableCards) -> None:
    """Own arenas pay, own coaches help, symbols are as the set has them."""
    teams = [["Duck7", "Wolf7", "Shark7", "Duck1", "Duck2"], ["Duck3", "Wolf4", "Shark5", "Tiger6", "Panda7"]]
    coach = CoachBeside("Fox 7", "Duck1")
    found = settle_teams(4, "Rink 5", teams, coaches=[coach, None], cardset=wild)
    assert found["ranking"][0]["strength"] == [3, "Symbol", "Puck"]  # Duck3, Shark5 and Tiger6
    assert found["ranks"] == [2, 1]
    assert found["fans"] == [25 + 2, 45]
    with pytest.raises(BadCards, match="no arena"):
        settle_teams(4, "Rink 5", teams)
    strongest = wild.cards.edition("2025")["symbols"][0]
    goal = next(card for card in range(108) if symbol_of(card, "2025", wild) == strongest)
    plain = next(card for card in range(108) if symbol_of(card, "2025", wild) is None)
    assert settle_shootout(4, [write([goal]), write([plain])], cardset=wild)["loser"] == 1


# --- records and desks


def test_a_record_is_replayed_with_its_own_cards_alone(wild: TableCards, more: TableCards) -> None:
    """Neither with the usual ones nor with others; nor a usual one with these."""
    own = read_record(Record.of(play(new_table(wild, seats=2))).text())
    usual = read_record(Record.of(play(new_table(STANDARD_CARDS, seats=2))).text())
    for record, cards in ((own, STANDARD_CARDS), (own, more), (usual, wild)):
        with pytest.raises(BadRecord) as refusal:
            verify_record(record, AllstarAdapter(cards))
        for language in LANGUAGES:
            assert "mine.toml" in refusal.value.text(language)


def test_a_record_that_names_cards_has_their_digest(wild: TableCards) -> None:
    text = Record.of(play(new_table(wild, seats=2))).text()
    lines = [line for line in text.splitlines() if not line.startswith("cards digest")]
    with pytest.raises(BadRecord, match="cards digest"):
        verify_record(read_record("\n".join(lines)), AllstarAdapter(wild))


def test_options_and_desk_have_the_same_cards(wild: TableCards) -> None:
    with pytest.raises(BadOption, match=r"mine\.toml"):
        Table(AllstarAdapter(), AllstarOptions(cards=wild))


def test_a_desk_by_name(tmp_path: Path) -> None:
    path = written(tmp_path, **changed("edition", 1, tickets=[5] * 5))
    adapter = adapter_named("allstar", path)
    assert isinstance(adapter, AllstarAdapter)
    assert adapter.cards.name == "mine.toml"
    assert new_table(adapter.cards, seats=4).view(0).tickets[:4].tolist() == [5] * 4
    with pytest.raises(BadCards, match="nowhere"):
        adapter_named("allstar", tmp_path / "nowhere.toml")
