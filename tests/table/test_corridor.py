"""How long the way of one move is, from the command to the answer: counted, so that it cannot grow unseen."""

from __future__ import annotations

import sys
from pathlib import Path
from types import CodeType, FrameType

import rollwright
from rollwright.table.rules import commands as c
from rollwright.table.stores.memory import MemoryStore

from .tables import gather, in_loop, make_hall

HOUSE = Path(rollwright.__file__).parent
FLOORS = ("table", "core")
"""The game's own functions are not counted: there are more of them while its kernel is not compiled."""


class Count:
    """The functions of the house that are called while it looks."""

    def __init__(self) -> None:
        self.calls: list[CodeType] = []

    def __enter__(self) -> Count:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *wrong: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(HOUSE) and path.relative_to(HOUSE).parts[0] in FLOORS:
            self.calls.append(frame.f_code)

    @property
    def functions(self) -> int:
        return len(set(self.calls))

    @property
    def files(self) -> int:
        return len({code.co_filename for code in self.calls})


@in_loop
async def test_a_move_passes_few_functions_and_files_of_the_table() -> None:
    party = await gather(make_hall(MemoryStore()), 4, "chiefdom-2")
    await party.roll()
    await party.move(0)
    data = await party.data(1)
    play = c.Play(id="m", ask=data["ask"], path=data["moves"][0]["numbers"])
    with Count() as count:
        await party.act(1, play)
    assert len(count.calls) <= 140
    assert count.functions <= 90
    assert count.files <= 18
