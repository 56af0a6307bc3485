"""What a seat may play now, numbered, and what a typed line means by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight.kernel.action import ABSENT, Action
from gamenight.kernel.errors import Unreadable
from gamenight.kernel.seat import NOBODY
from gamenight.notation.words import say

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.terminal.screen import Screen

GAP = 3
INDENT = 4
MOST_NUMBERED = 9  # where there is more than that, choices of one verb stand together behind one number
FEW = 2  # asides, and
FEW_ANSWERS = 4  # answers of one verb that are numbered all the same
HANDLES = ("claim", "offer")  # numbers that say nothing: such a choice stands on its own, with its meaning
GRAVE = ("bankrupt",)  # never taken by Enter alone: it cannot be taken back


class Choices:
    """The legal words of one seat, in order; a template among them is filled in by whoever plays it."""

    def __init__(self, table: Table, seat: int, screen: Screen) -> None:
        self.table, self.seat, self.screen = table, seat, screen
        actions = table.legal_actions(seat)
        answers = [action for action in actions if action.verb.aside == ABSENT]
        self.gathered = gathered(actions) if len(actions) > MOST_NUMBERED else {}
        self.numbered = [action for action in actions if action.verb.word not in self.gathered]
        self.words = [say(table.game, action) for action in self.numbered]
        self.is_open = [action.is_template() for action in self.numbered]
        is_alone = len(answers) == 1 or (not answers and len(actions) == 1)
        is_safe = bool(self.words) and not self.is_open[0] and self.words[0] not in GRAVE
        self.only = 0 if is_alone and is_safe else None

    def lines(self) -> list[Text]:
        """All choices with numbers, in as many columns as fit; those of one verb behind one, if many."""
        labels = [f"{number:>3}  {self.shown(number - 1)}" for number in range(1, len(self.words) + 1)]
        if self.only is not None:
            labels[self.only] += f"   ({self.screen.words.say('terminal', 'enter')})"
        widest = max(map(len, labels), default=0) + GAP
        room = self.screen.width - INDENT - 1  # as wide as a line is before it is wrapped
        columns = max(1, min((room + GAP) // widest, len(labels))) if labels else 1
        rows = -(-len(labels) // columns)
        lines = ["".join(f"{label:<{widest}}" for label in labels[row::rows]).rstrip() for row in range(rows)]
        found = [part for line in lines for part in self.screen.wrapped(line, indent=INDENT + 1)]
        for number, actions in enumerate(self.gathered.values(), start=len(self.words) + 1):
            found += self.screen.wrapped(f"{number:>3}  {self.together(actions)}", indent=INDENT + 1)
        for slot in sorted({one.verb.goods for one in self.table_templates()}):
            found += self.screen.wrapped(f"<{slot}>: {self.table.voice.slot_form(slot)}", "dim", INDENT)
        return found

    def shown(self, place: int) -> str:
        """A word, with what it means where it has only numbers: `build 39: Build on Mew`."""
        meaning = self.table.voice.meaning(self.seat, self.numbered[place])
        return self.words[place] if meaning is None else f"{self.words[place]}: {meaning}"

    def table_templates(self) -> list[Action]:
        """The open choices that want a list of goods: how that is written is said below them."""
        actions = [*self.numbered, *(action for group in self.gathered.values() for action in group)]
        return [action for action in actions if action.verb.goods and action.is_template()]

    def together(self, actions: list[Action]) -> str:
        """Choices of one verb: `mortgage <space>: 1 Geodude, 3 Onix`, `lay <kind> <colour>: any red|pink`."""
        verb = actions[0].verb
        slots = [slot for slot in (verb.seat, verb.item, verb.number, verb.goods) if slot]
        form = " ".join([verb.word, *(f"<{slot}>" for slot in slots)])
        if len(slots) == 1:
            return f"{form}: {', '.join(self.named(action) for action in actions)}"
        listed = "; ".join(merged([say(self.table.game, action).split()[1:] for action in actions]))
        seats = sorted({int(action.seat) for action in actions}) if verb.seat else []
        who = f"  (<{verb.seat}>: {', '.join(f'{seat} {self.table.names[seat]}' for seat in seats)})"
        return f"{form}: {listed}{who if seats else ''}"

    def named(self, action: Action) -> str:
        """What tells a choice from others of its verb: its word; a number with the name behind it."""
        if action.verb.seat:
            return f"{action.seat} {self.table.names[action.seat]}" if action.seat != NOBODY else "-"
        slot, value = action.verb.item, action.item
        if not slot:
            slot, value = action.verb.number, action.number
        word = self.table.game.say_slot(slot, value)
        name = self.table.teller.named(self.table.game.name, slot, int(value))
        return word if name is None or name == word or not word.isdigit() else f"{word} {name}"

    def word(self, typed: str) -> str:
        """The word meant by a number, by a word, or by nothing where there is one answer; else Unreadable."""
        said = self.screen.words.say
        if not typed:
            if self.only is not None:
                return self.words[self.only]
            if len(self.words) == 1 and not self.gathered and self.words[0] not in GRAVE:
                return self._filled(0, [])
            raise Unreadable(said("terminal", "choose_one", most=len(self.words) + len(self.gathered)))
        head, *rest = typed.split()
        if not (head.isascii() and head.isdigit()):
            return " ".join([head.lower(), *rest])
        place, most = int(head[:9]) - 1, len(self.words) + len(self.gathered)
        if not 0 <= place < most:
            raise Unreadable(said("terminal", "unknown_choice", number=head, most=most))
        if place < len(self.words):
            return self._filled(place, rest)
        return self._picked(list(self.gathered.values())[place - len(self.words)], rest)

    def _picked(self, actions: list[Action], rest: list[str]) -> str:
        """One of the choices of a verb: by what follows its number, or else from a list of its own."""
        if rest:
            return " ".join([actions[0].verb.word, *rest])
        words = [say(self.table.game, action) for action in actions]
        for number, (word, action) in enumerate(zip(words, actions, strict=True), start=1):
            meaning = self.table.voice.meaning(self.seat, action)
            shown = word if meaning is None else f"{word}: {meaning}"
            self.screen.say(f"{number:>3}  {shown}", indent=INDENT + 1)
        typed = self.screen.ask("which_one")
        if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(words)):
            raise Unreadable(self.screen.words.say("terminal", "choose_again"))
        return words[int(typed) - 1]

    def _filled(self, place: int, rest: list[str]) -> str:
        """A choice taken by its number, with what follows the number in its open slots."""
        parts = self.words[place].split()
        slots = [
            index
            for index, part in enumerate(parts)
            if self.is_open[place] and (".." in part or part[0] == "<")
        ]
        if len(slots) != len(rest):
            key = "fill_in" if self.is_open[place] else "nothing_more"
            raise Unreadable(self.screen.words.say("terminal", key, word=self.words[place]))
        for index, part in zip(slots, rest, strict=True):
            parts[index] = part
        return " ".join(parts)


def gathered(actions: list[Action]) -> dict[str, list[Action]]:
    """The choices that say which one is meant, by their verbs; a few of them need no gathering."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        verb = action.verb
        if verb.item in HANDLES:
            continue
        is_closed = not action.is_template() and (not verb.item or action.item != ABSENT)
        if is_closed and (verb.seat or verb.item or verb.number):
            found.setdefault(verb.word, []).append(action)
    return {word: group for word, group in found.items() if len(group) > most_numbered(group[0])}


def most_numbered(action: Action) -> int:
    """How many choices of its verb keep their numbers."""
    verb = action.verb
    is_plain_aside = verb.aside != ABSENT and not verb.number and bool(verb.seat) != bool(verb.item)
    return FEW if is_plain_aside else FEW_ANSWERS


def merged(words: list[list[str]]) -> list[str]:
    """What follows a verb, with alternatives for its last part: `any brown|red`, `(1 a, 2 b) c|d`."""
    ends: dict[str, list[str]] = {}
    for *head, end in words:
        ends.setdefault(" ".join(head), []).append(end)
    heads: dict[str, list[str]] = {}
    for first, lasts in ends.items():
        heads.setdefault("|".join(lasts), []).append(first)
    return [
        f"{firsts[0]} {lasts}" if len(firsts) == 1 else f"({', '.join(firsts)}) {lasts}"
        for lasts, firsts in heads.items()
    ]
