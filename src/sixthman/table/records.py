"""Game records: one small text file that holds a whole game, to save, replay and verify.

    sixthman record 1
    game: allstar
    edition: 2025
    seats: 4
    mode: standard
    names: Ann | Bo | Cleo | Dan
    rules: 1
    commitment: 3d5f…
    seed: 7

    # round 1, draft
    1: Duck7
    2: PolarBear3
    …
    result: 83 74 60 55

Lines with a number before the colon are sealed choices that were opened together, in the order of the
seats; or, where choices are carried out one by one, those a seat made in one turn. `commitment` is the hash
of the secret the seed begins with, `commitment 2` that of what seat 2 has added (`fairness`). While a game
goes on they stand there without the seed. Records from before have no such lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sixthman.kernel.game import Engine
from sixthman.messages import BadRecord, IllegalChoice, UserError

from .adapter import GameAdapter, Given
from .fairness import HASH, check_contributions, check_seen, commitment_of
from .table import Reveal, Table

HEADING = "sixthman record 1"
_GIVEN = "given "
_CONTRIBUTION = re.compile(r"commitment ([1-9][0-9]?)")


@dataclass
class Record:
    """A game as it is written down."""

    game: str
    options: dict[str, str]
    names: list[str]
    seed: str | None
    commitment: str
    given: dict[str, list[str]] = field(default_factory=dict)
    reveals: list[Reveal] = field(default_factory=list)
    result: list[int] | None = None
    rules: str = "1"  # the version of the game's rules
    contributions: dict[int, str] = field(default_factory=dict)  # what seats showed of theirs before the deal

    @classmethod
    def of(cls, table: Table) -> Record:
        """The record of a table, as far as it has come."""
        return cls(
            game=table.adapter.game.name,
            options=table.options.words(),
            names=table.names,
            seed=table.seed,
            commitment=table.commitment,
            given={pile: list(cards) for pile, cards in table.given.piles.items()},
            reveals=list(table.reveals),
            result=table.scores() if table.over else None,
            rules=table.adapter.game.version,
        )

    def text(self, reveal_seed: bool = True) -> str:
        """The file's content; without the seed, for others, while the game goes on: the head alone.

        Choices made so far stay out of it too: picks are private until the game is over (A12).
        """
        lines = [HEADING, f"game: {self.game}"]
        lines += [f"{key}: {value}" for key, value in self.options.items()]
        lines += [f"names: {' | '.join(self.names)}", f"rules: {self.rules}"]
        lines.append(f"commitment: {self.commitment}")
        lines += [f"commitment {seat + 1}: {shown}" for seat, shown in sorted(self.contributions.items())]
        if self.seed is None or not reveal_seed:
            return "\n".join(lines) + "\n"
        lines.append(f"seed: {self.seed}")
        lines += [f"{_GIVEN}{pile}: {', '.join(cards)}" for pile, cards in self.given.items()]
        for reveal in self.reveals:
            lines += ["", f"# {reveal.title}"]
            lines += [f"{seat + 1}: {choice}" for seat, choice in reveal.choices.items()]
        if self.result is not None:
            lines += ["", f"result: {' '.join(str(score) for score in self.result)}"]
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.text(), "utf-8")
        draft.replace(path)

    def replay(self, adapter: GameAdapter, engine: Engine | None = None) -> Iterator[Table]:
        """The table as it was dealt, then after every moment; BadRecord where a choice breaks a rule."""
        if self.seed is None:
            raise BadRecord("error-record-no-seed")
        if self.rules != adapter.game.version:
            raise BadRecord("error-record-rules", rules=self.rules, known=adapter.game.version)
        if self.game != adapter.game.name:
            raise BadRecord("error-record-game", game=self.game, known=adapter.game.name)
        options = adapter.read_options(self.options)
        table = Table(adapter, options, self.seed, Given(self.given), self.names, engine)
        yield table
        for reveal in self.reveals:
            for seat, choice in reveal.choices.items():
                try:
                    _choose(table, reveal.title, seat, choice)
                except UserError as reason:
                    raise BadRecord(
                        "error-record-choice", heading=reveal.title, seat=seat + 1, reason=reason
                    ) from reason
            yield table


def _choose(table: Table, title: str, seat: int, choice: str) -> None:
    """A line of a record: as a whole, or one choice after the other."""
    if not table.adapter.by_steps:
        table.choose(seat, choice)
        return
    for number in table.adapter.read(choice):
        if table.heading != title and not table.over:
            raise IllegalChoice("error-record-moment", heading=table.heading)
        table.choose(seat, [number])


def read_record(text: Any) -> Record:
    """A record from its text; BadRecord says which line cannot be read."""
    lines = text.splitlines() if isinstance(text, str) else []
    if not lines or lines[0].strip() != HEADING:
        raise BadRecord("error-record-heading", heading=HEADING)
    words: dict[str, str] = {}
    reveals: list[Reveal] = []
    title = ""
    for number, line in enumerate(lines[1:], start=2):
        if line.startswith("#"):
            title = line[1:].strip()
            reveals.append(Reveal(title, {}))
            continue
        if not line.strip():
            continue
        key, colon, value = (part.strip() for part in line.partition(":"))
        is_seat = re.fullmatch(r"[0-9]{1,3}", key) is not None
        if not colon or not key or (not is_seat and (key in words or (reveals and key != "result"))):
            raise BadRecord("error-record-line", line=number, text=line)
        if is_seat:
            if not reveals or int(key) - 1 in reveals[-1].choices:
                raise BadRecord("error-record-line", line=number, text=line)
            reveals[-1].choices[int(key) - 1] = value
        else:
            words[key] = value
    return _record_of(words, reveals)


def _record_of(words: dict[str, str], reveals: list[Reveal]) -> Record:
    for needed in ("game", "rules", "names"):
        if needed not in words:
            raise BadRecord("error-record-missing", key=needed)
    seed = words.pop("seed", None)
    commitment = words.pop("commitment", None) or (commitment_of(seed) if seed is not None else "")
    contributions = {
        int(key.removeprefix("commitment ")) - 1: words.pop(key)
        for key in list(words)
        if _CONTRIBUTION.fullmatch(key)
    }
    for shown in contributions.values():
        if HASH.fullmatch(shown) is None:
            raise BadRecord("error-fingerprint", given=shown)
    result = words.pop("result", None)
    if result is not None and not all(re.fullmatch("-?[0-9]{1,9}", score) for score in result.split()):
        raise BadRecord("error-record-result", result=result)
    given = {
        key.removeprefix(_GIVEN): [card for card in words.pop(key).split(", ") if card]
        for key in list(words)
        if key.startswith(_GIVEN)
    }
    return Record(
        game=words.pop("game"),
        rules=words.pop("rules"),
        names=[name.strip() for name in words.pop("names").split("|")],
        options=words,
        seed=seed,
        commitment=commitment,
        given=given,
        reveals=reveals,
        result=[int(score) for score in result.split()] if result is not None else None,
        contributions=contributions,
    )


def verify_record(
    record: Record, adapter: GameAdapter, engine: Engine | None = None, seen: Iterable[str] = ()
) -> Table:
    """Prove a record: its seed is what was promised, every choice was legal, the result is right.

    `seen` are hashes noted before the deal, the server's and those of seats: all of them must have been kept.
    """
    if record.seed is None:
        raise BadRecord("error-record-no-seed")
    check_contributions(record)
    check_seen(record, seen)
    *_, table = record.replay(adapter, engine)
    if record.result is not None and (not table.over or table.scores() != record.result):
        raise BadRecord(
            "error-record-outcome",
            told=" ".join(map(str, record.result)),
            found=" ".join(map(str, table.scores())),
        )
    return table
