"""The generated man page: the commands and their options in roff."""

from __future__ import annotations

import re
from inspect import cleandoc
from pathlib import Path

import click

from .game_options import FLAG, GameCommand
from .group import COMMANDS, rollwright

MAN_PAGE = Path(__file__).resolve().parents[3] / "docs" / "man" / "rollwright.1"
HEADER = r""".TH ROLLWRIGHT 1 "" "Rollwright" "User Commands"
.SH NAME
rollwright \- the table for roll\-and\-write games
.SH SYNOPSIS
.B rollwright
[OPTIONS] COMMAND [ARGS]...
.SH OPTIONS
"""
FOOTER = r""".SH EXIT STATUS
0 if all went well, 2 after an error, which is one sentence on the standard error, and 130 after Ctrl\-C.
.SH FILES
The settings and the folder of records are those that
.B rollwright config
shows.
"""


def format_man_page() -> str:
    """Return the page: the general options, then every command's."""
    names = rollwright.context_settings["help_option_names"]
    top = click.Context(rollwright, info_name="rollwright", help_option_names=names)
    sections = [HEADER, *_list_options(rollwright, top), ".SH COMMANDS\n"]
    for entry in COMMANDS:
        command = rollwright.get_command(top, entry.name)
        assert command is not None
        context = click.Context(command, info_name=entry.name, parent=top)
        sections += [f".SS {_escape(command.get_usage(context).removeprefix('Usage: '))}\n"]
        sections += [f".PP\n{_escape(text)}\n" for text in cleandoc(command.help or "").split("\n\n")]
        sections += _list_options(command, context)
    return "".join([*sections, FOOTER])


def _list_options(command: click.Command, context: click.Context) -> list[str]:
    """Return the options of a command; those of games are listed by `rollwright games`."""
    prefix = FLAG if isinstance(command, GameCommand) else " "
    own = [param for param in command.get_params(context) if not (param.name or "").startswith(prefix)]
    records = [record for param in own if (record := param.get_help_record(context))]
    return [f".TP\n\\fB{_escape(flags)}\\fR\n{_escape(text)}\n" for flags, text in records]


def _escape(text: str) -> str:
    """ "--x  'y'" -> "\\-\\-x 'y'": one line that roff takes for text"""
    words = re.sub(r"\s+", " ", text).strip().replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{words}" if words.startswith((".", "'")) else words
