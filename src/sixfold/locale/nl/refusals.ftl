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

refusal-no-pieces = Er is niets gespeeld. Kies minstens één { -piece }.
refusal-unknown-piece = Zo’n { -piece } bestaat niet.
refusal-not-in-hand =
    { $count ->
        [0] Dat heb je niet in je hand, of niet zo vaak.
       *[other] Hiervan heb je er niet genoeg: { $pieces }.
    }
refusal-cell-taken =
    { $named ->
        [yes] Er ligt al een { -piece } op { $cells }.
       *[no] Daar ligt al een { -piece }.
    }
refusal-not-in-one-line =
    { $named ->
        [yes] Wat je in één beurt legt, hoort op één lijn, horizontaal of verticaal. { $cells } liggen niet op één lijn.
       *[no] Wat je in één beurt legt, hoort op één lijn, horizontaal of verticaal.
    }
refusal-no-shared-attribute = Wat je in één beurt legt, moet dezelfde kleur of dezelfde vorm hebben. Dit niet: { $pieces }.
refusal-repeated-piece =
    { $game ->
        [tiles] Je mag niet twee keer hetzelfde blokje leggen in één beurt: { $pieces }.
       *[other] Je mag niet twee keer dezelfde { -piece } leggen in één beurt: { $pieces }.
    }
refusal-gap =
    { $named ->
        [yes] Er zit een gat op { $cells }. Wat je legt, moet één aaneengesloten rij vormen.
       *[no] Er zit een gat in. Wat je legt, moet één aaneengesloten rij vormen.
    }
refusal-detached = Wat je legt, ligt nergens tegenaan. Minstens één { -piece } moet met een zijde aansluiten op wat er al ligt.
refusal-line-too-long = Die rij zou { $length } lang worden. Zes is het maximum.
refusal-duplicate-in-line =
    { $named ->
        [yes] Twee dezelfde in één rij mag niet: { $pieces }, op { $cells }.
       *[no] Twee dezelfde in één rij mag niet: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] Past niet op { $cells }: { $pieces }. De kleur klopt niet met die rij, en de vorm ook niet.
       *[no] Past hier niet: { $pieces }. De kleur klopt niet met die rij, en de vorm ook niet.
    }
refusal-opening-not-longest = Begin met je langste rij: { $longest }.
refusal-must-place =
    { $game ->
        [cards] Je kunt een kaart spelen, dus dat moet ook.
        [cubes] Passen mag niet: je kunt aanleggen, of na opnieuw gooien.
       *[tiles] Je kunt een blokje aanleggen, dus dat moet ook.
    }
refusal-must-trade = Zolang er blokjes in de zak zitten, kun je niet passen: ruil er minstens één.
refusal-trade-too-many =
    { $left ->
        [one] Er zit nog maar één blokje in de zak, dus je kunt er maar één ruilen.
       *[other] Er zitten nog maar { $left } blokjes in de zak, dus meer kun je er niet ruilen.
    }
refusal-trade-on-opening = In de eerste beurt wordt er niet geruild: leg je langste rij.
refusal-cannot-trade = De zak is leeg, dus ruilen kan niet meer. Je mag passen.
refusal-cannot-reroll = Je kunt niet gooien: dat heb je deze beurt al gedaan, of geen enkele worp kan passen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-game-over = Het spel is afgelopen.
refusal-series-too-short = Serie { $series } heeft minder dan drie kaarten: { $pieces }.
refusal-duplicate-in-series = Twee dezelfde in serie { $series } mag niet: { $pieces }.
refusal-mixed-series = De kaarten van serie { $series } hebben niet dezelfde kleur en niet hetzelfde symbool: { $pieces }.
refusal-cards-missing = Deze kaarten horen op tafel, maar zijn weg: { $pieces }.
refusal-cards-added = Deze kaarten liggen op tafel, maar zijn niet gespeeld: { $pieces }.
