"""Digests of many games: `python -m tools.digests > before.txt`, again after a change, and `diff`.

A line is what was played, by how many games or steps, and a hash of all that came of it. With PYTHONPATH
naming the `src` of another checkout it plays that one's. Words choose lines by their beginning, and options
are added where a game has them: `python -m tools.digests games env rules=1`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path

import numpy as np

from rollwright.any_game import AnyGame
from rollwright.core.options import fill_options
from rollwright.core.types import MoveStep
from rollwright.envs import SoloEnv, TableVectorEnv, VectorEnv, aec_env, parallel_env, vector_tables
from rollwright.envs.step_options import TableKeywords, VectorKeywords
from rollwright.games.catalogue import GAMES, add_from

SEED = 20_261
GAMES_OF = {"random": 1000, "greedy": 1000, "shrewd": 1000, "sage": 20}
SEATS = (1, 2, 4, 6)
STEPS = 400
OPTIONS = {
    "chiefdom-1": ("", "shapes=linked", "cards=1,4,7", "cards=random", "walls=3-4 house_logs=4"),
    "chiefdom-2": ("", "shapes=pips", "cards=random bonus=on", "cards=13,14,18", "feeds=2 man=2"),
    "duel": ("", "board=11", "first=B"),
    "fiefdoms": ("", *(f"challenge={number}" for number in range(1, 9))),
}
VARIANTS = Path(__file__).parent.parent / "examples"
ENVS = {
    "chiefdom-1": "shapes=linked",
    "chiefdom-2": "cards=1,4,7 bonus=on",
    "duel": "board=11",
    "fiefdoms": "challenge=3",
}


def digest(*found: object) -> str:
    """Return a short hash of numbers, texts, arrays and what holds them."""
    hashing = sha256()
    for each in found:
        hashing.update(each.tobytes() if isinstance(each, np.ndarray) else repr(each).encode())
    return hashing.hexdigest()[:16]


def read(game: AnyGame, said: str) -> dict[str, str]:
    """ "bonus=on" -> {"bonus": "on"}, and the options that were asked for"""
    names = [option.name for option in game.options]
    added = [word.split("=", 1) for word in sys.argv[1:] if "=" in word]
    return {name: value for name, value in added if name in names} | dict(
        w.split("=", 1) for w in said.split()
    )


def play_policies(game: AnyGame, said: str, most: int) -> Iterator[tuple[str, str]]:
    """Play every policy against itself on every number of seats, and the random one traced."""
    options, engine = fill_options(game.options, read(game, said)), game.engine(fast=True)
    for seats, policy in product(SEATS, engine.policies):
        is_small = seats == 1 and "18" in options.get("cards", "")
        if seats not in game.seats or (seats > 1 and options.get("challenge", "off") != "off") or is_small:
            continue
        games = min(most, GAMES_OF[policy])
        played = engine.play(options, (policy,) * seats, SEED, 0, games)
        found = digest(*(np.asarray(each).astype(np.int64) for each in vars(played).values()))
        yield f"games {game.id} {said or '-'} {policy} x {seats} ({games})", found
    if options.get("cards", "off") in ("off", "1,4,7"):
        traced = [engine.trace(options, SEED, number) for number in range(100)]
        yield f"games {game.id} {said or '-'} traced (100)", digest(traced)


def play_rules(game: AnyGame, said: str, games: int = 3) -> Iterator[tuple[str, str]]:
    """Play by the rules at random and keep all that a table asks of a state."""
    for seats in (n for n in SEATS if n in game.seats and (n == 1 or "challenge" not in said)):
        if seats == 1 and "18" in said:
            continue
        hand = random.Random(SEED)
        found: list[object] = []
        for _ in range(games):
            state = game.start(seats, fill_options(game.options, read(game, said)))
            while game.outcome(state) is None:
                rolls = game.rolls(state)
                if rolls:
                    state = game.apply(state, hand.choice(rolls).roll)
                    continue
                seat = game.waiting(state)[0]
                moves = game.moves(state, seat)
                state = game.apply(state, MoveStep(seat, hand.choice(moves)))
                sheets = [game.format_sheet(state, each) for each in range(seats)]
                found.append((len(moves), sheets, [game.score(state, each) for each in range(seats)]))
            found.append(game.outcome(state))
        yield f"rules {game.id} {said or '-'} x {seats} ({games})", digest(found)


def flatten(seen: object) -> list[object]:
    """Return arrays and numbers within dictionaries, in the order of their names."""
    if isinstance(seen, dict):
        return [each for name in sorted(seen) for each in (name, *flatten(_read_mask(name, seen[name])))]
    if isinstance(seen, np.ndarray) and seen.dtype == object:
        return flatten(seen.tolist())  # its bytes are addresses
    if isinstance(seen, tuple | list):
        return [each for part in seen for each in flatten(part)]
    return [seen]


def _read_mask(name: str, seen: object) -> object:
    """Return which choices are legal: later versions have more of them, behind these."""
    return np.argwhere(seen) if name == "action_mask" and isinstance(seen, np.ndarray) else seen


def step_batch(env: VectorEnv | TableVectorEnv, steps: int) -> str:
    """Step a vector environment at random and return what it showed."""
    found = [digest(*flatten(env.reset(seed=SEED)))]
    found += [digest(*flatten(env.step(env.sample_legal()))) for _ in range(steps)]
    return digest(found)


def step_single(env: SoloEnv, steps: int) -> str:
    """Step one environment at random and return what it showed."""
    hand, (seen, info) = random.Random(SEED), env.reset(seed=SEED)
    found = [digest(seen, *flatten(info))]
    for _ in range(steps):
        action = hand.choice(env.action_masks().nonzero()[0].tolist())
        seen, reward, over, _, info = env.step(action)
        found.append(digest(seen, reward, over, *flatten(info)))
        if over:
            seen, info = env.reset()
    return digest(found)


def step_seats(game: AnyGame, said: str) -> Iterator[tuple[str, str]]:
    """Step PettingZoo's two kinds of environments at random."""
    keywords: TableKeywords = {"seats": max(2, game.seats[0]), "options": read(game, said), "fast": True}
    env, hand, found = parallel_env(game.id, **keywords), random.Random(SEED), []
    seen, _ = env.reset(seed=SEED)
    for _ in range(STEPS):
        chosen = {a: hand.choice(each["action_mask"].nonzero()[0].tolist()) for a, each in seen.items()}
        seen, *rest = env.step(chosen)
        found.append(digest(*flatten(seen), *flatten(rest)))
        if not env.agents:
            seen, _ = env.reset()
    yield f"env parallel {game.id} {said or '-'} ({STEPS})", digest(found)
    turns, found = aec_env(game.id, **keywords), []
    turns.reset(seed=SEED)
    for _ in range(STEPS):
        seen, *rest = turns.last()
        found.append(digest(*flatten(seen), *flatten(rest)))
        is_over = rest[1] or rest[2]
        turns.step(None if is_over else hand.choice(seen["action_mask"].nonzero()[0].tolist()))
        if not turns.agents:
            turns.reset()
    yield f"env aec {game.id} {said or '-'} ({STEPS})", digest(found)


def step_lanes(game: AnyGame, said: str) -> Iterator[tuple[str, str]]:
    """Step the environments of one seat, or of a board for all."""
    kinds: dict[str, VectorKeywords] = {"gain": {"reward": "gain"}, "final": {"reward": "final"}}
    if 1 not in game.seats:
        kinds = {"win": {}}
    kinds |= {"forced": {"skip_forced": True}, "replaced": {"illegal": "replace"}, "plain": {"fast": False}}
    for name, asked in kinds.items():
        steps = 20 if name == "plain" else STEPS
        asked.setdefault("fast", True)
        found = step_batch(VectorEnv(game.id, 32, read(game, said), **asked), steps)
        yield f"env lanes {game.id} {said or '-'} {name} ({steps})", found
    if 1 in game.seats:
        found = step_single(SoloEnv(game.id, read(game, said), fast=True), STEPS)
        yield f"env solo {game.id} {said or '-'} ({STEPS})", found


def step_tables(game: AnyGame, said: str) -> Iterator[tuple[str, str]]:
    """Step the environments of several seats."""
    for seats, reward in ((2, "win"), (4, "score")):
        if seats in game.seats:
            env = vector_tables(game.id, tables=16, seats=seats, options=read(game, said), reward=reward)
            yield f"env tables {game.id} {said or '-'} x {seats} {reward} ({STEPS})", step_batch(env, STEPS)
    env = vector_tables(game.id, tables=8, options=read(game, said), opponents=["greedy"])
    yield f"env tables {game.id} {said or '-'} against greedy (100)", step_batch(env, 100)
    yield from step_seats(game, said)


def list_parts() -> Iterator[tuple[str, Iterator[tuple[str, str]]]]:
    """Return the lines of each part, made as they are asked for."""
    variants = [game for file in sorted(VARIANTS.glob("*.toml")) for game in add_from(str(file))]
    for game in (*GAMES, *variants):
        for said in OPTIONS.get(game.id, ("",)):
            yield "games", play_policies(game, said, 1000 if game in GAMES else 200)
            yield "rules", play_rules(game, said)
        for said in dict.fromkeys(("", ENVS.get(game.id, ""))):
            yield "env", step_lanes(game, said)
            if "challenge" not in said:
                yield "env", step_tables(game, said)


if __name__ == "__main__":
    parts = [word for word in sys.argv[1:] if "=" not in word]
    for part, lines in list_parts():
        if not parts or part in parts:
            for what, found in lines:
                print(found, what, flush=True)
