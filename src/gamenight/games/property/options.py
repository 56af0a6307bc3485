"""What a table of the property game may agree on; `variants/` has what each of it changes."""

from __future__ import annotations

from typing import Final

from gamenight.kernel.terms import Option, Value

GAMES: Final = ["standard", "short", "timed"]


def property_options(*, timed_is_official: bool, jail_doubles_again: bool) -> list[Option]:
    """Everything that can be agreed, official first; by default the rulebook's own game.

    One rulebook has no time-limit game, and they differ in whether doubles out of Jail give another throw.
    """
    games: list[Value] = [*GAMES]
    jail_doubles, other = ("again", "end") if jail_doubles_again else ("end", "again")
    return [
        Option("variant", GAMES[0], games, unofficial=[] if timed_is_official else ["timed"]),
        Option("minutes", 0),
        Option("rounds", 0),
        Option("tokens", []),
        Option("rent", "ask", ["ask", "automatic"], unofficial=["automatic"]),
        Option("smallest_raise", 1, [1, 5, 10], unofficial=[5, 10]),
        Option("jail_doubles", jail_doubles, ["again", "end"], unofficial=[other]),
        Option("parking_money", default=False, choices=[False, True], official=False),
        Option("go_double", default=False, choices=[False, True], official=False),
        Option("no_auction", default=False, choices=[False, True], official=False),
        Option("no_jail_rent", default=False, choices=[False, True], official=False),
    ]
