"""What goes over the wire, both ways; docs/reference/wire.md is for people, web/src/wire.ts for clients."""

from gamenight.server.wire.from_client import *  # noqa: F403  every message
from gamenight.server.wire.from_server import *  # noqa: F403  every message
from gamenight.server.wire.shown import *  # noqa: F403  all that messages are made of
