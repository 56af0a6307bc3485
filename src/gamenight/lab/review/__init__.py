"""A finished game looked at again: who was ahead when, what luck did, and what each player did."""
