"""The fields of a table that is to be: its game, who plays, its options and times."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...any_game import AnyGame
from ...bots.levels import LEVELS, name_level, tell_level
from ...core.descriptions import name_game
from ...core.options import Options, usual_options
from ...language.current import cached_in_language
from ..door.device import MOST
from ..door.person import Me
from ..html.kit import Html, el
from ..html.layout import icon
from ..html.words import say
from ..parts.games import count_players
from ..parts.levels import QUICK, STAND_IN, rate_level
from ..parts.options import house_field, option_field

MOST_KEPT = 100
"""Pieces of forms: most people ask for what others asked for."""


def name_field(me: Me) -> Html:
    """Return the field for one's name."""
    return el(
        "label",
        say("form-name"),
        el("input", name="name", value=me.name or say("form-default_name"), required=True, maxlength=40,
           autocomplete="nickname"),
    )  # fmt: skip


def device_choice(is_one: bool) -> Html:
    """Return the choice between a device for each person and one that is passed round."""
    ways = ((False, "own", "person"), (True, "one", "swap"))
    choices = [
        el(
            "label",
            el("input", type="radio", name="device", value=value, checked=way is is_one),
            icon(drawn),
            el("span", el("b", say(f"new-device_{value}")), el("small", say(f"new-device_{value}-help"))),
            class_="pick",
        )
        for way, value, drawn in ways
    ]
    return el("div", choices, class_="picks devices", role="radiogroup", aria_label=say("new-device"))


def companion_fields(names: Sequence[str]) -> Html:
    """Return the fields for the names of those who share the device; the script shows as many as play."""
    typed = dict(enumerate(names, 2))
    fields = [
        el(
            "label",
            say("new-companion", number=number),
            el("input", name=f"name.{number}", value=typed.get(number, ""), maxlength=40, autocomplete="off"),
        )
        for number in range(2, MOST + 1)
    ]
    return el("fieldset", el("legend", say("new-companions")), el("div", fields, class_="inline"),
              id="companions", hidden=not names)  # fmt: skip


def game_choice(games: Sequence[AnyGame], chosen: AnyGame) -> Html:
    """Return the games to choose from, each with its picture."""
    return el("div", [_game(game, game is chosen) for game in games], class_="picks")


def _game(game: AnyGame, is_chosen: bool) -> Html:
    facts = f"{count_players(game)} · {say('home-minutes', number=game.manifest.minutes)}"
    return el(
        "label",
        el("input", type="radio", name="game", value=game.id, checked=is_chosen),
        el("img", src=f"/games/{game.id}.svg", alt="", width=64, height=64, loading="lazy"),
        el("span", el("b", name_game(game)), el("small", facts)),
        class_="pick",
    )


def seat_fields(game: AnyGame, levels: tuple[str, ...], people: int, bots: tuple[str, ...] = ()) -> Html:
    """Return how many people and bots play, and how good the bots are; one kind of bot for all of them."""
    return _seat_fields(game.id, game.seats[-1], levels, people, bots)


@cached_in_language(MOST_KEPT)
def _seat_fields(game: str, high: int, levels: tuple[str, ...], people: int, bots: tuple[str, ...]) -> Html:
    level = bots[0] if bots else QUICK
    choices = [
        el("option", f"{name_level(each)} {rate_level(each)}".strip(), value=each, selected=each == level,
           data_help=help_of(each))
        for each in levels
    ]  # fmt: skip
    return el(
        "div",
        _number(say("new-people"), f"{game}.people", people, 1, high),
        _number(say("new-bots"), f"{game}.bots", len(bots), 0, high - 1),
        el(
            "label",
            say("new-level"),
            el("select", choices, name=f"{game}.level"),
            el("small", help_of(level)),
            class_="broad",
        ),
        class_="inline of-game",
        data_game=game,
    )


def plan_seats(game: AnyGame, is_alone: bool) -> tuple[int, tuple[str, ...]]:
    """Return how many people and which bots a new table begins with."""
    low, high = game.seats[0], game.seats[-1]
    people = 1 if is_alone else min(max(2, low), high)
    return people, (QUICK,) * max(0, low - people)


def option_fields(game: AnyGame, options: Options | None = None, house: str | None = None) -> Html | None:
    """Return the options of one game; `house` are house rules as somebody typed them."""
    if options or house is not None:
        return _option_fields(game, options or {}, house)
    return _usual_fields(game)


@cached_in_language(MOST_KEPT)
def _usual_fields(game: AnyGame) -> Html | None:
    """Return the options of a game as they are at first: most of the form, the same for everybody."""
    return _option_fields(game, {}, None)


def _option_fields(game: AnyGame, options: Options, house: str | None) -> Html | None:
    fields = [option_field(game, option, options.get(option.name)) for option in usual_options(game.options)]
    if any(option.is_house for option in game.options):
        fields.append(house_field(game, options, house))
    return el("div", fields, class_="inline of-game", data_game=game.id) if fields else None


def _number(words: str, name: str, value: int, least: int, most: int) -> Html:
    """Return a number with a button on each side; keys and screen readers use the field itself."""
    field = el(
        "input", type="number", id=name, name=name, value=value, min=least, max=most, inputmode="numeric"
    )
    less, more = (
        el("button", sign, type="button", data_by=by, tabindex="-1", aria_hidden="true")
        for by, sign in ((-1, "−"), (1, "+"))
    )
    stepper = el("span", less, field, more, class_="stepper")
    return el("div", el("label", words, for_=name), stepper, class_="numbered")


def help_of(level: str) -> str:
    """ "apprentice" -> "Takes the most there is now and never looks ahead." """
    return tell_level(level) or say("new-guest")


class Times(NamedTuple):
    """How long a turn may take, when dice are rolled, who plays on for the absent, who may ask for hints."""

    timer: int | None = None
    roll_after: float | None = None
    stand_in: str = STAND_IN
    hints: str = "alone"


USUAL_TIMES = Times()


@cached_in_language(MOST_KEPT)
def times(chosen: Times = USUAL_TIMES) -> Html:
    """Return the fields for how long a turn may take, when dice are rolled, and who may ask for hints."""
    timers = (("", "new-no_timer"), ("30", "new-timer30"), ("60", "new-timer60"), ("120", "new-timer120"),
              ("86400", "new-timer_day"), ("259200", "new-timer3"), ("604800", "new-timer7"))  # fmt: skip
    bots = [
        el("option", name_level(level.name), value=level.name, selected=level.name == chosen.stand_in)
        for level in LEVELS
    ]
    rolls = (("", "new-roll_hand"), ("0", "new-roll_now"), ("3", "new-roll3"), ("10", "new-roll10"))
    askers = (("alone", "new-hints_alone"), ("all", "new-hints_all"), ("nobody", "new-hints_nobody"))
    return el(
        "div",
        el(
            "label",
            say("new-timer"),
            _select("timer", timers, "" if chosen.timer is None else str(chosen.timer)),
        ),
        el(
            "label",
            say("new-roll_after"),
            _select("roll_after", rolls, "" if chosen.roll_after is None else f"{chosen.roll_after:g}"),
        ),
        el("label", say("new-stand_in"), el("select", bots, name="stand_in")),
        el("label", say("new-hints"), _select("hints", askers, chosen.hints)),
        class_="inline",
    )


def _select(name: str, choices: Sequence[tuple[str, str]], chosen: str) -> Html:
    options = [el("option", say(key), value=value, selected=value == chosen) for value, key in choices]
    return el("select", options, name=name)
