"""The rulebook of a box: its own order, its own words, and what is not printed marked as such."""

from __future__ import annotations

import pytest

from gamenight.editions.shelf import boxes, edition_of
from gamenight.kernel.errors import BadSetup
from gamenight.rulebook.clauses import clause_of, clauses, how_to_read, source_of
from gamenight.terminal.rules import book_json, clause_text
from gamenight.words.catalogue import catalogue
from tests.words.box import Box
from tests.words.own import changed, texts

every_box = pytest.mark.parametrize("game", sorted(boxes()))


def marks(game: str, key: str) -> tuple[str, ...]:
    """Whose word a clause is in a box."""
    clause = clause_of(edition_of(game), key)
    return tuple(part for part in ("rule", "ruling", "unofficial") if getattr(clause, part))


@pytest.mark.parametrize(
    ("game", "book"),
    [
        ("kanto", "Pokémon Kanto Edition, USAopoly, 2014"),
        ("dog-lovers", "Dog Lovers Edition, Hasbro, USAopoly, 2007"),
        ("cats-vs-dogs", "Monopoly Cats vs. Dogs, Hasbro, 2018"),
        ("cats-and-dogs", "Cats and Dogs, Parker Brothers Inc., 1929"),
        ("garden-path", "Cats and Dogs, Parker Brothers Inc., 1929"),
        ("deal", "Monopoly Deal, Hasbro, 2008"),
    ],
)
def test_a_box_follows_one_printed_rulebook(game, book):
    """Each names its source, in the lead of its rules too; a track of our own follows the race's."""
    assert source_of(edition_of(game)) == book
    assert book in how_to_read(edition_of(game))


@pytest.mark.parametrize(
    ("game", "chapters"),
    [
        (
            "kanto",
            ["Before the game", "How to win", "Who goes first", "Your turn", "A property that nobody owns",
             "Another player's property", "Professor Oak and Trainer Battle",
             "Your Rival Attacks and Team Rocket Attacks", "Jail", "Free Parking and your own property",
             "When it is not your turn", "Auctions", "Building", "Selling buildings", "Mortgages",
             "Deals with other players", "Debt and bankruptcy", "The short game", "Playing fair",
             "House rules"],
        ),
        (
            "dog-lovers",
            ["Before the game", "Your turn", "GO", "Buying property", "Paying rent",
             "Dog Toys and Dog Treats", "Vet Service and Doggy Day Spa", "Jail", "Free Parking", "Building",
             "Selling property and buildings", "Mortgages", "When it is not your turn",
             "Debt and bankruptcy", "Loans and promises", "The short game", "The time-limit game",
             "House rules"],
        ),
    ],
    ids=["kanto", "dog-lovers"],
)  # fmt: skip
def test_chapters_stand_in_the_order_of_the_printed_book(game, chapters):
    """Two boxes of one family, two orders; the table's own clauses come last."""
    found = list(dict.fromkeys(clause.chapter for clause in clauses(edition_of(game))))

    assert found == [*chapters, "At this table"]


@pytest.mark.parametrize(
    ("key", "kanto", "dog_lovers"),
    [
        ("go.twice", ("ruling",), ("rule",)),
        ("turn.three_doubles", ("rule", "ruling"), ("rule",)),
        ("setup.decks", ("rule",), ("rule", "ruling")),
        ("rent.own", ("rule",), ("ruling",)),
        ("tax.income", ("rule",), ("rule", "ruling")),
        ("sell.hotel_shortage", ("ruling",), ("rule", "ruling")),
        ("deal.no_promises", ("rule",), ("rule", "ruling")),
        ("rent.ask", ("rule", "unofficial"), ("rule", "unofficial")),
        ("jail.doubles", ("rule", "ruling", "unofficial"), ("rule", "ruling", "unofficial")),
        ("timed.end", ("unofficial",), ("rule", "ruling")),
        ("house.parking_money", ("rule", "unofficial"), ("unofficial",)),
        ("house.go_double", ("unofficial",), ("unofficial",)),
    ],
)
def test_what_one_box_prints_may_be_our_ruling_in_another(key, kanto, dog_lovers):
    """Each box's rulebook speaks for itself alone, and what no rulebook knows is called unofficial."""
    assert marks("kanto", key) == kanto
    assert marks("dog-lovers", key) == dog_lovers


@pytest.mark.parametrize(
    ("game", "key", "told"),
    [
        ("kanto", "build.evenly", "no lot gets a second Poké Mart before"),
        ("dog-lovers", "build.evenly", "no lot gets a second Dog House before"),
        ("kanto", "rent.ask", "before the player on your left throws the dice"),
        ("dog-lovers", "rent.ask", "before the second player after you throws the dice"),
        ("kanto", "setup.cash", "two 500s, four 100s, one 50, one 20, two 10s, one 5 and five 1s."),
        ("dog-lovers", "setup.cash", "two 500s, two 100s, two 50s, six 20s, five 10s, five 5s and five 1s."),
        ("kanto", "tax.income", "On Your Rival Attacks, pay the Bank the amount shown, ¥200."),
        ("dog-lovers", "tax.income", "On Vet Service, pay the Bank either $200 or 10% of your total worth"),
        ("kanto", "jail.doubles", "Then you throw again"),
        ("dog-lovers", "jail.doubles", "you do not throw again for it"),
        ("cats-vs-dogs", "setup.teams", "two teams, Team Cat and Team Dog,"),
        ("cats-vs-dogs", "setup.cash", "starts with $2000: five 100s and three 500s."),
        ("cats-and-dogs", "finish.exact", "reach the centre, Finish Here, by exact count"),
        ("garden-path", "finish.exact", "reach the centre, the hearth, by exact count"),
        ("deal", "action.debt_collector", "Debt Collector: one player of your choice pays you 5M."),
        ("deal", "packs.two", "six Just Say No cards and four wildcards of any colour"),
    ],
)
def test_a_box_of_the_shelf_speaks_for_itself(game, key, told):
    """In the terminal, on the command line and in the browser alike."""
    edition = edition_of(game)

    assert told in texts(edition)[key]
    assert told in clause_text(edition, key, catalogue())
    assert told in str(book_json(edition, key, catalogue())["clauses"])


@every_box
def test_no_hole_is_left_open(game):
    """Every placeholder has its word, and no sentence begins or ends with a gap."""
    for key, told in texts(edition_of(game)).items():
        assert not set("{}|#") & set(told), key
        assert told == told.strip(), key
        assert "  " not in told, key
        assert " ." not in told, key
        assert told[0] == told[0].upper(), key


def test_a_clause_about_what_the_box_does_not_have_is_left_out():
    """Without a choice of taxes there is no rule for it in the short game; without tax spaces none at all."""
    spaces = [{"kind": "parking", "name": f"Rest {place}"} for place in range(2)]
    untaxed = changed("kanto", {"spaces.4": spaces[0], "spaces.38": spaces[1]})

    assert {"short.tax"} <= texts(edition_of("dog-lovers")).keys() - texts(edition_of("kanto")).keys()
    assert texts(edition_of("kanto")).keys() - texts(untaxed).keys() == {"tax.income", "tax.luxury"}


def test_a_box_that_plays_another_s_rule_tells_it():
    """A choice of taxes with Kanto's rulebook, and none with the other's."""
    choosing = texts(changed("kanto", {"spaces.4.percent": 10, "spaces.4.income": None}))
    plain = texts(changed("dog-lovers", {"spaces.4.percent": None, "spaces.4.income": True}))

    assert "either ¥200 or 10% of your total worth" in choosing["tax.income"]
    assert "no choice on Your Rival Attacks: you pay ¥200" in choosing["short.tax"]
    assert plain["tax.income"] == "On Vet Service, pay the Bank the amount shown, $200."
    assert "short.tax" not in plain


def test_a_game_without_a_book_has_the_table_s():
    """Its clauses are those of the table, once each."""
    found = clauses(Box())

    assert {clause.chapter for clause in found} == {"At this table"}
    assert len(found) == len({clause.key for clause in found})
    assert source_of(Box()) is None


def test_an_unknown_clause_names_one_near_it():
    """The error guesses what was mistyped."""
    with pytest.raises(BadSetup, match=r"there is no clause 'rent.aks'; did you mean 'rent.ask'\?"):
        clause_of(edition_of("kanto"), "rent.aks")
