"""What Rolling Fiefdoms says to people, in the language of the reader."""

from __future__ import annotations

from pathlib import Path

from ....language.current import cached_in_language
from ....language.messages import load_messages

MESSAGES = load_messages(Path(__file__).parent)
say = cached_in_language(8192)(MESSAGES.say)
"""Says a message; the same few are said of every sheet."""
