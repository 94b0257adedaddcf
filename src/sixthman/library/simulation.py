"""Simulations in a Python program: many games between bots, validated like the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from sixthman.bots import level_number
from sixthman.bots.contestants import Contestant, contestants
from sixthman.bots.own import Named
from sixthman.bots.patience import PATIENCE, check_patience
from sixthman.lab.batches import Batch
from sixthman.lab.own_bots import simulate_own
from sixthman.lab.simulate import FASTEST, Simulation, check_target
from sixthman.lab.simulate import simulate as simulate_batch
from sixthman.lab.workers import check_size
from sixthman.messages import BadOption, number, percent, say
from sixthman.table import picture
from sixthman.table.options import Options

from .arguments import language_of, name_of, named_apart, options_of, seed_of, whole_number
from .processes import check_portable


def simulate(
    game: str | None = None,
    *,
    games: int = 100_000,
    bots: Named | Sequence[Named] = "random",
    seed: str | int = "7",
    processes: int = 1,
    target: str = FASTEST,
    patience: float = PATIENCE,
    cards: str | os.PathLike[str] | None = None,
    language: str = "en",
    **options: Any,
) -> SimulationResult:
    """Play many games between bots: one for all seats, or one for each.

    `random`, `rookie` and `pro` play in compiled code, a million games in seconds; bots of your own, and
    bots that think, game by game in Python.

    >>> import sixthman as sm
    >>> result = sm.simulate("allstar", seats=4, games=2000, bots=["pro", "random", "random", "random"])
    >>> result.win_shares[1] > 0.9
    True
    """
    agreed = options_of(game, cards, options)
    spoken, wanted = language_of(language), name_of(target)
    count, workers = whole_number("games", games), whole_number("processes", processes)
    check_size(count, workers)
    check_patience(patience)
    seated = named_apart(contestants(bots, agreed.seats))
    text = seed_of(seed)
    if all(bot.is_rule for bot in seated):
        check_target(wanted)
        batch = batch_of(agreed, seated, text)
        return SimulationResult(
            simulate_batch(agreed.cards.game, batch, count, workers, wanted), agreed, seated, spoken
        )
    if wanted != FASTEST:
        raise BadOption("error-simulate-own", bots=", ".join(bot.label for bot in seated))
    if workers > 1:
        check_portable(seated)
    found = simulate_own(agreed, seated, count, text, workers, patience)
    return SimulationResult(found, agreed, seated, spoken)


def batch_of(agreed: Options, seated: Sequence[Contestant], seed: str) -> Batch:
    """What the compiled loop plays."""
    numbers = tuple(int(one) for one in agreed.numbers())
    return Batch(numbers, tuple(level_number(bot.label) for bot in seated), seed)


class SimulationResult:
    """What a simulation found, by seat."""

    def __init__(
        self, found: Simulation, agreed: Options, seated: Sequence[Contestant], language: str = "en"
    ) -> None:
        self._found, self._agreed, self._language = found, agreed, language
        self.bots = {seat: bot.label for seat, bot in enumerate(seated, 1)}

    @property
    def game(self) -> str:
        """The game's name."""
        return self._found.game

    @property
    def options(self) -> Options:
        """What was agreed on."""
        return self._agreed

    @property
    def games(self) -> int:
        """How many games were played."""
        return self._found.games

    @property
    def decisions(self) -> int:
        """How many choices were made in them."""
        return self._found.decisions

    @property
    def seconds(self) -> float:
        """How long that took, without start-up."""
        return self._found.seconds

    @property
    def mean_scores(self) -> dict[int, float]:
        """The mean score of every seat."""
        return dict(enumerate(self._found.mean_scores, 1))

    @property
    def win_shares(self) -> dict[int, float]:
        """The win rate of every seat; a shared win counts in part."""
        return dict(enumerate(self._found.win_shares, 1))

    @property
    def digest(self) -> str:
        """A checksum of all games: the same seed gives the same one everywhere."""
        return self._found.digest

    @property
    def forfeits(self) -> list[Mapping[str, Any]]:
        """Games that were lost because a bot of your own failed: game, seat, step, reason."""
        return list(self._found.forfeits)

    @property
    def facts(self) -> dict[str, Any]:
        """Everything by name, as `sixthman simulate --json` prints it."""
        return self._found.facts(self._agreed.declared.score)

    def __repr__(self) -> str:
        shares = ", ".join(percent("en", share) for share in self.win_shares.values())
        lost = f", {len(self.forfeits)} forfeits" if self.forfeits else ""
        return f"<Simulation of {self.game}: {self.games} games, wins by seat {shares}{lost}>"

    def __str__(self) -> str:
        heads, rows = self._table()
        widths = [max(len(line[at]) for line in (heads, *rows)) for at in range(len(heads))]
        lines = [
            "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True))
            for line in (heads, *rows)
        ]
        return "\n".join((self._heading(), *lines))

    def _heading(self) -> str:
        games = number(self._language, self.games)
        return say(self._language, "lab-simulation-heading", game=self._agreed.declared.title, games=games)

    def _table(self) -> tuple[list[str], list[list[str]]]:
        spoken, score = self._language, self._agreed.declared.score
        heads = [
            say(spoken, "lab-simulation-seat"),
            say(spoken, "lab-simulation-bot"),
            say(spoken, f"lab-simulation-{score}"),
            say(spoken, "lab-simulation-wins"),
        ]
        rows = [
            [
                str(seat),
                self.bots[seat],
                number(spoken, self.mean_scores[seat], 2),
                percent(spoken, self.win_shares[seat]),
            ]
            for seat in self.bots
        ]
        return heads, rows

    def _repr_html_(self) -> str:
        heads, rows = self._table()
        fair = 1 / len(self.bots)
        cells = [
            [*(picture.text(cell) for cell in row), picture.bar(self.win_shares[seat], line_at=fair)]
            for seat, row in enumerate(rows, 1)
        ]
        return picture.page(picture.heading(self._heading()) + picture.grid([*heads, ""], cells, raw=True))
