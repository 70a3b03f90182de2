"""The interface is described once: its models build the answers and become the page's types."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from ziggurat.server.app import application
from ziggurat.server.description import description

TYPES = Path(__file__).parents[2] / "ui" / "src" / "lib" / "generated.ts"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    lines = TYPES.read_text("utf-8").split("\n", 4)
    of_description, of_types = lines[1].split()[-1], lines[2].split()[-1]

    assert hashed(description()) == of_description, "they are stale: run tools/types"
    assert hashed(lines[4]) == of_types, "they were changed by hand: run tools/types"


def hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def test_every_answer_is_described_by_a_model() -> None:
    for path, operations in application().openapi()["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if status.startswith("2") and "application/json" in answer.get("content", {}):
                    schema = answer["content"]["application/json"]["schema"]
                    assert "$ref" in schema, f"{method} {path} {status}"
