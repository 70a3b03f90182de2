"""How a person plays on the page: what the hands of every game need, and those of each game.

`tests/<game>/hands.py` plays the game with a mouse or with a keyboard alone (`WAYS`), and says
which recorded game stands for its middle (`MIDDLE`) and what is picked up there (`PICKS`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Protocol, cast

from playwright.sync_api import Page

from tests.page.people import Visitor


class Hands(Protocol):
    """What `tests/<game>/hands.py` has."""

    MIDDLE: tuple[str, float]
    """A recorded game to look at, and the share of it that has been played then."""
    PICKS: Sequence[str]
    """What is picked up there, and what the pointer is over then."""
    WAYS: Mapping[str, Callable[[Visitor, Random], int]]
    """Playing a whole game by mouse and by keyboard; decisions made."""


def hands_of(game: str) -> Hands:
    return cast(Hands, import_module(f"tests.{game}.hands"))  # a module fits a protocol


def question(page: Page) -> str:
    return page.locator(".question").get_attribute("data-question") or ""


def over(page: Page) -> bool:
    return page.locator("[data-stage=over]").count() > 0


LISTEN = """
window.said = [];
new MutationObserver(() => {
  const text = document.querySelector('[data-news]')?.textContent?.trim() ?? '';
  if (text !== '' && text !== window.said.at(-1)) window.said.push(text);
}).observe(document.body, { subtree: true, childList: true, characterData: true });
"""
RINGS = """
window.rung = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { window.rung++; start.call(this, at) };
"""
"""Counts in `window.rung` what is heard."""

UNSPOKEN = re.compile(r"undefined|NaN|\[object|[{}\ue000\ue001]|\b[a-z]+-(event|question|action)-")
"""What no sentence holds: values that are missing, and names of messages."""

SENTENCE = re.compile(r"[.!?](\s|$)")
"""Where one ends; what a question is about may follow it."""


def listen(page: Page) -> None:
    """Write down from now on what a screen reader is told."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """What a screen reader was told, in sentences."""
    said: list[str] = page.evaluate("window.said")
    for text in said:
        assert UNSPOKEN.search(text) is None, text
        assert SENTENCE.search(text) is not None, text
    return said


def tab_to(page: Page, target: str) -> None:
    """Press Tab until something that fits has the focus; where it cannot be reached, fail."""
    for key in ("Tab", "Shift+Tab"):
        for _ in range(60):
            if page.evaluate("t => document.activeElement?.matches(t) ?? false", target):
                return
            page.keyboard.press(key)
    raise AssertionError(f"{target} cannot be reached with Tab")
