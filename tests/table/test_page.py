"""The page about the table names what there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Why

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "table.md").read_text(encoding="utf-8")


def test_the_page_lists_every_command_and_its_fields() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \|([^|]*)\|", PAGE, re.MULTILINE))
    for command in get_args(c.AnyCommand):
        fields = set(command.__struct_fields__) - {"seat"}
        assert set(re.findall(r"`(\w+)`", rows[command.__struct_config__.tag])) == fields


def test_the_page_lists_every_kind_of_refusal() -> None:
    words = " ".join(PAGE.split())
    assert all(str(why) in words for why in Why)


def test_the_page_names_files_that_exist() -> None:
    for name in re.findall(r"`([\w/]+\.py)`", PAGE):
        homes = ("", "src/rollwright", "src/rollwright/table", "tests/table")
        assert any((ROOT / home / name).exists() for home in homes), name
