"""What an environment shows to people: the drawing of a view, as text or as a picture of that text."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from sixthman.messages import BadOption
from sixthman.registry import game_named

from .extras import load
from .seating import Seating

MODES = ("ansi", "rgb_array")
PAPER, INK = (246, 248, 250), (28, 39, 51)
EDGE, LINE, SIZE = 16, 20, 15  # pixels: around the text, from line to line, of a letter
WIDE, HIGH = 960, 640  # of a picture, at least: pictures of a game are all of one size


def check_mode(mode: str | None) -> None:
    """BadOption for a way to look at games that there is not."""
    if mode is not None and mode not in MODES:
        raise BadOption("error-envs-render", mode=str(mode), known=", ".join(MODES))


def drawn(seating: Seating, state: Any, seat: int) -> str:
    """What a seat sees, in text."""
    game = seating.game
    with np.errstate(over="ignore"):
        view = game.new_state()
        game.rules["view"](state, seat, view)
    adapter = game_named(seating.name).adapter_with(seating.options.cards)
    return str(adapter.see(view))


def picture(text: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The same as a picture: [row, column, color]."""
    image_module, draw_module = load("PIL.Image"), load("PIL.ImageDraw")
    lines = text.splitlines()
    high = max(HIGH, 2 * EDGE + LINE * len(lines))
    image = image_module.new("RGB", (WIDE, high), PAPER)
    draw = draw_module.Draw(image)
    for index, line in enumerate(lines):
        draw.text((EDGE, EDGE + LINE * index), line, fill=INK, font=_font())
    return np.asarray(image, np.uint8)


@cache
def _font() -> Any:
    return load("PIL.ImageFont").load_default(SIZE)


def render(mode: str | None, seating: Seating, state: Any, seat: int) -> Any:
    """What `render()` answers: nothing without a mode."""
    if mode is None:
        return None
    text = drawn(seating, state, seat)
    return text if mode == "ansi" else picture(text)
