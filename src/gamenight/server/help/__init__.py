"""The documents as pages of the table, at /help: rendered here, without a network."""
