"""The files of the page: kept for good by the browser, and sent small."""

import re

import pytest
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount
from starlette.testclient import TestClient

from gamenight.server.assets import Assets
from gamenight.server.net.guard import headers_for
from gamenight.server.places import CLIENT
from tests.server.test_web import served

SCRIPT = "let rolled = 7;\n" * 200


@pytest.fixture
def page(tmp_path):
    """A folder with two scripts, of which one has a packed copy, behind the server's own middleware."""
    (tmp_path / "both.js").write_text(SCRIPT)
    (tmp_path / "both.js.br").write_bytes(b"packed")
    (tmp_path / "plain.js").write_text(SCRIPT)
    app = Starlette(routes=[Mount("/assets", Assets(directory=tmp_path))])
    return TestClient(GZipMiddleware(app, minimum_size=1000))


@pytest.mark.battery
def test_files_of_the_page_are_kept_and_small(tmp_path):
    """Named after what is in them, so kept for good; text comes packed; the page itself is asked for anew."""
    with served(tmp_path) as client:
        page = client.get("/")
        script = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)[0]
        answer = client.get(script)
        small = client.head(script, headers={"accept-encoding": "gzip, br"})

    assert (CLIENT / "index.html").is_file()
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert small.headers["content-encoding"] == "br"
    assert "immutable" in small.headers["cache-control"]


@pytest.mark.parametrize(
    ("file", "accepted", "encoding"),
    [
        ("both.js", "gzip, deflate, br", "br"),
        ("both.js", "br;q=0.5", "br"),
        ("both.js", "gzip, br;q=0", "gzip"),
        ("both.js", "gzip", "gzip"),
        ("both.js", "identity", None),
        ("plain.js", "gzip, br", "gzip"),
    ],
)
def test_a_file_is_sent_as_its_reader_can_unpack_it(page, file, accepted, encoding):
    """Under brotli where there is a copy and it is read, else under gzip, else as it is."""
    with page.stream("GET", f"/assets/{file}", headers={"accept-encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())

    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "Accept-Encoding"
    assert (sent == b"packed") == (encoding == "br")
    assert (sent == SCRIPT.encode()) == (encoding is None)


@pytest.mark.parametrize("accepted", ["br", "identity"])
@pytest.mark.parametrize("name", ["none", "a" * 300, "a/" * 3000, "%00", "..%2fboth"], ids=range(5))
def test_a_file_that_is_not_there_is_not_found(page, name, accepted):
    """Packed or not; nor is one whose name no disk could have."""
    assert page.get(f"/assets/{name}.js", headers={"accept-encoding": accepted}).status_code == 404


@pytest.mark.parametrize(
    ("kind", "is_document"),
    [
        ("text/javascript; charset=utf-8", False),
        ("text/css; charset=utf-8", False),
        ("font/woff2", False),
        ("text/html; charset=utf-8", True),
        ("image/svg+xml", True),
        ("application/json", True),
    ],
)
def test_what_a_window_may_show_carries_the_whole_policy(kind, is_document):
    """Scripts, style sheets and fonts are sent with fewer headers, and never read as anything else."""
    names = {name for name, _ in headers_for([(b"content-type", kind.encode())])}

    assert (b"content-security-policy" in names) == is_document
    assert {b"x-content-type-options", b"cross-origin-resource-policy"} <= names


def test_files_of_the_page_answer_no_questions_about_their_age(page):
    """Kept for good, they are never asked for again, so no date or mark goes with them."""
    headers = page.get("/assets/plain.js").headers

    assert not {"etag", "last-modified", "accept-ranges"} & set(headers)
