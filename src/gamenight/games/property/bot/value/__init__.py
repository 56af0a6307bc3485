"""How likely each seat is to win, from what lies open."""
