"""Lists of numbers: searching ascending ones, and passing items on as they are."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def place_in(items: list[int], item: int) -> int:
    """Where an item is in an ascending list, or would be: `bisect_left`, compiled."""
    low, high = 0, len(items)
    while low < high:
        middle = (low + high) // 2
        if items[middle] < item:
            low = middle + 1
        else:
            high = middle
    return low


def picked(items: list[T], places: list[int]) -> list[T]:
    """The items at those places.

    Compiled, this passes on the objects themselves; code that knew they are numbers would
    make new ones.
    """
    return [items[place] for place in places]


def insert_from(items: list[T], at: int, others: list[T], place: int) -> None:
    """Insert the other list's item at that place: the object itself, not an equal one."""
    items.insert(at, others[place])
