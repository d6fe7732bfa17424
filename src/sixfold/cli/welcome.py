"""What a person reads when the server has started: where the table is, and how a phone gets there."""

import io
import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address

import segno
import typer

from sixfold.cli.speech import say

ANYWHERE = frozenset({"0.0.0.0", "::", ""})
WHITE_ON_BLACK, AS_BEFORE = "\033[97;40m", "\033[0m"


def url_of(host: str, port: int) -> str:
    """The address of a page on a host."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def greet(host: str, port: int) -> None:
    """Say where the table is, on this device and, if it can be reached there, in the network."""
    here, there = addresses(host, port)
    lines = [say("serve-ready"), ""]
    if there is None:
        lines += [f"  {here}", ""]
    else:
        lines += [f"  {say('serve-here')}", f"  {here}", ""] if there != here else []
        lines += [f"  {say('serve-network')}", f"  {there}", ""]
        lines += [*(f"  {row}" for row in qr_code(there)), ""] if _draws_blocks() else []
    typer.echo("\n".join([*lines, say("serve-stop")]))


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """The address of the table on this device, and the one for other devices, if there is one."""
    shared = network_address() if host in ANYWHERE else None if _is_loopback(host) else host
    here = url_of("127.0.0.1" if host in ANYWHERE else host, port)
    return here, None if shared is None else url_of(shared, port)


def qr_code(text: str) -> list[str]:
    """A text as a QR code, dark on light on any terminal."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True, border=2)
    return [f"{WHITE_ON_BLACK}{row}{AS_BEFORE}" for row in drawn.getvalue().splitlines()]


def network_address() -> str | None:
    """The address of this machine in its network, if it has one. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            # An address of no machine: connecting only chooses the way there.
            asking.connect(("192.0.2.1", 9))
            found = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if found in ANYWHERE or _is_loopback(found) else found


def show_in_browser(host: str, port: int) -> None:
    """Open the table without waiting; a machine without a screen is left alone.

    Where others may join, it is opened by the address that they can use, since the links it shows are for them.
    """
    if sys.platform == "linux" and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        return
    here, there = addresses(host, port)
    threading.Thread(target=webbrowser.open, args=(there or here,), daemon=True).start()


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _draws_blocks() -> bool:
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
