"""rollwright puzzle"""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

import click

from rollwright.core.errors import InvalidSetup, RollwrightError
from rollwright.core.game import AnyGame
from rollwright.core.puzzle import (
    LEVELS,
    TRIES,
    Position,
    Puzzle,
    explain_answer,
    find_position,
    format_puzzle,
    has_puzzles,
    puzzle_of_day,
)
from rollwright.games import catalogue

from ..output import make_console


@click.command(short_help="Solve the puzzle of the day.")
@click.argument("game", required=False)
@click.option("--level", type=click.IntRange(1, len(LEVELS)), default=1, show_default=True, help="How hard.")
@click.option("--date", "day", metavar="YYYY-MM-DD", help="The puzzle of another day; days are UTC.")
@click.option("--answer", is_flag=True, help="Show the answer and why it is the best move.")
@click.option("--make", "days", type=click.IntRange(1, 1000), help="Make puzzles for so many days instead.")
@click.option("--seed", type=int, default=1, show_default=True, help="The seed of the games for --make.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where --make writes them.")
def puzzle(
    game: str | None,
    level: int,
    day: str | None,
    answer: bool,
    days: int | None,
    seed: int,
    output: Path | None,
) -> None:
    """Solve the puzzle of the day: find the move that is worth most at once.

    The puzzles come from games of bots, and the strongest one checked that no other move is as good. A
    move is typed as `rollwright moves` writes it; there are three tries.
    """
    played = catalogue.find_game(game or _first_with_puzzles())
    if days is not None:
        _make(played, days, seed, output)
        return
    asked = puzzle_of_day(played, _read_day(day), level)
    position = find_position(played, asked)
    _show(position, asked)
    if answer or _solve(position):
        _tell(position, asked)


def _first_with_puzzles() -> str:
    return next(game.id for game in catalogue.list_games() if has_puzzles(game))


def _read_day(text: str | None) -> date:
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InvalidSetup(f"a day is written like 2026-11-17, not {text[:20]!r}") from None


def _show(position: Position, puzzle: Puzzle) -> None:
    from rollwright.sheets.terminal import paint_sheet

    game, console = position.game, make_console()
    for line in paint_sheet(game, position.state, 0):
        console.print(line)
    roll = puzzle.record.steps[0].removeprefix("roll ")
    console.print(f"Turn {game.turn_of(position.state)}, dice {roll}: find the move worth {position.worth}.")


def _solve(position: Position) -> bool:
    """Ask for moves; says whether the answer may be told: it was found, or the tries are used up."""
    console = make_console()
    for left in range(TRIES - 1, -1, -1):
        try:
            typed = click.prompt("Your move").strip()
            worth = position.worths[position.game.parse_move(typed)]
        except (KeyError, RollwrightError):
            console.print("That is no move here; `rollwright moves` lists how moves are written.")
            continue
        if worth == position.worth:
            console.print("Solved!")
            return True
        console.print(f"That is worth {worth}; {left} tries left.")
    return True


def _tell(position: Position, puzzle: Puzzle) -> None:
    console = make_console()
    console.print(f"The answer: {position.game.format_move(position.answer)}")
    for sentence in explain_answer(position, puzzle.lead):
        console.print(sentence)


def _make(game: AnyGame, days: int, seed: int, output: Path | None) -> None:
    from rollwright.lab.puzzles import make_puzzles

    with make_console(err=True).status("Looking through games ..."):
        made = make_puzzles(game, days, seed)
    text = "".join(map(format_puzzle, made))
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, encoding="utf-8")
