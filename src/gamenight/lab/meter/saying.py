"""What the terms that a table agreed on do, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gamenight.lab.meter.carried import is_same, meter_of
from gamenight.words.catalogue import ENGLISH, Catalogue, catalogue
from gamenight.words.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gamenight.editions.edition import Edition
    from gamenight.kernel.terms import Option
    from gamenight.lab.figures import Mean
    from gamenight.lab.meter.carried import Measured, Meter

CLOSE = 3.0  # in a hundred: about as long is what differs by no more than that
SMALLEST = 0.05  # in a hundred: less than that is said to be nothing
WAY = "variant"  # the term that is the game itself: its value says all


@dataclass(frozen=True)
class Said:
    """What one agreed term does."""

    term: str
    label: str
    effect: str

    def __str__(self) -> str:
        """The figure in one line."""
        return f"{self.label}: {self.effect}"


def effects_of(edition: Edition, terms: Mapping[str, Any], language: str = ENGLISH) -> list[Said]:
    """What each term does that is agreed otherwise than in the box; what belongs to a seat is left out."""
    words = catalogue(language)
    meter = meter_of(edition)
    found = []
    for option in edition.options:
        value = terms.get(option.name, option.default)
        if isinstance(option.default, list) or is_same(value, option.default):
            continue
        measured = meter.find(option.name, value) if meter is not None else None
        said = words.say("lab", "meter", "not_measured") if measured is None else effect_of(measured, words)
        found.append(Said(option.name, label_of(edition.family, option, value, words), said))
    return found


def note_of(edition: Edition, said: list[Said], language: str = ENGLISH) -> str:
    """Where the figures come from, and that several terms were measured one by one."""
    words = catalogue(language)
    meter = meter_of(edition)
    if meter is None or not said:
        return ""
    alone = [words.say("lab", "meter", "alone")] if len(said) > 1 else []
    return " ".join([origin_of(meter, words), *alone])


def origin_of(meter: Meter, words: Catalogue) -> str:
    """Who played how many games, and by which rules."""
    facts = {"games": meter.games, "kinds": words.listed(list(meter.bots)), "seats": meter.seats}
    return words.say("lab", "meter", "origin", **facts, version=meter.version)


def effect_of(measured: Measured, words: Catalogue) -> str:
    """What it does to the length, and to the fairness."""
    length = measured.turns
    keys = [("longer" if length.value > 0 else "shorter") if length.is_beside_zero() else "as_long"]
    if keys == ["as_long"] and max(abs(length.low), abs(length.high)) > CLOSE:
        keys = ["unsettled"]
    if max(abs(length.low), abs(length.high)) < SMALLEST:
        return words.say("lab", "meter", "nothing")
    if length.is_beside_zero() and not measured.agree:
        keys.append("depends")
    parts = [words.say("lab", "meter", key, **bounds(length)) for key in keys]
    gap = measured.gap
    fair = ("less_fair" if gap.value > 0 else "fairer") if gap.is_beside_zero() else "as_fair"
    return ", ".join([*parts, words.say("lab", "meter", fair, **bounds(gap))])


def bounds(figure: Mean) -> dict[str, Figure]:
    """A figure and its bounds, without their signs where all go the same way."""
    if not figure.is_beside_zero():
        signed = {"value": figure.value, "low": figure.low, "high": figure.high}
        return {name: Figure(f"{one:+.1f}") for name, one in signed.items()}
    low, high = sorted((abs(figure.low), abs(figure.high)))
    plain = {"value": abs(figure.value), "low": low, "high": high}
    return {name: Figure(f"{one:.1f}") for name, one in plain.items()}


def name_of(family: str, option: Option, words: Catalogue) -> str:
    """A term, as the lobby calls it."""
    name = option.name
    plain = name.replace("_", " ")
    return words.find("web", f"option_{family}_{name}") or words.find("web", f"option_{name}") or plain


def label_of(family: str, option: Option, value: object, words: Catalogue) -> str:
    """A term and its value, as the lobby calls them."""
    name, label = option.name, name_of(family, option, words)
    if isinstance(value, bool):
        return label if value else words.say("web", "agreed_not", what=label)
    written = words.find("web", f"option_{name}_{value}") or str(value)
    if name == WAY:
        return written[:1].upper() + written[1:]
    return f"{label}: {written}"
