"""What Chiefdom's kernel works with: the table's numbers, and a sheet with the roll it looks at."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.packing import pack_for, setter
from ...kernel.types import Numbers
from .cards import ALONE, Contest
from .edition import Rules
from .sheet import BLANK, Sheet

NO_ROLL = -1
RESTED = -2
"""In the place of a roll: alone a player drew nothing, and the game is over."""


class Params(NamedTuple):
    """What never changes at a table, or during a search."""

    rules: Rules
    weights: Numbers
    """What features are worth to the policy `shrewd`, as `features.weigh` takes them."""
    compared: int
    """The cards in play that compare players, one bit for each from 13 on."""
    dealt_from: int = 0
    """Where cards are dealt from at the start of a game: NO_DECK, OWN_DECK or WHOLE_DECK."""
    contest: Contest = ALONE
    """The comparing cards as a search sees them, with the best rival's measures."""
    values: Numbers = ()
    """Learned weights, indexed by `values.ntuple.indices_at`; empty where nothing was learned."""
    layers: object = ()
    """Weights of the convolution trunk as floats, which only bots read."""


class Turn(NamedTuple):
    """A sheet and the roll that is to be drawn on it; or NO_ROLL or RESTED."""

    sheet: Sheet
    roll: int
    turn: int


START = Turn(BLANK, NO_ROLL, 1)
TURNS = pack_for(Params, Turn)
TURN_WIDTH, load_turn, digest_turn = TURNS.width, TURNS.load, TURNS.digest
with_cards = setter(Rules, "cards")
with_contest, with_rules_and_compared = setter(Params, "contest"), setter(Params, "rules", "compared")
