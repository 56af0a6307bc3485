"""What is being answered: what was played, for what, and where each target's matter stands."""

from typing import Final

# What is done to a target that allows it: the step of a charge
PAYING_SUM: Final = 0
STEALING: Final = 1
SWAPPING: Final = 2
BREAKING: Final = 3

# For what a sum is to be paid
FOR_BIRTHDAY: Final = 0
FOR_DEBT: Final = 1
FOR_RENT: Final = 2  # and the slot of the set

# Where one target's matter stands: its lane
DONE: Final = 0
MAY_REFUSE: Final = 1
MAY_INSIST: Final = 2  # it has said no, and the actor may answer that
PAYS: Final = 3
LANES: Final = 4

# The cards of a theft: theirs, and one's own for a swap
EACH_CODE: Final = 100_000
