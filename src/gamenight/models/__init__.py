"""Seats for language models: the table in sentences, answered by words."""
