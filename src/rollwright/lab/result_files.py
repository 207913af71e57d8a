"""Rows of results in files: JSON, CSV or Parquet, by the file's suffix."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from rollwright.core.errors import InvalidSetup
from rollwright.core.extras import need

Row = Mapping[str, object]
ENDINGS = (".json", ".csv", ".parquet")


def check_table(path: Path) -> None:
    """Refuse a file that cannot be written, before hours are spent on its rows."""
    if path.suffix.lower() not in ENDINGS:
        raise InvalidSetup(f"a table is a .json, .csv or .parquet file, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise InvalidSetup(f"there is no folder {str(path.parent)!r} to put the table in")
    if path.suffix.lower() == ".parquet":
        need("pyarrow", "a Parquet file needs", "lab")


def write_table(rows: Sequence[Row], path: Path) -> None:
    """Write rows that all have the same columns."""
    ending = path.suffix.lower()
    if ending == ".json":
        path.write_text(json.dumps([dict(row) for row in rows], indent=1) + "\n", encoding="utf-8")
    elif ending == ".csv":
        _write_csv(rows, path)
    else:
        _write_parquet(rows, path)


def _write_csv(rows: Sequence[Row], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]) if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _write_parquet(rows: Sequence[Row], path: Path) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    parquet.write_table(pa.Table.from_pylist([dict(row) for row in rows]), path)
