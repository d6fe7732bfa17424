"""The kernel as WebAssembly, for browsers: built with the compiler of a wheel.

The file is kept beside the sources of the web app, with a digest of all that it is made of: whoever only wants to play
or to build the app needs no second compiler. A change of the kernel builds it anew, and both are committed with it.
"""

import sys
from gzip import compress
from hashlib import sha256
from pathlib import Path

from needs import ROOT, find_zig, has_wheels, see_to_zig
from steps import Command, StepFailed, Steps, steps_of

ROOMS = ROOT / "src" / "sixfold" / "kernel" / "cpp"
WASM = ROOT / "web" / "kernel" / "sixfold.wasm"
MADE = WASM.with_suffix(".made")
NATIVE_ONLY = "batch"
"""A room that browsers do without: arrays of thousands of games are for whoever learns on a machine of their own."""
AGAIN = ROOT / "build" / "wasm" / "sixfold.wasm"
EXPORTS = ("sixfold_version", "sixfold_room", "sixfold_call", "sixfold_free")
FLAGS = (
    "-target",
    "wasm32-wasi",
    "-mexec-model=reactor",
    "-std=c++20",
    "-O3",
    "-DNDEBUG",
    "-fno-exceptions",
    "-fno-rtti",
    # As everywhere: a product and a sum are rounded one by one.
    "-ffp-contract=off",
    "-fconstexpr-steps=50000000",
    "-fvisibility=hidden",
    "-s",
    "-Wl,-z,stack-size=1048576",
    *(f"-Wl,--export={name}" for name in EXPORTS),
)


def can_build() -> bool:
    """Whether there is a compiler for it, or can be; where not, the web app does without the kernel."""
    return has_wheels() or find_zig() is not None


def is_made() -> bool:
    """Whether the file that is kept is made of these sources."""
    return WASM.exists() and MADE.exists() and MADE.read_text() == wanted()


def build(steps: Steps) -> None:
    """Build the kernel for browsers, if it is out of date."""
    if is_made():
        return
    WASM.unlink(missing_ok=True)
    MADE.unlink(missing_ok=True)
    if can_build():
        compile_to(steps, WASM)
        MADE.write_text(wanted())


def check(steps: Steps) -> None:
    """Build it again elsewhere, and hold the file that is kept to that, byte by byte."""
    compile_to(steps, AGAIN)
    if not is_made() or AGAIN.read_bytes() != WASM.read_bytes():
        print(f"{WASM.relative_to(ROOT)} is not what these sources make: scripts/wasm build", file=sys.stderr)
        raise StepFailed("Building the kernel for browsers again")


def compile_to(steps: Steps, target: Path) -> None:
    """Compile the sources into a file."""
    zig = see_to_zig(steps)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Relative paths, so that every clone makes the same file.
    rooms, sources = ROOMS.relative_to(ROOT), [path.relative_to(ROOT) for path in sources_of("*.cpp")]
    command: Command = [zig, "c++", *FLAGS, f"-I{rooms}", *sources, "-o", target.relative_to(ROOT)]
    steps.run("Building the kernel for browsers", command, folder=ROOT)
    target.chmod(0o644)


def sources_of(pattern: str) -> list[Path]:
    """The files of that name in the rooms that browsers need."""
    return sorted(path for path in ROOMS.glob(f"*/{pattern}") if path.parent.name != NATIVE_ONLY)


def pinned() -> str:
    """The compiler as a requirement, of the version that is used everywhere."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("ziglang=="))


def wanted() -> str:
    """All that the file is made of, as a digest."""
    digest = sha256("\0".join((*FLAGS, pinned())).encode())
    for path in sources_of("*.[ch]*"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    steps_of(check if sys.argv[1:] == ["check"] else build)
    print(f"{WASM.relative_to(ROOT)}: {WASM.stat().st_size:,} bytes, {len(compress(WASM.read_bytes(), 9)):,} by gzip")
