"""How often somebody may do something."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

from ziggurat.server.problems import Problem
from ziggurat.server.settings import Rates

MOST_BUCKETS = 50_000
WIDE = 1000.0
SHARED = 0.2
"""What is counted by person counts for their address, which several people may share."""


def by_person(person: str) -> str:
    return f"person {person}"


@lru_cache(10_000)
def by_address(address: str) -> str:
    """One household or one machine: of IPv6 the network, whose rest anybody can choose."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return f"address {address}"
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return f"address {found.ipv4_mapped}"
        return f"network {IPv6Address(int(found) >> 64 << 64)}"
    return f"address {found}"


def by_pair(login: str, address: str) -> str:
    """Somebody at one address who tries one login."""
    return f"pair {login} {by_address(address)}"


def by_login(login: str) -> str:
    return f"login {login}"


def by_mailbox(email: str) -> str:
    return f"mailbox {email.casefold()}"


class Bucket:
    """What somebody may still do at once; it fills up again with time."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class RateLimits:
    """One bucket for each person or address and each kind of thing, in this process."""

    def __init__(self, rates: Rates, wide: bool = False) -> None:
        factor = WIDE if wide else 1.0
        given: dict[str, tuple[float, float]] = asdict(rates)
        self._rates = {
            name: (burst * factor, rate * factor) for name, (burst, rate) in given.items()
        }
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, what: str, who: str, cost: float = 1.0) -> None:
        """Count one; raises `too-many` with the seconds to wait."""
        wait = self.wait(what, who, cost)
        if wait > 0:
            raise Problem("too-many", {"seconds": round(wait, 1)})

    def wait(self, what: str, who: str, cost: float = 1.0) -> float:
        """Count one and return 0, or count nothing and return the seconds to wait."""
        burst, rate = self._rates[what]
        now = monotonic()
        bucket = self._buckets.get((what, who))
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._sweep(now)
            bucket = self._buckets[what, who] = Bucket(burst, now)
        bucket.left = min(burst, bucket.left + (now - bucket.at) * rate)
        bucket.at = now
        if bucket.left < cost:
            return (cost - bucket.left) / rate
        bucket.left -= cost
        return 0.0

    def _sweep(self, now: float) -> None:
        """Forget the buckets that are full again; if that does not help, forget all."""
        for key, bucket in list(self._buckets.items()):
            burst, rate = self._rates[key[0]]
            if bucket.left + (now - bucket.at) * rate >= burst:
                del self._buckets[key]
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()

    def numbers(self) -> dict[str, list[float]]:
        return {name: list(rate) for name, rate in self._rates.items()}
