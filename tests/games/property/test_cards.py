"""The two decks: drawing, going round, and the card that is kept."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight as gn
from gamenight.games.parts.deck import Deck
from tests.games.playing import one_told, refused, told
from tests.games.property.laid import BOTH, JAIL, NAMES, cash, claims, deeds, lay, places

ALL = list(range(16))
DECKS = ["chance", "chest"]
BEFORE = [19, 14]  # three before a space of each deck
FREE = [7, 4]  # the jail card of each deck


def decks(table: gn.Table) -> list[dict[str, Any]]:
    """Both decks, chance first."""
    found: Any = table.position()["decks"]
    return list(found)


def only(deck: int, **cards: Any) -> list[dict[str, Any]]:
    """Both decks, one of them as said, the other as when play begins."""
    return [cards, {"unseen": ALL}] if deck == 0 else [{"unseen": ALL}, cards]


# Drawing


@pytest.mark.rule("cards.draw")
@pytest.mark.parametrize(
    ("deck", "card", "kanto", "dogs"),
    [
        (0, 6, 50, 50),
        (0, 11, -15, -15),
        (0, 15, 150, 150),
        (1, 1, 200, 200),
        (1, 2, -50, -50),
        (1, 3, 50, 45),
        (1, 7, 100, 100),
        (1, 8, 20, 20),
        (1, 9, 100, 100),
        (1, 10, -100, -100),
        (1, 11, -50, -150),
        (1, 12, 25, 25),
        (1, 14, 10, 10),
        (1, 15, 100, 100),
    ],
)
@pytest.mark.parametrize("game", BOTH)
def test_the_bank_pays_or_is_paid_at_once(game, deck, card, kanto, dogs):
    """The top card is done and goes to the bottom; nobody else's purse changes."""
    table = lay(game, 3, [(1, 2), (DECKS[deck], card)], places=[BEFORE[deck], 0, 0])
    events = table.play(0, "roll")
    amount = kanto if game == "kanto" else dogs

    assert one_told(events, "drew").clause == "cards.draw"
    assert one_told(events, "drew").facts() == {"seat": 0, "deck": deck, "card": 100 * deck + card}
    paid = one_told(events, "got_by_card" if amount > 0 else "paid_by_card")
    assert paid.clause == "cards.draw"
    assert paid.facts() == {"seat": 0, "amount": abs(amount)}
    assert cash(table) == [1500 + amount, 1500, 1500]
    assert decks(table)[deck]["below"] == [card]
    assert decks(table)[deck]["unseen"] == [one for one in ALL if one != card]
    assert decks(table)[1 - deck] == {"unseen": ALL, "below": []}
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("cards.draw")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("deck", "card", "built", "fee"),
    [
        (0, 10, {}, 0),
        (0, 10, {"37": 1, "39": 0}, 25),
        (0, 10, {"37": 4, "39": 3}, 175),
        (0, 10, {"37": 5, "39": 5}, 200),
        (0, 10, {"37": 5, "39": 4}, 200),
        (1, 13, {"37": 2, "39": 2}, 160),
        (1, 13, {"37": 5, "39": 4}, 275),
        (1, 13, {"37": 5, "39": 5, "1": 1}, 270),
    ],
)
def test_repairs_are_paid_for_each_building(game, deck, card, built, fee):
    """25 and 100, or 40 and 115; another player's buildings are another's."""
    table = lay(
        game,
        2,
        [(1, 2), (DECKS[deck], card)],
        places=[BEFORE[deck], 0],
        deeds=[[1, 3, 37, 39], [6, 8, 9]],
        buildings={**built, "6": 3, "8": 3, "9": 3},
    )
    table.play(0, "roll")

    assert cash(table) == [1500 - fee, 1500]


@pytest.mark.rule("cards.draw", "debt.raise")
@pytest.mark.parametrize(("game", "fee"), [("kanto", 50), ("dog-lovers", 150)])
def test_a_fee_that_the_cash_does_not_cover_is_a_debt(game, fee):
    """To the Bank; raised by a mortgage it is paid."""
    table = lay(game, 2, [(1, 2), ("chest", 11)], cash=[10, 1500], places=[14, 0], deeds=[[39]])
    events = table.play(0, "roll")
    owed = one_told(events, "owes").facts()
    events = table.play(0, "mortgage 39")

    assert owed == {"seat": 0, "other": gn.NOBODY, "amount": fee}
    assert one_told(events, "paid_by_card").clause == "cards.draw"
    assert cash(table) == [210 - fee, 1500]


@pytest.mark.rule("cards.draw")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("start", "chance", "rest"),
    [
        (19, [(1, 2), ("chance", 0)], 0),
        (30, [(1, 2), ("chest", 0)], 0),
        (19, [(1, 2), ("chance", 1)], 24),
        (19, [(1, 2), ("chance", 2)], 11),
        (4, [(1, 2), ("chance", 12)], 5),
        (4, [(1, 2), ("chance", 13)], 39),
        (19, [(1, 2), ("chance", 8)], 19),
        (33, [(1, 2), ("chance", 8), ("chest", 0)], 0),  # back to the chest, and on from there
    ],
)
def test_a_card_moves_the_token(game, start, chance, rest):
    """To the space that it names, or three back; on one's own property nothing happens then."""
    table = lay(game, 2, chance, places=[start, 20], deeds=[[5, 11, 19, 24, 39]])
    events = table.play(0, "roll")

    assert places(table) == [rest, 20]
    assert "moved_by_card" in [name for name, _ in told(events)]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("cards.draw", "buy.listed")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("start", "card", "space", "price"), [(4, 13, 39, 400), (19, 8, 19, 200)])
def test_after_a_move_the_new_space_may_be_bought(game, start, card, space, price):
    """The rules of the new space are followed."""
    table = lay(game, 2, [(1, 2), ("chance", card)], places=[start, 0])
    table.play(0, "roll")
    table.play(0, "buy")

    assert deeds(table, 0) == [space]
    assert cash(table) == [1500 - price, 1500]


@pytest.mark.rule("cards.draw", "rent.lot", "rent.station")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("start", "card", "salary", "rent"), [(4, 13, 0, 50), (4, 1, 0, 20), (4, 12, 200, 25)]
)
def test_after_a_move_the_usual_rent_is_due(game, start, card, salary, rent):
    """A card that names the space changes nothing in its rent."""
    table = lay(game, 2, [(1, 2), ("chance", card)], places=[start, 0], deeds=[[], [5, 24, 39]])
    table.play(0, "roll")
    table.play(1, f"ask {claims(table)[0]}")

    assert cash(table) == [1500 + salary - rent, 1500 + rent]


@pytest.mark.rule("cards.draw", "tax.income")
@pytest.mark.parametrize(("game", "words"), [("kanto", []), ("dog-lovers", ["flat"])])
def test_after_a_move_the_tax_is_due(game, words):
    """Three back from the first chance space."""
    table = lay(game, 2, [(1, 2), ("chance", 8)], places=[4, 0])
    events = table.play(0, "roll")
    for word in words:
        events = table.play(0, word)

    assert one_told(events, "paid_tax").facts() == {"seat": 0, "amount": 200, "space": 4}
    assert cash(table) == [1300, 1500]


@pytest.mark.rule("cards.draw", "turn.doubles")
@pytest.mark.parametrize("game", BOTH)
def test_doubles_still_throw_again_after_a_card(game):
    """The next throw moves on from where the card led."""
    table = lay(game, 2, [(1, 1), ("chance", 0), (4, 6)], places=[5, 0])
    table.play(0, "roll")
    table.play(0, "roll")

    assert places(table) == [10, 0]
    assert cash(table) == [1700, 1500]


# The deck goes round


@pytest.mark.rule("cards.draw")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("deck", "order"), [(0, [15, 6, 11]), (1, [12, 1, 8])])
def test_after_the_first_pass_the_cards_come_in_order(game, deck, order):
    """The top card is the one put back first; no chance is asked any more, and each goes to the bottom."""
    rest = [card for card in reversed(ALL) if card not in order]
    table = lay(game, 3, [(1, 2)] * 3, places=[BEFORE[deck]] * 3, decks=only(deck, below=[*order, *rest]))
    drawn = []
    for seat in range(3):
        events = table.play(seat, "roll")
        drawn.append(one_told(events, "drew").facts()["card"] - 100 * deck)
        table.play(seat, "end")

    assert drawn == order
    assert decks(table)[deck] == {"unseen": [], "below": [*rest, *order]}


@pytest.mark.rule("cards.draw", "setup.decks")
@pytest.mark.parametrize("game", BOTH)
def test_first_what_nobody_has_seen(game):
    """A card put back lies below all that has not been drawn; it does not come again before them."""
    below = [15, *[card for card in ALL if card not in {6, 15}]]
    table = lay(game, 2, [(1, 2), ("chance", 15)], places=[19, 19], decks=only(0, unseen=[6], below=below))
    with pytest.raises(gn.BadSetup, match="does not answer"):
        table.play(0, "roll")
    table = lay(
        game, 2, [(1, 2), ("chance", 6), (1, 2)], places=[19, 19], decks=only(0, unseen=[6], below=below)
    )
    for seat, word in [(0, "roll"), (0, "end"), (1, "roll")]:
        table.play(seat, word)

    assert cash(table) == [1550, 1650]
    assert decks(table)[0]["below"] == [*below[1:], 6, 15]


@pytest.mark.rule("cards.draw", "cards.jail_free", "setup.decks")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_long_game_draws_by_the_book(game, seed):
    """Sixteen different cards first, then always the one that was put back longest ago."""
    every = [space for space in range(40) if space % 10 and space not in {2, 4, 7, 17, 22, 33, 36, 38}]
    laid = {"cash": [90_000] * 3, "deeds": [every]}
    table = gn.open(game, NAMES[:3], dealer=gn.Seeded(seed), position=laid)
    words = ("card", "roll", "end", "flat")
    for _ in range(900):
        seat = table.waiting()[0]
        legal = table.legal(seat)
        table.play(seat, next(word for word in words if word in legal))
    unseen, below = [set(ALL), set(ALL)], [list[int](), list[int]()]
    for event in table.events:
        if event.name == "drew":
            deck, card = event.facts()["deck"], event.facts()["card"] % 100
            if unseen[deck]:
                unseen[deck].remove(card)
            else:
                assert below[deck].pop(0) == card
            if card != FREE[deck]:
                below[deck].append(card)
        elif event.name == "card_back":
            below[event.facts()["deck"]].append(FREE[event.facts()["deck"]])

    assert unseen == [set(), set()]
    assert [deck["below"] for deck in decks(table)] == below


# The card that is kept


@pytest.mark.rule("cards.jail_free")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("deck", [0, 1])
def test_the_jail_card_is_kept(game, deck):
    """It lies before its holder, and is in no deck."""
    card = FREE[deck]
    table = lay(game, 2, [(1, 2), (DECKS[deck], card)], places=[BEFORE[deck], 0])
    events = table.play(0, "roll")
    shown: Any = table.view(1)["table"]

    assert one_told(events, "kept_card").clause == "cards.jail_free"
    assert one_told(events, "kept_card").facts() == {"seat": 0, "deck": deck}
    rest = [one for one in ALL if one != card]
    assert decks(table)[deck] == {"unseen": rest, "below": [], "keeper": 0}
    assert [player["jail_cards"] for player in shown["players"]] == [[DECKS[deck]], []]
    assert cash(table) == [1500, 1500]
    assert places(table)[0] == BEFORE[deck] + 3


@pytest.mark.rule("cards.jail_free", "cards.draw")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("deck", "order"), [(0, [15, 6]), (1, [12, 1])])
def test_while_it_is_held_the_deck_goes_round_without_it(game, deck, order):
    """The next card is drawn; used, the jail card comes last of all."""
    rest = [card for card in ALL if card not in {*order, FREE[deck]}]
    table = lay(
        game,
        3,
        [(1, 2)] * 4,
        places=[BEFORE[deck], BEFORE[deck], JAIL],
        jailed=[0, 0, 1],
        deeds=[[13]],
        decks=only(deck, below=[*order, *rest], keeper=2),
    )
    for seat, word in [(0, "roll"), (0, "end"), (1, "roll"), (1, "end"), (2, "card")]:
        table.play(seat, word)

    assert decks(table)[deck] == {"unseen": [], "below": [*rest, *order, FREE[deck]]}


@pytest.mark.rule("cards.jail_free", "deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("deck", [0, 1])
def test_it_may_be_sold(game, deck):
    """Whoever has bought it holds it; it is still out of the deck."""
    rest = [one for one in ALL if one != FREE[deck]]
    table = lay(game, 2, decks=only(deck, unseen=rest, keeper=1))
    table.play(1, f"offer 0 card:{DECKS[deck]},get:30")
    events = table.play(0, "accept 1")

    assert ("gave_card", "deal.what") in told(events)
    assert decks(table)[deck] == {"unseen": rest, "below": [], "keeper": 0}
    assert cash(table) == [1470, 1530]
    assert refused(table, 1, f"offer 0 card:{DECKS[deck]},get:30") in {"deal.what", "deal.limit"}


def test_cards_put_back_on_a_copy_are_not_put_back_here():
    """Copies share the order of the cards put back only until one of them puts another card back."""
    deck, twin = Deck(0, 4), Deck(0, 4)
    deck.take(1)
    deck.put_below(1)
    twin.load(deck)
    for one, card in ((deck, 2), (twin, 3)):
        one.take(card)
        one.put_below(card)

    assert (deck.below(), twin.below()) == ([1, 2], [1, 3])
