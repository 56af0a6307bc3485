"""Bad input: every wrong word at every question is refused by its clause, and nothing changes."""

import pytest

import gamenight as gn
from tests.games.pets.house import DOG, JAIL, JAIL_FREE, PAY_200, go_on, lay, sit_down
from tests.games.pets.stacks import approach, even

WORDS = [
    "show 0", "show 7", "show 8", "none", "roll", "pay", "card", "claim", "leave", "tribute", "take", "add",
    "pick 22 1", "pick 6 1", "pick 6 0", "pick 6 3", "pick 6 9", "pick 7 1", "pick 27 1", "pick 28 1",
    "pick 61 1", "pick 62 1", "pick 999999999 1", "pick 6 999999999",
]  # fmt: skip

# The clause, and what the sentence says
NOT_NOW = ("table.asked", "legal is what the list of choices shows")
MUST_ROLL = ("turn.roll", "Throw the dice first")
NO_CARD = ("jail.card", "Team Cat keeps no Get Out of Jail Free card; throw for doubles")
TOO_DEAR = ("jail.pay", "That costs $200, and Team Cat has $199; throw for doubles")
NO_SUCH_PET = ("order.first", "they run from 0 to 7")


def jailed(purse, *kept):
    """Seat 0 sits in Jail."""
    deck = {"unseen": [card for card in range(12) if card not in kept], "below": [], "kept": list(kept)}
    return lay(2, cash=[purse, 0], places=[JAIL, 0], jailed=[1, 0], decks=[deck])


def asked(space, stack):
    """Seat 0 has landed on a title and is asked about it."""
    table = approach(space, stacks={space: stack})
    go_on(table, "0 roll")
    return table


def picking(*, by_bank):
    """The dogs owe; seat 0, a cat, is to pick one of 6 (cat, dog) or 27 (dog)."""
    stacks = {22: "ccc", 6: "cd", 27: "ccd"}
    if by_bank:
        table = lay("cd", [(1, 1), ("dog", PAY_200)], cash=[0, 0], stacks=stacks, turn=1)
    else:
        table = approach(22, "cd", 1, cash=[0, 0], stacks=stacks)
    go_on(table, "1 roll")
    return table


def picks(clause):
    """What is said about each wrong pick: where there is no such marker of the dogs, and which to pick."""
    spaces = {
        "pick 22 1": "Night Guard",
        "pick 6 1": "Top Napper",
        "pick 6 0": "Top Napper",
        "pick 6 3": "Top Napper",
        "pick 6 9": "Top Napper",
        "pick 6 999999999": "Top Napper",
        "pick 7 1": "Jail",
        "pick 27 1": "Best Pet",
        "pick 28 1": "28",
        "pick 61 1": "61",
    }
    return {word: (clause, f"marker on {space}; pick one that the list") for word, space in spaces.items()}


FREE = {"pay": ("jail.pay", "You are not in Jail"), "card": ("jail.card", "You are not in Jail")}

# The question: how it is laid, what is legal, what is said to which word, and what to all others
QUESTIONS = {
    "start": (sit_down, ["show 0", "show 7", "none"], {"show 8": NO_SUCH_PET}, NOT_NOW),
    "turn": (lay, ["roll"], FREE, MUST_ROLL),
    "jail": (lambda: jailed(200), ["roll", "pay"], {"card": NO_CARD}, MUST_ROLL),
    "jail, poor": (lambda: jailed(199), ["roll"], {"card": NO_CARD, "pay": TOO_DEAR}, MUST_ROLL),
    "jail, card": (lambda: jailed(199, JAIL_FREE), ["roll", "card"], {"pay": TOO_DEAR}, MUST_ROLL),
    "jail, both": (lambda: jailed(200, JAIL_FREE), ["roll", "pay", "card"], {}, MUST_ROLL),
    "claim": (lambda: asked(6, ""), ["claim", "leave"], {}, NOT_NOW),
    "add": (lambda: asked(6, "dc"), ["add", "leave"], {}, NOT_NOW),
    "tribute": (lambda: asked(6, "cd"), ["take", "tribute"], {}, NOT_NOW),
    "debt": (lambda: picking(by_bank=False), ["pick 6 2", "pick 27 3"], picks("debt.team"), NOT_NOW),
    "fine": (lambda: picking(by_bank=True), ["pick 6 2", "pick 27 3"], picks("debt.bank"), NOT_NOW),
}
WRONG = [
    (question, word)
    for question, (_, legal, _, _) in QUESTIONS.items()
    for word in WORDS
    if word not in legal
]


def snapshot(table):
    """All that could change."""
    return table.record(), table.hash(), [table.view(seat) for seat in range(2)], len(table.events)


@pytest.mark.rule(
    "order.first", "turn.roll", "jail.pay", "jail.card", "title.claim", "title.own", "title.take",
    "debt.team", "debt.bank", "table.asked",
)  # fmt: skip
@pytest.mark.parametrize(("question", "word"), WRONG)
def test_a_wrong_word_is_refused_and_nothing_changes(question, word):
    """By its clause, with a sentence that says what would be right; then a legal word still does."""
    laid, legal, special, otherwise = QUESTIONS[question]
    table = laid()
    before = snapshot(table)
    with pytest.raises(gn.Refused) as refused:
        table.play(0, word)

    clause, says = special.get(word, otherwise)
    assert refused.value.clause == clause
    assert says in refused.value.sentence
    assert snapshot(table) == before
    assert set(legal) <= set(table.legal(0))


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_other_words_are_legal(question):
    """What is not refused is on the list of choices, and nothing else is; and each can be read back."""
    laid, legal, _, _ = QUESTIONS[question]
    table = laid()

    assert sorted(set(table.legal(0)) & set(WORDS)) == sorted(set(legal) & set(WORDS))
    assert [gn.say(table.game, table.read(0, word)) for word in table.legal(0)] == table.legal(0)


@pytest.mark.rule("table.asked")
@pytest.mark.parametrize("question", [name for name in QUESTIONS if name != "start"])
@pytest.mark.parametrize("word", WORDS)
def test_who_is_not_asked_answers_nothing(question, word):
    """Not even with a word that would be right for another."""
    table = QUESTIONS[question][0]()
    before = snapshot(table)
    with pytest.raises(gn.Refused) as refused:
        table.play(1, word)

    assert refused.value.clause == "table.asked"
    assert "wait until the sentence names you" in refused.value.sentence
    assert snapshot(table) == before


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("", "an empty line is no action"),
        ("shout", "'shout' is no word of this game"),
        ("rol", "did you mean 'roll'?"),
        ("Roll", "did you mean 'roll'?"),
        ("roll 6 6", "this word is written 'roll'"),
        ("claim 3", "this word is written 'claim'"),
        ("card cat 3", "this word is written 'card'"),
        ("pick 3", "this word is written 'pick <space> <level>'"),
        ("pick", "this word is written 'pick <space> <level>'"),
        ("pick 3 1 1", "this word is written 'pick <space> <level>'"),
        ("pick x 1", "'x' cannot stand there; what fits is a whole number (space)"),
        ("pick 3 -1", "'-1' cannot stand there; what fits is a whole number (level)"),
        ("pick ³ 1", "'³' cannot stand there"),
        ("show", "this word is written 'show <pet>'"),
        ("show cat", "'cat' cannot stand there; what fits is a whole number (pet)"),
        ("dice 1 2", "'dice' is no word of this game"),
        ("first 0", "'first' is no word of this game"),
    ],
)
@pytest.mark.parametrize("question", QUESTIONS)
def test_what_is_no_word_is_not_read(question, word, says):
    """At any question; the message says how it is written."""
    table = QUESTIONS[question][0]()
    before = snapshot(table)
    with pytest.raises(gn.Unreadable) as unreadable:
        table.play(0, word)

    assert says in str(unreadable.value)
    assert snapshot(table) == before


@pytest.mark.rule("table.asked")
@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("word", ["dice 1 2", "card cat 0", "card dog 11", "first 0"])
def test_chance_speaks_only_when_it_is_asked(question, word):
    """Never while a seat is."""
    table = QUESTIONS[question][0]()
    before = snapshot(table)
    with pytest.raises(gn.Refused) as refused:
        table.play(gn.CHANCE, word)

    assert refused.value.clause == "table.asked"
    assert snapshot(table) == before


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("card bird 1", "'bird' cannot stand there; what fits is 'cat' or 'dog'"),
        ("card 0 1", "'0' cannot stand there; what fits is 'cat' or 'dog'"),
        ("card cat", "this word is written 'card <deck> <card>'"),
        ("dice 3", "this word is written 'dice <first> <second>'"),
    ],
)
def test_a_dealers_word_that_cannot_be_read(word, says):
    """The message says how it is written."""
    table = lay()
    with pytest.raises(gn.Unreadable) as unreadable:
        table.read(gn.CHANCE, word)

    assert says in str(unreadable.value)


@pytest.mark.parametrize(
    ("chance", "says"),
    [
        ([(1, 7)], "'dice 1 7' does not answer what is asked (dice)"),
        ([(0, 1)], "'dice 0 1' does not answer what is asked (dice)"),
        (["card cat 1"], "'card cat 1' does not answer what is asked (dice)"),
        ([(1, 1), ("dog", 0)], "'card dog 0' does not answer what is asked (draw)"),
        ([(1, 1), ("cat", 12)], "'card cat 12' does not answer what is asked (draw)"),
        ([(1, 1)], "the script ends after 1 answers, but chance is asked once more (draw)"),
    ],
)
def test_a_dealer_who_says_what_cannot_be(chance, says):
    """The move is not made, and can be made again."""
    table = lay(2, chance)
    before = snapshot(table)
    with pytest.raises(gn.BadSetup) as bad:
        table.play(0, "roll")

    assert says in str(bad.value)
    assert snapshot(table) == before
    assert table.legal(0) == ["roll"]


@pytest.mark.rule("table.over")
@pytest.mark.parametrize("word", ["roll", "claim", "pick 1 1", "resign"])
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_end_nothing_is_played(word, seat):
    """The sentence says so."""
    table = approach(3, stacks=even([3]))
    go_on(table, "0 roll", "0 claim")
    before = snapshot(table)
    with pytest.raises(gn.Refused) as refused:
        table.play(seat, word)

    assert refused.value.clause == "table.over"
    assert "open a new table to play again" in refused.value.sentence
    assert snapshot(table) == before


@pytest.mark.rule("table.out", "resign.leave")
@pytest.mark.parametrize("word", ["roll", "claim", "resign"])
def test_who_has_left_plays_no_more(word):
    """But may go on watching."""
    table = lay("cdc")
    go_on(table, "0 resign")
    before = snapshot(table)
    with pytest.raises(gn.Refused) as refused:
        table.play(0, word)

    assert refused.value.clause == "table.out"
    assert "you can go on watching" in refused.value.sentence
    assert snapshot(table) == before


@pytest.mark.rule("table.clock")
def test_there_is_no_clock():
    """The rounds are capped, not the minutes."""
    table = lay()
    with pytest.raises(gn.Refused) as refused:
        table.tick(5)

    assert refused.value.clause == "table.clock"


@pytest.mark.rule("debt.able")
@pytest.mark.parametrize("word", ["pick 22 1", "tribute", "leave", "resign"])
def test_a_debtor_cannot_answer_for_the_creditors(word):
    """Who owes is asked nothing; only leaving the game is always possible."""
    table = picking(by_bank=False)
    if word == "resign":
        table.play(DOG, word)

        assert table.view()["left"] == [DOG]
        return
    with pytest.raises(gn.Refused) as refused:
        table.play(DOG, word)

    assert refused.value.clause == "table.asked"
