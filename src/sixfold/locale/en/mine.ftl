## What is one's own: home, invitations, notices, what people call out.

## Home

home-friend = Play a friend
home-turn = Your turn
home-turn-of = { $name }’s turn
home-finished = Finished
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] Show 1 more
       *[other] Show { $count } more
    }
home-empty = Nothing on the table yet. Six colours, six shapes, one evening: who’s in?
home-tables = Tables
home-greeting = Hello, { $name }

## Tables of others

tables-title = Tables
tables-lead = Sit down where a seat is free, or look over a shoulder.
tables-free =
    { $count ->
        [one] 1 free seat
       *[other] { $count } free seats
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } per turn
tables-clock-game = { $time } per game
tables-empty-open = No table is waiting for players right now. Open one, and somebody may sit down.
tables-empty-watch = Nobody is playing in public at the moment.
tables-make = Open a table

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } invites you to { $game }, { $players }
       *[no] You’re invited to { $game }, { $players }
    }
players =
    { $count ->
        [2] two players
        [3] three players
        [4] four players
        [one] { $count } player
       *[other] { $count } players
    }
invite-send = Invite { $name }
invite-copied = The link is copied. Paste it into a message.
lobby-local-title = Can’t others open the link?
fold-shuffle = How the shuffle was fixed

## New game

new-with = How do you want to play?
new-with-computer = With the computer
new-with-friends = With friends, by link
new-with-here = Around this screen
new-hints = Hints
new-hints-about = Whether players may ask what the computer would do.
hints-off = No hints at this table
hints-none = No hints
denial-no-hints = There are no hints at this table.
denial-bad-endpoint = This browser’s notifications can’t be reached from here.

## Statistics

stats-title = Your statistics
stats-lead = Counted on this device, and nowhere else.
stats-games = Games
stats-wins = Won
stats-qwirkles = Qwirkles
stats-most = Most Qwirkles in a game
stats-streak = Longest winning streak
stats-best = Best turn
stats-levels = Won against
stats-people = People
stats-level = { $wins } of { $games }
stats-scores = Latest scores
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, latest scores: { $scores }
stats-empty = Play a game to the end, and it counts here.

## Moving to another device

transfer-title = Move to another device
transfer-lead = A file with your games, real tables, statistics, puzzles, positions and preferences.
transfer-warning = Whoever has this file can play in your seats. Treat it like a key.
transfer-save = Save the file
transfer-open = Open a file
transfer-done =
    { $games ->
        [0] Everything in this file was already here.
        [one] 1 game was added.
       *[other] { $games } games were added.
    }
transfer-rest = There was no new game in this file. Everything else was added.
transfer-other = This isn’t a file from “Save the file”. Nothing was changed.
transfer-newer = This file comes from a newer version. Nothing was changed.
# $place: where in the file, such as "games 3".
transfer-damaged = This file is damaged ({ $place }). Nothing was changed.
transfer-large = This file is too large. Nothing was changed.

## Settings

settings-name = Your name
settings-colour = Your colour
settings-notify = Tell me when it’s my turn
settings-notify-about = Also when this page is closed.
settings-notify-forbidden = Your browser doesn’t allow notifications for this page.
settings-reactions = Show what others call out
notify-offer = Shall this device tell you when it’s your turn?
notify-yes = Yes, tell me
# The title of a notification.
notice-title = Your turn
notice-with = with { $names }

## Calling out

react = Call out
# $name calls out $text, one of the reactions.
reaction-said = { $name }: { $text }
reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-well-played = Well played!
reaction-thanks = Thank you!
reaction-wow = Wow!
reaction-oh-no = Oh no!
reaction-thinking = Let me think …
reaction-hurry = Your turn!
reaction-sorry = Sorry!
reaction-laugh = Ha ha!
reaction-good-game = Good game!
reaction-again = Again?

## Keys

keys-title = Keyboard
keys-open = Keyboard shortcuts
keys-anywhere = Everywhere
keys-table = At the table
keys-review = Looking back
key-help = This list
key-escape = Put down, close
key-hand = To your hand
key-board = To the board
key-arrows = Move around
key-enter = Choose, play
key-next = Next spot that fits
key-previous = Previous spot that fits
key-pan = On the board: move the view
key-zoom = Closer, farther
key-all = Show everything
key-shift = Rearrange your hand
key-back = Take back
key-undo = Undo (cards)
key-redo = Redo (cards)
key-skip = Skip ahead while others’ moves are shown
key-turns = One turn back, forward
key-ends = To the start, to the end
# Names of keys as they are printed on the keyboard.
key-name-arrows = Arrow keys
key-name-any = Any key
key-name-space = Space

real-title = At a real table
analysis-title = Analysis board
review-analyse = Analyse this position

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Chick
bot-level-2 = Hedgehog
bot-level-3 = Hare
bot-level-4 = Squirrel
bot-level-5 = Beaver
bot-level-6 = Otter
bot-level-7 = Fox
bot-level-8 = Owl
level-about-1 = Just getting started: sees only a small part of the table.
level-about-2 = Finds the simple turns and misses the clever ones.
level-about-3 = Sees a good deal, but is always in a hurry.
level-about-4 = Takes what there is now and doesn’t think of later.
level-about-5 = Sees most things, but doesn’t count what is still out.
level-about-6 = Overlooks little.
level-about-7 = Looks at everything, and at what it leaves you.
level-about-8 = Plays every turn on in its head. Nobody here is stronger.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = About my strength: { $level }
level-mine-about = Goes by your finished games on this device: one step up when you keep winning, one down when you keep losing.
# Said beside the button for another game.
level-next = Next opponent: { $level }
