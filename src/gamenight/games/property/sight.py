"""What a seat may know in the property game: all but the order of cards that nobody has drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from gamenight.games.property import shown
from gamenight.games.property.actions import REDEEM
from gamenight.games.property.board import UTILITY
from gamenight.games.property.haphazard import some_goods, some_to_lift
from gamenight.games.property.memory import (
    AuctionFrame,
    BuyFrame,
    Claim,
    DebtFrame,
    InheritFrame,
    Offer,
    PlaceFrame,
    ShortageFrame,
    TaxFrame,
    TurnFrame,
)
from gamenight.games.property.rules.auction import least_bid
from gamenight.games.property.rules.buying import Buy
from gamenight.games.property.rules.inherit import inherited
from gamenight.games.property.rules.payment import spare_cash
from gamenight.games.property.rules.rent import rent_of, rent_reason, rent_row, utility_factor
from gamenight.games.property.state import Property
from gamenight.games.property.terms import BUY
from gamenight.kernel.seat import NOBODY, Seat, holds
from gamenight.kernel.sight import Sight

if TYPE_CHECKING:
    from mypy_extensions import i64

    from gamenight.games.property.board import Board, Piece, Space
    from gamenight.games.property.stages import Stage
    from gamenight.games.property.terms import PropertyTerms
    from gamenight.kernel.action import Action
    from gamenight.kernel.stream import Stream

NOWHERE: Final = -1


@final
class PropertySight(Sight[Property]):
    """Purses, deeds, buildings, tokens, claims and offers: they all lie open.

    There is no accessor for anybody's total worth: the tax must be chosen before it is added up.

    Rule: buy.listed, tax.income
    """

    def board(self) -> Board:
        """The printed board, its deeds and its decks."""
        return self._state.board

    def agreed(self) -> PropertyTerms:
        """What the table agreed."""
        return self._state.agreed

    def purchase(self) -> Buy:
        """What a purchase is at this table: what is asked, and what declining does."""
        return cast(Buy, self._state.terms.decisions[BUY.place])

    def cash(self, seat: Seat) -> i64:
        """The money in that seat's purse."""
        return self._state.cash[seat]

    def spare(self, seat: Seat) -> i64:
        """The money that is left for bids and buildings when all that was asked for is paid."""
        return spare_cash(self._state, seat)

    def place(self, seat: Seat) -> i64:
        """Where that seat's token stands."""
        return self._state.places[seat]

    def jailed(self, seat: Seat) -> i64:
        """Which of the jail turns comes next for that seat; 0: it is free."""
        return self._state.jailed[seat]

    def owned(self, seat: Seat) -> i64:
        """The set of that seat's deeds."""
        return self._state.owned[seat]

    def owner(self, space: i64) -> Seat:
        """Whose deed it is; NOBODY: the Bank's."""
        return self._state.owner[space]

    def mortgaged(self) -> i64:
        """The set of mortgaged deeds."""
        return self._state.mortgaged

    def rent(self, space: Space) -> i64:
        """What a landing there costs now; 0: nothing, or the dice decide it.

        Rule: rent.mortgaged
        """
        owner = self._state.owner[space.index]
        if owner == NOBODY or self._state.mortgaged & space.bit or space.kind == UTILITY:
            return 0
        return rent_of(self._state, space, owner, 0, is_nearest=False)

    def rent_times(self, space: Space) -> i64:
        """How many times the dice a landing there costs now; 0: nothing, or an amount.

        Rule: rent.utility, rent.mortgaged
        """
        owner = self._state.owner[space.index]
        if owner == NOBODY or self._state.mortgaged & space.bit or space.kind != UTILITY:
            return 0
        return utility_factor(self._state, space, owner)

    def rent_row(self, space: Space) -> i64:
        """Which of the printed rents applies now; NOWHERE: none does."""
        owner = self._state.owner[space.index]
        if owner == NOBODY or self._state.mortgaged & space.bit:
            return NOWHERE
        return rent_row(self._state, space, owner)

    def rent_clause(self, space: Space) -> str:
        """The clause by which a landing on somebody's property costs what it does.

        Rule: rent.mortgaged
        """
        owner = self._state.owner[space.index]
        if self._state.mortgaged & space.bit:
            return "rent.mortgaged"
        waiver = self._state.agreed.landlord.waiver(self._state, owner)
        return waiver or rent_reason(self._state, space, owner).clause

    def is_waived(self, owner: Seat) -> bool:
        """Whether nothing is due to that owner just now, by what the table agreed."""
        return self._state.agreed.landlord.waiver(self._state, owner) != ""

    def height(self, space: i64) -> i64:
        """Houses on a lot; one more than the most is a hotel."""
        return self._state.heights[space]

    def built(self) -> i64:
        """The set of lots with a building."""
        return self._state.built

    def houses(self) -> i64:
        """Houses left in the Bank."""
        return self._state.houses

    def hotels(self) -> i64:
        """Hotels left in the Bank."""
        return self._state.hotels

    def pot(self) -> i64:
        """Money lying on Free Parking."""
        return self._state.pot

    def keeper(self, deck: i64) -> Seat:
        """Who holds the jail card of a deck."""
        return self._state.keepers[deck]

    def stage(self) -> Stage | None:
        """Where the turn stands if nothing lies above it; None: something else is asked."""
        state = self._state
        home = state.asking
        return home.stage if state.depth > 0 and isinstance(home, TurnFrame) else None

    def has_thrown(self) -> bool:
        """Whether who has the dice has thrown them in this turn."""
        home = self._state.stack[0]
        return isinstance(home, TurnFrame) and home.throws > 0

    def turns(self) -> i64:
        """In how many turns somebody has thrown so far; a turn counts from its first throw."""
        return self._state.turns

    def deck_below(self, deck: i64) -> list[int]:
        """The cards put back, the next one first: everybody saw them."""
        return self._state.decks[deck].below()

    def deck_unseen(self, deck: i64) -> list[int]:
        """The cards that nobody has drawn yet, in no order."""
        return self._state.decks[deck].unseen()

    def twin(self) -> Property:
        """A copy to play on with: nothing is hidden but what nobody has decided yet."""
        twin = self._state.fresh()
        twin.load(self._state)
        return twin

    # What is being settled

    def for_sale(self) -> i64:
        """The space whose deed may be bought from the Bank, or NOWHERE."""
        place = self._state.depth - 1
        while place >= 0:
            frame = self._state.stack[place]
            if isinstance(frame, BuyFrame):
                return frame.space
            place -= 1
        return NOWHERE

    def is_buying(self) -> bool:
        """Whether that purchase is what is asked just now."""
        return self._state.depth > 0 and isinstance(self._state.asking, BuyFrame)

    def taxed(self) -> i64:
        """The space whose tax is being chosen, or NOWHERE."""
        frame = self._state.asking
        return frame.space if self._state.depth > 0 and isinstance(frame, TaxFrame) else NOWHERE

    def auction(self) -> shown.Auction | None:
        """The auction that runs, if one does."""
        state = self._state
        frame = state.asking
        if state.depth == 0 or not isinstance(frame, AuctionFrame):
            return None
        return shown.Auction(frame, state.playing() & ~frame.bidders)

    def least_bid(self) -> i64:
        """The least that may be bid now in the auction that runs; 0: none does.

        Rule: buy.auction, auction.bidding
        """
        frame = self._state.asking
        if self._state.depth == 0 or not isinstance(frame, AuctionFrame):
            return 0
        return least_bid(self._state, frame)

    def debt(self) -> shown.Debt | None:
        """The debt to be settled first, if there is one. A bankrupt owes nothing."""
        state = self._state
        place = state.depth - 1
        while place >= 0:
            frame = state.stack[place]
            if isinstance(frame, DebtFrame) and not holds(state.out, frame.seat):
                return shown.Debt(frame)
            place -= 1
        return None

    def heir(self) -> Seat:
        """Who is asked now which of the mortgages taken over to lift, or NOBODY."""
        frame = self._state.asking
        return frame.seat if self._state.depth > 0 and isinstance(frame, InheritFrame) else NOBODY

    def inherited(self) -> i64:
        """The set of mortgaged deeds that the heir is asked about."""
        frame = self._state.asking
        if self._state.depth == 0 or not isinstance(frame, InheritFrame):
            return 0
        return inherited(self._state, frame)

    def scarce(self) -> Piece | None:
        """The building that is scarce, or won and to be put down; None: nobody is asked about one."""
        frame = self._state.asking
        if self._state.depth == 0:
            return None
        if isinstance(frame, ShortageFrame):
            return frame.piece
        return frame.piece if isinstance(frame, PlaceFrame) else None

    # What stands between players

    def claims(self) -> list[shown.Claim]:
        """The rents that may be asked for, or have been."""
        return [shown.Claim(one) for one in self._state.standing if isinstance(one, Claim)]

    def offers(self) -> list[shown.Offer]:
        """The offers that stand."""
        return [shown.Offer(one) for one in self._state.standing if isinstance(one, Offer)]

    def claim(self, number: i64) -> shown.Claim | None:
        """The rent of that number."""
        one = self._state.standing_numbered(number)
        return shown.Claim(one) if isinstance(one, Claim) else None

    def offer(self, number: i64) -> shown.Offer | None:
        """The offer of that number."""
        one = self._state.standing_numbered(number)
        return shown.Offer(one) if isinstance(one, Offer) else None

    def may_ask(self) -> bool:
        """Whether there is a rent that this seat may ask for."""
        for one in self._state.standing:
            if isinstance(one, Claim) and one.may_be_asked(self.seat):
                return True
        return False

    def is_offered(self) -> bool:
        """Whether an offer to this seat stands."""
        for one in self._state.standing:
            if isinstance(one, Offer) and one.other == self.seat:
                return True
        return False

    def own_offer(self) -> i64:
        """The number of the first offer of this seat that still stands, or 0."""
        for one in self._state.standing:
            if isinstance(one, Offer) and one.seat == self.seat:
                return one.number
        return 0

    # Trading

    def partner(self, action: Action) -> Seat:
        """To whom an offer or a counter-offer is made."""
        if action.seat != NOBODY:
            return action.seat
        item = self._state.standing_numbered(action.item)
        return NOBODY if item is None else item.seat

    def tradable(self, seat: Seat) -> i64:
        """The set of that seat's deeds that may change hands: those of groups without a building.

        Rule: deal.no_buildings
        """
        deeds = self._state.owned[seat]
        for group in self._state.board.groups:
            if deeds & group.mask == group.mask and self._state.is_built(group.index):
                deeds &= ~group.mask
        return deeds

    def random_goods(self, action: Action, stream: Stream) -> tuple[int, ...]:
        """Some goods for an offer, or some mortgages to lift."""
        return some_to_lift(self, stream) if action.verb is REDEEM else some_goods(self, action, stream)
