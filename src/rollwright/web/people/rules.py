"""What people may ask for beside the cost of a request: codes and links tried, files brought along."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ..door.host import TooMany
from ..door.security import Bucket, Buckets
from ..html.words import say

logger = logging.getLogger(__name__)
WRONG_CODES, HOUR = 200, 3600
"""Wrong codes and links of all addresses in an hour, beyond which somebody may be guessing."""


class Imports(Buckets):
    """Kilobytes of files that an address and a profile bring along."""


class Guesses:
    """Recovery codes and friend links that an address tries; very many wrong ones are an alarm."""

    def __init__(self, limit: Buckets, count: Callable[[str], None]) -> None:
        self.limit, self._count = limit, count
        self._wrong, self._alarms = Bucket(WRONG_CODES, WRONG_CODES / HOUR), Bucket(1, 1 / HOUR)
        self._lines = Buckets(1, 1 / 60)

    def charge(self, address: str, what: str) -> None:
        """Charge an address for a guess; TooMany if it has had its share."""
        if not self.limit.take(address):
            self._log_once(address, f"too many {what} from one address")
            raise TooMany(say("wrong-too_many"))

    def note_wrong(self, address: str, counter: str, text: str) -> None:
        """Note a code or link that opens nothing."""
        self._count(counter)
        if self._wrong.take():
            self._log_once(address, text)
        elif self._alarms.take():
            self._count("code_alarms")
            logger.warning("alarm: very many wrong codes and links, so somebody may be guessing")

    def _log_once(self, address: str, text: str) -> None:
        """Log what an address may do again and again: one line in a minute."""
        if self._lines.take(address):
            logger.warning(text)
