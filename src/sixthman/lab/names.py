"""What the numbers in results mean, in the notation of game records."""

from __future__ import annotations

from sixthman.registry import game_named
from sixthman.table.options import Options

Name = tuple[str, int, str]  # type, number, name


def names_of(options: Options) -> list[Name]:
    """All names of a game: of its phases, its choices and its cards."""
    adapter = game_named(options.declared.name).adapter_with(options.cards)
    named = {**adapter.names(options), "phase": adapter.declared.phase_names}
    return [(type_, number, name) for type_, names in named.items() for number, name in enumerate(names)]
