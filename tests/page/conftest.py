"""The page in a real browser, at a real server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from bench.page.browser import NAMES, Visitor, browsing, chromium, help_ready
from bench.page.hosting import Host, hosting
from bench.server.process import ServerProcess
from sixthman.server.site import write_site

from .offline import FOLDER

QUICK = (
    "test_first_choice.py",
    "test_house.py",
    "test_house_troubles.py",
    "test_keeping.py",
    "test_matrix.py",
)  # what `make test` runs, too


@pytest.fixture(scope="session")
def built() -> None:
    """The page as the server sends it."""
    subprocess.run([sys.executable, "web/build_page.py", "--missing"], check=True)


@pytest.fixture(scope="session")
def started(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests of the page."""
    folder = tmp_path_factory.mktemp("page")
    server = ServerProcess(str(folder / "page.db"), folder / "page.log", spectator_delay=0.5)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server(started: ServerProcess) -> ServerProcess:
    """The same server once it answers questions without a wait."""
    help_ready(started.address)
    return started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for a module's tests. It must not outlive them: it keeps a loop, and so do other tests."""
    with browsing() as browser:
        yield browser


Welcome = Callable[..., Visitor]


@pytest.fixture
def visitor(browser: Browser, server: ServerProcess) -> Iterator[Welcome]:
    """Makes visitors. At the end the page must not have complained about anything."""
    visitors: list[Visitor] = []

    def welcome(**wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **wishes))
        return visitors[-1]

    yield welcome
    for one in visitors:
        one.close()
    assert [problem for one in visitors for problem in one.problems] == []


@pytest.fixture(scope="module")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site in some folder of a host."""
    root = tmp_path_factory.mktemp("host")
    (root / FOLDER).parent.mkdir(parents=True)
    write_site(root / FOLDER)
    return root


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """The host, which a test may take away."""
    with hosting(site) as host:
        yield host


@pytest.fixture
def visits(browser: Browser, host: Host) -> Iterator[Welcome]:
    """Visitors of the site. At the end the page must not have complained about anything."""
    visitors: list[Visitor] = []

    def come(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, f"{host.address}/{FOLDER}/", **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for one in visitors:
        one.close()
    assert [problem for one in visitors for problem in one.problems] == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All on one worker, which starts the server once. Only some things are done in no time.

    Debian's package `chromium` is enough, or any of `bench.page.browser.NAMES` on the PATH.
    """
    missing = pytest.mark.skip(
        reason=f"the page needs a browser, and none of {', '.join(NAMES)} is on the PATH"
    )
    for item in items:
        if "tests/page/" in item.nodeid:
            item.add_marker(pytest.mark.xdist_group("page"))
            if item.path.name not in QUICK:
                item.add_marker(pytest.mark.long)
            if chromium() is None:
                item.add_marker(missing)
