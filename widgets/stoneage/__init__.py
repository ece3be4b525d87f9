"""The panels of the pages that are Stone Age's own."""
