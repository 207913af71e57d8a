"""Figures as each language writes them: 1,234.5 and 47%, 1.234,5 and 47 %."""

from __future__ import annotations

from .messages import load_messages

MESSAGES = load_messages(__file__)


def write_number(value: float, digits: int = 0) -> str:
    """1234.5, 1 -> "1,234.5"; with a typographic minus sign"""
    whole, _, rest = f"{abs(value):,.{digits}f}".partition(".")
    written = whole.replace(",", MESSAGES.say("number-group")) + (
        MESSAGES.say("number-point") + rest if rest else ""
    )
    return f"−{written}" if value < 0 and float(f"{value:.{digits}f}") else written


def write_percent(value: float, digits: int = 0) -> str:
    """0.47 -> "47%" """
    return MESSAGES.say("number-percent", number=write_number(100 * value, digits))
