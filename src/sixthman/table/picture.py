"""Pictures of a game as HTML that needs nothing else: no script, no file, no font."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = (
    "font-family:system-ui,sans-serif;font-size:14px;line-height:1.4;color:#1c2733;background:#f6f8fa;"
    "border:1px solid #d5dce3;border-radius:10px;padding:12px 16px;display:inline-block;max-width:920px"
)
PALE = "#5b6875"
_CELL = "text-align:left;padding:3px 14px 3px 0;border:0;background:none;vertical-align:middle"


def page(inside: str) -> str:
    """A whole picture."""
    return f'<div style="{STYLE}">{inside}</div>'


def text(words: str, style: str = "") -> str:
    """Words, safe to show."""
    return f'<span style="{style}">{escape(words)}</span>' if style else escape(words)


def heading(title: str, where: str = "") -> str:
    """The title of a picture, and where the game is."""
    return (
        f'<div style="margin-bottom:8px"><b style="font-size:16px">{escape(title)}</b> '
        f'<span style="color:{PALE};margin-left:8px">{escape(where)}</span></div>'
    )


def section(title: str, inside: str) -> str:
    """Something with a small title above it."""
    return (
        f'<div style="margin:10px 0 2px"><div style="color:{PALE};font-size:12px;margin-bottom:3px">'
        f"{escape(title)}</div>{inside}</div>"
    )


def row(parts: Sequence[str]) -> str:
    """Things side by side, in as many lines as they need."""
    return f'<div style="display:flex;flex-wrap:wrap;gap:5px;align-items:center">{"".join(parts)}</div>'


def card(name: str, under: str = "", color: str = "#e8edf2", corner: str = "", ink: str = "#1c2733") -> str:
    """A small card: its name, what is under it, and what is in its corner."""
    return (
        f'<div style="display:inline-flex;flex-direction:column;justify-content:space-between;'
        f"box-sizing:border-box;min-width:74px;height:50px;padding:4px 7px;border-radius:7px;"
        f'background:{color};color:{ink};border:1px solid rgba(0,0,0,.18)">'
        f'<div style="display:flex;justify-content:space-between;gap:8px;white-space:nowrap">'
        f"<b>{escape(name)}</b><b>{escape(corner)}</b></div>"
        f'<div style="font-size:11px;white-space:nowrap">{escape(under)}&nbsp;</div></div>'
    )


def label(words: str) -> str:
    """Words in a frame: a choice without a card."""
    return (
        f'<div style="display:inline-block;padding:5px 9px;border-radius:7px;background:#fff;'
        f'border:1px solid #b9c4ce">{escape(words)}</div>'
    )


def chip(words: str, color: str, ink: str = "#fff") -> str:
    """A few letters on a color."""
    return (
        f'<span style="display:inline-block;min-width:15px;text-align:center;padding:0 4px;margin-right:3px;'
        f'border-radius:5px;font-size:11px;background:{color};color:{ink}">{escape(words)}</span>'
    )


def grid(heads: Sequence[str], rows: Sequence[Sequence[str]], raw: bool = False) -> str:
    """A table; with `raw` its cells are parts of pictures already."""
    head = "".join(
        f'<th style="{_CELL};color:{PALE};font-weight:normal;font-size:12px">{escape(one)}</th>'
        for one in heads
    )
    lines = "".join(
        "<tr style='background:none'>"
        + "".join(f'<td style="{_CELL}">{cell if raw else escape(cell)}</td>' for cell in line)
        + "</tr>"
        for line in rows
    )
    top = f"<thead><tr>{head}</tr></thead>" if heads else ""
    return f'<table style="border-collapse:collapse;margin:2px 0">{top}<tbody>{lines}</tbody></table>'


def bar(share: float, color: str = "#2f6f4f", line_at: float | None = None, width: int = 180) -> str:
    """A part of a whole as a bar, with a line where something else would be."""
    line = (
        ""
        if line_at is None
        else f'<rect x="{line_at * width:.1f}" y="0" width="2" height="14" fill="#1c2733"/>'
    )
    filled = min(1.0, max(0.0, share)) * width
    return (
        f'<svg width="{width}" height="14" style="vertical-align:middle">'
        f'<rect width="{width}" height="14" rx="3" fill="#dde4ea"/>'
        f'<rect width="{filled:.1f}" height="14" rx="3" fill="{color}"/>{line}</svg>'
    )
