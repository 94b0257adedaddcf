"""What a purchase is worth.

Good games buy more, and whoever leads can afford more: the plain win rate of a card's buyers says as much
about them as about the card. So every purchase is compared with those of other cards of the same kind
(players, or tactics) by the same seat in the same part of the game and at about the same lead.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sixthman.lab.report.chance import FEWEST, Mean
from sixthman.lab.report.story import Source

from ..declaration import MODELS, TURNS
from ..rules.cards import BASE, COST, MARKET, STARTERS, TACTICS, WORDS
from ..table.cardset import STANDARD_CARDS

PERIOD = 4  # turns that are taken together
PERIODS = TURNS // PERIOD
BAND, BANDS = 10, 3  # leads are told apart by this many points, and by this many steps either way
ALIKE = "seat, player, period, band"  # what purchases have in common that are compared
FEWEST_ALIKE = 10  # others to compare with
PLAYERS, TACTIC_MODELS = range(MARKET, STARTERS), range(TACTICS, BASE)


@dataclass(frozen=True)
class Buyers:
    """The sides that bought a card and those that could have, as they are."""

    wins: Mean
    points: Mean
    others_wins: float | None  # None where everyone bought
    others_points: float | None


@dataclass
class Purchases:
    """Everything about the cards of the markets, by model."""

    names: dict[int, str]
    costs: dict[int, int] = field(default_factory=dict)  # empty for cards of your own
    offered: dict[int, int] = field(default_factory=dict)  # games
    bought_in: dict[int, int] = field(default_factory=dict)  # games
    effect: dict[int, Mean] = field(default_factory=dict)  # wins beyond those of comparable purchases
    at_price: dict[int, Mean] = field(default_factory=dict)  # the same, beyond those at the same price
    gain: dict[int, Mean] = field(default_factory=dict)  # points from the purchase on, beyond theirs
    by_period: dict[tuple[int, int], Mean] = field(default_factory=dict)
    by_cost: dict[tuple[int, int], Mean] = field(default_factory=dict)  # [cost, period], of players
    buyers: dict[int, Buyers] = field(default_factory=dict)
    count: int = 0
    games: int = 0

    def known(self, models: Iterable[int]) -> list[int]:
        """Those that were bought often enough, worth most first."""
        return ranked(self.effect, models)

    def a_game(self, parts: int) -> float:
        """How many purchases a game has for each part of a picture of one kind of cards, roughly."""
        return max(1, self.count) / max(1, self.games) / 2 / parts

    def share(self, model: int) -> float:
        """In how many of the games that offered it a card was bought."""
        return self.bought_in.get(model, 0) / max(1, self.offered.get(model, 0))


def ranked(found: dict[int, Mean], models: Iterable[int]) -> list[int]:
    """Models that enough is known about, the largest mean first."""
    known = [model for model in models if model in found and found[model].enough]
    return sorted(known, key=lambda model: -found[model].value)


def study_purchases(source: Source) -> Purchases:
    """All purchases of all games."""
    found = Purchases(card_names(source), prices(source), games=source.games)
    collect(source, found.costs)
    found.count = source.rows("SELECT count(*) FROM purchases")[0][0]
    found.offered = dict(source.rows(_OFFERED))
    found.bought_in = dict(source.rows("SELECT card, count(DISTINCT game) FROM purchases GROUP BY card"))
    compare(source, ALIKE)
    found.effect = {model: Mean.of_games(*sums) for model, *sums in source.rows(_by_game("card", "wins"))}
    found.gain = {model: Mean.of_games(*sums) for model, *sums in source.rows(_by_game("card", "gain"))}
    for model, period, *sums in source.rows(_by_game("card, period", "wins")):
        found.by_period[model, period] = Mean.of_games(*sums)
    if found.costs:
        for cost, period, *sums in source.rows(_by_game("cost, period", "wins", f"card < {TACTICS}")):
            found.by_cost[cost, period] = Mean.of_games(*sums)
        compare(source, f"{ALIKE}, cost")
        found.at_price = {
            model: Mean.of_games(*sums) for model, *sums in source.rows(_by_game("card", "wins"))
        }
    found.buyers = buyers(source)
    return found


def collect(source: Source, costs: dict[int, int]) -> None:
    """A row for every purchase: where the game was, and how it ended."""
    rows = ", ".join(f"({model}, {costs.get(model, 0)})" for model in range(MODELS))
    source.prepare(
        f"CREATE OR REPLACE TEMP TABLE prices AS SELECT * FROM (VALUES {rows}) AS list(card, cost)"
    )
    source.prepare(
        f"""
        CREATE OR REPLACE TEMP TABLE purchases AS
        SELECT game, seat, card, cost::TINYINT AS cost, share, score, (margin - lead)::SMALLINT AS gain,
               card < {TACTICS} AS player,
               ((turn - 1) // {PERIOD})::TINYINT AS period,
               greatest(-{BANDS}, least({BANDS}, round(lead / {BAND})))::TINYINT AS band
        FROM (
            SELECT a.game, a.seat, card, turn, a.share, a.score, a.margin,
                   list_sum(a.points[1:turn])::INTEGER - list_sum(b.points[1:turn])::INTEGER AS lead
            FROM (SELECT *, unnest(bought) AS card, unnest(bought_turn) AS turn FROM seats) AS a
            JOIN seats AS b ON a.game = b.game AND a.seat <> b.seat
        ) JOIN prices USING (card)
        """
    )


def compare(source: Source, alike: str) -> None:
    """A table of how every purchase ended beyond those of other cards that were alike in these columns."""
    source.prepare(
        f"""
        CREATE OR REPLACE TEMP TABLE compared AS
        WITH own AS (SELECT {alike}, card, count(*) AS n, sum(share) AS wins, sum(gain) AS gain
                     FROM purchases GROUP BY ALL),
             whole AS (SELECT {alike}, sum(n) AS n, sum(wins) AS wins, sum(gain) AS gain
                       FROM own GROUP BY ALL)
        SELECT game, card, period, cost,
               share - (whole.wins - own.wins) / (whole.n - own.n) AS wins,
               purchases.gain - (whole.gain - own.gain) / (whole.n - own.n) AS gain
        FROM purchases JOIN own USING ({alike}, card) JOIN whole USING ({alike})
        WHERE whole.n - own.n >= {FEWEST_ALIKE}
        """
    )


def _by_game(keys: str, what: str, which: str = "true") -> str:
    """The sums that a mean over games needs."""
    return f"""
        SELECT {keys}, sum(n), sum(s), sum(s * s), sum(s * n), sum(n * n)
        FROM (SELECT game, {keys}, count(*) AS n, sum({what}) AS s
              FROM compared WHERE {which} GROUP BY game, {keys})
        GROUP BY {keys}
        """


_OFFERED = """
    SELECT model - 1, count(*)
    FROM (SELECT unnest(offered) AS seen, generate_subscripts(offered, 1) AS model FROM games)
    WHERE seen > 0 GROUP BY model
    """


def buyers(source: Source) -> dict[int, Buyers]:
    """Wins and points of the sides that bought a card, and of those that did not though it was offered."""
    bought = """
        SELECT card, count(*), sum(share), sum(share * share), sum(score), sum(score * score::BIGINT)
        FROM (SELECT game, seat, card, any_value(share) AS share, any_value(score) AS score
              FROM purchases GROUP BY game, seat, card) GROUP BY card
        """
    offered = """
        SELECT model - 1, sum(sides), sum(wins), sum(points)
        FROM (SELECT unnest(offered) AS seen, generate_subscripts(offered, 1) AS model, sides, wins, points
              FROM games JOIN (SELECT game, count(*) AS sides, sum(share) AS wins, sum(score) AS points
                               FROM seats GROUP BY game) USING (game))
        WHERE seen > 0 GROUP BY model
        """
    all_sides = {model: sums for model, *sums in source.rows(offered)}
    found = {}
    for model, count, wins, win_squares, points, point_squares in source.rows(bought):
        sides, all_wins, all_points = all_sides.get(model, (count, wins, points))
        others = sides - count
        found[model] = Buyers(
            Mean.of(count, wins, win_squares),
            Mean.of(count, points, point_squares),
            (all_wins - wins) / others if others >= FEWEST else None,
            (all_points - points) / others if others >= FEWEST else None,
        )
    return found


def card_names(source: Source) -> dict[int, str]:
    """The cards' names in the reader's language; most are proper names."""
    return {
        model: source.words.say(name) if name in WORDS else name
        for model, name in source.names.get("card", {}).items()
    }


def prices(source: Source) -> dict[int, int]:
    """What the cards cost, if they are the standard ones."""
    if source.run.options.get("cards digest") != STANDARD_CARDS.digest:
        return {}
    return {model: int(COST[model]) for model in (*PLAYERS, *TACTIC_MODELS)}
