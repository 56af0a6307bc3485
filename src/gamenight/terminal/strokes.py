"""What walls and arrows are drawn with, and plain characters for a terminal that has no others."""

from __future__ import annotations

# By the walls that meet: up 1, down 2, left 4, right 8
LINES = " │││─┘┐┤─└┌├─┴┬┼"
PLAIN = " |||-+++-+++-+++"


class Strokes:
    """One set of characters."""

    def __init__(self, *, is_plain: bool) -> None:
        self.across = "-" if is_plain else "─"
        self.along = "|" if is_plain else "│"
        self.ahead = ">" if is_plain else "»"
        self.back = "<" if is_plain else "«"
        self.dot = "-" if is_plain else "·"
        self._corners = PLAIN if is_plain else LINES

    def corner(self, arms: int) -> str:
        """The corner where walls meet from these sides."""
        return self._corners[arms]


def strokes_for(encoding: str) -> Strokes:
    """Lines and corners where the encoding has them."""
    try:
        "─│┌┐└┘├┤┬┴┼»«·".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return Strokes(is_plain=True)
    return Strokes(is_plain=False)
