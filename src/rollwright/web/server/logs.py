"""Logs for machines: one JSON object a line on stderr; no secret, address or table's code in any of them."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

from starlette.requests import ClientDisconnect
from websockets.exceptions import WebSocketException

from ...table.dice.tokens import CODE_LENGTH, CODE_LETTERS

LEVELS = ("info", "warning", "error")
"""No lower: below, libraries log whole requests with their cookies."""
HIDDEN = "[hidden]"
_PASSWORD = re.compile(r"(://[^\s:/@]*:)[^\s@]+@|(password\s*=\s*)('[^']*'|[^\s&]+)", re.IGNORECASE)
_LONG = re.compile(r"(?<![A-Za-z0-9_-])(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{32,}")
"""Tokens, keys, secrets, nonces and their hashes: long words with a digit or a capital in them."""


def hide_secrets(text: str) -> str:
    """ "postgresql://ada:pw@db" -> "postgresql://ada:[hidden]@db" """
    return _LONG.sub(HIDDEN, _PASSWORD.sub(_hide_password, text))


def _hide_password(found: re.Match[str]) -> str:
    return f"{found[1]}{HIDDEN}@" if found[1] else f"{found[2]}{HIDDEN}"


_CODE = re.compile(rf"(?<![A-Za-z0-9])[{CODE_LETTERS}]{{{CODE_LENGTH}}}(?![A-Za-z0-9])")
_ADDRESS = re.compile(
    r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|\[?(?:[0-9a-fA-F]{0,4}:){2,7}[0-9a-fA-F]{0,4}\]?)(?::\d+)?(?![\w.:])"
)


def hide_people(text: str) -> str:
    """ "10.0.0.7:5123 at table K7P2QD" -> "[hidden] at table [hidden]": nobody's address or table"""
    return _CODE.sub(HIDDEN, _ADDRESS.sub(HIDDEN, hide_secrets(text)))


class JsonLines(logging.Formatter):
    """Writes a record as an object with time, level, where it comes from and what it says."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": hide_people(record.getMessage()),
        }
        if record.exc_info:
            fields["trace"] = hide_people(self.formatException(record.exc_info))
        return json.dumps(fields, ensure_ascii=True)


class ClientNoise(logging.Filter):
    """Drops records that any client can cause by sending nonsense or going away: they are no failures."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is worth writing."""
        wrong = record.exc_info[1] if record.exc_info else None
        is_nonsense = isinstance(wrong, UnicodeDecodeError | ClientDisconnect | WebSocketException)
        return not is_nonsense and "Invalid HTTP request" not in record.getMessage()


def start_logging(level: str) -> None:
    """Write what is at least that important to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Below that uvicorn logs which client connects to which table, and every frame it cannot read.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    handler.addFilter(ClientNoise())
    # Warnings of libraries come the same way as everything else.
    logging.captureWarnings(True)
