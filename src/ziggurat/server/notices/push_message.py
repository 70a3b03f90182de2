"""Messages for web push: encrypted for one browser, signed by this server.

Needs the extra `push`. RFC 8291 says how they are encrypted, RFC 8292 how a server signs.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
LAST = b"\x02"
"""Ends the last record of a message (RFC 8188)."""


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> bytes:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return int(number).to_bytes(32, "big")


def public_key(private: bytes) -> bytes:
    """The public key of a private one, as a point that is not compressed."""
    return _point(_private(private))


def is_point(data: bytes) -> bool:
    """Whether this is a public key that a browser could have."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)
    except ValueError:
        return False
    return True


def encrypted(
    text: bytes,
    browser: bytes,
    auth: bytes,
    *,
    private: bytes | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with that public key and secret can read.

    Key and salt are new for each message; a test gives those of the RFC.
    """
    salt = os.urandom(16) if salt is None else salt
    own = _private(new_private_key() if private is None else private)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    shared: bytes = own.exchange(ec.ECDH(), theirs)
    keys = b"WebPush: info\x00" + browser + _point(own)
    secret = _derived(shared, auth, keys, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed: bytes = AESGCM(key).encrypt(nonce, text + LAST, None)
    point = _point(own)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def authorization(private: bytes, endpoint: str, contact: str, until: int) -> str:
    """The header by which a push service knows which server sends."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": contact}
    said = ".".join(
        encode(json.dumps(one, separators=(",", ":")).encode())
        for one in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    signed: bytes = _private(private).sign(said.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = decode_dss_signature(signed)
    token = f"{said}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encode(public_key(private))}"


def _private(key: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(key, "big"), CURVE)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    point: bytes = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    derived: bytes = HKDF(hashes.SHA256(), length, salt, info).derive(material)
    return derived
