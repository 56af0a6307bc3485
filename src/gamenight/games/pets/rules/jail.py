"""Into Jail, and the ways out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from gamenight.games.parts.jail import (
    ALL_WAYS,
    CARD_OR_ROLL,
    FREE,
    ONLY_ROLL,
    PAY_OR_ROLL,
)
from gamenight.games.pets.events import (
    CARD_BACK,
    LEFT_JAIL,
    PAID_FINE,
    STAYED_IN_JAIL,
    TO_JAIL_NOW,
)
from gamenight.games.pets.state import Pets
from gamenight.kernel.seat import count, lowest

if TYPE_CHECKING:
    from gamenight.kernel.action import Action
    from gamenight.kernel.seat import Seat


def go_to_jail(state: Pets, seat: Seat) -> None:
    """Straight to Jail, without money for GO; the turn is over.

    Rule: jail.go
    """
    state.tell(TO_JAIL_NOW, "jail.go", seat, state.places[seat])
    state.places[seat] = state.board.jail
    state.jailed[seat] = 1


def leave_jail(state: Pets, seat: Seat, clause: str) -> None:
    """Free again, standing where visitors stand.

    Rule: jail.pay, jail.card, jail.doubles
    """
    state.jailed[seat] = FREE
    state.tell(LEFT_JAIL, clause, seat)


def stay_in_jail(state: Pets, seat: Seat) -> None:
    """No doubles: another turn in Jail.

    Rule: jail.doubles
    """
    state.tell(STAYED_IN_JAIL, "jail.doubles", seat, state.jailed[seat])
    state.jailed[seat] += 1


def jail_choices(state: Pets, seat: Seat) -> list[Action]:
    """Throw for doubles; or pay, or use the team's card, before the throw of any turn in Jail.

    Rule: jail.pay, jail.card, jail.doubles, chance.team
    """
    team = state.team_of(seat)
    can_pay = state.cash[team] >= state.board.numbers.fine
    if state.kept[team]:
        return ALL_WAYS if can_pay else CARD_OR_ROLL
    return PAY_OR_ROLL if can_pay else ONLY_ROLL


def pay_fine(state: Pets, seat: Seat) -> None:
    """Pay at the start of a turn, and be free.

    Rule: jail.pay
    """
    team = state.team_of(seat)
    fine = state.board.numbers.fine
    state.spend(team, fine)
    state.tell(PAID_FINE, "jail.pay", seat, team, fine)
    leave_jail(state, seat, "jail.pay")


def use_jail_card(state: Pets, seat: Seat) -> None:
    """A card that the team has kept goes under its own deck, and the player is free.

    Rule: jail.card, chance.keep, chance.team
    """
    team = state.team_of(seat)
    card = lowest(state.kept[team])
    one: i64 = 1
    state.kept[team] &= ~(one << card)
    state.decks[team].put_below(card)
    is_shared = count(state.agreed.sides[team]) > 1
    state.tell(CARD_BACK, "chance.team" if is_shared else "chance.keep", seat, team)
    leave_jail(state, seat, "jail.card")
