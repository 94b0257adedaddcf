"""What the coaches are worth."""

from __future__ import annotations

from sixthman.lab.report.chance import FEWEST, Mean
from sixthman.lab.report.row_charts import Range, ranges
from sixthman.lab.report.story import Chapter, Figure, Source
from sixthman.lab.report.wins import style_of

from ..table.speech import AllstarSpeaker


def coach_chapter(source: Source) -> Chapter:
    """What the coaches are worth."""
    words = source.words
    speaker = AllstarSpeaker(words.language, ())
    query = """
        SELECT coach, count(*), sum(wins), sum(wins * wins), sum(fans), sum(fans * fans)
        FROM (SELECT coach, beyond.wins, beyond.fans FROM seats JOIN beyond USING (game, seat)) GROUP BY coach
        """
    found = [
        (source.names["coach"][coach], Mean.of(count, wins, squares), Mean.of(count, fans, fan_squares))
        for coach, count, wins, squares, fans, fan_squares in source.rows(query)
    ]
    found = sorted((row for row in found if row[1].enough), key=lambda row: -row[1].value)
    title = words.say("lab-report-coach-figure")
    if not found:
        figures = [source.too_few("coaches", title, FEWEST * len(source.names["coach"]) / source.seats)]
    else:
        rows = [
            Range(
                speaker.coach_species(name),
                wins.value,
                wins.low,
                wins.high,
                words.wins(wins.value),
                style_of(wins, len(found)),
                words.effect(wins),
            )
            for name, wins, _ in found
        ]
        caption = words.say(
            "lab-report-coach-caption",
            best=speaker.coach(found[0][0]),
            most=words.wins(found[0][1].value),
            worst=speaker.coach(found[-1][0]),
            least=words.wins(found[-1][1].value),
        )
        figures = [
            Figure(
                "coaches",
                title,
                caption,
                lambda width: ranges(rows, words.wins_tick, width, 0.0),
                [
                    words.say("lab-report-head-coach"),
                    words.say("lab-report-head-managers"),
                    words.say("lab-report-head-worth"),
                    words.say("lab-report-head-fans-above"),
                ],
                [
                    (speaker.coach(name), words.number(wins.count), words.effect(wins), words.gain(fans))
                    for name, wins, fans in found
                ],
                note=words.say("lab-report-coach-note"),
            )
        ]
    return Chapter(
        "coaches", words.say("lab-report-coaches-title"), words.say("lab-report-coaches-text"), figures
    )
