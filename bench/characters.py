"""How strong bots with a name are: each alone against bots of its level without a style, the same deals from
every seat.

python -m bench.characters [--deals 250]

Prints a line for every character with a style, in both games. A style may cost a little; it must not turn a
level into another one.
"""

from __future__ import annotations

import argparse
import sys

from bench.duels import Duel, play, tally
from sixthman.bots.characters import CHARACTERS
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.table import HoopsOptions
from sixthman.table.options import Options

TABLES: tuple[tuple[str, Options], ...] = (
    ("allstar", AllstarOptions(seats=4)),
    ("hoops", HoopsOptions()),
)


def main() -> int:
    """Play the duels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=250)
    deals = parser.parse_args().deals
    for game, options in TABLES:
        for character in CHARACTERS:
            if character.style:
                duel = Duel(game, options, character.name, character.level)
                found = tally(list(play(duel, range(deals))))
                fair = 1 / duel.seats
                who = f"{game} {character.called} ({character.style}), {duel.seats - 1} {character.level}"
                print(
                    f"{who}: {found.share:.1%} ± {found.half:.1%} of {found.games} games (fair {fair:.0%}), "
                    f"lead {found.lead:+.1f}",
                    flush=True,
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
