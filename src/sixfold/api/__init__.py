"""What `import sixfold` offers: games to play, bots, records, matches, in a few words each.

The contract of this room: it only gathers what other rooms do; no rule, no file format and no search lives here.
"""
