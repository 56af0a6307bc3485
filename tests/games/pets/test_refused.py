"""Bad input: every wrong word at every question is refused by its clause, and nothing changes."""

import pytest

import gamenight as gn
from tests.games.pets.laid import DOG, JAIL, JAIL_FREE, PAY_200, lay, sit_down
from tests.games.pets.stacks import approach, even
from tests.games.playing import go_on

WORDS = [
    "show 0", "show 7", "show 8", "none", "roll", "pay", "card", "claim", "leave", "tribute", "take", "add",
    "pick 22 1", "pick 6 1", "pick 6 0", "pick 6 3", "pick 6 9", "pick 7 1", "pick 27 1", "pick 28 1",
    "pick 61 1", "pick 62 1", "pick 999999999 1", "pick 6 999999999",
]  # fmt: skip

# The clause, and what the sentence says: the reason, and what may be done instead
SHOW = "You can show a picture or say that you have none to show."
NOT_BEGUN = ("order.first", f"The game has not begun yet. {SHOW}")
NO_SUCH_PET = ("order.first", f"There is no such picture; they are numbered from 0 to 7. {SHOW}")


def ways(*verbs):
    """What a refusal advises."""
    found = [WAYS[verb] for verb in verbs]
    return f" You can {' or '.join([', '.join(found[:-1]), found[-1]] if found[1:] else found)}."


WAYS = {
    "roll": "throw the dice",
    "pay": "pay to leave Jail",
    "card": "use a Get Out of Jail Free card",
    "claim": "claim the title",
    "leave": "leave it",
    "tribute": "pay the tribute",
    "take": "take the title over",
    "add": "put another marker on it",
    "pick": "pick a marker",
}


def jail_reasons(*lawful, purse=0):
    """What is said to whoever sits in Jail and may do these."""
    found = before_throw(*lawful)
    found["pay"] = ("jail.pay", f"That costs $200, and your team has ${purse}.", [*lawful[1:], "roll"])
    found["card"] = ("jail.card", "Your team has no Get Out of Jail Free card.", [*lawful[1:], "roll"])
    return {word: one for word, one in found.items() if word not in lawful}


def before_throw(*lawful):
    """What is said before the throw."""
    late = ("turn.roll", "You have not thrown the dice yet.", lawful)
    found = dict.fromkeys(["claim", "leave", "tribute", "take", "add"], late)
    return found | beside(*lawful)


def beside(*lawful):
    """What is said of words that have nothing to do with a title, with what may be done."""
    no_debt = ("debt.team", "No team owes a marker just now.", lawful)
    found = {word: no_debt for word in WORDS if word.startswith("pick")}
    begun = ("order.first", "Who goes first is settled already.", lawful)
    found |= dict.fromkeys(["show 0", "show 7", "show 8", "none"], begun)
    found["pay"] = ("jail.pay", "You are not in Jail.", lawful)
    found["card"] = ("jail.card", "You are not in Jail.", lawful)
    return found


def on_title(*lawful, **reasons):
    """What is said to whoever is asked about a title."""
    thrown = ("turn.roll", "You have thrown already; a turn has one throw.", lawful)
    return {**beside(*lawful), "roll": thrown, **reasons}


UNCLAIMED = on_title(
    "claim",
    "leave",
    tribute=("title.tribute", "Nobody owns Top Napper, so no tribute is due.", ["claim", "leave"]),
    take=("title.take", "Nobody owns Top Napper, so it cannot be taken over.", ["claim"]),
    add=("title.own", "Your team does not own Top Napper.", ["claim"]),
)
OURS = on_title(
    "add",
    "leave",
    claim=("title.claim", "Your team owns Top Napper already.", ["add"]),
    take=("title.take", "Your team owns Top Napper already.", ["add"]),
    tribute=("title.own", "Your team owns Top Napper, so no tribute is due.", ["add", "leave"]),
)
THEIRS = on_title(
    "take",
    "tribute",
    claim=("title.claim", "Team Dog owns Top Napper.", ["take"]),
    add=("title.own", "Team Dog owns Top Napper.", ["take"]),
    leave=(
        "debt.able",
        "Your team owes Team Dog $100 tribute and has the cash, so it has to pay.",
        ["tribute", "take"],
    ),
)


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


def picks(clause, amount):
    """What is said about each wrong pick, and about all that is no pick."""
    first = f"Team Dog cannot pay ${amount}, so first one of its markers has to be picked."
    found = dict.fromkeys(WORDS, first)
    found |= dict.fromkeys(["pick 28 1", "pick 61 1", "pick 62 1", "pick 999999999 1"], NO_SUCH_SPACE)
    found |= {
        "pick 22 1": "That marker on Night Guard is your own team's.",
        "pick 6 1": "That marker on Top Napper is your own team's.",
        "pick 27 1": "That marker on Best Pet is your own team's.",
        "pick 7 1": "Jail is no title, so no marker is there.",
    }
    missing = ["pick 6 0", "pick 6 3", "pick 6 9", "pick 6 999999999"]
    found |= dict.fromkeys(missing, "There is no such marker on Top Napper.")
    return {word: (clause, reason, ["pick"]) for word, reason in found.items()}


NO_SUCH_SPACE = "There is no such space; they are numbered from 0 to 27."

# The question: how it is laid, what is legal, and what is said to each other word
QUESTIONS = {
    "start": (
        sit_down,
        ["show 0", "show 7", "none"],
        dict.fromkeys(WORDS, NOT_BEGUN) | {"show 8": NO_SUCH_PET},
    ),
    "turn": (lay, ["roll"], before_throw("roll")),
    "jail": (lambda: jailed(200), ["roll", "pay"], jail_reasons("roll", "pay")),
    "jail, poor": (lambda: jailed(199), ["roll"], jail_reasons("roll", purse=199)),
    "jail, card": (lambda: jailed(199, JAIL_FREE), ["roll", "card"], jail_reasons("roll", "card", purse=199)),
    "jail, both": (
        lambda: jailed(200, JAIL_FREE),
        ["roll", "pay", "card"],
        jail_reasons("roll", "pay", "card"),
    ),
    "claim": (lambda: asked(6, ""), ["claim", "leave"], UNCLAIMED),
    "add": (lambda: asked(6, "dc"), ["add", "leave"], OURS),
    "tribute": (lambda: asked(6, "cd"), ["take", "tribute"], THEIRS),
    "debt": (lambda: picking(by_bank=False), ["pick 6 2", "pick 27 3"], picks("debt.team", 300)),
    "fine": (lambda: picking(by_bank=True), ["pick 6 2", "pick 27 3"], picks("debt.bank", 200)),
}
WRONG = [
    (question, word) for question, (_, legal, _) in QUESTIONS.items() for word in WORDS if word not in legal
]


def snapshot(table):
    """All that could change."""
    return table.record(), table.hash(), [table.view(seat) for seat in range(2)], len(table.events)


@pytest.mark.rule(
    "order.first", "turn.roll", "jail.pay", "jail.card", "title.claim", "title.own", "title.take",
    "debt.team", "debt.bank", "debt.able", "title.tribute",
)  # fmt: skip
@pytest.mark.parametrize(("question", "word"), WRONG)
def test_a_wrong_word_is_refused_and_nothing_changes(question, word):
    """By its clause, with the reason and what may be done instead; then a legal word still does."""
    laid, legal, reasons = QUESTIONS[question]
    table = laid()
    before = snapshot(table)
    with pytest.raises(gn.Refused) as refused:
        table.play(0, word)

    clause, reason, *verbs = reasons[word]
    assert refused.value.clause == clause
    assert refused.value.sentence == reason + "".join(ways(*some) for some in verbs)
    assert snapshot(table) == before
    assert set(legal) <= set(table.legal(0))


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_other_words_are_legal(question):
    """What is not refused is on the list of choices, and nothing else is; and each can be read back."""
    laid, legal, _ = QUESTIONS[question]
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
    assert refused.value.sentence == "Nothing is asked of you just now."
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
        ("pick x 1", "'x' does not fit there; what fits is a whole number (space)"),
        ("pick 3 -1", "'-1' does not fit there; what fits is a whole number (level)"),
        ("pick ³ 1", "'³' does not fit there"),
        ("show", "this word is written 'show <pet>'"),
        ("show cat", "'cat' does not fit there; what fits is a whole number (pet)"),
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
    """A word of chance is refused while a seat is asked."""
    table = QUESTIONS[question][0]()
    before = snapshot(table)
    with pytest.raises(gn.Refused) as refused:
        table.play(gn.CHANCE, word)

    assert refused.value.clause == "table.asked"
    assert snapshot(table) == before


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("card bird 1", "'bird' does not fit there; what fits is 'cat' or 'dog'"),
        ("card 0 1", "'0' does not fit there; what fits is 'cat' or 'dog'"),
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
    """Any word is refused, with a sentence that says so."""
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
    """A player who has left may only watch."""
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
    """Whoever owes is asked nothing; only leaving the game is always possible."""
    table = picking(by_bank=False)
    if word == "resign":
        table.play(DOG, word)

        assert table.view()["left"] == [DOG]
        return
    with pytest.raises(gn.Refused) as refused:
        table.play(DOG, word)

    assert refused.value.clause == "table.asked"
