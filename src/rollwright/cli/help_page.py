"""The generated page of the command line: `python -m rollwright.cli.help_page`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from .group import COMMANDS, rollwright
from .man_page import MAN_PAGE, format_man_page

PAGE = Path(__file__).resolve().parents[3] / "docs" / "cli.md"
HEADER = """# The command line

This page is written by `make docs` from the commands' own help.

Errors go to stderr as one sentence that begins with `rollwright:`, with exit code 2. Ctrl-C ends with 130,
but with 0 where it is how one stops, as `serve` does.

`eval "$(_ROLLWRIGHT_COMPLETE=bash_source rollwright)"` switches completion on in bash; in other shells put
`zsh_source` or `fish_source`.
"""


def format_page() -> str:
    """Return the page: the general help, then every command's."""
    names = rollwright.context_settings["help_option_names"]
    top = click.Context(rollwright, info_name="rollwright", terminal_width=88, help_option_names=names)
    sections = [HEADER, _format_help("rollwright", rollwright.get_help(top))]
    for entry in COMMANDS:
        command = rollwright.get_command(top, entry.name)
        assert command is not None
        context = click.Context(command, info_name=entry.name, parent=top, terminal_width=88)
        sections.append(_format_help(f"rollwright {entry.name}", command.get_help(context)))
    return "\n".join(sections)


def _format_help(title: str, text: str) -> str:
    return f"## {title}\n\n```\n{text.strip()}\n```\n"


def main() -> None:
    """Write the page and the man page."""
    MAN_PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(format_page(), encoding="utf-8")
    MAN_PAGE.write_text(format_man_page(), encoding="utf-8")
    sys.stdout.write("docs/cli.md and docs/man/rollwright.1 are written\n")


if __name__ == "__main__":
    main()
