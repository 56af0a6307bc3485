"""Play many games, count, compare."""
