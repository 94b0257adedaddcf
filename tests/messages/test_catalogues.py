"""The catalogs: the same messages in every language, all of them used, all of them grammatical."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import sixthman
from sixthman.cli.game_options import declared_options
from sixthman.games.allstar.declaration import SPECIES_NAMES, SYMBOL_NAMES
from sixthman.games.allstar.report.command import HEADS
from sixthman.games.allstar.rules.cardfile import MODIFIER_WORDS, MODIFIERS
from sixthman.games.allstar.rules.cards import COACHES
from sixthman.games.allstar.rules.events import EVENTS
from sixthman.games.allstar.table.because import TYPES
from sixthman.games.allstar.table.notation import read_species
from sixthman.messages import LANGUAGES, BadOption, UserError, say

SOURCE = Path(sixthman.__file__).parent
ERRORS = ["UserError", *(kind.__name__ for kind in UserError.__subclasses__())]
TELLERS = {"say", "option", "BadCard", "bad", *ERRORS}
# A row of a card file adds to what is wrong with it where it is.
ADDED = {"bad": {"file", "section", "row", "name"}}
PREFIXES = r"(?:error|story|help|play|referee|simulate|replay|lab|why|set|species|symbol|attribute|combo)-"
COMPOSED = rf"(?:{PREFIXES}|coach-)"  # coach-… alone may also be the kind of an event
OTHERS = [language for language in LANGUAGES if language != "en"]

# Messages that code names by a pattern, and all that the pattern can become. Patterns of the terminal's
# own messages (play-…) may become whatever fits them.
FAMILIES = {
    "species-*": [f"species-{name}" for name in SPECIES_NAMES],
    "species-*.aliases": [f"species-{name}.aliases" for name in SPECIES_NAMES],
    "symbol-*": [f"symbol-{name}" for name in SYMBOL_NAMES],
    "attribute-*": ["attribute-Symbol", "attribute-Number", "attribute-Species"],
    "combo-*": ["combo-OneOfEach", "combo-Run", "combo-ThreeAndTwo"],
    "set-*": ["set-Symbol", "set-Number", "set-Species", "set-Combo"],
    "why-*": ["why-gold", "why-silver", "why-bronze", "why-combo"],
    "simulate-*": [
        f"simulate-{fact}"
        for fact in ("games", "decisions", "seconds", "speed", "fans", "points", "wins", "digest")
    ],
    "help-option-*": [f"help-option-{option.flag[2:]}" for option in declared_options()],
    "story-*-row": [f"story-{kind}-row" for kind in ("arena", "match", "final")],
    "story-*-row-coach": ["story-arena-row-coach"],
    "coach-*": [f"coach-{coach.name}" for coach in COACHES],
    "coach-*-text": [f"coach-{coach.name}-text" for coach in COACHES],
    "coach-does-*": [
        f"coach-does-{key}-{word}" if word else f"coach-does-{key}"
        for key in MODIFIERS
        if key not in ("fans_at_start", "price")
        for word in MODIFIER_WORDS.get(key, ("",))
    ],
    "lab-league-mean-*": ["lab-league-mean-fans", "lab-league-mean-points"],
    "lab-simulation-*": ["lab-simulation-fans", "lab-simulation-points"],
    "lab-coaches-*": [f"lab-coaches-{name}" for name in HEADS],
}

# What people type stays as it is typed, whatever the language around it.
TYPED = {
    "help-option-mode": ["heritage", "free-agency", "clash", "classic", "standard"],
    "help-option-edition": ["2025", "2020"],
    "error-unknown-team": ["team:1", "team:2", "team:3"],
    "error-coach-player": ["-"],
    "error-coach-team": ["-"],
    "error-coach-needs": ["card", "mate"],
    "error-case-coaches": ['"coaches"'],
    "error-case-coach": ["null", '"coach"', '"card"', '"mate"'],
    "help-play-bots": ["random", "rookie", "starter", "pro", "captain", "mvp", "mvp@2s"],
    "help-simulate-bots": ["random", "rookie", "pro"],
    "help-league-bots": ["random", "rookie", "starter", "pro", "captain", "mvp", "mvp@200ms"],
    "help-league-pairing": ["one-against-rest", "one-way"],
    "help-hint-think": ["200ms", "5s"],
    "error-simulate-mvp": ["sixthman league"],
    "help-simulate-target": ["cpu", "tuned", "cuda", "interpreted"],
    "help-language": ["en", "fr", "de"],
    "error-nothing-chosen": ["Duck7", "-", "bus:2-1-3"],
    "error-unknown-plan": ["bus:2-1", "bus:3-1-2"],
    "error-case-keys": ['"players"', '"teams"', '"arena"', '"shootout"'],
    "error-case-players": ['"players"'],
    "error-no-cuda": ["cuda", "--target cpu"],
    "play-saved": ["sixthman replay"],
    "help-own-cards": ["sixthman cards"],
    "help-cards": ["--cards"],
    "cards-file": ["--cards"],
    "error-cards-playoffs": ["playoff_fans"],
    "error-cards-symbols": ["symbols.Goal = 5"],
    "error-cards-order": ["symbols"],
    "error-cards-editions": ["editions"],
    "error-cards-arenas": ["whistle", "not_for_two"],
}

# What is usual needs no name: the newer edition, and the one way to play that an edition has.
UNNAMED = {"play-edition-2025", "play-mode-0", "play-mode-4"}

# Lists of keys, where ? is a key.
KEYS_SHOWN = {"play-keys-table", "play-court-keys", "play-court-keys-gather"}

# One thing and two things read differently, in every language.
COUNTED = {
    "story-arena-row": "fans",
    "story-arena-row-coach": "fans",
    "story-coach-fans": "fans",
    "story-coach-tickets": "tickets",
    "coach-along": "fans",
    "coach-Panda-text": "fans",
    "coach-PolarBear-text": "tickets",
    "story-ticket-lost": "left",
    "why-gold": "ahead",
    "why-silver": "ahead",
    "why-bronze": "ahead",
    "why-combo": "tied",
    "referee-rank": "fans",
}


# --- reading the catalogs


@cache
def patterns(language: str) -> dict[str, fluent.Pattern]:
    """Every text of a language: `message` or `message.attribute`, and its parsed pattern."""
    texts: dict[str, fluent.Pattern] = {}
    for entry in entries(language):
        assert entry.value is not None, entry.id.name
        texts[entry.id.name] = entry.value
        for attribute in entry.attributes:
            texts[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return texts


def entries(language: str) -> list[fluent.Message]:
    """The messages of a language in the order of its files."""
    found = []
    for file in sorted((SOURCE / "messages" / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
            if isinstance(entry, fluent.Message):
                found.append(entry)
    return found


def inside(node: Any) -> Iterator[fluent.BaseNode]:
    """A node of a catalog and all below it."""
    if isinstance(node, list):
        for part in node:
            yield from inside(part)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for part in vars(node).values():
            yield from inside(part)


def variables(pattern: fluent.Pattern) -> set[str]:
    """The facts a text asks for."""
    return {node.id.name for node in inside(pattern) if isinstance(node, fluent.VariableReference)}


def selections(pattern: fluent.Pattern) -> dict[str, set[str]]:
    """The facts a text chooses words by, with the cases it knows."""
    found: dict[str, set[str]] = {}
    for node in inside(pattern):
        if isinstance(node, fluent.SelectExpression):
            assert isinstance(node.selector, fluent.VariableReference)
            keys = {
                variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value
                for variant in node.variants
            }
            found.setdefault(node.selector.id.name, set()).update(keys)
    return found


def counted(pattern: fluent.Pattern) -> set[str]:
    """The facts whose number, one or more, changes the words."""
    return {name for name, cases in selections(pattern).items() if "one" in cases}


def told(language: str, message: str, sample: object = 3, /, **facts: object) -> str:
    """A text with the same sample for every fact that is not given."""
    return say(language, message, **(dict.fromkeys(variables(patterns(language)[message]), sample) | facts))


# --- reading the code


def calls() -> Iterator[tuple[str, ast.Call, list[ast.expr]]]:
    """Calls that name a message: where, the call, and the expressions the name may come from."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in TELLERS:
                by_language = name == "say" and isinstance(node.func, ast.Name)
                place = node.args[1] if by_language else node.args[0]
                yield f"{file}:{node.lineno}", node, either(place)


def either(place: ast.expr) -> list[ast.expr]:
    """Both sides of `a if … else b`, or the expression itself."""
    return [*either(place.body), *either(place.orelse)] if isinstance(place, ast.IfExp) else [place]


@cache
def words_in_code() -> tuple[Counter[str], set[str]]:
    """All constant texts in the code, and the shapes of its f-strings, `*` for what is filled in."""
    constants: Counter[str] = Counter()
    shapes: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                constants[node.value] += 1
            elif isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "*" for part in node.values)
                shapes.add("".join(str(part) for part in parts))
    return constants, {shape for shape in shapes if re.fullmatch(COMPOSED + r"[\w*.-]+", shape)}


def family(shape: str) -> list[str]:
    """The messages an f-string can name."""
    if shape == "story-*":
        return [f"story-{kind}" for kind in (*(kind for kind, _ in EVENTS), *TYPES)]
    if shape.startswith(("play-", "lab-")):
        fits = re.compile(re.escape(shape).replace(r"\*", r"[\w-]+"))
        return [message for message in patterns("en") if fits.fullmatch(message)]
    assert shape in FAMILIES, f"a new family of messages: tell this test what {shape} can become"
    return FAMILIES[shape]


# --- the same in every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_written_once(language: str) -> None:
    """No message hides another of the same name, in the same file or in the next."""
    names = Counter(entry.id.name for entry in entries(language))
    assert [name for name, times in names.items() if times > 1] == []


def _files_of(language: str) -> set[str]:
    folder = SOURCE / "messages" / language
    return {str(file.relative_to(folder)) for file in folder.rglob("*.ftl")}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages(language: str) -> None:
    """Same names, same attributes, in files of the same names."""
    assert patterns(language).keys() == patterns("en").keys()
    files = {name: _files_of(name) for name in LANGUAGES}
    assert files[language] == files["en"]


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_facts(language: str) -> None:
    """Every message tells the same facts."""
    own = {message: variables(pattern) for message, pattern in patterns(language).items()}
    english = {message: variables(pattern) for message, pattern in patterns("en").items()}
    assert own == english


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    """No sentence was left in English."""
    left = [
        message
        for message in patterns("en")
        if not message.startswith("base-")  # tactics are named as printed in the box
        and len(re.findall(r"[A-Za-z]{2,}", told("en", message))) > 3
        and told("en", message) == told(language, message)
    ]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", [0, 1, 2, 5, 12345, "gold", "some words", ""])
def test_every_message_can_be_said(language: str, sample: object) -> None:
    """Whatever the facts, there are words for them, and every fact is among the words."""
    for message, pattern in patterns(language).items():
        text = told(language, message, sample)
        assert "{" not in text, message
        assert text or message in UNNAMED
        shown = {
            part.expression.id.name
            for part in pattern.elements
            if isinstance(part, fluent.Placeable) and isinstance(part.expression, fluent.VariableReference)
        }
        for fact in shown:
            assert f"«{fact}»" in told(language, message, sample, **{fact: f"«{fact}»"}), message


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", TYPED)
def test_what_is_typed_is_not_translated(language: str, message: str) -> None:
    """Options, their values and card names are shown as they must be typed."""
    text = told(language, message)
    assert [word for word in TYPED[message] if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_shown_as_examples_can_be_typed(language: str) -> None:
    """The cards that an error offers as examples are understood."""
    examples = re.findall(r"\b([^\W\d_]+)[1-9]\b", told(language, "error-unknown-card", "?"))
    assert len(examples) == 2
    for species in examples:
        read_species(species)


@pytest.mark.parametrize("language", LANGUAGES)
def test_species_are_told_apart(language: str) -> None:
    """Names and aliases of two species never mean the same, nor do two symbols share a name."""
    for species in SPECIES_NAMES:
        names = [told(language, f"species-{species}")]
        names += told(language, f"species-{species}.aliases").split(",")
        assert {SPECIES_NAMES[read_species(name)] for name in names} == {species}
    assert len({told(language, f"symbol-{symbol}") for symbol in SYMBOL_NAMES}) == len(SYMBOL_NAMES)
    codes = [told(language, f"play-code-{species}") for species in SPECIES_NAMES]
    assert len(set(codes)) == len(codes)


def test_french_typography() -> None:
    """A no-break space before tall punctuation and inside quotes, and no typewriter apostrophes."""
    for message in patterns("fr"):
        text = told("fr", message, "x")
        assert not re.search(r"\w'\w", text), text
        if message not in KEYS_SHOWN:
            assert not re.search(r"[^\u00a0][;!?»](?:\s|$)|«[^\u00a0]", text), text
            assert not re.search(r"[^\u00a0]:(?=\s|$)(?! …)", text), text


# --- numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_two(language: str) -> None:
    """Where a text has a case for one, it says something else for two, beyond the number itself."""
    for message, pattern in patterns(language).items():
        for fact in counted(pattern):
            one, two = (told(language, message, **{fact: number}) for number in (1, 2))
            assert re.sub(r"\d+", "", one) != re.sub(r"\d+", "", two), f"{message}: {one} / {two}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", COUNTED)
def test_what_can_be_one_has_a_case_for_one(language: str, message: str) -> None:
    """Facts that can well be one have words for it in every language."""
    assert COUNTED[message] in counted(patterns(language)[message])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_words_is_complete(language: str) -> None:
    """Special cases for a number do not leave out its plural, and only plurals the language has are named."""
    plurals = {"one", "other"}
    for message, pattern in patterns(language).items():
        for fact, cases in selections(pattern).items():
            words = {case for case in cases if not case.lstrip("-").isdigit()}
            assert words <= plurals or words == {"gold", "silver", "bronze"}, (message, fact, cases)
            assert words & {"other", "bronze"}, (message, fact, cases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_not_told_as_one(language: str) -> None:
    """French counts 0 as singular: a text for `one` must not say 1 when there are none."""
    for message, pattern in patterns(language).items():
        for fact in counted(pattern):
            none = told(language, message, "x", **{fact: 0})
            assert none != told(language, message, "x", **{fact: 1}), message
            assert "0" in selections(pattern)[fact] or re.search(r"\b0\b", none), f"{message}: {none}"


@pytest.mark.parametrize(
    ("language", "fans", "words"),
    [
        ("en", 0, "0 fans"),
        ("en", 1, "1 fan"),
        ("en", 7, "7 fans"),
        ("fr", 0, "0 supporter"),
        ("fr", 1, "1 supporter"),
        ("fr", 7, "7 supporters"),
        ("de", 0, "0 Fans"),
        ("de", 1, "1 Fan"),
        ("de", 7, "7 Fans"),
    ],
)
def test_fans_are_counted_as_the_language_does(language: str, fans: int, words: str) -> None:
    """The story and the referee, in full."""
    assert told(language, "story-arena-row", "x", fans=fans).endswith(f" {words}")
    assert told(language, "story-arena-row-coach", "x", fans=fans, more=0).endswith(f" {words}")
    assert told(language, "coach-along", "x", fans=fans).find(f" {words}") > 0
    assert told(language, "referee-rank", "x", fans=fans).endswith(f" {words}.")
    assert told(language, "referee-rank", "x", fans=-1).endswith("x")  # no arena, no fans


# --- code and catalogs


def test_messages_named_in_code_exist() -> None:
    """Whatever names a message names one that there is."""
    missing = [
        f"{where}: {place.value!r}"
        for where, _, places in calls()
        for place in places
        if isinstance(place, ast.Constant) and place.value not in patterns("en")
    ]
    constants, _ = words_in_code()
    missing += [
        text
        for text in constants
        if re.fullmatch(PREFIXES + r"[\w-]*\w", text) and text not in patterns("en")
    ]
    assert missing == []
    assert sum(1 for _ in calls()) > 100  # the search itself works


def test_families_named_in_code_exist() -> None:
    """Names put together in code exist, whatever they are put together from."""
    _, shapes = words_in_code()
    assert {"story-*", "set-*", "why-*", "species-*", "coach-*", "coach-*-text"} <= shapes
    for shape in shapes:
        assert family(shape), shape
        assert [message for message in family(shape) if message not in patterns("en")] == []


def test_facts_given_in_code_are_enough() -> None:
    """Every fact that a message asks for is handed over where the message is named."""
    for where, call, places in calls():
        names = {keyword.arg for keyword in call.keywords} | ADDED.get(getattr(call.func, "attr", ""), set())
        if None in names or getattr(call.func, "id", "") == "option":
            continue
        for place in places:
            if isinstance(place, ast.Constant):
                wanted = variables(patterns("en")[str(place.value)])
                assert wanted <= names, f"{where}: {place.value!r} wants {wanted}"


def test_no_message_is_unused() -> None:
    """Every message of the catalogs is said somewhere; the page's own test looks after `page-…`."""
    constants, shapes = words_in_code()
    used = set(constants).union(*(family(shape) for shape in shapes))
    used |= {
        node.id.name
        for pattern in patterns("en").values()
        for node in inside(pattern)
        if isinstance(node, fluent.MessageReference)
    }
    ours = [message for message in patterns("en") if not message.startswith("page-")]
    assert [message for message in ours if message not in used] == []


# --- say, UserError


def test_say_refuses_missing_facts() -> None:
    """A forgotten fact is an error for us, not a hole in a sentence."""
    with pytest.raises(LookupError, match="error-step"):
        say("fr", "error-step", step=3)
    with pytest.raises(LookupError):
        say("de", "no-such-message")


def test_told_speaks_every_language() -> None:
    """The same refusal, three times; as text it is English."""
    reason = BadOption("error-option-value", option="mode", given="solo", known="a, b")
    assert isinstance(reason, UserError)
    assert str(reason) == reason.text("en") == '"solo" isn’t possible for mode. Use one of: a, b.'
    assert reason.text("fr") == "«\u00a0solo\u00a0» est impossible pour mode. Valeurs possibles\u00a0: a, b."
    assert reason.text("de") == "„solo“ geht nicht für mode. Möglich: a, b."
