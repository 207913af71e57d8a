"""The front page: a game to go on with, the games, what can be reached, the way to somebody else's table."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ...core.descriptions import name_game
from ...table.people.friends import Friend
from ...table.rules.names import tell_people_apart
from ..days.today import Today, week_card
from ..days.today_card import puzzle_card, today_card, today_hero
from ..html.addresses import cached_markup, current_addresses
from ..html.kit import Child, Html, el
from ..html.layout import icon, mark_of, page
from ..html.words import say
from ..parts.game_card import game_cards
from ..parts.games import all_games, first_game
from ..parts.ladders import ladders
from ..table.mine import Mine, Running, Standing

MOST_LISTED = 12


def home_page(
    mine: Sequence[Mine],
    shown: Sequence[Running],
    today: Today | None,
    is_new: bool,
    wrong_code: str = "",
    people: Child = None,
    alone: Child = None,
) -> Html:
    """Return the front page; a code that leads nowhere stays in its field, with a word about it.

    First comes a table where people wait, then a game to go on with (`shown`), the day's dice, friends,
    puzzles, and the games last; a newcomer is led to the first lesson and the games. `people` are the tables
    that are open to everybody, `alone` is what the host adds: the way to the site without a server, and there
    the way to simulations. A page that is a file knows no day.
    """
    lessons = {each.lesson[0]: _tell_lesson(*each.lesson[1:]) for each in mine if each.lesson}
    games = el("section", el("h2", say("home-games"), id="games"), game_cards(lessons),
               aria_labelledby="games")  # fmt: skip
    first: Child = (_welcome(), today and today_card(today))
    if today is not None and not is_new:
        first = (_tables([each for each in mine if not each.is_over], shown), today_hero(today))
    week = today and (_friends_card(today.friends), puzzle_card(today), week_card(today.played, today.day))
    days = el("div", week, _bests(), class_="second-row")
    return page(
        "",
        el("div", first, class_="first-row"),
        (games, days) if today and is_new else (days, games),
        ladders(today.feats if today else ()),
        el("div", people, _days() if today is None else None, _friends(), _join_form(wrong_code), alone,
           class_="last-row"),
        script="home/front.js",
        wide=True,
        here="/",
    )  # fmt: skip


def _tell_lesson(step: int, steps: int) -> str:
    return say("home-learn_on", step=step, steps=steps)


# ---- the first things to see


@cached_markup()
def _welcome() -> Html:
    """Return the welcome of a newcomer, who is led to the first lesson."""
    first = first_game()
    learn = el("button", icon("book"), say("home-begin"), type="submit", form=f"learn-{first.id}",
               class_="light")  # fmt: skip
    play = el("button", icon("dice"), say("home-play_first", game=name_game(first)), type="submit",
              form=f"play-{first.id}", class_="faint")  # fmt: skip
    words = [el("h1", say("home-title")), el("p", say("home-lead")), el("div", learn, play, class_="row")]
    dice = el("img", src="/static/tumbling.svg", alt="", width=210, height=210, class_="tumbling")
    return el("section", el("div", words), dice, class_="hero")


def _tables(mine: Sequence[Mine], shown: Sequence[Running]) -> Html | None:
    """Return the cards of tables where people wait, and of a game to go on with."""
    awaited = [each for each in shown if each.mine.is_awaited]
    named = {each.mine.table for each in shown}
    waiting = [each for each in mine if each.is_awaited and each.table not in named]
    others = [each for each in mine if not each.is_awaited and each.table not in named]
    cards = [_awaited(each, waiting) for each in awaited]
    cards += [_continue(each, others, not awaited) for each in shown if not each.mine.is_awaited]
    if others and len(cards) == len(awaited):
        cards.append(el("section", _others(others), class_="card"))
    return el("div", cards, class_="tables") if cards else None


def _awaited(running: Running, waiting: Sequence[Mine]) -> Html:
    """Return the card of a table where people wait for the person's move, and the other such tables."""
    mine = running.mine
    rows = [
        el("li", el("div", el("b", _wait(each)), el("span", _where(each), class_="quiet")),
           el("a", say("home-move"), el("span", f": {_wait(each)}", class_="hidden"), href=f"/t/{each.table}",
              class_="button"))
        for each in waiting
    ]  # fmt: skip
    move = el("a", icon("pen"), say("home-move"), href=f"/t/{mine.table}", class_="button main")
    head = (_tag(mine), el("h2", _wait(mine)), el("p", _where(mine), class_="quiet"))
    return el(
        "section",
        el("div", class_="thumb", data_sheet=running.sheet, aria_hidden="true"),
        el("div", head, class_="where"),
        move,
        rows and el("ul", rows, class_="friend-rows"),
        class_="card running awaited",
    )


def _wait(mine: Mine) -> str:
    """ "Anna waits", "Anna and 2 more wait" """
    return say("home-waits", name=mine.people[0], more=len(mine.people) - 1)


def _where(mine: Mine) -> str:
    return f"{mine.game}, {mine.turn}"


def _continue(running: Running, others: Sequence[Mine], is_first: bool) -> Html:
    """Return the card that leads back to a running game; others that go on are a line below."""
    mine = running.mine
    standings = [
        el("div", el("dt", _avatar(each), each.name), el("dd", str(each.points).replace("-", "−")))
        for each in running.standings
    ]
    look = "button main" if is_first else "button"
    return el(
        "section",
        el("div", class_="thumb", data_sheet=running.sheet, aria_hidden="true"),
        el("div", el("h2", mine.game), el("p", mine.turn, class_="quiet"),
           el("dl", standings, class_="standing"), class_="where"),
        el("a", icon("next"), say("home-continue"), href=f"/t/{mine.table}", class_=look),
        others and _others(others),
        class_="card running",
    )  # fmt: skip


def _tag(mine: Mine) -> Html:
    return el("span", mine.state, class_="tag mine-to-move" if mine.is_urgent else "tag")


def _avatar(standing: Standing) -> Html:
    name = "bot" if standing.is_bot else standing.avatar or "person"
    return el("span", icon(name), class_=f"avatar a-{name}", aria_hidden="true")


def _others(others: Sequence[Mine]) -> Html:
    rows = [
        el("li", el("a", el("b", each.game), _tag(each), href=f"/t/{each.table}"))
        for each in others[:MOST_LISTED]
    ]
    number = len(others)
    said = say("home-others", number=number)
    return el("details", el("summary", said), el("ul", rows, class_="waiting"))


def _bests() -> Html:
    """Return the best results so far; the script fills them in, for only the browser knows them."""
    parts = [
        el(
            "div",
            el("dt", name_game(game)),
            el("dd"),
            el("dd", class_="quiet"),
            data_best=game.id,
            hidden=True,
        )
        for game in all_games()
    ]
    head = el("div", el("h2", say("home-best")), el("a", say("home-all_games"), href="/games"), class_="head")
    return el("section", head, el("dl", parts), class_="card bests", hidden=True)


def _days() -> Html:
    """Return the ways to the day's dice and puzzles, where the page does not know which day it is."""
    links = [("/daily", "day", "nav-daily"), ("/puzzle", "star", "puzzle-title")]
    buttons = [el("a", icon(mark), say(key), href=where, class_="button") for where, mark, key in links]
    return el("section", el("h2", say("day-today")), el("div", buttons, class_="row"), class_="card")


# ---- other people


def _friends_card(friends: Sequence[Friend]) -> Html | None:
    """Return the person's friends, and the way to play with them."""
    if not friends:
        return None
    names = tell_people_apart((each.id, each.name) for each in friends)
    rows = [
        el("li", mark_of(each.avatar), el("b", names[each.id, each.name])) for each in friends[:MOST_LISTED]
    ]
    more = el("a", say("friends-all"), href="/profile#friends")
    head = el("div", el("h2", say("friends-title")), more, class_="head")
    play = el("a", icon("person"), say("home-set_table"), href="/new", class_="button")
    return el("section", head, el("ul", rows, class_="friend-rows"), play, class_="card")


@cached_markup()
def _friends() -> Html:
    is_far = not current_addresses().is_site
    return el(
        "section",
        el("h2", say("home-friends")),
        is_far and el("p", say("home-friends_lead"), class_="quiet"),
        el(
            "div",
            is_far and el("a", icon("person"), say("home-set_table"), href="/new", class_="button"),
            el("a", icon("swap"), say("home-one_device"), href="/new?device=one", class_="button"),
            el("a", icon("pen"), say("paper-title"), href="/paper", class_="button"),
            class_="row",
        ),
        class_="card",
    )


def _join_form(wrong_code: str) -> Html:
    wrong = wrong_code and el("p", say("home-wrong_code"), role="alert", class_="wrong", id="wrong-code")
    return el(
        "form",
        el("h2", el("label", say("home-code"), for_="code")),
        el(
            "div",
            el(
                "input",
                id="code",
                name="code",
                required=True,
                maxlength=12,
                autocomplete="off",
                placeholder="K7P2QD",
                value=wrong_code or None,
                autofocus=bool(wrong_code),
                aria_describedby="wrong-code" if wrong_code else None,
                spellcheck="false",
            ),
            el("button", say("home-join"), type="submit"),
            class_="row",
        ),
        wrong,
        action="/join",
        method="get",
        class_="join card",
    )


def describe_games() -> str:
    """Return what the scripts need to know of every game."""
    return json.dumps({game.id: {"name": name_game(game), "terms": list(game.terms)} for game in all_games()})
