"""Today's dice: one counted try for everybody, ranked; days that are over, with their secret and sheets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from ...any_game import AnyGame
from ...bots.levels import name_level
from ...core.descriptions import goal_of, name_game
from ...core.options import fill_options
from ...language.numbers import write_number
from ...table.dice.day_dice import begins_at, is_dated, number_of
from ...table.people.days import WON, Day, Par, Ranked, Standing, Try
from ...table.rules.names import tell_people_apart
from ..html.kit import Child, Html, el
from ..html.layout import Preview, icon, mark_of, page
from ..html.words import name_day, say
from ..parts.levels import STAND_IN
from ..parts.plots import plot_bars, plot_spread
from .today import week_card

PAR = STAND_IN
"""The level that is par."""
MOST_PICTURES = 12
"""In the row of a result that is shared."""


class Own(NamedTuple):
    """How a day stands for the one who looks."""

    attempt: Try | None = None
    standing: Standing | None = None
    profile: int | None = None
    streak: int = 0


class DayShown(NamedTuple):
    """What the page of a day is made of."""

    game: AnyGame
    day: Day
    is_today: bool
    own: Own
    top: Sequence[Ranked]
    spread: Mapping[int, int]
    pars: Sequence[Par]
    secret: str
    archive: Sequence[str]
    now: int
    friends: Sequence[Ranked] = ()
    """Results of friends, who stand first."""
    played: Sequence[date] = ()
    """Days of which the one who looks has finished a try."""

    @property
    def has_played(self) -> bool:
        """Whether the one who looks has finished their own try."""
        return self.own.attempt is not None and self.own.attempt.ended is not None

    @property
    def may_look(self) -> bool:
        """Whether others' sheets can be looked at: after the day, or after one's own try of a shared set."""
        return bool(self.secret) or (self.has_played and not is_dated(self.day.day))


class CardShown(NamedTuple):
    """One game on the page of all."""

    game: AnyGame
    day: Day
    own: Own
    finished: int


# ---- all games


def today_page(
    today: date, cards: Sequence[CardShown], played: Sequence[date], now: int, preview: Preview | None = None
) -> Html:
    """Return the page of today's dice of all games."""
    title = say("daily-title", number=number_of(today))
    return page(
        title,
        el("section", el("h1", title), el("p", say("daily-lead")), countdown(today, now), class_="day-hero"),
        week_card(played, today),
        el("div", [_card(card) for card in cards], class_="day-cards"),
        script="days/daily.js",
        preview=preview,
        here="/daily",
    )


def _card(card: CardShown) -> Html:
    game, own = card.game, card.own
    result: Child = el("p", say("daily-count", count=card.finished), class_="quiet")
    if own.attempt and own.standing:
        rank = say("daily-rank", rank=own.standing.rank, of=own.standing.of)
        result = el("p", el("b", tell(own.attempt.told)), ", ", rank)
    return el(
        "article",
        el("img", src=f"/games/{game.id}.svg", alt="", loading="lazy", class_="thumb"),
        el(
            "div", el("h2", el("a", name_game(game), href=f"/daily/{game.id}")), _goal(game, card.day), result
        ),
        act(game, own),
        class_="card day-card",
    )


def _goal(game: AnyGame, day: Day) -> Html | None:
    goal = goal_of(game, fill_options(game.options, day.options))
    return el("p", goal) if goal else None


def act(game: AnyGame, own: Own) -> Html:
    """Return the one thing to do: play, go on, or look at the result."""
    if own.attempt is None:
        button = el("button", icon("dice"), say("daily-play"), type="submit", class_="main")
        return el("form", button, method="post", action=f"/daily/{game.id}")
    if own.attempt.ended is None:
        return el("a", say("games-go_on"), href=f"/t/{own.attempt.name}", class_="button main")
    return el("a", say("daily-results"), href=f"/daily/{game.id}", class_="button")


def seconds_left(today: date, now: int) -> int:
    """Return how long a day's dice are those of today."""
    return max(0, begins_at(today) + 24 * 3600 * 1000 - now) // 1000


def countdown(today: date, now: int) -> Html:
    """Return a clock that runs down to the next dice."""
    left = seconds_left(today, now)
    clock = f"{left // 3600}:{left // 60 % 60:02}"
    return el(
        "p", icon("clock"), say("daily-next"), " ", el("b", clock, class_="next-dice", data_seconds=left)
    )


# ---- one game on one day


def day_page(shown: DayShown, preview: Preview | None = None) -> Html:
    """Return the page of one game's dice of a day."""
    day = date.fromisoformat(shown.day.day)
    key = "daily-of" if shown.is_today else "daily-past"
    title = say(key, number=number_of(day), game=name_game(shown.game), day=name_day(day))
    return page(
        title,
        el(
            "div",
            el("div", _hero(shown, title), ranking(shown), class_="day-main"),
            el("div", _beside(shown, day), class_="side"),
            class_="own",
        ),
        wide=True,
        script="days/daily.js",
        preview=preview,
        here="/daily",
    )


def _beside(shown: DayShown, day: date) -> list[Html | None]:
    """Return the cards beside a day's results; one's own week and the next dice only today."""
    return [
        _share(shown, day),
        None if is_compared_above(shown) else levels(shown),
        week_card(shown.played, day) if shown.is_today else None,
        el("section", countdown(day, shown.now), class_="card") if shown.is_today else None,
        _fairness(shown),
        _archive(shown),
    ]


def is_compared_above(shown: DayShown) -> bool:
    """Whether a result without others beside it is compared with the levels'."""
    return shown.has_played and len(shown.spread) < 2 and bool(shown.pars)


def _hero(shown: DayShown, title: str) -> Html:
    own, attempt = shown.own, shown.own.attempt
    mine = lead_of(attempt.points) if attempt and attempt.points is not None else None
    result: Child = el("p", say("daily-one_try")) if shown.is_today else None
    if attempt and attempt.points is not None and own.standing:
        result = el(
            "div",
            el("p", say("daily-you"), el("b", tell(attempt.told), class_="big")),
            el("p", el("b", say("daily-rank", rank=own.standing.rank, of=own.standing.of)),
               own.standing.of > 1 and (el("br"), say("daily-better", percent=own.standing.better_than)),
               class_="where"),
            against_par(shown),
            class_="day-result",
        )  # fmt: skip
    return el(
        "section",
        el("h1", title),
        _goal(shown.game, shown.day),
        result,
        _plot(shown, mine),
        _do(shown),
        _own_sheet(shown),
        class_="day-hero",
    )


def _plot(shown: DayShown, mine: int | None) -> Html | None:
    """Draw a result among all others or, before there are any, among those of the levels."""
    if len(shown.spread) > 1:
        return plot_spread(spread_leads(shown.spread), mine)
    if mine is None or not is_compared_above(shown):
        return None
    made = {par.level: lead_of(par.points) for par in shown.pars}
    return plot_bars(made | {say("daily-you"): mine}, say("daily-you"))


def _own_sheet(shown: DayShown) -> Html | None:
    attempt = shown.own.attempt
    if attempt is None or attempt.ended is None:
        return None
    where = f"/t/{attempt.name}/small-{attempt.seat + 1}.svg"
    return el("img", src=where, alt=say("table-your_sheet"), loading="lazy", class_="own-sheet")


def against_par(shown: DayShown) -> Html | None:
    par = next((par for par in shown.pars if par.level == PAR), None)
    attempt = shown.own.attempt
    if par is None or attempt is None or attempt.points is None:
        return None
    return el("p", _tell_par(attempt.points - par.points, par))


def _tell_par(ahead: int, par: Par) -> str:
    """Return how a result stands to par, and who made that."""
    if abs(ahead) >= WON // 2:
        return say("daily-par_other", level=name_level(par.level), made=tell(par.told))
    key = "daily-par_even" if not ahead else "daily-par_above" if ahead > 0 else "daily-par_below"
    return say(key, count=abs(ahead), level=name_level(par.level), made=tell(par.told))


def _do(shown: DayShown) -> Html:
    """Return what can be done: the counted try, or the same dice again, for practice."""
    attempt, where = shown.own.attempt, f"/daily/{shown.game.id}"
    if shown.is_today and (attempt is None or attempt.ended is None):
        return act(shown.game, shown.own)
    again = el("form", el("button", icon("dice"), say("daily-practice"), type="submit"), method="post",
               action=f"{where}/{shown.day.day}/practice")  # fmt: skip
    links = [again]
    if attempt and attempt.ended:
        links.append(
            el("a", icon("replay"), say("nav-replay"), href=f"/replay#table={attempt.name}", class_="button")
        )
        links.append(el("a", say("nav-coach"), href=f"/coach#table={attempt.name}", class_="button"))
    if attempt and shown.secret and shown.top and shown.top[0].name != attempt.name:
        compare = f"{where}/{shown.day.day}/compare"
        links.append(el("a", say("daily-compare"), href=compare, class_="button"))
    return el("div", links, class_="row")


def ranking(shown: DayShown) -> Html:
    """Return the best results, and one's own."""
    count = sum(shown.spread.values())
    close = {each.profile for each in shown.friends}
    others = [each for each in shown.top if each.profile not in close]
    listed = (*shown.friends, *others)
    names = tell_people_apart((each.profile, each.person) for each in listed)
    rows = [_ranked(shown, each, names[each.profile, each.person]) for each in listed]
    own = shown.own
    if own.attempt and own.standing and all(each.profile != own.profile for each in shown.top):
        cells: list[Child] = [own.standing.rank, say("daily-you"), tell(own.attempt.told), ""]
        rows.append(el("tr", [el("td", cell) for cell in cells], class_="me"))
    head = el(
        "tr",
        [el("th", say(key), scope="col") for key in ("daily-place", "daily-who", "daily-made")],
        el("td"),
    )
    table = el("table", el("thead", head), el("tbody", rows), class_="ranking")
    empty = el("p", say("daily-nobody"), class_="quiet")
    told = say("daily-count", count=count)
    return el(
        "section",
        el("h2", say("daily-results"), " ", el("small", told)),
        table if rows else empty,
        class_="card",
    )


def _ranked(shown: DayShown, each: Ranked, name: str) -> Html:
    """Return a row; a sheet can be looked at once it tells nobody the dice."""
    look = shown.may_look and el("a", say("nav-replay"), href=f"/replay#table={each.name}")
    who = (
        mark_of(each.avatar),
        " ",
        name,
        shown.friends and each in shown.friends and (" ", el("span", say("friends-tag"), class_="tag")),
    )
    is_me = each.profile == shown.own.profile
    return el("tr", el("td", each.rank), el("td", *who), el("td", tell(each.told)), el("td", look),
              class_="me" if is_me else None)  # fmt: skip


def levels(shown: DayShown) -> Html | None:
    """Return what the levels made of the same dice; before one's own try that would be a hint."""
    if not (shown.secret or shown.has_played) or not shown.pars:
        return None
    tag = el("span", say("daily-par"), class_="tag medal")
    rows = [
        el("div", el("dt", name_level(par.level), " ", par.level == PAR and tag), el("dd", tell(par.told)))
        for par in sorted(shown.pars, key=lambda par: -par.points)
    ]  # fmt: skip
    return el("section", el("h2", say("daily-levels")), el("dl", rows, class_="term-means"), class_="card")


def _share(shown: DayShown, day: date) -> Html | None:
    lines = list_shared(shown, day)
    if not lines:
        return None
    text = el("p", [part for line in lines for part in (line, el("br"))], class_="practice", id="share-text")
    button = el("button", icon("send"), say("daily-share"), type="button", id="share", class_="main")
    return el("section", el("h2", say("daily-share-lead")), text, button, class_="card")


def list_shared(shown: DayShown, day: date) -> list[str]:
    """Return the lines with which a result is shared: they tell neither dice nor squares."""
    own, attempt = shown.own, shown.own.attempt
    if attempt is None or own.standing is None or attempt.ended is None:
        return []
    facts = [tell(attempt.told)]
    if own.standing.of > 1:
        facts.append(say("daily-rank", rank=own.standing.rank, of=own.standing.of))
    par = next((par for par in shown.pars if par.level == PAR), None)
    if par is not None:
        facts.append(f"{say('daily-par')} {tell(par.told)}")
    if own.streak > 1:
        facts.append(say("daily-streak", count=own.streak))
    title = say("daily-share-title", number=number_of(day), game=name_game(shown.game))
    return [title, ", ".join(facts), *filter(None, [draw_row(shown.game, attempt.told)])]


def draw_row(game: AnyGame, told: str) -> str:
    """Return what a result is made of as a row of pictures: "🌲🌲🌊🏠"; "" where that is not known."""
    terms = json.loads(told).get("terms", {}) if told else {}
    worth = {drawn: max(0, terms.get(term, 0)) for term, drawn in game.manifest.pictures.items()}
    step = max(1, -(-sum(worth.values()) // MOST_PICTURES))
    return "".join(drawn * round(points / step) for drawn, points in worth.items())


def describe_end(shown: DayShown) -> dict[str, object]:
    """Return what the end of a counted try's table says of the day; {} before it is counted."""
    own, attempt, day = shown.own, shown.own.attempt, date.fromisoformat(shown.day.day)
    if attempt is None or attempt.points is None or own.standing is None:
        return {}
    rank = own.standing
    told = [say("daily-rank", rank=rank.rank, of=rank.of) if rank.of > 1 else say("daily-first")]
    par = next((par for par in shown.pars if par.level == PAR), None)
    if par is not None:
        told.append(_tell_par(attempt.points - par.points, par))
    if own.streak:
        told.append(say("daily-streak", count=own.streak))
    return {
        "table": attempt.name,
        "told": told,
        "share": "\n".join(list_shared(shown, day)),
        "next": say("daily-next"),
        "par": par is not None,
        "seconds": seconds_left(day, shown.now) if shown.is_today else 0,
        "words": {"share": say("daily-share"), "again": say("daily-practice")},
    }


def _fairness(shown: DayShown) -> Html:
    """Return what proves that these were the dice: before the day, when it began, after it."""
    day = shown.day
    facts = [(say("daily-commitment"), day.commitment), (say("daily-salt"), day.salt)]
    if shown.secret:
        facts.append((say("daily-secret"), shown.secret))
    rows = [el("div", el("dt", name), el("dd", el("code", value))) for name, value in facts]
    late = None if day.is_committed_before else el("p", say("daily-committed_late"), class_="quiet")
    how = say("daily-open" if day.is_open else "daily-check" if shown.secret else "daily-check_later")
    listed = el("dl", rows, class_="hashes")
    return el("details", el("summary", say("daily-fair")), el("p", how), listed, late, class_="card")


def _archive(shown: DayShown) -> Html | None:
    days = [
        el("li", el("a", name_day(date.fromisoformat(day)), href=f"/daily/{shown.game.id}/{day}"))
        for day in shown.archive
        if day != shown.day.day
    ]
    return (
        el("section", el("h2", say("daily-archive")), el("ul", days, class_="mine"), class_="card")
        if days
        else None
    )


# ---- move by move


class Turn(NamedTuple):
    """A roll of a day, and what two people made of it."""

    roll: str
    moves: tuple[str, str]
    totals: tuple[int, int]


def compare_page(title: str, names: tuple[str, str], turns: Sequence[Turn]) -> Html:
    """Return two tries of one day side by side, roll by roll."""
    head = el(
        "tr", el("th", say("daily-roll")), [[el("th", name), el("th", say("daily-made"))] for name in names]
    )
    rows = [
        el(
            "tr",
            el("th", turn.roll, scope="row"),
            [_made(*made) for made in zip(turn.moves, turn.totals, strict=True)],
        )
        for turn in turns
    ]
    table = el("table", el("thead", head), el("tbody", rows), class_="ranking")
    scroll = el("div", table, class_="scroll", tabindex="0", role="region", aria_label=title)
    return page(title, el("section", el("h1", title), scroll, class_="card"), wide=True)


def _made(move: str, total: int) -> list[Html]:
    return [el("td", move), el("td", total, class_="points")]


# ---- words


def tell(told: str) -> str:
    """Return a result in words: 168; won 24 to 21; 61, goal missed."""
    result = json.loads(told) if told else {"total": 0}
    total = write_number(result["total"])
    if "rival" in result:
        key = "daily-won" if result["won"] else "daily-lost"
        return say(key, mine=total, rival=write_number(result["rival"]))
    return say("daily-missed", total=total) if result.get("won") is False else total


def spread_leads(spread: Mapping[int, int]) -> Counter[int]:
    """Return how often each result came, for plots."""
    leads: Counter[int] = Counter()
    for points, number in spread.items():
        leads[lead_of(points)] += number
    return leads


def lead_of(points: int) -> int:
    """Return points without what winning is worth, for plots."""
    return points - WON if points >= WON // 2 else points
