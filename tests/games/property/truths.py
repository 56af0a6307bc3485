"""Is a refusal's reason true? Told from the view and the printed box alone, a line for every reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tests.games.property.opinion import LOT, Opinion

if TYPE_CHECKING:
    from collections.abc import Callable

    import gamenight as gn

GOOD = 10_000_000  # a good is its kind times this, and which one or how much
GIVE, TAKE, PAY, GET, CARD, TAKE_CARD = range(6)
DECKS = ["chance", "chest"]
OWNABLE = ("lot", "station", "utility")


class Look:
    """What one player sees; and then what that player tried, and why it was refused."""

    def __init__(self, table: gn.Table, terms: dict[str, Any], seat: int) -> None:
        view: Any = table.view(seat)
        self.table: Any = view["table"]
        self.asked: str = view["asked"]
        self.waiting: list[int] = view["waiting"]
        self.gone: list[int] = view["left"]
        position: Any = table.position()
        self.throws: int = position["stack"][0].get("throws", 0)
        self.opinion = Opinion(table.edition.id, terms.get("variant", "standard"), position)
        self.is_short = terms.get("variant") == "short"
        self.raise_by: int = terms.get("smallest_raise", 1)
        self.numbers: dict[str, Any] = msgspec.to_builtins(table.edition.board())["numbers"]
        self.seat = seat
        self.me: dict[str, Any] = self.table["players"][seat]

    def at(self, action: gn.Action, why: gn.Event) -> Look:
        """Look at another refusal at the same table."""
        self.partner, self.item, self.number = int(action.seat), int(action.item), int(action.number)
        self.goods = [divmod(good, GOOD) for good in action.goods]
        self.named = list(action.goods)
        self.word = action.verb.word
        self.facts = why.facts()
        return self

    def fact(self, name: str) -> int:
        """A number that the refusal tells."""
        return self.facts[name]

    @property
    def cash(self) -> int:
        """What the player has."""
        return int(self.me["cash"])

    @property
    def is_before(self) -> bool:
        """It is this player's turn, and the throw is still to come."""
        return self.asked == "turn" and self.table["turn"] == self.seat and self.table["step"] == "before"

    @property
    def least(self) -> int:
        """The least that can be bid."""
        auction = self.table["auction"]
        return 1 if auction["leader"] is None else int(auction["bid"]) + self.raise_by

    @property
    def houses(self) -> int:
        """The Bank's houses that can be laid; the one under the hammer cannot."""
        auction = self.table["auction"]
        return int(self.table["bank"]["houses"]) - (auction is not None and auction["piece"] == "house")

    def claim(self) -> Any:
        """The rent that was asked for."""
        return next((one for one in self.table["claims"] if one["claim"] == self.item), None)

    def offer(self) -> Any:
        """The offer that was meant."""
        return next((one for one in self.table["offers"] if one["offer"] == self.item), None)

    def space(self) -> int:
        """The space that the refusal speaks of; it is the one that was tried."""
        assert self.fact("space") == self.item or self.fact("space") in [which for _, which in self.goods]
        return self.fact("space")

    def row(self) -> list[int]:
        """How high the lots of that group are."""
        return self.opinion.row(self.space())

    def height(self) -> int:
        """How high that lot is."""
        return self.opinion.heights.get(self.space(), 0)

    def is_open(self, debtor: int) -> bool:
        """Whether that player has a debt to settle."""
        return self.table["debt"] is not None and self.table["debt"]["seat"] == debtor

    def cards(self, seat: int) -> list[str]:
        """The jail cards of a player."""
        return list(self.table["players"][seat]["jail_cards"])

    def has_nothing(self, seat: int) -> bool:
        """No deed that could be traded, and no jail card."""
        deeds = [space for space in self.opinion.deeds[seat] if sum(self.opinion.row(space)) == 0]
        return not deeds and not self.cards(seat)

    def cheapest(self) -> int:
        """The lowest price of a building on the player's whole groups."""
        whole = [space for space in self.opinion.deeds[self.seat] if self.opinion.has_all(self.seat, space)]
        return min(int(self.opinion.spaces[space]["house"]) for space in whole)

    def debts(self) -> int:
        """What the player owes at least: the open debt, and rents asked for with a sum."""
        debt = self.table["debt"]
        mine = debt["amount"] if debt is not None and debt["seat"] == self.seat else 0
        rents = [
            one["amount"] or 0 for one in self.table["claims"] if one["asked"] and one["debtor"] == self.seat
        ]
        return int(mine) + sum(rents)


# By the name of the refusal: whether its reason is true
TRUE: dict[str, Callable[[Look], bool]] = {
    # The kernel's own
    "not_asked": lambda look: look.seat not in look.waiting,
    "is_out": lambda look: look.me["out"] or look.seat in look.gone,
    # The turn, and what comes first
    "not_your_turn": lambda look: look.table["turn"] != look.seat,
    "must_roll": lambda look: look.is_before and look.throws == 0,
    "must_roll_again": lambda look: look.is_before and look.throws > 0,
    "has_rolled": lambda look: look.asked == "turn" and look.table["step"] == "after",
    "order_first": lambda look: look.asked == "order",
    "buy_first": lambda look: look.asked == "buy" and look.table["buying"] == look.fact("space"),
    "auction_first": lambda look: look.asked == "auction",
    "tax_first": lambda look: look.asked == "tax" and look.me["space"] == look.fact("space"),
    "shortage_first": lambda look: look.asked == "shortage",
    "place_first": lambda look: look.asked == "place",
    # Answers that nobody asked for
    "nothing_to_buy": lambda look: look.asked != "buy",
    "no_auction": lambda look: look.asked != "auction" and look.table["auction"] is None,
    "no_tax": lambda look: look.asked != "tax",
    "no_debt": lambda look: not look.is_open(look.seat),
    "nothing_taken_over": lambda look: look.table["inherit"] is None,
    "no_shortage": lambda look: look.asked != "shortage",
    "nothing_to_put": lambda look: look.asked != "place",
    # Business that waits
    "not_begun": lambda look: look.asked == "order",
    "auction_runs": lambda look: look.table["auction"] is not None,
    "tax_open": lambda look: look.asked == "tax" and look.waiting == [look.fact("seat")],
    "shortage_open": lambda look: look.asked == "shortage",
    "place_open": lambda look: look.asked == "place" and look.waiting == [look.fact("seat")],
    "debt_runs": lambda look: look.is_open(look.fact("other")) and look.fact("other") != look.seat,
    "heir_busy": lambda look: look.table["inherit"]["seat"] == look.fact("other") != look.seat,
    "heir_first": lambda look: look.table["inherit"]["seat"] == look.seat,
    # Jail
    "not_jailed": lambda look: look.me["jailed"] == 0,
    "jail_later": lambda look: look.me["jailed"] > 0 and not look.is_before,
    "may_not_pay": lambda look: look.me["jailed"] > (1 if look.is_short else look.numbers["pay_turns"]),
    "holds_no_card": lambda look: look.me["jailed"] > 0 and not look.me["jail_cards"],
    "card_not_held": lambda look: DECKS[look.fact("deck")] not in look.me["jail_cards"],
    "which_card": lambda look: len(look.me["jail_cards"]) == 2,
    "one_card": lambda look: len(look.me["jail_cards"]) == 1,
    "fine_dear": lambda look: look.cash == look.fact("has") < look.fact("amount") == look.numbers["fine"],
    # Bids and prices
    "bid_low": lambda look: look.number == look.fact("amount") < look.fact("least") == look.least,
    "bid_high": lambda look: look.number == look.fact("amount") > look.fact("has") == look.cash,
    "buy_dear": lambda look: (
        look.opinion.spaces[look.table["buying"]]["price"]
        == look.fact("amount")
        > look.fact("has")
        == look.cash
    ),
    # Rent
    "bid_owed": lambda look: look.cash == look.fact("has") < look.number + look.fact("lacks"),
    "no_claim": lambda look: look.claim() is None,
    "not_your_claim": lambda look: look.claim()["owner"] == look.fact("seat") != look.seat,
    "asked_already": lambda look: (
        look.claim()["asked"] and look.claim()["owner"] == look.seat
        if look.claim()
        else look.table["debt"] is not None
    ),
    # Building
    "no_space": lambda look: any(
        not 0 <= one < len(look.opinion.spaces)
        for one in [look.item, *look.named, *(which for kind, which in look.goods if kind < 2)]
    ),
    "not_lot": lambda look: look.opinion.spaces[look.space()]["kind"] != LOT,
    "not_whole": lambda look: not look.opinion.has_all(look.seat, look.space()),
    "group_mortgaged": lambda look: any(
        mate in look.opinion.face_down for mate in look.opinion.mates(look.space())
    ),
    "is_full": lambda look: look.height() == look.opinion.hotel,
    "build_evenly": lambda look: look.height() > min(look.row()),
    "none_left": lambda look: look.table["bank"][["houses", "hotels"][look.fact("piece")]] == 0,
    "build_dear": lambda look: (
        look.opinion.spaces[look.space()]["house"] == look.fact("amount") > look.fact("has") == look.cash
    ),
    "wants_too_many": lambda look: look.number > look.fact("most") > 0,
    "wants_nothing": lambda look: look.number == 0,
    "can_use_none": lambda look: look.number > 0 and look.cash - look.debts() < look.cheapest(),
    "needs_hotel": lambda look: look.height() == look.opinion.hotel - 1,
    "needs_house": lambda look: look.height() < look.opinion.hotel - 1,
    # Selling and mortgages
    "not_owned": lambda look: look.fact("space") == look.item not in look.opinion.deeds[look.seat],
    "is_mortgaged": lambda look: look.space() in look.opinion.face_down,
    "not_mortgaged": lambda look: look.space() not in look.opinion.face_down,
    "group_built": lambda look: sum(look.row()) > 0,
    "no_building": lambda look: look.height() == 0,
    "sell_evenly": lambda look: look.height() < max(look.row()),
    "short_for_hotel": lambda look: (
        look.height() == look.opinion.hotel
        and look.houses == look.fact("left") < look.fact("count") == look.opinion.hotel - 1
    ),
    "short_for_other": lambda look: (
        look.height() < look.opinion.hotel == max(look.row())
        and look.houses == look.fact("left") < look.fact("count") == look.opinion.hotel - 1
    ),
    "one_by_one": lambda look: not look.opinion.is_dogs and look.word == "clear",
    "not_all_hotels": lambda look: any(high != look.opinion.hotel for high in look.row()),
    "no_hotel": lambda look: look.opinion.hotel not in look.row(),
    "houses_enough": lambda look: look.houses == look.fact("left") >= look.opinion.hotel - 1,
    "cash_short": lambda look: look.cash == look.fact("has") < look.fact("amount"),
    # Deals
    "no_offer": lambda look: look.offer() is None,
    "own_offer": lambda look: look.offer()["seat"] == look.seat,
    "not_to_you": lambda look: look.seat not in (look.offer()["seat"], look.offer()["other"]),
    "not_by_you": lambda look: look.offer()["seat"] != look.seat,
    "no_such_partner": lambda look: not 0 <= look.partner < len(look.table["players"]),
    "not_with_yourself": lambda look: look.partner == look.seat,
    "partner_out": lambda look: look.table["players"][look.fact("other")]["out"],
    "partner_resigned": lambda look: look.fact("other") in look.gone,
    "debtor_only": lambda look: look.is_open(look.fact("other")) and look.fact("other") != look.seat,
    "no_goods": lambda look: look.has_nothing(look.seat) and look.has_nothing(look.fact("other")),
    "no_substance": lambda look: all(kind in {PAY, GET} for kind, _ in look.goods),
    "no_deed": lambda look: (
        look.fact("space") >= len(look.opinion.spaces)
        or look.opinion.spaces[look.fact("space")]["kind"] not in OWNABLE
    ),
    "not_theirs": lambda look: look.fact("space") not in look.opinion.deeds[look.fact("seat")],
    "not_holder": lambda look: DECKS[look.fact("deck")] not in look.cards(look.fact("seat")),
    "their_cash_short": lambda look: (
        look.opinion.cash[look.fact("other")] == look.fact("has") < look.fact("amount")
    ),
    "interest_short": lambda look: look.fact("has") < look.fact("amount"),
    "their_interest_short": lambda look: look.fact("has") < look.fact("amount"),
    # Debts
    "debt_first": lambda look: look.debts() >= 1 and look.debts() <= look.fact("amount"),
    "not_covered": lambda look: 1 <= look.debts() <= look.fact("amount"),
    "their_not_covered": lambda look: look.is_open(look.fact("other")),
    "can_pay": lambda look: (
        look.opinion.could_raise(look.seat) >= look.fact("amount") == look.table["debt"]["amount"]
    ),
    "must_settle": lambda look: (
        look.is_open(look.seat) and look.table["debt"]["amount"] == look.fact("amount")
    ),
    "not_taken_over": lambda look: look.fact("space") not in look.table["inherit"]["deeds"],
    "lift_owed": lambda look: look.cash == look.fact("has") < look.fact("amount") + look.fact("lacks"),
    "none_named": lambda look: not look.named,
}
