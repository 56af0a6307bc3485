"""Colours reckoned with: how light one is, whether print on it can be read, how different two look."""

from __future__ import annotations

from math import dist

READABLE = 4.5  # the contrast at which print is read easily


def contrast(one: str, other: str) -> float:
    """How much lighter one is than the other: 1 is no contrast, 21 black on white."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def apart(one: str, other: str) -> float:
    """How different two colours look; black and white are 1 apart."""
    return dist(_seen(one), _seen(other))


def light(colour: str) -> float:
    """How light a colour is, as contrast is reckoned."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(colour: str) -> list[float]:
    """Red, green and blue as light."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def _seen(colour: str) -> tuple[float, float, float]:
    """A colour as the eye sees it: its place in the colour space Oklab."""
    red, green, blue = _linear(colour)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )
