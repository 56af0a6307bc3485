"""Where a turn, an inheritance or a shortage stands, and what dice are thrown for."""

from typing import Final, final

from gamenight.kernel.named import Named


@final
class Stage(Named):
    """Where a turn stands."""


BEFORE: Final = Stage("before")  # the player is to throw
THROWING: Final = Stage("throwing")
FALLEN: Final = Stage("fallen")  # it is known how; rents asked for while the dice rolled are paid first
DRAWING: Final = Stage("drawing")  # a card is being drawn
ACTING: Final = Stage("acting")  # what the space demands is being settled
FINED: Final = Stage("fined")  # the fine for leaving Jail after the last throw is being paid
AFTER: Final = Stage("after")  # all is done; the player may pass the dice on


@final
class Purpose(Named):
    """What dice are thrown for, named by its clause."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.clause: Final = clause


TO_MOVE: Final = Purpose("turn.roll")
TO_MOVE_AGAIN: Final = Purpose("turn.doubles")
TO_LEAVE_JAIL: Final = Purpose("jail.doubles")
TO_START: Final = Purpose("setup.order")
FOR_RENT: Final = Purpose("rent.utility")
FOR_CARD_RENT: Final = Purpose("cards.nearest")


@final
class Inheriting(Named):
    """How far an heir has come with the mortgages taken over."""


OWING: Final = Inheriting("owing")  # older debts come first; the interest comes after them
PAYING: Final = Inheriting("paying")  # the interest is being paid
CHOOSING: Final = Inheriting("choosing")  # which of them to lift


@final
class Sharing(Named):
    """How far the sharing out of scarce buildings has come."""


WISHING: Final = Sharing("wishing")  # everybody says how many are wanted
BIDDING: Final = Sharing("bidding")  # one of them is being auctioned
PLACING: Final = Sharing("placing")  # who has won it puts it down
