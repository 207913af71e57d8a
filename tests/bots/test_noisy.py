"""Bots with noise: as another bot, but now and then one of the next best moves."""

from __future__ import annotations

import pytest

from rollwright import InvalidSetup
from rollwright.bots import NoisyBot, find_bot
from rollwright.core.game import start_game
from rollwright.core.rng import make_rng
from tests.toy import TOY


def choices(name: str) -> list[object]:
    start = start_game(TOY, 1, {"circles": "on"})
    state = TOY.apply(start, TOY.rolls(start)[0].roll)
    bot = find_bot(TOY, name)
    return [bot.choose(TOY, state, 0, make_rng(1, number, 1)) for number in range(200)]


def test_a_noisy_bot_slips_as_often_as_it_says() -> None:
    usual = choices("greedy")[0]
    slips = sum(move != usual for move in choices("greedy~0.5"))
    assert 40 < slips < 110
    assert choices("greedy~0.5") == choices("greedy~0.5")
    assert len(set(choices("greedy~1"))) > 1


def test_its_name_finds_it_again() -> None:
    bot = find_bot(TOY, "planner:50~0.25")
    assert isinstance(bot, NoisyBot)
    assert bot.name == "planner:50~0.25"
    assert find_bot(TOY, bot.name) == bot


@pytest.mark.parametrize("name", ["greedy~", "greedy~0", "greedy~2", "greedy~-0.1", "greedy~x", "greedy~1.5"])
def test_noise_is_a_chance(name: str) -> None:
    with pytest.raises(InvalidSetup, match=r"^a bot's noise is a chance such as shrewd~0\.1, not"):
        find_bot(TOY, name)
