"""One file an option: what a table may agree on, and what that changes before play."""
