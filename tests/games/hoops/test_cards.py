"""The standard set of cards is what the rulebook and hoops.md say."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from sixthman.games.hoops.declaration import MODELS
from sixthman.games.hoops.names import DIE_WORDS, POSITION_WORDS, RATING_WORDS, SKILL_WORDS
from sixthman.games.hoops.rules import cards
from sixthman.games.hoops.rules.cards import (
    BASE,
    COMPLEXITY,
    COPIES,
    COST,
    DEFENCE,
    FACE,
    FACE_COLOUR,
    FATIGUE,
    FATIGUE_CARDS,
    IN_MARKET,
    INITIATION,
    INTELLIGENCE,
    KEEPS,
    KIND,
    MARKET,
    OFFENCE,
    PLAYER,
    POSITION_NAMES,
    POSITIONS,
    REBOUNDS,
    SKILL,
    SKILL_NAMES,
    STANDARD,
    STARTERS,
    SUBSTITUTES,
    TACTICS,
    TIRED,
    VALUE,
    WORDS,
    CardSet,
)
from sixthman.messages import LANGUAGES, say
from sixthman.registry import game_named
from sixthman.table.adapters import adapter_named
from tests.games.hoops.conftest import BLOCK, BLUE, DRIVE, INSIDE, RED, STEAL, STOP, THREE, YELLOW, model


def keeps(name: str) -> dict[str, int]:
    """The dice a tactic of the standard set keeps."""
    return {
        skill: int(number) for skill, number in zip(SKILL_NAMES, KEEPS[model(name)], strict=True) if number
    }


def test_models_are_numbered_as_every_set_has_them() -> None:
    """Players, starters, substitutes, tactics, base tactics, fatigue, in that order."""
    assert [card.section if card else "" for card in STANDARD.cards] == (
        ["player"] * 100
        + ["starter"] * 10
        + ["substitute"] * 10
        + ["tactic"] * 20
        + ["base_tactic"] * 10
        + ["fatigue"]
    )
    assert KIND.tolist() == [PLAYER] * 120 + ([OFFENCE] * 10 + [DEFENCE] * 10) + [OFFENCE] * 5 + [
        DEFENCE
    ] * 5 + [TIRED]
    assert len(set(STANDARD.names)) == MODELS


def test_every_table_is_there_and_small() -> None:
    """The tables of the standard set, under the names rules know them by, one byte a number."""
    tables = STANDARD.tables()
    for name, table in tables.items():
        assert table.dtype == np.int8
        assert np.array_equal(table, getattr(cards, name)), name
    assert {name: table.shape for name, table in tables.items()} == {
        **dict.fromkeys(
            [
                "KIND",
                "VALUE",
                "COST",
                "POSITIONS",
                "INTELLIGENCE",
                "REBOUNDS",
                "COMPLEXITY",
                "COPIES",
                "INITIATION",
                "IN_MARKET",
            ],
            (MODELS,),
        ),
        **dict.fromkeys(("SKILL", "KEEPS"), (MODELS, 6)),
        **dict.fromkeys(("FACE", "FACE_COLOUR"), (6, 6)),
    }


def test_players_of_the_market() -> None:
    """100 players, all positions, many with two, costs from 3 to 12, at least 25 of them cheap."""
    market = slice(MARKET, STARTERS)
    assert (POSITIONS[market] > 0).all()
    assert (VALUE[market] > 0).all()
    two = sum(int(mask).bit_count() == 2 for mask in POSITIONS[market])
    assert two >= 40
    assert max(int(mask).bit_count() for mask in POSITIONS[market]) == 2
    for bit in range(5):
        there = (POSITIONS[market] >> bit & 1) == 1
        assert there.sum() >= 20
        assert (COST[market][there] <= 5).sum() >= 5, POSITION_NAMES[bit]
    spread = Counter(COST[market].tolist())
    assert sorted(spread) == list(range(3, 13))
    assert sum(spread[cost] for cost in (3, 4, 5)) >= 25
    assert min(spread.values()) >= 5
    assert IN_MARKET.tolist() == [1] * 100 + [0] * 20 + [1] * 20 + [0] * 11


def test_nobody_is_dominated() -> None:
    """No player or tactic of the market is matched in everything by a cheaper card, or by a free one."""
    players = np.column_stack([INTELLIGENCE, REBOUNDS, SKILL])
    tactics = np.column_stack([-COMPLEXITY, KEEPS])
    for ratings, market, free in (
        (players, range(MARKET, STARTERS), range(STARTERS, TACTICS)),
        (tactics, range(TACTICS, BASE), range(BASE, FATIGUE)),
    ):
        for other in market:
            cheaper = [better for better in market if COST[better] < COST[other]]
            for better in (*cheaper, *free):
                assert (ratings[better] < ratings[other]).any(), (better, other)


def test_starting_set() -> None:
    """Ten starters, two for each position, five for a first game; ten substitutes, seven of them."""
    starters, substitutes = slice(STARTERS, SUBSTITUTES), slice(SUBSTITUTES, TACTICS)
    assert POSITIONS[starters].tolist() == [1, 1, 2, 2, 4, 4, 8, 8, 16, 16]
    assert POSITIONS[starters][INITIATION[starters] == 1].tolist() == [1, 2, 4, 8, 16]
    assert INITIATION[substitutes].sum() == 7
    assert np.bitwise_or.reduce(POSITIONS[substitutes][INITIATION[substitutes] == 1]) == 31
    assert not COST[STARTERS:TACTICS].any()
    assert (VALUE[STARTERS:TACTICS] >= 1).all()


def test_rulebook_activation_example_levels() -> None:
    """Activer des cartes Tactique: intelligence 6; 3 Points 3, Block 2, Stop 2 on the first court."""
    court = [card for card in range(STARTERS, SUBSTITUTES) if INITIATION[card]]
    levels = SKILL[court].sum(axis=0)
    assert INTELLIGENCE[court].sum() == 6
    assert (levels[THREE], levels[BLOCK], levels[STOP]) == (3, 2, 2)
    assert COMPLEXITY[model("Virginia Offense")] > 6 >= COMPLEXITY[model("Kentucky Offense")]


def test_tactics_of_the_market() -> None:
    """20 models, ten of each side, 70 cards, a ladder of complexity, one or two skills each."""
    market = slice(TACTICS, BASE)
    assert COPIES[market].sum() == 70
    assert (VALUE[market] > 0).all()
    for first in (TACTICS, TACTICS + 10):
        ladder = COMPLEXITY[first : first + 10].tolist()
        assert ladder == sorted(ladder)
        assert len(set(ladder)) >= 8
        prices = COST[first : first + 10].tolist()
        assert prices == sorted(prices)
        skills = (KEEPS[first : first + 10] > 0).sum(axis=1).tolist()
        assert set(skills) == {1, 2}
    for side in (OFFENCE, DEFENCE):
        used = KEEPS[market][KIND[market] == side].any(axis=0).tolist()
        assert used == [side == OFFENCE] * 3 + [side == DEFENCE] * 3
    assert all(name.endswith(("Offense", "Defense")) for name in STANDARD.names[market])


def test_tactics_of_the_rulebook() -> None:
    """Those the rulebook shows are as it shows them, and say so."""
    assert keeps("base-offense-3-pts") == {"three": 2}
    assert keeps("base-defense-switch") == {"steal": 1, "stop": 1}
    assert list(keeps("Kentucky Offense")) == ["three"]
    assert keeps("Michigan Defense") == {"block": 2, "stop": 1}
    for name, complexity in {
        "Kentucky Offense": 5,
        "Virginia Offense": 7,
        "Houston Defense": 5,
        "Michigan Defense": 3,
    }.items():
        assert COMPLEXITY[model(name)] == complexity
        assert STANDARD.provenance(model(name), "complexity") == "rulebook"
        assert STANDARD.provenance(model(name), "cost") == "ours"
    assert STANDARD.provenance(model("Michigan Defense"), "keeps") == "rulebook"
    assert STANDARD.provenance(model("base-offense-3-pts"), "keeps") == "rulebook"


def test_base_tactics() -> None:
    """Five of each side; three offensive and two defensive ones for a first game, which can use them."""
    assert INITIATION[BASE : BASE + 5].sum() == 3
    assert INITIATION[BASE + 5 : FATIGUE].sum() == 2
    assert COMPLEXITY[BASE:FATIGUE].max() <= 2
    assert not COST[BASE:FATIGUE].any()
    assert (VALUE[BASE:FATIGUE] == 2).all()


def test_fatigue() -> None:
    """Nine cards that nothing can be paid with."""
    assert COPIES[FATIGUE] == FATIGUE_CARDS == 9
    assert VALUE[FATIGUE] == COST[FATIGUE] == POSITIONS[FATIGUE] == 0
    assert (COPIES[:TACTICS] == 1).all()
    assert (COPIES[BASE:FATIGUE] == 1).all()


def test_dice_values_table() -> None:
    """Valeurs des dés: the two tables, and blank faces."""
    assert FACE.tolist() == [
        [0, 0, 0, 2, 6, 9],
        [0, 0, 2, 4, 6, 7],
        [0, 2, 3, 4, 6, 6],
        [0, 1, 2, 1, 2, 4],
        [0, 2, 2, 1, 2, 3],
        [0, 2, 3, 3, 1, 1],
    ]
    assert ((FACE_COLOUR == -1) == (FACE == 0)).all()


def test_dice_colours() -> None:
    """Attack dice are of one color; each defensive die has all three and leans as hoops.md says."""
    for die in (THREE, INSIDE, DRIVE):
        assert set(FACE_COLOUR[die].tolist()) == {-1, die}
    stops = np.array(
        [[FACE[die][FACE_COLOUR[die] == colour].sum() for colour in range(3)] for die in (3, 4, 5)]
    )
    assert (stops > 0).all()
    assert stops.argmin(axis=1).tolist() == [YELLOW, BLUE, RED]
    assert (2, BLUE) in zip(FACE[STEAL].tolist(), FACE_COLOUR[STEAL].tolist(), strict=True)
    assert (3, BLUE) in zip(FACE[STOP].tolist(), FACE_COLOUR[STOP].tolist(), strict=True)


def test_every_value_has_its_provenance() -> None:
    """Ours or the rulebook's, for the name and each number of every card and die."""
    for section in STANDARD.sections.values():
        for card in section:
            assert set(card.provenance) == {"name", *card.values}
            for origin in card.provenance.values():
                assert set([origin] if isinstance(origin, str) else origin) <= {"ours", "rulebook"}
    dice = STANDARD.sections["die"]
    assert all(die.provenance["faces"] == "rulebook" for die in dice)
    colours = dice[STOP].provenance["colours"]
    assert [face for face, origin in enumerate(colours) if origin == "rulebook"] == [2]
    with pytest.raises(LookupError):
        CardSet({**STANDARD.sections, "player": STANDARD.sections["player"][:30]}).provenance(30, "cost")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_are_words_are_in_the_catalogues(language: str) -> None:
    """Starting cards, positions, skills, dice and ratings have a name of their own in every language."""
    assert set(STANDARD.names[STARTERS:TACTICS] + STANDARD.names[BASE:]) == WORDS
    for words in (WORDS, POSITION_WORDS, SKILL_WORDS, DIE_WORDS, RATING_WORDS.values()):
        assert len({say(language, word) for word in words}) == len(words)
    assert tuple(f"position-{position}" for position in POSITION_NAMES) == POSITION_WORDS
    assert tuple(f"skill-{skill}" for skill in SKILL_NAMES) == SKILL_WORDS
    assert tuple(f"die-{skill}" for skill in SKILL_NAMES) == DIE_WORDS


def test_the_first_set_can_be_chosen_by_its_name() -> None:
    """`--cards first`: what games of the first version of the rules were played with."""
    first = game_named("hoops").cards(Path("first"))
    rows = {card.name: card.values for card in first.cards.cards if card}
    assert rows["Kareem Abdul-Jabbar"]["cost"] == 15
    assert rows["base-offense-inside"]["keeps"] == {"inside": 2}
    assert first.digest == adapter_named("hoops", version="1").cards.digest
    assert first.digest != game_named("hoops").cards().digest


def test_a_file_goes_before_a_set_of_the_same_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only plain names are looked for among the sets that a game brings."""
    folder = game_named("hoops")
    monkeypatch.chdir(tmp_path)
    assert folder.card_file(Path("nowhere/first")) == Path("nowhere/first")
    assert folder.card_file(Path("second")) == Path("second")
    assert folder.card_file(Path("first")) != Path("first")
    (tmp_path / "first").write_text("", "utf-8")
    assert folder.card_file(Path("first")) == Path("first")
