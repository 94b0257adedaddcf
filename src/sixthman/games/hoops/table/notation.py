"""Choices of NBA Deck-Building as text.

A turn reads

    refresh Houston Defense - / buy player Stephen Curry with substitute-PG-1, substitute-SG-1
    / replace Stephen Curry PG to SG out, Magic Johnson - / prepare Kentucky Offense for base-offense-drive -
    / attack Kentucky Offense: reroll 3pts0 3pts2 - keep 3pts9 3pts6 / end / discard fatigue-card - / remove -

in one line. `-` means no more of it. A position after a card is where that player comes in; `to` another one
moves the player who was there, or that player is `out`. `prepare instead` replaces a prepared tactic
although a slot is free (H17). A die is its skill and its number, and on a defensive one the color it stops:
`3pts9`, `steal2blue`. A card is named as in its set; a name that could be taken for something else is in
quotation marks, or as `#` and the card's number. Slashes and colons end what a verb goes with.

English is written; names and words of every language we speak are read, however they are spaced, accented or
capitalised, and so is part of a name that belongs to one card alone: `Curry`, `Kentucky`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from sixthman.messages import LANGUAGES, BadCards, IllegalChoice, say

from ..declaration import (
    DIE,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    FACES,
    INSTEAD,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    POSITION,
    POSITIONS_ON_COURT,
    PREPARE,
    REFRESH,
    REMOVE,
    REROLL,
    SKILLS,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_REPLACE,
)
from ..names import DIE_WORDS, POSITION_WORDS, SKILL_WORDS, WORDS
from ..rules.cards import ATTACK_COLOURS, ATTACKS, OFFENCE, POSITION_NAMES, TACTICS
from ..rules.record import State
from .cardset import TableCards
from .words import (
    ACTIONS,
    AT,
    ATTACK,
    BLANK_WORD,
    BUY_WORD,
    CHOICE_WORDS,
    DEFEND,
    DISCARD_VERB,
    DRAFT_VERB,
    END,
    FOR,
    FORMER_NAMES,
    GO_ON,
    KEEP_VERB,
    OUT,
    REFRESH_VERB,
    REMOVE_VERB,
    REROLL_VERB,
    STOPS,
    TO,
    VERBS,
    WITH,
    die_choice,
    die_of,
    plain_choice,
    with_verb,
)

DICE_NAMES = ("3pts", "inside", "drive", "steal", "block", "stop")
BUY, BREAK = -1, -2  # while reading: the word "buy" before its card is known, a slash
_MOST_SUGGESTED = 6

# A name in quotes, a card by number, "no more", a break, or a run of letters and digits
_PIECE = re.compile(r'"([^"]*)"|#([0-9]{1,4})\b|(?<![^\s,/:;])([-–—])(?![^\s,/:;])|([/:;\n])|([^\W_]+)')

# The verb written before the first choice of a phase
_PHASE_VERB = {
    REFRESH: REFRESH_VERB,
    PAY: WITH,
    MAKE_ROOM: FOR,
    LEAVE_OUT: FOR,
    REROLL: REROLL_VERB,
    KEEP: KEEP_VERB,
    DISCARD: DISCARD_VERB,
    REMOVE: REMOVE_VERB,
    DRAFT: DRAFT_VERB,
    MOVE: TO,
}
_GROUPS = (MENU, DRAFT)  # each choice of these phases begins a group of its own
_GROUPED = (DISCARD, REMOVE)  # all choices of these phases are a group
_LISTS = (REFRESH, PAY, ENTER, PREPARE, DISCARD, REMOVE)  # phases of cards with commas between them


@dataclass(frozen=True)
class _Piece:
    """Something read: plain letters, or a choice already; where it is in the text."""

    plain: str
    choice: int | None
    is_break: bool
    start: int


class Notation:
    """Reads and writes choices with the names of one card set."""

    def __init__(self, cards: TableCards) -> None:
        self._names = cards.cards.names
        self._face, self._face_colour = cards.tables["FACE"], cards.tables["FACE_COLOUR"]
        self._types, self._positions = cards.tables["KIND"], cards.tables["POSITIONS"]
        self._exact = {name.casefold(): model for model, name in enumerate(self._names) if name}
        self._choices, self._verbs = self._vocabulary()
        self._longest = max(map(len, (*self._choices, *self._verbs)))

    # --- single words

    def card(self, model: int) -> str:
        """A card's name in its set."""
        return self._names[model]

    def position(self, position: int) -> str:
        """`PG`"""
        return POSITION_NAMES[position]

    def positions(self, card: int) -> list[str]:
        """The positions a player can play."""
        mask = int(self._positions[card])
        return [self.position(bit) for bit in range(POSITIONS_ON_COURT) if mask >> bit & 1]

    def die(self, choice: int) -> str:
        """`3pts9`, `steal2blue`, `block0`"""
        colour, face = die_of(choice)
        value, stops = int(self._face[colour, face]), int(self._face_colour[colour, face])
        shown = ATTACK_COLOURS[stops] if colour >= ATTACKS and value else ""
        return f"{DICE_NAMES[colour]}{value}{shown}"

    def word(self, choice: int, phase: int | None = None) -> str:
        """One choice, as it is called in a phase."""
        choice = plain_choice(choice)
        if choice == DONE:
            return VERBS[OUT].word if phase == MOVE else VERBS[END].word if phase == MENU else "-"
        if choice in CHOICE_WORDS:
            return CHOICE_WORDS[choice][0]
        if POSITION <= choice < DIE:
            return self.position(choice - POSITION)
        if DIE <= choice < INSTEAD:
            return self.die(choice)
        return self._card_word(choice) if 0 <= choice < DONE else f"#{choice}"

    def _card_word(self, model: int) -> str:
        """A name that is read as this card; in quotes, or a number, if it could be read otherwise."""
        name = self._names[model]
        if self._reads_as(name, [model]):
            return name
        return f'"{name}"' if name and '"' not in name else f"#{model}"

    # --- lines

    def write(self, choices: Sequence[int], phase: int | None = None) -> str:
        """Some choices, one after the other, the first of them in a phase."""
        words = [self.word(choice, None if index else phase) for index, choice in enumerate(choices)]
        together = ", ".join(words)
        apart = len(words) > 1 and not self._reads_as(together, [plain_choice(choice) for choice in choices])
        return " / ".join(words) if apart else together

    def add(self, line: str, before: State, choice: int) -> str:
        """A line of a record, continued by a choice made in a state."""
        phase = int(before.phase)
        verb = self._verb(phase, choice)
        word = self.word(choice, phase)
        wanted = [*(plain_choice(earlier) for earlier in self.read(line)), choice]
        group = line.rpartition(" / ")[2]
        is_first = not self._is_in(verb, group)
        if not line or phase in _GROUPS or (phase in _GROUPED and is_first):
            joint = " / " if line else ""
        elif phase in _LISTS and choice < DONE and not group.endswith(_openers()):
            joint = " " if verb is not None and is_first else ", "
        elif phase in (REROLL, KEEP) and ":" not in group:
            joint = ": "
        else:
            joint = " "
        if verb is not None and (is_first or not VERBS[verb].many):
            word = f"{VERBS[verb].word} {word}"
        longer = line + joint + word
        return longer if self._reads_as(longer, wanted) else f"{line} / {word}"

    def _verb(self, phase: int, choice: int) -> int | None:
        if phase == MENU and choice < DONE:
            return ATTACK if self._types[choice] == OFFENCE else DEFEND
        if choice == DONE and phase == MOVE:
            return None  # "out" is a verb of its own
        return _PHASE_VERB.get(phase)

    def _is_in(self, verb: int | None, group: str) -> bool:
        return verb is not None and VERBS[verb].word in group.split()

    def _reads_as(self, text: str, choices: list[int]) -> bool:
        try:
            return [plain_choice(choice) for choice in self.read(text)] == choices
        except (BadCards, IllegalChoice):
            return False

    # --- reading

    def read(self, text: str) -> list[int]:
        """Text as choices, each with the verb that goes with it."""
        text = unicodedata.normalize("NFC", text)
        choices: list[int] = []
        run: list[int] = []  # what the verb goes with
        verb: int | None = None
        action: int | None = None  # the one that "no more" is about
        for found in self._words(text):
            if isinstance(found, _Piece) or (verb is not None and not VERBS[verb].many and run):
                choices += _in_order(run, verb)
                run, verb = [], None
            if isinstance(found, _Piece):
                choices.append(BREAK)
                action = None
                continue
            number, is_verb = found
            if is_verb and number not in GO_ON:
                action = None
            if is_verb and number in STOPS:
                choices += [*_in_order(run, verb), with_verb(DONE, number)]
                run, verb = [], None
            elif is_verb:
                choices += _in_order(run, verb)
                run, verb = [], number
            elif number == BUY or (number in CHOICE_WORDS and number != DONE):
                choices += [*_in_order(run, verb), number]
                run, verb = [], None
                action = action if number == INSTEAD else ACTIONS.get(number)
            elif number == DONE and verb is None and action is not None:
                choices += [*run, with_verb(DONE, action)]
                run = []
            else:
                run.append(number)
        found_all = self._place(_name_markets([*choices, *_in_order(run, verb)]))
        return [choice for choice in found_all if choice != BREAK]

    def _place(self, choices: list[int]) -> list[int]:
        """A position right after a player's name is where he comes in; it has to be one of his."""
        for at in range(1, len(choices)):
            card, position = choices[at - 1], plain_choice(choices[at]) - POSITION
            is_spot = choices[at] in (POSITION + position, with_verb(POSITION + position, AT))
            if 0 <= card < TACTICS and 0 <= position < POSITIONS_ON_COURT and is_spot:
                if not int(self._positions[card]) >> position & 1:
                    raise IllegalChoice(
                        "error-hoops-position",
                        card=self.card(card),
                        position=self.position(position),
                        positions=", ".join(self.positions(card)),
                    )
                choices[at] = with_verb(POSITION + position, AT)
        return choices

    def _words(self, text: str) -> Iterator[tuple[int, bool] | _Piece]:
        """Choices, verbs (True) and breaks, one after the other."""
        pieces = list(self._pieces(text))
        at = 0
        while at < len(pieces):
            piece = pieces[at]
            if piece.is_break:
                yield piece
                at += 1
            elif piece.choice is not None:
                yield piece.choice, False
                at += 1
            else:
                taken, number, is_verb = self._longest_word(pieces, at, text)
                yield number, is_verb
                at += taken

    def _pieces(self, text: str) -> Iterator[_Piece]:
        for match in _PIECE.finditer(text):
            quoted, number, stop, broken, letters = match.groups()
            choice = None
            if quoted is not None:
                choice = self._quoted(quoted)
            elif number is not None:
                choice = self._numbered(number)
            elif stop is not None:
                choice = DONE
            yield _Piece(plain(letters or ""), choice, broken is not None, match.start())

    def _longest_word(self, pieces: Sequence[_Piece], at: int, text: str) -> tuple[int, int, bool]:
        """The longest word or name that begins here: how many pieces it takes, what it is."""
        letters, best = "", None
        for taken, piece in enumerate(pieces[at:], 1):
            if not piece.plain:
                break
            letters += piece.plain
            if len(letters) > self._longest:
                break
            if letters in self._verbs:
                best = taken, self._verbs[letters], True
            elif letters in self._choices:
                best = taken, self._choices[letters], False
        if best is None:
            raise self._unknown(re.split(r"[,/:;\n]", text[pieces[at].start :])[0].strip())
        return best

    def _quoted(self, name: str) -> int:
        model = self._exact.get(name.casefold(), self._choices.get(plain(name)))
        if model is None or model >= DONE:
            raise self._unknown(name)
        return model

    def _numbered(self, number: str) -> int:
        if int(number) >= DONE or not self._names[int(number)]:
            raise self._unknown(f"#{number}")
        return int(number)

    def read_card(self, text: str) -> int:
        """The one card a person means."""
        choices = self.read(text)
        if len(choices) != 1 or choices[0] >= DONE:
            raise self._unknown(text)
        return choices[0]

    def read_face(self, text: str) -> int:
        """The face a die shows, from 0."""
        choices = self.read(text)
        if len(choices) != 1 or not DIE <= choices[0] < INSTEAD:
            raise BadCards("error-hoops-die", die=text.strip(), example=self.die(INSTEAD - FACES - 1))
        return (choices[0] - DIE) % FACES

    def _unknown(self, text: str) -> BadCards:
        wanted = plain(text)
        close = [name for name in self._names if wanted and wanted in plain(name)]
        if close:
            return BadCards("error-hoops-several", word=text, known=", ".join(close[:_MOST_SUGGESTED]))
        return BadCards("error-hoops-unknown", word=text)

    # --- the vocabulary

    def _vocabulary(self) -> tuple[dict[str, int], dict[str, int]]:
        """Choices and verbs by their plain letters; whatever comes first keeps a name."""
        verbs = {
            plain(word): index
            for index, verb in enumerate(VERBS)
            if index not in ACTIONS.values()
            for word in _words_for(verb.message)
        }
        choices: dict[str, int] = {}
        sources = (self._keywords(), self._dice(), enumerate(self._names), self._translated(), self._parts())
        for source in sources:
            for choice, word in source:
                if plain(word) and plain(word) not in verbs:
                    choices.setdefault(plain(word), choice)
        return choices, verbs

    def _keywords(self) -> Iterator[tuple[int, str]]:
        for choice, (word, message) in CHOICE_WORDS.items():
            for known in (word, *_words_for(message)):
                yield choice, known
        for word in _words_for(BUY_WORD):
            yield BUY, word
        for position in range(POSITIONS_ON_COURT):
            yield POSITION + position, POSITION_NAMES[position]
            for language in LANGUAGES:
                yield POSITION + position, say(language, POSITION_WORDS[position])

    def _dice(self) -> Iterator[tuple[int, str]]:
        for colour in range(SKILLS):
            messages = (SKILL_WORDS[colour], DIE_WORDS[colour])
            names = [DICE_NAMES[colour], *(say(spoken, word) for spoken in LANGUAGES for word in messages)]
            for face in range(FACES):
                if self._is_like_an_earlier(colour, face):
                    continue
                for name in names:
                    for shown in self._face_words(colour, face):
                        yield die_choice(colour, face), f"{name} {shown}"

    def _is_like_an_earlier(self, colour: int, face: int) -> bool:
        return any(
            self._face[colour, face] == self._face[colour, other]
            and self._face_colour[colour, face] == self._face_colour[colour, other]
            for other in range(face)
        )

    def _face_words(self, colour: int, face: int) -> Iterator[str]:
        value, stops = int(self._face[colour, face]), int(self._face_colour[colour, face])
        if not value:
            yield from ("0", *_words_for(BLANK_WORD))
        elif colour < ATTACKS:
            yield str(value)
        else:
            for word in (ATTACK_COLOURS[stops], *(say(spoken, DIE_WORDS[stops]) for spoken in LANGUAGES)):
                yield f"{value} {word}"

    def _translated(self) -> Iterator[tuple[int, str]]:
        for model, name in enumerate(self._names):
            if name in WORDS:
                for language in LANGUAGES:
                    yield model, say(language, name)
        yield from self._former()

    def _former(self) -> Iterator[tuple[int, str]]:
        """Names that cards had in some language."""
        for pair in _words_for(FORMER_NAMES):
            name, _, word = pair.partition(" = ")
            if name in self._names:
                yield self._names.index(name), word

    def _parts(self) -> Iterator[tuple[int, str]]:
        """The last word of a name, and all but the last, where no other card has them."""
        parts: dict[str, set[int]] = {}
        for model, name in enumerate(self._names):
            *first, last = name.split() or ("",)
            for part in (" ".join(first), last):
                parts.setdefault(plain(part), set()).add(model)
        for part, models in parts.items():
            if len(models) == 1 and len(part) > 1 and not part.isdigit():
                yield models.pop(), part


def plain(text: str) -> str:
    """Letters and digits, without accents and capitals."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if letter.isalnum())


def _in_order(run: list[int], verb: int | None) -> list[int]:
    """What a verb goes with, each with the verb, in the order the rules want."""
    if verb is None:
        return run
    if VERBS[verb].in_order:
        run = sorted(run, key=lambda choice: (choice == DONE, choice))
    return [with_verb(choice, verb) for choice in run]


def _name_markets(choices: Iterable[int]) -> list[int]:
    """The bare word "buy" means the market of the card that follows."""
    named: list[int] = []
    for choice in choices:
        if named and named[-1] == BUY:
            if choice >= DONE or choice < 0:
                raise IllegalChoice("error-hoops-buy")
            named[-1] = TO_BUY_PLAYER if choice < TACTICS else TO_BUY_TACTIC
        named.append(choice)
    if named and named[-1] == BUY:
        raise IllegalChoice("error-hoops-buy")
    return named


@cache
def _words_for(message: str) -> tuple[str, ...]:
    """All words for something, in every language."""
    return tuple(word.strip() for language in LANGUAGES for word in say(language, message).split(","))


@cache
def _openers() -> tuple[str, ...]:
    """How a group ends that has just been opened: its first card follows without a comma."""
    return tuple(CHOICE_WORDS[choice][0] for choice in (*range(TO_REPLACE, TO_BUY_TACTIC + 1), INSTEAD))
