"""What is installed from a wheel: the built web app and every catalogue of words."""

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_wheel_holds_the_web_app_and_the_words(tmp_path: Path) -> None:
    # Without the kernel it is the same wheel, and made in seconds.
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--config-settings=wheel.cmake=false"]
    subprocess.run([*command, "--wheel-dir", str(tmp_path), str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("sixfold-*.whl")
    with ZipFile(wheel) as opened:
        inside = set(opened.namelist())
        page = opened.read("sixfold/server/static/index.html").decode()
    linked = set(re.findall(r'(?:src|href)="/([^"]+\.(?:js|css|svg|webmanifest))"', page))
    assert any(name.startswith("assets/") for name in linked)
    assert {f"sixfold/server/static/{name}" for name in linked} <= inside
    words = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/sixfold/locale").rglob("*.ftl")}
    assert words
    assert words <= inside
    assert not any(name.endswith((".cpp", ".h")) for name in inside)
