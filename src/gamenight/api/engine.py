"""Which engine runs: compiled, or the same files interpreted."""

from gamenight.kernel import engine as kernel_engine


def engine() -> str:
    """Which engine runs: `compiled` or `interpreted`."""
    return "interpreted" if kernel_engine.__file__.endswith(".py") else "compiled"
