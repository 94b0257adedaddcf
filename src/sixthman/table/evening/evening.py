"""One evening: players come, meet, leave; results come in; the next games follow by themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sixthman.messages import BadOption

from .plan import BRACKET, PAIR, Plan, everybody_meets, first_bracket, going_on, snake
from .standings import Standing, ranks_by, standings_of

OPEN, PLAYING, OVER = "open", "playing", "over"
FEWEST, MOST = 2, 32  # players
JOIN, LEAVE, BEGIN, RESULT, ABSENT = "join", "leave", "begin", "result", "absent"
HIGHEST_SCORE = 100_000


@dataclass
class Match:
    """A game to be played, or played. Players are numbers in the draw."""

    number: int  # from 1
    round_: int  # from 1
    players: list[int]
    final: bool = False
    table: int = 0  # from 1 while it is being played, and afterwards; 0: not yet
    scores: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    absent: list[int] = field(default_factory=list)  # players who have given it up
    done: bool = False


class Evening:
    """What the events of an evening have led to. Until the draw, `players` are in the order they came in."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.state = OPEN
        self.players: list[str] = []
        self.left: list[int] = []
        self.matches: list[Match] = []
        self.off: list[list[int]] = []  # for each round: those who have it off
        self._round = 0
        self._open_from = 0  # where the matches begin that the next games wait for
        self._bracket: list[int | None] = []
        self._before: list[int] = []  # the order before the final

    def apply(self, event: dict[str, Any]) -> None:
        """Let one thing happen; BadOption if it cannot."""
        what = event["type"]
        if what == JOIN:
            self.join(event["name"])
        elif what == LEAVE:
            self.leave(event["player"])
        elif what == BEGIN:
            self.begin(event["order"])
        elif what == RESULT:
            self.result(event["match"], event["scores"], event.get("ranks"))
        elif what == ABSENT:
            self.give_up(event["match"], event["players"])
        else:
            raise BadOption("error-evening-event", given=str(what)[:32])

    # --- who is there

    def join(self, name: str) -> None:
        """Somebody comes, before it begins."""
        if self.state != OPEN:
            raise BadOption("error-evening-begun")
        if len(self.players) >= MOST:
            raise BadOption("error-evening-full", most=MOST)
        if name.casefold() in [known.casefold() for known in self.players]:
            raise BadOption("error-evening-name", name=name)
        self.players.append(name)

    def leave(self, player: int) -> None:
        """Somebody goes. After the draw the others win the games with them that are still open."""
        self._check_player(player)
        if self.state == OPEN:
            del self.players[player]
        elif self.state == PLAYING and player not in self.left:
            self.left.append(player)
            for match in self.matches:
                if not match.done and player in match.players:
                    self._without(match, [player])
            self._go_on()

    def begin(self, order: Sequence[int]) -> None:
        """Draw: `order` says whose turn it is in the draw, by when they came."""
        if self.state != OPEN:
            raise BadOption("error-evening-begun")
        if len(self.players) < FEWEST:
            raise BadOption("error-evening-few", fewest=FEWEST)
        if sorted(order) != list(range(len(self.players))):
            raise BadOption("error-evening-draw")
        self.players = [self.players[player] for player in order]
        self.state = PLAYING
        if self.plan.format == BRACKET:
            self._bracket = self._first_row()
        else:
            for tables in everybody_meets(len(self.players), self.plan.seats):
                self._add_round(tables)
        self._go_on()

    # --- results

    def result(self, number: int, scores: Sequence[Any], ranks: Sequence[Any] | None = None) -> None:
        """A match has ended; the same match again, as long as nothing hangs on it, corrects it."""
        match = self._match(number)
        count = len(match.players)
        right = [isinstance(score, int) and abs(score) <= HIGHEST_SCORE for score in scores]
        if len(scores) != count or not all(right):
            raise BadOption("error-evening-scores", players=count)
        given = ranks_by(scores) if ranks is None else list(ranks)
        if len(given) != count or not set(given) <= set(range(1, count + 1)):
            raise BadOption("error-evening-scores", players=count)
        here = [rank for player, rank in zip(match.players, given, strict=True) if player not in match.absent]
        match.scores = list(scores)
        match.ranks = [
            len(here) + 1 if player in match.absent else 1 + sum(other < rank for other in here)
            for player, rank in zip(match.players, given, strict=True)
        ]
        match.done = True
        self._go_on()

    def give_up(self, number: int, players: Sequence[int]) -> None:
        """Some of a match have not come: the others win it."""
        match = self._match(number)
        if match.done or not set(players) <= set(match.players):
            raise BadOption("error-evening-match", match=number)
        self._without(match, players)
        self._go_on()

    def _without(self, match: Match, players: Sequence[int]) -> None:
        match.absent += [player for player in players if player not in match.absent]
        if len(match.players) - len(match.absent) < PAIR:
            match.scores = [0] * len(match.players)
            match.ranks = [2 if player in match.absent else 1 for player in match.players]
            match.done = True

    # --- what follows

    def _go_on(self) -> None:
        """Make the next games when those they wait for are over; give free tables to who can play."""
        while self.state == PLAYING and all(match.done for match in self.matches[self._open_from :]):
            if self.plan.format == BRACKET:
                self._next_of_bracket()
            else:
                self._after_everybody()
        self._give_tables()

    def _add_round(self, tables: Sequence[Sequence[int]], final: bool = False) -> None:
        self._round += 1
        playing = [player for table in tables for player in table]
        for table in tables:
            match = Match(len(self.matches) + 1, self._round, list(table), final)
            self.matches.append(match)
            gone = [player for player in table if player in self.left]
            if gone:
                self._without(match, gone)
        everybody = self._in_bracket() if self.plan.format == BRACKET else range(len(self.players))
        self.off.append([] if final else [player for player in everybody if player not in playing])

    def _here(self) -> list[int]:
        return [row.player for row in self.standings() if not row.left]

    def _after_everybody(self) -> None:
        """The final, or the end."""
        finalists = self._here()[: self.plan.seats]
        wanted = self.plan.final and not self._before and len(self.players) > self.plan.seats
        if not wanted or len(finalists) < PAIR:
            self.state = OVER
            return
        self._before = [row.player for row in self.standings()]
        self._open_from = len(self.matches)
        self._add_round([finalists], final=True)

    def _first_row(self) -> list[int | None]:
        players = len(self.players)
        return first_bracket(players) if self.plan.seats == PAIR else list(range(players))

    def _in_bracket(self) -> list[int]:
        return [player for player in self._bracket if player is not None and player not in self.left]

    def _next_of_bracket(self) -> None:
        """The next round of those who are still in; the last of them has won."""
        if self.matches[self._open_from :]:
            self._bracket = self._winners()
        self._open_from = len(self.matches)
        still_in = self._in_bracket()
        if len(still_in) < PAIR:
            self.state = OVER
        elif len(still_in) <= self.plan.seats:
            self._add_round([still_in], final=True)
            self._bracket = list(still_in)
        elif self.plan.seats == PAIR:
            row = self._bracket
            pairs = [row[i : i + PAIR] for i in range(0, len(row), PAIR)]
            full = [[player for player in pair if player in still_in] for pair in pairs]
            self._add_round([pair for pair in full if len(pair) == PAIR])
        else:
            self._add_round(snake(still_in, self.plan.seats))

    def _winners(self) -> list[int | None]:
        """Who goes on: of pairs in the order of the bracket, of tables all winners before all seconds."""
        played = self.matches[self._open_from :]
        if played[0].final:
            return list(self._order_of(played[0])[:1])
        if self.plan.seats > PAIR:
            orders = [self._through(match) for match in played]
            deepest = max(len(order) for order in orders)
            return [order[rank] for rank in range(deepest) for order in orders if rank < len(order)]
        through = {player: self._order_of(match)[0] for match in played for player in match.players}
        still_in = self._in_bracket()
        row: list[int | None] = []
        for i in range(0, len(self._bracket), PAIR):
            pair = self._bracket[i : i + PAIR]
            ahead = [one for one in pair if one in still_in and through.get(one, one) == one]
            row.append(ahead[0] if ahead else None)
        return row

    def _through(self, match: Match) -> list[int]:
        """The upper half of a table, but for those who did not come."""
        came = [player for player in self._order_of(match) if player not in match.absent]
        return came[: going_on(len(match.players))]

    def _order_of(self, match: Match) -> list[int]:
        """Players of a match, the winner first. If ranks are equal, whoever was ahead before is ahead."""
        before = self._before or list(range(len(self.players)))
        rank = dict(zip(match.players, match.ranks, strict=True))
        return sorted(match.players, key=lambda player: (rank[player], before.index(player)))

    def _give_tables(self) -> None:
        """Free tables go to the first matches whose players all have no earlier match to play."""
        taken = [match.table for match in self.matches if match.table and not match.done]
        waiting: list[int] = []  # players with an earlier match
        for match in self.matches:
            if match.done:
                continue
            most = self.plan.tables or len(self.matches)
            present = [player for player in match.players if player not in match.absent]
            if not match.table and len(taken) < most and not set(present) & set(waiting):
                match.table = next(table for table in range(1, most + 1) if table not in taken)
                taken.append(match.table)
            waiting += present

    # --- what is known

    def on(self) -> list[Match]:
        """The matches that are being played."""
        return [match for match in self.matches if match.table and not match.done]

    def coming(self) -> list[Match]:
        """The matches that wait for a table or for players."""
        return [match for match in self.matches if not match.table and not match.done]

    def standings(self) -> list[Standing]:
        """Who is ahead; the final does not count in it."""
        games = [match for match in self.matches if not match.final or self.plan.format == BRACKET]
        return standings_of(len(self.players), self.left, games)

    def order(self) -> list[int]:
        """All players as they stand now: by the final, how far they came in a bracket, the standings."""
        rows = [row.player for row in self.standings()]
        if self.plan.format == BRACKET:
            return self._order_of_bracket(rows)
        final = [match for match in self.matches if match.final and match.done]
        if not final:
            return rows
        first = self._order_of(final[0])
        return first + [player for player in self._before if player not in first]

    def _order_of_bracket(self, rows: list[int]) -> list[int]:
        found: list[int] = []
        for round_ in range(self._round, 0, -1):
            played = [match for match in self.matches if match.round_ == round_]
            orders = {player: rank for match in played for rank, player in enumerate(self._ordered(match))}
            reached = [player for player in rows if player in orders or player in self.off[round_ - 1]]
            new = [player for player in reached if player not in found]
            found += sorted(new, key=lambda player: (orders.get(player, 0), rows.index(player)))
        return found + [player for player in rows if player not in found]

    def _ordered(self, match: Match) -> list[int]:
        return self._order_of(match) if match.done else match.players

    def champion(self) -> int | None:
        """Who has won the evening; None while it is open, or if everybody has left."""
        here = [player for player in self.order() if player not in self.left]
        return here[0] if self.state == OVER and here else None

    def _check_player(self, player: int) -> None:
        if not 0 <= player < len(self.players):
            raise BadOption("error-evening-player", players=len(self.players))

    def _match(self, number: int) -> Match:
        """A match that can be played or corrected now."""
        if self.state == OPEN:
            raise BadOption("error-evening-not-begun")
        current = [match for match in self.matches[self._open_from :] if match.number == number]
        if not current or not current[0].table or (current[0].done and len(current[0].absent)):
            raise BadOption("error-evening-match", match=number)
        return current[0]
