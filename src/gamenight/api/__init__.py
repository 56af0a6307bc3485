"""The public Python: open a table, play, watch, record, replay."""
