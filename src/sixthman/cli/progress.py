"""A bar for long work, in a terminal; nothing where nobody looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sixthman.messages import say


@contextmanager
def game_bar(language: str, games: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """Call what it gives with the number of games just played."""
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
    waiting = nullcontext() if bar.disable else console.status(say(language, "simulate-compiling"))
    with waiting, bar:
        task = bar.add_task(say(language, "simulate-playing"), total=games)
        yield lambda played: bar.update(task, advance=played)
