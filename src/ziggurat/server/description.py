"""What the interface sends and gets as OpenAPI: `python -m ziggurat.server.description`."""

from __future__ import annotations

import json

from ziggurat.server.app import application


def description() -> str:
    """The same text for the same schemas, whatever the release."""
    whole = application().openapi()
    schemas = {
        "openapi": whole["openapi"],
        "info": {"title": whole["info"]["title"], "version": ""},
        "paths": {},
        "components": whole["components"],
    }
    return json.dumps(schemas, sort_keys=True, indent=1)


if __name__ == "__main__":
    print(description(), end="")
