"""`sixthman site`: the page as a folder, for any static host."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixthman.cli.app import run
from sixthman.messages import BadOption
from sixthman.server.page import Page
from sixthman.server.site import write_site

SHELL = """<!doctype html>
<html lang="en">
  <head>
    <script src="./lights.js"></script>
  </head>
</html>
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as `web/` builds it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(SHELL)
    (folder / "lights.js").write_text("1;")
    (folder / "lights.js.gz").write_bytes(b"packed")
    (folder / "assets" / "rules-1-4f2a.wasm").write_bytes(b"\0asm")
    return folder


def test_a_site_is_the_page_with_a_mark_and_a_policy(page: Path, tmp_path: Path) -> None:
    site = tmp_path / "some" / "where"
    assert write_site(site, page) == 4
    shell = (site / "index.html").read_text()
    assert shell.startswith('<!doctype html>\n<html data-site lang="en">')
    assert '<script src="./lights.js">' in shell
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', shell)
    assert policy is not None
    assert "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';" in policy[1]
    assert not list(site.rglob("*.gz"))


def test_a_site_is_written_again_and_nothing_else_is_touched(page: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    write_site(site, page)
    (page / "assets" / "rules-1-4f2a.wasm").rename(page / "assets" / "rules-2-77b1.wasm")
    write_site(site, page)
    assert [path.name for path in (site / "assets").iterdir()] == ["rules-2-77b1.wasm"]
    diary = tmp_path / "home"
    diary.mkdir()
    (diary / "diary.txt").write_text("dear")
    with pytest.raises(BadOption, match="something other than a site"):
        write_site(diary, page)
    assert [path.name for path in diary.iterdir()] == ["diary.txt"]
    with pytest.raises(BadOption, match="something other than a site"):
        write_site(diary / "diary.txt", page)


def test_a_folder_that_cannot_be_written(page: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="site"):
        write_site(tmp_path / "file" / "site", page)
    with pytest.raises(BadOption, match="make page"):
        write_site(tmp_path / "site", tmp_path / "nothing")


def test_a_server_names_the_same_files_from_the_root(page: Path) -> None:
    async def nobody(scope: object, receive: object, send: object) -> None:
        raise AssertionError

    status, _, body = Page(nobody, page).answer("/t/ABC/after", {})
    assert status == 200
    assert b'<script src="/lights.js">' in body


def test_the_command_says_what_it_wrote(
    page: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixthman.server.site.write_site.__defaults__", (page,))
    with pytest.raises(SystemExit, match="0"):
        run(["site", str(tmp_path / "site"), "--language", "de"], "en")
    assert "(4 Dateien)" in capsys.readouterr().out
