## Why something is refused: one message for each code of core/refusals.py.
##
## Every message may use these; who shows it always gives them all:
##   $game     tiles, cubes or cards
##   $pieces   the pieces concerned, named without an article; empty if the refusal names none
##   $count    how many kinds those are
##   $cells    the cells concerned as they are typed, such as "2,0 et 3,0"; empty where they are not named
##   $named    yes where cells are named, as at the terminal; no where the board points at them, as in the browser
##   $length   how many pieces the broken line would have; 0 if none is broken
##   $series   the number of the broken series, counted from 1; 0 if none is broken
##   $longest  how long a line the opening must have
##   $left     how many pieces the bag or stack still holds

refusal-no-pieces =
    { $game ->
        [cards] Rien n’a été joué. Choisissez au moins une carte.
       *[other] Rien n’a été joué. Choisissez au moins un { -piece }.
    }
refusal-unknown-piece =
    { $game ->
        [cards] Cette carte n’existe pas.
       *[other] Ce { -piece } n’existe pas.
    }
refusal-not-in-hand =
    { $count ->
        [0] Ce n’est pas dans votre main, ou pas en nombre suffisant.
       *[other] Vous n’en avez pas assez en main : { $pieces }.
    }
refusal-cell-taken =
    Il y a déjà { $game ->
        [cards] une
       *[other] un
    } { -piece } { $named ->
        [yes] en { $cells }
       *[no] ici
    }.
refusal-not-in-one-line =
    { $named ->
        [yes] Ce qu’on pose en un tour doit être aligné, en rangée ou en colonne, et { $cells } ne le sont pas.
       *[no] Ce qu’on pose en un tour doit être aligné, en rangée ou en colonne.
    }
refusal-no-shared-attribute = Ce qu’on pose en un tour doit être de la même couleur ou { -with-same-shape }. Ce n’est pas le cas ici : { $pieces }.
refusal-repeated-piece =
    { $game ->
        [cards] On ne pose pas deux fois la même carte en un tour : { $pieces }.
       *[other] On ne pose pas deux fois le même { -piece } en un tour : { $pieces }.
    }
refusal-gap =
    { $named ->
        [yes] Il reste un vide en { $cells }. Ce qu’on pose doit former une seule ligne, sans trou.
       *[no] Il reste un vide. Ce qu’on pose doit former une seule ligne, sans trou.
    }
refusal-detached =
    { $game ->
        [cards] Rien ne touche ce qui est déjà posé. Au moins une carte doit le faire, côté contre côté.
       *[other] Rien ne touche ce qui est déjà posé. Au moins un { -piece } doit le faire, côté contre côté.
    }
refusal-line-too-long = Cette ligne serait longue de { $length }. Le maximum est six.
refusal-duplicate-in-line =
    { $named ->
        [yes] En double dans une même ligne : { $pieces }, en { $cells }.
       *[no] En double dans une même ligne : { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] Ne va pas en { $cells } : { $pieces }. Ni la couleur ni la forme ne correspond à la ligne.
       *[no] Ne va pas ici : { $pieces }. Ni la couleur ni la forme ne correspond à la ligne.
    }
refusal-opening-not-longest = Commencez par votre plus longue ligne : { $longest }.
refusal-must-place =
    { $game ->
        [cards] Vous pouvez jouer une carte, donc il le faut.
        [cubes] Impossible de passer : vos cubes ont une place, ou un autre lancer peut leur en donner une.
       *[tiles] Vous pouvez poser un pion, donc il le faut.
    }
refusal-must-trade = On ne passe pas tant qu’il y a des pions dans la pioche : échangez-en au moins un.
refusal-trade-too-many =
    { $left ->
        [one] La pioche ne contient plus que { $left } pion : on ne peut pas en échanger plus.
       *[other] La pioche ne contient plus que { $left } pions : on ne peut pas en échanger plus.
    }
refusal-trade-on-opening = On n’échange pas au premier tour : posez votre plus longue ligne.
refusal-cannot-trade = La pioche est vide, il n’y a plus rien à échanger. Vous pouvez passer.
refusal-cannot-reroll = Impossible de lancer : c’est déjà fait dans ce tour, ou aucun lancer ne peut convenir.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-game-over = La partie est finie.
refusal-series-too-short = La série { $series } a moins de trois cartes : { $pieces }.
refusal-duplicate-in-series = En double dans la série { $series } : { $pieces }.
refusal-mixed-series = Les cartes de la série { $series } n’ont ni la même couleur ni { -same-shape } : { $pieces }.
refusal-cards-missing = Ces cartes ont quitté la table et doivent y rester : { $pieces }.
refusal-cards-added = Ces cartes sont sur la table sans avoir été jouées : { $pieces }.
