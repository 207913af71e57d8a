"""What Chiefdom says to people, in the language of the reader."""

from __future__ import annotations

from pathlib import Path

from ....language.messages import load_messages

MESSAGES = load_messages(Path(__file__).parent)
