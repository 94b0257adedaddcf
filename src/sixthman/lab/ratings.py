"""What a league says of its bots: shares of wins and how sure they are, ratings, time and overruns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

from .league import MOST_LATE, ONE, REST, League, LeagueGame, Pairing

SURE = 1.959964  # standard errors on either side that hold 95 of 100 true values
NEARLY_ALL = 0.99  # of the choices that took their time to the end


@dataclass(frozen=True)
class Share:
    """A win rate, and where the true one lies in 95 of 100 leagues."""

    mean: float
    low: float
    high: float

    @classmethod
    def of(cls, shares: Sequence[float]) -> Share:
        """From the shares of single games: Wilson's interval, or a normal one where wins were shared."""
        mean = fmean(shares)
        if all(share in (0.0, 1.0) for share in shares):
            return cls(mean, *wilson(mean, len(shares)))
        margin = SURE * sqrt(pvariance(shares, mean) / len(shares))
        return cls(mean, max(0.0, mean - margin), min(1.0, mean + margin))


def wilson(mean: float, count: int) -> tuple[float, float]:
    """Where a true rate lies that was found as `mean` in `count` trials (Wilson 1927)."""
    scale = 1 + SURE**2 / count
    middle = (mean + SURE**2 / (2 * count)) / scale
    margin = SURE * sqrt(mean * (1 - mean) / count + SURE**2 / (4 * count**2)) / scale
    return max(0.0, middle - margin), min(1.0, middle + margin)


@dataclass(frozen=True)
class Meeting:
    """How one bot did alone against the rest."""

    one: str
    rest: str
    games: int
    share: Share
    score: float
    rest_score: float
    lead: float


@dataclass(frozen=True)
class Standing:
    """One bot over all its games."""

    bot: str
    mu: float  # skill
    sigma: float  # how unsure that is
    games: int  # seats played, counted one by one
    score: float
    lead: float
    choices: int
    seconds: float | None  # a choice; None for a bot without a clock
    late: int | None  # milliseconds that 99 of 100 choices keep to, of those that took their time to the end
    worst: float | None  # milliseconds
    forfeits: int = 0  # games it lost because it failed

    @property
    def ordinal(self) -> float:
        """A skill that the bot has almost surely."""
        return self.mu - 3 * self.sigma


@dataclass
class Standings:
    """What a league found."""

    league: League
    meetings: list[Meeting]
    bots: list[Standing]
    forfeits: list[LeagueGame] = field(
        default_factory=list
    )  # games that ended because a bot failed, in order

    def facts(self) -> dict[str, Any]:
        """Everything by name."""
        return {
            **self.league.agreement(),
            "fair_share": self.league.fair,
            "meetings": [asdict(meeting) for meeting in self.meetings],
            "bots": [asdict(bot) | {"ordinal": bot.ordinal} for bot in self.bots],
            "forfeits": [
                {
                    "pairing": row.pairing,
                    "game": row.game,
                    **asdict(row.forfeit),
                    "reason": row.forfeit.reason(),
                }
                for row in self.forfeits
                if row.forfeit
            ],
        }


def standings(league: League, rows: Iterable[LeagueGame]) -> Standings:
    """Sum up, the games in one and the same order whoever played them when."""
    ordered = sorted(rows, key=lambda row: (row.game, row.pairing))
    by_pairing: dict[int, list[LeagueGame]] = {number: [] for number in range(len(league.pairings))}
    for row in ordered:
        by_pairing[row.pairing].append(row)
    meetings = [
        meeting(pair, by_pairing[number]) for number, pair in enumerate(league.pairings) if by_pairing[number]
    ]
    ratings = rate(league, ordered)
    bots = [standing(league, name, ordered, *ratings[name]) for name in league.bots if name in ratings]
    forfeits = [row for row in ordered if row.forfeit]
    return Standings(league, meetings, sorted(bots, key=lambda bot: -bot.ordinal), forfeits)


def meeting(pair: Pairing, rows: Sequence[LeagueGame]) -> Meeting:
    """The games of one pairing."""
    alone = [row.seats_of(ONE)[0] for row in rows]
    return Meeting(
        pair.one,
        pair.rest,
        len(rows),
        Share.of([row.share(seat) for row, seat in zip(rows, alone, strict=True)]),
        fmean(row.scores[seat] for row, seat in zip(rows, alone, strict=True)),
        fmean(row.scores[seat] for row in rows for seat in row.seats_of(REST)),
        fmean(row.lead(seat) for row, seat in zip(rows, alone, strict=True)),
    )


def standing(league: League, bot: str, rows: Sequence[LeagueGame], mu: float, sigma: float) -> Standing:
    """One bot, wherever it sat."""
    sides = [
        (row, side)
        for row in rows
        for side in (ONE, REST)
        if bot == (league.pairings[row.pairing].one, league.pairings[row.pairing].rest)[side]
    ]
    seats = [(row, seat) for row, side in sides for seat in row.seats_of(side)]
    choices = sum(row.choices[side] for row, side in sides)
    seconds = sum(row.seconds[side] for row, side in sides)
    late: Counter[int] = Counter()
    for row, side in sides:
        late.update(dict(row.late[side].counts))
    return Standing(
        bot,
        mu,
        sigma,
        len(seats),
        fmean(row.scores[seat] for row, seat in seats),
        fmean(row.lead(seat) for row, seat in seats),
        choices,
        seconds / choices if seconds else None,
        percentile(late) if seconds else None,
        max(row.late[side].worst for row, side in sides) if seconds else None,
        sum(row.forfeit is not None and row.forfeit.side == side for row, side in sides),
    )


def percentile(late: Counter[int], part: float = NEARLY_ALL) -> int:
    """The milliseconds that this part of all overruns keep to; MOST_LATE + 1 means more than can be told."""
    seen, wanted = 0, part * late.total()
    for milliseconds in sorted(late):
        seen += late[milliseconds]
        if seen >= wanted:
            return milliseconds
    return 0


def rate(league: League, rows: Iterable[LeagueGame]) -> dict[str, tuple[float, float]]:
    """Skill and doubt of every bot (Plackett and Luce's model: many seats, shared ranks).

    Where a bot sits in several seats, each counts as a player with its rating, and the rating moves by what
    they learn on average.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in league.bots}
    met: set[str] = set()
    for row in rows:
        names = league.pairings[row.pairing].bots(row.game, league.seats)
        players = [[model.create_rating([ratings[name].mu, ratings[name].sigma])] for name in names]
        after = model.rate(players, ranks=[float(rank) for rank in row.ranks])
        for name in set(names):
            learned = [team[0] for team, seated in zip(after, names, strict=True) if seated == name]
            ratings[name].mu = fmean(player.mu for player in learned)
            ratings[name].sigma = fmean(player.sigma for player in learned)
        met.update(names)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items() if name in met}


def untold(late: int) -> bool:
    """Is an overrun beyond the largest one we count?"""
    return late > MOST_LATE
