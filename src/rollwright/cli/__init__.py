"""The command line: one file for each command, loaded when it is run."""

from __future__ import annotations

from .main import main

__all__ = ["main"]
