"""Jail: just visiting, being sent, the ways out, and business from inside."""

import pytest

import gamenight as gn
from tests.games.playing import one_told, refused, told
from tests.games.property.laid import BOTH, JAIL, cash, lay, places

CHEST = [card for card in range(16) if card != 4]  # a deck whose jail card somebody holds
CHANCE = [card for card in range(16) if card != 7]
REST = list(range(16))


def jailed(table):
    """Which of the jail turns comes next, by seat; 0 is free."""
    return list(table.position()["jailed"])


def inside(game, chance, turn=1, terms=None, **position):
    """Seat 0 of three in Jail, before the first, second or third throw there."""
    given = {"places": [JAIL, 0, 0], "jailed": [turn, 0, 0], **position}
    return lay(game, 3, chance, terms, **given)


def holding(seat, deck=0):
    """The decks when a seat holds the jail card of one of them."""
    kept = {"unseen": [CHANCE, CHEST][deck], "keeper": seat}
    return [kept, {"unseen": REST}] if deck == 0 else [{"unseen": REST}, kept]


# Visiting


@pytest.mark.rule("jail.visiting")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("before", "dice"), [(0, (4, 6)), (5, (1, 4)), (3, (6, 1))])
def test_landing_there_is_just_visiting(game, before, dice):
    """No penalty, and on the next turn the token moves on as usual, without doubles."""
    table = lay(game, 2, [dice, (4, 6), (1, 2)], places=[before, 10], deeds=[[13]])
    events = table.play(0, "roll")
    visiting = places(table), jailed(table), cash(table)
    for seat, word in [(0, "end"), (1, "roll"), (1, "end"), (0, "roll")]:
        table.play(seat, word)

    assert ("visits", "jail.visiting") in told(events)
    assert visiting == ([JAIL, JAIL], [0, 0], [1500, 1500])
    assert places(table) == [13, 20]
    assert cash(table) == [1500, 1500]


@pytest.mark.rule("jail.visiting", "turn.doubles")
@pytest.mark.parametrize("game", BOTH)
def test_doubles_onto_it_throw_again(game):
    """A visitor's turn is not over, and there is nothing to pay or to use there."""
    table = lay(game, 2, [(1, 1), (1, 2)], places=[8, 0], deeds=[[13]], decks=holding(0))
    table.play(0, "roll")
    words = refused(table, 0, "pay"), refused(table, 0, "card")
    table.play(0, "roll")

    assert words == ("jail.pay", "jail.card")
    assert places(table) == [13, 0]
    assert cash(table) == [1500, 1500]


# Sent there


@pytest.mark.rule("jail.sent")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "chance", "origin"),
    [
        (24, [(2, 4)], 30),
        (24, [(3, 3)], 30),  # doubles do not help
        (20, [(1, 1), ("chance", 9)], 22),
        (31, [(1, 1), ("chest", 5)], 33),
        (35, [(3, 4), ("chest", 5)], 2),
    ],
)
def test_sent_to_jail_the_turn_is_over(game, before, chance, origin):
    """By the space or by a card, after doubles too: the token is inside, and the dice pass on."""
    table = lay(game, 3, [*chance, (4, 6)], places=[0, before, 0], turn=1)
    events = table.play(1, "roll")

    sent = one_told(events, "to_jail")
    assert sent.clause == "jail.sent"
    assert sent.facts() == {"seat": 1, "from": origin}
    assert places(table) == [0, JAIL, 0]
    assert jailed(table) == [0, 1, 0]
    for word, clause in (("roll", "turn.end"), ("pay", "jail.pay"), ("card", "jail.card_time")):
        assert refused(table, 1, word) == clause
    table.play(1, "end")
    assert table.waiting() == (2,)


@pytest.mark.rule("jail.sent", "jail.doubles")
@pytest.mark.parametrize("game", BOTH)
def test_the_next_turn_is_the_first_inside(game):
    """Three throws for doubles are still to come, and who throws none stays."""
    table = lay(game, 2, [(2, 4), (4, 6), (1, 2)], places=[24, 0])
    for seat, word in [(0, "roll"), (0, "end"), (1, "roll"), (1, "end")]:
        table.play(seat, word)
    events = table.play(0, "roll")

    assert one_told(events, "stayed_in_jail").facts() == {"seat": 0, "turn": 1}
    assert places(table) == [JAIL, 10]
    assert jailed(table) == [2, 0]
    assert cash(table) == [1500, 1500]


# Paying


@pytest.mark.rule("jail.pay")
@pytest.mark.parametrize(
    ("game", "turn", "is_allowed"),
    [
        ("kanto", 1, True),
        ("kanto", 2, True),
        ("kanto", 3, True),
        ("dog-lovers", 1, True),
        ("dog-lovers", 2, True),
        ("dog-lovers", 3, False),
    ],
)
def test_50_before_the_throw(game, turn, is_allowed):
    """Dog Lovers: on the first two turns only; Kanto: on any of the three. Then throw and move as normal."""
    table = inside(game, [(1, 2)], turn, deeds=[[13]])
    if not is_allowed:
        assert "pay" not in table.legal(0)
        assert refused(table, 0, "pay") == "jail.pay"
        return
    events = table.play(0, "pay")

    assert one_told(events, "paid_fine").clause == "jail.pay"
    assert one_told(events, "left_jail").clause == "jail.pay"
    assert one_told(events, "moved").clause == "turn.roll"
    assert cash(table) == [1450, 1500, 1500]
    assert places(table) == [13, 0, 0]
    assert jailed(table) == [0, 0, 0]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("jail.pay", "jail.card", "turn.doubles")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("word", ["pay", "card"])
def test_doubles_after_buying_oneself_out_are_ordinary_doubles(game, word):
    """They are the first of the turn and give another throw, and the third leads back to Jail."""
    chance = [(5, 5), (4, 4), (6, 6)]
    table = inside(game, chance, deeds=[[28]], decks=holding(0))
    table.play(0, word)
    after_one = places(table)[0], table.legal(0)[0]
    table.play(0, "roll")
    after_two = places(table)[0], table.legal(0)[0]
    events = table.play(0, "roll")

    assert after_one == (20, "roll")
    assert after_two == (28, "roll")
    assert one_told(events, "to_jail").clause == "turn.three_doubles"
    assert jailed(table) == [1, 0, 0]
    assert places(table)[0] == JAIL


@pytest.mark.rule("jail.pay")
@pytest.mark.parametrize("game", BOTH)
def test_the_fine_needs_the_cash(game):
    """Whoever has less may raise it first, and then pay."""
    table = inside(game, [(1, 2)], cash=[49, 1500, 1500], deeds=[[13, 5]])
    first = refused(table, 0, "pay")
    table.play(0, "mortgage 5")
    table.play(0, "pay")

    assert first == "jail.pay"
    assert cash(table) == [99, 1500, 1500]
    assert places(table) == [13, 0, 0]


@pytest.mark.rule("jail.pay", "jail.card_time")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("word", ["pay", "card"])
def test_neither_after_the_throw(game, turn, word):
    """The throw has failed: the fine or the card must wait for the next turn."""
    table = inside(game, [(1, 2)], turn, decks=holding(0))
    table.play(0, "roll")

    assert refused(table, 0, word) == {"pay": "jail.pay", "card": "jail.card_time"}[word]
    assert places(table) == [JAIL, 0, 0]
    assert jailed(table) == [turn + 1, 0, 0]


# Using a card


@pytest.mark.rule("jail.card", "jail.card_time", "cards.jail_free")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize(("deck", "card"), [(0, 7), (1, 4)])
def test_a_card_before_the_throw_of_any_jail_turn(game, turn, deck, card):
    """It costs nothing, goes under its own deck, and the player throws and moves as normal."""
    table = inside(game, [(1, 2)], turn, deeds=[[13]], decks=holding(0, deck))
    events = table.play(0, "card")
    decks = table.position()["decks"]

    assert told(events)[:2] == [("card_back", "cards.jail_free"), ("left_jail", "jail.card")]
    assert one_told(events, "moved").clause == "turn.roll"
    assert not any("keeper" in one for one in decks)
    assert decks[deck]["below"] == [card]
    assert decks[1 - deck]["below"] == []
    assert cash(table) == [1500, 1500, 1500]
    assert places(table) == [13, 0, 0]
    assert jailed(table) == [0, 0, 0]


@pytest.mark.rule("jail.card")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("keeper", [None, 1])
def test_without_a_card_of_ones_own_there_is_none_to_use(game, keeper):
    """Another player's card is another's."""
    decks = [{"unseen": REST}, {"unseen": REST}] if keeper is None else holding(keeper)
    table = inside(game, [(1, 2)], decks=decks)

    assert "card" not in table.legal(0)
    assert refused(table, 0, "card") == "jail.card"


@pytest.mark.rule("jail.card", "deal.what")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [1, 3])
def test_a_card_bought_at_that_moment(game, turn):
    """Another player sells it before the throw, and it is used at once."""
    table = inside(game, [(1, 2)], turn, deeds=[[13]], decks=holding(2, 1))
    table.play(0, "offer 2 pay:40,take-card:chest")
    events = table.play(2, "accept 1")
    bought = table.position()["decks"][1]["keeper"]
    table.play(0, "card")

    assert ("gave_card", "deal.what") in told(events)
    assert bought == 0
    assert cash(table) == [1460, 1500, 1540]
    assert places(table) == [13, 0, 0]
    assert table.position()["decks"][1]["below"] == [4]


@pytest.mark.rule("jail.card", "cards.jail_free")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("word", "keepers", "below"),
    [("card chance", [None, 0], [[7], []]), ("card chest", [0, None], [[], [4]])],
)
def test_who_holds_both_cards_says_which_one_is_used(game, word, keepers, below):
    """That one goes under its own deck, and the other stays."""
    decks = [{"unseen": CHANCE, "keeper": 0}, {"unseen": CHEST, "keeper": 0}]
    table = inside(game, [(1, 2)], deeds=[[13]], decks=decks)

    assert [one for one in table.legal(0) if one.startswith("card")] == ["card chance", "card chest"]
    assert refused(table, 0, "card") == "cards.jail_free"
    events = table.play(0, word)
    assert told(events)[:2] == [("card_back", "cards.jail_free"), ("left_jail", "jail.card")]
    assert [one.get("keeper") for one in table.position()["decks"]] == keepers
    assert [one["below"] for one in table.position()["decks"]] == below
    assert places(table) == [13, 0, 0]


@pytest.mark.rule("jail.card", "cards.jail_free")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("deck", "own", "other"), [(0, "chance", "chest"), (1, "chest", "chance")])
def test_who_holds_one_card_need_not_name_it(game, deck, own, other):
    """The plain word is listed; the other card is not theirs to use."""
    table = inside(game, [(1, 2)], decks=holding(0, deck))

    assert [one for one in table.legal(0) if one.startswith("card")] == ["card"]
    assert refused(table, 0, f"card {own}") == "cards.jail_free"
    assert refused(table, 0, f"card {other}") == "jail.card"


@pytest.mark.rule("cards.jail_free")
@pytest.mark.parametrize("game", BOTH)
def test_a_record_in_which_a_card_was_named_is_played_again(game):
    """Word for word, with either form."""
    decks = [{"unseen": CHANCE, "keeper": 0}, {"unseen": CHEST, "keeper": 0}]
    table = inside(game, [(1, 2)], deeds=[[13]], decks=decks)
    table.play(0, "card chest")

    assert "0 card chest" in table.record()
    assert gn.replay(table.record()).hash() == table.hash()


# The third turn


@pytest.mark.rule("jail.third")
@pytest.mark.parametrize("game", BOTH)
def test_no_doubles_on_the_third_turn(game):
    """50 to the Bank, then the token moves by that throw; a held card stays with its holder."""
    table = inside(game, [(1, 2)], 3, deeds=[[13]], decks=holding(0))
    events = table.play(0, "roll")

    assert one_told(events, "paid_fine").clause == "jail.third"
    assert one_told(events, "left_jail").clause == "jail.third"
    assert told(events).index(("paid_fine", "jail.third")) < [name for name, _ in told(events)].index("moved")
    assert cash(table) == [1450, 1500, 1500]
    assert places(table) == [13, 0, 0]
    assert jailed(table) == [0, 0, 0]
    assert table.position()["decks"][0]["keeper"] == 0
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("jail.third")
@pytest.mark.parametrize("game", BOTH)
def test_the_move_after_the_fine_is_by_the_third_turns_clause(game):
    """It was no doubles that moved the token."""
    table = inside(game, [(1, 2)], 3, deeds=[[13]])
    events = table.play(0, "roll")

    assert one_told(events, "moved").clause == "jail.third"


@pytest.mark.rule("jail.third", "jail.card_time", "debt.raise")
@pytest.mark.parametrize("game", BOTH)
def test_who_cannot_pay_the_fine_raises_it(game):
    """A debt to the Bank, for which a jail card does not count; when it is paid, the token moves."""
    table = inside(game, [(1, 2)], 3, cash=[20, 1500, 1500], deeds=[[13, 3]], decks=holding(0))
    events = table.play(0, "roll")

    assert one_told(events, "owes").facts() == {"seat": 0, "other": -2, "amount": 50}
    assert places(table) == [JAIL, 0, 0]
    for word in ("card", "pay", "end", "roll"):
        assert refused(table, 0, word) == "debt.order"
    events = table.play(0, "mortgage 3")
    assert one_told(events, "paid_fine").clause == "jail.third"
    assert cash(table) == [0, 1500, 1500]
    assert places(table) == [13, 0, 0]
    assert jailed(table) == [0, 0, 0]


@pytest.mark.rule("jail.third", "debt.bankrupt")
@pytest.mark.parametrize("game", BOTH)
def test_who_cannot_raise_it_is_bankrupt(game):
    """To the Bank, without a move."""
    table = inside(game, [(1, 2)], 3, cash=[20, 1500, 1500], decks=holding(0))
    table.play(0, "roll")
    events = table.play(0, "bankrupt")

    assert ("went_bankrupt_to_bank", "bankrupt.to_bank") in told(events)
    assert "moved" not in [name for name, _ in told(events)]
    assert cash(table) == [0, 1500, 1500]
    assert table.position()["decks"][0]["below"] == [7]
    assert table.waiting() == (1,)
