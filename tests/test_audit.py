"""The SBOM holds everything that is pinned, and an audit never takes silence for safety."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

from ziggurat.core.json_fields import Fields
from ziggurat.core.types import Json

ROOT = Path(__file__).parents[1]


def made(folder: Path, name: str) -> Fields:
    file = folder / name
    subprocess.run([sys.executable, ROOT / "tools/sbom.py", file], check=True, capture_output=True)
    return Fields(json.loads(file.read_text("utf-8")), "sbom")


def test_everything_that_is_pinned_is_in_the_sbom(tmp_path: Path) -> None:
    sbom = made(tmp_path, "one.json")
    parts = [Fields(part, "part") for part in sbom.row("components")]
    purls = {str(part.get("purl")): str(part.get("scope")) for part in parts}
    assert len(purls) == len(parts)
    pins = (ROOT / "requirements/dev.txt").read_text("utf-8")
    for name, version in re.findall(r"^([\w.-]+)==([^ ;\\]+)", pins, re.MULTILINE):
        assert f"pkg:pypi/{name.lower()}@{version}" in purls
    lock = json.loads((ROOT / "ui/package-lock.json").read_text("utf-8"))["packages"]
    for place, one in lock.items():
        if place:
            name = place.rpartition("node_modules/")[2].replace("@", "%40")
            assert f"pkg:npm/{name}@{one['version']}" in purls
    scopes = {purl.partition("@")[0]: scope for purl, scope in purls.items()}
    assert scopes["pkg:pypi/fastapi"] == scopes["pkg:pypi/starlette"] == "required"
    assert scopes["pkg:pypi/pytest"] == scopes["pkg:pypi/mypy"] == "excluded"
    known = {*purls, "ziggurat"}
    for row in sbom.row("dependencies"):
        link = Fields(row, "link")
        assert {str(link.get("ref")), *map(str, link.row("dependsOn"))} <= known
    assert sbom.get("bomFormat") == "CycloneDX"
    assert made(tmp_path, "two.json").value == sbom.value, "the same pins, another SBOM"


Answer = Callable[[int], Json]


@contextmanager
def advisories(answer: Answer) -> Iterator[str]:
    """A server of advisories, which answers that to a number of questions; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(answer(len(asked["queries"]))).encode())

        def log_message(self, *_: object) -> None:
            """Quietly."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()


def audit(address: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "tools/audit.py"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "ZIGGURAT_ADVISORIES": address},
    )


def test_known_vulnerabilities_are_listed() -> None:
    def first_has_one(count: int) -> Json:
        return {"results": [{"vulns": [{"id": "GHSA-x"}]}, *[{}] * (count - 1)]}

    with advisories(first_has_one) as address:
        done = audit(address)
    assert done.returncode == 1
    assert done.stdout.startswith("GHSA-x: ")


def test_none_known_is_said_only_after_an_answer_for_each_part() -> None:
    with advisories(lambda count: {"results": [{}] * count}) as address:
        done = audit(address)
    assert (done.returncode, done.stdout[:10]) == (0, "none known")
    wrong: list[Answer] = [lambda _: {"results": []}, lambda _: {}, lambda _: [1], lambda _: None]
    for answer in wrong:
        with advisories(answer) as address:
            unknown(audit(address))
    unknown(audit("http://127.0.0.1:9/"))
    unknown(audit("nonsense"))


def unknown(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 3
    assert "cannot be reached" in done.stderr
    assert "none" not in done.stdout
