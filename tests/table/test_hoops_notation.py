"""Choices of NBA Deck-Building as text: written one way, read in every way people write them."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixthman.games.hoops.declaration import (
    AGREE,
    CHOICES,
    DIE,
    DISCARD,
    DONE,
    ENTER,
    KEEP,
    MENU,
    MOVE,
    PLAY_ON,
    POSITION,
    PREPARE,
    REMOVE,
    REROLL,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from sixthman.games.hoops.rules.cards import STANDARD, CardSet
from sixthman.games.hoops.table import TableCards
from sixthman.games.hoops.table.notation import Notation
from sixthman.games.hoops.table.words import (
    CHOICE_WORDS,
    REPLACING,
    STOPS,
    VERBS,
    meant,
    plain_choice,
    verb_of,
)
from sixthman.messages import LANGUAGES, BadCards, IllegalChoice, UserError, say

from .hoops import DESK, VARIANTS, new_table, standard

NOTATION = DESK.notation
CURRY, KENTUCKY, HOUSTON = map(standard, ("Stephen Curry", "Kentucky Offense", "Houston Defense"))


def plainly(text: str, notation: Notation = NOTATION) -> list[int]:
    """What is read, without the verbs."""
    return [plain_choice(choice) for choice in notation.read(text)]


def faces() -> list[int]:
    """Every die that can lie on the table: of faces that look the same, the first."""
    return sorted({NOTATION.read(NOTATION.word(DIE + die))[0] for die in range(36)})


# --- round trips


@pytest.mark.parametrize("choice", [*range(DIE), *faces()])
def test_every_choice_reads_back(choice: int) -> None:
    assert NOTATION.read(NOTATION.word(choice)) == [choice]


def test_faces_that_look_the_same_are_one_die() -> None:
    """Drive shows two sixes, 3 Points three blanks."""
    assert NOTATION.word(DIE + 2 * 6 + 4) == NOTATION.word(DIE + 2 * 6 + 5) == "drive6"
    assert len(faces()) == 4 + 5 + 5 + 6 + 5 + 6


@given(st.lists(st.sampled_from([*range(DIE), *faces()]), min_size=1, max_size=12))
def test_lists_of_choices_read_back(choices: list[int]) -> None:
    assert plainly(NOTATION.write(choices)) == choices


@pytest.mark.parametrize("variant", VARIANTS)
def test_records_read_back(variant: str) -> None:
    """Every line of a game is read as the choices that were made, in their order."""
    table = new_table(VARIANTS[variant], seed=variant)
    made: dict[str, list[int]] = {}
    while not table.over:
        seat, title = table.waiting()[-1], table.heading
        choice = table.legal(seat)[len(table.reveals) % len(table.legal(seat))]
        made.setdefault(f"{title} {seat}", []).append(choice)
        table.choose(seat, [choice])
    found: dict[str, list[int]] = {}
    for heading in table.reveals:
        for seat, line in heading.choices.items():
            found.setdefault(f"{heading.title} {seat}", []).extend(plainly(line))
    assert found == made


# --- how it looks


def test_a_turn_in_one_line() -> None:
    """A whole turn as people would write it."""
    line = (
        "refresh Houston Defense - / buy player Stephen Curry with substitute-PG-1, substitute-SG-1 / "
        "replace Stephen Curry PG to SG out, Magic Johnson out - / prepare Kentucky Offense for "
        "base-offense-drive - / attack Kentucky Offense: reroll 3pts0 3pts2 - keep 3pts9 3pts6 / end / "
        "discard fatigue-card - / remove -"
    )
    assert plainly(line) == [
        HOUSTON,
        DONE,
        TO_BUY_PLAYER,
        CURRY,
        standard("substitute-PG-1"),
        standard("substitute-SG-1"),
        TO_REPLACE,
        CURRY,
        POSITION,
        POSITION + 1,
        DONE,
        standard("Magic Johnson"),
        DONE,
        DONE,
        TO_PREPARE,
        KENTUCKY,
        standard("base-offense-drive"),
        DONE,
        KENTUCKY,
        DIE,
        DIE + 3,
        DONE,
        DIE + 5,
        DIE + 4,
        DONE,
        standard("fatigue-card"),
        DONE,
        DONE,
    ]


def test_words_depend_on_what_is_asked() -> None:
    """No more of it: out of the court, the end of the turn, or just that."""
    assert [NOTATION.word(DONE, phase) for phase in (MOVE, MENU, DISCARD)] == ["out", "end", "-"]
    assert [NOTATION.word(choice) for choice in (TO_BUY_PLAYER, PLAY_ON, AGREE)] == [
        "buy player",
        "play on",
        "draw",
    ]


def test_dice() -> None:
    """A skill and a number; on a defensive die the color it stops, too."""
    assert NOTATION.word(DIE + 5) == "3pts9"
    assert NOTATION.word(DIE + 3 * 6 + 2) == "steal2blue"
    assert NOTATION.word(DIE + 5 * 6) == "stop0"


# --- verbs


def test_a_verb_fits_only_where_it_belongs() -> None:
    """Whoever says discard never removes a card, and whoever says reroll never keeps a die."""
    for text, fits, choice in (
        ("discard Curry", DISCARD, CURRY),
        ("remove Curry", REMOVE, CURRY),
        ("reroll 3pts0", REROLL, DIE),
        ("keep 3pts0", KEEP, DIE),
        ("out", MOVE, DONE),
        ("end", MENU, DONE),
    ):
        (read,) = NOTATION.read(text)
        for phase in (DISCARD, REMOVE, REROLL, KEEP, MOVE, MENU, ENTER):
            assert (meant(phase, [], read) == choice) == (phase == fits), (text, phase)


def test_no_more_is_about_what_was_begun() -> None:
    """After "prepare …" the dash ends the preparing and never the turn; elsewhere it is whatever is asked."""
    for text, fits in (("prepare Kentucky -", PREPARE), ("replace Curry to SG out -", ENTER)):
        last = NOTATION.read(text)[-1]
        assert meant(fits, [], last) == DONE
        assert meant(MENU, [], last) == last
        assert meant(MENU, NOTATION.read(text)[:-1], last) is None
    assert NOTATION.read("prepare Kentucky / -")[-1] == DONE


def test_cards_are_put_in_the_order_of_the_rules() -> None:
    """Cards to discard may be named in any order."""
    assert plainly("discard Houston Defense, Curry -") == [CURRY, HOUSTON, DONE]
    assert plainly("reroll 3pts9 3pts0") == [DIE, DIE + 5]
    assert plainly("keep 3pts9 3pts0") == [DIE + 5, DIE]
    assert plainly("buy Curry with Magic Johnson, Steve Kerr")[2:] == [
        standard("Magic Johnson"),
        standard("Steve Kerr"),
    ]


def test_buy_takes_its_market_from_the_card() -> None:
    assert plainly("buy Curry") == [TO_BUY_PLAYER, CURRY]
    assert plainly("buy Kentucky") == [TO_BUY_TACTIC, KENTUCKY]
    assert plainly("buy player") == [TO_BUY_PLAYER]
    for text in ("buy", "buy PG", "buy /", "buy replace"):
        with pytest.raises(IllegalChoice, match="Say what to buy"):
            NOTATION.read(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_every_language(language: str) -> None:
    """All words for a verb or an action mean the same."""
    for index, verb in enumerate(VERBS[:REPLACING]):
        for word in say(language, verb.message).split(","):
            (choice,) = NOTATION.read(word if index in STOPS else f"{word} Curry")
            assert verb_of(choice) is verb
    for choice, (_, message) in CHOICE_WORDS.items():
        for word in say(language, message).split(","):
            assert NOTATION.read(word) == [choice]


def test_english_is_written() -> None:
    assert [say("en", verb.message).split(",")[0] for verb in VERBS] == [verb.word for verb in VERBS]


# --- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_as_people_see_them(language: str) -> None:
    """The name of a card that a message shows is read as that card, commas and all."""
    for name in ("starter-PG-1", "substitute-C-2", "base-offense-3-pts", "base-defense-help", "fatigue-card"):
        assert NOTATION.read(say(language, name)) == [standard(name)]
    both = f"{say(language, 'substitute-PG-1')}, {say(language, 'substitute-SG-1')}"
    assert NOTATION.read(both) == [standard("substitute-PG-1"), standard("substitute-SG-1")]


@pytest.mark.parametrize(
    "text",
    [
        "Luka Dončić",
        "luka doncic",
        "LUKA DONČIĆ",
        "Luka Donc\u030cic\u0301",
        "Dončić",
        "doncic",
        "LukaDoncic",
    ],
)
def test_accents_spacing_capitals(text: str) -> None:
    assert NOTATION.read(text) == [standard("Luka Dončić")]


@pytest.mark.parametrize(
    ("text", "position"), [("PG", 0), ("meneur de jeu", 0), ("Arrière", 1), ("c", 4), ("Pivot", 4)]
)
def test_positions(text: str, position: int) -> None:
    assert NOTATION.read(text) == [POSITION + position]
    assert plainly(f"to {text}") == [POSITION + position]


@pytest.mark.parametrize("text", ["3pts9", "3 Points 9", "blue 9", "bleu 9", "blau9", "Dreier 9"])
def test_dice_in_three_languages(text: str) -> None:
    assert NOTATION.read(text) == [DIE + 5]


@pytest.mark.parametrize("text", ["steal2blue", "Steal 2 blue", "Interception 2 bleu", "beige 2 blau"])
def test_defensive_dice_in_three_languages(text: str) -> None:
    assert NOTATION.read(text) == [DIE + 3 * 6 + 2]


@pytest.mark.parametrize("text", ["stop0", "Stop blank", "marron vide", "braun leer"])
def test_blank_dice(text: str) -> None:
    assert NOTATION.read(text) == [DIE + 5 * 6]


def test_where_a_player_comes_in_is_one_of_his_positions() -> None:
    """A position right after a name belongs to that player, whatever the state of the game."""
    assert plainly("replace Curry PG to SG to SF out") == [
        TO_REPLACE,
        CURRY,
        POSITION,
        POSITION + 1,
        POSITION + 2,
        DONE,
    ]
    with pytest.raises(IllegalChoice, match="Stephen Curry can’t play C"):
        NOTATION.read("replace Curry C")


def test_part_of_a_name() -> None:
    """Enough of a name to tell the card; two Allens are told apart, and so are two Malones."""
    assert NOTATION.read("Curry / Kentucky / Magic / North Carolina") == [
        CURRY,
        KENTUCKY,
        standard("Magic Johnson"),
        standard("North Carolina Offense"),
    ]
    with pytest.raises(BadCards, match="Tony Allen, Ray Allen, Allen Iverson"):
        NOTATION.read("Allen")
    with pytest.raises(BadCards, match="Karl Malone, Moses Malone"):
        NOTATION.read("buy Malone")


# --- what is none


@pytest.mark.parametrize("text", ["Dragon7", "3pts7", "steal2", "PG9", "#151", "#999", '"Nobody"', "ä"])
def test_unknown_words(text: str) -> None:
    """The message repeats what was asked for."""
    with pytest.raises(BadCards) as told:
        NOTATION.read(text)
    assert text.strip('"') in str(told.value)


def test_only_the_unknown_word_is_named() -> None:
    with pytest.raises(BadCards, match='"Dragon"'):
        NOTATION.read("discard Curry, Dragon, Kentucky")


words = st.sampled_from(
    [
        "Curry",
        "curry",
        "buy",
        "buy player",
        "-",
        "PG",
        "3pts",
        "9",
        "/",
        ",",
        " ",
        ":",
        '"',
        "#",
        "12",
        "ä",
        "out",
    ]
)


@settings(max_examples=300)
@given(st.one_of(st.text(max_size=40), st.lists(words, max_size=8).map("".join)))
def test_reading_raises_nothing_but_told(text: str) -> None:
    """Whatever people type, they get choices or a sentence."""
    with suppress(UserError):
        assert all(0 <= plain_choice(choice) < CHOICES for choice in NOTATION.read(text))


# --- names of your own


def with_names(*names: str) -> Notation:
    """The standard set with other names on its first players."""
    players = list(STANDARD.sections["player"])
    for index, name in enumerate(names):
        players[index] = replace(players[index], name=name)
    return Notation(TableCards("mine.toml", CardSet({**STANDARD.sections, "player": tuple(players)})))


@pytest.mark.parametrize(
    "names",
    [
        ("with", "keep", "-", "buy", "PG"),
        ("Magic", "Magic Stephen", "Stephen", "Curry out"),
        ("a / b", "a: b", "a, b", "a", "b"),
        ('the "Bird"', "!!!", "???", "#3", "3pts9"),
        ("C", "C J", "J", "J out", "end / 12"),
        ("Kukoč", "Kukoc", "KUKO C", "ku", "koč"),
    ],
)
def test_awkward_names_read_back(names: tuple[str, ...]) -> None:
    """A card may be called anything; it is read as itself, alone and among others."""
    notation = with_names(*names)
    cards = [*range(len(names)), CURRY]
    for card in cards:
        assert notation.read(notation.word(card)) == [card]
        for other in (*cards, DONE, TO_REPLACE, POSITION + 4, DIE + 5):
            for pair in ([card, other], [other, card]):
                assert plainly(notation.write(pair), notation) == pair


@settings(max_examples=60)
@given(st.lists(st.text(min_size=1, max_size=8), min_size=2, max_size=4, unique_by=str.casefold))
def test_any_names_read_back(names: list[str]) -> None:
    """Names as a card file may have them: visible letters of any kind."""
    names = [name for name in names if name.isprintable() and name.strip()]
    taken = {name.casefold() for name in STANDARD.names}
    names = [name for name in names if name.strip().casefold() not in taken]
    notation = with_names(*names)
    cards = list(range(len(names)))
    assert plainly(notation.write([*cards, DONE]), notation) == [*cards, DONE]
