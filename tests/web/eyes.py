"""What an eye and a finger find on a page: small letters, controls cut off or too small, pale squares."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

LEAST_LETTERS, FINGER, SQUARE, LEAST_CONTRAST = 11.5, 40, 28, 3
"""Pixels of letters, of what is pressed, of squares where a board fills the window; and a contrast."""
LOOK, CUT, CONTRAST = (
    Path(__file__).with_name(name).read_text("utf-8") for name in ("eyes.js", "tray.js", "contrast.js")
)
"""CUT: the choices that are not whole in their tray and the window."""


def look_closely(page: Page) -> list[str]:
    """Return what is too small, cut off or out of reach as the window is now."""
    found: list[str] = page.evaluate(LOOK, [LEAST_LETTERS, FINGER, SQUARE])
    return found


def contrast_of_dots(page: Page) -> float:
    """Return how far the dots on legal squares stand out from the paper."""
    found: float = page.evaluate(CONTRAST)
    return found
