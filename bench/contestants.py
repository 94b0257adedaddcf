"""Who is measured, and by which command.

Ours and the peers answer alike: a program that plays at random for a while on its own clock and prints one
JSON object, with at least `games`, `decisions`, `seconds` and `decisions_per_second`. Start-up, imports and
compilation are outside that clock for everyone. The peers' programs are in `bench/peers`.
"""

from __future__ import annotations

from dataclasses import dataclass

CLOCK = "bench/peers/clock.py"
DRAFT, HOOPS = "Sixth Man All-Star Draft, 4 seats", "Sixth Man NBA Deck-Building"
ONE_PROCESS, TWO_PROCESSES = "one process", "two processes"


@dataclass(frozen=True)
class Peer:
    """Someone else's engine: its name, and what pip is asked for."""

    title: str
    requirements: tuple[str, ...]


PEERS = {
    "openspiel": Peer("OpenSpiel", ("open_spiel>=2.0,<2.1",)),
    "rlcard": Peer("RLCard", ("rlcard>=1.2,<2",)),
    "pettingzoo": Peer("PettingZoo", ("pettingzoo[classic]>=1.27,<2",)),
    "pgx": Peer("Pgx", ("pgx>=2.6,<3",)),
    "catanatron": Peer("Catanatron", ("catanatron>=3.2,<4",)),
    "pokerkit": Peer("PokerKit", ("pokerkit>=0.7,<0.8",)),
}


@dataclass(frozen=True)
class Contestant:
    """A name, how it runs, and the command after the name of the interpreter.

    In the command {seconds}, {seed} and {games} are filled in; {games} means that we first try how many are
    needed.
    """

    name: str
    how: str
    command: tuple[str, ...]
    peer: str | None = None  # whose environment; ours if it is nobody's
    empty_cache: bool = False  # nothing compiled beforehand

    def words(self, seconds: float, seed: int, games: int = 1) -> list[str]:
        """Give the command with its figures filled in."""
        filled = {"{seconds}": f"{seconds:g}", "{seed}": str(seed), "{games}": str(games)}
        return [filled.get(word, word) for word in self.command]

    @property
    def needs_games(self) -> bool:
        """Say whether someone must find out how many games fill the time."""
        return "{games}" in self.command


def _simulation(*options: str, processes: int = 1) -> tuple[str, ...]:
    fixed = ("--games", "{games}", "--bots", "random", "--seed", "7", "--json", "--processes", str(processes))
    return ("-m", "sixthman", "simulate", *options, *fixed)


def _on_the_clock(arena: str, game: str, *options: str) -> tuple[str, ...]:
    return (CLOCK, arena, game, "--seconds", "{seconds}", "--seed", "{seed}", *options)


def _peer(peer: str, game: str, title: str, how: str, arena: str = "", *options: str) -> Contestant:
    command = _on_the_clock(f"bench/peers/{arena or peer}.py", game, *options)
    # Isolated (-I), so that nothing of the project's environment reaches the peer.
    return Contestant(f"{PEERS[peer].title} {title}", how, ("-I", *command), peer)


_NUMBA, _BOTS, _LOOP = "Numba", "C++, `evaluate_bots`", "C++ called from Python, `apply_action`"
_TUNED = "Numba, for this table alone"
_XLA, _PYTHON, _AEC = "XLA, `jit` and `vmap`", "Python", "Python, AEC loop"

RANDOM_PLAY = (
    Contestant(DRAFT, _NUMBA, _simulation("allstar", "--seats", "4")),
    Contestant(f"{DRAFT}, tuned", _TUNED, _simulation("allstar", "--seats", "4", "--target", "tuned")),
    Contestant(HOOPS, _NUMBA, _simulation("hoops")),
    Contestant(f"{HOOPS}, tuned", _TUNED, _simulation("hoops", "--target", "tuned")),
    _peer("openspiel", "goofspiel(imp_info=False)", "goofspiel, 2 seats", _BOTS),
    _peer("openspiel", "goofspiel(imp_info=False,players=4)", "goofspiel, 4 seats", _BOTS),
    _peer("openspiel", "go_fish", "go fish, 2 seats", _BOTS),
    _peer("openspiel", "go_fish(players=4)", "go fish, 4 seats", _BOTS),
    _peer("openspiel", "hearts", "hearts", _BOTS),
    _peer("openspiel", "goofspiel(imp_info=False)", "goofspiel, from Python", _LOOP, "openspiel_steps"),
    _peer("openspiel", "go_fish", "go fish, from Python", _LOOP, "openspiel_steps"),
    _peer("openspiel", "hearts", "hearts, from Python", _LOOP, "openspiel_steps"),
    *(
        _peer("pgx", f"{game}@{size}", f"{title}, {size:,} at a time" if size > 1 else title, _XLA)
        for game, title in {"leduc_holdem": "Leduc hold'em", "sparrow_mahjong": "sparrow mahjong"}.items()
        for size in (1, 1024, 16384)
    ),
    _peer("rlcard", "gin-rummy", "gin rummy", _PYTHON),
    _peer("rlcard", "uno", "Uno", _PYTHON),
    _peer("pettingzoo", "leduc_holdem_v4", "Leduc hold'em", _AEC),
    _peer("pettingzoo", "texas_holdem_v4", "limit hold'em", _AEC),
    _peer("pettingzoo", "hanabi_v5", "Hanabi", _AEC),
    _peer("catanatron", "4", "Catan, 4 seats", _PYTHON),
    _peer("pokerkit", "4", "no-limit hold'em, 4 seats", _PYTHON),
)

_TOGETHER, _RESETS = "XLA; a batch starts and ends together", "XLA, `auto_reset`"
VECTOR = (
    *(
        Contestant(f"{name} × {size:,}", _NUMBA, _on_the_clock("bench/ours_steps.py", f"{game}@{size}"))
        for game, name in {"allstar": DRAFT, "hoops": HOOPS}.items()
        for size in (256, 1024, 4096)
    ),
    *(
        Contestant(
            f"{name} × 1,024, tuned", _TUNED, _on_the_clock("bench/ours_steps.py", f"{game}@1024+tuned")
        )
        for game, name in {"allstar": DRAFT, "hoops": HOOPS}.items()
    ),
    _peer("pgx", "leduc_holdem@1024", "Leduc hold'em × 1,024", _TOGETHER, "pgx_steps"),
    _peer("pgx", "leduc_holdem@16384", "Leduc hold'em × 16,384", _TOGETHER, "pgx_steps"),
    _peer("pgx", "leduc_holdem@1024+auto_reset", "Leduc hold'em × 1,024, resets", _RESETS, "pgx_steps"),
    _peer("pgx", "leduc_holdem@16384+auto_reset", "Leduc hold'em × 16,384, resets", _RESETS, "pgx_steps"),
    _peer("pgx", "sparrow_mahjong@1024", "sparrow mahjong × 1,024", _TOGETHER, "pgx_steps"),
)

_ONE_OF_EACH = {
    "openspiel": ("go_fish", "go fish"),
    "rlcard": ("uno", "Uno"),
    "pettingzoo": ("leduc_holdem_v4", "Leduc hold'em"),
    "pgx": ("leduc_holdem@4096", "Leduc hold'em, 4,096 at a time"),  # compiled for no other table
    "catanatron": ("4", "Catan"),
    "pokerkit": ("4", "no-limit hold'em"),
}
_OURS = {"allstar 2025 4": DRAFT, "hoops": HOOPS}

START = (
    *(Contestant(name, "", _on_the_clock("bench/ours.py", game)) for game, name in _OURS.items()),
    *(_peer(peer, *game, "") for peer, game in _ONE_OF_EACH.items()),
)
"""From the import to the first game."""

_ONE_GAME = {
    game: ("-m", "sixthman", "simulate", game, "--games", "1", "--seed", "{seed}", "--json")
    for game in ("allstar", "hoops")
}
WARM = (
    Contestant("`sixthman --version`", "", ("-m", "sixthman", "--version")),
    *(Contestant(f"`sixthman simulate {game} --games 1`", "", words) for game, words in _ONE_GAME.items()),
)
"""Our commands, from pressing Enter to the prompt."""

COLD = tuple(
    Contestant(f"`sixthman simulate {game} --games 1`, nothing compiled yet", "", words, empty_cache=True)
    for game, words in _ONE_GAME.items()
)

MEMORY = (
    *(Contestant(name, "", _on_the_clock("bench/ours.py", game, "--memory")) for game, name in _OURS.items()),
    *(_peer(peer, *game, "", "", "--memory") for peer, game in _ONE_OF_EACH.items()),
)

PROCESSES = tuple(
    Contestant(f"{name}, {count}", _NUMBA, _simulation(*game, processes=number))
    for game, name in {("allstar", "--seats", "4"): DRAFT, ("hoops",): HOOPS}.items()
    for number, count in {1: ONE_PROCESS, 2: TWO_PROCESSES}.items()
)

SIZES = (
    *(
        Contestant(
            f"All-Star Draft {edition}, {seats} seats",
            _NUMBA,
            _on_the_clock("bench/ours.py", f"allstar {edition} {seats}"),
        )
        for edition in ("2025", "2020")
        for seats in range(2, 7)
    ),
    Contestant("NBA Deck-Building, 2 seats", _NUMBA, _on_the_clock("bench/ours.py", "hoops")),
)


@dataclass(frozen=True)
class Group:
    """Contestants measured turn by turn, for one table of the page; how often, and how long at least."""

    contestants: tuple[Contestant, ...]
    section: str
    rounds: int
    seconds: float = 0.0
    cores: int = 1


GROUPS = {
    "random play": Group(RANDOM_PLAY, "random-play", rounds=4, seconds=2.0),
    "vector": Group(VECTOR, "vector", rounds=3, seconds=2.0),
    "start": Group(START, "start", rounds=3),
    "warm": Group(WARM, "start", rounds=5),
    "cold": Group(COLD, "start", rounds=1),
    "memory": Group(MEMORY, "memory", rounds=1, seconds=20.0),
    "processes": Group(PROCESSES, "scaling", rounds=4, seconds=3.0, cores=2),
    "sizes": Group(SIZES, "scaling", rounds=2, seconds=1.0),
}
SECTIONS = tuple(dict.fromkeys(group.section for group in GROUPS.values()))
