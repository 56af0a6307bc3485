"""Bots for the property game."""
