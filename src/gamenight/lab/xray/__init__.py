"""A box under the X-ray: many games by bots, and what they say to its author."""
