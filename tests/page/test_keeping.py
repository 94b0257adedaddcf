"""The house keeps games in a real database of the browser, with all that can go wrong with one."""

from __future__ import annotations

import json
import secrets
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from bench.page.browser import FLAGS, chromium
from bench.page.hosting import Host, hosting

_TRY = """async ([what, ...args]) => {
  const { DatabaseStore } = await import("./keep.js");
  globalThis.store ??= new DatabaseStore();
  try { return await globalThis.store[what](...args) ?? null; }
  catch (reason) { return "no: " + (reason.trouble ?? reason); }
}"""
_NEWER = """() => new Promise((done, fail) => {
  const asked = indexedDB.open("sixthman", 2);
  asked.onsuccess = () => done(asked.result.close());
  asked.onerror = asked.onblocked = () => fail(new Error("blocked"));
})"""


def kept(table: str, rows: int, made_at: int = 1, **more: Any) -> dict[str, Any]:
    """A game as the house keeps it."""
    made = [
        {"number": n, "kind": "choose", "seat": 0, "by": "person", "made_at": n, "idem": f"{table}.{n}"}
        for n in range(1, rows + 1)
    ]
    facts = {"game": "allstar", "version": "1", "settings": {}, "state": "playing"}
    return {"table": table, "made_at": made_at, "rows": made, **facts, **more}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A page with nothing but the store on it."""
    folder = tmp_path_factory.mktemp("keep")
    rolldown = Path("web/node_modules/.bin/rolldown").resolve()
    command = [str(rolldown), "src/house/keep.ts", "--file", str(folder / "keep.js"), "--format", "esm"]
    subprocess.run(command, cwd="web", check=True, capture_output=True)
    (folder / "index.html").write_text("<!doctype html><title>.</title>")
    with hosting(folder) as host:
        yield host


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here."""
    context = browser.new_context()
    yield context
    context.close()


def visit(context: BrowserContext, host: Host) -> Page:
    """A tab of its own."""
    page = context.new_page()
    page.goto(host.address)
    return page


def ask(page: Page, what: str, *args: Any) -> Any:
    """What the store answers."""
    return page.evaluate(_TRY, [what, *args])


def test_games_are_there_after_closing_the_page(context: BrowserContext, host: Host) -> None:
    page = visit(context, host)
    for table, made_at in (("here-A", 1), ("here-B", 3), ("here-C", 2)):
        assert ask(page, "put", kept(table, 2, made_at)) is None
    assert ask(page, "delete", "here-C") is None
    page.close()
    page = visit(context, host)
    assert [game["table"] for game in ask(page, "list")] == ["here-B", "here-A"]
    assert ask(page, "get", "here-A") == kept("here-A", 2, 1)
    assert ask(page, "get", "here-C") is None


def test_what_another_tab_went_on_with_is_not_written_over(context: BrowserContext, host: Host) -> None:
    one, other = visit(context, host), visit(context, host)
    ask(one, "put", kept("here-A", 2))
    assert ask(other, "put", kept("here-A", 5)) is None
    assert ask(one, "put", kept("here-A", 3)) == "no: store-other-tab"
    mine = kept("here-A", 5)
    mine["rows"][4]["idem"] = "another"
    assert ask(one, "put", {**mine, "rows": [*mine["rows"], mine["rows"][0]]}) == "no: store-other-tab"
    assert ask(one, "get", "here-A") == kept("here-A", 5)
    assert ask(one, "put", kept("here-B", 1)) is None


def test_a_newer_page_in_another_tab(context: BrowserContext, host: Host) -> None:
    old = visit(context, host)
    ask(old, "put", kept("here-A", 2))
    newer = visit(context, host)
    newer.evaluate(_NEWER)
    assert ask(old, "put", kept("here-A", 3)) == "no: store-other-tab"
    assert ask(visit(context, host), "get", "here-A") == "no: store-other-tab"  # an old page, opened again


def test_a_full_disk(context: BrowserContext, host: Host) -> None:
    page = visit(context, host)
    devtools = context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": host.address, "quotaSize": 1_000_000})
    assert ask(page, "put", kept("here-A", 2)) is None
    large = kept("here-B", 1, record=secrets.token_hex(1_000_000))  # nothing that can be packed
    assert ask(page, "put", large) == "no: store-full"
    assert [game["table"] for game in ask(page, "list")] == ["here-A"]
    assert ask(page, "get", "here-A") == kept("here-A", 2)


def test_a_browser_that_keeps_nothing(browser: Browser, host: Host, tmp_path: Path) -> None:
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(settings))
    context = browser.browser_type.launch_persistent_context(tmp_path, executable_path=chromium(), args=FLAGS)
    page = visit(context, host)
    assert ask(page, "put", kept("here-A", 1)) == "no: store-forbidden"
    assert ask(page, "list") == "no: store-forbidden"
    context.close()
