"""The fast code: search for tiles, cubes and cards in C++.

The contract of this room: nothing here is a rule's only implementation. `sixfold.games` is the authority, and
`tests/equivalence` holds the kernel to it. The kernel imports nothing from the rooms above it, takes and gives plain
numbers and tuples, and keeps no state between calls.
"""
