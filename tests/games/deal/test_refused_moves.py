"""Why a card or a building of one's own cannot be moved there: each reason by its clause."""

import pytest

import gamenight as gn
from gamenight.games.deal.actions import MOVE
from gamenight.kernel import engine
from gamenight.kernel.action import Action
from tests.games.deal.hands import lay, sets
from tests.games.playing import go_on, one_told

MINE = {
    "brown": "brown brown house",
    "light-blue": "light-blue light-blue light-blue house hotel",
    "pink": "pink pink pink house hotel",
    "orange": "orange orange orange",
    "red": "red red-yellow",
    "green": "any",
    "utility": "utility utility",
}


def table_of_ann():
    """Ann on turn, with full sets and begun ones."""
    return lay(2, hands=["10M"], banks=["1M"], sets=[MINE])


CASES = [
    ("bank:1M red", "move.rearrange", "Only what lies in your sets can be moved."),
    ("yellow:yellow yellow2", "move.rearrange", "There is no such card in front of you."),
    ("red:red red", "move.rearrange", "It is in the red set already."),
    ("red:red brown", "move.rearrange", "Red Property cannot be brown."),  # the first place of all
    ("red:red red9", "move.rearrange", "There is no such set."),
    ("red:red red3", "move.rearrange", "Your next set of that colour is the second red set."),
    ("green:any orange", "move.rearrange", "There is no room left in the orange set."),
    ("green:any green2", "move.rearrange", "Any-Colour Wildcard already lies alone in a set; in the second"),
    ("pink:house utility", "action.house", "No House or Hotel can stand on the utility set."),
    ("pink:house red", "move.rearrange", "You have not completed the red set."),
    ("pink:hotel orange", "move.rearrange", "There is no House on the orange set, and a Hotel needs one."),
    ("pink:house brown", "move.rearrange", "There is a House on the brown set already."),
    ("pink:hotel light-blue", "move.rearrange", "There is a Hotel on the light blue set already."),
]


@pytest.mark.rule("move.rearrange", "action.house")
@pytest.mark.parametrize(("move", "clause", "sentence"), CASES)
def test_what_cannot_be_moved(move, clause, sentence):
    """The first of the reasons that hold; nothing changes."""
    table = table_of_ann()
    before = table.hash()
    with pytest.raises(gn.Refused) as error:
        table.play(0, f"move {move}")

    assert error.value.clause == clause
    assert error.value.sentence.startswith(sentence)
    assert table.hash() == before


@pytest.mark.rule("move.rearrange", "set.full")
@pytest.mark.parametrize("is_a_set", [True, False])
def test_no_room_is_left_where_wildcards_of_any_colour_are_no_set_either(is_a_set):
    """Two cards are all that lie in a brown set; whether they make one is what the table has agreed on."""
    table = lay(2, terms={"wild_sets": is_a_set}, sets=[{"brown": "any any", "brown2": "brown"}])
    with pytest.raises(gn.Refused) as error:
        table.play(0, "move brown2:brown brown")
    shown = table.view(0)["table"]["players"][0]["sets"]

    assert [one["full"] for one in shown] == [is_a_set, False]
    assert error.value.sentence.startswith("There is no room left in the brown set.")


@pytest.mark.rule("move.rearrange")
def test_what_is_no_set_is_no_place():
    """Programs may name what no word can: the places end with the last set."""
    table = table_of_ann()
    state = table.state
    item = next(one.item for one in table.legal_actions(0) if one.verb is MOVE)
    for slot in (-1, state.slots, 1000):
        why = engine.why_not(state, 0, Action(MOVE, item=item, number=slot))

        assert why is not None
        assert (why.name, why.clause) == ("no_such_set", "move.rearrange")


@pytest.mark.rule("move.rearrange")
def test_a_move_is_told():
    """Who, which card, and where it lies now."""
    table = table_of_ann()
    kinds = table.edition.game.kind_words
    events = go_on(table, "0 move red:red red2")

    assert one_told(events, "moved").facts()["seat"] == 0
    assert kinds[one_told(events, "moved").facts()["kind"]] == "red"
    assert sets(table, 0)["red2"] == "red"


@pytest.mark.rule("rearrange.limit")
def test_sixty_moves_are_the_most_between_two_plays():
    """The sixtieth is made, the next is refused; a play makes room for sixty more."""
    turn = {"ask": "turn", "seat": 0, "waits": [0], "moves": 59}
    table = lay(2, hands=["10M 1M"], sets=[{"red": "red red-yellow"}], stack=[turn])
    table.play(0, "move red:red red2")
    assert not [word for word in table.legal(0) if word.startswith("move")]
    with pytest.raises(gn.Refused, match="You have moved 60 times") as error:
        table.play(0, "move red2:red red")

    assert error.value.clause == "rearrange.limit"
    go_on(table, "0 bank 1M", "0 move red2:red red")
    assert "red2" not in sets(table, 0)
