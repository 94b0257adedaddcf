"""A page without a network: the first visit, the cut, games in the house of the browser."""

from __future__ import annotations

from bench.page.browser import Visitor
from bench.page.coaches import Coach
from bench.page.hosting import Host
from bench.page.managers import Manager
from bench.page.players import Player, play

FOLDER = "games/night"  # of the host: a site may lie anywhere
PLAYERS: dict[str, type[Player]] = {"allstar": Manager, "hoops": Coach}
_KEPT = """async () => {
  const registration = await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  return registration.active.state;
}"""
_HOUSE_IS_OPEN = (
    "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/worker-'))"
)


def path(one: Visitor, to: str) -> str:
    """The address of a path within a site."""
    return f"{one.address}?{to}"


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
    one.page.wait_for_function(_HOUSE_IS_OPEN)
    one.page.goto(one.address.split("/games/")[0] + one.open_here(game, bots, options))
    one.ready()
    play([PLAYERS[game](one, luck=3)])
    assert min(one.now["places"]) == 1
    assert one.now["state"] == "over"
