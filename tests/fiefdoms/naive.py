"""Rolling Fiefdoms once more, slow and obvious, sharing nothing with the kernel: it reads sheet texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, permutations, product

Place = tuple[int, int]

LABOUR = {"C": 0, "F": 2, "Q": 2, "W": 2, "M": 3, "S": 0, "T": 4, "U": 3, "A": 2, "B": 3, "P": 2}
GUILDS = ("FG", "QG", "WG", "MG", "PG")
LABOUR |= dict.fromkeys(GUILDS, 4)
FIRST_TERMS = ("cottages", "farms", "quarries", "windmills", "markets", "springhouses", "townhall")
TERMS = (*FIRST_TERMS, "university", "guilds", "vagrants", "barracks", "piscaries")
PLOTS = [(r, c) for r in range(1, 6) for c in range(1, 6)]
SQUARES = [(i, j) for i in range(1, 5) for j in range(1, 5)]


@dataclass
class Fief:
    """A sheet as dictionaries."""

    challenge: int
    unrest: int
    codes: dict[Place, str] = field(default_factory=dict)
    less: dict[Place, int] = field(default_factory=dict)
    squares: dict[Place, str] = field(default_factory=dict)
    spent: int = 0

    @property
    def people(self) -> int:
        return sum(int(s) for s in self.squares.values() if s.isdigit())

    def pips(self, square: Place) -> int:
        return int(self.squares[square]) if self.squares[square].isdigit() else 0

    def need(self, plot: Place) -> int:
        return max(0, LABOUR.get(self.codes[plot], 0) - self.less[plot])

    def all_of(self, *codes: str) -> set[Place]:
        return {plot for plot in PLOTS if self.codes[plot] in codes}


def read(text: str) -> Fief:
    lines = [line.split() for line in text.strip().split("\n")]
    header = dict(word.split("=") for word in lines[0][1:])
    fief = Fief(int(header.get("challenge", 0)), int(header.get("unrest", 0)))
    for plot, word in zip(PLOTS, (word for line in lines[1:6] for word in line)):
        code, _, less = word.partition("-")
        fief.codes[plot], fief.less[plot] = code, int(less or 0)
    for square, word in zip(SQUARES, (word for line in lines[6:10] for word in line)):
        fief.squares[square] = word
    fief.spent = int(lines[10][1].split("/")[1])
    return fief


def write(fief: Fief) -> str:
    header = "fiefdoms"
    if fief.challenge:
        header += f" challenge={fief.challenge}"
    if fief.challenge == 6:
        header += f" unrest={fief.unrest}"
    words = [fief.codes[p] + (f"-{fief.less[p]}" if fief.less[p] else "") for p in PLOTS]
    rows = [" ".join(words[n : n + 5]) for n in range(0, 25, 5)]
    squares = [fief.squares[s] for s in SQUARES]
    rows += [" ".join(squares[n : n + 4]) for n in range(0, 16, 4)]
    return "\n".join([header, *rows, f"influence {gained(fief)}/{fief.spent}"]) + "\n"


def gained(fief: Fief) -> int:
    stars = sum(1 for star in (9, 17, 25, 33, 41, 49, 57, 65) if star <= fief.people)
    return min(8, stars + (1 if fief.challenge == 3 else 0))


def around(plot: Place) -> list[Place]:
    """The squares a plot touches."""
    r, c = plot
    return [s for s in ((r - 1, c - 1), (r - 1, c), (r, c - 1), (r, c)) if s in SQUARES]


def beside(plot: Place) -> set[Place]:
    r, c = plot
    return {p for p in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if p in PLOTS}


def in_line(plot: Place) -> set[Place]:
    return {p for p in PLOTS if p != plot and (p[0] == plot[0] or p[1] == plot[1])}


def is_outer(plot: Place) -> bool:
    return 1 in plot or 5 in plot


def is_connected(plots: Iterable[Place]) -> bool:
    rest = set(plots)
    seen = {rest.pop()}
    while grown := {p for p in rest if beside(p) & seen}:
        seen |= grown
        rest -= grown
    return not rest


def has_group_of_four(plots: set[Place]) -> bool:
    return any(is_connected(four) for four in combinations(sorted(plots), 4))


def edges_of(plot: Place) -> list[str]:
    r, c = plot
    return [e for e, on in zip("NESW", (r == 1, c == 5, r == 5, c == 1)) if on]


def guild_scores(fief: Fief, code: str, active: set[Place]) -> bool:
    if code in ("FG", "QG"):
        return has_group_of_four(fief.all_of(code[0]) & active)
    if code == "WG":
        return len([p for p in fief.all_of("W") & active if is_outer(p)]) >= 4
    if code == "MG":
        return len([p for p in fief.all_of("M") & active if not is_outer(p)]) >= 4
    ports = [p for p in fief.all_of("P") & active if is_outer(p)]
    return any(all(e in edges_of(p) for e, p in zip("NESW", four)) for four in permutations(ports, 4))


def points(fief: Fief, active: set[Place]) -> dict[str, int]:  # noqa: C901
    """Every term of the score, by the words of the rules."""
    terms = dict.fromkeys(TERMS, 0)
    cottages = len(fief.all_of("C"))
    terms["cottages"] = 2 * min(cottages, -(-fief.people // 4))
    for plot in sorted(active):
        code = fief.codes[plot]
        if code == "F":
            terms["farms"] += 5 if beside(plot) & fief.all_of("S") else 3
        elif code == "Q":
            terms["quarries"] += 4 if in_line(plot) & fief.all_of("Q") else 3
        elif code == "W":
            terms["windmills"] += 4 if beside(plot) & fief.all_of("W") else 3
        elif code == "M":
            terms["markets"] += sum(fief.pips(s) for s in around(plot)) // 2
        elif code == "T":
            types = {fief.codes[p] for p in in_line(plot) & active} & set("FQWMCSBP")
            terms["townhall"] += 5 + 2 * len(types)
        elif code == "U":
            built = {"G" if c in GUILDS else c for c in fief.codes.values()} & {"T", "U", "A", "G"}
            terms["university"] += {1: 5, 2: 8, 3: 12, 4: 15}[len(built)]
        elif code in GUILDS:
            terms["guilds"] += 15 if guild_scores(fief, code, active) else 0
        elif code == "B":
            terms["barracks"] += 5 if plot[0] == plot[1] or plot[0] + plot[1] == 6 else 0
        elif code == "P":
            terms["piscaries"] += 3 + len(beside(plot) & fief.all_of("M") & active)
    for spring in fief.all_of("S"):
        terms["springhouses"] -= len(beside(spring) & fief.all_of("x"))
    vagrants = max(0, fief.people - 4 * cottages - 8 * len(fief.all_of("B") & active))
    terms["vagrants"] = -max(0, vagrants - 12 * len(fief.all_of("A") & active))
    return terms


def total(fief: Fief, active: set[Place]) -> int:
    return sum(points(fief, active).values())


def idle(fief: Fief) -> set[Place]:
    """Buildings that need nobody."""
    return {p for p in PLOTS if fief.codes[p] in LABOUR and fief.need(p) == 0}


def can_staff(fief: Fief, plots: Iterable[Place]) -> bool:
    """Seat the labourers one by one; who finds no pip free asks others to move over."""
    wanted = [plot for plot in plots for _ in range(fief.need(plot))]
    pips = [(square, n) for square in SQUARES for n in range(fief.pips(square))]
    taken: dict[tuple[Place, int], int] = {}

    def seat(labourer: int, asked: set[tuple[Place, int]]) -> bool:
        for pip in pips:
            if pip[0] in around(wanted[labourer]) and pip not in asked:
                asked.add(pip)
                if pip not in taken or seat(taken[pip], asked):
                    taken[pip] = labourer
                    return True
        return False

    return all(seat(labourer, set()) for labourer in range(len(wanted)))


def best_by_brute_force(fief: Fief, meets: bool = False) -> int | None:
    """The most points over all subsets of buildings; with `meets` only those that meet the needs."""
    hungry = [p for p in PLOTS if fief.need(p)]
    best = None
    for chosen in product((False, True), repeat=len(hungry)):
        active = {p for p, on in zip(hungry, chosen) if on}
        if can_staff(fief, active):
            active |= idle(fief)
            if not meets or needs_met(fief, active):
                best = max(total(fief, active), -1000 if best is None else best)
    return best


def needs_met(fief: Fief, active: set[Place]) -> bool:
    """What a challenge needs besides its points."""
    terms = points(fief, active)
    guilds = [p for p in fief.all_of(*GUILDS) & active if guild_scores(fief, fief.codes[p], active)]
    if fief.challenge == 1:
        return terms["cottages"] >= 12
    if fief.challenge == 2:
        return len(fief.all_of("S")) >= 3 and terms["springhouses"] == 0
    if fief.challenge == 3:
        return len(guilds) >= 2
    if fief.challenge == 4:
        return terms["vagrants"] == 0
    if fief.challenge == 5:
        return terms["university"] >= 15
    if fief.challenge == 7:
        return terms["barracks"] >= 20
    if fief.challenge == 8:
        ports = fief.all_of("P")
        trade = all(p in active and beside(p) & fief.all_of("M") & active for p in ports)
        return bool(ports) and trade and any(fief.codes[p] == "PG" for p in guilds)
    return True


# ---- moves


def pairings(dice: list[str]) -> Iterator[tuple[tuple[str, str], tuple[str, str]]]:
    a, b, c, d = dice
    for one, other in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))):
        if not any("Ex" in pair and "W*" in pair for pair in (one, other)):
            yield one, other


def after_paired(fief: Fief, one: tuple[str, str], other: tuple[str, str]) -> set[str]:
    """Every sheet text one turn can lead to with these pairs (without unrest)."""
    free = set(builds(fief, one, other, 0))
    found = set(free)
    if not free:
        for plot in fief.all_of("."):
            found.add(write(changed(fief, codes={plot: "x"})))
    dice = [*one, *other]
    for position, die in enumerate(dice):
        if die[1].isdigit():
            for value in range(1, 6):
                cost = abs(value - int(die[1]))
                if 0 < cost <= gained(fief) - fief.spent:
                    new = [*dice[:position], f"{die[0]}{value}", *dice[position + 1 :]]
                    found |= set(builds(fief, (new[0], new[1]), (new[2], new[3]), cost))
    return found


def after_unpaired(fief: Fief, dice: list[str]) -> set[str]:
    return set().union(*(after_paired(fief, one, other) for one, other in pairings(dice)))


def builds(fief: Fief, one: tuple[str, str], other: tuple[str, str], cost: int) -> Iterator[str]:
    for location, build in ((one, other), (other, one)):
        if "Ex" in location or "W*" in build:
            continue
        values = [range(1, 6) if die == "W*" else [int(die[1])] for die in location]
        for a, b in product(*values):
            for plot in ((a, b), (b, a)):
                if fief.codes[plot] == ".":
                    yield from on_plot(fief, plot, build, cost)


def on_plot(fief: Fief, plot: Place, build: tuple[str, str], cost: int) -> Iterator[str]:  # noqa: C901
    basic = {1: "C", 2: "F", 3: "Q", 4: "W", 5: "M"}
    if fief.challenge == 7:
        basic[1] = "B"
    if fief.challenge == 8:
        basic[4] = "P"
    spent = fief.spent + cost
    if "Ex" in build:
        value = int(next(die for die in build if die != "Ex")[1])
        yield write(changed(fief, {plot: basic[value]}, spent=spent))
        return
    x, y = int(build[0][1]), int(build[1][1])
    for kind, people in ((x, y), (y, x)):
        room = [s for s in around(plot) if fief.squares[s] == "."]
        for square in room:
            yield write(changed(fief, {plot: basic[kind]}, squares={square: str(people)}, spent=spent))
        if not room:
            yield write(changed(fief, {plot: basic[kind]}, spent=spent))
    if x + y <= 5:
        yield write(changed(fief, {plot: basic[x + y]}, spent=spent))
    elif x + y == 6:
        needy = [p for p in beside(plot) if fief.need(p)]
        for helped in needy:
            less = {helped: fief.less[helped] + 1}
            yield write(changed(fief, {plot: "S"}, less=less, spent=spent))
        if not needy:
            yield write(changed(fief, {plot: "S"}, spent=spent))
    elif fief.challenge != 1:
        yield from advanced(fief, plot, x + y, spent)


def advanced(fief: Fief, plot: Place, value: int, spent: int) -> Iterator[str]:
    if value < 10:
        code = {7: "T", 8: "U", 9: "A"}[value]
        if not fief.all_of(code):
            yield write(changed(fief, {plot: code}, spent=spent))
        return
    kinds = ["FG", "QG", "PG" if fief.challenge == 8 else "WG", "MG"]
    if len(fief.all_of(*GUILDS)) < 2:
        for code in kinds:
            if not fief.all_of(code):
                yield write(changed(fief, {plot: code}, spent=spent))


def changed(
    fief: Fief,
    codes: dict[Place, str],
    squares: dict[Place, str] | None = None,
    less: dict[Place, int] | None = None,
    spent: int | None = None,
) -> Fief:
    return Fief(
        fief.challenge,
        fief.unrest,
        fief.codes | codes,
        fief.less | (less or {}),
        fief.squares | (squares or {}),
        fief.spent if spent is None else spent,
    )
