"""No folder is crowded, and nothing outside a game's folder names the game.

Names are counted in the words of the source, comments left out.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rollwright.games.catalogue import GAMES

SOURCE = Path(__file__).parents[1] / "src" / "rollwright"
FOLDERS = sorted(path.parent.name for path in (SOURCE / "games").glob("*/game.py"))
CATALOGUE = SOURCE / "games" / "catalogue.py"
NAMES = sorted({*FOLDERS, *(game.id for game in GAMES), *(game.name.split(",")[0] for game in GAMES)})
NAMED = re.compile(rf"\b({'|'.join(NAMES)})\b", re.IGNORECASE)
"""Ids, folders and names: chiefdom-2, duel, Rolling Fiefdoms."""
EXPERIMENTS = SOURCE / "lab" / "experiments" / "strength.py"
"""The lab's list of what is measured for its journal."""
MOST_FILES = 21
"""Python files on one level of a folder."""
BESIDES = {".json", ".typ", ".css", ".js"}
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


def words_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the code of a file that a program acts on, by line: no comments and no docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from enumerate(COMMENT.sub("", text).splitlines(), 1)
        return
    said = set(lines_said(ast.parse(text)))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.STRING) and token.start[0] not in said:
            yield token.start[0], token.string


def lines_said(tree: ast.Module) -> Iterator[int]:
    """Yield the lines of strings that stand alone: docstrings of modules, functions, classes and values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def find_names(path: Path) -> list[str]:
    """Return where a file names a game."""
    found = {(line, name) for line, word in words_of(path) for name in NAMED.findall(word)}
    shown = path.relative_to(SOURCE) if path.is_relative_to(SOURCE) else path.name
    return [f"{shown}:{line} {name}" for line, name in sorted(found)]


def list_files() -> list[Path]:
    """Return the files outside the games' folders."""
    games = [SOURCE / "games" / folder for folder in FOLDERS]
    files = [path for path in SOURCE.rglob("*") if path.suffix in {".py", *BESIDES}]
    return [path for path in files if path != EXPERIMENTS and not any(g in path.parents for g in games)]


def count_files(source: Path) -> Counter[str]:
    """Return the number of Python files on each level of a folder."""
    return Counter(path.parent.relative_to(source).as_posix() for path in source.rglob("*.py"))


def test_no_folder_has_more_than_about_twenty_files_on_one_level() -> None:
    assert {folder: count for folder, count in count_files(SOURCE).items() if count > MOST_FILES} == {}


def test_files_are_counted_by_level(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    for name in ("a.py", "b.py", "c.txt", "below/d.py"):
        (tmp_path / name).touch()
    assert count_files(tmp_path) == {".": 2, "below": 1}


def test_only_the_catalogues_line_names_games() -> None:
    named = [place for path in list_files() if path != CATALOGUE for place in find_names(path)]
    assert named == []
    assert len({place.split()[0] for place in find_names(CATALOGUE)}) == 1


def test_the_count_sees_names_in_code_and_passes_over_comments_and_docstrings(tmp_path: Path) -> None:
    python, script = tmp_path / "code.py", tmp_path / "code.js"
    python.write_text('"""Says chiefdom-2."""\nfrom x import duel  # a duel\ny = "fiefdoms"\nduels = 3\n')
    script.write_text("// chiefdom\nconst game = 'chiefdom-2'; /* duel */\n")
    assert find_names(python) == ["code.py:2 duel", "code.py:3 fiefdoms"]
    assert find_names(script) == ["code.js:2 chiefdom"]
