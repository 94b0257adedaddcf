"""The table's own Python as JavaScript, so that the page plays by the same source as the server.

`python -m sixthman.page_code FOLDER GAME …` writes `FOLDER/shared.js` and `FOLDER/<game>.js`, each with
a `-more.js` for what a first game does not need, and what TypeScript has to know of them. See
docs/design.md, "The page's Python".
"""

from __future__ import annotations

from pathlib import Path

from .roots import has_measures, lab_of, reach_all, reach_first, views_of
from .translate import LIGHT, single_text, texts_of

__all__ = ["texts_of", "write_code"]


def write_code(folder: Path, games: list[str]) -> list[Path]:
    """Write the files; which of them have changed. Refused says what cannot be translated."""
    changed = []
    folder.mkdir(parents=True, exist_ok=True)
    texts = texts_of(reach_all(games), first=reach_first(games))
    for game in games:
        texts[f"{game}-views.js"], texts[f"{game}-views.d.ts"] = single_text(views_of(game), LIGHT)
        if has_measures(game):
            texts[f"{game}-lab.js"], texts[f"{game}-lab.d.ts"] = single_text(lab_of(game))
    for name, text in texts.items():
        path = folder / name
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            changed.append(path)
    return changed
