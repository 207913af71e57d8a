"""Golden games: `python -m tests.record_games` plays and writes those that are missing.

Beside every record `NAME.record` lies `NAME.final`: each seat's points and sheet when it was over.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rollwright.any_game import AnyGame
from rollwright.core.game import draw_roll, start_game
from rollwright.core.record import Player, Record, format_record, format_step
from rollwright.core.rng import DICE, make_rng
from rollwright.core.types import MoveStep, Roll
from rollwright.games.catalogue import GAMES as CATALOGUE

FOLDER = Path(__file__).parent / "playthroughs"


class Golden(NamedTuple):
    """A game to record; seats with the same bot draw from the same stream, so that they play alike."""

    name: str
    bots: tuple[str, ...] = ("greedy",)
    options: dict[str, str] = {}  # noqa: RUF012
    seed: int = 1

    @property
    def game(self) -> AnyGame:
        return next(game for game in CATALOGUE if f"{self.name}-".startswith(f"{game.id}-"))


GAMES = (
    Golden("chiefdom-1"),
    Golden("chiefdom-1-shapes-linked", ("random",), {"shapes": "linked"}),
    Golden("chiefdom-1-cards-random", ("greedy", "random"), {"cards": "random"}),
    Golden("chiefdom-1-cards-named", ("random",), {"cards": "3,7,9"}),
    Golden("chiefdom-1-shared-victory", ("greedy", "random", "greedy"), {"shapes": "linked"}, 4),
    Golden("chiefdom-2"),
    Golden("chiefdom-2-shapes-pips", ("random",), {"shapes": "pips"}),
    Golden("chiefdom-2-cards-random", ("random", "greedy"), {"cards": "random"}),
    Golden("chiefdom-2-cards-named", ("greedy", "random"), {"cards": "8,14,18"}, 3),
    Golden("chiefdom-2-bonus-on", ("greedy", "random"), {"bonus": "on"}, 2),
    Golden("chiefdom-2-shared-victory", ("random", "greedy", "greedy"), {"bonus": "on"}, 7),
    Golden("chiefdom-1-rules-2", ("greedy", "random"), {"rules": "2"}, 5),
    Golden("chiefdom-2-rules-2", ("greedy", "random"), {"bonus": "on", "house_logs": "1", "rules": "2"}, 5),
    Golden("fiefdoms-rules-2", ("random",), {"challenge": "6", "rules": "2"}, 5),
    Golden("fiefdoms-first-2", ("random", "random"), {"first": "2", "rules": "2"}, 5),
    Golden("fiefdoms-first-lot", ("random", "random"), {"rules": "2"}, 7),
    Golden("duel-first-lot", ("greedy", "random"), {"rules": "2"}, 5),
    Golden("duel-first-B", ("greedy", "random"), {"first": "B"}),
)


def play(golden: Golden) -> tuple[Record, str]:
    """Return a game's record and its final."""
    game, engine = golden.game, golden.game.engine(fast=False)
    state = start_game(game, len(golden.bots), golden.options)
    players = tuple(Player(f"{bot} {seat}", True) for seat, bot in enumerate(golden.bots, 1))
    record = Record(game.id, players, golden.options, f"seed {golden.seed}")
    dice, turn = make_rng(golden.seed, 0, DICE), 0
    while game.outcome(state) is None:
        step: Roll | MoveStep
        if game.rolls(state):
            dice, step = draw_roll(game, state, dice)
            turn += 1
        else:
            seat = game.waiting(state)[0]
            rng = make_rng(golden.seed, turn, 1)
            step = MoveStep(seat, engine.choose(state, seat, golden.bots[seat], rng))
        record = record.with_step(format_step(game, step))
        state = game.apply(state, step)
    return record, format_final(game, state)


def format_final(game: AnyGame, state: object) -> str:
    """Return what is to be compared at the end of a game: winners, points and sheets."""
    ended = game.outcome(state)
    assert ended is not None
    lines = [f"{ended.ending} in turn {game.turn_of(state)}"]
    lines.append("won by seat " + ", ".join(str(seat + 1) for seat in ended.winners))
    for seat, score in enumerate(ended.scores):
        terms = " ".join(f"{name}={points}" for name, points in score.breakdown.items())
        lines += [
            "",
            f"seat {seat + 1}: {score.total} points",
            terms,
            game.format_sheet(state, seat).rstrip(),
        ]
    return "\n".join(lines) + "\n"


def main() -> None:
    for golden in GAMES:
        record, final = play(golden)
        if not (FOLDER / f"{golden.name}.record").exists():
            (FOLDER / f"{golden.name}.record").write_text(format_record(record))
            (FOLDER / f"{golden.name}.final").write_text(final)


if __name__ == "__main__":
    main()
