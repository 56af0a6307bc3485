"""`gamenight serve`: the table in the browser, for this computer or for the local network."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from gamenight.server.serve import Server

TABLE = "table"
HIGHEST_PORT = 65535


def serve(  # noqa: PLR0913  one for each thing a host may want
    *,
    port: Annotated[int, Parameter(help="The port to serve on; if it is taken, the next free one.")] = 8765,
    no_browser: Annotated[bool, Parameter(help="Do not open a browser.", negative="")] = False,
    data: Annotated[Path | None, Parameter(help="Where tables are kept.")] = None,
    lan: Annotated[bool, Parameter(help="Let other devices on your network in.", negative="")] = False,
    lan_address: Annotated[list[str] | None, Parameter(help="By which address of this computer.")] = None,
    host: Annotated[list[str] | None, Parameter(help="Another name that pages call us by.")] = None,
    bot_pause: Annotated[
        float | None,
        Parameter(help="Seconds that a bot takes over a move; unless said, as each table likes it."),
    ] = None,
    rent_hold: Annotated[
        float, Parameter(help="Seconds that a throw waits for a rent not asked for yet.")
    ] = 6.0,
    keep_days: Annotated[
        float, Parameter(help="Days (while open) that a game is kept in which nothing happens; 0: for good.")
    ] = 30,
    free_disk: Annotated[
        float, Parameter(help="Megabytes of the disk that stay free: below, nothing new is begun.")
    ] = 50,
    connections: Annotated[int, Parameter(help="How many may be connected at one time.")] = 2000,
    per_address: Annotated[int, Parameter(help="How many of them from one address.")] = 200,
    trust_proxy: Annotated[
        list[str] | None,
        Parameter(help="A proxy (address or network) that says for whom it asks: X-Forwarded-For."),
    ] = None,
) -> int:
    """Open the table in the browser; Ctrl-C closes it."""
    from gamenight.api.engine import engine
    from gamenight.cli import FINE
    from gamenight.cli.engine import told
    from gamenight.cli.language import words
    from gamenight.folders import data_folder
    from gamenight.kernel.errors import Error
    from gamenight.server.net.crowd import Crowd
    from gamenight.server.net.proxies import Proxies
    from gamenight.server.serve import AlreadyOpen, Server, answers, free_port, only_one, run_fast

    say = words().say
    for name, value in (("--keep-days", keep_days), ("--free-disk", free_disk)):
        if not 0 <= value < 1e9:
            raise Error(say("cli", "not_below_zero", option=name, value=f"{value:g}"))
    if not 0 <= port <= HIGHEST_PORT:
        raise Error(say("cli", "port_out", port=port))
    folder = data or data_folder()
    crowd = Crowd(connections, per_address, Proxies(trust_proxy or ()))
    try:
        with only_one(folder) as write:
            if engine() == "interpreted":
                tell(say("cli", "engine_is", told=told()))
            found = free_port(port)
            if found != port:
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
                welcome(server, opens_browser=not no_browser)

            run_fast(server.run(is_open=lan or bool(lan_address), ready=ready))
            tell(say("cli", "closed"))
    except AlreadyOpen as already:
        if not answers(already.url):
            raise
        tell(say("cli", "already_open", url=already.url))
        if not no_browser:
            webbrowser.open(already.url)
    return FINE


def welcome(server: Server, *, opens_browser: bool) -> None:
    """Say where the table is; for the local network, with a code to point a phone at."""
    from gamenight.cli.language import words

    say = words().say
    tell(say("cli", "open_here", url=server.url))
    for address in server.addresses.urls()[:1]:
        import segno

        tell(say("cli", "open_lan", url=address))
        segno.make(address).terminal(out=sys.stdout, compact=True)
    tell(say("cli", "how_to_close"))
    if opens_browser:
        webbrowser.open(server.url)


def tell(line: str) -> None:
    """One line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
