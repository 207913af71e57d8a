"""Chiefdom Duel once more, slowly and on its own: dictionaries and loops, nothing of the kernel.

It reads position texts, tries every way to write every move, and groups them by the text they lead to.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, permutations

Square = tuple[int, int]
ABILITIES = ["split", "wild", "leftover", "again", "cross", "mark"]
PERMANENTS = ["+1", "-1", "flip", "reroll", "twin"]
SPECIAL = {4: "lift", 8: "plus", 12: "lift", 18: "star"}
PRINTED = {9: ["c2", "g2", "h5", "g8", "c8", "b5"], 11: ["d3", "h3", "i6", "h9", "d9", "c6"]}


@dataclass
class Player:
    """One player's line."""

    rows: dict[int, int]
    used: list[str]
    owns: list[str]
    spent: list[str]
    dice: list[str]


@dataclass
class Table:
    """A position: squares are (column, row) from (0, 0)."""

    size: int
    round: int
    first: str
    turn: str
    phase: str
    board: dict[Square, str]
    left: list[str]
    queue: list[str]
    players: dict[str, Player]

    @property
    def me(self) -> Player:
        return self.players[self.turn]

    def empty(self) -> list[Square]:
        return [square for square, mark in self.board.items() if mark == "."]

    def sides(self, square: Square) -> list[Square]:
        """Up, left, right, down; only those on the board."""
        x, y = square
        return [s for s in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)) if s in self.board]

    def has_room(self) -> bool:
        return any(self.board[side] == "." for square in self.empty() for side in self.sides(square))


def copy_of(table: Table) -> Table:
    players = {
        who: Player(dict(p.rows), list(p.used), list(p.owns), list(p.spent), list(p.dice))
        for who, p in table.players.items()
    }
    return replace(
        table, board=dict(table.board), left=list(table.left), queue=list(table.queue), players=players
    )


def name(square: Square) -> str:
    return "abcdefghijk"[square[0]] + str(square[1] + 1)


def names(words: str) -> list[str]:
    return [] if words == "-" else words.split(",")


def read(text: str) -> Table:
    lines = text.strip().split("\n")
    head = dict(word.split("=") for word in lines[0].split()[1:])
    size = int(head["board"])
    board = {(x, y): mark for y, row in enumerate(lines[1 : size + 1]) for x, mark in enumerate(row.split())}
    hands = [part.split()[1:] for part in lines[size + 1].removeprefix("dice ").split("|")]
    hands = [[] if hand == ["-"] else hand for hand in hands]
    players = {}
    for who, dice, line in zip("AB", hands, lines[size + 3 :]):
        words = line.split()
        rows = {value: int(words[value + 1]) for value in range(1, 7)}
        players[who] = Player(rows, names(words[9]), names(words[11]), names(words[13]), dice)
    queue = names(lines[size + 2].split()[1])
    return Table(
        size, int(head["round"]), head["first"], head["turn"], head["phase"], board, hands[2], queue, players
    )


def write(table: Table) -> str:
    head = f"duel board={table.size} round={table.round} first={table.first} turn={table.turn}"
    lines = [f"{head} phase={table.phase}"]
    span = range(table.size)
    lines += [" ".join(table.board[x, y] for x in span) for y in span]
    hands = [table.players["A"].dice, table.players["B"].dice, table.left]
    a, b, left = (" ".join(sorted(hand, key="123456?".index)) or "-" for hand in hands)
    lines += [f"dice A {a} | B {b} | left {left}", f"queue {','.join(table.queue) or '-'}"]
    for who, player in table.players.items():
        rows = " ".join(str(player.rows[value]) for value in range(1, 7))
        used = ",".join(sorted(player.used, key=ABILITIES.index)) or "-"
        owns = ",".join(sorted(player.owns, key=PERMANENTS.index)) or "-"
        spent = ",".join(sorted(player.spent, key=PERMANENTS.index)) or "-"
        lines.append(f"{who} rows {rows} used {used} owns {owns} spent {spent}")
    return "\n".join(lines) + "\n"


# ---- the rules


def mark(table: Table, value: int) -> None:
    rows = table.me.rows
    if rows[value] < 18:
        rows[value] += 1
        if rows[value] in SPECIAL:
            table.queue.append(SPECIAL[rows[value]])


def score_lines(table: Table, before: dict[Square, str], square: Square, icon: str) -> None:
    for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
        x, y = square[0] + dx, square[1] + dy
        while before.get((x, y)) == icon:
            mark(table, int(icon))
            x, y = x + dx, y + dy


def raise_mountains(table: Table) -> None:
    closed = []
    for y in range(table.size):
        for x in range(table.size):
            around = [table.board[side] for side in table.sides((x, y))]
            icons = [mark for mark in around if mark in "123456"]
            if table.board[x, y] == "." and "." not in around and len(icons) >= 2:
                closed.append((x, y))
    for square in closed:
        for side in table.sides(square):
            if table.board[side] in "123456":
                mark(table, int(table.board[side]))
        table.board[square] = "^"


def draw(table: Table, drawing: list[tuple[Square, str]]) -> None:
    before = dict(table.board)
    for square, icon in drawing:
        table.board[square] = icon
    for square, icon in drawing:
        if icon != "x":
            score_lines(table, before, square, icon)
    raise_mountains(table)


def usable(table: Table, ability: str) -> bool:
    free = len(table.empty())
    can = {
        "split": free >= 2,
        "wild": free >= 1,
        "leftover": free >= 1,
        "again": table.has_room(),
        "cross": free >= 1,
        "mark": any(marks < 18 for marks in table.me.rows.values()),
    }
    return can[ability] and ability not in table.me.used


def go_on(table: Table) -> None:
    while table.queue:
        thing = table.queue.pop(0)
        can = {
            "lift": min(table.me.rows.values()) < 18,
            "plus": any(usable(table, ability) for ability in ABILITIES),
            "star": len(table.me.owns) < 5,
        }
        if can[thing]:
            table.phase = thing
            return
    table.me.spent = []
    second = "B" if table.first == "A" else "A"
    if table.turn == table.first:
        table.turn = second
        table.phase = "draw" if table.has_room() else "over"
        return
    table.round += 1
    table.first = table.turn = second
    table.phase = "draft" if table.has_room() else "over"
    table.left = ["?"] * 5 if table.has_room() else []
    for player in table.players.values():
        player.dice = []


# ---- every way to write every move


def successors(text: str) -> dict[str, set[str]]:
    """Return the texts that can follow, each with all the ways to write the move there."""
    found: dict[str, set[str]] = {}
    for notation, table in all_moves(read(text)):
        found.setdefault(write(table), set()).add(notation)
    return found


def all_moves(table: Table) -> list[tuple[str, Table]]:
    everywhere = table.left + table.players["A"].dice + table.players["B"].dice
    if "?" in everywhere or table.phase == "over":
        return []
    lists = {
        "draft": takes,
        "draw": drawing_turn,
        "again": pairs,
        "lift": lifts,
        "plus": pluses,
        "star": stars,
    }
    return lists[table.phase](table)


def takes(table: Table) -> list[tuple[str, Table]]:
    found = []
    number = 1 if table.turn == table.first else 2
    for dice in combinations(sorted(table.left), number):
        after = copy_of(table)
        for die in dice:
            after.left.remove(die)
            after.me.dice.append(die)
        if len(after.left) == 1:
            after.phase = "draw"
        else:
            after.turn = "B" if table.turn == "A" else "A"
        found.append((" ".join(["take", *dice]), after))
    return found


def drawing_turn(table: Table) -> list[tuple[str, Table]]:
    return permanents(table) + pairs(table)


def permanents(table: Table) -> list[tuple[str, Table]]:  # noqa: C901
    found = []

    def change(permanent: str, words: str, old: list[str], new: list[str]) -> None:
        after = copy_of(table)
        for die in old:
            after.me.dice.remove(die)
        after.me.dice += new
        after.me.spent.append(permanent)
        found.append((f"{permanent} {words}", after))

    ready = [permanent for permanent in table.me.owns if permanent not in table.me.spent]
    for die in table.me.dice:
        value = int(die)
        if "+1" in ready and value < 6:
            change("+1", die, [die], [str(value + 1)])
        if "-1" in ready and value > 1:
            change("-1", die, [die], [str(value - 1)])
        if "flip" in ready:
            change("flip", die, [die], [str(7 - value)])
        if "reroll" in ready:
            change("reroll", die, [die], ["?"])
    both = sorted(table.me.dice)
    if "reroll" in ready:
        change("reroll", " ".join(both), both, ["?", "?"])
    if "twin" in ready and both[0] == both[1]:
        for value in range(1, 7):
            if str(value) != both[0]:
                change("twin", str(value), [both[0]], [str(value)])
    return found


def pairs(table: Table) -> list[tuple[str, Table]]:
    spots = [(a, b) for a in table.empty() for b in table.sides(a) if table.board[b] == "."]
    if table.round == 1 and table.phase == "draw":
        spots = [spot for spot in spots if opens_well(table, spot)]
    return drawings(table, "draw", spots)


def opens_well(table: Table, spot: tuple[Square, Square]) -> bool:
    beside = [name(side) for square in spot for side in table.sides(square)]
    printed = PRINTED[table.size]
    drawn = [name(s) for s, mark in table.board.items() if mark in "123456" and name(s) not in printed]
    apart = table.turn == table.first or not set(beside) & set(drawn)
    return bool(set(beside) & set(printed)) and apart


def drawings(table: Table, verb: str, spots: list[tuple[Square, Square]]) -> list[tuple[str, Table]]:
    """Draw both dice on each pair of squares (given both ways round), each in either order."""
    found = []
    one, two = table.me.dice
    for a, b in spots:
        for drawing in permutations([(a, one), (b, two)]):
            after = copy_of(table)
            if verb == "split":
                after.me.used.append("split")
            draw(after, list(drawing))
            go_on(after)
            found.append((" ".join([verb, *(f"{name(s)}={icon}" for s, icon in drawing)]), after))
    return found


def lifts(table: Table) -> list[tuple[str, Table]]:
    low = min(table.me.rows.values())
    return marks(table, "lift", [value for value in range(1, 7) if table.me.rows[value] == low])


def marks(table: Table, verb: str, values: list[int]) -> list[tuple[str, Table]]:
    found = []
    for value in values:
        after = copy_of(table)
        if verb == "mark":
            after.me.used.append("mark")
        mark(after, value)
        go_on(after)
        found.append((f"{verb} {value}", after))
    return found


def stars(table: Table) -> list[tuple[str, Table]]:
    found = []
    for permanent in PERMANENTS:
        if permanent not in table.me.owns:
            after = copy_of(table)
            after.me.owns.append(permanent)
            go_on(after)
            found.append((f"star {permanent}", after))
    return found


def pluses(table: Table) -> list[tuple[str, Table]]:
    found = []
    free = table.empty()
    if usable(table, "split"):
        found += drawings(table, "split", list(permutations(free, 2)))
    if usable(table, "again"):
        after = copy_of(table)
        after.me.used.append("again")
        after.me.dice = ["?", "?"]
        after.phase = "again"
        found.append(("again", after))
    if usable(table, "mark"):
        found += marks(table, "mark", [value for value in range(1, 7) if table.me.rows[value] < 18])
    icons = {"wild": list("123456"), "leftover": table.left, "cross": ["x"]}
    for ability, choices in icons.items():
        if usable(table, ability):
            found += [single(table, ability, square, icon) for square in free for icon in choices]
    return found


def single(table: Table, ability: str, square: Square, icon: str) -> tuple[str, Table]:
    after = copy_of(table)
    after.me.used.append(ability)
    draw(after, [(square, icon)])
    go_on(after)
    where = name(square) if icon == "x" else f"{name(square)}={icon}"
    return f"{ability} {where}", after
