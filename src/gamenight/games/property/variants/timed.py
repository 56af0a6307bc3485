"""The time-limit game: deeds dealt and paid for, and an agreed hour at which all is counted."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from gamenight.games.property.board import Board, Space
from gamenight.games.property.events import BOUGHT_DEALT, LAPSED, TIME_UP
from gamenight.games.property.memory import Claim
from gamenight.games.property.rules.dealing import Dealing
from gamenight.games.property.rules.ending import Ending
from gamenight.games.property.state import Property
from gamenight.games.property.terms import DEALING, PropertyTerms
from gamenight.kernel.errors import BadSetup
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.variant import Variant

LONGEST: Final = 100_000
DEFAULT_MINUTES: Final = 60
DEALT: Final = 2  # deeds to each player


@final
class Limit(Variant[PropertyTerms]):
    """How long the time-limit game lasts, in minutes or in rounds; 0: not so."""

    def agree(self, terms: PropertyTerms, agreed: dict[str, Any]) -> None:
        """Refuse a limit where no time-limit game is played."""
        limit_of(agreed, self.option.name)


def limit_of(agreed: dict[str, Any], name: str) -> int:
    """The limit that was agreed in minutes or in rounds, checked.

    Rule: timed.end
    """
    value = agreed[name]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LONGEST:
        raise BadSetup(f"terms: {name} cannot be {value!r}; it is a whole number from 0 to {LONGEST}")
    if value and agreed["variant"] != "timed":
        raise BadSetup(
            f"terms: {name} belongs to the variant 'timed'; this table plays {agreed['variant']!r}"
        )
    return value


def check_purse(board: Board) -> None:
    """Refuse the game to a box that gives players too little to pay for any deeds that may be dealt to them.

    Rule: timed.deeds
    """
    prices = sorted([int(space.price) for space in board.deeds], reverse=True)
    most = sum(prices[:DEALT])
    if most > board.numbers.cash:
        raise BadSetup(
            f"terms: the variant 'timed' deals {DEALT} deeds to each player, who pays for them at once; in "
            f"this box they may cost {most}, and each player begins with {board.numbers.cash}"
        )


def play_timed(terms: PropertyTerms, agreed: dict[str, Any]) -> None:
    """Two deeds dealt and paid for, and an hour agreed in minutes, rounds or both.

    Rule: timed.deeds, timed.end
    """
    check_purse(terms.board)
    minutes, rounds = limit_of(agreed, "minutes"), limit_of(agreed, "rounds")
    if not minutes and not rounds:
        minutes = DEFAULT_MINUTES
    terms.has_clock = True
    terms.dealt_deeds = DEALT
    terms.decisions[DEALING.place] = PaidDealing()
    terms.ending = AgreedHour(minutes, rounds)


@final
class PaidDealing(Dealing):
    """The deeds that are dealt must be paid for."""

    def give(self, state: Property, seat: Seat, space: Space) -> None:
        """The deed is the player's, paid for at once at its printed price.

        Rule: timed.deeds
        """
        state.give_deed(space, seat)
        state.spend(seat, space.price)
        state.tell(BOUGHT_DEALT, "timed.deeds", seat, space.index, space.price)


@final
class AgreedHour(Ending):
    """At the agreed hour, or after the agreed round, the richest player wins."""

    def __init__(self, minutes: i64, rounds: i64) -> None:
        self.minutes: Final[i64] = minutes  # 0: no hour
        self.rounds: Final[i64] = rounds  # 0: as many as there are

    def ends_now(self, state: Property) -> bool:
        """Nothing is in hand any more: unasked rents lapse, and all is counted.

        Rule: timed.end, timed.stop
        """
        if not self.is_up(state):
            return False
        state.tell(TIME_UP, "timed.stop")
        self.count_up(state, "timed.end", NOBODY, 0)
        return True

    def is_up(self, state: Property) -> bool:
        """Whether the agreed hour, or round, has come.

        Rule: timed.end
        """
        if self.minutes and state.clock >= self.minutes:
            return True
        return self.rounds > 0 and state.rounds >= self.rounds

    def void(self, state: Property, claim: Claim) -> None:
        """A rent that was not asked for before the hour has lapsed.

        Rule: timed.stop
        """
        state.tell(LAPSED, "timed.stop", claim.seat, claim.other, claim.space, claim.number)
