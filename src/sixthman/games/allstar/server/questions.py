"""What managers may ask about their cards, from what one seat sees: teams on trial, the bench, buses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE
from sixthman.messages import IllegalChoice
from sixthman.server.commands import Word
from sixthman.table.adapter import Event

from ..bots.chances import Chances, Outlook, Tried
from ..declaration import LINEUP, OVER, SWAP_BUSES, TEAM
from ..rules.ranking import NO_CHANGE
from ..table.adapter import AllstarAdapter
from ..table.evaluation import Evaluation, arenas_of
from ..table.notation import card_name, read_card

DIGITS = 4  # of a chance


class TriedCoach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your coach beside a team, or beside one of its players, who is like a teammate."""

    card: Word | None = None
    mate: Word | None = None


class TriedTeam(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards one thinks of, and the place of an arena in the row of this round."""

    cards: Annotated[list[Word], Meta(min_length=1, max_length=5)]
    arena: Annotated[int, Meta(ge=0, le=2)] | None = None
    coach: TriedCoach | None = None


# Teams one thinks of, and whether one asks about the bench
QUESTION: list[Any] = [("teams", Annotated[list[TriedTeam], Meta(max_length=3)], []), ("bench", bool, False)]


class Adviser:
    """Answers questions about cards."""

    def __init__(self, adapter: AllstarAdapter, engine: Engine) -> None:
        self._evaluation = Evaluation(adapter.cards, engine)
        self._chances = Chances(engine)

    def evaluate(
        self, view: Any, legal: Sequence[int], events: Sequence[Event], question: Any
    ) -> dict[str, Any]:
        """What the cards are good for; IllegalChoice says what cannot be asked."""
        if view.phase == OVER:
            return {"teams": [], "bench": None}
        arenas = arenas_of(view)
        teams = [self._read_team(view, team, len(arenas)) for team in question.teams]
        if sum(team.coach is not None for team in question.teams) > 1:
            raise IllegalChoice("error-server-coach")
        changes = [self._change(view, team, tried) for team, tried in zip(question.teams, teams, strict=True)]
        facts: dict[str, Any] = {
            "teams": self._team_facts(view, teams, changes, arenas),
            "bench": self._evaluation.bench(view) if question.bench else None,
        }
        if view.phase == SWAP_BUSES:
            facts["buses"] = self._bus_facts(view, legal)
        return facts

    def _read_team(self, view: Any, team: TriedTeam, arenas: int) -> Tried:
        """The cards and the arena someone means, if they are theirs to ask about."""
        own, cards = self._evaluation.holding(view), [read_card(name) for name in team.cards]
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
        answers = []
        for team, change, look in zip(teams, changes, looks, strict=True):
            arena = None if team.arena == NONE else arenas[team.arena]
            answers.append(
                {
                    **self._evaluation.team(view, team.cards, arena, change),
                    "arena": None if arena is None else team.arena,
                    "name": None if arena is None else self._evaluation.cards.arena(arena),
                    "ranks": None if look is None else [round(chance, DIGITS) for chance in look.ranks],
                    "fans": None if look is None or look.fans is None else round(look.fans, 2),
                    "worlds": 0 if look is None else look.worlds,
                }
            )
        return answers

    def _outlooks(self, view: Any, teams: list[Tried]) -> list[Outlook | None]:
        """The chances of those teams of which they can be answers."""
        in_season = int(view.phase) == LINEUP
        whole = [len(team.cards) == TEAM and (team.arena != NONE) == in_season for team in teams]
        asked = [team for team, is_whole in zip(teams, whole, strict=True) if is_whole]
        found = self._chances.of(view, asked) if asked else None
        looks = iter(found or ())
        return [next(looks, None) if is_whole else None for is_whole in whole]

    def _change(self, view: Any, team: TriedTeam, tried: Tried) -> int:
        """How the coach would change a team."""
        if team.coach is None:
            return NO_CHANGE
        change: int | None = self._evaluation.change(view, tried.cards, tried.player, tried.mate)
        if change is None or tried.arena == NONE:
            raise IllegalChoice("error-server-coach")
        return change

    def _bus_facts(self, view: Any, legal: Sequence[int]) -> list[dict[str, Any]]:
        """What each way to swap buses would win, if nobody else swaps."""
        answers = []
        for choice in legal:
            found = self._evaluation.outcomes(view, int(view.viewer), choice)
            rows = [{"arena": one.arena, "rank": one.rank, "fans": one.fans} for one in found]
            answers.append({"choice": choice, "fans": sum(one.fans for one in found), "teams": rows})
        return answers
