"""JSON as it is sent."""

from __future__ import annotations

import json

from pydantic_core import PydanticSerializationError, to_json

from ziggurat.core.types import Json


def encode(value: Json) -> str:
    """JSON; in ASCII where somebody sent half a letter, so that even that can be sent back."""
    try:
        return to_json(value).decode()
    except PydanticSerializationError:
        return json.dumps(value, separators=(",", ":"))
