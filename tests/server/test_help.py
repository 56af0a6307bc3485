"""The documents at /help: every page, every link and anchor, the search, and nothing besides."""

from __future__ import annotations

import re
from pathlib import Path

import hatch_build
import pytest

from gamenight.server.help import pages
from gamenight.server.help.markdown import Rendered
from tests.server.test_web import served

ROOT = Path(__file__).parents[2]
HREF = re.compile(r'href="(/help[^"#]*)(?:#([^"]*))?"')
TOKEN = re.compile(r"(--[\w-]+):\s*([^;]+);")


def html(text: str) -> str:
    """A document as HTML; its links lead to themselves, but for those to nowhere."""
    return Rendered(text, lambda target: None if target == "nowhere" else target).html


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# A *b* `c`", '<h1 id="a-b-c">A <em>b</em> <code>c</code></h1>'),
        ("one\ntwo\n\nthree", "<p>one two</p>\n<p>three</p>"),
        ("**a** & <b>", "<p><strong>a</strong> &amp; &lt;b&gt;</p>"),
        ("`<script>` 2 * 3 * 4", "<p><code>&lt;script&gt;</code> 2 * 3 * 4</p>"),
        ("[a](b.md) and [c](nowhere)", '<p><a href="b.md">a</a> and c</p>'),
        ("![a](b.png)", '<p><img src="b.png" alt="a" loading="lazy"></p>'),
        ('[a]("onclick=x)', '<p><a href="&quot;onclick=x">a</a></p>'),
        ("- a\n  more\n- b", "<ul><li>a more</li><li>b</li></ul>"),
        ("1. a\n\n   more\n\n2. b", "<ol><li>a<p>more</p></li><li>b</li></ol>"),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("<!-- not run: why -->\nwords", "<p>words</p>"),
        ("```sh\na < b\n```", '<pre data-kind="sh" tabindex="0"><code>a &lt; b</code></pre>'),
        (
            "| a | b |\n| --- | ---: |\n| `x \\| y` | 1 |",
            (
                '<div class="wide" tabindex="0"><table>'
                '<thead><tr><th>a</th><th class="right">b</th></tr></thead>'
                '<tbody><tr><td><code>x | y</code></td><td class="right">1</td></tr></tbody></table></div>'
            ),
        ),
        (
            "# a\n## a\n## a",
            '<h1 id="a">a</h1>\n<h2 id="a-1">a</h2>\n<h2 id="a-2">a</h2>',
        ),
    ],
)
def test_markdown(text, expected):
    """What the documents use, and nothing that could run."""
    assert html(text) == expected


@pytest.mark.parametrize(
    ("called", "named"),
    [(None, "gamenight"), ("./gamenight", "./gamenight"), ("/home/ann/gamenight", "./gamenight")],
)
def test_commands_stand_as_the_program_was_called(monkeypatch, called, named):
    """In blocks and in sentences; nobody learns where a host's folder lies, and names stay names."""
    if called:
        monkeypatch.setenv("GAMENIGHT_COMMAND", called)
    told = html(
        "```sh\ngamenight games\n./gamenight pack\n./gamenight\n```\n`./gamenight doctor` of `gamenight`"
    )

    assert f"{named} games\n./gamenight pack\n{named}</code>" in told
    assert f"<code>{named} doctor</code> of <code>gamenight</code>" in told
    assert "/home" not in told


def test_every_page_is_there_with_the_same_headers(tmp_path):
    """As strict as the page of the table."""
    with served(tmp_path) as client:
        policy = client.get("/").headers["content-security-policy"]
        for address in pages.addresses():
            answer = client.get(f"/help/{address}")

            assert answer.status_code == 200, address
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["content-security-policy"] == policy
            assert "<script>" not in answer.text
            assert "style=" not in answer.text


def test_every_link_and_anchor_leads_somewhere(tmp_path):
    """From page to page, to the heading that is named."""
    with served(tmp_path) as client:
        shown = {
            f"/help/{address}".rstrip("/"): client.get(f"/help/{address}").text
            for address in pages.addresses()
        }
    lost = [
        f"{page}: {place}#{anchor}"
        for page, text in shown.items()
        for place, anchor in HREF.findall(text)
        if place != "/help/help.css"
        and (place.rstrip("/") not in shown or (anchor and f'id="{anchor}"' not in shown[place.rstrip("/")]))
    ]

    assert lost == []


@pytest.mark.parametrize(
    "path",
    [
        "nothing",
        "README.md",
        "../README.md",
        "%2e%2e/%2e%2e/README",
        "lab/colours.toml",
        "help.py",
        "//etc/passwd",
    ],
)
def test_nothing_else_is_served(path, tmp_path):
    """A page says so, and where the others are."""
    with served(tmp_path) as client:
        answer = client.get(f"/help/{path}")

    assert answer.status_code == 404
    if answer.url.path.startswith("/help"):
        assert "There is no such page." in answer.text


def test_the_search_has_every_heading(tmp_path):
    """With its address, and what is said there."""
    with served(tmp_path) as client:
        found = {one["address"]: one for one in client.get("/help/search.json").json()}

    assert found["/help/how-to/write-a-bot#write-a-bot"]["title"] == "Write a bot"
    assert "one method" in found["/help/how-to/write-a-bot#write-a-bot"]["words"]
    assert len(found) == sum(len(pages.rendered(path).sections) for path in pages.addresses().values())


def test_the_frame_speaks_german(tmp_path):
    """The documents are in English, and the frame says so."""
    with served(tmp_path) as client:
        text = client.get("/help", headers={"accept-language": "de"}).text

    assert '<html lang="de">' in text
    assert "Hilfe durchsuchen" in text
    assert "nur auf Englisch" in text


def test_every_page_of_the_first_page_is_in_the_contents():
    """By its room, in that order."""
    rooms = pages.contents()

    assert list(rooms) == ["", "how-to", "reference", "why", "lab"]
    assert len(rooms["how-to"]) == len(list((pages.FOLDER / "how-to").glob("*.md")))
    assert len(rooms["reference"]) == len(list((pages.FOLDER / "reference").glob("*.md")))


def test_the_look_is_the_table_s():
    """Colours and sizes have the values of web/src/look."""
    look = "".join(
        (ROOT / "web" / "src" / "look" / name).read_text("utf-8") for name in ("colours.css", "type.css")
    )
    style = (Path(pages.__file__).parent / "help.css").read_text("utf-8")

    assert [pair for pair in TOKEN.findall(style) if pair not in TOKEN.findall(look)] == []


def test_the_wheel_takes_the_documents():
    """Every page, where the program looks for it."""
    packed = set(hatch_build.documents(ROOT).values())

    assert {f"gamenight/documents/{path}" for path in pages.files() if path.endswith(".md")} <= packed
