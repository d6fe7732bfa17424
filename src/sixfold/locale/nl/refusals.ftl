## Why something is refused: one message for each code of core/refusals.py.
##
## Every message may use these; who shows it always gives them all:
##   $game     tiles, cubes or cards
##   $pieces   the pieces concerned, named without an article; empty if the refusal names none
##   $count    how many kinds those are
##   $cells    the cells concerned as they are typed, such as "2,0 en 3,0"; empty where they are not named
##   $named    yes where cells are named, as at the terminal; no where the board points at them, as in the browser
##   $length   how many pieces the broken line would have; 0 if none is broken
##   $series   the number of the broken series, counted from 1; 0 if none is broken
##   $longest  how long a line the opening must have
##   $left     how many pieces the bag or stack still holds

refusal-no-pieces = Er is niets gespeeld. Kies minstens één { piece-noun }.
refusal-unknown-piece = Zo’n { piece-noun } bestaat niet.
refusal-not-in-hand =
    { $count ->
        [0] Dat heb je niet in je hand, of niet zo vaak.
       *[other] Niet in je hand, of niet zo vaak: { $pieces }.
    }
refusal-cell-taken =
    { $named ->
        [yes] Er ligt al een { piece-noun } op { $cells }.
       *[no] Daar ligt al een { piece-noun }.
    }
refusal-not-in-one-line =
    { $named ->
        [yes] Wat je in één beurt legt, hoort op één lijn, horizontaal of verticaal. Dat geldt niet voor { $cells }.
       *[no] Wat je in één beurt legt, hoort op één lijn, horizontaal of verticaal.
    }
refusal-no-shared-attribute = Wat je in één beurt legt, heeft één kleur of één vorm. Dit niet: { $pieces }.
refusal-repeated-piece = Je mag niet twee keer dezelfde { piece-noun } leggen in één beurt: { $pieces }.
refusal-gap =
    { $named ->
        [yes] Er zit een gat op { $cells }. Wat je legt, moet één aaneengesloten rij vormen.
       *[no] Er zit een gat in. Wat je legt, moet één aaneengesloten rij vormen.
    }
refusal-detached = Wat je legt, ligt nergens tegenaan. Minstens één { piece-noun } moet met een zijde aansluiten op wat er al ligt.
refusal-line-too-long = Die rij zou { $length } lang worden. Zes is het maximum.
refusal-duplicate-in-line =
    { $named ->
        [yes] Twee dezelfde in één rij mag niet: { $pieces }, op { $cells }.
       *[no] Twee dezelfde in één rij mag niet: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] Past niet op { $cells }: { $pieces }. Die rij heeft dan geen gezamenlijke kleur of vorm.
       *[no] Past hier niet: { $pieces }. Die rij heeft dan geen gezamenlijke kleur of vorm.
    }
refusal-opening-not-longest = In de eerste beurt leg je een zo lang mogelijke rij uit je hand: { $longest }.
refusal-must-place =
    { $game ->
        [cards] Je kunt een kaart spelen, dus dat moet ook.
        [cubes] Passen mag niet: je kunt leggen, of na een worp wel.
       *[tiles] Je kunt een steen leggen, dus dat moet ook.
    }
refusal-must-trade = Zolang er stenen in de zak zitten, kun je niet passen: ruil er minstens één.
refusal-trade-too-many =
    { $left ->
        [one] Er zit nog maar één steen in de zak, dus je kunt er maar één ruilen.
       *[other] Er zitten nog maar { $left } stenen in de zak, dus meer kun je er niet ruilen.
    }
refusal-trade-on-opening = In de eerste beurt wordt er niet geruild: leg je langste rij.
refusal-cannot-trade = De zak is leeg, dus ruilen kan niet meer. Je mag passen.
refusal-cannot-reroll = Je kunt niet gooien: dat heb je deze beurt al gedaan, of geen enkele worp kan passen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-game-over = Het spel is afgelopen.
refusal-series-too-short = Serie { $series } heeft minder dan drie kaarten: { $pieces }.
refusal-duplicate-in-series = Twee dezelfde in serie { $series } mag niet: { $pieces }.
refusal-mixed-series = Serie { $series } heeft geen gezamenlijke kleur of vorm: { $pieces }.
refusal-cards-missing = Deze kaarten horen op tafel, maar zijn weg: { $pieces }.
refusal-cards-added = Deze kaarten liggen op tafel, maar zijn niet gespeeld: { $pieces }.
