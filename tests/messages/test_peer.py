"""Our reader of catalogs beside fluent.runtime and Babel: the same files and facts, the same words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from hypothesis import example, given, settings
from hypothesis import strategies as st

import sixthman.messages
from sixthman.messages import LANGUAGES, MOST_LETTERS, number, percent, say
from sixthman.messages.catalogue import Catalogue
from sixthman.messages.fluent import BadCatalogue

SOURCE = Path(sixthman.messages.__file__).parent
SAMPLES: list[object] = [
    *(0, 1, 2, 3, 10, 21, 100, 999, 1000, 12345, 999_999, 1_000_000, 1_000_001, 2_000_000, 10**15, -1, -1000),
    *(0.0, -0.0, 0.5, 1.0, 1.5, 2.0, 0.125, 1234.5, 1e6, 1e15, -0.25, 1_000_000.5, True),
    *("", "gold", "silver", "1", "{ $fans }", "}{", "a\n  b", "« é »", "x" * MOST_LETTERS),
]
SIGNS = tuple('ab {}[]()*.-="\\\n')
LINES = ("\n    ", "\n\n  ", "\n\n", "# c", "\n# c", "\n.at = ", "\n  .at = ", "\n    [one] ", "\n  *[b] ")
BRACES = ("{ $n }", "{$word}", "{ other }", "{ 5 }", "{ -t }", '{ "" }', '{ " " }', '{ "\\u0041" }')
CHOICES = ("{ $n ->\n", "{ $n ->\n    [one] a\n   *[other] b\n}", "{ $n ->\n[0] a\n  b\n*[other] { $n }\n }")
# Fluent lets the second of two messages pass in silence, and lines go on at the margin within braces.
OURS_ALONE = "is there already|is there twice|neither a message nor a comment"
FACTS: dict[str, object] = {"n": 1, "word": "w"}
COUNTING = "it = { $n } { $n ->\n    [one] 1\n    [many] m\n   *[other] o\n}\n"


@cache
def peer(language: str) -> tuple[FluentBundle, dict[str, list[str]]]:
    """Every text of a language as fluent.runtime reads it, with the facts it asks for."""
    bundle = FluentBundle([language], use_isolating=False)
    facts: dict[str, list[str]] = {}
    for file in sorted((SOURCE / language).rglob("*.ftl")):
        text = file.read_text("utf-8")
        resource = FluentParser().parse(text)
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, fluent.Message):
                assert entry.span is not None
                asked = re.findall(r"\$([\w-]+)", text[entry.span.start : entry.span.end])
                names = [entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)]
                facts |= dict.fromkeys(names, asked)
    return bundle, facts


def said_by(bundle: FluentBundle, message: str, facts: dict[str, object]) -> str | None:
    """What fluent.runtime says, if it can."""
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, facts)
    return None if problems else str(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message(language: str) -> None:
    """Byte for byte, with the same sample for all facts, and with all facts different."""
    bundle, asked = peer(language)
    assert len(asked) > 2000
    for place, (message, names) in enumerate(asked.items()):
        tried = [dict.fromkeys(names, sample) for sample in SAMPLES] if names else [{}]
        tried.append({name: SAMPLES[(place + 7 * k) % len(SAMPLES)] for k, name in enumerate(names)})
        for facts in tried:
            assert say(language, message, **facts) == said_by(bundle, message, facts), (message, facts)


@given(st.one_of(st.integers(-(10**20), 10**20), st.integers(-(10**12), 10**12).map(lambda n: n / 1000)))
@example(1_000_000)
@example(1.5)
def test_counting(value: float) -> None:
    """How a number in a message is written, and which plural it takes; more decimals are not shown."""
    for language in LANGUAGES:
        ours = Catalogue(language, {"made up": COUNTING})
        assert ours.say("it", {"n": value}) == said_by(heard(language, COUNTING)[0], "it", {"n": value})


@given(st.floats(-1e15, 1e15), st.integers(0, 5))
@example(2.675, 2)
@example(0.125, 1)
@example(-0.0, 0)
def test_numbers(value: float, digits: int) -> None:
    """Reports and tables: Babel with the pattern of our digits."""
    figures = "#,##0." + "0" * digits
    for language in LANGUAGES:
        decimal = format_decimal(round(value, digits), format=figures, locale=language)
        assert number(language, value, digits) == decimal
        sign = "%" if language == "en" else " %"
        assert percent(language, value, digits) == format_percent(
            value, format=figures + sign, locale=language
        )


@settings(max_examples=500)
@given(st.lists(st.sampled_from(SIGNS + LINES + BRACES + CHOICES), max_size=14).map("".join))
@example("a\n      b\n    c\n\n     d")
@example("{ $n ->\n    [one] a\n      b\n   *[other] c\n} d\n  .at = e")
def test_syntax(text: str) -> None:
    """Whatever is written: both read it in the same way, or we refuse it."""
    text = f"-t = T\nother = o\nit = {text}\n"
    bundle, readable = heard("en", text)
    ours, refusal = our_reading(text)
    if refusal:
        assert not readable or re.search(OURS_ALONE, refusal)
        return
    assert readable
    for name in names(text):
        if not name.startswith("-") and ours.entry(name).text is not None:
            assert told(ours, name, FACTS) == said_by(bundle, name, FACTS)


def our_reading(text: str) -> tuple[Catalogue, str]:
    """A text as we read it, and why we do not."""
    ours = Catalogue("en", {})
    try:
        ours = Catalogue("en", {"made up": text})
        for name in names(text):
            ours.entry(name)
    except BadCatalogue as reason:
        return ours, str(reason)
    return ours, ""


def names(text: str) -> list[str]:
    """The messages and terms of a text."""
    return re.findall(r"^(-?[a-z]+) *=", text, re.MULTILINE)


def heard(language: str, text: str) -> tuple[FluentBundle, bool]:
    """A text as fluent.runtime reads it, and whether it can read all of it."""
    bundle = FluentBundle([language], use_isolating=False)
    resource = FluentParser().parse(text)
    bundle.add_resource(resource)
    return bundle, not any(isinstance(entry, fluent.Junk) for entry in resource.body)


def told(catalogue: Catalogue, message: str, facts: dict[str, object]) -> str | None:
    """What we say, if we can."""
    try:
        return catalogue.say(message, facts)
    except LookupError:
        return None
