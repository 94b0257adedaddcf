"""The picture that link previews show: the share picture of a finished deal, drawn by the page itself.

python -m bench.preview        writes web/public/preview.png
"""

from __future__ import annotations

import sys
import tempfile
from datetime import date
from pathlib import Path

from bench.page.browser import Visitor, browsing
from bench.page.kept_games import day_played, put
from bench.server.process import ServerProcess
from sixthman.server.daily import listed

PICTURE = Path("web") / "public" / "preview.png"
GAME = "allstar"


def main() -> int:
    """Find a deal that a pro wins, show its result, save its picture."""
    today = date.today()
    days = [date.fromordinal(today.toordinal() - back) for back in range(len(listed(GAME, "daily")["rows"]))]
    won = next(game for game in (day_played(GAME, day) for day in days) if game["ended"]["places"][0] == 1)
    day = won["settings"]["deal"].split()[1]
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        server = ServerProcess(f"{folder}/page.db", Path(folder) / "page.log", spectator_delay=0.5)
        server.start()
        try:
            visitor = Visitor(browser, server.address)
            visitor.go("/")
            put(visitor.page, [won])
            visitor.go(f"/daily/{day}")
            with visitor.page.expect_download() as saved:
                visitor.page.locator(".save button").click()
            saved.value.save_as(PICTURE)
            visitor.close()
        finally:
            server.stop()
    print(f"Wrote {PICTURE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
