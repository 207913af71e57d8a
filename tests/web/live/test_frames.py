"""Frames are what the library that reads them would have made."""

from __future__ import annotations

import pytest
from websockets.frames import Close, Frame, Opcode

from rollwright.web.live.frames import FrameCounter, make_close_frame, make_frame


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_a_whole_text_that_is_not_masked(length: int) -> None:
    payload = b"x" * length
    assert make_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


def test_a_close_frame_holds_its_code_and_reason() -> None:
    payload = Close(1008, "too much").serialize()
    assert make_close_frame(1008, "too much") == Frame(Opcode.CLOSE, payload).serialize(mask=False)


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000, 10**6])
def test_frames_are_counted_however_the_stream_is_cut(step: int) -> None:
    kinds = [Opcode.TEXT, Opcode.PING, Opcode.PONG, Opcode.CONT, Opcode.BINARY]
    sizes = [0, 1, 125, 126, 300, 65_535, 65_536]
    frames = [
        Frame(kind, b"x" * min(size, 125 if kind in kinds[1:3] else size)) for kind in kinds for size in sizes
    ]
    stream = b"".join(frame.serialize(mask=True) for frame in frames)
    counter = FrameCounter()
    assert sum(counter.count(stream[at : at + step]) for at in range(0, len(stream), step)) == len(frames)
