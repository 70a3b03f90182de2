"""What Ziggurat is made of, as CycloneDX: `make sbom` writes build/sbom.json.

Everything that is pinned in requirements/dev.txt and ui/package-lock.json, with digests and with
what needs what. Parts that only making and testing it needs have the scope `excluded`.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import uuid
from pathlib import Path

ROOT = Path(__file__).parent.parent
OURS = "ziggurat (pyproject.toml)"
PIN = re.compile(r"^([A-Za-z0-9_.-]+)==([^ ;\\]+)")
DIGEST = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def release() -> str:
    source = (ROOT / "src/ziggurat/__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', source, re.MULTILINE)
    assert found is not None
    return found[1]


def pinned() -> dict[str, dict]:
    """The Python packages by purl (some have a version for each Python), and who wants them."""
    found: dict[str, dict] = {}
    purl = ""
    for line in (ROOT / "requirements/dev.txt").read_text("utf-8").splitlines():
        pin = PIN.match(line)
        if pin:
            name = pin[1].lower()
            purl = f"pkg:pypi/{name}@{pin[2]}"
            found[purl] = {"name": name, "version": pin[2], "digests": [], "wanted_by": []}
        found[purl]["digests"] += DIGEST.findall(line)
        comment = line.strip()
        if comment.startswith("#"):
            wanted = comment.lstrip("# ").removeprefix("via").strip()
            found[purl]["wanted_by"] += [wanted] if wanted else []
    return found


def served(packages: dict[str, dict]) -> set[str]:
    """The names of the packages that an installed server needs."""
    needed: set[str] = set()
    wanted = {OURS}
    while wanted:
        wanted = {one["name"] for one in packages.values() if wanted & set(one["wanted_by"])}
        wanted -= needed
        needed |= wanted
    return needed


def python_parts() -> tuple[list[dict], list[dict]]:
    packages = pinned()
    needed = served(packages)
    parts = [
        {
            "type": "library",
            "bom-ref": purl,
            "name": one["name"],
            "version": one["version"],
            "purl": purl,
            "scope": "required" if one["name"] in needed else "excluded",
            "properties": [{"name": "sha256 of a file", "value": it} for it in one["digests"]],
        }
        for purl, one in packages.items()
    ]

    def wanted_by(name: str) -> list[str]:
        return [purl for purl, one in packages.items() if name in one["wanted_by"]]

    links = [{"ref": purl, "dependsOn": wanted_by(one["name"])} for purl, one in packages.items()]
    return parts, [{"ref": "ziggurat", "dependsOn": wanted_by(OURS)}, *links]


def page_parts() -> tuple[list[dict], list[dict]]:
    """The packages that the page is made of, or made with."""
    lock = json.loads((ROOT / "ui/package-lock.json").read_text("utf-8"))["packages"]
    parts, links = {}, []
    for place, one in lock.items():
        if not place or one.get("link"):
            continue
        purl = page_purl(place, one)
        kind, _, digest = one.get("integrity", "").partition("-")
        part = {
            "type": "library",
            "bom-ref": purl,
            "name": name_of(place),
            "version": one["version"],
            "purl": purl,
            "scope": "excluded" if one.get("dev") else "required",
        }
        if kind == "sha512":
            part["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        if isinstance(one.get("license"), str):
            part["licenses"] = [{"expression": one["license"]}]
        parts[purl] = part
        found = (resolved(lock, place, name) for name in one.get("dependencies", ()))
        links.append({"ref": purl, "dependsOn": sorted({it for it in found if it})})
    return list(parts.values()), list({link["ref"]: link for link in links}.values())


def name_of(place: str) -> str:
    return place.rpartition("node_modules/")[2]


def page_purl(place: str, one: dict) -> str:
    return f"pkg:npm/{name_of(place).replace('@', '%40')}@{one['version']}"


def resolved(lock: dict, place: str, name: str) -> str:
    """The package that one in that place gets by that name."""
    while True:
        inner = f"{place}/node_modules/{name}" if place else f"node_modules/{name}"
        if inner in lock:
            return page_purl(inner, lock[inner])
        if not place:
            return ""
        place = place.rpartition("node_modules/")[0].rstrip("/")


def sbom() -> dict:
    """The same for the same pins: without a date, and with a number that follows from it."""
    python, python_links = python_parts()
    page, page_links = page_parts()
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "ziggurat",
                "name": "ziggurat",
                "version": release(),
                "purl": f"pkg:pypi/ziggurat@{release()}",
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [*python, *page],
        "dependencies": [*python_links, *page_links],
    }
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(whole, sort_keys=True))
    return {"serialNumber": f"urn:uuid:{number}", **whole}


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "sbom.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    made = sbom()
    target.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    print(f"{len(made['components'])} components in {target}")
