"""Opponents made after published descriptions, to measure other bots by."""
