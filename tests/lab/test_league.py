"""Leagues: who meets whom, the same games whoever plays them, results that survive, shares and ratings."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from sixthman.bots import Clock
from sixthman.games.allstar.table import AllstarOptions
from sixthman.games.hoops.table import HoopsOptions
from sixthman.lab import matches
from sixthman.lab.league import ONE, REST, Late, League, LeagueGame, Pairing, agree, bot_label, pair_up
from sixthman.lab.matches import PairingRunner, Piece, pieces, play_league
from sixthman.lab.ratings import Share, percentile, rate, standings, wilson
from sixthman.lab.results import Results, as_line
from sixthman.messages import BadOption


def compiled(test: Callable[..., object]) -> Callable[..., object]:
    """A loop with all bots in it takes a minute to compile, and the search longer."""
    return pytest.mark.long(pytest.mark.xdist_group("compiled")(test))


def three(games: int = 30, bots: str = "random,rookie", seed: str = "7") -> League:
    """A small league of three managers."""
    return agree(AllstarOptions(seats=3), pair_up(bots.split(","), 3), games, seed)


def played(league: League, results: Results | None = None, processes: int = 1) -> list[LeagueGame]:
    """All games of a league, in order."""
    results = results or Results(league)
    for rows in play_league(league, results.rows, processes):
        results.add(rows)
    return sorted(results.rows.values(), key=lambda row: (row.pairing, row.game))


@pytest.fixture(scope="module")
def thirty() -> list[LeagueGame]:
    """Thirty games of each pairing on one process."""
    return played(three())


# --- who meets whom


def test_every_bot_meets_every_other_both_ways() -> None:
    """With more than two seats it matters who sits alone; with two it does not."""
    bots = ["random", "rookie", "pro"]
    both = pair_up(bots, 4)
    assert {(pair.one, pair.rest) for pair in both} == {(a, b) for a in bots for b in bots if a != b}
    one_way = [("random", "rookie"), ("random", "pro"), ("rookie", "pro")]
    assert [(pair.one, pair.rest) for pair in pair_up(bots, 4, "one-way")] == one_way
    assert [(pair.one, pair.rest) for pair in pair_up(bots, 2)] == one_way


def test_the_one_moves_on_from_seat_to_seat() -> None:
    pair = Pairing("pro", "rookie")
    assert [pair.bots(number, 3).index("pro") for number in range(6)] == [0, 1, 2, 0, 1, 2]
    assert all(Counter(pair.bots(number, 3)) == {"pro": 1, "rookie": 2} for number in range(6))


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("heuristic", "pro"),
        (" rookie", "rookie"),
        ("allstar", "mvp@1s"),
        ("mvp", "mvp@1s"),
        ("allstar@200ms", "mvp@200ms"),
        ("mvp@1000ms", "mvp@1s"),
        ("mvp@0.2s", "mvp@200ms"),
        ("mvp@1.5s", "mvp@1.5s"),
    ],
)
def test_one_name_for_each_bot(name: str, label: str) -> None:
    assert bot_label(name) == label == bot_label(label)


@pytest.mark.parametrize("bots", [["pro"], ["pro", "heuristic"], ["mvp", "mvp@1s"]])
def test_a_bot_does_not_meet_itself(bots: list[str]) -> None:
    with pytest.raises(BadOption, match="two or more different bots"):
        pair_up(bots, 2)


# --- the same games


@compiled
def test_processes_share_the_same_games(thirty: list[LeagueGame]) -> None:
    """Two processes play what one plays."""
    assert [(row.pairing, row.game) for row in thirty] == [(p, g) for p in range(2) for g in range(30)]
    assert played(three(), processes=2) == thirty


@compiled
def test_games_do_not_depend_on_their_neighbours(
    thirty: list[LeagueGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game is the same in pieces of any size, and in a longer league; another seed deals others."""
    monkeypatch.setattr(matches, "CHUNK", 7)
    assert played(three()) == thirty
    longer = [row for row in played(three(games=40)) if row.game < 30]
    assert longer == thirty
    other = played(three(seed="8"))
    assert sum(a.scores == b.scores for a, b in zip(other, thirty, strict=True)) < 5


@compiled
def test_rows_say_what_happened(thirty: list[LeagueGame]) -> None:
    """Places follow from fans, shares add up to one, and rookies win from wherever they sit."""
    for row in thirty:
        best = max(row.scores)
        assert all(row.scores[seat] == best for seat in range(3) if row.ranks[seat] == 1)
        assert sum(row.share(seat) for seat in range(3)) == pytest.approx(1)
        assert (row.seats_of(ONE), len(row.seats_of(REST))) == ([row.game % 3], 2)
        assert row.choices[REST] > row.choices[ONE] > 20
    alone = [row for row in thirty if row.pairing == 1]
    for seat in range(3):
        assert sum(row.share(seat) for row in alone if row.game % 3 == seat) > 7  # of ten


@compiled
def test_a_thinking_bot_plays_the_same_deal() -> None:
    """Deals are those of the pairing's seed; time and overruns are noted for the one who thinks."""
    options = AllstarOptions(seats=2, mode="clash")
    league = agree(options, (Pairing("mvp@20ms", "rookie"),), 3, "7")
    row, again = (players.play(Piece(0, (1,)))[0] for players in [PairingRunner(league)] for _ in range(2))
    assert (row.pairing, row.game, len(row.scores)) == (0, 1, 2)
    assert row.seconds[ONE] > 0 == row.seconds[REST]
    thought = sum(count for _, count in row.late[ONE].counts)
    assert 0 < thought <= row.choices[ONE] < again.choices[REST]
    assert row.late[REST] == Late()


@compiled
@pytest.mark.parametrize(
    "options", [AllstarOptions(seats=4), AllstarOptions(seats=2, edition="2020"), HoopsOptions()]
)
def test_thinking_without_a_clock_is_repeatable(options: AllstarOptions | HoopsOptions) -> None:
    """Who thinks about a number of worlds plays the same game twice."""
    league = agree(options, (Pairing("allstar", "pro"),), 3, "7")
    players = PairingRunner(league)
    first, second = (players._play_slowly(0, 2, Clock(worlds=3)) for _ in range(2))
    assert (first.scores, first.choices) == (second.scores, second.choices)


def test_what_is_missing() -> None:
    """Quick pairings come in pieces, slow ones game by game, each pairing in turn."""
    league = agree(AllstarOptions(seats=2), pair_up(["pro", "rookie", "allstar"], 2), 3, "7")
    todo = pieces(league, {(0, 1), (2, 0)})
    assert todo == [
        Piece(0, (0, 2)),
        Piece(1, (0,)),
        Piece(1, (1,)),
        Piece(2, (1,)),
        Piece(1, (2,)),
        Piece(2, (2,)),
    ]
    assert pieces(league, {(p, g) for p in range(3) for g in range(3)}) == []


# --- the file


@compiled
@pytest.mark.parametrize("cut", [1, 20, 200, 3000])
def test_gone_on_with(thirty: list[LeagueGame], tmp_path: Path, cut: int) -> None:
    """Cut off anywhere, even within a line: what is missing is played, and nothing is lost or twice there."""
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    assert played(three(), Results(three(), whole)) == thirty
    torn.write_bytes(whole.read_bytes()[:-cut])
    results = Results(three(), torn)
    assert 0 < results.missing < 60
    assert played(three(), results) == thirty
    assert sorted(torn.read_text().splitlines()) == sorted(whole.read_text().splitlines())
    assert Results(three(), torn).missing == 0


def test_a_cut_off_head(tmp_path: Path) -> None:
    """Stopped before the first line was whole: a new file."""
    file = tmp_path / "league.jsonl"
    Results(three(), file)
    head = file.read_bytes()
    file.write_bytes(head[:40])
    assert Results(three(), file).missing == 60
    assert file.read_bytes() == head


@pytest.mark.parametrize(
    ("league", "what"),
    [
        (three(games=31), "games: 30, not 31"),
        (three(seed="8"), "seed: 7, not 8"),
        (
            three(bots="random,pro"),
            "pairings: random – rookie, rookie – random, not random – pro, pro – random",
        ),
        (agree(AllstarOptions(seats=4), pair_up(["random", "rookie"], 4), 30, "7"), "seats: 3, not 4"),
        (
            agree(AllstarOptions(seats=3, whistle=False), pair_up(["random", "rookie"], 3), 30, "7"),
            "whistle: –, not no",
        ),
        (agree(HoopsOptions(), pair_up(["random", "rookie"], 2), 30, "7"), "game: allstar, not hoops"),
    ],
)
def test_another_league_is_not_touched(tmp_path: Path, league: League, what: str) -> None:
    """Other options: told what differs, nothing overwritten."""
    file = tmp_path / "league.jsonl"
    Results(three(), file).add([row(0, 5, [1, 2, 3])])
    before = file.read_bytes()
    with pytest.raises(BadOption) as refused:
        Results(league, file)
    assert what in str(refused.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["a diary\n", "a diary", "[]\n", '{"league": 2}\n', "\n"])
def test_another_file_is_not_touched(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(text)
    with pytest.raises(BadOption, match="holds no league"):
        Results(three(), file)
    assert file.read_text() == text


@pytest.mark.parametrize(
    "line",
    ["{", "{}", '{"pairing": 2, "game": 0, "places": [1, 2, 3], "scores": [3, 2, 1], "choices": [1, 1]}'],
)
def test_a_damaged_line_is_told(tmp_path: Path, line: str) -> None:
    """Only the last line can be cut off; a line that is whole and wrong is told, by its number."""
    file = tmp_path / "league.jsonl"
    Results(three(), file).add([row(0, 5, [1, 2, 3])])
    with file.open("a") as out:
        out.write(line + "\n")
    with pytest.raises(BadOption, match="line 3 is damaged"):
        Results(three(), file)


def test_a_game_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    thoughtful = LeagueGame(
        1, 4, (2, 1, 3), (80, 90, 70), (30, 99), (5.25, 0.0), (Late(((1, 20), (101, 2)), 130.5), Late())
    )
    plain = row(0, 5, [1, 1, 3])
    Results(three(), file).add([thoughtful, plain])
    assert list(Results(three(), file).rows.values()) == [thoughtful, plain]
    assert "seconds" not in as_line(plain)
    head = json.loads(file.read_text().splitlines()[0])
    assert head["machine"].keys() == {"processor", "cores", "date"}


def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="can’t be written"):
        Results(three(), tmp_path / "nowhere" / "league.jsonl")


# --- shares, ratings


def row(pairing: int, game: int, ranks: Iterable[int], late: Late | None = None) -> LeagueGame:
    """A game that ended so; who is before others has ten points more for each."""
    ranks = tuple(ranks)
    scores = tuple(100 - 10 * rank for rank in ranks)
    seconds = (3.0, 0.0) if late else (0.0, 0.0)
    return LeagueGame(pairing, game, ranks, scores, (30, 60), seconds, (late or Late(), Late()))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # from Newcombe (1998), table I: the score method without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)
    lost = wilson(1 - wins / games, games)
    assert lost == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_shared_wins() -> None:
    """Half wins: the normal interval, clipped; whole ones: Wilson's."""
    share = Share.of([0.5] * 50 + [1.0] * 25 + [0.0] * 25)
    assert (share.mean, share.low, share.high) == pytest.approx((0.5, 0.5 - 0.0693, 0.5 + 0.0693), abs=1e-4)
    clipped = Share.of([0.0] * 8 + [0.5])
    assert clipped.low == 0.0 < clipped.mean < clipped.high
    whole = Share.of([1.0] * 81 + [0.0] * 182)
    assert (whole.low, whole.high) == wilson(81 / 263, 263)


def test_meetings_and_standings() -> None:
    """Three seats, six games: the rookie alone wins four, shares one, loses one."""
    league = agree(AllstarOptions(seats=3), (Pairing("rookie", "random"),), 6, "7")
    ranks = [[1, 2, 3], [2, 1, 3], [2, 3, 1], [1, 1, 3], [3, 1, 2], [1, 2, 3]]
    found = standings(league, [row(0, game, where) for game, where in enumerate(ranks)])
    (meeting,) = found.meetings
    assert (meeting.one, meeting.rest, meeting.games) == ("rookie", "random", 6)
    assert meeting.share.mean == pytest.approx((4 + 0.5 + 0) / 6)
    assert meeting.score == pytest.approx((90 * 5 + 70) / 6)
    assert meeting.rest_score == pytest.approx((80 * 5 + 70 * 5 + 90 * 2) / 12)
    assert meeting.lead == pytest.approx((10 * 4 + 0 - 20) / 6)
    best, last = found.bots
    assert (best.bot, last.bot) == ("rookie", "random")
    assert (best.games, last.games, best.choices, last.choices) == (6, 12, 180, 360)
    assert best.seconds is best.late is best.worst is None


def test_ratings_follow_results() -> None:
    """Who wins more is rated higher; equals stay level; the order of the lines in a file does not matter."""
    league = three(60)
    rows = [row(0, game, [3 if seat == game % 3 else 1 for seat in range(3)]) for game in range(60)]
    rows += [row(1, game, [1 if seat == game % 3 else 2 for seat in range(3)]) for game in range(60)]
    found = standings(league, rows)
    assert [bot.bot for bot in found.bots] == ["rookie", "random"]
    assert found.bots[0].ordinal > found.bots[1].ordinal + 10
    assert standings(league, reversed(rows)).facts() == found.facts()
    fair = agree(AllstarOptions(seats=3), (Pairing("rookie", "random"),), 300, "7")
    level = rate(
        fair, [row(0, game, [1 + (seat + game // 3) % 3 for seat in range(3)]) for game in range(300)]
    )
    assert abs(level["rookie"][0] - level["random"][0]) < 3


def test_overruns_are_summed_up_over_all_games() -> None:
    """99 of 100 choices, of those that ran out of time, over all games; the worst of all."""
    league = agree(AllstarOptions(seats=3), (Pairing("mvp@200ms", "pro"),), 2, "7")
    first = row(0, 0, [1, 2, 3], Late(((1, 90), (2, 8)), 1.9))
    second = row(0, 1, [1, 2, 3], Late(((2, 101), (7, 1)), 6.4))
    best = next(bot for bot in standings(league, [first, second]).bots if bot.bot == "mvp@200ms")
    assert (best.late, best.worst) == (2, 6.4)
    assert best.seconds == pytest.approx(6 / 60)
    assert percentile(Counter({1: 98, 9: 2})) == 9
    assert percentile(Counter()) == 0


def test_overruns_in_buckets() -> None:
    """Milliseconds, rounded up; all above a hundred together."""
    late = Late.of([0.2, 1.0, 1.1, 15.0, 100.0, 100.5, 900.0])
    assert late == Late(((1, 2), (2, 1), (15, 1), (100, 1), (101, 2)), 900.0)
    assert Late.of([]) == Late()
