"""A number by which a bot plays, and how far it may be changed."""

from __future__ import annotations

from typing import final


@final
class Tunable:
    """What a number of a style is, from where to where it may go, whether it is whole, where it stands."""

    def __init__(self, value: float, least: float, most: float, is_whole: bool, section: str) -> None:
        self.value: float = value
        self.least: float = least
        self.most: float = most
        self.is_whole: bool = is_whole
        self.section: str = section
