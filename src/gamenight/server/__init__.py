"""The table for family and friends: rooms, guests, chairs, the store, and the wire to the browser."""
