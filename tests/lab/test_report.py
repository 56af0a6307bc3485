"""The lab's pages: one file, with nothing fetched, everything escaped, every figure drawn."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

import gamenight as gn
from gamenight.lab.figures import Mean, Share
from gamenight.lab.report.drawing import curves, dots, scale, ticks
from gamenight.lab.report.found import page_of
from gamenight.lab.report.page import Page
from gamenight.lab.report.pages import choice_said, command, page_of_answer, page_of_match, page_of_review
from gamenight.lab.review.review import Choice, Review
from gamenight.words.catalogue import catalogue, languages
from tests.lab.test_review import played

CHANCES: list[list[float]] = [[0.5, 0.5], [0.9, 0.1], [1, 0]]


@pytest.mark.parametrize(
    ("values", "axis"),
    [
        ([0, 100], [0, 20, 40, 60, 80, 100]),
        ([-6.4, 17], [-10, -5, 0, 5, 10, 15, 20]),
        ([0.41, 0.44], [0.4, 0.41, 0.42, 0.43, 0.44]),
        ([5, 5], [4, 4.5, 5, 5.5, 6]),
    ],
)
def test_an_axis_has_round_numbers_around_all_values(values, axis):
    """Some four to eight of them."""
    assert ticks(*scale(values)) == pytest.approx(axis)


def test_a_drawing_says_its_figures_in_words_too():
    """For those who do not see it."""
    drawing = ET.fromstring(dots([("normal <b>", Mean(3, 1, 5))], " %", 0))  # noqa: S314  our own

    assert drawing.get("aria-label") == "normal <b>: 3.0 [1.0, 5.0]"
    assert "normal <b>" in "".join(drawing.itertext())


def test_a_figure_without_bounds_is_a_dot_alone():
    """As of a single seed, of which nobody knows how sure it is."""
    unsure = Mean(3, float("-inf"), float("inf"))
    drawing = ET.fromstring(dots([("normal", unsure)], " %"))  # noqa: S314  our own

    assert drawing.get("aria-label") == "normal: 3.0 [?]"
    assert [one.tag for one in drawing.iter() if one.get("class") in {"dot", "span"}] == ["circle"]


@pytest.mark.parametrize(
    ("language", "cell", "tick", "sentence"),
    [
        (
            "en",
            '40.5&nbsp;% <span class="bounds">[38.0, 43.0]',
            ">37.2 %<",
            "plain wins 40.5 % [38.0, 43.0] of the games",
        ),
        (
            "de",
            '40,5&nbsp;% <span class="bounds">[38,0; 43,0]',
            ">37,2 %<",
            "plain gewinnt 40,5 % [38,0; 43,0] der Spiele",
        ),
    ],
)
def test_figures_are_written_as_the_language_does(language, cell, tick, sentence):
    """In a table, on an axis, for those who do not see it, and in a sentence."""
    page, share = Page(language, ""), Share(0.405, 0.38, 0.43)
    page.table(["bots"], [["plain-1.5", share]])
    page.dots([("plain", Share(37.4, 37.0, 38.0))], " %")
    page.say(catalogue(language).say("lab", "match", "answer", bot="plain", share=share, fair="25"))
    whole = page.whole("")

    assert f"<td>plain-1.5</td><td>{cell}</span></td>" in whole
    assert tick in whole
    assert sentence in whole


def test_steps_are_counted_as_in_the_replay():
    """From 1: how the table stood at first."""
    choice = Choice(4, 0, "Pass", "", Mean(0.1, 0.0, 0.2), (0.1, -0.1))

    found = Review("deal", ("Ann", "Bob"), (0,), 9, 200, 1)

    assert choice_said(found, choice) == "Step 5, Ann: Pass (+10.0 ± 10.0)."


def test_a_curve_goes_through_its_values():
    """From the left to the right, above what is less."""
    rows = [[Share(one, max(one - 0.1, 0), min(one + 0.1, 1)) for one in row] for row in CHANCES]
    drawing = ET.fromstring(curves(["Ann", "Bob"], rows, [(1, "")]))  # noqa: S314  our own drawing
    first, second = (line.get("points", "").split() for line in drawing.iter("polyline"))
    heights = [float(point.split(",")[1]) for point in first]

    assert len(first) == len(second) == 3
    assert heights == sorted(heights, reverse=True)
    band, _ = (polygon.get("points", "").split() for polygon in drawing.iter("polygon"))
    edges = [float(point.split(",")[1]) for point in band]
    sides = zip(edges[:3], heights, edges[:2:-1], strict=True)
    assert all(above <= line <= below for above, line, below in sides)
    assert edges[0] < heights[0] < edges[-1]


def test_partners_share_a_curve():
    """They win together: of two lines on each other only one would be seen."""
    rows = [[Share(one, one, one) for one in (0.5, 0.5, 0.5)], [Share(one, one, one) for one in (1, 0, 1)]]
    drawing = ET.fromstring(curves(["Ann", "Bob", "Cy"], rows))  # noqa: S314  our own

    assert [text.text for text in drawing.iter("text")][-2:] == ["Ann, Cy", "Bob"]
    assert len([*drawing.iter("polyline")]) == 2
    assert drawing.get("aria-label") == "Ann, Cy: 50 → 100; Bob: 50 → 0"


@pytest.mark.parametrize("language", languages())
def test_pages_stand_alone(language):
    """They fetch nothing, and have no gap where a word belongs."""
    record = played("cats-vs-dogs", ["easy", "normal"])
    pages = [
        page_of_match(gn.lab.match("garden-path", ["random", "normal"], games=8), language),
        page_of_answer(
            gn.lab.ask("cats-vs-dogs", "rounds", values=[2], bots=["easy", "plain"], games=8, seats=2),
            language,
        ),
        page_of(gn.lab.league("garden-path", ["random", "normal"], games=8), language),
        page_of(gn.lab.sprt("garden-path", "random", "normal", games=80), language),
        page_of_review(gn.lab.review(record, playouts=4, language=language), "my game.record", language),
    ]
    for page in pages:
        assert page.startswith("<!doctype html>")
        assert f"lang='{language}'" in page
        assert "http" not in page
        assert not re.search(
            r"<(script|link|img|iframe)|\{\w+\}", re.sub("<style>.*</style>", "", page, flags=re.DOTALL)
        )
        assert "<svg" in page


def test_the_line_says_all_that_decides_the_result():
    """Also after how many decisions a game is broken off, and how many playouts a review took."""
    match = gn.lab.match("garden-path", ["random", "normal"], games=4, most=7)
    record = played("garden-path", ["normal", "normal"])

    assert match.truncated == 4
    assert "gamenight lab match garden-path random normal --games 4 --seed 1 --most 7" in page_of(match)
    found = gn.lab.review(record, playouts=5, seed=3)
    assert "gamenight lab review my.record --playouts 5 --seed 3" in page_of_review(found, "my.record")


def test_paper_is_light_whatever_the_screen_is():
    """A page that is printed from a dark screen has no light letters on white."""
    dark = re.findall(r"@media ([^{]*dark[^{]*){", Page("en", "").whole(""))

    assert [one.strip() for one in dark] == ["screen and (prefers-color-scheme: dark)"]


def test_who_played_is_said():
    """Bots; but of what was worked out, or of a family's own game, that would not be true."""
    played, solved = Page("en", "").whole("x"), Page("en", "").whole("x", is_played=False)

    assert "The players were bots" in played
    assert "bots" not in solved


def test_what_is_said_is_escaped():
    """A name is never a tag."""
    page = Page("en", "<script>")
    page.say("<b>")
    page.table(["<i>"], [["<u>"]])
    page.answer("a & b")

    assert not re.search(r"<(script|b|i|u)>", page.whole("gamenight <x>"))


def test_the_line_that_makes_it_again():
    """As one types it."""
    said = command("ask", ["kanto", "rent"], {"games": 5, "measure": "broken off"}, {"parking_money": True})

    assert said == "gamenight lab ask kanto rent --games 5 --measure 'broken off' --term parking_money=true"
