"""What others see of a table: previews of links, and the frame policy of what is embedded."""

from __future__ import annotations

import re
import struct

import httpx
import pytest

from tests.server.hosts import Host

pytestmark = pytest.mark.usefixtures("built")


def tags(host: Host, path: str) -> dict[str, str]:
    text = httpx.get(f"{host.processes[0].url}{path}").text
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', text))


def status_elsewhere(host: Host, path: str) -> int:
    """The status for somebody who is not at the table."""
    return httpx.get(f"{host.processes[0].url}{path}").status_code


def test_a_link_has_a_preview_that_shows_no_more_than_a_spectator_sees(host: Host) -> None:
    eva = host.guest("Eva <b>")
    table = eva.sets_up("tigris", "me", "random", name="Evening & night", start=True)
    found = tags(host, f"/t/{table}")
    assert found["og:title"] == "Evening &amp; night"
    assert found["og:description"].endswith(" · Eva &lt;b&gt;")
    path = found["og:image"].partition("/api")[2]
    picture = httpx.get(f"{host.processes[0].url}/api{path}", timeout=60)
    assert picture.headers["content-type"] == found["og:image:type"] == "image/png"
    size = struct.unpack(">II", picture.content[16:24])
    assert size == (int(found["og:image:width"]), int(found["og:image:height"])) == (1200, 630)

    assert path.endswith("/positions/0/preview.png")
    moment = tags(host, f"/t/{table}?move=7")
    assert moment["og:url"] == f"{found['og:url']}?move=7"
    assert moment["og:image"] == found["og:image"]
    for odd in ("-1", "x", "9" * 30):
        assert tags(host, f"/t/{table}?move={odd}")["og:url"] == found["og:url"]

    closed = eva.sets_up("tigris", "me", "random", name="Ours", spectators=False, start=True)
    found = tags(host, f"/t/{closed}")
    assert found["og:image"].endswith("/icon-512.png")
    assert status_elsewhere(host, f"/api/tables/{closed}/positions/0/preview.png") == 403
    assert "Eva" not in "".join(found.values())
    assert "Ours" not in "".join(found.values())
    assert tags(host, "/t/nosuchtable") == {}
    for odd in ("x" * 500, "%00", "a%20b"):
        answer = httpx.get(f"{host.processes[0].url}/t/{odd}")
        assert answer.status_code == 404
        assert "text/html" in answer.headers["content-type"]


def test_only_what_is_to_be_embedded_may_stand_in_a_frame(host: Host) -> None:
    table = host.guest("Eva").sets_up("tigris", "me", "random", start=True)
    for path in ("/", f"/t/{table}", "/embedded", f"/api/tables/{table}"):
        answer = httpx.get(f"{host.processes[0].url}{path}")
        assert answer.headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    answer = httpx.get(f"{host.processes[0].url}/embed/{table}")
    assert "x-frame-options" not in answer.headers
    assert "frame-ancestors *" in answer.headers["content-security-policy"]
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers
