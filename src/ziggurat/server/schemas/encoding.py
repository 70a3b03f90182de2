"""JSON as it is sent."""

from __future__ import annotations

import json

from pydantic import BaseModel
from pydantic_core import PydanticSerializationError


def encode(body: BaseModel) -> str:
    """JSON; in ASCII where somebody sent half a letter, so that even that can be sent back."""
    try:
        return body.model_dump_json(by_alias=True)
    except PydanticSerializationError:
        return json.dumps(body.model_dump(by_alias=True), separators=(",", ":"))
