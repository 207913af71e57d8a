"""The kernel's list of moves against the oracle's, and the counts kept as data."""

from __future__ import annotations

import pytest

from rollwright.core.types import MoveStep

from .oracle import outcomes
from .positions import COUNTS, Count, Dice, format_count, midgame, parse_count
from .sheets import game_of, results, rolled

LINES = COUNTS.read_text().splitlines()


def spaced(roll: Dice) -> str:
    return " ".join(map(str, roll))


@pytest.mark.parametrize("per_setup", [12, pytest.param(180, marks=pytest.mark.soak)])
def test_the_moves_of_many_positions_lead_where_the_oracle_says_and_nowhere_twice(per_setup: int) -> None:
    checked = 0
    for text, roll in midgame(seed=3, per_setup=per_setup):
        found, wanted = results(text, spaced(roll)), outcomes(text, roll)
        assert len(found) == len(set(found)), f"{text}{roll}: a move is listed twice"
        assert set(found) == wanted, f"{text}{roll}: {len(found)} moves, the oracle has {len(wanted)}"
        checked += 1
    assert checked == 6 * per_setup


@pytest.mark.parametrize("line", LINES)
def test_the_number_of_moves_after_one_and_two_turns_is_the_one_on_file(line: str) -> None:
    count = parse_count(line)
    assert format_count(count) == line
    split = _split(count)
    shown = "\n".join(f"{move}: {below}" for move, below in split.items())
    assert (len(split), sum(split.values())) == (count.one, count.two), (
        f"{count.sheet}{spaced(count.first)}, then {spaced(count.second)}\n{shown}"
    )


def _split(count: Count) -> dict[str, int]:
    """Return for every first move how many second moves follow."""
    game, state = game_of(count.sheet), rolled(count.sheet, spaced(count.first))
    found = {}
    for move in game.moves(state, 0):
        after = game.apply(state, MoveStep(0, move))
        again = game.apply(after, game.parse_roll(after, spaced(count.second)))
        found[game.format_move(move)] = len(game.moves(again, 0))
    return found


def test_the_counts_on_file_cover_every_setup() -> None:
    heads = {line.partition("|")[0].split("=")[0].strip() for line in LINES}
    assert heads >= {"chiefdom-1", "chiefdom-1 shapes", "chiefdom-2", "chiefdom-2 shapes", "chiefdom-2 bonus"}
    assert any("shapes=pips bonus=" in line for line in LINES)
