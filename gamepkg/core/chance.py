"""Random numbers that depend on nothing but what they are named after.

A stream is named by a seed, a purpose and a path. The match names its streams after the chance decisions so far, so
undo and the same moves give the same dice, and a loaded match goes on as it would have. Bots use other purposes.
Only ``.random()`` of a stream may be used: it alone is the same in every version of Python.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from random import Random


def stream(seed: int, name: str, path: Iterable[str] = ()) -> Random:
    """The generator of this name, equal in every process.

    >>> stream(7, "chance", ("coin heads",)).random() == stream(7, "chance", ["coin heads"]).random()
    True
    >>> stream(7, "chance").random() == stream(7, "setup").random()
    False
    """
    words = json.dumps([seed, name, *path]).encode()
    return Random(int.from_bytes(blake2b(words, digest_size=32).digest()))
