"""Looking ahead, one way for all games: every idea is tried in the same imagined worlds."""
