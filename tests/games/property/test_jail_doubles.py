"""Doubles out of Jail: the token moves by them, and by the box's print throws again or not."""

import pytest

from gamenight.editions.shelf import SHELF, edition_of
from tests.games.property.laid import BOTH, JAIL, cash, claims, deeds, lay, one_told, places, refused


def jailed(table):
    """Which of the jail turns comes next, by seat; 0 is free."""
    return list(table.position()["jailed"])


def inside(game, chance, turn=1, terms=None, **position):
    """Seat 0 of three in Jail, before the first, second or third throw there."""
    given = {"places": [JAIL, 0, 0], "jailed": [turn, 0, 0], **position}
    return lay(game, 3, chance, terms, **given)


@pytest.mark.rule("jail.doubles")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("die", [2, 5])
def test_doubles_set_one_free(game, turn, die):
    """On any of the three turns, for nothing; the token moves by that throw."""
    table = inside(game, [(die, die)], turn, deeds=[[14]])
    events = table.play(0, "roll")

    assert one_told(events, "left_jail").clause == "jail.doubles"
    assert one_told(events, "moved").clause == "jail.doubles"
    assert places(table) == [JAIL + 2 * die, 0, 0]
    assert jailed(table) == [0, 0, 0]
    assert cash(table) == [1500, 1500, 1500]


AGAIN = {"jail_doubles": "again"}
OVER = {"jail_doubles": "end"}


@pytest.mark.rule("jail.doubles", "turn.doubles")
@pytest.mark.parametrize(
    ("game", "terms", "is_again"),
    [
        ("kanto", None, True),  # each box by its own print
        ("dog-lovers", None, False),
        ("kanto", OVER, False),
        ("dog-lovers", AGAIN, True),
        ("kanto", AGAIN, True),
        ("dog-lovers", OVER, False),
        ("kanto", {"variant": "short"}, True),
        ("dog-lovers", {"variant": "short"}, False),
    ],
)
def test_doubles_out_of_jail_throw_again_or_end_the_turn(game, terms, is_again):
    """In Kanto they are doubles like any others; Dog Lovers makes an exception of them."""
    table = inside(game, [(5, 5), (1, 2)], terms=terms, deeds=[[23]])
    events = table.play(0, "roll")

    assert one_told(events, "left_jail").clause == "jail.doubles"
    assert one_told(events, "threw").clause == "jail.doubles"
    assert table.legal(0)[0] == ("roll" if is_again else "end")
    assert refused(table, 0, "end" if is_again else "roll") == "turn.end"
    if is_again:
        again = table.play(0, "roll")
        assert one_told(again, "threw").clause == "turn.doubles"
        assert places(table)[0] == 23
    table.play(0, "end")
    assert table.waiting() == (1,)


@pytest.mark.rule("jail.doubles", "turn.three_doubles")
@pytest.mark.parametrize("game", BOTH)
def test_where_they_throw_again_they_are_the_first_doubles_of_the_turn(game):
    """Two more lead back to Jail."""
    table = inside(game, [(5, 5), (4, 4), (6, 6)], terms=AGAIN, deeds=[[28]])
    for _ in range(2):
        table.play(0, "roll")
    events = table.play(0, "roll")

    assert one_told(events, "to_jail").clause == "turn.three_doubles"
    assert jailed(table) == [1, 0, 0]
    assert refused(table, 0, "roll") == "turn.end"


@pytest.mark.rule("jail.doubles")
@pytest.mark.parametrize("game", BOTH)
def test_doubles_out_of_jail_onto_go_to_jail_end_the_turn(game):
    """Who is sent back throws no more."""
    table = inside(game, [(5, 5), (5, 5)], terms=AGAIN)
    table.play(0, "roll")
    table.play(0, "roll")

    assert places(table)[0] == JAIL
    assert jailed(table) == [1, 0, 0]
    assert table.legal(0)[0] == "end"


@pytest.mark.rule("jail.doubles", "rent.deadline")
@pytest.mark.parametrize("game", BOTH)
def test_the_second_throw_of_such_a_turn_closes_no_window(game):
    """The throw in Jail was the first of the turn."""
    table = inside(game, [(3, 3), (1, 2)], terms=AGAIN, deeds=[[19], [16]])
    table.play(0, "roll")
    stands = claims(table)
    table.play(0, "roll")

    assert stands == claims(table) == [1]


@pytest.mark.rule("jail.doubles", "turn.three_doubles")
@pytest.mark.parametrize("game", BOTH)
def test_where_they_end_the_turn_they_start_no_count(game):
    """On the next turn two doubles are two, and the third throw is still to come."""
    dice = [(5, 5), (4, 6), (4, 4), (6, 6)]
    table = lay(game, 2, dice, OVER, places=[JAIL, 0], jailed=[1, 0], deeds=[[28]])
    for seat, word in [(0, "roll"), (0, "end"), (1, "roll"), (1, "end"), (0, "roll"), (0, "roll")]:
        table.play(seat, word)

    assert jailed(table) == [0, 0]
    assert places(table) == [0, 10]
    assert table.legal(0)[0] == "roll"


@pytest.mark.rule("jail.doubles")
@pytest.mark.parametrize("game", BOTH)
def test_the_space_is_acted_on_as_after_any_throw(game):
    """A free property may be bought, before the dice pass on."""
    table = inside(game, [(2, 2)])
    table.play(0, "roll")
    table.play(0, "buy")

    assert deeds(table, 0) == [14]
    assert cash(table) == [1340, 1500, 1500]
    assert table.legal(0)[0] == ("roll" if game == "kanto" else "end")


@pytest.mark.rule("jail.doubles")
def test_an_edition_of_before_that_does_not_say_ends_the_turn(tmp_path):
    """As it was played; with the line it throws again."""
    printed = (SHELF / "kanto" / "edition.toml").read_text(encoding="utf-8")
    lines = [line for line in printed.splitlines() if not line.startswith("jail_doubles_again")]
    (tmp_path / "edition.toml").write_text("\n".join(lines), encoding="utf-8")
    before = inside(f"{tmp_path}/", [(5, 5)])
    now = inside("kanto", [(5, 5)])
    for table in (before, now):
        table.play(0, "roll")

    assert len(lines) + 1 == len(printed.splitlines())
    assert [table.legal(0)[0] for table in (before, now)] == ["end", "roll"]


@pytest.mark.rule("jail.doubles", "rent.ask", "auction.bidding")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("name", "default", "unofficial"),
    [
        ("rent", "ask", ["automatic"]),
        ("smallest_raise", 1, [5, 10]),
        ("jail_doubles", None, None),
    ],
)
def test_what_the_print_does_not_have_is_marked_unofficial(game, name, default, unofficial):
    """Rent is asked for, any higher bid counts, and each box has its way with doubles out of Jail."""
    option = next(one for one in edition_of(game).options if one.name == name)
    if name == "jail_doubles":
        default, unofficial = ("again", ["end"]) if game == "kanto" else ("end", ["again"])

    assert (option.default, option.unofficial) == (default, unofficial)
    assert option.official
