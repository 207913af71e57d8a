"""rollwright config"""

from __future__ import annotations

import click
import msgspec

from rollwright.core.errors import InvalidSetup

from ..output import make_console, make_table, print_table
from ..settings import SETTINGS, check_rival, check_settings, read_settings, settings_file, write_settings


@click.command(short_help="Show or change your settings: name, bot, colours, folder of records, language.")
@click.argument("values", nargs=-1, metavar="[NAME=VALUE]...")
def config(values: tuple[str, ...]) -> None:
    """Show your settings, or change them: `rollwright config name=Ada bot=chief`.

    NAME= without a value forgets a setting. Options on the command line win over settings.
    """
    settings = msgspec.to_builtins(read_settings())
    for word in values:
        name, equals, value = word.partition("=")
        if not equals:
            raise InvalidSetup(f"a setting is changed by NAME=VALUE, not {word[:40]!r}")
        settings[name] = value
        if name == "bot" and value:
            check_rival(value)
    changed = check_settings(settings)
    if values:
        write_settings(changed)
    table = make_table("", "setting", "value", "meaning", wraps="meaning")
    for setting in SETTINGS:
        text = f"{setting.help} (such as {setting.example})"
        table.add_row(setting.name, str(msgspec.to_builtins(changed)[setting.name]) or "-", text)
    console = make_console()
    print_table(console, table)
    console.print(f"They are kept in {settings_file()}.")
