"""The entry point: every error becomes one sentence, and every ending an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from io import TextIOWrapper
from traceback import print_exception
from typing import NoReturn, TextIO

import click

from rollwright.core import plugins
from rollwright.core.errors import InvalidSetup, NoSuchGame, RollwrightError, tell_error
from rollwright.language.current import ENGLISH, in_language

from .exit import flush, leave_at_once
from .group import rollwright
from .language_option import choose_language

CUT_SHORT = 1
WRONG = 2
INTERRUPTED = 130
TRACEBACK = "--traceback"


FLAG = "--game-from"
"""Games of one's own for any command."""


def add_games(args: Sequence[str]) -> list[str]:
    """Add the games that the command line names, and return the line without them.

    The options of commands depend on the games, so this comes before parsing.
    """
    left, words = list[str](), iter(args)
    for word in words:
        if word == "--":
            return [*left, word, *words]
        name, equals, value = word.partition("=")
        if name != FLAG:
            left.append(word)
            continue
        _add(value if equals else next(words, ""))
    return left


def _add(name: str) -> None:
    from rollwright.games import catalogue

    if not name:
        raise InvalidSetup(f"{FLAG} needs a file, or module:NAME")
    catalogue.add_from(name)


def main(args: list[str] | None = None) -> NoReturn:
    """Run the command line and exit."""
    try:
        code = run(args)
        flush(sys.stdout)
    except BrokenPipeError:
        code = _leave_quietly()
    if code == INTERRUPTED:
        leave_at_once(code)
    sys.exit(code)


def run(args: list[str] | None = None) -> int:
    """Run one command and return its exit code."""
    _never_fail_to_write(sys.stdout, sys.stderr)
    plugins.reporters.append(_describe_plugin)
    traceback = False
    try:
        args, traceback = _take_flag(sys.argv[1:] if args is None else args, TRACEBACK)
        args = add_games(args)
        code = rollwright.main(args, prog_name="rollwright", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except click.NoSuchOption as wrong:
        return _say(f"there is no option {wrong.option_name}{_suggest(wrong)}{_hint(wrong)}")
    except click.UsageError as wrong:
        return _say(_one_sentence(wrong.format_message()) + _hint(wrong))
    except click.ClickException as wrong:
        return _say(_one_sentence(wrong.format_message()))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except RollwrightError as wrong:
        if traceback:
            print_exception(wrong)
        with in_language(_find_language(sys.argv[1:] if args is None else args)):
            brought = "; --game-from FILE brings a game of your own" if isinstance(wrong, NoSuchGame) else ""
            return _say(tell_error(wrong) + brought)
    except BrokenPipeError:
        raise
    except OSError as wrong:
        return _say(_describe(wrong))
    except ModuleNotFoundError as wrong:
        return _say(_describe_missing(wrong.name or str(wrong)))
    finally:
        plugins.reporters.pop()


def _take_flag(args: list[str], flag: str) -> tuple[list[str], bool]:
    """Return the arguments without a flag that may stand anywhere on the line, and whether it was there."""
    return [word for word in args if word != flag], flag in args


def _find_language(args: list[str]) -> str:
    """Return the language in which a refusal is told: that of the command; what goes with JSON is English."""
    if "--json" in args:
        return ENGLISH
    tags = [word.partition("=")[2] or after for word, after in zip(args, [*args[1:], ""])
            if word.partition("=")[0] == "--language"]  # fmt: skip
    try:
        return choose_language(tags[-1] if tags else None)
    except (click.ClickException, RollwrightError):
        return ENGLISH


def _describe_plugin(sentence: str) -> None:
    """Report a plug-in that cannot be used; the command continues."""
    _say(sentence)


def _say(sentence: str) -> int:
    click.echo(f"rollwright: {sentence}", err=True)
    return WRONG


def _one_sentence(message: str) -> str:
    """ "No such option: --x." -> "no such option: --x" """
    words = " ".join(message.split()).rstrip(".")
    return words[:1].lower() + words[1:]


def _suggest(wrong: click.NoSuchOption) -> str:
    """Return the flags that the misspelt one resembles, dashes left out of the comparison."""
    params = wrong.ctx.command.params if wrong.ctx else ()
    flags = [flag for param in params if isinstance(param, click.Option) for flag in param.opts]
    near = get_close_matches(wrong.option_name.strip("-"), [flag.strip("-") for flag in flags])
    return f"; did you mean {' or '.join(f'--{word}' for word in near)}?" if near else ""


def _hint(wrong: click.UsageError) -> str:
    return f" (see {wrong.ctx.command_path} --help)" if wrong.ctx is not None else ""


def _describe(wrong: OSError) -> str:
    reason = (wrong.strerror or str(wrong)).lower()
    return f"{wrong.filename}: {reason}" if wrong.filename else reason


def _describe_missing(name: str) -> str:
    """Return what is missing: a module, or the metadata of a package."""
    from rollwright.core.extras import INCOMPLETE, command_for

    if name == "rollwright":  # a source tree on the path has no metadata, such as the version
        return INCOMPLETE
    module = name.partition(".")[0]
    command = command_for(module)
    return f"this needs {module}, which is not installed{f': {command}' if command else ''}"


def _never_fail_to_write(*streams: TextIO | None) -> None:
    """Replace characters that the terminal's encoding lacks by a question mark."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _leave_quietly() -> int:
    """Redirect stdout to the null device after a broken pipe, so that closing it raises nothing."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    return CUT_SHORT
