"""The page of one table: joining it, and the bare frame that the scripts fill."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from urllib.parse import urlencode

from ...any_game import AnyGame
from ...bots.levels import LEVELS, name_bot, name_level
from ...core.arrangement import Arranging
from ...core.descriptions import goal_of, is_decided_by_weakest, name_game, tell_about
from ...core.options import asked_options, number_of_rules
from ...core.record import LONGEST_NAME
from ...core.teaching.lesson import has_lesson
from ...core.types import Seat
from ...language.reasons import tell_text
from ...table.actors.chooser import Chooser
from ...table.dice.day_dice import is_dated
from ...table.dice.tokens import make_token
from ...table.people.ratings import can_be_rated
from ...table.rules.commands import PHRASES
from ...table.rules.events import Created, Entry
from ...table.rules.fold import open_room
from ...table.rules.names import AVATARS
from ...table.rules.setup import PERSON, NewTable, make_settings
from ...table.rules.table_state import Phase, TableState
from ..door.person import Me
from ..html.kit import Child, Html, el
from ..html.layout import PHONE_WIDTH, Preview, avatar_choice, icon, page
from ..html.words import name_languages, say
from ..live.messages import PROTOCOL
from ..live.table_snapshot import MOST_SHEETS
from ..parts.assets import (
    find_bases,
    is_tall_on,
    lines_of_score,
    marks_address,
    name_base,
    vocabulary_address,
)
from ..parts.challenges import find_challenge, list_challenges
from ..parts.games import all_games, count_players, is_shared
from ..parts.ladders import list_ranks
from ..parts.levels import rate_level
from ..parts.options import describe_options
from .new_table import name_field


def table_page(
    table_state: TableState,
    is_seated: bool,
    grace: float,
    hands: Sequence[Seat] = (),
    preview: Preview | None = None,
    invitation: str = "",
) -> Html:
    """Return the frame of a table; everything in it comes through the socket.

    `grace` are the seconds for which a player whose line has dropped cannot be replaced. `hands` are the
    seats of those who share this device, where several do. `invitation` is where other devices reach the
    host, if they do.

    The first time, what its sheet has lines for is looked up in a drawing: not on the event loop.
    """
    facts = describe_facts(table_state, is_seated, grace, hands) | {"invitation": invitation}
    title = f"{name_game(table_state.game)} {table_state.table}"
    symbols, vocabulary = str(facts["symbols"]), str(facts["vocabulary"])
    return page(
        title,
        el("h1", title, class_="hidden"),
        *frame_table(table_state, facts),
        len(hands) > 1 and el("dialog", id="handover", aria_labelledby="handover-to"),
        script="table/table.js",
        wide=True,
        kind="table",
        phase=str(table_state.phase),
        loads=[symbols, vocabulary] if is_seated else [symbols],
        phone_loads=_list_tall_bases(table_state, hands),
        preview=preview,
    )


def blank_page(game: AnyGame, name: str, chooser: Chooser) -> Html:
    """Return the page of tables of a game, or of any without a name, before it is known which table it is."""
    settings = make_settings(NewTable(game.id, [PERSON] * game.seats[0]), game, chooser)
    table_state = open_room("", game, Entry(1, 0, Created(settings, "", "")))
    sheet = el("img", src=f"/games/{game.id}/blank.svg", alt="", class_="first-sheet") if name else None
    title = name_game(game) if name else say("name")
    return page(
        title,
        el("h1", title, class_="hidden"),
        *frame_table(table_state, {"game": name}, sheet),
        el("dialog", id="handover", aria_labelledby="handover-to"),
        script="page/table.js",
        then="table/table.js",
        wide=True,
        kind="table",
    )


def _list_tall_bases(table_state: TableState, hands: Sequence[Seat]) -> list[str]:
    """Return the base of a player's sheet as phones show it, if it was drawn before."""
    if table_state.phase is not Phase.PLAYING or len(hands) != 1:
        return []
    game, (seat,) = table_state.game, hands
    bases = find_bases(name_base(game, game.view(table_state.state, seat), seat))
    return [bases[1]] if bases and is_tall_on(PHONE_WIDTH, bases) else []


def describe_facts(
    table_state: TableState, is_seated: bool, grace: float, hands: Sequence[Seat] = ()
) -> dict[str, object]:
    """Return what the scripts of a table's own page know from the beginning."""
    facts = list_facts(table_state, is_seated, grace) | _lead_on(table_state) | _list_levels(table_state)
    if len(hands) > 1:
        facts["hands"] = sorted(hands)
    return facts


def _lead_on(table_state: TableState) -> dict[str, object]:
    """Return what a lesson shows and leads to: all lessons, and whether its game has challenges."""
    game, settings = table_state.game, table_state.settings
    if not settings.lesson:
        return {}
    lessons = [(each.id, each.name) for each in all_games() if has_lesson(each)]
    shapes = game.manifest.shapes
    shown = {"shapes": shapes(settings.options)} if shapes else {}
    return {"lessons": lessons, "challenges": bool(list_challenges(game)), **shown}


def _list_levels(table_state: TableState) -> dict[str, object]:
    """Return the bots that a lobby offers, where seats can still be changed."""
    if table_state.phase is not Phase.OPEN or table_state.settings.start is not None:
        return {}
    return {
        "levels": [(level.name, f"{name_level(level.name)} {rate_level(level.name)}") for level in LEVELS]
    }


def frame_table(table_state: TableState, facts: dict[str, object], sheet: Child = None) -> tuple[Html, ...]:
    """Return what the scripts of a table fill; `sheet` stands there until then."""
    return (
        el("section", id="goals", hidden=True, aria_label=say("goal-title")),
        _play_area(table_state, sheet),
        _side(),
        el("div", id="toast", class_="toast", hidden=True),
        el("dialog", id="big", aria_label=say("table-big")),
        el("p", id="live", class_="hidden", aria_live="polite", role="status"),
        el("div", id="facts", data_facts=json.dumps(facts), hidden=True),
    )


def list_facts(table_state: TableState, is_seated: bool, grace: float) -> dict[str, object]:
    """Return what the scripts of a table know from the beginning."""
    game = table_state.game
    asked = asked_options(game.options, table_state.settings.options)
    return {
        "table": table_state.table,
        "game": game.id,
        "name": name_game(game),
        "terms": list(game.terms),
        "lines": lines_of_score(game, len(table_state.settings.seats), table_state.settings.options),
        "shared": is_shared(game),
        "rules": f"/rules/{game.id}?{urlencode(asked)}",
        "weakest": is_decided_by_weakest(game),
        "sheets": MOST_SHEETS,
        "arranges": isinstance(game, Arranging),
        "seated": is_seated,
        "has_started": table_state.phase is not Phase.OPEN,
        "alone": sum(plan.bot is None for plan in table_state.settings.seats) == 1,
        "languages": name_languages(),
        "phrases": {name: tell_text(phrase) for name, phrase in PHRASES.items()},
        "avatars": AVATARS,
        "options": describe_options(game, table_state.settings.options),
        "timer": table_state.settings.timer,
        "seed": table_state.settings.seed,
        "log": table_state.sealed,
        "number": number_of_rules(game.options, table_state.settings.options),
        "results": results_of(table_state),
        "lesson": table_state.settings.lesson,
        "from_paper": table_state.settings.start is not None,
        "grace": grace,
        "ranks": [] if list_challenges(game) else list_ranks(game),
        "challenge": find_challenge(game, table_state.settings.options),
        "hints": table_state.settings.hints,
        "rated": can_be_rated(game, table_state.settings),
        "protocol": PROTOCOL,
        "symbols": marks_address(game.id),
        "vocabulary": vocabulary_address(game.id),
    }


def results_of(table_state: TableState) -> str:
    """Return where the results of a table's dice are, if others play the same; else nothing."""
    dice = table_state.settings.daily
    if dice is None:
        return ""
    return f"/daily/{table_state.game.id}/{dice.day}" if is_dated(dice.day) else f"/shared/{dice.day}"


def describe_practice(table_state: TableState) -> Html | None:
    """Say what makes a table one for practice: dice that can be known, a start that was typed in."""
    settings, notes = table_state.settings, []
    if settings.seed is not None:
        notes.append(say("practice-lesson" if settings.lesson else "practice-seed", seed=str(settings.seed)))
    if settings.start is not None:
        notes.append(say("practice-start", turn=settings.start.turn))
    title = say("practice-title" if settings.seed is not None else "practice-paper")
    return el("p", el("b", title), " ", " ".join(notes), class_="practice") if notes else None


def describe_notes(table_state: TableState) -> Html:
    """Return what stands above a table's sheet: whether it is for practice, and its goal."""
    goal = goal_of(table_state.game, table_state.settings.options)
    shown = goal and el("p", el("b", say("goal-title")), " ", goal, class_="goal")
    return el("div", describe_practice(table_state), shown, id="notes")


def _play_area(table_state: TableState, sheet: Child) -> Html:
    return el(
        "section",
        describe_notes(table_state),
        el("div", id="notice", class_="notice", hidden=True),
        el("section", id="lesson", class_="lesson", hidden=True, aria_label=say("lesson-title")),
        el("div", id="lobby", hidden=True),
        el("div", id="end", hidden=True),
        el("section", id="cards", hidden=True, aria_label=say("cards-title")),
        el("div", sheet, id="sheet", class_="sheet-box"),
        id="play",
        aria_label=say("table-your_sheet"),
    )


def _side() -> Html:
    return el(
        "aside",
        _panel(),
        el("section", id="arrange", class_="box", hidden=True, aria_label=say("arrange-title")),
        el("div", [_tab(name) for name in TABS], class_="tabs", role="tablist", aria_label=say("table-side")),
        _tab_panel("score", el("h2", say("table-score")), el("div", id="score")),
        _tab_panel("players", el("h2", say("table-players")), el("div", id="players")),
        _tab_panel("talk", el("h2", say("table-talk")), _log(), el("div", id="chat", class_="chat")),
        aria_label=say("table-side"),
    )


TABS = ("score", "players", "talk")


def _panel() -> Html:
    """Return dice, readings and buttons: beside the sheet, or at the thumb on a phone."""
    tray = el("div", el("div", id="dice", class_="dice"), el("div", id="task", class_="task"), class_="tray")
    offer = el("div", el("div", id="choices", class_="choices"), el("div", id="hint", class_="hint"),
               class_="offer")  # fmt: skip
    confirm = el("div", id="confirm", class_="confirm")
    return el("section", tray, confirm, offer, id="panel", aria_label=say("table-panel"))


def _tab(name: str) -> Html:
    badge = el("span", id="badge", class_="badge", hidden=True) if name == "talk" else None
    return el("button", say(f"tab-{name}"), badge, type="button", role="tab", id=f"tab-{name}",
              aria_controls=f"at-{name}")  # fmt: skip


def _tab_panel(name: str, *content: Html) -> Html:
    return el("section", *content, id=f"at-{name}", class_=f"box tab-panel at-{name}")


def _log() -> Html:
    return el("div", el("div", id="lines"), id="log", class_="log", tabindex="0", role="log",
              aria_label=say("table-talk"))  # fmt: skip


def join_page(
    table_state: TableState, me: Me, wrong: str = "", preview: Preview | None = None, has_left: bool = False
) -> Html:
    """Return the page for somebody who has no seat at a table yet, or none any more."""
    names = ", ".join(
        name_bot(place.name, place.bot) for place in table_state.seats if place.name and not place.is_free
    ) or say("join-nobody")
    can_join = any(place.is_free for place in table_state.seats) or table_state.spare > 0
    form = el(
        "form",
        el("input", type="hidden", name="promise", class_="promise"),
        el("input", type="hidden", name="once", value=make_token()),
        name_field(me),
        avatar_choice(me.avatar, _list_taken(table_state)),
        _choose_sheet(table_state),
        el(
            "button",
            icon("person"),
            say("join-back" if has_left else "join-sit"),
            type="submit",
            class_="main",
        ),
        method="post",
        action=f"/t/{table_state.table}/join",
    )
    return page(
        say("join-title", game=name_game(table_state.game)),
        el(
            "section",
            el("p", say("join-left" if has_left else "join-invited")),
            el("h1", name_game(table_state.game)),
            el("p", say("join-lead", code=table_state.table, names=names)),
            _describe_game(table_state.game),
            class_="day-hero narrow invited",
        ),
        el(
            "section",
            describe_practice(table_state),
            wrong and el("p", wrong, role="alert", class_="wrong"),
            form
            if can_join
            else el("p", say("join-begun" if table_state.state else "join-full"), class_="lead"),
            el("a", say("join-watch"), href=f"/t/{table_state.table}?watch=1", class_="button"),
            class_="card narrow joining",
        ),
        script="home/home.js",
        preview=preview,
    )


def _list_taken(table_state: TableState) -> tuple[tuple[str, str], ...]:
    """Return the marks that people at a table have, and their names; who has left a seat holds none."""
    held = [place for place in table_state.seats if not place.is_free]
    return tuple((place.avatar, place.name) for place in held if place.avatar and place.name)


def tell_apart(me: Me, table_state: TableState) -> Me:
    """Return the name and mark under which somebody sits down: those of nobody who sits there already."""
    held = [place for place in table_state.seats if not place.is_free]
    names = {place.name.casefold() for place in held if place.name}
    numbered = (f"{me.name[: LONGEST_NAME - 4]} {number}" for number in range(2, len(names) + 3))
    is_taken = me.name.casefold() in names
    name = next(each for each in numbered if each.casefold() not in names) if is_taken else me.name
    taken = {place.avatar for place in held}
    free = [each for each in AVATARS if each not in taken] or AVATARS
    return Me(name, me.avatar or secrets.choice(free))


def _describe_game(game: AnyGame) -> Html:
    """Return what somebody who was invited wants to know: what it is, how long it takes, how it is played."""
    minutes = say("home-minutes", number=game.manifest.minutes)
    rules = el("a", say("join-rules"), href=f"/rules/{game.id}", target="_blank")
    return el("p", tell_about(game), " ", count_players(game), " · ", minutes, " · ", rules)


def _choose_sheet(table_state: TableState) -> Html | None:
    """Return the sheets that nobody plays yet, where a game goes on from paper."""
    free = [seat for seat, place in enumerate(table_state.seats) if place.is_free]
    if table_state.settings.start is None or len(free) < 2:
        return None
    sheets = [el("option", say("join-sheet", number=seat + 1), value=seat) for seat in free]
    return el("label", say("join-which_sheet"), el("select", sheets, name="seat"))
