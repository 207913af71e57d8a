"""Words that environments are asked with, and what they do with a choice that is not legal."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright.core.errors import InvalidSetup

END, REPLACE = "end", "replace"
"""End the game with a punishment, or play a random legal choice instead and say so."""


def check_word(said: str, word: str, words: Sequence[str]) -> str:
    """Return a word if it is one of those; InvalidSetup for others."""
    if word not in words:
        raise InvalidSetup(f"{said} {' or '.join(words)}, not {str(word)[:20]!r}")
    return word


def check_illegal(word: str) -> str:
    """Return one of the two words; InvalidSetup for others."""
    return check_word("an illegal choice is met with", word, (END, REPLACE))
