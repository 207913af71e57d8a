"""A shared set of dice: the invitation, one's own result, and the ranking as in duplicate bridge."""

from __future__ import annotations

from ...bots.levels import name_level
from ...core.descriptions import goal_of, name_game, with_full_stop
from ...core.options import fill_options
from ...table.people.shared_dice import DiceSet, share_points
from ...table.rules.setup import PERSON
from ..html.kit import Html, el
from ..html.layout import Preview, icon, page
from ..html.words import say
from ..parts.plots import plot_spread
from .daily_page import DayShown, against_par, lead_of, levels, ranking, spread_leads, tell


def shared_page(shown: DayShown, dice: DiceSet, knows: bool, preview: Preview) -> Html:
    """Return the page of a set; `knows` says that the one who looks had a seat at the game it comes from."""
    title = say("shared-title", game=name_game(shown.game))
    return page(
        title,
        el(
            "div",
            el("div", _hero(shown, dice, knows), ranking(shown), class_="day-main"),
            el("div", _invitation(shown), levels(shown), class_="side"),
            class_="own",
        ),
        wide=True,
        script="days/daily.js",
        preview=preview,
    )


def _hero(shown: DayShown, dice: DiceSet, knows: bool) -> Html:
    mine = shown.own.attempt.points if shown.own.attempt else None
    spread = None
    if shown.has_played and len(shown.spread) > 1:
        spread = plot_spread(spread_leads(shown.spread), None if mine is None else lead_of(mine))
    return el(
        "section",
        el("h1", say("shared-title", game=name_game(shown.game))),
        el("p", _about(shown, dice)),
        _result(shown),
        spread,
        _actions(shown, knows),
        class_="day-hero",
    )


def _about(shown: DayShown, dice: DiceSet) -> str:
    goal = goal_of(shown.game, fill_options(shown.game.options, shown.day.options))
    rivals = [seat for seat in dice.seats if seat != PERSON]
    parts = [
        say("shared-lead"),
        rivals and say("shared-rival", level=name_level(rivals[0])),
        goal and with_full_stop(goal),
        dice.seed is not None and say("shared-seed", seed=str(dice.seed)),
    ]
    return " ".join(part for part in parts if part)


def _result(shown: DayShown) -> Html | None:
    attempt, standing = shown.own.attempt, shown.own.standing
    if attempt is None or attempt.points is None or standing is None:
        return None
    share = share_points(shown.spread, attempt.points)
    return el(
        "div",
        el("p", say("daily-you"), el("b", tell(attempt.told), class_="big")),
        el("p", el("b", say("daily-rank", rank=standing.rank, of=standing.of)),
           share is not None and (el("br"), say("shared-points", percent=share)), class_="where"),
        against_par(shown),
        class_="day-result",
    )  # fmt: skip


def _actions(shown: DayShown, knows: bool) -> Html:
    """Return what can be done: the counted try, or afterwards the same dice again."""
    attempt, where = shown.own.attempt, f"/shared/{shown.day.day}"
    if attempt is None and not knows:
        button = el("button", icon("dice"), say("shared-play"), type="submit", class_="main")
        return el("form", button, method="post", action=where)
    if attempt is not None and attempt.ended is None:
        return el("a", say("games-go_on"), href=f"/t/{attempt.name}", class_="button main")
    again = el("button", icon("dice"), say("daily-practice"), type="submit")
    links = [el("form", again, method="post", action=f"{where}/practice")]
    if attempt is None:
        return el("div", el("p", say("shared-known")), links, class_="row")
    links.append(
        el("a", icon("replay"), say("nav-replay"), href=f"/replay#table={attempt.name}", class_="button")
    )
    if shown.top and shown.top[0].profile != shown.own.profile:
        links.append(el("a", say("daily-compare"), href=f"{where}/compare", class_="button"))
    return el("div", links, class_="row")


def _invitation(shown: DayShown) -> Html:
    """Return the way to hand the dice on, with a text that tells neither dice nor squares."""
    attempt = shown.own.attempt
    made = attempt is not None and attempt.ended is not None and say("shared-made", result=tell(attempt.told))
    lines = [say("shared-text", game=name_game(shown.game)), *([made] if made else [])]
    text = el("p", [part for line in lines for part in (line, el("br"))], class_="practice", id="share-text")
    button = el("button", icon("send"), say("shared-invite"), type="button", id="share",
                data_path=f"/shared/{shown.day.day}")  # fmt: skip
    return el("section", el("h2", say("shared-friends")), el("p", say("shared-hint"), class_="quiet"), text,
              button, class_="card")  # fmt: skip
