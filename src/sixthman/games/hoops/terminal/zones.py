"""The zones of the court as lines of text: markets, floor, hand, the turn, the rival."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from sixthman.cli.terminal.pen import seat_text
from sixthman.kernel.piles import NONE

from ..declaration import DRAFT, LEAVE_OUT, PICK_TEAM, PREPARED, SKILLS, SLOTS, TEAM
from ..names import RATING_WORDS
from ..rules.cards import ATTACKS, FATIGUE, POSITION_NAMES, TACTICS
from ..rules.setup import STARTING_SET, starting_card
from ..table.figures import hand_of
from .dice import DicePen, chip, inked
from .labels import cut
from .lines import KEY_WIDTH, Line
from .tray import (
    COURT_ZONE,
    DONE_KEY,
    GO,
    HAND_ZONE,
    INSTEAD_KEY,
    LEAVE,
    LIST_ZONE,
    PREPARED_ZONE,
    ROW_ZONE,
    TACTICS_ZONE,
    Tray,
)

NAME, POSITIONS, PRICE = 14, 6, 5  # cells of a player's name, positions, and of cost and value
TACTIC_NAME, KEEPS = 12, 10
PLAYER_TABLE, TACTIC_TABLE = KEY_WIDTH + NAME + 1 + POSITIONS + PRICE + 6 + 2 * SKILLS, 32
_SIGNS = {GO: "✓", LEAVE: "✗"}

Zone = tuple[Text, list[Line]]


# --- single lines


def player_line(card: int, pen: DicePen) -> Text:
    """A player: name, positions, cost and value, intelligence, rebounds, six skills."""
    figures, ink = pen.figures, Style(color=pen.palette.ink)
    line = inked(pen.words.short(card, NAME).ljust(NAME + 1), ink)
    line.append(_positions(card, pen), _pale(pen)).append_text(_price(card, pen))
    return line.append_text(rating_cells(figures.ratings(card), pen))


def rating_cells(ratings: Sequence[int], pen: DicePen) -> Text:
    """Intelligence, rebounds, and six skills on their colors; what is missing is a dot."""
    line = Text()
    for level in ratings[:2]:
        line.append(f"{level or '·':>2} ", Style(color=pen.palette.ink if level else pen.palette.edge))
    for skill, level in enumerate(ratings[2:]):
        line.append_text(chip(skill, f"{level:>2}") if level else Text(" ·", Style(color=pen.palette.edge)))
    return line


def _positions(card: int, pen: DicePen) -> str:
    """The positions a player can play, as far as there is room."""
    return pen.words.positions(pen.figures.positions(card))[: POSITIONS - 1].ljust(POSITIONS)


def _price(card: int, pen: DicePen) -> Text:
    """Cost and value: `6/5`; a card that cannot be bought has a value only."""
    figures = pen.figures
    cost = str(figures.of("COST", card)) if figures.of("IN_MARKET", card) else ""
    return inked(cost.rjust(2), Style(color=pen.palette.ink)).append(
        f"/{figures.of('VALUE', card)}".ljust(PRICE - 2), _pale(pen)
    )


def tactic_line(card: int, pen: DicePen, priced: bool = True, smart: int | None = None) -> Text:
    """A tactic: name, complexity (with a sign if the team is not smart enough), dice kept, cost and value."""
    line = inked(pen.words.short(card, TACTIC_NAME).ljust(TACTIC_NAME + 1), Style(color=pen.palette.ink))
    complexity = pen.figures.of("COMPLEXITY", card)
    if smart is not None and complexity > smart:
        line.append(f"{complexity:>2}!", Style(color=pen.palette.lamp, bold=True))
    else:
        line.append(f"{complexity:>2} ", Style(color=pen.palette.ink))
    kept = kept_cells(card, pen)
    line.append_text(kept).append(" " * max(0, KEEPS - kept.cell_len))
    if priced:
        line.append(str(pen.figures.of("COST", card)), Style(color=pen.palette.ink))
        line.append(f"/{pen.figures.of('VALUE', card)}", _pale(pen))
    return line


def kept_cells(card: int, pen: DicePen) -> Text:
    """The dice a tactic keeps: `2×IN 2×DR`."""
    return Text(" ").join(
        chip(skill, f"{count}×{pen.words.code(skill)}") for skill, count in pen.figures.keeps(card)
    )


def card_line(card: int, pen: DicePen) -> Text:
    """Any card, in the columns of a player."""
    if card == FATIGUE:
        return inked(pen.words.full(card).ljust(NAME + 1), _pale(pen)).append(
            pen.words.say("play-court-fatigue-told"), _pale(pen)
        )
    if card < TACTICS:
        return player_line(card, pen)
    line = inked(pen.words.short(card, NAME).ljust(NAME + 1), Style(color=pen.palette.ink))
    line.append(pen.words.side(card)[: POSITIONS - 1].ljust(POSITIONS), _pale(pen)).append_text(
        _price(card, pen)
    )
    line.append(
        f"{pen.words.say('play-court-code-complexity')} {pen.figures.of('COMPLEXITY', card)}".ljust(6),
        Style(color=pen.palette.ink),
    )
    return line.append_text(kept_cells(card, pen))


# --- headings


def _title(text: str, width: int, pen: DicePen) -> Text:
    return inked(cut(text, width - 1).ljust(width), _gold(pen))


def player_heading(title: str, pen: DicePen, priced: bool = True) -> Text:
    """The heading over players: title, what the columns are."""
    words, pale = pen.words, _pale(pen)
    line = _title(title, KEY_WIDTH + NAME + 1 + POSITIONS, pen)
    line.append(words.say("play-court-cost-value").ljust(PRICE) if priced else " " * PRICE, pale)
    line.append(
        f"{words.say('play-court-code-intelligence'):>2} {words.say('play-court-code-rebounds'):>2} ", pale
    )
    for skill in range(SKILLS):
        line.append_text(chip(skill, words.code(skill)))
    return line


def tactic_heading(title: str, pen: DicePen, priced: bool = True) -> Text:
    """The heading over tactics."""
    words = pen.words
    line = _title(title, KEY_WIDTH + TACTIC_NAME + 1, pen)
    line.append(words.say("play-court-code-complexity").rjust(2) + " ", _pale(pen))
    line.append(words.say("play-court-keeps").ljust(KEEPS), _pale(pen))
    return line.append(words.say("play-court-cost-value"), _pale(pen)) if priced else line


# --- zones


def lines_with_keys(zone: str, texts: Sequence[Text], tray: Tray | None) -> list[Line]:
    """The lines of a zone, with the keys that stand for them now and the signs of what is gathered."""
    keys = {} if tray is None else {i.index: key for key, i in tray.items.items() if i.zone == zone}
    lines = []
    for index, text in enumerate(texts):
        key = keys.get(index, "")
        sign = _SIGNS.get(tray.selected.get(key, 0), "") if tray and key else ""
        is_open = tray is not None and bool(key) and (tray.gathers or tray.items[key].open)
        lines.append(Line(text, key, is_open, sign))
    return lines


def row_zone(view: Any, pen: DicePen, tray: Tray | None) -> Zone:
    """The player row, newest first."""
    texts = [player_line(int(c), pen) if c != NONE else _hole(pen) for c in view.row[:SLOTS]]
    title = pen.words.say("play-court-row", left=int(view.piled))
    return player_heading(title, pen), lines_with_keys(ROW_ZONE, texts, tray)


def tactics_zone(view: Any, pen: DicePen, tray: Tray | None) -> Zone:
    """The tactic market."""
    texts = [tactic_line(int(c), pen) if c != NONE else _hole(pen) for c in view.tactics[:SLOTS]]
    lines = lines_with_keys(TACTICS_ZONE, texts, tray)
    return tactic_heading(pen.words.say("play-court-market"), pen), lines


def court_zone(view: Any, seat: int, pen: DicePen, tray: Tray | None) -> Zone:
    """Five positions and the levels of the team."""
    texts = []
    for position, card in enumerate(view.court[seat]):
        line = _pale_text(POSITION_NAMES[position].ljust(3), pen)
        if int(card) == NONE:
            texts.append(line.append_text(_hole(pen)))
            continue
        name = pen.words.short(int(card), NAME - 1)
        line.append(name.ljust(NAME), Style(color=pen.palette.ink))
        line.append(_positions(int(card), pen).ljust(POSITIONS + PRICE - 2), _pale(pen))
        texts.append(line.append_text(rating_cells(pen.figures.ratings(int(card)), pen)))
    lines = lines_with_keys(COURT_ZONE, texts, tray)
    if int(view.court[seat, 0]) != NONE:
        team = inked(pen.words.say("play-court-team").ljust(NAME + 1 + POSITIONS + PRICE), _bold(pen))
        lines.append(Line(team.append_text(rating_cells(pen.figures.levels(view, seat), pen))))
    if tray is not None and tray.items.get(DONE_KEY, None) and tray.items[DONE_KEY].zone == COURT_ZONE:
        lines[-1] = Line(inked(pen.words.say("play-court-leaves"), _bold(pen)), DONE_KEY)
    title = "play-court-floor" if int(view.viewer) == seat else "play-court-floor-other"
    return player_heading(pen.words.say(title), pen, priced=False), lines


def prepared_zone(view: Any, seat: int, pen: DicePen, tray: Tray | None) -> Zone:
    """Six tactic slots: three for attack, three for defense."""
    texts = []
    smart = pen.figures.levels(view, seat)[0] if int(view.court[seat, 0]) != NONE else 0
    for row in range(2):
        for slot in range(PREPARED):
            card = int(view.prepared[seat, row, slot])
            if card == NONE:
                word = pen.words.say("play-court-slot-attack" if row == 0 else "play-court-slot-defence")
                texts.append(_pale_text(f"┄ {word}", pen))
                continue
            texts.append(tactic_line(card, pen, priced=False, smart=smart))
    title = pen.words.say("play-court-prepared")
    return tactic_heading(title, pen, priced=False), lines_with_keys(PREPARED_ZONE, texts, tray)


def hand_zone(view: Any, seat: int, pen: DicePen, tray: Tray | None) -> Zone:
    """The hand, and how high the piles are."""
    texts = [card_line(card, pen) for card in hand_of(view, seat)]
    title = pen.words.say(
        "play-court-hand",
        hand=int(view.held[seat]),
        deck=int(view.decked[seat]),
        discard=int(view.discarded[seat]),
    )
    lines = lines_with_keys(HAND_ZONE, texts, tray)
    if tray is not None and INSTEAD_KEY in tray.items:
        lines.append(Line(inked(pen.words.say("play-court-instead"), _bold(pen)), INSTEAD_KEY))
    if tray is not None and DONE_KEY in tray.items and tray.items[DONE_KEY].zone == HAND_ZONE:
        lines.append(Line(inked(pen.words.say("play-court-no-more"), _bold(pen)), DONE_KEY))
    return player_heading(title, pen), lines


def list_zone(tray: Tray, pen: DicePen) -> Zone:
    """Cards or words offered before the first turn and after the last."""
    if tray.plan.complete:
        team = team_of(tray.plan.view, tray.plan.seat)
        title = pen.words.say("play-court-picked", count=len(team), most=TEAM)
        return player_heading(title, pen), [Line(card_line(card, pen)) for card in team]
    cards = [item.choice for item in tray.items.values() if item.zone == LIST_ZONE]
    if cards[0] > FATIGUE:
        texts = [inked(pen.words.say(f"play-court-verdict-{name}"), _bold(pen)) for name in ("on", "agree")]
        return _title(pen.words.say("play-court-verdict"), PLAYER_TABLE, pen), lines_with_keys(
            LIST_ZONE, texts, tray
        )
    texts = [card_line(card, pen) for card in cards]
    return player_heading(pen.words.say("play-court-offer"), pen), lines_with_keys(LIST_ZONE, texts, tray)


def team_of(view: Any, seat: int) -> list[int]:
    """The cards a seat has picked for its team (H14)."""
    return [int(starting_card(i)) for i in range(STARTING_SET) if int(view.team[seat]) >> i & 1]


def picked_zone(view: Any, seat: int, pen: DicePen) -> Zone:
    """Beside the list before the first turn: the team so far (H14), or what both have drafted (H15)."""
    if view.phase == PICK_TEAM:
        team = team_of(view, seat)
        title = pen.words.say("play-court-picked", count=len(team), most=TEAM)
        return inked(title, _gold(pen)), [Line(_short_line(card, pen)) for card in team]
    lines = []
    for side in (seat, 1 - seat):
        drafted = [int(card) for card in view.drafted[side] if card != NONE]
        lines += [Line(seat_text(side, pen)), *(Line(_short_line(card, pen)) for card in drafted)]
    return inked(pen.words.say("play-court-drafted"), _gold(pen)), lines


def _short_line(card: int, pen: DicePen) -> Text:
    """A card by name, with its positions, or with its side and what it keeps."""
    line = inked(pen.words.short(card, TACTIC_NAME).ljust(TACTIC_NAME + 1), Style(color=pen.palette.ink))
    if card < TACTICS:
        return line.append(_positions(card, pen), _pale(pen))
    return line.append(pen.words.side(card)[: POSITIONS - 2].ljust(POSITIONS - 1), _pale(pen)).append_text(
        kept_cells(card, pen)
    )


def rival(view: Any, seat: int, pen: DicePen, width: int, roomy: bool) -> Text:
    """The other side, condensed: piles, levels, five players, prepared tactics."""
    words, figures = pen.words, pen.figures
    top = seat_text(seat, pen)
    top.truncate(20, overflow="ellipsis")
    if int(view.court[seat, 0]) == NONE:
        return top
    top.append("  ")
    top.append(
        words.say(
            "play-court-piles",
            hand=int(view.held[seat]),
            deck=int(view.decked[seat]),
            discard=int(view.discarded[seat]),
        ),
        _pale(pen),
    )
    levels = Text()
    ratings = figures.levels(view, seat)
    for name, level in zip(("intelligence", "rebounds"), ratings, strict=False):
        levels.append(f"{words.say(f'play-court-code-{name}')} {level} ", Style(color=pen.palette.ink))
    for skill, level in enumerate(ratings[2:]):
        levels.append_text(chip(skill, f"{words.code(skill)}{level:>2}"))
    top.truncate(max(10, width - levels.cell_len - 1), overflow="ellipsis")
    top.append(" " * max(1, width - top.cell_len - levels.cell_len)).append_text(levels)
    room = (width + 1) // 5 - 4
    players = Text(" ").join(
        inked(POSITION_NAMES[position] + " ", _pale(pen)).append(
            words.short(int(card), room).ljust(room), Style(color=pen.palette.ink)
        )
        for position, card in enumerate(view.court[seat])
    )
    tactics = [] if view.phase in (DRAFT, LEAVE_OUT) else _rival_tactics(view, seat, pen, roomy)
    return Text("\n", no_wrap=True, overflow="ellipsis").join([top, players, *tactics])


def _rival_tactics(view: Any, seat: int, pen: DicePen, roomy: bool) -> list[Text]:
    """A line of names for each side, or one line with no more than what they keep."""
    lines = []
    for row, word in enumerate(("play-court-slot-attack", "play-court-slot-defence")):
        line = _pale_text(f"{pen.words.say(word)}: ", pen)
        cards = [int(card) for card in view.prepared[seat, row] if card != NONE]
        for card in cards:
            if roomy:
                complexity = pen.figures.of("COMPLEXITY", card)
                line.append(
                    f"{pen.words.short(card, TACTIC_NAME)} {complexity} ", Style(color=pen.palette.ink)
                )
            line.append_text(kept_cells(card, pen)).append("  " if roomy or card == cards[-1] else " · ")
        lines.append(line if cards else line.append("–  ", _pale(pen)))
    return lines if roomy else [Text(" ").join(lines)]


def legend(pen: DicePen) -> Text:
    """What the letters mean."""
    words, ink = pen.words, Style(color=pen.palette.ink2)
    lines = []
    for skill in range(ATTACKS):
        line = Text()
        for other in (skill, skill + ATTACKS):
            line.append_text(chip(other, words.code(other))).append(f" {words.skill(other)}".ljust(16), ink)
        lines.append(line)
    parts = [
        f"{words.say(f'play-court-code-{name}')} {words.say(RATING_WORDS[name])}"
        for name in ("intelligence", "rebounds", "complexity")
    ]
    lines += [
        Text(f"{parts[0]}  {parts[1]}", ink),
        Text(f"{parts[2]}  {words.say('play-court-cost-value-told')}", ink),
    ]
    return Text("\n").join(lines)


def _hole(pen: DicePen) -> Text:
    return _pale_text("┄" * 8, pen)


def _gold(pen: DicePen) -> Style:
    return Style(color=pen.palette.gold, bold=True)


def _pale(pen: DicePen) -> Style:
    return Style(color=pen.palette.ink2)


def _bold(pen: DicePen) -> Style:
    return Style(color=pen.palette.ink, bold=True)


def _pale_text(text: str, pen: DicePen) -> Text:
    return inked(text, _pale(pen))
