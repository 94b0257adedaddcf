"""The chapter about the draft: cards, symbols, numbers and species by when they were picked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixthman.lab.report.chance import TYPICAL, Mean, line_through
from sixthman.lab.report.charts import Point, scatter
from sixthman.lab.report.drawing import is_narrow
from sixthman.lab.report.heat import Label, heat_map, room_for_labels
from sixthman.lab.report.story import Chapter, Figure, ReportText, Source
from sixthman.lab.report.wins import cell_of, ends, strongest_of, text_or_dash, wins_ramp

from ..declaration import CARDS, EDITIONS, NUMBERS, SPECIES_NAMES
from ..rules.cards import STANDARD
from ..table.speech import AllstarSpeaker
from .cards import EARLY, ROUNDS, CardStudy, Sums

FIELDS = {
    "Rabbit": "#F29DB4",
    "Duck": "#F6C945",
    "Beaver": "#5FBFB0",
    "Eagle": "#5B9BEA",
    "Penguin": "#F58A3C",
    "Panda": "#5DB25F",
    "Wolf": "#7F5FC7",
    "Shark": "#E4504A",
    "Tiger": "#33434E",
    "Horse": "#BBDFF0",
    "Caribou": "#BCD05A",
    "PolarBear": "#1F7295",
}  # the color of each species' cards
LABELLED = 3  # points named at either side of the scatter plot


def card_chapter(source: Source, study: CardStudy) -> Chapter:
    """What cards are worth."""
    words = source.words
    figures = [
        whole_set(source, study),
        by_attribute(source, study),
        by_pick(source, study),
        early_or_late(source, study),
    ]
    return Chapter("cards", words.say("lab-report-cards-title"), words.say("lab-report-cards-text"), figures)


# --- figures


def whole_set(source: Source, study: CardStudy) -> Figure:
    """Every card of the set, whenever it was picked."""
    words, speaker = source.words, AllstarSpeaker(source.words.language, ())
    title = words.say("lab-report-set-figure")
    a_game = source.seats * study.all_picks / CARDS
    cards = study.played()
    if source.are_few(a_game) or len(cards) < 2:
        return source.too_few("card-set", title, TYPICAL / a_game)
    effect = {card: Mean.of(*_wins(study.overall(card))) for card in cards}
    cells = [
        [cell_of(words, effect.get(card), speaker.card(card)) for card in _of_species(species)]
        for species in reversed(range(len(SPECIES_NAMES)))
    ]
    icons = [
        [f"symbol-{study.symbols[card]}" if study.symbols[card] else "" for card in _of_species(species)]
        for species in reversed(range(len(SPECIES_NAMES)))
    ]
    labels = [Label(speaker.species(name), FIELDS.get(name, "")) for name in reversed(SPECIES_NAMES)]
    most = strongest_of(cells)
    best, worst = ends(effect, cards)
    if best is None or worst is None:
        caption = words.say("lab-report-set-caption-none")
    else:
        caption = words.say(
            "lab-report-set-caption",
            best=speaker.card(best),
            most=words.wins(effect[best].value),
            worst=speaker.card(worst),
            least=words.wins(effect[worst].value),
        )
    return Figure(
        "card-set",
        title,
        caption,
        lambda width: heat_map(
            labels,
            [str(number + 1) for number in range(NUMBERS)],
            cells,
            most,
            width,
            height=38,
            icons=None if is_narrow(width) else icons,
            written=not is_narrow(width),
        ),
        [
            words.say("lab-report-head-card"),
            words.say("lab-report-head-symbol"),
            words.say("lab-report-head-picked"),
            words.say("lab-report-head-mean-pick"),
            words.say("lab-report-head-worth"),
            words.say("lab-report-head-early", early=str(EARLY)),
            words.say("lab-report-head-late"),
            words.say("lab-report-head-fans-above"),
        ],
        [
            (
                speaker.card(card),
                speaker.say(f"symbol-{study.symbols[card]}") if study.symbols[card] else "–",
                words.number(study.overall(card).count),
                words.number(study.mean_pick(card), 2),
                words.effect(effect[card]),
                text_or_dash(words.effect, study.early(card).effect()),
                text_or_dash(words.effect, study.late(card).effect()),
                text_or_dash(words.gain, study.overall(card).gain()),
            )
            for card in sorted(cards, key=lambda card: -effect[card].value)
        ],
        legend=wins_ramp(words, most),
        note=words.say("lab-report-set-note"),
    )


Values = list[tuple[Label, list[int]]]  # what cards have in common, and the cards


def groups_of_cards(source: Source, study: CardStudy) -> list[tuple[str, Values]]:
    """Cards by symbol, by number and by species, the strongest first, as the standard cards have them."""
    words, speaker = source.words, AllstarSpeaker(source.words.language, ())
    symbols: Values = [
        (Label(speaker.say(f"symbol-{name}"), icon=f"symbol-{name}"), _with(study, name))
        for name in STANDARD.edition(source.run.options.get("edition", EDITIONS[0]))["symbols"]
    ]
    symbols.append((Label(words.say("lab-report-no-symbol")), _with(study, "")))
    numbers: Values = [
        (Label(words.say("lab-report-number", number=str(number))), list(range(number - 1, CARDS, NUMBERS)))
        for number in range(NUMBERS, 0, -1)
    ]
    species: Values = [
        (Label(speaker.species(name), FIELDS.get(name, "")), list(_of_species(SPECIES_NAMES.index(name))))
        for name in reversed(SPECIES_NAMES)
    ]
    return [
        (speaker.say("attribute-Symbol"), symbols),
        (speaker.say("attribute-Number"), numbers),
        (speaker.say("attribute-Species"), species),
    ]


def by_attribute(source: Source, study: CardStudy) -> Figure:
    """Symbols, numbers and species by when they were picked, through all rounds."""
    words = source.words
    title = words.say("lab-report-attribute-figure")
    a_game = source.seats / len(SPECIES_NAMES)
    if source.are_few(a_game):
        return source.too_few("attributes", title, TYPICAL / a_game)
    groups = groups_of_cards(source, study)
    all_picks = [pick_name(source, study, pick) for pick in range(study.all_picks)]
    found = {
        label.words: [study.pooled(cards, [pick]).effect() for pick in range(study.all_picks)]
        for _, values in groups
        for label, cards in values
    }
    cells = {
        name: [cell_of(words, effect, f"{name}, {pick}") for pick, effect in zip(all_picks, row, strict=True)]
        for name, row in found.items()
    }
    most = strongest_of(cells.values())
    left = max(room_for_labels([label for label, _ in values]) for _, values in groups)

    def draw(width: float) -> str:
        return "".join(
            heat_map(
                [label for label, _ in values],
                [str(pick % study.picks + 1) for pick in range(study.all_picks)],
                [cells[label.words] for label, _ in values],
                most,
                width,
                written=False,
                groups=study.picks,
                height=24,
                heading=heading,
                left=left,
            )
            for heading, values in groups
        )

    return Figure(
        "attributes",
        title,
        attribute_caption(words, found, all_picks),
        draw,
        [words.say("lab-report-head-what"), *all_picks],
        [(name, *(text_or_dash(words.effect, effect) for effect in row)) for name, row in found.items()],
        legend=wins_ramp(words, most),
        note=words.say("lab-report-attribute-note"),
    )


def attribute_caption(
    words: ReportText, found: Mapping[str, Sequence[Mean | None]], all_picks: Sequence[str]
) -> str:
    """The clearest case: most standard errors above the average."""
    clear = [
        (effect.value / effect.error, name, pick, effect)
        for name, row in found.items()
        for pick, effect in zip(all_picks, row, strict=True)
        if effect and effect.is_clear() and effect.value > 0
    ]
    if not clear:
        return words.say("lab-report-attribute-caption-none")
    _, name, pick, effect = max(clear, key=lambda case: case[0])
    return words.say("lab-report-attribute-caption", best=name, pick=pick, most=words.wins(effect.value))


def by_pick(source: Source, study: CardStudy) -> Figure:
    """Every card by the pick of a pack it went at; one panel for each species."""
    words, speaker = source.words, AllstarSpeaker(source.words.language, ())
    title = words.say("lab-report-pick-figure")
    a_game = source.seats * ROUNDS / CARDS
    if source.are_few(a_game):
        return source.too_few("card-picks", title, TYPICAL / a_game)
    found = {
        card: [study.at_pick(card, pick).effect() for pick in range(study.picks)] for card in range(CARDS)
    }
    cells = {
        card: [
            cell_of(words, effect, f"{speaker.card(card)}, {words.say('lab-report-pick', pick=str(pick))}")
            for pick, effect in enumerate(row, start=1)
        ]
        for card, row in found.items()
    }
    most = strongest_of(cells.values())
    shown = [cell for row in cells.values() for cell in row if cell]
    caption = words.say(
        "lab-report-pick-caption",
        clear=words.number(sum(cell.sure for cell in shown)),
        cells=words.number(len(shown)),
    )
    columns = [str(pick + 1) for pick in range(study.picks)]

    def draw(width: float) -> str:
        size = (width - (16 if is_narrow(width) else 48)) / (2 if is_narrow(width) else 4)
        panels = [
            heat_map(
                [Label(str(card % NUMBERS + 1)) for card in reversed(_of_species(index))],
                columns,
                [cells[card] for card in reversed(_of_species(index))],
                most,
                size,
                written=False,
                height=18,
                heading=speaker.species(SPECIES_NAMES[index]),
            )
            for index in reversed(range(len(SPECIES_NAMES)))
        ]
        return f'<div class="panels">{"".join(panels)}</div>'

    return Figure(
        "card-picks",
        title,
        caption,
        draw,
        [
            words.say("lab-report-head-card"),
            *(words.say("lab-report-pick", pick=str(pick + 1)) for pick in range(study.picks)),
        ],
        [
            (speaker.card(card), *(text_or_dash(words.effect, effect) for effect in row))
            for card, row in found.items()
            if any(row)
        ],
        legend=wins_ramp(words, most),
        note=words.say("lab-report-pick-note"),
    )


def early_or_late(source: Source, study: CardStudy) -> Figure:
    """When a card is taken against what it is worth: what is under- and overrated."""
    words, speaker = source.words, AllstarSpeaker(source.words.language, ())
    title = words.say("lab-report-rated-figure")
    a_game = source.seats * study.all_picks / CARDS
    cards = study.played()
    if source.are_few(a_game) or len(cards) < 10:
        return source.too_few("rated", title, TYPICAL / a_game)
    effect = {card: Mean.of(*_wins(study.overall(card))) for card in cards}
    when = {card: study.mean_pick(card) for card in cards}
    slope, start = line_through([(when[card], effect[card].value, effect[card].count) for card in cards])
    off = {card: effect[card].value - start - slope * when[card] for card in cards}
    clear = [card for card in cards if abs(off[card]) > 2 * effect[card].error]
    under = sorted((card for card in clear if off[card] > 0), key=lambda card: -off[card])
    over = sorted((card for card in clear if off[card] < 0), key=lambda card: off[card])
    named = {*under[:LABELLED], *over[:LABELLED]}
    points = [
        Point(
            when[card],
            100 * effect[card].value,
            "up" if card in under else "down" if card in over else "two",
            f"{speaker.card(card)}: {words.number(when[card], 2)}, {words.effect(effect[card])}",
            speaker.card(card) if card in named else "",
        )
        for card in cards
    ]
    if under and over:
        caption = words.say(
            "lab-report-rated-caption", under=speaker.card(under[0]), over=speaker.card(over[0])
        )
    else:
        caption = words.say("lab-report-rated-caption-none")
    return Figure(
        "rated",
        title,
        caption,
        lambda width: scatter(
            points,
            lambda value: words.number(value, 1),
            lambda value: words.signed(value, 0),
            width,
            (words.say("lab-report-rated-x"), words.say("lab-report-rated-y")),
            (100 * slope, 100 * start),
        ),
        [
            words.say("lab-report-head-card"),
            words.say("lab-report-head-mean-pick"),
            words.say("lab-report-head-worth"),
            words.say("lab-report-head-off-line"),
        ],
        [
            (
                speaker.card(card),
                words.number(when[card], 2),
                words.effect(effect[card]),
                words.wins(off[card]),
            )
            for card in sorted(cards, key=lambda card: -off[card])
        ],
        note=words.say("lab-report-rated-note"),
    )


def pick_name(source: Source, study: CardStudy, pick: int) -> str:
    """`Round 2, pick 3` for a place of the draft from 0."""
    return source.words.say(
        "lab-report-round-pick",
        round=str(pick // study.picks + 1),
        pick=str(pick % study.picks + 1),
    )


def _of_species(species: int) -> range:
    return range(species * NUMBERS, (species + 1) * NUMBERS)


def _with(study: CardStudy, symbol: str) -> list[int]:
    return [card for card in range(CARDS) if study.symbols[card] == symbol]


def _wins(sums: Sums) -> tuple[int, float, float]:
    return sums.count, sums.wins, sums.wins_squared
