"""Opponents re-made from published descriptions, so that anybody can check a figure."""
