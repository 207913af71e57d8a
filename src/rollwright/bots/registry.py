"""The registry of bots: our own, those of installed packages, and those named as `module:Class`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rollwright.any_game import AnyGame
from rollwright.core.errors import InvalidSetup, suggest
from rollwright.core.extras import has
from rollwright.games.catalogue import find_game

from .bot import Bot
from .external import ExternalBot, external_bots_of, load_external, wrap_bot
from .frozen import unfreeze
from .levels import LEVELS, find_level
from .noisy import NoisyBot, split_noise
from .planner import make_planners, parse_planner
from .policy import LEARNED, make_policy_bots
from .subsampling import parse_subsampling
from .values_file import ENDING, game_of_file, parse_values_file

BOTS: tuple[Callable[[AnyGame], tuple[Bot, ...]], ...] = (make_policy_bots, make_planners)
"""Weaker bots first, so that a game's last bot is its strongest."""


def bots_of(game: AnyGame) -> tuple[Bot, ...]:
    """Return the game's bots, weakest first."""
    return tuple(bot for source in BOTS for bot in source(game))


def find_bot(game: AnyGame, name: str) -> Bot:
    """Return the bot of that name or level ("elder", "planner:500", "shrewd~0.1" with noise, "module:Class",
    "sage:mine.values", "sage-1" frozen).

    InvalidSetup if there is none.
    """
    for wanted in _names_of_level(game, name) or (name,):
        bot = _find(game, wanted)
        if bot is not None:
            return bot
        if wanted == game.manifest.level_bots.get(name) and ":" in wanted:
            return load_external(wanted)
    guests = external_bots_of(game)
    for guest in guests:
        if guest.name == name:
            return guest
    if ":" in name:
        return load_external(name)
    if name.endswith(".py"):
        raise InvalidSetup(f"name the bot's class behind its file: {name[:80]}:Class")
    known = [*(bot.name for bot in (*bots_of(game), *guests)), *(level.name for level in LEVELS)]
    near = suggest(name[:40], known, f"bots: {', '.join(known)}")
    raise InvalidSetup(f"there is no bot {name[:40]!r} for {game.id} ({near})")


def _names_of_level(game: AnyGame, name: str) -> tuple[str, ...]:
    """Return the bots that play a level, the game's own first; none if there is no such level."""
    level = find_level(name)
    if level is None:
        return ()
    own = game.manifest.level_bots.get(name)
    return level.bots if own is None else (own, *level.bots)


def _find(game: AnyGame, name: str) -> Bot | None:
    """Return the bot of that name, with noise or without; None if there is none."""
    if name.endswith(ENDING):
        return parse_values_file(game, name)
    quiet, slips = split_noise(name)
    if slips is not None:
        return NoisyBot(find_bot(game, quiet), slips)
    bots = {bot.name: bot for bot in bots_of(game)}
    frozen = unfreeze(name, frozenset(bots))
    if frozen is not None:
        return _find(game, frozen)
    found = bots.get(name)
    return found or parse_planner(name) or parse_subsampling(game, name) or parse_values_file(game, name)


def name_bots(bots: Sequence[str | Bot]) -> tuple[tuple[str, ...], dict[str, Bot]]:
    """Return the names of bots, and those that are objects by name; InvalidSetup if two share a name."""
    names, brought = list[str](), dict[str, Bot]()
    for bot in bots:
        if isinstance(bot, str):
            names.append(bot)
            continue
        guest = bot if _is_ours(bot) else wrap_bot(bot)
        if brought.setdefault(guest.name, guest) != guest:
            raise InvalidSetup(f"two different bots are called {guest.name[:40]!r}")
        names.append(guest.name)
    return tuple(names), brought


def check_guest(game: AnyGame, bot: Bot) -> None:
    """Refuse the bot of another author that has the name of one of ours, whose games it would pass for."""
    if _is_ours(bot) and not isinstance(bot, ExternalBot):
        return
    try:
        is_taken = bool(_names_of_level(game, bot.name)) or _find(game, bot.name) is not None
    except InvalidSetup:
        return  # ours have no such name, though it resembles theirs
    if is_taken:
        raise InvalidSetup(f"{bot.name[:40]!r} is a bot of ours: call yours by another name")


def name_guest(name: str) -> str:
    """Return the name of a bot that a server is given; InvalidSetup if there is no such bot."""
    game_id = game_of_file(name)
    if game_id is None:
        return load_external(name).name
    return find_bot(find_game(game_id), name).name


def _is_ours(bot: object) -> bool:
    return type(bot).__module__.startswith(__name__.rpartition(".")[0])


def best_bot(game: AnyGame) -> Bot:
    """Return the game's strongest bot."""
    return bots_of(game)[-1]


def quick_bot(game: AnyGame) -> Bot:
    """Return the strongest bot that needs no search and no package that is missing."""
    bots = make_policy_bots(game)
    return bots[-1] if has("numpy") else [bot for bot in bots if bot.name != LEARNED][-1]
