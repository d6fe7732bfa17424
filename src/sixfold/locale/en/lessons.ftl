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
lesson-lead = A few short steps for each game. You can leave any time.
# $game is the name of the game.
lesson-title-of = Learn { $game }
lesson-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
lesson-label = Lesson
lesson-step = Step { $step } of { $steps }
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-skip-label = Skip this step
lesson-leave = Leave the lesson
lesson-show = Show me
lesson-again = Start over
lesson-others = Other games
lesson-end-title = Well done!

## Tiles

lesson-tiles-place = A line is all the same colour or all the same shape, with no duplicates. Choose a { -piece }, tap a spot that lights up, then confirm.
lesson-tiles-place-hint = Choose a { -piece } in the line’s colour and tap a spot at one end of it.
lesson-tiles-place-done =
    { $score ->
        [one] 1 point: you get one for every { -piece } in the line.
       *[other] { $score } points: you get one for every { -piece } in the line.
    }

lesson-tiles-several =
    { $count ->
        [one] You can play several { -pieces } in one turn if they’re all the same colour or the same shape and go in one line. Play 1.
       *[other] You can play several { -pieces } in one turn if they’re all the same colour or the same shape and go in one line. Play { $count }.
    }
lesson-tiles-several-hint =
    { $count ->
        [one] Find 1 { -piece } that goes with this line, play it, then confirm.
       *[other] Find { $count } { -pieces } that go with this line, play them all, then confirm.
    }
lesson-tiles-several-done =
    { $score ->
        [one] 1 point: the { -pieces } that were already there count too.
       *[other] { $score } points: the { -pieces } that were already there count too.
    }

lesson-tiles-score =
    { $score ->
        [one] A { -piece } in two lines scores in both. Find the spot that scores 1 point.
       *[other] A { -piece } in two lines scores in both. Find the spot that scores { $score } points.
    }
lesson-tiles-score-hint = Look for a corner: a spot with one { -piece } beside it and another above or below.
lesson-tiles-score-done =
    { $score ->
        [one] 1 point for two lines at once!
       *[other] { $score } points for two lines at once!
    }

lesson-tiles-qwirkle =
    { $bonus ->
        [one] A line of { $length } is a Qwirkle and scores 1 bonus point. Complete this line of { $almost }.
       *[other] A line of { $length } is a Qwirkle and scores { $bonus } bonus points. Complete this line of { $almost }.
    }
lesson-tiles-qwirkle-hint = This line needs each shape once. Which one’s missing? Play it at either end.
lesson-tiles-qwirkle-done =
    { $score ->
        [one] Qwirkle! That’s 1 point.
       *[other] Qwirkle! That’s { $score } points.
    }

lesson-tiles-trade = Nothing in your hand fits here, so you have to trade. Tap “{ trade }”, choose the { -pieces } you don’t want, and trade them.
lesson-tiles-trade-hint = Tap “{ trade }”, choose the { -pieces } you want to swap, then tap the button to trade them.
lesson-tiles-trade-done =
    { $count ->
        [one] One new { -piece }. A trade scores nothing, and your turn is over.
       *[other] { $count } new { -pieces }. A trade scores nothing, and your turn is over.
    }

lesson-tiles-end =
    { $ending ->
        [one] When the { -bag } is empty, the first to play their last { -piece } ends the game and scores 1 bonus point. The highest score wins.
       *[other] When the { -bag } is empty, the first to play their last { -piece } ends the game and scores { $ending } bonus points. The highest score wins.
    }

## Cubes

lesson-cubes-place =
    { $count ->
        [one] A line is all the same colour or all the same shape, with no duplicates. Choose a cube, tap a spot that lights up, then confirm.
       *[other] A line is all the same colour or all the same shape, with no duplicates. Play { $count } cubes on spots that light up, then confirm.
    }
lesson-cubes-place-hint = Play cubes in the line’s colour at its ends, then confirm.
lesson-cubes-place-done =
    { $score ->
        [one] 1 point: you get one for every cube in the line.
       *[other] { $score } points: you get one for every cube in the line.
    }

lesson-cubes-score =
    { $score ->
        [one] A cube in two lines scores in both. Find the spot that scores 1 point.
       *[other] A cube in two lines scores in both. Find the spot that scores { $score } points.
    }
lesson-cubes-score-hint = Look for a corner: a spot with one cube beside it and another above or below.
lesson-cubes-score-done =
    { $score ->
        [one] 1 point for two lines at once!
       *[other] { $score } points for two lines at once!
    }

lesson-cubes-roll = Before you play, you can roll cubes again, once: shapes change, colours don’t. This line needs one more shape. Tap “{ roll }” and roll your cube in its colour.
lesson-cubes-roll-hint = Only one of your cubes is the line’s colour. Roll that one and keep the others.
lesson-cubes-roll-done = Just the shape you needed! In a real game, that’s down to luck.

lesson-cubes-qwirkle =
    { $bonus ->
        [one] A line of { $length } is a Qwirkle and scores 1 bonus point. Play the cube you rolled.
       *[other] A line of { $length } is a Qwirkle and scores { $bonus } bonus points. Play the cube you rolled.
    }
lesson-cubes-qwirkle-hint = The cube you rolled fits at either end of the line of { $almost }.
lesson-cubes-qwirkle-done =
    { $score ->
        [one] Qwirkle! That’s 1 point.
       *[other] Qwirkle! That’s { $score } points.
    }

lesson-cubes-forced = None of your cubes fit here, and you can’t trade or pass. Tap “{ roll-forced }”: they’re rolled until something fits.
lesson-cubes-forced-hint = Tap “{ roll-forced }”.
lesson-cubes-forced-done = There you go: something fits. Now you’d play it as usual.

lesson-cubes-end =
    { $ending ->
        [one] When the bag is empty, the first to play their last cube ends the game and scores 1 bonus point. The highest score wins.
       *[other] When the bag is empty, the first to play their last cube ends the game and scores { $ending } bonus points. The highest score wins.
    }

## Cards

lesson-cards-series =
    { $shortest ->
        [one] A series is at least 1 card, all the same colour or the same shape, with no duplicates. Choose a card, tap “{ series-new }”, then confirm.
       *[other] A series is at least { $shortest } cards, all the same colour or the same shape, with no duplicates. Choose a card, tap “{ series-new }”, add more, then confirm.
    }
lesson-cards-series-hint = Choose another card, then tap the series you’ve started. Keep going until it’s complete.
lesson-cards-series-done =
    { $count ->
        [one] 1 card played. After each turn, you draw the same number again.
       *[other] { $count } cards played. After each turn, you draw the same number again.
    }

lesson-cards-longer =
    { $count ->
        [one] You can add to series on the table, even to several in one turn. Add 1 card.
       *[other] You can add to series on the table, even to several in one turn. Add { $count } cards.
    }
lesson-cards-longer-hint = Choose a card: the series it fits light up. Tap one, then do the same with another card.
lesson-cards-longer-done = Nicely played! All that counts is what the table looks like at the end of your turn.

lesson-cards-rearrange =
    { $shortest ->
        [one] You can move cards on the table, too, as long as every series keeps at least 1. Make a new series with a card from the table.
       *[other] You can move cards on the table, too, as long as every series keeps at least { $shortest }. Make a new series with a card from the table.
    }
lesson-cards-rearrange-hint = The long series can spare a card: move it to “{ series-new }”, then add cards from your hand that go with it.
lesson-cards-rearrange-done = Well done: you’ve moved a card, and every series is complete.

lesson-cards-qwirkle = A series of { $length } is a Qwirkle: you take it and keep it. Make one; another series can spare a card you need.
lesson-cards-qwirkle-hint = One of the cards you need is in your hand. The other one is in the other series.
lesson-cards-qwirkle-done = Qwirkle! It’s yours, and it counts at the end.

lesson-cards-end = When the stack runs out, everyone gets one more turn. Whoever has the most Qwirkles wins.
