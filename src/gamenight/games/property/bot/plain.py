"""A plain and sensible player of the property game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.parts.jail import PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.actions import (
    ASK,
    BID,
    BUY_IT,
    DECLINE,
    END,
    FLAT,
    KEEP,
    MORTGAGE,
    PASS,
    PUT,
    REDEEM,
    TENTH,
    USE_CARD_OF,
    WANT,
    WANT_NONE,
)
from gamenight.games.property.board import LOT
from gamenight.games.property.bot.manners import Manners
from gamenight.games.property.bot.money import (
    RICH,
    best_building,
    best_lifting,
    best_place,
    can_build,
    can_raise,
    least_harm,
)
from gamenight.games.property.bot.trading import answer_offers, has_idea, is_time_to_trade, next_offer
from gamenight.games.property.bot.worth import (
    SMALL,
    dearest_rent,
    most_to_bid,
    reserve,
    unowned,
    would_block,
    would_complete,
)
from gamenight.games.property.sight import PropertySight
from gamenight.games.property.stages import AFTER
from gamenight.games.property.terms import ASKING, BUILDING, LIFTING, MORTGAGING, TRADING
from gamenight.kernel.action import ABSENT, Action

if TYPE_CHECKING:
    from gamenight.games.property.board import Space
    from gamenight.kernel.action import Verb
    from gamenight.kernel.game import Game
    from gamenight.kernel.seat import Seat
    from gamenight.kernel.sight import Sight

PLENTY: Final = 300  # with so much left after buying nothing else need be asked
YOUNG: Final = 4  # rounds in which a tenth of all one has is taken to be less than the flat tax
MANY: Final = 8  # unowned deeds for which it is worth leaving Jail
ASKS: Final = 1 << ASKING
BUILDS: Final = 1 << BUILDING
RAISES: Final = 1 << MORTGAGING
LIFTS: Final = 1 << LIFTING
TRADES: Final = 1 << TRADING
HARMLESS: Final = 150  # rents below which one need not hide in Jail


@final
class PlainProperty(Bot):
    """Buys, bids up to a value, builds with a reserve, asks every rent, swaps what completes groups.

    There is no chance in it, and all that it remembers is what it has offered whom: the same sights in the
    same order get the same answers. How it pays the tax it decides by the age of the game alone, and never
    adds up what it owns.

    Rule: tax.income
    """

    def __init__(self) -> None:
        self.manners = Manners()

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Forget what was offered in another game."""
        self.manners = Manners()

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """One of the answers, by what is asked; asides among them are thought of in leisure and in need."""
        first = answers[0]
        if len(answers) == 1 and first.most == ABSENT:
            return first
        assert isinstance(sight, PropertySight)
        verb = first.verb
        if verb is ROLL or verb is END:
            return at_leisure(sight, answers, self.manners)
        if verb is BUY_IT or verb is DECLINE:
            return purchase(sight, answers)
        if verb is PASS or verb is BID:
            return bid(sight, answers)
        if verb is FLAT or verb is TENTH:
            return pick(answers, TENTH if sight.turns() < YOUNG * sight.seats() else FLAT)
        if verb is KEEP or verb is REDEEM:
            return inheritance(sight, answers)
        if verb is WANT or verb is WANT_NONE:
            return want(sight, answers)
        if verb is PUT:
            return best_place(sight, answers)
        return settle(sight, answers)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """At the end of its turn if it can build, lift or trade; and before a purchase that it must raise."""
        assert isinstance(sight, PropertySight)
        if called_for(sight):
            return True
        if sight.is_buying():
            return must_raise(sight, sight.board().spaces[sight.for_sale()])
        if sight.stage() is not AFTER:
            return False
        if may_lift(sight):
            return True
        cash = sight.cash(sight.seat)
        if cash > SMALL and can_build(sight, cash):
            return True
        return is_time_to_trade(sight) and self.has_idea(sight)

    def has_idea(self, sight: PropertySight) -> bool:
        """Whether there is somebody to make an offer to, by its manners."""
        self.manners.look(sight)
        return has_idea(sight, self.manners)

    def kinds(self, sight: Sight[Any]) -> i64:
        """What is called for first; else what it is eager for."""
        assert isinstance(sight, PropertySight)
        kinds = called_for(sight)
        if kinds:
            return kinds
        if sight.stage() is None:
            return RAISES
        kinds = BUILDS
        if may_lift(sight):
            kinds |= LIFTS
        if is_time_to_trade(sight) and self.has_idea(sight):
            kinds |= TRADES
        return kinds

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """Ask for the rent; take an offer or refuse it."""
        assert isinstance(sight, PropertySight)
        for action in asides:
            if action.verb is ASK:
                return action
        return answer_offers(sight, asides)


def pick(answers: list[Action], verb: Verb) -> Action:
    """The answer with this verb, or the first if there is none."""
    for action in answers:
        if action.verb is verb:
            return action
    return answers[0]


def called_for(sight: PropertySight) -> i64:
    """The kind of asides that what still waits for this seat calls for: a rent before an offer."""
    if sight.may_ask():
        return ASKS
    return TRADES if sight.is_offered() else 0


def may_lift(sight: PropertySight) -> bool:
    """Whether this seat has a mortgage, and is rich."""
    return sight.mortgaged() & sight.owned(sight.seat) != 0 and sight.cash(sight.seat) >= RICH


def at_leisure(sight: PropertySight, answers: list[Action], manners: Manners) -> Action:
    """Business first, as far as it is shown: rents, offers, buildings, mortgages, trades; then the turn."""
    if answers[len(answers) - 1].verb.aside != ABSENT:
        action = business(sight, answers, manners)
        if action is not None:
            return action
    return out_of_jail(sight, answers) if sight.jailed(sight.seat) else answers[0]


def business(sight: PropertySight, choices: list[Action], manners: Manners) -> Action | None:
    """The most useful of the asides, or None if all of them can wait."""
    for one in choices:
        if one.verb is ASK:
            return one
    action = answer_offers(sight, choices)
    if action is None:
        action = best_building(sight, choices)
    if action is None and sight.cash(sight.seat) >= RICH:
        action = best_lifting(sight, choices)
    if action is None and is_time_to_trade(sight):
        manners.look(sight)
        action = next_offer(sight, choices, manners)
    return action


def out_of_jail(sight: PropertySight, answers: list[Action]) -> Action:
    """Early one leaves, by a card or the fine; when the others have built one throws and hopes to stay."""
    if dearest_rent(sight) > HARMLESS or unowned(sight.board(), sight) < MANY:
        return pick(answers, ROLL)
    for way in answers:
        if way.verb is USE_CARD or way.verb is USE_CARD_OF:
            return way
    if sight.cash(sight.seat) < sight.board().numbers.fine + PLENTY // 2:
        return pick(answers, ROLL)
    return pick(answers, PAY_FINE)


def is_wanted(sight: PropertySight, space: Space) -> bool:
    """Whether a deed completes a group of this seat, or one of somebody else if left to them."""
    group = sight.board().group_of(space)
    if would_complete(group, sight.owned(sight.seat), space):
        return True
    return group.kind == LOT and would_block(sight, group, space)


def must_raise(sight: PropertySight, space: Space) -> bool:
    """Whether a deed that completes a group of lots cannot be paid, but could after mortgaging others."""
    need = space.price - sight.cash(sight.seat)
    if need <= 0 or space.kind != LOT:
        return False
    group = sight.board().group_of(space)
    if not would_complete(group, sight.owned(sight.seat), space):
        return False
    return can_raise(sight, need, group.mask)


def purchase(sight: PropertySight, answers: list[Action]) -> Action:
    """Buy if a small reserve is left, or if the deed is wanted; for a whole group even on mortgage."""
    space = sight.board().spaces[sight.for_sale()]
    left = sight.cash(sight.seat) - space.price
    if left >= PLENTY or (left >= 0 and (left >= SMALL or is_wanted(sight, space))):
        return pick(answers, BUY_IT)
    if left < 0 and must_raise(sight, space):
        group = sight.board().group_of(space)
        spare = [
            one
            for one in answers
            if one.verb is MORTGAGE and not sight.board().spaces[one.item].bit & group.mask
        ]
        action = least_harm(sight, spare, -left)
        if action is not None:
            return action
    return pick(answers, DECLINE)


def bid(sight: PropertySight, answers: list[Action]) -> Action:
    """Half the price at first, then in jumps of an eighth, up to what it is worth and the purse can spare."""
    template = pick(answers, BID)
    auction = sight.auction()
    if template.verb is not BID or auction is None:
        return pick(answers, PASS)
    price: i64 = 0
    worth: i64 = 0
    if auction.piece is None:
        space = sight.board().spaces[auction.space]
        price = space.price
        worth = most_to_bid(sight, space)
    else:
        price = dearest_house(sight)
        worth = price * 3 // 2
    worth = min(worth, sight.cash(sight.seat) - SMALL)
    if template.number > worth:
        return pick(answers, PASS)
    next_bid = price // 2 if auction.bid == 0 else auction.bid + price // 8
    most = min(worth, template.most)
    return Action(BID, number=min(max(next_bid, template.number), most))


def dearest_house(sight: PropertySight) -> i64:
    """The price of a house in the dearest whole group of this seat."""
    owned = sight.owned(sight.seat)
    dearest: i64 = 0
    for group in sight.board().colours:
        if owned & group.mask == group.mask:
            dearest = max(dearest, group.house)
    return dearest


def want(sight: PropertySight, answers: list[Action]) -> Action:
    """Want as many of the scarce buildings as the purse can spare."""
    template = pick(answers, WANT)
    house = dearest_house(sight)
    if template.verb is not WANT or house == 0:
        return pick(answers, WANT_NONE)
    number = (sight.cash(sight.seat) - reserve(sight)) // house
    if number < template.number:
        return pick(answers, WANT_NONE)
    return Action(WANT, number=min(number, template.most))


def inheritance(sight: PropertySight, answers: list[Action]) -> Action:
    """Lift mortgages taken over, in the order of the board, as far as one stays rich."""
    template = pick(answers, REDEEM)
    if template.verb is not REDEEM:
        return answers[0]
    spare = sight.spare(sight.seat) - RICH
    deeds = sight.inherited()
    chosen: list[int] = []
    for space in sight.board().deeds:
        if deeds & space.bit and space.mortgage <= spare:
            chosen.append(space.index)
            spare -= space.mortgage
    if not chosen:
        return pick(answers, KEEP)
    return Action(REDEEM, goods=tuple(chosen))


def settle(sight: PropertySight, answers: list[Action]) -> Action:
    """Raise what is owed where it hurts least; bankrupt only if that is all there is."""
    debt = sight.debt()
    need: i64 = 0
    if debt is not None:
        need = debt.amount - sight.cash(sight.seat)
    return least_harm(sight, answers, need) or answers[0]
