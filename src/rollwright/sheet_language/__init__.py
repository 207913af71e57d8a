"""Games as data: one TOML file describes dice, boxes, what may be marked and what it is worth."""

from importlib.resources import files

from .game import SheetGame
from .schema import read_rules

__all__ = ["SheetGame", "list_examples", "read_rules"]


def list_examples() -> dict[str, str]:
    """Return the text of every example file, by its name without the ending, simple ones first."""
    found = [each for each in files(__name__).joinpath("examples").iterdir() if each.name.endswith(".toml")]
    texts = {each.name.removesuffix(".toml"): each.read_text(encoding="utf-8") for each in found}
    return dict(sorted(texts.items(), key=lambda pair: len(pair[1])))
