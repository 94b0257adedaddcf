"""`sixthman site`: the page as a folder for any static host."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from sixthman.messages import say


def add_site(app: App, option: Callable[..., Parameter], language: str) -> None:
    """Add the command to the command line."""

    @app.command(name="site", help=say(language, "help-site"))
    def site(
        folder: Annotated[Path, option("help-site-folder")],
        *,
        language: Annotated[str, option("help-language")] = language,
    ) -> None:
        from sixthman.server.site import write_site

        files = write_site(folder.expanduser())
        print(say(language, "site-written", path=str(folder), files=files))
