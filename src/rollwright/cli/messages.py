"""What the command line says to players: the Fluent files in `languages`."""

from __future__ import annotations

from rollwright.language.messages import load_messages

MESSAGES = load_messages(__file__)
