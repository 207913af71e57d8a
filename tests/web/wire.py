"""Clients that are no browsers: forms by HTTP, tables by a plain socket."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from rollwright.web.live.messages import PROTOCOL

Json = dict[str, Any]


@dataclass
class Wire:
    """A person without a browser."""

    address: str
    client: httpx.Client = field(init=False)
    number: int = 0
    source: str = ""
    """The address it calls from; any, if none is named."""

    def __post_init__(self) -> None:
        keep_none = httpx.Limits(max_keepalive_connections=0)
        # Without certificates, which are not needed here and take a tenth of a second to read.
        headers = {"Origin": self.address}
        self.client = httpx.Client(
            base_url=self.address, headers=headers, timeout=120, limits=keep_none, verify=False
        )

    def go_to(self, address: str) -> None:
        """Turn to another server; cookies come along."""
        self.address = address
        self.client.base_url = httpx.URL(address)
        self.client.headers["Origin"] = address

    def open_table(self, name: str, game: str = "chiefdom-2", people: int = 2, **fields: str) -> str:
        """Open a table and return its code."""
        answer = self.ask_for_table(name, game, people, **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rsplit("/", 1)[1]

    def ask_for_table(
        self, name: str, game: str = "chiefdom-2", people: int = 2, **fields: str
    ) -> httpx.Response:
        """Send the form that opens a table."""
        form = {"game": game, "name": name, f"{game}.people": str(people)}
        form |= {key.replace("_", ".") if "." not in key else key: value for key, value in fields.items()}
        return self.client.post("/tables", data=form)

    def join(self, code: str, name: str) -> None:
        """Sit down."""
        answer = self.client.post(f"/t/{code}/join", data={"name": name})
        assert answer.status_code == 303, answer.text

    def cookies(self) -> str:
        """Return the cookies as a header."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)

    def connect(self, code: str, query: str = "", **headers: str) -> ClientConnection:
        """Open the table's socket."""
        query = query if query.startswith("?v=") else f"?v={PROTOCOL}{query.replace('?', '&')}"
        address = self.address.replace("http", "ws") + f"/t/{code}/socket{query}"
        extra = {"Origin": self.address, "Cookie": self.cookies(), **headers}
        extra = {key: value for key, value in extra.items() if value}
        return connect(
            address,
            additional_headers=extra,
            compression=None,
            max_size=None,
            open_timeout=120,
            source_address=(self.source, 0) if self.source else None,
        )

    def say(self, socket: ClientConnection, **command: Any) -> int:
        """Send a command and return its number."""
        self.number += 1
        socket.send(json.dumps({"n": self.number, "do": command}))
        return self.number

    def ask(self, socket: ClientConnection, **command: Any) -> Json:
        """Send a command and return its answer."""
        number = self.say(socket, **command)
        return receive(socket, lambda message: message.get("n") == number)


def receive(socket: ClientConnection, wanted: Any, timeout: float = 120) -> Json:
    """Return the first message that is wanted."""
    while True:
        message: Json = json.loads(socket.recv(timeout=timeout))
        if wanted(message):
            return message


def of_type(kind: str) -> Any:
    """Return what `receive` wants: a message of that type."""
    return lambda message: message["type"] == kind
