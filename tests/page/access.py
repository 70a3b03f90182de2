"""What axe finds on a screen: nothing is the requirement, of whatever impact."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.teotihuacan.hands import FREE_WORKER

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
PIECES = "[data-leader]:not(.out), [data-tile][aria-pressed], [data-piece=pilli], " + FREE_WORKER
"""What can be picked up in one of the games."""


def faults(page: Page) -> list[str]:
    """Everything that axe finds wrong, good practice included."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:160]})"
        for one in found["violations"]
    ]


def faults_in_any_light(page: Page) -> list[str]:
    """The same by day and by night."""
    found = faults(page)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    return found + faults(page)
