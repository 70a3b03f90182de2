"""Posting to webhooks, never into somebody's network."""

from __future__ import annotations

import socket
import ssl
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import urlsplit

from ziggurat.server.problems import Problem

SECONDS = 10.0


def check_webhook(url: str) -> None:
    """Raise `bad-webhook` for what cannot be one."""
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018  reading it checks it
    except ValueError as error:
        raise Problem("bad-webhook") from error
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= 500
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or not plain:
        raise Problem("bad-webhook")


def post(url: str, body: str, private: bool) -> None:
    """Post to a webhook: to the address that was checked, following nothing it answers."""
    check_webhook(url)
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    address = _public_address(host, port, private)
    connection: HTTPConnection
    if parts.scheme == "https":
        connection = _PinnedHTTPS(host, port, address)
    else:
        connection = HTTPConnection(address, port, timeout=SECONDS)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        headers = {"Host": parts.netloc, "Content-Type": "application/json"}
        connection.request("POST", target, body, headers)
        status = connection.getresponse().status
        if status >= 300:
            raise ValueError(f"status {status}")
    finally:
        connection.close()


def _public_address(host: str, port: int, private: bool) -> str:
    """Where the host is; an address inside somebody's network is refused."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(ip_address(one.partition("%")[0]).is_global for one in addresses):
        raise Problem("bad-webhook")
    return addresses[0]


class _PinnedHTTPS(HTTPSConnection):
    """TLS for a host's name at the address that was checked."""

    def __init__(self, host: str, port: int, address: str) -> None:
        super().__init__(host, port, timeout=SECONDS)
        self._address = address

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), SECONDS)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)
