"""The normal player of the property game: it weighs everything by its chance to win, and bargains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.games.parts.jail import PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.actions import (
    ASK,
    BANKRUPT,
    BID,
    BUY_IT,
    DECLINE,
    END,
    FLAT,
    KEEP,
    PASS,
    PUT,
    REDEEM,
    TENTH,
    USE_CARD_OF,
    WANT,
    WANT_NONE,
    WITHDRAW,
)
from gamenight.games.property.bot.bargain.answering import Answering
from gamenight.games.property.bot.bargain.explaining import reason_to_trade
from gamenight.games.property.bot.bargain.partner import JUDGES
from gamenight.games.property.bot.bargain.proposing import Proposing
from gamenight.games.property.bot.bargain.reason import reason_to_offer, reason_to_sell
from gamenight.games.property.bot.bargain.rescuing import Rescuing
from gamenight.games.property.bot.bargain.swap import Scales
from gamenight.games.property.bot.bargain.talk import Talk
from gamenight.games.property.bot.money import least_harm
from gamenight.games.property.bot.plain import (
    ASKS,
    BUILDS,
    LIFTS,
    RAISES,
    TRADES,
    YOUNG,
    dearest_house,
    inheritance,
    pick,
)
from gamenight.games.property.bot.reason import reason_in_jail, reason_to_spend
from gamenight.games.property.bot.spending import Spending
from gamenight.games.property.bot.trading import may_offer
from gamenight.games.property.bot.value.outlook import Outlook
from gamenight.games.property.bot.worth import dearest_rent, unowned
from gamenight.games.property.sight import PropertySight
from gamenight.games.property.stages import AFTER
from gamenight.kernel.action import ABSENT, Action
from gamenight.kernel.seat import NOBODY, Seat

if TYPE_CHECKING:
    from gamenight.bots.reason import Reason
    from gamenight.games.property.bot.bargain.reason import TradeReason
    from gamenight.games.property.bot.style import Style
    from gamenight.games.property.shown import Debt
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight

WIDE: Final = (1 << 48) - 1


@final
class NormalProperty(Bot):
    """Buys, bids, builds, mortgages and trades by what each does to its chance to win.

    There is no chance in it. It remembers its offers and their answers in this game. How it pays the tax it
    decides by the age of the game alone, and never adds up what it owns for that.

    Rule: tax.income
    """

    def __init__(self, style: Style) -> None:
        self.style = style
        self.seat: Seat = NOBODY
        self.outlook: Outlook | None = None
        self.scales: Scales | None = None
        self.talk: Talk | None = None
        self.reason: TradeReason | None = None  # of its last offer or refusal
        self.judge: i64 = ABSENT  # answers offers as that kind of judge would; ABSENT: as itself

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Sit down and remember nothing."""
        self.seat = NOBODY
        self.talk = None
        self.reason = None

    def scene(self, sight: PropertySight) -> Outlook:
        """The outlook from here, just looked."""
        outlook = self.outlook
        terms = sight.agreed()
        if outlook is None or outlook.terms is not terms or outlook.seats != sight.seats():
            outlook = Outlook(terms, self.style)
            self.outlook = outlook
        if self.talk is None or sight.seat != self.seat or len(self.talk.partners) != sight.seats():
            self.seat = sight.seat
            self.talk = Talk(sight.seats(), self.style)
            self.scales = None
        if self.scales is None or self.scales.outlook is not outlook:
            self.scales = Scales(outlook, sight.seat)
        outlook.look(sight)
        self.talk.look(sight.turns())
        self.scales.slack = self.talk.slack(owners_of(outlook) ^ steps_of(outlook))
        return outlook

    def shares(self) -> list[float]:
        """How it takes the others to judge offers, seat by seat; nothing if it has not thought of that."""
        talk = self.talk
        return [] if talk is None else [share for one in talk.partners for share in one.shares]

    def recall(self, seat: Seat, shares: list[float]) -> None:
        """Take the others to judge as another player of this seat has learnt."""
        if not shares:
            return
        self.seat = seat
        talk = Talk(len(shares) // JUDGES, self.style)
        place: i64 = 0
        while place < len(shares):
            talk.partners[place // JUDGES].shares[place % JUDGES] = shares[place]
            place += 1
        self.talk = talk

    # What it wants to see

    def is_eager(self, sight: Sight[Any]) -> bool:
        """At the end of its turn; where something is called for; and where money must be raised."""
        assert isinstance(sight, PropertySight)
        if sight.may_ask() or sight.is_offered():
            return True
        stage = sight.stage()
        if stage is not None:
            return stage is AFTER
        return sight.is_buying() or sight.debt() is not None

    def kinds(self, sight: Sight[Any]) -> i64:
        """What is called for first: a rent, an offer; else all that it is eager for."""
        assert isinstance(sight, PropertySight)
        if sight.may_ask():
            return ASKS
        if sight.is_offered():
            return TRADES
        if sight.stage() is None:
            return TRADES if sight.debt() is not None else RAISES
        found: i64 = BUILDS | RAISES
        if sight.mortgaged() & sight.owned(sight.seat):
            found |= LIFTS
        return found | TRADES

    # What it says

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:  # noqa: C901  one case a question
        """One of the answers, by what is asked."""
        first = answers[0]
        if len(answers) == 1 and first.most == ABSENT:
            return first
        assert isinstance(sight, PropertySight)
        verb = first.verb
        if verb is ROLL or verb is END:
            return self.at_leisure(sight, answers)
        if verb is FLAT or verb is TENTH:
            return pick(answers, TENTH if sight.turns() < YOUNG * sight.seats() else FLAT)
        if verb is KEEP or verb is REDEEM:
            return inheritance(sight, answers)
        for action in answers:
            if action.verb is ASK:
                return action
        spending = Spending(sight, self.scene(sight), self.style)
        if verb is BUY_IT or verb is DECLINE:
            return spending.purchase(answers)
        if verb is PASS or verb is BID:
            return spending.bid(answers)
        if verb is WANT or verb is WANT_NONE:
            return want(sight, answers, spending.reserve())
        if verb is PUT:
            return spending.placing(answers)
        return self.settle(sight, answers)

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """Ask for the rent; accept, refuse or counter an offer."""
        assert isinstance(sight, PropertySight)
        for action in asides:
            if action.verb is ASK:
                return action
        if not sight.is_offered():
            return None
        self.scene(sight)
        return self.answer(sight, asides)

    def remark(self) -> Reason | None:
        """Why it made its last offer, or refused one; said once."""
        reason = self.reason
        self.reason = None
        return reason

    def why(self, sight: Sight[Any], action: Action) -> Reason | None:
        """What it weighed: its chance to win with a deed or without, a rent, a debt, a trade."""
        assert isinstance(sight, PropertySight)
        outlook = self.scene(sight)
        assert self.scales is not None
        assert self.talk is not None
        spending = Spending(sight, outlook, self.style)
        reason: Reason | None = reason_to_spend(spending, action)
        if reason is None:
            reason = reason_in_jail(spending, action)
        if reason is None:
            reason = reason_to_trade(sight, self.scales, self.talk, action)
        return reason

    def answer(self, sight: PropertySight, choices: list[Action]) -> Action | None:
        """What it says to an offer, if one of the choices is about one."""
        assert self.scales is not None
        assert self.talk is not None
        self.talk.hear(sight, self.scales)
        answering = Answering(sight, self.scales, self.talk, self.judge)
        action = answering.answer(choices, self.may_offer)
        if answering.reason is not None:
            self.reason = answering.reason
        return action

    def at_leisure(self, sight: PropertySight, answers: list[Action]) -> Action:
        """Business first, as far as it is shown; then the dice."""
        if answers[len(answers) - 1].verb.aside != ABSENT:
            action = self.business(sight, answers)
            if action is not None:
                return action
        return self.out_of_jail(sight, answers) if sight.jailed(sight.seat) else answers[0]

    def business(self, sight: PropertySight, choices: list[Action]) -> Action | None:
        """Rents, offers, trades, houses, mortgages; None if all of it can wait."""
        for one in choices:
            if one.verb is ASK:
                return one
        outlook = self.scene(sight)
        if sight.is_offered():
            answer = self.answer(sight, choices)
            if answer is not None:
                return answer
        if sight.stage() is not AFTER:
            return None
        action = self.offer(sight, outlook, choices)
        spending = Spending(sight, outlook, self.style)
        if action is None:
            action = spending.building(choices)
        if action is None:
            action = spending.pledge_to_build(choices)
        if action is None:
            action = spending.lifting(choices)
        return action

    def offer(self, sight: PropertySight, outlook: Outlook, choices: list[Action]) -> Action | None:
        """The best offer that comes to mind; one that nobody has answered is taken back a turn later."""
        talk = self.talk
        scales = self.scales
        assert talk is not None
        assert scales is not None
        talk.hear(sight, scales)
        number = sight.own_offer()
        if number != 0:
            if talk.made > 0:
                return None
            for action in choices:
                if action.verb is WITHDRAW and action.item == number:
                    talk.open = None
                    return action
            return None
        if not self.may_offer or not talk.may_speak():
            return None
        owners = owners_of(outlook)
        if talk.has_thought(owners):
            return None
        for plan in Proposing(sight, scales, talk, i64(self.style.wide)).plans():
            if may_offer(choices, plan.swap.other):
                self.reason = reason_to_offer(scales, plan.swap)
                talk.note(plan.swap, outlook.owned[sight.seat], outlook.owned[plan.swap.other])
                return plan.swap.action(outlook.board)
        talk.note_barren(owners)
        return None

    def out_of_jail(self, sight: PropertySight, answers: list[Action]) -> Action:
        """Out early, while there is something to buy; later one throws and hopes to stay."""
        is_late = float(unowned(sight.board(), sight)) < self.style.leaves_for
        if is_late or float(dearest_rent(sight)) > self.style.hides_from:
            return pick(answers, ROLL)
        for way in answers:
            if way.verb is USE_CARD or way.verb is USE_CARD_OF:
                return way
        return pick(answers, PAY_FINE)

    def settle(self, sight: PropertySight, answers: list[Action]) -> Action:
        """Raise what is owed where it hurts least; bankrupt only if nobody buys what would save it."""
        debt = sight.debt()
        need: i64 = 0
        if debt is not None:
            need = debt.amount - sight.cash(sight.seat)
        action = least_harm(sight, answers, need) or answers[0]
        if action.verb is BANKRUPT and debt is not None:
            return self.last_sale(sight, answers, debt) or action
        return action

    def last_sale(self, sight: PropertySight, choices: list[Action], debt: Debt) -> Action | None:
        """An offer to sell deeds for what is lacking, or None; while one stands no other is made."""
        outlook = self.scene(sight)
        talk = self.talk
        scales = self.scales
        assert talk is not None
        assert scales is not None
        talk.hear(sight, scales)
        if not self.may_offer or sight.own_offer() != 0 or not talk.may_speak():
            return None
        swap = Rescuing(sight, scales, talk, debt).sale()
        if swap is None or not may_offer(choices, swap.other):
            return None
        self.reason = reason_to_sell(scales, swap)
        talk.note(swap, outlook.owned[sight.seat], outlook.owned[swap.other])
        return swap.action(outlook.board)


def owners_of(outlook: Outlook) -> i64:
    """Who owns what, as one number."""
    mark: i64 = 0
    seat: i64 = 0
    while seat < outlook.seats:
        mark = (mark * 31 + outlook.owned[seat]) & WIDE
        seat += 1
    return mark


def steps_of(outlook: Outlook) -> i64:
    """What has been built, as one number."""
    mark: i64 = 0
    for group in outlook.board.colours:
        mark = (mark * 17 + outlook.built[group.index]) & WIDE
    return mark


def want(sight: PropertySight, answers: list[Action], kept: i64) -> Action:
    """Want as many of the scarce buildings as the purse can spare."""
    template = pick(answers, WANT)
    house = dearest_house(sight)
    if template.verb is not WANT or house == 0:
        return pick(answers, WANT_NONE)
    number = (sight.cash(sight.seat) - kept) // house
    if number < template.number:
        return pick(answers, WANT_NONE)
    return Action(WANT, number=min(number, template.most))
