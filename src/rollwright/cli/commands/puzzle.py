"""rollwright puzzle"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rollwright.any_game import AnyGame
from rollwright.core.descriptions import is_decided_by_weakest
from rollwright.core.errors import InvalidSetup, RollwrightError
from rollwright.core.teaching.puzzle import (
    LEVELS,
    TRIES,
    Position,
    Puzzle,
    Search,
    explain_answer,
    find_position,
    format_puzzle,
    format_search,
    has_puzzles,
    parse_puzzles,
    parse_search,
    puzzle_of_day,
)
from rollwright.games import catalogue

from ..language_option import add_language_option
from ..messages import MESSAGES
from ..output import make_console

if TYPE_CHECKING:
    from rollwright.lab.puzzles import Found


@click.command(short_help="Solve the puzzle of the day.")
@click.argument("game", required=False)
@click.option("--level", type=click.IntRange(1, len(LEVELS)), default=1, show_default=True, help="How hard.")
@click.option("--date", "day", metavar="YYYY-MM-DD", help="The puzzle of another day; days are UTC.")
@click.option("--answer", is_flag=True, help="Show the answer and why it is the best move.")
@click.option(
    "--make",
    "days",
    type=click.IntRange(1, 1000),
    help="Make puzzles for this many days instead; goes on with an unfinished file.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The seed of the games for --make.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where --make writes them.")
@add_language_option
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


def _show(position: Position[object], puzzle: Puzzle) -> None:
    from rollwright.sheets.terminal import paint_sheet

    game, console = position.game, make_console()
    for line in paint_sheet(game, position.state, 0):
        console.print(line)
    rolls = [
        MESSAGES.say("puzzle-dice", dice=step.removeprefix("roll ")) for step in puzzle.record.steps[:-1]
    ]
    where = ", ".join([MESSAGES.say("puzzle-turn", turn=game.turn_of(position.state)), *rolls])
    name = "puzzle-find-marks" if is_decided_by_weakest(game) else "puzzle-find"
    console.print(MESSAGES.say(name, where=where, worth=position.worth))


def _solve(position: Position[object]) -> bool:
    """Ask for moves; says whether the answer may be told: not to somebody who stops before the last try."""
    console = make_console()
    for left in range(TRIES - 1, -1, -1):
        try:
            typed = input(f"{MESSAGES.say('puzzle-your-move')} ").strip()
        except EOFError:
            return False
        try:
            worth = position.worths[position.game.parse_move(typed)]
        except (KeyError, RollwrightError):
            console.print(MESSAGES.say("puzzle-no-move"))
            continue
        if worth == position.worth:
            console.print(MESSAGES.say("puzzle-solved"))
            return True
        console.print(MESSAGES.say("puzzle-worth", worth=worth, left=left))
    return True


def _tell(position: Position[object], puzzle: Puzzle) -> None:
    console = make_console()
    console.print(MESSAGES.say("puzzle-answer", move=position.game.format_move(position.answer)))
    for sentence in explain_answer(position, puzzle.lead):
        console.print(sentence)


def _make(game: AnyGame, days: int, seed: int, output: Path | None) -> None:
    """Search games until there are puzzles for these days; with -o, what was found is on disk at any time."""
    from rollwright.lab.puzzles import rank_puzzles, rate_puzzle, search_game

    text = output.read_text(encoding="utf-8") if output is not None and output.exists() else ""
    found: list[Found] = [rate_puzzle(game, each) for each in parse_puzzles(text)]
    done = parse_search(text)
    if text and done is None and len(found) < days * len(LEVELS):
        raise InvalidSetup(f"{output} is complete with puzzles for {len(found) // len(LEVELS)} days")
    seed, games = done or (seed, 0)
    with make_console(err=True).status("Looking through games ...") as status:
        while len(found) < days * len(LEVELS):
            found += search_game(game, seed, games)
            games += 1
            _save(output, format_search(Search(seed, games)) + _format_all(found))
            status.update(f"{games} games, {len(found)} of {days * len(LEVELS)} puzzles")
    made = "".join(map(format_puzzle, rank_puzzles(found[: days * len(LEVELS)])))
    if output is None:
        click.echo(made, nl=False)
    _save(output, made)


def _format_all(found: Sequence[Found]) -> str:
    """Return positions as puzzles whose level is not known yet."""
    return "".join(format_puzzle(Puzzle(each.record, LEVELS[0], each.lead)) for each in found)


def _save(output: Path | None, text: str) -> None:
    """Replace a file at once, so that a stop leaves a whole one."""
    if output is not None:
        part = output.with_name(output.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(output)
