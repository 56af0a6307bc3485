"""Pages with what the lab found: one file each, drawn, readable on a phone and on paper."""
