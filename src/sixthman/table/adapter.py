"""The adapter: where a game's numbers and their names meet.

The rules know whole numbers; people know names. Each game has one adapter between the two.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from sixthman.kernel.declaration import headings
from sixthman.kernel.game import Engine
from sixthman.messages import BadOption, IllegalChoice

from .cardset import PlayedCards

if TYPE_CHECKING:
    from .options import Options
    from .view import View

State = Any


@dataclass(frozen=True)
class Event:
    """Something that happened, as facts: cards in notation, seats from 0. `to`: only that seat knows."""

    type: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    to: int | None = None


@dataclass(frozen=True)
class Reveal:
    """Choices of a record that stand together: what each seat decided, in notation."""

    title: str
    choices: dict[int, str]


@dataclass(frozen=True)
class Step:
    """A choice that was made, between the state it was made in and the one it led to."""

    before: State
    seat: int
    choice: int
    after: State


@dataclass(frozen=True)
class Given:
    """Chance decided beforehand: the top of each pile, and lots. What is missing, the seed decides."""

    piles: Mapping[str, Sequence[str]] = field(default_factory=dict)


class Speaker(Protocol):
    """Tells events in a person's language."""

    def event(self, event: Event) -> list[str]:
        """One event in one or more lines."""
        ...


class GameAdapter:
    """One game's adapter. What is here serves any game; a game's own adapter knows better."""

    options: ClassVar[type[Options]]
    by_steps: ClassVar[bool] = True  # choices are carried out one by one; a line of a record has several
    spectators_ask: ClassVar[bool] = False  # may those who only look on ask about cards?

    def __init__(self, cards: PlayedCards[Any]) -> None:
        self.cards = cards
        self.game = cards.game
        self.declared = cards.game.declared
        self.spectator = max(self.declared.seats)  # the seat number of those who only look on

    @property
    def engine(self) -> Engine:
        """The compiled rules, with these cards."""
        return self.cards.engine

    # --- before the game

    def read_options(self, words: Mapping[str, str]) -> Options:
        """Options from the lines of a record; BadOption says what is allowed."""
        return self.options.from_words(words, self.cards)

    def start(self, engine: Engine, state: State, options: Any, given: Given, stream: Any) -> None:
        """Set a table up; BadCards if the given piles cannot be."""
        self.cards.check_same(options.cards)
        for pile in given.piles:
            raise BadOption("error-given-pile", pile=pile, known="-")
        engine.game.setup(state, options.numbers(), stream)

    def catalogue(self) -> dict[str, Any]:
        """All there is to know of a game before it is played: its cards, and what its numbers mean."""
        return {"choices": [self.write_one(choice) for choice in range(self.declared.choice_count)]}

    def names(self, options: Any) -> dict[str, list[str]]:
        """What the numbers in results are called, by type; `options` are those of the games played."""
        return {"choice": [self.write_one(choice) for choice in range(self.declared.choice_count)]}

    # --- envelopes

    def sealed(self, state: State, seat: int) -> list[int]:
        """The choices in a seat's envelope."""
        return []

    def take_back(self, state: State, seat: int) -> None:
        """Empty a seat's envelope."""

    # --- notation

    def write_one(self, choice: int) -> str:
        """A choice by itself, in notation: the name of its run, and its place in it."""
        for run in self.declared.choices:
            if run.first <= choice < run.first + run.count:
                return run.name if run.count == 1 else f"{run.name}{choice - run.first + 1}"
        return str(choice)

    def write(self, state: State, choices: Sequence[int]) -> str:
        """Choices in notation, as they are made in a state."""
        return " ".join(self.write_one(choice) for choice in choices)

    def read(self, text: str) -> list[int]:
        """Notation as choices; BadCards or IllegalChoice for what is none."""
        named = {self.write_one(choice).lower(): choice for choice in range(self.declared.choice_count)}
        for word in text.split():
            if word.lower() not in named:
                raise IllegalChoice("error-unknown-choice", choice=word)
        return [named[word.lower()] for word in text.split()]

    def write_together(self, view: State, choices: Sequence[int]) -> str:
        """Choices as a record would have them: made from a view, one after the other."""
        return self.write(view, choices)

    def come_to_the_same(self, view: State, one: Sequence[int], other: Sequence[int]) -> bool:
        """Are these the same decisions?"""
        return list(one) == list(other)

    def belong_together(self, views: Sequence[State], played: Sequence[int]) -> int:
        """How many of the choices that a seat made one after the other, each from its view, are one
        decision."""
        return 1 if self.by_steps else len(played)

    def meant(self, state: State, seat: int, said: Sequence[int], choice: int) -> int | None:
        """What was read, as a choice of this state, after others in the same text.

        The same, unless a verb goes with it; None if it only says what has happened by itself.
        """
        return choice

    def see(self, view: State, language: str = "en") -> View:
        """A view by name, for programs."""
        from .plain import PlainView

        return PlainView(self, view, language)

    # --- trying and refusing

    def try_out(self, engine: Engine, state: State, seat: int, choice: int) -> bool:
        """Make a legal choice on a copy. May more be tried after it? Not if chance, hidden cards or
        another seat's envelope came in: whoever tries would learn of them."""
        engine.game.act(state, seat, choice)
        return False

    def why_not(self, state: State, seat: int, choice: int) -> IllegalChoice | None:
        """A better reason than a list of what is legal, where the game has one."""
        return None

    def why_no_further(self, state: State, seat: int, choice: int) -> IllegalChoice | None:
        """The same for a choice after one that `try_out` stopped at, made in this state."""
        return None

    # --- records and the story

    def heading(self, state: State) -> str:
        """A few words for where the game is, for headings in records."""
        return headings(self.declared.phases)[int(state.phase)]

    def seconds(self, view: State) -> float:
        """How long people may think about what is asked now, at a steady pace."""
        return self.declared.phases[int(view.phase)].seconds

    def note(self, reveals: list[Reveal], steps: Sequence[Step]) -> None:
        """Write the last of a seat's steps under one heading down, once it may be known."""
        step = steps[-1]
        title, text = self.heading(step.before), self.write(step.before, [step.choice])
        if reveals and reveals[-1].title == title and step.seat not in reveals[-1].choices:
            reveals[-1].choices[step.seat] = text
        else:
            reveals.append(Reveal(title, {step.seat: text}))

    def opening(self, engine: Engine, state: State) -> list[Event]:
        """The story of the deal, told by the table's engine."""
        return []

    def tell(self, engine: Engine, steps: Sequence[Step]) -> list[Event]:
        """The story of the last of a seat's steps under one heading: who chose knows what, everyone sees
        what it did to the scores."""
        step = steps[-1]
        choice = self.write(step.before, [step.choice])
        return [Event("chose", {"seat": step.seat, "choice": choice}, step.seat), *self.results(engine, step)]

    def results(self, engine: Engine, step: Step) -> list[Event]:
        """What a step did to the scores, and the ranks at the end."""
        game, seats = engine.game, range(self.seated(step.after))
        before, after = (
            [int(game.score(state, seat)) for seat in seats] for state in (step.before, step.after)
        )
        events = [Event("scores", {"scores": after})] if before != after else []
        if game.over(step.after):
            events.append(Event("places", {"places": [int(game.rank(step.after, seat)) for seat in seats]}))
        return events

    def seated(self, state: State) -> int:
        """How many play in a state or a view."""
        return int(state.seats) if "seats" in state.dtype.names else self.declared.usual_seats

    def speaker(self, language: str, names: Sequence[str], options: Any = None) -> Speaker:
        """Who writes the log of a game with this adapter, at a table with these options."""
        from .plain import PlainSpeaker

        return PlainSpeaker(language, names)
