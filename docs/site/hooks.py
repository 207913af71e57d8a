"""What the site adds to `docs`: README and the pages beside it, and links that lead to their places there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
PAGES = {
    "index.md": "README.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
}
"""Pages of the site that stand beside `docs`."""
FILES = {"LICENSE": "LICENSE"}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages and files that stand beside `docs`."""
    for name, source in (PAGES | FILES).items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=move_links(text, source)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Make a page's links to files beside `docs` lead to their place in the site."""
    return move_links(markdown, f"docs/{page.file.src_uri}")


def move_links(text: str, source: str) -> str:
    """ "(docs/play.md)" in README.md -> "(play.md)"; "(../README.md#x)" in docs/lab.md -> "(index.md#x)" """
    if not source.startswith("docs/"):
        text = text.replace("](README.md", "](index.md")
        text = text.replace("](docs/decisions/)", "](decisions/index.md)")
        return text.replace("](docs/", "](").replace('="docs/', '="')
    up = "../" * (source.count("/") - 1)
    for name, beside in PAGES.items():
        text = re.sub(rf"\]\((?:\.\./)+{re.escape(beside)}", f"]({up}{name}", text)
    return text
