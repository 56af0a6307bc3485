"""Play in the terminal: one line prompt for every game."""
