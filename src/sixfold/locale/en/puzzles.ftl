## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Puzzles
puzzles-lead = One play is clearly the best. Can you find it?
puzzles-choose = Which game?
puzzles-today = Today’s puzzle
puzzles-today-lead = The same for everyone, and a new one every day.
puzzles-today-done = You found it! There’s a new one tomorrow.
puzzles-today-missed = You’ve had a go today. There’s a new one tomorrow.
puzzles-run = Puzzle after puzzle
puzzles-run-lead = The better you do, the harder they get.
puzzles-rating = Your rating
puzzles-streak = Days in a row
puzzles-longest = Longest
puzzles-solved = Solved
puzzles-none = There are no puzzles for this game yet.
puzzle-ask = Find the best play.
puzzle-ask-roll = Roll or play? Find what’s best.
puzzle-difficulty = Difficulty: { $rating }
puzzle-stand = You: { $mine }. The other player: { $theirs }.
puzzle-others = The other player’s hand
puzzle-about = What it’s about: { $theme }
puzzle-right = That’s it!
puzzle-wrong = That isn’t the best play.
puzzle-shown = This is the best play.
puzzle-best = Best: { $play }
puzzle-cost = Chance of winning it would cost: { $loss }
puzzle-tempting = Tempting, but not as good: { $play }
puzzle-rating-now = Your rating: { $rating } ({ $change })
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-yours = Your play
puzzle-tempted = The tempting play
puzzle-share = Copy the result
puzzle-share-right = Sixfold, { $date }: I found today’s puzzle! { $game }, difficulty { $rating }, days in a row: { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date }: today’s puzzle was too hard for me. { $game }, difficulty { $rating }. Can you find it? { $link }

# What puzzles are about.
theme-qwirkle = A Qwirkle
theme-double = Two lines at once
theme-block = Give nothing away
theme-hold-back = Hold something back
theme-finish = The end of the game
theme-roll-or-keep = Roll or keep
theme-free-qwirkle = Free a Qwirkle
theme-whole-hand = The whole hand

## sixfold puzzles

puzzles-help = Find puzzles in games between bots, or check them with a deeper search.
puzzles-work-help = mine or check.
puzzles-unknown-work = { $word } isn’t a task. Choose one of these: { $works }.
puzzles-file-help = The file with the puzzles, one per line.
puzzles-goal-help = How many puzzles to find.
puzzles-processes-help = How many to work on at once; 0 for one per core. The result doesn’t depend on it.
puzzles-resume-help = Continue the file of --out instead of starting over.
puzzles-remove-help = Take the puzzles that don’t keep their answer out of the file. If it’s interrupted, the same command continues.
puzzles-progress = Puzzles
puzzles-stopped = Stopped with { $puzzles } of { $goal } puzzles. Run the same command with --resume to continue.
puzzles-mined = Puzzles in { $file }: { $puzzles }.
puzzles-checked = Puzzles that keep their answer: { $kept } of { $puzzles } ({ $share }).
puzzles-lost = { $id } doesn’t keep its answer. { $theme }
puzzles-removed = { $id } didn’t keep its answer and was removed. { $theme }
puzzles-unreadable = Line { $line } of { $file } isn’t a puzzle.
