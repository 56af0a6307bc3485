"""What the labels of choices name beside the slots of the action: whose rent it is, and how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gamenight.games.parts.jail import PAY_FINE
from gamenight.games.property.actions import ASK, BID, BUY_IT, DECLINE, FLAT, TENTH, USE_CARD_OF, WANT
from gamenight.kernel.event import Kind, question

if TYPE_CHECKING:
    from gamenight.games.property.sight import PropertySight
    from gamenight.kernel.action import Action
    from gamenight.kernel.event import Event

ASK_SUM: Final = Kind("ask_for", "other", "space", "amount")
ASK_BY_DICE: Final = Kind("ask_by_dice", "other", "space", "times")
BUY: Final = Kind("buy_for", "space", "amount")
PAY: Final = Kind("pay_fine", "amount")
CARD_OF: Final = Kind("card_of", "deck")
FLAT_SUM: Final = Kind("pay_flat", "amount")
SHARE: Final = Kind("pay_share", "percent")
BID_SUM: Final = Kind("bid_of", "amount")
WANT_SOME: Final = Kind("want_some", "pieces")


def details_of(sight: PropertySight, action: Action) -> Event | None:
    """The names and sums of a label; None: the slots will do, or it is about a trade.

    Rule: rent.ask, buy.listed, jail.pay, cards.jail_free, tax.income
    """
    verb = action.verb
    if verb is ASK:
        return claim_named(sight, action)
    if verb is PAY_FINE:
        return question(PAY, sight.board().numbers.fine)
    if verb is USE_CARD_OF:
        return question(CARD_OF, action.item)
    if (verb is BID or verb is WANT) and not action.is_template():
        return question(BID_SUM if verb is BID else WANT_SOME, action.number)
    asked = sight.asked()
    if asked == "buy" and (verb is BUY_IT or verb is DECLINE):
        space = sight.board().spaces[sight.for_sale()]
        if verb is BUY_IT:
            return question(BUY, space.index, space.price)
        return question(sight.purchase().declines, space.index)
    if asked == "tax" and (verb is FLAT or verb is TENTH):
        space = sight.board().spaces[sight.taxed()]
        return question(FLAT_SUM, space.amount) if verb is FLAT else question(SHARE, space.percent)
    return None


def claim_named(sight: PropertySight, action: Action) -> Event | None:
    """Whom the rent is asked from, for which space, and how much it is as far as that is known.

    Rule: rent.ask, rent.fixed
    """
    claim = sight.claim(action.item)
    if claim is None:
        return None
    if claim.times:
        return question(ASK_BY_DICE, claim.debtor, claim.space, claim.times)
    return question(ASK_SUM, claim.debtor, claim.space, claim.amount)
