"""A message or term in Fluent's syntax (https://projectfluent.org), as the catalogs' files hold it.

Known are attributes, references, terms with arguments, choices, and NUMBER() with its decimals. Whatever else
stands there is refused, with its line.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .numbers import Number
from .patterns import Choice, Entry, Figures, Literal, Part, Pattern, Reference, Term, Value, Variable

NAME = r"[A-Za-z][A-Za-z0-9_-]*"
# Half of a surrogate pair is no character.
ESCAPED = r'\\(?:["\\]|u(?i:(?!d[89a-f])[0-9a-f]{4})|U(?i:(?!00d[89a-f])(?:0[0-9a-f]|10)[0-9a-f]{4}))'
STRING = rf'"(?P<string>(?:[^"\\\n]|{ESCAPED})*)"'
NUMBER = r"(?P<number>-?[0-9]+(?:\.(?P<decimals>[0-9]+))?)"

SPACES = re.compile(r" *")
BLANK = re.compile(r"[ \n]*")
TEXT = re.compile(r"[^{}\n]+")
NEXT_LINE = re.compile(r"(?P<breaks>(?: *\n)+)(?P<indent> *)(?=\{|(?<= )[^ \n}.\[*])")
ATTRIBUTE = re.compile(rf"\.(?P<name>{NAME}) *=")
FACT = re.compile(rf"\$(?P<fact>{NAME})")
LITERAL = re.compile(rf"{STRING}|{NUMBER}")
REFERENCE = re.compile(rf"(?P<name>-?{NAME}(?:\.{NAME})?)(?P<call>[ \n]*\([ \n]*)?")
VARIANT = re.compile(rf"[ \n]*(?P<default>\*?)\[[ \n]*(?:{NUMBER}|(?P<word>{NAME}))[ \n]*\]")
ARGUMENT = re.compile(rf"(?P<name>{NAME})[ \n]*:[ \n]*(?:{STRING}|{NUMBER})")
ARROW = re.compile(r"-> *(?=\n)")
FEWEST, MOST = "minimumFractionDigits", "maximumFractionDigits"
COUNTS: dict[Value, int] = {Number(count): count for count in range(21)}


class BadCatalogue(Exception):
    """A catalog that cannot be read: which file, what line, and why."""


class Span(NamedTuple):
    """A part of a file, in which one message or term is."""

    file: str
    text: str
    start: int
    end: int

    def refusal(self, why: str, at: int | None = None) -> BadCatalogue:
        """What is wrong with a line of this place, the first one unless another is named."""
        line = self.text.count("\n", 0, self.start if at is None else at) + 1
        return BadCatalogue(f"{self.file}, line {line}: {why}")


class Break(NamedTuple):
    """Where a text goes on in another line, and how far in."""

    lines: int
    indent: int


class Reader:
    """Reads one message or term, from its start to its end."""

    def __init__(self, span: Span) -> None:
        self.span = span
        self.at = span.start

    def entry(self) -> Entry:
        """The message or term."""
        is_term = self._sees("-")
        self.at = self.span.text.index("=", self.at) + 1
        text = self._text()
        attributes = self._attributes()
        if self.at < self.span.end:
            raise self._refusal("this does not belong to a message")
        if text is None and (is_term or not attributes):
            raise self.span.refusal("no text")
        return Entry(text, attributes)

    def _attributes(self) -> dict[str, Pattern]:
        attributes: dict[str, Pattern] = {}
        self._take(BLANK)
        while found := self._take(ATTRIBUTE):
            if found["name"] in attributes:
                raise self._refusal(f".{found['name']} is there twice")
            attributes[found["name"]] = self._need_text(f".{found['name']}")
            self._take(BLANK)
        return attributes

    def _need_text(self, of: str) -> Pattern:
        text = self._text()
        if text is None:
            raise self._refusal(f"{of} has no text")
        return text

    def _text(self) -> Pattern | None:
        """The text that begins here or in the next line."""
        parts: list[Part | Break | str] = []
        self._take(SPACES)
        if self.at == self.span.end or self._sees("\n"):
            first = self._take(NEXT_LINE)
            if first is None:
                return None
            parts.append(Break(0, len(first["indent"])))
        while part := self._part():
            parts.append(part)
        return joined(parts)

    def _part(self) -> Part | Break | str | None:
        """What comes next in a text, if it goes on."""
        if found := self._take(TEXT):
            return found[0]
        if found := self._take(NEXT_LINE):
            return Break(found["breaks"].count("\n"), len(found["indent"]))
        if self._sees("}"):
            raise self._refusal("} without {")
        return self._braces() if self._sees("{") else None

    def _braces(self) -> Part:
        """What is between braces, which may be braces again."""
        self._need("{")
        self._take(BLANK)
        if self._sees("{"):
            part = self._braces()
        else:
            part = self._expression()
            if self._sees("->"):
                part = self._choice(part)
            elif isinstance(part, Term) and "." in part.name:
                raise self._refusal(f"words can be chosen by {part.name}, it is not told itself")
        self._need("}")
        return part

    def _expression(self) -> Part:
        """A fact, a literal, a reference or a call, and the blank after it."""
        part: Part
        if found := self._take(FACT):
            part = Variable(found["fact"])
        elif found := self._take(LITERAL):
            part = Literal(literal(found))
        elif found := self._take(REFERENCE):
            part = self._reference(found["name"], found["call"] is not None)
        else:
            raise self._refusal('expected a $fact, a message, a -term, a number or a "string"')
        self._take(BLANK)
        return part

    def _reference(self, name: str, called: bool) -> Part:
        if name.startswith("-"):
            return Term(name, self._arguments() if called else {})
        return self._call(name) if called else Reference(name)

    def _call(self, function: str) -> Part:
        """What follows `NUMBER(`; there is no other function."""
        if function != "NUMBER":
            raise self._refusal(f"{function}() is not known, only NUMBER()")
        found = self._take(FACT)
        if found is None:
            raise self._refusal("expected NUMBER() of a $fact")
        self._take(BLANK)
        if not self._sees(")"):
            self._need(",")
        fewest, most = self._decimals()
        return Figures(Variable(found["fact"]), fewest, most)

    def _decimals(self) -> tuple[int, int]:
        """The options of NUMBER(), to the closing parenthesis."""
        options = self._arguments()
        if not options.keys() <= {FEWEST, MOST} or not set(options.values()) <= COUNTS.keys():
            raise self._refusal(f"NUMBER() knows {FEWEST} and {MOST}, each from 0 to {len(COUNTS) - 1}")
        fewest = COUNTS[options.get(FEWEST, Number(0))]
        most = COUNTS[options.get(MOST, Number(max(fewest, 3)))]
        if most < fewest:
            raise self._refusal(f"{MOST} is less than {FEWEST}")
        return fewest, most

    def _arguments(self) -> dict[str, Value]:
        """Named arguments, to the closing parenthesis."""
        arguments: dict[str, Value] = {}
        self._take(BLANK)
        while not self._sees(")"):
            found = self._take(ARGUMENT)
            if found is None or found["name"] in arguments:
                raise self._refusal("expected `name: value`, every name once")
            arguments[found["name"]] = literal(found)
            self._take(BLANK)
            if not self._sees(")"):
                self._need(",")
                self._take(BLANK)
        self._need(")")
        return arguments

    def _choice(self, by: Part) -> Part:
        """What follows the thing that words are chosen by."""
        if isinstance(by, Reference) or (isinstance(by, Term) and "." not in by.name):
            raise self._refusal(f"words cannot be chosen by {by.name}")
        if not self._take(ARROW):
            raise self._refusal("expected a new line after ->")
        variants: list[tuple[object, Pattern]] = []
        defaults: list[Pattern] = []
        while found := self._take(VARIANT):
            text = self._need_text(found[0].strip())
            variants.append((found["word"] or figures(found).value, text))
            if found["default"]:
                defaults.append(text)
        self._take(BLANK)
        if not self._sees("}"):
            raise self._refusal("expected a [variant] or }")
        if len(defaults) != 1:
            raise self._refusal("exactly one variant is marked with *")
        return Choice(by, tuple(variants), defaults[0])

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """Go past this if it comes next."""
        found = wanted.match(self.span.text, self.at, self.span.end)
        if found is not None:
            self.at = found.end()
        return found

    def _need(self, sign: str) -> None:
        """Go past this sign, which must come next, after blank at most."""
        self._take(BLANK)
        if not self._sees(sign):
            raise self._refusal(f"expected {sign}")
        self.at += len(sign)

    def _sees(self, sign: str) -> bool:
        return self.span.text.startswith(sign, self.at, self.span.end)

    def _refusal(self, why: str) -> BadCatalogue:
        return self.span.refusal(why, self.at)


def joined(parts: list[Part | Break | str]) -> Pattern:
    """Parts as one text: lines without the indentation they share, no blank at its end."""
    shared = min((part.indent for part in parts if isinstance(part, Break)), default=0)
    whole: list[Part | str] = []
    for part in parts:
        if isinstance(part, Break):
            part = "\n" * part.lines + " " * (part.indent - shared)
        last = whole[-1] if whole else None
        if isinstance(part, str) and isinstance(last, str):
            whole[-1] = last + part
        else:
            whole.append(part)
    if isinstance(whole[-1], str):
        whole[-1] = whole[-1].rstrip(" ")
    return tuple(whole)


def literal(found: re.Match[str]) -> Value:
    """A string with its escapes resolved, or a number."""
    if found["number"]:
        return figures(found)
    return re.sub(ESCAPED, lambda escape: escaped(escape[0]), found["string"])


def escaped(sequence: str) -> str:
    """The character that an escape stands for."""
    return sequence[1] if len(sequence) == 2 else chr(int(sequence[2:], 16))


def figures(found: re.Match[str]) -> Number:
    """A number, shown with the decimals it is written with."""
    if not found["decimals"]:
        return Number(int(found["number"]))
    fewest = len(found["decimals"])
    return Number(float(found["number"]), fewest, max(fewest, 3))
