"""The conversation of docs/reference/ is held again, word by word, with a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tools.reference import messages
from tools.wire.declared import declared

import gamenight as gn
from tests.docs.page_client import PageClient, steps
from tests.server.process import served

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "conversation.md"


def test_a_client_written_from_the_page_holds_the_same_talk(tmp_path):
    """Every message that the server sends is the one on the page, in the same order."""
    with served(tmp_path) as server:
        asyncio.run(PageClient(server.url).hold(steps(PAGE)))


def test_nothing_is_left_out():
    """Every block of the page is a step of the talk, which goes from the opening to the end of the room."""
    talk = steps(PAGE)

    assert len(talk) == PAGE.read_text("utf-8").count("```json")
    assert talk[0][1]["name"] == "Ann"
    assert talk[-1][1]["type"] == "Gone"


@pytest.mark.skipif(gn.engine() != "interpreted", reason="types are read from the sources")
def test_every_message_of_the_talk_is_described():
    """With each of its fields, on the page of the messages."""
    described = messages.written(declared())
    for _, message in steps(PAGE)[2:]:
        section = described.split(f"### {message['type']}\n")[1].partition("### ")[0]

        assert [name for name in message if name != "type" and f"| `{name}" not in section] == []
