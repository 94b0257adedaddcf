"""A bar for long work, in a terminal; nothing where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sixthman.messages import say


@contextmanager
def game_bar(
    language: str, games: int, quiet: bool = False, before: int = 0
) -> Iterator[Callable[[int], None]]:
    """Call what it gives with the number of games just played; this many were played before."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=quiet or not console.is_terminal,
    )
    status = console.status(say(language, "simulate-compiling"))
    with nullcontext() if bar.disable else status, bar:
        task = bar.add_task(say(language, "simulate-playing"), total=games, completed=before)

        def played(games: int) -> None:
            status.stop()
            bar.update(task, advance=games)

        yield played
