"""What an edition of Ludo may say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from gamenight.editions import forms
from gamenight.editions.board import Board, Space
from gamenight.editions.checking import checked, printable
from gamenight.editions.edition import Edition
from gamenight.editions.forms import Colour, Key, Name
from gamenight.notation.digest import digest
from tests.families.ludo.events import EVENTS
from tests.families.ludo.plan import ARMS, Plan, arms_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from gamenight.kernel.terms import Terms
    from gamenight.words.spelled import Fact
    from tests.families.ludo.game import LudoGame

SPACE_FIELDS = {"space", "from", "to"}


class Names(forms.Names):
    """What the box calls things; a {number} is filled in, and the colour of an {arm}."""

    space: Name
    lane: Name
    home: Name


class Arm(msgspec.Struct, forbid_unknown_fields=True):
    """One arm of the board: the name of its player's colour, and the colour itself."""

    name: Name
    colour: Colour


class LudoFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole edition.toml."""

    family: Literal["ludo"]
    quarter: Annotated[int, msgspec.Meta(ge=6, le=20)]
    lane: Annotated[int, msgspec.Meta(ge=1, le=9)]
    tokens: Annotated[int, msgspec.Meta(ge=1, le=6)]
    names: Names
    arms: Annotated[list[Arm], msgspec.Meta(min_length=ARMS, max_length=ARMS)]
    rulebook: Key = "ludo"


class LudoBoard(Board, frozen=True, kw_only=True, tag="ludo"):
    """A ring of four arms, and for each arm a lane to its home."""

    shape: Literal["cross"] = "cross"
    quarter: int  # spaces of the ring from one arm's start to the next
    lane: int  # spaces of a lane
    arms: list[Arm]


class LudoEdition(Edition):
    """A box of Ludo."""

    family = "ludo"
    events = EVENTS

    def __init__(self, folder: str, form: LudoFile) -> None:
        super().__init__(folder, form.names, (2, ARMS), form.rulebook)
        self.form: LudoFile = form
        self.plan = Plan(form.quarter, form.lane, form.tokens)
        self.content = digest({"quarter": form.quarter, "lane": form.lane, "tokens": form.tokens})

    def load_game(self) -> LudoGame:
        """Once round the board and home."""
        from tests.families.ludo.game import LudoGame

        return LudoGame()

    def terms(self, names: list[str], agreed: dict[str, Any]) -> Terms:
        """The board, and the colours of the arms that so many play from."""
        from tests.families.ludo.game import ludo_terms

        return ludo_terms(self.plan, [self.form.arms[arm].name for arm in arms_of(len(names))])

    def name(self, field: str, value: int) -> str | None:
        """A space of the ring by its number, of a lane by its arm's colour, a home likewise."""
        if field not in SPACE_FIELDS:
            return None
        names, beyond = self.form.names, value - self.plan.ring
        if beyond < 0:
            return names.space.replace("{number}", str(value))
        if beyond >= ARMS * self.form.lane:
            return names.home.replace("{arm}", self.form.arms[beyond - ARMS * self.form.lane].name)
        arm, place = divmod(beyond, self.form.lane)
        return names.lane.replace("{arm}", self.form.arms[arm].name).replace("{number}", str(place + 1))

    def facts(self) -> dict[str, Fact]:
        """How many tokens there are, and how long the way is."""
        return {**super().facts(), "tokens": self.form.tokens, "ring": self.plan.ring}

    def board(self) -> LudoBoard:
        """The ring, the lanes and the homes."""
        starts = {arm * self.form.quarter for arm in range(ARMS)}
        ring, lanes = self.plan.ring, self.plan.ring + ARMS * self.form.lane
        spaces = [
            Space(
                number=number,
                name=self.name("space", number) or "",
                kind=(
                    "start"
                    if number in starts
                    else "plain"
                    if number < ring
                    else "lane"
                    if number < lanes
                    else "home"
                ),
            )
            for number in range(lanes + ARMS)
        ]
        form = self.form
        return LudoBoard(spaces=spaces, quarter=form.quarter, lane=form.lane, arms=form.arms)


def read(file: Path, document: dict[str, Any]) -> LudoEdition:
    """Check the file and make its edition."""
    return LudoEdition(file.parent.name, checked(file, document, LudoFile, problems))


def problems(form: LudoFile) -> Iterator[str]:
    """What is wrong with the file: what cannot be printed, and names that lack what is filled in."""
    yield from printable(form)
    for field, holes in (("space", ["number"]), ("lane", ["arm", "number"]), ("home", ["arm"])):
        text = rest = str(getattr(form.names, field))
        for hole in holes:
            rest = rest.replace(f"{{{hole}}}", "", 1)
        if "{" in rest or "}" in rest or any(f"{{{hole}}}" not in text for hole in holes):
            wanted = " and ".join(f"{{{hole}}}" for hole in holes)
            yield f"names.{field}: {text!r} needs {wanted} once, and no other braces"
