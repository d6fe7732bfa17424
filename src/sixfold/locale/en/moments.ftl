## Following the game, and its end.

settings-pace = The others’ moves
settings-pace-at-once = At once
settings-pace-brisk = Brisk
settings-pace-calm = Calm

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] A line of { $longest }: one more to go.
       *[other] A line of { $longest }: { $count } more to go.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Not finished yet: one more.
       *[other] Not finished yet: { $count } more.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Skip ahead
show-again = Show the last move again: { $name }
show-turn-again = Show turn { $turn } again
show-now = Back to the game

story-tie = You can’t play it any closer than that.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] That was close: you win by { $margin }.
       *[no] That was close: { $name } wins by { $margin }.
    }
story-runaway =
    { $you ->
        [yes] Nobody could keep up with you: { $margin } ahead!
       *[no] Nobody could keep up with { $name }: { $margin } ahead.
    }
story-comeback =
    { $you ->
        [yes] What a comeback: you were { $behind } behind in turn { $turn }.
       *[no] What a comeback: { $name } was { $behind } behind in turn { $turn }.
    }
story-last-turn =
    { $you ->
        [yes] You took the lead with the very last turn.
       *[no] { $name } took the lead with the very last turn.
    }
story-ahead =
    { $you ->
        [yes] You were ahead from start to finish.
       *[no] { $name } was ahead from start to finish.
    }
story-qwirkles =
    { $you ->
        [yes] Your { $count } Qwirkles decided it.
       *[no] { $name }’s { $count } Qwirkles decided it.
    }
story-turn =
    { $you ->
        [yes] The turn to remember: { $points } points, and they’re yours.
       *[no] The turn to remember: { $points } points for { $name }.
    }
story-long = A game of { $turns } turns.

result-best = Best turn
result-best-of = { $name }: { $points }
result-best-look = Look at turn { $turn }
result-chart = How it went
result-chart-label = Scores turn by turn. { $scores }
result-chart-table = As a table
result-board = How it ended
share-picture = Share a picture
save-picture = Save a picture
picture-failed = The picture couldn’t be made.
copy-link = Copy the link

open-title = Open a game
open-lead = Look back on a game you have downloaded: choose its file, or drop it here.
open-choose = Choose a file
open-unreadable = This isn’t a game file: { $name }
open-large = This file is too large for a game: { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] This game doesn’t add up, so it can’t be shown: { $name }
       *[other] This game doesn’t add up in turn { $turn }, so it can’t be shown: { $name }
    }
open-another = Open another file
