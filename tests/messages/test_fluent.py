"""Fluent's syntax: what a catalog may hold, how it is told, and what is refused with its line."""

from __future__ import annotations

import pytest

from sixthman.messages.catalogue import Catalogue
from sixthman.messages.fluent import BadCatalogue


def catalogue(*texts: str) -> Catalogue:
    """An English catalog of this many files."""
    return Catalogue("en", {f"en/file{place}.ftl": text for place, text in enumerate(texts)})


def told(text: str, /, **facts: object) -> str:
    """The message `it` of a text."""
    return catalogue(text).say("it", facts)


# --- texts and lines


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("it = a b", "a b"),
        ("it=a", "a"),
        ("it   =    a  ", "a"),
        ("it = [a] *b .c #d", "[a] *b .c #d"),
        ("it =\n    a", "a"),
        ("it =\n\n\n    a\n\n", "a"),
        ("it = a\n    b", "a\nb"),
        ("it = a\n\n    b", "a\n\nb"),
        ("it = a\n  \n    b", "a\n\nb"),
        ("it = a  \n    b", "a  \nb"),
        ("it =\n    a\n      b\n    c", "a\n  b\nc"),
        ("it =\n      a\n    b", "  a\nb"),
        ("it = a\n      b\n    c", "a\n  b\nc"),
        ('it = a\n    {"  "}b\n     c', "a\n  b\n c"),
        ('it = a{" "}', "a "),
        ('it = {""}', ""),
        ('it = { "a" }{ "b" }', "ab"),
        ('it =\n{ "a" }', "a"),
        ("it = a\n    # b", "a\n# b"),
        ("it = a\n# b", "a"),
        ("# a\nit = b\n## c\n### d\n#\n", "b"),
        ("other = a\nit = b\nlast = c", "b"),
        ("it = a\n    .long = b", "a"),
        ("it = a  \n    .long = b", "a"),
        ("it = { 1 ->\n   *[one] a  \n}b", "ab"),
        ("it = été « ’ » 😀", "été « ’ » 😀"),
        ("it = a\tb", "a\tb"),
    ],
)
def test_texts(text: str, words: str) -> None:
    """Lines keep what they are indented beyond each other; blank at the end is dropped."""
    assert told(text) == words


@pytest.mark.parametrize(
    ("literal", "words"),
    [
        ('"a { b } c"', "a { b } c"),
        (r'"\""', '"'),
        (r'"\\"', "\\"),
        (r'"\\u0041"', r"\u0041"),
        (r'"\u0041\u00e9\u202F"', "Aé\u202f"),
        (r'"\U01F600"', "😀"),
        (r'"\U10ffff"', "\U0010ffff"),
        ("5", "5"),
        ("-5", "-5"),
        ("12345", "12,345"),
        ("1.50", "1.50"),
        ("{ { 5 } }", "5"),
    ],
)
def test_literals(literal: str, words: str) -> None:
    """Strings with their escapes, numbers with the decimals they are written with."""
    assert told(f"it = {{ {literal} }}") == words


def test_facts() -> None:
    """Words as they are, numbers as the language writes them."""
    assert told("it = {$a} { $b }{\n    $c\n}", a="{ $b }", b=1234.5, c=True) == "{ $b } 1,234.51"


def test_attributes() -> None:
    """Said by their own name, with or without a text before them."""
    made = catalogue("it =\n    .one = { $n } a\n        b\n    .two =\n        c\nnext = d")
    assert made.say("it.one", {"n": 1}) == "1 a\nb"
    assert made.say("it.two", {}) == "c"
    with pytest.raises(LookupError, match=r"it \(en\)"):
        made.say("it", {})
    with pytest.raises(LookupError, match=r"next\.one \(en\)"):
        made.say("next.one", {})


# --- choices

CHOICE = """
it = { $n ->
    [0] nought
    [1.5] one and a half
    [one] one
    [gold] gold
   *[other] { $n } things
 }!
"""


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (0, "nought!"),
        (0.0, "nought!"),
        (1, "one!"),
        (1.0, "one!"),
        (-1, "one!"),
        (1.5, "one and a half!"),
        (2, "2 things!"),
        ("gold", "gold!"),
        ("silver", "silver things!"),
        ("0", "0 things!"),
        ("", " things!"),
        ("one", "one!"),
    ],
)
def test_choices(fact: object, words: str) -> None:
    """By the number itself, its plural or a word; the starred variant is for all others."""
    assert told(CHOICE, n=fact) == words


def test_a_word_is_no_number() -> None:
    """The word `one` is not the number 1, though 1 is `one`."""
    assert told("it = { $n ->\n    [1] number\n   *[x] word\n}", n="one") == "word"


def test_the_first_variant_that_fits() -> None:
    """In the order they stand in, the starred one among them."""
    assert told("it = { $n ->\n   *[one] a\n    [1] b\n}", n=1) == "a"
    assert told("it = { $n ->\n    [1] b\n   *[one] a\n}", n=1) == "b"


def test_choices_in_choices() -> None:
    """A variant is a text as any other, over several lines."""
    text = """
it = a { $n ->
    [one]
        b { $m ->
            [one] c
           *[other] d
        }
        e
   *[other] f
} g
"""
    assert told(text, n=1, m=1) == "a b c\ne g"
    assert told(text, n=1, m=2) == "a b d\ne g"
    assert told(text, n=2, m=1) == "a f g"


def test_choices_at_the_margin() -> None:
    """No line of a choice needs to be indented."""
    assert told("it = { $n ->\n[one] a\n*[other] b\n}", n=2) == "b"


def test_choices_by_literals() -> None:
    """Not that anyone should."""
    assert told('it = { "a" ->\n    [a] b\n   *[c] d\n}') == "b"
    assert told("it = { 1 ->\n    [one] b\n   *[other] d\n}") == "b"
    assert told("it = { 1.0 ->\n    [one] b\n   *[other] d\n}") == "d"  # 1.0 fans


def test_number() -> None:
    """NUMBER() with this many decimals, and words chosen by what is then shown."""
    assert told("it = { NUMBER($n) }", n=1234.56789) == "1,234.568"
    assert told("it = { NUMBER($n, minimumFractionDigits: 2) }", n=1) == "1.00"
    assert told("it = { NUMBER($n, minimumFractionDigits: 5) }", n=0.5) == "0.50000"
    assert told("it = { NUMBER( $n , maximumFractionDigits : 0 , ) }", n=1.5) == "2"
    both = "it = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 2) }"
    assert [told(both, n=number) for number in (1, 0.25, 0.125)] == ["1.0", "0.25", "0.12"]
    chosen = "it = { NUMBER($n, minimumFractionDigits: 1) ->\n    [one] fan\n   *[other] fans\n}"
    assert told(chosen, n=1) == "fans"


# --- references and terms


def test_references() -> None:
    """Another message, or one of its attributes, told the same facts."""
    assert told("it = { other } { other.short }\nother = a { $n }\n    .short = b", n=3) == "a 3 b"


TERM = """
it = { -team } { -team(case: "long") } { -team(case: "long", number: 2) }
-team = { $case ->
    [long] { $number ->
        [one] the team
       *[other] the teams
    }
   *[short] team
}
    .gender = feminine
by = { -team.gender ->
    [feminine] elle
   *[masculine] il
}
"""


def test_terms() -> None:
    """With and without arguments; their attributes choose words. They do not know the message's facts."""
    made = catalogue(TERM)
    assert made.say("it", {"case": "long", "number": 1}) == "team the teams the teams"
    assert made.say("by", {}) == "elle"


def test_across_files() -> None:
    """One file may refer to another."""
    assert catalogue("it = { -b } { c }", "-b = b\nc = c").say("it", {}) == "b c"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("it = { $n }", r"\$n was not given"),
        ("it = { $n ->\n   *[other] a\n}", r"\$n was not given"),
        ("it = { $none }", r"\$none is neither text nor a number: NoneType"),
        ("it = { $list ->\n   *[other] a\n}", r"\$list is neither text nor a number: list"),
        ("it = { NUMBER($word) }", "NUMBER.. of a text: gold"),
        ("it = { other }", "there is no other"),
        ("it = { -other }", "there is no -other"),
        ("it = { other.long }\nother = a", "other.long has no text"),
        ("it = { other }\nother =\n    .long = a", "other has no text"),
        ("it = { -t }\n-t = { $word }", r"\$word was not given"),
        ("it = a { it }", "it refers to itself"),
        ("it = a { -t }\n-t = { -u }\n-u = { -t }", "-t refers to itself"),
        ("that = a", "there is no it"),
    ],
)
def test_what_cannot_be_told(text: str, why: str) -> None:
    """Better no sentence than one with a hole in it."""
    with pytest.raises(LookupError, match=rf"^it \(en\): {why}$"):
        told(text, word="gold", none=None, list=[])


# --- what is refused


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("a = b\n\nc d\n", 3, "neither a message nor a comment"),
        ("    a = b", 1, "neither a message nor a comment"),
        ("# a\n    b\n", 2, "neither a message nor a comment"),
        ("a = b\n#c\n", 2, "neither a message nor a comment"),
        ("a = b\n#### c\n", 2, "neither a message nor a comment"),
        ("a = b\n\tc\n", 2, "neither a message nor a comment"),
        ("a = {\n$b }", 2, "neither a message nor a comment"),
        ("1a = b", 1, "neither a message nor a comment"),
        ("é = b", 1, "neither a message nor a comment"),
        ("a = b\n\na = c", 3, "a is there already"),
        ("a =\n\nb = c", 1, "no text"),
        ("-a =\n    .b = c", 1, "no text"),
        ("a = b\n    .c =\n    .d = e", 2, ".c has no text"),
        ("a = b\n    .c = d\n    .c = e", 3, ".c is there twice"),
        ("a = b\n    .c d", 2, "this does not belong to a message"),
        ("a = b\n    [c] d", 2, "this does not belong to a message"),
        ("a = b\n    }", 2, "this does not belong to a message"),
        ("a = b }", 1, "} without {"),
        ("a = { $b", 1, "expected }"),
        ("a = { $b\n    c = d\n", 2, "expected }"),
        ("a = { $b\n\nc = d\n", 1, "expected }"),
        ("a = { b c }", 1, "expected }"),
        ("a = { $b.c }", 1, "expected }"),
        ("a = {}", 1, "expected a $fact"),
        ("a = { $ }", 1, "expected a $fact"),
        ('a = { "b }\n', 1, "expected a $fact"),
        ('a = { "\n    " }', 1, "expected a $fact"),
        (r'a = { "\n" }', 1, "expected a $fact"),
        (r'a = { "\u12" }', 1, "expected a $fact"),
        (r'a = { "\uD800" }', 1, "expected a $fact"),
        (r'a = { "\U110000" }', 1, "expected a $fact"),
        ("a = { -b.c }", 1, "words can be chosen by -b.c"),
        ("a = { b ->\n   *[c] d\n}", 1, "words cannot be chosen by b"),
        ("a = { b.c ->\n   *[c] d\n}", 1, "words cannot be chosen by b.c"),
        ("a = { -b ->\n   *[c] d\n}", 1, "words cannot be chosen by -b"),
        ("a = { { $b } ->\n   *[c] d\n}", 1, "expected }"),
        ("a = { $b -> [c] d\n   *[e] f\n}", 1, "expected a new line after ->"),
        ("a = { $b ->\n}", 2, "exactly one variant is marked"),
        ("a = { $b ->\n    [c] d\n}", 3, "exactly one variant is marked"),
        ("a = { $b ->\n   *[c] d\n   *[e] f\n}", 4, "exactly one variant is marked"),
        ("a = { $b ->\n    [c]\n   *[e] f\n}", 2, "[c] has no text"),
        ("a = { $b ->\n   *[c d] e\n}", 2, "expected a [variant] or }"),
        ("a = { $b ->\n   *[c] d }\n", 2, "} without {"),
        ("a = { $b ->\n   *[c] d\n    .e = f\n", 3, "expected a [variant] or }"),
        ("a = { DATETIME($b) }", 1, "DATETIME() is not known"),
        ("a = { b($c) }", 1, "b() is not known"),
        ("a = { NUMBER() }", 1, "expected NUMBER() of a $fact"),
        ('a = { NUMBER("1") }', 1, "expected NUMBER() of a $fact"),
        ("a = { NUMBER($b minimumFractionDigits: 1) }", 1, "expected ,"),
        ("a = { NUMBER($b, 2) }", 1, "expected `name: value`"),
        ('a = { NUMBER($b, style: "percent") }', 1, "NUMBER() knows minimumFractionDigits"),
        ("a = { NUMBER($b, minimumFractionDigits: 1.0) }", 1, "NUMBER() knows minimumFractionDigits"),
        ("a = { NUMBER($b, minimumFractionDigits: -1) }", 1, "NUMBER() knows minimumFractionDigits"),
        ('a = { NUMBER($b, maximumFractionDigits: "1") }', 1, "NUMBER() knows minimumFractionDigits"),
        (
            "a = { NUMBER($b, minimumFractionDigits: 2, maximumFractionDigits: 1) }",
            1,
            "maximumFractionDigits is less",
        ),
        ("a = { -b($c) }", 1, "expected `name: value`"),
        ("a = { -b(c: $d) }", 1, "expected `name: value`"),
        ("a = { -b(c: 1, c: 2) }", 1, "expected `name: value`"),
        ("a = { -b(c: 1 }", 1, "expected ,"),
        ("a = { -b(c: 1", 1, "expected ,"),
    ],
)
def test_refused(text: str, line: int, why: str) -> None:
    """What is not known is never told as it is: the file, the line and the reason."""
    with pytest.raises(BadCatalogue) as refused:
        catalogue("x = y", text).entry("-a" if text.startswith("-") else "a")
    assert str(refused.value).startswith(f"en/file1.ftl, line {line}: {why}"), str(refused.value)


def test_the_same_name_in_two_files() -> None:
    """The second is refused."""
    with pytest.raises(BadCatalogue, match=r"en/file1\.ftl, line 2: a is there already"):
        catalogue("a = b", "# again\na = c")


def test_a_fault_harms_its_own_message_alone() -> None:
    """What nobody says is not read."""
    assert catalogue("a = { $b\nc = d").say("c", {}) == "d"
