"""What the house asks of every source file, whatever it is about."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "bench", "examples", "docs", "web/build", "web/public", "web/src")
SOURCES = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".tcss", ".ftl", ".toml", ".md", ".txt", ".sql"}
BUILT = ROOT / "src" / "sixthman" / "server" / "page"  # nobody reads it
MOST_LINES = 500


def sources(folder: str) -> list[Path]:
    """The files of a folder that people write and read."""
    found = [path for path in (ROOT / folder).rglob("*") if path.suffix in SOURCES]
    own = [path for path in found if "node_modules" not in path.parts]
    return [path for path in own if not path.is_relative_to(BUILT)]


def test_no_file_is_too_long_to_be_read() -> None:
    """A file over 500 lines is about more than one thing: split it by subject."""
    for folder in FOLDERS:
        lengths = {path: len(path.read_text("utf-8").splitlines()) for path in sources(folder)}
        assert lengths, folder
        assert {str(path): lines for path, lines in lengths.items() if lines > MOST_LINES} == {}
