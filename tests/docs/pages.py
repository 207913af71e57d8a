"""Reading the documentation: its pages, their blocks of code, the commands and links in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").rglob("*.md")))
GENERATED = ROOT / "docs" / "cli.md"
BLOCK = re.compile(r"^```(?P<language>\w*)[^\n]*\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"!?\[[^]]*\]\((?P<target>[^)\s]+)\)")
LANGUAGES = ("", "console", "ini", "json", "mermaid", "nginx", "python", "sh", "text")
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
    """Return the blocks of all pages that people write."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in BLOCK.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            found.append(Block(page, line, match["language"], match["text"]))
    return [block for block in found if block.page != GENERATED]


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
    for page in PAGES:
        if page != GENERATED:
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
