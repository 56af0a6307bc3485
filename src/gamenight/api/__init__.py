"""The public Python face: open a table, play, watch, record, replay."""
