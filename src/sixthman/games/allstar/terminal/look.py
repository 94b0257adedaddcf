"""What things look like: colors, glyphs and big numbers.

Color is never the only sign: every species, symbol and seat also has a word, a letter or a shape.
All shapes are one cell wide in common terminals.
"""

from __future__ import annotations

from sixthman.cli.terminal.look import SEATS_DARK, SEATS_LIGHT, Palette

from ..table.colors import SWEATERS

FLAG, USED_FLAG = "⚑", "⚐"  # a coach face up, and one that is turned over

PLAIN_SWEATER = ("#C8CDD0", "#33434E")  # of a coach of your own
CREAM = "#FFF9EA"
CARD_INK = "#10242B"


DARK = Palette(
    "ice-dark", True, "#0B181D", "#13262D", "#1E3841", "#6C8B95", "#EEF5F3", "#A9C1C5",
    "#FF7552", "#1D0B05", "#8CBEFF", "#6FDA9F", "#FFC93C", SEATS_DARK,
)  # fmt: skip
LIGHT = Palette(
    "ice-light", False, "#E4EDEF", "#FCFEFE", "#DFE9EB", "#6F878E", "#10242B", "#40565D",
    "#C5311A", "#FFFFFF", "#1A5AB5", "#0F6B3C", "#8A5E00", SEATS_LIGHT,
)  # fmt: skip


_PIXELS = {
    1: ".#.##..#..#.###",
    2: "##...#.#.#..###",
    3: "##...#.#...###.",
    4: "#.##.####..#..#",
    5: "####..##...###.",
    6: ".###..####.####",
    7: "###..#.#..#..#.",
    8: "####.#####.####",
    9: "####.####..###.",
}
_HALVES = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}


def sweater(name: str) -> tuple[str, str]:
    """The colors of a species, or of a coach that is none."""
    return SWEATERS.get(name, PLAIN_SWEATER)


def big_number(number: int) -> list[str]:
    """A number from 1 to 9, three cells wide and high, drawn in half blocks."""
    rows = [_PIXELS[number][3 * row : 3 * row + 3] for row in range(5)] + ["..."]
    return ["".join(_HALVES[top + low] for top, low in zip(*rows[i : i + 2], strict=True)) for i in (0, 2, 4)]


# What fills the picture slots of the coaches: a head in three lines of seven cells.
PICTURES = {
    "coach-Rabbit": (r" () () ", r"( •.• )", r"  \v/  "),
    "coach-Duck": (r"   __  ", r" <(• ) ", r"   )/  "),
    "coach-Beaver": (r" c---c ", r"( • • )", r"  \H/  "),
    "coach-Eagle": (r" .---. ", r"( \ / )", r"  \V/  "),
    "coach-Penguin": (r" .---. ", r"(  •V•)", r" \___/ "),
    "coach-Panda": (r" @---@ ", r"( O.O )", r" \_^_/ "),
    "coach-Wolf": (r" /\_/\ ", r"( • • )", r"  \Y/  "),
    "coach-Shark": (r"    /| ", r" __/ |_", r"<•__vv/"),
    "coach-Tiger": (r" n---n ", r"(=•.•=)", r"  \w/  "),
    "coach-Horse": (r"  /|/\ ", r" / •  )", r"(__/\ |"),
    "coach-Caribou": (r"\|/ \|/", r" (• •) ", r"  \o/  "),
    "coach-PolarBear": (r" o---o ", r"( • • )", r" \_O_/ "),
}
NO_PICTURE = (" .---. ", "( • • )", " \\___/ ")
