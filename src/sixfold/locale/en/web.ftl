## The pages of the browser.

## Everywhere

app-name = Sixfold
you = You
page-title = { $page } – Sixfold
page-title-turn = ● Your turn – Sixfold
go-home = Home
close = Close
do-not = Cancel
loading = One moment …
settings-open = Settings
go-rules = Rules
# $name is a game or a rulebook.
go-rules-of = Rules: { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = Why?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cards
kind-tiles-about = Lay tiles in lines of one colour or one shape.
kind-cubes-about = Roll your dice, then lay them. Everybody sees every hand.
kind-cards-about = Rearrange the whole table and collect series of six.

# What tells editions apart: edition-players comes first, then what is special to one.
edition-players =
    { $most ->
        [one] For one player.
       *[other] For up to { $most } players.
    }
edition-differs-tiles-nl = If several could start, the oldest of them does.
edition-differs-tiles-mindware = If several could start, the oldest of them does.
edition-differs-tiles-schmidt = If several could start, the youngest of them does.
edition-differs-cubes-nl = The oldest starts.
edition-differs-cards-999 = A tie is a shared win.
edition-differs-cards-iello = A tie calls for a rematch.

# The level of a computer that plays any legal move, drawn at random.
bot-random = Any move
bot-novice = Beginner
bot-greedy = Casual
bot-club = Club player
bot-expert = Expert
bot-other = { $level }
bot-name =
    { $number ->
        [0] Computer
       *[other] Computer { $number }
    }
seat-number = Seat { $number }

## Home

home-title = Play together tonight
home-lead = Three games of six colours and six shapes. By the rules in your box.
home-play = Play
home-play-label = Play { $game } against the computer
home-new = New game
home-new-kind = Choose players
home-new-kind-label = Choose players for { $game }
home-going-on = Your games
home-open = Open tables
home-watch = Games you can watch
home-resume = Continue
home-review = Look back
home-forget = Remove from the list
home-join = Join
home-look-on = Watch
home-status-lobby = waiting for players
home-status-playing = being played
home-status-ended = finished
home-status-resigned = given up
home-status-closed = called off
home-independent = Independent of the publishers of these games.
go-learn = Learn by playing
learn-offer = First time here? Learn a game in a few minutes, by playing it.
learn-offer-no = No, thank you

## New game

new-title = New game
new-game = Which game?
new-edition = By which rules?
new-players = Who plays?
new-seat = Seat { $number }
new-seat-kind = Who plays at seat { $number }
new-here = On this device
new-link = By link
new-bot = Computer
new-name = Name
new-name-of = Name at seat { $number }
new-level = Level
new-level-of = Level of the computer at seat { $number }
new-add = Add a player
new-remove = Remove seat { $number }
new-age = Who is older?
new-age-random = Drawn at random
new-age-order = In this order, oldest first
new-age-up = Move { $name } up: older
new-age-down = Move { $name } down: younger
new-age-drag = Drag to change the order
new-clock = Clock
new-clock-none = No clock
new-clock-turn = Time a turn
new-clock-game = Time a game
new-clock-minutes = Minutes
new-clock-days = Days
new-clock-increment = Seconds added each turn
new-absence = When time is up
new-absence-bot = A computer plays on
new-absence-skip = The turn is skipped
new-spectators = Spectators
new-spectators-none = Nobody may watch
new-spectators-link = With a link
new-spectators-open = Everybody
new-open = Anybody may take a free seat
new-start = Start the game
new-more = More choices

## Waiting for players

lobby-title = Invite the others
lobby-lead = Send each player their own link, or let them scan the code.
lobby-local = These links work on this device only. For others, start with { $command } and open this page by the address of this computer in your network.
lobby-waiting = The game starts as soon as everybody is here.
lobby-waiting-guest = You are in. The game starts as soon as everybody is here.
lobby-close = Call the game off
lobby-arrived = here
lobby-expected = not here yet
lobby-copy = Copy the link
lobby-copied = Copied
lobby-copy-of = Copy the link for { $name }
lobby-share = Share
lobby-code = QR code with the link for { $name }
lobby-spectators = Spectators
lobby-new-link = New link
lobby-new-link-of = Make a new link for { $name }
lobby-leave = Leave the table

## Joining

join-title = You are invited
join-name = Your name
join-take = Take the seat
join-gone = This link is no longer valid. Ask for a new one.
join-taken = This seat is taken.
watch-title = Watching

## The table

table-menu = Menu
table-beside = Scores and counter
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 point
       *[other] { $pieces }: { $score } points
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Laid out for you to look at: { $pieces }.
        [one] Laid out for you to look at: { $pieces }, for a Qwirkle.
       *[other] Laid out for you to look at: { $pieces }, for { $qwirkles } Qwirkles.
    }
table-hint-trade = Trade { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Roll { $pieces }: about { NUMBER($points, maximumFractionDigits: 1) } point to expect.
       *[other] Roll { $pieces }: about { NUMBER($points, maximumFractionDigits: 1) } points to expect.
    }
table-hint-pass = Pass.
table-hint-next = Another hint
table-hint-use = Lay it
table-hint-pick = Pick them
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } of { $of }
taken-timed-out = Your time ran out: the computer plays for you.
taken-voted-out = The others went on: the computer plays for you.
taken-resigned = You gave up: the computer plays for you.
taken-return = Play on myself
table-resign = Resign
table-resign-sure = Give up this game? A computer plays on in your place.
table-resign-end = Give up this game? It ends here.
table-leave = Leave
table-copy-watch = Copy the link for spectators
table-new-link = New link for { $name }
table-vote = Do without { $name }
table-watching =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
table-you-watch = You are watching.
table-fair = This shuffle was fixed before the game: { $commitment }
table-label = The table of cards
board-label = The board. Arrow keys move, Enter lays, N goes to the next cell that fits, plus and minus zoom, 0 shows everything.
board-empty = The board is empty.
hand-label = Your hand. Arrow keys move, Enter chooses, Shift with an arrow key rearranges.
hand-of = { $name } holds { $pieces }
cell-free = Column { $column }, row { $row }: empty
cell-free-fits = Column { $column }, row { $row }: empty, the chosen { piece-noun } fits
cell-piece = Column { $column }, row { $row }: { $piece }
cell-loose = Column { $column }, row { $row }: { $piece }, { piece-noun } not confirmed yet
cell-name = column { $column }, row { $row }
# Read out after a refusal: the cells that the board points at, each named by cell-name as the board names it.
refused-cells = Marked on the board: { $cells }.
view-all = Show everything
cells-beyond =
    { $count ->
        [one] One place
       *[other] { $count } places
    } beyond this edge: show
press-taken = There is already something there. Press a lit cell.
press-choose = Choose something in your hand first.
fits-nowhere = Fits nowhere: { $piece }.
fits-nowhere-now = Does not fit with what you have laid: { $piece }.
view-closer = Closer
view-farther = Farther
sort-colour = Sort by colour
sort-shape = Sort by shape
qwirkle = Qwirkle!

turn-of = On turn: { $name }.
turn-yours = Your turn: choose a tile.
turn-yours-cards = Your turn: play at least one card.
turn-last-round =
    { $turns ->
        [one] The last turn of the game: play at least one card.
       *[other] Your last turn: play at least one card.
    }
turn-opening =
    { $longest ->
        [one] You start: lay any one { piece-noun }.
       *[other] You start: lay a line of { $longest } { $game ->
            [cubes] cubes
           *[other] tiles
        }.
    }
turn-roll-or-lay = Your turn: roll once or lay.
turn-lay = Now lay some of your cubes.
turn-must-trade = Nothing of yours fits: trade some tiles.
turn-must-roll-now = Nothing fits as your cubes lie: roll some, or all will be rolled.
turn-pass = Nothing fits: you pass.
trade = Trade
trade-pick =
    { $most ->
        [one] Pick the tile to trade.
       *[other] Pick up to { $most } tiles to trade.
    }
trade-now =
    { $count ->
        [0] Trade
        [one] Trade 1
       *[other] Trade { $count }
    }
roll = Roll
roll-pick = Pick the cubes to roll. Colours stay, shapes change.
roll-all = All
roll-now =
    { $count ->
        [0] Roll
        [one] Roll 1
       *[other] Roll { $count }
    }
roll-forced = Roll them all
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name } rolls 1 cube.
       *[other] { $name } rolls { $count } cubes.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name }: nothing fits, all cubes are rolled ({ $number } of { $of }).
forced-roll = Nothing fits: all cubes are rolled ({ $number } of { $of }).
pass = Pass
take-back = Take back
confirm = Confirm
confirm-score =
    { $score ->
        [one] Confirm: 1 point
       *[other] Confirm: { $score } points
    }
score-running =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
score-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-qwirkles =
    { $score ->
        [one] { $score } Qwirkle
       *[other] { $score } Qwirkles
    }

row-colour = Series of one colour
row-shape = Series of one shape
# Heading of the series that are neither of one colour nor of one shape: single cards and mixtures.
row-open = Not sorted yet
row-empty = None
series-new = New series
series-number = Series { $number }
series-label =
    { $row ->
        [open] Series { $number }: { $state }
       *[other] Series { $number }, { $title }: { $state }
    }
series-put =
    { $row ->
        [open] Put it into series { $number }
       *[other] Put it into series { $number }, { $title }
    }
series-stands = stands
series-needs =
    { $count ->
        [one] needs one more card
       *[other] needs { $count } more cards
    }
series-twice = a card twice
series-no-match = does not match
card-played = { $piece }, played in this turn
card-take-back = Into the hand
put-everything-back = Put everything back
cards-running =
    { $count ->
        [one] 1 card played
       *[other] { $count } cards played
    }{ $qwirkles ->
        [0] .
        [one] , and a Qwirkle!
       *[other] , and { $qwirkles } Qwirkles!
    }

seat-away = away
seat-on-turn = (on turn)
seat-you = (you)
clock-label = Time left
clock-days = { $days } d { $hours } h

## Beside the board

sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-turn = Turn { $turn }: { $points }
counter-title =
    { $game ->
        [tiles] Tiles not seen yet
        [cubes] Cubes not seen yet
       *[cards] Cards not seen yet
    }
counter-bag =
    { $left ->
        [0] The bag is empty.
        [one] One { piece-noun } is left in the bag.
       *[other] { $left } { $game ->
            [cubes] cubes
           *[other] tiles
        } are left in the bag.
    }
counter-stack =
    { $left ->
        [0] The stack is empty.
        [one] One card is left in the stack.
       *[other] { $left } cards are left in the stack.
    }
counter-note =
    { $game ->
        [cards] In the stack or in the hands of the others.
       *[tiles] In the bag or in the hands of the others.
    }
counter-colour = { $colour }: { $left }
qwirkles-title = Qwirkles taken
qwirkles-none = Nobody has taken a Qwirkle yet.
log-title = What happened
log-empty = Nothing yet.
log-lays =
    { $name }: { $pieces }, { $score ->
        [one] 1 point
       *[other] { $score } points
    }.
log-plays-cards =
    { $name }: { $pieces }{ $qwirkles ->
        [0] .
        [one] , and a Qwirkle taken.
       *[other] , and { $qwirkles } Qwirkles taken.
    }
log-trades =
    { $count ->
        [one] { $name }: one tile traded.
       *[other] { $name }: { $count } tiles traded.
    }
log-passes = { $name }: pass.
log-rolls =
    { $count ->
        [one] { $name }: one cube rolled, it shows { $shown }.
       *[other] { $name }: { $count } cubes rolled, they show { $shown }.
    }
log-must-roll =
    { $times ->
        [one] { $name }: nothing fits, all cubes rolled once more.
       *[other] { $name }: nothing fits, all cubes rolled { $times } times more.
    }
announce-your-turn = It is your turn.
announce-turn = On turn: { $name }.

## One screen, several people

hand-over-title = Hand over the device
hand-over-lead = On turn: { $name }. Nobody else looks.
hand-over-ready = I am { $name }: show my hand

## Connection

connection-lost = The connection is lost. Trying again …
connection-refused = This game cannot be opened from this device.

## After the game

result-won =
    { $you ->
        [yes] You win!
       *[no] { $name } wins.
    }
result-shared = Shared win: { $names }.
result-resigned = The game was given up.
result-rematch-asked = The rulebook asks for a handshake and a rematch.
result-blocked = Nobody could do anything any more.
result-last-round = The last round has been played.
result-look-back = Look back
result-rematch = Rematch
result-rematch-join = Go to the rematch
result-download = Download the record
review-title = Looking back
review-turn = Turn { $turn } of { $of }
review-deal = The deal
review-first = To the start
review-previous = One turn back
review-next = One turn on
review-last = To the end
review-copy = Copy a link to this turn
review-slider = Turn
review-hands = Hands
review-not-over = This game can be looked back on once it is over.
verify-title = Was the shuffle fair?
verify-lead = This page computes every hand, draw and roll from the seed that was fixed before the game, and compares.
verify-start = Verify the shuffle
verify-commitment-right = The seed is the one that was fixed before the game.
verify-commitment-wrong = The seed is not the one that was fixed before the game!
verify-deal-right = The seed gives exactly these hands.
verify-deal-wrong = The seed gives other hands!
verify-draws-right = The seed gives every draw and every roll.
verify-draws-wrong = The seed gives something else in turn { $turn }!
verify-given = The seed of this game was not drawn but given, as in a test: somebody may have known everything beforehand.
verify-seed = Seed
verify-commitment = Its SHA-256

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Colours of the page
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-dots = Large dots for the colours
settings-dots-about = One dot is red, two orange, three yellow, four green, five blue, six purple.
settings-sound = Sound when it is your turn
settings-vibration = Vibration when it is your turn

## Refusals of the server

denial-stale = The game has gone on in the meantime. Please look again.
denial-no-such-game = There is no such game.
denial-not-seated = You do not sit at this table.
denial-wrong-secret = This link is no longer valid.
denial-seat-taken = This seat is taken.
denial-seats-free = There are still free seats.
denial-time-out = Your time is over.
denial-not-asked = The rules allow that, but this step asks for something else.
denial-too-early = It is too early for that.
denial-too-many = That was too fast. Please wait a moment.
denial-bad-name = This name cannot be used. It may have up to 40 letters.
denial-bad-seats = The rules do not allow so many players.
denial-busy = The server is busy. Please try again.
denial-offline = There is no connection to the server.
denial-other = That is not possible at the moment ({ $code }).
