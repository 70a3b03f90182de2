"""What goes over the wire is as small as the browser can read it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hosts import Host, Visitor, rows
from ziggurat.server.page_files import smallest


@pytest.mark.parametrize(
    ("accepted", "form", "encoding"),
    [
        ("", "page.js", None),
        ("identity", "page.js", None),
        ("gzip", "page.js.gz", "gzip"),
        ("gzip, deflate, br, zstd", "page.js.br", "br"),
        ("GZIP;q=0.8, br;q=0.9", "page.js.br", "br"),
        ("gzip, br;q=0", "page.js.gz", "gzip"),
        ("gzip;q=0.0, br; q=0", "page.js", None),
    ],
)
def test_a_file_goes_out_in_the_smallest_form_that_is_accepted(
    tmp_path: Path, accepted: str, form: str, encoding: str | None
) -> None:
    for name in ("page.js", "page.js.br", "page.js.gz"):
        (tmp_path / name).touch()
    assert smallest(tmp_path / "page.js", accepted) == (tmp_path / form, encoding)


def test_a_file_that_was_not_compressed_goes_out_as_it_is(tmp_path: Path) -> None:
    font = tmp_path / "font.woff2"
    font.touch()
    assert smallest(font, "br, gzip") == (font, None)


@pytest.mark.usefixtures("built")
def test_the_page_comes_compressed_and_of_its_own_type(host: Host) -> None:
    visitor = Visitor(host.url)
    plain = visitor.http.get("/", headers={"Accept-Encoding": "identity"})
    packed = visitor.http.get("/", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert int(packed.headers["content-length"]) < len(plain.content)
    for answer in (plain, packed):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == "no-cache"


def test_large_answers_come_compressed_and_small_ones_as_they_are(host: Host) -> None:
    visitor = Visitor(host.url)
    for game in rows(visitor.get("/api/games")["games"]):
        answer = visitor.http.get(str(game["table"]), headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) * 5 < len(answer.content)
    small = visitor.http.get("/api/tables/none", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers
