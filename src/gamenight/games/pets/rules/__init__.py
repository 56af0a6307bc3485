"""The clauses of the team game, one matter a file."""
