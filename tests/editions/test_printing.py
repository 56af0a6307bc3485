"""An edition on paper: what stands on the sheets, and where it is cut."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from gamenight.editions.printing.sheets import PAPERS, Piece, Print, page_of, sheets_of
from gamenight.editions.printing.svg import fitted, ink_on, symbols, wrapped
from gamenight.editions.shelf import boxes, edition_of
from gamenight.families import Family, find
from gamenight.games.property.edition.form import PropertyFile

SYMBOLS = Path(__file__).parents[2] / "web" / "src" / "board" / "symbols.ts"


def sheets(game: str, paper: str = "a4", language: str = "en"):
    """The sheets of a box."""
    edition = edition_of(game).spoken(language)
    family = find(edition.family)
    assert family is not None
    prints = family.prints()
    assert prints is not None
    return sheets_of(prints(edition, language), PAPERS[paper])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("game", sorted(boxes()))
def test_every_box_is_printed_on_every_paper(game, paper, language):
    """Each sheet is whole SVG of its paper's size, loads nothing, and has a name of its own."""
    found = sheets(game, paper, language)

    assert len({sheet.name for sheet in found}) == len(found) > 0
    for sheet in found:
        root = ET.fromstring(sheet.svg)  # noqa: S314  our own drawing
        assert root.get("width") == f"{PAPERS[paper].width:g}mm"
        assert not re.search(r"href|url\(|<script|<image", sheet.svg)


def test_a_box_prints_all_that_it_has():
    """Every space, every deed and every card, with its sums and in its own words."""
    said = "".join(sheet.svg for sheet in sheets("dog-lovers", "a3"))
    form = edition_of("dog-lovers").form
    assert isinstance(form, PropertyFile)
    texts = set(re.findall(r">([^<]+)<", said))

    assert {"Pug", "Kennel", "$2000", "Collect $50."} <= texts
    assert said.count(">Mortgage<") == sum(space.price is not None for space in form.spaces)


def test_the_cards_of_a_pack_are_as_many_as_in_the_box():
    """Nine to a sheet of A4."""
    found = sheets("deal")

    assert sum(sheet.svg.count('viewBox="0 0 63 88"') for sheet in found) == 106
    assert len(found) == 12


def test_small_pieces_share_a_sheet_and_a_large_one_is_cut():
    """As many as there is room for; a board in equal parts on small paper, whole on large."""
    card, board = Piece(60, 80, "<g/>"), Piece(480, 480, "<g/>")

    def windows(piece: Piece, count: int, paper: str) -> list[int]:
        return [
            sheet.svg.count("<svg x=")
            for sheet in sheets_of([Print("it", "It", [piece] * count)], PAPERS[paper])
        ]

    assert windows(card, 10, "a4") == [9, 1]
    assert windows(board, 1, "a4") == [1] * 6
    assert windows(board, 1, "a3") == [1]
    assert sheets_of([Print("it", "It", [])], PAPERS["a4"]) == []


def test_one_page_prints_all_sheets():
    """At the size of the paper, without margins, in the reader's language."""
    found = sheets("garden-path")
    page = page_of("A <title>", found, PAPERS["letter"], "de")

    assert "@page{size:215.9mm 279.4mm;margin:0}" in page
    assert page.count("</svg>\n") == len(found)
    assert "A &lt;title&gt;" in page


def test_words_fit_their_field():
    """In lines of words, smaller if need be; a word too long for any line is still there."""
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert fitted("one two", 100, 10, 5) == (["one two"], 5)
    lines, size = fitted("a very long name indeed", 20, 8, 5)
    assert " ".join(lines) == "a very long name indeed"
    assert size < 4
    assert fitted("x" * 99, 5, 5, 5)[0] == ["x" * 99]


@pytest.mark.parametrize(
    ("ground", "wished", "ink"),
    [
        ("#ffffff", "", "#000000"),
        ("#000000", "", "#ffffff"),
        ("#ffffff", "#46290f", "#46290f"),
        ("#000000", "#46290f", "#ffffff"),
    ],
)
def test_ink_is_read_on_its_ground(ground, wished, ink):
    """The box's own where it can be read."""
    assert ink_on(ground, wished) == ink


def test_symbols_are_those_of_the_page():
    """One drawing a symbol, on the screen and on paper."""
    drawn = dict(
        re.findall(r'(\w+):\s*"([^"]+)"', SYMBOLS.read_text(encoding="utf-8").partition("} as const")[0])
    )

    assert symbols() == drawn


def test_the_command_writes_sheets_and_a_page(tmp_path, monkeypatch, capsys):
    """In a folder of the edition's name, or where one says; twice is no trouble."""
    from gamenight.cli import main

    monkeypatch.chdir(tmp_path)
    codes = [main(["edition", "print", "garden-path", "--paper", "a3"]) for _ in range(2)]
    out = capsys.readouterr().out

    assert codes == [0, 0]
    assert "2 sheets for a3 in garden-path-print." in out
    assert sorted(file.name for file in (tmp_path / "garden-path-print").iterdir()) == [
        "all.html",
        "board-01.svg",
        "spinner-01.svg",
    ]


def test_what_nobody_drew_is_told(tmp_path, monkeypatch, capsys):
    """A family without sheets says so, and no folder is made."""
    from gamenight.cli import main

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Family, "prints", lambda _: None)
    code = main(["edition", "print", "garden-path"])

    assert code == 2
    assert "The Garden Path" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
