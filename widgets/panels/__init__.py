"""The panels of a page: each creates its widgets once and updates them when the table changes."""
