"""What was measured, kept with the sources: `docs/notes/server.md` tells it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "found"


def keep(name: str, found: Any) -> None:
    """Write it over what was measured before."""
    (FOLDER / f"server-{name}.json").write_text(json.dumps(found, indent=1) + "\n")
