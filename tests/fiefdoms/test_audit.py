"""The list of sentences and tests in AUDIT.md names only tests there are."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent
NAMED = re.findall(r"`(test_\w+\.py)::(test_\w+)(?:\[([^]]*)\])?`", (FOLDER / "AUDIT.md").read_text("utf-8"))


def test_every_test_of_the_audit_exists() -> None:
    assert len(NAMED) > 100
    for file, test, case in NAMED:
        source = (FOLDER / file).read_text("utf-8")
        assert f"def {test}(" in source, (file, test)
        assert f'"{case}":' in source or not case, (file, case)


def test_every_sentence_of_the_audit_has_a_test() -> None:
    rows = [line for line in (FOLDER / "AUDIT.md").read_text("utf-8").split("\n") if line.startswith("| ")]
    sentences = [row for row in rows if row != "| what the page says | tests |"]
    assert len(sentences) > 60
    assert [row for row in sentences if ".py::test_" not in row] == []
