## Why something is refused: one message for each code of core/refusals.py.
##
## Every message may use these; who shows it always gives them all:
##   $game     tiles, cubes or cards
##   $pieces   the pieces concerned, named; empty if the refusal names none
##   $count    how many kinds those are
##   $cells    the cells concerned as they are typed, such as "2,0 and 3,0"; empty where they are not named
##   $named    yes where cells are named, as at the terminal; no where the board points at them, as in the browser
##   $length   how many pieces the broken line would have; 0 if none is broken
##   $series   the number of the broken series, counted from 1; 0 if none is broken
##   $longest  how long a line the opening must have
##   $left     how many pieces the bag or stack still holds

refusal-no-pieces = Nothing was played. Choose at least one { piece-noun }.
refusal-unknown-piece = There is no such { piece-noun }.
refusal-not-in-hand =
    { $count ->
        [one] You do not hold the { $pieces }, or not that often.
       *[other] You do not hold these, or not that often: { $pieces }.
    }
refusal-cell-taken =
    { $named ->
        [yes] There is already a { piece-noun } on { $cells }.
       *[no] There is already a { piece-noun } there.
    }
refusal-not-in-one-line =
    { $named ->
        [yes] All you lay in one turn must be in one row or one column; { $cells } are not.
       *[no] All you lay in one turn must be in one row or one column.
    }
refusal-no-shared-attribute = All you lay in one turn must have one colour or one shape; these do not: { $pieces }.
refusal-repeated-piece = You cannot lay the same { piece-noun } twice in one turn: { $pieces }.
refusal-gap =
    { $named ->
        [yes] There is a gap at { $cells }: what you lay must be one unbroken line.
       *[no] There is a gap: what you lay must be one unbroken line.
    }
refusal-detached = Nothing you lay touches a { piece-noun } on the board. One of them must, side to side.
refusal-line-too-long = That line would have { $length }. Six is the most.
refusal-duplicate-in-line =
    { $named ->
        [yes] This would be in one line twice, at { $cells }: { $pieces }.
       *[no] This would be in one line twice: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] At { $cells } the line would share neither a colour nor a shape: { $pieces }.
       *[no] That line would share neither a colour nor a shape: { $pieces }.
    }
refusal-opening-not-longest = The first turn lays a longest line that the hand has: { $longest }.
refusal-must-place =
    { $game ->
        [cards] You can play a card, so you must.
        [cubes] You cannot pass: your cubes fit, or some roll of them would.
       *[tiles] You can lay a tile, so you must.
    }
refusal-must-trade = You cannot pass while the bag has tiles: trade at least one.
refusal-trade-too-many =
    { $left ->
        [one] The bag holds only one tile, so you can trade only one.
       *[other] The bag holds only { $left } tiles, so you can trade no more than that.
    }
refusal-trade-on-opening = Nobody trades on the first turn: lay your longest line.
refusal-cannot-trade = The bag is empty, so there is nothing to trade with. You may pass.
refusal-cannot-reroll = You cannot roll: you have rolled in this turn already, or no roll could ever fit.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-series-too-short = Series { $series } has fewer than three cards: { $pieces }.
refusal-duplicate-in-series = Series { $series } has a card twice: { $pieces }.
refusal-mixed-series = Series { $series } shares neither a colour nor a shape: { $pieces }.
refusal-cards-missing = These cards are gone from the table and must lie on it: { $pieces }.
refusal-cards-added = These cards lie on the table without having been played: { $pieces }.
