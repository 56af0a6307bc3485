"""The card game of three full sets: bank, lay, charge, steal, refuse."""
