"""What the address of a page asks for; Voila hands it over as an environment variable."""

from __future__ import annotations

import os
from urllib.parse import parse_qs

from gamepkg.text import LANGUAGES


def requested_language() -> str:
    """The language that the address asks for (``?lang=ja``), else the first one."""
    asked = parse_qs(os.environ.get("QUERY_STRING", "")).get("lang", [""])[-1]
    return asked if asked in LANGUAGES else LANGUAGES[0]
