"""What the site adds to `docs`: README and SECURITY are pages of it, and links lead to their places there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
PAGES = {"index.md": "README.md", "SECURITY.md": "SECURITY.md"}
"""Pages of the site that stand elsewhere in the repository."""
FILES = {"LICENSE": "LICENSE", "CHANGELOG.md": "CHANGELOG.md"}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages and files that stand beside `docs`."""
    for name, source in (PAGES | FILES).items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=move_links(text, source)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Have a page's links to files beside `docs` lead to their place in the site."""
    return move_links(markdown, f"docs/{page.file.src_uri}")


def move_links(text: str, source: str) -> str:
    """ "(docs/play.md)" in README.md -> "(play.md)"; "(../README.md#x)" in docs/lab.md -> "(index.md#x)" """
    if not source.startswith("docs/"):
        text = re.sub(r"\]\(docs/decisions/\)", "](decisions/0001-one-source-two-speeds.md)", text)
        return re.sub(r"\]\(docs/", "](", text)
    return re.sub(r"\]\((?:\.\./)+README\.md", f"]({'../' * (source.count('/') - 1)}index.md", text)
