"""One answer, as an object: a verb and what follows it."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from gamenight.kernel.constants import constant, place_of
from gamenight.kernel.seat import NOBODY, Seat

ABSENT: Final = -1
LONGEST: Final = 9  # digits of a number


@final
class Verb:
    """A kind of action: the word it begins with and, slot by slot, what follows.

    A slot is named by what stands in it ("lot", "coins"); a slot that is not named is not there.
    The order of the slots is fixed: seat, item, number, goods.
    `aside` is the place of the Aside that plays this verb, or ABSENT for an answer. `says` writes a number in
    a slot where the family has a notation for it that does not depend on the box.

    What it is to whoever shows choices: `group` names those that are shown together, under a heading or with
    the thing they are about; what is `grave` cannot be taken back, and is asked once more; what is `spare` is
    done when nothing better is at hand, and is named after all else.
    """

    def __init__(  # noqa: PLR0913  one slot each
        self,
        word: str,
        seat: str = "",
        item: str = "",
        number: str = "",
        goods: str = "",
        aside: i64 = ABSENT,
        says: Callable[[str, int], str] | None = None,
        *,
        group: str = "",
        grave: bool = False,
        spare: bool = False,
    ) -> None:
        self.word: Final = word
        self.seat: Final = seat
        self.item: Final = item
        self.number: Final = number
        self.goods: Final = goods
        self.aside: Final = aside
        self.group: Final = group
        self.grave: Final = grave
        self.spare: Final = spare
        self.says: Final = says

    def slots(self) -> list[str]:
        """What follows the word, by name; two verbs may begin with one word if this tells them apart."""
        return [slot for slot in (self.seat, self.item, self.number, self.goods) if slot]

    def __repr__(self) -> str:
        """The word, and what follows it."""
        return " ".join([self.word, *(f"<{slot}>" for slot in self.slots())])

    def __reduce__(self) -> tuple[object, ...]:
        """Found again as the same verb."""
        return constant, place_of(self)


@final
class Action:
    """One answer; made once and shared where it can be, on the fly where it carries a number.

    With `most` set it is a template, as legal lists show for what cannot be listed: any number from
    `number` to `most` fits, and whatever else is absent is open.
    """

    def __init__(  # noqa: PLR0913  one field a slot
        self,
        verb: Verb,
        seat: Seat = NOBODY,
        item: i64 = ABSENT,
        number: i64 = ABSENT,
        goods: tuple[int, ...] = (),
        most: i64 = ABSENT,
    ) -> None:
        self.verb: Final = verb
        self.seat: Final[i64] = seat
        self.item: Final[i64] = item
        self.number: Final[i64] = number
        self.goods: Final = goods
        self.most: Final[i64] = most

    def is_template(self) -> bool:
        """Whether this stands for many actions."""
        return self.most != ABSENT

    def facts(self) -> dict[str, int]:
        """What is not left open, by the names of the slots; goods are not among it."""
        verb = self.verb
        found: dict[str, int] = {}
        if verb.seat and self.seat >= 0:
            found[verb.seat] = self.seat
        if verb.item and self.item != ABSENT:
            found[verb.item] = self.item
        if verb.number and self.most == ABSENT:
            found[verb.number] = self.number
        return found

    def covers(self, other: "Action") -> bool:
        """Whether the other action is this one, or one of those that this template stands for."""
        if self.verb is not other.verb or other.most != ABSENT:
            return False
        if self.most == ABSENT:
            return (
                self.seat == other.seat
                and self.item == other.item
                and self.number == other.number
                and self.goods == other.goods
            )
        return (
            (self.seat == NOBODY or self.seat == other.seat)
            and (self.item == ABSENT or self.item == other.item)
            and (self.number == ABSENT or self.number <= other.number <= self.most)
        )

    def said(self, say: Callable[[str, int], str]) -> str:
        """The word for it; a template shows its range, and `<slot>` for what is left open."""
        verb = self.verb
        words = [verb.word]
        if verb.seat:
            words.append(f"<{verb.seat}>" if self.seat == NOBODY else str(self.seat))
        if verb.item:
            words.append(f"<{verb.item}>" if self.item == ABSENT else say(verb.item, self.item))
        if verb.number:
            if not self.is_template():
                words.append(say(verb.number, self.number))
            elif self.number == ABSENT:
                words.append(f"<{verb.number}>")
            else:
                words.append(f"{say(verb.number, self.number)}..{say(verb.number, self.most)}")
        if verb.goods:
            goods = [say(verb.goods, one) for one in self.goods]
            words.append(f"<{verb.goods}>" if self.is_template() else ",".join(goods))
        return " ".join(words)

    def __repr__(self) -> str:
        """The word, with a number for what only the box has a name for (`gamenight.say` knows the box)."""
        return self.said(plain if self.verb.says is None else self.verb.says)

    def __reduce__(self) -> tuple[object, ...]:
        """Made anew, of the same verb."""
        return Action, (self.verb, self.seat, self.item, self.number, self.goods, self.most)

    def __eq__(self, other: object) -> bool:
        """Equal if verb and slots are the same."""
        if not isinstance(other, Action):
            return NotImplemented
        return (
            self.verb is other.verb
            and self.seat == other.seat
            and self.item == other.item
            and self.number == other.number
            and self.most == other.most
            and self.goods == other.goods
        )

    def __hash__(self) -> int:
        """Equal actions have equal hashes."""
        return hash((self.verb.word, self.seat, self.item, self.number, self.goods, self.most))


def plain(slot: str, value: int) -> str:  # noqa: ARG001  as every notation of slots
    """A number in a slot, as it is."""
    return str(value)


def number_in(text: str) -> int | None:
    """The whole number that a text writes in digits; None if it is none, or longer than any of a game."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None


RESIGN: Final = Verb("resign", group="leave", grave=True)
TIME: Final = Verb("time", number="minutes")
TO_RESIGN: Final = Action(RESIGN)
