"""What is right and will look poor: told, and not refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamenight.editions.colours import apart, contrast
from gamenight.editions.looks import size_of
from gamenight.editions.printing.svg import wrapped
from gamenight.editions.review import review
from gamenight.editions.shelf import FILE, boxes, edition_of
from gamenight.games.race.edition.looks import PAINTS

REST = '    { kind = "parking", name = "Free Parking" }'
LONG = "'Geschwindigkeit' is long for a line"
HUES = Path(__file__).parent.parent.parent / "web" / "src" / "look" / "hues.ts"


@pytest.mark.parametrize("box", sorted(boxes()))
def test_our_own_boxes_look_well(box):
    """In every language."""
    assert review(boxes()[box]).warnings == []


@pytest.mark.parametrize(
    ("box", "old", "new", "told"),
    [
        ("kanto", '"Onix"', '"Geschwindigkeit"',
         "36: spaces[3].name: 'Geschwindigkeit' will be tiny on the board: " + LONG),
        ("kanto", '"Onix"', '"Seven Happy Geese Under Trees"',
         "36: spaces[3].name: 'Seven Happy Geese Under Trees' will be tiny on the board: it takes 5 lines"),
        ("kanto", REST, f"{REST},\n{REST}", "31: spaces: 41 spaces make no even sides; 40 or 44 do"),
        ("kanto", 'colour = "#d7332f"', 'colour = "#D63430"', ""),
        ("kanto", 'colour = "#d7332f"', 'colour = "#ef8a2d"',
         "25: groups[4].colour: #ef8a2d can hardly be told from #ef8a2c, groups[3].colour"),
        ("kanto", 'colour = "#d7332f"', 'colour = "#fdf4dc"',
         "25: groups[4].colour: #fdf4dc can hardly be seen on #fdf4dc, the paper of the spaces"),
        ("cats-vs-dogs", 'colour = "#d7332f"', 'colour = "#ef8a2d"',
         "19: sets[4].colour: #ef8a2d can hardly be told from #ef8a2c, sets[3].colour"),
        ("deal", 'hue = "#d7332f"', 'hue = "#d6478e"',
         "13: colours[4].hue: #d6478e can hardly be told from #d6478f, colours[2].hue"),
        ("garden-path", '"blue"', '"mauve"',
         f"5: colours[1]: 'mauve' is painted as plain wood; known are {', '.join(PAINTS)}"),
        ("garden-path", '"blue"', '"light blue"', ""),
        ("garden-path", '["red", "blue"', '["#d7332f", "#d7332e"',
         "5: colours[1]: #d7332e can hardly be told from #d7332f, colours[0]"),
    ],
)  # fmt: skip
def test_what_will_look_poor(tmp_path, box, old, new, told):
    """By file, line and field; the box can be played."""
    text = (boxes()[box] / FILE).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
    found = review(tmp_path)

    assert found.edition is not None
    assert "\n".join(map(str, found.warnings)).removeprefix(f"{tmp_path / FILE}:") == told


def test_ink_that_cannot_be_read(tmp_path):
    """The look of a board is the author's own; it must be legible."""
    text = (boxes()["kanto"] / FILE).read_text(encoding="utf-8")
    (tmp_path / FILE).write_text(re.sub('^ink = "#......"', 'ink = "#E0E0E0"', text, flags=re.MULTILINE))
    told = [fault.told() for fault in review(tmp_path).warnings]

    assert len(told) == 1
    assert re.fullmatch(
        r"look.ink: #e0e0e0 on #\w{6}, the paper .* hardly be read: contrast \d\.\d of 4.5", told[0]
    )


def test_a_long_name_in_another_language(tmp_path):
    """Is told of the file of that language, and once."""
    text = (boxes()["kanto"] / FILE).read_text(encoding="utf-8")
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    (tmp_path / "fr.toml").write_text('# noms\n"Onix" = "Constitutionnel"\n', encoding="utf-8")
    told = [str(fault).removeprefix(f"{tmp_path}/") for fault in review(tmp_path).warnings]

    assert told == [
        "fr.toml:2: Onix: 'Constitutionnel' will be tiny on the board: 'Constitutionnel' is long for a line"
    ]


def test_capital_letters_in_colours_are_welcome(tmp_path):
    """And are the same colour."""
    text = (boxes()["kanto"] / FILE).read_text(encoding="utf-8")
    (tmp_path / FILE).write_text(re.sub('"#......"', lambda hue: hue[0].upper(), text), encoding="utf-8")

    assert edition_of(tmp_path).board() == edition_of("kanto").board()


def test_the_paints_are_those_of_the_page():
    """A piece of any other colour is plain wood there."""
    named = re.search(r"HUES[^{]*\{(.*?)\}", HUES.read_text(encoding="utf-8"), re.DOTALL)

    assert named is not None
    assert tuple(sorted(re.findall(r"(\w+):", named[1]))) == PAINTS


@pytest.mark.parametrize(
    ("one", "other", "far", "high"), [("#000000", "#ffffff", 1.0, 21.0), ("#7b4f9d", "#7B4F9D", 0.0, 1.0)]
)
def test_how_colours_are_compared(one, other, far, high):
    """From the same to black and white."""
    assert apart(one, other) == pytest.approx(far, abs=1e-6)
    assert contrast(one, other) == pytest.approx(high)


@pytest.mark.parametrize(
    ("name", "longest", "lines"),
    [("GO", 9, ["GO"]), ("Fire Hydrant", 9, ["Fire", "Hydrant"]), ("Go to the Vet", 9, ["Go to the", "Vet"])],
)
def test_names_are_broken_at_blanks(name, longest, lines):
    """As the page does."""
    assert wrapped(name, longest) == lines


@pytest.mark.parametrize(("place", "spaces", "smaller"), [(1, 60, 1), (11, 40, 1), (3, 40, 3)])
def test_letters_on_larger_boards_are_no_larger(place, spaces, smaller):
    """More spaces on a side leave less room to each."""
    assert size_of(["Shorthaired"], place, spaces, has_bar=True) <= size_of(
        ["Shorthaired"], smaller, 20, has_bar=True
    )
