"""A board without a game on it, as cells and as a picture of its own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from gamepkg.maps.board import Board
from gamepkg.maps.hex import centre, corners
from gamepkg.scene import tokens
from gamepkg.scene.model import Cell, Mark, Scene, SceneError, Words
from gamepkg.scene.svg import svg


@lru_cache(maxsize=64)
def cells(board: Board, palette: str, lang: str = "en") -> tuple[Cell, ...]:
    """The regions of a board as cells, in the order of their numbers; codes of terrains as ``lang`` reads them.

    >>> from gamepkg.maps.example import example_board
    >>> first = cells(example_board(), "deus")[0]
    >>> first.name, first.ground, first.code
    ('1', 'swamp', 'Sw')
    """
    code = "ja" if lang == "ja" else "code"
    codes = {kind: str(tokens.ground(palette, kind)[code]) for kind in dict.fromkeys(board.terrain[1:])}
    return tuple(
        Cell(
            i,
            str(i),
            board.terrain[i],
            centre(board.q[i], board.r[i]),
            corners(board.q[i], board.r[i]),
            codes[board.terrain[i]],
            bool(tokens.ground(palette, board.terrain[i]).get("inverse")),
        )
        for i in board.regions
    )


def palette_of(board: Board) -> str | None:
    """The first palette of the tokens that has all terrains of a board; ``None`` when none has.

    >>> from gamepkg.maps.example import example_board
    >>> palette_of(example_board())
    'deus'
    """
    kinds = set(board.terrain[1:])
    palettes = tokens.tokens()["terrain"]
    return next((name for name, known in palettes.items() if kinds <= known.keys()), None)


def board_scene(board: Board, palette: str | None = None, lit: Iterable[int] = (), lang: str = "en") -> Scene:
    """A bare board, the regions of ``lit`` marked as counted.

    Without a ``palette`` it is found by the terrains; raises `SceneError` when there is none.

    >>> from gamepkg.maps.example import example_board
    >>> scene = board_scene(example_board(), lit=[3, 5])
    >>> scene.words.title, [mark.cell for mark in scene.marks]
    ('Example', [3, 5])
    """
    palette = palette or palette_of(board)
    if palette is None:
        raise SceneError("palette", f"no palette has all of {', '.join(dict.fromkeys(board.terrain[1:]))}")
    marks = tuple(Mark("evidence", i) for i in lit)
    return Scene(palette, cells(board, palette, lang), marks, Words(lang, board.title))


def notebook_picture(board: Board, lit: Iterable[int] = ()) -> str | None:
    """What a notebook shows of a board; nothing, and so its text, where there are no colours for its terrains."""
    return svg(board_scene(board, lit=lit), width=480) if palette_of(board) else None
