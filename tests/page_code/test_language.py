"""The translator: what Python means JavaScript does; what has no counterpart is refused with its line."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sixthman.page_code import sources
from sixthman.page_code.roots import Roots, views_of
from sixthman.page_code.sources import Refused
from sixthman.page_code.translate import LIGHT, single_text, texts_of
from sixthman.registry import game_names

from .nodes import ROOT, Program, needs_packages, packed

FUNCTIONS = ["numbers", "texts", "rows", "truths", "objects", "troubles", "arrays", "patterns", "streams"]
SAMPLE = Path(__file__).with_name("sample.py")
ASKING = """
import {{ createInterface }} from "node:readline";
import {{ toJson }} from "$/house/python";
import * as sample from "./shared.js";
createInterface({{ input: process.stdin }}).on("line", (line) => {{
  let answer;
  try {{
    answer = toJson((sample as any)[JSON.parse(line).name]());
  }} catch (reason) {{
    answer = String((reason as Error).stack);
  }}
  process.stdout.write(JSON.stringify(answer) + "\\n");
}});
"""


def loaded(file: Path, name: str) -> ModuleType:
    """A module of Python, where the translator finds it."""
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def translation(module: ModuleType, names: list[str]) -> str:
    """Some functions of a module, in JavaScript."""
    found = {name: getattr(module, name) for name in names}
    sources.PACKAGES.append(module.__name__)
    try:
        return texts_of(Roots({}, {"shared": found}, ()))["shared.js"]
    finally:
        sources.PACKAGES.remove(module.__name__)


@pytest.fixture(scope="module")
def sample() -> ModuleType:
    """Python of all kinds."""
    return loaded(SAMPLE, "sample_of_python")


@pytest.fixture(scope="module")
def program(sample: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """The same in JavaScript."""
    folder = tmp_path_factory.mktemp("sample")
    (folder / "shared.js").write_text(translation(sample, FUNCTIONS), "utf-8")
    (folder / "ask.ts").write_text(ASKING.format(), "utf-8")
    running = Program(packed(folder / "ask.ts", folder))
    yield running
    running.close()


@needs_packages
@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_same_in_both(sample: ModuleType, program: Program, name: str) -> None:
    """Every function gives the same here and there."""
    wanted = json.loads(json.dumps(getattr(sample, name)()))
    found: Any = program.ask({"name": name})
    assert isinstance(found, list), found
    for one, other in zip(wanted, found, strict=True):
        assert one == other


REFUSED = {
    "with open('x') as it: pass": "with … as",
    "return 3 @ 4": "the operator MatMult",
    "return nowhere": "nowhere is not known",
    "import json": "import of a whole module",
    "return print('x')": "print",
    "async def inner(): pass": "AsyncFunctionDef is not translated",
    "for n in range(3): pass\n    else: pass": "for … else",
    "del given": "del of this",
    "return base64.b64encode(b'x')": "base64",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_has_no_counterpart_is_refused(tmp_path: Path, line: str) -> None:
    """With file and line, before a page is built."""
    file = tmp_path / "exotic.py"
    file.write_text(f"import base64\n\n\ndef strange(given):\n    {line}\n", "utf-8")
    module = loaded(file, f"exotic{list(REFUSED).index(line)}")
    with pytest.raises(Refused, match=r"exotic.py:[0-9]+: ") as refused:
        translation(module, ["strange"])
    assert REFUSED[line] in str(refused.value)


def test_nothing_of_a_game_stands_in_the_shared_file() -> None:
    """A page that plays one game loads nothing of another."""
    source = (ROOT / "src" / "sixthman" / "page_code").glob("*.py")
    assert not any(game in file.read_text("utf-8") for file in source for game in ("allstar", "hoops"))


@pytest.mark.parametrize("game", game_names())
def test_the_page_itself_needs_little(game: str) -> None:
    """What is asked about views stands on a few short functions, all of which are there."""
    text, types = single_text(views_of(game), LIGHT)
    runtime = (ROOT / "web" / "src" / "house" / "python" / "views.ts").read_text("utf-8")
    needed = set(re.findall(r"\$\.(\w+)", text))
    offered = set(re.findall(r"^export (?:const|function) (\w+)", runtime, re.MULTILINE))
    assert needed <= offered
    assert "export const" in types
    assert len(text) < 8_000
