"""Tries the files of examples/hosting on this machine: each proxy, the unit, and what an image is built from."""

import asyncio
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

ROOT = Path(__file__).parents[1]
FILES = ROOT / "examples" / "hosting"
SIXFOLD = ROOT / ".venv" / "bin" / "sixfold"
NAME, PORT = "games.example", "8666"
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy", "openssl": "openssl"}
PATIENCE = 60.0
"""Seconds in which a server or a proxy must listen."""


def main() -> int:
    """Try what was asked for; 1 if anything failed."""
    asked = sys.argv[1:] or list(TRIES)
    if unknown := [name for name in asked if name not in TRIES]:
        print(f"There is no {', '.join(unknown)} here, only {', '.join(TRIES)}.", file=sys.stderr)
        return 2
    failed = 0
    for name in asked:
        print(f"--- {name}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            try:
                TRIES[name](Path(folder))
            except (AssertionError, OSError, subprocess.SubprocessError, httpx.HTTPError) as error:
                print(f"--- {name}: FAILED: {error}")
                failed = 1
            else:
                print(f"--- {name}: works")
    return failed


def try_nginx(folder: Path) -> None:
    """A game and a socket through nginx."""
    need("nginx")
    _certify(folder)
    behind, front = _free_port(), _free_port()
    written = (FILES / "nginx.conf").read_text()
    for was, now in {
        "listen 443 ssl": f"listen 127.0.0.1:{front} ssl",
        "/etc/ssl/games.example": f"{folder}/{NAME}",
        f"127.0.0.1:{PORT}": f"127.0.0.1:{behind}",
    }.items():
        assert was in written, was
        written = written.replace(was, now)
    places = "".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places}\n{written}}}\n"
    )
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    with _server(folder, behind), _running(command), _listening(front):
        asyncio.run(_play_through(folder, front))


def try_caddy(folder: Path) -> None:
    """A game and a socket through Caddy; the certificate is ours, for nobody gives one for such a name."""
    need("caddy")
    _certify(folder)
    behind, front = _free_port(), _free_port()
    written = (FILES / "Caddyfile").read_text()
    assert f"127.0.0.1:{PORT}" in written
    written = written.replace(f"127.0.0.1:{PORT}", f"127.0.0.1:{behind}")
    written = written.replace(f"{NAME} {{", f"{NAME}:{front} {{\n\ttls {folder}/{NAME}.pem {folder}/{NAME}.key", 1)
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{written}")
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with _server(folder, behind), _running(command, XDG_DATA_HOME=str(folder)), _listening(front):
        asyncio.run(_play_through(folder, front))


def try_systemd(folder: Path) -> None:
    """The unit is understood, and its command serves with its environment."""
    unit = (FILES / "sixfold.service").read_text()
    if shutil.which("systemd-analyze"):
        verified = folder / "sixfold.service"
        verified.write_text(unit.replace("/opt/sixfold/bin/sixfold", str(SIXFOLD)))
        subprocess.run(["systemd-analyze", "verify", "--man=no", str(verified)], check=True)
        print("systemd-analyze verify: no complaint")
    else:
        print("There is no systemd-analyze here: the unit was not verified.")
    (line,) = re.findall(r"^ExecStart=(.*)$", unit, flags=re.MULTILINE)
    assert re.findall(r"^Environment=(.*)$", unit, flags=re.MULTILINE) == ["XDG_DATA_HOME=/var/lib"]
    port = _free_port()
    command = [str(SIXFOLD), *shlex.split(line)[1:]]
    command[command.index(PORT)] = str(port)
    with _running(command, XDG_DATA_HOME=str(folder)), _listening(port):
        _look_at_health(port)


def try_container(folder: Path) -> None:
    """The steps of the Containerfile with a virtual environment in place of an image."""
    written = (FILES / "Containerfile").read_text()
    wheels, place = folder / "dist", folder / "venv"
    build = [sys.executable, "-m", "build", "--outdir", str(wheels), str(ROOT)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = wheels.glob("sixfold-*.whl")
    assert 'pip install --no-cache-dir "$wheel[server]"' in written
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    subprocess.run([str(place / "bin" / "pip"), "install", "--quiet", f"{wheel}[server]"], check=True)
    (entry,) = re.findall(r"^ENTRYPOINT \[(.*)\]$", written, flags=re.MULTILINE)
    port = _free_port()
    words = [word.strip(' "') for word in entry.split(",")]
    words[0] = str(place / "bin" / words[0])
    words[words.index(PORT)] = str(port)
    health = re.search(r'CMD \["python", "-c", \\\n\s+"(.*)"\]', written)
    assert health is not None
    with _running(words, XDG_DATA_HOME=str(folder)), _listening(port):
        check = health[1].replace(PORT, str(port))
        subprocess.run([str(place / "bin" / "python"), "-c", check], check=True)
        page = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE).read()
        assert b'<script type="module"' in page
    print("the health check passes and the page is there; the image itself was not built")


TRIES: dict[str, Callable[[Path], None]] = {
    "nginx": try_nginx,
    "caddy": try_caddy,
    "systemd": try_systemd,
    "container": try_container,
}


def need(*programs: str) -> None:
    """See that these programs are there; install them where that is possible."""
    for program in programs:
        if shutil.which(program) or shutil.which(program, path="/usr/sbin"):
            continue
        package = PACKAGES[program]
        if os.getuid() or not shutil.which("apt-get"):
            raise OSError(f"{program} is missing. Type: apt-get install {package}")
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", package]):
            subprocess.run(["apt-get", "--quiet=2", *words], check=True, env=environment, stdout=subprocess.DEVNULL)


def _certify(folder: Path) -> None:
    """A certificate for the name, by nobody but ourselves."""
    need("openssl")
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", f"{folder}/{NAME}.key", "-out", f"{folder}/{NAME}.pem"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", *names, *files]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)


async def _play_through(folder: Path, port: int) -> None:
    """The page, a game and its socket, over TLS and by the name of the site."""
    trust = ssl.create_default_context(cafile=f"{folder}/{NAME}.pem")
    extensions = {"sni_hostname": NAME}
    async with httpx.AsyncClient(
        base_url=f"https://127.0.0.1:{port}", headers={"Host": NAME}, verify=trust, trust_env=False, timeout=PATIENCE
    ) as client:
        page = await client.get("/", extensions=extensions)
        assert '<script type="module"' in page.text, page.text[:200]
        asked = {"edition": "tiles-nl", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]}
        answer = await client.post("/api/games", json=asked, extensions=extensions)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
    async with connect(
        f"wss://{NAME}/api/games/{made['game']}/socket",
        host="127.0.0.1",
        port=port,
        ssl=trust,
        origin=Origin(f"https://{NAME}"),
        proxy=None,
    ) as talk:
        await talk.send(f'{{"type":"hello","token":"{made["seats"][0]["token"]}"}}')
        heard = str(await asyncio.wait_for(talk.recv(), PATIENCE))
    assert heard.startswith('{"type":"view"'), heard[:200]
    print("the page, a game and its socket, over TLS")


def _look_at_health(port: int) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE) as answer:
        print(answer.read().decode())


@contextmanager
def _server(folder: Path, port: int) -> Iterator[None]:
    """Sixfold, as the examples say that it is started."""
    command = [str(SIXFOLD), "serve", "--port", str(port), "--database", str(folder / "games.sqlite3")]
    with _running([*command, "--allow-host", NAME, "--trusted-proxy", "127.0.0.1"]), _listening(port):
        yield


@contextmanager
def _running(command: list[str], **environment: str) -> Iterator[None]:
    """A program, which ends with the block."""
    path = f"{os.environ['PATH']}:/usr/sbin"
    with subprocess.Popen(
        command, env=os.environ | {"PATH": path} | environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            yield
            assert process.poll() is None, f"{command[0]} has ended by itself"
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextmanager
def _listening(port: int) -> Iterator[None]:
    """Once somebody listens there."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert time.monotonic() < until, f"nobody listens on {port}"
            time.sleep(0.1)
        else:
            break
    yield


def _free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        port: int = held.getsockname()[1]
        return port


if __name__ == "__main__":
    sys.exit(main())
