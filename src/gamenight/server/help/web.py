"""The addresses below /help: pages, pictures, the style, the script, and what is looked through."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from gamenight.server.answers import as_asked, language_of, packed_once
from gamenight.server.help import pages
from gamenight.server.help.markdown import Rendered
from gamenight.server.rest import zipped
from gamenight.words.catalogue import ENGLISH, catalogue

if TYPE_CHECKING:
    from starlette.requests import Request

HERE = Path(__file__).parent
FRESH = {"cache-control": "no-cache"}
CURRENT = ' aria-current="page"'
DEEPEST = 3  # headings in the list of what is on a page
FACES = {
    "fredoka-latin-600": ("Fredoka", 600),
    "atkinson-hyperlegible-latin-400": ("Atkinson Hyperlegible", 400),
    "atkinson-hyperlegible-latin-700": ("Atkinson Hyperlegible", 700),
}  # the fonts of the page, as its build names them
FRAME = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · gamenight</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/help/help.css">
<script src="/help/help.js"></script>
</head>
<body>
<a class="skip" href="#page">{skip}</a>
<header>
<a class="name" href="/"><img src="/icon.svg" alt="" width="32" height="32"><span>{back}</span></a>
<search>
<input id="look" type="search" placeholder="{look}" aria-label="{look}" autocomplete="off" data-none="{none}">
<ol id="found" aria-live="polite" hidden></ol>
</search>
</header>
<div class="sheet">
<nav aria-label="{contents_title}"><details open><summary>{contents_title}</summary>{contents}</details></nav>
<main id="page" lang="en">{note}{body}</main>
<aside aria-label="{here_title}">{here}</aside>
</div>
</body>
</html>
"""


def routes(client: Path) -> list[BaseRoute]:
    """All addresses below /help; the folder of the page has the fonts."""

    async def style(_: Request) -> Response:
        return Response(faces(client) + read("help.css"), media_type="text/css", headers=FRESH)

    return [
        Route("/help/help.css", style),
        Route("/help/help.js", script),
        Route("/help/search.json", search),
        Route("/help", page),
        Route("/help/{path:path}", page),
    ]


async def script(_: Request) -> Response:
    """The script of the pages: the search, and light or dark."""
    return Response(read("help.js"), media_type="text/javascript", headers=FRESH)


async def search(request: Request) -> Response:
    """What the search goes through, once for all pages."""
    return as_asked(request, searched(), cache=FRESH["cache-control"])


@cache
def searched() -> bytes:
    """What the search goes through, as it is sent: it is large, and whoever likes may ask for it often."""
    return zipped([one._asdict() for one in pages.searched()])


async def page(request: Request) -> Response:
    """A page, or a picture on one; anything else is not there."""
    asked = request.path_params.get("path", "").rstrip("/")
    language = language_of(request.scope)
    if asked in pages.addresses():
        return as_asked(request, whole(asked, language), cache=FRESH["cache-control"], kind="text/html")
    picture = pages.files().get(asked)
    if picture is None or picture.suffix not in pages.PICTURES:
        lost = Rendered(f"# {catalogue(language).say('help', 'lost')}", pages.addresses().get)
        return HTMLResponse(framed(asked, lost, language), 404, headers=FRESH)
    return FileResponse(picture, media_type=pages.PICTURES[picture.suffix], headers=FRESH)


@cache
def whole(address: str, language: str) -> bytes:
    """A page as it is sent, made once for each language."""
    return packed_once(framed(address, pages.rendered(pages.addresses()[address]), language).encode())


@cache
def read(name: str) -> str:
    """A file that lies beside this one."""
    return (HERE / name).read_text(encoding="utf-8")


@cache
def faces(client: Path) -> str:
    """The fonts that the page was built with, as far as they are there."""
    found = []
    for start, (face, weight) in FACES.items():
        for file in sorted((client / "assets").glob(f"{start}*.woff2"))[:1]:
            source = f'src: url("/assets/{file.name}") format("woff2")'
            found.append(f'@font-face {{ font-family: "{face}"; font-weight: {weight}; {source}; }}\n')
    return "".join(found)


def framed(address: str, document: Rendered, language: str) -> str:
    """A whole page: the document, the list of all, and what stands on this one."""
    say = catalogue(language).say
    note = "" if language == ENGLISH else f'<p class="note" lang="{language}">{say("help", "english")}</p>'
    return FRAME.format(
        language=language,
        title=escape(document.title),
        skip=say("help", "skip"),
        back=say("help", "back"),
        look=say("help", "look"),
        none=say("help", "none"),
        contents_title=say("help", "contents"),
        contents="".join(room(name, address, language) for name in pages.contents()),
        note=note,
        body=document.html,
        here_title=say("help", "here"),
        here=on_this_page(document),
    )


def room(name: str, here: str, language: str) -> str:
    """One room in the list of all pages."""
    links = "".join(
        f'<li><a href="/help/{address}"{CURRENT if address == here else ""}>{escape(title)}</a></li>'
        for address, title in pages.contents()[name]
    )
    key = pages.ROOMS.get(name, name)
    title = f"<h2>{catalogue(language).say('help', key)}</h2>" if key else ""
    return f"{title}<ul>{links}</ul>"


def on_this_page(document: Rendered) -> str:
    """The headings of a page."""
    links = "".join(
        f'<li class="level{one.level}"><a href="#{escape(one.anchor)}">{escape(one.title)}</a></li>'
        for one in document.sections[1:]
        if one.level <= DEEPEST
    )
    return f"<ul>{links}</ul>" if links else ""
