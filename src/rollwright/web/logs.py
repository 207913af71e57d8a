"""Logs for machines: one JSON object a line on stderr, and no secret in any of them."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

LEVELS = ("info", "warning", "error")
"""No more than that: below, libraries tell whole requests, cookies and all."""
HIDDEN = "[hidden]"
_PASSWORD = re.compile(r"(://[^\s:/@]*:)[^\s@]+@|(password\s*=\s*)('[^']*'|[^\s&]+)", re.IGNORECASE)
_LONG = re.compile(r"(?<![A-Za-z0-9_-])(?=[a-z_-]*[A-Z0-9])[A-Za-z0-9_-]{32,}")
"""Tokens, keys, secrets, nonces and their hashes: long words with a digit or a capital in them."""


def hide_secrets(text: str) -> str:
    """ "postgresql://ada:pw@db" -> "postgresql://ada:[hidden]@db" """
    return _LONG.sub(HIDDEN, _PASSWORD.sub(_hide_password, text))


def _hide_password(found: re.Match[str]) -> str:
    return f"{found[1]}{HIDDEN}@" if found[1] else f"{found[2]}{HIDDEN}"


class JsonLines(logging.Formatter):
    """Writes a record as an object with time, level, where it comes from and what it says."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": hide_secrets(record.getMessage()),
        }
        if record.exc_info:
            told["trace"] = hide_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=True)


def start_logging(level: str) -> None:
    """Write what is at least that important to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Warnings of libraries come the same way as everything else.
    logging.captureWarnings(True)
