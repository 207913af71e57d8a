"""A match needs neither a server nor a disk, nor NumPy: the rules of the table run wherever Python does."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rollwright.games.catalogue import GAMES

pytestmark = pytest.mark.apart

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

IN_A_PAGE = """
import asyncio
import sys

for name in "numpy numba llvmlite apsw psycopg starlette uvicorn click rich segno typst".split():
    sys.modules[name] = None

import rollwright.sheets.svg.drawings
import rollwright.site.runtime
from rollwright.games.catalogue import find_game
from rollwright.table.actors.subscription import Subscription
from rollwright.table.actors.tables import Tables
from rollwright.table.dice.verify import verify_record
from rollwright.table.rules import commands as c
from rollwright.table.rules.setup import NewTable
from rollwright.table.rules.table_state import Phase
from rollwright.table.stores.memory import MemoryStore


async def play(game, bot):
    tables = Tables(MemoryStore())
    opened = await tables.create(NewTable(game.id, ["person", bot]))
    table, ada = opened.table, await tables.join(opened.table, "Ada", host_key=opened.host_key)
    await tables.act(table, ada.token, c.Start())
    async with tables.watch(table, ada.token, lambda actor, known: Subscription(known)):
        while (state := (await tables.view(table, ada.token)).table_state).phase is not Phase.OVER:
            if 0 in state.asked:
                path = game.vocabulary.path_of(game.moves(game.view(state.state, 0), 0)[0])
                play = c.Play(id=f"m{state.asked[0]}", ask=state.asked[0], path=path)
                await tables.act(table, ada.token, play)
            elif state.is_chance_due:
                await tables.act(table, ada.token, c.RollDice())
            else:
                await asyncio.sleep(0)
    assert verify_record(await tables.record(table)).ok
    await tables.close()


for words in sys.argv[1:]:
    name, bot = words.split()
    asyncio.run(play(find_game(name), bot))
    print(words)
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


def test_without_the_packages_that_pyodide_lacks_bots_play_at_a_table() -> None:
    played = [f"{game.id} greedy" for game in GAMES] + ["fiefdoms sage"]
    done = subprocess.run(
        [sys.executable, "-c", IN_A_PAGE, *played], capture_output=True, text=True, check=False
    )
    assert done.stdout.splitlines() == played, done.stderr
