"""Which game is encoded how: one table."""

from __future__ import annotations

from rollwright.core.errors import InvalidSetup
from rollwright.core.game import AnyGame
from rollwright.games.chiefdom.game import Chiefdom
from rollwright.games.duel.game import Duel
from rollwright.games.fiefdoms.game import Fiefdoms

from .chiefdom import ChiefdomEncoding
from .duel import DuelEncoding
from .encoding import AnyEncoding
from .fiefdoms import FiefdomsEncoding

ENCODINGS: dict[type, AnyEncoding] = {
    Chiefdom: ChiefdomEncoding(),
    Duel: DuelEncoding(),
    Fiefdoms: FiefdomsEncoding(),
}


def find_encoding(game: AnyGame) -> AnyEncoding:
    """Return the game's encoding; InvalidSetup if it has none."""
    if type(game) not in ENCODINGS:
        raise InvalidSetup(f"{game.id} has no encoding for environments")
    return ENCODINGS[type(game)]
