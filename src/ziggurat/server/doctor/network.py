"""How people get here: the port, the proxy before it, its certificate, and mail."""

from __future__ import annotations

import json
import smtplib
import socket
import ssl
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from datetime import UTC, datetime
from email.message import Message
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from http.server import BaseHTTPRequestHandler, HTTPServer
from ipaddress import ip_address, ip_network
from threading import Thread
from urllib.parse import urlsplit

import ziggurat
from ziggurat.server.doctor.findings import Finding, look, well, wrong
from ziggurat.server.settings import Mail, Settings

SECONDS = 5.0
CERTIFICATE_DAYS = 14
PROXY_LINES = "the proxy examples in docs/hosting.md"
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "emlnZ3VyYXQtZG9jdG9yIQ==",
}


def addresses(settings: Settings) -> Iterator[Finding]:
    """Whether public URL, proxies and the address to listen at go together."""
    for one in filter(None, (part.strip() for part in settings.trusted_proxy.split(","))):
        if one == "*":
            yield wrong(
                "every address is trusted as a proxy: anybody can pretend to be anybody",
                "--trusted-proxy with the proxy's own address",
            )
        elif not _is_network(one):
            yield wrong(
                f"the trusted proxy {one!r} is not an address",
                "--trusted-proxy 127.0.0.1, or a network such as 10.0.0.0/8",
            )
    if settings.secure and not settings.trusted_proxy:
        yield wrong(
            "HTTPS comes from a proxy that is not trusted: everybody shares its address "
            "and its limits",
            "--trusted-proxy with the proxy's address",
        )
    if not settings.loopback and not settings.public_url:
        yield look(
            "others can reach this server, but it does not know its public address",
            "--public-url, for invitations and to check where requests come from",
        )
    if settings.public_url and not settings.secure and not _at_home(settings.public_url):
        yield wrong(
            f"{settings.public_url} has no TLS: passwords and cookies can be read in transit",
            "a proxy with TLS, and --public-url https://…",
        )


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _at_home(url: str) -> bool:
    """Whether the address is of this machine or of a private network."""
    name = urlsplit(url).hostname or ""
    try:
        return ip_address(name).is_private
    except ValueError:
        return name == "localhost" or name.endswith((".local", ".lan", ".home.arpa"))


def server(settings: Settings, served: bool) -> Iterator[Finding]:
    """What listens at the port, and whether people get there; `served`: the database is in use."""
    local = f"http://{_local(settings.host)}:{settings.port}"
    running = _taken(settings.host, settings.port)
    if running:
        yield from _health(local, "the server")
        if settings.public_url:
            yield from _public(settings.public_url)
    else:
        if served:
            yield wrong(
                f"the database is served by another process, which is not on port {settings.port}",
                "stop it, or run the doctor with its --host and --port",
            )
        yield look(f"no server is running at {local}", "start it, and run the doctor again")
        if settings.public_url:
            yield from _proxy_headers(settings)
    if settings.secure:
        yield from certificate(settings.public_url)


def _local(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "localhost") else f"[{host}]" if ":" in host else host


def _taken(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def _get(url: str, headers: Mapping[str, str] | None = None) -> tuple[int, bytes, str]:
    """Status and body of an answer; status 0 where there is none, with the reason."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    try:
        with closing(kind(parts.netloc, timeout=SECONDS)) as asked:
            asked.request("GET", parts.path, headers=dict(headers or {}))
            answer = asked.getresponse()
            return answer.status, answer.read(100_000), ""
    except (OSError, HTTPException, ValueError) as error:
        return 0, b"", str(error)


def _health(url: str, who: str) -> Iterator[Finding]:
    status, body, reason = _get(f"{url}/healthz")
    facts: dict[str, object] = {}
    with suppress(ValueError):
        facts = json.loads(body)
    if status == 200 and facts.get("status") == "well":
        yield well(f"{who} answers and can write ({url})")
        release = str(facts.get("release"))
        if release != ziggurat.__version__:
            yield look(
                f"{who} is release {release}, this is {ziggurat.__version__}", "restart the server"
            )
    elif status == 503:
        yield wrong(f"{who} says that its storage is down ({url})", "see disk and database above")
    elif status == 403:
        yield wrong(
            f"{who} does not know the name in {url}",
            "--public-url, and the Host header at the proxy",
        )
    else:
        yield wrong(
            f"{url} is not a Ziggurat server: {reason or status}", "use another --port, or stop it"
        )


def _public(url: str) -> Iterator[Finding]:
    """The running server through the proxy."""
    base = url.rstrip("/")
    yield from _health(base, "the server at its public address")
    status, _, _ = _get(f"{base}/api/me/live", UPGRADE)
    if status != 101:
        yield wrong(
            f"live connections do not get through ({status})", f"Upgrade, as in {PROXY_LINES}"
        )
    if _get(f"{base}/metrics")[0] == 200:
        yield look("everybody can read /metrics", f"block it, as in {PROXY_LINES}")


class _Listener(HTTPServer):
    """Takes the server's place for a moment, to see what a proxy sends on."""

    heard: Message | None = None


class _Answer(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        if isinstance(self.server, _Listener):
            self.server.heard = self.headers
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody wants to read it."""


def _proxy_headers(settings: Settings) -> Iterator[Finding]:
    """What the proxy says of who asks, heard in the place of the server that does not run."""
    try:
        listener = _Listener((settings.host, settings.port), _Answer)
    except OSError as error:
        yield wrong(f"port {settings.port} cannot be used: {error.strerror}", "another --port")
        return
    listening = Thread(target=listener.serve_forever, kwargs={"poll_interval": 0.05})
    listening.start()
    url = settings.public_url.rstrip("/")
    _, _, reason = _get(f"{url}/healthz", UPGRADE)
    listener.shutdown()
    listening.join()
    listener.server_close()
    if listener.heard is None:
        yield wrong(
            f"{url} does not lead to port {settings.port}: {reason or 'something else answers'}",
            f"name, firewall, and {PROXY_LINES}",
        )
        return
    yield from _heard(settings, listener.heard)


def _heard(settings: Settings, headers: Message) -> Iterator[Finding]:
    name = urlsplit(settings.public_url).netloc.lower()
    host = str(headers.get("Host", "")).lower()
    if host != name:
        yield wrong(f"the proxy asks for {host!r}, not for {name!r}", f"Host, as in {PROXY_LINES}")
    if str(headers.get("Upgrade", "")).lower() != "websocket":
        yield wrong("the proxy lets no live connections through", f"Upgrade, as in {PROXY_LINES}")
    if not settings.trusted_proxy:
        return
    forwarded = headers.get("X-Forwarded-For")
    if forwarded is None:
        yield wrong(
            "the proxy does not pass on client addresses: everybody shares one address "
            "and its limits",
            f"X-Forwarded-For, as in {PROXY_LINES}",
        )
    else:
        yield well("the proxy passes on client addresses")
    if settings.secure and headers.get("X-Forwarded-Proto") != "https":
        yield wrong(
            "the proxy does not say that people connect by HTTPS",
            f"X-Forwarded-Proto, as in {PROXY_LINES}",
        )


def certificate(url: str) -> Iterator[Finding]:
    """How long the certificate of the public address is good."""
    parts = urlsplit(url)
    name, port = parts.hostname or "", parts.port or 443
    try:
        with (
            socket.create_connection((name, port), SECONDS) as plain,
            ssl.create_default_context().wrap_socket(plain, server_hostname=name) as secured,
        ):
            facts = secured.getpeercert() or {}
    except OSError as error:
        yield wrong(f"no TLS at {name}:{port}: {error}", "name, firewall, the proxy's certificate")
        return
    ends = datetime.fromtimestamp(ssl.cert_time_to_seconds(str(facts["notAfter"])), UTC)
    days = (ends - datetime.now(UTC)).days
    said = f"the certificate of {name} is valid for {days} more days"
    yield look(said, "renew it") if days < CERTIFICATE_DAYS else well(said)


def mail(settings: Settings) -> Iterator[Finding]:
    """Whether letters can be sent; none is."""
    if settings.mail is None:
        yield look("no mail server: nobody gets e-mail", "ZIGGURAT_SMTP_HOST, if you want it")
        return
    if settings.mail.password and not settings.mail.tls:
        yield wrong(
            "the mail server's password crosses the network in the clear",
            "ZIGGURAT_SMTP_TLS=1, or no password",
        )
    if settings.mail.sender.endswith("@localhost"):
        yield look(
            f"e-mail is sent from {settings.mail.sender}", "ZIGGURAT_SMTP_FROM=you@example.org"
        )
    yield _greeted(settings.mail)


def _greeted(chosen: Mail) -> Finding:
    where = f"{chosen.host}:{chosen.port}"
    try:
        with smtplib.SMTP(chosen.host, chosen.port, timeout=SECONDS) as server:
            if chosen.tls:
                server.starttls(context=ssl.create_default_context())
            if chosen.user:
                server.login(chosen.user, chosen.password)
            server.noop()
    except smtplib.SMTPAuthenticationError:
        return wrong(
            f"the mail server {where} rejects {chosen.user!r}",
            "ZIGGURAT_SMTP_USER and ZIGGURAT_SMTP_PASSWORD",
        )
    except (smtplib.SMTPException, OSError) as error:
        return wrong(
            f"the mail server {where} cannot be used: {error}",
            "ZIGGURAT_SMTP_HOST, ZIGGURAT_SMTP_PORT, ZIGGURAT_SMTP_TLS",
        )
    return well(f"the mail server {where} accepts e-mail")


def secrets(settings: Settings, given: str) -> Iterator[Finding]:
    """Whether a password stands where others can read it; `given`: the command line."""
    for name, variable, url in (
        ("database", "ZIGGURAT_DATABASE", settings.database),
        ("bus", "ZIGGURAT_BUS", settings.bus),
    ):
        password = urlsplit(url).password if "://" in url else None
        if password and password in given:
            yield wrong(
                f"the {name} password is on the command line, which others can read",
                f"set {variable} in the environment instead (EnvironmentFile=, mode 600)",
            )
