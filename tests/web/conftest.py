"""A running server, a socket to it, and a browser."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.driving import PATIENCE, Socket, Tabs, running_page
from zermelo.web.server.serve import Page
from zermelo.web.workers import processes

PLAIN = "import os; os.environ['ZERMELO_TIER'] = 'plain'; "

FEATURES = (
    # Suggestions below the bar for addresses: a page of their own is drawn for each tab, unseen,
    # and takes as long as the tab itself.
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
    # What Playwright turns off; its list would be lost.
    "AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,"
    "DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,"
    "MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,"
    "ThirdPartyStoragePartitioning"
)


@pytest.fixture(autouse=True)
def no_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests have played is not on the page."""
    monkeypatch.setenv("ZERMELO_WORK", str(tmp_path / "work"))


@pytest.fixture(scope="session")
def page() -> Iterator[Page]:
    """A running server. What it searches, it searches in plain Python, and nothing is compiled:
    the page shows the same."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(processes, "BEGIN", PLAIN + processes.BEGIN)
        yield from running_page()


@pytest.fixture
def compiled_page(monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A server of its own, which waits until its searches are compiled."""
    monkeypatch.setattr(processes, "BEGIN", processes.BEGIN.removeprefix(PLAIN))
    yield from running_page()


@pytest.fixture
def socket(page: Page) -> Iterator[Socket]:
    opened = Socket(page)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium; the one that has no window at all, if it is there, takes a third less."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        pytest.skip("chromium-headless-shell is not installed")
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        # Letters are drawn as in a window, for the pictures.
        hinting = "--font-render-hinting=slight"
        arguments = ["--no-sandbox", f"--disable-features={FEATURES}", hinting]
        chromium = started.chromium.launch(
            executable_path=program, args=arguments, timeout=1000 * PATIENCE
        )
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def tabs(browser: Any, page: Page) -> Iterator[Tabs]:
    lent = Tabs(browser, page)
    yield lent
    lent.close()


@pytest.fixture
def tab(tabs: Tabs) -> Iterator[Any]:
    """A tab that is let in; whatever the page complains about in its console fails the test."""
    yield from tabs.lent()
