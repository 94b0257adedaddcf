"""The desks of all games, by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from sixthman.kernel.cardfile import sections_from
from sixthman.kernel.module import Module, current_module
from sixthman.messages import BadOption

from .cardset import STANDARD_NAME
from .desk import Desk, Event

ALLSTAR, HOOPS = "allstar", "hoops"
GAME_NAMES = (ALLSTAR, HOOPS)


class Speaker(Protocol):
    """Tells events in a person's language."""

    def event(self, event: Event) -> list[str]:
        """One event in one or more lines."""
        ...


def desk_named(game: str, cards: Path | None = None) -> Desk:
    """The desk of a game, with the cards of a file if it plays with such."""
    if game == HOOPS:
        from . import hoops

        return hoops.HoopsDesk(hoops.read_cards(cards))
    if game != ALLSTAR:
        raise BadOption("error-game-name", game=game, known=", ".join(GAME_NAMES))
    from . import allstar

    return allstar.AllstarDesk(allstar.read_cards(cards))


def desk_of(module: Module) -> Desk:
    """The desk for compiled rules, earlier ones too: with the cards that were the standard ones then."""
    present = desk_named(module.manifest["game"])
    if module.digest == current_module(present.game).digest:
        return present
    sections = sections_from(module.manifest["cards"])
    if present.game.name == HOOPS:
        from . import hoops

        return hoops.HoopsDesk(hoops.TableCards(STANDARD_NAME, hoops.CardSet(sections), module))
    from . import allstar

    return allstar.AllstarDesk(allstar.TableCards(STANDARD_NAME, allstar.CardSet(sections), module))


def speaker_for(desk: Desk, language: str, names: Sequence[str]) -> Speaker:
    """Who tells the story of a game at this desk."""
    if desk.game.name == HOOPS:
        from .hoops.speech import Speaker as HoopsSpeaker

        return HoopsSpeaker(language, names)
    from .allstar import AllstarDesk
    from .allstar.speech import Speaker as AllstarSpeaker

    assert isinstance(desk, AllstarDesk)
    return AllstarSpeaker(language, names, desk.cards)
