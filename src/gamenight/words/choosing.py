"""Which language somebody reads: as they ask for it, as their browser says, or as their machine is set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gamenight.words.catalogue import ENGLISH, languages

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLE = "GAMENIGHT_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
LONGEST = 400  # letters of a header that are looked at


def known(wish: str) -> str | None:
    """The language that is meant, if we have it: `de`, and `de` for `de-AT` or `de_AT.UTF-8`."""
    name = wish.strip().lower().replace("_", "-").partition(".")[0]
    return next((one for one in (name, name.partition("-")[0]) if one in languages()), None)


def spoken(wish: str) -> str:
    """The language that is meant; English for one that we do not have."""
    return known(wish) or ENGLISH


def preferred(header: str) -> str:
    """The first of a browser's languages that we have: `fr, de;q=0.8, en;q=0.5`."""
    wishes: list[tuple[float, str]] = []
    for part in header[:LONGEST].split(","):
        name, _, weight = part.partition(";")
        try:
            wishes.append((-float(weight.strip().removeprefix("q=") or 1), name))
        except ValueError:
            continue
    found = (known(name) for weight, name in sorted(wishes, key=lambda wish: wish[0]) if weight < 0)
    return next((one for one in found if one), ENGLISH)


def of_machine(environment: Mapping[str, str]) -> str:
    """The language that a program speaks unasked: by our variable, by the machine's locale, or English."""
    if environment.get(VARIABLE):
        return environment[VARIABLE]
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return spoken(locale)
