"""A process that talks at a table of a PostgreSQL store until it is done or killed.

python -m tests.table.clerk ADDRESS TABLE TOKEN HOW_MANY prints the number of each acknowledged message.
"""

from __future__ import annotations

import asyncio
import sys

from rollwright.table.actors.tables import Tables
from rollwright.table.rules import commands as c
from rollwright.table.rules.refusal import Refusal
from rollwright.table.stores.postgres import PostgresStore

from .tables import GAMES


async def talk(address: str, table: str, token: str, how_many: int) -> None:
    tables = Tables(PostgresStore(address), find_game=GAMES.__getitem__)
    for number in range(how_many):
        command = c.Say(id=f"s{number}", text=f"message {number}")
        while True:
            try:
                await tables.act(table, token, command)
                break
            except Refusal:
                await asyncio.sleep(0.01)
        print(number, flush=True)
    await tables.close()


if __name__ == "__main__":
    asyncio.run(talk(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
