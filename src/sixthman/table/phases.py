"""What a game asks for, by name: the numbers of `phase` in a view."""

from __future__ import annotations

from sixthman.games.allstar import record as allstar
from sixthman.games.hoops import record as hoops

from .desks import ALLSTAR, HOOPS

PHASES: dict[str, dict[int, str]] = {
    ALLSTAR: {
        allstar.DRAFT: "draft",
        allstar.LINEUP: "lineup",
        allstar.PLAYOFF_TEAM: "playoff-team",
        allstar.SHOOTOUT: "shootout",
        allstar.LAY_DOWN: "lay-down",
        allstar.CUT: "cut",
        allstar.OVER: "over",
        allstar.CHOOSE_COACH: "choose-coach",
        allstar.SWAP_BUSES: "swap-buses",
    },
    HOOPS: {
        hoops.PICK_TEAM: "pick-team",
        hoops.DRAFT: "draft",
        hoops.LEAVE_OUT: "leave-out",
        hoops.REFRESH: "refresh",
        hoops.BUY: "buy",
        hoops.PAY: "pay",
        hoops.ENTER: "enter",
        hoops.SPOT: "spot",
        hoops.MOVE: "move",
        hoops.PREPARE: "prepare",
        hoops.MAKE_ROOM: "make-room",
        hoops.REROLL: "reroll",
        hoops.KEEP: "keep",
        hoops.MENU: "menu",
        hoops.DISCARD: "discard",
        hoops.REMOVE: "remove",
        hoops.TIED: "tied",
        hoops.OVER: "over",
    },
}


def phase_names(game: str) -> list[str]:
    """The names of all phases, in the order of their numbers."""
    return [PHASES[game][number] for number in sorted(PHASES[game])]
