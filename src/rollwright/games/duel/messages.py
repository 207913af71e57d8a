"""What Chiefdom Duel says to people, in the current language."""

from __future__ import annotations

from functools import partial

from ...language.messages import load_messages
from ...language.reasons import Reason

MESSAGES = load_messages(__file__)
say_why = partial(Reason, MESSAGES)
"""Says a sentence that can be told in another language later: say_why("not-in-turn", side="A")."""
