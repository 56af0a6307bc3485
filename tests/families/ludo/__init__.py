"""Ludo: four tokens each, once round and home; a family that joins without a change to any other file."""
