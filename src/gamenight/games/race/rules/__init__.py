"""The rules of the race: order, spin, turn, move, ending."""
