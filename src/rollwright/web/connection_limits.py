"""Connections that say nothing, or speak one letter a minute, do not stay.

The server itself closes a line only after an answer; a line on which no question ever ends would be kept for
good, and two thousand of them would keep everybody else out.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .security import Proxies, Slots, name_address


class PatientProtocol(H11Protocol):
    """HTTP with a time limit for every question and a number of lines for every address."""

    seconds = 30.0
    places = Slots(700)
    """Lines of one address on which questions are asked; sockets are counted elsewhere."""
    exempt = Proxies(())

    _address = ""
    _timer: asyncio.TimerHandle | None = None
    _seen: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, or close the line before anything is read."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in self.exempt:
            address = name_address(address)
            if not self.places.take(address):
                transport.abort()
                return
            self._address = address
        self._look_again_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Give the place back at once: a socket has pings and places of its own, and tells us no end."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._address:
            self.places.give_back(self._address)
            self._address = ""

    def _look_again_later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.seconds, self._view)

    def _view(self) -> None:
        """Close the line if the same question, or none, has been open since the last look."""
        if self._is_stuck():
            self.transport.abort()
        else:
            self._seen = self.cycle
            self._look_again_later()

    def _is_stuck(self) -> bool:
        cycle: Any = self.cycle
        return cycle is None or (cycle is self._seen and self.timeout_keep_alive_task is None)


def be_patient(seconds: float, most: int, exempt: Proxies) -> type[PatientProtocol]:
    """Return the protocol of one server."""
    fields = {"seconds": seconds, "places": Slots(most), "exempt": exempt}
    return type("Patient", (PatientProtocol,), fields)
