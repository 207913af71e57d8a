"""A sheet as text: the id, five rows of plots, four rows of squares, the influence."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ....core.errors import InvalidSetup, InvalidSheet, Word
from ....core.options import fill_options, number_of_rules
from ..board import MIDDLE, MOST_PIPS, NEAR, PLOTS, SIDE, SQUARES, format_plot
from ..buildings import (
    BUILDINGS,
    CODES,
    EMPTY,
    FORFEITED,
    GUILDS,
    LABOURERS,
    LIMITS,
    MOST_GUILDS,
    SPRINGHOUSE,
)
from ..challenges import (
    CHALLENGES,
    NUMBER_OF,
    OFF,
    RULES,
    SETUP_KINDS,
    UNREST_STEP,
    challenge_of,
    kinds_built,
    parse_challenge,
)
from ..edition import EDITION
from ..refusals import name_why, say_why
from ..sheet import (
    BARRED,
    Sheet,
    barred_squares,
    blank_sheet,
    holds,
    influence_gained,
    is_blank,
    kind_on,
    plots_with,
    reduction_on,
    with_kind,
    with_margins,
    with_reduction,
    with_square,
)

GAME_ID = EDITION.id
LINES = 1 + SIDE + (SIDE - 1) + 1
_PLOT = re.compile(r"(?P<code>[A-Z]{1,2})(?:-(?P<less>[1-4]))?")
_INFLUENCE = re.compile(r"([0-9]{1,2})/([0-9]{1,2})")


@dataclass(frozen=True)
class ReadSheet:
    """What a text says, with where its plots, squares and influence stand."""

    challenge: int
    """The row of the challenge."""
    rules: int
    sheet: Sheet
    gained: int
    plots: tuple[Word, ...]
    squares: tuple[Word, ...]
    influence: Word


# ---- formatting


def format_sheet(sheet: Sheet, challenge: int, number: int = 1) -> str:
    """Return a sheet's text, with the number of its rules."""
    plots = [format_content(sheet, plot) for plot in range(PLOTS)]
    squares = [format_inside(holds(sheet, square)) for square in range(SQUARES)]
    rows = [" ".join(plots[n : n + SIDE]) for n in range(0, PLOTS, SIDE)]
    rows += [" ".join(squares[n : n + SIDE - 1]) for n in range(0, SQUARES, SIDE - 1)]
    influence = f"influence {influence_gained(sheet, challenge)}/{sheet.spent}"
    return "\n".join([_format_header(sheet, challenge, number), *rows, influence]) + "\n"


def _format_header(sheet: Sheet, challenge: int, number: int) -> str:
    words = [GAME_ID]
    if challenge != OFF:
        words.append(f"challenge={NUMBER_OF(challenge)}")
    if number > 1:
        words.append(f"{RULES.name}={number}")
    if CHALLENGES[challenge].has_unrest:
        words.append(f"unrest={sheet.unrest}")
    return " ".join(words)


def format_content(sheet: Sheet, plot: int) -> str:
    """Return what stands on a plot: "F", "Q-1", ".", "x"."""
    kind, less = kind_on(sheet, plot), reduction_on(sheet, plot)
    if kind in (EMPTY, FORFEITED):
        return "." if kind == EMPTY else "x"
    return BUILDINGS[kind].code + (f"-{less}" if less else "")


def format_inside(inside: int) -> str:
    """3 -> "3"; a barred square -> "#" """
    return {0: ".", BARRED: "#"}.get(inside, str(inside))


# ---- reading


def read_sheet(text: str) -> ReadSheet:
    """Read a sheet's text without asking whether it can be reached."""
    lines = [_words_of(number, line) for number, line in enumerate(text.split("\n"), 1)]
    while lines and not lines[-1]:
        lines.pop()
    if not lines or not lines[0]:
        raise InvalidSheet(say_why("sheet-begins", id=repr(GAME_ID)), 1)
    challenge, number, unrest = _read_header(lines[0])
    if len(lines) != LINES:
        reason = say_why("sheet-lines", lines=LINES, number=len(lines))
        raise InvalidSheet(reason, min(len(lines), LINES + 1))
    plots = _row_words(lines, 1, SIDE, SIDE, "row-plots")
    squares = _row_words(lines, 1 + SIDE, SIDE - 1, SIDE - 1, "row-squares")
    gained, spent, influence = _read_influence(lines[-1])
    sheet = blank_sheet()
    for plot, word in enumerate(plots):
        sheet = _read_plot(sheet, plot, word)
    for square, word in enumerate(squares):
        sheet = with_square(sheet, square, _read_square(word))
    sheet = with_margins(sheet, sheet.squares, spent, unrest)
    return ReadSheet(challenge, number, sheet, gained, plots, squares, influence)


def _words_of(number: int, line: str) -> list[Word]:
    return [Word(match[0], number, match.start() + 1) for match in re.finditer(r"\S+", line)]


def _row_words(lines: list[list[Word]], first: int, rows: int, width: int, refusal: str) -> tuple[Word, ...]:
    words: list[Word] = []
    for number in range(first, first + rows):
        line = lines[number]
        if len(line) != width:
            column = line[width].column if len(line) > width else None
            raise InvalidSheet(say_why(refusal, width=width, number=len(line)), number + 1, column)
        words += line
    return tuple(words)


def _read_header(words: list[Word]) -> tuple[int, int, int]:
    if words[0].text != GAME_ID:
        raise words[0].wrong(say_why("sheet-begins-not", id=repr(GAME_ID), text=repr(words[0].text[:20])))
    said: dict[str, Word] = {}
    for word in words[1:]:
        name, equals, _ = word.text.partition("=")
        if name not in ("challenge", RULES.name, "unrest") or not equals or name in said:
            raise word.wrong(say_why("header-words", id=GAME_ID, text=repr(word.text[:24])))
        said[name] = word
    options = {"challenge": _read_challenge(said["challenge"])} if "challenge" in said else {}
    options |= {RULES.name: _read_rules(said[RULES.name])} if RULES.name in said else {}
    unrest = _read_unrest(said["unrest"]) if "unrest" in said else 0
    return challenge_of(options), number_of_rules((RULES,), options), unrest


def _read_rules(word: Word) -> str:
    value = word.text.partition("=")[2]
    try:
        return fill_options((RULES,), {RULES.name: value}).get(RULES.name, RULES.default)
    except InvalidSetup as wrong:
        raise word.wrong(wrong.reason) from None


def _read_challenge(word: Word) -> str:
    value = word.text.partition("=")[2]
    try:
        return parse_challenge(value)
    except ValueError as wrong:
        raise word.wrong(say_why("no-challenge", text=repr(value[:20]), reason=wrong.args[0])) from None


def _read_unrest(word: Word) -> int:
    value = word.text.partition("=")[2]
    if not re.fullmatch("[0-9]{1,3}", value):
        raise word.wrong(say_why("unrest-number", text=repr(value[:12])))
    return int(value)


def _read_plot(sheet: Sheet, plot: int, word: Word) -> Sheet:
    if word.text == ".":
        return sheet
    if word.text == "x":
        return with_kind(sheet, plot, FORFEITED)
    match = _PLOT.fullmatch(word.text)
    if match is None or match["code"] not in CODES:
        raise word.wrong(say_why("plot-code", codes=" ".join(CODES), text=repr(word.text[:12])))
    sheet = with_kind(sheet, plot, CODES[match["code"]])
    return with_reduction(sheet, plot, int(match["less"] or 0))


def _read_square(word: Word) -> int:
    if word.text in ("#", "."):
        return BARRED if word.text == "#" else 0
    if re.fullmatch(f"[1-{MOST_PIPS}]", word.text):
        return int(word.text)
    raise word.wrong(say_why("square-holds", most=MOST_PIPS, text=repr(word.text[:12])))


def _read_influence(words: list[Word]) -> tuple[int, int, Word]:
    if not words or words[0].text != "influence" or len(words) != 2:
        place = words[0] if words else Word("", LINES, 1)
        raise place.wrong(say_why("influence-line"))
    match = _INFLUENCE.fullmatch(words[1].text)
    if match is None:
        raise words[1].wrong(say_why("influence-written", text=repr(words[1].text[:12])))
    return int(match[1]), int(match[2]), words[1]


# ---- what no game can reach


def check_sheet(read: ReadSheet) -> None:
    """Raise InvalidSheet, with the place, if the rules cannot lead to this sheet."""
    _check_codes(read)
    _check_limits(read)
    _check_reductions(read)
    _check_influence(read)
    _check_setup(read)
    _check_bars(read)


def _check_codes(read: ReadSheet) -> None:
    allowed = kinds_built(read.challenge) | {EMPTY, FORFEITED}
    for plot, word in enumerate(read.plots):
        kind = kind_on(read.sheet, plot)
        if kind not in allowed:
            raise word.wrong(_why_lacking(read.challenge, kind))
    if not CHALLENGES[read.challenge].has_unrest:
        for word in read.squares:
            if word.text == "#":
                raise word.wrong(say_why("bars-elsewhere"))
        if read.sheet.unrest:
            raise InvalidSheet(say_why("unrest-elsewhere"), 1)


def _why_lacking(challenge: int, kind: int) -> str:
    code, name, _ = BUILDINGS[kind]
    if challenge == OFF:
        return say_why("game-lacks", building=name_why(name), code=code)
    return say_why("challenge-lacks", challenge=challenge, building=name_why(name), code=code)


def _check_limits(read: ReadSheet) -> None:
    seen: dict[int, int] = {}
    guilds = 0
    for plot, word in enumerate(read.plots):
        kind = kind_on(read.sheet, plot)
        seen[kind] = seen.get(kind, 0) + 1
        guilds += kind in GUILDS
        if seen[kind] > LIMITS.get(kind, PLOTS):
            raise word.wrong(
                say_why("building-limit", most=LIMITS[kind], building=name_why(BUILDINGS[kind].name))
            )
        if guilds > MOST_GUILDS:
            raise word.wrong(say_why("guild-limit", most=MOST_GUILDS))


def _check_reductions(read: ReadSheet) -> None:
    """Give every labourer taken off a Springhouse of its own next to it."""
    giver: dict[int, int] = {}
    for plot, word in enumerate(read.plots):
        kind, less = kind_on(read.sheet, plot), reduction_on(read.sheet, plot)
        if less > LABOURERS(kind):
            name, needed = name_why(BUILDINGS[kind].name), LABOURERS(kind)
            raise word.wrong(say_why("reduction-too-large", building=name, needed=needed, number=less))
        for _ in range(less):
            if not _find_spring(read.sheet, plot, giver, set()):
                raise word.wrong(say_why("reduction-unexplained", plot=format_plot(plot)))


def _find_spring(sheet: Sheet, plot: int, giver: dict[int, int], tried: set[int]) -> bool:
    for spring in range(PLOTS):
        stands = NEAR(plot) & plots_with(sheet, SPRINGHOUSE) & 1 << spring
        if stands and spring not in tried:
            tried.add(spring)
            if spring not in giver or _find_spring(sheet, giver[spring], giver, tried):
                giver[spring] = plot
                return True
    return False


def _check_influence(read: ReadSheet) -> None:
    gained = influence_gained(read.sheet, read.challenge)
    if read.gained != gained:
        raise read.influence.wrong(say_why("influence-wrong", gained=gained, number=read.gained))
    if read.sheet.spent > gained:
        raise read.influence.wrong(say_why("influence-overspent", spent=read.sheet.spent, gained=gained))


def _check_setup(read: ReadSheet) -> None:
    """Refuse a begun game whose middle plot lacks the building it was set up with."""
    begun = CHALLENGES[read.challenge].has_setup and not is_blank(read.sheet)
    if begun and kind_on(read.sheet, MIDDLE) not in SETUP_KINDS:
        reason = say_why("setup-missing", challenge=read.challenge, plot=format_plot(MIDDLE))
        raise read.plots[MIDDLE].wrong(reason)


def _check_bars(read: ReadSheet) -> None:
    """Refuse more barred squares than unrest has called for."""
    due, barred = read.sheet.unrest // UNREST_STEP, barred_squares(read.sheet)
    if barred > due:
        last = [word for word in read.squares if word.text == "#"][-1]
        raise last.wrong(say_why("bars-too-many", unrest=read.sheet.unrest, most=due, number=barred))
