"""What the address of a page asks for, and links that ask for it; Voila hands it over in environment variables."""

from __future__ import annotations

import os
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qs

from gamepkg import PositionError
from gamepkg.core.limits import read_json
from gamepkg.core.record import to_text
from gamepkg.text import LANGUAGES

LONGEST: Final = 8_000
"""Letters of a position in an address; servers refuse much longer ones."""
LARGEST: Final = 256 * 1024
"""Bytes of such a position when it is unpacked."""
TONGUE: Final = re.compile(r"\s*([a-z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]{1,5}))?\s*", re.IGNORECASE)


def requested_language() -> str:
    """The language that the address asks for (``?lang=ja``), else the one that the browser likes best."""
    asked = _asked("lang")
    return asked if asked in LANGUAGES else liked(os.environ.get("HTTP_ACCEPT_LANGUAGE", ""))


def liked(accepted: str) -> str:
    """The best of our languages in the header ``Accept-Language`` of a request; the first of ours if it names none.

    >>> liked("fr, ja-JP;q=0.8, en;q=0.5"), liked("de"), liked("")
    ('ja', 'en', 'en')
    """
    found = [TONGUE.fullmatch(part) for part in accepted[:500].split(",")]
    weights = [(_weight(one[2]), one[1].lower()) for one in found if one]
    ours = [(weight, -place, lang) for place, (weight, lang) in enumerate(weights) if lang in LANGUAGES and weight]
    return max(ours)[2] if ours else LANGUAGES[0]


def _weight(text: str | None) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0


def served() -> bool:
    """Whether links with a query reach the page: JupyterLab keeps them to itself."""
    return "QUERY_STRING" in os.environ


def position_link(page: str, lang: str, position: Mapping[str, Any]) -> str | None:
    """A link that opens a page at a position, or ``None`` where the position is too long for an address.

    >>> position_link("explore.ipynb", "en", {"game": "deus"})
    'explore.ipynb?lang=en&position=eNqr5lJKT8xNVbJSUEpJLS1W4qrlAgA2cgVE'
    """
    packed = urlsafe_b64encode(zlib.compress(to_text(position).encode(), 9)).decode()
    return f"{page}?lang={lang}&position={packed}" if len(packed) <= LONGEST else None


def requested_position() -> Any:
    """The plain values of the position that the address asks for (`position_link`), ``None`` if it asks for none.

    Raises `PositionError` for what is no position's text; the values themselves are not looked at.
    """
    packed = _asked("position")
    if not packed:
        return None
    if len(packed) > LONGEST:
        raise PositionError("address", f"holds {len(packed)} letters of a position; at most {LONGEST} are read")
    unpacker = zlib.decompressobj()
    try:
        raw = unpacker.decompress(urlsafe_b64decode(packed), LARGEST)
    except (ValueError, zlib.error):
        raise PositionError("address", "holds no position; part of the link may be missing") from None
    if not unpacker.eof:
        raise PositionError("address", "holds a position that is cut off or too large")
    return read_json(raw, PositionError, "address")


def _asked(name: str) -> str:
    return parse_qs(os.environ.get("QUERY_STRING", "")).get(name, [""])[-1]
