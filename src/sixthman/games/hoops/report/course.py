"""How a game goes: points turn by turn, and when it is decided."""

from __future__ import annotations

from dataclasses import dataclass

from sixthman.lab.report.chance import FEWEST, Mean
from sixthman.lab.report.charts import Line, lines
from sixthman.lab.report.story import Chapter, Figure, Finding, Source

from ..declaration import TURNS

HALF_TIME = TURNS // 2
LOOKS = range(4, TURNS + 1, 2)  # the turns after which we look who leads; before, nobody has scored much


@dataclass(frozen=True)
class Lead:
    """The standing after some turns."""

    turn: int
    wins: Mean  # of who leads then
    ahead: float  # points, on average


def leads(source: Source) -> list[Lead]:
    """Who leads after every other turn, and how often that side wins; level games are left out."""
    sums = ", ".join(
        f"list_sum(a.points[1:{turn}])::INTEGER - list_sum(b.points[1:{turn}])::INTEGER AS after_{turn}"
        for turn in LOOKS
    )
    source.prepare(
        f"""
        CREATE OR REPLACE TEMP TABLE leads AS
        SELECT a.share, {sums} FROM seats AS a JOIN seats AS b USING (game) WHERE a.seat = 1 AND b.seat = 2
        """
    )
    found = []
    for turn in LOOKS:
        count, wins, squares, ahead = source.rows(
            f"""
            SELECT count(*), sum(wins), sum(wins * wins), avg(ahead)
            FROM (SELECT CASE WHEN after_{turn} > 0 THEN share ELSE 1 - share END AS wins,
                         abs(after_{turn}) AS ahead
                  FROM leads WHERE after_{turn} <> 0)
            """
        )[0]
        if count >= FEWEST:
            found.append(Lead(turn, Mean.of(count, wins, squares), ahead))
    return found


def leader_finding(source: Source, found: list[Lead]) -> Finding | None:
    """How often the leader at half-time wins."""
    half = next((lead for lead in found if lead.turn == HALF_TIME), None)
    if half is None:
        return None
    words = source.words
    facts = {
        "share": words.percent(half.wins.value, 0),
        "turn": str(HALF_TIME),
        "ahead": words.number(half.ahead, 1),
    }
    return Finding(
        facts["share"],
        words.say("lab-report-leader-headline", **facts),
        words.say("lab-report-leader-found", **facts),
        "course",
    )


def course_chapter(source: Source, found: list[Lead]) -> Chapter:
    """Turn by turn."""
    words = source.words
    titles = words.say("lab-report-turn-figure"), words.say("lab-report-leader-figure")
    if source.games < FEWEST or not found:
        figures = [
            source.too_few("turns", titles[0]),
            source.too_few("leaders", titles[1]),
        ]
    else:
        figures = [turn_figure(source, titles[0]), leader_figure(source, found, titles[1])]
    return Chapter(
        "course", words.say("lab-report-course-title"), words.say("lab-report-course-text"), figures
    )


def turn_figure(source: Source, title: str) -> Figure:
    """Points scored in each turn by whoever's turn it is, in games without overtime."""
    words = source.words
    query = f"""
        SELECT turn, count(*), sum(points), sum(points * points),
               quantile_disc(points, 0.1), quantile_disc(points, 0.9)
        FROM (SELECT generate_subscripts(a.points, 1) AS turn, unnest(a.points) + unnest(b.points) AS points
              FROM seats AS a JOIN seats AS b USING (game) JOIN games USING (game)
              WHERE a.seat = 1 AND b.seat = 2 AND overtimes = 0)
        WHERE turn <= {TURNS} GROUP BY turn HAVING count(*) >= {FEWEST} ORDER BY turn
        """
    rows = [(turn, Mean.of(*sums), low, high) for turn, *sums, low, high in source.rows(query)]
    best = max(rows, key=lambda row: row[1].value)
    halves = [
        sum(found.value for turn, found, _, _ in rows if (turn <= HALF_TIME) == first)
        for first in (True, False)
    ]
    line = Line(
        "",
        tuple((turn, found.value) for turn, found, _, _ in rows),
        "one",
        tuple((turn, low, high) for turn, _, low, high in rows),
        tuple(f"{turn}: {words.number(found.value, 1)}" for turn, found, _, _ in rows),
    )
    caption = words.say(
        "lab-report-turn-caption",
        turn=str(best[0]),
        points=words.number(best[1].value, 1),
        first=words.percent(halves[0] / sum(halves), 0),
        second=words.percent(halves[1] / sum(halves), 0),
    )
    return Figure(
        "turns",
        title,
        caption,
        lambda width: lines([line], words.number, words.number, width, words.say("lab-report-turn-axis")),
        [
            words.say(f"lab-report-head-{head}")
            for head in ("turn", "games", "mean-points", "tenth", "nine-tenths")
        ],
        [
            (
                str(turn),
                words.number(found.count),
                f"{words.number(found.value, 2)} ± {words.number(found.margin, 2)}",
                words.number(low),
                words.number(high),
            )
            for turn, found, low, high in rows
        ],
        note=words.say("lab-report-turn-note"),
    )


def leader_figure(source: Source, found: list[Lead], title: str) -> Figure:
    """How often whoever leads goes on to win."""
    words = source.words
    line = Line(
        "",
        tuple((lead.turn, lead.wins.value) for lead in found),
        "one",
        tuple((lead.turn, lead.wins.low, lead.wins.high) for lead in found),
        tuple(f"{lead.turn}: {words.rate(lead.wins)}" for lead in found),
    )
    sure = next((lead for lead in found if lead.wins.value >= 0.8), found[-1])
    caption = words.say(
        "lab-report-leader-caption", turn=str(sure.turn), share=words.percent(sure.wins.value, 0)
    )
    return Figure(
        "leaders",
        title,
        caption,
        lambda width: lines(
            [line],
            words.number,
            words.percent_tick,
            width,
            words.say("lab-report-turn-axis"),
            low=0.4,
            high=1.0,
            ticks_at=[turn for turn in LOOKS if turn % 4 == 0],
            reference=0.5,
        ),
        [words.say(f"lab-report-head-{head}") for head in ("turn", "games", "leader-wins", "mean-lead")],
        [
            (
                str(lead.turn),
                words.number(lead.wins.count),
                words.rate(lead.wins),
                words.number(lead.ahead, 1),
            )
            for lead in found
        ],
        note=words.say("lab-report-leader-note"),
    )
