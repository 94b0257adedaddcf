"""The libraries that environments are made for: not everyone has them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sixthman.messages import preferred_language, say


def load(library: str) -> Any:
    """A library of the extra `rl`; ImportError says how to get it."""
    try:
        return import_module(library)
    except ImportError as reason:
        package = library.partition(".")[0]
        raise ImportError(say(preferred_language(), "error-extra", package=package, extra="rl")) from reason
