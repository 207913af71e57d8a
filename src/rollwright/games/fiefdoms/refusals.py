"""Refusals of the rules: keys with arguments, which are said in the language of the reader."""

from __future__ import annotations

from functools import partial

from ...language.messages import load_messages
from ...language.reasons import Reason

say_why = partial(Reason, load_messages(__file__))
"""Return a refusal: say_why("plot-not-empty", plot="2,3")."""


def name_why(building: str) -> Reason:
    """ "farmers-guild" -> the building's name within a refusal"""
    return say_why(f"building-{building}")
