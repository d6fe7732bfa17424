# What is wrong with a record, a position or a line of notation.

fault-in-turn = turn { $turn }: { $fault }

fault-not-json = line { $line }, column { $column }: this isn’t JSON.
fault-not-a-record = a record has to be a JSON object, and this isn’t one.
fault-unreadable = the file can’t be read ({ $reason }).
fault-no-file = there’s no such file.
fault-folder = this is a folder, not a file.
fault-denied = you aren’t allowed to read this file.
fault-not-text = this isn’t text in UTF-8.
fault-too-long = this is longer than { $most } MB, and no record is.
fault-empty = there’s no record in the file.
fault-missing-field = "{ $field }" is missing.
fault-unknown-field = "{ $field }" isn’t a field of this format.
fault-bad-value = "{ $field }" can’t be { $value }.
fault-wrong-game = "game" says { $said }, but the edition { $edition } is one of { $found }.
fault-players =
    "players" names { $players ->
        [one] one player
       *[other] { $players } players
    }, but { $edition } is for { $fewest } to { $most }.
fault-seniority = "seniority" must name each of the { $players } seats once.
fault-method = "shuffle.method" is { $said }; it has to be one of { $found }.
fault-commitment = "shuffle.commitment" isn’t the one of this seed.
fault-seed-missing = the game is over, so "shuffle.seed" has to be there.
fault-entropy = "shuffle.entropy" has to say what each seat added, if and only if the method calls for it.
fault-promise = what seat { $seat } added isn’t what it had committed to.
fault-round = the shuffle was begun anew (round { $round }), although nobody had held anything back.
fault-part = "shuffle" gives seat { $seat } a part in it that it can’t have had.
fault-receipt = this isn’t a player’s receipt.
fault-receipt-game = the receipt is for the game { $game }, and there’s no record here that tells how it was shuffled.
fault-receipt-commitment = the server’s commitment isn’t the one that seat { $seat } was shown before the deal.
fault-receipt-frozen = the list of commitments isn’t the one that seat { $seat } was shown before it told its bytes.
fault-receipt-added = what seat { $seat } added didn’t go into the shuffle.
fault-receipt-dropped = the record leaves seat { $seat } out, although its device answered in time.
fault-receipt-round = the shuffle was begun anew after seat { $seat } had told its bytes, and nobody it knew of had held theirs back.
fault-receipt-order = "seniority" isn’t the order of age that seat { $seat } was shown before the deal, nor the one the shuffle gives.
fault-receipt-played = the game in the record isn’t the one that the device of seat { $seat } was shown while it was played.
fault-receipt-unnamed = seat { $seat } asked for a part in the shuffle; the record gives it none and doesn’t say why.
fault-receipt-unanswered = the record says that seat { $seat } was late. Its device sent its part and had no answer: either the connection lost it, or the server dropped it.
fault-receipt-elsewhere = this device didn’t say what the record has for seat { $seat }: either another device of that player did, or the server made it up.
fault-deal = "deal" gives seat { $seat } { $said }; the shuffle gives { $found }.
fault-deal-impossible = "deal" isn’t possible: each seat gets { $size } pieces, all from one box, and with cards someone must have a series of three.
fault-first = "first" is seat { $said }; by the rules, seat { $found } starts.
fault-after-end = the game was already over before this turn.
fault-seat = "seat" is { $said }, but it’s seat { $found }’s turn.
fault-refused = the rules don’t allow it ({ $refusal }): { $reason }
fault-reroll = "reroll" shows { $said }; the shuffle gives { $found }.
fault-forced = "forced" shows { $said }; the shuffle gives { $found }.
fault-roll-impossible = "reroll" or "forced" can’t have happened: a roll keeps the colours, and it’s only forced as long as nothing can be played.
fault-score = "score" is { $said }; the lines give { $found }.
fault-draw = "draw" is { $said }; the shuffle gives { $found }.
fault-draw-size = "draw" has { $said ->
    [one] one piece
   *[other] { $said } pieces
}, and { $found } { $found ->
    [one] is
   *[other] are
} drawn.
fault-draw-impossible = "draw" has pieces that aren’t left to draw: { $pieces }.
fault-qwirkles = "qwirkles" has to hold the series of six, and "table" the others.
fault-lying-unknown = only the points of an earlier turn are known, so nobody can tell what lies there.
fault-copies = there aren’t that many in the box: { $pieces }.
fault-hands-unknown = the hands of this game aren’t known, so it can be checked but not played through from a seat.
fault-result = "result" says { $said }; the turns give { $found }.
fault-checksum = "checksum" doesn’t match: someone changed a value that replay can’t check (the edition, the players or the seniority), or the checksum itself.

position-not-json = This isn’t JSON: line { $line }, column { $column }.
position-not-an-object = A position has to be a JSON object, and this isn’t one.
position-no-game = "game" must be tiles, cubes or cards.
position-no-edition = "edition" has to be the id of an edition of this game, not { $edition }.
position-unknown-field = "{ $field }" isn’t a field of a position in this game.
position-not-a-list = "{ $field }" must be a list.
position-not-placed = "{ $field }" must list a piece, x and y for each piece, as in ["Ro", 1, 0].
position-unknown-piece = "{ $field }" has { $piece }, which isn’t a piece.
position-cell-twice = "board" has two pieces at { $x },{ $y }.
position-no-line = "board" isn’t possible: the pieces in a row with { $x },{ $y } don’t make a line.
position-no-series = "table" isn’t possible: series { $series } isn’t a proper series.
position-too-many = The position has too many of { $piece }: there are only { $copies }.
notation-unreadable = I don’t understand "{ $token }" here; docs/notation.md describes the notation.
