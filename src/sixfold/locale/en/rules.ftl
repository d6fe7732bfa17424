## The rules of the three games, in our own words, for the page, the terminal and beside a running game.
##
## rulebook/rules.py puts the messages into sections. Every message may use these; who shows it always gives them all.
## They come from the data of the edition, so no number is typed here:
##   $game      tiles, cubes or cards
##   $fewest    the fewest players; $most the most
##   $hand      how many each player holds
##   $pieces    how many there are in all; $copies of each kind (of each colour, for cubes); $kinds kinds
##   $colours   how many colours; $shapes how many shapes
##   $shortest  the fewest that make a line or series; $length the most, which is a Qwirkle; $almost is one less
##   $bonus     points a Qwirkle gives beyond one a piece; $full is what it gives in all
##   $ending    points for whoever ends the game
##   $tie       who starts among equals: oldest or youngest
##   $rematch   yes if a tie calls for a rematch, else no

## Headings

rules-title = Rules
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Rules: { $title }
rules-lead = Choose your game, then the rulebook that is in your box.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = The rules as this rulebook has them, in our own words.
rules-contents = On this page
rules-others = Other games
rules-print = Print
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Our ruling { $ruling }

rules-section-purpose = What it is about
rules-section-setup = Setting up
rules-section-start = Who starts
rules-section-line = What a line is
rules-section-series = What a series is
rules-section-turn = Your turn
rules-section-trade = Trading
rules-section-roll = Rolling
rules-section-rearrange = Rearranging the table
rules-section-score =
    { $game ->
        [cards] Taking Qwirkles
       *[other] Scoring
    }
rules-section-end = The end
rules-section-winning = Who wins
rules-section-examples = Examples
rules-section-refused = What is not allowed
rules-section-rulings = Our rulings
rules-section-strategy = Playing well
rules-section-misprints = Misprints in the book

## What it is about

rules-tiles-purpose = Together you build lines of one colour or one shape. Every tile you lay brings points, and one that joins two lines brings them twice. Most points win.
rules-cubes-purpose = Roll your cubes and build lines of one colour or one shape with them. Every cube you lay brings points, and one that joins two lines brings them twice. Most points win.
rules-cards-purpose = Together you lay series of one colour or one shape and rearrange them as you please. Whoever completes a series takes it. Most completed series win.
rules-players =
    For { $fewest } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }.

## Setting up

rules-tiles-setup-pieces =
    There are { $pieces ->
        [one] { $pieces } tile
       *[other] { $pieces } tiles
    } in { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    } and { $shapes ->
        [one] { $shapes } shape
       *[other] { $shapes } shapes
    }: { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }, each { $copies ->
        [one] { $copies } time
       *[other] { $copies } times
    }.
rules-tiles-setup-draw =
    All of them go into the bag. Each player draws { $hand ->
        [one] { $hand } tile
       *[other] { $hand } tiles
    } and hides them from the others.
rules-cubes-setup-pieces =
    There are { $pieces ->
        [one] { $pieces } cube
       *[other] { $pieces } cubes
    }, { $copies } of each of the { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }. On the sides of every cube are the { $shapes ->
        [one] { $shapes } shape
       *[other] { $shapes } shapes
    }, all in its colour.
rules-cubes-setup-draw =
    All of them go into the bag. Each player draws { $hand ->
        [one] { $hand } cube
       *[other] { $hand } cubes
    } and rolls them. Nothing is hidden but the bag: everybody sees every hand.
rules-cards-setup-pieces =
    There are { $pieces ->
        [one] { $pieces } card
       *[other] { $pieces } cards
    } in { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    } and { $shapes ->
        [one] { $shapes } shape
       *[other] { $shapes } shapes
    }: { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }, each { $copies ->
        [one] { $copies } time
       *[other] { $copies } times
    }.
rules-cards-setup-deal =
    Shuffle, and deal { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } to each player, hidden from the others. The rest is the stack, face down.
rules-setup-dots = Are the colours hard to tell apart? Each has its own number of dots. In the browser, the settings make them large.

## Who starts

rules-tiles-start-longest = Everybody says how long a line they could lay out of their own hand; the same tile twice counts once. Whoever has the longest starts.
rules-cards-start-largest = Whoever holds the largest series starts. It may be laid, but need not be.
rules-start-tie =
    { $tie ->
        [youngest] If several are equal, the youngest of them starts.
       *[oldest] If several are equal, the oldest of them starts.
    }
rules-tiles-start-lay = The first turn lays a line of just that length. If the hand has several, any of them will do. Nobody trades on the first turn.
rules-cubes-start-oldest = The oldest player starts.
rules-cubes-start-lay = The first turn lays as many cubes as can form a line. If no two of them go together, all are rolled again until at least two do.
rules-cards-start-again =
    { $shortest ->
        [one] If nobody holds a series of { $shortest } card or more, everything is shuffled and dealt again.
       *[other] If nobody holds a series of { $shortest } cards or more, everything is shuffled and dealt again.
    }
rules-start-clockwise = After that the turn goes round clockwise.

## What a line or a series is

rules-line = A line is a row or column of { $shortest } or more, with no gap, that all have one colour or all have one shape.
rules-line-different = No two in a line are the same. In a line of one colour every shape is there once at most, in a line of one shape every colour.
rules-line-longest = So a line has at most { $length }. A line of { $length } is a Qwirkle.
rules-line-gap = Where there is a gap, a line ends, and beyond it is another. Diagonals mean nothing.
rules-series =
    A series is { $shortest } to { $length ->
        [one] { $length } card
       *[other] { $length } cards
    } that all have one colour or all have one shape.
rules-series-different = No two cards in a series are the same. In a series of one colour every shape is there once at most, in a series of one shape every colour.
rules-series-longest =
    { $length ->
        [one] A series of { $length } card is a Qwirkle.
       *[other] A series of { $length } cards is a Qwirkle.
    }

## The turn

rules-tiles-turn = On your turn you do one of two things: you lay tiles, or you trade tiles.
rules-cubes-turn = On your turn you may roll, then you lay, and then you count.
rules-cards-turn = On your turn you play at least one card. Start new series, lengthen those on the table, move cards from one to another: as much as you like, in any mix.
rules-turn-own = You play only on your own turn, only what is in your hand, and only until the game is over.
rules-place-alike = Lay one or more. All you lay in a turn have one colour or have one shape, and no two of them are the same.
rules-place-row = All of it goes into one row or one column.
rules-place-unbroken = Once laid, it belongs to one unbroken line. There may be older ones in between, and you may add to both ends.
rules-place-cell = There is room for only one on a cell, and what has been laid stays where it is.
rules-place-touch = At least one that you lay touches, side to side, one that was there before.
rules-place-lines = Then look along every row and column that you have added to: each must be a proper line.
rules-tiles-turn-draw =
    { $hand ->
        [one] At the end of your turn, draw until you hold { $hand } tile again, as long as the bag has any.
       *[other] At the end of your turn, draw until you hold { $hand } tiles again, as long as the bag has any.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] At the end of your turn, draw until you hold { $hand } cube again, as long as the bag has any, and roll the new ones.
       *[other] At the end of your turn, draw until you hold { $hand } cubes again, as long as the bag has any, and roll the new ones.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] At the end of your turn, draw until you hold { $hand } card again, as long as the stack has any.
       *[other] At the end of your turn, draw until you hold { $hand } cards again, as long as the stack has any.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = If you can play no card you pass. If you can, you must.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] Instead of laying you may trade up to { $hand } tile: set it aside, draw another, and only then mix it back into the bag.
       *[other] Instead of laying you may trade up to { $hand } tiles: set them aside, draw as many, and only then mix them back into the bag.
    }
rules-tiles-trade-must = If nothing of yours fits, you must trade at least one. You may also trade when you could lay.

## Rolling (cubes)

rules-cubes-roll = Before you lay you may roll again, once, any of your cubes. Their shapes change, never their colours.
rules-cubes-roll-must = If nothing of yours fits, you roll all your cubes, again and again, until something does.
rules-cubes-roll-only = There is no trading, and nobody passes by choice.

## Rearranging (cards)

rules-cards-table = What counts is the table at the end of your turn: every card on it lies in a proper series.
rules-cards-stay = What lies on the table stays there, and nothing joins it but the cards that you play. No card goes back into a hand.
rules-cards-try = Until you confirm, try whatever you like: everything can be put back.

## Scoring

rules-score-lines = Each line of { $shortest } or more that your turn made or lengthened gives one point for each that lies in it.
rules-score-twice = One that lies in two such lines counts in both.
rules-score-qwirkle =
    { $bonus ->
        [one] A Qwirkle gives { $bonus } point more, { $full } in all.
       *[other] A Qwirkle gives { $bonus } points more, { $full } in all.
    }
rules-score-ending =
    { $ending ->
        [one] Whoever ends the game gets { $ending } point more.
       *[other] Whoever ends the game gets { $ending } points more.
    }
rules-cards-score =
    { $length ->
        [one] At the end of your turn you take every series of { $length } card off the table. Each is a Qwirkle, and stays face up before you where all can read it.
       *[other] At the end of your turn you take every series of { $length } cards off the table. Each is a Qwirkle, and stays face up before you where all can read it.
    }
rules-cards-score-only = There are no points: only Qwirkles count.

## The end, and who wins

rules-end-bag = When the bag is empty nobody draws any more; you play on with what you hold.
rules-end-last =
    { $game ->
        [cubes] The game ends at once when a player has laid their last cube.
       *[other] The game ends at once when a player has laid their last tile.
    }
rules-cards-end = Once somebody has drawn the last card of the stack, everybody has one more turn. Whoever drew it has theirs last.
rules-winning = The highest score wins.
rules-cards-winning =
    { $rematch ->
        [yes] Whoever has most Qwirkles wins. A tie is settled by shaking hands and playing again; here it is written down as a shared win, and you are offered the rematch.
       *[no] Whoever has most Qwirkles wins. Those who have equally many share the win.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = The rulebook leaves some cases open. This is what we play; at your own table, agree on what you like.
rules-ruling-R1 =
    The rulebook says nothing about how many play. We play with { $fewest } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }, as the box has it.
rules-ruling-R2 = A trade takes no more tiles than the bag holds.
rules-ruling-R3 = With an empty bag, a player for whom nothing fits passes. Whoever can lay must.
rules-ruling-R4 =
    { $ending ->
        [one] When all players pass, one after the other, the game ends, and nobody gets the { $ending } point for ending it.
       *[other] When all players pass, one after the other, the game ends, and nobody gets the { $ending } points for ending it.
    }
rules-ruling-R5 = A first turn of a single tile scores one point.
rules-ruling-R6 = Players with equal highest scores share the win.
rules-ruling-R7 =
    { $ending ->
        [one] The { $ending } point for ending the game belongs to the score of the turn that ends it.
       *[other] The { $ending } points for ending the game belong to the score of the turn that ends it.
    }
rules-ruling-R8 = If no roll of a player's colours could ever fit, the player passes instead of rolling for ever.
rules-ruling-R9 = The roll by choice comes before those you are forced to, and is not offered again in the same turn.
rules-ruling-R10 = A player who can play no card passes. A player who can play one must.
rules-ruling-R11 = When all players pass, one after the other, the game ends.
rules-ruling-R12 = Rearranging the table without playing a card is not a turn.
rules-ruling-R13 = When all players have traded, one after the other, and nothing outside the board could ever be laid, the game ends as if all had passed.

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Count. There is { $copies } of each kind: a line that waits for one that has been played is never finished.
       *[other] Count. There are { $copies } of each kind: a line that waits for one whose { $copies } you can all see is never finished.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Count. There is { $copies } cube of each colour: a line that waits for a colour whose cubes all lie on the board is never finished.
       *[other] Count. There are { $copies } cubes of each colour: a line that waits for a colour whose cubes all lie on the board is never finished.
    }
rules-strategy-join = Look for a place where several lines meet: what you lay there counts in each of them.
rules-strategy-gift = A line of { $almost } is a gift to the next player, unless what it lacks is gone.
rules-cubes-strategy-open = Hands are open. Before you lay, see what the next player could make of it.
rules-cards-strategy-count =
    { $copies ->
        [one] Count. There is { $copies } of each card: a series that waits for one that has left the table is never finished.
       *[other] Count. There are { $copies } of each card: a series that waits for one whose { $copies } have all been taken is never finished.
    }
rules-cards-strategy-spare =
    { $shortest ->
        [one] A series of more than { $shortest } card can spare one. Look at the whole table before you say that nothing fits.
       *[other] A series of more than { $shortest } cards can spare one. Look at the whole table before you say that nothing fits.
    }
rules-cards-strategy-gift = A series of { $almost } is a gift to the next player, unless the card it lacks is gone.

## Misprints in the books

rules-misprint-tiles-mindware = In the long example of the book, the seventh turn names another player for its points. They are Sally's.
rules-misprint-tiles-schmidt = In the example that gives 17 points, the red one stands with a star in Czech, Slovak and Romanian, and with a cross in Hungarian and Polish. The score is the same.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] The French text speaks of six of each card. There is { $copies }.
       *[other] The French text speaks of six of each card. There are { $copies }.
    }
rules-misprint-cards-999-square = One example takes a green square from the green series. It must be the series of squares, as the next sentence shows. What are diamonds in Dutch are squares in French.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = What the turn adds is marked.
rules-examples-game = A whole beginning, turn by turn, from the example of the MindWare rulebook.
rules-refused-about = Each of these is refused, and below it is the reason you would be told.
# Names of what an example shows beside the picture.
rules-example-hand = In hand
rules-example-rolled = Rolled
rules-example-played = Played
rules-example-before = Before
rules-example-after = After
rules-example-taken = Taken as a Qwirkle
rules-example-refused = Not allowed
rules-example-allowed = Allowed

rules-outcome-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle: { $points }
       *[no] Line of { $length }: { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = End of the game: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [one] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkles
    }
rules-outcome-over = The game is over.

rules-example-line-colour = One colour, every shape different.
rules-example-line-shape = One shape, every colour different.
rules-example-start-longest = This hand has a line of { $longest }, so the first turn lays { $longest }.
rules-example-both-ends = Both ends of a line grow in one turn.
rules-example-cubes-roll = One cube is rolled again: its colour stays, it shows another shape, and it fits.
rules-example-two-lines = One only, but it stands in a row and in a column, and counts in both.
rules-example-qwirkle = The last one that was missing: a Qwirkle.
rules-example-last = The bag is empty, and this was the last of the hand: the game ends at once.
rules-example-turn = Turn { $turn }

rules-example-cards-new-and-longer = A new series, and a card added to another, in one turn.
rules-example-cards-two-longer = Two series grow in one turn.
rules-example-cards-qwirkle = Three join three: a Qwirkle.
rules-example-cards-borrow = A card moves over from a series that can spare it.
rules-example-cards-chain = Two cards move over, one after the other.
rules-example-cards-mend = A card moves over to complete a Qwirkle, and a card from the hand mends the series it left.
rules-example-cards-last = The last turn of the game. Now the Qwirkles are counted.

rules-example-no-pieces = Nothing is laid.
rules-example-not-in-hand = Laid twice, but only one is in hand.
rules-example-cell-taken = Laid on top of another.
rules-example-not-in-one-line = Laid round a corner.
rules-example-no-shared-attribute = Each fits the one it touches, but the two have neither a colour nor a shape in common.
rules-example-repeated-piece = The same one twice in one turn.
rules-example-gap = In one row, but with an empty cell in between.
rules-example-detached = Corner to corner is not side to side.
rules-example-line-too-long = Joining two lines with one that would make them a line of { $over }.
rules-example-duplicate-in-line = Just like one at the other end of its line.
rules-example-mixed-line = It fits the one beside it, but not the line that it also lengthens.
rules-example-opening-not-longest = A first turn of { $laid }, when the hand has a line of { $longest }.
rules-example-series-too-short = The Qwirkle is complete, but the series that gave a card is left with two.
rules-example-duplicate-in-series = The same card twice in one series.
rules-example-mixed-series = Neither one colour nor one shape.
rules-example-cards-missing = A card of the table has gone.
rules-example-cards-added = A card has come to the table that nobody played.
rules-example-cards-no-pieces = The table is rearranged, but no card is played.
