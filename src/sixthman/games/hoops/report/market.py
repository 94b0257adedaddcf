"""The chapters about buying: players, and tactics."""

from __future__ import annotations

from collections.abc import Sequence

from sixthman.lab.report.chance import FEWEST, TYPICAL, Mean
from sixthman.lab.report.charts import Point, scatter
from sixthman.lab.report.drawing import is_narrow
from sixthman.lab.report.heat import Label, heat_map
from sixthman.lab.report.row_charts import Bar, Range, bars, ranges
from sixthman.lab.report.story import Chapter, Figure, Finding, ReportText, Source
from sixthman.lab.report.wins import NOTHING, cell_of, ends, strongest_of, style_of, text_or_dash, wins_ramp

from .purchases import PERIOD, PERIODS, PLAYERS, TACTIC_MODELS, Purchases, ranked

SHOWN = 10  # cards at either end of a list
LABELLED = 4  # points named on either side of the scatter plot


def market_finding(source: Source, found: Purchases) -> Finding | None:
    """Which player is worth the most for the price, and which the least."""
    words = source.words
    effect = found.at_price or found.effect
    models = ranked(effect, PLAYERS)
    if len(models) < SHOWN:
        return None
    best, worst = ends(effect, models)
    if best is None or worst is None:
        return Finding(
            "0",
            words.say("lab-report-buy-headline-none"),
            words.say("lab-report-buy-found-none", count=words.number(found.count)),
            "players",
        )
    facts = {
        "best": found.names[best],
        "most": words.wins(effect[best].value),
        "worst": found.names[worst],
        "least": words.wins(effect[worst].value),
    }
    return Finding(
        facts["most"],
        words.say("lab-report-buy-headline", **facts),
        words.say("lab-report-buy-found" if found.at_price else "lab-report-buy-found-own", **facts),
        "players",
    )


def is_one_sided(found: dict[int, Mean], models: Sequence[int]) -> bool:
    """Did one side win whatever was bought?"""
    return max(abs(found[model].value) for model in models) < 0.001


def market_chapter(source: Source, found: Purchases) -> Chapter:
    """Players: what they are worth, for the price and by when they are bought."""
    words = source.words
    figures = [
        price_figure(source, found),
        effect_figure(source, found, PLAYERS, "player-worth", words.say("lab-report-player-worth-figure")),
        period_figure(source, found),
        bought_figure(
            source, found, PLAYERS, "players-bought", words.say("lab-report-players-bought-figure")
        ),
    ]
    return Chapter(
        "players", words.say("lab-report-players-title"), words.say("lab-report-players-text"), figures
    )


def tactics_chapter(source: Source, found: Purchases) -> Chapter:
    """Tactics: the same, card by card."""
    words = source.words
    figures = [
        effect_figure(
            source, found, TACTIC_MODELS, "tactic-worth", words.say("lab-report-tactic-worth-figure")
        ),
        tactic_period_figure(source, found),
        bought_figure(
            source, found, TACTIC_MODELS, "tactics-bought", words.say("lab-report-tactics-bought-figure")
        ),
    ]
    return Chapter(
        "tactics", words.say("lab-report-tactics-title"), words.say("lab-report-tactics-text"), figures
    )


def price_figure(source: Source, found: Purchases) -> Figure:
    """Price against worth: what is cheap and what is expensive for what it does."""
    words = source.words
    title = words.say("lab-report-price-figure")
    if not found.costs:
        return Figure("price", title, words.say("lab-report-price-own"))
    models = ranked(found.at_price, PLAYERS)
    if len(models) < SHOWN:
        return source.too_few("price", title, FEWEST / found.a_game(len(PLAYERS)))
    if is_one_sided(found.at_price, models):
        return Figure("price", title, words.say("lab-report-one-sided"))
    clear = [model for model in models if found.at_price[model].differs(0, len(models))]
    named = {*clear[:LABELLED], *clear[-LABELLED:]}
    points = [
        Point(
            found.costs[model],
            100 * found.at_price[model].value,
            style_of(found.at_price[model], len(models)),
            f"{found.names[model]}: {words.number(found.costs[model])}, "
            f"{words.effect(found.at_price[model])}",
            found.names[model] if model in named else "",
        )
        for model in models
    ]
    best, worst = ends(found.at_price, models)
    if best is None or worst is None:
        caption = words.say("lab-report-price-caption-none")
    else:
        caption = words.say("lab-report-price-caption", best=found.names[best], worst=found.names[worst])
    return Figure(
        "price",
        title,
        caption,
        lambda width: scatter(
            points,
            words.number,
            lambda value: words.signed(value, 0),
            width,
            (words.say("lab-report-price-x"), words.say("lab-report-price-y")),
        ),
        [words.say(f"lab-report-head-{head}") for head in ("card", "cost", "purchases", "worth")],
        [
            (
                found.names[model],
                words.number(found.costs[model]),
                words.number(found.at_price[model].count),
                words.effect(found.at_price[model]),
            )
            for model in models
        ],
        note=words.say("lab-report-price-note"),
    )


def effect_figure(source: Source, found: Purchases, cards: range, name: str, title: str) -> Figure:
    """What buying each card is worth, compared with other purchases at the same time."""
    words = source.words
    models = found.known(cards)
    if len(models) < 2:
        return source.too_few(name, title, FEWEST / found.a_game(len(cards)))
    if is_one_sided(found.effect, models):
        return Figure(name, title, words.say("lab-report-one-sided"))
    shown = models if len(models) <= 2 * SHOWN else [*models[:SHOWN], *models[-SHOWN:]]
    rows = [
        Range(
            found.names[model],
            found.effect[model].value,
            found.effect[model].low,
            found.effect[model].high,
            words.wins(found.effect[model].value),
            style_of(found.effect[model], len(models)),
            words.effect(found.effect[model]),
        )
        for model in shown
    ]
    best, worst = ends(found.effect, models)
    if best is None or worst is None:
        caption = words.say("lab-report-worth-caption-none")
    else:
        caption = words.say(
            "lab-report-worth-caption",
            best=found.names[best],
            most=words.wins(found.effect[best].value),
            worst=found.names[worst],
            least=words.wins(found.effect[worst].value),
        )
    gap = SHOWN if len(shown) < len(models) else 0
    if gap:
        caption += " " + words.say("lab-report-worth-shown", shown=str(SHOWN))
    return Figure(
        name,
        title,
        caption,
        lambda width: ranges(rows, words.wins_tick, width, 0.0, gap),
        [
            words.say(f"lab-report-head-{head}")
            for head in (
                "card",
                "purchases",
                "worth",
                "gain",
                "buyers-wins",
                "others-wins",
                "buyers-points",
                "others-points",
            )
        ],
        [_effect_row(words, found, model) for model in models],
        note=words.say("lab-report-worth-note"),
    )


def _effect_row(words: ReportText, found: Purchases, model: int) -> Sequence[str]:
    buyers = found.buyers[model]
    return (
        found.names[model],
        words.number(found.effect[model].count),
        words.effect(found.effect[model]),
        words.gain(found.gain[model]),
        words.rate(buyers.wins),
        NOTHING if buyers.others_wins is None else words.percent(buyers.others_wins),
        words.number(buyers.points.value, 1),
        NOTHING if buyers.others_points is None else words.number(buyers.others_points, 1),
    )


def period_names(brief: bool = False) -> list[str]:
    """`1–4`, `5–8` …, or only `1`, `5` …"""
    starts = range(1, PERIODS * PERIOD + 1, PERIOD)
    return [str(start) if brief else f"{start}–{start + PERIOD - 1}" for start in starts]


def period_figure(source: Source, found: Purchases) -> Figure:
    """What players of every price are worth by when they are bought."""
    words = source.words
    title = words.say("lab-report-period-figure")
    if not found.costs:
        return Figure("price-turns", title, words.say("lab-report-price-own"))
    costs = sorted({cost for cost, _ in found.by_cost}, reverse=True)
    a_game = found.a_game(len(set(found.costs.values())) * PERIODS)
    if source.are_few(a_game):
        return source.too_few("price-turns", title, TYPICAL / a_game)
    names = [words.say("lab-report-cost", cost=str(cost)) for cost in costs]
    return _periods(
        source,
        "price-turns",
        title,
        names,
        [[found.by_cost.get((cost, p)) for p in range(PERIODS)] for cost in costs],
    )


def tactic_period_figure(source: Source, found: Purchases) -> Figure:
    """What tactics are worth by when they are bought."""
    words = source.words
    title = words.say("lab-report-tactic-turns-figure")
    models = found.known(TACTIC_MODELS)
    a_game = found.a_game(len(TACTIC_MODELS) * PERIODS)
    if source.are_few(a_game) or not models:
        return source.too_few("tactic-turns", title, TYPICAL / a_game)
    names = [found.names[model] for model in models]
    return _periods(
        source,
        "tactic-turns",
        title,
        names,
        [[found.by_period.get((model, p)) for p in range(PERIODS)] for model in models],
    )


def _periods(
    source: Source, name: str, title: str, names: list[str], effect: list[list[Mean | None]]
) -> Figure:
    """A heat map with a column for every period of the game."""
    words = source.words
    periods = [words.say("lab-report-turns", turns=turns) for turns in period_names()]
    cells = [
        [cell_of(words, mean, f"{row}, {periods[period]}") for period, mean in enumerate(means)]
        for row, means in zip(names, effect, strict=True)
    ]
    most = strongest_of(cells)
    clear = [
        (cell.value, row, periods[period])
        for row, line in zip(names, cells, strict=True)
        for period, cell in enumerate(line)
        if cell and cell.sure
    ]
    best, worst = (max(clear), min(clear)) if clear else (None, None)
    if best and best == worst:
        caption = words.say(
            "lab-report-period-caption-one", best=best[1], turns=best[2], most=words.wins(best[0])
        )
    elif best and worst:
        caption = words.say(
            "lab-report-period-caption",
            best=best[1],
            best_turns=best[2],
            most=words.wins(best[0]),
            worst=worst[1],
            worst_turns=worst[2],
            least=words.wins(worst[0]),
        )
    else:
        caption = words.say("lab-report-period-caption-none")
    return Figure(
        name,
        title,
        caption,
        lambda width: heat_map(
            [Label(row) for row in names], period_names(is_narrow(width)), cells, most, width
        ),
        [words.say("lab-report-head-what"), *periods],
        [
            (row, *(text_or_dash(words.effect, mean) for mean in means))
            for row, means in zip(names, effect, strict=True)
        ],
        legend=wins_ramp(words, most),
        note=words.say("lab-report-period-note"),
    )


def bought_figure(source: Source, found: Purchases, cards: range, name: str, title: str) -> Figure:
    """Which cards are bought most and least, of the games that offer them."""
    words = source.words
    models = [model for model in cards if found.offered.get(model, 0) >= FEWEST]
    if len(models) < 2:
        return source.too_few(name, title, 4 * FEWEST)
    models.sort(key=lambda model: -found.share(model))
    shown = models if len(models) <= 2 * SHOWN else [*models[:SHOWN], *models[-SHOWN:]]
    rows = [
        Bar(found.names[model], found.share(model), words.percent(found.share(model)), "one")
        for model in shown
    ]
    gap = SHOWN if len(shown) < len(models) else 0
    never = sum(not found.bought_in.get(model) for model in models)
    caption = words.say(
        "lab-report-bought-caption",
        most=found.names[models[0]],
        share=words.percent(found.share(models[0])),
        least=found.names[models[-1]],
        least_share=words.percent(found.share(models[-1])),
    )
    if never:
        caption += " " + words.say("lab-report-bought-never", cards=words.number(never))
    return Figure(
        name,
        title,
        caption,
        lambda width: bars(rows, width, 1.0, gap),
        [words.say(f"lab-report-head-{head}") for head in ("card", "offered", "bought-in", "share")],
        [
            (
                found.names[model],
                words.number(found.offered[model]),
                words.number(found.bought_in.get(model, 0)),
                words.percent(found.share(model)),
            )
            for model in models
        ],
    )
