"""Quiet hours: when somebody does not want to be told anything."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from zoneinfo import ZoneInfo

from ziggurat.core.types import Json
from ziggurat.server.schemas.requests import known_zone

UTC = "UTC"


def is_quiet(hours: Mapping[str, Json] | None, now: float) -> bool:
    """Whether that moment lies in somebody's quiet hours; they may go over midnight."""
    if hours is None:
        return False
    start, end, zone = hours["start"], hours["end"], str(hours["zone"])
    assert isinstance(start, int)
    assert isinstance(end, int)
    clock = datetime.fromtimestamp(now, ZoneInfo(zone if known_zone(zone) else UTC))
    hour = clock.hour
    return start <= hour < end if start <= end else hour >= start or hour < end
