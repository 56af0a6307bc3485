"""The words for a throw and for the ways out of Jail before it, and the lists that are offered of them."""

from typing import Final

from gamenight.kernel.action import Action, Verb

FREE: Final = 0  # not in Jail; otherwise one counts which of the turns there comes next

ROLL: Final = Verb("roll")
PAY_FINE: Final = Verb("pay")
USE_CARD: Final = Verb("card")

# Actions made once and shared
TO_ROLL: Final = Action(ROLL)
TO_PAY_FINE: Final = Action(PAY_FINE)
TO_USE_CARD: Final = Action(USE_CARD)

ONLY_ROLL: Final = [TO_ROLL]
PAY_OR_ROLL: Final = [TO_ROLL, TO_PAY_FINE]
CARD_OR_ROLL: Final = [TO_ROLL, TO_USE_CARD]
ALL_WAYS: Final = [TO_ROLL, TO_PAY_FINE, TO_USE_CARD]
