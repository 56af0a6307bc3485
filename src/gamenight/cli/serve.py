"""`gamenight serve`: the table in the browser, for this computer or for the local network."""

from __future__ import annotations

import os
import re
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gamenight.cli.usage import Whole
from gamenight.server.places import FREE_DISK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gamenight.server.serve import Server

TABLE = "table"
HIGHEST_PORT = 65535
HOST = re.compile(r"[a-z0-9._-]+|\[[0-9a-f:.]+\]", re.IGNORECASE)  # of a Host header, without its port


def serve(  # noqa: PLR0913  one for each thing a host may want
    *,
    port: Whole = 8765,
    no_browser: Annotated[bool, Parameter(negative="")] = False,
    data: Path | None = None,
    lan: Annotated[bool, Parameter(negative="")] = False,
    lan_address: Annotated[list[str] | None, Parameter(negative="")] = None,
    host: Annotated[list[str] | None, Parameter(negative="")] = None,
    bot_pause: float | None = None,
    rent_hold: float = 6.0,
    keep_days: float = 30,
    free_disk: float = FREE_DISK,
    connections: Whole = 2000,
    per_address: Whole = 200,
    trust_proxy: Annotated[list[str] | None, Parameter(negative="")] = None,
) -> int:
    """Open the table in the browser; Ctrl-C closes it."""
    from gamenight.api.engine import engine
    from gamenight.cli import FINE
    from gamenight.cli.engine import told
    from gamenight.cli.language import words
    from gamenight.folders import data_folder
    from gamenight.server.net.crowd import Crowd
    from gamenight.server.net.proxies import Proxies
    from gamenight.server.serve import AlreadyOpen, Server, answers, free_port, only_one, run_fast

    say = words().say
    folder = data or data_folder()
    not_below_zero = {"--bot-pause": bot_pause or 0.0, "--rent-hold": rent_hold}
    check(port, folder, not_below_zero | {"--keep-days": keep_days, "--free-disk": free_disk})
    check_hosts(host or ())
    is_lan = lan or bool(lan_address)
    crowd = Crowd(connections, per_address, Proxies(trust_proxy or ()))
    try:
        with only_one(folder) as write:
            if engine() == "interpreted":
                tell(say("cli", "engine_is", told=told()))
            found = free_port(port)
            if found != port != 0:
                tell(say("cli", "port_taken", port=port, found=found))
            server = Server(
                folder,
                found,
                names=tuple(host or ()),
                lan=tuple(lan_address or ()),
                bot_pause=bot_pause,
                rent_hold=rent_hold,
                keep_days=keep_days,
                free_disk=free_disk,
                crowd=crowd,
            )

            def ready(server: Server) -> None:
                write(server.url)
                welcome(server, lan_address or [], is_lan=is_lan, opens_browser=not no_browser)

            run_fast(server.run(is_open=is_lan, ready=ready))
            tell(say("cli", "closed"))
    except AlreadyOpen as already:
        if not answers(already.url):
            raise
        tell(say("cli", "already_open", url=already.url))
        if not no_browser:
            webbrowser.open(already.url)
    return FINE


def check(port: int, folder: Path, not_below_zero: dict[str, float]) -> None:
    """Refuse what cannot be, in a sentence, before anything is opened."""
    from gamenight.cli.language import words
    from gamenight.kernel.errors import Error

    say = words().say
    for name, value in not_below_zero.items():
        if not 0 <= value < 1e9:
            raise Error(say("cli", "not_below_zero", option=name, value=f"{value:g}"))
    if not 0 <= port <= HIGHEST_PORT:
        raise Error(say("cli", "port_out", port=port))
    if os.path.isfile(folder):  # noqa: PTH113  a folder that is closed to us is told by the next who needs it
        raise Error(say("cli", "data_file", folder=folder))


def check_hosts(hosts: Sequence[str]) -> None:
    """Refuse what no browser would ever call us."""
    from gamenight.cli.language import words
    from gamenight.kernel.errors import Error

    for host in hosts:
        if HOST.fullmatch(host) is None:
            raise Error(words().say("cli", "not_host", host=host))


def welcome(server: Server, wanted: list[str], *, is_lan: bool, opens_browser: bool) -> None:
    """Say where the table is; for the local network, with a code to point a phone at, or why not."""
    from gamenight.cli.language import words

    say = words().say
    tell(say("cli", "open_here", url=server.url))
    for address in server.addresses.urls()[:1]:
        import segno

        tell(say("cli", "open_lan", url=address))
        segno.make(address).terminal(out=sys.stdout, compact=True)
    listening = server.addresses.listening
    for address in wanted:
        if address not in listening:
            tell(say("cli", "not_our_address", address=address))
    if is_lan and not wanted and not listening:
        tell(say("cli", "no_lan"))
    tell(say("cli", "how_to_close"))
    if opens_browser:
        webbrowser.open(server.url)


def tell(line: str) -> None:
    """Write one line at once, also through a pipe."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
