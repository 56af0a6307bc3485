"""Bots for the team game."""
