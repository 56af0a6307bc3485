"""The house's own players of the team game."""
