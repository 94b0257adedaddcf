"""The desks of all games, by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from sixthman.kernel.module import Module, current_module, module_of_version, versions_of
from sixthman.messages import BadOption, BadRecord

from .desk import Desk, Event

ALLSTAR, HOOPS = "allstar", "hoops"
GAME_NAMES = (ALLSTAR, HOOPS)


class Speaker(Protocol):
    """Tells events in a person's language."""

    def event(self, event: Event) -> list[str]:
        """One event in one or more lines."""
        ...


def desk_named(game: str, cards: Path | None = None, version: str | None = None) -> Desk:
    """The desk of a game, with the cards of a file if it plays with such, by an earlier version of its rules
    if that is named; BadRecord for a version that this program does not have."""
    if game not in GAME_NAMES:
        raise BadOption("error-game-name", game=game, known=", ".join(GAME_NAMES))
    desk = _desk(game, cards)
    if version in (None, desk.game.version):
        return desk
    module = module_of_version(desk.game, str(version))
    if module is None:
        raise BadRecord("error-record-rules", rules=version, known=", ".join(versions_of(desk.game)))
    return desk_of(module, cards)


def desk_of(module: Module, cards: Path | None = None) -> Desk:
    """The desk for compiled rules, earlier ones too: with the cards that were the standard ones then."""
    game = module.manifest["game"]
    present = _desk(game, cards)
    if module.digest == current_module(present.game).digest:
        return present
    return _desk(game, cards, module)


def _desk(game: str, path: Path | None, module: Module | None = None) -> Desk:
    if game == HOOPS:
        from . import hoops

        return hoops.HoopsDesk(hoops.read_cards(path, module))
    from . import allstar

    return allstar.AllstarDesk(allstar.read_cards(path, module))


def speaker_for(desk: Desk, language: str, names: Sequence[str]) -> Speaker:
    """Who tells the story of a game at this desk."""
    if desk.game.name == HOOPS:
        from .hoops.speech import Speaker as HoopsSpeaker

        return HoopsSpeaker(language, names)
    from .allstar import AllstarDesk
    from .allstar.speech import Speaker as AllstarSpeaker

    assert isinstance(desk, AllstarDesk)
    return AllstarSpeaker(language, names, desk.cards)
