"""A push service of our own, and a browser that registered there and reads what comes."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ziggurat.core.types import Json
from ziggurat.server.notices.push_message import decode, encode


@dataclass
class Service:
    """Where messages for browsers come in."""

    url: str
    came: Queue[tuple[str, dict[str, str], bytes]] = field(default_factory=Queue)
    """The path, the headers and the body of each message."""
    answers: dict[str, int] = field(default_factory=dict)
    """With which status a path is answered; the others with 201."""


@contextmanager
def push_service() -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.came.put((self.path, dict(self.headers), body))
            self.send_response(service.answers.get(self.path, 201))
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = Service(f"http://127.0.0.1:{server.server_address[1]}")
        Thread(target=server.serve_forever, daemon=True).start()
        yield service
        server.shutdown()


class Browser:
    """A browser with keys of its own."""

    def __init__(self, service: Service, path: str = "/send/adam") -> None:
        self.endpoint = service.url + path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = Encoding.X962, PublicFormat.UncompressedPoint
        self._public: bytes = self._key.public_key().public_bytes(*point)

    def subscription(self) -> dict[str, Json]:
        keys: Json = {"p256dh": encode(self._public), "auth": encode(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, body: bytes) -> dict[str, Json]:
        """A message, decrypted as RFC 8291 says a browser does it."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\x00" + self._public + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        found = json.loads(opened.rstrip(b"\x00").removesuffix(b"\x02"))
        assert isinstance(found, dict)
        return found


def signed_claims(headers: Mapping[str, str], key: str) -> dict[str, Json]:
    """What the sender claims, if it is signed with that public key; else an error."""
    scheme, _, rest = headers["Authorization"].partition(" ")
    assert scheme == "vapid"
    parts = dict(one.strip().split("=", 1) for one in rest.split(","))
    assert parts["k"] == key
    said, _, signature = parts["t"].rpartition(".")
    raw = decode(signature)
    number = [int.from_bytes(raw[at : at + 32], "big") for at in (0, 32)]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    public.verify(encode_dss_signature(*number), said.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decode(said.split(".")[1]))
    assert isinstance(claims, dict)
    return claims
