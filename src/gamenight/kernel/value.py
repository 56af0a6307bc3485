"""What a sight shows: a small object that can be read, compared and printed."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Something seen, as it was when somebody looked: `Auction(space, bid, leader)`, `Offer(gives, gets)`.

    A subclass is `@final`, its `__init__` declares each field as Final, and what a field holds cannot change
    either (a number, a text, a tuple, another value). So no bot can touch the table through it.
    """

    def facts(self) -> dict[str, object]:
        """Each field by name."""
        kinds = [vars(kind) for kind in reversed(type(self).__mro__)]
        compiled = [name for kind in kinds for name in kind.get("__mypyc_attrs__", ()) if name[0] != "_"]
        return {name: getattr(self, name) for name in [*compiled, *getattr(self, "__dict__", {})]}

    def __eq__(self, other: object) -> bool:
        """Equal if kind and fields are the same."""
        return type(other) is type(self) and isinstance(other, Value) and other.facts() == self.facts()

    def __hash__(self) -> int:
        """Equal values have equal hashes."""
        return hash(tuple(self.facts().values()))

    def __repr__(self) -> str:
        """The kind and the fields, by name."""
        said = ", ".join(f"{name}={value!r}" for name, value in self.facts().items())
        return f"{type(self).__name__}({said})"
