"""What each thing that a table may agree on does to the game, measured once and carried with the box."""
