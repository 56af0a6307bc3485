"""Which clause may be the cause of which event, for the whole property family."""

from __future__ import annotations

# The clauses that cause events, and the kinds of events each may cause
CITED: dict[str, set[str]] = {
    # The table's own
    "table.clock": {"timed"},
    # Setup and turns
    "setup.order": {"threw", "starts", "tied", "tied_left", "turn_began"},
    "turn.roll": {"threw", "moved"},
    "turn.doubles": {"threw"},
    "turn.three_doubles": {"to_jail"},
    "turn.end": {"turn_began"},
    "go.salary": {"salary", "salary_on_go", "landed"},
    "go.twice": {"salary", "salary_on_go"},
    "go.back": {"moved_by_card"},
    # Landing
    "buy.listed": {"bought"},
    "buy.raise": {"cannot_buy"},
    "buy.auction": {"declined", "up_for_auction", "won_auction", "no_bids"},
    "auction.bidding": {"raised", "passed"},
    "auction.cash": {"cannot_bid"},
    "rent.ask": {"claim_open", "claim_by_dice", "asked_rent"},
    "rent.deadline": {"lapsed"},
    "rent.fixed": {"claim_ended"},
    "rent.lapse": {"claim_void"},
    "rent.lot": {"paid_rent"},
    "rent.double": {"paid_rent"},
    "rent.station": {"paid_rent"},
    "rent.utility": {"threw", "paid_rent"},
    "rent.mortgaged": {"nothing_due"},
    "rent.own": {"at_home"},
    "cards.draw": {"drew", "moved_by_card", "paid_by_card", "got_by_card"},
    "cards.jail_free": {"kept_card", "card_back"},
    "cards.nearest": {"threw", "paid_rent"},
    "cards.collect_each": {"paid_player"},
    "tax.income": {"chose_tax", "paid_tax"},
    "tax.luxury": {"paid_tax"},
    "free_parking": {"parked"},
    "jail.visiting": {"visits"},
    # Jail
    "jail.sent": {"to_jail"},
    "jail.pay": {"paid_fine", "left_jail"},
    "jail.card": {"left_jail"},
    "jail.doubles": {"threw", "left_jail", "moved", "stayed_in_jail"},
    "jail.third": {"paid_fine", "left_jail", "moved"},
    # Building
    "build.group": {"built"},
    "build.hotel": {"built"},
    "build.shortage": {
        "short_of", "wanted", "wanted_none", "piece_up", "won_piece", "no_piece_bids", "placed", "gave_back",
    },
    "sell.buildings": {"sold", "sold_group"},
    "sell.hotel_shortage": {"sold_group"},
    # Mortgages and deals
    "mortgage.take": {"mortgaged"},
    "mortgage.lift": {"lifted"},
    "mortgage.transfer": {"paid_interest", "lifted", "kept_mortgages"},
    "deal.what": {
        "offered_trade", "terms_cash", "terms_deed", "terms_card", "refused_trade", "withdrew", "expired",
        "struck_trade", "gave_cash", "gave_deed", "gave_card",
    },
    "deal.limit": {"withdrew"},
    # Debt and bankruptcy
    "debt.deals": {"cannot_build"},
    "debt.order": {"claim_void"},
    "debt.raise": {"owes"},
    "resign.leave": {"resigned", "cash_to_bank", "left_game", "sold_group"},
    "bankrupt.to_player": {
        "went_bankrupt", "mortgaged", "gave_cash", "gave_deed", "gave_card", "paid_interest", "lifted",
        "kept_mortgages",
    },
    "bankrupt.buildings": {"sold_group"},
    "bankrupt.to_bank": {"went_bankrupt_to_bank", "cash_to_bank", "up_for_auction", "no_bids_again"},
    "win.last": {"won"},
    # Variants and house rules
    "short.deeds": {"dealt"},
    "short.hotel": {"built"},
    "short.jail": {"paid_fine", "left_jail", "moved"},
    "short.tax": {"paid_tax"},
    "short.end": {"counted", "won"},
    "short.settle": {"paid_interest", "claim_void"},
    "timed.deeds": {"bought_dealt"},
    "timed.end": {"counted", "won"},
    "timed.stop": {"time_up", "lapsed"},
    "house.parking_money": {"took_pot"},
    "house.go_double": {"salary_on_go"},
    "house.no_auction": {"declined"},
    "house.no_jail_rent": {"owner_jailed"},
}  # fmt: skip

# The clauses that no event can cite, and why
SILENT: dict[str, str] = {
    "setup.players": "it is done before the first event: the seats are the table's",
    "setup.cash": "everybody has it when the game begins",
    "setup.bank": "it says what the Bank is; nothing happens by it",
    "setup.decks": "the decks lie there; a card drawn is told by cards.draw",
    "rent.pending": "it says in which order rents asked for are paid; it refuses to ask twice",
    "tax.to_bank": "it says who gets what is paid by the clauses of taxes, fines and cards",
    "jail.card_time": "it allows and refuses; a card that is used is told by jail.card",
    "jail.business": "it allows what other clauses do",
    "build.anytime": "it allows what build.group does",
    "build.evenly": "it refuses",
    "build.stock": "it refuses",
    "mortgage.transfer_cash": "it refuses",
    "deal.no_buildings": "it refuses",
    "deal.no_promises": "no word of the game could make a loan or a promise",
    "deal.substance": "it refuses",
    "debt.bankrupt": "it refuses who can still pay; what follows is told by the clauses of bankrupt",
    "offturn.window": "it allows what other clauses do, and refuses the rest",
    "short.dealt_group": "it says that dealt deeds are like others; their rent is told by rent.double",
}

# The clauses among them that refuse something
REFUSE = {
    "rent.pending", "jail.card_time", "build.evenly", "build.stock", "mortgage.transfer_cash",
    "deal.no_buildings", "deal.substance", "debt.bankrupt", "offturn.window",
}  # fmt: skip
