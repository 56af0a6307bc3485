"""The card game in the terminal: everybody's sets and banks, one's own hand, and choices that can be read."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import gamenight as gn
from gamenight.games.deal.terminal.board import draw
from gamenight.terminal.choices import Choices
from gamenight.terminal.gathering import merged
from gamenight.terminal.screen import Screen
from tests.terminal.typist import Typist, session

CLEARED = "\n" * 30  # how a screen is cleared where nothing can be

ANNS = [
    {"set": "brown", "cards": ["brown", "brown"], "house": True},
    {"set": "red", "cards": ["red", "red-yellow"]},
]
BOBS = [
    {"set": "light-blue", "cards": ["light-blue", "any"]},
    {"set": "railroad", "cards": ["railroad", "railroad"]},
]
HAND = ["rent-any", "sly-deal", "forced-deal", "any", "rent-red-yellow", "double-rent", "red"]


def dealt(names: tuple[str, ...] = ("Ann", "Bob"), **position: object) -> gn.Table:
    """A game in the middle, Ann on turn."""
    usual: dict[str, object] = {
        "hands": [HAND, ["just-say-no", "birthday"]],
        "banks": [["5M", "1M", "1M"], ["10M", "house"]],
        "sets": [ANNS, BOBS],
        "turn": 0,
    }
    return gn.open("deal", list(names), position=usual | position)


def shown(table: gn.Table, *lines: str, width: int = 80) -> str:
    """All that is on the screen when these lines are typed."""
    typist = Typist(lines, width=width)
    session(table, typist).play()
    return typist.text


def test_everybodys_bank_and_sets_are_drawn():
    """Sets: how many cards, full or not, buildings, wildcards, rent; banks with their sums."""
    text = shown(dealt(), "")

    assert "» A Ann  1 full set; 7 cards in hand; bank 7M: 5M, 2x 1M" in text
    assert " brown 2/2*+ rent 5M " in text
    assert " red 2/3 1 wild rent 3M " in text
    assert "B Bob  2 cards in hand; bank 13M: 10M, House" in text
    assert " railroad 2/4 rent 2M " in text


def test_the_hand_is_shown_to_its_owner_alone():
    """Who only looks on sees no hand; Ann sees hers, Bob his."""
    table = dealt()
    screen = Typist().screen
    seen = [
        "\n".join(line.plain for line in draw(table.view(who), table.edition, screen, 4))
        for who in (None, 0, 1)
    ]

    assert "Sly Deal" not in seen[0]
    assert "Your hand, 7 cards:" in seen[1]
    assert "Just Say No" not in seen[1]
    assert "Just Say No (4M)" in seen[2]
    assert "Sly Deal" not in seen[2]


def test_sets_lie_on_their_colours():
    """Where the terminal has colours, a set and a property are printed on theirs."""
    table = dealt()
    screen = Screen(Console(width=80, markup=False), input)
    styles = {
        str(span.style) for line in draw(table.view(0), table.edition, screen, 4) for span in line.spans
    }

    assert any(style.endswith("on #8a5a3b") for style in styles)


@pytest.mark.parametrize("width", [40, 80])
def test_no_line_is_too_wide(width):
    """Cards and sets go on as many lines as they need."""
    text = shown(dealt(), "", width=width)

    assert max(len(line) for line in text.splitlines() if "> " not in line) <= width


def test_an_empty_hand_and_an_empty_bank_are_said():
    """The look says that they are empty, instead of showing nothing."""
    text = shown(dealt(hands=[[], []], banks=[[], []], sets=[[], []]), "")

    assert "You have no cards in hand." in text
    assert "bank empty" in text


def test_many_choices_of_a_verb_stand_together():
    """Swaps, wildcards and what can be banked have a number for each verb; the rest keep their own."""
    text = " ".join(shown(dealt(), "", width=200).split())

    assert "bank <kind>: rent-red-yellow, rent-any, forced-deal, sly-deal, double-rent" in text
    assert "lay <kind> <colour>: red red; any brown|light-blue|pink" in text
    assert "(1 light-blue:light-blue, 1 light-blue:any, 1 railroad:railroad) brown:brown|red:red" in text
    assert "(<seat>: 1 Bob)" in text
    assert "rent <set> <doublers>: red 0|1" in text


@pytest.mark.parametrize(
    ("after", "lines", "played"),
    [
        ("", ["1"], True),
        (" rent-any", [], True),
        ("", [""], False),
        ("", ["99"], False),
        ("", ["red"], False),
    ],
    ids=["from the list", "with what follows", "not after all", "not in the list", "no number"],
)
def test_a_number_opens_the_choices_of_a_verb(after, lines, played):
    """Its own list is numbered again; Enter leaves it, and nothing is played."""
    table = dealt()
    choices = Choices(table, 0, Typist().screen)
    number = len(choices.words) + 1 + list(choices.gathered).index("bank")
    text = shown(table, "", f"{number}{after}", *lines)

    assert [entry.word.split()[0] for entry in table.entries] == ["bank"] * played
    assert ("Nothing was played. Choose again." in text) != played


@pytest.mark.parametrize(
    ("words", "short"),
    [
        ([["red", "red"]], ["red red"]),
        ([["any", "red"], ["any", "pink"]], ["any red|pink"]),
        ([["1", "a", "x"], ["1", "a", "y"], ["2", "b", "x"], ["2", "b", "y"]], ["(1 a, 2 b) x|y"]),
        ([["1", "a", "x"], ["2", "b", "y"]], ["1 a x", "2 b y"]),
    ],
)
def test_what_follows_a_verb_is_said_once(words, short):
    """Alternatives for the last part stand behind what they share."""
    assert merged(words) == short


def test_few_choices_are_numbered():
    """With two cards in hand nothing is gathered."""
    table = dealt(hands=[["1M", "pass-go"], []], sets=[[], BOBS])
    choices = Choices(table, 0, Typist().screen)

    assert choices.gathered == {}
    assert choices.words == ["bank 1M", "bank pass-go", "pass-go", "end"]


@pytest.mark.parametrize("lines", [["pay bank:house"], ["allow", "pay bank:house"]], ids=["at once", "later"])
def test_what_is_played_against_one_is_answered_and_paid(lines):
    """Ann charges rent; Bob pays with one word, at once or after letting it happen."""
    table = dealt()
    text = shown(table, "", "rent red 0", "", "", *lines)
    banks: Any = table.position()["banks"]

    assert "Ann wants 3M rent from you for the red set." in text
    assert "Bob may still say no to Ann." in text
    assert "pay: Choose the cards to pay with" in text
    told = " ".join(text.split())
    assert "You can pay with bank:10M, bank:house, light-blue:light-blue and 2x railroad:railroad;" in told
    assert "name any that make 3M or more." in told
    assert ("Bob owes Ann 3M." in text) == (len(lines) > 1)
    assert banks[1] == ["10M"]
    assert list(table.waiting()) == [0]


def test_who_has_no_choice_is_not_told_what_to_pay_with():
    """Whoever must hand over everything is shown no list."""
    text = shown(dealt(banks=[[], ["1M"]], sets=[ANNS, []]), "", "rent red 0", "", "", "")

    assert "You can pay with" not in text
    assert "Pay all you have: 1M" in text


def test_the_screen_is_covered_between_two_people():
    """After Ann's play the screen is cleared; Bob sees his own cards and nothing of hers."""
    text = shown(dealt(), "", "rent red 0", "", "", "allow")
    before, after = text.split(CLEARED, 1)

    assert "Sly Deal" in before
    assert before.rstrip().endswith("hand the keyboard to Bob.")
    assert "Sly Deal" not in after
    assert after.index("Only Bob may look: press Enter.") < after.index("Just Say No")


def test_a_game_of_one_among_bots_fits_the_screen():
    """A person who always ends the turn, beside two bots; nobody else's hand is ever named."""
    table = gn.open("deal", ["Ann", "bot", "bot 2"], dealer=gn.Seeded(3))
    text = shown(table, *["end", "allow"] * 12, width=80)

    assert "Your hand" in text
    assert max(len(line) for line in text.splitlines() if "> " not in line) <= 80
