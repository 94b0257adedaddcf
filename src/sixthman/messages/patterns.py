"""What a text of a catalog is made of once it is read, and how it is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from .numbers import Number, plural, write

Value: TypeAlias = str | Number
Pattern: TypeAlias = "tuple[str | Part, ...]"


class Entry(NamedTuple):
    """A message or a term: its text, if it has one, and its attributes."""

    text: Pattern | None
    attributes: dict[str, Pattern]


class Wording(NamedTuple):
    """A message put into words: its facts, and the texts it is made of so far."""

    language: str
    entry: Callable[[str], Entry]
    facts: Mapping[str, object]
    inside: tuple[str, ...] = ()

    def text(self, pattern: Pattern) -> str:
        """A pattern in words."""
        return "".join([part if isinstance(part, str) else self._words(part) for part in pattern])

    def refer(self, name: str, facts: Mapping[str, object]) -> str:
        """The text of an entry, `name` or `name.attribute`, told with these facts."""
        if name in self.inside:
            raise LookupError(f"{name} refers to itself")
        entry, _, attribute = name.partition(".")
        found = self.entry(entry)
        pattern = found.attributes.get(attribute) if attribute else found.text
        if pattern is None:
            raise LookupError(f"{name} has no text")
        return self._replace(facts=facts, inside=(*self.inside, name)).text(pattern)

    def _words(self, part: Part) -> str:
        value = part.value(self)
        return value if isinstance(value, str) else write(self.language, value)


class Literal(NamedTuple):
    """A string or a number that stands in the catalog."""

    literal: Value

    def value(self, wording: Wording) -> Value:
        """The literal itself."""
        return self.literal


class Variable(NamedTuple):
    """A fact of the message, or an argument of the term."""

    name: str

    def value(self, wording: Wording) -> Value:
        """What was handed over under this name."""
        if self.name not in wording.facts:
            raise LookupError(f"${self.name} was not given")
        fact = wording.facts[self.name]
        if isinstance(fact, str | Number):
            return fact
        if isinstance(fact, int | float):
            return Number(fact)
        raise LookupError(f"${self.name} is neither text nor a number: {type(fact).__name__}")


class Figures(NamedTuple):
    """NUMBER(): a number with this many decimals."""

    of: Part
    fewest: int
    most: int

    def value(self, wording: Wording) -> Value:
        """The number, to be written with these decimals."""
        found = self.of.value(wording)
        if not isinstance(found, Number):
            raise LookupError(f"NUMBER() of a text: {found}")
        return Number(found.value, self.fewest, self.most)


class Reference(NamedTuple):
    """The text of another message, which is told the same facts."""

    name: str

    def value(self, wording: Wording) -> Value:
        """That text."""
        return wording.refer(self.name, wording.facts)


class Term(NamedTuple):
    """The text of a term, which knows its arguments and nothing else."""

    name: str
    arguments: dict[str, Value]

    def value(self, wording: Wording) -> Value:
        """That text."""
        return wording.refer(self.name, self.arguments)


class Choice(NamedTuple):
    """One of several texts, chosen by a number, a plural category or a word."""

    by: Part
    variants: tuple[tuple[object, Pattern], ...]
    default: Pattern

    def value(self, wording: Wording) -> Value:
        """The text of the first variant that fits."""
        return wording.text(self._fitting(wording))

    def _fitting(self, wording: Wording) -> Pattern:
        if self._left_open(wording):
            return self.default
        chosen = self.by.value(wording)
        keys: tuple[object, ...] = (chosen,)
        if isinstance(chosen, Number):
            keys = (chosen.value, plural(wording.language, chosen))
        return next((text for key, text in self.variants if key in keys), self.default)

    def _left_open(self, wording: Wording) -> bool:
        """A term may be used without its arguments; a message must be told all facts."""
        in_term = wording.inside[-1].startswith("-")
        return in_term and isinstance(self.by, Variable) and self.by.name not in wording.facts


Part: TypeAlias = Literal | Variable | Figures | Reference | Term | Choice
