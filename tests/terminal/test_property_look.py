"""The property board as text, drawn from views that nobody played."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import gamenight as gn
from gamenight.api.view import View
from gamenight.games.property import terminal as drawing
from gamenight.terminal.boards.hues import band, hue
from gamenight.terminal.screen import Screen
from tests.terminal.property_table import DrawnEdition, deed, middle_of_a_game, player, view
from tests.terminal.typist import Typist


def drawn(shown: View[Any], width: int = 80, height: int = 24, spaces: int = 40) -> list[str]:
    """The board, line by line, without its colours."""
    screen = Typist(width=width, height=height).screen
    return [line.plain for line in drawing.draw(shown, DrawnEdition(spaces), screen, 4)]


@pytest.mark.parametrize("width", [30, 40, 56, 60, 80, 120, 200])
@pytest.mark.parametrize("height", [24, 60])
def test_no_line_is_wider_than_the_screen(width, height):
    """From a narrow pane to a wide screen, also in the middle of a game."""
    assert max(map(len, drawn(middle_of_a_game(), width, height))) <= width


@pytest.mark.parametrize(("height", "lines"), [(20, 15), (24, 17), (60, 28)])
def test_the_ring_is_as_high_as_the_screen_allows(height, lines):
    """From one line a space on a low screen to two on the sides of a high one, three above and below."""
    assert lines == len(drawn(view(), height=height))


def test_a_name_has_the_line_of_a_price_that_is_not_there():
    """Three lines are enough for every name of the box that has no price."""
    screen = Typist(width=120, height=40).screen
    table = gn.open("kanto", ["Ann", "Bob"])
    lines = [line.plain for line in drawing.draw(table.view(0), table.edition, screen, 4)]

    column = next(line.index("Your") for line in lines if "│Your " in line)
    below = [line[column : column + 9].strip() for line in lines if len(line) > column]

    assert below[below.index("Your") :][:3] == ["Your", "Rival", "Attacks"]


def test_the_ring_runs_clockwise_from_the_lower_right():
    """The four corners are in their places, and all walls meet."""
    lines = drawn(view())

    assert lines[0] == f"┌─ The Estate {'┬──────' * 9}┐"
    assert lines[1].startswith("│Free  │Koffin│")
    assert lines[2].startswith("│Parkin│g     │")
    assert lines[1].endswith("│Go to │")
    assert lines[4].startswith("│Vileplume    │")
    assert lines[-3].startswith("│Jail  │")
    assert lines[-3].endswith("│Geodud│GO    │")
    assert {len(line) for line in lines} == {78}


@pytest.mark.parametrize("spaces", [8, 20, 24, 38, 40])
def test_rings_of_other_sizes(spaces):
    """Every even number of spaces closes its square, each with its own name once."""
    lines = drawn(view(), width=200, spaces=spaces)

    assert len({len(line) for line in lines}) == 1
    assert any("GO" in line for line in lines[-5:])


def test_purses_places_and_whose_turn_it_is():
    """A line for each player inside the ring."""
    text = "\n".join(drawn(middle_of_a_game()))

    assert "│    A Ann    ¥742  14 Raichu, 5 deeds " in text
    assert "│    B Bob   ¥1210  10 in Jail, turn 2, 4 deeds " in text
    assert "│  » C Cleo    ¥58  14 Raichu, 2 deeds " in text
    assert "Bank: 27 marts, 11 centers; ¥75 on" in text


def test_a_space_shows_owner_buildings_mortgage_and_tokens():
    """A small letter owns, a figure counts, H is the last stage, - is mortgaged, great letters stand."""
    lines = drawn(middle_of_a_game(), height=34)

    assert "│    bH│" in lines[15]
    assert "│    a3│" in lines[15]
    assert "│    c-│" in lines[2]
    assert any(line.startswith("│Raichu     AC│") for line in lines)


def test_no_player_has_the_sign_of_a_building():
    """Figures count buildings and H is the last stage: neither is a player's."""
    text = "\n".join(drawn(view(["Hugo", "bot", "bot 2"])))

    assert all(f" {sign} {name} " in text for sign, name in (("U", "Hugo"), ("B", "bot"), ("O", "bot 2")))


def test_six_tokens_on_one_narrow_space():
    """As many letters as there is room for, and a sign for the rest."""
    names = ["Ann", "Bob", "Cleo", "Dan", "Eva", "Finn"]
    lines = drawn(view(names), width=60)

    assert lines[-2].endswith("│  A+│")
    assert all(any(name in line for line in lines) for name in names)


def test_deeds_by_group_with_what_stands_on_them():
    """Below the ring: one's deeds in the order of the board, and jail cards."""
    text = "\n".join(drawn(middle_of_a_game(), height=60))

    assert "A   1 Geodude (2 marts), 3 Onix (3 marts)   5 Poke Ball" in text
    assert "12 Moltres (mortgaged)   39 Mewtwo  chance jail card" in text
    assert "B   6 Staryu (center), 8 Horsea, 9 Starmie" in text


def test_claims_offers_auction_and_debt_are_told_in_names():
    """The numbers by which one answers stand with the choices, where they mean something."""
    text = "\n".join(drawn(middle_of_a_game(), width=120))

    assert "Ann may ask Cleo for the rent of 3 Onix (¥180)." in text
    assert "Bob has asked Cleo for the rent of 28 Zapdos (by dice)." in text
    assert (
        "Bob offers Ann ¥100 and 9 Starmie for 12 Moltres (mortgaged), 39 Mewtwo and chance jail card."
        in text
    )
    assert "Auction: 27 Mr. Mime, ¥120 by Bob. Not bidding: Ann." in text
    assert "Cleo owes the Bank ¥200." in text


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"buying": 3}, "For sale: 3 Onix, ¥60"),
        (
            {"auction": {"space": None, "piece": "house", "bid": 0, "leader": None, "passed": []}},
            "Auction: mart, no bid yet.",
        ),
        ({"debt": {"seat": 0, "other": 1, "amount": 7}}, "Ann owes Bob ¥7."),
        ({"players": [player(0, out=True), player(1)]}, "A Ann  is out"),
        (
            {
                "offers": [
                    {
                        "offer": 1,
                        "seat": 0,
                        "other": 1,
                        "give": {"cash": 5, "deeds": [], "cards": []},
                        "take": {"cash": 0, "deeds": [], "cards": []},
                    }
                ]
            },
            "Ann offers Bob ¥5 for nothing.",
        ),
    ],
)
def test_what_goes_on(more, told):
    """Each kind of business in its sentence."""
    assert told in "\n".join(drawn(view(**more)))


def test_nobodys_total_worth_is_shown():
    """The only money beside a name is the purse; 742 and its deeds are not added up."""
    text = "\n".join(drawn(middle_of_a_game()))

    assert [int(sum_) for sum_ in re.findall(r"(?:A Ann|B Bob|C Cleo) +¥(\d+)", text)] == [742, 1210, 58]


def test_a_dumb_terminal_gets_plain_characters():
    """Walls of ASCII where nothing else can be written."""
    screen = Screen(Console(file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=80), input)
    text = "\n".join(line.plain for line in drawing.draw(view(), DrawnEdition(), screen, 4))

    assert text.replace("¥", "").isascii()
    assert "+- The Estate" in text


@pytest.mark.parametrize(("environment", "is_coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_no_color_is_honoured(environment, is_coloured):
    """Groups and tokens are coloured, unless the environment asks for none."""
    out = io.StringIO()
    console = Console(file=out, width=80, force_terminal=True, color_system="standard", _environ=environment)
    screen = Screen(console, input)
    screen.draw(drawing.draw(middle_of_a_game(), DrawnEdition(), screen, 4))
    codes = {code for codes in re.findall(r"\x1b\[([\d;]+)m", out.getvalue()) for code in codes.split(";")}

    assert is_coloured == any(re.fullmatch(r"[349]\d|10\d", code) for code in codes)


@pytest.mark.parametrize(
    ("colour", "found"),
    [
        ("light blue", "#8fcdea"),
        ("light_blue", "#8fcdea"),
        ("Dark-Gray", ""),
        ("gray", "#7d8288"),
        ("#123456", "#123456"),
        ("plaid", ""),
    ],
)
def test_colours_of_the_boxes(colour, found):
    """However a box writes it; what nobody knows has no colour."""
    assert found == hue(colour)


def test_ink_is_dark_on_bright_grounds():
    """A text on its colour can be read."""
    assert band("yellow").startswith("#000000 on ")
    assert band("dark blue").startswith("#ffffff on ")
    assert not band("plaid")


def test_a_deed_without_an_owner_has_no_mark():
    """The Bank's deeds show their price."""
    lines = drawn(view(deeds=[deed(1), deed(3, 1)]))

    assert "│     b│      │e     │    AB│" in lines[-2]
    assert "│¥100  │" in lines[-2]


def test_colours_end_where_they_should():
    """A token's colour does not run on into the deeds, nor a wall's into the names."""
    screen = Typist().screen
    lines = drawing.draw(middle_of_a_game(), DrawnEdition(), screen, 4)

    assert all(not line.style for line in lines if "│" in line.plain or line.plain.startswith("A "))
