"""`gamenight edition studio`: change an edition in the browser, and see its board at once."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gamenight.cli.usage import Whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gamenight.server.serve import Server

PORT = 8775


def studio(
    folder: Path,
    /,
    *,
    port: Whole = PORT,
    no_browser: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Change an edition of your own in the browser: names, prices, colours, cards; Ctrl-C closes it."""
    from gamenight.called import command
    from gamenight.cli import FINE
    from gamenight.cli.edition import own_or_given
    from gamenight.cli.language import words
    from gamenight.cli.output import tell
    from gamenight.editions.draft import Draft
    from gamenight.editions.shelf import boxes, check_id, folder_of
    from gamenight.kernel.errors import BadSetup
    from gamenight.server.serve import Server, free_port, run_fast
    from gamenight.server.studio.desk import Desk

    if str(folder) in boxes() and not folder.exists():
        raise BadSetup(words().say("cli", "edition", "studio_shelf", id=folder, command=command()))
    folder = folder_of(own_or_given(folder)).resolve()
    check_id(folder)
    Draft(folder)  # which says what cannot be read
    with on_the_shelf(folder), tempfile.TemporaryDirectory(prefix="gamenight-studio-") as tables:
        desk = Desk(folder)
        server = Server(Path(tables), free_port(port), names=(), lan=(), bot_pause=None, desk=desk)

        def ready(server: Server) -> None:
            url = server.url + desk.path
            tell("edition", "studio_open", url=url)
            tell("edition", "studio_how", file=folder / "edition.toml")
            sys.stdout.flush()
            if not no_browser:
                webbrowser.open(url)

        run_fast(server.run(is_open=False, ready=ready))
    tell("edition", "studio_closed")
    return FINE


@contextlib.contextmanager
def on_the_shelf(folder: Path) -> Iterator[None]:
    """While it is being changed the edition can be played by its name, wherever its folder lies."""
    from gamenight.folders import editions_folder

    if folder.parent == editions_folder().resolve():
        yield
        return
    with tempfile.TemporaryDirectory(prefix="gamenight-shelf-") as shelf:
        (Path(shelf) / folder.name).symlink_to(folder, target_is_directory=True)
        before = os.environ.get("GAMENIGHT_EDITIONS")
        os.environ["GAMENIGHT_EDITIONS"] = shelf  # for the processes of bots, too
        try:
            yield
        finally:
            if before is None:
                del os.environ["GAMENIGHT_EDITIONS"]
            else:
                os.environ["GAMENIGHT_EDITIONS"] = before
