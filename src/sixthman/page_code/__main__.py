"""`python -m sixthman.page_code FOLDER GAME …`"""

from __future__ import annotations

import sys
from pathlib import Path

from . import write_code
from .sources import Refused


def main(arguments: list[str]) -> int:
    """Write the table's Python as JavaScript, for these games."""
    if not arguments:
        print("python -m sixthman.page_code FOLDER GAME …", file=sys.stderr)
        return 2
    folder, *games = arguments
    try:
        write_code(Path(folder), games)
    except Refused as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
