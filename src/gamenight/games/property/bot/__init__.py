"""The house's own players of the property game."""
