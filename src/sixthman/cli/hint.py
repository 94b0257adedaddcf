"""`sixthman hint`: what the strongest bot makes of a choice someone had in a recorded game."""

from __future__ import annotations

import json as json_format
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from sixthman.bots import MVP, Candidate, Clock, Thought, bot_named
from sixthman.bots.because import because, because_facts
from sixthman.bots.clock import seconds_from
from sixthman.bots.review import follow
from sixthman.bots.search import SearchBot
from sixthman.kernel.game import Engine
from sixthman.messages import BadOption, number, percent, say
from sixthman.table import Record
from sixthman.table.adapter import GameAdapter
from sixthman.table.adapters import adapter_named

from .league import signed
from .replay import at_step, load

# From these chances on the first candidate is called likely, and surely, the best
LIKELY, SURE = 0.8, 0.99
MOST = 3  # candidates for which it says what speaks for them


@dataclass(frozen=True)
class Question:
    """A choice someone had: the view it was made from, and what was chosen from there on."""

    heading: str
    seat: int
    view: Any
    played: list[int]  # small choices, to the end of the step


def tell_hint(
    file: Path,
    step: int,
    seat: int | None,
    choice: int,
    think: str,
    worlds: int | None,
    top: int,
    cards: Path | None,
    json: bool,
    language: str,
) -> None:
    """Think about a step of a record, and print the best candidates."""
    clock = Clock(seconds_from(think), worlds)
    if top < 1:
        raise BadOption("error-hint-count", option="--top", given=top)
    if worlds is not None and worlds < 1:
        raise BadOption("error-hint-count", option="--worlds", given=worlds)
    record = load(file)
    adapter = adapter_named(record.game, cards, record.rules)
    question = question_at(record, adapter, step, seat, choice)
    thought = consider(adapter, question, clock)
    if json:
        facts = {"step": step, "choice": choice, **as_facts(adapter, question, thought, top)}
        sys.stdout.write(json_format.dumps(facts) + "\n")
        return
    print(_heading(record, question, step, language))
    Console().print(as_table(record, adapter, question, thought, top, language))
    for line in [
        *remarks(adapter, question, thought, language),
        *grounds(record, adapter, question, thought, language),
    ]:
        print(line)


def question_at(record: Record, adapter: GameAdapter, step: int, seat: int | None, choice: int) -> Question:
    """The choice of a seat at a step; BadOption says which there are."""
    last = len(record.reveals)
    if not 1 <= step <= last:
        raise BadOption("error-hint-step", step=step, last=last)
    reveal, table = record.reveals[step - 1], at_step(record, adapter, step - 1)
    seats = list(reveal.choices)
    if seat is None:
        seat = seats[0] + 1
    if seat - 1 not in seats:
        known = ", ".join(str(one + 1) for one in seats)
        raise BadOption("error-hint-seat", step=step, seat=seat, known=known)
    views, played = follow(table, adapter, seat - 1, reveal.choices[seat - 1])
    if not 1 <= choice <= len(played):
        raise BadOption("error-hint-choice", choice=choice, last=len(played))
    return Question(reveal.title, seat - 1, views[choice - 1], played[choice - 1 :])


def consider(adapter: GameAdapter, question: Question, clock: Clock, engine: Engine | None = None) -> Thought:
    """What an MVP bot thinks of it."""
    bot = bot_named(MVP, engine or adapter.engine, "a hint")
    assert isinstance(bot, SearchBot)
    return bot.consider(question.view, clock.anew())


# --- in notation


def is_played(adapter: GameAdapter, question: Question, candidate: Candidate) -> bool:
    """Is that what was chosen?"""
    played = question.played[: len(candidate.choices)]
    return adapter.come_to_the_same(question.view, candidate.choices, played)


def as_facts(adapter: GameAdapter, question: Question, thought: Thought, top: int) -> dict[str, Any]:
    """Everything by name."""
    return {
        "moment": question.heading,
        "seat": question.seat + 1,
        "played": adapter.write_together(question.view, question.played),
        "worlds": thought.worlds,
        "playouts": thought.playouts,
        "seconds": thought.seconds,
        "exact": thought.exact,
        "sure": thought.sure,
        "candidates": [
            asdict(candidate)
            | {
                "choices": adapter.write_together(question.view, candidate.choices),
                "chosen": index == thought.chosen,
                "because": because_facts(adapter, adapter.engine, question.view, candidate.choices),
                "played": is_played(adapter, question, candidate),
            }
            for index, candidate in enumerate(thought.candidates[:top])
        ],
    }


# --- as a table


def as_table(
    record: Record, adapter: GameAdapter, question: Question, thought: Thought, top: int, language: str
) -> Grid:
    """The best candidates; what was played among them is marked, and added if it is further down."""
    score = adapter.declared.score
    mixed = any(0 < candidate.weight < 1 for candidate in thought.candidates)
    heads = ["choice", "visits", "win", f"score-{score}", "lead", *(["weight"] if mixed else []), "played"]
    grid = Grid()
    for index, head in enumerate(heads):
        settings: Any = {"min_width": 15, "justify": "right"} if head == "win" else {"justify": "right"}
        grid.add_column(say(language, f"lab-hint-{head}"), **(settings if index else {}))
    for index, candidate in enumerate(thought.candidates):
        played = is_played(adapter, question, candidate)
        if index < top or played:
            row = _row(adapter, question, candidate, language)
            weight = [percent(language, candidate.weight, 0)] if mixed else []
            grid.add_row(*row, *weight, say(language, "lab-hint-mark") if played else "")
    return grid


def _row(adapter: GameAdapter, question: Question, candidate: Candidate, language: str) -> list[str]:
    win = percent(language, candidate.win)
    if candidate.error:
        win += f" ± {percent(language, candidate.error)}"
    return [
        adapter.write_together(question.view, candidate.choices),
        number(language, candidate.visits),
        win,
        "–" if candidate.score is None else number(language, candidate.score, 1),
        "–" if candidate.lead is None else signed(candidate.lead, language),
    ]


def _heading(record: Record, question: Question, step: int, language: str) -> str:
    return say(
        language,
        "lab-hint-heading",
        step=step,
        heading=question.heading,
        seat=question.seat + 1,
        name=record.names[question.seat],
    )


def how_sure(chance: float) -> str:
    """A chance to be right, in a word."""
    return "close" if chance < LIKELY else "likely" if chance < SURE else "sure"


def remarks(adapter: GameAdapter, question: Question, thought: Thought, language: str) -> list[str]:
    """How sure the figures are, and what was played if it was not even considered."""
    remarks = []
    if len(thought.candidates) == 1:
        remarks.append(say(language, "lab-hint-forced"))
    elif thought.exact:
        remarks.append(say(language, "lab-hint-solved"))
    else:
        facts = {
            "playouts": number(language, thought.playouts),
            "worlds": number(language, thought.worlds),
            "seconds": number(language, thought.seconds, 2),
        }
        remarks.append(say(language, "lab-hint-thought", **facts))
        remarks.append(
            say(language, f"lab-hint-{how_sure(thought.sure)}", chance=percent(language, thought.sure, 0))
        )
    if not any(is_played(adapter, question, candidate) for candidate in thought.candidates):
        played = adapter.write_together(question.view, question.played)
        remarks.append(say(language, "lab-hint-not-considered", played=played))
    return remarks


def grounds(
    record: Record, adapter: GameAdapter, question: Question, thought: Thought, language: str
) -> list[str]:
    """What speaks for the best candidates, in words."""
    speaker = adapter.speaker(language, record.names)
    lines = []
    for candidate in thought.candidates[:MOST]:
        events = because(adapter, adapter.engine, question.view, candidate.choices)
        words = " ".join(line for event in events for line in speaker.event(event))
        if words:
            choice = adapter.write_together(question.view, candidate.choices)
            lines.append(say(language, "lab-hint-because", choice=choice, words=words))
    return lines
