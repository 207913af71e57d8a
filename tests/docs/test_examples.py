"""Every example of the documentation is run: Python, records, sheets, links and the designers' guide."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import pytest

import rollwright
from rollwright.api import game_of_sheet
from rollwright.core import example
from rollwright.core.record import FIRST_LINE
from rollwright.games import catalogue
from rollwright.games.catalogue import GAMES
from rollwright.kernel import example as example_kernel
from tests.docs.pages import LANGUAGES, ROOT, Block, read_blocks, read_commands, read_links

from .pages import BLOCK

# ---- Every example of the documentation is run: Python, records, sheets and links


BLOCKS = read_blocks()
COMMANDS = {command.name for command in read_commands() if command.is_whole}


def name_of(block: Block) -> str:
    return block.name


def first_word(block: Block) -> str:
    return (block.text.split() or [""])[0]


def is_record(block: Block) -> bool:
    return block.text.startswith(FIRST_LINE)


def is_sheet(block: Block) -> bool:
    return block.language == "" and first_word(block) in {game.id for game in GAMES}


def python_pages() -> dict[str, list[Block]]:
    """Return the Python of each page: later blocks go on where earlier ones ended."""
    pages: dict[str, list[Block]] = defaultdict(list)
    for block in BLOCKS:
        if block.language == "python":
            pages[str(block.page.relative_to(ROOT))].append(block)
    return pages


@pytest.mark.parametrize("page", list(python_pages()))
def test_the_python_of_a_page_runs_as_written(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    module = ModuleType("example")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(catalogue, "added_games", {})
    with ThreadPoolExecutor(1) as thread:  # where browsers were driven this one has an event loop already
        for block in python_pages()[page]:
            thread.submit(exec, compile(block.text, block.name, "exec"), vars(module)).result()


def test_the_readme_has_an_example_that_checks_itself() -> None:
    (block,) = python_pages()["README.md"]
    assert "assert" in block.text


@pytest.mark.parametrize("block", [block for block in BLOCKS if is_record(block)], ids=name_of)
def test_a_record_can_be_replayed(block: Block) -> None:
    assert rollwright.replay(block.text)["turns"] >= 1


@pytest.mark.parametrize("block", [block for block in BLOCKS if is_sheet(block)], ids=name_of)
def test_a_sheet_can_be_reached_and_is_written_as_we_write_it(block: Block) -> None:
    game = game_of_sheet(block.text)
    assert game.format_sheet(game.parse_sheet(block.text), 0) == block.text


def test_the_shell_finds_the_commitment_of_the_page_about_dice() -> None:
    (block,) = [block for block in BLOCKS if block.page.name == "fair-dice.md" and block.language == "sh"]
    command = block.text.splitlines()[0]
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert f"| commitment | `{ran.stdout.split()[0]}` |" in block.page.read_text()


def test_there_are_records_and_sheets_of_every_family() -> None:
    assert any(map(is_record, BLOCKS))
    assert {first_word(block).partition("-")[0] for block in BLOCKS if is_sheet(block)} == {
        "chiefdom",
        "duel",
        "fiefdoms",
    }


@pytest.mark.parametrize("block", BLOCKS, ids=name_of)
def test_every_block_says_what_it_is(block: Block) -> None:
    """One without a language is commands, a record or a sheet, all of which are run."""
    assert block.language in LANGUAGES
    assert block.language or is_record(block) or is_sheet(block) or block.name in COMMANDS


@pytest.mark.parametrize(
    ("page", "target"), read_links(), ids=lambda value: value if isinstance(value, str) else value.stem
)
def test_a_link_leads_somewhere(page: Path, target: str) -> None:
    path, _, anchor = target.partition("#")
    found = (page.parent / path).resolve() if path else page
    assert found.exists(), f"{page.name}: {target}"
    if anchor:
        headings = [line.lstrip("# ") for line in found.read_text().splitlines() if line.startswith("#")]
        assert anchor in {heading_id(heading) for heading in headings}


def heading_id(heading: str) -> str:
    """ "What is tested" -> "what-is-tested" """
    kept = "".join(letter for letter in heading.lower() if letter.isalnum() or letter in " -_")
    return kept.strip().replace(" ", "-")


# ---- The guide for designers: its file is the one that ships, and its commands are run on it


PAGE = ROOT / "docs" / "design-a-game.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder with nothing but the guide's file."""
    first = next(match["text"] for match in BLOCK.finditer(PAGE.read_text()) if match["language"] == "python")
    (tmp_path / "ladder.py").write_text(first)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(catalogue.FROM, "")
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("ladder", None)
    catalogue.load_games_named.cache_clear()


def test_the_guides_file_is_the_example_that_ships(folder: Path) -> None:
    assert (folder / "ladder.py").read_text() == Path(example.__file__).read_text()


def test_the_guides_kernel_is_the_one_that_ships_and_compiles_from_a_file(folder: Path) -> None:
    shipped = Path(example_kernel.__file__).read_text()
    assert shipped in [match["text"] for match in BLOCK.finditer(PAGE.read_text())]
    (folder / "trio.py").write_text(shipped)
    asked = ["simulate", "trio", "--bot", "greedy", "--games", "500", "--json", "--game-from", "trio.py"]
    done = subprocess.run(
        [sys.executable, "-m", "rollwright", *asked], cwd=folder, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["mean"] > 20


def test_the_guides_commands_work_in_a_folder_of_their_own(folder: Path) -> None:
    block = next(m["text"] for m in BLOCK.finditer(PAGE.read_text()) if m["language"] == "sh")
    commands = [shlex.split(line)[1:] for line in block.splitlines()]
    assert len(commands) == 5
    for words in commands:
        if "serve" not in words:
            asked = [sys.executable, "-m", "rollwright", *words]
            done = subprocess.run(asked, cwd=folder, input="", capture_output=True, text=True, check=False)
            assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert (folder / "ladder.pdf").read_bytes().startswith(b"%PDF")


def test_the_guides_variants_are_games_and_have_what_the_examples_have(folder: Path) -> None:
    blocks = [match["text"] for match in BLOCK.finditer(PAGE.read_text()) if match["language"] == "toml"]
    assert len(blocks) == 2
    for text in blocks:
        (folder / "variant.toml").write_text(text)
        (game,) = catalogue.read_games("variant.toml")
        shipped = (ROOT / "examples" / f"{game.id}.toml").read_text()
        assert set(text.split("\n")) - set(shipped.split("\n")) <= {'cards = "19"'}
