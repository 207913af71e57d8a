"""Arrays handed over by DLPack: the same memory, alive as long as somebody holds it."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from rollwright.compiler import dlpack
from rollwright.compiler.dlpack import Lent


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int64, np.float32, np.float64])
def test_what_is_taken_is_the_same_memory(kind: Any, order: Any) -> None:
    array = np.array(np.arange(12).reshape(3, 4), kind, order=order)
    taken = np.from_dlpack(Lent(array))
    assert taken.dtype == kind
    assert (taken == array).all()
    array[1, 2] = 77
    assert taken[1, 2] == 77


def test_the_last_axis_may_be_shown_as_several() -> None:
    array = np.array(np.arange(24).reshape(2, 12), order="F")
    taken = np.from_dlpack(Lent(array, (3, 2, 2)))
    assert (taken == array.reshape(2, 3, 2, 2)).all()
    assert Lent(array, (3, 2, 2)).copy_to_host().shape == (2, 3, 2, 2)


def test_an_array_lives_until_its_new_owner_lets_go() -> None:
    before = len(dlpack._lent)
    array = np.zeros(3)
    gone = weakref.ref(array)
    taken = np.from_dlpack(Lent(array))
    del array
    gc.collect()
    assert taken.tolist() == [0, 0, 0]
    assert gone() is not None
    del taken
    gc.collect()
    assert gone() is None
    assert len(dlpack._lent) == before


def test_a_capsule_that_nobody_opens_gives_its_array_back() -> None:
    before = len(dlpack._lent)
    capsule = Lent(np.zeros(3)).__dlpack__()
    assert len(dlpack._lent) == before + 1
    del capsule
    gc.collect()
    assert len(dlpack._lent) == before
