"""What an environment does with a choice that is not legal."""

from __future__ import annotations

from rollwright.core.errors import InvalidSetup

END, REPLACE = "end", "replace"
"""End the game with a punishment, or play a random legal choice instead and say so."""
ILLEGAL = (END, REPLACE)


def check_illegal(word: str) -> str:
    """Return one of the two words; InvalidSetup for others."""
    if word not in ILLEGAL:
        raise InvalidSetup(f"an illegal choice is met with {' or '.join(ILLEGAL)}, not {word[:20]!r}")
    return word
