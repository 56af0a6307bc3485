"""Find what somebody means by a number or by a part of a name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from gamenight.kernel.action import number_in
from gamenight.kernel.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.terminal.screen import Screen


def number_of(screen: Screen, typed: str, names: Mapping[int, str]) -> int:
    """The number that is meant: it may be typed itself, or the name behind it, or how that begins.

    BadSetup says which name is near, or which there are.
    """
    wanted = typed.strip().lower()
    number = number_in(wanted)
    if number is not None and number in names:
        return number
    called = {name.lower(): place for place, name in names.items()}
    if wanted in called:
        return called[wanted]
    beginning = [place for name, place in called.items() if wanted and name.startswith(wanted)]
    if len(beginning) == 1:
        return beginning[0]
    near = get_close_matches(wanted, called, 1)
    if near:
        name = names[called[near[0]]]
        raise BadSetup(screen.words.say("terminal", "no_card_but", name=typed, near=name))
    known = ", ".join(f"{place} {name}" for place, name in names.items())
    raise BadSetup(screen.words.say("terminal", "no_card", name=typed or "?", known=known))
