"""Opponents of a simple kind, to measure other bots by."""
