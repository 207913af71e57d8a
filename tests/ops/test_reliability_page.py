"""docs/reliability.md names a test for every row, and every test it names exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
NAMED = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", PAGE)


def test_every_test_the_page_names_exists() -> None:
    assert len(NAMED) > 25
    for path, name in NAMED:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert re.search(rf"def {name}\(", text), f"{path}::{name}"


def test_every_row_names_a_test() -> None:
    rows = re.findall(r"^\| (\d+) \|.*\|$", PAGE, re.MULTILINE)
    numbers = [int(number) for number in rows]
    assert numbers[:56] == list(range(1, 57))
    assert numbers == sorted(set(numbers))
    for line in PAGE.splitlines():
        if re.match(r"\| \d+ \|", line):
            assert "::test_" in line.rsplit("|", 2)[1]
