"""GO: the salary, twice in one turn, and never backwards."""

import pytest

import gamenight as gn
from gamenight.editions.shelf import SHELF
from tests.editions.test_property import TINY
from tests.games.playing import one_told, told
from tests.games.property.laid import BOTH, JAIL, cash, claims, deeds, lay, places

SALARY = ("salary", "go.salary")
ON_GO = ("salary_on_go", "go.salary")


@pytest.mark.rule("go.salary")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "dice", "after", "salary"),
    [
        (39, (1, 5), 5, 200),  # past it
        (38, (1, 2), 1, 200),  # one beyond
        (37, (1, 2), 0, 200),  # onto it
        (28, (6, 6), 0, 200),
        (34, (5, 6), 5, 200),
        (36, (1, 2), 39, 0),  # just before it
        (0, (1, 4), 5, 0),  # away from it
        (28, (5, 6), 39, 0),
    ],
)
def test_landing_on_go_or_passing_it_pays(game, before, dice, after, salary):
    """200 by the throw that brings the token there, once; leaving it pays nothing."""
    table = lay(game, 2, [dice], places=[before, 0], deeds=[[1, 5, 39]])
    events = table.play(0, "roll")
    paid = [event.facts() for event in events if event.name in {"salary", "salary_on_go"}]

    assert places(table) == [after, 0]
    assert paid == ([{"seat": 0, "amount": 200}] if salary else [])
    assert ((SALARY if after else ON_GO) in told(events)) == bool(salary)
    assert cash(table) == [1500 + salary, 1500]


@pytest.mark.rule("go.salary")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "dice", "card", "after", "salary"),
    [
        (20, (1, 1), ("chance", 0), 0, 200),  # advance to GO
        (31, (1, 1), ("chest", 0), 0, 200),
        (34, (1, 1), ("chance", 1), 24, 200),  # from 36 the way to 24 leads over GO
        (34, (1, 1), ("chance", 2), 11, 200),
        (20, (1, 1), ("chance", 2), 11, 200),
        (20, (1, 1), ("chance", 1), 24, 0),  # from 22 it does not
        (5, (1, 1), ("chance", 2), 11, 0),
        (5, (1, 1), ("chance", 12), 5, 200),
        (34, (1, 1), ("chance", 12), 5, 200),
        (34, (1, 1), ("chance", 13), 39, 0),
        (5, (1, 1), ("chance", 13), 39, 0),
        (34, (1, 1), ("chance", 3), 12, 200),  # the nearest utility, round the corner
        (34, (1, 1), ("chance", 4), 5, 200),  # the nearest station, round the corner
        (34, (1, 1), ("chance", 5), 5, 200),
        (20, (1, 1), ("chance", 3), 28, 0),
        (5, (1, 1), ("chance", 4), 15, 0),
    ],
)
def test_a_card_pays_on_the_way_over_go(game, before, dice, card, after, salary):
    """By card as by dice, in both boxes."""
    table = lay(game, 2, [dice, card], places=[before, 0], deeds=[[5, 11, 12, 15, 24, 28, 39]])
    events = table.play(0, "roll")

    assert places(table) == [after, 0]
    assert cash(table) == [1500 + salary, 1500]
    assert ((SALARY if after else ON_GO) in told(events)) == bool(salary)
    assert one_told(events, "moved_by_card").clause == "cards.draw"


@pytest.mark.rule("go.salary")
@pytest.mark.parametrize("game", BOTH)
def test_each_time_around(game):
    """Every lap brings the salary once more."""
    table = lay(game, 2, [(1, 4), (4, 6), (2, 3), (4, 6)], places=[35, 0])
    for seat, word in [(0, "roll"), (0, "end"), (1, "roll"), (1, "end"), (0, "roll")]:
        table.play(seat, word)

    assert places(table) == [5, 10]
    assert cash(table) == [1700, 1500]


@pytest.mark.rule("go.salary", "jail.sent")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "chance"),
    [
        (24, [(2, 4)]),  # Go to Jail
        (34, [(1, 1), ("chance", 9)]),  # from 36 to 10 there is GO between
        (31, [(1, 1), ("chest", 5)]),
        (20, [(1, 1), ("chance", 9)]),
        (5, [(1, 1), ("chance", 9)]),
    ],
)
def test_nothing_on_the_way_to_jail(game, before, chance):
    """Whoever is sent to Jail passes nothing, whatever lies between."""
    table = lay(game, 2, chance, places=[before, 0])
    events = table.play(0, "roll")

    assert places(table) == [JAIL, 0]
    assert cash(table) == [1500, 1500]
    assert SALARY not in told(events)
    assert one_told(events, "to_jail").clause == "jail.sent"


@pytest.mark.rule("go.salary", "jail.sent")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("before", "card"), [(38, ("chest", 5)), (37, ("chance", 9))])
def test_what_was_paid_in_passing_stays_paid(game, before, card):
    """The dice lead past GO to a card space, and only the card leads to Jail."""
    dice = (1, 3) if before == 38 else (4, 6)
    table = lay(game, 2, [dice, card], places=[before, 0])
    events = table.play(0, "roll")

    assert places(table) == [JAIL, 0]
    assert cash(table) == [1700, 1500]
    assert told(events).index(SALARY) < told(events).index(("drew", "cards.draw"))


# Before the space is acted on


@pytest.mark.rule("go.salary", "buy.listed")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "chance", "space", "left"),
    [
        (38, [(1, 2)], 1, 140),
        (36, [(4, 5)], 5, 0),
        (34, [(1, 1), ("chance", 4)], 5, 0),
        (34, [(1, 1), ("chance", 3)], 12, 50),
    ],
)
def test_the_salary_buys_what_lies_beyond(game, before, chance, space, left):
    """It is in the purse before the purchase is offered."""
    table = lay(game, 2, chance, cash=[0, 1500], places=[before, 0])
    table.play(0, "roll")
    events = table.play(0, "buy")

    assert told(events)[0] == ("bought", "buy.listed")
    assert deeds(table, 0) == [space]
    assert cash(table) == [left, 1500]


@pytest.mark.rule("go.salary", "tax.income")
@pytest.mark.parametrize(
    ("game", "words", "left"), [("kanto", [], 0), ("dog-lovers", ["flat"], 0), ("dog-lovers", ["tenth"], 180)]
)
def test_the_salary_pays_the_tax_beyond(game, words, left):
    """Nobody is in debt for it, and the tenth is a tenth of the salary too."""
    table = lay(game, 2, [(4, 5)], cash=[0, 1500], places=[35, 0])
    events = table.play(0, "roll")
    for word in words:
        events = table.play(0, word)

    assert cash(table) == [left, 1500]
    assert "owes" not in [name for name, _ in told(events)]
    assert "paid_tax" in [name for name, _ in told(events)]


@pytest.mark.rule("go.salary")
@pytest.mark.parametrize("game", BOTH)
def test_the_salary_pays_the_rent_beyond(game):
    """Without a coin before, the debtor pays 200 for the fourth station."""
    table = lay(game, 2, [(4, 5)], cash=[0, 1500], places=[36, 0], deeds=[[], [5, 15, 25, 35]])
    table.play(0, "roll")
    events = table.play(1, f"ask {claims(table)[0]}")

    assert ("paid_rent", "rent.station") in told(events)
    assert cash(table) == [0, 1700]
    assert table.waiting() == (0,)


# Twice


@pytest.mark.rule("go.twice", "go.salary")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("before", "dice", "card"),
    [
        (38, (1, 3), ("chest", 0)),  # two beyond it
        (37, (4, 6), ("chance", 0)),  # seven beyond it
        (39, (2, 6), ("chance", 0)),
    ],
)
def test_past_go_and_back_to_it_by_card_pays_twice(game, before, dice, card):
    """200 for passing by the throw, and another 200 for reaching it by the card."""
    table = lay(game, 2, [dice, card], places=[before, 0])
    events = table.play(0, "roll")

    assert places(table) == [0, 0]
    assert cash(table) == [1900, 1500]
    assert told(events).count(SALARY) == 1
    assert told(events).count(("salary_on_go", "go.twice")) == 1


@pytest.mark.rule("go.twice", "go.salary")
@pytest.mark.parametrize("game", BOTH)
def test_on_the_last_chance_space_it_pays_once(game):
    """Whoever has not passed GO by the dice gets the card's 200 alone."""
    table = lay(game, 2, [(1, 2), ("chance", 0)], places=[33, 0])
    events = table.play(0, "roll")

    assert cash(table) == [1700, 1500]
    assert [one for one in told(events) if one[0].startswith("salary")] == [ON_GO]


# Backwards


@pytest.mark.rule("go.back")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(("before", "after"), [(20, 19), (34, 33)])
def test_three_back_pays_nothing(game, before, after):
    """The token goes back, the purse stays as it was."""
    chance = [(1, 1), ("chance", 8), ("chest", 8)]
    table = lay(game, 2, chance, places=[before, 0], deeds=[[19]])
    events = table.play(0, "roll")

    moved = one_told(events, "moved_by_card")
    assert moved.clause == "go.back"
    assert moved.facts() == {"seat": 0, "from": before + 2, "to": after}
    assert places(table) == [after, 0]
    assert SALARY not in told(events)
    assert cash(table) == [1500 + (20 if after == 33 else 0), 1500]  # at 33 another card brings 20


@pytest.mark.rule("go.back")
@pytest.mark.parametrize(("steps", "after"), [(6, 1), (7, 0), (8, 39), (12, 35)])
@pytest.mark.parametrize("game", BOTH)
def test_not_even_over_go(game, steps, after, tmp_path):
    """A box of one's own with a longer way back: neither onto GO nor past it is the salary paid."""
    printed = (SHELF / game / "edition.toml").read_text(encoding="utf-8")
    changed = printed.replace("steps = 3", f"steps = {steps}")
    (tmp_path / "edition.toml").write_text(changed, encoding="utf-8")
    table = lay(f"{tmp_path}/", 2, [(3, 4), ("chance", 8)], deeds=[[1, 35, 39]])
    events = table.play(0, "roll")

    assert changed != printed
    assert places(table) == [after, 0]
    assert cash(table) == [1500, 1500]
    assert SALARY not in told(events)
    assert one_told(events, "moved_by_card").clause == "go.back"


@pytest.mark.rule("go.salary")
def test_a_throw_twice_round_a_very_small_board_pays_twice(tmp_path):
    """On eight spaces six and six from the last one pass GO two times: one's own box may be so small."""
    box = tmp_path / "tiny"
    box.mkdir()
    (box / "edition.toml").write_text(TINY, encoding="utf-8")
    table = gn.open(box, ["Ann", "Bob"], position={"places": [7, 0]}, dealer=gn.Scripted(["dice 6 6"]))
    size = len(table.edition.board().spaces)
    events = table.play(0, "roll")

    assert size == 8
    assert places(table)[0] == 3
    assert [event.clause for event in events if event.name == "salary"] == ["go.salary", "go.salary"]
