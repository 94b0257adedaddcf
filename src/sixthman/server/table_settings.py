"""What is agreed on when a table is made: the game, its options, who may sit, the pace."""

from __future__ import annotations

import msgspec

from sixthman.bots.game_levels import check_level
from sixthman.kernel.declaration import Declaration
from sixthman.messages import BadOption
from sixthman.registry import game_named
from sixthman.table.adapter import GameAdapter
from sixthman.table.fairness import commitment_of
from sixthman.table.options import Options

from .fairness import new_secret
from .pace import RELAXED, check_pace
from .tokens import new_invite, new_table_code

PERSON = ""  # in the place of a bot's level: a chair for a person


class TableSettings(msgspec.Struct, frozen=True):
    """All that is fixed from a table's first moment on."""

    game: str
    options: dict[str, str]  # as in a record
    chairs: list[str]  # for each seat: PERSON or the level of a bot
    pace: str
    public: bool
    invite: str
    secret: str  # the server's part of the seed; never leaves it before the game is over
    commitment: str
    made_at: float
    rules: str = "1"  # the version of the rules …
    module: str = ""  # … and the digest of the module they are in; none at tables from before there were any
    reserved: list[str | None] = []  # rematch: the guest each chair is kept for
    lesson: bool = False  # dealt the same every time; neither rated nor counted
    code: str = ""  # what one types to come in before the deal; none for a lesson
    hints: bool | None = None  # may seats ask what a bot would do? None: those who play alone
    deal: str = ""  # the name of a deal that is the same for everyone: "daily 2026-11-16" (`deals.py`)
    evening: str = ""  # the evening it is played at; then nobody else may have its seats (`evenings.py`)


def agree(
    adapter: GameAdapter,
    options: dict[str, str],
    chairs: list[str],
    pace: str,
    public: bool,
    now: float,
    reserved: list[str | None] | None = None,
    hints: bool | None = None,
) -> TableSettings:
    """Check and complete what someone asks for; BadOption says what cannot be."""
    for level in chairs:
        if level != PERSON:
            check_level(level, adapter.declared)
    check_pace(pace)
    if hints and pace != RELAXED:
        raise BadOption("error-server-hints-clock")
    read = read_options(adapter, options, len(chairs))
    if read.seats != len(chairs):
        raise BadOption("error-server-chairs", chairs=len(chairs), seats=read.seats)
    secret = new_secret()
    return TableSettings(
        game=adapter.game.name,
        options=read.words(),
        chairs=chairs,
        pace=pace,
        public=public,
        invite=new_invite(),
        secret=secret,
        commitment=commitment_of(secret),
        made_at=now,
        reserved=reserved or [None] * len(chairs),
        code=new_table_code(),
        hints=hints,
    )


def read_options(adapter: GameAdapter, words: dict[str, str], seats: int) -> Options:
    """The game's options from the words someone gave; the rest is as usual."""
    known = free_options(adapter.declared)
    for word in words:
        if word not in known:
            raise BadOption("error-server-option", option=word, known=", ".join(sorted(known)))
    cards = adapter.cards
    own = {} if cards.is_standard else {"cards": cards.name, "cards digest": cards.digest}
    return adapter.read_options({**words, **own, "seats": str(seats)})


def free_options(declared: Declaration) -> set[str]:
    """What people choose beside how many they are, in words."""
    return {option.word for option in declared.options if option.name != "seats"}


def free_words(agreed: TableSettings) -> dict[str, str]:
    """Those of a table's options that people choose."""
    known = free_options(game_named(agreed.game).declared)
    return {word: value for word, value in agreed.options.items() if word in known}
