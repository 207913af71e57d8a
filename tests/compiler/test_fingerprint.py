from __future__ import annotations

import ast
import time
from pathlib import Path
from typing import Any

import pytest

from rollwright.compiler import fingerprint as fingerprints
from rollwright.compiler.fingerprint import _reach, fingerprint
from rollwright.core.rng import make_rng

from .made_elsewhere import KERNEL, Elsewhere


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Elsewhere:
    return Elsewhere(tmp_path, "game_made_elsewhere", monkeypatch)


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("kernel", '"""A kernel."""', '"""Another\n\nsentence."""\n# and a comment\n'),
        ("kernel", '"""3 -> 18"""', '"""2 -> 8"""'),
        ("kernel", "return 2 * number", "return (\n        2 * number  # twice\n    )"),
        ("kernel", "WORD", "WORD as ONE"),
        ("board", "SQUARES = ", "\n\nSQUARES = "),
        ("board", "9]\n", '9]\n"""The squares of the first numbers."""\n'),
        ("words", "three", "four"),
    ],
)
def test_what_says_nothing_to_a_compiler_does_not_count(
    game: Elsewhere, module: str, old: str, new: str
) -> None:
    before = game.fingerprint()
    game.replace(module, old, new)
    assert game.fingerprint() == before is not None


@pytest.mark.parametrize(
    ("module", "old", "new"),
    [
        ("kernel", "2 * number", "3 * number"),
        ("shapes", "board.SQUARES", "board.SQUARES[:3]"),
        ("board", "9]", "10]"),
    ],
)
def test_a_change_in_anything_a_module_imports_counts(
    game: Elsewhere, module: str, old: str, new: str
) -> None:
    before = game.fingerprint()
    game.replace(module, old, new)
    assert game.fingerprint() != before


@pytest.mark.parametrize(
    "form",
    [
        "from . import board\n",
        "from .board import SQUARES\n",
        "from .board import *\n",
        "import game_made_elsewhere.board\n",
        "from game_made_elsewhere import board\n",
        "try:\n    from .board import SQUARES\nexcept ImportError:\n    pass\n",
        "def late():\n    from . import board\n    return board\n",
        "class Late:\n    if True:\n        import game_made_elsewhere.board as b\n",
    ],
)
def test_every_form_of_import_is_followed(game: Elsewhere, form: str) -> None:
    shapes = f"from rollwright.compiler.jit import lookup_table\n{form}SQUARE_OF = lookup_table([0, 1])\n"
    game.change({**KERNEL, "shapes": shapes})
    before = game.fingerprint()
    game.change({"board": KERNEL["board"].replace("9", "10")})
    assert game.fingerprint() != before


def test_a_game_counts_nothing_of_another_game() -> None:
    from rollwright.games.chiefdom import engine as chiefdom
    from rollwright.games.duel import engine as duel
    from rollwright.games.fiefdoms import engine as fiefdoms

    for module in (chiefdom, duel, fiefdoms):
        package = ".".join(module.__name__.split(".")[:3])
        reached = set(_reach({module.__name__}))
        assert {module.__name__, f"{package}.sheet", "rollwright.kernel.bits"} <= reached
        assert {
            name
            for name in reached
            if not name.startswith(
                (
                    package,
                    "rollwright.core.",
                    "rollwright.compiler.",
                    "rollwright.kernel.",
                    "rollwright.language.",
                    "rollwright.values.",
                    "fluent.",
                )
            )
        } <= {"msgspec", "msgspec.structs"}  # it reads the data of variants


def test_functions_that_a_kit_made_of_functions_count_where_those_came_from(game: Elsewhere) -> None:
    kit = "def make(inner):\n    def entry(number):\n        return inner(number)\n    return entry\n"

    def fingerprint_made_of_inner() -> str | None:
        return fingerprint(game.load("kit").make(game.load().twice), time.time())

    game.change({**KERNEL, "kit": kit})
    before = fingerprint_made_of_inner()
    game.change({"kernel": KERNEL["kernel"].replace("2 * number", "3 * number")})
    assert fingerprint_made_of_inner() != before


def test_an_installed_library_is_followed_only_if_it_knows_the_kit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Elsewhere
) -> None:
    library = Elsewhere(tmp_path / "site-packages", "installed_library", monkeypatch)
    game.change({**KERNEL, "board": "from installed_library.shapes import SQUARES\n"})

    def fingerprint_with(shapes: str, board: str) -> str | None:
        library.change({"shapes": shapes, "board": board})
        game.change({})
        return game.fingerprint()

    plain = "from .board import SQUARES\n"
    stranger, user = plain, f"import rollwright\n{plain}"
    one, two = "SQUARES = [0, 1, 4, 9]\n", "SQUARES = [0, 1, 4, 10]\n"
    assert fingerprint_with(stranger, one) == fingerprint_with(stranger, two) is not None
    assert fingerprint_with(user, one) != fingerprint_with(user, two)
    assert fingerprint_with(plain, one) != fingerprint_with("SQUARES = [0]\n", one)


def test_a_file_written_since_the_process_began_leaves_the_fingerprint_unknown(game: Elsewhere) -> None:
    entry = game.load().entry
    assert fingerprint(entry, time.time()) is not None
    assert fingerprint(entry, time.time() - 3600) is None


def test_a_function_typed_at_a_prompt_has_no_fingerprint() -> None:
    names: dict[str, object] = {"__name__": "typed"}
    exec("def typed(number): return number", names)
    assert fingerprint(names["typed"], time.time()) is None  # type: ignore[arg-type]


def test_settings_that_change_machine_code_count(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(make_rng, time.time())
    monkeypatch.setattr("numba.config.BOUNDSCHECK", 1)
    assert fingerprint(make_rng, time.time()) not in (before, None)


def test_what_files_say_is_kept_by_their_bytes(
    tmp_path: Path, game: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "sources.json"

    texts: list[Any] = []

    def watch(text: Any, parse: Any = ast.parse) -> Any:
        texts.append(text)
        return parse(text)

    def count_parsed() -> int:
        """Find the fingerprint as a new process does, and return how many files it had to parse."""
        texts.clear()
        game.change({})
        with monkeypatch.context() as patch:
            patch.setattr(fingerprints, "known", fingerprints.Known())
            patch.setattr("ast.parse", watch)
            found.append(fingerprint(game.load().entry, time.time(), kept=kept))
        return len(texts)

    found: list[str | None] = []
    assert count_parsed() >= len(KERNEL)
    assert count_parsed() == 0
    game.change({**KERNEL, "board": f"{KERNEL['board']}\n# a remark\n"})
    assert count_parsed() == 1
    kept.write_text('{"broken')
    assert count_parsed() >= len(KERNEL)
    assert count_parsed() == 0
    assert None not in found
    assert len(set(found)) == 1
