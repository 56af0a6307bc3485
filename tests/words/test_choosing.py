"""Which language somebody reads."""

import pytest

from gamenight.words.choosing import known, of_machine, preferred, spoken


@pytest.fixture(autouse=True)
def speaking(foreign):
    """The made-up language, xx, is there besides English."""
    return foreign


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("en", "en"),
        ("xx", "xx"),
        ("XX", "xx"),
        (" xx-YY ", "xx"),
        ("xx_YY.UTF-8", "xx"),
        ("en-US", "en"),
        ("zz", None),
        ("", None),
        ("C", None),
        ("xxx", None),
        ("../en", None),
    ],
)
def test_a_wish_is_met_if_it_can_be(wish, language):
    """A region of a language is that language; what is not there is English where something must be."""
    assert known(wish) == language
    assert spoken(wish) == language or (language is None and spoken(wish) == "en")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("xx", "xx"),
        ("xx-YY,xx;q=0.9,en;q=0.8", "xx"),
        ("en;q=0.5, xx;q=0.7", "xx"),
        ("zz, xx;q=0.1", "xx"),
        ("zz, yy", "en"),
        ("xx;q=0, en", "en"),
        ("xx;q=oops, en", "en"),
        ("*", "en"),
        ("xx;q=nan", "en"),
        (",,;;==\x00", "en"),
        ("zz," * 10_000 + "xx", "en"),
    ],
)
def test_a_browser_says_what_it_prefers(header, language):
    """The best of what is there, whatever strange things stand in the header."""
    assert preferred(header) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "xx"),
        ({"LANG": "zz_ZZ.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "xx_YY.UTF-8"}, "en"),
        ({"LC_MESSAGES": "xx", "LANG": "en"}, "xx"),
        ({"LC_ALL": "", "LANG": "xx"}, "xx"),
        ({"GAMENIGHT_LANGUAGE": "xx", "LC_ALL": "en"}, "xx"),
        ({"GAMENIGHT_LANGUAGE": "en", "LC_ALL": "xx"}, "en"),
        ({"GAMENIGHT_LANGUAGE": "zz"}, "zz"),
    ],
)
def test_a_machine_is_set_to_a_language(environment, language):
    """Our own variable goes before the locale; what it says is not guessed at."""
    assert of_machine(environment) == language
