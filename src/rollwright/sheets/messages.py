"""What is said on paper, in charts and in terminals beside the sheets themselves."""

from __future__ import annotations

from ..language.messages import load_messages

MESSAGES = load_messages(__file__)
