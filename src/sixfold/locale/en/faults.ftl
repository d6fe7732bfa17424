# What is wrong with a record, a position or a line of notation.

fault-in-turn = turn { $turn }: { $fault }

fault-not-json = line { $line }, column { $column }: this is not JSON.
fault-not-a-record = a record is a JSON object, and this is none.
fault-unreadable = the file cannot be read ({ $reason }).
fault-no-file = there is no such file.
fault-folder = this is a folder, not a file.
fault-denied = there is no permission to read this file.
fault-not-text = this is not text in UTF-8.
fault-too-long = this is longer than { $most } MB, which no record is.
fault-empty = the file holds no record.
fault-missing-field = "{ $field }" is missing.
fault-unknown-field = "{ $field }" is not a field of this format.
fault-bad-value = "{ $field }" cannot be { $value }.
fault-wrong-game = "game" says { $said }, but the edition { $edition } is one of { $found }.
fault-players =
    "players" names { $players ->
        [one] one player
       *[other] { $players } players
    }, but { $edition } is for { $fewest } to { $most }.
fault-seniority = "seniority" must name each of the { $players } seats once.
fault-method = "shuffle.method" is { $said }; known are { $found }.
fault-commitment = "shuffle.commitment" is not that of the seed.
fault-seed-missing = the game is over, so "shuffle.seed" must be told.
fault-entropy = "shuffle.entropy" must name, seat by seat, what was added, if and only if the method says so.
fault-deal = "deal" gives seat { $seat } { $said }; the shuffle gives { $found }.
fault-deal-impossible = "deal" is not possible: { $size } pieces a seat, all from one box, and for cards a series of three in some hand.
fault-first = "first" is seat { $said }; by the rules seat { $found } starts.
fault-after-end = the game was over before this turn.
fault-seat = "seat" is { $said }, but it is the turn of seat { $found }.
fault-refused = the rules refuse it ({ $refusal }): { $reason }
fault-reroll = "reroll" shows { $said }; the shuffle gives { $found }.
fault-forced = "forced" shows { $said }; the shuffle gives { $found }.
fault-roll-impossible = "reroll" or "forced" cannot have happened: a roll keeps the colours, and is forced just as long as nothing can be placed.
fault-score = "score" is { $said }; the lines give { $found }.
fault-draw = "draw" is { $said }; the shuffle gives { $found }.
fault-draw-size = "draw" has { $said ->
    [one] one piece
   *[other] { $said } pieces
}, and { $found } { $found ->
    [one] is
   *[other] are
} drawn.
fault-draw-impossible = "draw" holds pieces that are not left to draw: { $pieces }.
fault-qwirkles = "qwirkles" holds the series of six and "table" the others.
fault-result = "result" says { $said }; the turns give { $found }.
fault-checksum = "checksum" does not fit: a value was changed that replay cannot judge (the edition, the players or the seniority), or the checksum itself.

position-not-json = This is not JSON: line { $line }, column { $column }.
position-not-an-object = A position is a JSON object, and this is none.
position-no-game = "game" must be tiles, cubes or cards.
position-no-edition = "edition" must be the id of an edition of this game, not { $edition }.
position-unknown-field = "{ $field }" is not a field of a position of this game.
position-not-a-list = "{ $field }" must be a list.
position-not-placed = "{ $field }" must list a piece, x and y for each piece, as in ["Ro", 1, 0].
position-unknown-piece = "{ $field }" names { $piece }, which is no piece.
position-cell-twice = "board" has two pieces on { $x },{ $y }.
position-no-line = "board" is no position: the pieces in line with { $x },{ $y } do not make a line.
position-no-series = "table" is no position: series { $series } does not stand.
position-too-many = The position holds { $piece } too often: there are only { $copies }.
notation-unreadable = "{ $token }" cannot be read here; docs/notation.md describes the notation.
