"""How a thinking player looks at the property game: what to try, who answers how, what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from gamenight.bots.bot import Bot
from gamenight.bots.search.effort import Effort
from gamenight.bots.search.mind import Mind
from gamenight.games.parts.jail import PAY_FINE, ROLL, USE_CARD
from gamenight.games.property.actions import (
    ACCEPT,
    BANKRUPT,
    BID,
    BUILD,
    BUY_IT,
    CLEAR,
    DECLINE,
    END,
    MAKE_OFFER,
    MORTGAGE,
    PASS,
    REFUSE,
    SELL,
    WANT,
    WANT_NONE,
)
from gamenight.games.property.bot.bargain.partner import JUDGES, Partner
from gamenight.games.property.bot.bargain.proposing import Proposing
from gamenight.games.property.bot.bargain.reason import reason_to_offer
from gamenight.games.property.bot.bargain.swap import Swap
from gamenight.games.property.bot.normal import NormalProperty, owners_of
from gamenight.games.property.bot.plain import TRADES, pick
from gamenight.games.property.bot.spending import Spending
from gamenight.games.property.bot.trading import may_offer
from gamenight.games.property.bot.value.outlook import Outlook
from gamenight.games.property.goods import given_in, taken_in
from gamenight.games.property.sight import PropertySight
from gamenight.games.property.stages import AFTER
from gamenight.games.property.state import Property
from gamenight.kernel.action import ABSENT, Action
from gamenight.kernel.seat import NOBODY, Seat
from gamenight.kernel.stream import Stream

if TYPE_CHECKING:
    from gamenight.games.property.bot.style import Style
    from gamenight.kernel.game import Game
    from gamenight.kernel.sight import Sight
    from gamenight.kernel.state import State

PAUSE: Final = 3  # rounds until it thinks again of trades that playouts did not like
WAYS: Final = 3  # ways to raise money that are tried
MIXED: Final = 1 << 20


@final
class Guest(Bot):
    """Plays on for a seat in a playout: the normal player, who offers nothing and judges by a drawn kind."""

    def __init__(self, style: Style, partner: Partner | None, seed: int) -> None:
        self.normal = NormalProperty(style)
        self.normal.may_offer = False
        self.partner = partner
        self.stream = Stream(seed, 0x6E57)

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Draw how this seat judges offers in the world that comes."""
        self.normal.begin(game, seat, seed)
        partner = self.partner
        if partner is None:
            return
        drawn = float(self.stream.below(MIXED)) / MIXED
        judge: i64 = 0
        while judge < JUDGES - 1 and drawn >= partner.shares[judge]:
            drawn -= partner.shares[judge]
            judge += 1
        self.normal.judge = judge

    def choose(self, sight: Sight[Any], answers: list[Action]) -> Action:
        """Choose as the normal player does."""
        return self.normal.choose(sight, answers)

    def consider(self, sight: Sight[Any], asides: list[Action]) -> Action | None:
        """Consider as the normal player does, except offers."""
        return self.normal.consider(sight, asides)

    def is_eager(self, sight: Sight[Any]) -> bool:
        """Eager as the normal player, but not at the end of a turn with nothing to build on or to lift."""
        assert isinstance(sight, PropertySight)
        if sight.stage() is not AFTER or sight.may_ask() or sight.is_offered() or sight.own_offer():
            return self.normal.is_eager(sight)
        owned = sight.owned(sight.seat)
        if owned & sight.mortgaged():
            return True
        for group in sight.board().colours:
            if owned & group.mask == group.mask:
                return True
        return False

    def kinds(self, sight: Sight[Any]) -> i64:
        """The kinds that the normal player wants, without trades where none can be answered."""
        assert isinstance(sight, PropertySight)
        kinds = self.normal.kinds(sight)
        if sight.stage() is AFTER and not sight.is_offered() and not sight.own_offer():
            return kinds & ~TRADES
        return kinds


@final
class PropertyMind(Mind):
    """Begins from the normal player's choice, and knows by that player's talks what the others accept."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.normal = NormalProperty(style)
        self.outlook: Outlook | None = None
        self.seat: Seat = NOBODY
        self.seed: int = 0
        self.serial: i64 = 0
        self.usual: Action | None = None
        self.look: i64 = i64(style.hard[2])  # decisions until a playout is judged by the outlook
        self.trades: i64 = i64(style.hard[3])  # offers that are tried besides the usual choice
        self.wide: i64 = i64(style.hard[4])  # how many times as far as the normal player it looks for trades
        self.shelved: i64 = ABSENT  # who owned what when playouts liked no trade, as one number
        self.shelved_turn: i64 = 0  # and when that was

    def begin(self, game: Game[Any], seat: Seat, seed: int) -> None:
        """Sit down for a game."""
        self.normal = NormalProperty(self.style)
        self.outlook = None
        self.seat = seat
        self.seed = seed
        self.serial = 0
        self.shelved = ABSENT

    def effort(self, level: str) -> Effort:
        """The effort of a level, by the family's style."""
        row = self.style.master if level == "master" else self.style.hard
        self.look = i64(row[2])
        self.trades = i64(row[3])
        self.wide = i64(row[4])
        return Effort(i64(row[0]), row[1])

    def player(self) -> Bot:
        """The normal player of this style."""
        return self.normal

    def policy(self, seat: Seat) -> Bot:
        """The normal player; another seat answers offers as it has answered before."""
        talk = self.normal.talk
        partner = None if talk is None or seat == self.seat else talk.partners[seat]
        return Guest(self.style, partner, self.seed ^ int(self.serial * 64 + seat))

    def memory(self) -> list[float]:
        """The question in hand, and how the others are thought to judge offers."""
        return [float(self.serial), *self.normal.shares()]

    def recall(self, memory: list[float]) -> None:
        """Take up what `memory` gave."""
        if memory:
            self.serial = i64(int(memory[0]))
            self.normal.recall(self.seat, memory[1:])

    def chance(self, state: State, seat: Seat) -> float:
        """The outlook of that seat."""
        assert isinstance(state, Property)
        sight = PropertySight(state, seat)
        outlook = self.outlook
        if outlook is None or outlook.terms is not state.agreed:
            outlook = Outlook(state.agreed, self.style)
            self.outlook = outlook
        outlook.look(sight)
        return outlook.chance(seat)

    def is_far(self, start: State, state: State, decisions: i64) -> bool:
        """Some decisions on, when nothing is being settled."""
        return decisions >= self.look and state.depth == 1

    # What is worth trying

    def ideas(self, sight: Sight[Any], answers: list[Action], usual: Action) -> list[Action]:
        """What else could be done, by what is asked."""
        assert isinstance(sight, PropertySight)
        self.serial = sight.serial()
        self.usual = usual
        verb = answers[0].verb
        found = [usual]
        if verb is BUY_IT or verb is DECLINE:
            add_first(found, answers, BUY_IT)
            add_first(found, answers, DECLINE)
        elif verb is PASS or verb is BID:
            add_bids(found, answers)
        elif verb is WANT or verb is WANT_NONE:
            add_first(found, answers, WANT_NONE)
        elif verb is ROLL or verb is END:
            self.add_business(sight, found, answers, usual)
        elif (verb is SELL or verb is MORTGAGE or verb is CLEAR) and usual.verb is not MAKE_OFFER:
            add_ways(found, answers)
        return found

    def add_business(
        self, sight: PropertySight, found: list[Action], answers: list[Action], usual: Action
    ) -> None:
        """The ways out of Jail; at the end of the turn offers, a house, or nothing."""
        if sight.stage() is not AFTER:
            if sight.jailed(sight.seat) and usual.verb.aside == ABSENT:
                for verb in (ROLL, PAY_FINE, USE_CARD):
                    add_first(found, answers, verb)
            return
        outlook = self.normal.scene(sight)
        if not self.may_doubt(usual):
            return
        spending = Spending(sight, outlook, self.style)
        if usual.verb.aside != ABSENT:
            add_first(found, answers, END)
            if usual.verb is not BUILD:
                house = spending.building(answers)
                if house is not None:
                    add(found, house)
        else:
            for action in self.offers(sight, outlook, answers):
                add(found, action)

    def may_doubt(self, usual: Action) -> bool:
        """Whether playouts have a say about the usual choice.

        A game that stands still is to get going, whatever that costs. And an offer may be a step to others,
        which nobody makes in playouts.
        """
        scales = self.normal.scales
        return scales is not None and scales.slack <= 0.0 and usual.verb is not MAKE_OFFER

    def offers(self, sight: PropertySight, outlook: Outlook, answers: list[Action]) -> list[Action]:
        """Some more offers, the most promising first; none soon after playouts liked none."""
        talk = self.normal.talk
        scales = self.normal.scales
        if talk is None or scales is None or sight.own_offer() or not talk.may_speak():
            return []
        owners = owners_of(outlook)
        rest = sight.turns() - self.shelved_turn
        if not self.normal.may_offer or (owners == self.shelved and rest < PAUSE * sight.seats()):
            return []
        self.shelved = owners
        self.shelved_turn = sight.turns()
        plans = Proposing(sight, scales, talk, self.wide).plans()
        return [
            plan.swap.action(sight.board())
            for plan in plans[: self.trades]
            if may_offer(answers, plan.swap.other)
        ]

    def considered(
        self, sight: Sight[Any], asides: list[Action], usual: Action | None
    ) -> list[Action | None]:
        """To accept or to refuse, where the usual answer is about an offer."""
        assert isinstance(sight, PropertySight)
        self.serial = sight.serial()
        self.usual = usual
        found: list[Action | None] = [usual]
        scales = self.normal.scales
        is_still = scales is not None and scales.slack > 0.0
        if usual is None or usual.verb.aside == ABSENT or usual.verb.item != "offer" or is_still:
            return found
        for action in asides:
            is_answer = action.verb is ACCEPT or action.verb is REFUSE
            if is_answer and action.item == usual.item and action is not usual:
                found.append(action)
        return found

    def decided(self, sight: Sight[Any], action: Action | None) -> None:
        """Let the talk know what was offered in the end; what was left is not offered again."""
        usual = self.usual
        talk = self.normal.talk
        if action is not None and action.verb is MAKE_OFFER:
            self.shelved = ABSENT
        if talk is None or action is usual:
            return
        assert isinstance(sight, PropertySight)
        if usual is not None and usual.verb.goods and usual.verb.aside != ABSENT:
            talk.open = None
        if action is not None and action.verb is MAKE_OFFER and self.normal.scales is not None:
            board = sight.board()
            takes = taken_in(board, action.goods)
            gives = given_in(board, action.goods)
            swap = Swap(action.seat, takes.deeds, gives.deeds, gives.cash - takes.cash)
            talk.note(swap, sight.owned(sight.seat), sight.owned(action.seat))
            self.normal.reason = reason_to_offer(self.normal.scales, swap)


def add(found: list[Action], action: Action) -> None:
    """One more idea, unless it is there."""
    if action not in found:
        found.append(action)


def add_first(found: list[Action], answers: list[Action], verb: object) -> None:
    """The first answer with this verb, if there is one."""
    for action in answers:
        if action.verb is verb and action.most == ABSENT:
            add(found, action)
            return


def add_bids(found: list[Action], answers: list[Action]) -> None:
    """Try passing, and the least bid."""
    template = pick(answers, BID)
    if template.verb is BID:
        add_first(found, answers, PASS)
        add(found, Action(BID, number=template.number))


def add_ways(found: list[Action], answers: list[Action]) -> None:
    """Some ways to raise money; to go bankrupt is never an idea."""
    if found[0].verb is BANKRUPT:
        return
    for action in answers:
        if len(found) <= WAYS and action.verb.aside != ABSENT and action.most == ABSENT:
            add(found, action)
