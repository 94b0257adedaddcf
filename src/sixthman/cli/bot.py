"""`sixthman bot`: a bot at a server's table."""

import sys
from collections.abc import Callable
from typing import Annotated, Any

from cyclopts import App, Parameter

from sixthman.messages import say


def add_bot(
    app: App, option: Callable[..., Parameter], number: Callable[[str], Parameter], language: str
) -> None:
    """Add the command to the command line."""

    @app.command(name="bot", help=say(language, "help-bot"))
    def bot(
        bot: Annotated[str, option("help-bot-bot")],
        address: Annotated[str, option("help-bot-address")],
        *,
        name: Annotated[str | None, option("help-bot-name")] = None,
        seat: Annotated[int | None, number("help-bot-seat")] = None,
        patience: Annotated[float, option("help-patience")] = 10.0,
        language: Annotated[str, option("help-language")] = language,
    ) -> None:
        from sixthman.library.online import join

        def tell(message: str, **facts: Any) -> None:
            print(say(language, message, **facts), file=sys.stderr, flush=True)

        ended = join(bot, address, name=name, seat=seat, patience=patience, tell=tell)
        order = sorted(ended.ranks, key=ended.ranks.__getitem__)
        results = [
            say(language, "bot-result", name=ended.names[one], score=ended.scores[one]) for one in order
        ]
        print(say(language, "bot-over", told=", ".join(results)))
        if ended.cheated is not None:
            tell("bot-cheated", reason=ended.cheated)
            sys.exit(1)
        tell("bot-fair" if ended.contributed else "bot-unproven")
