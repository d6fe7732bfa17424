## The analysis board: any position, set up by hand.

analysis-lead = Set up any position and see what’s best in it, and why.
analysis-new = A new position
analysis-empty = Start empty
analysis-notation = Notation
analysis-read = Show this position
# $word is what cannot be read.
analysis-unreadable = This can’t be read: { $word }
analysis-record = From a record
# Beside a slider.
analysis-after = After turn { $turn }
analysis-open = Open
analysis-no-turn = After that turn nobody was to play, or nobody can tell what lay there.
analysis-kept = Your positions
analysis-remove = Delete: { $name }
analysis-another = Another position
analysis-share = Share or keep
analysis-setup = Set up
analysis-try = Analyse
analysis-table = Around the table
analysis-best = Best plays
analysis-palette = All there are
analysis-take-out = Take out: { $piece }
analysis-tap = Tap what belongs here.
analysis-take-off = Take it off the table
analysis-onto = Where it goes
analysis-onto-board = Table
analysis-onto-hand = Hand
analysis-onto-gone = Not in the game
analysis-ready = This can be played on from.
analysis-board-empty = Choose below and tap here.
analysis-clear = Clear
analysis-find = Find the best
analysis-next = Next best
analysis-why = Why?
analysis-lay = Try a play of your own, or look for the best.
analysis-judge = How good is it?
analysis-chance = Chance of winning
# Points that a roll may expect.
analysis-expected = about { $points }
analysis-why-own = Why the best is better:
# The same.
analysis-why-other = Why not this one ({ $play }):
# $play is a list of pieces, or what is done. Reasons follow.
analysis-why-glance = Why not what one sees first ({ $play }):
analysis-parts = What it brings
analysis-difference = What the difference is made of
analysis-by-coach = Played on many times, with whatever nobody can see supposed anew each time.
analysis-by-points = Without the server only the points of this turn are counted.
analysis-me = Player on turn
# $number counts the players after the one on turn.
analysis-other = Player after that: { $number }
analysis-left = Left to draw
analysis-left-about = Left empty: all that are nowhere else ({ $most }).
analysis-rolled = The roll of this turn is over
analysis-last = Turns still to be played
analysis-size = In hand
analysis-add-qwirkle = Add a Qwirkle that was taken
analysis-give-back = Take away: { $series }
analysis-link = A link to this position
analysis-copy-link = Copy the link
analysis-keep = Keep on this device
analysis-keep-now = Keep
analysis-is-kept = Kept
analysis-name = A name for it
analysis-problem-players = That many can’t play. Allowed: { $number }
# $number is how many of a kind (of cubes: of a colour) the box has.
analysis-problem-too-many = More than the box holds: { $pieces }. There are { $number }.
analysis-problem-no-line = These don’t make a line together.
analysis-problem-apart = These don’t touch the rest.
analysis-problem-no-series = This isn’t a series: { $pieces }
analysis-problem-series-short = This series is too short: { $pieces }. At least { $number }.
analysis-problem-qwirkle-left = A Qwirkle doesn’t stay on the table: somebody took it.
analysis-problem-no-qwirkle = This isn’t a Qwirkle: { $pieces }
analysis-problem-hand-empty = Whose turn is it? Tap what they hold: { $number }
analysis-problem-hand-large = That’s more than a hand holds. At most: { $number }
analysis-problem-hand-short = While there’s something to draw, the hand is full: { $number }
analysis-problem-others-large = The others hold too many. At most: { $number }
analysis-problem-others-short = While there’s something to draw, the others’ hands are full: { $number }
analysis-problem-left-large = There aren’t that many left. At most: { $number }
analysis-problem-left-other = What is nowhere else is left to draw: { $number }
analysis-problem-over = The game is over here.
