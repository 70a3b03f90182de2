"""Names that cannot be guessed, and what is stored of secrets."""

from hashlib import sha256
from secrets import choice, token_hex, token_urlsafe
from string import ascii_letters, digits

LETTERS = ascii_letters + digits


def new_id(length: int = 16) -> str:
    """Letters and digits, some six bits each."""
    return "".join(choice(LETTERS) for _ in range(length))


def new_secret() -> str:
    """A long secret for a cookie, a token or an invitation."""
    return token_urlsafe(32)


def new_salt() -> str:
    return token_hex(16)


def new_shuffle_secret() -> str:
    return token_hex(32)


def hash_secret(secret: str) -> str:
    """What is stored of a secret: enough to recognise it, not enough to give it away."""
    return sha256(secret.encode()).hexdigest()
