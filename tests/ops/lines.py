"""Plain lines to a server, for saying what no browser says."""

from __future__ import annotations

import socket

from rollwright.web.live.messages import PROTOCOL
from tests.web.wire import Wire


def dial(address: str) -> socket.socket:
    """Open a plain line."""
    port = int(address.rsplit(":", 1)[1])
    return socket.create_connection(("127.0.0.1", port), timeout=120)


def ask_for_socket(ada: Wire, code: str) -> bytes:
    """Return what a browser says to watch a table."""
    lines = {
        "Host": ada.address.removeprefix("http://"),
        "Origin": ada.address,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"GET /t/{code}/socket?v={PROTOCOL}&watch=1 HTTP/1.1\r\n{head}\r\n".encode()


def is_closed(line: socket.socket) -> bool:
    """Wait for the other side to hang up."""
    try:
        return line.recv(4096) == b""
    except ConnectionResetError:
        return True


def read_all(line: socket.socket) -> bytes:
    """Return everything the other side says until it hangs up."""
    said = b""
    try:
        while data := line.recv(65536):
            said += data
    except ConnectionResetError:
        pass
    return said
