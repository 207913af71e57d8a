"""Frames are what the library that reads them would have made."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from rollwright.web.frames import make_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_a_whole_text_that_is_not_masked(length: int) -> None:
    payload = b"x" * length
    assert make_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
