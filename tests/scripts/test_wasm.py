"""The kernel for browsers that is kept with the sources is made of them."""

from pathlib import Path

import pytest

import wasm


def test_the_file_that_is_kept_is_made_of_these_sources() -> None:
    assert wasm.is_made(), "the kernel has changed: scripts/wasm build, and commit what it writes"


def test_a_changed_kernel_or_compiler_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = wasm.wanted()
    (tmp_path / "tiles").mkdir()
    (tmp_path / "tiles" / "rules.cpp").write_text("int changed;", encoding="utf-8")
    monkeypatch.setattr(wasm, "ROOMS", tmp_path)
    changed = wasm.wanted()
    assert changed != kept
    assert not wasm.is_made()
    monkeypatch.setattr(wasm, "pinned", lambda: "ziglang==0")
    assert wasm.wanted() != changed
