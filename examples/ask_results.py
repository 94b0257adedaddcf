"""Simulate, keep the results, and ask them in SQL: which card wins most when it is picked first?

pip install 'sixthman[lab]'
python examples/ask_results.py
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from sixthman.lab.store import open_results

GAMES = "2000"
QUESTION = """
    SELECT name, count(*) AS picked, avg(share) AS wins
    FROM seats JOIN names ON kind = 'card' AND number = picks[1]
    GROUP BY name HAVING picked >= 30 ORDER BY wins DESC LIMIT 5
"""

with TemporaryDirectory() as folder:
    season = Path(folder) / "season.duckdb"
    command = [sys.executable, "-m", "sixthman", "simulate", "allstar", "--bots", "pro", "--target", "wasm"]
    subprocess.run(
        [*command, "--games", GAMES, "--output", str(season)], check=True, stdout=subprocess.DEVNULL
    )
    with open_results(season) as results:
        for name, picked, wins in results.execute(QUESTION).fetchall():
            print(f"{name:12} picked first {picked} times, {wins:.1%} of these games won")
