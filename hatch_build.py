"""The wheel holds the page: it is built here, unless it is there already."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SCRIPT = Path("web") / "build_page.py"


class PageHook(BuildHookInterface[Any]):
    """Builds the page before a wheel or a source archive is made."""

    def dependencies(self) -> list[str]:
        """What building the page takes, if it has to be built: what the games' declarations are read with,
        and node, if the machine has none."""
        page = runpy.run_path(str(Path(self.root) / SCRIPT))
        if page["PAGE"].exists():
            return []
        return [*page["GENERATOR_NEEDS"], *([] if page["has_node"]() else [page["NODE_WHEEL"]])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Nothing for an editable install: there `make` builds the page."""
        if version != "editable":
            subprocess.run([sys.executable, str(Path(self.root) / SCRIPT), "--missing"], check=True)
