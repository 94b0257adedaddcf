"""The colors of the sweaters, wherever cards are drawn."""

from __future__ import annotations

# The sweater of a species: the field it shows against, and the deep color a cream number is read on.
SWEATERS = {
    "Rabbit": ("#F29DB4", "#7A1F45"),
    "Duck": ("#F6C945", "#5B4300"),
    "Beaver": ("#5FBFB0", "#0B4A45"),
    "Eagle": ("#5B9BEA", "#123D86"),
    "Penguin": ("#F58A3C", "#7A2E00"),
    "Panda": ("#5DB25F", "#12491C"),
    "Wolf": ("#A98FE0", "#35176F"),
    "Shark": ("#E4504A", "#7A0F14"),
    "Tiger": ("#8FA3AF", "#10242B"),
    "Horse": ("#BBDFF0", "#1B4C66"),
    "Caribou": ("#BCD05A", "#3C4A08"),
    "PolarBear": ("#4FA6CC", "#0B3A52"),
}
SYMBOL_GLYPHS = {"Goal": "▦", "Puck": "◉", "Helmet": "∩", "Glove": "ψ", "Skate": "∟"}
