"""The files of the page: kept for good by the browser, and sent small."""

import re

import pytest

from gamenight.server.web import CLIENT
from tests.server.test_web import served


@pytest.mark.battery
def test_files_of_the_page_are_kept_and_small(tmp_path):
    """Named after what is in them, so kept for good; text comes packed; the page itself is asked for anew."""
    with served(tmp_path) as client:
        page = client.get("/")
        script = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)[0]
        answer = client.get(script)

    assert (CLIENT / "index.html").is_file()
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
