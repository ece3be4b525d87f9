"""The command line: exit codes, messages on stderr, never a traceback for bad input."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamepkg import Match, cli

Capture = pytest.CaptureFixture[str]


def test_a_good_record(tmp_path: Path, capsys: Capture) -> None:
    match = Match("counter", players=2, chance="ask")
    match.play("add 1")
    path = tmp_path / "game.json"
    match.save(path)
    assert cli.main(["record", "check", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: good; counter, 2 players, 2 steps, not finished\n"


@pytest.mark.parametrize("text", ["", "{}", "[" * 100_000, '{"format": 1e999}', "\x00", "\ud800"])
def test_a_bad_record(tmp_path: Path, capsys: Capture, text: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert cli.main(["record", "check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("gamepkg: ")
    assert err.count("\n") == 1


def test_a_missing_file(tmp_path: Path, capsys: Capture) -> None:
    assert cli.main(["record", "check", str(tmp_path / "none.json")]) == 1
    assert "none.json: cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("line", [[], ["rules"], ["rules", "chess"], ["record"], ["rules", "deus", "--lang", "fr"]])
def test_a_wrong_command_line(line: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(line)
    assert stopped.value.code == 2
    assert "usage: gamepkg" in capsys.readouterr().err
