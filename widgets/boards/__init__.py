"""Boards: each shows a `Scene`, patches it, and reports the cell that was clicked."""
