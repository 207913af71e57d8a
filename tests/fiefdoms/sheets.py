"""Random sheets for the tests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rollwright.games.fiefdoms import FIEFDOMS
from rollwright.games.fiefdoms.buildings import CODES
from rollwright.games.fiefdoms.params import POINT_WIDTH, Point
from rollwright.games.fiefdoms.sheet import Sheet, blank_sheet, with_kind, with_reduction, with_square
from rollwright.kernel.course import Results, Seats, play_games, position_of
from rollwright.kernel.interface import RNG_SIZE

FAMILIES = {
    "usual": "C C F Q W M S x",
    "basic": "F Q W M",
    "farms": "F F F Q",
    "markets": "M M M F",
    "mills": "W W W F",
    "barracks": "B B F Q W M S x",
    "piscaries": "P P C F Q M M S x",
}
HARD_FAMILIES = {
    "only farms": "F",
    "only windmills": "W",
    "only markets": "M",
    "only barracks": "B",
    "farms and quarries": "F Q",
    "barracks and markets": "B M",
    "barracks and windmills": "B W",
    "ports": "P M",
    "only piscaries": "P",
    "all kinds": "B P C F Q W M S x",
}
"""One or two kinds, all the same or nearly: what is hardest to tell apart."""
RICH_PIPS = ("234", "2345", "3", "34", "345", "35", "355", "4", "45", "5")
PIPS = ("01", "012", "123", "012345", "0012345", "2", "3", "1", "13")


def random_sheet(random: Random, family: str) -> Sheet:
    """Return a full sheet that keeps the limits, in any spirit."""
    common = (FAMILIES | HARD_FAMILIES)[family].split()
    guilds = ["FG", "QG", "PG" if "P" in common else "WG", "MG"]
    codes = [code for code in "TUA" if random.random() < 0.8]
    codes += random.sample(guilds, random.choice((0, 1, 2)))
    codes += random.choices(common, k=25 - len(codes))
    random.shuffle(codes)
    return fill(random, codes, random.choice(PIPS), random.choice((0, 0.3)))


def rich_sheet(random: Random, family: str) -> Sheet:
    """Return a full sheet as a lucky player builds it: guilds that can score, and many pips."""
    common = (FAMILIES | HARD_FAMILIES)[family].split()
    guilds = ["FG", "QG", "PG" if "P" in common else "WG", "MG"]
    random.shuffle(guilds)
    guilds.sort(key=lambda guild: guild[0] not in common)
    codes = ["T", "U", "A"][: random.choice((1, 2, 3, 3))] + guilds[: random.choice((1, 2, 2))]
    codes += random.choices(common, k=25 - len(codes))
    random.shuffle(codes)
    return fill(random, codes, random.choice(RICH_PIPS), random.choice((0, 0, 0.2)))


def wild_sheet(random: Random) -> Sheet:
    """Return a full sheet that no game reaches."""
    codes = random.choices([*CODES, "x"], k=25)
    return fill(random, codes, random.choice(PIPS), random.choice((0, 0.3)))


def fill(random: Random, codes: list[str], pips: str, reduced: float) -> Sheet:
    """Return a sheet with these codes in order (`x` and `.` too), and pips drawn from a string."""
    sheet = blank_sheet()
    for plot, code in enumerate(codes):
        if code != ".":
            sheet = with_kind(sheet, plot, 17 if code == "x" else CODES[code])
        if code in CODES and random.random() < reduced:
            sheet = with_reduction(sheet, plot, 1)
    for square in range(16):
        sheet = with_square(sheet, square, int(random.choice(pips)))
    return sheet


def play_sheets(challenge: int, policies: Sequence[str], seed: int, games: int) -> list[Sheet]:
    """Return the last sheets of compiled games, seat after seat, game after game."""
    engine, seats, sheets = FIEFDOMS.engine(fast=True), len(policies), []
    play, speed = engine.at_speed(play_games)
    sizes = (1, seats * engine.terms, seats)
    turns, terms, winners = (speed.ints("results", size) for size in sizes)
    results, space = Results(turns, terms, winners, engine.terms), engine.workspace(speed, seats)
    table, start = engine.setup({"challenge": str(challenge) if challenge else "off"}, seats, speed)
    numbers = speed.array(tuple(map(engine.policies.index, policies)))
    for game in range(games):
        play(table, start, numbers, seed, game, 1, space, results)
        places = Seats(space.rows, seats * RNG_SIZE, POINT_WIDTH, seats)
        ends = [position_of(table, places, seat) for seat in range(seats)]
        sheets += [end.sheet for end in ends if isinstance(end, Point)]
    return sheets
