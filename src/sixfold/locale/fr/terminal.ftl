## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood, without
# accents too.
command-help = ?
    .also = aide help
command-hint = conseil
    .also = c indice hint h
command-quit = quitter
    .also = q quitte sortir fin quit exit
command-pass = passer
    .also = p passe pass
command-trade = échanger
    .also = echanger échange echange e trade
command-roll = lancer
    .also = lance relancer relance l roll
command-keep = garder
    .also = garde g keep
command-view = voir
    .also = montrer montre afficher view
command-new = nouvelle
    .also = nouveau n new
command-add = ajouter
    .also = ajoute a add
command-move = déplacer
    .also = deplacer déplace deplace d bouger m move
command-back = remettre
    .also = remets remet r reset back
command-undo = annuler
    .also = annule u undo
command-done = valider
    .also = valide ok fini done

# Words inside a command. The fillers are passed over.
word-all = tout
    .also = tous toutes all
word-right = droite
    .also = horizontal
word-down = bas
    .also = dessous vertical
word-new = nouvelle
    .also = nouveau n new
word-filler = en
    .also = sur à a au vers de du dans et la le les une série serie pose poser

## Choosing

choose-game = Quel jeu ?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 ou 3 (Entrée seule : 1) >{ " " }
choose-again = Répondez 1, 2 ou 3.

bad-players = { $title } se joue de { $fewest } à { $most }, pas à { $players }.

## Starting

name-you = Vous
name-computer = Ordinateur
name-computer-number = Ordinateur { $number }
start-commitment =
    Le mélange est fixé. SHA-256 de sa graine :
    { $commitment }
start-help = Tapez { command-help } pour l’aide, { command-hint } pour un conseil, { command-quit } pour partir.
start-longest =
    { $you ->
        [yes] Vous avez la plus longue ligne ({ $length }) et commencez avec elle.
       *[no] { $name } a la plus longue ligne ({ $length }) et commence avec elle.
    }
start-series =
    { $you ->
        [yes] Vous avez la plus longue série ({ $length }) et commencez.
       *[no] { $name } a la plus longue série ({ $length }) et commence.
    }
start-oldest =
    { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }

## The table

score-seat = { $name } : { $score }
score-bag =
    { $left ->
        [0] { -the-bag-first } est vide
       *[other] { -in-the-bag } : { $left }
    }
score-stack =
    { $left ->
        [0] pioche vide
       *[other] pioche : { $left }
    }
your-hand = Votre main :
their-hand = { $name } :
their-qwirkles = { $name } :
view-part = Voici un morceau { -of-the-board } : colonnes { $left } à { $right }, rangées { $top } à { $bottom }.
view-elsewhere = Pour voir un autre endroit, par exemple autour de 3,1 : { command-view } 3,1
table-colours = Séries de couleurs
table-shapes = Séries de { -shapes }
table-unfinished = Pas encore valides
table-empty = La table est vide.
series-short = trop courte
series-repeat = carte en double
series-mixed = dépareillée
series-qwirkle = Qwirkle !
last-round =
    { $turns ->
        [one] La pioche est vide : c’est le dernier tour.
       *[other] La pioche est vide : il reste { $turns } tours, celui-ci compris.
    }

## Your turn

prompt-turn = À vous >{ " " }
prompt-table = Votre table >{ " " }
opening-tiles =
    { $longest ->
        [one] Posez un pion au choix, par exemple { $example }.
       *[other] Posez une ligne de { $longest }, par exemple { $example }.
    }
opening-cubes =
    Posez la plus longue ligne possible, { $longest ->
        [one] { $longest } cube
       *[other] { $longest } cubes
    }, par exemple { $example }{ $rolled ->
        [yes] .
       *[no] , ou lancez-en d’abord.
    }
nothing-fits-trade = Aucun coup possible. Échangez, par exemple : { command-trade } { $example }
nothing-fits-pass = Aucun coup possible. Tapez { command-pass }.
nothing-fits-roll = Aucun coup possible pour l’instant. Lancez des cubes au choix ({ command-roll } { $example }), ou tapez { command-keep } : ils sont alors tous lancés jusqu’à ce que l’un d’eux convienne.
roll-which = Nommez les cubes à lancer, comme { command-roll } Ro Gs, ou { command-roll } { word-all }.
kept = Rien n’est lancé. Posez un ou plusieurs cubes.
roll-kept = Vous avez gardé vos cubes : ce tour n’a plus de lancer. Posez un ou plusieurs cubes.

hint-lay = Conseil : { $laid } pour { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
hint-trade = Conseil : { command-trade } { $pieces }
hint-pass = Conseil : { command-pass }
hint-keep = Conseil : { command-keep }
hint-roll = Conseil : { command-roll } { $pieces }
hint-cards =
    Conseil, déjà sur votre table : jouer { $played }, { $count ->
        [0] sans Qwirkle
        [one] pour { $count } Qwirkle
       *[other] pour { $count } Qwirkles
    }. Tapez { command-done } pour le jouer, { command-back } pour tout reprendre.

unreadable-line = « { $text } » n’est pas compris. Tapez { command-help } pour l’aide.
unreadable-piece = « { $text } » n’est pas compris. Tapez une couleur ({ $colours }) et une forme ({ $shapes }), comme Ro. Tapez { command-help } pour l’aide.
unreadable-cell = « { $text } » n’est pas une case. Une case est sa colonne et sa rangée, comme 2,-1.
unreadable-where = Dites aussi où : Ro 1,0 ou, pour une ligne, 1,0>RoRd.
unreadable-direction = Dites dans quel sens : > à droite ou v en bas, comme 1,0>RoRd ou 1,0vRoRd.
unreadable-pairs = Quelle pièce va où ? Écrivez Ro 1,0 Rd 2,0 ou 1,0>RoRd.
unreadable-pieces-only = Ici ne vont que des pièces, comme Ro Yd, pas « { $text } ».
not-in-this-game = Ce jeu ne connaît pas « { $word } ». Tapez { command-help } pour l’aide.

cards-which = Nommez au moins une carte, comme Ro.
cards-where = Dites quelle série : { command-add } Ro 2, ou { command-move } Ro 1 2.
cards-no-series = La série { $number } n’existe pas.
cards-not-here = Pas dans la série { $number } : { $piece }.
cards-not-held = Pas dans votre main : { $piece }.
cards-nowhere = Ni dans votre main ni sur la table : { $piece }.
cards-several = Dans plusieurs séries ({ $numbers }) : { $piece }. Dites laquelle : { command-move } { $code } <de> <vers>.
cards-not-played = Pas jouée dans ce tour, donc elle reste sur la table : { $piece }.
cards-put-back = Tout est de nouveau en place.
cards-nothing-to-undo = Il n’y a rien à annuler.

## Turns told

turn-lays =
    { $you ->
        [yes] Vous posez
       *[no] { $name } pose
    } { $laid } pour { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , et en pioche { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] Vous échangez
       *[no] { $name } échange
    } { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }.
turn-passes =
    { $you ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
turn-rolls =
    { $you ->
        [yes] Vous lancez
       *[no] { $name } lance
    } { $before } : voici { $after }.
turn-must-roll =
    { $you ->
        [yes] Aucun coup possible : vous relancez tous vos cubes
       *[no] Aucun coup possible : { $name } relance tous ses cubes
    } { $times } fois.
turn-plays =
    { $you ->
        [yes] Vous jouez
       *[no] { $name } joue
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , et en pioche { $drawn }.
        }
    }
turn-takes =
    { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } { $count ->
        [one] { $count } Qwirkle
       *[other] { $count } Qwirkles
    } : { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] Un Qwirkle !
       *[other] { $count } Qwirkles d’un coup !
    }
you-draw = Vous piochez { $pieces }.

## Leaving and ending

leave = Au revoir. Cette partie reste inachevée.
leave-choosing = Au revoir.
end-blocked = Personne ne peut plus rien faire : la partie est finie.
end-last-round = C’était le dernier tour.
end-won =
    { $you ->
        [yes] Vous gagnez !
       *[no] { $name } gagne.
    }
end-shared = Victoire partagée : { $names }.
end-rematch = La règle demande une poignée de main et une revanche.
end-seed =
    La graine du mélange :
    { $seed }
end-check = Son SHA-256 était affiché au début : le mélange était donc fixé avant le premier tour.

## Help: .type is what one types, the value what it does.

help-pieces = Une couleur, puis une forme, en majuscules ou non :
help-cells = Une case est sa colonne et sa rangée : 2,-1 est colonne 2, rangée -1.
help-lay = pose le cercle rouge en 1,0 et le { -diamond } rouge en 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = pose une ligne vers la droite, à partir de 1,0
    .type = 1,0>RoRdRc
help-line-down = pose une ligne vers le bas ; un point saute une case occupée
    .type = 0,-2vPs.Bs
help-trade = échange des pions au lieu d’en poser
    .type = { command-trade } Ro Yd
help-pass-tiles = seulement quand la pioche est vide et qu’aucun coup n’est possible
    .type = { command-pass }
help-roll = relance ces cubes, une fois par tour, avant de poser ; { command-roll } { word-all } les relance tous
    .type = { command-roll } Ro Gs
help-keep = ne lance rien
    .type = { command-keep }
help-pass-cubes = seulement quand aucun lancer ne peut convenir
    .type = { command-pass }
help-table = Essayez librement : rien ne compte avant de taper { command-done }. À la fin, chaque carte doit être dans une série de 3 à 6 cartes de la même couleur ou { -with-same-shape }. Une série de 6 est un Qwirkle, et il est à vous.
help-new = commence une série avec des cartes de la main ou, à défaut, de la table
    .type = { command-new } Ro Rd Rc
help-add = ajoute une carte de la main à la série 2
    .type = { command-add } Ro 2
help-move = déplace une carte de la série 1 à la série 3
    .type = { command-move } Bs 1 3
help-move-new = la déplace dans une nouvelle série
    .type = { command-move } Bs 1 { word-new }
help-back = remet tout en place ; { command-back } Ro, seulement cette carte
    .type = { command-back }
help-undo = annule la dernière étape
    .type = { command-undo }
help-done = termine votre tour
    .type = { command-done }
help-pass-cards = seulement quand aucune carte ne peut être jouée
    .type = { command-pass }
help-hint = donne un conseil
    .type = { command-hint }
help-view = montre une grande partie { -of-the-board } autour de 3,1
    .type = { command-view } 3,1
help-redraw = affiche de nouveau la table
    .type = (Entrée)
help-quit = quitte la partie
    .type = { command-quit }
