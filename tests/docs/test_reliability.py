"""docs/reliability.md names a test for every row, and every test it names exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", PAGE)

FOR_FEATURES_TO_COME = {79}
"""Rows of what the table does not have: people who are silenced or blocked."""


def test_every_test_the_page_names_exists() -> None:
    assert len(NAMED) > 25
    for path, name in NAMED:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert re.search(rf"def {name}\(", text), f"{path}::{name}"


def test_every_row_names_a_test() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\|$", PAGE, re.MULTILINE)
    numbers = [int(number) for number in rows]
    assert numbers == [number for number in range(1, 81) if number not in FOR_FEATURES_TO_COME]
    for line in PAGE.splitlines():
        if re.match(r"\| \d+ \|", line):
            assert "::test_" in line.rsplit("|", 2)[1]
