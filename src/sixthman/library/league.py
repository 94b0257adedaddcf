"""Leagues in a Python program: one bot against the others, many games, shares of wins and ratings."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from sixthman.bots.contestants import Contestant
from sixthman.bots.own import Named
from sixthman.bots.patience import PATIENCE, check_patience
from sixthman.lab.league import Forfeit, LeagueGame, Pairing, agree
from sixthman.lab.matches import play_league
from sixthman.lab.ratings import Meeting, Standing, Standings, standings
from sixthman.lab.workers import check_size
from sixthman.messages import BadOption, number, percent, say, shown
from sixthman.table import picture

from .arguments import bots_of, language_of, named_apart, options_of, seed_of, whole_number
from .processes import check_portable


def league(
    bots: Sequence[Named],
    game: str | None = None,
    *,
    games: int = 200,
    seed: str | int = "7",
    processes: int = 1,
    patience: float = PATIENCE,
    cards: str | os.PathLike[str] | None = None,
    language: str = "en",
    **options: Any,
) -> LeagueResult:
    """The first bot of a list against all others: as many seats as bots, who move on by a seat from game to
    game. The others may be of several kinds; then they count as one team.

    A bot that raises an error, chooses what is not allowed, or takes more than `patience` seconds for a
    choice loses that game, and the league goes on: see `forfeits`.

    >>> import sixthman as sm
    >>> sm.league(["rookie", "random", "random"], games=300).share > 0.5
    True
    """
    if not isinstance(bots, list | tuple) or len(bots) < 2:
        raise BadOption("error-league-list", bots=shown(bots))
    asked = options_of(game, cards, {"seats": len(bots)} | options)
    spoken = language_of(language)
    count, workers = whole_number("games", games), whole_number("processes", processes)
    check_size(count, workers)
    check_patience(patience)
    if asked.seats != len(bots):
        raise BadOption("error-bots-count", count=len(bots), seats=asked.seats)
    seated = named_apart(bots_of(bots, asked.seats))
    if workers > 1:
        check_portable(seated)
    found = agree(asked, (pairing_of(seated),), count, seed_of(seed), _own(seated), patience)
    rows = [row for rows in play_league(found, processes=workers) for row in rows]
    return LeagueResult(standings(found, rows), spoken)


def pairing_of(seated: Sequence[Contestant]) -> Pairing:
    """The first against the rest."""
    first, *others = [bot.label for bot in seated]
    if len(set(others)) == 1:
        return Pairing(first, others[0])
    return Pairing(first, " + ".join(others), tuple(others))


def _own(seated: Sequence[Contestant]) -> dict[str, Contestant]:
    return {bot.label: bot for bot in seated if not bot.is_level}


class LeagueResult:
    """What a league found: `share` of the first bot, `fair` share, `scores`, `forfeits`, `rows` of games."""

    def __init__(self, found: Standings, language: str = "en") -> None:
        self._found = found
        self._language = language

    @property
    def bot(self) -> str:
        """The first bot."""
        return self._meeting.one

    @property
    def others(self) -> str:
        """Those it played against."""
        return self._meeting.rest

    @property
    def games(self) -> int:
        """How many games were played."""
        return self._meeting.games

    @property
    def share(self) -> float:
        """The first bot's win rate; a shared win counts in part."""
        return self._meeting.share.mean

    @property
    def interval(self) -> tuple[float, float]:
        """Where its true share lies in 95 of 100 leagues."""
        return self._meeting.share.low, self._meeting.share.high

    @property
    def fair(self) -> float:
        """The share of a bot as good as the others."""
        return self._found.league.fair

    @property
    def scores(self) -> tuple[float, float]:
        """The mean score of the first bot, and of the others."""
        return self._meeting.score, self._meeting.rest_score

    @property
    def standings(self) -> list[Standing]:
        """Ratings and scores of every bot, best first."""
        return list(self._found.bots)

    @property
    def forfeits(self) -> list[str]:
        """Games that were lost because a bot failed: which, and why."""
        return [self._forfeit(row, row.forfeit) for row in self._found.forfeits if row.forfeit is not None]

    @property
    def facts(self) -> dict[str, Any]:
        """Everything by name, as `sixthman league --json` prints it."""
        return self._found.facts()

    @property
    def _meeting(self) -> Meeting:
        return self._found.meetings[0]

    def _forfeit(self, row: LeagueGame, forfeit: Forfeit) -> str:
        return say(
            self._language,
            "lab-league-result-forfeit",
            one=self.bot,
            rest=self.others,
            game=row.game,
            seed=self._found.league.seed,
            seat=forfeit.seat + 1,
            step=forfeit.step,
            reason=forfeit.reason(self._language),
        )

    def _share(self) -> str:
        low, high = (number(self._language, 100 * value, 1) for value in self.interval)
        return f"{percent(self._language, self.share)} ({low}–{high})"

    def __repr__(self) -> str:
        lost = f", {len(self.forfeits)} forfeits" if self.forfeits else ""
        return f"<League: {self.bot} against {self.others}, {self.games} games, {self._share()}{lost}>"

    def __str__(self) -> str:
        return "\n".join((*self._lines(), *self.forfeits[:3]))

    def _lines(self) -> list[str]:
        spoken = self._language
        facts = {"one": self.bot, "rest": self.others, "games": number(spoken, self.games)}
        return [
            say(spoken, "lab-league-result-heading", **facts),
            say(spoken, "lab-league-result-share", share=self._share(), fair=percent(spoken, self.fair)),
            say(
                spoken,
                f"lab-league-mean-{self._score_name()}",
                own=number(spoken, self.scores[0], 1),
                others=number(spoken, self.scores[1], 1),
            ),
        ]

    def _score_name(self) -> str:
        return options_of(self._found.league.game, None, {}).declared.score

    def _repr_html_(self) -> str:
        heading, share, scores = self._lines()
        lost = "".join(f"<div>{picture.text(line)}</div>" for line in self.forfeits[:3])
        return picture.page(
            picture.heading(heading)
            + f"<div>{picture.bar(self.share, line_at=self.fair)} {picture.text(share)}</div>"
            + f"<div>{picture.text(scores)}</div>{lost}"
        )
