"""Trades: what to offer whom, what to take, and why not."""
