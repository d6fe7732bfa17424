"""A push service of our own: it takes messages as the real ones do, and browsers that can read them."""

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from given import SLOWEST

Json = dict[str, Any]
AUTH = bytes(range(16))


def _written(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def _read(key: str) -> bytes:
    return urlsafe_b64decode(key + "=" * (-len(key) % 4))


@dataclass(frozen=True, slots=True)
class Message:
    """What came in for a browser: it can be read by that browser only."""

    path: str
    headers: dict[str, str]
    body: bytes

    def check_signature(self, public: str) -> Json:
        """What the server that holds this key claims about itself; the signature must be its own."""
        fields = dict(part.strip().split("=", 1) for part in self.headers["authorization"][6:].split(","))
        assert fields["k"] == public
        signed, _, signature = fields["t"].rpartition(".")
        whole = _read(signature)
        halves = (int.from_bytes(whole[:32], "big"), int.from_bytes(whole[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _read(public))
        key.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
        claims: Json = json.loads(_read(signed.partition(".")[2]))
        return claims


class PushService:
    """Where messages come in; browsers subscribe here."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.gone: set[str] = set()
        """Paths of browsers that have taken their subscription back."""
        self.moved: dict[str, str] = {}
        """Paths that send callers elsewhere."""
        self.talking: set[str] = set()
        """Paths that are answered with words that have no end."""
        self.swollen: set[str] = set()
        """Paths whose answer has a body without end."""
        self.left: Queue[str] = Queue()
        """Paths whose caller did not hear the answer out."""
        self.closing = threading.Event()
        self._came: Queue[Message] = Queue()
        self._key = ec.derive_private_key(0xC0FFEE, ec.SECP256R1())

    def subscription(self, name: str) -> Json:
        """A browser's subscription, as it gives it to a page."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.url}/{name}", "keys": {"p256dh": _written(point), "auth": _written(AUTH)}}

    def take(self, message: Message) -> int:
        """Take a message in; the status it is answered with."""
        self._came.put(message)
        return 410 if message.path in self.gone else 301 if message.path in self.moved else 201

    def next(self) -> Message:
        """The next message that comes in."""
        return self._came.get(timeout=SLOWEST)

    def empty(self) -> bool:
        """Whether nothing has come in that was not looked at."""
        return self._came.empty()

    def open(self, message: Message) -> Json:
        """What a browser reads."""
        read: Json = json.loads(
            http_ece.decrypt(message.body, private_key=self._key, auth_secret=AUTH, version="aes128gcm")
        )
        return read


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service on this machine."""

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.take(Message(self.path, headers, body)))
            if self.path in service.talking | service.swollen:
                self._say_without_end()
                return
            if self.path in service.moved:
                self.send_header("Location", service.moved[self.path])
            self.send_header("Content-Length", "0")
            self.end_headers()

        def _say_without_end(self) -> None:
            """A line of the headers, or a body, that goes on until nobody is there to hear it."""
            self.send_header("Endless", "") if self.path in service.talking else self.end_headers()
            piece = b"x" if self.path in service.talking else bytes(1_024)
            self.close_connection = True
            try:
                self.flush_headers()
                while not service.closing.wait(0.002):
                    self.wfile.write(piece)
            except OSError:
                service.left.put(self.path)

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.closing.set()
        server.shutdown()
        server.server_close()
        thread.join()
