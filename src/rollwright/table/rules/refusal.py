"""What a table answers when it will not do something: a kind for programs, a sentence for people."""

from __future__ import annotations

from enum import StrEnum

from ...core.errors import RollwrightError


class Why(StrEnum):
    """The kinds of refusal; other programs rely on these words."""

    NO_TABLE = "no such table"
    SET_ASIDE = "table set aside"
    TOO_NEW = "written by a newer version"
    OTHER_RULES = "table of other rules"
    NO_SEAT = "no seat"
    TOKEN = "token refused"
    NOT_YOURS = "not your seat"
    HOST_ONLY = "host only"
    FULL = "table full"
    NOT_NOW = "not now"
    STALE = "stale"
    CONFLICT = "conflict"
    UNREADABLE = "unreadable"
    ILLEGAL = "illegal"
    UNDO_CLOSED = "too late to undo"
    NOT_TAUGHT = "not in this lesson"
    STORE = "store failed"
    LOST = "table moved"


class Refusal(RollwrightError):
    """A command that changes nothing."""

    def __init__(self, why: Why, reason: str) -> None:
        super().__init__(reason)
        self.why = why
