"""A client of the model tools in a few lines, without a library, which may send whatever it likes."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from tests.server.company import PATIENCE

PROTOCOL = "2025-06-18"


class Pipe:
    """A program that speaks MCP over its pipes, and who speaks with it: a line of JSON each."""

    def __init__(self, *command: str) -> None:
        pipe = subprocess.PIPE
        self.program = subprocess.Popen(
            [sys.executable, "-m", "gamenight", *command],
            stdin=pipe,
            stdout=pipe,
            text=True,
            encoding="utf-8",
        )
        self._number = 0
        who = {"name": "test", "version": "1"}
        self._ask("initialize", {"protocolVersion": PROTOCOL, "capabilities": {}, "clientInfo": who})
        self._send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def use(self, tool: str, arguments: dict[str, object] | None = None) -> tuple[str, bool]:
        """What a tool tells, and whether that is a complaint; without a name, a line that is no JSON."""
        if not tool:
            assert self.program.stdin is not None
            self.program.stdin.write("{ this is no JSON\n")
            self.program.stdin.flush()
            return "", True
        answer = self._ask("tools/call", {"name": tool, "arguments": arguments or {}})
        if "error" in answer:
            return str(answer["error"]["message"]), True
        result = answer["result"]
        return "\n".join(part["text"] for part in result["content"]), bool(result.get("isError"))

    def close(self) -> int:
        """Go, and wait until the program has got up and ended; its exit code."""
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.close()
        code = self.program.wait(PATIENCE)
        self.program.stdout.close()
        return code

    def _send(self, message: dict[str, Any]) -> None:
        assert self.program.stdin is not None
        self.program.stdin.write(f"{json.dumps(message)}\n")
        self.program.stdin.flush()

    def _ask(self, method: str, parameters: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request; whatever else is said meanwhile is let be."""
        self._number += 1
        self._send({"jsonrpc": "2.0", "id": self._number, "method": method, "params": parameters})
        assert self.program.stdout is not None
        for line in self.program.stdout:
            message: dict[str, Any] = json.loads(line)
            if message.get("id") == self._number:
                return message
        raise AssertionError("the program has ended")
