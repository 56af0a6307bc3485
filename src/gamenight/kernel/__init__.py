"""The laws of any game: seats, actions, events, decisions, states, dealers."""
