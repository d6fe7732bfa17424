# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold plays, referees and studies Qwirkle, Qwirkle Cubes and Qwirkle Cards. It is independent of their publishers.
app-version-help = Print the version and stop.

unknown-edition = There is no edition { $edition }; there are { $editions }.
unknown-bot = There is no bot { $bot }; there are { $bots }.

match-help = Play complete games between bots, write their records, and print how they did.
match-edition-help = The rule set, for example { $example }.
match-bots-help = The bots, one a seat, separated by commas. There are: { $names }.
match-games-help = How many games. Each deal is played once with every seating, so a multiple of the number of bots is fairest.
match-seed-help = Any text. The same seed gives the same file, byte for byte.
match-out-help = Write the records here, one game a line.
match-progress = Games
match-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $edition }, seed { $seed }
match-bot = Bot
match-wins = Wins
match-score = Score
match-margin = Lead
match-time = ms a move
match-written = { $games ->
    [one] One record
   *[other] { $games } records
} written to { $file }
match-cannot-write = { $file } cannot be written: { $reason }.

check-help = Replay records and verify every turn, score, draw, commitment and result.
check-files-help = Files of records: .json holds one game, .jsonl one game a line.
check-good = { $games ->
    [one] One game
   *[other] { $games } games
} checked: no fault.
check-bad = { $games ->
    [one] One game
   *[other] { $games } games
} checked, { $faults ->
    [one] one fault.
   *[other] { $faults } faults.
}

judge-help = Judge one play: a position as JSON on standard input, the verdict as JSON on standard output.
judge-text-help = The position as one line of text instead (see docs/notation.md).

editions-help = The six rule sets and how they differ.
editions-json-help = Print them as JSON, with the source of each value.
editions-id = Edition
editions-title = Rulebook
editions-book = { $title }: { $languages }
editions-players = Players
editions-rules = Rules
editions-hand = { $size } in hand
editions-start-longest-line = the longest line starts, ties go to the { $tie ->
   *[oldest] oldest
    [youngest] youngest
}
editions-start-largest-series = the largest series starts, ties go to the { $tie ->
   *[oldest] oldest
    [youngest] youngest
}
editions-start-oldest = the oldest starts
editions-shared = equal best scores share the win
editions-rematch = equal best scores share the win; a rematch settles it
editions-pieces-tiles = { $all } tiles, { $copies } of each kind
editions-pieces-cubes = { $all } cubes, { $copies } of each colour
editions-pieces-cards = { $all } cards, { $copies } of each kind

play-help = Play a game in the terminal against the computer.
play-edition-help = The rule set; without it you are asked.
play-bot-help = The bot to play against: { $names }.
play-players-help = How many play, you included.
play-seed-help = Any text; the same seed gives the same deal.
play-name-help = Your name.
play-record-help = Write the record of the game to this file when it is over.
