"""What the page asks for: functions and classes of the table, and methods that it calls by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from ..registry import GameFolder, game_named

# Of all games, for a first game …
FIRST = (
    "sixthman.kernel.facts.read_fact",
    "sixthman.messages.BadOption",
    "sixthman.messages.UserError",
    "sixthman.table.adapter.Event",
    "sixthman.table.adapter.Given",
    "sixthman.table.table.Table",
    "sixthman.bots.LEVELS",
    "sixthman.messages.IllegalChoice",
    "sixthman.server.advice.seen_by",
    "sixthman.server.catalogue.catalogue",
    "sixthman.server.command_checks.NotAllowed",
    "sixthman.server.command_checks.check_before_deal",
    "sixthman.server.command_checks.rows_for",
    "sixthman.server.commands.BY_TAG",
    "sixthman.server.commands.Leave",
    "sixthman.server.engines.Rules",
    "sixthman.server.frames.event_bytes",
    "sixthman.server.frames.hello_frame",
    "sixthman.server.frames.news_frames",
    "sixthman.server.frames.view_fields",
    "sixthman.server.guarded_table.GuardedTable",
    "sixthman.server.going_on.rows_before_deal",
    "sixthman.server.going_on.rows_of_quick_bots",
    "sixthman.server.going_on.slow_bots",
    "sixthman.server.log_rows.LogRow",
    "sixthman.server.names.good_name",
    "sixthman.server.replays.record_text",
    "sixthman.server.responses.refusal",
    "sixthman.server.statistics.statistics",
    "sixthman.server.table_settings.TableSettings",
    "sixthman.server.table_settings.agree",
    "sixthman.server.table_state.TableState",
)
# … and for all else: records, proofs, deals, lessons, replays, reviews
MORE = (
    "sixthman.kernel.stream.new_stream",
    "sixthman.messages.BadRecord",
    "sixthman.table.fairness.Pinned",
    "sixthman.table.fairness.check_pinned",
    "sixthman.table.fairness.commitment_of",
    "sixthman.table.fairness.contribution_hash",
    "sixthman.table.fairness.left_out",
    "sixthman.table.fairness.nonces_in",
    "sixthman.table.fairness.proven",
    "sixthman.table.fairness.seed_of",
    "sixthman.table.proof.pinned_from",
    "sixthman.table.proof.prove",
    "sixthman.table.records.Record",
    "sixthman.table.records.read_record",
    "sixthman.table.records.verify_record",
    "sixthman.bots.review.Reviewer",
    "sixthman.bots.review.chance_events_of",
    "sixthman.bots.review.lines_of",
    "sixthman.bots.review.luck_facts",
    "sixthman.server.command_checks.same_again",
    "sixthman.server.deals.agree_on_deal",
    "sixthman.server.deals.deal_result",
    "sixthman.server.deals.play_deal",
    "sixthman.server.deals.record_of_deal",
    "sixthman.server.deals.rows_of_deal",
    "sixthman.server.deals.words_of",
    "sixthman.server.lessons.agree_on_lesson",
    "sixthman.server.recorded_games.agree_on_recorded",
    "sixthman.server.recorded_games.read_finished",
    "sixthman.server.recorded_games.rows_of_recorded",
    "sixthman.server.replays.replay_head",
    "sixthman.server.replays.replay_steps",
    "sixthman.server.replays.replay_view",
)
# Methods and properties that TypeScript calls: in a first game, and later
ASKED_FIRST = (
    "apply can catalogue come_to_the_same commitment contributions deadline events facts heading legal "
    "names now of_module open_choices over quick_choice ranks ranks_in read_options reveals scores "
    "scores_in sealed story_length story_since take_back text verify view waiting write write_envelope "
    "write_one _usual get_ready helper evaluate idem answered hints chairs reveal_by digest silent "
    "people"
)
ASKED = (
    "apply_all belong_together choose copy of read replay result verified words write_together "
    "slow_choice hint review"
)


# Of a game, what its first game needs
OF_A_GAME = frozenset(
    [
        "DECLARATION",
        "GAME",
        "STANDARD_CARDS",
        "Adapter",
        "Options",
        "TableCards",
        "RULES",
        "STYLES",
        "Adviser",
        "QUESTION",
    ]
)

# What the page itself needs of a game while it draws a table, by module of the game's folder: functions over
# views as they are sent, and names in their order
VIEWS = "PAGE_VIEWS"


class Roots(NamedTuple):
    """Where the translation begins."""

    packages: dict[str, str]  # the packages of games, and the file of each
    found: dict[str, dict[str, Any]]  # by file: what it offers, by name
    asked: tuple[str, ...]
    wanted: frozenset[str] = frozenset()  # of what is left out elsewhere, what is translated here


def reach_first(games: list[str]) -> Roots:
    """What a first game of these needs."""
    whole = reach_all(games)
    shared = {path.rpartition(".")[2]: _at(path) for path in FIRST}
    found = {"shared": shared}
    for name in games:
        found[name] = {one: thing for one, thing in whole.found[name].items() if one in OF_A_GAME}
    return Roots(whole.packages, found, tuple(ASKED_FIRST.split()))


def reach_all(games: list[str]) -> Roots:
    """What the page asks of all rooms, and of these games."""
    folders = [game_named(name) for name in games]
    paths = FIRST + MORE
    found: dict[str, dict[str, Any]] = {"shared": {path.rpartition(".")[2]: _at(path) for path in paths}}
    for folder in folders:
        room = folder.load("table")
        offered = {
            "DECLARATION": folder.declared,
            "GAME": folder.rules,
            "STANDARD_CARDS": room.STANDARD_CARDS,
        }
        offered |= {"Adapter": room.Adapter, "Options": room.Options, "TableCards": room.TableCards}
        offered |= _rooms(folder)
        offered |= {name: getattr(room, name) for name in getattr(room, "PAGE", ())}
        found[folder.name] = offered
    packages = {folder.declared.package: folder.name for folder in folders}
    return Roots(packages, found, tuple(f"{ASKED_FIRST} {ASKED}".split()))


def _rooms(folder: GameFolder) -> dict[str, Any]:
    """What else a game brings: bots, luck, answers to questions, a referee."""
    bots, search, luck = (folder.load(name) for name in ("bots", "bots.search_rules", "bots.luck"))
    live, referee = folder.load("server"), folder.load("table.referee")
    found = {"RULES": {"policy": bots.policy}, "SEARCH_RULES": search.SEARCH_RULES}
    found |= {"STYLES": folder.load("bots.styles").STYLES}
    found |= {"chance_events": luck.chance_events, "because": folder.load("table.because").because}
    found |= {name: getattr(referee, name) for name in getattr(referee, "PAGE", ())}
    usual = [(name, usual) for name, _, usual in live.QUESTION]
    return found | {"Adviser": live.Adviser, "QUESTION": usual}


def views_of(game: str) -> Roots:
    """What the page asks about views of a game: plain functions over plain numbers."""
    folder = game_named(game)
    asked: dict[str, str] = getattr(folder.load("table"), VIEWS, {})
    found = {
        name: getattr(folder.load(module), name) for module, names in asked.items() for name in names.split()
    }
    return Roots({}, {"shared": found}, ())


LAB = (
    "sixthman.bots.level_number",
    "sixthman.kernel.cardchanges.change_sections",
    "sixthman.kernel.cardchanges.changes_text",
    "sixthman.kernel.cardfile.BadCard",
    "sixthman.kernel.cardfile.rows_in",
    "sixthman.kernel.cardfile.sections_as_data",
    "sixthman.kernel.stream.key_of",
    "sixthman.lab.comparing.PIECE",
    "sixthman.lab.measures.SUMS",
    "sixthman.lab.measures.aligned",
    "sixthman.lab.measures.changed_most",
    "sixthman.lab.measures.dead_cards",
    "sixthman.lab.measures.found_in",
    "sixthman.messages.UserError",
)
OF_CARDS = ("FORM", "limits_of")  # of a game's rules.cardfile: what may be on a card


def lab_of(game: str) -> Roots:
    """What the workbench asks of a game: cards that change, and what is measured of games with them."""
    folder = game_named(game)
    room, measures = folder.load("table"), folder.load("report.measures")
    found = {path.rpartition(".")[2]: _at(path) for path in LAB}
    found |= {name: getattr(measures, name) for name in ("GAMES", "MEASURES", "named", "dominated")}
    found |= {name: getattr(folder.load("rules.cardfile"), name) for name in OF_CARDS}
    found |= {"STANDARD_CARDS": room.STANDARD_CARDS, "TableCards": room.TableCards, "Options": room.Options}
    found["together"] = folder.load("rules.cards").together
    if tables_for := getattr(folder.load("bots"), "tables_for", None):
        found["tables_for"] = tables_for
    asked = "tables sections cards digest numbers margin enough is_seen beyond effect message facts"
    return Roots({}, {"shared": found}, tuple(asked.split()), frozenset({"CardSet.tables"}))


def has_measures(game: str) -> bool:
    """Can cards of this game be changed and compared?"""
    folder = game_named(game)
    return folder.cards().form is not None and folder.load("report.measures") is not None


def _at(path: str) -> Any:
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)
