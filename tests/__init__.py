"""Tests mirror the house; laws/ holds for every game."""
