"""A match needs neither a server nor a disk, nor NumPy: the rules of the table run wherever Python does."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys

MISSING = "numpy numba llvmlite asyncio sqlite3 apsw psycopg uvicorn starlette".split()

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ImportError(f"{name} is not here")

sys.meta_path.insert(0, Missing())
from rollwright.core.record import Player, Record, replay
from rollwright.games.catalogue import find_game
from rollwright.table.rules.match import Match

game = find_game(sys.argv[1])
players = [Player("Ada")] * game.seats[0]
match = Match(game, Record(game.id, tuple(players), {}, "seed 5"))
while match.outcome is None:
    if match.needs_roll:
        match.roll()
    else:
        seat = match.person_to_move
        moves = game.moves(match.state, seat)
        match.play(seat, moves[-1])
        if len(match.steps) == 2 and match.can_undo(seat):
            match.undo(seat)
            match.play(seat, moves[0])
assert replay(game, match.record).final == match.state
print(len(match.steps))
"""


def play(game: str) -> int:
    """Return the number of steps of a game played in such a process."""
    done = subprocess.run([sys.executable, "-c", PROGRAM, game], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def test_a_whole_game_is_played_by_decide_and_fold_alone() -> None:
    assert play("chiefdom-2") > 20


def test_a_game_of_two_seats_too() -> None:
    assert play("duel") > 20
