"""What Chiefdom says to people, in the language of whoever is served."""

from __future__ import annotations

from pathlib import Path

from ....language.messages import load_messages
from ....language.reasons import Reason

MESSAGES = load_messages(Path(__file__).parent)


def say_why(name: str, **values: object) -> Reason:
    """Return a refusal, told later in the reader's language: say_why("refused-no-bonus")."""
    return Reason(MESSAGES, name, **values)
