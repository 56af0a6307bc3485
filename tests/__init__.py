"""Tests mirror the source; laws/ holds for every game."""
