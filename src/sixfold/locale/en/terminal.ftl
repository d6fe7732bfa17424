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
choose-prompt = 1, 2 or 3 (just Enter: 1) >{ " " }
choose-again = Please answer 1, 2 or 3.

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
    The shuffle is fixed. SHA-256 of its seed:
    { $commitment }
start-help = Type { command-help } for help, { command-hint } for advice, { command-quit } to leave.
start-longest =
    { $you ->
        [yes] You hold the longest line, { $length }, and start with it.
       *[no] { $name } holds the longest line, { $length }, and starts with it.
    }
start-series =
    { $you ->
        [yes] You hold the longest series, { $length }, and start.
       *[no] { $name } holds the longest series, { $length }, and starts.
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
        [0] bag empty
       *[other] bag: { $left }
    }
score-stack =
    { $left ->
        [0] stack empty
       *[other] stack: { $left }
    }
your-hand = Your hand:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = This is a part of the board: columns { $left } to { $right }, rows { $top } to { $bottom }.
view-elsewhere = To see another part, for example around 3,1: { command-view } 3,1
table-colours = Colour series
table-shapes = Shape series
# Heading of all series with a fault: too short, with a card twice, or mixed.
table-unfinished = Not standing yet
table-empty = The table is empty.
series-short = too short
series-repeat = a card twice
series-mixed = mixed
series-qwirkle = Qwirkle!
last-round =
    { $turns ->
        [one] The stack is empty: this is the last turn.
       *[other] The stack is empty: { $turns } turns are left, this one included.
    }

## Your turn

prompt-turn = Your turn >{ " " }
prompt-table = Your table >{ " " }
opening-tiles =
    { $longest ->
        [one] Lay any one tile, for example { $example }.
       *[other] Lay a line of { $longest }, for example { $example }.
    }
opening-cubes =
    Lay the longest line you can, { $longest ->
        [one] one cube
       *[other] { $longest } cubes
    }, for example { $example }{ $rolled ->
        [yes] .
       *[no] ; or roll some first.
    }
nothing-fits-trade = Nothing in your hand fits. Trade some, for example: { command-trade } { $example }
nothing-fits-pass = Nothing fits. Type { command-pass }.
nothing-fits-roll = Nothing fits as your cubes lie. Roll some by choice ({ command-roll } { $example }), or { command-keep } them: then all are rolled until one fits.
roll-which = Name the cubes to roll, such as { command-roll } Ro Gs, or { command-roll } { word-all }.
kept = Kept. Lay some of them.
roll-kept = You kept your cubes, so this turn has no roll any more. Lay some of them.

hint-lay = Advice: { $laid } for { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
hint-trade = Advice: { command-trade } { $pieces }
hint-pass = Advice: { command-pass }
hint-keep = Advice: { command-keep }
hint-roll = Advice: { command-roll } { $pieces }
hint-cards =
    Advice, laid out on your table: { $played } played, { $count ->
        [0] no Qwirkle
        [one] 1 Qwirkle
       *[other] { $count } Qwirkles
    } taken. Type { command-done } to play it, { command-back } to put everything back.

unreadable-line = I cannot read "{ $text }". Type { command-help } for help.
unreadable-piece = I cannot read "{ $text }". A piece is a colour ({ $colours }) and a shape ({ $shapes }), such as Ro. Type { command-help } for help.
unreadable-cell = I cannot read "{ $text }" as a cell. A cell is its column and its row, such as 2,-1.
unreadable-where = Say where, too: Ro 1,0 or, for a line, 1,0>RoRd.
unreadable-direction = Say which way: > to the right or v down, such as 1,0>RoRd or 1,0vRoRd.
unreadable-pairs = I cannot tell which piece goes where. Write Ro 1,0 Rd 2,0 or 1,0>RoRd.
unreadable-pieces-only = Only pieces belong there, such as Ro Yd, not "{ $text }".
not-in-this-game = There is no { $word } in this game. Type { command-help } for help.

cards-which = Name at least one card, such as Ro.
cards-where = Say which series: { command-add } Ro 2, or { command-move } Ro 1 2.
cards-no-series = There is no series { $number }.
cards-not-here = Not in series { $number }: { $piece }.
cards-not-held = Not in your hand: { $piece }.
cards-nowhere = Neither in your hand nor on the table: { $piece }.
cards-several = In several series ({ $numbers }): { $piece }. Say which: { command-move } { $code } <from> <to>.
cards-not-played = Not played in this turn, so it stays on the table: { $piece }.
cards-put-back = Everything is back where it was.
cards-nothing-to-undo = There is nothing to undo.

## Turns told

turn-lays =
    { $you ->
        [yes] You lay
       *[no] { $name } lays
    } { $laid } for { $score ->
        [one] 1 point
       *[other] { $score } points
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , draws { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] You trade
       *[no] { $name } trades
    } { $count ->
        [one] one tile
       *[other] { $count } tiles
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
    } { $before }: they show { $after }.
turn-must-roll =
    { $you ->
        [yes] Nothing fits, so all your cubes are rolled
       *[no] Nothing fits, so { $name } rolls all cubes
    } { $times ->
        [one] once more.
       *[other] { $times } times more.
    }
turn-plays =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , draws { $drawn }.
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

leave = Goodbye. This game stays unfinished.
leave-choosing = Goodbye.
end-blocked = Nobody can do anything any more: the game ends.
end-last-round = That was the last turn.
end-won =
    { $you ->
        [yes] You win!
       *[no] { $name } wins.
    }
end-shared = { $names } share the win.
end-rematch = The rulebook asks for a handshake and a rematch.
end-seed =
    The seed of the shuffle:
    { $seed }
end-check = Its SHA-256 was shown at the start, so the shuffle was fixed before the first turn.

## Help: .type is what one types, the value what it does.

help-pieces = Pieces are a colour and a shape, in capitals or not:
help-cells = A cell is its column and its row: 2,-1 is column 2, row -1.
help-lay = lays the red circle on 1,0 and the red diamond on 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = lays a line to the right, from 1,0 on
    .type = 1,0>RoRdRc
help-line-down = lays a line down; a dot passes over a cell that is taken
    .type = 0,-2vPs.Bs
help-trade = trades tiles instead of laying some
    .type = { command-trade } Ro Yd
help-pass-tiles = only when the bag is empty and nothing fits
    .type = { command-pass }
help-roll = rolls these again, once a turn, before you lay any; { command-roll } { word-all } rolls all
    .type = { command-roll } Ro Gs
help-keep = rolls none by choice
    .type = { command-keep }
help-pass-cubes = only when no roll could ever fit
    .type = { command-pass }
help-table = Try out what you like: nothing counts until you type { command-done }. In the end every card must lie in a series of 3 to 6 cards of one colour or of one shape. A series of 6 is a Qwirkle, and yours.
help-new = starts a series with cards of your hand or, if you do not hold them, of the table
    .type = { command-new } Ro Rd Rc
help-add = puts a card of your hand into series 2
    .type = { command-add } Ro 2
help-move = moves a card from series 1 to series 3
    .type = { command-move } Bs 1 3
help-move-new = moves it to a new series
    .type = { command-move } Bs 1 { word-new }
help-back = puts everything back; { command-back } Ro only that card
    .type = { command-back }
help-undo = takes back the last step
    .type = { command-undo }
help-done = ends your turn
    .type = { command-done }
help-pass-cards = only when you can play no card
    .type = { command-pass }
help-hint = gives advice
    .type = { command-hint }
help-view = shows a large board around 3,1
    .type = { command-view } 3,1
help-redraw = draws the table again
    .type = (Enter)
help-quit = leaves the game
    .type = { command-quit }
