"""The static site is the built app with a mark on its page, and never takes the place of anything else."""

from pathlib import Path

import pytest

from pocket import MARKED, PLAIN, Occupied, Unmarked, put_up, sizes


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A small app as the build leaves it."""
    folder = tmp_path / "app"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(f"<!doctype html>\n{PLAIN}<body></body></html>", encoding="utf-8")
    (folder / "assets" / "one.js").write_text("1;" * 500, encoding="utf-8")
    (folder / "pocket.json").write_text("{}", encoding="utf-8")
    (folder / ".built").write_text("digest", encoding="utf-8")
    return folder


def test_the_page_is_marked_and_all_files_are_there(app: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    put_up(site, app)
    assert MARKED in (site / "index.html").read_text(encoding="utf-8")
    assert sorted(path.name for path in site.rglob("*") if path.is_file()) == ["index.html", "one.js", "pocket.json"]
    plain, packed = sizes(site)
    assert plain > packed > 0


def test_a_site_is_replaced_as_a_whole(app: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    put_up(site, app)
    (app / "assets" / "one.js").rename(app / "assets" / "two.js")
    put_up(site, app)
    assert not (site / "assets" / "one.js").exists()


def test_nothing_else_is_ever_replaced(app: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "thesis.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(Occupied):
        put_up(site, app)
    assert (site / "thesis.txt").exists()


def test_a_page_that_cannot_be_marked_is_not_put_up(app: Path, tmp_path: Path) -> None:
    (app / "index.html").write_text("<html>", encoding="utf-8")
    with pytest.raises(Unmarked):
        put_up(tmp_path / "site", app)
    assert not (tmp_path / "site").exists()
