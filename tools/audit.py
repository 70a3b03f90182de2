"""Known vulnerabilities of what Ziggurat is made of: `make audit`.

Asks the advisories of OSV (another address: ZIGGURAT_ADVISORIES) for every part of the SBOM. Exit
codes: 0, none is known; 1, some are; 3, nobody could be asked, so nothing is known.
"""

from __future__ import annotations

import json
import os
import sys
from http.client import HTTPException
from pathlib import Path
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).parent))
from sbom import sbom

ADVISORIES = os.environ.get("ZIGGURAT_ADVISORIES", "https://api.osv.dev/v1/querybatch")
AT_ONCE = 500
SECONDS = 30
FOUND, UNKNOWN = 1, 3


def asked(parts: list[dict]) -> list[list[str]]:
    """The advisories for each part; raises where the answer is not one."""
    body = json.dumps({"queries": [{"package": {"purl": part["purl"]}} for part in parts]})
    request = Request(ADVISORIES, body.encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=SECONDS) as answer:
        results = json.loads(answer.read())["results"]
    if len(results) != len(parts):
        raise ValueError(f"{len(results)} answers to {len(parts)} questions")
    return [[one["id"] for one in result.get("vulns") or ()] for result in results]


def main() -> int:
    parts = sbom()["components"]
    found: list[tuple[dict, str]] = []
    for first in range(0, len(parts), AT_ONCE):
        some = parts[first : first + AT_ONCE]
        try:
            answers = asked(some)
        except (OSError, HTTPException, ValueError, KeyError, TypeError, AttributeError) as error:
            print(f"the advisories cannot be reached: {error}", file=sys.stderr)
            print(f"nothing is known about {len(parts)} parts", file=sys.stderr)
            return UNKNOWN
        found += [(part, id_) for part, ids in zip(some, answers, strict=True) for id_ in ids]
    for part, advisory in found:
        where = "in use" if part["scope"] == "required" else "only for making and testing"
        print(f"{advisory}: {part['name']} {part['version']} ({where})")
    if found:
        return FOUND
    print(f"none known for {len(parts)} parts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
