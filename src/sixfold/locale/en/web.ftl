## The pages of the browser.

## Everywhere

app-name = Sixfold
you = You
page-title = { $page } – Sixfold
page-title-turn = ● Your turn – Sixfold
go-home = Home
close = Close
do-not = Cancel
loading = One moment…
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
kind-tiles-about = Play tiles in lines of the same colour or the same shape.
kind-cubes-about = Roll your dice, then play them. Everyone can see everyone’s hand.
kind-cards-about = Rearrange the whole table and collect series of six.

# What tells editions apart: edition-players comes first, then what is special to one.
edition-players =
    { $most ->
        [one] For one player.
       *[other] For up to { $most } players.
    }
edition-differs-tiles-nl = A tie for the start goes to the oldest.
edition-differs-tiles-mindware = A tie for the start goes to the oldest.
edition-differs-tiles-schmidt = A tie for the start goes to the youngest.
edition-differs-cubes-nl = The oldest player starts.
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
home-lead = Three games with six colours and six shapes, by the rules in your box.
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
home-status-shuffling = shuffling
home-status-playing = being played
home-status-ended = finished
home-status-resigned = resigned
home-status-closed = called off
home-independent = Not connected with the publishers of these games.
go-learn = Learn by playing
go-puzzles = Puzzles
learn-offer = First time here? Learn a game in a few minutes by playing it.
learn-offer-no = No, thanks

## New game

new-title = New game
new-game = Which game?
new-edition = Which rules?
new-players = Who’s playing?
new-seat = Seat { $number }
new-seat-kind = Who’s playing at seat { $number }
new-here = On this device
new-link = By link
new-bot = Computer
new-name = Name
new-name-of = Name at seat { $number }
new-level = Level
new-level-of = Level of the computer at seat { $number }
new-add = Add a player
new-remove = Remove seat { $number }
new-age = Who’s older?
new-age-random = Random
new-age-order = In this order, oldest first
new-age-up = Move { $name } up: older
new-age-down = Move { $name } down: younger
new-age-drag = Drag to change the order
new-clock = Clock
new-clock-none = No clock
new-clock-turn = Time per turn
new-clock-game = Time per game
new-clock-minutes = Minutes
new-clock-days = Days
new-clock-increment = Extra seconds per turn
new-absence = When time is up
new-absence-bot = The computer takes over
new-absence-skip = The turn is skipped
new-spectators = Spectators
new-spectators-none = Nobody can watch
new-spectators-link = With a link
new-spectators-open = Everyone
new-open = Anyone can take a free seat
new-start = Start the game
new-more = More options

## Waiting for players

lobby-title = Invite the others
lobby-lead = Send each player their own link, or have them scan the code.
lobby-local = These links only work on this device. To invite others, start with { $command } and open this page at this computer’s address on your network.
lobby-waiting = The game starts as soon as everyone’s here.
lobby-waiting-guest = You’re in! The game starts as soon as everyone’s here.
lobby-close = Call the game off
lobby-arrived = here
lobby-expected = not here yet
lobby-copy = Copy the link
lobby-copied = Copied!
lobby-copy-of = Copy the link for { $name }
lobby-code = QR code with the link for { $name }
lobby-spectators = Spectators
lobby-new-link = New link
lobby-new-link-of = Make a new link for { $name }
lobby-leave = Leave the table
shuffling-title = Shuffling…
shuffling-lead = Every player’s device adds something of its own, so that nobody can choose the deal, not even the server.
shuffling-waiting = Waiting for: { $names }

## Joining

join-title = You’re invited
join-name = Your name
join-take = Take the seat
join-gone = This link doesn’t work any more. Ask for a new one.
join-taken = This seat is taken.
watch-title = Watching

## The table

table-menu = Menu
table-beside = Scores and counter
table-hint = Hint
table-hint-thinking = Thinking…
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 point
       *[other] { $pieces }: { $score } points
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] You could play { $pieces }.
        [one] You could play { $pieces }, for a Qwirkle.
       *[other] You could play { $pieces }, for { $qwirkles } Qwirkles.
    }
table-hint-trade = Trade { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Roll { $pieces }: worth about { NUMBER($points, maximumFractionDigits: 1) } point.
       *[other] Roll { $pieces }: worth about { NUMBER($points, maximumFractionDigits: 1) } points.
    }
table-hint-pass = Pass.
table-hint-next = Another hint
table-hint-use = Play it
table-hint-step = Next step
table-hint-pick = Pick them
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } of { $of }
taken-timed-out = Your time ran out, so the computer is playing for you.
taken-voted-out = The others carried on, so the computer is playing for you.
taken-resigned = You resigned, so the computer is playing for you.
taken-return = Take over again
table-resign = Resign
table-resign-sure = Resign? The computer will take over for you.
table-resign-end = Resign? That ends the game.
table-resign-absent = Resign? That ends the game. Others could still have come back, so you’re the one who resigns.
table-leave = Leave
table-copy-watch = Copy the link for spectators
table-new-link = New link for { $name }
table-hand-on = Continue on another device
table-hand-on-lead = Whoever opens this link plays on in your place. The others will see that your seat changed hands.
table-hand-on-copy = Copy the link to my seat
seat-before = Earlier in this seat: { $names }
announce-seat = { $name } has taken over the seat of { $before }.
table-vote = Carry on without { $name }
table-watching =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
table-you-watch = You’re watching.
table-fair = The shuffle was fixed before the game: { $commitment }
table-label = The card table
board-label = The { -board }. Arrow keys move, Enter plays, N goes to the next spot that fits, plus and minus zoom, 0 shows everything.
board-empty = The { -board } is empty.
hand-label = Your hand. Arrow keys move, Enter chooses, Shift with an arrow key rearranges.
hand-of = { $name } has { $pieces }
cell-free = Column { $column }, row { $row }: empty
cell-free-fits = Column { $column }, row { $row }: empty, your { -piece } fits
cell-piece = Column { $column }, row { $row }: { $piece }
cell-loose = Column { $column }, row { $row }: { $piece }, { -piece } not confirmed yet
cell-name = column { $column }, row { $row }
# Read out after a refusal: the cells that the board points at, each named by cell-name as the board names it.
refused-cells = Marked on the board: { $cells }.
view-all = Show everything
cells-beyond =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    } beyond this edge: show
press-taken = There’s already something there. Tap a spot that’s lit up.
press-choose = Choose something from your hand first.
press-elsewhere = That card doesn’t belong there. Choose a series that’s lit up.
press-lit = Now choose a spot that’s lit up.
fits-nowhere = This doesn’t fit anywhere: { $piece }.
fits-nowhere-now = This doesn’t go with what you’ve played: { $piece }.
view-closer = Closer
view-farther = Farther
sort-colour = Sort by colour
sort-shape = Sort by shape
qwirkle = Qwirkle!

turn-of = { $name }’s turn.
turn-yours = Your turn: choose a { -piece }.
turn-yours-cards = Your turn: play at least one card.
turn-last-round =
    { $turns ->
        [one] Last turn of the game: play at least one card.
       *[other] Your last turn: play at least one card.
    }
turn-opening =
    { $longest ->
        [one] You start: play any { -piece }.
       *[other] You start: play a line of { $longest } { -pieces }.
    }
turn-roll-or-lay = Your turn: roll again or play.
turn-lay = Now play some of your cubes.
turn-must-trade = Nothing fits: trade some { -pieces }.
turn-must-roll-now = None of your cubes fit: roll some, or they’ll all be rolled.
turn-pass = Nothing fits, so you pass.
trade = Trade
trade-pick =
    { $most ->
        [one] Pick a { -piece } to trade.
       *[other] Pick up to { $most } { -pieces } to trade.
    }
trade-now =
    { $count ->
        [0] Trade
        [one] Trade 1
       *[other] Trade { $count }
    }
roll = Roll
roll-pick = Pick the cubes to roll. Shapes change, colours don’t.
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
forced-roll-of = Nothing fits, so { $name } rolls them all ({ $number } of { $of }).
forced-roll = Nothing fits, so you roll them all ({ $number } of { $of }).
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

row-colour = Same colour
row-shape = Same shape
row-empty = None
series-new = New series
series-new-of = New series, { $title }
series-unfinished =
    { $count ->
        [one] One series needs more cards.
       *[other] { $count } series need more cards.
    }
series-label = Series { $number }, { $title }: { $state }
series-put = Put it in series { $number }, { $title }
series-holds =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
series-needs =
    { $count ->
        [one] needs one more card
       *[other] needs { $count } more cards
    }
card-played = { $piece }, played this turn
card-moved = { $piece }, moved this turn
card-played-by-others = { $piece }, played by someone else
card-moved-by-others = { $piece }, moved by someone else
since-label = Since your last turn
undo = Undo one step
redo = Redo one step
card-take-back = Back to hand
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
seat-on-turn = (to play)
seat-you = (you)
clock-label = Time left
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } d { $hours } h

## Beside the board

sheet-title = Score sheet
sheet-round = Round
sheet-total = Total
sheet-turn = Turn { $turn }: { $points }
counter-title = Not seen yet
counter-bag =
    { $left ->
        [0] The { -bag } is empty.
        [one] There’s one { -piece } left in the { -bag }.
       *[other] There are { $left } { -pieces } left in the { -bag }.
    }
counter-stack =
    { $left ->
        [0] The stack is empty.
        [one] There’s one card left in the stack.
       *[other] There are { $left } cards left in the stack.
    }
counter-note = In the { -bag } or in the other players’ hands.
counter-colour = { $colour }: { $left }
qwirkles-title = Qwirkles taken
qwirkles-none = Nobody has taken a Qwirkle yet.
log-title = So far
log-empty = Nothing yet.
# The number of a turn, before what happened in it.
log-number = { $number }.
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
    { $you ->
        [yes]
            { $count ->
                [one] You trade one { -piece }.
               *[other] You trade { $count } { -pieces }.
            }
       *[no]
            { $count ->
                [one] { $name } trades one { -piece }.
               *[other] { $name } trades { $count } { -pieces }.
            }
    }
log-passes =
    { $you ->
        [yes] You pass.
       *[no] { $name } passes.
    }
log-rolls =
    { $count ->
        [one] { $name }: one cube rolled, showing { $shown }.
       *[other] { $name }: { $count } cubes rolled, showing { $shown }.
    }
log-must-roll =
    { $times ->
        [one] { $name }: nothing fits, so all the cubes are rolled again.
       *[other] { $name }: nothing fits, so all the cubes are rolled { $times } times.
    }
announce-your-turn = It’s your turn.
announce-turn = { $name }’s turn.

## One screen, several people

hand-over-title = Pass the device on
hand-over-lead = { $name }’s turn. Everyone else, look away!
hand-over-ready = I’m { $name }: show my hand

## Connection

connection-lost = Connection lost. Trying again…
connection-refused = You can’t open this game on this device.

## After the game

result-won =
    { $you ->
        [yes] You win!
       *[no] { $name } wins.
    }
result-shared = It’s a tie: { $names } share the win.
result-resigned = The game ended when a player resigned.
result-stopped =
    { $you ->
        [yes] You resigned, and that ended the game.
       *[no] { $name } resigned, and that ended the game.
    }
result-rematch-asked = The rulebook says: shake hands and play again!
result-blocked = Nobody could play any more.
result-last-round = That was the last round.
result-look-back = Look back
result-rematch = Rematch
result-rematch-join = Go to the rematch
result-download = Download the game
review-title = Looking back
review-turn = Turn { $turn } of { $of }
review-deal = The deal
review-first = To the start
review-previous = One turn back
review-next = One turn forward
review-last = To the end
review-copy = Copy a link to this turn
review-slider = Turn
review-hands = Hands
review-not-over = You can look back on this game once it’s over.
verify-title = Was the shuffle fair?
verify-lead = This page works out every hand, draw and roll from the seed that was fixed before the game, and compares them.
verify-start = Check the shuffle
verify-commitment-right = This is the seed that was fixed before the game.
verify-commitment-wrong = This isn’t the seed that was fixed before the game!
verify-mix-right = What every player added is what they had committed to.
verify-mix-wrong = What a player added isn’t what they had committed to!
verify-receipt-commitment-right = The server kept to what it had shown this device first.
verify-receipt-commitment-wrong = The server had shown this device something else before the deal!
verify-receipt-frozen-right = Every player kept to the commitment this device had seen.
verify-receipt-frozen-wrong = The commitments aren’t those this device had seen!
verify-receipt-added-right = What this device added went into the shuffle. Nobody could have chosen it.
verify-receipt-added-wrong = What this device added isn’t in the shuffle!
verify-receipt-dropped-wrong = The server says this device was too late, but it wasn’t!
verify-receipt-round-wrong = The server threw a shuffle away without a reason!
verify-receipt-order-right = The order of age was fixed before the deal or came from the shuffle.
verify-receipt-order-wrong = Somebody chose the order of age after the deal!
verify-receipt-played-right = This is the game that was shown to this device.
verify-receipt-played-wrong = While it was played, this device was shown a different game!
verify-receipt-unnamed-wrong = This device was to add something, but the shuffle went on without it, and the record doesn’t say why!
verify-receipt-unanswered-wrong = The server says this device was too late. It sent its part and had no answer: either the connection lost it, or the server dropped it. Nothing of yours is in the shuffle.
verify-receipt-elsewhere-wrong = What your seat added didn’t come from this device. If no other device of yours was there, the server made it up.
verify-receipt-game-wrong = This isn’t the game that this device took part in!
verify-left-out = This device was away when the shuffle was mixed, so nothing of yours is in it.
verify-no-receipt = This device added nothing to the shuffle, so it can only check that everything fits together.
verify-mixed-by = Added to the shuffle: { $names }
verify-late = Didn’t answer in time: { $names }
verify-receipt-save = Save my receipt
verify-deal-right = The seed gives exactly these hands.
verify-deal-wrong = The seed gives different hands!
verify-draws-right = The seed gives every draw and every roll.
verify-draws-wrong = The seed gives something different in turn { $turn }!
verify-held-right = Nobody played anything they didn’t hold.
verify-held-wrong = In turn { $turn } somebody played what they didn’t hold!
verify-given = The seed of this game wasn’t drawn but given, as in a test, so someone could have known everything beforehand.
verify-local = This device dealt to itself. The check shows that every hand and draw follows from the seed fixed before the first turn, and that nothing was changed afterwards. It can’t show that nobody looked at the seed on this device.
verify-seed = Seed
verify-commitment = Its SHA-256

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-dots = Large dots for colours
settings-dots-about = One dot is red, two orange, three yellow, four green, five blue, six purple.
settings-sound = Sounds and vibration

## Refusals of the server

denial-stale = The game has moved on. Please look again.
denial-no-such-game = There’s no such game.
denial-not-seated = You’re not at this table.
denial-wrong-secret = This link doesn’t work any more.
denial-seat-taken = This seat is taken.
denial-seats-free = There are still free seats.
denial-time-out = Your time is up.
denial-not-asked = The rules allow that, but it isn’t what this step asks for.
denial-too-early = It’s too early for that.
denial-too-many = That was too fast. Please wait a moment.
denial-bad-name = You can’t use this name. It can have up to 40 characters.
denial-name-empty = Nobody could see this name. Please use letters or signs that show.
denial-name-marks = This name piles up too many accents.
denial-name-of-bot = That’s what the computer is called here. Please choose another name.
denial-seat-held = This seat belongs to someone. They can hand it on themselves.
denial-left-out = This device answered too late, so the shuffle went on without it.
denial-bad-seats = The rules don’t allow that many players.
denial-busy = The server is busy. Please try again.
denial-offline = Can’t reach the server.
denial-needs-server = Players on other devices can only join through a server.
denial-evicted = This browser has removed what it kept for playing without a network. Connect once and fetch it again.
denial-not-kept = This browser couldn’t save the game on this device. Free up some space or allow this site to store data, then try again.
denial-other = That isn’t possible right now ({ $code }).

## Without a network

offline-title = Without a network
offline-about = Play the computer or pass this device round, learn, and look back at your games, on a train or in a tent. Everything that takes is fetched once and stays in this browser.
offline-keep = Make it available offline
offline-fetching = Fetching: { $percent }%
offline-kept = This device can play without a network.
offline-gone = This browser has removed what it kept for playing without a network. Your games aren’t affected. Fetch it again to play offline.
offline-failed = Not everything could be fetched. Check the connection and try again.
offline-drop = Remove it
offline-here = On this device
