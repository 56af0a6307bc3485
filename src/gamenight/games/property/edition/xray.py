"""What many games say of a box of the property game: where tokens land, what deeds earn, which stay dead."""

from __future__ import annotations

from math import sqrt
from statistics import median
from typing import TYPE_CHECKING, Any

from gamenight.editions.findings import Chart, Findings
from gamenight.games.property import events
from gamenight.games.property.board import JAIL
from gamenight.games.property.edition.xray_board import drawn
from gamenight.words.catalogue import catalogue
from gamenight.words.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.editions.findings import Bounded
    from gamenight.games.property.edition.board import PropertyBoard, Space
    from gamenight.games.property.edition.reader import PropertyEdition
    from gamenight.games.property.state import Property
    from gamenight.kernel.event import Event

BUYING = (events.BOUGHT, events.BOUGHT_DEALT, events.WON_AUCTION)
MOVING = (events.MOVED, events.MOVED_BY_CARD)
SURE = 1.96  # standard errors to either side
SELDOM = 0.5  # of the games: a deed that is sold in fewer is told
UNBUILT = 0.1  # of the games: a colour that is built on in fewer
ENOUGH = 100  # games; of fewer nothing is advised, for luck says more than prices do
DEAD, STRONG = 0.3, 2.5  # of what the middle deed earns back


def count(state: Property, log: Sequence[Event]) -> list[int]:
    """Of one game, space by space: landings, money paid to the Bank, rent, whether it was sold.

    Then group by group whether it was built on, and whether who did so first won.
    """
    spaces, groups = state.board.spaces, state.board.groups
    size = len(spaces)
    jail = next((int(space.index) for space in spaces if space.kind == JAIL), 0)
    landings, spent, earned, sold = ([0] * size for _ in range(4))
    builders: dict[int, int] = {}
    for event in log:
        kind, values = event.kind, event.values
        if kind in MOVING:
            landings[values[2]] += 1
        elif kind is events.TO_JAIL_NOW:
            landings[jail] += 1
        elif kind is events.PAID_RENT:
            earned[values[3]] += values[2]
        elif kind in BUYING:
            spent[values[1]] += values[2]
            sold[values[1]] = 1
        elif kind is events.BUILT:
            spent[values[1]] += values[3]
            builders.setdefault(int(spaces[values[1]].group), values[0])
    winners = [] if state.outcome is None else list(state.outcome.winners)
    built = [int(place in builders) for place in range(len(groups))]
    won = [int(builders.get(place, -1) in winners) for place in range(len(groups))]
    return [*landings, *spent, *earned, *sold, *built, *won]


class Sums:
    """The averages of what was counted, each by its name."""

    def __init__(self, board: PropertyBoard, means: Sequence[Bounded]) -> None:
        size, groups = len(board.spaces), len(board.groups)
        values = [mean.value for mean in means]
        self.board = board
        self.landings, self.spent, self.earned, self.sold = (
            values[place * size : (place + 1) * size] for place in range(4)
        )
        self.built, self.won = values[4 * size : 4 * size + groups], values[4 * size + groups :]
        total = sum(self.landings) or 1.0
        self.share = [100 * one / total for one in self.landings]
        self.back = [
            100 * got / paid if paid else 0.0 for got, paid in zip(self.earned, self.spent, strict=True)
        ]
        self.middle = median(self.back[space.number] for space in self.deeds()) if self.deeds() else 0.0

    def deeds(self) -> list[Space]:
        """The spaces that can be owned."""
        return [space for space in self.board.spaces if space.price is not None]

    def is_dead(self, space: Space) -> bool:
        """Whether a deed earns back far less than the others."""
        return space.price is not None and self.back[space.number] < DEAD * self.middle

    def is_strong(self, space: Space) -> bool:
        """Whether a deed earns back far more than the others."""
        return space.price is not None and self.back[space.number] > STRONG * self.middle


def won_by_builders(sums: Sums, games: int) -> list[tuple[str, float, float]]:
    """Of each colour, in which part of the games that it was built on the first builder won, give or take."""
    found = []
    for group, built, won in zip(sums.board.groups, sums.built, sums.won, strict=True):
        if group.kind == "lot" and built:
            share = won / built
            found.append((group.name, share, SURE * sqrt(share * (1 - share) / (built * games))))
    return found


def findings(edition: PropertyEdition, means: Sequence[Bounded], games: int, language: str) -> Findings:
    """The board with where tokens land and what deeds earn, the colours, and what an author should know."""
    say = catalogue(language).say
    board = edition.board()
    sums = Sums(board, means)
    deeds = [
        [
            space.name,
            Figure(f"{sums.share[space.number]:.1f} %"),
            f"{100 * sums.sold[space.number]:.0f} %",
            f"{sums.spent[space.number]:.0f}",
            f"{sums.earned[space.number]:.0f}",
            f"{sums.back[space.number]:.0f} %",
        ]
        for space in sums.deeds()
    ]
    shares = {group.name: built for group, built in zip(board.groups, sums.built, strict=True)}
    builders = won_by_builders(sums, games)
    colours = [
        [name, f"{100 * shares[name]:.0f} %", Figure(f"{100 * won:.1f} ± {100 * error:.1f} %")]
        for name, won, error in builders
    ]
    charts = [
        Chart(
            say("xray", "property", "board"),
            say("xray", "property", "board_told"),
            drawn(board, edition.title, sums, catalogue(language).figures),
            say("xray", "property", "deed_heads").split(", "),
            deeds,
        ),
        Chart(
            say("xray", "property", "colours"),
            say("xray", "property", "colours_told"),
            heads=say("xray", "property", "colour_heads").split(", "),
            rows=colours,
        ),
    ]
    return Findings(lead(sums, builders, language), charts, warnings(sums, games, language), figures(sums))


def lead(sums: Sums, builders: Sequence[tuple[str, float, float]], language: str) -> list[str]:
    """Where most tokens land and fewest, and the colours that win most and least."""
    say = catalogue(language).say
    order = sorted(sums.board.spaces, key=lambda space: -sums.share[space.number])
    most, second, *_, least = ((space.name, Figure(f"{sums.share[space.number]:.1f}")) for space in order)
    facts = {"most": most[0], "share": most[1], "second": second[0], "next": second[1]}
    found = [say("xray", "property", "landed", **facts, least=least[0], last=least[1])]
    if len(builders) > 1:
        best, *_, worst = sorted(builders, key=lambda one: -one[1])
        said = {
            name: Figure(f"{100 * one[1]:.1f} ± {100 * one[2]:.1f} %")
            for name, one in (("won", best), ("less", worst))
        }
        found.append(say("xray", "property", "best", best=best[0], worst=worst[0], **said))
    return found


def warnings(sums: Sums, games: int, language: str) -> list[str]:
    """Deeds that nobody buys, that earn far less or far more than others, colours that are never built on."""
    say = catalogue(language).say
    if games < ENOUGH:
        return [say("xray", "property", "too_few", games=games, enough=ENOUGH)]
    found = []
    for space in sums.deeds():
        place = space.number
        facts = {"space": space.name, "back": f"{sums.back[place]:.0f}", "middle": f"{sums.middle:.0f}"}
        if sums.sold[place] < SELDOM:
            found.append(say("xray", "property", "seldom", share=f"{100 * sums.sold[place]:.0f}", **facts))
        elif sums.is_dead(space):
            found.append(say("xray", "property", "dead", **facts))
        elif sums.is_strong(space):
            found.append(say("xray", "property", "strong", **facts))
    for group, built in zip(sums.board.groups, sums.built, strict=True):
        if group.kind == "lot" and built < UNBUILT:
            found.append(say("xray", "property", "unbuilt", group=group.name, share=f"{100 * built:.0f}"))
    return found


def figures(sums: Sums) -> dict[str, Any]:
    """The averages, ready for JSON."""
    spaces = [
        {
            "space": space.name,
            "landings": sums.landings[space.number],
            "share": sums.share[space.number],
            "sold": sums.sold[space.number],
            "spent": sums.spent[space.number],
            "earned": sums.earned[space.number],
        }
        for space in sums.board.spaces
    ]
    groups = [
        {"group": group.name, "built": built, "won": won}
        for group, built, won in zip(sums.board.groups, sums.built, sums.won, strict=True)
    ]
    return {"spaces": spaces, "groups": groups}
