"""Refusals of the rules: keys with arguments, which are said in the language of the reader."""

from __future__ import annotations

from functools import partial

from ...language.messages import load_messages
from ...language.reasons import Reason

say_why = partial(Reason, load_messages(__file__))
"""Return a refusal: say_why("not-in-turn", side="A")."""
SPELT = {"+1": "plus-one", "-1": "minus-one"}
"""Abilities that cannot be part of a message's name as they are written."""


def name_why(ability: str) -> Reason:
    """ "+1" -> the ability's name within a refusal"""
    return say_why(f"ability-{SPELT.get(ability, ability)}")
