"""The committed types of the kernel are those of the kernel that is installed."""

import subprocess
import sys
from pathlib import Path

from sixfold import kernel

ROOM = Path(__file__).parents[2] / "src" / "sixfold" / "kernel"


def test_types_are_those_of_the_built_kernel(tmp_path: Path) -> None:
    written = tmp_path / "_kernel.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "--quiet", "--module", "sixfold.kernel._kernel"]
    command += ["--pattern-file", str(ROOM / "stub_patterns.txt"), "--output-file", str(written)]
    subprocess.run(command, check=True)
    assert written.read_text() == (ROOM / "_kernel.pyi").read_text(), "run scripts/stubs"


def test_every_public_name_is_there() -> None:
    assert all(hasattr(kernel, name) for name in kernel.__all__)
    assert sorted(kernel.__all__) == sorted(name for name in vars(kernel) if not name.startswith("_"))
