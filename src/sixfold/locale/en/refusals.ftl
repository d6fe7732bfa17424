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

refusal-no-pieces = You haven’t played anything yet. Choose at least one { -piece }.
refusal-unknown-piece = There’s no such { -piece }.
refusal-not-in-hand =
    { $count ->
        [one] You don’t have that, or not enough of it: { $pieces }.
       *[other] You don’t have enough of these: { $pieces }.
    }
refusal-cell-taken =
    { $named ->
        [yes] There’s already a { -piece } at { $cells }.
       *[no] There’s already a { -piece } there.
    }
refusal-not-in-one-line =
    { $named ->
        [yes] Everything you play in a turn must be in one row or one column; { $cells } aren’t.
       *[no] Everything you play in a turn must be in one row or one column.
    }
refusal-no-shared-attribute = All the { -pieces } you play in a turn must be the same colour or the same shape, and these aren’t: { $pieces }.
refusal-repeated-piece = You can’t play the same { -piece } twice in one turn: { $pieces }.
refusal-gap =
    { $named ->
        [yes] There’s a gap at { $cells }. Everything you play must end up in one unbroken line.
       *[no] There’s a gap. Everything you play must end up in one unbroken line.
    }
refusal-detached = At least one { -piece } you play must touch, edge to edge, one that’s already on the { -board }.
refusal-line-too-long = That would make a line of { $length }. Six is the limit.
refusal-duplicate-in-line =
    { $named ->
        [yes] That line would have this twice, at { $cells }: { $pieces }.
       *[no] That line would have this twice: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] At { $cells } it doesn’t match the line in colour or in shape: { $pieces }.
       *[no] It doesn’t match the line in colour or in shape: { $pieces }.
    }
refusal-opening-not-longest =
    { $longest ->
        [one] Start with one { -piece }.
       *[other] Start with your longest line: { $longest } { -pieces }.
    }
refusal-must-place =
    { $game ->
        [cards] You can play a card, so you have to.
        [cubes] You can’t pass: your cubes fit, or could with another roll.
       *[tiles] You can play a { -piece }, so you have to.
    }
refusal-must-trade = You can’t pass while there are { -pieces } in the { -bag }. Trade at least one.
refusal-trade-too-many =
    { $left ->
        [one] There’s only one { -piece } left in the { -bag }, so you can only trade one.
       *[other] There are only { $left } { -pieces } left in the { -bag }, so you can’t trade more than that.
    }
refusal-trade-on-opening = No trading on the first turn: play your longest line.
refusal-cannot-trade = The { -bag } is empty, so there’s nothing to trade for. You may pass.
refusal-cannot-reroll = You can’t roll now: you’ve already rolled this turn, or no roll could ever fit.
refusal-not-your-turn = It isn’t your turn.
refusal-game-over = The game is over.
refusal-series-too-short = Series { $series } needs at least three cards: { $pieces }.
refusal-duplicate-in-series = Series { $series } has the same card twice: { $pieces }.
refusal-mixed-series = The cards in series { $series } don’t all match in colour or in shape: { $pieces }.
refusal-cards-missing = These cards were on the table and have to stay there: { $pieces }.
refusal-cards-added = These cards are on the table, but nobody played them: { $pieces }.
