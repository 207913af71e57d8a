"""Reading the documentation: its pages, their blocks of code, the commands and links in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BESIDE = tuple(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"))
PAGES = (*BESIDE, *sorted((ROOT / "docs").rglob("*.md")))
GENERATED = (ROOT / "docs" / "cli.md", ROOT / "docs" / "contracts.md")
JOURNAL = ROOT / "docs" / "journal"
"""Its commands are those of the commit that each entry names, so they are not run."""
BLOCK = re.compile(r"^```(?P<language>\w*)[^\n]*\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"!?\[[^]]*\]\((?P<target>[^)\s]+)\)")
LANGUAGES = ("", "console", "ini", "json", "mermaid", "nginx", "python", "sh", "text", "toml")
"""What a block can be; one without a language is commands, a record or a sheet."""


class Block(NamedTuple):
    """A block of code and where it stands."""

    page: Path
    line: int
    language: str
    text: str

    @property
    def name(self) -> str:
        """Where to look: docs/play.md:3"""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


class Command(NamedTuple):
    """A command line and where it stands; in a block it is whole, inside a sentence it may be a part."""

    name: str
    text: str
    is_whole: bool


def read_blocks() -> list[Block]:
    """Return the blocks of all pages that people write, but for the journal."""
    found = []
    for page in written_today():
        text = page.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(Block(page, line, match["language"], match["text"]))
    return found


def written_today() -> list[Path]:
    """Return the pages whose commands must work: all but the generated ones and the journal."""
    return [page for page in PAGES if page not in GENERATED and JOURNAL not in page.parents]


def read_commands(program: str = "rollwright") -> list[Command]:
    """Return every command line of the pages: those of blocks, then those inside sentences."""
    return [*_commands_in_blocks(program), *_commands_in_sentences(program)]


def _commands_in_blocks(program: str) -> list[Command]:
    found = []
    for block in read_blocks():
        if block.language in ("", "console", "sh"):
            joined = block.text.replace("\\\n", " ")
            lines = [line.removeprefix("$ ").strip() for line in joined.splitlines()]
            found += [
                Command(block.name, cut_comment(line), True) for line in lines if is_command(line, program)
            ]
    return found


def _commands_in_sentences(program: str) -> list[Command]:
    found = []
    for page in written_today():
        text = BLOCK.sub("", page.read_text(encoding="utf-8"))
        spans = dict.fromkeys(match[1] for match in INLINE.finditer(text))
        name = str(page.relative_to(ROOT))
        found += [Command(name, span, False) for span in spans if is_command(span, program)]
    return found


def is_command(line: str, program: str) -> bool:
    """Say whether a line runs the program; the first line of a record does not."""
    return line.startswith(f"{program} ") and not line.startswith("rollwright record")


def cut_comment(line: str) -> str:
    """ "rollwright play    choose a game" -> "rollwright play": what follows two spaces or # explains"""
    return re.split(r"\s{2,}|\s#", line, maxsplit=1)[0]


def read_links() -> list[tuple[Path, str]]:
    """Return every link of the pages that leads to another file here."""
    found = []
    for page in PAGES:
        text = BLOCK.sub("", page.read_text(encoding="utf-8"))
        targets = dict.fromkeys(match["target"] for match in LINK.finditer(text))
        found += [
            (page, target) for target in targets if "://" not in target and not target.startswith("mailto:")
        ]
    return found


def read_tables(page: Path) -> list[list[dict[str, str]]]:
    """Return the tables of a page, each as its rows by column."""
    found, rows = list[list[list[str]]](), list[list[str]]()
    for line in [*page.read_text(encoding="utf-8").splitlines(), ""]:
        if line.startswith("| "):
            rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
        elif rows and not line.startswith("|-"):
            found.append(rows)
            rows = []
    return [[dict(zip(table[0], row)) for row in table[1:]] for table in found]


def read_table(page: Path, column: str) -> list[dict[str, str]]:
    """Return the rows of the one table of a page that has a column of that name."""
    (table,) = [table for table in read_tables(page) if column in table[0]]
    return table
