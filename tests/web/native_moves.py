"""What the bots of a page did, asked again natively: tables as a browser's database keeps them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from rollwright.games.catalogue import find_game
from rollwright.table.actors.bot_moves import BotQuestion, bot_rng, decide_move
from rollwright.table.rules.events import Created, Entry, Moved, decode
from rollwright.table.rules.fold import fold, open_room
from rollwright.table.rules.table_state import TableState
from rollwright.web.page.store import Rows
from rollwright.web.parts.levels import LevelChooser

READ_TABLE = """
(table) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('rollwright');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction(['tables', 'events']);
    const row = reading.objectStore('tables').get(table);
    const events = reading.objectStore('events').getAll(IDBKeyRange.bound([table, 0], [table, Infinity]));
    reading.oncomplete = () => {
      opening.result.close();
      resolve({ table, secret: row.result.secret, first: 1, bodies: events.result.map(({ body }) => body) });
    };
  };
})
"""


def read_table(page: Page, table: str) -> Rows:
    """Return a table as the page's browser keeps it."""
    rows: Rows = page.evaluate(READ_TABLE, table)
    return rows


def compare_moves(rows: Rows) -> list[tuple[str, str]]:
    """Return each move of a table's bots, and the move that the same bot makes natively."""
    secret = bytes.fromhex(rows["secret"])
    return [
        (entry.event.move, _decide(before, entry.event, secret))
        for before, entry in _fold_all(rows)
        if isinstance(entry.event, Moved) and entry.event.by == "bot"
    ]


def _fold_all(rows: Rows) -> Iterator[tuple[TableState, Entry]]:
    """Yield all events but the first, each with the table before it."""
    entries = [
        decode(rows["table"], seq, body.encode()) for seq, body in enumerate(rows["bodies"], rows["first"])
    ]
    created = entries[0].event
    assert isinstance(created, Created)
    table_state = open_room(rows["table"], find_game(created.settings.game), entries[0])
    for entry in entries[1:]:
        yield table_state, entry
        table_state = fold(table_state, entry)


def _decide(table_state: TableState, moved: Moved, secret: bytes) -> str:
    game, seat = table_state.game, moved.seat
    view, rng = game.view(table_state.state, seat), bot_rng(table_state, seat, secret)
    level = table_state.seats[seat].bot
    asked = BotQuestion(CHOOSER, find_game, game.id, view, seat, level, rng)
    return game.format_move(decide_move(asked))


CHOOSER = LevelChooser()
