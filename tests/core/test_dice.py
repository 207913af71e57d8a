"""Rolls of dice, handfuls as numbers, and where chance comes from."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwright.compiler.jit import compiled, jit
from rollwright.core.dice import (
    FACES,
    Die,
    Throw,
    can_roll,
    count_ways,
    distinct_rolls,
    find_roll,
    list_groups,
    pick_roll,
    weigh_rolls,
)
from rollwright.core.errors import InvalidSetup
from rollwright.core.rng import DICE, Rng, draw_below, draw_word, make_rng
from rollwright.core.types import Roll
from rollwright.kernel.dice_multisets import (
    HANDFULS,
    MOST,
    NUMBERS,
    SIZE,
    count_of,
    faces_of,
    join_dice,
    list_parts,
    number_of,
    roll_dice,
)

# ---- Rolls of six-sided dice, and handfuls of them as numbers


@pytest.mark.parametrize("number", [1, 2, 5])
def test_every_roll_weighs_as_many_ways_as_it_can_fall(number: int) -> None:
    ways = Counter(" ".join(sorted(faces)) for faces in product("123456", repeat=number))
    found = {str(weighted.roll): weighted.weight for weighted in weigh_rolls(number).values()}
    assert found == ways
    assert list(found) == sorted(found)


def test_no_dice_are_no_roll() -> None:
    assert distinct_rolls(0) == {(): 1}
    assert weigh_rolls(0) == {}


def test_handfuls_know_their_dice() -> None:
    assert len(HANDFULS) == 462
    for number, dice in enumerate(HANDFULS):
        assert SIZE(number) == len(dice)
        assert [count_of(number, face) for face in FACES] == [dice.count(face) for face in FACES]
        assert number_of(Roll(faces_of(number))) == number


def test_handfuls_are_joined() -> None:
    pairs = [(a, b) for a in HANDFULS for b in HANDFULS if len(a) + len(b) <= MOST]
    assert len(pairs) == 6188
    for a, b in pairs:
        assert HANDFULS[join_dice(NUMBERS[a], NUMBERS[b])] == tuple(sorted(a + b))


def test_parts_of_a_handful_are_all_that_can_be_kept_but_the_whole() -> None:
    codes = [0] * 40
    for number, dice in enumerate(HANDFULS):
        found = list_parts(number, codes, 2, 100)
        listed = [HANDFULS[code - 100] for code in codes[2:found]]
        kept = {
            tuple(die for die, keep in zip(dice, which) if keep)
            for which in product((0, 1), repeat=len(dice))
        }
        assert len(listed) == len(set(listed))
        assert set(listed) == kept - {dice}


@pytest.mark.parametrize("number", [1, 3, 5])
def test_handfuls_are_rolled_as_often_as_they_can_fall(number: int) -> None:
    rng, seen = make_rng(3, 0, 0), Counter[int]()
    for _ in range(6000):
        rng, handful = roll_dice(number, rng)
        seen[handful] += 1
    likely = max(distinct_rolls(number).items(), key=lambda each: each[1])
    expected = 6000 * likely[1] / 6**number
    assert {len(HANDFULS[handful]) for handful in seen} == {number}
    assert abs(seen[NUMBERS[likely[0]]] - expected) < 5 * expected**0.5


# ---- throws

FEW = Throw(Die("w", 3), Die("r", 2), Die("w", 3), Die("", ("x", "o", "*")))
MANY = Throw(Die("w"), Die("w"), *(Die(tag) for tag in "rygb"))


def test_a_throw_is_the_list_of_its_distinct_rolls_with_their_weights() -> None:
    whites, reds, signs = ("w1", "w2", "w3"), ("r1", "r2"), ("x", "o", "*")
    order = {face: rank for rank, face in enumerate(whites + reds + signs)}
    ways = Counter(
        tuple(sorted(faces, key=order.__getitem__)) for faces in product(whites, reds, whites, signs)
    )
    listed = list(FEW)
    assert {weighted.roll.faces: weighted.weight for weighted in listed} == ways
    assert len(FEW) == len(listed) == 36
    assert FEW.total == sum(ways.values()) == 54
    assert listed == [FEW[n] for n in range(len(FEW))] == list(FEW[:])
    assert str(FEW[0].roll) == "w1 w1 r1 x"
    assert FEW[-1] == listed[-1]


def test_a_ticket_draws_from_a_throw_what_it_draws_from_the_list() -> None:
    listed = tuple(FEW)
    tickets = range(FEW.total)
    assert [pick_roll(FEW, ticket) for ticket in tickets] == [pick_roll(listed, t) for t in tickets]
    with pytest.raises(ValueError, match="not below"):
        pick_roll(FEW, FEW.total)


def test_a_throw_of_many_rolls_lists_none_of_them() -> None:
    assert len(MANY) == 27_216
    assert MANY.total == 6**6 == count_ways(MANY)
    assert str(MANY.pick(0)) == "w1 w1 r1 y1 g1 b1"
    assert str(MANY.pick(6**6 - 1)) == "w6 w6 r6 y6 g6 b6"
    assert str(find_roll(MANY, ["b2", "w5", "g3", "w1", "r6", "y4"])) == "w1 w5 r6 y4 g3 b2"
    assert [len(group) for group in list_groups(MANY)] == [21, 6, 6, 6, 6]


@pytest.mark.parametrize("text", ["w1 w5 r6 y4 g3", "w1 w5 r6 y4 g3 b7", "w1 w5 r6 r4 g3 b2", ""])
def test_other_faces_are_no_roll_of_a_throw(text: str) -> None:
    assert find_roll(MANY, text.split()) is None


def test_only_a_roll_in_the_order_of_the_throw_can_come() -> None:
    assert can_roll(MANY, Roll(("w1", "w5", "r6", "y4", "g3", "b2")))
    assert not can_roll(MANY, Roll(("w5", "w1", "r6", "y4", "g3", "b2")))
    assert not can_roll((), Roll(("1",)))


@pytest.mark.parametrize(
    ("dice", "sentence"),
    [
        ((), "at least one die"),
        ((Die("w"), Die("w", 8)), "its own tag"),
        ((Die("", ("1", "1")),), "its own tag"),
        ((Die("w "),), "without spaces"),
        ((Die("", ("",)),), "without spaces"),
        ((Die(),) * 12, "at most 2,147,483,648 ways"),
    ],
)
def test_dice_that_cannot_be_thrown_together_are_refused(dice: tuple[Die, ...], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        Throw(*dice)


def test_throws_of_the_same_dice_are_equal() -> None:
    assert Throw(Die("w"), Die("r")) == Throw(Die("w"), Die("r"))
    assert len({Throw(Die("w")), Throw(Die("w")), Throw(Die("r"))}) == 2
    assert repr(MANY) == "<Throw of 6 dice, 27,216 distinct rolls>"


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
