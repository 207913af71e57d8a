from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Hashable
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwright.core.dice import pick_roll
from rollwright.core.game import start_game
from rollwright.core.types import Roll, WeightedRoll
from rollwright.games.chiefdom import CHIEFDOM_2
from rollwright.table.dice.fair_dice import (
    SeatNonce,
    commit_to,
    counting,
    draw_ticket,
    make_block,
    make_nonce,
    make_secret,
    roll_fairly,
)

K = TypeVar("K", bound=Hashable)
PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
SECRET = bytes(range(32))
NONCES = (SeatNonce(0, 1, "c0ffee"), SeatNonce(1, 1, "0ddba11"))


def test_the_worked_example_of_the_page_comes_out() -> None:
    rows = dict(re.findall(r"^\| ([\w ]+) \| `(.+)` \|$", PAGE.read_text(), re.MULTILINE))
    secret = bytes.fromhex(rows["secret"])
    table, number, shares, counter = rows["message"].split("\\|")
    nonces = [SeatNonce(int(s.split(":")[0]) - 1, 1, s.split(":")[1]) for s in shares.split(",")]
    block = make_block(secret, table, int(number), nonces)
    assert commit_to(secret) == rows["commitment"]
    assert block(int(counter)).hex() == rows["HMAC"]
    assert int.from_bytes(block(0)[:8], "big") == int(rows["first 8 bytes"])
    assert draw_ticket(block, 216) == int(rows["ticket below 216"])
    assert str(roll_fairly(CHIEFDOM_2, start_game(CHIEFDOM_2, 2), block)) == rows["roll"]


MILLION = 1_000_000


def _draw_many(total: int) -> Any:
    """Return a million tickets, by HMAC written out so that its two key blocks are hashed only once."""
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in SECRET) + b"\x36" * 32)
    outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in SECRET) + b"\x5c" * 32)
    digests = bytearray()
    for number in range(MILLION):
        hashed, again = inner.copy(), outer.copy()
        hashed.update(b"T|%d|1:c0ffee,2:0ddba11|0" % number)
        again.update(hashed.digest())
        digests += again.digest()[:8]
    return np.frombuffer(bytes(digests), dtype=">u8") % total


def test_a_million_rolls_come_as_often_as_their_weights_say() -> None:
    rolls, total = CHIEFDOM_2.rolls(start_game(CHIEFDOM_2, 1)), 216
    drawn = _draw_many(total)
    for number in range(0, MILLION, 997):
        assert drawn[number] == draw_ticket(make_block(SECRET, "T", number, NONCES), total)
    tickets = Counter(drawn.tolist())
    assert _chi_square(tickets, dict.fromkeys(range(total), 1 / total)) < 300.0  # p = 1e-4 is 302
    faces: Counter[Roll] = Counter()
    for ticket, times in tickets.items():
        faces[pick_roll(rolls, ticket)] += times
    shares = {weighted.roll: weighted.weight / total for weighted in rolls}
    assert _chi_square(faces, shares) < 102.0  # 55 degrees of freedom; p = 1e-4 is 102


def test_a_roll_says_nothing_of_the_next() -> None:
    tickets = [draw_ticket(make_block(SECRET, "T", n, NONCES), 216) % 6 for n in range(30_000)]
    pairs = Counter(pairwise(tickets))
    assert _chi_square(pairs, {(a, b): 1 / 36 for a in range(6) for b in range(6)}) < 80.0  # p = 1e-4 is 79


def _chi_square(seen: Counter[K], shares: dict[K, float]) -> float:
    total = sum(seen.values())
    return sum((seen[key] - total * share) ** 2 / (total * share) for key, share in shares.items())


def _block_of(*numbers: int) -> list[bytes]:
    return [number.to_bytes(8, "big") + bytes(24) for number in numbers]


def test_a_number_in_the_incomplete_last_stretch_is_drawn_again() -> None:
    blocks = _block_of(2**64 - 1, 2**64 - 2**64 % 216, 500)
    assert draw_ticket(blocks.__getitem__, 216) == 500 % 216


def test_the_last_number_of_the_complete_stretches_counts() -> None:
    blocks = _block_of(2**64 - 2**64 % 216 - 1, 7)
    assert draw_ticket(blocks.__getitem__, 216) == 215


@given(st.integers(1, 10**9), st.integers(0, 2**64 - 1))
def test_a_ticket_is_below_the_total(total: int, number: int) -> None:
    assert 0 <= draw_ticket(lambda counter: _block_of(number if counter == 0 else 0)[0], total) < total


def test_tickets_walk_through_the_weights_in_order() -> None:
    rolls = (WeightedRoll(Roll(("1",)), 2), WeightedRoll(Roll(("2",)), 1))
    assert [str(pick_roll(rolls, ticket)) for ticket in range(3)] == ["1", "1", "2"]
    with pytest.raises(ValueError, match="not below"):
        pick_roll(rolls, 3)


@given(st.data())
def test_everything_in_the_message_changes_the_dice(data: st.DataObject) -> None:
    base = make_block(SECRET, "T", 1, NONCES)(0)
    others = [
        make_block(bytes(32), "T", 1, NONCES),
        make_block(SECRET, "U", 1, NONCES),
        make_block(SECRET, "T", 2, NONCES),
        make_block(SECRET, "T", 1, NONCES[:1]),
        make_block(SECRET, "T", 1, (NONCES[0], NONCES[1]._replace(nonce="0ddba12"))),
        lambda counter: make_block(SECRET, "T", 1, NONCES)(counter + 1),
    ]
    assert data.draw(st.sampled_from(others))(0) != base


def test_a_nonce_counts_from_its_step_on() -> None:
    late = SeatNonce(2, 9, "aa")
    assert counting((*NONCES, late), 8) == NONCES
    assert counting((*NONCES, late), 9) == (*NONCES, late)


def test_secrets_and_nonces_are_drawn_anew_each_time() -> None:
    assert len({make_secret() for _ in range(100)}) == 100
    assert all(len(make_secret()) == 32 for _ in range(3))
    assert len({make_nonce() for _ in range(100)}) == 100
