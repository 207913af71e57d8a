"""Hints on small screens: what was asked for is seen, without looking for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from .conftest import Visitor
from .seating import read_playthrough, seat_record

SEEN = """() => {
  const hint = document.querySelector("[data-key='hint 0']").getBoundingClientRect();
  const room = document.querySelector('.offer').getBoundingClientRect();
  return Math.min(hint.right, room.right) - hint.left > 100 && hint.top >= room.top - 1 &&
    hint.bottom <= room.bottom + 1;
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_hint_that_was_found_is_seen(visitor: Visitor, data: Path, width: int, height: int) -> None:
    page = visitor.sit_at(seat_record(data, read_playthrough("chiefdom-2"), 41), 0)
    page.wait_for_selector("#sheet .can")
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.click("[data-key=hint]")
    page.wait_for_selector("[data-key='hint 0']", timeout=120_000)
    assert page.evaluate(SEEN)
    assert page.evaluate("scrollY") == 0
