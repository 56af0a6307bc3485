"""What goes over the wire, both ways; docs/wire.md tells it to people, web/src/wire.ts to the client."""

from gamenight.server.wire.from_client import *  # noqa: F403  every message
from gamenight.server.wire.from_server import *  # noqa: F403  every message
from gamenight.server.wire.shown import *  # noqa: F403  all that messages are made of
