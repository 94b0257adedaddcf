"""A coach's view drawn: in text, as a person at the table sees it, and as a picture for notebooks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from sixthman.messages import say
from sixthman.table import picture

from ..declaration import OVERTIME_TURNS, TURNS
from ..rules.cards import POSITION_NAMES, SKILL_NAMES
from .colors import SKILL_COLOURS

if TYPE_CHECKING:
    from .view import Die, HoopsCard, HoopsView

NAME = 31  # cells of a card's name
PLAYER, OFFENSE, DEFENSE, TIRED = "#FFFCF6", "#FBE3DC", "#E1E9F5", "#DDD6CC"


def lines(view: HoopsView, names: Mapping[int, str]) -> list[str]:
    """Points, both courts, the markets, dice, your own hand, what can be chosen."""
    score = " · ".join(f"{names[seat]}: {view.points[seat]}" for seat in (1, 2))
    drawn = [f"NBA Deck-Building · {where(view)} · {score}"]
    for seat in _seats(view):
        drawn += ["", *_court_lines(view, seat, names[seat])]
    drawn += _zone(view, view.say("drawing-players"), view.players)
    drawn += _zone(view, view.say("drawing-tactics"), view.tactics)
    if view.rolled:
        drawn += ["", f"{view.say('drawing-rolled')} {_dice_text(view, view.rolled)}"]
    drawn += _zone(view, view.say("drawing-hand-of-cards"), view.hand)
    if view.legal:
        drawn += ["", view.say("drawing-choices", choices=str(view.legal))]
    return drawn


def where(view: HoopsView) -> str:
    """The turn, or what comes before and after turns."""
    if view.over:
        return view.say("play-court-where-over")
    if view.before_turns:
        return view.say(f"play-court-where-{'team' if view.phase == 'pick-team' else 'draft'}")
    if view.phase == "tied":
        return view.say("play-court-where-tied")
    if view.overtime:
        return view.say(
            "play-court-where-overtime", overtime=view.overtime, turn=view.turn, turns=OVERTIME_TURNS
        )
    return view.say("play-court-where-turn", turn=view.turn, turns=TURNS)


def _seats(view: HoopsView) -> list[int]:
    """The opponent first, yourself below."""
    return [1, 2] if view.seat in (None, 2) else [2, 1]


def _court_lines(view: HoopsView, seat: int, name: str) -> list[str]:
    sign = "▶" if seat == view.turn_of and not view.over else " "
    piles = view.say(
        "play-court-piles",
        hand=view.hand_sizes[seat],
        deck=view.deck_sizes[seat],
        discard=len(view.discards[seat]),
    )
    drawn = [f"{sign} {name} · {view.say('play-court-points', points=view.points[seat])} · {piles}"]
    for position in POSITION_NAMES:
        card = view.court[seat][position]
        drawn.append(f"    {position:2}  {_line(card, view.language)}")
    prepared = [card.title(view.language) for card in view.prepared[seat]]
    if prepared:
        drawn.append(f"    {view.say('play-court-prepared')}: {', '.join(prepared)}")
    if view.kept[seat]:
        drawn.append(f"    {view.say('drawing-kept')} {_dice_text(view, view.kept[seat])}")
    return drawn


def _zone(view: HoopsView, title: str, cards: Sequence[HoopsCard]) -> list[str]:
    return ["", title, *(f"    {_line(card, view.language)}" for card in cards)] if cards else []


def _line(card: HoopsCard, language: str) -> str:
    """A card in one line: name, where it plays, cost and value, and what it can do."""
    if not card:
        return "–"
    price = f"{card.cost or ''}/{card.value}"
    facts = " ".join(_facts(card, language))
    return f"{card.title(language):{NAME}} {'/'.join(card.positions):6} {price:>5}  {facts}".rstrip()


def _facts(card: HoopsCard, language: str) -> list[str]:
    """`IQ 3`, `3P 2`, or what a tactic asks for and keeps."""
    facts = [
        ("intelligence", card.intelligence),
        ("rebounds", card.rebounds),
        ("complexity", card.complexity),
    ]
    named = [f"{_code(name, language)} {number}" for name, number in facts if number]
    named += [f"{_code(skill, language)} {number}" for skill, number in card.skills.items()]
    return named + [f"{number}×{_code(skill, language)}" for skill, number in card.keeps.items()]


def _code(name: str, language: str) -> str:
    return say(language, f"play-court-code-{name}")


def _dice_text(view: HoopsView, dice: Sequence[Die]) -> str:
    return "  ".join(
        f"{_code(die.skill, view.language)} {die.value or '–'}{' ' + _color(die, view) if die.stops else ''}"
        for die in dice
    )


def _color(die: Die, view: HoopsView) -> str:
    skill = {"blue": "three", "yellow": "inside", "red": "drive"}[die.stops]
    return view.say(f"die-{skill}")


# --- as a picture


def drawn(view: HoopsView, names: Mapping[int, str]) -> str:
    """The same as a picture."""
    score = " · ".join(f"{names[seat]}: {view.points[seat]}" for seat in (1, 2))
    parts = [picture.heading("NBA Deck-Building", f"{where(view)} · {score}")]
    for seat in _seats(view):
        parts.append(_drawn_court(view, seat, names[seat]))
    for message, cards in (
        ("drawing-players", view.players),
        ("drawing-tactics", view.tactics),
        ("drawing-hand-of-cards", view.hand),
    ):
        if cards:
            drawn_cards = picture.row([drawn_card(card, view.language) for card in cards])
            parts.append(picture.section(view.say(message), drawn_cards))
    if view.rolled:
        parts.append(picture.section(view.say("drawing-rolled"), picture.row(_drawn_dice(view.rolled))))
    if view.legal:
        labels = picture.row([picture.label(choice.text) for choice in view.legal])
        parts.append(picture.section(view.say("drawing-you-can-choose"), labels))
    return "".join(parts)


def _drawn_court(view: HoopsView, seat: int, name: str) -> str:
    on_court = [
        drawn_card(view.court[seat][position], view.language, position) for position in POSITION_NAMES
    ]
    inside = picture.row(on_court)
    below = [picture.label(card.title(view.language)) for card in view.prepared[seat]]
    below += _drawn_dice(view.kept[seat])
    if below:
        inside += f'<div style="margin-top:5px">{picture.row(below)}</div>'
    piles = view.say(
        "play-court-piles",
        hand=view.hand_sizes[seat],
        deck=view.deck_sizes[seat],
        discard=len(view.discards[seat]),
    )
    return picture.section(f"{name} · {piles}", inside)


def drawn_card(card: HoopsCard, language: str, position: str = "") -> str:
    """A card with its printed numbers."""
    if not card:
        return picture.label(f"{position} –".strip())
    colors = {"tactic": OFFENSE if card.side == "offense" else DEFENSE, "fatigue": TIRED}
    price = f"{card.cost}/{card.value}" if card.cost else f"/{card.value}"
    where_ = position or "/".join(card.positions)
    return (
        f'<div style="display:inline-block;box-sizing:border-box;min-width:128px;padding:5px 8px;'
        f"border-radius:7px;border:1px solid rgba(0,0,0,.2);color:#231A14;"
        f'background:{colors.get(card.type, PLAYER)}"><div style="display:flex;justify-content:space-between;'
        f'gap:10px;white-space:nowrap"><b>{picture.text(card.title(language))}</b>'
        f'<span style="color:{picture.PALE}">{price}</span></div>'
        f'<div style="font-size:11px;white-space:nowrap;margin-top:3px">{picture.text(where_)} '
        f"{_chips(card, language)}</div></div>"
    )


def _chips(card: HoopsCard, language: str) -> str:
    facts = [
        ("intelligence", card.intelligence),
        ("rebounds", card.rebounds),
        ("complexity", card.complexity),
    ]
    plain = "".join(
        picture.chip(f"{_code(name, language)} {number}", "#fff", "#231A14")
        for name, number in facts
        if number
    )
    dice = [(skill, str(number)) for skill, number in card.skills.items()]
    dice += [(skill, f"{number}×") for skill, number in card.keeps.items()]
    return plain + "".join(
        picture.chip(f"{number} {_code(skill, language)}", *SKILL_COLOURS[SKILL_NAMES.index(skill)])
        for skill, number in dice
    )


def _drawn_dice(dice: Sequence[Die]) -> list[str]:
    return [_drawn_die(die) for die in dice]


def _drawn_die(die: Die) -> str:
    back, ink = SKILL_COLOURS[SKILL_NAMES.index(die.skill)]
    stops = {"blue": 0, "yellow": 1, "red": 2}
    dot = (
        f'<span style="position:absolute;right:2px;bottom:2px;width:8px;height:8px;border-radius:50%;'
        f'background:{SKILL_COLOURS[stops[die.stops]][0]};border:1px solid #fff"></span>'
        if die.stops
        else ""
    )
    return (
        f'<div style="position:relative;width:30px;height:30px;line-height:30px;text-align:center;'
        f'font-weight:bold;border-radius:6px;background:{back};color:{ink}">{die.value or "–"}{dot}</div>'
    )
