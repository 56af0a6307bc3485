"""The words of the team game."""

from typing import Final

from gamenight.games.parts.deck import DRAWN
from gamenight.games.parts.dice import FALL
from gamenight.games.parts.jail import PAY_FINE, ROLL, USE_CARD
from gamenight.games.pets.board import MOST_SPACES, TALLEST
from gamenight.kernel.action import Action, Verb

SHOW: Final = Verb("show", item="pet")
SHOW_NONE: Final = Verb("none")
CLAIM_IT: Final = Verb("claim")
LEAVE_IT: Final = Verb("leave")
PAY_TRIBUTE: Final = Verb("tribute")
TAKE_OVER: Final = Verb("take")
ADD_MARKER: Final = Verb("add")
PICK_MARKER: Final = Verb("pick", item="space", number="level")

VERBS: Final = [
    SHOW, SHOW_NONE, ROLL, PAY_FINE, USE_CARD, CLAIM_IT, LEAVE_IT, PAY_TRIBUTE, TAKE_OVER, ADD_MARKER,
    PICK_MARKER,
]  # fmt: skip

FIRST: Final = Verb("first", seat="seat")
CHANCES: Final = [FALL, DRAWN, FIRST]

# Actions made once and shared
CLAIM_OR_LEAVE: Final = [Action(CLAIM_IT), Action(LEAVE_IT)]
TAKE_OR_PAY: Final = [Action(TAKE_OVER), Action(PAY_TRIBUTE)]
ADD_OR_LEAVE: Final = [Action(ADD_MARKER), Action(LEAVE_IT)]
TO_SHOW_NONE: Final = Action(SHOW_NONE)
TO_PICK: Final = [
    [Action(PICK_MARKER, item=space, number=level) for level in range(TALLEST + 1)]
    for space in range(MOST_SPACES)
]
