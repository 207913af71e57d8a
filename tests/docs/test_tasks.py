"""The page of tasks: its tables are those of the games and of the result files; the citation is valid."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise

import pytest

from rollwright.games.catalogue import FROM, find_game, list_games
from rollwright.lab.benchmark.leaderboard import FOLDER, PAGE, format_page, read_results
from rollwright.lab.benchmark.tasks import list_tasks
from tests.docs.pages import BLOCK, ROOT

CITATION = ROOT / "CITATION.cff"
KEYS = {"cff-version", "message", "type", "title", "abstract", "authors", "version", "license", "keywords"}
"""Keys of the Citation File Format 1.2.0; it demands the version, a message, a title and authors."""


@pytest.fixture(autouse=True)
def _with_yacht(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FROM, "rollwright_yacht:YACHT")


def test_the_tables_are_those_that_make_docs_writes() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert format_page(text) == text
    assert len(read_results()) == len(list(FOLDER.glob("*.json")))


def test_every_game_has_tasks_and_a_licence() -> None:
    assert {task.game.id for task in list_tasks()} == {game.id for game in list_games()}
    assert all(game.manifest.licence for game in list_games())
    assert "CC BY-NC-SA 4.0" in find_game("fiefdoms").manifest.licence


def test_a_reference_score_is_that_of_its_result_and_every_solo_task_has_one() -> None:
    results = {(each["task"], each["bot"]): each["score"]["mean"] for each in read_results()}
    known = {task.id: task.task for task in list_tasks() if task.task.reference_score is not None}
    assert {name: task.reference_score for name, task in known.items()} == {
        name: round(results[name, task.reference], 1) for name, task in known.items()
    }
    assert set(known) == {task.id for task in list_tasks() if task.task.name == "solo"}


def test_the_citation_is_a_citation_file_of_this_version() -> None:
    yaml = pytest.importorskip("yaml")
    found = yaml.safe_load(CITATION.read_text(encoding="utf-8"))
    assert set(found) == KEYS
    assert (found["cff-version"], found["type"], found["license"]) == ("1.2.0", "software", "MIT")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert str(found["version"]) == project["version"]
    assert all(set(author) == {"name"} for author in found["authors"])
    assert all(isinstance(found[key], str) and found[key].strip() for key in ("message", "title", "abstract"))


def read_learner() -> str:
    """Return the first Python block of the page about training."""
    page = ROOT / "docs" / "train.md"
    return next(match["text"] for match in BLOCK.finditer(page.read_text()) if match["language"] == "python")


def test_the_learner_of_the_page_is_the_example() -> None:
    example = (ROOT / "examples" / "afterstate_learner.py").read_text()
    learner = read_learner().partition("\nvalues, scores")[0]
    assert learner[learner.index("KINDS") :].strip() in example


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_the_learner_of_the_page_beats_greedy_play_and_goes_on_learning() -> None:
    space: dict[str, object] = {}
    exec(compile(read_learner().replace("games=2)", "games=8000)"), "train.md", "exec"), space)
    scores = space["scores"]
    assert isinstance(scores, list)
    parts = [sum(scores[n : n + 1000]) / 1000 for n in range(0, 8000, 1000)]
    assert parts[-1] > 175
    assert all(later > earlier - 3 for earlier, later in pairwise(parts))


def test_the_page_names_the_number_of_the_learners_games() -> None:
    (named,) = re.findall(r"# ([0-9,]+) games take", read_learner())
    assert f"default={named.replace(',', '')}," in (ROOT / "examples" / "afterstate_learner.py").read_text()
