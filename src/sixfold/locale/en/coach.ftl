## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Brilliant
label-best = Best
label-good = Good
label-inaccuracy = Inaccuracy
label-mistake = Mistake
label-blunder = Blunder
coach-unsure = Too close to call
coach-forced = Nothing to choose

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkles now
       *[other] Points now
    }
part-replies = What the others score
part-kept = What you score later
part-ending = The bonus for ending the game
part-table = What’s left on the table

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = You could have made a Qwirkle: { $pieces }.
reason-lines-missed = You could have scored in { $lines } lines at once: { $pieces }. Points: { $best }, not { $made }.
reason-safe-five = You could safely have left that line of five. Nobody can finish it, because they’re all on the { -board } already: { $pieces }.
reason-points-missed = You could have scored more: { $pieces }. Points: { $best }, not { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] This leaves the others just one card short of a Qwirkle. Still out: { $out } ({ $pieces }). They take one in { $share } of the deals.
       *[other] This leaves a line of five open. Still out to finish it: { $out } ({ $pieces }). The others do in { $share } of the deals.
    }
reason-qwirkle-given = The others make a Qwirkle before your next turn in { $share } of the deals, not { $less }.
reason-points-given = It lets the others score more: { $points } on average.
reason-last-held = Nobody else can finish this line of five: you hold the last { $pieces }. It can wait for you.
reason-broken-up = These belong together, and this splits them up: { $pieces }.
reason-duplicate-kept = This keeps two of the same, and only one of them can go in a line: { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = You’re keeping { $pieces } for a line that nobody can finish: there are no more of these: { $gone }.
reason-qwirkle-ahead = You’d make a Qwirkle on your next turn in { $share } of the deals, not { $less }.
reason-points-ahead = You’d score more later with what you keep: { $points } on average.
reason-ending-missed = You could have ended the game and taken the bonus: { $points }.
reason-ending = You’d be likelier to end the game and get the bonus: { $points } on average.
reason-trade-better = Trading would have been better: { $pieces }.
reason-trade-needless = There was no need to trade: { $pieces } would have scored { $points }.
reason-roll-better = It was better to roll { $pieces }: { $best } points on average, not { $made }.
reason-keep-better = It was better not to roll: { $best } points on average, not { $made }.
reason-rearrangement = Moving cards on the table would have freed a Qwirkle: { $pieces }.
reason-table-left = The table you’d leave is worth more to you: { $points } on average.

## The review.

coach-title = The coach’s view
coach-accuracy = Accuracy
coach-lost = Given away per turn
coach-luck = Luck
coach-luck-note = Luck is what draws and rolls added to the chance of winning; what the choices gave away is counted apart.
coach-moments = The moments that mattered
coach-no-moments = The coach found no mistake that’s beyond doubt.
coach-turn-of = Turn { $turn }, { $name }
coach-made = Played
coach-best = Best
coach-cost = Cost in chance of winning
coach-cost-points =
    { $game ->
        [cards] Cost in Qwirkles
       *[other] Cost in points
    }
coach-within = { $value } ± { $within }
coach-proven = Searched to the end of the game
coach-roll = Roll { $pieces }
coach-keep = Roll nothing
coach-play-scores = { $play } = { $points }
coach-graph = Chance of winning, turn by turn
coach-graph-point = Turn { $turn }, { $name }: { $chance }
coach-start = Ask the coach
coach-working = The coach is looking at turn { $turn } of { $of }…
coach-failed = The coach couldn’t look at this game just now.
coach-again = Ask again
coach-show-made = What was played
coach-show-best = What was best
coach-try = Try again
coach-try-ask = What would you play instead?
coach-try-stop = Stop trying
coach-try-best = That’s the best play!
coach-try-good = Just as good as the best.
coach-try-worse = Not quite: that still gives away { $loss }.
coach-try-other = That isn’t among the best plays.
coach-try-check = Check
coach-try-tries =
    { $tries ->
        [one] Found with { $tries } try.
       *[other] Found with { $tries } tries.
    }
coach-hint = Hint
coach-hint-points =
    { $game ->
        [cards] It takes this many Qwirkles: { $points }.
       *[other] It scores this many points: { $points }.
    }
coach-hint-pieces = It uses { $pieces }.
coach-hint-cells = It goes on the cells that are marked.
coach-answer = Show the answer

## sixfold review

review-help = Go through a game with the coach: what each turn gave away, what was best, and why.
review-file-help = The record of a game; - reads standard input.
review-game-help = Which game of a file with several, counted from 1.
review-html-help = Print the review as a page of its own, to keep.
review-fresh-help = Judge the game anew, even if it was judged before.
review-several = This file holds several games. Choose one with --game, from 1 to { $games }.
review-no-game = There is no game { $number } in this file; it holds { $games }.
review-no-turns = Nobody has taken a turn in this game yet.
review-players = Players
review-turns = All turns
