"""What happened, as facts."""

from ziggurat.core.types import Facts, Seat


class Event:
    """One thing that happened at the table.

    `kind` is a key that the catalogues turn into a sentence, `facts` what it mentions.
    `seats` are those that may know it, None for everybody. `reveal` marks what came out of a
    bag, a stack, a die or another player's secret: nothing before it can be taken back.
    """

    __slots__ = ("facts", "kind", "reveal", "seats")

    def __init__(
        self,
        kind: str,
        facts: Facts,
        seats: tuple[Seat, ...] | None = None,
        reveal: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.seats = seats
        self.reveal = reveal

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether `seat` (None: a spectator) may know this."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def json(self) -> Facts:
        return {"kind": self.kind, "facts": self.facts, "reveal": self.reveal}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, seats={self.seats}, reveal={self.reveal})"
