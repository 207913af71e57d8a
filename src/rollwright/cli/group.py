"""The commands by name; a command's module is imported when the command runs."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import NamedTuple

import click

from rollwright.core.errors import InvalidSetup

from .completion import add_completion


class Entry(NamedTuple):
    """A command: its function and its file have its name, `print` in print_."""

    name: str
    help: str
    folder: str = ""
    """The folder of its file, in `commands`."""

    @property
    def module(self) -> str:
        """The module to import."""
        return ".".join(filter(None, ("rollwright.cli.commands", self.folder, self.word)))

    @property
    def word(self) -> str:
        """The name of its file and function, which shadows no builtin."""
        return "print_" if self.name == "print" else self.name.replace("-", "_")


COMMANDS = (
    Entry("serve", "Open the browser table.", "server"),
    Entry("play", "Play in the terminal, alone or against bots."),
    Entry("learn", "Learn a game by playing it."),
    Entry("games", "List the games, or a game's options and house rules."),
    Entry("rules", "Show the rules of a game."),
    Entry("bots", "List the levels and bots, of all games or of one."),
    Entry("new", "Write a first file of a game of your own."),
    Entry("studio", "Open a game's file in the studio, redrawn when it is saved.", "server"),
    Entry("score", "Score a sheet written as text."),
    Entry("moves", "List every legal move of a sheet."),
    Entry("puzzle", "Solve the puzzle of the day."),
    Entry("replay", "Play a record through and show how it ends."),
    Entry("daily", "Show the day's dice: results, par, and what proves them."),
    Entry("verify", "Check a record's dice against its commitment."),
    Entry("sheet", "Show a sheet or record as a picture or text."),
    Entry("print", "Print sheets, rules, cards and dice on paper."),
    Entry("analyze", "Judge every move of a record, and tell luck from play.", "lab"),
    Entry("simulate", "Play many games with bots and sum them up.", "lab"),
    Entry("dataset", "Write games of bots as Parquet files, for offline learning.", "lab"),
    Entry("tournament", "Let bots meet each other on the same dice, and rate them.", "lab"),
    Entry("sweep", "Compare variants of the rules on the same dice.", "lab"),
    Entry("study", "Look at a game as its designer does: choices, course, luck.", "lab"),
    Entry("evaluate", "Measure a bot by a task of the benchmark, on reserved dice.", "lab"),
    Entry("learn-values", "Learn what positions are worth, for the bots to play by.", "lab"),
    Entry("site", "Write the browser table as files that need no server.", "server"),
    Entry("tables", "List, delete, expire and take back tables.", "server"),
    Entry("backup", "Copy all tables to a file, while the server goes on.", "server"),
    Entry("restore", "Replace all tables by those of a backup.", "server"),
    Entry("bench", "Measure decisions per second, compiled and plain.", "lab"),
    Entry("config", "Show or change your settings: name, bot, colours, folder of records, language."),
    Entry("help", "Show the help of a command."),
)


GROUPS = (
    ("Play", ("play", "learn", "puzzle", "daily", "games", "rules", "bots", "config", "help")),
    ("Sheets and records", ("score", "moves", "sheet", "print", "replay", "verify", "analyze")),
    (
        "Lab and design",
        (
            "new",
            "studio",
            "simulate",
            "tournament",
            "sweep",
            "study",
            "dataset",
            "evaluate",
            "learn-values",
            "bench",
        ),
    ),
    ("Server", ("serve", "site", "tables", "backup", "restore")),
)
EXAMPLES = {
    "serve": "serve --port 8000",
    "play": "play GAME --bot chief",
    "learn": "learn GAME",
    "games": "games GAME",
    "rules": "rules GAME",
    "bots": "bots GAME",
    "new": "new my-game",
    "studio": "studio my-game.toml",
    "score": "score sheet.txt",
    "moves": 'moves sheet.txt --roll "2 3 6"',
    "puzzle": "puzzle GAME",
    "replay": "replay game.record --turn 5",
    "daily": "daily GAME --play",
    "verify": "verify game.record",
    "sheet": "sheet game.record -o sheet.svg",
    "print": "print GAME -o sheets.pdf --sheets 2",
    "analyze": "analyze game.record",
    "simulate": "simulate GAME --bot greedy --games 1000",
    "dataset": "dataset GAME --bot greedy --games 100 -o games.parquet",
    "tournament": "tournament GAME --bot greedy --bot apprentice --games 20",
    "sweep": "sweep GAME --vary RULE=2,3 --bot greedy",
    "study": "study GAME",
    "evaluate": "evaluate GAME/solo --bot greedy",
    "learn-values": "learn-values GAME --seconds 60 -o mine.values",
    "site": "site -o public",
    "tables": "tables list",
    "backup": "backup copy.db",
    "restore": "restore copy.db",
    "bench": "bench GAME",
    "config": "config name=Ada bot=chief",
    "help": "help play GAME",
}


class LazyGroup(click.Group):
    """A group that lists its commands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the help page."""
        return [entry.name for entry in COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command."""
        entry = next((entry for entry in COMMANDS if entry.name == cmd_name), None)
        if entry is None:
            return None
        loaded = getattr(import_module(entry.module), entry.word)
        assert isinstance(loaded, click.Command)
        loaded.epilog = f"Example: rollwright {EXAMPLES[cmd_name]}"
        return add_completion(loaded)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; InvalidSetup names all commands if there is none."""
        if args and not args[0].startswith("-") and args[0] not in self.list_commands(ctx):
            raise InvalidSetup(f"there is no command {args[0][:40]!r} ({self._suggest(ctx, args[0])})")
        return super().resolve_command(ctx, args)

    def _suggest(self, ctx: click.Context, word: str) -> str:
        known = self.list_commands(ctx)
        near = get_close_matches(word, known)
        return f"did you mean {' or '.join(near)}?" if near else f"commands: {', '.join(known)}"

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands' first lines."""
        for title, names in GROUPS:
            with formatter.section(title):
                formatter.write_dl([(entry.name, entry.help) for entry in COMMANDS if entry.name in names])
        with formatter.section("An example of each command"):
            formatter.write_text("rollwright help COMMAND; man rollwright has all of them.")


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Print the version and stop."""
    if wanted and not ctx.resilient_parsing:
        from rollwright import __version__

        click.echo(f"rollwright {__version__}")
        ctx.exit()


def be_quiet(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    """Show no progress bars."""
    if wanted:
        from . import progress

        progress.is_shown = False


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "-V",
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=show_version,
    help="Show the version.",
)
@click.option(
    "--game-from",
    metavar="PATH",
    multiple=True,
    expose_value=False,
    help="A game of your own: a file (.py, or .toml for a variant) or module:NAME (repeatable; anywhere).",
)
@click.option(
    "--traceback",
    is_flag=True,
    expose_value=False,
    help="Show where an error was raised, for authors of bots and games (anywhere on the line).",
)
@click.option(
    "-q",
    "--quiet",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=be_quiet,
    help="Show no progress (before the command).",
)
@click.pass_context
def rollwright(ctx: click.Context) -> None:
    """Rollwright, the table for roll-and-write games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
