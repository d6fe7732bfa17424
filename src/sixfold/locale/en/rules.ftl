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
##   $pool      what pieces are drawn from: bag, pile (face down on the table) or stack
##   $taking    when a Qwirkle of cards is taken: once (it is complete) or end (of the turn)
##   $quickest  the least minutes a game takes, as the book has it, and $slowest the most; 0 if it does not say

## Headings

rules-title = Rules
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Rules: { $title }
rules-lead = Pick your game, then the rulebook from your box.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = The rules as this rulebook has them, in our own words.
rules-contents = On this page
rules-others = Other games
rules-print = Print
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Our ruling { $ruling }
# Marks a paragraph that is neither a rule of the book nor a ruling, such as advice where the book gives none.
rules-ours-mark = Not in the book
# Marks an example that the book itself tells.
rules-book-mark = From the book

rules-section-purpose = Object of the game
rules-section-setup = Setup
rules-section-start = Starting the game
rules-section-line = Lines
rules-section-series = Series
rules-section-turn = Your turn
rules-section-trade = Trading
rules-section-roll = Rolling
rules-section-rearrange = Rearranging the table
rules-section-score =
    { $game ->
        [cards] Taking Qwirkles
       *[other] Scoring
    }
rules-section-end = Ending the game
rules-section-winning = Winning
rules-section-examples = Examples
rules-section-refused = What’s not allowed
rules-section-rulings = Our rulings
rules-section-strategy = Tips
rules-section-misprints = Misprints in the book

## Object of the game

rules-tiles-purpose = Build lines of the same colour or the same shape together, and score more than anyone else. A { -piece } that’s part of two lines scores in both.
rules-cubes-purpose = Roll your cubes, build lines of the same colour or the same shape with them, and score more than anyone else. A cube that’s part of two lines scores in both.
rules-cards-purpose = Lay out series of the same colour or the same shape, and rearrange them as you like. Complete a series and it’s yours. Collect the most to win.
rules-players =
    For { $fewest } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }.
rules-playing-time =
    { $slowest ->
        [one] A game takes { $quickest } to { $slowest } minute.
       *[other] A game takes { $quickest } to { $slowest } minutes.
    }

## Setup

rules-tiles-setup-pieces =
    There are { $pieces ->
        [one] { $pieces } { -piece }
       *[other] { $pieces } { -pieces }
    } in { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    } and { $shapes ->
        [one] { $shapes } shape
       *[other] { $shapes } shapes
    }: { $copies } of each of the { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }.
rules-setup-paper = You need pen and paper to keep score. (Here it’s kept for you.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Lay all the { -pieces } face down: this is the { -bag }.
       *[bag] Put all the { -pieces } in the bag.
    } Each player draws { $hand ->
        [one] { $hand } { -piece }
       *[other] { $hand } { -pieces }
    } and keeps them hidden from the others.
rules-cubes-setup-pieces =
    There are { $pieces ->
        [one] { $pieces } cube
       *[other] { $pieces } cubes
    }, { $copies } of each of the { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }. Every cube has the { $shapes ->
        [one] { $shapes } shape
       *[other] { $shapes } shapes
    } on its sides, all in its own colour.
rules-cubes-setup-draw =
    Put all the cubes in the bag. Each player draws { $hand ->
        [one] { $hand } cube
       *[other] { $hand } cubes
    } and rolls them. You play with open hands: everyone can see everyone’s cubes.
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
    }: { $copies } of each of the { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }.
rules-cards-setup-deal =
    Shuffle the cards and deal { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } to each player, hidden from the others. The rest is the stack, face down.
rules-setup-dots = Hard to tell the colours apart? Each has its own number of dots. In the browser, you can make them bigger in the settings.

## Starting the game

rules-tiles-start-longest = Everyone says how many { -pieces } they have of the same colour or the same shape, not counting duplicates. Whoever has the most starts.
rules-cards-start-largest = Whoever has the largest series starts, but doesn’t have to play it.
rules-start-tie =
    { $tie ->
        [youngest] If there’s a tie, the youngest of those tied starts.
       *[oldest] If there’s a tie, the oldest of those tied starts.
    }
rules-tiles-start-lay = The first player starts by playing those { -pieces } as a line.
rules-cubes-start-oldest = The oldest player starts.
rules-cubes-start-lay = On the very first turn, you must play as many cubes as you can in one line. If no two of your cubes go together, roll them all again until at least two do.
rules-cards-start-again =
    { $shortest ->
        [one] If nobody has a series of at least { $shortest } card, shuffle and deal again.
       *[other] If nobody has a series of at least { $shortest } cards, shuffle and deal again.
    }
rules-start-clockwise = Then play goes clockwise.

## Lines and series

rules-line = A line is { $shortest } or more { -pieces } next to each other in a row or a column, all the same colour or all the same shape.
rules-line-different = There are no duplicates in a line: a line of one colour has each shape at most once, and a line of one shape has each colour at most once.
rules-line-longest = So a line has at most { $length } { -pieces }. A line of { $length } is called a Qwirkle.
rules-line-gap = A gap ends a line: what’s beyond it is a different line. Diagonals don’t count.
rules-place-nowhere = Some spots end up where nothing can ever be played. That’s normal.
rules-series =
    A series is { $shortest } to { $length ->
        [one] { $length } card
       *[other] { $length } cards
    }, all the same colour or all the same shape.
rules-series-different = There are no duplicates in a series: a series of one colour has each shape at most once, and a series of one shape has each colour at most once.
rules-series-longest =
    { $length ->
        [one] A series of { $length } card is called a Qwirkle.
       *[other] A series of { $length } cards is called a Qwirkle.
    }

## The turn

rules-tiles-turn = On your turn, do one of two things: play { -pieces } or trade { -pieces }.
rules-cubes-turn = On your turn, roll cubes again if you like, then play, then score.
rules-cards-turn = On your turn, play at least one card. Start a new series, add to series on the table, move cards from one series to another: as much as you like, in any combination.
rules-turn-own = You can only play on your own turn, and only what you have in your hand.
rules-place-alike = Play one or more { -pieces }. All the { -pieces } you play in a turn must be the same colour or the same shape, with no duplicates.
rules-place-row = They must all be in one row or one column.
rules-place-unbroken = They must all be part of one line. They don’t have to touch each other: you can add to both ends of a line, or fill in around { -pieces } that are already there.
rules-place-cell = Each spot holds one { -piece }, and once played it stays there.
rules-place-touch = At least one must touch, edge to edge, a { -piece } already on the { -board }.
rules-place-lines = Every row and column you add to must be a proper line.
rules-tiles-turn-draw =
    { $hand ->
        [one] Then draw until you have { $hand } { -piece } again.
       *[other] Then draw until you have { $hand } { -pieces } again.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] Then draw until you have { $hand } cube again, and roll the new ones.
       *[other] Then draw until you have { $hand } cubes again, and roll the new ones.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] At the end of your turn, draw until you have { $hand } card again.
       *[other] At the end of your turn, draw until you have { $hand } cards again.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = If you can’t play a card, you pass. If you can, you must.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] Instead of playing, you can trade up to { $hand } { -piece }: set it aside, draw a new one, then mix the old one back into the { -bag }.
       *[other] Instead of playing, you can trade up to { $hand } { -pieces }: set them aside, draw the same number, then mix the old ones back into the { -bag }.
    }
rules-tiles-trade-must = If you can’t play anything, you must trade at least one. You can also trade when you could play.
rules-tiles-trade-ends = Trading ends your turn. You can play your new { -pieces } from your next turn on.

## Rolling (cubes)

rules-cubes-roll = Before you play, you can roll as many of your cubes again as you like, once per turn. Their shapes change, but never their colours.
rules-cubes-roll-must = If you can’t play anything, roll all your cubes again until you can.
rules-cubes-roll-only = There’s no trading, and you can’t choose to pass.

## Rearranging (cards)

rules-cards-table = What counts is the table at the end of your turn: every card must be in a proper series.
rules-cards-stay = Cards on the table stay on the table, and only the cards you play are added. No card ever goes back to a hand.
rules-cards-rows = It helps to keep the series of one colour in one row and the series of one shape in another.
rules-cards-aside = Planning a big move? Keep the cards you’re playing a little to the side, so nobody loses track. (Here they’re marked for you.)
rules-cards-first = Planning a big move? Move the cards on the table first, then play from your hand.
rules-cards-try = Until you confirm, try anything you like: you can always put everything back.

## Scoring

rules-score-lines = For each line of { $shortest } or more that you make or add to, you score a point for every { -piece } in it, including those that were already there.
rules-score-twice = A { -piece } that’s part of two of these lines scores in both.
rules-score-qwirkle =
    { $bonus ->
        [one] A Qwirkle scores { $bonus } bonus point, { $full } in all.
       *[other] A Qwirkle scores { $bonus } bonus points, { $full } in all.
    }
rules-score-ending =
    { $ending ->
        [one] Whoever ends the game scores { $ending } bonus point.
       *[other] Whoever ends the game scores { $ending } bonus points.
    }
rules-cards-score =
    { $taking ->
        [once] As soon as you complete a series of { $length }, it’s a Qwirkle: take it off the table.
       *[end] At the end of your turn, take every series of { $length } off the table: each is a Qwirkle.
    } Keep your Qwirkles face up in front of you, where everyone can see which cards are gone.
rules-cards-score-only = There are no points: only Qwirkles count.

## Ending and winning the game

rules-end-bag = When the { -bag } is empty, play on without drawing.
rules-end-last = The game ends as soon as someone plays their last { -piece }.
rules-cards-end = Once someone has drawn the last card from the stack, everyone gets one more turn, ending with that player.
rules-winning = The highest score wins.
rules-cards-winning =
    { $rematch ->
        [yes] Whoever has the most Qwirkles wins. If there’s a tie, shake hands and play again. Here, a tie counts as a shared win and you’re offered a rematch.
       *[no] Whoever has the most Qwirkles wins. If there’s a tie, those tied share the win.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = The rulebook leaves some cases open. This is how we play them; at your own table, agree on whatever you like.
rules-ruling-R1 =
    The rulebook doesn’t say how many can play. As on the box, it’s { $fewest } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }.
rules-ruling-R2 = You can’t trade more { -pieces } than are left in the { -bag }.
rules-ruling-R3 = When the { -bag } is empty and you can’t play, you pass. If you can play, you must.
rules-ruling-R4 =
    { $ending ->
        [one] If everyone passes, one after the other, the game ends, and nobody gets the { $ending } point for ending it.
       *[other] If everyone passes, one after the other, the game ends, and nobody gets the { $ending } points for ending it.
    }
rules-ruling-R5 = Starting with a single { -piece } scores one point.
rules-ruling-R6 = If the highest score is a tie, those tied share the win.
rules-ruling-R7 =
    { $ending ->
        [one] The { $ending } point for ending the game is part of that turn’s score.
       *[other] The { $ending } points for ending the game are part of that turn’s score.
    }
rules-ruling-R8 = If no roll of your colours could ever fit, you pass instead of rolling forever.
rules-ruling-R9 = You roll by choice before any forced rolls, and don’t get to choose again in the same turn.
rules-ruling-R10 = If you can’t play a card, you pass. If you can, you must.
rules-ruling-R11 = If everyone passes, one after the other, the game ends.
rules-ruling-R12 = Rearranging the table without playing a card isn’t a turn.
rules-ruling-R13 = If everyone trades, one after the other, and nothing that’s left could ever be played, the game ends as if everyone had passed.
rules-ruling-R14 = You can’t trade on the very first turn.
rules-ruling-R15 = If you have several longest lines, start with whichever you like.

## Tips

rules-strategy-count =
    { $copies ->
        [one] Count the { -pieces }. There’s only { $copies } of each: once it’s out, nobody can finish a line that needs it.
       *[other] Count the { -pieces }. There are { $copies } of each: if all { $copies } of the { -piece } a line needs are out, nobody can finish it.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Count the cubes. There’s { $copies } of each colour: if it’s on the board, nobody can finish a line that needs that colour.
       *[other] Count the cubes. There are { $copies } of each colour: if they’re all on the board, nobody can finish a line that needs that colour.
    }
rules-strategy-join = Look for spots where lines meet: a { -piece } there scores in more than one line.
rules-strategy-gift = Think twice before making a line of { $almost }: whoever’s next can turn it into a Qwirkle, unless the { -piece } it needs is gone.
rules-cubes-strategy-open = Everyone’s cubes are in the open. Before you play, check what the next player could do.
rules-cards-strategy-count =
    { $copies ->
        [one] Count the cards. There’s only { $copies } of each: once it’s been taken, nobody can finish a series that needs it.
       *[other] Count the cards. There are { $copies } of each: if all { $copies } of the card a series needs have been taken, nobody can finish it.
    }
rules-cards-strategy-spare =
    { $shortest ->
        [one] A series of more than { $shortest } card can spare one. Look over the whole table before you decide that nothing fits.
       *[other] A series of more than { $shortest } cards can spare one. Look over the whole table before you decide that nothing fits.
    }
rules-cards-strategy-gift = Think twice before leaving a series of { $almost }: whoever’s next can complete it, unless the card it needs is gone.

## Misprints in the books

rules-misprint-tiles-mindware = English text: turn 7 of the example gives the points to Ann. They’re Sally’s, as in the French and Spanish texts.
rules-misprint-tiles-mindware-five = French text: the tips warn of lines of at least five. It’s lines of exactly five, as in English and Spanish; a sixth completes the line.
rules-misprint-tiles-schmidt = Czech, Slovak and Romanian texts: in the example that scores 17, one of the two-piece lines is said to be of stars. It must be of crosses, as in Hungarian and Polish, because the red line already has its star.
rules-misprint-tiles-schmidt-always = Czech text: completing a Qwirkle is said to score at least 12. The line itself always scores 12, as the other texts say; other lines add their own points.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] French text: it speaks of six of each card. There’s { $copies }.
       *[other] French text: it speaks of six of each card. There are { $copies }.
    }
rules-misprint-cards-999-square = Both texts: an example takes the green square from the green series. It must be the series of squares, as the next sentence shows.
rules-misprint-cards-999-diamonds = French text: the diamonds of the Dutch examples have become squares. Our pictures show diamonds.
rules-misprint-cards-999-points = Both texts: Qwirkles are said to be worth points at the end. They aren’t: you just count them.
rules-misprint-cards-999-aside = French text: the rest of the cards is to be put aside, and the list of actions has one too many. The rest is the stack, and there are four actions, as in Dutch.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $player    who plays it, in such a game: 1 to 4; else 0
##   $laid      how many the turn lays or plays
##   $rolled    how many cubes were rolled again first
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = What the turn adds is marked.
rules-examples-game = The book’s example game, turn by turn.
rules-examples-cubes-game = The book’s example game, turn by turn. Its pictures are lost to us: the cubes and the board are ours, rebuilt to fit what it says of each turn. One score can’t be read; the rules give it here.
rules-examples-cards = The book’s own examples. The tables are ours, built to fit them.
rules-examples-schmidt = The book’s own examples. The boards are ours, built to fit them.
rules-refused-about = None of these is allowed. The reason is given below each one.
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
rules-outcome-ending = Ending the game: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [one] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkles
    }
rules-outcome-over = The game is over.

rules-example-line-colour = Same colour, different shapes.
rules-example-line-shape = Same shape, different colours.
rules-example-start-longest = The longest line in this hand is { $longest }, so the first player starts with { $longest }.
rules-example-both-ends = Adding to both ends of a line in one turn.
rules-example-cubes-roll = One cube is rolled again. Its colour stays the same, but now its shape fits.
rules-example-two-lines = Just one { -piece }, but it counts in both its row and its column.
rules-example-qwirkle = The missing one: a Qwirkle.
rules-example-last = The { -bag } is empty and that was the last { -piece } in this hand, so the game ends.

## The example game of tiles, as MindWare and the Dutch book tell it.

rules-example-game-1 = { -player-one } starts with three red { -pieces }, each a different shape.
rules-example-game-2 = { -player-two } plays three squares. One adds to the red line, and together they make a line of squares. The red square counts twice, because it’s in both lines.
rules-example-game-3 = { -player-three } plays a blue circle. It makes two new lines: one of circles and one of blue.
rules-example-game-4 = { -player-four } plays two green { -pieces } and makes three new lines: diamonds, clovers and green.
rules-example-game-5 = { -player-one } plays two green { -pieces }. Both add to the green line without touching each other, and one also adds to the circles.
rules-example-game-6 = { -player-two } plays two squares: one adds to the line of squares, and the two start another. They couldn’t both go in the old line, because then it would have two red squares.
rules-example-game-7 = { -player-three } plays two { -stars } and makes a line of { -stars }.
rules-example-game-8 = { -player-four } plays two orange { -pieces } and makes an orange line. The diamonds don’t count, because the orange diamond doesn’t touch the other two.
rules-example-game-9 = { -player-one } plays two yellow { -pieces }: they make a yellow line and add to the diamonds and the circles.
rules-example-game-10 = { -player-two } plays a red { -star }, adding to the { -stars } and to the red line.
rules-example-game-11 = { -player-three } plays three { -crosses }: a new line that also adds to the red line and the blue line. The red one is the sixth red shape, so it’s a Qwirkle, with the bonus.
rules-example-game-12 = { -player-four } plays two squares, adding to one line of squares and starting two more.

## The examples of the Schmidt book.

rules-example-schmidt-ends = { -player-one } adds three red { -pieces } to the red line: two at the left end and one at the right.
rules-example-schmidt-gap = Three diamonds. The green one isn’t in a line with the two green { -pieces } on the left, because there’s a gap in between, so green scores nothing.
rules-example-schmidt-circle = { -player-four } plays the yellow circle: two points for the yellow line and two for the circles.
rules-example-schmidt-stars = { -player-one } plays two { -stars }: four points for the line of { -stars } and three for the red line.
rules-example-schmidt-diamonds = { -player-two } plays two diamonds: four points for the yellow line and two for the diamonds.
rules-example-schmidt-qwirkle = { -player-three } adds to both ends of the red line: twelve points for the red Qwirkle, three for the diamonds and two for the { -crosses }.
rules-example-schmidt-seventh = A seventh { -piece } in the yellow line, and a second circle.
rules-example-schmidt-colour-twice = This shape is already in the line.
rules-example-schmidt-shape-twice = This colour is already in the line.
rules-example-schmidt-detached = It doesn’t touch another { -piece } with any of its edges.
rules-example-schmidt-purple = The purple circle goes with the purple square, but not with the yellow line.

## The example game of cubes: who plays, then what.

rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn =
    { $rolled ->
        [one] { rules-player } rolls { $rolled } cube again
       *[other] { rules-player } rolls { $rolled } cubes again
    } { $laid ->
        [one] and plays { $laid }.
       *[other] and plays { $laid }.
    }

## The examples of the cards books. That of 999 Games tells of people, that of IELLO of you.

rules-example-cards-new-and-longer = { -player-one } plays three diamonds as a new series, and adds a blue { -star } to the blue series.
rules-example-cards-two-longer = { -player-two } adds an orange circle to the circles, which don’t have one yet, and a purple square to the purple series.
rules-example-cards-qwirkle = { -player-three } adds three diamonds to the diamonds and has a Qwirkle.
rules-example-cards-borrow = { -player-four } plays two squares, and takes the blue square from the blue series to make three.
rules-example-cards-chain = { -player-one } plays a green diamond and a green circle, and takes the green square from the squares to make three. That leaves two squares, so the purple square moves over to them from the purple series.
rules-example-cards-mend = { -player-two } plays a yellow { -star } and moves the yellow clover from the clovers to the yellow series: a yellow Qwirkle. Then a blue clover brings the clovers back up to three.
rules-example-iello-shape = Adding to a series of the same shape.
rules-example-iello-colour = Adding to a series of the same colour.
rules-example-iello-qwirkle = Adding three diamonds to a series makes a Qwirkle.
rules-example-iello-borrow = To play two squares, move a blue square over from another series: that makes three.
rules-example-iello-chain = A bigger move, in two steps. Make sure every series keeps at least three cards.
rules-example-iello-mend = You can move cards to make a Qwirkle, too.
rules-example-iello-twice = Two red diamonds can’t be in the same series.
rules-example-cards-last = The last turn of the game. Now the Qwirkles are counted.

## Plays that are refused.

rules-example-no-pieces = Nothing is played.
rules-example-not-in-hand = Played twice, but there’s only one in hand.
rules-example-cell-taken = Played on top of another.
rules-example-not-in-one-line = Played around a corner.
rules-example-no-shared-attribute = Each one matches the { -piece } it touches, but the two don’t match each other.
rules-example-repeated-piece = The same one twice in one turn.
rules-example-gap = In one row, but with an empty spot in between.
rules-example-detached = Corner to corner isn’t edge to edge.
rules-example-line-too-long = It would join two lines into a line of { $over }.
rules-example-square-twice = A line of squares can only have one square of each colour.
rules-example-circle-twice = A yellow line can only have one yellow circle.
rules-example-mixed-line = It matches the { -piece } below it, but not the line it’s in.
rules-example-opening-not-longest = Starting with { $laid }, when this hand has a line of { $longest }.
rules-example-series-too-short = The Qwirkle is complete, but the series that gave up a card only has two left.
rules-example-duplicate-in-series = The same card twice in one series.
rules-example-mixed-series = Neither the same colour nor the same shape.
rules-example-cards-missing = A card from the table is gone.
rules-example-cards-added = A card has turned up that nobody played.
rules-example-cards-no-pieces = The table is rearranged, but no card is played.
