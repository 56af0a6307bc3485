"""The colours of groups, as the boxes name them, for a terminal."""

from __future__ import annotations

HUES = {
    "brown": "#8a5a33",
    "lightblue": "#8fcdea",
    "pink": "#d6569c",
    "magenta": "#c0458f",
    "orange": "#ef8f2f",
    "red": "#d3382c",
    "yellow": "#f2ce3a",
    "green": "#2f8f4e",
    "blue": "#2f5fb3",
    "darkblue": "#243f86",
    "purple": "#7a4fa3",
    "violet": "#7a4fa3",
    "teal": "#2f8580",
    "turquoise": "#45b3aa",
    "grey": "#7d8288",
    "black": "#2a2624",
    "white": "#f5efe0",
    "gold": "#d8a52f",
    "tan": "#c9a66b",
}
BRIGHT = 140  # a ground at least so bright takes dark ink


def hue(colour: str) -> str:
    """A colour as six hexadecimal digits; empty for one that nobody knows."""
    if colour.startswith("#") and len(colour) == 7:
        return colour
    return HUES.get("".join(sign for sign in colour.lower() if sign.isalpha()).replace("gray", "grey"), "")


def band(colour: str) -> str:
    """The style of a text printed on that colour."""
    ground = hue(colour)
    if not ground:
        return ""
    red, green, blue = (int(ground[place : place + 2], 16) for place in (1, 3, 5))
    is_bright = (299 * red + 587 * green + 114 * blue) // 1000 >= BRIGHT
    return f"{'#000000' if is_bright else '#ffffff'} on {ground}"
