"""rollwright new"""

from __future__ import annotations

from pathlib import Path

import click

from rollwright.core import example
from rollwright.core.errors import InvalidSetup, suggest
from rollwright.core.variants.load import ID
from rollwright.sheet_language import list_examples

MODEL = "small-garden"


@click.command(short_help="Write a first file of a game of your own.")
@click.argument("game")
@click.option(
    "--like", metavar="EXAMPLE", default=MODEL, show_default=True, help="The example to begin from."
)
@click.option("--python", "in_python", is_flag=True, help="Write a game in Python: Ladder, to be rewritten.")
def new(game: str, like: str, in_python: bool) -> None:
    """Write GAME.toml here, a whole game in the sheet language that can be played at once.

    GAME is its id: small letters, digits and hyphens. No file is ever overwritten.
    """
    if not ID.fullmatch(game):
        raise InvalidSetup(
            f"a game's id is small letters, digits and hyphens, such as my-game, not {game[:40]!r}"
        )
    examples = list_examples()
    if like not in examples:
        near = suggest(like, [*examples], f"examples: {', '.join(examples)}")
        raise InvalidSetup(f"there is no example {like[:40]!r} ({near})")
    name = game.replace("-", " ").title()[:30]
    if in_python:
        path = Path(f"{game.replace('-', '_')}.py")
        source = Path(example.__file__).read_text(encoding="utf-8")
        text = source.replace('id = "ladder"', f'id = "{game}"').replace(
            'name = "Ladder"', f'name = "{name}"'
        )
    else:
        path, text = Path(f"{game}.toml"), examples[like]
        lines = text.splitlines(keepends=True)
        own = {"id = ": f'id = "{game}"\n', "name = ": f'name = "{name}"\n'}
        for begin, line in own.items():
            lines[next(n for n, each in enumerate(lines) if each.startswith(begin))] = line
        text = "".join(lines)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise InvalidSetup(f"{path} exists already: choose another name") from None
    click.echo(f"{path} is written. Go on with:")
    click.echo(f"  rollwright play {game} --game-from {path}")
    if not in_python:
        click.echo(f"  rollwright studio {path}")
