"""Contact sheets of what `make pictures` took: each page at all sizes, and beside its mock-up.

    python -m tools.contact_sheets build/screenshots FOLDER-OF-MOCKUPS

Sheets lie in the folder `sheets` beside the pictures: `home.png`, `home-dark.png`, `beside-home-1280.png`.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from tests.web.test_looks import SIZES

HEIGHT, TALLEST, GAP = 900, 3, 12
"""Pixels of a row, how many times its width a picture may be high before it is cut, and the gap."""
GREY = (120, 120, 120)
BESIDE = {
    "home-1280": "home-running-1280",
    "home-1280-dark": "home-running-dark-1280",
    "home-390": "home-running-390",
    "lesson-390": "lesson-reading-390",
    "coach-1280": "coached-1280",
    "table-390": "table-chiefdom-2-390",
    "table-390-dark": "table-chiefdom-2-dark-390",
    "table-390-place": "table-chiefdom-2-picked-390",
    "table-1280": "company-1280",
    "table-844x390": "table-chiefdom-2-844x390",
    "duel-390": "table-duel-9-390",
    "duel-1280": "table-duel-9-1280",
    "fiefdoms-390": "table-fiefdoms-challenge-2-picked-390",
    "fiefdoms-1280": "table-fiefdoms-challenge-2-picked-1280",
    "cards-390": "cards-390",
    "lobby-390": "lobby-390",
    "join-390": "join-390",
    "end-390": "end-chiefdom-2-390",
    "end-1280": "end-chiefdom-2-1280",
    "daily-390": "day-played-390",
    "puzzle-390": "puzzle-390",
    "puzzle-390-solved": "puzzle-solved-390",
    "profile-1280": "games-own-1280",
    "screen-1920": "screen-1920",
}
"""Mock-ups, and the pictures that show the same."""
_SIZE = re.compile(rf"-({'|'.join(sorted(SIZES, key=len, reverse=True))})$")


def find_pages(folder: Path) -> dict[str, list[Path]]:
    """Return the pictures of each page, in the order of their sizes."""
    found: dict[str, dict[str, Path]] = defaultdict(dict)
    for path in folder.glob("*.png"):
        if size := _SIZE.search(path.stem):
            found[path.stem[: size.start()]][size[1]] = path
    return {name: [sizes[size] for size in SIZES if size in sizes] for name, sizes in sorted(found.items())}


def lay_out(paths: Iterable[Path], to: Path) -> None:
    """Put pictures side by side, all as high as the row; what is very high is cut at its end."""
    pictures = [_shrink(Image.open(path).convert("RGB")) for path in paths]
    width = sum(picture.width + GAP for picture in pictures)
    sheet = Image.new("RGB", (width, HEIGHT), GREY)
    left = 0
    for picture in pictures:
        sheet.paste(picture, (left, 0))
        left += picture.width + GAP
    sheet.save(to)


def _shrink(picture: Image.Image) -> Image.Image:
    cut = picture.crop((0, 0, picture.width, min(picture.height, TALLEST * picture.width)))
    return cut.resize((max(1, cut.width * HEIGHT // cut.height), HEIGHT))


def main() -> None:
    """Write the contact sheets of a folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pictures", type=Path)
    parser.add_argument("mockups", type=Path, nargs="?")
    asked = parser.parse_args()
    to = asked.pictures / "sheets"
    to.mkdir(exist_ok=True)
    for name, paths in find_pages(asked.pictures).items():
        lay_out(paths, to / f"{name}.png")
    pairs = BESIDE.items() if asked.mockups is not None and asked.mockups.is_dir() else ()
    for mockup, ours in pairs:
        both = [asked.mockups / f"{mockup}.png", asked.pictures / f"{ours}.png"]
        if all(path.exists() for path in both):
            lay_out(both, to / f"beside-{mockup}.png")
    print(f"{len([*to.glob('*.png')])} contact sheets lie in {to}")


if __name__ == "__main__":
    main()
