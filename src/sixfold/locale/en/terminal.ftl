## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood.
command-help = ?
    .also = help
command-hint = hint
    .also = h advice
command-quit = quit
    .also = q exit bye
command-pass = pass
    .also = p
command-trade = trade
    .also = swap exchange t
command-roll = roll
    .also = reroll r
command-keep = keep
    .also = k
command-view = view
    .also = look show
command-new = new
    .also = n
command-add = add
    .also = a
command-move = move
    .also = m
command-back = back
    .also = reset
command-undo = undo
    .also = u
command-done = done
    .also = d ok confirm

# Words inside a command. The fillers are passed over.
word-all = all
    .also = everything
word-right = right
    .also = across
word-down = down
    .also = below
word-new = new
    .also = n
word-filler = at
    .also = on to from and the series in

## Choosing

choose-game = Which game?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 or 3 (Enter for 1) >{ " " }
choose-again = Please type 1, 2 or 3.

bad-players =
    { $title } is for { $fewest } to { $most ->
        [one] one player
       *[other] { $most } players
    }, not { $players }.

## Starting

name-you = You
name-computer = Computer
name-computer-number = Computer { $number }
start-commitment =
    The shuffle is fixed. The SHA-256 of its seed is:
    { $commitment }
start-help = Type { command-help } for help, { command-hint } for a hint, { command-quit } to leave.
start-longest =
    { $you ->
        [yes] You have the longest line ({ $length }), so you start with it.
       *[no] { $name } has the longest line ({ $length }) and starts with it.
    }
start-series =
    { $you ->
        [yes] You have the longest series ({ $length }), so you start.
       *[no] { $name } has the longest series ({ $length }) and starts.
    }
start-oldest =
    { $you ->
        [yes] You start.
       *[no] { $name } starts.
    }

## The table

score-seat = { $name }: { $score }
score-bag =
    { $left ->
        [0] { -bag } empty
       *[other] { -bag }: { $left }
    }
score-stack =
    { $left ->
        [0] stack empty
       *[other] stack: { $left }
    }
your-hand = Your hand:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = This is part of the { -board }: columns { $left } to { $right }, rows { $top } to { $bottom }.
view-elsewhere = To see another part, for example around 3,1: { command-view } 3,1
table-colours = Colour series
table-shapes = Shape series
# Heading of all series with a fault: too short, with a card twice, or mixed.
table-unfinished = Not complete yet
table-empty = The table is empty.
series-short = too short
series-repeat = same card twice
series-mixed = mixed
series-qwirkle = Qwirkle!
last-round =
    { $turns ->
        [one] The stack is empty: this is the last turn.
       *[other] The stack is empty: { $turns } turns left, including this one.
    }

## Your turn

prompt-turn = Your turn >{ " " }
prompt-table = Your table >{ " " }
opening-tiles =
    { $longest ->
        [one] Start with any { -piece }, for example { $example }.
       *[other] Start with your longest line, { $longest } { -pieces }, for example { $example }.
    }
opening-cubes =
    Start with the longest line you can, { $longest ->
        [one] one cube
       *[other] { $longest } cubes
    }, for example { $example }{ $rolled ->
        [yes] .
       *[no] . Or roll some first.
    }
nothing-fits-trade = Nothing in your hand fits. Trade some { -pieces }, for example: { command-trade } { $example }
nothing-fits-pass = Nothing fits. Type { command-pass }.
nothing-fits-roll = None of your cubes fit as they are. Roll some of them ({ command-roll } { $example }), or type { command-keep }: then they’re all rolled until something fits.
roll-which = Say which cubes to roll: { command-roll } Ro Gs, or { command-roll } { word-all }.
kept = Kept. Now play some of them.
roll-kept = You kept your cubes, so you can’t roll any more this turn. Play some of them.

hint-lay = Try { $laid } for { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
hint-trade = Try this: { command-trade } { $pieces }
hint-pass = Try this: { command-pass }
hint-keep = Try this: { command-keep }
hint-roll = Try this: { command-roll } { $pieces }
hint-cards =
    Try this (it’s on your table now): play { $played } and take { $count ->
        [0] no Qwirkle
        [one] 1 Qwirkle
       *[other] { $count } Qwirkles
    }. Type { command-done } to play it, { command-back } to put everything back.

unreadable-line = I don’t understand "{ $text }". Type { command-help } for help.
unreadable-piece = I don’t understand "{ $text }". A { -piece } is a colour ({ $colours }) and a shape ({ $shapes }), such as Ro. Type { command-help } for help.
unreadable-cell = "{ $text }" isn’t a spot on the { -board }. Type its column, then its row, such as 2,-1.
unreadable-where = Say where to play it: Ro 1,0 or, for a line, 1,0>RoRd.
unreadable-direction = Say which way it goes, > for right or v for down: 1,0>RoRd or 1,0vRoRd.
unreadable-pairs = I can’t tell which { -piece } goes where. Type Ro 1,0 Rd 2,0 or 1,0>RoRd.
unreadable-pieces-only = Only { -pieces } go there, such as Ro Yd, not "{ $text }".
not-in-this-game = This game has no { $word }. Type { command-help } for help.

cards-which = Say which card, such as Ro.
cards-where = Say which series: { command-add } Ro 2, or { command-move } Ro 1 2.
cards-no-series = There’s no series { $number }.
cards-not-here = Not in series { $number }: { $piece }.
cards-not-held = Not in your hand: { $piece }.
cards-nowhere = Not in your hand or on the table: { $piece }.
cards-several = In several series ({ $numbers }): { $piece }. Say which: { command-move } { $code } <from> <to>.
cards-not-played = You didn’t play this one this turn, so it stays on the table: { $piece }.
cards-put-back = Everything is back where it was.
cards-nothing-to-undo = There’s nothing to undo.

## Turns told

turn-lays =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    } { $laid } for { $score ->
        [one] 1 point
       *[other] { $score } points
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] { " " }and draws { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] You trade
       *[no] { $name } trades
    } { $count ->
        [one] one { -piece }
       *[other] { $count } { -pieces }
    }.
turn-passes =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
turn-rolls =
    { $you ->
        [yes] You roll
       *[no] { $name } rolls
    } { $before } and { $you ->
        [yes] get
       *[no] gets
    } { $after }.
turn-must-roll =
    { $you ->
        [yes] Nothing fits, so you roll all your cubes
       *[no] Nothing fits, so { $name } rolls all their cubes
    } { $times ->
        [one] once.
       *[other] { $times } times.
    }
turn-plays =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] { " " }and draws { $drawn }.
        }
    }
turn-takes =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $count ->
        [one] a Qwirkle
       *[other] { $count } Qwirkles
    }: { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] A Qwirkle!
       *[other] { $count } Qwirkles at once!
    }
you-draw = You draw { $pieces }.

## Leaving and ending

leave = Goodbye! This game isn’t finished.
leave-choosing = Goodbye!
end-blocked = Nobody can play any more, so the game is over.
end-last-round = That was the last turn.
end-won =
    { $you ->
        [yes] You win!
       *[no] { $name } wins.
    }
end-shared = { $names } share the win.
end-rematch = It’s a tie. The rulebook says: shake hands and play again!
end-seed =
    The seed of the shuffle was:
    { $seed }
end-check = You saw its SHA-256 at the start, so the shuffle was fixed before the first turn.

## Help: .type is what one types, the value what it does.

help-pieces = A { -piece } is a colour and a shape. Capitals don’t matter:
help-cells = A spot is a column and a row: 2,-1 is column 2, row -1.
help-lay = play the red circle at 1,0 and the red diamond at 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = play a line to the right, starting at 1,0
    .type = 1,0>RoRdRc
help-line-down = play a line down; a dot skips a spot that’s taken
    .type = 0,-2vPs.Bs
help-trade = trade these instead of playing
    .type = { command-trade } Ro Yd
help-pass-tiles = pass, only when the { -bag } is empty and nothing fits
    .type = { command-pass }
help-roll = roll these again, once per turn, before you play; { command-roll } { word-all } for all of them
    .type = { command-roll } Ro Gs
help-keep = don’t roll any
    .type = { command-keep }
help-pass-cubes = pass, only when no roll could ever fit
    .type = { command-pass }
help-table = Try anything you like: nothing counts until you type { command-done }. By then, every card must be in a series of 3 to 6 cards, all the same colour or the same shape. A series of 6 is a Qwirkle, and it’s yours.
help-new = start a series with cards from your hand or, if they aren’t there, from the table
    .type = { command-new } Ro Rd Rc
help-add = add a card from your hand to series 2
    .type = { command-add } Ro 2
help-move = move a card from series 1 to series 3
    .type = { command-move } Bs 1 3
help-move-new = move it to a new series
    .type = { command-move } Bs 1 { word-new }
help-back = put everything back; { command-back } Ro for just that card
    .type = { command-back }
help-undo = undo the last step
    .type = { command-undo }
help-done = end your turn
    .type = { command-done }
help-pass-cards = pass, only when you can’t play a card
    .type = { command-pass }
help-hint = get a hint
    .type = { command-hint }
help-view = see the part of a large { -board } around 3,1
    .type = { command-view } 3,1
help-redraw = see the table again
    .type = (Enter)
help-quit = leave the game
    .type = { command-quit }
