"""The pages of docs/ that are written from the sources; tools/pages.py writes them all."""
