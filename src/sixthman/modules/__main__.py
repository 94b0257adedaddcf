"""`python -m sixthman.modules`: build the modules of all games, or see if they are what the sources give.

python -m sixthman.modules            writes games/<game>/<game>.wasm
python -m sixthman.modules --check    builds them and compares; exit status 1 if one differs
"""

from __future__ import annotations

import gzip
import sys
import time

from sixthman.kernel.game import Game
from sixthman.kernel.module import BadModule, Module, earlier_path, module_path
from sixthman.kernel.wasm import Contents, build_module
from sixthman.registry import game_named, game_names


def main(arguments: list[str]) -> int:
    """Build, and write or compare; games can be named."""
    check = "--check" in arguments
    named = [word for word in arguments if word != "--check"]
    folders = [game_named(name) for name in named or game_names()]
    chosen = [folder.load("module").CONTENTS for folder in folders if folder.declared.compiled]
    return max([_deal_with(contents, check) for contents in chosen], default=2)


def _deal_with(contents: Contents, check: bool) -> int:
    begun = time.perf_counter()
    built = Module(build_module(contents))
    path = module_path(contents.game)
    size = f"{len(built.code):,} bytes, {len(gzip.compress(built.code, 9)):,} gzipped"
    seconds = f"{time.perf_counter() - begun:.0f} s"
    print(f"{path.name}: rules {contents.game.version}, {size}, {built.digest[:16]} ({seconds})", flush=True)
    if check:
        same = path.exists() and path.read_bytes() == built.code
        if not same:
            print(f"{path} is not what the sources give: run `make modules`", file=sys.stderr)
        return 0 if same else 1
    _set_aside(contents.game)
    path.write_bytes(built.code)
    return 0


def _set_aside(game: Game) -> None:
    """A module of earlier rules is kept for good: games that were played with it are verified with it."""
    path = module_path(game)
    try:
        version = Module(path.read_bytes()).manifest["rules"]
    except (OSError, BadModule):
        return  # there is none, or none that could be played by
    if version != game.version:
        earlier = earlier_path(game, version)
        earlier.parent.mkdir(exist_ok=True)
        path.replace(earlier)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
