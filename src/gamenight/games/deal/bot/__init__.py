"""The house's own players of the card game."""
