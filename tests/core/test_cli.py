"""The command line: exit codes, messages on stderr, never a traceback for bad input."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gamepkg import Match, cli, rulebook

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


def test_rules_by_id_and_by_word(capsys: Capture) -> None:
    assert cli.main(["rules", "deus", "deus.place.sea"]) == 0
    assert capsys.readouterr().out.startswith("deus.place.sea [seed] ")
    assert cli.main(["rules", "deus", "neptune", "--lang", "ja"]) == 0
    assert "deus.offer.neptune" in capsys.readouterr().out
    assert cli.main(["rules", "deus"]) == 0
    assert len(re.findall(r"^\S+ \[", capsys.readouterr().out, re.MULTILINE)) == len(rulebook("deus"))


def test_no_such_rule(capsys: Capture) -> None:
    assert cli.main(["rules", "deus", "zzzz"]) == 1
    assert capsys.readouterr() == ("", "gamepkg: no rule of deus holds 'zzzz'\n")


def test_a_console_without_japanese() -> None:
    command = [sys.executable, "-m", "gamepkg.cli", "rules", "deus", "deus.place.sea", "--lang", "ja"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    assert b"\\u" in subprocess.run(command, capture_output=True, check=True, env=environment).stdout


def test_components(capsys: Capture, root: Path, tmp_path: Path) -> None:
    assert cli.main(["components", "check", str(root / "gamepkg/deus/components.toml")]) == 0
    assert capsys.readouterr().err == ""
    bad = tmp_path / "cards.toml"
    bad.write_text("set_id = 3")
    for path in (bad, tmp_path / "none.toml"):
        assert cli.main(["components", "check", str(path)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert all(line.startswith(f"gamepkg: {path}") for line in err.splitlines())


@pytest.mark.parametrize("line", [[], ["rules"], ["rules", "chess"], ["record"], ["rules", "deus", "--lang", "fr"]])
def test_a_wrong_command_line(line: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(line)
    assert stopped.value.code == 2
    assert "usage: gamepkg" in capsys.readouterr().err


def test_the_package_runs_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gamepkg", "rules", "stoneage", "hut"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and "stoneage.place.hut" in done.stdout
