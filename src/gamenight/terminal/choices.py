"""What a seat may play now, numbered, and what a typed line means by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gamenight import families
from gamenight.kernel.action import ABSENT, Action, number_in
from gamenight.kernel.errors import Unreadable
from gamenight.kernel.seat import NOBODY
from gamenight.notation.words import say
from gamenight.terminal.gathering import FEW_ANSWERS, gathered, merged
from gamenight.terminal.picking import pick_one

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.terminal.screen import Screen

GAP = 3
INDENT = 4
MOST_NUMBERED = 9  # where there is more than that, choices of one verb stand together behind one number
FEWEST_LINES = 6  # that all choices together may take, however low the screen is
GRAVE = ("bankrupt",)  # never taken by Enter alone: it cannot be taken back


class Choices:
    """The legal words of one seat, in order; a template among them is filled in by whoever plays it."""

    def __init__(self, table: Table, seat: int, screen: Screen) -> None:
        self.table, self.seat, self.screen = table, seat, screen
        self.most_lines = max(FEWEST_LINES, screen.height // 4)
        self._actions = table.legal_actions(seat)
        family = families.find(table.game.name)
        self._questions = family.questions() if family else {}
        self.asked: dict[str, list[Action]] = {}  # the open choices that are put together by questions
        for action in self._actions:
            if action.is_template() and action.verb.word in self._questions:
                self.asked.setdefault(action.verb.word, []).append(action)
        self._arrange(FEW_ANSWERS)
        if len(self._all_lines()) > self.most_lines:
            self._arrange(1)

    def _arrange(self, most: int) -> None:
        """Give numbers to the choices; those of one verb share one where there are many."""
        actions = [action for action in self._actions if action.verb.word not in self.asked]
        actions += [action for group in self.asked.values() for action in group if not action.is_template()]
        is_long = len(self._actions) > MOST_NUMBERED or most < FEW_ANSWERS
        self.gathered = gathered(actions, most) if is_long else {}
        self.numbered = [action for action in actions if action.verb.word not in self.gathered]
        self.words = [say(self.table.game, action) for action in self.numbered]
        self.is_open = [action.is_template() for action in self.numbered]
        answers = [action for action in self._actions if action.verb.aside == ABSENT]
        is_alone = len(answers) == 1 or (not answers and len(self._actions) == 1)
        is_safe = bool(self.words) and not self.is_open[0] and self.words[0] not in GRAVE
        self.only = 0 if is_alone and is_safe else None

    @property
    def most(self) -> int:
        """The highest number."""
        return len(self.words) + len(self.gathered) + len(self.asked)

    # Showing

    def lines(self) -> list[Text]:
        """All choices with numbers; where they take too many lines, the groups are cut to one line each."""
        lines = self._all_lines()
        return lines if len(lines) <= self.most_lines else self._all_lines(is_cut=True)

    def _all_lines(self, *, is_cut: bool = False) -> list[Text]:
        labels = [
            f"{number:>3}  {self.shown(action)}" for number, action in enumerate(self.numbered, start=1)
        ]
        if self.only is not None:
            labels[self.only] += f"   ({self.screen.words.say('terminal', 'enter')})"
        widest = max(map(len, labels), default=0) + GAP
        room = self.screen.width - INDENT - 1  # as wide as a line is before it is wrapped
        columns = max(1, min((room + GAP) // widest, len(labels))) if labels else 1
        rows = -(-len(labels) // columns)
        lines = ["".join(f"{label:<{widest}}" for label in labels[row::rows]).rstrip() for row in range(rows)]
        found = [part for line in lines for part in self.screen.wrapped(line, indent=INDENT + 1)]
        groups = [self.together(actions) for actions in self.gathered.values()]
        groups += [self.by_questions(word) for word in self.asked]
        for number, group in enumerate(groups, start=len(self.words) + 1):
            text = Text(f"{number:>3}  {group}")
            if is_cut:
                text.truncate(self.screen.width, overflow="ellipsis")
                found.append(text)
            else:
                found += self.screen.wrapped(text.plain, indent=INDENT + 1)
        for slot in sorted({one.verb.goods for one in self.numbered if one.verb.goods and one.is_template()}):
            found += self.screen.wrapped(f"<{slot}>: {self.table.voice.slot_form(slot)}", "dim", INDENT)
        return found

    def shown(self, action: Action) -> str:
        """A word, its meaning where that says more, what it brings: `build 39: Build on Mew (-¥200)`."""
        word = say(self.table.game, action)
        voice = self.table.voice
        meaning = voice.meaning(self.seat, action) or ("" if " " in word else voice.label(self.seat, action))
        if meaning.lower() == word:
            meaning = ""
        gain = 0 if action.is_template() else int(self.table.game.gain(self.table.state, self.seat, action))
        money = self.table.teller.named(self.table.game.name, "amount", abs(gain)) if gain else None
        price = f" ({'+' if gain > 0 else '-'}{money})" if money and money not in meaning else ""
        return (f"{word}: {meaning}" if meaning else word) + price

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

    def by_questions(self, word: str) -> str:
        """A choice that is put together by questions: `offer: Offer somebody a deal, step by step`."""
        return f"{word}: {self.screen.words.say('terminal', self.table.game.name, 'by_questions', word)}"

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

    # Reading

    def word(self, typed: str) -> str:
        """The word meant by a number, by a word, or by nothing where there is one answer; else Unreadable."""
        said = self.screen.words.say
        if not typed:
            if self.only is not None:
                return self.words[self.only]
            if self.most == len(self.words) == 1 and self.words[0] not in GRAVE:
                return self._filled(0, [])
            raise Unreadable(said("terminal", "choose_one", most=self.most))
        head, *rest = typed.split()
        if not (head.isascii() and head.isdigit()):
            return self._spoken(head.lower(), rest)
        place = (number_in(head) or 0) - 1
        if not 0 <= place < self.most:
            raise Unreadable(said("terminal", "unknown_choice", number=head, most=self.most))
        if place < len(self.words):
            return self._filled(place, rest)
        return self._spoken([*self.gathered, *self.asked][place - len(self.words)], rest)

    def _spoken(self, verb: str, rest: list[str]) -> str:
        """A verb with what follows it; alone, it opens the list of its choices, or asks step by step."""
        if not rest and verb in self.asked:
            word = self._questions[verb](self.screen, self.table, self.seat, self.asked[verb])
        elif not rest and verb in self.gathered:
            actions = self.gathered[verb]
            place = pick_one(self.screen, "which_one", [self.shown(action) for action in actions])
            word = None if place is None else say(self.table.game, actions[place])
        else:
            return self._completed(" ".join([verb, *rest]))
        if word is None:
            raise Unreadable(self.screen.words.say("terminal", "choose_again"))
        return word

    def _completed(self, word: str) -> str:
        """A word as it is; or the one choice that begins with it, as `accept` where one offer is there."""
        meant = [one for one in self.words if one == word or one.startswith(f"{word} ")]
        return meant[0] if len(meant) == 1 and not self.is_open[self.words.index(meant[0])] else word

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
