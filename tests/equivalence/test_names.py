"""What the kernel offers, and that Python and C++ mean the same by it."""

import re
from pathlib import Path

from sixfold import kernel
from sixfold.kernel import door
from sixfold.kernel._words import Verb

DOOR = Path(__file__).parents[2] / "src" / "sixfold" / "kernel" / "cpp" / "door"


def test_every_public_name_is_there() -> None:
    assert all(hasattr(kernel, name) for name in kernel.__all__)
    assert sorted(kernel.__all__) == sorted(name for name in vars(kernel) if not name.startswith("_"))


def test_verbs_have_the_same_numbers_on_both_sides() -> None:
    (table,) = re.findall(r"VERBS\{(.*?)\}", (DOOR / "door.cpp").read_text(), re.DOTALL)
    told = [name.removeprefix("tell_").upper() for name in re.findall(r"\w+", table)]
    assert told == [verb.name for verb in Verb]
    assert [verb.value for verb in Verb] == list(range(len(Verb)))


def test_both_sides_are_of_one_version() -> None:
    (version,) = re.findall(r"#define SIXFOLD_DOOR_VERSION (\d+)", (DOOR / "door.h").read_text())
    web = (DOOR.parents[4] / "web" / "src" / "local" / "kernel.ts").read_text()
    assert re.findall(r"VERSION = (\d+)", web) == [version]
    assert int(version) == door.VERSION


def test_every_refusal_has_a_sentence() -> None:
    text = (DOOR / "refusals.hpp").read_text()
    (codes,) = re.findall(r"enum class Refusal \{(.*?)\n\};", text, re.DOTALL)
    sentences = re.findall(r'^    "(.*)",$', text, re.MULTILINE)
    names = re.findall(r"^    (\w+),$", codes, re.MULTILINE)
    assert (names[0], names[-1], sentences[0]) == ("none", "last", "")
    assert len(sentences) == len(names) - 1
    assert len(set(sentences)) == len(sentences)
