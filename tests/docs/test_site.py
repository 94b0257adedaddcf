"""The documentation as a site: `make docs` builds it, links lead somewhere, nothing comes from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

import sixthman

ROOT = Path(__file__).parents[2]
LOADING = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}


def build(config: Path, site: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", str(config), "-d", str(site)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` builds it: broken links, missing pages and missing anchors fail."""
    folder = tmp_path_factory.mktemp("site")
    done = build(ROOT / "mkdocs.yml", folder)
    assert done.returncode == 0, done.stderr
    return folder


class Loaded(HTMLParser):
    """What a page has a browser load."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag in LOADING and (address := found.get(LOADING[tag])):
            self.addresses.append(address)


@pytest.mark.xdist_group("site")
def test_a_page_loads_nothing_from_elsewhere_and_works_under_any_address(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 30
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text("utf-8"))
        assert len(loaded.addresses) > 3
        for address in loaded.addresses:
            if address.startswith("data:"):
                continue
            assert not re.match("[a-z]+:|/", address), f"{page.name} loads {address}"
            path = re.sub("[?#].*", "", address)
            assert (page.parent / path).exists(), f"{page.name}: no {address}"
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(\s*[\"']?(https?:)?//|@import", style.read_text("utf-8")), style.name


@pytest.mark.xdist_group("site")
def test_the_first_page_is_the_readme_and_the_reference_has_the_docstrings(site: Path) -> None:
    assert "five" in (site / "index.html").read_text("utf-8")
    reference = (site / "api" / "games.html").read_text("utf-8")
    assert "sixthman.kernel.declaration.Declaration" in reference
    assert "All that is said about a game before its rules." in reference
    library = (site / "api" / "library.html").read_text("utf-8")
    for name in sixthman.__all__:
        assert f'id="sixthman.{name}"' in library
    assert "<blockquote>" not in library  # examples are code


@pytest.mark.xdist_group("site")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[nowhere](nowhere.md)", "nowhere.md"),
        ("[no such heading](play.md#no-such-heading)", "no-such-heading"),
        ("[no such file](../src/sixthman/nothing.py)", "nothing.py"),
        ("[no such heading here](#not-here)", "not-here"),
    ],
)
def test_a_wrong_link_fails(text: str, problem: str, tmp_path: Path) -> None:
    """On a copy of two pages, by the same settings and the same hook."""
    docs = tmp_path / "docs"
    (docs / "site").mkdir(parents=True)
    for name in ("site/pages.py", "site/site.css", "play.md"):
        (docs / name).write_bytes((ROOT / "docs" / name).read_bytes())
    for name in ("LICENSE", "NOTICE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "README.md").write_text("# First page\n\n[Play](docs/wrong.md)\n", "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changes\n", "utf-8")
    (docs / "wrong.md").write_text(f"# A page\n\n{text}\n", "utf-8")
    play = re.sub(r"\]\([^)]*\)", "](play.md)", (docs / "play.md").read_text("utf-8"))
    (docs / "play.md").write_text(play, "utf-8")
    settings = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nplugins:")[0]
    pages = [*("index.md", "play.md", "wrong.md"), *("changelog.md", "license.md", "notice.md")]
    config = tmp_path / "mkdocs.yml"
    config.write_text(settings + "\nnav: [" + ", ".join(pages) + "]\n", "utf-8")
    done = build(config, tmp_path / "site")
    assert done.returncode != 0
    assert problem in done.stderr


def test_what_to_cite_is_this_version() -> None:
    assert f"\nversion: {sixthman.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert sixthman.__version__ in (ROOT / "CHANGELOG.md").read_text("utf-8")
