"""Parts of addresses that are more than text."""

from __future__ import annotations

from starlette.convertors import Convertor, register_url_convertor

SEAT = "seat"


class SeatConvertor(Convertor[int]):
    """The number of a seat, from 1 to 100; an address with any other leads nowhere."""

    regex = "100|[1-9][0-9]?"

    def convert(self, value: str) -> int:
        """Return the seat's number."""
        return int(value)

    def to_string(self, value: int) -> str:
        """Return the number as it stands in addresses."""
        return str(value)


register_url_convertor(SEAT, SeatConvertor())
