"""Sixty frames a second while cards move, and nothing jumps.

How many frames a machine shows depends on what else it does, so the frames themselves are measured: a trace
tells how long the page's own thread worked (in time of the processor, not of the clock) for each frame drawn
while something moved. A sixtieth of a second is the limit. A frame in which the page makes something new, as
it has heard news or was clicked at, may take up to a tenth of a second: that stops nothing, for what moves is
moved by the compositor, transforms and opacity alone. What jumps counts as browsers count it: not the answer
to your own click in the half second after it, and not a text that grows at one end. Nothing else may jump
while something moves but the lines of the story, which make room for more.
"""

from __future__ import annotations

import itertools
import json
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser

from bench.page.browser import DESK, PHONE, Visitor
from bench.page.coaches import Coach
from bench.page.managers import Manager

from .conftest import Welcome

FRAME = 1000 / 60  # milliseconds
AT_ONCE = 100  # milliseconds: what takes longer is felt as a wait
NEWS = 50_000  # microseconds: so long after it has heard something, the page may still be busy with it
SMOOTH = {"transform", "opacity", "translate", "rotate", "scale"}
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
_WATCH = """
window.moved = new Set(); window.jumps = []; window.spans = [];
const known = new WeakSet();
const watch = (time) => {
  const going = document.getAnimations().filter((one) => one.playState === "running"
    && one.effect?.getComputedTiming().iterations !== Infinity);
  for (const one of going.filter((one) => !known.has(one))) {
    known.add(one);
    for (const frame of one.effect.getKeyframes()) for (const name of Object.keys(frame))
      if (!["offset", "computedOffset", "easing", "composite"].includes(name)) moved.add(name);
  }
  if (going.length) spans.push(time);
  performance.mark(going.length ? "moves" : "rests");
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
const news = (answer) => { performance.mark("news"); return answer; };
for (const kind of ["pointerdown", "pointerup", "click", "keydown"]) addEventListener(kind, news, true);
const ask = window.fetch;
window.fetch = (...wish) => ask(...wish).then(news);
window.WebSocket = class extends WebSocket {
  constructor(...wish) { super(...wish); this.addEventListener("message", news); }
};
new PerformanceObserver((list) => {
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const both = (was, is, from, to) => Math.abs(was[from] - is[from]) > 1 && Math.abs(was[to] - is[to]) > 1;
  const moves = (was, is) => both(was, is, "left", "right") || both(was, is, "top", "bottom");
  const uncalled = list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput);
  for (const { startTime, sources } of uncalled) for (const { node, previousRect, currentRect } of sources) {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (element && !element.closest("[role=log]") && moves(previousRect, currentRect))
      jumps.push([startTime, `${element.parentElement?.className} > ${element.className}: `
      + `${element.textContent.slice(0, 40)}: ${place(previousRect)} → ${place(currentRect)}`]);
  }
}).observe({ type: "layout-shift", buffered: true });
"""


@dataclass
class Motion:
    """What was seen while something moved."""

    frames: list[float]  # milliseconds of work for each in which something only moved
    busy: list[float]  # … in which the page made something new, too
    moved: set[str]  # what the animations change
    jumps: list[Any]  # layout shifts, whoever caused them


def watched(browser: Browser, one: Visitor, act: Callable[[], None]) -> Motion:
    """Let something happen with a trace running."""
    one.page.evaluate("moved.clear(); jumps.length = spans.length = 0")
    browser.start_tracing(page=one.page, categories=TRACED)
    act()
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    moved, jumps, spans = one.page.evaluate("[[...moved], jumps, spans]")
    jumps = [jump for jump in jumps if any(abs(time - jump[0]) < FRAME for time in spans)]
    return Motion(*frames_in(trace), set(moved), jumps)


def frames_in(trace: list[dict[str, Any]]) -> tuple[list[float], list[float]]:
    """Milliseconds of processor time of the page's thread for each frame: without news, and with news."""
    marks = sorted(
        (event["ts"], event["name"], event["pid"], event["tid"])
        for event in trace
        if event["name"] in ("moves", "rests") and "blink.user_timing" in event["cat"]
    )
    news = [event["ts"] for event in trace if event["name"] == "news" and "blink.user_timing" in event["cat"]]
    tasks = [
        (event["ts"], event.get("tdur", event["dur"]) / 1000)
        for event in trace
        if event["name"].endswith("RunTask")
        and event["ph"] == "X"
        and (event["pid"], event["tid"]) == marks[0][2:]
    ]
    calm: list[float] = []
    busy: list[float] = []
    for (begin, name, *_), (end, *_) in itertools.pairwise(marks):
        made = any(begin - NEWS < at < end for at in news)
        if name == "moves":
            (busy if made else calm).append(sum(took for at, took in tasks if begin <= at < end))
    return calm, busy


def smooth(motion: Motion) -> bool:
    """Nearly every frame is done in time, only what is cheap to move is moved, and nothing jumps."""
    assert len(motion.frames) > 20
    assert motion.moved
    assert motion.moved <= SMOOTH
    assert not motion.jumps, "\n".join(jump for _, jump in motion.jumps)
    tenths = statistics.quantiles(motion.frames, n=10)
    busy = statistics.quantiles(motion.busy, n=10)
    print(f"{len(motion.frames)} frames, tenths: {tenths}; {len(motion.busy)} with news, tenths: {busy}")
    assert tenths[4] <= FRAME / 2
    assert tenths[8] <= FRAME
    assert busy[8] <= AT_ONCE
    return True


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_cards(browser: Browser, visitor: Welcome, size: tuple[int, int]) -> None:
    """Picking, passing, locking and the first arena, with all motion."""
    one = visitor(still=False, size=size)
    one.context.add_init_script(_WATCH)
    one.open_table("allstar", ["rookie"] * 3)
    one.ready()
    player = Manager(one)
    assert one.until(lambda: bool(one.now.get("legal")))

    def a_round() -> None:
        end = time.monotonic() + 300
        while player.heading[1] == 0 or one.sees(".reveal, #panel-result"):
            assert time.monotonic() < end
            player.step()
            one.settle()

    assert smooth(watched(browser, one, a_round))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_dice(browser: Browser, visitor: Welcome, size: tuple[int, int]) -> None:
    """Two attacks: dice are rolled, kept and defended against."""
    one = visitor(still=False, size=size)
    one.context.add_init_script(_WATCH)
    one.open_table("hoops", ["rookie"])
    one.ready()
    player = Coach(one)
    assert one.until(lambda: bool(one.now.get("legal")))

    def some_turns() -> None:
        end = time.monotonic() + 300
        rolls = 0
        while rolls < 2:
            assert time.monotonic() < end
            before = any(map(any, one.now["view"]["rolled"]))
            player.step()
            one.settle()
            rolls += any(map(any, one.now["view"]["rolled"])) and not before

    assert smooth(watched(browser, one, some_turns))
