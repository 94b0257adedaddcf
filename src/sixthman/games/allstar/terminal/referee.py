"""`sixthman referee`: settles a real table, in conversation or as a filter of JSON lines."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable
from typing import Any

from sixthman.messages import BadCards, UserError, say

from ..declaration import EDITIONS
from ..table import STANDARD_CARDS, AllstarOptions, TableCards
from ..table.notation import read_arena, read_coach, split_cards
from ..table.referee import MOST_PLAYERS, CoachBeside, read_edition, settle_shootout, settle_teams
from ..table.speech import AllstarSpeaker

FEWEST_PLAYERS = 2
# What a case may hold: of teams, and of a shootout
TEAM_KEYS = ("players", "teams", "arena", "edition", "coaches")
SHOT_KEYS = ("players", "shootout", "edition", "coaches")


def answer_lines(
    language: str,
    lines: Iterable[str] | None = None,
    edition: str = EDITIONS[0],
    cardset: TableCards = STANDARD_CARDS,
) -> int:
    """Answer every line; a bad one gets an error and the others are still answered. Exit status 2 then."""
    read_edition(edition)
    status = 0
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a line that is no text is a bad line, not the end
    for number, line in enumerate(sys.stdin if lines is None else lines, start=1):
        if not line.strip():
            continue
        try:
            answer = settle_line(line, number, language, edition, cardset)
        except UserError as reason:
            sentence = reason.text(language)
            print(sentence, file=sys.stderr)
            answer, status = {"line": number, "error": sentence}, 2
        print(as_json(answer), flush=True)
    return status


def as_json(answer: dict[str, Any]) -> str:
    """Readable letters where the terminal has them, escapes where not."""
    text = json.dumps(answer, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return json.dumps(answer)
    return text


def settle_line(line: str, number: int, language: str, edition: str, cardset: TableCards) -> dict[str, Any]:
    """One case; every complaint names its line."""
    try:
        case = json.loads(line)
    except (ValueError, RecursionError) as reason:
        raise BadCards("error-not-json", line=number, reason=str(reason)) from reason
    if not isinstance(case, dict) or "players" not in case or ("teams" in case) == ("shootout" in case):
        raise BadCards("error-case-keys", line=number)
    _check_keys(case, number)
    players = case["players"]
    if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadCards("error-case-players", line=number, players=json.dumps(players))
    edition = _text(case.get("edition", edition), number)
    try:
        if "shootout" in case:
            shots = _shots(case["shootout"], players, number)
            coaches = _coaches(case, len(shots), number)
            return settle_shootout(players, shots, language, edition, coaches, cardset)
        teams = _teams(case["teams"], players, number)
        arena = _text(case.get("arena"), number, optional=True)
        coaches = _coaches(case, len(teams), number)
        return settle_teams(players, arena, teams, language, edition, coaches, cardset)
    except UserError as reason:
        if "line" in reason.facts:
            raise
        raise BadCards("error-case", line=number, reason=reason) from reason


def _check_keys(case: dict[str, Any], number: int) -> None:
    """A key nobody reads would be a mistake that nobody notices."""
    known = SHOT_KEYS if "shootout" in case else TEAM_KEYS
    for key in case:
        if key not in known:
            raise BadCards("error-case-unknown", line=number, key=key, known=", ".join(known))


def _teams(teams: Any, players: int, number: int) -> list[list[str]]:
    if not isinstance(teams, list) or not 1 <= len(teams) <= players:
        count = len(teams) if isinstance(teams, list) else 0
        raise BadCards("error-case-team-count", line=number, count=count, players=players)
    return [[_text(card, number) for card in _list(team, number)] for team in teams]


def _shots(shots: Any, players: int, number: int) -> list[str]:
    if not isinstance(shots, list) or not 2 <= len(shots) <= players:
        count = len(shots) if isinstance(shots, list) else 0
        raise BadCards("error-case-shots", line=number, count=count, players=players)
    return [_text(card, number) for card in shots]


def _coaches(case: dict[str, Any], teams: int, number: int) -> list[CoachBeside | None]:
    """The coach of each team or shooter: null, a name, or {"coach": …, "card": …, "mate": …}."""
    beside = case.get("coaches", [])
    if not isinstance(beside, list) or len(beside) > teams:
        raise BadCards("error-case-coaches", line=number, teams=teams)
    return [None if coach is None else _coach(coach, number) for coach in beside]


def _coach(value: Any, number: int) -> CoachBeside:
    if isinstance(value, str):
        return CoachBeside(value)
    if not isinstance(value, dict) or "coach" not in value or value.keys() - {"coach", "card", "mate"}:
        raise BadCards("error-case-coach", line=number, found=json.dumps(value))
    return CoachBeside(
        _text(value["coach"], number),
        _text(value.get("card"), number, optional=True),
        _text(value.get("mate"), number, optional=True),
    )


def _list(value: Any, number: int) -> list[Any]:
    if not isinstance(value, list):
        raise BadCards("error-case-team-list", line=number, found=json.dumps(value))
    return value


def _text(value: Any, number: int, optional: bool = False) -> Any:
    if not isinstance(value, str) and not (optional and value is None):
        raise BadCards("error-case-text", line=number, found=json.dumps(value))
    return value


def ask_and_settle(
    language: str,
    ask: Callable[[str], str] = input,
    edition: str = EDITIONS[0],
    cardset: TableCards = STANDARD_CARDS,
) -> int:
    """Ask for teams or shots until the person leaves."""
    read_edition(edition)
    print(say(language, "referee-welcome"))
    try:
        while True:
            players = _ask_players(language, ask)
            try:
                if ask(say(language, "referee-kind") + " ").strip().lower().startswith("s"):
                    _settle_asked_shots(players, language, edition, ask, cardset)
                else:
                    _settle_asked_teams(players, language, edition, ask, cardset)
            except UserError as reason:
                print(say(language, "referee-again", reason=reason.text(language)))
            print()
    except EOFError:
        print()
        return 0


def _ask_players(language: str, ask: Callable[[str], str]) -> int:
    while True:
        answer = ask(say(language, "referee-players") + " ").strip()
        if answer.isdecimal() and FEWEST_PLAYERS <= int(answer) <= MOST_PLAYERS:
            return int(answer)


def _ask_arena(language: str, ask: Callable[[str], str], cardset: TableCards) -> str | None:
    while True:
        answer = ask(say(language, "referee-arena") + " ").strip()
        try:
            return cardset.arena(read_arena(answer, cardset)) if answer else None
        except UserError as reason:
            print(say(language, "referee-again", reason=reason.text(language)))


def _ask_coaches(
    count: int, language: str, edition: str, ask: Callable[[str], str], cardset: TableCards
) -> list[CoachBeside | None]:
    """With the first edition: the coach of each team or shooter, a line for each that has one."""
    found: list[CoachBeside | None] = [None] * count
    if not AllstarOptions(edition=edition).coaches:
        return found
    while line := ask(say(language, "referee-coach") + " ").split():
        try:
            if not (line[0].isdecimal() and 1 <= int(line[0]) <= count):
                raise BadCards("error-coach-line", count=count)
            found[int(line[0]) - 1] = _read_coach_line(line[1:], cardset)
        except UserError as reason:
            print(say(language, "referee-again", reason=reason.text(language)))
    return found


def _read_coach_line(words: list[str], cardset: TableCards) -> CoachBeside:
    """`Polar bear`, or `Duck Wolf7 Duck1`: a coach, and the player and the mate it needs."""
    for end in range(len(words), 0, -1):
        try:
            named = cardset.coach(read_coach(" ".join(words[:end]), cardset))
        except UserError:
            if end > 1:
                continue
            raise
        return CoachBeside(named, *split_cards(" ".join(words[end:]))[:2])
    return CoachBeside(cardset.coach(read_coach("", cardset)))


def _settle_asked_teams(
    players: int, language: str, edition: str, ask: Callable[[str], str], cardset: TableCards
) -> None:
    arena = _ask_arena(language, ask, cardset)
    teams: list[list[str]] = []
    while len(teams) < players:
        line = ask(say(language, "referee-team", team=len(teams) + 1) + " ")
        if not line.strip():
            break
        teams.append(split_cards(line))
    coaches = _ask_coaches(len(teams), language, edition, ask, cardset) if arena is not None else []
    answer = settle_teams(players, arena, teams, language, edition, coaches, cardset)
    order = sorted(range(len(teams)), key=lambda team: answer["ranks"][team])
    for team in order:
        fans = -1 if answer["fans"] is None else answer["fans"][team]
        facts = {"rank": answer["ranks"][team], "team": team + 1, "why": answer["why"][team], "fans": fans}
        print(say(language, "referee-rank", **facts))


def _settle_asked_shots(
    players: int, language: str, edition: str, ask: Callable[[str], str], cardset: TableCards
) -> None:
    shots: list[str] = []
    while len(shots) < players:
        line = ask(say(language, "referee-shot", shot=len(shots) + 1) + " ").strip()
        if not line:
            break
        shots.append(line)
    if len(shots) < FEWEST_PLAYERS:
        return
    coaches = _ask_coaches(len(shots), language, edition, ask, cardset)
    answer = settle_shootout(players, shots, language, edition, coaches, cardset)
    for why in answer["why"]:
        print(why)
    loser = answer["loser"]
    print(say(language, "referee-loser", shot=loser + 1, why=answer["why"][loser]))
    for shot, returns in zip(shots, answer["returns"], strict=True):
        if returns:
            print(say(language, "referee-returns", card=AllstarSpeaker(language, ()).card(shot)))
