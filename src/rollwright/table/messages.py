"""What people at a table read, and why something was refused."""

from __future__ import annotations

from ..language.messages import load_messages
from ..language.reasons import Reason

MESSAGES = load_messages(__file__)


def make_reason(name: str, /, **values: object) -> Reason:
    """make_reason("seat-empty", seat=2) -> "no person sits at seat 2", told in the reader's language"""
    return Reason(MESSAGES, name, **values)
