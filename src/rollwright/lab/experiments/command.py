"""What the modules of this folder are as commands."""

from __future__ import annotations

import click

from rollwright.core.errors import RollwrightError


class Experiment(click.Command):
    """A command that says in a sentence what is wrong with what it was given, with exit code 2."""

    def invoke(self, ctx: click.Context) -> object:
        """Run it."""
        try:
            return super().invoke(ctx)
        except RollwrightError as wrong:
            raise click.UsageError(str(wrong), ctx) from None
