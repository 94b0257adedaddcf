"""What a change touches, shown by making it on a copy: an arena, a coach, a language."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.plugin.copies import Copy

ARENA = """
[[arena]]
name = "Igloo Stadium"
fans = [20, 17, 14, 11, 8, 5]
"""
COACH = """
[[coach]]
name = "Heron"
beside = "team"
fans = 3
"""
COACH_WORDS = {
    "en": "coach-Heron = Hilda Reed\ncoach-Heron-text = Beside a team: 3 more fans for it.\n",
    "fr": "coach-Heron = Hilda Reed\ncoach-Heron-text = Près d’une équipe : 3 supporters de plus.\n",
    "de": "coach-Heron = Hilda Reed\ncoach-Heron-text = Neben einem Team: 3 Fans mehr für das Team.\n",
}

SIMULATE = ("simulate", "allstar", "--games", "40", "--bots", "random", "--json")

# Deals until the new card comes up, and has pros play that game by the compiled rules.
PLAY = """
import json
from sixthman.bots import bot_named
from sixthman.kernel.module import ModuleEngine
from sixthman.messages import LANGUAGES, say
from sixthman.registry import game_named
from sixthman.table import Record, Table, read_record, verify_record

folder = game_named("allstar")
adapter = folder.adapter()
options = folder.options(seats=4, coaches=COACHES)
for number in range(100):
    table = Table(adapter, options, f"deal {number}")
    if IS_THERE:
        break
bots = [bot_named("pro", adapter.engine, str(seat)) for seat in range(4)]
while not table.over:
    seat = table.waiting()[0]
    table.choose(seat, bots[seat].choose(table.view(seat)))
verified = verify_record(read_record(Record.of(table).text()), adapter)
"""


def test_an_arena_is_one_entry_in_one_file(tmp_path: Path) -> None:
    """The module is not built again: its tables lie in memory, where those of the data files are written over
    them. (`make modules` before a release bakes them in, and `make test` asks for it.)"""
    copy = Copy(tmp_path / "copy")
    copy.add("games/allstar/data/arenas.toml", ARENA)
    assert copy.changed() == ["games/allstar/data/arenas.toml"]
    script = PLAY.replace("COACHES", "False").replace("IS_THERE", "15 in table._state.arenas") + (
        "print(json.dumps({'module': isinstance(adapter.engine, ModuleEngine), 'scores': verified.scores(),"
        " 'arenas': [adapter.cards.arena(int(one)) for one in table.view().arenas],"
        " 'catalogue': json.dumps(adapter.catalogue()), 'paid': [event.facts for event in table.events()"
        " if event.type == 'arena' and event.facts['arena'] == 'Igloo Stadium']}))"
    )
    found = json.loads(copy.run("-c", script))
    assert found["module"]
    assert "Igloo Stadium" in found["arenas"]
    assert "Igloo Stadium" in found["catalogue"]
    assert found["paid"]
    quick, plain = (
        json.loads(copy.run("-m", "sixthman.cli", *SIMULATE, "--target", target))["digest"]
        for target in ("wasm", "interpreted")
    )
    assert quick == plain


def test_a_coach_of_known_abilities_is_one_entry_and_its_words(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")
    copy.add("games/allstar/data/coaches.toml", COACH)
    for language, words in COACH_WORDS.items():
        copy.add(f"messages/{language}/allstar/coaches.ftl", words)
    assert copy.changed() == [
        "games/allstar/data/coaches.toml",
        *(f"messages/{language}/allstar/coaches.ftl" for language in ("de", "en", "fr")),
    ]
    script = PLAY.replace("COACHES", "True").replace(
        "IS_THERE", "12 in [*table._state.coach.tolist(), *table._state.refused.tolist()]"
    ) + (
        "print(json.dumps({'names': [adapter.speaker(language, []).coach('Heron') for language in LANGUAGES],"
        " 'read': adapter.write_one(adapter.read('coach:Heron')[0]), 'scores': verified.scores()}))"
    )
    found = json.loads(copy.run("-c", script))
    assert found["names"] == ["Hilda Reed"] * 3
    assert found["read"] == "coach:Heron"
    assert len(found["scores"]) == 4


@pytest.mark.parametrize("code", ["nl"])
def test_a_language_is_its_folder_and_one_line(tmp_path: Path, code: str) -> None:
    copy = Copy(tmp_path / "copy")
    folder = copy.package / "messages" / code
    shutil.copytree(copy.package / "messages" / "en", folder)
    file = folder / "games.ftl"
    text = file.read_text("utf-8")
    file.write_text(text.replace("There is no report for", "Er is geen verslag van"), "utf-8")
    line = '"nl": {"plural": "one-alone", "decimal": ",", "group": ".", "percent": "%"}'
    copy.replace("messages/languages.json", "\n}\n", f",\n  {line}\n}}\n")
    touched = [name for name in copy.changed() if not name.startswith(f"messages/{code}/")]
    assert touched == ["messages/languages.json"]
    script = (
        "from sixthman.messages import number, say;"
        f"print(say('{code}', 'error-no-report', game='x'), number('{code}', 1234.5, 1))"
    )
    assert copy.run("-c", script) == "Er is geen verslag van x. 1.234,5\n"
    assert "Usage: sixthman" in copy.run("-m", "sixthman.cli", "--help", "--language", code)
