"""Frozen baselines never change: neither the weights they play by, nor a move of their games.

If one of these digests differs, a change has altered a published baseline. Give the new weights or the new
search the next generation (`bots/frozen.py`), and keep the old ones for the old name.
"""

from __future__ import annotations

from hashlib import sha256

import pytest

from rollwright.bots import at_speed, find_bot, hash_weights
from rollwright.core.errors import InvalidSetup
from rollwright.core.options import fill_options
from rollwright.core.record import format_step
from rollwright.games.catalogue import find_game
from rollwright.lab.bot_games import play_steps
from rollwright.lab.setup import set_up
from rollwright.lab.simulation import run_simulation

WEIGHTS = {
    "chiefdom-1 shapes=pips": "62b61897df80b5fa3b8541cc319a79d5752e72ad0a33fd85384bd8e8777f3742",
    "chiefdom-1 shapes=linked": "f397235fa03b91b6d5fd657e70398a67a0c268b35783f00db062444cd2b59f40",
    "chiefdom-2 shapes=linked": "c6a825d570dd4ab79e53ea98b92b338ccc4f672774dfd0eac6d2e1af70e27fde",
    "chiefdom-2 shapes=pips": "27322fc4cea364ea55dd557d282630aec5c122b85eaaa6d1ec8ff430ae87efb9",
    "duel": "c94a206658020fb970b9ac55ec223fb0e0ea37ab1d36a8e33797956bc75c89cd",
    "fiefdoms": "6a0ed71b53b76067a7de549765aa06de746b476775555f5af336fb5f89c09c1d",
}
"""The game, its shapes, and the SHA-256 of the weights that `sage-1` and `planner-1` play by."""
MOVES = {
    "chiefdom-1 sage-1": "568652945d021adeab2b150d9e73a56b7c56932cc88ca2794eebaf76f2c330af",
    "chiefdom-2 random-1": "6f39ea70b00b9a6f09b3ad7f441742ff804b73bc38de2df87b1f0ffc377419fb",
    "chiefdom-2 greedy-1": "b808b0bb1a1cf93c52d8b086b9b8350ca82fb54c2546c2fe370e89c72e4e443f",
    "chiefdom-2 shrewd-1": "6ef70292a411259ac15efd1d96bd98997d38b522d3bc25521682f2150e382407",
    "chiefdom-2 sage-1": "c9b73daf746fba91d5837ff4ff69dcdd2da15cd9071457c68ca82778115d2f34",
    "chiefdom-2 planner-1:200": "b1d91b7c940bcf1f996cc02afa5ea8b5c99c580bb7a48b1f21edffa93b1581df",
    "chiefdom-2 sage-1 greedy-1": "51c75998f8de4214553f765923706affaeb091de1474e71a83358fde48b224fc",
    "duel sage-1 greedy-1": "601006277e408c8b67bb07e8dc83f5baee1dbc48662fc18627294d2a1bd12e1b",
    "duel planner-1:40 sage-1": "07e7e9aba0216981f60602f2120c66d96370665a9f4636cb5240b44b351ed774",
    "fiefdoms greedy-1": "fe575132546d9f0302d4e7e229bce65f7b011e837963236a211719c623c4e310",
    "fiefdoms sage-1": "a342d4d211e114bfad3c27580e22936531d8c6001bf3e89b1630801464f8a5dc",
    "fiefdoms planner-1:100": "cce983ad48f37cb6060d79bdeb832c2a3e471f76f23057c3ddcb39a39fb21199",
}
"""The game, the bots in its seats, and the SHA-256 of the steps of game 0 of seed 1."""
LONG = "fiefdoms planner-1:100"
"""Compiles the playouts of Fiefdoms, which no other short test asks for."""


def digest_of(case: str) -> str:
    """ "duel sage-1 greedy-1" -> the digest of all steps of a game between them"""
    name, *bots = case.split()
    game = find_game(name)
    players = [at_speed(find_bot(game, bot), fast=True, threads=1) for bot in bots]
    _, steps = play_steps(game, fill_options(game.options, {}), players, 1, 0)
    return sha256("\n".join(format_step(game, step) for step in steps).encode()).hexdigest()


@pytest.mark.parametrize("case", WEIGHTS)
def test_the_weights_of_a_frozen_bot_are_those_that_were_published(case: str) -> None:
    game, *chosen = case.split()
    found = find_game(game)
    options = fill_options(found.options, dict(word.split("=") for word in chosen))
    assert hash_weights(found, options) == WEIGHTS[case]


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=[pytest.mark.soak] if case == LONG else []) for case in MOVES]
)
def test_the_moves_of_a_frozen_bot_are_those_that_were_published(case: str) -> None:
    assert digest_of(case) == MOVES[case]


def test_a_frozen_bot_plays_by_name_at_the_speed_of_the_kernel() -> None:
    setup = set_up(find_game("chiefdom-2"), "greedy-1", 20, 3)
    assert setup.is_quick
    named, today = (run_simulation(each) for each in (setup, set_up(setup.game, "greedy", 20, 3)))
    assert named.results == today.results
    assert named.summary()["bots"][0]["bot"] == "greedy-1"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("sage-2", "there is no sage-2: the only generation of frozen bots is 1"),
        ("planner-1:2s", "a frozen bot's budget is a number of playouts such as planner-1:200"),
        ("planner-1:0", "a planner's budget is playouts such as 500"),
        ("mage-1", "there is no bot 'mage-1'"),
    ],
)
def test_a_name_that_freezes_nothing_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        find_bot(find_game("chiefdom-2"), name)
