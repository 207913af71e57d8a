"""What a client is told of everybody's shares in the dice, and its own nonce."""

from __future__ import annotations

import json

from ...table.actors.table_view import TableView
from ...table.rules import commands as c
from ...table.rules.table_state import Phase

LONGEST_NONCE = 100


def describe_shares(view: TableView) -> dict[str, object]:
    """Return the commitments to all shares, as one seat may know them."""
    table_state = view.table_state
    return {
        "kind": table_state.dice,
        "commitment": table_state.commitment,
        "seat": None if view.seat is None else view.seat + 1,
        "has_started": table_state.phase is not Phase.OPEN,
        "is_owed": view.seat in table_state.owed,
        "promises": {str(seat + 1): promise for seat, promise in table_state.promises.items()},
    }


def read_nonce(nonce: str) -> c.AnyCommand:
    """Return the command that reveals a nonce; Refusal if it is none."""
    return c.decode_command(json.dumps({"do": "reveal", "nonce": nonce[:LONGEST_NONCE]}))
