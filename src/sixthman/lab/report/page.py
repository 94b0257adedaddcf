"""A story as one page of HTML that needs nothing else: no script, no file beside it, no network."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from .drawing import NARROW, WIDE
from .story import Chapter, Figure, Finding, ReportText, Row, Story

LOGO = (
    '<svg width="33" height="24" viewBox="0 0 36 26" aria-hidden="true">'
    '<path d="M4 3V23M10 3V23M16 3V23M22 3V23M.5 19.5L25.5 6.5"/><path class="sixth" d="M32 3V23"/></svg>'
)
# The page's own fonts, by the names of their files where the page has been built
FONTS = {
    "display-latin": ("Big Shoulders", "800 900", "U+0020-00FF, U+0152-0153, U+0178, U+2000-22FF"),
    "text-latin": ("Atkinson Hyperlegible Next", "400 700", "U+0020-00FF, U+0152-0153, U+0178, U+2000-22FF"),
    "text-extended": ("Atkinson Hyperlegible Next", "400 700", "U+0100-0151, U+0154-0177, U+0179-024F"),
}


def as_page(story: Story) -> str:
    """The whole page."""
    words = story.words
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}" data-game="{escape(story.game)}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(story.title)} – Sixth Man</title>",
        f"<style>{fonts()}{style_sheet()}</style></head><body>",
        story.icons,
        _header(story),
        '<main class="column">',
        _findings(story.findings, words),
        _contents(story.chapters, words),
        *(_chapter(chapter, words) for chapter in story.chapters),
        "</main>",
        _footer(story),
        "</body></html>\n",
    ]
    return "\n".join(parts)


def style_sheet() -> str:
    """The style sheet, without its comments and line breaks."""
    return re.sub(r"\s*\n\s*", " ", re.sub(r"/\*.*?\*/", "", _own_file("page.css"), flags=re.S))


def fonts() -> str:
    """The fonts, written into the page; where there are none the reader's own are used."""
    folder = Path(str(files("sixthman").joinpath("server", "page", "assets")))
    faces = []
    for name, (family, weight, letters) in FONTS.items():
        for file in sorted(folder.glob(f"{name}-*.woff2"))[:1]:
            data = b64encode(file.read_bytes()).decode()
            faces.append(
                f'@font-face{{font-family:"{family}";font-weight:{weight};unicode-range:{letters};'
                f'src:url("data:font/woff2;base64,{data}") format("woff2")}}'
            )
    return "".join(faces)


def _own_file(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")


def _header(story: Story) -> str:
    facts = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(fact)}</dd></div>" for name, fact in story.facts
    )
    lead = "".join(f'<p class="lead">{escape(text)}</p>' for text in story.lead)
    return (
        f'<header><div class="column"><p class="logo">{LOGO}<span>SIXTH MAN</span></p>'
        f'<p class="kicker">{escape(story.kicker)}</p><h1>{escape(story.title)}</h1>{lead}'
        f'<dl class="facts">{facts}</dl></div></header>'
    )


def _findings(findings: Sequence[Finding], words: ReportText) -> str:
    heading = f"<h2>{escape(words.say('lab-report-findings'))}</h2>"
    if not findings:
        nothing = escape(words.say("lab-report-no-findings"))
        return f'<section class="findings">{heading}<p class="nothing">{nothing}</p></section>'
    more = escape(words.say("lab-report-more"))
    items = "".join(
        f'<li><span class="big">{escape(found.figure)}</span><h3>{escape(found.headline)}</h3>'
        f'<p>{escape(found.text)} <a href="#{found.chapter}">{more}</a></p></li>'
        for found in findings
    )
    return f'<section class="findings">{heading}<ol>{items}</ol></section>'


def _contents(chapters: Sequence[Chapter], words: ReportText) -> str:
    items = "".join(f'<li><a href="#{chapter.name}">{escape(chapter.title)}</a></li>' for chapter in chapters)
    label = escape(words.say("lab-report-contents"))
    return f'<nav class="contents" aria-label="{label}"><ol>{items}</ol></nav>'


def _chapter(chapter: Chapter, words: ReportText) -> str:
    figures = "\n".join(_figure(figure, words) for figure in chapter.figures)
    return (
        f'<section class="chapter" id="{chapter.name}"><h2>{escape(chapter.title)}</h2>'
        f"<p>{escape(chapter.text)}</p>\n{figures}</section>"
    )


def _figure(figure: Figure, words: ReportText) -> str:
    name, title = f"figure-{figure.name}", f"<h3>{escape(figure.title)}</h3>"
    if figure.draw is None:
        few = f'<figcaption class="few shown">{escape(figure.caption)}</figcaption>'
        return f'<figure id="{name}"><div class="about">{title}</div>{few}</figure>'
    note = f'<p class="note">{escape(figure.note)}</p>' if figure.note else ""
    legend = f'<div class="legend" aria-hidden="true">{figure.legend}</div>' if figure.legend else ""
    label = f'role="img" aria-label="{escape(figure.title)}" aria-describedby="{name}-caption"'
    pictures = "".join(
        f'<div class="picture {which}" {label}>{figure.draw(width)}</div>'
        for which, width in (("wide", WIDE), ("narrow", NARROW))
    )
    return (
        f'<figure id="{name}"><div class="about">{title}'
        f'<figcaption id="{name}-caption">{escape(figure.caption)}</figcaption>{note}</div>'
        f'<div class="shown">{pictures}{legend}{_table(figure.heads, figure.rows, words)}</div></figure>'
    )


def _table(heads: Row, rows: Sequence[Row], words: ReportText) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return (
        f"<details><summary>{escape(words.say('lab-report-figures'))}</summary>"
        f'<div class="table" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div></details>"
    )


def _footer(story: Story) -> str:
    text = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in story.method)
    heading = escape(story.words.say("lab-report-method"))
    return f'<footer class="column"><h2>{heading}</h2>{text}</footer>'
