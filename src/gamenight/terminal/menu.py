"""The shelf as a menu: choose a game, sit down, play, and play again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamenight.api.opening import open as open_table
from gamenight.editions.shelf import editions
from gamenight.kernel.action import number_in
from gamenight.kernel.errors import BadSetup
from gamenight.terminal.agreeing import names_in, tell_effects, terms_in
from gamenight.terminal.commands import at_home
from gamenight.terminal.keeping import Keeper
from gamenight.terminal.screen import COMPLAINT
from gamenight.terminal.seating import Seating
from gamenight.terminal.session import Session
from gamenight.terminal.unfinished import Unfinished, own_keeper, resumed, unfinished
from gamenight.words.unfit import told

if TYPE_CHECKING:
    from gamenight.api.table import Table
    from gamenight.editions.edition import Edition
    from gamenight.kernel.dealer import Dealer
    from gamenight.terminal.screen import Screen

LEAVE = {"q", "quit", "exit"}


def open_menu(screen: Screen, dealer: Dealer | None = None) -> None:
    """Offer the shelf until somebody leaves."""
    while (chosen := choose_game(screen)) is not None:
        if isinstance(chosen, Unfinished):
            table = resumed(chosen.file, screen.words)
            keeper = Keeper(table, own=chosen.file, place=chosen.file)
        else:
            table = sit_down(screen, chosen, dealer)
            keeper = own_keeper(table)
        while play_once(screen, keeper):
            box, language = table.edition.id, screen.words.language
            table = open_table(box, table.names, table.head.terms, dealer, language=language)
            keeper = own_keeper(table)


def choose_game(screen: Screen) -> Edition | Unfinished | None:
    """The game somebody picks by number or by id, or one that was left; or None."""
    shelf = [edition.spoken(screen.words.language) for edition in editions()]
    screen.tell("menu_title", style="bold")
    screen.tell("menu_lead")
    for number, edition in enumerate(shelf, start=1):
        least, most = edition.seats
        seats = screen.words.say("terminal", "menu_seats", least=least, most=most)
        screen.say(f"{number:>3}  {edition.title} ({seats})", style="bold")
        screen.say(f"     {edition.about}", indent=5)
    left = unfinished(screen.words)
    for number, one in enumerate(left, start=len(shelf) + 1):
        names = ", ".join(one.names)
        screen.tell("unfinished", number=f"{number:>3}", title=one.title, names=names, when=one.when)
    while True:
        typed = screen.ask("menu_choose").lower()
        if typed in LEAVE:
            return None
        for number, edition in enumerate(shelf, start=1):
            if typed in {str(number), edition.id} or (not typed and len(shelf) == 1):
                return edition
        for number, one in enumerate(left, start=len(shelf) + 1):
            if typed == str(number):
                return one
        screen.tell("menu_bad", most=len(shelf) + len(left))


def sit_down(screen: Screen, edition: Edition, dealer: Dealer | None = None) -> Table:
    """Ask who plays and what is agreed until a table can be opened so."""
    while True:
        try:
            names, terms = ask_names(screen, edition), ask_terms(screen, edition)
            tell_effects(screen, edition, terms)
            return open_table(edition.id, names, terms, dealer, language=screen.words.language)
        except BadSetup as error:
            screen.say(told(error, screen.words.language), style=COMPLAINT)


def ask_names(screen: Screen, edition: Edition) -> list[str]:
    """How many play, and a name for each."""
    least, most = edition.seats
    while True:
        count = number_in(screen.ask("ask_count", least=least, most=most) or str(least))
        if count is not None and least <= count <= most:
            break
        screen.tell("bad_count", least=least, most=most)
    names: list[str] = []
    usual = names_in(screen.words.say("terminal", "names"), edition, screen.words)
    while len(names) < count:
        default = next(name for name in usual if name not in names)
        name = screen.ask("ask_name", place=len(names) + 1, default=default) or default
        try:
            called = names_in(",".join([*names, name]), edition, screen.words)
        except BadSetup as error:
            screen.say(told(error, screen.words.language), style=COMPLAINT)
            continue
        if called[-1] in names:
            screen.tell("same_name", name=name)
        else:
            names = called
    return names


def ask_terms(screen: Screen, edition: Edition) -> dict[str, Any]:
    """What this table agrees otherwise than the box has it."""
    agreed: dict[str, Any] = {}
    for option in edition.options:
        question = ("option", edition.family, option.name)
        if screen.words.find("terminal", *question) is not None:
            value = screen.ask(*question)
            agreed |= terms_in(edition, [f"{option.name}={value}"] if value else [], screen.words)
    return agreed


def play_once(screen: Screen, keeper: Keeper) -> bool:
    """Play one game; after its end offer to save it, and say whether to play again."""
    table = keeper.table
    if not Session(table, screen, Seating(table), keeper).play():
        return False
    while (keeper.file == keeper.place or not keeper.is_kept()) and (name := screen.ask("end_save")):
        try:
            keeper.keep(at_home(Path(name)))
            screen.tell("saved", file=name)
        except BadSetup as error:
            screen.say(str(error), style=COMPLAINT)
    return screen.ask("again").lower() in screen.words.say("terminal", "yes").split()
