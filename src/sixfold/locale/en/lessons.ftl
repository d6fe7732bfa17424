## The lessons: each game in a few steps, played on the real board.
##
## A step has three messages: what to do, a hint after a try that does not do it (-hint), and what is said once it is
## done (-done). They are read in a narrow bar above the board: one or two short sentences each.
##
## Every message of a step and every last message (lesson-tiles-end …) may use these; who shows it always gives them all:
##   $score      points: in -done what the player has just scored, else what the step asks for; 0 if there are none
##   $count      pieces: in -done how many the player has just laid, traded or rolled, else how many the step asks for
##   $length     how many make a Qwirkle: 6
##   $almost     one less than that: 5
##   $shortest   the fewest cards in a series: 3
##   $bonus      the points a Qwirkle gives besides those for its pieces: 6
##   $ending     the points for ending the game: 6
##
## { trade }, { roll }, { roll-forced } and { series-new } are the words on the buttons of the table.

## Around the lessons

lesson-title = Learn by playing
lesson-lead = A few short steps for each game. You can leave whenever you like.
# $game is the name of the game.
lesson-title-of = Learn { $game }
lesson-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
lesson-label = The lesson
lesson-step = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-skip-label = Skip this step
lesson-leave = Leave the lesson
lesson-show = Show me
lesson-again = Start again
lesson-others = Other games
lesson-end-title = Well done!

## Tiles

lesson-tiles-place = A line has one colour or one shape, and never the same tile twice. Choose a tile, press a cell that lights up, then confirm.
lesson-tiles-place-hint = Choose a tile of the colour of this line and press a cell at one end of it.
lesson-tiles-place-done =
    { $score ->
        [one] 1 point: each tile of each line you made counts one.
       *[other] { $score } points: each tile of each line you made counts one.
    }

lesson-tiles-several =
    { $count ->
        [one] Tiles that share a colour or a shape may be laid in one turn, in one row or column. Lay 1.
       *[other] Tiles that share a colour or a shape may be laid in one turn, in one row or column. Lay { $count }.
    }
lesson-tiles-several-hint =
    { $count ->
        [one] Look for 1 tile that goes with this line, and lay it before you confirm.
       *[other] Look for { $count } tiles that go with this line, and lay them all before you confirm.
    }
lesson-tiles-several-done =
    { $score ->
        [one] 1 point: the tiles that lay there before count as well.
       *[other] { $score } points: the tiles that lay there before count as well.
    }

lesson-tiles-score =
    { $score ->
        [one] A tile that lies in two lines counts in both. Find the place that gives 1 point.
       *[other] A tile that lies in two lines counts in both. Find the place that gives { $score } points.
    }
lesson-tiles-score-hint = Look for the corner: a cell that has a tile beside it and another above or below it.
lesson-tiles-score-done =
    { $score ->
        [one] 1 point for two lines at once.
       *[other] { $score } points, for two lines at once.
    }

lesson-tiles-qwirkle =
    { $bonus ->
        [one] { $length } in a line are a Qwirkle and give 1 extra point. Complete this line of { $almost }.
       *[other] { $length } in a line are a Qwirkle and give { $bonus } extra points. Complete this line of { $almost }.
    }
lesson-tiles-qwirkle-hint = Each shape lies once in this line. Which one is missing? Lay it at either end.
lesson-tiles-qwirkle-done =
    { $score ->
        [one] Qwirkle! That is 1 point.
       *[other] Qwirkle! That is { $score } points.
    }

lesson-tiles-trade = Nothing in your hand fits here, so you trade. Press “{ trade }”, choose the tiles you do not want, and trade them.
lesson-tiles-trade-hint = Press “{ trade }”, then the tiles that shall go, then the button that trades them.
lesson-tiles-trade-done =
    { $count ->
        [one] One new tile from the bag. A trade gives no points, and your turn is over.
       *[other] { $count } new tiles from the bag. A trade gives no points, and your turn is over.
    }

lesson-tiles-end =
    { $ending ->
        [one] When the bag is empty, whoever lays their last tile first ends the game and gets 1 more point. The highest score wins.
       *[other] When the bag is empty, whoever lays their last tile first ends the game and gets { $ending } more points. The highest score wins.
    }

## Cubes

lesson-cubes-place =
    { $count ->
        [one] A line has one colour or one shape, and never the same cube twice. Choose a cube, press a cell that lights up, then confirm.
       *[other] A line has one colour or one shape, and never the same cube twice. Lay { $count } cubes on cells that light up, then confirm.
    }
lesson-cubes-place-hint = Lay cubes of the colour of this line at its ends, then confirm.
lesson-cubes-place-done =
    { $score ->
        [one] 1 point: each cube of each line you made counts one.
       *[other] { $score } points: each cube of each line you made counts one.
    }

lesson-cubes-score =
    { $score ->
        [one] A cube that lies in two lines counts in both. Find the place that gives 1 point.
       *[other] A cube that lies in two lines counts in both. Find the place that gives { $score } points.
    }
lesson-cubes-score-hint = Look for the corner: a cell that has a cube beside it and another above or below it.
lesson-cubes-score-done =
    { $score ->
        [one] 1 point for two lines at once.
       *[other] { $score } points, for two lines at once.
    }

lesson-cubes-roll = Before you lay, you may roll cubes once: shapes change, colours stay. This line lacks one shape: press “{ roll }” and roll your cube of its colour.
lesson-cubes-roll-hint = Only one cube of yours has the colour of this line. Roll that one and keep the others.
lesson-cubes-roll-done = Just the shape that was missing! In a game, only luck decides that.

lesson-cubes-qwirkle =
    { $bonus ->
        [one] { $length } in a line are a Qwirkle and give 1 extra point. Lay the cube you have rolled.
       *[other] { $length } in a line are a Qwirkle and give { $bonus } extra points. Lay the cube you have rolled.
    }
lesson-cubes-qwirkle-hint = The cube you have rolled fits at either end of the line of { $almost }.
lesson-cubes-qwirkle-done =
    { $score ->
        [one] Qwirkle! That is 1 point.
       *[other] Qwirkle! That is { $score } points.
    }

lesson-cubes-forced = Nothing of yours fits here. You cannot trade or pass: press “{ roll-forced }”, and they roll until something fits.
lesson-cubes-forced-hint = Press “{ roll-forced }”.
lesson-cubes-forced-done = There: something fits. Now you would lay it, as ever.

lesson-cubes-end =
    { $ending ->
        [one] When the bag is empty, whoever lays their last cube first ends the game and gets 1 more point. The highest score wins.
       *[other] When the bag is empty, whoever lays their last cube first ends the game and gets { $ending } more points. The highest score wins.
    }

## Cards

lesson-cards-series =
    { $shortest ->
        [one] A series is 1 card or more of one colour or one shape, all different. Choose a card, press “{ series-new }”, then confirm.
       *[other] A series is { $shortest } cards or more of one colour or one shape, all different. Choose a card, press “{ series-new }”, add more to it, then confirm.
    }
lesson-cards-series-hint = Choose the next card, then press the series you have begun, until it stands.
lesson-cards-series-done =
    { $count ->
        [one] 1 card played. After each turn you draw as many again.
       *[other] { $count } cards played. After each turn you draw as many again.
    }

lesson-cards-longer =
    { $count ->
        [one] Series on the table may grow, several in one turn. Add 1 card.
       *[other] Series on the table may grow, several in one turn. Add { $count } cards.
    }
lesson-cards-longer-hint = Choose a card: the series it may join light up. Press one, and do the same with another card.
lesson-cards-longer-done = Well played! Only what the table looks like at the end of your turn counts.

lesson-cards-rearrange =
    { $shortest ->
        [one] Cards on the table may move too, as long as every series keeps 1. Make a new series with a card from the table.
       *[other] Cards on the table may move too, as long as every series keeps { $shortest }. Make a new series with a card from the table.
    }
lesson-cards-rearrange-hint = The long series can spare a card: move it to “{ series-new }” and add cards of yours that go with it.
lesson-cards-rearrange-done = Nicely done: a card has moved, and every series stands.

lesson-cards-qwirkle = A series of { $length } is a Qwirkle: you take it and keep it. Complete one; another series can spare a card you need.
lesson-cards-qwirkle-hint = One of the cards you need is in your hand, the other lies in the other series.
lesson-cards-qwirkle-done = Qwirkle! It is yours, and it counts at the end.

lesson-cards-end = When the stack is used up, everybody has one more turn. Whoever has taken the most Qwirkles wins.
