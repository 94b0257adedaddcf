"""The figures as a reader sees them: tables in the terminal, a page in the docs.

Both are drawn from the same rows, and every number in them was measured in one run.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from rich.table import Table

from bench.chart import log_bars
from bench.contestants import DRAFT, GROUPS, HOOPS, ONE_PROCESS, PEERS, TWO_PROCESSES, Contestant
from bench.rounds import Run, Sample
from bench.wording import CAVEATS, COMMANDS_NOTE, GAMES_NOTE, NOTES

PICTURES = "img/bench"
"""Where the pictures are, from the page."""

_NAMES_OF_PLAY = {"random play": "random-play.svg", "vector": "vector.svg"}
_TITLES_OF_PLAY = {
    "random play": "Random play on one core: decisions per second",
    "vector": "Vector environments on one core: steps per second",
}
_DASH, _HOW = "–", "how it runs"

Samples = Mapping[str, Sequence[Sample]]
"""What the contestants of one group said, under their names; those that never answered are left out."""


@dataclass(frozen=True)
class Rows:
    """A table before it is drawn, for the terminal or for the page."""

    title: str
    columns: tuple[str, ...]
    rows: list[list[str]]

    def as_table(self) -> Table:
        """Draw it for the terminal, which has no room for how each of them runs."""
        table = Table(title=self.title)
        shown = [number for number, column in enumerate(self.columns) if column != _HOW]
        for number in shown:
            longest = max(len(row[number]) for row in self.rows) if number else None  # figures are not cut
            table.add_column(self.columns[number], justify="right" if number else "left", min_width=longest)
        for row in self.rows:
            table.add_row(*(row[number].replace("`", "").replace("**", "") for number in shown))
        return table

    def as_markdown(self) -> str:
        """Draw it for the page."""
        rule = ["--:" if number and column != _HOW else "---" for number, column in enumerate(self.columns)]
        return "\n".join(f"| {' | '.join(line)} |" for line in (self.columns, rule, *self.rows))


def tables(run: Run) -> Iterator[Table]:
    """Draw all that was measured for the terminal."""
    for group in run.samples:
        if _answered(run, group):
            yield _DRAWN_AS[group](run).as_table()


def pictures(run: Run) -> dict[str, str]:
    """Draw the pictures of the page, under their file names."""
    drawn = {}
    for group, name in _NAMES_OF_PLAY.items():
        samples = _answered(run, group)
        best = sorted(((who, best_speed(runs)) for who, runs in samples.items()), key=lambda row: -row[1])
        if best:
            rows = [(who, speed, _is_ours(who)) for who, speed in best]
            drawn[name] = log_bars(_TITLES_OF_PLAY[group], rows)
    return drawn


def written_page(run: Run) -> str:
    """Write the figures, how they came about and what they do not say, as Markdown."""
    parts = [
        "# Benchmarks",
        "See how fast Sixth Man is beside other game engines, all measured in one run.",
        "Written by `make bench`. Run it again rather than editing this page.",
        "\n".join(f"- {line}" for line in headlines(run)),
    ]
    for group, name in _NAMES_OF_PLAY.items():
        if _answered(run, group):
            parts.append(f"![{_TITLES_OF_PLAY[group]}]({PICTURES}/{name})")
    for group in run.samples:
        if _answered(run, group):
            rows = _DRAWN_AS[group](run)
            parts += [f"## {rows.title}", rows.as_markdown(), _notes(run, group)]
    parts += ["## What the figures do not say", CAVEATS]
    if games := _answered(run, "random play"):
        parts += ["## The games", _games(games).as_markdown(), GAMES_NOTE]
        parts += [
            "## Every run of random play",
            "Decisions per second, in the order measured.",
            _every_run(games),
        ]
    if run.failures:
        parts += [
            "## Not measured",
            "\n".join(f"- {who}: `{_plain(why)}`" for who, why in run.failures.items()),
        ]
    parts += ["## Conditions", _conditions(run), "## Commands", COMMANDS_NOTE, _commands(run)]
    return "\n\n".join(part for part in parts if part) + "\n"


def headlines(run: Run) -> list[str]:
    """Say in a few sentences what was found; every ratio compares the best runs."""
    lines = []
    for group, what, unit in (
        ("random play", "Random play", "decisions"),
        ("vector", "Vector environment", "steps"),
    ):
        samples = _answered(run, group)
        peers = {who: best_speed(runs) for who, runs in samples.items() if not _is_ours(who)}
        fastest = max(peers, key=peers.__getitem__, default=None)
        for who in filter(None, (_our_fastest(samples, game) for game in (DRAFT, HOOPS))):
            speed = best_speed(samples[who])
            line = f"{what}, one core, {who.removeprefix('Sixth Man ')}: {speed:,.0f} {unit} per second"
            if fastest:
                theirs = peers[fastest]
                line += (
                    f"; ours is **{speed / theirs:.1f} times** the fastest peer ({fastest}, {theirs:,.0f})"
                )
            lines.append(f"{line}.")
    lines += [
        f"Two processes give **{ratio:.2f} times** one ({who.removeprefix('Sixth Man ')})."
        for who in (DRAFT, HOOPS)
        if (ratio := gain(_answered(run, "processes"), who)) is not None
    ]
    return lines


def _our_fastest(samples: Samples, game: str) -> str | None:
    """Name the fastest of our contestants that play a game."""
    ours = [who for who in samples if who.startswith(game)]
    return max(ours, key=lambda who: best_speed(samples[who]), default=None)


def gain(processes: Samples, who: str) -> float | None:
    """Give how much faster two processes are than one, best runs compared."""
    one, two = (processes.get(f"{who}, {count}") for count in (ONE_PROCESS, TWO_PROCESSES))
    return best_speed(two) / best_speed(one) if one and two else None


def best_speed(runs: Sequence[Sample]) -> float:
    """Give the decisions per second of the fastest run."""
    return max(_speeds(runs))


def _speeds(runs: Sequence[Sample]) -> list[float]:
    return [float(run["decisions_per_second"]) for run in runs]


def _answered(run: Run, group: str) -> Samples:
    return {who: runs for who, runs in run.samples.get(group, {}).items() if runs}


def _contestant(group: str, who: str) -> Contestant | None:
    return next((one for one in GROUPS[group].contestants if one.name == who), None)


def _is_ours(who: str) -> bool:
    return who.startswith((DRAFT, HOOPS))


def _how(group: str, who: str) -> str:
    one = _contestant(group, who)
    return one.how if one else _DASH


def _play(run: Run, group: str, title: str, unit: str) -> Rows:
    """Draw speeds, and how many times as fast All-Star Draft is."""
    samples = _answered(run, group)
    our_fastest = _our_fastest(samples, DRAFT)
    ours = best_speed(samples[our_fastest]) if our_fastest else None
    rows = []
    for who, runs in samples.items():
        best = max(runs, key=lambda sample: sample["decisions_per_second"])
        ratio = _DASH if ours is None or _is_ours(who) else f"{ours / best_speed(runs):,.1f}"
        speeds = [f"{best_speed(runs):,.0f}", f"{median(_speeds(runs)):,.0f}"]
        if group == "random play":  # elsewhere games are still going on when the clock stops
            speeds.append(f"{best['games'] / best['seconds']:,.0f}")
        name = f"**{who}**" if _is_ours(who) else who
        rows.append([name, _how(group, who), *speeds, ratio])
    columns = ["name", _HOW, f"{unit}/s, best", f"{unit}/s, median", "ours is … times as fast"]
    if group == "random play":
        columns.insert(-1, "games/s")
    return Rows(title, tuple(columns), rows)


def _start(run: Run) -> Rows:
    rows = []
    for who, runs in _answered(run, "start").items():
        ready = [run["ready_seconds"] for run in runs]
        imports = [run["import_seconds"] for run in runs]
        later = f"{min(ready[1:]):.2f}" if ready[1:] else _DASH
        rows.append(
            [who, *(f"{seconds:.2f}" for seconds in (min(imports), median(imports), ready[0])), later]
        )
    columns = ("name", "import, s, best", "median", "first game over, s, first run", "best later run")
    return Rows("From the import to the first game", columns, rows)


def _wall_clock(run: Run, group: str, title: str) -> Rows:
    rows = []
    for who, runs in _answered(run, group).items():
        wall = [run["wall_seconds"] for run in runs]
        rows.append([who, f"{min(wall):.2f}", f"{median(wall):.2f}"])
    return Rows(title, ("command", "s, best", "s, median"), rows)


def _memory(run: Run) -> Rows:
    keys = ("start", "import", "10000", "100000", "1000000", "end")
    rows = []
    for who, (sample, *_) in _answered(run, "memory").items():
        held = [sample["memory_mb"].get(key) for key in keys]
        rows.append([who, *(_DASH if mb is None else f"{mb:.0f}" for mb in held), f"{sample['games']:,}"])
    columns = ("name", "Python", "import", "10 k", "100 k", "1 M", "end", "games")
    return Rows("Memory held, MB", columns, rows)


def _processes(run: Run) -> Rows:
    samples = _answered(run, "processes")
    rows = []
    for who, runs in samples.items():
        ratio = gain(samples, who.removesuffix(f", {TWO_PROCESSES}")) if who.endswith(TWO_PROCESSES) else None
        speeds = [f"{best_speed(runs):,.0f}", f"{median(_speeds(runs)):,.0f}"]
        rows.append([who, *speeds, _DASH if ratio is None else f"**{ratio:.2f}**"])
    return Rows("From one process to two", ("name", "decisions/s, best", "median", "times one process"), rows)


def _sizes(run: Run) -> Rows:
    rows = []
    for who, runs in _answered(run, "sizes").items():
        best = max(runs, key=lambda sample: sample["decisions_per_second"])
        games, decisions = best["games"] / best["seconds"], best["decisions"] / best["games"]
        rows.append(
            [
                who,
                f"{best_speed(runs):,.0f}",
                f"{median(_speeds(runs)):,.0f}",
                f"{games:,.0f}",
                f"{decisions:.1f}",
            ]
        )
    columns = ("game", "decisions/s, best", "median", "games/s", "decisions a game")
    return Rows("With the size of the game", columns, rows)


_DRAWN_AS = {
    "random play": lambda run: _play(run, "random play", "Random play, one core", "decisions"),
    "vector": lambda run: _play(run, "vector", "Vector environments, one core", "steps"),
    "start": _start,
    "warm": lambda run: _wall_clock(run, "warm", "From Enter to the prompt"),
    "cold": lambda run: _wall_clock(run, "cold", "The same when nothing is compiled yet"),
    "memory": _memory,
    "processes": _processes,
    "sizes": _sizes,
}


def _notes(run: Run, group: str) -> str:
    rounds, seconds = run.rounds[group], run.seconds[group]
    often = f"{rounds} rounds, every second one in reverse order" if rounds > 1 else "One round"
    long = {0.0: ""}.get(seconds, f", each run at {'most' if group == 'memory' else 'least'} {seconds:g} s")
    core = "" if group == "processes" else ", all on one and the same core"
    return f"{often}{long}{core}. {NOTES[group]}".strip()


def _games(samples: Samples) -> Rows:
    rows = []
    for who, runs in samples.items():
        games, decisions = sum(run["games"] for run in runs), sum(run["decisions"] for run in runs)
        chance, forced = runs[0].get("chance_moves_per_game"), runs[0].get("forced_share")
        facts = [_DASH if chance is None else f"{chance:.1f}", _DASH if forced is None else f"{forced:.1%}"]
        rows.append([who, f"{decisions / games:.1f}", *facts])
    return Rows(
        "The games", ("name", "decisions a game", "chance moves a game", "decisions with one option"), rows
    )


def _every_run(samples: Samples) -> str:
    most = max(len(runs) for runs in samples.values())
    rows = []
    for who, runs in samples.items():
        figures = [f"{speed:,.0f}" for speed in _speeds(runs)]
        rows.append([who, *figures, *[_DASH] * (most - len(figures))])
    return Rows("", ("name", *(str(number + 1) for number in range(most))), rows).as_markdown()


def _conditions(run: Run) -> str:
    peers: dict[str, str] = {}
    for group, samples in run.samples.items():
        for who, runs in samples.items():
            one = _contestant(group, who)
            if one and one.peer and runs:
                peers[PEERS[one.peer].title] = str(runs[0]["version"])
    facts = run.conditions | {"Share of the core the programs had": _share(run)}
    facts["Peers"] = ", ".join(f"{title} {version}" for title, version in peers.items())
    return "\n".join(f"- {name}: {fact}" for name, fact in facts.items() if fact)


def _share(run: Run) -> str:
    """Say whether the core was really free: programs that compute all the time should have had all of it."""
    samples = [sample for runs in run.samples.get("random play", {}).values() for sample in runs]
    shares = [
        sample["busy_seconds"] / sample["wall_seconds"] for sample in samples if "busy_seconds" in sample
    ]
    return f"{median(shares):.0%} (median), at worst {min(shares):.0%}" if shares else ""


def _commands(run: Run) -> str:
    used = {
        one.peer
        for group in run.samples
        for one in GROUPS[group].contestants
        if _answered(run, group).get(one.name)
    }
    installs = [
        f"pip install '{word}'" for peer in PEERS if peer in used for word in PEERS[peer].requirements
    ]
    return "\n".join(["```sh", *installs, *dict.fromkeys(run.commands.values()), "```"])


def _plain(why: str) -> str:
    return why.replace("`", "'")
