"""Boards, panels and pages for notebooks: views of `gamepkg`, which knows nothing of them."""
