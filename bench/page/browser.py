"""A real Chromium at the page: visitors, what reaches them, and what axe says about a screen."""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    WebSocket,
    sync_playwright,
)

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
AXE = Path("web") / "node_modules" / "axe-core" / "axe.min.js"
DESK = (1440, 900)
PHONE = (390, 844)
NARROW = (360, 780)
PHONE_BORDER = 760  # pixels: narrower windows get the page of the phone
PATIENCE = 60.0  # seconds: machines that test are slow

_VIOLATIONS = """async () => (await axe.run()).violations.map((found) =>
  found.id + ": " + found.nodes.slice(0, 3).map((node) =>
    node.target.join(" ") + " (" + (node.any[0]?.message ?? node.failureSummary) + ")").join("; "))"""
_SPEAK = """async (wanted) => {
  const page = document.documentElement;
  const soon = () => new Promise((done) => setTimeout(done, 10));
  const found = () => [...document.querySelectorAll("header button")].filter((one) =>
    /^(EN|FR|DE)$/.test(one.textContent.trim()) && one.checkVisibility());
  while (page.lang !== wanted) {
    while (!found().length) await soon();  // the window has just changed
    const buttons = found(), before = page.lang;
    (buttons.find((one) => one.role === "radio" && one.textContent.trim() === wanted.toUpperCase())
      ?? buttons[0]).click();
    while (page.lang === before) await soon();
  }
}"""
_TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
_KEPT = """async () => JSON.stringify({ ...localStorage, ...sessionStorage,
  ...Object.fromEntries((await indexedDB.databases()).map((one) => ["database " + one.name, ""])),
  ...Object.fromEntries((await caches.keys()).map((name) => ["cache " + name, ""])) })"""
_POST = """async ([path, body]) => {
  const answer = await fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return await answer.json();
}"""


_EAVESDROP = """globalThis.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => data.kind === "frame" && globalThis.houseSays(data.frame));
  }
}"""  # what the house in the browser says to its lines, as a socket's frames


_ASK_HOUSE = """async ([path, body]) => {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const file = files.find((name) => name.includes("/worker-"));
  const house = new Worker(file, { type: "module", name: "house" });
  const answer = await new Promise((done) => {
    house.onmessage = ({ data }) => data.kind === "answer" && done(data.body);
    house.postMessage({ do: "request", id: 1, method: "POST", path, body, language: "en" });
  });
  await new Promise((done) => setTimeout(done, 300));  // until it is kept
  house.terminate();
  return answer;
}"""


def chromium() -> str | None:
    """The machine's Chromium."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def help_ready(address: str, patience: float = 900.0) -> None:
    """Wait until what helps people is compiled: minutes the first time, in which questions have to wait."""
    for game, bots in (("allstar", ["rookie"] * 3), ("hoops", ["rookie"])):
        with httpx.Client(base_url=address, timeout=patience) as client:
            wish = {"name": "Ann", "chairs": ["", *bots], "game": game, "options": {}}
            made = client.post("/api/tables", json={**wish, "pace": "relaxed", "public": False})
            table = f"/api/tables/{made.raise_for_status().json()['table']}"
            client.post(
                f"{table}/commands", json={"do": "ready", "ready": True, "id": "ready"}
            ).raise_for_status()
            end = time.monotonic() + patience
            while client.post(f"{table}/hint").is_error and time.monotonic() < end:
                time.sleep(0.5)


def processor_seconds() -> float:
    """Processor time of all that this process has started, but for the driver that presses buttons."""
    children: dict[int, list[int]] = {}
    used: dict[int, float] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue  # it has just ended
        fields, number = rest.split(), int(stat.parent.name)
        children.setdefault(int(fields[1]), []).append(number)
        ticks = 0 if name == "node" else int(fields[11]) + int(fields[12])
        used[number] = ticks / os.sysconf("SC_CLK_TCK")

    def total(number: int) -> float:
        return used[number] + started_by(number)

    def started_by(number: int) -> float:
        return sum(total(child) for child in children.get(number, []))

    return started_by(os.getpid())


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser, for as long as it is needed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def _with(now: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """How things are after what has changed: fields, fields of the view, and fields that are gone."""
    gone = changed.get("gone", [])
    after: dict[str, Any] = {name: value for name, value in now.items() if name not in gone}
    after |= changed.get("now", {})
    if "view" in changed:
        after["view"] = {**now.get("view", {}), **changed["view"]}
    return after


class Visitor:
    """Someone with a browser of their own: one page, and everything that has reached it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        theme: str = "light",
        language: str = "en",
        name: str = "Ann",
        still: bool = True,
        keeps: bool = False,
        pace: str = "once",
    ) -> None:
        self.pace = pace  # at which opponents' turns are shown
        self.address, self.name, self.width = address, name, size[0]
        self.on_phone = size[0] <= PHONE_BORDER
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.on_phone,
            reduced_motion="reduce" if still else "no-preference",
            # what a service worker fetches would not be seen here
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.wear(theme, language)
        self.now: dict[str, Any] = {}
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.bodies: list[str] = []  # what the server answered to requests of a game in progress
        self.kept: list[str] = []  # what the page has laid by in the browser, each time one looked
        self.problems: list[str] = []
        self.context.expose_function("houseSays", self._hear)
        self.context.add_init_script(_EAVESDROP)
        self.page = self._new_page()

    def wear(self, theme: str, language: str) -> None:
        """The theme and the language from the next page on."""
        settings = {"theme": theme, "language": language, "turns": self.pace}
        script = "for (const [key, value] of Object.entries(%s)) localStorage.setItem(key, value)"
        self.context.add_init_script(script % json.dumps(settings))

    def _new_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("response", self._keep)
        page.on("requestfinished", self._read)
        page.on("console", self._complain)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        return page

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        told = json.loads(text)
        self.now = told.get("now") or _with(self.now, told.get("changed") or {})

    def _keep(self, answer: Response) -> None:
        self.answers.append(answer)

    def _read(self, request: Request) -> None:
        if "/api/" in request.url and self.now.get("state") == "playing":
            answer = request.response()
            if answer is not None:
                with suppress(Error):  # the page went elsewhere before it was read
                    self.bodies.append(answer.text())

    def _complain(self, message: ConsoleMessage) -> None:
        """A worker is blocked on purpose; a server with much to do may put questions off (429).

        A question may also come too late: what one asks about has just been decided (409).
        """
        text = f"{message.type}: {message.text} {message.location.get('url', '')}"
        if message.type in ("error", "warning") and not re.search(
            "Service Worker|status of 429|status of 409 .*/weigh$", text
        ):
            self.problems.append(text)

    def search(self) -> None:
        """Look into everything a page can lay by."""
        found = self.page.evaluate(_KEPT)
        if self.kept[-1:] != [found]:
            self.kept.append(found)

    # --- going about

    def go(self, path: str) -> None:
        """Open a page, and wait until it has something to read."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("h1, h2, .acts, .pack")
        self.settle()

    def settle(self) -> None:
        """Wait until nothing is being fetched and nothing moves."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate(
            """() => Promise.race([new Promise((done) => setTimeout(done, 5000)),
                 Promise.all(document.getAnimations().filter((one) =>
                   one.effect?.getComputedTiming().iterations !== Infinity).map((one) =>
                     one.finished.catch(() => undefined)))])"""
        )

    def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Wait for something; has it come?"""
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(15)  # lets the browser's news in
        return True

    def sees(self, selector: str) -> bool:
        """Is there such a thing on the page?"""
        return self.page.locator(selector).count() > 0

    def press(self, *keys: str) -> None:
        """Keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What the server answers to a request of this page."""
        return self.page.evaluate(_POST, [path, body])

    # --- a table

    def open_table(
        self, game: str, chairs: list[str], options: dict[str, str] | None = None, pace: str = "relaxed"
    ) -> str:
        """Open a table with these chairs (a bot's level, or nothing) beside your own; the link to it."""
        self.page.goto(self.address + "/join")
        wish = {"name": self.name, "chairs": ["", *chairs], "game": game, "options": options or {}}
        made = self.post("/api/tables", {**wish, "pace": pace, "public": False})
        assert "table" in made, made
        self.go(f"/t/{made['table']}")
        return self.page.get_by_label("Link to this table").input_value() if "" in chairs else self.page.url

    def open_here(self, game: str, chairs: list[str], options: dict[str, str] | None = None) -> str:
        """Open a table against these bots in the house of this browser; its address."""
        wish = {"name": self.name, "chairs": ["", *chairs], "game": game, "options": options or {}}
        made = self.page.evaluate(_ASK_HOUSE, ["/api/tables", {**wish, "pace": "relaxed", "public": False}])
        assert "table" in made, made
        return str(self.page.evaluate("(path) => `${location.pathname}?${path}`", f"/t/{made['table']}"))

    def sit_down(self, link: str) -> None:
        """Sit down at someone's table."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.get_by_role("button", name="I’m ready").wait_for()

    def ready(self) -> None:
        """Say that one is ready."""
        self.page.get_by_role("button", name="I’m ready").click()

    # --- looking at a screen

    def dress(self, theme: str, language: str, size: tuple[int, int]) -> None:
        """Another theme, language and window for what is seen now: nothing is loaded again."""
        self.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})  # where the bar has the button
        self.page.evaluate(_SPEAK, language)
        assert self.page.evaluate("document.documentElement.lang") == language
        self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.width = size[0]
        self.page.evaluate(_TWO_FRAMES)  # in the first one the page hears of its new size
        self.settle()

    def violations(self) -> list[str]:
        """What axe finds on this screen; a page that is wider than its window counts, too."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text())
        found: list[str] = self.page.evaluate(_VIOLATIONS)
        wide = int(self.page.evaluate("document.documentElement.scrollWidth"))
        return [*found, *([f"{wide} pixels wide"] if wide > self.width else [])]

    def close(self) -> None:
        """Close the browser window."""
        self.context.close()
