"""Masks as bits and planes written in shares are what arrays are."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from rollwright.kernel.bitmask import (
    Bitmask,
    clear_marks,
    count_marks,
    is_marked,
    mark,
    nth_mark,
    spread_nibble,
)
from rollwright.kernel.bits import Bits
from rollwright.kernel.planes import Share, clear_planes, length_of, show, show_bits, show_number, show_word


def test_bits_mark_what_an_array_marks() -> None:
    hand = random.Random(5)
    for chosen in ({0}, {31, 32, 99}, set(hand.sample(range(100), 40))):
        numbers, bits = np.ones(100, np.int8), Bitmask([7] * 4)
        clear_marks(numbers)
        clear_marks(bits)
        for number in chosen:
            mark(numbers, number)
            mark(bits, number)
        assert [is_marked(bits, number) for number in range(100)] == numbers.astype(bool).tolist()
        assert [is_marked(numbers, number) for number in range(100)] == numbers.astype(bool).tolist()
        assert count_marks(bits) == count_marks(numbers) == len(chosen)
        for n, number in enumerate(sorted(chosen)):
            assert nth_mark(bits, n) == nth_mark(numbers, n) == number


def test_four_bits_become_four_bytes() -> None:
    for four in range(16):
        assert spread_nibble(four).to_bytes(4, "little") == bytes((four >> bit) & 1 for bit in range(4))


def test_shares_of_planes_are_together_what_one_writes_alone() -> None:
    size = 81
    alone, together = np.full((2, 6 * size + 2), 9, np.uint8)
    shares: list[Any] = [Share(together, together.view(np.uint32), part, 4) for part in range(4)]
    assert length_of(shares[0]) == length_of(alone) == len(alone)
    for planes in (alone, *shares):
        clear_planes(planes)
        show_bits(planes, 0, Bits(0b1011, 1 << 20 | 1))
        show_number(planes, size, size, 300)
        show_word(planes, 2 * size, size, 0b101, 3)
        show(planes, 5 * size + 7, 3)
    assert alone.any()
    assert alone.tolist() == together.tolist()
