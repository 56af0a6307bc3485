"""Players that are programs: each is handed a seat's sight and never the true state."""
