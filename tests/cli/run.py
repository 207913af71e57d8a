"""Running a command in this process, as the shell would."""

from __future__ import annotations

import io
import json
import sys
from typing import Any, NamedTuple
from unittest.mock import patch

from rollwright.cli.main import run


class Ran(NamedTuple):
    """What came of it."""

    code: int
    out: str
    err: str

    def read(self) -> Any:
        """Return the JSON that a command printed which went well."""
        assert self.code == 0, self
        return json.loads(self.out)


def run_command(*args: str, stdin: bytes | str = "") -> Ran:
    """Run a command with that standard input."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    given, out, err = (io.TextIOWrapper(io.BytesIO(text), encoding="utf-8") for text in (data, b"", b""))
    with (
        patch.object(sys, "stdin", given),
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", err),
    ):
        code = run(list(args))
    return Ran(code, read_back(out), read_back(err))


def read_back(stream: io.TextIOWrapper) -> str:
    """Return what was written to a stream."""
    stream.flush()
    stream.seek(0)
    return stream.read()
