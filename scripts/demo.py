"""Serve the notebooks through Voila on this machine only, and say where.

``python scripts/demo.py [PORT] [--notebooks FOLDER]``: the port is a wish; where it is taken, a free one is chosen
(0: any). Further options go to Voila, such as ``--MappingKernelManager.cull_idle_timeout=60``.
The tests of the pages start this same script, so what they see is what a visitor sees.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"
SECONDS_TO_START = 120


def free_port(wish: int) -> int:
    """The wished port of this machine, or any free one when it is taken."""
    for port in (wish, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise SystemExit("This machine has no free port.")


def start(notebooks: Path, port: int, options: list[str]) -> subprocess.Popen[bytes]:
    """Voila over a folder of notebooks; settings come from voila.json in the root of the repository."""
    command = [sys.executable, "-m", "voila", str(notebooks), f"--port={port}", "--no-browser", *options]
    # A group of its own: a Ctrl+C reaches it through us, once. Our stdout is for the address alone.
    return subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=sys.stderr, process_group=0)


def environment() -> dict[str, str]:
    """The template of this tree for Voila, and for its kernels ipywidgets without echo: half the bytes a click."""
    places = [str(ROOT / "share" / "jupyter"), os.environ.get("JUPYTER_PATH", "")]
    return dict(os.environ, JUPYTER_WIDGETS_ECHO="0", JUPYTER_PATH=os.pathsep.join(filter(None, places)))


def wait_until_ready(server: subprocess.Popen[bytes], url: str) -> None:
    """Return when the server answers; leave the program when it does not."""
    end = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < end:
        if server.poll() is not None:
            raise SystemExit(f"Voila stopped at once with code {server.returncode}; its message stands above.")
        try:
            urllib.request.urlopen(f"{url}/voila/static/voila.js", timeout=2).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"Voila did not answer within {SECONDS_TO_START} s.")


def announce(url: str) -> None:
    """Print the address so that nobody has to look for it."""
    lines = ("gamepkg is running. Open", f"    {url}/voila/render/index.ipynb", "Stop it with Ctrl+C.")
    width = max(map(len, lines)) + 4
    print("", "=" * width, *(f"  {line}" for line in lines), "=" * width, "", sep="\n", flush=True)


def stop(server: subprocess.Popen[bytes]) -> None:
    """End the server and its kernels, gently first; a background shell may have told it to ignore SIGINT."""
    for name, patience in ((signal.SIGINT, 8), (signal.SIGTERM, 8), (signal.SIGKILL, 8)):
        server.send_signal(name)
        try:
            server.wait(patience)
            return
        except subprocess.TimeoutExpired:
            continue


def main() -> int:
    """Serve until Ctrl+C or a request to terminate; 0 after those, else the code of Voila."""
    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, signal.default_int_handler)
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", nargs="?", type=int, default=8866)
    parser.add_argument("--notebooks", type=Path, default=ROOT / "notebooks")
    given, options = parser.parse_known_args()
    port = free_port(given.port)
    server = start(given.notebooks, port, options)
    try:
        wait_until_ready(server, f"http://{HOST}:{port}")
        announce(f"http://{HOST}:{port}")
        return server.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        if server.poll() is None:
            stop(server)


if __name__ == "__main__":
    sys.exit(main())
