"""Bots in other processes: whether what was handed over can be found there."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

from sixthman.bots.contestants import Contestant
from sixthman.messages import BadOption


def check_portable(bots: Sequence[Contestant]) -> None:
    """BadOption for a bot that another process could not find: one made in a notebook or in a function."""
    for bot in bots:
        if bot.given is None:
            continue
        try:
            pickle.dumps(bot.given)
        except Exception as reason:
            raise BadOption("error-bot-portable", bot=bot.label) from reason
        if getattr(bot.given, "__module__", None) == "__main__":
            raise BadOption("error-bot-portable", bot=bot.label)
