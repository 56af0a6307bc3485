"""Play in the terminal: one prompt for every game."""
