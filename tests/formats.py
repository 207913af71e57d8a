"""Digests of everything games write: `python -m tests.formats` prints those of today's code.

`formats.txt` holds the digests of ten thousand simulated games and of every record of the repository, as the
first code that promised them wrote them: record texts, sheet texts, the notation and path of every move, and
the action numbers of all legal moves. Its lines never change, but for the words of a remark: the lines of
challenges were written anew when the challenges got the names of the rulebook.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from rollwright.any_game import AnyGame
from rollwright.core.example import LADDER
from rollwright.core.game import draw_roll, start_game
from rollwright.core.record import (
    Player,
    Record,
    format_record,
    format_step,
    parse_record,
    parse_step,
    replay,
)
from rollwright.core.rng import DICE, draw_below, make_rng
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import find_game

HERE = Path(__file__).parent
DIGESTS = HERE / "formats.txt"
FIRST = 18
"""Games of each group that every run of the tests plays; the others are for long runs."""
LISTED = 12
"""Moves that are written out with the sheet after them, at one decision of each game."""


class Group(NamedTuple):
    """Games with the same options."""

    game: str
    options: dict[str, str]
    seats: int
    games: int

    def name(self, numbers: range) -> str:
        """Return what the line of some of its games is called."""
        options = map("=".join, self.options.items())
        return " ".join([self.game, f"seats={self.seats}", *options, f"{numbers[0]}-{numbers[-1]}"])


GROUPS = (
    *(Group("chiefdom-1", {}, seats, 350) for seats in (1, 2, 5)),
    Group("chiefdom-1", {"shapes": "linked"}, 2, 400),
    Group("chiefdom-1", {"cards": "random"}, 3, 400),
    Group("chiefdom-1", {"cards": "3,7,9", "walls": "6-8", "house_logs": "4"}, 1, 300),
    *(Group("chiefdom-2", {}, seats, 400) for seats in (1, 2, 5)),
    Group("chiefdom-2", {"shapes": "pips"}, 2, 400),
    Group("chiefdom-2", {"cards": "random"}, 3, 400),
    Group("chiefdom-2", {"cards": "8,14,18", "bonus": "on"}, 2, 450),
    Group("chiefdom-2", {"bonus": "on"}, 1, 600),
    Group("duel", {}, 2, 1000),
    Group("duel", {"first": "B"}, 2, 400),
    Group("duel", {"board": "11"}, 2, 400),
    Group("duel", {"track": "3plus-6lift-10star-18star"}, 2, 200),
    *(Group("fiefdoms", {}, seats, games) for seats, games in ((1, 800), (2, 300), (4, 200))),
    *(Group("fiefdoms", {"challenge": str(challenge)}, 1, 150) for challenge in range(1, 9)),
    Group("ladder", {}, 3, 300),
)


def find(name: str) -> AnyGame:
    """Return a game of the house, or Ladder."""
    return LADDER if name == LADDER.id else find_game(name)


def digest(lines: Iterable[str]) -> str:
    """Return the SHA-256 of some lines."""
    found = hashlib.sha256()
    for line in lines:
        found.update(f"{line}\n".encode())
    return found.hexdigest()


def digest_games(group: Group, numbers: range) -> str:
    """Return the digest of some simulated games."""
    return digest(line for number in numbers for line in write_game(group, number))


def write_game(group: Group, number: int) -> Iterator[str]:
    """Play a game of random moves; yield all that is written about it."""
    game = find(group.game)
    engine: Any = game.engine(True)
    state = start_game(game, group.seats, group.options)
    players = tuple(Player(f"random {seat + 1}", True) for seat in range(group.seats))
    record = Record(game.id, players, group.options, f"seed {number}")
    dice, hand = make_rng(7, number, DICE), make_rng(7, number, 1)
    hand, written = draw_below(hand, 12)
    while (outcome := game.outcome(state)) is None:
        step: Roll | MoveStep
        if waiting := game.waiting(state):
            hand, which = draw_below(hand, len(waiting))
            seat, paths = waiting[which], engine.paths(state, waiting[which])
            hand, chosen = draw_below(hand, len(paths))
            move = game.vocabulary.move_of(paths[chosen])
            yield f"{paths[chosen]} of {len(paths)} {digest(map(str, paths))}"
            if written == 0:
                yield from list_moves(game, state, seat, paths)
            written -= 1
            assert game.parse_move(game.format_move(move)) == move
            step = MoveStep(seat, move)
        else:
            dice, step = draw_roll(game, state, dice)
        line = format_step(game, step)
        assert parse_step(game, state, line) == step
        state, record = game.apply(state, step), record.with_step(line)
        yield from [game.format_sheet(state, step.seat)] if isinstance(step, MoveStep) else []
    yield format_record(record)
    assert parse_record(format_record(record)) == record
    yield from (game.format_sheet(state, seat) for seat in range(group.seats))
    scores = [game.score(state, seat) for seat in range(group.seats)]
    yield str([(score.points, dict(score.breakdown), score.rank) for score in scores])
    yield f"{outcome.ending} {outcome.winners} {outcome.remarks}"


def list_moves(game: AnyGame, state: Any, seat: int, paths: list[list[int]]) -> Iterator[str]:
    """Yield some moves as `rollwright moves --json` writes them, spread over all there are."""
    for path in islice(paths, 0, None, -(-len(paths) // LISTED)):
        move = game.vocabulary.move_of(path)
        after = game.format_sheet(game.apply(state, MoveStep(seat, move)), seat)
        yield str({"move": game.format_move(move), "path": [str(choice) for choice in move], "after": after})


def list_records() -> list[Path]:
    """Return all records of the repository: golden games and lessons."""
    games = HERE.parent / "src" / "rollwright" / "games"
    return sorted([*(HERE / "playthroughs").glob("*.record"), *games.glob("*/data/lesson*.txt")])


def name_record(path: Path) -> str:
    """Return what a record's line is called."""
    return f"{path.parent.parent.name}/{path.name}"


def digest_record(path: Path) -> str:
    """Return the digest of a record's text as it is written again, and of what it replays to."""
    record = parse_record(path.read_text())
    game = find(record.game)
    played = replay(game, record)
    moves = [step.move for step in played.steps if isinstance(step, MoveStep)]
    seats = range(len(record.players))
    return digest(
        [
            format_record(record),
            *(format_step(game, step) for step in played.steps),
            *(str(list(game.vocabulary.path_of(move))) for move in moves),
            *(game.format_sheet(state, seat) for state in played.states for seat in seats),
        ]
    )


def read_digests() -> dict[str, str]:
    """Return the frozen digests by name."""
    lines = (line.partition(" ") for line in DIGESTS.read_text().splitlines())
    return {name: found for found, _, name in lines}


def split(group: Group) -> tuple[range, range]:
    """Return the games of a group that are always played, and the others."""
    return range(FIRST), range(FIRST, group.games)


if __name__ == "__main__":
    for path in list_records():
        print(digest_record(path), name_record(path), flush=True)
    for each in GROUPS:
        for numbers in split(each):
            print(digest_games(each, numbers), each.name(numbers), flush=True)
