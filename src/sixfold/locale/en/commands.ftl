# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold plays, referees and studies Qwirkle, Qwirkle Cubes and Qwirkle Cards. It is independent of their publishers.
app-version-help = Print the version and stop.
app-lang-help = The language to speak, such as nl or fr; it may stand anywhere on the line. Without it, SIXFOLD_LANG or LANG says.
complete-install-help = Make Tab complete commands, editions and bots in this shell.
complete-show-help = Print what makes Tab complete them, to copy it or to change it.
json-help = Print the result as JSON, and nothing else, on standard output.
cannot-print = The output cannot be written: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = There is no language { $language }; there are { $languages }.
unknown-edition = There is no edition { $edition }; there are { $editions }.
unknown-bot = There is no bot { $bot }; there are { $bots }.
-bots-expert = expert@N is an expert that plays out N continuations before each move, from 1 to 1000000: more is stronger and slower.
bad-rollouts = { $bot }: the number after expert@ must be from 1 to { $most }.
no-rollouts = Only expert takes a number after @; { $bot } plays without one.

match-help = Play complete games between bots, write their records, and print how they did.
match-edition-help = The rule set, for example { $example }.
match-bots-help = The bots, one a seat, separated by commas. There are: { $names }. { -bots-expert }
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
match-interval = 95 % interval
match-score = Score
match-margin = Lead
match-time = ms a move
match-written = { $games ->
    [one] One record
   *[other] { $games } records
} written to { $file }
match-resume-help = Go on with the match in the file of --out instead of starting it anew.
match-force-help = Write the file of --out anew, even if it holds records already.
match-workers-help = How many games to play at once; 0 for one a core. The result does not depend on it.
match-sprt-help = Stop as soon as the answer is clear. Two numbers of Elo points, as in 0,30: is the first of two bots ahead by no more than the lower, or by at least the higher?
match-sprt-two = A sequential test needs exactly two bots.
match-bad-sprt = "{ $text }" must be two numbers of Elo points, the lower first, as in 0,30.
match-sprt-answer = { $answer ->
    [lower] The first bot is stronger by no more than { $elo0 } Elo points (log-likelihood ratio { $ratio }).
    [higher] The first bot is stronger by { $elo1 } Elo points or more (log-likelihood ratio { $ratio }).
   *[open] The question { $elo0 } or { $elo1 } Elo points stays open (log-likelihood ratio { $ratio }).
}
match-ray-help = Play on the Ray cluster at this address; auto finds one or starts one on this machine.
match-no-ray = Ray is not installed; pip install "sixfold[ray]" adds it.
match-no-cluster = No Ray cluster answers at { $address }.
match-not-this = { $file } holds other games than this match: line { $line }. --force in place of --resume writes it anew.
match-cannot-write = { $file } cannot be written: { $reason }.
match-exists = { $file } exists already: --resume goes on with it, --force writes it anew.
match-resume-or-force = Choose one of --resume and --force: the one goes on with the file, the other writes it anew.
match-needs-out = { $option } needs the file of --out.
match-bot-missing = A name is missing in "{ $bots }": the bots are separated by one comma each.
match-stopped = Stopped: { $games } of { $planned } games played.
match-stopped-kept = The same command with --resume goes on from there.
match-stopped-lost = With --out the games are kept, and --resume goes on with them.

tournament-help = Let every choice of bots meet at the table, and rate them.
tournament-players-help = How many sit at a table.
tournament-games-help = How many games each table plays.
tournament-bots = A tournament needs different bots, at least { $players } of them.

rate-help = Rate everybody who played the recorded games (openskill, Plackett-Luce).
rate-title = { $games ->
    [one] One game
   *[other] { $games } games
} rated
rate-player = Player
rate-games = Games
rate-strength = Strength
rate-uncertainty = ±
# Heading of a column: the strength that is almost certain, which is the strength less three times its uncertainty.
rate-ordinal = Careful

check-help = Replay records and verify every turn, score, draw, commitment and result.
check-files-help = Files of records: .json holds one game, .jsonl one game a line; - is standard input.
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
editions-hand = { piece-nouns } in hand
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
editions-pieces =
    { piece-nouns }, { $copies } of each { $game ->
        [cubes] colour
       *[other] kind
    }

rules-help = The rules of an edition, with examples.
rules-edition-help = The rule set, for example { $example }.
rules-part-help = Print one section only, such as score.
rules-no-part = There is no section { $section } here; there are { $sections }.

play-help = Play a game in the terminal against the computer.
play-edition-help = The rule set; without it you are asked.
play-bot-help = The bot to play against: { $names }. { -bots-expert }
play-force-help = Write the file of --record anew, even if it holds something already.
play-record-exists = { $file } exists already; --force writes it anew.
play-players-help = How many play, you included.
play-seed-help = Any text; the same seed gives the same deal.
play-name-help = Your name.
play-record-help = Write the record of the game to this file when it is over.

serve-help = Host games for people and bots, in the browser and over the API.
serve-host-help = The address to listen on; 0.0.0.0 for the whole network.
serve-port-help = The port to listen on; 0 for any free one.
serve-database-help = Where the games are kept: a file, or the address of a PostgreSQL database. Without it, a file in this user's data folder.
serve-origin-help = An origin, besides the server's own, whose pages may connect; may be given several times.
serve-bot-seconds-help = How long a bot may think about one action before greedy plays for it.
serve-bot-workers-help = How many bots may think at once; 0 for one a core, less one.
serve-log-level-help = How much is logged: debug, info, warning or error. Without it: info as JSON, warning as text.
serve-log-format-help = How logs are written: text, json, or auto, which is text on a terminal and JSON elsewhere.
serve-open-help = Open the table in the browser.
serve-bad-database = { $address } is not a database that can be used: give a file or an address that begins with postgresql://.
serve-bad-level = There is no log level { $level }; there are { $levels }.
serve-no-database = The database { $place } cannot be used: { $why ->
    [away] nothing answers there.
    [silent] it does not answer in time.
    [denied] it refuses this name or password.
    [missing] there is no database of that name.
    [file] the file cannot be opened, or is not a database.
   *[other] it reports a fault.
}
serve-cannot-run = The server could not start; its log above says why.
serve-port-taken = Port { $port } is in use, perhaps by a table that is open already; choose another with --port, or any free one with --port 0.
serve-listening = Sixfold listens on { $address }
serve-ready = Sixfold is ready. The table is here:
serve-here = On this device:
serve-network = On other devices in your network:
serve-stop = Ctrl-C stops the server; all games are kept.
serve-stopped = The server has stopped. All games are kept.
serve-no-pages = The web app is missing from this installation, so there is only the API; scripts/web build makes it.

bench-help = Measure speed and strength with the programs of benchmarks/; needs a source checkout.
bench-names-help = Which programs to run; without a name, all.
bench-json-help = Print the figures as JSON.
bench-full-help = Take longer and measure more closely.
bench-no-folder = There is no folder benchmarks here: this command needs a source checkout.
bench-needs = { $name } is left out: it needs { $module }. pip install -e ".[test]" adds what the benchmarks need.
bench-unknown = There is no benchmark { $name }; there are { $names }.
bench-running = Measuring { $name } ...
bench-benchmark = Benchmark
bench-what = What
bench-figure = Figure
