"""Records of NBA Deck-Building: written, read back, replayed, verified; cards of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixthman.games.hoops.rules.cards import STANDARD, write_cards
from sixthman.games.hoops.table import STANDARD_CARDS, HoopsAdapter, HoopsOptions, TableCards
from sixthman.kernel.game import interpreted_engine, module_engine
from sixthman.messages import LANGUAGES, BadCards, BadOption, BadRecord
from sixthman.table import Record, Table, read_record, verify_record

from .hoops import DESK, VARIANTS, new_table, play

MINE = """
die = [
    { name = "three", faces = [1, 1, 1, 2, 6, 9] },
    { name = "inside", faces = [0, 0, 2, 4, 6, 7] },
    { name = "drive", faces = [0, 2, 3, 4, 6, 6] },
    { name = "steal", faces = [0, 1, 2, 1, 2, 4], colours = ["", "yellow", "blue", "red", "red", "blue"] },
    { name = "block", faces = [0, 2, 2, 1, 2, 3], colours = ["", "yellow", "red", "blue", "yellow", "red"] },
    { name = "stop", faces = [0, 2, 3, 3, 1, 1], colours = ["", "yellow", "blue", "yellow", "blue", "red"] },
]
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A card file with dice of its own: no blank one among the blue ones."""
    path = tmp_path / "mine.toml"
    path.write_text(MINE, "utf-8")
    return path


def all_seen(table: Table) -> list[Any]:
    """What everyone sees and hears at a table, and how it is."""
    seats = (0, 1, None)
    return [
        [table.view(seat).tobytes() for seat in seats],
        [table.events(seat) for seat in seats],
        table.waiting(),
        table.scores(),
        table.reveals,
    ]


@pytest.fixture(scope="module")
def finished() -> str:
    """The text of a finished game."""
    return Record.of(play(new_table(HoopsOptions()))).text()


# --- round trips


@pytest.mark.parametrize("variant", VARIANTS)
def test_text_reads_back_and_replays(variant: str) -> None:
    """Every variant: the same record letter by letter, and the same table for everyone."""
    table = play(new_table(VARIANTS[variant], seed=variant), luck=3)
    record = read_record(Record.of(table).text())
    assert record == Record.of(table)
    assert record.text() == Record.of(table).text()
    assert all_seen(verify_record(record, DESK)) == all_seen(table)


@pytest.mark.parametrize("choices", [0, 1, 2, 7, 25, 60, 61, 62, 63])
def test_a_game_in_progress_reads_back(choices: int) -> None:
    """Saved in the middle of a turn, it goes on from there; a team in an envelope is not in the record."""
    table = play(new_table(VARIANTS["opening-draft"]), choices=choices)
    *_, replayed = read_record(Record.of(table).text()).replay(DESK)
    assert all_seen(replayed) == all_seen(table)
    assert all_seen(play(replayed, luck=5)) == all_seen(play(table, luck=5))


def test_given_piles_are_in_the_record() -> None:
    """A puzzle is verified with its piles."""
    piles = {
        "players": ["Steve Kerr", "Kyle Korver"],
        "tactics": ["Kentucky Offense"],
        "deck 2": ["base-offense-inside", "substitute-PG-1"],
        "dice": ["3pts9", "steal2blue"],
    }
    table = play(new_table(piles=piles))
    text = Record.of(table).text()
    assert "given deck 2: base-offense-inside, substitute-PG-1\n" in text
    assert all_seen(verify_record(read_record(text), DESK)) == all_seen(table)


@pytest.mark.xdist_group("compiled")
def test_compiled_rules_give_the_same_game() -> None:
    """A table on compiled rules: the same record, story and views."""
    tables = [
        play(Table(DESK, HoopsOptions(), seed="targets", engine=engine), choices=120)
        for engine in (interpreted_engine(DESK.game), module_engine(DESK.game))
    ]
    assert all_seen(tables[0]) == all_seen(tables[1])


# --- records that lie


def test_an_illegal_choice_is_found(finished: str) -> None:
    """The message says where, who and why."""
    lines = finished.splitlines()
    at = lines.index("# turn 3") + 1
    lines[at] = "1: attack Kentucky Offense"
    with pytest.raises(BadRecord, match="turn 3, seat 1: "):
        verify_record(read_record("\n".join(lines)), DESK)


def test_a_line_that_goes_on_beyond_its_heading(finished: str) -> None:
    """Choices of another turn do not slip into a line, nor does a seat choose in the other's turn."""
    lines = finished.splitlines()
    first, second = lines.index("# turn 1") + 1, lines.index("# turn 2") + 1
    joined = [*lines[:first], lines[first] + " / " + lines[second][3:], *lines[second + 1 :]]
    with pytest.raises(BadRecord, match="more choices than its heading allows"):
        verify_record(read_record("\n".join(joined)), DESK)
    swapped = [*lines]
    swapped[first] = f"{3 - int(lines[first][0])}{lines[first][1:]}"
    with pytest.raises(BadRecord, match="turn 1, seat"):
        verify_record(read_record("\n".join(swapped)), DESK)


def test_another_heading_is_found(finished: str) -> None:
    with pytest.raises(BadRecord, match="turn 2"):
        verify_record(read_record(finished.replace("# turn 2\n", "# turn 20\n")), DESK)


def test_a_wrong_result_is_found(finished: str) -> None:
    with pytest.raises(BadRecord, match="replayed, the game ends"):
        verify_record(read_record(finished.replace("result: ", "result: 1")), DESK)


@pytest.mark.parametrize("key", ["cards", "cards digest"])
def test_a_record_without_its_cards(finished: str, key: str) -> None:
    lines = [line for line in finished.splitlines() if not line.startswith(f"{key}:")]
    with pytest.raises(BadRecord, match=f'no line "{key}'):
        verify_record(read_record("\n".join(lines)), DESK)


# --- cards of your own


def test_cards_of_ones_own(mine: Path) -> None:
    """They are played by: no blue die is blank, in the rules, the notation and the story."""
    adapter = HoopsAdapter(TableCards.read(mine))
    table = play(new_table(HoopsOptions(cards=adapter.cards), adapter=adapter))
    record = read_record(Record.of(table).text())
    assert record.options["cards"] == "mine.toml"
    assert record.options["cards digest"] == adapter.cards.digest != STANDARD_CARDS.digest
    assert all_seen(verify_record(record, adapter)) == all_seen(table)
    thrown = [die for event in table.events() for die in event.facts.get("dice", ())]
    assert "3pts1" in thrown
    assert "3pts0" not in thrown


@pytest.mark.long
@pytest.mark.xdist_group("compiled")
def test_cards_of_ones_own_compiled(mine: Path) -> None:
    """Compiled rules have the same tables."""
    adapter = HoopsAdapter(TableCards.read(mine))
    options = HoopsOptions(cards=adapter.cards)
    tables = [
        play(Table(adapter, options, seed="mine", engine=engine), choices=150)
        for engine in (interpreted_engine(adapter.game), module_engine(adapter.game))
    ]
    assert all_seen(tables[0]) == all_seen(tables[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_other_cards_is_refused(mine: Path, finished: str, language: str) -> None:
    """It says which file it was played with, and which it met."""
    adapter = HoopsAdapter(TableCards.read(mine))
    with pytest.raises(BadRecord) as refusal:
        verify_record(read_record(finished), adapter)
    assert "standard" in refusal.value.text(language)
    assert "mine.toml" in refusal.value.text(language)
    own = Record.of(play(new_table(HoopsOptions(cards=adapter.cards), adapter=adapter), choices=5)).text()
    with pytest.raises(BadRecord) as refusal:
        verify_record(read_record(own), DESK)
    assert "mine.toml" in refusal.value.text(language)
    assert "--cards" in refusal.value.text(language)


def test_another_version_of_the_standard_cards_is_refused(finished: str) -> None:
    text = finished.replace(STANDARD_CARDS.digest, "0" * 64)
    with pytest.raises(BadRecord, match="another version of the standard cards"):
        verify_record(read_record(text), DESK)


def test_the_digest_is_of_the_content(tmp_path: Path) -> None:
    """Not of the file's name, form or provenance; but of every name and value."""
    text = write_cards(STANDARD)
    for name, content, same in (
        ("a.toml", text, True),
        ("b.toml", text.replace('"ours"', '"mine"'), True),
        ("c.toml", text.replace("Steve Kerr", "Steve Curr"), False),
        ("d.toml", text.replace("faces = [0, 0, 0, 2, 6, 9]", "faces = [0, 0, 2, 2, 6, 9]"), False),
    ):
        path = tmp_path / name
        path.write_text(content, "utf-8")
        assert (TableCards.read(path).digest == STANDARD_CARDS.digest) == same, name


def test_a_bad_card_file_is_told(tmp_path: Path) -> None:
    """What the loader finds wrong comes in the person's language."""
    path = tmp_path / "bad.toml"
    path.write_text('die = [{ name = "three", faces = [1] }]', "utf-8")
    with pytest.raises(BadCards) as refusal:
        TableCards.read(path)
    assert "bad.toml" in refusal.value.text("de")
    with pytest.raises(BadCards, match="nowhere"):
        TableCards.read(tmp_path / "nowhere.toml")


def test_options_and_desk_have_the_same_cards(mine: Path) -> None:
    with pytest.raises(BadOption, match="cards of mine"):
        Table(DESK, HoopsOptions(cards=TableCards.read(mine)))


def test_awkward_names_in_records(tmp_path: Path) -> None:
    """Players may be called like words of the notation, and the game is still read back."""
    text = write_cards(STANDARD)
    for old, new in {
        "Steve Kerr": "keep",
        "Kyle Korver": "- / end",
        "Spud Webb": "Magic, out",
        "Nicolas Batum": "#7: PG",
        "Marcus Smart": "starter",
    }.items():
        text = text.replace(f'name = "{old}"', f'name = "{new}"')
    path = tmp_path / "awkward.toml"
    path.write_text(text, "utf-8")
    adapter = HoopsAdapter(TableCards.read(path))
    for luck in range(3):
        options = HoopsOptions(opening_draft=True, cards=adapter.cards)
        table = play(new_table(options, seed=f"awkward {luck}", adapter=adapter), luck)
        assert all_seen(verify_record(read_record(Record.of(table).text()), adapter)) == all_seen(table)
