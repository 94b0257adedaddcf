"""TypeScript made from declarations: what the page believes of views and events is what the server sends."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from sixthman.registry import game_named, game_names
from sixthman.server.frames import event_bytes, view_fields
from sixthman.table import read_record, verify_record
from sixthman.table.table import Table
from sixthman.typescript import camel, module_of, write_modules
from tests.records.make import adapter_for

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
RECORDS = sorted((Path(__file__).parent / "records").glob("*-heuristic.txt"))
WRONG = "not a number"


def played() -> list[Table]:
    """Whole games of every mode and variant of ours."""
    records = [read_record(path.read_text("utf-8")) for path in RECORDS]
    return [verify_record(record, adapter_for(record)) for record in records]


def as_sent(tables: list[Table]) -> str:
    """The last view of every game, and of every kind of event the first three, as typed constants."""
    lines = []
    for game in sorted({table.adapter.game.name for table in tables}):
        own = [table for table in tables if table.adapter.game.name == game]
        lines.append(f'import type {{ Events as {game}Events, View as {game}View }} from "$declared/{game}";')
        seen = [view_fields(t.adapter.declared, t.view(0), t.options.seats) for t in own]
        lines.append(f"export const {game}Views: {game}View[] = {json.dumps(seen)};")
        told: dict[str, list[object]] = {}
        for table in own:
            for event in table.events(0):
                rows = told.setdefault(event.type, [])
                if len(rows) < 3:
                    rows.append(json.loads(event_bytes(event))["facts"])
        types = f"{{ [K in keyof {game}Events]?: {game}Events[K][] }}"
        lines.append(f"export const {game}Told: {types} = {json.dumps(told)};")
    return "\n".join(lines)


def complaints(folder: Path, text: str) -> list[str]:
    """What TypeScript finds wrong with a module that uses the page's types."""
    page = runpy.run_path(str(WEB / "build_page.py"))
    (folder / "facts.ts").write_text(text, "utf-8")
    options = {"paths": {"$/*": [f"{WEB}/src/*"], "$declared/*": [f"{folder}/declared/*"]}, "types": []}
    settings = {"extends": str(WEB / "tsconfig.json"), "compilerOptions": options, "include": ["facts.ts"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings), "utf-8")
    program, environment = page["npm_program"]()
    command = [*program, "exec", "--", "tsc", "--project", str(folder / "tsconfig.json")]
    told = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    return [line for line in told.stdout.splitlines() if line.strip()]


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the page's packages are not installed")
def test_views_and_events_are_what_their_types_say(tmp_path: Path) -> None:
    """TypeScript itself compares: real games, and then one of them with a word where a number must be."""
    write_modules(tmp_path / "declared", list(game_names()))
    tables = played()
    text = as_sent(tables)
    assert len(text) > 20_000
    assert complaints(tmp_path, text) == []
    name = tables[0].adapter.declared.fields[0].name
    wrong = text.replace(f'"{name}": ', f'"{name}": "{WRONG}" as string, "{name}_": ', 1)
    assert any("not assignable" in line for line in complaints(tmp_path, wrong))


def test_every_game_has_its_module(tmp_path: Path) -> None:
    """Phases, choices, the bots' characters; and nothing is written again that has not changed."""
    names = list(game_names())
    assert [path.name for path in write_modules(tmp_path, names)] == [
        *(f"{name}.ts" for name in names),
        "characters.ts",
    ]
    assert write_modules(tmp_path, names) == []
    for name in names:
        declared, text = game_named(name).declared, module_of(game_named(name))
        for number, phase in enumerate(declared.phase_names):
            assert f'"{camel(phase)}": {number}' in text
        for run in declared.choices:
            assert f'"{camel(run.name)}": {{"first": {run.first}, "count": {run.count}}}' in text
        sent = view_fields(declared, game_named(name).rules.new_state(), 2)
        assert [
            line.split(":")[0].strip() for line in text.split("interface View {")[1].split("}")[0].split(";")
        ][:-1] == list(sent)


def test_an_unknown_game_is_named() -> None:
    """With those there are."""
    command = [sys.executable, "-m", "sixthman.typescript", "nowhere", "chess"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert "chess" in told.stderr
    assert game_names()[0] in told.stderr
    assert not Path("nowhere").exists()
