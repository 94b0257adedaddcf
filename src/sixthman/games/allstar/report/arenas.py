"""What the arenas pay, and what their ranks have to do with winning."""

from __future__ import annotations

from sixthman.lab.report.chance import FEWEST, Mean
from sixthman.lab.report.drawing import is_narrow
from sixthman.lab.report.heat import Label, heat_map
from sixthman.lab.report.row_charts import Ladder, ladders
from sixthman.lab.report.story import Chapter, Figure, Finding, Source
from sixthman.lab.report.wins import NOTHING, cell_of, strongest_of, text_or_dash, wins_ramp

IN_A_SEASON = 6  # arenas


class ArenaRanks:
    """What the ranks of one arena got: fans, and wins of the game beyond the average."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.fans: dict[int, float] = {}
        self.wins: dict[int, Mean] = {}

    @property
    def count(self) -> int:
        """How many teams played there."""
        return sum(found.count for found in self.wins.values())

    @property
    def pay(self) -> float:
        """Fans for a team, on average."""
        return sum(self.fans[rank] * self.wins[rank].count for rank in self.fans) / self.count

    @property
    def spread(self) -> float:
        """Fans between the best and the worst paid rank."""
        return max(self.fans.values()) - min(self.fans.values())


def arena_ranks(source: Source) -> list[ArenaRanks]:
    """All arenas that were played, those that pay the most first."""
    found: dict[int, ArenaRanks] = {}
    query = """
        SELECT arena, rank, count(*), sum(fan), sum(wins), sum(wins * wins)
        FROM (SELECT unnest(arenas) AS arena, unnest(ranks) AS rank, unnest(seats.fans) AS fan, wins
              FROM games JOIN seats USING (game) JOIN beyond USING (game, seat))
        GROUP BY arena, rank ORDER BY arena, rank
        """
    for arena, rank, count, fans, wins, squares in source.rows(query):
        row = found.setdefault(arena, ArenaRanks(source.names["arena"][arena]))
        row.fans[rank] = fans / count
        row.wins[rank] = Mean.of(count, wins, squares)
    return sorted(found.values(), key=lambda row: -row.pay)


def arena_finding(source: Source, arenas: list[ArenaRanks]) -> Finding | None:
    """Which arena pays the most, and where a first rank is worth the most."""
    firsts = [row for row in arenas if 1 in row.wins and row.wins[1].enough]
    if not firsts:
        return None
    words = source.words
    rich, key = arenas[0], max(firsts, key=lambda row: row.wins[1].value)
    facts = {
        "arena": rich.name,
        "fans": words.number(rich.pay, 1),
        "poor": arenas[-1].name,
        "least": words.number(arenas[-1].pay, 1),
        "key": key.name,
        "wins": words.wins(key.wins[1].value),
    }
    return Finding(
        facts["fans"],
        words.say("lab-report-arena-headline", **facts),
        words.say("lab-report-arena-found", **facts),
        "arenas",
    )


def arena_chapter(source: Source, arenas: list[ArenaRanks]) -> Chapter:
    """What the arenas pay, and what their ranks are worth."""
    words = source.words
    titles = words.say("lab-report-arena-pay-figure"), words.say("lab-report-arena-wins-figure")
    needed = FEWEST * len(source.names["arena"]) / IN_A_SEASON
    if source.games < needed:
        figures = [
            source.too_few("arena-pay", titles[0], needed),
            source.too_few("arena-wins", titles[1], needed),
        ]
    else:
        figures = [arena_pay(source, arenas, titles[0]), arena_wins(source, arenas, titles[1])]
    return Chapter(
        "arenas", words.say("lab-report-arenas-title"), words.say("lab-report-arenas-text"), figures
    )


def arena_pay(source: Source, arenas: list[ArenaRanks], title: str) -> Figure:
    """Fans by arena and rank."""
    words = source.words
    ranks = range(1, source.seats + 1)
    rows = [
        Ladder(
            row.name,
            tuple(row.fans[rank] for rank in ranks if rank in row.fans),
            row.pay,
            words.number(row.pay, 1),
        )
        for row in arenas
    ]
    wide = max(arenas, key=lambda row: row.spread)
    caption = words.say(
        "lab-report-arena-pay-caption",
        rich=arenas[0].name,
        most=words.number(arenas[0].pay, 1),
        wide=wide.name,
        spread=words.number(wide.spread, 0),
    )
    return Figure(
        "arena-pay",
        title,
        caption,
        lambda width: ladders(rows, words.number, width),
        [
            words.say("lab-report-head-arena"),
            words.say("lab-report-head-played"),
            words.say("lab-report-head-mean-fans"),
            *(words.say("lab-report-rank", rank=str(rank)) for rank in ranks),
        ],
        [
            (
                row.name,
                words.number(row.count / source.seats),
                words.number(row.pay, 2),
                *(words.number(row.fans[rank], 2) if rank in row.fans else NOTHING for rank in ranks),
            )
            for row in arenas
        ],
        note=words.say("lab-report-arena-pay-note"),
    )


def arena_wins(source: Source, arenas: list[ArenaRanks], title: str) -> Figure:
    """How much a rank in an arena has to do with winning the game."""
    words = source.words
    ranks = range(1, source.seats + 1)
    ordered = sorted(arenas, key=lambda row: -row.wins[1].value)
    cells = [[cell_of(words, row.wins.get(rank), row.name) for rank in ranks] for row in ordered]
    best, least = ordered[0], ordered[-1]
    most = strongest_of(cells)
    caption = words.say(
        "lab-report-arena-wins-caption",
        best=best.name,
        wins=words.wins(best.wins[1].value),
        least=least.name,
        least_wins=words.wins(least.wins[1].value),
    )
    return Figure(
        "arena-wins",
        title,
        caption,
        lambda width: heat_map(
            [Label(row.name) for row in ordered],
            [
                str(rank) if is_narrow(width) else words.say("lab-report-rank", rank=str(rank))
                for rank in ranks
            ],
            cells,
            most,
            width,
        ),
        [
            words.say("lab-report-head-arena"),
            *(words.say("lab-report-rank", rank=str(rank)) for rank in ranks),
        ],
        [(row.name, *(text_or_dash(words.effect, row.wins.get(rank)) for rank in ranks)) for row in ordered],
        legend=wins_ramp(words, most),
        note=words.say("lab-report-arena-wins-note"),
    )
