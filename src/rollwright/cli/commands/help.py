"""rollwright help"""

from __future__ import annotations

import click

from ..group import rollwright


@click.command(short_help="Show the help of a command.")
@click.argument("words", nargs=-1, metavar="[COMMAND] [GAME]")
@click.pass_context
def help(ctx: click.Context, words: tuple[str, ...]) -> None:  # noqa: A001
    """Show the help of COMMAND, with the options of GAME; without one, list all commands."""
    parent = ctx.find_root()
    if not words:
        click.echo(parent.get_help())
        return
    _, command, rest = rollwright.resolve_command(parent, list(words))
    assert command is not None
    command.make_context(words[0], [*rest, "--help"], parent=parent)
