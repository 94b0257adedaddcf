"""Records: a game written down, read back, replayed and verified."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthman.games.allstar.table import AllstarAdapter, AllstarOptions
from sixthman.messages import BadOption, BadRecord, UserError
from sixthman.table import Record, Table, read_record, verify_record
from sixthman.table.adapter import Given
from sixthman.table.table import commitment_of
from tests.games.allstar.conftest import play_rounds, season_table

SEED = "a seed for records"
RULES = AllstarAdapter().game.version
GAMES: list[tuple[int, str | None]] = [
    (2, "heritage"),
    (2, "free-agency"),
    (2, "clash"),
    (3, None),
    (6, None),
]


def play(
    seats: int = 3,
    mode: str | None = None,
    choices: int | None = None,
    piles: dict[str, list[str]] | None = None,
) -> Table:
    """A game by the middle one of the legal choices, to its end or for this many choices."""
    options = AllstarOptions(seats=seats, mode=mode)
    names = [f"Name {seat}" for seat in range(seats)]
    table = Table(AllstarAdapter(), options, seed=SEED, given=Given(piles or {}), names=names)
    made = 0
    while not table.over and made != choices:
        seat = table.waiting()[-1]
        legal = table.legal(seat)
        table.choose(seat, [legal[len(legal) // 2]])
        made += 1
    return table


def all_seen(table: Table) -> list[Any]:
    """What everyone sees and hears at a table, and how it is."""
    seats = [*range(table.options.seats), None]
    return [
        [table.view(seat).tobytes() for seat in seats],
        [table.events(seat) for seat in seats],
        table.waiting(),
        table.scores(),
        table.reveals,
    ]


def last_table(record: Record) -> Table:
    """The end of a replay."""
    *_, table = record.replay(AllstarAdapter())
    return table


@pytest.fixture(scope="module")
def finished() -> str:
    """The text of a finished game of three."""
    return Record.of(play()).text()


@pytest.fixture(scope="module")
def unpromised(finished: str) -> str:
    """The same as records were written before they always held the commitment."""
    return finished.replace(f"commitment: {commitment_of(SEED)}\n", "")


# --- round trips


@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_text_reads_back(seats: int, mode: str | None) -> None:
    """Every mode: what is written is read as the same record, and written again letter by letter."""
    record = Record.of(play(seats, mode))
    assert read_record(record.text()) == record
    assert read_record(record.text()).text() == record.text()


@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_replay_equals_the_game(seats: int, mode: str | None) -> None:
    """Every mode: the replayed table is what the original was, for every seat."""
    table = play(seats, mode)
    replayed = last_table(read_record(Record.of(table).text()))
    assert all_seen(replayed) == all_seen(table)
    assert verify_record(Record.of(table), AllstarAdapter()).scores() == table.scores()


def test_a_replay_stops_at_every_moment() -> None:
    """The table as it was dealt, then once for every moment, with the scores growing as they did."""
    table = play()
    scores = [tuple(replayed.scores()) for replayed in Record.of(table).replay(AllstarAdapter())]
    assert len(scores) == len(table.reveals) + 1
    assert scores[0] == (0, 0, 0)
    assert scores[-1] == tuple(table.scores())


@pytest.mark.parametrize("choices", [0, 1, 3, 20, 60, 110])
def test_a_game_going_on(choices: int) -> None:
    """A record holds what has been opened: sealed choices of an unfinished moment are not in it."""
    table = play(choices=choices)
    assert not table.over
    record = read_record(Record.of(table).text())
    assert record.result is None
    assert record.reveals == table.reveals
    assert last_table(record).scores() == table.scores()
    for seat in range(3):
        if table.sealed(seat):
            table.take_back(seat)
    assert last_table(record).waiting() == table.waiting()


def test_given_piles_are_kept() -> None:
    """A table with given piles is replayed with them."""
    piles = {"deck": ["Duck1", "Polar bear 2", "Loup3"], "arenas": ["Polarena 3"], "lots": ["2"]}
    table = play(choices=40, piles=piles)
    record = read_record(Record.of(table).text())
    assert record.given == piles
    assert last_table(record).events() == table.events()


def test_an_empty_given_pile() -> None:
    """A pile of which nothing is given is as good as none, in a record too."""
    table = play(choices=40, piles={"deck": []})
    record = read_record(Record.of(table).text())
    assert last_table(record).events() == table.events()


def test_options_and_names_are_kept() -> None:
    """Species, whistle arenas and names come back."""
    species = ("Duck", "Wolf", "Tiger", "Panda", "Horse", "PolarBear")
    options = AllstarOptions(seats=3, species=species, whistle=False)
    table = Table(AllstarAdapter(), options, seed=SEED, names=["Ann", "Zoë: B.", "李"])
    record = read_record(Record.of(table).text())
    assert record.names == ["Ann", "Zoë: B.", "李"]
    replayed = last_table(record)
    assert replayed.options == options
    assert all_seen(replayed) == all_seen(table)


@pytest.mark.parametrize("name", ["Ann|Bo", "Ann\nBo", "Ann\u2028Bo", " Ann"])
def test_any_name_is_kept_or_refused(name: str) -> None:
    """A name the file cannot hold is refused at the table; any other comes back as it was."""
    try:
        table = Table(AllstarAdapter(), AllstarOptions(seats=3), seed=SEED, names=[name, "B", "C"])
    except BadOption:
        return
    assert read_record(Record.of(table).text()).names == table.names


@pytest.mark.parametrize("seed", ["7", "", "a: b", "# 7", " 7", "7 ", "a\nb", "a\u2028b"])
def test_any_seed_is_kept_or_refused(seed: str) -> None:
    """A seed comes back as it was: with another one the replay would be another game."""
    try:
        table = Table(AllstarAdapter(), AllstarOptions(seats=3), seed=seed)
    except BadOption:
        return
    record = read_record(Record.of(table).text())
    assert record.seed == table.seed
    assert all_seen(last_table(record)) == all_seen(table)


def test_a_choice_taken_back_leaves_no_trace() -> None:
    """Only what was opened is in the record."""
    table = play(choices=18)
    seat = table.waiting()[0]
    first, second = table.legal(seat)[:2]
    table.choose(seat, [first])
    table.take_back(seat)
    table.choose(seat, [second])
    while len(table.reveals) == len(play(choices=18).reveals):
        other = table.waiting()[0]
        table.choose(other, [table.legal(other)[0]])
    replayed = last_table(read_record(Record.of(table).text()))
    assert replayed.reveals == table.reveals
    assert replayed.events(seat) == table.events(seat)


# --- verifying


def test_verify_a_true_record(finished: str, unpromised: str) -> None:
    """A true record is proved, also one from before the commitment always stood beside the seed."""
    record = read_record(finished)
    assert verify_record(record, AllstarAdapter()).over
    assert unpromised != finished
    assert verify_record(read_record(unpromised), AllstarAdapter()).scores() == record.result


def test_verify_a_changed_seed(unpromised: str) -> None:
    """Another seed deals other cards: some choice is not legal then."""
    with pytest.raises(BadRecord, match="can’t be chosen now"):
        verify_record(read_record(unpromised.replace(f"seed: {SEED}", "seed: another")), AllstarAdapter())


def test_verify_a_changed_seed_by_its_commitment(finished: str) -> None:
    """With the commitment in the record the seed is found out before anything is played."""
    changed = finished.replace(f"seed: {SEED}", "seed: another")
    with pytest.raises(BadRecord, match="doesn’t fit the fingerprint"):
        verify_record(read_record(changed), AllstarAdapter())


def test_others_may_add_to_a_secret_that_was_promised() -> None:
    """The commitment is to the secret alone, and stands in the record beside the whole seed."""
    table = Table(AllstarAdapter(), AllstarOptions(seats=2), seed="secret + ann + -")
    assert table.commitment == commitment_of("secret")
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, table.legal(seat)[:1])
    text = Record.of(table).text()
    assert f"commitment: {commitment_of('secret')}\nseed: secret + ann + -\n" in text
    assert verify_record(read_record(text), AllstarAdapter()).over
    with pytest.raises(BadRecord, match="doesn’t fit the fingerprint"):
        verify_record(read_record(text.replace("seed: secret", "seed: other")), AllstarAdapter())


def test_verify_a_wrong_commitment(finished: str) -> None:
    """So is a commitment that was changed."""
    wrong = finished.replace(commitment_of(SEED), commitment_of("x"))
    with pytest.raises(BadRecord, match="doesn’t fit the fingerprint"):
        verify_record(read_record(wrong), AllstarAdapter())


def test_verify_a_choice_against_the_rules(finished: str) -> None:
    """The message names the moment, the seat and what would have been allowed."""
    record = read_record(finished)
    pick = record.reveals[2].choices[1]
    record.reveals[2].choices[1] = record.reveals[0].choices[1]  # a card that is gone by then
    assert pick != record.reveals[0].choices[1]
    with pytest.raises(BadRecord, match=r"round 1, draft, seat 2: .* can’t be chosen now") as told:
        verify_record(record, AllstarAdapter())
    assert pick in str(told.value)


def test_verify_a_changed_legal_choice() -> None:
    """A bus assignment that was changed is legal, but leads to another result.

    Sent the other way round, seat 1's teams would win 10, 15 and 19 fans in round 3, not 12, 15 and 19.
    """
    table = season_table()
    play_rounds(table, 3)
    while not table.over:
        seat = table.waiting()[0]
        table.choose(seat, [min(table.legal(seat))])
    record = Record.of(table)
    verify_record(record, AllstarAdapter())
    heading = next(heading for heading in record.reveals if heading.title == "round 3, line-ups")
    heading.choices[0] = heading.choices[0].replace("bus:3-2-1", "bus:1-2-3")
    with pytest.raises(BadRecord, match="replayed, the game ends"):
        verify_record(record, AllstarAdapter())


def test_verify_a_missing_choice(finished: str) -> None:
    """A choice that was left out is found where the next one cannot be made."""
    record = read_record(finished)
    del record.reveals[0].choices[2]
    with pytest.raises(BadRecord):
        verify_record(record, AllstarAdapter())


def test_verify_a_missing_end(finished: str) -> None:
    """A result without the last moments is not proved."""
    record = read_record(finished)
    record.reveals.pop()
    with pytest.raises(BadRecord, match="replayed, the game ends"):
        verify_record(record, AllstarAdapter())


def test_verify_a_choice_too_many(finished: str) -> None:
    """Nothing comes after the end."""
    extra = finished.replace("\nresult:", "\n# after the end\n1: Duck1\n\nresult:")
    with pytest.raises(BadRecord, match="after the end, seat 1: The game is over"):
        verify_record(read_record(extra), AllstarAdapter())


@pytest.mark.parametrize("change", ["more", "less", "short"])
def test_verify_a_changed_result(finished: str, change: str) -> None:
    """The message holds both results."""
    record = read_record(finished)
    true = record.result
    assert true is not None
    told = {"more": [true[0] + 1, *true[1:]], "less": [*true[:-1], true[-1] - 1], "short": true[:2]}[change]
    record.result = told
    with pytest.raises(BadRecord) as reason:
        verify_record(record, AllstarAdapter())
    assert " ".join(map(str, true)) in str(reason.value)
    assert " ".join(map(str, told)) in str(reason.value)


def test_verify_other_rules(finished: str) -> None:
    """A record of another version of the rules is not replayed."""
    with pytest.raises(BadRecord, match="rules version 99"):
        verify_record(read_record(finished.replace(f"\nrules: {RULES}\n", "\nrules: 99\n")), AllstarAdapter())


# --- the seed kept secret


@pytest.mark.parametrize("choices", [30, None])
def test_text_without_the_seed(choices: int | None) -> None:
    """For others while a game goes on: the commitment stands for the seed, which is nowhere to be found."""
    table = play(choices=choices)
    text = Record.of(table).text(reveal_seed=False)
    assert SEED not in text
    assert "seed" not in text
    assert f"commitment: {table.commitment}" in text
    record = read_record(text)
    assert record.seed is None
    assert record.commitment == table.commitment
    for proof in (lambda: verify_record(record, AllstarAdapter()), lambda: last_table(record)):
        with pytest.raises(BadRecord, match="once the seed is revealed"):
            proof()


def test_the_seed_revealed_later() -> None:
    """The full record is proved against the commitment that was shown while the game went on."""
    table = play()
    shown = read_record(Record.of(table).text(reveal_seed=False))
    assert shown.reveals == []  # picks are private until the game is over
    record = read_record(Record.of(table).text())
    record.commitment = shown.commitment
    assert verify_record(record, AllstarAdapter()).scores() == table.scores()


# --- what cannot be read


@pytest.mark.parametrize("text", ["", "\n", "sixthman record 2\n", "game: allstar\n", "{}"])
def test_heading(text: str) -> None:
    """The first line says what the file is."""
    with pytest.raises(BadRecord, match='first line should be "sixthman record 1"'):
        read_record(text)


HEAD = ["sixthman record 1", "game: allstar", "seats: 3", "names: A | B | C", f"rules: {RULES}", "seed: 7"]


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        (["nonsense"], 7),
        ([": 3"], 7),
        (["seats: 4"], 7),  # said twice
        (["1: Duck1"], 7),  # before any moment
        (["", "# a moment", "1: Duck1", "Duck2"], 10),
        (["", "# a moment", "1: Duck1", "2: Duck2", "1: Duck3"], 11),  # one seat twice
        (["", "# a moment", "²: Duck1"], 9),
    ],
)
def test_unreadable_lines(lines: list[str], number: int) -> None:
    """The message names the line and repeats it."""
    with pytest.raises(BadRecord, match=f"Line {number} of the record") as told:
        read_record("\n".join(HEAD + lines))
    assert lines[-1] in str(told.value)


def test_a_seat_of_thousands_of_digits() -> None:
    """However long the number, it is no seat."""
    with pytest.raises(BadRecord):
        verify_record(read_record("\n".join([*HEAD, "# a moment", "9" * 5000 + ": Duck1"])), AllstarAdapter())


@pytest.mark.parametrize("key", ["game", "names", "rules"])
def test_missing_lines(key: str) -> None:
    """The message names what is missing."""
    text = "\n".join(line for line in HEAD if not line.startswith(key))
    with pytest.raises(BadRecord, match=f'no line "{key}: '):
        read_record(text)


@pytest.mark.parametrize("result", ["won", "1 2 x", "1.5 2 3", "--1 2 3", "² 2 3", "1- 2 3", "1-2 3"])
def test_results_that_are_no_numbers(result: str) -> None:
    """The message repeats the result."""
    with pytest.raises(BadRecord) as told:
        read_record("\n".join([*HEAD, f"result: {result}"]))
    assert result in str(told.value)


def test_a_result_of_thousands_of_digits() -> None:
    """However long the number, it is no result."""
    with pytest.raises(BadRecord):
        verify_record(read_record("\n".join([*HEAD, "result: " + "9" * 5000])), AllstarAdapter())


def test_a_bad_result_is_refused_at_once() -> None:
    """Reading takes time in proportion to the line, whatever stands in it."""
    started = process_time()
    with pytest.raises(BadRecord):
        read_record("\n".join([*HEAD, "result: " + "1" * 26 + "x"]))
    assert process_time() - started < 1


def test_options_that_cannot_be() -> None:
    """A record of a game that cannot be set up is refused with the reason."""
    text = "\n".join(HEAD).replace("seats: 3", "seats: 9")
    with pytest.raises(UserError, match=r"9.* for seats.*2–6"):
        verify_record(read_record(text), AllstarAdapter())


@pytest.mark.parametrize("seat", ["0", "4", "77"])
def test_choices_of_seats_there_are_not(seat: str) -> None:
    """Seats are counted from 1 to the number of managers."""
    record = read_record("\n".join([*HEAD, "# a moment", f"{seat}: Duck1"]))
    with pytest.raises(BadRecord, match=f"There is no seat {seat} at this table"):
        verify_record(record, AllstarAdapter())


def test_line_ends_and_blank_lines(finished: str) -> None:
    """Files that went through other editors read the same."""
    assert read_record(finished.replace("\n", "\r\n")) == read_record(finished)
    assert read_record(finished.replace("\n\n", "\n\n\n")) == read_record(finished)


lines_of_text = st.text(st.characters(codec="utf-8"), max_size=20)
odd_lines = st.one_of(
    lines_of_text,
    st.tuples(
        st.sampled_from(["1", "2", "#", "result", "seed", "given deck", "seats", ""]), lines_of_text
    ).map(": ".join),
)


@settings(max_examples=200, deadline=None)
@given(st.lists(odd_lines, max_size=6))
def test_reading_raises_nothing_but_told(extra: list[str]) -> None:
    """Whatever stands in a file, it is read, or refused with a sentence."""
    with suppress(UserError):
        verify_record(read_record("\n".join(HEAD + extra)), AllstarAdapter())


# --- files


def test_save_and_read(tmp_path: Path) -> None:
    """The file holds the text, and nothing else is left in the folder."""
    record = Record.of(play())
    path = tmp_path / "game.txt"
    record.save(path)
    assert path.read_text("utf-8") == record.text()
    assert read_record(path.read_text("utf-8")) == record
    assert list(tmp_path.iterdir()) == [path]
    record.save(path)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("broken", ["write_text", "replace"])
def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    """If the disk fails half way the old file is still whole."""
    path = tmp_path / "game.txt"
    before = Record.of(play(choices=20))
    before.save(path)
    after = Record.of(play())
    write_text = Path.write_text

    def fail(self: Path, *arguments: Any, **named: Any) -> None:
        if broken == "write_text":
            write_text(self, str(arguments[0])[:50], "utf-8")
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(Path, broken, fail)
        with pytest.raises(OSError, match="disk full"):
            after.save(path)
    assert path.read_text("utf-8") == before.text()
    after.save(path)
    assert path.read_text("utf-8") == after.text()
