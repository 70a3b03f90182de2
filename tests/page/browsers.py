"""The Chromium that the tests of the page drive."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser")
UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "HttpsUpgrades", "LensOverlay", "MediaRouter", "OptimizationHints"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"),
)
"""What Playwright switches off, and the pages behind the address bar, each as costly as ours."""
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNUSED)}",
)


@contextmanager
def opened() -> Iterator[Browser]:
    """A browser, closed at the end."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    assert path is not None, "the tests of the page need Chromium (Debian: apt install chromium)"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()
