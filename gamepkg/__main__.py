"""``python -m gamepkg`` is the command ``gamepkg``."""

from gamepkg.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
