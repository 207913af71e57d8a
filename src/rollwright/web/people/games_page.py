"""Your games: those that go on, those that are over, and what became of them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import NamedTuple
from urllib.parse import urlencode

from ...any_game import AnyGame
from ...bots.levels import name_level
from ...core.descriptions import is_decided_by_weakest, name_game
from ...core.options import parse_options
from ...language.numbers import write_number
from ...table.people.feats import PEOPLE, Best, Feat
from ...table.people.own_games import DAILY, LESSON, SHARED, OwnGame, Played, Rival, Tally, Wanted, number_in
from ..door.person import Me
from ..html.kit import Child, Html, el
from ..html.layout import icon, mark_of, page
from ..html.words import name_day, say, say_for
from ..parts.games import all_games
from ..parts.ladders import medals
from ..parts.options import describe_options
from ..parts.plots import plot_progress, plot_spread

ROWS = 20
"""Games on one page."""
FEWEST_PLOTTED = 5
"""Games before which neither a course nor a share says anything."""
BESIDE, STRONGEST = "hunter", "elder"
"""The level whose terms are compared with one's own, and one that is marked beside it."""


class Running(NamedTuple):
    """A game that goes on, as its table is now."""

    state: str
    is_mine: bool
    score: int | None
    others: tuple[str, ...]


class Shown(NamedTuple):
    """What the page is made of."""

    me: Me
    since: int
    wanted: Wanted
    page: int
    games: Sequence[OwnGame]
    has_more: bool
    running: Mapping[str, Running]
    tallies: Sequence[Tally]
    played: Sequence[Played]
    today: date
    bests: Sequence[Best] = ()
    feats: Sequence[Feat] = ()
    puzzles: tuple[int, int, int] = (0, 0, 0)
    """Tried, solved, solved at the first try."""


def games_page(shown: Shown | None, seats: Child = None) -> Html:
    """Return the page; a browser without a profile is told how one begins. `seats` are those not kept."""
    if shown is None:
        lead = el("p", say("games-none"))
        play = el("p", el("a", say("games-begin"), href="/", class_="button main"))
        code = el("p", el("a", say("profile-have_code"), href="/profile"))
        return page(
            say("nav-games"),
            el("section", el("h1", say("nav-games")), not seats and lead, play, code, class_="card narrow"),
            seats,
            here="/games",
        )
    return page(
        say("nav-games"),
        _header(shown),
        el(
            "div",
            el("div", seats, _list(shown), medals(shown.feats), class_="main-column"),
            el("div", _plots(shown), _bests(shown), _files(), class_="side"),
            class_="own",
        ),
        wide=True,
        script="people/games.js",
        here="/games",
    )


# ---- who


def _find_best(tally: Tally, shown: Shown) -> int:
    """Return the best of a game under its newest rules that were played: numbers of rules do not mix."""
    found: dict[int, int] = {}
    for feat in shown.feats:
        if feat.game == tally.game:
            number = number_in(feat.options)
            found[number] = max(feat.best, found.get(number, feat.best))
    return found[max(found)] if found else tally.best or 0


def _header(shown: Shown) -> Html:
    over = sum(tally.over for tally in shown.tallies)
    best = [
        (_find_best(tally, shown), _name(tally.game))
        for tally in shown.tallies
        if tally.over and not _is_weakest(tally.game)
    ][:2]
    contests, won = (sum(getattr(tally, name) for tally in shown.tallies) for name in ("with_others", "won"))
    since = say("games-since", count=over, day=_day(shown.since, shown.today))
    facts = [_fact(score, say("games-best", game=name)) for score, name in best]
    if contests >= FEWEST_PLOTTED:
        facts.append(_fact(f"{100 * won // contests} %", say("games-won_share")))
    if shown.puzzles[0]:
        tried, solved, _ = shown.puzzles
        facts.append(_fact(say("games-of", count=solved, of=tried), say("games-puzzles")))
    return el(
        "section",
        mark_of(shown.me.avatar, "avatar large"),
        el("div", el("h1", shown.me.name or say("nav-games")), el("p", since, class_="quiet")),
        el("dl", facts),
        el("a", icon("person"), say("profile-device"), href="/profile/device", class_="button"),
        class_="card who-am-i",
    )


def _fact(number: str | int, told: str) -> Html:
    return el("div", el("dd", number), el("dt", told))


# ---- the list


def _list(shown: Shown) -> Html:
    rows: list[Child] = []
    heading = ""
    for game in shown.games:
        if (above := _heading(game, shown.today)) != heading:
            heading = above
            rows.append(el("h2", heading))
        rows.append(_row(game, shown))
    empty = None if rows else el("p", say("games-empty"), class_="quiet")
    return el("section", _filters(shown), rows, empty, _pages(shown), class_="card game-list")


def _heading(game: OwnGame, today: date) -> str:
    if not game.is_over:
        return say("games-running")
    return say("games-week") if (today - _date(game.ended or 0)).days < 7 else say("games-older")


def _filters(shown: Shown) -> Html:
    total = sum(tally.all for tally in shown.tallies)
    chosen = shown.wanted
    links = [_filter(say("games-all", count=total), Wanted(), chosen)]
    links += [_filter(_name(tally.game), Wanted(tally.game), chosen) for tally in shown.tallies]
    links += [_filter(say("games-won"), Wanted(chosen.game, won=True), chosen)]
    return el("nav", links, class_="filters", aria_label=say("games-filters"))


def _filter(label: str, wanted: Wanted, chosen: Wanted) -> Html:
    current = "page" if wanted == chosen else None
    return el("a", label, href=address_of(wanted), class_="button", aria_current=current)


def address_of(wanted: Wanted, page: int = 1) -> str:
    """Return the address of a list: /games?game=ID&won=1&page=2"""
    asked = {"game": wanted.game, "won": "1" * wanted.won, "page": str(page) * (page > 1)}
    query = urlencode({name: value for name, value in asked.items() if value})
    return f"/games?{query}" if query else "/games"


def _pages(shown: Shown) -> Html | None:
    newer = shown.page > 1 and el(
        "a", say("games-newer"), href=address_of(shown.wanted, shown.page - 1), class_="button"
    )
    older = shown.has_more and el(
        "a", say("games-older_games"), href=address_of(shown.wanted, shown.page + 1), class_="button"
    )
    return el("p", newer, " ", older, class_="row") if newer or older else None


def _row(game: OwnGame, shown: Shown) -> Html:
    running = shown.running.get(game.name)
    when = el("p", _day(game.ended or game.opened, shown.today), class_="quiet")
    return el(
        "article",
        _thumbnail(game, running),
        el("div", el("h3", _name(game.game)), when, _tags(game, running), class_="what"),
        el("p", _rivals(game, running), class_="rivals"),
        el("p", _score(game, running), class_="points"),
        _actions(game),
        class_="own-game",
    )  # fmt: skip


def _thumbnail(game: OwnGame, running: Running | None) -> Html:
    """Return a game's sheet or, before there is one, the picture of the game."""
    where = f"/t/{game.name}/small-{game.seat + 1}.svg"
    if game.is_imported:
        where = f"/games/{game.name}/sheet.svg"
    elif not game.is_over:
        has_begun = running is not None and running.score is not None
        where = f"{where}?{game.opened % 997}" if has_begun else f"/games/{game.game}.svg"
    return el("img", src=where, alt="", loading="lazy", width=56, height=68, class_="thumb")


def _tags(game: OwnGame, running: Running | None) -> Html | None:
    tags: list[Child] = []
    if running is not None:
        tags.append(el("span", running.state, class_="tag mine-to-move" if running.is_mine else "tag"))
    if game.is_over and game.seats > 1:
        place = (
            say("games-first") if game.place == 1 else say("games-place", place=game.place, seats=game.seats)
        )
        tags.append(el("span", place, class_="tag medal" if game.place == 1 else "tag"))
    if game.kind in (LESSON, DAILY, SHARED):
        tags.append(el("span", say(f"games-{game.kind}"), class_="tag"))
    if game.is_imported:
        tags.append(el("span", say("games-imported"), class_="tag"))
    return el("p", tags) if tags else None


def _rivals(game: OwnGame, running: Running | None) -> Child:
    if running is not None:
        return ", ".join(running.others)
    if not game.others:
        return say("games-alone") if game.seats == 1 else ""
    is_told = _score_of(game) == game.score
    told = [f"{rival.name} {rival.score}" if is_told else rival.name for rival in best_of(game.others)]
    more = len(game.others) - len(told)
    return ", ".join(told) + (" " + say("games-more", count=more) if more else "")


def best_of(others: Sequence[Rival], most: int = 2) -> list[Rival]:
    """Return the rivals with most points."""
    return sorted(others, key=lambda rival: -rival.score)[:most]


def _score(game: OwnGame, running: Running | None) -> Child:
    score = _score_of(game) if game.is_over else running.score if running else None
    return "" if score is None else str(score).replace("-", "−")


def _score_of(game: OwnGame) -> int | None:
    """Return what decided a game: games of before this was kept have the total of rows that are compared."""
    return min(game.terms.values()) if game.terms and _is_weakest(game.game) else game.score


def _is_weakest(game_id: str) -> bool:
    game = _find(game_id)
    return game is not None and is_decided_by_weakest(game)


def _actions(game: OwnGame) -> Html:
    where = f"own={game.name}" if game.is_imported else f"table={game.name}"
    label = say("games-delete", game=_name(game.game))
    delete = el(
        "form",
        el("input", type="hidden", name="name", value=game.name),
        el("button", icon("close"), type="submit", class_="plain", aria_label=label),
        method="post", action="/games/delete", class_="delete",
    )  # fmt: skip
    if not game.is_over:
        further = f"/replay#{where}&seat={game.seat + 1}&at=last" if game.is_imported else f"/t/{game.name}"
        go_on = el("a", icon("next"), say("games-go_on"), href=further, class_="button")
        return el("div", go_on, game.is_imported and delete, class_="do")
    return el(
        "div",
        el("a", icon("replay"), say("nav-replay"), href=f"/replay#{where}", class_="button"),
        el("a", say("nav-coach"), href=f"/coach#{where}&seat={game.seat + 1}", class_="button"),
        delete,
        class_="do",
    )


# ---- what became of them


def _plots(shown: Shown) -> Html | None:
    if len(shown.played) < FEWEST_PLOTTED or not shown.tallies:
        return None
    tally = chosen_tally(shown.tallies, shown.wanted)
    is_weakest = _is_weakest(tally.game)
    scores = [min(each.terms.values()) if is_weakest and each.terms else each.score for each in shown.played]
    told = say("games-plotted", game=_name(tally.game), count=len(scores))
    return el(
        "section",
        el("h2", say("games-progress"), " ", el("small", told)),
        _lately(scores),
        plot_progress(scores, _means_of(tally.game)),
        el("h2", say("games-spread")),
        plot_spread(Counter(scores)),
        el("h2", say("games-terms")),
        _terms(tally.game, shown.played),
        el("p", _tell_levels(tally.game), class_="quiet"),
        _tell_rules(tally.game, shown.feats),
        class_="card plots",
    )


def chosen_tally(tallies: Sequence[Tally], wanted: Wanted) -> Tally:
    """Return the game that the plots are of: the one chosen, else the one played most."""
    return next((tally for tally in tallies if tally.game == wanted.game), tallies[0])


def _lately(scores: Sequence[int], few: int = 5) -> Html | None:
    if len(scores) < 2 * few:
        return None
    first, last = (sum(part) / few for part in (scores[:few], scores[-few:]))
    return el("p", say("games-lately", count=few, last=f"{last:.0f}", first=f"{first:.0f}"))


def _terms(game_id: str, played: Sequence[Played]) -> Html:
    game = _find(game_id)
    names = game.terms if game else tuple(played[-1].terms)
    means = {name: sum(each.terms.get(name, 0) for each in played) / len(played) for name in names}
    levels = game.manifest.load_levels() if game else {}
    beside, strongest = (levels.get(level, {}) for level in (BESIDE, STRONGEST))
    most = max(1.0, *map(abs, [*means.values(), *beside.values(), *strongest.values()]))
    rows = [
        _term(_term_name(game, name), mean, most, (beside.get(name), strongest.get(name)))
        for name, mean in means.items()
    ]
    return el("dl", rows, class_="term-means")


def _tell_levels(game_id: str) -> str:
    """Say what the marks beside one's own means are."""
    game = _find(game_id)
    has_strongest = game is not None and STRONGEST in game.manifest.load_levels()
    more = " " + say("games-strongest", level=name_level(STRONGEST)) if has_strongest else ""
    return say("games-beside", level=name_level(BESIDE)) + more


def _tell_rules(game_id: str, feats: Sequence[Feat]) -> Html | None:
    """Say that games by other rules are counted apart, if there are some."""
    *older, newest = sorted({number_in(feat.options) for feat in feats if feat.game == game_id}) or [1]
    told = say("games-rules", older=", ".join(map(str, older)), newest=str(newest))
    return el("p", told, class_="quiet") if older else None


def _means_of(game_id: str) -> dict[str, float]:
    """Return the mean total of each level; nothing where totals do not decide."""
    game = _find(game_id)
    levels = {} if game is None or is_decided_by_weakest(game) else game.manifest.load_levels()
    return {level: sum(terms.values()) for level, terms in levels.items()}


_LOOK = {1: "ahead", 0: "quiet", -1: "behind"}


def _term(name: str, mean: float, most: float, levels: tuple[float | None, float | None]) -> Html:
    """Return a term's mean as a bar, with marks where two levels' are, and the distance from the first."""
    beside, strongest = levels
    ahead = None if beside is None else round(mean - beside)
    told = ahead is not None and el(
        "dd", f"{ahead:+}".replace("-", "−") if ahead else "0", class_=_LOOK[(ahead > 0) - (ahead < 0)]
    )
    mark = beside is not None and el("rect", x=f"{98 * abs(beside) / most:.1f}", width=2, height=12)
    best = strongest is not None and el(
        "rect", x=f"{97 * abs(strongest) / most:.1f}", width=3, height=5, class_="strongest"
    )
    bar = el("svg", el("rect", x=0, y=2, width=f"{98 * abs(mean) / most:.1f}", height=8, rx=3,
                       class_="up" if mean >= 0 else "down"), mark, best,
             viewBox="0 0 100 12", preserveAspectRatio="none", aria_hidden="true")  # fmt: skip
    return el("div", el("dt", name), el("dd", write_number(mean, 1)), bar, told)


def _term_name(game: AnyGame | None, name: str) -> str:
    return say_for(game)(f"term-{name}") if game else name


def _bests(shown: Shown) -> Html | None:
    """Return the best of the game that the plots are of, against each level and on each board."""
    if not shown.bests:
        return None
    tally = chosen_tally(shown.tallies, shown.wanted)
    keys = ("bests-what", "bests-best", "bests-games")
    rows = [_best(_find(tally.game), best) for best in shown.bests]
    head = [el("th", say(key), scope="col") for key in keys if key != keys[1] or not _is_weakest(tally.game)]
    table = el("table", el("thead", el("tr", head)), el("tbody", rows), class_="ranking")
    return el("section", el("h2", say("bests-title", game=_name(tally.game))), table, class_="card")


def _best(game: AnyGame | None, best: Best) -> Html:
    key = {"": "bests-alone", PEOPLE: "bests-people"}.get(best.rival, "bests-level")
    told = [say(key, level=name_level(best.rival))]
    if game is not None:
        changed = parse_options(best.options.split())
        told += [f"{name}: {value}" for name, value in describe_options(game, changed)]
    won = best.rival and say("bests-won", won=best.won)
    is_weakest = game is not None and is_decided_by_weakest(game)
    points = None if is_weakest else el("td", el("b", best.best))
    return el("tr", el("td", ", ".join(told)), points, el("td", best.games, " ", won))


def _files() -> Html:
    """Return the way out for all records, and the way in."""
    field = el("input", type="file", id="records", accept=".txt,text/plain", multiple=True)
    return el(
        "section",
        el("h2", say("games-files")),
        el(
            "p",
            el(
                "a",
                icon("save"),
                say("games-export"),
                href="/games/records.txt",
                class_="button",
                download=True,
            ),
        ),
        el("label", say("games-import"), field),
        el("p", id="import-state", role="status"),
        class_="card",
    )


# ---- words


def _find(game_id: str) -> AnyGame | None:
    return next((game for game in all_games() if game.id == game_id), None)


def _name(game_id: str) -> str:
    game = _find(game_id)
    return name_game(game) if game else game_id


def _date(ms: int) -> date:
    return datetime.fromtimestamp(ms / 1000, UTC).date()


def _day(ms: int, today: date) -> str:
    """Return a day as people say it: today, yesterday, 9 September, 9 September 2025."""
    day = _date(ms)
    ago = (today - day).days
    if ago in (0, 1):
        return say("day-today") if ago == 0 else say("day-yesterday")
    return name_day(day) + (f" {day.year}" if day.year != today.year else "")
