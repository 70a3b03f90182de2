"""Requests of every kind that the OpenAPI description knows, made by schemathesis."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

import httpx

from tests.server.hosts import Guest, Host, play_on
from tests.server.late import sets_up_late

CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_schema_conformance"
)
GOOD_BYE = "^/api/(me|sessions|sessions/this)$"
"""Where a person would end its own session in the middle of the run."""


def requests_of_every_kind(host: Host, phases: str, examples: int, seed: str) -> str:
    """By a stranger and by a person at tables of every stage; what went wrong, if anything."""
    eva = host.guest("Eva")
    over = sets_up_late(eva, "mexica", "me", "random", start=True)
    play_on(over, [eva], Random(seed))
    tables = [
        eva.sets_up("tigris", "me", "open", "random"),
        eva.sets_up("tigris", "me", "random", hints="random", start=True),
        eva.sets_up("teotihuacan", "me", "here Adam", start=True),
        over,
    ]
    stranger = schemathesis(host, None, tables, phases, 1, seed)
    return stranger + schemathesis(host, eva, tables, phases, examples, seed)


def schemathesis(
    host: Host, guest: Guest | None, tables: list[str], phases: str, examples: int, seed: str
) -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "openapi.json"
        file.write_text(json.dumps(description(host, tables)))
        command = [
            *(sys.executable, "-m", "schemathesis.cli", "run", str(file), "--url", host.url),
            *("--checks", CHECKS, "--phases", phases, "--max-examples", str(examples)),
            *("--seed", seed, "--request-timeout", "60", "--no-shrink", "--continue-on-failure"),
            *("--suppress-health-check", "all", "--warnings", "off"),
        ]
        if guest is not None:
            command += ["--header", f"Cookie: {guest.headers()['Cookie']}"]
            command += ["--exclude-path-regex", GOOD_BYE]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    return "" if done.returncode == 0 else done.stdout[-6000:] + done.stderr[-2000:]


def description(host: Host, tables: list[str]) -> object:
    """The host's own, with tables that there are instead of any name."""
    schema = httpx.get(f"{host.url}/api/openapi.json").json()
    for path in schema["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "table":
                    parameter["schema"] = {"type": "string", "enum": tables}
    return schema
