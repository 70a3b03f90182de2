"""The canonical text of a JSON value, and its digest."""

import json
from hashlib import sha256

from ziggurat.core.types import Json


def canonical(value: Json) -> str:
    """The one JSON text that equal values have."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Json) -> str:
    """SHA-256 of the canonical text."""
    return sha256(canonical(value).encode()).hexdigest()
