"""`sixthman lab balance`: numbers on cards that reach named targets, and the way there."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from sixthman.messages import BadOption, say
from sixthman.registry import game_named, game_names

from .game_options import agree_on
from .progress import game_bar

if TYPE_CHECKING:
    from sixthman.lab.balance import Way
    from sixthman.lab.balance_plan import Plan, Values
    from sixthman.lab.report.balance import WayText
    from sixthman.table.options import Options

PART = 4  # of the games by which two sets of cards are compared


def balance(
    file: Path,
    game: str | None,
    agreed: dict[str, Any],
    cards: Path | None,
    games: int | None,
    rounds: int | None,
    bots: str,
    seed: str,
    processes: int | None,
    save: Path | None,
    output: Path | None,
    language: str,
) -> None:
    """Search, then say what was found; write the changes and the page."""
    from sixthman.lab.balance_plan import read_plan
    from sixthman.lab.report.balance import WayText, way_page

    from .report import check_page_file

    check_page_file(output)
    for path in (save, output):
        check_new(path)
    plan = read_plan(file)
    game = game or game_of(plan)
    with tempfile.TemporaryDirectory() as folder:
        way = search(plan, game, agreed, cards, games, rounds, bots, seed, processes, Path(folder), language)
    words = WayText(language, way)
    print_way(words)
    if save is not None:
        write(save, plan.changes(way.best.values, way.start.options.cards.cards.sections), language)
    if output is not None:
        write(output, way_page(words), language)


def check_new(path: Path | None) -> None:
    """BadOption for a file that is there already: nothing is overwritten."""
    if path is not None and path.exists():
        raise BadOption("error-balance-there", path=str(path))


def game_of(plan: Plan) -> str:
    """The game that has the sections of a plan."""
    forms = {game: form for game in game_names() if (form := game_named(game).cards().form)}
    for game, form in forms.items():
        if all(turned.section in form.sections for turned in plan.numbers):
            return game
    known = ", ".join(section for form in forms.values() for section in form.sections)
    raise BadOption("error-balance-section", file=plan.file, section=plan.numbers[0].section, known=known)


def search(
    plan: Plan,
    game: str,
    agreed: dict[str, Any],
    cards: Path | None,
    games: int | None,
    rounds: int | None,
    bots: str,
    seed: str,
    processes: int | None,
    folder: Path,
    language: str,
) -> Way:
    """The search, with a bar."""
    from sixthman.lab.balance import FEWEST_GAMES, HALVINGS, ROUNDS, WIDTH, Search
    from sixthman.lab.trying import usual_games

    from .simulate import levels_of

    old = agree_on(game, agreed, cards)
    sections = old.cards.cards.sections

    def make(values: Values) -> Options:
        changed = folder / plan.file
        changed.write_text(plan.changes(values, sections), "utf-8")
        return agree_on(game, agreed, cards, changes=changed)

    games = usual_games(old) // PART if games is None else games
    rounds = ROUNDS if rounds is None else rounds
    for what, number, least in (("games", games, FEWEST_GAMES), ("rounds", rounds, 1)):
        if number < least:
            raise BadOption("error-balance-few", what=what, least=least, given=number)
    levels = levels_of(bots, old)
    names = [name.strip() for name in bots.split(",")]
    names *= len(levels) // len(names)
    workers = min(os.cpu_count() or 1, 8) if processes is None else processes
    most = rounds * (HALVINGS + 2) * (WIDTH >> HALVINGS) * games
    begun = time.monotonic()
    with game_bar(language, most, False) as played:
        start = plan.start(sections)
        seated = list(zip(names, levels, strict=True))
        way = Search(plan, make, start, seated, games, seed, workers, played).run(rounds)
    way.seconds = time.monotonic() - begun
    return way


def print_way(words: WayText) -> None:
    """Round by round, then the numbers and the targets before and after."""
    console = Console()
    console.print(words.played(), highlight=False)
    for title, heads, rows in (words.steps(), words.numbers(), words.targets()):
        table = Table(title=title, title_justify="left")
        for index, head in enumerate(heads):
            table.add_column(head, justify="right" if index else "left")
        for row in rows:
            table.add_row(*row)
        console.print(table)
    console.print(words.verdict(), highlight=False)


def write(path: Path, text: str, language: str) -> None:
    """A new file."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as reason:
        facts = {"path": str(path), "reason": reason.strerror or str(reason)}
        raise BadOption("error-file-write", **facts) from reason
    print(say(language, "lab-balance-written", file=str(path)))
