"""The draw pile when it runs out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.deal.hands import below, cards_of, centre, game, hand, lay, pile
from tests.games.playing import go_on, one_told, told

DREW = ("drew", "turn.draw")


def seen(events):
    """What happened, without what only one has seen."""
    return [one for one in told(events) if one[0] != "drew_card"]


def drawn(events):
    """The cards drawn, in their order."""
    return [event.facts()["kind"] for event in events if event.name == "drew_card"]


def known(table):
    """The cards that somebody has discarded and another has drawn: each with its holder and its knower."""
    found: Any = table.position()["known"]
    return found


# The order: the pile, then what was put under it, then the centre shuffled


@pytest.mark.rule("pile.empty")
@pytest.mark.parametrize(
    ("left", "shuffled"), [("", 3), ("1M", 3), ("1M 2M", None)], ids=["none", "one", "just enough"]
)
def test_an_empty_pile_is_made_anew_from_the_centre(left, shuffled):
    """What is left is drawn first, then the rest of the draw out of the centre, shuffled."""
    chance = [*left.split(), *["birthday", "sly-deal"][: 2 - len(left.split())]]
    table = lay(3, chance, hands=["4M", "5M"], pile=left, centre="birthday sly-deal house")
    events = go_on(table, "0 end")

    if shuffled is None:
        assert seen(events) == [("turn_began", "setup.hand"), DREW, DREW]
        assert centre(table) == "sly-deal birthday house"
    else:
        assert ("shuffled", "pile.empty") in seen(events)
        assert one_told(events, "shuffled").facts() == {"count": shuffled}
        assert centre(table) == ""
    assert sorted(hand(table, 1).split()) == sorted(["5M", *chance])


@pytest.mark.rule("pile.empty")
def test_the_shuffle_comes_between_the_two_cards():
    """One from the old pile, one from the new."""
    table = lay(3, ["1M", "house"], hands=["4M", "5M"], pile="1M", centre="birthday house")
    events = go_on(table, "0 end")

    assert seen(events) == [("turn_began", "setup.hand"), DREW, ("shuffled", "pile.empty"), DREW]
    assert (hand(table, 1), pile(table), centre(table)) == ("1M 5M house", 1, "")


@pytest.mark.rule("pile.empty")
@pytest.mark.parametrize(
    ("left", "open_cards", "number"), [("", "", 0), ("1M", "", 1), ("", "house", 1), ("1M", "house", 2)]
)
def test_a_draw_ends_short_when_nothing_is_left(left, open_cards, number):
    """With neither pile nor centre there is no card to draw."""
    chance = [*left.split(), *open_cards.split()]
    table = lay(3, chance, hands=["4M", "5M"], pile=left, centre=open_cards)
    events = go_on(table, "0 end")

    assert seen(events).count(DREW) == number
    assert (("draw_short", "pile.empty") in seen(events)) == (number < 2)
    assert sorted(hand(table, 1).split()) == sorted(["5M", *chance])
    assert table.waiting() == (1,)


@pytest.mark.rule("pile.empty", "hand.empty")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_a_draw_of_five_may_end_short_too(number):
    """Whoever begins with an empty hand draws as many as there are."""
    left = " ".join(["1M", "2M", "3M", "4M"][:number])
    table = lay(3, left.split(), hands=["5M", ""], pile=left)
    events = go_on(table, "0 end")

    assert hand(table, 1) == left
    assert seen(events)[-1] == ("draw_short", "pile.empty")


@pytest.mark.rule("pile.empty", "action.pass_go")
def test_a_pass_go_may_draw_less_than_two():
    """The play is used all the same."""
    table = lay(3, ["1M"], hands=["pass-go 4M"], pile="1M")
    events = go_on(table, "0 pass-go")

    assert seen(events) == [
        ("played", "action.pass_go"),
        ("drew", "action.pass_go"),
        ("draw_short", "pile.empty"),
    ]
    assert (hand(table, 0), centre(table)) == ("1M 4M", "pass-go")


@pytest.mark.rule("pile.pass_go", "turn.discard")
@pytest.mark.parametrize(
    "dropped",
    [
        [("1M", 0), ("2M", 0)],
        [("2M", 0), ("1M", 0)],
        [("2M", 2), ("1M", 0)],
        [("any", 1), ("any", 2)],
    ],
)
def test_discarded_cards_are_drawn_in_their_order(dropped):
    """Under all others, and no chance in it."""
    table = lay(3, hands=["4M", "5M"], pile="", below=[*dropped, ("3M", 0)])
    events = go_on(table, "0 end")

    assert seen(events) == [("turn_began", "setup.hand"), DREW, DREW]
    assert sorted(hand(table, 1).split()) == sorted(["5M", *[word for word, _ in dropped]])
    assert below(table) == [("3M", 0)]


@pytest.mark.rule("pile.pass_go", "turn.discard")
def test_discarded_cards_lie_under_all_others():
    """The pile first, then they, and the centre is shuffled only after them."""
    table = lay(
        3, ["1M", "house"], hands=["4M", ""], pile="1M", below=[("2M", 2), ("3M", 2), ("any", 0)],
        centre="house",
    )  # fmt: skip
    events = go_on(table, "0 end")

    assert seen(events) == [
        ("turn_began", "setup.hand"), *[("drew", "hand.empty")] * 4, ("shuffled", "pile.empty"),
        ("drew", "hand.empty"),
    ]  # fmt: skip
    assert [game().kind_words[number] for number in drawn(events)] == ["1M", "2M", "3M", "any", "house"]


@pytest.mark.rule("pile.pass_go", "turn.discard")
def test_a_discard_is_drawn_before_the_centre_is_shuffled():
    """It is the draw pile, if the last card of it."""
    held = "1M 1M 2M 2M 3M 3M 5M 10M"
    table = lay(3, ["birthday"], hands=[held, "4M"], pile="", centre="birthday house sly-deal")
    go_on(table, "0 end", "0 discard 10M")

    assert (hand(table, 1), below(table), pile(table)) == ("4M 10M birthday", [], 2)


@pytest.mark.rule("pile.pass_go", "turn.discard")
def test_cards_discarded_after_a_shuffle_lie_under_the_new_pile():
    """They wait until it is drawn."""
    held = "1M 1M 2M 2M 3M 3M 5M pass-go"
    chance = ["house", "hotel", "birthday", "sly-deal"]
    table = lay(3, chance, hands=[held, "4M"], pile="", centre="birthday house sly-deal hotel debt-collector")
    go_on(table, "0 pass-go", "0 end", "0 discard 5M", "0 discard 1M")

    assert hand(table, 1) == "4M sly-deal birthday"
    assert (below(table), pile(table), centre(table)) == ([("5M", 0), ("1M", 0)], 3, "pass-go")


@pytest.mark.rule("turn.discard")
@pytest.mark.parametrize(("knower", "noted"), [(0, True), (1, False), (2, True)])
def test_who_discarded_a_card_knows_who_has_drawn_it(knower, noted):
    """Until it is played; one's own card drawn again is just one's own."""
    table = lay(3, ["2M"], hands=["4M", "5M"], pile="2M", below=[("any", knower)])
    go_on(table, "0 end")

    assert known(table) == ([{"card": "any", "holder": 1, "knower": knower}] if noted else [])
    go_on(table, "1 lay any red")
    assert known(table) == []


@pytest.mark.rule("turn.discard")
def test_who_discards_is_known_no_more():
    """Whichever card it was; what is known of the others' hands stays known."""
    of_ann = {"card": "red", "holder": 0, "knower": 1}
    of_bob = {"card": "2M", "holder": 1, "knower": 2}
    cards = ["pass-go", "pass-go"]  # that Bob draws
    table = lay(3, cards, hands=["red 1M 1M 3M 3M 4M 4M 5M", "2M"], known=[of_ann, of_bob])
    go_on(table, "0 end", "0 discard 1M")

    assert known(table) == [of_bob]


@pytest.mark.rule("turn.discard")
def test_who_knows_of_two_alike_still_knows_of_one():
    """Ann plays one of the two that Bob knows of; Cid, who knew of one, knows of none."""
    of_bob, of_cid = ({"card": "red", "holder": 0, "knower": knower} for knower in (1, 2))
    table = lay(3, hands=["red red 1M"], known=[of_bob, of_cid, of_bob])
    table.play(0, "lay red red")

    assert known(table) == [of_bob]


@pytest.mark.rule("turn.discard", "resign.leave")
def test_of_one_who_has_left_nothing_is_known():
    """The hand is in the centre; what is known of the others stays known."""
    of_ann = {"card": "red", "holder": 0, "knower": 1}
    of_cid = {"card": "2M", "holder": 2, "knower": 0}
    table = lay(3, hands=["red", "1M", "2M"], known=[of_ann, of_cid], turn=1)
    table.resign(0)

    assert known(table) == [of_cid]


# A Pass Go and its own draw


@pytest.mark.rule("pile.pass_go")
@pytest.mark.parametrize(
    ("open_cards", "drawn_now"),
    [("", ""), ("house", "house"), ("house hotel", "house hotel"), ("pass-go", "pass-go")],
)
def test_the_pass_go_being_played_is_not_shuffled(open_cards, drawn_now):
    """It comes to the centre after its draw."""
    table = lay(3, drawn_now.split(), hands=["pass-go 4M"], pile="", centre=open_cards)
    before = cards_of(table)
    events = go_on(table, "0 pass-go")

    shuffles = [event.clause for event in events if event.name == "shuffled"]
    assert shuffles == ["pile.pass_go"] * bool(open_cards)
    assert sorted(hand(table, 0).split()) == sorted(["4M", *drawn_now.split()])
    assert centre(table) == "pass-go"
    assert cards_of(table) == before


@pytest.mark.rule("pile.pass_go", "action.pass_go")
def test_the_next_pass_go_may_draw_the_last_one():
    """The first lies in the centre by then; and what is drawn may be played."""
    table = lay(3, ["pass-go", "pass-go"], hands=["pass-go pass-go 4M"], pile="")
    go_on(table, "0 pass-go", "0 pass-go")
    assert (hand(table, 0), centre(table)) == ("4M pass-go", "pass-go")
    go_on(table, "0 pass-go")

    assert (hand(table, 0), centre(table)) == ("4M pass-go", "pass-go")
    assert table.legal(0) == ["end"]


@pytest.mark.rule("pile.empty")
@pytest.mark.parametrize("open_cards", ["1M 2M", "2M 1M", "1M"])
def test_every_kind_is_shuffled_and_the_centre_is_bare(open_cards):
    """The cheapest money too; nothing lies on top of an empty centre."""
    some = open_cards.split()
    table = lay(2, some, hands=["birthday"], pile="", keeper=1, centre=open_cards, top=some[-1])
    events = go_on(table, "0 end")

    assert one_told(events, "shuffled").facts() == {"count": len(some)}
    assert (centre(table), table.view()["table"]["top"]) == ("", None)
