from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_has_an_example() -> None:
    assert BLOCKS
    assert all("assert" in block for block in BLOCKS)


@pytest.mark.parametrize("block", BLOCKS)
def test_the_readmes_example_works_as_written(block: str) -> None:
    exec(compile(block, "README.md", "exec"), {})
