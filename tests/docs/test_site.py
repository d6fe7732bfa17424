"""The documentation site is built without a warning, and needs nothing from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"<(?:script|img|iframe)[^>]*\ssrc=\"?([^\"\s>]+)|<link[^>]*\shref=\"?([^\"\s>]+)")
LINKED = re.compile(r"<a[^>]*\shref=\"?([^\"\s>]+)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from a copy of what it is made of, so that no other run is disturbed."""
    folder = tmp_path_factory.mktemp("site")
    # The builder follows links, and would write beside the original.
    copy(ROOT / "zensical.toml", folder)
    copytree(ROOT / "docs", folder / "docs")
    (folder / "src").symlink_to(ROOT / "src")
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No issues found" in done.stdout + done.stderr
    return folder / "build" / "docs"


@pytest.mark.slow
def test_every_page_is_there_and_every_link_leads_somewhere(site: Path) -> None:
    pages = {page.relative_to(site).as_posix() for page in site.rglob("*.html")}
    wanted = {page.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for page in (ROOT / "docs").rglob("*.md")}
    assert wanted <= pages
    for page in sorted(wanted):
        text = (site / page).read_text(encoding="utf-8")
        for target in LINKED.findall(text):
            path = unquote(target.partition("#")[0].partition("?")[0])
            if path and "://" not in path and not path.startswith(("mailto:", "/", "javascript:")):
                assert ((site / page).parent / path).exists(), f"{page}: {target}"


@pytest.mark.slow
def test_nothing_comes_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        for pair in LOADED.findall(page.read_text(encoding="utf-8")):
            source = "".join(pair)
            assert "://" not in source, f"{page.name}: {source}"
            assert not source.startswith("//"), f"{page.name}: {source}"


@pytest.mark.slow
def test_the_reference_names_everything_that_is_offered(site: Path) -> None:
    import sixfold

    text = (site / "reference.html").read_text(encoding="utf-8")
    offered = [name for name in sixfold.__all__ if not name.startswith("__")]
    assert [name for name in offered if not re.search(rf"\b{name}\b", text)] == []
