"""rollwright daily"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rollwright.bots.levels import name_level
from rollwright.core.errors import InvalidSetup
from rollwright.games import catalogue
from rollwright.table.dice.day_dice import day_at, number_of, parse_day
from rollwright.table.stores.store import now_ms

from ..language_option import add_language_option
from ..messages import MESSAGES
from ..output import make_console, show_json
from ..session_options import is_screen
from ..store_options import data_option, store_option

if TYPE_CHECKING:
    from rollwright.table.stores.store import Store

TOP = 20


@click.command(short_help="Show the day's dice: results, par, and what proves them.")
@click.argument("game", required=False)
@click.option("--day", metavar="DAY", help="A day, such as 2026-11-17; today (UTC) by default.")
@data_option()
@store_option("sqlite (--data) or postgresql://user@host/database.")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@click.option("--play", "is_played", is_flag=True, help="Play the terminal's own dice of the day instead.")
@add_language_option
@click.pass_context
def daily(
    ctx: click.Context,
    game: str | None,
    day: str | None,
    data: Path,
    store: str,
    as_json: bool,
    is_played: bool,
) -> None:
    """Show the results of a day's dice, of one GAME or of all.

    The commitment is shown as soon as there is one, the salt when the day has begun, and the secret once the
    results are final, half an hour after the day. People play at the browser table, on the page /daily.

    --play plays a game in the terminal with dice that follow from the date alone, the same for everybody who
    does so, with the day's challenge or rival; nobody counts these.
    """
    if is_played:
        ctx.exit(_play(game, day_at(now_ms()) if day is None else parse_day(day)))
    from rollwright.web.server.serve import ServerSetup, open_store

    games = [catalogue.find_game(game).id] if game else [each.id for each in catalogue.list_games()]
    wanted = day_at(now_ms()) if day is None else parse_day(day)
    if store == "sqlite" and not data.is_file():
        raise InvalidSetup(
            f"there is no file {data}: --data names a browser table's; --play plays the day without one"
        )
    kept = open_store(ServerSetup(data=data, store=store))
    try:
        described = [_describe(kept, wanted, each) for each in games]
    finally:
        kept.close()
    if as_json:
        show_json(described)
    else:
        _show(wanted, described)


def _play(game: str | None, day: date) -> int:
    """Play the dice of a date in the terminal; returns the exit code."""
    from rollwright.web.days.plan import RIVAL, plan_options

    from ..terminal.play_request import PlayRequest
    from ..terminal.session import run_session

    played = catalogue.find_game(game) if game else catalogue.list_games()[0]
    request = PlayRequest(
        played,
        bots=(RIVAL,) * played.manifest.bots,
        seed=int(day.strftime("%Y%m%d")),
        options=plan_options(played, day),
    )
    return run_session(request, not is_screen(), False)


def _describe(kept: Store, day: date, game: str) -> dict[str, object]:
    from rollwright.table.people.days import find_day, list_pars, list_ranked, shown_secret, standing_of
    from rollwright.web.days.daily_page import tell

    found = find_day(kept, day, game)
    if found is None:
        return {"game": game, "day": day.isoformat(), "commitment": ""}
    ranked = list_ranked(kept, found.day, game, TOP)
    return {
        "game": game,
        "day": found.day,
        "number": number_of(day),
        "options": found.options,
        "commitment": found.commitment,
        "committed_before": found.is_committed_before,
        "salt": found.salt,
        "secret": shown_secret(kept, found, now_ms()),
        "players": standing_of(kept, found.day, game, 0).of,
        "best": [{"rank": r.rank, "name": r.person, "result": tell(r.told), "table": r.name} for r in ranked],
        "par": {par.level: tell(par.told) for par in list_pars(kept, found.day, game)},
    }


def _show(day: date, described: list[dict[str, object]]) -> None:
    console = make_console()

    def say(text: str) -> None:
        console.print(text, markup=False, highlight=False, soft_wrap=True)

    say(MESSAGES.say("daily-number", number=str(number_of(day)), day=str(day)))
    for each in described:
        if not each["commitment"]:
            say("\n" + MESSAGES.say("daily-nothing", game=each["game"]))
            continue
        say("\n" + MESSAGES.say("daily-finished", game=each["game"], number=each["players"]))
        for ranked in each["best"]:  # type: ignore[attr-defined]
            say(f"  {ranked['rank']:4}. {ranked['name']}  {ranked['result']}")
        pars = ", ".join(f"{name_level(level)} {result}" for level, result in each["par"].items())  # type: ignore[attr-defined]
        if pars:
            say(f"  {MESSAGES.say('daily-par', results=pars)}")
        for name in ("commitment", "salt", "secret"):
            if each[name]:
                say(f"  {MESSAGES.say(f'daily-{name}', value=each[name])}")
