"""Coaches drawn in characters: cards with picture, name and text; a flag beside a seat, pale once used."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from rich.style import Style
from rich.text import Text

from ..declaration import CHOOSE_COACH, COACH_CARD, NUMBERS, SPECIES_NAMES
from .cards import CardPen, Size, Slot, frame_top, frame_with
from .look import CREAM, FLAG, NO_PICTURE, PICTURES, USED_FLAG, sweater

COACH_SIZE = Size(38, 12)
_TEXT_LINES = 6


def draw_coach(slot: Slot, pen: CardPen, focus: bool = False) -> list[Text]:
    """The lines of a coach card to choose: the picture, who it is, and what the coach does."""
    words = pen.words
    name = words.cardset.coach(slot.card - COACH_CARD)
    field, deep = sweater(name)
    frame, edge = frame_with(slot, field, pen, focus)
    face, inside = Style(color=CREAM, bgcolor=deep), COACH_SIZE.width - 2
    beside = [
        Text(words.coach_name(name), Style(bold=True)),
        Text(words.say("play-coach-species", species=words.species(name)) if name in SPECIES_NAMES else ""),
        Text(words.coach_when(name), Style(italic=True)),
    ]
    rows = []
    for line, text in zip(picture(name), beside, strict=True):
        rows.append(Text(f" {line}  ", Style(color=field, bold=True)).append_text(text))
    text_lines = wrap(words.coach_text(name), inside - 2, max_lines=_TEXT_LINES, placeholder=" …")
    rows += [Text(), *(Text(f" {line}") for line in text_lines + [""] * (_TEXT_LINES - len(text_lines)))]
    lines = [frame_top(slot, inside, frame, edge, pen, focus)]
    for row in rows:
        row.truncate(inside, pad=True)
        row.stylize_before(face)
        lines.append(Text().append(frame[3], edge).append_text(row).append(frame[3], edge))
    return [*lines, Text(frame[4] + frame[1] * inside + frame[5], edge)]


def picture(name: str) -> tuple[str, ...]:
    """What fills the coach's picture slot."""
    return PICTURES.get(f"coach-{name}", NO_PICTURE)


def introduced(name: str, pen: CardPen, heading: Text, width: int) -> Text:
    """A coach as it lies on the table: picture, heading, who it is, and what it does."""
    field, deep = sweater(name)
    words = pen.words
    text_lines = [
        Text(line, Style(color=pen.palette.ink)) for line in wrap(words.coach_text(name), width - 11)
    ]
    who = Text(words.coach(name), Style(color=pen.palette.ink, bold=True))
    beside = [heading, who, *text_lines]
    lines = []
    slot = picture(name)
    for i in range(max(len(slot), len(beside))):
        line = Text()
        if i < len(slot):
            line.append(f" {slot[i]} ", Style(color=field, bgcolor=deep, bold=True)).append("  ")
        else:
            line.append(" " * 11)
        lines.append(line.append_text(beside[i]) if i < len(beside) else line)
    return Text("\n").join(lines)


def face_up(view: Any, seat: int, pen: CardPen) -> str | None:
    """The name of the coach that lies before a seat for all to see."""
    if not view.coaches or view.phase == CHOOSE_COACH:
        return None
    return pen.words.cardset.coach(int(view.coach[seat]))


def chip(name: str, pen: CardPen, used: bool, text: str) -> Text:
    """A flag and some words for a coach in its colors; turned over: a pale flag, struck out."""
    deep = sweater(name)[1]
    palette = pen.palette
    if used:
        pale = Style(color=palette.edge)
        return Text().append(USED_FLAG + " ", pale).append(text, pale + Style(strike=True))
    return (
        Text()
        .append(FLAG + " ", Style(color=palette.gold, bold=True))
        .append(text, Style(color=CREAM, bgcolor=deep))
    )


def coach_line(view: Any, seat: int, pen: CardPen) -> Text | None:
    """A seat's coach in one line: who it is, and that it is used up or where it lies this round."""
    name = face_up(view, seat, pen)
    if name is None:
        return None
    words, used = pen.words, bool(view.turned_over[seat])
    line = chip(name, pen, used, words.coach_species(name))
    ink = Style(color=pen.palette.ink2)
    line.append(" " + words.coach_name(name), Style(color=pen.palette.edge) if used else ink)
    if beside := words.beside(view, seat):
        line.append(" · " + beside, ink)
    elif used:
        line.append(" · " + words.say("play-coach-used"), ink)
    return line


def coach_code(name: str, pen: CardPen) -> str:
    """The two letters of the coach's species, or those its name begins with."""
    return pen.words.code(SPECIES_NAMES.index(name) * NUMBERS) if name in SPECIES_NAMES else name[:2]
