"""The review of a finished game as the page shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from gamenight.api.engine import engine
from gamenight.bots.named import INTERPRETED, SLOW
from gamenight.lab.review.review import FEWEST, review
from gamenight.server.film import check_box
from gamenight.words.catalogue import ENGLISH

if TYPE_CHECKING:
    from gamenight.lab.figures import Mean
    from gamenight.lab.review.dice import Thrown
    from gamenight.lab.review.review import Account, Choice, Moment, Review

DEPTHS: Final = (16, 60, 200)  # playouts a step; a page asks for the first, then for the next
POINTS: Final = 300  # of the curve


class Figure(msgspec.Struct):
    """A number, give or take."""

    value: float
    error: float  # half the width of its 95 % interval


class ReviewMoment(msgspec.Struct):
    """How likely each seat was to win after a step, from 0 to 1."""

    step: int
    chances: list[float]
    error: float  # the widest of the seats


class ReviewChoice(msgspec.Struct):
    """What somebody did otherwise than a normal bot, and what it brought."""

    step: int
    seat: int
    said: str
    instead: str  # nothing: to let it be
    gain: Figure


class ReviewAccount(msgspec.Struct):
    """Where a seat's result came from: start, luck, own play and the others' add up to the end."""

    seat: int
    start: float
    luck: Figure
    skill: Figure
    others: Figure
    end: float


class ReviewDice(msgspec.Struct):
    """What a seat threw on average, and between what the average of so many fair dice mostly lies."""

    seat: int
    count: int
    mean: float
    low: float
    high: float
    usual: bool  # it lies between


class Decisive(msgspec.Struct):
    """The throw, spin or card that did most for the winner."""

    step: int
    seat: int  # the winner
    gain: float
    told: list[str]


class ReviewFacts(msgspec.Struct):
    """A finished game looked at again, to some depth."""

    names: list[str]
    winners: list[int]
    steps: int
    depth: int
    depths: int
    moments: list[ReviewMoment]
    decisive: Decisive | None
    accounts: list[ReviewAccount]
    best: list[ReviewChoice]
    worst: list[ReviewChoice]
    departures: int  # choices that differed from a normal bot's
    dice: list[ReviewDice] = []


def reviewed(record: str, depth: int, language: str = ENGLISH) -> ReviewFacts:
    """Look at a record to a depth from 0; deeper is slower and surer."""
    check_box(record)
    playouts = DEPTHS[depth]
    if engine() == INTERPRETED:
        playouts = max(playouts // SLOW, FEWEST)
    found = review(record, playouts=playouts, language=language)
    every = max(1, -(-len(found.moments) // POINTS))
    return ReviewFacts(
        names=list(found.names),
        winners=list(found.winners),
        steps=found.steps,
        depth=depth,
        depths=len(DEPTHS),
        moments=[moment_of(one) for one in [*found.moments[:-1:every], found.moments[-1]]],
        decisive=decisive_of(found),
        accounts=[account_of(one) for one in found.accounts],
        best=[choice_of(one) for one in found.best],
        worst=[choice_of(one) for one in found.worst],
        departures=len(found.choices),
        dice=[dice_of(one) for one in found.dice],
    )


def figure_of(mean: Mean) -> Figure:
    """A number with half its width."""
    return Figure(mean.value, (mean.high - mean.low) / 2)


def moment_of(moment: Moment) -> ReviewMoment:
    """A point of the curve."""
    error = max((share.high - share.low) / 2 for share in moment.chances)
    return ReviewMoment(moment.step, [round(share.value, 4) for share in moment.chances], round(error, 4))


def choice_of(choice: Choice) -> ReviewChoice:
    """A choice that mattered."""
    return ReviewChoice(choice.step, choice.seat, choice.said, choice.instead, figure_of(choice.gain))


def account_of(account: Account) -> ReviewAccount:
    """A seat's account."""
    return ReviewAccount(
        seat=account.seat,
        start=account.start,
        luck=figure_of(account.luck),
        skill=figure_of(account.skill),
        others=figure_of(account.others),
        end=account.end,
    )


def dice_of(one: Thrown) -> ReviewDice:
    """What a seat threw."""
    return ReviewDice(
        one.seat, one.count, round(one.mean, 2), round(one.low, 2), round(one.high, 2), one.is_usual
    )


def decisive_of(found: Review) -> Decisive | None:
    """What chance did most for the winner."""
    places = [place for place, moment in enumerate(found.moments) if moment.step == found.decisive]
    if not places or not places[0]:
        return None
    before, after = found.moments[places[0] - 1 : places[0] + 1]
    winner = found.winners[0]
    gain = after.chances[winner].value - before.chances[winner].value
    return Decisive(after.step, winner, gain, list(after.told))
