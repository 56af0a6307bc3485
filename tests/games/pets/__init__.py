"""The team game, clause by clause."""
