"""The parts of a lesson on the page: its model, its board, its panels and the page around them."""
