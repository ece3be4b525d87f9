"""Handlers of a page never fail in silence, and never with a traceback before a visitor.

ipywidgets swallows what a handler raises, and Voila shows nothing at all. So every handler of a page goes through
`guarded`: what it raises is written to the log and reported to the page.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any

log = logging.getLogger(__name__)

Report = Callable[[Exception], None]


def guarded(handler: Callable[..., Any], report: Report) -> Callable[..., None]:
    """The handler, with every exception logged and handed to ``report``.

    >>> seen = []
    >>> guarded(lambda event: 1 // event, seen.append)(0)
    >>> seen
    [ZeroDivisionError('integer division or modulo by zero')]
    """

    @wraps(handler)
    def call(*args: Any, **kwargs: Any) -> None:
        try:
            handler(*args, **kwargs)
        except Exception as error:  # whatever it is: the page must live on
            log.exception("a handler of the page failed")
            report(error)

    return call
