"""A site without a server, and without a network after the first visit: what one person does goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bench.page.browser import Visitor
from bench.page.coaches import Coach
from bench.page.hosting import Host, hosting
from bench.page.managers import Manager
from bench.page.players import Player, play
from sixthman.server.site import write_site

FOLDER = "games/night"  # of the host: a site may lie anywhere
PLAYERS: dict[str, type[Player]] = {"allstar": Manager, "hoops": Coach}
_KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  return registration.active.state;
}"""


@pytest.fixture(scope="module")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site in some folder of a host."""
    root = tmp_path_factory.mktemp("host")
    (root / FOLDER).parent.mkdir(parents=True)
    write_site(root / FOLDER)
    return root


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """The host, which a test may take away."""
    with hosting(site) as host:
        yield host
        host.start()  # for what takes it away at the end


Welcome = Callable[..., Visitor]


@pytest.fixture
def welcome(browser: Browser, host: Host) -> Iterator[Welcome]:
    """Visitors of the site. At the end the page must not have complained about anything."""
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, f"{host.address}/{FOLDER}/", **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for one in visitors:
        one.close()
    assert [problem for one in visitors for problem in one.problems] == []


def cut_off(one: Visitor, host: Host) -> None:
    """A first visit, and the network is gone."""
    one.page.goto(one.address)
    one.page.locator(".dot").wait_for()
    assert one.page.evaluate(_KEPT) in ("activated", "activating")
    host.stop()
    one.context.set_offline(True)
    one.page.goto(one.address)
    one.page.locator(".dot").wait_for()


def play_here(one: Visitor, game: str, bots: list[str], options: dict[str, str]) -> None:
    """A whole game in the house."""
    one.page.locator(".dot").hover()
    one.page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/worker-'))"
    )
    one.page.goto(one.address.split("/games/")[0] + one.open_here(game, bots, options))
    one.ready()
    play([PLAYERS[game](one, luck=3)])
    assert min(one.now["places"]) == 1
    assert one.now["state"] == "over"


def test_a_game_without_a_network_and_gone_on_with_after_a_reload(welcome: Welcome, host: Host) -> None:
    one = welcome(keeps=True)
    cut_off(one, host)
    one.page.locator(".dot").click()
    one.page.locator(".pack [data-card]").first.wait_for()
    player = Manager(one, luck=2)
    for _ in range(200):
        player.step()
        if one.now["view"]["round_"] > 0:
            break
        one.page.wait_for_timeout(20)
    assert one.now["view"]["round_"] > 0
    before = one.now["view"]
    one.page.close()
    one.page = one._new_page()
    one.page.goto(one.address + "?/t/" + one.now["table"])
    one.page.locator("main").wait_for()
    one.until(lambda: bool(one.now.get("legal")))
    assert one.now["view"]["bench"] == before["bench"]
    play([Manager(one, luck=2)])
    assert one.now["state"] == "over"


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("allstar", 2, {}),
        ("allstar", 3, {"coaches": "yes"}),
        ("allstar", 4, {"whistle": "no"}),
        ("allstar", 5, {}),
        ("allstar", 1, {"mode": "heritage"}),
        ("allstar", 1, {"mode": "free-agency"}),
        ("allstar", 1, {"mode": "clash"}),
        ("allstar", 1, {"edition": "2020"}),
        ("allstar", 2, {"edition": "2020", "coaches": "no"}),
        ("allstar", 5, {"edition": "2020"}),
        ("hoops", 1, {}),
        ("hoops", 1, {"pick team": "yes"}),
        ("hoops", 1, {"opening draft": "yes", "overtimes": "2"}),
    ],
)
def test_whole_games(welcome: Welcome, host: Host, game: str, bots: int, options: dict[str, str]) -> None:
    one = welcome(keeps=True)
    cut_off(one, host)
    play_here(one, game, ["rookie"] * bots, options)


def test_the_referee_without_a_network(welcome: Welcome, host: Host) -> None:
    one = welcome(keeps=True)
    cut_off(one, host)
    one.page.goto(one.address + "?/learn")
    expect(one.page.locator("h1")).to_be_visible()
