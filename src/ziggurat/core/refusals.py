"""Why an action is not possible now."""

from ziggurat.core.types import Facts


class Refusal:
    """The rule that forbids an action, a short reason, and the facts to say it in a sentence.

    `rule` is a number of the game's rules (`TE-12`), `reason` a key that the catalogues
    translate (`river-is-for-farms`), `facts` what the sentence mentions.
    """

    __slots__ = ("facts", "reason", "rule")

    def __init__(self, rule: str, reason: str, facts: Facts) -> None:
        self.rule = rule
        self.reason = reason
        self.facts = facts

    def json(self) -> Facts:
        return {"rule": self.rule, "reason": self.reason, "facts": self.facts}

    def __reduce__(self) -> tuple[type["Refusal"], tuple[str, str, Facts]]:
        """From its parts, so that it can travel between processes compiled too."""
        return Refusal, (self.rule, self.reason, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.rule}, {self.reason.replace('-', ' ')}" + (f" ({facts})" if facts else "")

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.facts!r})"
