"""Errors of the compiler."""

from __future__ import annotations


class TargetUnavailable(RuntimeError):
    """A target that this machine does not have; the message says what is missing."""
