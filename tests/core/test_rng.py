from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.compiler.jit import compiled, jit
from rollwright.core.rng import DICE, Rng, draw_below, draw_word, make_rng

seeds = st.integers(0, 2**62 - 1)


@jit
def draw_many(seed: int, game: int, stream: int, bound: int, times: int) -> list[int]:
    rng = make_rng(seed, game, stream)
    drawn = [0 for _ in range(0)]
    for _ in range(times):
        rng, number = draw_below(rng, bound)
        drawn.append(number)
    return drawn


@jit
def draw_words(seed: int, game: int, stream: int, times: int) -> list[int]:
    rng = make_rng(seed, game, stream)
    drawn = [0 for _ in range(0)]
    for _ in range(times):
        rng, word = draw_word(rng)
        drawn.append(word)
    return drawn


@settings(max_examples=60)
@given(seed=seeds, game=st.integers(0, 2**40), stream=st.integers(0, 100), bound=st.integers(1, 2**31))
def test_plain_and_compiled_draw_the_same(seed: int, game: int, stream: int, bound: int) -> None:
    plain = draw_many(seed, game, stream, bound, 20)
    assert plain == list(compiled(draw_many)(seed, game, stream, bound, 20))
    assert all(0 <= number < bound for number in plain)


@settings(max_examples=30)
@given(seed=seeds)
def test_words_fill_32_bits_and_agree_at_both_speeds(seed: int) -> None:
    plain = draw_words(seed, 0, DICE, 50)
    assert plain == list(compiled(draw_words)(seed, 0, DICE, 50))
    assert all(0 <= word < 2**32 for word in plain)


def test_every_face_comes_equally_often() -> None:
    n, faces = 216_000, 216
    counts = Counter(compiled(draw_many)(7, 0, DICE, faces, n))
    chi_square = sum((counts[face] - n / faces) ** 2 / (n / faces) for face in range(faces))
    assert 130 < chi_square < 320, "215 degrees of freedom: far outside is not chance"


def test_one_draw_says_nothing_of_the_next() -> None:
    drawn = compiled(draw_many)(3, 0, DICE, 6, 72_000)
    counts = Counter(pairwise(drawn))
    chi_square = sum((counts[a, b] - 2000) ** 2 / 2000 for a in range(6) for b in range(6))
    assert chi_square < 80


def test_neighbouring_games_seeds_and_streams_begin_differently() -> None:
    starts = [
        tuple(draw_many(seed, game, stream, 2**31, 2))
        for seed in (0, 1, 2, 2**32, 2**62 - 1)
        for game in (0, 1, 2, 2**32)
        for stream in (0, 1, 2, 99)
    ]
    assert len(set(starts)) == len(starts)


def test_first_draws_of_many_games_are_spread_evenly() -> None:
    counts = Counter(draw_below(make_rng(1, game, DICE), 6)[1] for game in range(12_000))
    assert sum((counts[face] - 2000) ** 2 / 2000 for face in range(6)) < 25


@pytest.mark.parametrize("bit", range(32))
def test_every_bit_of_a_word_is_set_half_the_time(bit: int) -> None:
    words = compiled(draw_words)(5, 0, DICE, 10_000)
    assert 4700 < sum(word >> bit & 1 for word in words) < 5300


def test_drawing_leaves_the_old_state_alone() -> None:
    rng = make_rng(1, 2, 3)
    assert draw_word(rng) == draw_word(rng)
    assert isinstance(rng, Rng)
