"""Help at a table, from a seat's view alone: what cards are good for, and what the All-Star would do.

Nothing here changes a table, and the same view gets the same answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sixthman.bots import Clock, Thought, bot_named
from sixthman.bots.allstar.chances import Chances, Outlook, Tried
from sixthman.bots.search import SearchBot
from sixthman.games.allstar.cards import ARENAS
from sixthman.games.allstar.ranking import NO_CHANGE
from sixthman.games.allstar.record import LINEUP, OVER, SWAP_BUSES, TEAM
from sixthman.games.hoops.record import KEEP, REROLL
from sixthman.kernel.piles import NONE
from sixthman.messages import IllegalChoice
from sixthman.table.allstar.notation import card_name, read_card
from sixthman.table.allstar.weighing import (
    Bench,
    arenas_of,
    change_with,
    holding,
    opened,
    outcomes,
    team_facts,
)
from sixthman.table.desk import Event
from sixthman.table.desks import ALLSTAR
from sixthman.table.hoops.counsel import counsel
from sixthman.table.hoops.figures import Figures
from sixthman.table.phases import PHASES
from sixthman.table.wording import written

from .commands import Question, TriedTeam
from .served import ServedTable

if TYPE_CHECKING:
    from .engines import Rules

HINT_SECONDS = 0.5
CANDIDATES = 5  # told of a hint
DIGITS = 4  # of a chance


@dataclass(frozen=True)
class Seen:
    """All that a seat's question is answered from."""

    view: Any
    legal: list[int]
    events: Sequence[Event]


def seen_by(table: ServedTable, seat: int | None) -> Seen:
    """What a seat (None: a spectator) sees now."""
    view = table.view(seat)
    return Seen(view, [] if seat is None else table.open_choices(view), table.events(seat))


class Helper:
    """Answers questions about one game."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._chances: Any = None
        self._bench: Any = None
        self._figures: Any = None
        if rules.game == ALLSTAR:
            self._bench = Bench(rules.engine)
            self._chances = Chances(rules.engine)
        else:
            desk: Any = rules.desk
            self._figures = Figures(desk.cards, rules.engine)

    # --- weighing

    def weigh(self, seen: Seen, question: Question) -> dict[str, Any]:
        """What is asked about; IllegalChoice says what cannot be."""
        phase = PHASES[self._rules.game][int(seen.view.phase)]
        facts: dict[str, Any] = {"game": self._rules.game, "phase": phase}
        if self._rules.game == ALLSTAR and seen.view.phase == OVER:
            return facts | {"teams": [], "bench": None}
        if self._rules.game == ALLSTAR:
            return facts | self._weigh_cards(seen, question)
        return facts | self._weigh_turn(seen, question)

    def _weigh_cards(self, seen: Seen, question: Question) -> dict[str, Any]:
        if question.dice:
            raise IllegalChoice("error-server-weigh-game")
        view, arenas = seen.view, arenas_of(seen.view)
        teams = [self._read_team(view, team, len(arenas)) for team in question.teams]
        if sum(team.coach is not None for team in question.teams) > 1:
            raise IllegalChoice("error-server-coach")
        changes = [_change(view, team, tried) for team, tried in zip(question.teams, teams, strict=True)]
        facts: dict[str, Any] = {
            "teams": self._team_facts(view, teams, changes, arenas),
            "bench": self._bench.facts(view) if question.bench else None,
        }
        if view.phase == SWAP_BUSES:
            facts["buses"] = _bus_facts(view, seen.legal)
        return facts

    def _read_team(self, view: Any, team: TriedTeam, arenas: int) -> Tried:
        """The cards and the arena somebody means, if they are theirs to ask about."""
        seat = int(view.viewer)
        own, cards = holding(opened(view), seat), [read_card(name) for name in team.cards]
        for index, card in enumerate(cards):
            if card not in own:
                raise IllegalChoice("error-server-held", card=card_name(card))
            if card in cards[:index]:
                raise IllegalChoice("error-server-twice", card=card_name(card))
        if team.arena is not None and team.arena >= arenas:
            raise IllegalChoice("error-server-arena", arena=team.arena + 1, arenas=arenas)
        arena = NONE if team.arena is None else team.arena
        if team.coach is None:
            return Tried(cards, arena)
        named = [NONE if name is None else read_card(name) for name in (team.coach.card, team.coach.mate)]
        return Tried(cards, arena, True, *named)

    def _team_facts(
        self, view: Any, teams: list[Tried], changes: list[int], arenas: list[int]
    ) -> list[dict[str, Any]]:
        looks = self._outlooks(view, teams)
        told = []
        for team, change, look in zip(teams, changes, looks, strict=True):
            arena = None if team.arena == NONE else arenas[team.arena]
            told.append(
                {
                    **team_facts(view, team.cards, arena, change),
                    "arena": None if arena is None else team.arena,
                    "name": None if arena is None else ARENAS[arena].name,
                    "ranks": None if look is None else [round(chance, DIGITS) for chance in look.ranks],
                    "fans": None if look is None or look.fans is None else round(look.fans, 2),
                    "worlds": 0 if look is None else look.worlds,
                }
            )
        return told

    def _outlooks(self, view: Any, teams: list[Tried]) -> list[Outlook | None]:
        """The chances of those teams of which they can be told."""
        in_season = int(view.phase) == LINEUP
        whole = [len(team.cards) == TEAM and (team.arena != NONE) == in_season for team in teams]
        asked = [team for team, is_whole in zip(teams, whole, strict=True) if is_whole]
        found = self._chances.of(view, asked) if asked else None
        looks = iter(found or ())
        return [next(looks, None) if is_whole else None for is_whole in whole]

    def _weigh_turn(self, seen: Seen, question: Question) -> dict[str, Any]:
        view, legal = seen.view, seen.legal
        if question.teams or question.bench:
            raise IllegalChoice("error-server-weigh-game")
        for die in question.dice:
            if die not in legal or int(view.phase) not in (REROLL, KEEP):
                raise IllegalChoice("error-server-die", die=die)
        return counsel(view, question.dice, seen.events, self._figures)

    # --- hints

    def hint(self, view: Any, clock: Clock | None = None) -> dict[str, Any]:
        """What the All-Star makes of what is asked now, best first."""
        bot = self._all_star(hashlib.sha256(view.tobytes()).hexdigest())
        return self.told(view, bot.consider(view, clock or Clock(HINT_SECONDS)))

    def told(self, view: Any, thought: Thought) -> dict[str, Any]:
        """A thought as facts."""
        desk, seat = self._rules.desk, int(view.viewer)
        fresh = desk.by_steps or not desk.sealed(view, seat)
        return {
            "candidates": [
                {
                    "choice": written(desk, view, one.choices) if fresh else desk.write(view, one.choices),
                    "choices": one.choices,
                    "visits": one.visits,
                    "win": round(one.win, DIGITS),
                    "error": round(one.error, DIGITS),
                    "score": None if one.score is None else round(one.score, 2),
                    "lead": None if one.lead is None else round(one.lead, 2),
                    "weight": round(one.weight, DIGITS),
                }
                for one in thought.candidates[:CANDIDATES]
            ],
            "worlds": thought.worlds,
            "playouts": thought.playouts,
            "exact": thought.exact,
            "forced": len(thought.candidates) == 1,
        }

    def _all_star(self, seed: str) -> SearchBot:
        bot = bot_named("allstar", self._rules.engine, seed)
        assert isinstance(bot, SearchBot)
        return bot


def _change(view: Any, team: TriedTeam, tried: Tried) -> int:
    """How the coach would change a team."""
    if team.coach is None:
        return NO_CHANGE
    change = change_with(view, int(view.viewer), tried.cards, tried.player, tried.mate)
    if change is None or tried.arena == NONE:
        raise IllegalChoice("error-server-coach")
    return change


def _bus_facts(view: Any, legal: Sequence[int]) -> list[dict[str, Any]]:
    """What each way to swap buses would win, if nobody else swaps."""
    told = []
    for choice in legal:
        found = outcomes(view, int(view.viewer), choice)
        rows = [{"arena": one.arena, "rank": one.rank, "fans": one.fans} for one in found]
        told.append({"choice": choice, "fans": sum(one.fans for one in found), "teams": rows})
    return told
