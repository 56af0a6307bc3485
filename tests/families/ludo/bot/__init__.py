"""A player of Ludo that is a program."""
