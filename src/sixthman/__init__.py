"""Sixth Man: the table, the bots and the laboratory for two sports card games,
All-Star Draft (ice hockey) and NBA Deck-Building (basketball).

>>> import sixthman as sm
>>> table = sm.new("allstar", seats=4, seed="7", bots=["pro"] * 3)
>>> table.play("Horse7")
>>> table.scores
{1: 0, 2: 0, 3: 0, 4: 0}
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from sixthman.bots.own import Bot, BotFailed
    from sixthman.library.league import LeagueResult, league
    from sixthman.library.online import join
    from sixthman.library.record import Record, load
    from sixthman.library.simulation import SimulationResult, simulate
    from sixthman.library.table import Table, new
    from sixthman.messages import BadCards, BadOption, BadRecord, IllegalChoice
    from sixthman.registry import game_names
    from sixthman.table.view import Card, Choice, Choices, View

# Where each public name lies. It is loaded when it is first asked for: `import sixthman` takes no time.
_WHERE = {
    "BadCards": "sixthman.messages",
    "BadOption": "sixthman.messages",
    "BadRecord": "sixthman.messages",
    "Bot": "sixthman.bots.own",
    "BotFailed": "sixthman.bots.own",
    "Card": "sixthman.table.view",
    "Choice": "sixthman.table.view",
    "Choices": "sixthman.table.view",
    "IllegalChoice": "sixthman.messages",
    "LeagueResult": "sixthman.library.league",
    "Record": "sixthman.library.record",
    "SimulationResult": "sixthman.library.simulation",
    "Table": "sixthman.library.table",
    "View": "sixthman.table.view",
    "game_names": "sixthman.registry",
    "join": "sixthman.library.online",
    "league": "sixthman.library.league",
    "load": "sixthman.library.record",
    "new": "sixthman.library.table",
    "simulate": "sixthman.library.simulation",
}

__all__ = [
    "BadCards",
    "BadOption",
    "BadRecord",
    "Bot",
    "BotFailed",
    "Card",
    "Choice",
    "Choices",
    "IllegalChoice",
    "LeagueResult",
    "Record",
    "SimulationResult",
    "Table",
    "View",
    "game_names",
    "join",
    "league",
    "load",
    "new",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_WHERE[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted((*__all__, "__version__"))
