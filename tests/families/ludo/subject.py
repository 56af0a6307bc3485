"""How the laws try Ludo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.laws.trial import Trial

if TYPE_CHECKING:
    import gamenight as gn


def census(table: gn.Table) -> object:
    """Every token is in the yard, on the way or home, and no two players stand on one space of the ring."""
    tokens: Any = table.view()["table"]["tokens"]
    owner: dict[int, int] = {}
    for token in tokens:
        space = token["space"]
        if space is not None:
            assert owner.setdefault(space, token["seat"]) == token["seat"], tokens
    return len(tokens)


TRIAL = Trial(census, moments=("throw",))
