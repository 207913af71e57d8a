"""What scripts ask: scoring a sheet, replaying a record, checking dice. Nothing here is kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache

from ...any_game import AnyGame
from ...bots.levels import LEVELS, find_level
from ...core.descriptions import (
    explain_part,
    find_deciding,
    is_decided_by_weakest,
    name_game,
    name_rank,
    tell_move,
)
from ...core.dice import list_groups
from ...core.errors import InvalidSheet, RollwrightError
from ...core.record import FIRST_LINE, Player, Record, Replayed, join_sheets, parse_record, replay
from ...core.types import Roll, Step, WeightedRoll
from ...games.catalogue import find_game
from ...language.reasons import tell_text
from ...table.dice.verify import read_dice, say_what_is_proven
from ..html.words import say
from ..live.table_snapshot import MOST_SHEETS, differ_marks
from ..parts.assets import describe_sheet, lines_of_sheet
from ..parts.games import is_shared
from .sheet_editor import blank_text, list_fields, palette, write_field, write_mark

MOST_DIGITS = 16


def read_json(text: str | bytes) -> object:
    """Return what a text says; InvalidSheet for doubled keys, fractions, NaN, huge numbers and nonsense."""
    try:
        return json.loads(
            text,
            object_pairs_hook=_refuse_doubles,
            parse_constant=_refuse_constant,
            parse_int=_read_int,
            parse_float=_refuse_constant,
        )
    except InvalidSheet:
        raise
    except (ValueError, RecursionError):
        raise InvalidSheet("this is not JSON") from None


def _refuse_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise InvalidSheet("a key is given twice")
    return found


def _refuse_constant(word: str) -> object:
    raise InvalidSheet(f"{word[:12]} is not a number the table knows")


def _read_int(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise InvalidSheet("a number is too large")
    return int(digits)


Json = dict[str, object]
"""What goes out as a JSON object."""
Asked = Mapping[str, object]
"""What a script asks: a JSON object, of which nothing is known yet."""
Question = Callable[[Asked], Json]


def answer_body(question: Question, body: bytes) -> bytes:
    """Read a question, answer it and write the answer; not on the event loop."""
    return write_json(question(read_question(body)))


def write_json(content: Json) -> bytes:
    """Return an answer as it is sent."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def read_question(body: bytes) -> Asked:
    """Return what a script asks; InvalidSheet if it is no object."""
    found = read_json(body)
    if not isinstance(found, dict):
        raise InvalidSheet("this is not a question")
    return found


def read_text(asked: Asked, name: str, default: str = "") -> str:
    """Return a text that a question holds; InvalidSheet if it is something else."""
    value = asked.get(name, default)
    if not isinstance(value, str):
        raise InvalidSheet(f"{name} is a text")
    return value


def _number(asked: Asked, name: str, most: int) -> int:
    value = asked.get(name, 0)
    if type(value) is not int:
        raise InvalidSheet(f"{name} is a number")
    return max(0, min(value, most))


# ---- score a paper sheet


def score_sheet(asked: Asked) -> Json:
    """Score a sheet, draw it, and say what no game could have made; a tap changes it first."""
    text = read_text(asked, "text")
    game = find_game((text.split(maxsplit=1) or [""])[0])
    text = text if len(text.split()) > 1 else blank_text(game)
    is_changed = bool(asked.get("place") or asked.get("field"))
    if asked.get("place"):
        text = write_mark(game, text, read_text(asked, "place"), read_text(asked, "mark"))
    if asked.get("field"):
        text = write_field(game, text, read_text(asked, "field"), read_text(asked, "value"))
    state = game.parse_sheet(text, checked=False)
    seats = range(game.seats_of(state))
    seat = _number(asked, "seat", len(seats) - 1)
    return {
        "game": game.id,
        "name": name_game(game),
        "seats": game.seats[0],
        "text": game.format_sheet(state, 0) if is_changed else text,
        "complaint": _complain(game, text),
        "sheet": describe_sheet(game, state, seat),
        "scores": [describe_score(game, state, seat) for seat in seats],
        "fields": [asdict(field) for field in list_fields(game, text)],
        "terms": list(game.terms),
        "lines": list(lines_of_sheet(game, state)),
        "palette": list(palette(game)),
    }


def _complain(game: AnyGame, text: str) -> str:
    try:
        game.parse_sheet(text)
    except RollwrightError as wrong:
        return tell_text(wrong.reason)  # it names the square; a tapped sheet has no lines and columns
    return ""


def explain(asked: Asked) -> Json:
    """Tell what a part of a sheet is, what it scores now and why: of a sheet, or of a record at a step."""
    text = read_text(asked, "text")
    if text.lstrip().startswith(FIRST_LINE):
        game, _, played = played_record(text)
        state = played.states[_number(asked, "at", len(played.steps))]
    else:
        game = find_game((text.split(maxsplit=1) or [""])[0])
        state = game.parse_sheet(text, checked=False)
    seat = _number(asked, "seat", game.seats_of(state) - 1)
    return {"text": explain_part(game, state, seat, read_text(asked, "part"))}


# ---- replay


@lru_cache(maxsize=4)
def played_record(text: str) -> tuple[AnyGame, Record, Replayed[object]]:
    """Return a record played through, and its game."""
    record = parse_record(text)
    game = find_game(record.game)
    return game, record, replay(game, record)


def show_replay(asked: Asked) -> Json:
    """Show a record at one of its steps: everybody's sheets, or those asked for at a big table."""
    game, record, played = played_record(read_text(asked, "text"))
    at = _number(asked, "at", len(played.steps))
    state = played.states[at]
    seats = range(game.seats_of(state))
    names = tuple(player.name for player in record.players)
    first = _number(asked, "seat", len(seats) - 1)
    shown = [0] if is_shared(game) else list(seats) if len(seats) <= MOST_SHEETS else [first]
    before = played.states[max(0, at - 1)]
    return {
        "game": game.id,
        "name": name_game(game),
        "terms": list(game.terms),
        "weakest": is_decided_by_weakest(game),
        "players": list(names),
        "bots": [_level_of(player) if player.is_bot else "" for player in record.players],
        "steps": [_describe_step(game, names, step) for step in played.steps],
        "turns": [game.turn_of(state) for state in played.states],
        "at": at,
        "turn": game.turn_of(state),
        "dice": last_roll(played, at),
        "sheets": {str(s): _describe_change(game, before, state, s, names) for s in shown},
        "scores": [describe_score(game, state, seat) for seat in seats],
        "papers": _papers(game, state),
    }


def _level_of(bot: Player) -> str:
    """Return the level that plays on for a bot of a record; tables know levels alone."""
    return bot.name if find_level(bot.name) else LEVELS[1].name


def show_course(asked: Asked) -> Json:
    """Return the totals of two seats after each turn of a record."""
    game, _, played = played_record(read_text(asked, "text"))
    last = {game.turn_of(state): state for state in played.states}
    seats = [_number(asked, name, game.seats_of(played.states[0]) - 1) for name in ("seat", "rival")]
    scores = [[game.score(state, seat).total for state in last.values()] for seat in seats]
    return {"turns": list(last), "scores": scores}


def _describe_change(game: AnyGame, before: object, state: object, seat: int, names: tuple[str, ...]) -> Json:
    """Return a sheet, and what the last step put on it."""
    now = describe_sheet(game, state, seat, names)
    old = now if before is state else describe_sheet(game, before, seat, names)
    return {**now, "last": list(differ_marks(old["marks"], now["marks"]))}


def _describe_step(game: AnyGame, names: tuple[str, ...], step: Step) -> str:
    """Return what happened in a sentence with its marks in braces: "Ada draws {~} water on c4 and c5"."""
    if isinstance(step, Roll):
        return say("replay-rolled", faces=" ".join(f"{{die-{face}}}" for face in step.faces))
    who = names[step.seat] or say("seat-number", number=step.seat + 1)
    return tell_move(game, who.replace("{", "("), step.move)


def _papers(game: AnyGame, state: object) -> list[str]:
    """Return the sheets a game can go on from; none in the middle of a turn or after the end."""
    seats = range(game.seats_of(state))
    texts = [game.format_sheet(state, seat) for seat in (seats[:1] if is_shared(game) else seats)]
    try:
        return (
            texts if game.rolls(state) and game.turn_of(join_sheets(game, texts, game.turn_of(state))) else []
        )
    except RollwrightError:
        return []


def last_roll(played: Replayed[object], at: int) -> list[str]:
    """Return the faces of the last roll before a step."""
    rolls = [step for step in played.steps[:at] if isinstance(step, Roll)]
    return list(rolls[-1].faces) if rolls else []


# ---- check the dice


def list_dice(asked: Asked) -> Json:
    """Return what is needed to draw every roll of a record again, in the browser, by itself."""
    game, record, played = played_record(read_text(asked, "text"))
    table, commitment, kind = read_dice(record)
    if not record.secret:
        raise InvalidSheet(say("refused-secret"))
    lists: dict[Sequence[WeightedRoll], int] = {}
    rolls = []
    for number, (state, step) in enumerate(zip(played.states, played.steps), 1):
        if isinstance(step, Roll):
            of = lists.setdefault(game.rolls(state), len(lists))
            rolls.append({"step": number, "made": str(step), "of": of})
    return {
        "table": table,
        "kind": kind,
        "commitment": commitment,
        "promises": {str(p.seat): p.promise for p in record.promises},
        "proven": [[*map(tell_text, each)] for each in say_what_is_proven(record, kind)],
        "secret": record.secret,
        "nonces": [{"seat": n.seat, "from": n.first_step, "nonce": n.nonce} for n in record.nonces],
        "players": [player.name for player in record.players],
        "rolls": rolls,
        "lists": [
            [[[str(roll), weight] for roll, weight in group] for group in list_groups(rolls)]
            for rolls in lists
        ],
    }


def describe_score(game: AnyGame, state: object, seat: int) -> Json:
    """Return a score: total, terms in the game's order, rank, and the lowest term where that decides."""
    score = game.score(state, seat)
    return {
        "total": score.total,
        "terms": list(score.breakdown.values()),
        "rank": name_rank(game, score.rank),
        "decides": find_deciding(game, score),
    }


QUESTIONS: Mapping[str, Question] = {
    "/api/sheet": score_sheet,
    "/api/explain": explain,
    "/api/replay": show_replay,
    "/api/course": show_course,
    "/api/dice": list_dice,
}
"""What answers each address."""
