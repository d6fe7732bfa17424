"""The kernel as WebAssembly, for browsers: built with the compiler of a wheel."""

from gzip import compress
from hashlib import sha256

from needs import ROOT, find_zig, has_wheels, see_to_zig
from steps import Command, Steps, steps_of

ROOMS = ROOT / "src" / "sixfold" / "kernel" / "cpp"
WASM = ROOT / "build" / "wasm" / "sixfold.wasm"
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


def build(steps: Steps) -> None:
    """Build the kernel for browsers, if it is out of date."""
    stamp, now = WASM.with_suffix(".built"), wanted()
    if WASM.exists() and stamp.exists() and stamp.read_text() == now:
        return
    WASM.unlink(missing_ok=True)
    stamp.unlink(missing_ok=True)
    if not can_build():
        return
    zig = see_to_zig(steps)
    WASM.parent.mkdir(parents=True, exist_ok=True)
    # Relative paths: the compiler remembers its work by them, and knows it again in another clone.
    rooms, sources = ROOMS.relative_to(ROOT), [path.relative_to(ROOT) for path in sorted(ROOMS.glob("*/*.cpp"))]
    command: Command = [zig, "c++", *FLAGS, f"-I{rooms}", *sources, "-o", WASM]
    steps.run("Building the kernel for browsers", command, folder=ROOT)
    stamp.write_text(now)


def pinned() -> str:
    """The compiler as a requirement, of the version that is used everywhere."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith("ziglang=="))


def wanted() -> str:
    """All that the file is made of, as a digest."""
    digest = sha256("\0".join((*FLAGS, pinned())).encode())
    for path in sorted(ROOMS.glob("*/*.[ch]*")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    steps_of(build)
    print(f"{WASM.relative_to(ROOT)}: {WASM.stat().st_size:,} bytes, {len(compress(WASM.read_bytes(), 9)):,} by gzip")
