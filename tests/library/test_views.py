"""Views by name: right, complete, and built from what the seat may know alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sixthman as sm
from sixthman.games.hoops.rules.cards import SKILL_NAMES, STANDARD
from sixthman.kernel.declaration import NOBODY
from sixthman.kernel.stream import new_stream
from sixthman.registry import game_named
from sixthman.table import Table
from sixthman.table.plain import PlainTable

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("allstar", {"seats": 4, "coaches": True}),
    ("allstar", {"seats": 2, "mode": "heritage"}),
    ("allstar", {"seats": 2, "mode": "free-agency"}),
    ("allstar", {"seats": 3, "edition": "2020"}),
    ("hoops", {"pick_team": True, "opening_draft": True}),
    ("hoops", {}),
]


def states(game: str, options: dict[str, Any], choices: int = 150) -> Any:
    """A table along a random game."""
    folder, rng = game_named(game), random.Random(game)
    table = Table(folder.adapter(), folder.options(**options), "7")
    for _ in range(choices):
        if table.over:
            return
        yield table
        seat = rng.choice(table.waiting())
        table.choose(seat, [rng.choice(table.legal(seat))])


def everything(view: Any) -> list[Any]:
    """All that a view says: every public attribute, the drawing, the picture."""
    names = [name for name in dir(view) if not name.startswith("_") and name != "record"]
    said = [(name, getattr(view, name)) for name in names]
    return [repr([one for one in said if not callable(one[1])]), str(view), view._repr_html_()]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_nothing_hidden_shows(game: str, options: dict[str, Any]) -> None:
    """Whatever a seat cannot know is dealt anew; what it sees by name stays the same."""
    compared = 0
    for step, table in enumerate(states(game, options)):
        if step % 5:
            continue
        adapter, rules = table.adapter, table.adapter.engine.game
        for seat in range(table.options.seats):
            view = table.view(seat)
            other = view.copy()
            rules.imagine(other, new_stream(f"{step} {seat}"))
            again = adapter.engine.new_state()
            rules.view(other, seat, again)
            seen, reseen = adapter.see(view), adapter.see(again)
            assert seen == reseen
            assert hash(seen) == hash(reseen)
            assert everything(seen) == everything(reseen)
            compared += other.tobytes() != table._state.tobytes()
    assert compared > 20, "nothing was hidden"


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_choices_are_those_of_the_table(game: str, options: dict[str, Any]) -> None:
    for table in states(game, options):
        for seat in range(table.options.seats):
            view = table.adapter.see(table.view(seat))
            assert sorted(choice.as_number for choice in view.legal) == sorted(table.legal(seat))
            for choice in view.legal:
                assert choice in view.legal
                assert choice.text in view.legal
                assert view.legal.named(choice.text).text == choice.text


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_hand_is_what_can_be_drafted(seats: int) -> None:
    table = sm.new("allstar", seats=seats, seed="11")
    drafted = 0
    while not table.over:
        view = table.view()
        assert (view.phase == "draft") == bool(view.hand)
        if view.hand:
            assert {card.name for card in view.hand} == {choice.text for choice in view.legal}
            assert all(choice.card in view.hand for choice in view.legal)
            drafted += 1
        table.play(table.legal[0])
    assert drafted == 15


def test_what_cards_say() -> None:
    table = sm.new("allstar", seats=4, seed="7")
    wolf, horse = (table.legal.named(name).card for name in ("Wolf4", "Horse7"))
    assert (wolf.species, wolf.number, wolf.symbol) == ("Wolf", 4, "Skate")
    assert (horse.species, horse.number, horse.symbol) == ("Horse", 7, "")
    assert repr(wolf) == "Player('Wolf4', symbol='Skate')"
    assert [len(arena.fans) for arena in table.view().arenas] == [4]
    court = sm.new("hoops", seed="7").view()
    card = court.players[0]
    printed = next(row for row in STANDARD.sections["player"] if row.name == card.name).values
    assert list(card.positions) == list(printed["positions"])
    assert (card.cost, card.value) == (printed["cost"], printed["value"])
    assert card.skills == {skill: printed[skill] for skill in SKILL_NAMES if printed[skill]}
    assert court.court[1]["PG"].title("fr").startswith("Meneur")
    assert court.levels(1)["intelligence"] > 0
    assert court.money() > 0


def test_a_choice_without_a_card_has_a_blank_one() -> None:
    seen = set()
    for table in states("allstar", {"seats": 4, "coaches": True}, 400):
        for choice in table.adapter.see(table.view(table.waiting()[0])).legal:
            if not choice.card:
                assert choice.card.number == 0
                seen.add(choice.type)
    assert {"pass", "bus"} <= seen


def test_strength_puts_teams_in_order() -> None:
    view: Any = sm.new("allstar", seats=4, seed="7").view()
    hand = {card.name: card for card in view.hand}
    pair = view.strength([hand["Horse7"], "Duck7"])
    assert pair > view.strength([hand["Horse7"], hand["Wolf4"]]) > 0 == view.strength([])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_drawings_in_every_language(game: str, language: str) -> None:
    table = sm.new(game, seed="7", language=language)
    drawn = []
    while not table.over:
        drawn.append(str(table))
        assert table._repr_html_().startswith("<div")
        table.play(table.legal[0])
    assert {"en": "Your", "fr": "Votre", "de": "Deine"}[language] in drawn[0]
    assert max(len(line) for text in drawn for line in text.splitlines()) < 200


@pytest.mark.parametrize("game", ["allstar", "hoops"])
def test_a_game_without_names_of_its_own_shows_its_fields(game: str) -> None:
    """What a plug-in gets: the fields of its declaration, and none that is nobody's to know."""
    folder = game_named(game)
    plain = PlainTable(folder.rules)
    adapter = plain.Adapter(plain.cards)
    table = Table(folder.adapter(), folder.options(), "7")
    seat = table.waiting()[0]
    record = table.view(seat)
    view = adapter.see(record)
    for field in folder.declared.fields:
        if field.seen == NOBODY or field.type == "stream":
            with pytest.raises(AttributeError, match="it has "):
                getattr(view, field.name)
        elif field.name not in ("seats", "phase"):
            shown = getattr(view, field.name)
            assert (list(shown.values()) if field.each else shown) == (
                record[field.name][: table.options.seats] if field.each else record[field.name]
            ).tolist()
    assert view.phase == folder.declared.phase_names[int(record.phase)]
    assert len(view.legal) == len(table.legal(seat))
    assert view.legal[0].text in str(view)
    assert view.legal[0].text in view._repr_html_()


def test_pictures_need_nothing_else() -> None:
    table = sm.new("allstar", seats=3, seed="7", names=["<b>Ann</b>"])
    shown: list[Any] = [table, table.legal, table.legal[0], table.view(), table.legal[0].card, table.record]
    for thing in shown:
        html = thing._repr_html_()
        assert "<b>Ann" not in html
        assert not any(outside in html for outside in ("http", "<script", "<img", "url("))
