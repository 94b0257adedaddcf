"""`python -m bench.screens`: a picture of every screen, taken in a real Chromium, and the page with them
(`docs/screens.md`). `--times` measures how soon a first game can begin instead."""

from __future__ import annotations

import argparse
import io
import statistics
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from bench.page.browser import DESK, PHONE, Visitor, browsing, chromium, help_ready
from bench.page.coaches import Coach
from bench.page.guests import Guest, Now, gather, play_until
from bench.page.managers import PHASES as ALLSTAR_PHASES
from bench.page.managers import Captain, Manager
from bench.page.players import Look, Player
from bench.server.process import ServerProcess
from sixthman.games.hoops.declaration import DECLARATION

PICTURES = Path("docs") / "img" / "page"
PAGE = Path("docs") / "screens.md"
COLOURS = 256
SIZES = {"desktop": DESK, "phone": PHONE}
WIDTHS = {"desktop": 640, "phone": 172}  # of the pictures in the docs: then they are about equally high
THEMES = ("light", "dark")
BOTH, LIGHT, DARK = THEMES, THEMES[:1], THEMES[1:]
# screens that are shown in every language, and what those sections are called
IN_EVERY_LANGUAGE = ("start", "draft", "lineup", "hoops-pick", "hoops-buy", "rules-allstar")
LANGUAGE_NAMES = {"fr": "French", "de": "German"}
NAMES = ["Mika", "Noor", "Sam", "Ines"]
TRIES = 40  # games until something seldom comes about
_LOOKED_AT = """async (path) => {
  const ask = (method) => fetch(path, { method, headers: { "content-type": "application/json" },
    body: method === "POST" ? "{}" : undefined });
  const done = async () => (await (await ask("GET")).json()).state === "done";
  await ask("POST");
  while (!(await done())) await new Promise((soon) => setTimeout(soon, 300));
}"""

# on the page of a lineup: has the server told what the teams are worth?
_WEIGHED = """() => [...document.querySelectorAll(".sum > b")].every((sum) => sum.textContent !== "–")
  && [...document.querySelectorAll(".lane.small")].every((lane) => lane.querySelector(".odds"))"""
BETWEEN = 20  # milliseconds between two looks at the screen
ASKING = 600  # milliseconds in which the page asks the server about what has just been picked

# name of the screen: what it shows, in which themes
SCREENS: dict[str, tuple[str, tuple[str, ...]]] = {
    "start": ("The start page", BOTH),
    "open": ("Open a table", LIGHT),
    "join": ("Join by code or link", DARK),
    "lobby": ("The lobby", LIGHT),
    "room": ("The locker room, before the deal", DARK),
    "draft": ("All-Star Draft: the draft", BOTH),
    "lineup": ("All-Star Draft: the teams", LIGHT),
    "arena": ("All-Star Draft: an arena is decided", DARK),
    "playoff-team": ("All-Star Draft: the team of the playoffs", LIGHT),
    "match": ("All-Star Draft: a match of the playoffs", DARK),
    "shot": ("All-Star Draft: who shoots?", LIGHT),
    "shootout": ("All-Star Draft: a shootout", DARK),
    "lay-down": ("All-Star Draft: substitutes", LIGHT),
    "end": ("All-Star Draft: the end", DARK),
    "coaches": ("The first edition: a coach is chosen", LIGHT),
    "coach-reveal": ("The first edition: the coaches are revealed", DARK),
    "five": ("The first edition: five managers draft", LIGHT),
    "coach-lineup": ("The first edition: the teams, and the coach beside one", DARK),
    "hoops-pick": ("NBA Deck-Building: pick your team", LIGHT),
    "hoops-buy": ("NBA Deck-Building: buying", LIGHT),
    "hoops-bring": ("NBA Deck-Building: a player comes in", DARK),
    "hoops-dice": ("NBA Deck-Building: dice", DARK),
    "hoops-overtime": ("NBA Deck-Building: overtime", DARK),
    "hoops-end": ("NBA Deck-Building: the end", LIGHT),
    "after": ("After the game", BOTH),
    "replay": ("The whole game again", DARK),
    "me": ("My games", LIGHT),
    "learn": ("Learn to play", LIGHT),
    "lesson-allstar": ("A lesson in All-Star Draft", DARK),
    "lesson-hoops": ("A lesson in NBA Deck-Building", LIGHT),
    "rules-allstar": ("The rules", LIGHT),
    "cards-allstar": ("The cards of All-Star Draft", DARK),
    "cards-hoops": ("The cards of NBA Deck-Building", LIGHT),
    "referee": ("The referee, for real cards", DARK),
    "pad": ("The score pad", LIGHT),
    "verify": ("Was the deal fair?", DARK),
    "problem": ("No such table", LIGHT),
}
PATHS = {
    **{name: f"/{name}" for name in ("open", "join", "lobby", "learn", "referee", "pad", "verify")},
    **{"start": "/", "lesson-allstar": "/learn/allstar", "lesson-hoops": "/learn/hoops"},
    **{"rules-allstar": "/rules/allstar", "cards-allstar": "/cards/allstar", "cards-hoops": "/cards/hoops"},
    "problem": "/t/NOSUCHTABL",
}
# moments of a game that show a screen
ALLSTAR_MOMENTS = {
    **{"draft-2-2": "draft", "lineup-2": "lineup", "arena-3": "arena", "match": "match"},
    **{"playoff-team": "playoff-team", "lay-down": "lay-down"},
}
COACH_MOMENTS = {"coaches": "coaches", "coach-reveal": "coach-reveal"}
SHOT_MOMENTS = {"shootout": "shot", "shootout-reveal": "shootout"}
ROUND_TWO = 1
SHOOTOUT = ALLSTAR_PHASES.index("shootout")
HOOPS_PHASES = DECLARATION.phase_names
ACTIONS = {"replace", "prepare", "buy player", "buy tactic", "end"}  # of a turn, but for attacks
FIRST_TURNS = 6
HOOPS_MOMENTS = {
    **{"pick-team": "hoops-pick", "menu-buy-player": "hoops-buy", "menu-replace": "hoops-bring"},
    "reroll": "hoops-dice",
}


class Camera:
    """Takes each picture once, in the themes it is wanted in."""

    def __init__(
        self, folder: Path, size: str, theme: str, chosen: Collection[str], language: str = "en"
    ) -> None:
        self._folder, self._size, self._theme, self._chosen = folder, size, theme, chosen
        self._language = language
        self._taken: set[str] = set()

    def wants(self, *screens: str) -> bool:
        """Is one of these pictures still to be taken?"""
        return any(
            screen in self._chosen
            and screen not in self._taken
            and self._theme in themes_of(screen, self._language)
            for screen in screens
        )

    def at(self, reveals: dict[str, str]) -> Look:
        """Takes these moments of a game."""
        return lambda who, heading: self.take(who, reveals[heading]) if heading in reveals else None

    def take(self, visitor: Visitor, screen: str) -> None:
        """A picture of what is seen."""
        if not self.wants(screen):
            return
        self._taken.add(screen)
        visitor.page.evaluate("scrollTo(0, 0)")
        visitor.page.mouse.move(0, 0)  # where nothing is explained
        visitor.page.wait_for_timeout(ASKING)
        visitor.page.wait_for_function(_WEIGHED)
        visitor.settle()
        picture = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGB")
        small = picture.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        path = self._folder / picture_name(screen, self._size, self._theme, self._language)
        small.save(path, optimize=True)
        print(f"{path} {path.stat().st_size // 1000} kB", flush=True)


def picture_name(screen: str, size: str, theme: str, language: str = "en") -> str:
    """The file of a picture."""
    return f"{screen}-{size}-{theme}{'' if language == 'en' else f'-{language}'}.png"


def themes_of(screen: str, language: str) -> tuple[str, ...]:
    """The themes a screen is shown in: in other languages one is enough, and some screens are not shown."""
    themes = SCREENS[screen][1]
    return themes if language == "en" else themes[:1] if screen in IN_EVERY_LANGUAGE else ()


def main() -> int:
    """Take all pictures, write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.screens", description=__doc__)
    parser.add_argument("--only", choices=SIZES, help="windows of this size alone")
    parser.add_argument("--screens", nargs="*", choices=SCREENS, default=list(SCREENS), help="these alone")
    parser.add_argument("--languages", nargs="*", choices=["en", *LANGUAGE_NAMES], default=["en"])
    parser.add_argument(
        "--times", action="store_true", help="measure the first game instead of taking pictures"
    )
    options = parser.parse_args()
    if chromium() is None:
        print("There is no Chromium on this machine.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(str(Path(folder) / "screens.db"), Path(folder) / "screens.log")
        server.start()
        help_ready(server.address)
        try:
            with browsing() as browser:
                if options.times:
                    first_choices(browser, server.address)
                else:
                    sizes = [options.only] if options.only else list(SIZES)
                    take_pictures(browser, server.address, sizes, options.screens, options.languages)
        finally:
            server.stop()
    return 0


def take_pictures(
    browser: Browser, address: str, sizes: list[str], chosen: list[str], languages: list[str]
) -> None:
    """Every screen in every size, and the page that shows them."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for language, size, theme in product(languages, sizes, THEMES):
        camera = Camera(PICTURES, size, theme, chosen, language)
        if camera.wants(*SCREENS):
            visitor = Visitor(browser, address, SIZES[size], theme, language, name="Mika")
            take_plain_pages(visitor, camera)
            take_games(visitor, camera)
            visitor.close()
    PAGE.write_text(page())


def take_plain_pages(visitor: Visitor, camera: Camera) -> None:
    """What needs no game; someone waits in the lobby."""
    visitor.page.goto(visitor.address + "/join")
    wish = {"name": "Noor", "chairs": ["", "", "pro", "rookie"], "game": "allstar", "options": {}}
    visitor.post("/api/tables", {**wish, "pace": "steady", "public": True})
    for screen, path in PATHS.items():
        if camera.wants(screen):
            visitor.go(path)
            camera.take(visitor, screen)


def take_games(visitor: Visitor, camera: Camera) -> None:
    """A game of each kind, from the locker room to the report, and what is seldom seen."""
    if camera.wants("room"):
        visitor.open_table("allstar", ["", "pro", "rookie"])
        camera.take(visitor, "room")
    if camera.wants(*ALLSTAR_MOMENTS.values(), "end", "after", "replay"):
        visitor.open_table("allstar", ["pro", "rookie", "pro"])
        visitor.press("Enter")
        last = ("end", "after", "replay")
        play_on(Captain(visitor, look=camera.at(ALLSTAR_MOMENTS)), camera, *ALLSTAR_MOMENTS.values(), *last)
        if camera.wants(*last):
            camera.take(visitor, "end")
            take_report(visitor, camera)
    if camera.wants(*HOOPS_MOMENTS.values(), "hoops-end"):
        visitor.open_table("hoops", ["rookie"], {"pick team": "yes"})
        visitor.press("Enter")
        coach = Coach(visitor, look=camera.at(HOOPS_MOMENTS))
        play_on(coach, camera, *HOOPS_MOMENTS.values(), "hoops-end")
        if coach.over:
            camera.take(visitor, "hoops-end")
    if camera.wants("me"):
        visitor.go("/me")
        camera.take(visitor, "me")
    if camera.wants(*COACH_MOMENTS.values(), "five", "coach-lineup"):
        take_coaches(visitor, camera)
    if camera.wants("shot", "shootout"):
        take_shootout(visitor, camera)
    if camera.wants("hoops-overtime"):
        take_overtime(visitor, camera)


def play_on(player: Player, camera: Camera, *screens: str) -> None:
    """Play until the game is over, or until none of these screens is wanted any more."""
    while not player.over and camera.wants(*screens):
        player.step()
        player.page.wait_for_timeout(BETWEEN)


def take_report(visitor: Visitor, camera: Camera) -> None:
    """The report, once the bot has had its second look, and the replay."""
    table = visitor.now["table"]
    if not camera.wants("after", "replay"):
        return
    visitor.go(f"/t/{table}/after")
    visitor.page.evaluate(_LOOKED_AT, f"/api/tables/{table}/analysis")
    visitor.go(f"/t/{table}/after")
    camera.take(visitor, "after")
    visitor.go(f"/replay/{table}")
    visitor.page.get_by_role("slider").first.fill("19")
    camera.take(visitor, "replay")


def take_coaches(visitor: Visitor, camera: Camera) -> None:
    """Five managers of the first edition, up to the teams of the second round."""
    visitor.open_table("allstar", ["rookie"] * 4, {"edition": "2020"})
    visitor.press("Enter")
    player = Captain(visitor, look=camera.at(COACH_MOMENTS))
    visitor.until(lambda: bool(visitor.now.get("legal")))
    while player.heading[:2] != ("draft", ROUND_TWO) or player.heading[2] < 2 or visitor.sees(".reveal"):
        player.step()
        visitor.page.wait_for_timeout(BETWEEN)
    if camera.wants("five"):
        visitor.page.locator(".pack [data-card]").first.click()
        camera.take(visitor, "five")
    player = Captain(visitor, look=camera.at({"lineup-1": "coach-lineup"}))
    while player.heading[1] == ROUND_TWO:
        player.step()
        visitor.page.wait_for_timeout(BETWEEN)


def take_shootout(visitor: Visitor, camera: Camera) -> None:
    """Two tie for the last place: people play at random until it is so, then one of them sits down here."""
    for luck in range(TRIES):
        guests = [Guest(visitor.address, name, 4 * luck + at) for at, name in enumerate(NAMES)]
        gather(guests, "allstar", [], {})
        tied = play_until(guests, lambda now: now["view"]["phase"] == SHOOTOUT and bool(now["legal"]))
        if tied:
            tied.hand_over(visitor)
            player = Manager(visitor, look=camera.at(SHOT_MOMENTS))
            visitor.until(lambda: bool(visitor.now.get("legal")))
            while camera.wants("shot", "shootout") and not player.over:
                player.step()
                for one in guests:
                    if one is not tied:
                        one.step()
                visitor.page.wait_for_timeout(BETWEEN)
            return
    print("No shootout came about.", file=sys.stderr)


def take_overtime(visitor: Visitor, camera: Camera) -> None:
    """It is level after the last turn: people play until it is so, then one of them sits down here."""
    for luck in range(TRIES):
        guests = [Guest(visitor.address, name, 2 * luck + at, level) for at, name in enumerate(NAMES[:2])]
        gather(guests, "hoops", [], {})
        tied = play_until(guests, lambda now: now["view"]["overtime"] > 0 and bool(now["legal"]))
        if tied and sum(tied.now["scores"]):
            tied.hand_over(visitor)
            camera.take(visitor, "hoops-overtime")
            return
    print("No overtime came about.", file=sys.stderr)


def level(now: Now, legal: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """All attack at first; later only who is behind does, until it is level. A draw is played on."""
    if HOOPS_PHASES[now["view"]["phase"]] != "menu":
        return [one for one in legal if one[1] != "draw"]
    mine, other = now["scores"][now["seat"]], now["scores"][1 - now["seat"]]
    calm = [one for one in legal if one[1] in ACTIONS]
    attacks = [one for one in legal if one not in calm]
    return attacks if attacks and (mine < other or now["view"]["turn"] <= FIRST_TURNS) else calm


def page() -> str:
    """The page that shows the pictures."""
    lines = [
        "# Every screen",
        "",
        "Look at every screen of the page, on a desktop and on a phone.",
        "",
        "Taken by `python -m bench.screens` in a real Chromium, at 1440 × 900 and 390 × 844 pixels.",
        *(line for screen in SCREENS for line in _shown(screen, "en")),
        *(
            line
            for language in LANGUAGE_NAMES
            for screen in IN_EVERY_LANGUAGE
            for line in _shown(screen, language)
        ),
    ]
    return "\n".join(lines) + "\n"


def _shown(screen: str, language: str) -> Iterator[str]:
    title = SCREENS[screen][0] + ("" if language == "en" else f", in {LANGUAGE_NAMES[language]}")
    names = [
        (size, picture_name(screen, size, theme, language))
        for theme in themes_of(screen, language)
        for size in SIZES
    ]
    there = [(size, name) for size, name in names if (PICTURES / name).exists()]
    if there:
        yield from ("", f"## {title}", "")
        for size, name in there:
            yield f'<img src="img/page/{name}" alt="{title}, {size}" width="{WIDTHS[size]}">'


def first_choices(browser: Browser, address: str, times: int = 9) -> None:
    """How long from opening the page to the first choice of a game, from an empty cache."""
    for game, first in (("All-Star Draft", ".pack [data-card]"), ("NBA Deck-Building", ".acts .primary")):
        seconds = []
        for _ in range(times):
            visitor = Visitor(browser, address, still=False)
            begin = time.perf_counter()
            visitor.page.goto(address + "/", wait_until="commit")
            if first != ".pack [data-card]":
                visitor.page.get_by_role("button", name=game).click()
            visitor.page.locator(".dot").click()
            visitor.page.locator(first).first.wait_for()
            seconds.append(time.perf_counter() - begin)
            visitor.close()
        print(f"{game}: {statistics.median(seconds):.2f} s (from {min(seconds):.2f} to {max(seconds):.2f})")


if __name__ == "__main__":
    sys.exit(main())
