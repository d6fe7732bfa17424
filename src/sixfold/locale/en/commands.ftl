# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold plays, referees and studies Qwirkle, Qwirkle Cubes and Qwirkle Cards. It isn’t connected with their publishers.
app-version-help = Print the version and exit.
app-lang-help = The language to use, such as nl or fr, anywhere on the line. Without it, SIXFOLD_LANG or LANG decides.
complete-install-help = Make Tab complete commands, editions and bots in this shell.
complete-show-help = Print what makes Tab complete them, to copy it or to change it.
json-help = Print the result as JSON, and nothing else, on standard output.
cannot-print = Can’t write the output: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = There’s no language { $language }. Choose from { $languages }.
unknown-edition = There’s no edition { $edition }. Choose from { $editions }.
unknown-bot = There’s no bot { $bot }. Choose from { $bots }.
-bots-expert = expert@N is an expert that plays out N continuations before each move, from 1 to 1000000: more is stronger and slower.
bad-rollouts = { $bot }: the number after expert@ must be from 1 to { $most }.
no-rollouts = Only expert takes a number after @. { $bot } doesn’t.

match-help = Play whole games between bots, save the records, and print how they did.
match-edition-help = The rule set, for example { $example }.
match-bots-help = The bots, one per seat, separated by commas. Choose from { $names }. { -bots-expert }
match-games-help = How many games. Each deal is played once with every seating, so a multiple of the number of bots is fairest.
match-seed-help = Any text. The same seed gives the same file, byte for byte.
match-out-help = Write the records here, one game per line.
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
match-time = ms per move
match-written = { $games ->
    [one] One record
   *[other] { $games } records
} written to { $file }
match-resume-help = Continue the match in the file of --out instead of starting over.
match-force-help = Overwrite the file of --out, even if it already has records.
match-workers-help = How many games to play at once; 0 for one per core. The result doesn’t depend on it.
match-sprt-help = Stop as soon as the answer is clear. Give two numbers of Elo points, such as 0,30: is the first of two bots ahead by no more than the lower, or by at least the higher?
match-sprt-two = A sequential test needs exactly two bots.
match-bad-sprt = "{ $text }" must be two numbers of Elo points, the lower one first, such as 0,30.
match-sprt-answer = { $answer ->
    [lower] The first bot is stronger by no more than { $elo0 } Elo points (log-likelihood ratio { $ratio }).
    [higher] The first bot is stronger by { $elo1 } Elo points or more (log-likelihood ratio { $ratio }).
   *[open] Whether it’s { $elo0 } or { $elo1 } Elo points is still open (log-likelihood ratio { $ratio }).
}
match-ray-help = Play on the Ray cluster at this address; auto finds one or starts one on this machine.
match-no-ray = Ray isn’t installed; pip install "sixfold[ray]" adds it.
match-no-cluster = No Ray cluster answers at { $address }.
match-not-this = { $file } has games from a different match: line { $line }. Use --force instead of --resume to overwrite it.
match-cannot-write = Can’t write { $file }: { $reason }.
match-exists = { $file } already exists. Use --resume to continue it, or --force to overwrite it.
match-resume-or-force = Choose --resume or --force: the first continues the file, the second overwrites it.
match-needs-out = { $option } needs the file of --out.
match-bot-missing = There’s a name missing in "{ $bots }": separate the bots with single commas.
match-stopped = Stopped: { $games } of { $planned } games played.
match-stopped-kept = Run the same command with --resume to continue.
match-stopped-lost = With --out the games are kept, and --resume continues them.

dataset-help = Write every decision of games between bots as Parquet files, for learning from.
dataset-out-help = Write the files here, with a card that describes them. The folder is made if there is none.
dataset-resume-help = Continue the games in the folder of --out instead of starting over.
dataset-force-help = Overwrite the games in the folder of --out.
dataset-written = Games: { $games }. Decisions: { $rows }. Folder: { $folder }.
dataset-not-this = { $file } has games from a different run. Use --force instead of --resume to overwrite it.

tournament-help = Play every combination of bots against each other, and rate them.
tournament-players-help = How many players at a table.
tournament-games-help = How many games each table plays.
tournament-bots = A tournament needs different bots, at least { $players } of them.

rate-help = Rate everyone who played the recorded games (openskill, Plackett-Luce).
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

check-help = Replay records and check every turn, score, draw, commitment and result.
check-files-help = The records: .json for one game, .jsonl for one game per line, - for standard input.
check-receipt-help = A player’s receipt: what their device saw and added before the deal is compared with the record. Can be given more than once.
check-left-out = the record says that this player’s device didn’t answer in time, and the receipt agrees: nothing of theirs is in this shuffle.
checked-receipt-game = the receipt and the record are of the same game.
checked-receipt-commitment = the server kept to the secret it had committed to first.
checked-receipt-order = the order of age was fixed before the deal or came from the shuffle.
checked-receipt-dropped = nobody says that this player was late.
checked-receipt-round = no deal was thrown away without a reason.
checked-receipt-frozen = all seats kept to the commitments this player was shown.
checked-receipt-added = what this player added went into the shuffle.
checked-receipt-played = the game is the one that this player’s device was shown.
check-good = { $games ->
    [one] One game
   *[other] { $games } games
} checked: no faults.
check-bad = { $games ->
    [one] One game
   *[other] { $games } games
} checked, { $faults ->
    [one] one fault.
   *[other] { $faults } faults.
}

judge-help = Judge one play: a position as JSON on standard input, the verdict as JSON on standard output.
judge-text-help = The position as one line of text instead (see docs/notation.md).

editions-help = List the six rule sets and how they differ.
editions-json-help = Print them as JSON, with the source of each value.
editions-id = Edition
editions-title = Rulebook
editions-book = { $title }: { $languages }
editions-players = Players
editions-rules = Rules
editions-hand = { piece-nouns } in hand
editions-start-line = the longest line starts, ties go to the { $tie ->
   *[oldest] oldest
    [youngest] youngest
}
editions-start-series = the largest series starts, ties go to the { $tie ->
   *[oldest] oldest
    [youngest] youngest
}
editions-start-oldest = the oldest starts
editions-shared = a tie is a shared win
editions-rematch = a tie is a shared win and calls for a rematch
editions-pieces =
    { piece-nouns }, { $copies } of each { $game ->
        [cubes] colour
       *[other] kind
    }

rules-help = Print the rules of an edition, with examples.
rules-edition-help = The rule set, for example { $example }.
rules-part-help = Print just one section, such as score.
rules-html-help = Write the rules as an HTML page instead, with the key of each message and the whole catalogue below, for people who check the words.
rules-no-part = There’s no section { $section } here. Choose from { $sections }.

play-help = Play a game in the terminal against the computer.
play-edition-help = The rule set. Without it, you’re asked.
play-bot-help = The bot to play against: { $names }. { -bots-expert }
play-force-help = Overwrite the file of --record, even if it already holds something.
play-record-exists = { $file } already exists. Use --force to overwrite it.
play-players-help = How many players, including you.
play-seed-help = Any text; the same seed gives the same deal.
play-name-help = Your name.
play-record-help = Write the record of the game to this file when it is over.

serve-help = Host games for people and bots, in the browser and over the API.
serve-host-help = The address to listen on; 0.0.0.0 for the whole network.
serve-port-help = The port to listen on; 0 for any free one.
serve-database-help = Where to keep the games: a file, or the address of a PostgreSQL database. Without it, a file in your data folder.
serve-key-file-help = The file with the key that hides running games in the database; it’s made on first start. Without it, a file beside the database. Keep it with your backups, but not in the same place.
serve-bad-key = The server didn’t start, because it can’t use the key in { $place }: { $why ->
    [missing] there’s no such file, but the games in the database were hidden with it. Put the file back from your backup.
    [wrong] the games in the database were hidden with another key. Put that key back from your backup.
    [shape] a key is 64 hexadecimal digits.
   *[unreadable] the file can’t be read or written.
}
serve-origin-help = An origin, besides the server’s own, whose pages may connect. Can be given more than once.
serve-bot-seconds-help = How long a bot may think about one action before greedy plays for it.
serve-bot-workers-help = How many bots may think at once; 0 for one per core, less one.
serve-log-level-help = How much to log: debug, info, warning or error. Without it: info as JSON, warning as text.
serve-log-format-help = How to write logs: text, json, or auto, which is text on a terminal and JSON elsewhere.
serve-open-help = Open the table in the browser.
serve-contact-help = Whom push services may turn to about this server, such as mailto:you@example.org.
serve-bad-contact = { $contact } isn’t a contact: it has to begin with mailto: or https://.
serve-bad-database = { $address } can’t be used as a database: give a file, or an address that begins with postgresql://.
serve-mistyped-database = The address of the database is mistyped. It’s a file, or postgresql://user:password@host/name; in a password, write @ as %40, : as %3A and / as %2F.
serve-two-databases = { $one } and { $other } name different databases. Give only one of them.
serve-bad-level = There’s no log level { $level }. Choose from { $levels }.
serve-no-database = Can’t use the database { $place }: { $why ->
    [newer] a newer version of Sixfold has changed it. Use that version or a later one.
    [away] nothing answers there.
    [silent] it doesn’t answer in time.
    [denied] it refuses this name or password.
    [missing] there’s no database of that name.
    [file] the file can’t be opened, or isn’t a database.
   *[other] it reports an error.
}
serve-cannot-run = The server couldn’t start. The log above says why.
serve-port-taken = Port { $port } is in use, maybe by a table that’s already open. Choose another with --port, or any free one with --port 0.
serve-listening = Sixfold is listening on { $address }
serve-ready = Sixfold is ready. The table is here:
serve-here = On this device:
serve-network = On other devices on your network:
serve-stop = Press Ctrl-C to stop the server. All games are kept.
serve-stopped = The server has stopped. All games are kept.
serve-no-pages = The web app is missing from this installation, so there’s only the API. To build it, run scripts/web build.
serve-database-file-help = A file that holds the address of the database, so that the command line doesn’t show it.
serve-allow-host-help = A name the server answers to, besides its addresses and localhost; * for any. Can be given more than once.
serve-trusted-proxy-help = The address or network of a proxy whose word on where requests come from is believed. Can be given more than once.
serve-root-path-help = What stands before every path, such as /sixfold, if a proxy serves other pages too.
serve-metrics-help = Serve figures for Prometheus at /metrics, to everybody.
serve-metrics-address-help = Serve figures for Prometheus at another address, such as 127.0.0.1:9100.
serve-bad-metrics-address = { $address } isn’t an address with a port, such as 127.0.0.1:9100.
serve-bad-proxy = { $address } is neither an address nor a network.
serve-bad-root-path = { $path } can’t stand before paths: it has to begin with a slash and end without one.
serve-cannot-read = Can’t read { $file }.

admin-help = Look after the games of a server: list, export, archive or erase them, or back them up.
admin-task-help = list, export, import, archive, erase, vacuum or backup.
admin-bad-task = There’s nothing called { $task } to do. Choose from { $tasks }.
admin-game-help = Only this game. Can be given more than once.
admin-status-help = Only games at this stage. Can be given more than once.
admin-days-help = Only games in which nothing has happened for so many days. When archiving, 30 without it.
admin-abandoned-help = Archive games that were never finished, too. Stop the server first.
admin-name-help = Erase only this name. Without it, the names of all people in these games.
admin-file-help = The file to write to; for import, the file to read.
admin-exported = Games exported: { $games }
admin-imported = Games imported: { $games }
admin-archived = Games moved out of the database into { $file }: { $games }
admin-erased = Games in which names were erased: { $games }
admin-vacuumed = Unused space has been given back to the disk.
admin-backed-up = The database has been copied to { $file }.
admin-backup-postgres = A PostgreSQL database is backed up with its own tools, such as pg_dump.
admin-under-way = Games that are under way are only archived with --abandoned.
admin-erase-which = Say in which games: with --game, --name or --days 0.
admin-needs-file = Say which file, with --file.
admin-file-exists = { $file } already exists. Choose another file.
admin-not-an-export = { $why ->
    [sealed] The game in line { $line } of { $file } was sealed with another key, or for another game. Nothing has been imported.
    [broken] The game in line { $line } of { $file } can’t be played through. Nothing has been imported.
    [twice] The game in line { $line } of { $file } is in there twice. Nothing has been imported.
   *[shape] Line { $line } of { $file } isn’t a game that was exported. Nothing has been imported.
}
admin-already-there = The game { $game } is already in the database. Nothing has been imported.
admin-bad-key = Games can only be imported with the key of this database, and that can’t be used: { $place }. Nothing has been imported.
admin-failed = The database reports an error: { $reason }. Nothing has been changed.
admin-archive-unsure = The database failed at the last moment: it may still have the games, or not. { $file } holds them all and has been kept.
admin-erase-failed = The database reports an error: { $reason }. Some of the names may still be there. Run the command again.
admin-not-gone = The database is being read all the time, so what was taken out is still in the file beside it that ends in -wal. Vacuum it later.
admin-damaged = The database is damaged. Nothing has been copied.
admin-none = There are no such games.
admin-column-game = Game
admin-column-edition = Edition
admin-column-status = Stage
admin-column-created = Created
admin-column-last = Last event
admin-column-events = Events
admin-column-players = Players

bench-help = Measure speed and strength with the programs in benchmarks/. Needs a source checkout.
bench-names-help = Which programs to run. Without a name, all of them.
bench-json-help = Print the figures as JSON.
bench-full-help = Take longer and measure more closely.
bench-no-folder = There’s no benchmarks folder here. This command needs a source checkout.
bench-needs = { $name } is left out: it needs { $module }. pip install -e ".[test]" adds what the benchmarks need.
bench-unknown = There’s no benchmark { $name }. Choose from { $names }.
bench-running = Measuring { $name }…
bench-benchmark = Benchmark
bench-what = What
bench-figure = Figure
