"""Setting up: teams, purses, the Bank, decks and tokens."""

from typing import Any

import pytest

import gamenight as gn
from gamenight.games.pets.terms import DRAW
from gamenight.kernel.seat import CHANCE_BIT
from tests.games.pets.laid import (
    BROWN,
    CARDS,
    DARK_BLUE,
    GAME,
    GET_200,
    GET_FROM_RIVAL,
    NAMES,
    PARKING,
    PAY_200,
    TITLES,
    cash,
    jailed,
    lay,
    places,
    seen,
    sit_down,
    stacks,
    titles,
)
from tests.games.playing import go_on, one_told, refused

TEN = [*NAMES, "Ida", "Jon"]


def teams(table):
    """For whom everybody plays, one letter each."""
    return "".join(player["team"][0] for player in seen(table)["players"])


# Teams


@pytest.mark.rule("setup.teams")
@pytest.mark.parametrize(
    ("seats", "expected"), [(2, "cd"), (3, "cdc"), (4, "cdcd"), (5, "cdcdc"), (7, "cdcdcdc"), (8, "cdcdcdcd")]
)
def test_teams_are_as_even_as_possible(seats, expected):
    """Nobody has chosen: the seats alternate, and an odd one out is a cat."""
    assert teams(sit_down(seats)) == expected


@pytest.mark.rule("setup.teams")
@pytest.mark.parametrize("chosen", ["dc", "cdd", "ccd", "ddcc", "cdccd", "cddddddd", "dddddddc"])
def test_teams_may_be_chosen_and_uneven(chosen):
    """Whoever wants to be a dog is a dog, as long as each team has a player."""
    table = sit_down(chosen)
    sides = [team["seats"] for team in seen(table)["teams"]]

    assert teams(table) == chosen
    assert sides == [[seat for seat, one in enumerate(chosen) if one == team] for team in "cd"]


@pytest.mark.rule("setup.teams")
@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        (["cat", "cat"], "nobody plays for 'dog'"),
        (["dog", "dog"], "nobody plays for 'cat'"),
        (["cat"], "1 teams for 2 seats"),
        (["cat", "dog", "cat"], "3 teams for 2 seats"),
        (["cat", "cow"], "'cow' is no team"),
        (["Cat", "dog"], "'Cat' is no team"),
        ("cat", "not a list"),
        ([0, 1], "not a list"),
    ],
)
def test_other_teams_are_refused(chosen, says):
    """Two teams, cat or dog for each seat, and nobody plays against an empty chair."""
    with pytest.raises(gn.BadSetup, match=says):
        gn.open(GAME, NAMES[:2], {"teams": chosen})


@pytest.mark.rule("setup.teams", "setup.tokens")
@pytest.mark.parametrize(("seats", "is_allowed"), [(1, False), (2, True), (8, True), (9, False), (10, False)])
def test_at_most_as_many_as_tokens(seats, is_allowed):
    """Two to eight sit down; fewer or more are told so."""
    if is_allowed:
        assert len(gn.open(GAME, TEN[:seats]).names) == seats
    else:
        with pytest.raises(gn.BadSetup, match="2 to 8"):
            gn.open(GAME, TEN[:seats])


# Money


@pytest.mark.rule("setup.cash")
@pytest.mark.parametrize("seats", ["cd", "cdd", "cccd", "cddddddd"])
def test_each_team_has_2000_however_many_it_is(seats):
    """The purse is the team's, not the player's."""
    table = sit_down(seats)

    assert cash(table) == [2000, 2000]
    assert [team["cash"] for team in seen(table)["teams"]] == [2000, 2000]


@pytest.mark.rule("setup.cash")
@pytest.mark.parametrize(
    ("seats", "moves", "expected"),
    [
        ("cdcd", ["0 claim", "1 leave", "2 claim"], [2000 - 100 - 100, 2000]),
        ("cdcd", ["0 leave", "1 claim", "2 leave", "3 claim"], [2000, 2000 - 100 - 100]),
        ("ccd", ["0 claim", "2 claim", "1 claim"], [2000 - 100 - 100, 2000 - 100]),
        ("cdd", ["0 claim", "1 claim", "0 leave", "2 claim"], [2000 - 100, 2000 - 100 - 100]),
    ],
)
def test_all_of_a_team_spend_from_one_purse(seats, moves, expected):
    """Team-mates pay one after the other, from the same money."""
    table = lay(seats, [(1, 2), (1, 3), (2, 4), (2, 4)], places=[0] * len(seats))
    for move in moves:
        go_on(table, f"{move[0]} roll", move)

    assert cash(table) == expected


@pytest.mark.rule("setup.cash")
def test_the_player_on_turn_decides_for_the_team():
    """The others see the same offer, and cannot take it."""
    table = lay("ccdd", [(1, 2)])
    go_on(table, "0 roll")
    views: list[Any] = [table.view(seat)["table"] for seat in range(4)]
    offer = {"ask": "claim", "seat": 0, "space": 3, "amount": 100}

    assert table.waiting() == (0,)
    assert table.legal(1) == []
    assert [shown["question"] for shown in views] == [offer] * 4
    assert refused(table, 1, "claim") == "table.asked"
    assert refused(table, 2, "leave") == "table.asked"


@pytest.mark.rule("setup.cash", "debt.team")
@pytest.mark.parametrize(
    ("seats", "turn", "next_ones", "picker"),
    [
        ("cd", 0, [0, 1], 1),
        ("cd", 1, [0, 1], 0),
        ("cdcd", 0, [2, 1], 1),
        ("cdcd", 0, [2, 3], 3),
        ("cddddddd", 0, [0, 5], 5),
        ("cddddddd", 5, [0, 6], 0),
        ("ccdd", 2, [0, 3], 0),
        ("ccdd", 2, [1, 3], 1),
    ],
)
def test_for_the_team_not_on_turn_its_next_player_decides(seats, turn, next_ones, picker):
    """Who will have the dice next picks the marker of those who cannot pay."""
    debtors, others = ("c", "d") if seats[turn] == "c" else ("d", "c")
    drawn = {3: others, 25: debtors * 2}
    table = lay(seats, [(1, 2)], turn=turn, next=next_ones, cash=[50, 50], stacks=drawn)
    go_on(table, f"{turn} roll")
    mate = next((seat for seat in range(len(seats)) if seats[seat] == others and seat != picker), None)

    assert table.waiting() == (picker,)
    assert table.legal(picker) == ["pick 25 1", "pick 25 2"]
    assert mate is None or refused(table, mate, "pick 25 1") == "table.asked"


@pytest.mark.rule("setup.bank")
@pytest.mark.parametrize(
    ("chance", "moves", "purses"),
    [
        ([(1, 2)], ["0 claim"], [1900, 2000]),
        ([(6, 6), ("cat", GET_200)], [], [2200, 2000]),
        ([(6, 6), ("cat", PAY_200)], [], [1800, 2000]),
        ([(6, 6), ("cat", GET_FROM_RIVAL)], [], [2100, 1900]),
        ([(1, 3)], ["0 add"], [1900, 2000]),
        ([(2, 4)], ["0 tribute"], [1900, 2100]),
        ([(2, 4)], ["0 take"], [1800, 2200]),
    ],
)
def test_what_is_in_no_purse_is_the_bank_s(chance, moves, purses):
    """No coin is made or lost: what a team has more, the other or the Bank has less."""
    at = 12 if chance[0] == (6, 6) else 0  # so that twelve steps lead to a card
    table = lay(2, chance, places=[at, 0], stacks={4: "c", 6: "d"})
    go_on(table, "0 roll", *moves)

    assert cash(table) == purses
    assert table.position()["bank"] == -sum(purses)


@pytest.mark.rule("setup.bank")
@pytest.mark.parametrize("has", [0, 2000, 50_000, 900_000_000])
def test_the_bank_s_money_never_runs_out(has):
    """However much the teams have already, the Bank pays."""
    table = lay(2, [(1, 2), (1, 1), ("dog", GET_200)], cash=[has, has], places=[25, 0])
    go_on(table, "0 roll", "1 roll")

    assert cash(table) == [has + 200, has + 200]


@pytest.mark.rule("setup.bank")
def test_markers_never_run_out():
    """With forty-two on the board there is one more for the next title."""
    table = lay(2, [(1, 1)], places=[25, 0], stacks=dict.fromkeys(TITLES[:14], "ccc"))
    events = go_on(table, "0 roll", "0 claim")

    assert one_told(events, "claimed").clause == "title.claim"
    assert sum(stack.count("c") for stack in stacks(table).values()) == 43
    assert titles(table, 0) == [*TITLES[:14], DARK_BLUE[1]]


# Decks and tokens


@pytest.mark.rule("setup.decks")
def test_each_team_has_a_deck_that_nobody_has_seen():
    """All twelve cards of both, in no order yet."""
    decks = sit_down(3).position()["decks"]

    assert decks == [{"unseen": list(CARDS), "below": [], "kept": []}] * 2


@pytest.mark.rule("setup.decks", "chance.draw")
@pytest.mark.parametrize(("seat", "team"), [(0, "cat"), (1, "dog")])
@pytest.mark.parametrize("gone", [[], [3], [0, 11], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
def test_every_unseen_card_is_equally_likely(seat, team, gone):
    """CHANCE answers any card of the deck that was not drawn yet, and no other."""
    left = [card for card in CARDS if card not in gone]
    of = {"unseen": left, "below": gone, "kept": []}
    table = lay(2, turn=seat, decks=[of, of])
    frame = DRAW.open(table.state, CHANCE_BIT)
    frame.seat, frame.deck = seat, seat
    draw = frame.decision
    answers = draw.answers(table.state, frame, gn.CHANCE)

    assert [gn.say(table.game, action) for action in answers] == [f"card {team} {card}" for card in left]
    assert draw.weights(table.state, frame) == [1] * len(left)
    assert draw.total(table.state, frame) == len(left)
    assert [draw.chance(table.state, frame, roll) for roll in range(len(left))] == answers


@pytest.mark.rule("setup.tokens")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_s_token_stands_on_go(seats):
    """Each has another token, and nobody is in Jail."""
    table = sit_down(seats)
    tokens = [player["token"] for player in seen(table)["players"]]

    assert places(table) == [0] * seats
    assert jailed(table) == [0] * seats
    assert tokens == list(range(seats))


@pytest.mark.rule("setup.tokens")
def test_a_seat_named_after_a_token_has_it():
    """Names that are tokens keep their own; the others take what is left."""
    table = gn.open(GAME, ["Ann", "tennis ball", "Bob", "Ball of Wool"])

    assert [player["token"] for player in seen(table)["players"]] == [1, 4, 2, 0]


@pytest.mark.rule("setup.tokens", "setup.cash")
@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("cash", [2000], "1 sums for 2 teams"),
        ("cash", [-1, 0], "cash"),
        ("places", [0], "1 numbers for 2 seats"),
        ("places", [28, 0], "places"),
        ("bank", 1, "does not balance"),
        ("jailed", [1, 0], "stands on space 7"),
        ("turn", 2, "turn"),
        ("next", [0, 0], "does not play for 'dog'"),
        ("stacks", {PARKING: "c"}, "is no title"),
        ("stacks", {BROWN[0]: "cdcd"}, "at most 3"),
    ],
)
def test_no_table_is_laid_that_no_game_could_reach(field, value, says):
    """A position with a flaw is refused, and the message names it."""
    with pytest.raises(gn.BadPosition, match=says):
        lay(2, **{field: value})


@pytest.mark.rule("setup.decks", "chance.keep")
@pytest.mark.parametrize(
    ("deck", "says"),
    [
        ({"unseen": list(CARDS), "below": [0], "kept": []}, "in one place"),
        ({"unseen": [], "below": [], "kept": []}, "in one place"),
        ({"unseen": [0, *range(2, 12)], "below": [], "kept": [1]}, "card 1 cannot be kept"),
    ],
)
def test_every_card_is_in_one_place(deck, says):
    """Unseen, under the deck, or kept if it may be."""
    with pytest.raises(gn.BadPosition, match=says):
        lay(2, decks=[deck])
