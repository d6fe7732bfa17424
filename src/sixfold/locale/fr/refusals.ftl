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
        [cubes] Rien n’a été joué. Choisissez au moins un { piece-noun }.
       *[other] Rien n’a été joué. Choisissez au moins une { piece-noun }.
    }
refusal-unknown-piece =
    { $game ->
        [cubes] Ce { piece-noun } n’existe pas.
       *[other] Cette { piece-noun } n’existe pas.
    }
refusal-not-in-hand =
    { $count ->
        [0] Ce n’est pas dans votre main, ou pas en si grand nombre.
       *[other] Pas dans votre main, ou pas en si grand nombre : { $pieces }.
    }
refusal-cell-taken =
    Il y a déjà { $game ->
        [cubes] un
       *[other] une
    } { piece-noun } { $named ->
        [yes] en { $cells }
       *[no] ici
    }.
refusal-not-in-one-line =
    { $named ->
        [yes] Ce qu’on pose en un tour doit être aligné, en rangée ou en colonne, et { $cells } ne le sont pas.
       *[no] Ce qu’on pose en un tour doit être aligné, en rangée ou en colonne.
    }
refusal-no-shared-attribute = Ce qu’on pose en un tour doit avoir une même couleur ou une même forme. Ce n’est pas le cas ici : { $pieces }.
refusal-repeated-piece =
    { $game ->
        [cubes] On ne pose pas deux fois le même { piece-noun } en un tour : { $pieces }.
       *[other] On ne pose pas deux fois la même { piece-noun } en un tour : { $pieces }.
    }
refusal-gap =
    { $named ->
        [yes] Il reste un vide en { $cells }. Ce qu’on pose doit former une seule ligne, sans trou.
       *[no] Il reste un vide. Ce qu’on pose doit former une seule ligne, sans trou.
    }
refusal-detached =
    { $game ->
        [cubes] Rien ne touche ce qui est déjà posé. Au moins un { piece-noun } doit le faire, côté contre côté.
       *[other] Rien ne touche ce qui est déjà posé. Au moins une { piece-noun } doit le faire, côté contre côté.
    }
refusal-line-too-long = Cette ligne serait longue de { $length }. Le maximum est six.
refusal-duplicate-in-line =
    { $named ->
        [yes] En double dans une même ligne : { $pieces }, en { $cells }.
       *[no] En double dans une même ligne : { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] Ne convient pas en { $cells } : { $pieces }. La ligne n’aurait ni couleur ni forme en commun.
       *[no] Ne convient pas ici : { $pieces }. La ligne n’aurait ni couleur ni forme en commun.
    }
refusal-opening-not-longest = Au premier tour, on pose une ligne aussi longue que possible : { $longest }.
refusal-must-place =
    { $game ->
        [cards] Vous pouvez jouer une carte, donc il le faut.
        [cubes] Impossible de passer : vos cubes ont une place, ou un lancer peut leur en donner une.
       *[tiles] Vous pouvez poser une tuile, donc il le faut.
    }
refusal-must-trade = On ne passe pas tant qu’il y a des tuiles dans le sac : échangez-en au moins une.
refusal-trade-too-many =
    { $left ->
        [one] Le sac ne contient plus que { $left } tuile : on ne peut pas en échanger plus.
       *[other] Le sac ne contient plus que { $left } tuiles : on ne peut pas en échanger plus.
    }
refusal-trade-on-opening = On n’échange pas au premier tour : posez votre plus longue ligne.
refusal-cannot-trade = Le sac est vide, il n’y a plus rien à échanger. Vous pouvez passer.
refusal-cannot-reroll = Impossible de lancer : c’est déjà fait dans ce tour, ou aucun lancer ne peut convenir.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-game-over = La partie est finie.
refusal-series-too-short = La série { $series } a moins de trois cartes : { $pieces }.
refusal-duplicate-in-series = En double dans la série { $series } : { $pieces }.
refusal-mixed-series = La série { $series } n’a ni couleur ni forme en commun : { $pieces }.
refusal-cards-missing = Ces cartes ont quitté la table et doivent y rester : { $pieces }.
refusal-cards-added = Ces cartes sont sur la table sans avoir été jouées : { $pieces }.
