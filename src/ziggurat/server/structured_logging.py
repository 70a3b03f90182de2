"""Structured logs: one JSON object a line, or coloured lines on a terminal. Never a secret."""

from __future__ import annotations

import logging
import sys
from time import monotonic

import structlog

LOG_EVERY = 60.0

log = structlog.get_logger("limits")


def set_up(level: str) -> None:
    """Log to standard error from this level on."""
    number = logging.getLevelNamesMapping()[level.upper()]
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    if sys.stderr.isatty():
        last: structlog.typing.Processor = structlog.dev.ConsoleRenderer()
    else:
        shared.append(structlog.processors.dict_tracebacks)
        last = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, last],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=max(number, logging.WARNING), stream=sys.stderr, force=True)


class Quietly:
    """Says one thing at most once a minute, with how often it happened."""

    def __init__(self, event: str) -> None:
        self._event = event
        self._times = 0
        self._said = -LOG_EVERY

    def say(self) -> None:
        self._times += 1
        if monotonic() - self._said >= LOG_EVERY:
            log.warning(self._event, times=self._times)
            self._times, self._said = 0, monotonic()
