"""What is stored of people, and for how long: a page in every language, with this server's own figures."""

from __future__ import annotations

import html
from typing import Any

from starlette.requests import Request

from sixthman.messages import LANGUAGES, say

from .cookies import GUEST_DAYS, SEAT_DAYS
from .responses import language_of
from .routes import Answer, get
from .table_registry import TableRegistry

PARTS = (  # headings and what is below them
    ("privacy-who", "privacy-who-text"),
    ("privacy-stored", "privacy-stored-text"),
    ("privacy-names", "privacy-names-text"),
    ("privacy-cookies", "privacy-cookies-text"),
    ("privacy-addresses", "privacy-addresses-text"),
    ("privacy-how-long", "privacy-how-long-text"),
    ("privacy-others", "privacy-others-text"),
    ("privacy-yours", "privacy-yours-text"),
)


@get("/privacy", tag="operations", media_type="text/html; charset=utf-8")
async def privacy(request: Request, registry: TableRegistry, language: str | None = None) -> Answer[str]:
    """What is stored of people here, and for how long."""
    spoken = language if language in LANGUAGES else language_of(request)
    settings = registry.settings
    facts = {
        "keep": int(settings.keep_days),
        "open": int(settings.keep_open_days),
        "guest": GUEST_DAYS,
        "seat": SEAT_DAYS,
    }
    return Answer(_page(spoken, facts), headers={"vary": "accept-language"})


def _page(language: str, facts: dict[str, Any]) -> str:
    """Without scripts, styles or pictures: it can be read anywhere."""
    title = html.escape(say(language, "privacy-title"))
    sections = "".join(
        f"<h2>{html.escape(say(language, heading))}</h2><p>{html.escape(say(language, text, **facts))}</p>"
        for heading, text in PARTS
    )
    others = " · ".join(
        f'<a hreflang="{other}" href="?language={other}">{html.escape(say(other, "privacy-title"))}</a>'
        for other in LANGUAGES
        if other != language
    )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f'<main><h1>{title}</h1>{sections}<p>{others}</p><p><a href="/">Sixth Man</a></p></main>'
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body>{body}</body></html>'


ROUTES = [privacy]
