"""`sixthman lab try`: what a change of the cards does, as tables, as JSON or as a page with pictures."""

from __future__ import annotations

import json as json_format
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from sixthman.messages import BadCards, BadOption, say
from sixthman.registry import game_named, game_names

from .game_options import agree_on
from .progress import game_bar

if TYPE_CHECKING:
    from sixthman.lab.measures import Found, Measure
    from sixthman.lab.report.chance import Mean
    from sixthman.lab.report.trial import TrialText
    from sixthman.lab.trying import Trial
    from sixthman.table.options import Options

ROWS = 12  # of a chapter with more, those that changed most
STRIKING = 10  # changes that are named first


def try_changes(
    file: Path,
    game: str,
    agreed: dict[str, Any],
    cards: Path | None,
    games: int | None,
    bots: str,
    seed: str,
    processes: int | None,
    output: Path | None,
    all_rows: bool,
    json: bool,
    language: str,
) -> None:
    """Play both card sets and say what changed."""
    old = agree_on(game, agreed, cards)
    new = agree_on(game, agreed, cards, changes=file)
    trial = play(old, new, bots, games, seed, processes, json, output, language)
    if json:
        sys.stdout.write(json_format.dumps(facts_of(trial)) + "\n")
    elif output is not None:
        write_page(trial, output, language)
    else:
        print_trial(trial, language, all_rows)


def game_of(file: Path) -> str:
    """The game whose cards a change file names."""
    from sixthman.kernel.cardchanges import whose_sections
    from sixthman.kernel.cardfile import BadCard

    forms = {game: form for game in game_names() if (form := game_named(game).cards().form)}
    try:
        return whose_sections(file, forms)
    except BadCard as reason:
        raise BadCards(reason.message, **reason.facts) from reason


def play(
    old: Options,
    new: Options,
    bots: str,
    games: int | None,
    seed: str,
    processes: int | None,
    quiet: bool,
    output: Path | None,
    language: str,
) -> Trial:
    """Play both sets of cards, with a bar."""
    from sixthman.lab.trying import try_cards, usual_games

    from .report import check_page_file
    from .simulate import levels_of

    check_page_file(output)
    games = usual_games(old) if games is None else games
    levels = levels_of(bots, old)
    names = [name.strip() for name in bots.split(",")]
    names *= len(levels) // len(names)
    workers = min(os.cpu_count() or 1, 8) if processes is None else processes
    with game_bar(language, games, quiet) as played:
        return try_cards(old, new, list(zip(names, levels, strict=True)), games, seed, workers, played)


# --- in words


def print_trial(trial: Trial, language: str, all_rows: bool = False) -> None:
    """What changed most, then every chapter."""
    from sixthman.lab.report.trial import TrialText

    console, words = Console(), TrialText(language, trial)
    console.print(words.played(), highlight=False)
    console.print(striking_table(words))
    for chapter, rows in trial.chapters().items():
        console.print(chapter_table(words, chapter, rows, all_rows))
    for line in words.warnings():
        console.print(line, highlight=False)


def striking_table(words: TrialText) -> Table:
    """What changed most; says so if nothing did."""
    striking = words.trial.changed_most
    table = _table(words, "changed-most")
    for found in striking[:STRIKING]:
        table.add_row(words.full_label(found.measure), *words.row(found)[1:])
    if not striking:
        table.caption = words.say("lab-try-nothing")
    elif len(striking) > STRIKING:
        table.caption = words.say("lab-try-more", count=len(striking) - STRIKING)
    return table


def chapter_table(words: TrialText, chapter: str, rows: list[Found], all_rows: bool) -> Table:
    """One chapter; of a long one the rows that changed most."""
    from sixthman.lab.report.trial import most_changed

    table = _table(words, chapter)
    shown = rows if all_rows else most_changed(rows, ROWS)
    if len(shown) < len(rows):
        table.caption = words.say("lab-try-rows", shown=len(shown), count=len(rows))
    for found in shown:
        table.add_row(*words.row(found))
    return table


def _table(words: TrialText, title: str) -> Table:
    table = Table(title=words.say(f"lab-try-{title}"), title_justify="left", caption_justify="left")
    table.add_column(words.say("lab-try-what"))
    for name in ("old", "new", "change"):
        table.add_column(words.say(f"lab-try-{name}"), justify="right", no_wrap=True)
    return table


# --- for programs


def facts_of(trial: Trial) -> dict[str, Any]:
    """Everything by name."""
    return {
        "game": trial.old.declared.name,
        "games": trial.games,
        "bots": list(trial.bots),
        "seed": trial.seed,
        "seconds": round(trial.seconds, 3),
        "old": {"cards": trial.old.cards.name, "digest": trial.old.cards.digest},
        "new": {"cards": trial.new.cards.name, "digest": trial.new.cards.digest},
        "changed_most": [_key(found.measure) for found in trial.changed_most],
        "dead": [_key(found.measure) for found in trial.dead()],
        "dominated": [{"card": worse, "by": better} for worse, better in trial.dominated()],
        "measures": [
            {
                "measure": _key(found.measure),
                "unit": found.measure.unit,
                "old": _mean(found.old),
                "new": _mean(found.new),
                "change": _mean(found.gain),
            }
            for found in trial.found
        ],
    }


def _key(measure: Measure) -> str:
    return f"{measure.chapter}/{measure.name}"


def _mean(found: Mean | None) -> dict[str, float] | None:
    if found is None:
        return None
    return {"value": found.value, "margin": found.margin, "observations": found.count}


def write_page(trial: Trial, output: Path, language: str) -> None:
    """The same as a page with pictures."""
    from sixthman.lab.report.trial import trial_page

    try:
        output.write_text(trial_page(trial, language), "utf-8")
    except OSError as reason:
        facts = {"path": str(output), "reason": reason.strerror or str(reason)}
        raise BadOption("error-file-write", **facts) from reason
    print(say(language, "lab-written", file=str(output)))
