"""Ludo: four tokens each, once round the board and home; a family that joins without a change to any other file."""
