"""What people may be called: something that can be read, fits a record, and is not a bot's name."""

from __future__ import annotations

import re
import unicodedata
from itertools import takewhile

from sixthman.bots import BOTS, OLD_NAMES
from sixthman.messages import BadOption

ACCENTS = 2  # accents that a letter may carry
_BOTS = re.compile(rf"(?:bot|{'|'.join((*BOTS, *OLD_NAMES))})(?:@\S*)?(?:[\s_-]*\d+)?")


def good_name(name: str) -> str:
    """A name with no more accents than letters carry; BadOption if it cannot be one."""
    name = _trimmed(name)
    if name != name.strip() or not name or not name.isprintable() or "|" in name or _is_accent(name[0]):
        raise BadOption("error-name", name=repr(name))
    if _BOTS.fullmatch(unicodedata.normalize("NFKC", name).casefold()):
        raise BadOption("error-server-name-bot", name=name)
    return name


def _trimmed(name: str) -> str:
    """Marks that are stacked higher than any script does would cover the lines around a name."""
    letters: list[str] = []
    for letter in unicodedata.normalize("NFC", name):
        stacked = sum(1 for _ in takewhile(_is_accent, reversed(letters)))
        if not _is_accent(letter) or stacked < ACCENTS:
            letters.append(letter)
    return "".join(letters)


def _is_accent(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")
