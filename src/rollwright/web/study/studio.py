"""What the studio asks: a file's sheet and form, a game against a bot, many games at once.

Every question brings the whole text; nothing is kept, and a file is data that never runs as code.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from secrets import randbits

from ...core.descriptions import mention_term
from ...core.errors import InvalidSetup, InvalidSheet
from ...core.game import check_seats, draw_roll
from ...core.record import format_step, parse_step
from ...core.rng import DICE, Rng, draw_below, make_rng
from ...core.rules_engine import RulesEngine
from ...core.types import MoveStep, Seat
from ...drawing.element import Svg, leave_out
from ...drawing.theme import COLOUR_INKS
from ...games.catalogue import read_sheet_game
from ...sheet_language import SheetGame
from ...sheet_language.game import State
from ...sheet_language.schema import FITS, ORDERS, READS, WHITE, WHO, find_line
from ...sheets.svg import PRINT, draw
from .answers import Asked, Json, Question, describe_score, read_text

STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
SECONDS, MOST_GAMES, MOST_STEPS = 0.8, 100, 3_000
"""How long one answer plays, and at most so many games; the longest game against a bot."""
DUEL_EVERY = 5
"""One game of so many is one of greedy against random, which says what playing well is worth."""
CHOICES: Mapping[tuple[str, str], Sequence[str]] = {
    ("area", "colour"): tuple(COLOUR_INKS),
    ("area", "order"): ORDERS,
    ("area", "fits"): FITS,
    ("area", "write"): ("cross", "number"),
    ("step", "who"): WHO,
    ("step", "read"): READS,
}
"""The values of the form's fields that are chosen from a list."""
TOP = ("name", "seats", "rerolls", "miss", "end")
FIELDS = {
    "area": ("name", "boxes", "colour", "order", "fits", "write", "score", "bonus"),
    "step": ("who", "read", "of", "picks"),
}


def show_sheet(asked: Asked) -> Json:
    """Draw the blank sheet of a file, and list its form; what the form changes is written first."""
    text = read_text(asked, "text")
    if asked.get("key"):
        text = write_key(text, asked)
    game = read_sheet_game(text)
    blank = game.start(game.seats[0], {})
    return {
        "text": text,
        "id": game.id,
        "name": game.name,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.rules.minutes,
        "sheet": _draw(draw(game, blank, 0, is_blank=True, is_tall=True)),
        "paper": _draw(draw(game, blank, 0, theme=PRINT, is_blank=True)),
        "form": list(list_form(game, text)),
    }


def _draw(svg: Svg) -> str:
    """Return a drawing without its style, which the page has: a page allows none within it."""
    return str(leave_out(svg, STYLE))


# ---- the form


def list_form(game: SheetGame, text: str) -> Iterator[Json]:
    """Yield the tables of the file, each with its fields: what stands behind a key, as it is written."""
    yield {"table": "", "at": 0, "title": game.name, "fields": _fields(text, "", 0, TOP)}
    for table, number in (("step", len(game.rules.steps)), ("area", len(game.rules.areas))):
        for at in range(number):
            title = game.rules.areas[at].name if table == "area" else ""
            yield {
                "table": table,
                "at": at,
                "title": title,
                "fields": _fields(text, table, at, FIELDS[table]),
            }
    dice = tuple(dict.fromkeys([WHITE, *COLOUR_INKS]))
    yield {"table": "dice", "at": 0, "title": "", "fields": _fields(text, "dice", 0, dice)}


def _fields(text: str, table: str, at: int, keys: Sequence[str]) -> list[Json]:
    lines = text.splitlines()
    found = list[Json]()
    for key in keys:
        line = _line_of(lines, text, table, at, key)
        value = "" if line is None else lines[line].partition("=")[2].partition(" #")[0].strip()
        choices = [f'"{each}"' for each in CHOICES.get((table, key), ())]
        found.append({"key": key, "value": value, "choices": choices})
    return found


def _line_of(lines: Sequence[str], text: str, table: str, at: int, key: str) -> int | None:
    """Return the number of the line that begins with a key in its table, from 0; None if there is none."""
    line = find_line(text, table, at, key) - 1
    begins = 0 <= line < len(lines) and lines[line].lstrip().startswith(key)
    return line if begins and "=" in lines[line] else None


def write_key(text: str, asked: Asked) -> str:
    """Return the text with another value behind a key; without a value the line goes away."""
    table, key, value = read_text(asked, "table"), read_text(asked, "key"), read_text(asked, "value")
    at = asked.get("at", 0)
    if not isinstance(at, int) or "\n" in value or not key.isidentifier():
        raise InvalidSheet("this is no field of the form")
    lines = text.splitlines()
    line = _line_of(lines, text, table, at, key)
    written = [f"{key} = {value.strip()}"] if value.strip() else []
    if line is not None:
        note = lines[line].partition(" #")[2]
        lines[line : line + 1] = [f"{each}  #{note}" if note else each for each in written]
    else:
        head = find_line(text, table, at, "\n")  # no key: the line of the table's head
        lines[head:head] = written
    return "\n".join(lines) + "\n"


# ---- a game against a bot


def play_on(asked: Asked) -> Json:
    """Show a game after its steps: roll, let the bots move, and list what the first seat may do."""
    game, seats, lines = read_sheet_game(read_text(asked, "text")), asked.get("seats"), asked.get("steps")
    if not isinstance(seats, int) or not isinstance(lines, list) or len(lines) > MOST_STEPS:
        raise InvalidSheet("a game has seats and steps")
    check_seats(game, seats)
    state, steps = game.start(seats, {}), [str(line) for line in lines]
    for line in steps:
        state = game.apply(state, parse_step(game, state, line))
    engine, rng = RulesEngine(game), make_rng(randbits(60), 0, DICE)
    for _ in range(MOST_STEPS):
        if game.outcome(state) is not None or 0 in state.pending:
            break
        state, line, rng = _go_on(game, engine, state, rng)
        steps.append(line)
    outcome = game.outcome(state)
    return {
        "steps": steps,
        "turn": game.turn_of(state),
        "dice": list(game.open_dice(state)),
        "sheets": [_draw(draw(game, game.view(state, 0), seat, is_tall=True)) for seat in range(seats)],
        "scores": [describe_score(game, game.view(state, 0), seat) for seat in range(seats)],
        "moves": [_describe(game, state, move) for move in game.moves(state, 0)] if outcome is None else [],
        "over": "" if outcome is None else outcome.ending,
        "won": outcome is not None and 0 in outcome.winners,
    }


def _go_on(game: SheetGame, engine: RulesEngine[State], state: State, rng: Rng) -> tuple[State, str, Rng]:
    """Return the state after the next roll or bot's move, its line, and the dice to come."""
    if not state.pending:
        rng, roll = draw_roll(game, state, rng)
        return game.apply(state, roll), format_step(game, roll), rng
    seat = state.pending[0]
    rng, word = draw_below(rng, 1 << 30)
    step = MoveStep(seat, engine.choose(game.view(state, seat), seat, "greedy", make_rng(word, 0, seat)))
    return game.apply(state, step), format_step(game, step), rng


def _describe(game: SheetGame, state: State, move: Sequence[object]) -> Json:
    path = tuple(move)
    choices = [choice for choice in game.vocabulary.choices if choice in path]
    labels = [game.vocabulary.labels[game.vocabulary.number_of(choice)] for choice in choices]
    places = [place for choice in choices for place in game.vocabulary.places_of(choice)]
    line = format_step(game, MoveStep(0, path))  # type: ignore[arg-type]
    return {"line": line, "label": ", ".join(labels), "place": places[0] if places else ""}


# ---- many games


def play_games(asked: Asked) -> Json:
    """Play games of a seed from the first on, as long as one answer may take, and count what came of them."""
    game, seed, first = read_sheet_game(read_text(asked, "text")), asked.get("seed"), asked.get("first")
    if (
        not isinstance(seed, int)
        or not isinstance(first, int)
        or not 0 <= seed < 2**53
        or not 0 <= first < 10**6
    ):
        raise InvalidSetup("games have a seed and a number")
    begun, tally = time.perf_counter(), _Tally(game)
    while tally.games < MOST_GAMES and (tally.games == 0 or time.perf_counter() - begun < SECONDS):
        tally.play(seed, first + tally.games)
    return tally.tell()


class _Tally:
    """Counts of some games of greedy bots, and of greedy against random."""

    def __init__(self, game: SheetGame) -> None:
        self.game, self.engine = game, RulesEngine(game)
        self.games = self.decisions = self.options = self.duels = self.long = 0
        self.better = 0.0
        self.spread, self.turns = Counter[int](), Counter[int]()
        self.terms = Counter[str]()

    def play(self, seed: int, number: int) -> None:
        """Play one game."""
        low, high = self.game.seats[0], self.game.seats[-1]
        self._count(self._finish(low, ["greedy"] * low, seed, number))
        if number % DUEL_EVERY == 0 and high > 1:
            seats = max(2, low)
            best: Seat = number // DUEL_EVERY % seats
            end = self._finish(
                seats, ["greedy" if s == best else "random" for s in range(seats)], seed, number
            )
            winners = self.game.leaders(end)
            self.duels += 1
            self.better += (best in winners) / len(winners)
        self.games += 1

    def _finish(self, seats: int, policies: Sequence[str], seed: int, number: int) -> State:
        game, state, dice = self.game, self.game.start(seats, {}), make_rng(seed, number, DICE)
        hand = make_rng(seed, number, 1)
        while game.outcome(state) is None:
            if not state.pending:
                dice, roll = draw_roll(game, state, dice)
                state = game.apply(state, roll)
                continue
            seat = state.pending[0]
            hand, word = draw_below(hand, 1 << 30)
            self.decisions += 1
            self.options += len(game.moves(state, seat))
            move = self.engine.choose(state, seat, policies[seat], make_rng(word, 0, seat))
            state = game.apply(state, MoveStep(seat, move))
        return state

    def _count(self, end: State) -> None:
        scores = self.game.scores(end)
        for score in scores:
            self.spread[score.total] += 1
            self.terms.update(score.breakdown)
        turns = (end.turn - 1) // (len(scores) if self.game.rules.steps[0].who == "active" else 1)
        self.turns[turns] += 1
        outcome = self.game.outcome(end)
        self.long += outcome is not None and outcome.ending.startswith("stopped")

    def tell(self) -> Json:
        """Return the counts."""
        names = {term: mention_term(self.game, term) for term in self.game.terms}
        return {
            "games": self.games,
            "spread": {str(score): count for score, count in self.spread.items()},
            "turns": {str(turns): count for turns, count in self.turns.items()},
            "terms": {names[term]: self.terms[term] for term in self.game.terms},
            "decisions": self.decisions,
            "options": self.options,
            "duels": self.duels,
            "better": self.better,
            "long": self.long,
        }


QUESTIONS: Mapping[str, Question] = {
    "/api/studio": show_sheet,
    "/api/studio/play": play_on,
    "/api/studio/games": play_games,
}
"""What answers each address."""
