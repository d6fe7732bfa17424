## The lessons: each game in a few steps, played on the real board.
##
## A step has three messages: what to do, a hint after a try that does not do it (-hint), and what is said once it is
## done (-done). They are read in a narrow bar above the board: one or two short sentences each.
##
## Every message of a step and every last message (lesson-tiles-end …) may use these; who shows it always gives them all:
##   $score      points: in -done what the player has just scored, else what the step asks for; 0 if there are none
##   $count      pieces: in -done how many the player has just laid, traded or rolled, else how many the step asks for
##   $length     how many make a Qwirkle: 6
##   $almost     one less than that: 5
##   $shortest   the fewest cards in a series: 3
##   $bonus      the points a Qwirkle gives besides those for its pieces: 6
##   $ending     the points for ending the game: 6
##
## { trade }, { roll }, { roll-forced } and { series-new } are the words on the buttons of the table.

## Around the lessons

lesson-title = Apprendre en jouant
lesson-lead = Quelques étapes courtes par jeu. On s’arrête quand on veut.
# $game is the name of the game.
lesson-title-of = Apprendre { $game }
lesson-steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
lesson-label = La leçon
lesson-step = Étape { $step } sur { $steps }
lesson-back = Retour
lesson-next = Suivant
lesson-skip = Sauter
lesson-skip-label = Sauter cette étape
lesson-leave = Quitter la leçon
lesson-show = Montrer
lesson-again = Recommencer
lesson-others = Autres jeux
lesson-end-title = Bravo !

## Tiles

lesson-tiles-place = Une ligne est toute de la même couleur ou de la même forme, sans double. Choisissez un pion, puis une case qui s’allume, et validez.
lesson-tiles-place-hint = Choisissez un pion de cette couleur, puis une case à un bout de la ligne.
lesson-tiles-place-done =
    { $score ->
        [one] { $score } point : un par pion de chaque ligne formée.
       *[other] { $score } points : un par pion de chaque ligne formée.
    }

lesson-tiles-several =
    { $count ->
        [one] Des pions de la même couleur ou forme se posent en un tour, en rangée ou colonne. Posez-en { $count }.
       *[other] Des pions de la même couleur ou forme se posent en un tour, en rangée ou colonne. Posez-en { $count }.
    }
lesson-tiles-several-hint =
    { $count ->
        [one] Cherchez { $count } pion qui va dans cette ligne et posez-le avant de valider.
       *[other] Cherchez { $count } pions qui vont dans cette ligne et posez-les avant de valider.
    }
lesson-tiles-several-done =
    { $score ->
        [one] { $score } point : les pions déjà posés comptent aussi.
       *[other] { $score } points : les pions déjà posés comptent aussi.
    }

lesson-tiles-score =
    { $score ->
        [one] Un pion dans deux lignes compte dans les deux. Trouvez la case à { $score } point.
       *[other] Un pion dans deux lignes compte dans les deux. Trouvez la case à { $score } points.
    }
lesson-tiles-score-hint = Cherchez l’angle : une case avec un pion à côté et un autre en haut ou en bas.
lesson-tiles-score-done =
    { $score ->
        [one] { $score } point pour deux lignes d’un coup.
       *[other] { $score } points pour deux lignes d’un coup.
    }

lesson-tiles-qwirkle =
    { $bonus ->
        [one] { $length } en ligne font un Qwirkle : { $bonus } point de plus. Complétez cette ligne de { $almost }.
       *[other] { $length } en ligne font un Qwirkle : { $bonus } points de plus. Complétez cette ligne de { $almost }.
    }
lesson-tiles-qwirkle-hint = Chaque forme est là une fois. Laquelle manque ? Posez-la à l’un des bouts.
lesson-tiles-qwirkle-done =
    { $score ->
        [one] Qwirkle ! Cela fait { $score } point.
       *[other] Qwirkle ! Cela fait { $score } points.
    }

lesson-tiles-trade = Aucun coup possible : on échange. Appuyez sur « { trade } », choisissez les pions à rendre et échangez-les.
lesson-tiles-trade-hint = Appuyez sur « { trade } », puis les pions à rendre, puis le bouton d’échange.
lesson-tiles-trade-done =
    { $count ->
        [one] { $count } nouveau pion de la pioche. Échanger ne rapporte rien, et le tour est fini.
       *[other] { $count } nouveaux pions de la pioche. Échanger ne rapporte rien, et le tour est fini.
    }

lesson-tiles-end =
    { $ending ->
        [one] Quand la pioche est vide, poser son dernier pion termine la partie et rapporte { $ending } point de plus. Le plus haut score gagne.
       *[other] Quand la pioche est vide, poser son dernier pion termine la partie et rapporte { $ending } points de plus. Le plus haut score gagne.
    }

## Cubes

lesson-cubes-place =
    { $count ->
        [one] Une ligne est toute de la même couleur ou de la même forme, sans double. Choisissez un cube, puis une case qui s’allume, et validez.
       *[other] Une ligne est toute de la même couleur ou de la même forme, sans double. Posez { $count } cubes sur des cases qui s’allument, puis validez.
    }
lesson-cubes-place-hint = Posez des cubes de cette couleur aux bouts de la ligne et validez.
lesson-cubes-place-done =
    { $score ->
        [one] { $score } point : un par cube de chaque ligne formée.
       *[other] { $score } points : un par cube de chaque ligne formée.
    }

lesson-cubes-score =
    { $score ->
        [one] Un cube dans deux lignes compte dans les deux. Trouvez la case à { $score } point.
       *[other] Un cube dans deux lignes compte dans les deux. Trouvez la case à { $score } points.
    }
lesson-cubes-score-hint = Cherchez l’angle : une case avec un cube à côté et un autre en haut ou en bas.
lesson-cubes-score-done =
    { $score ->
        [one] { $score } point pour deux lignes d’un coup.
       *[other] { $score } points pour deux lignes d’un coup.
    }

lesson-cubes-roll = On peut lancer une fois avant de poser : la forme change, pas la couleur. Une forme manque ici : avec « { roll } », lancez le cube de cette couleur.
lesson-cubes-roll-hint = Un seul de vos cubes a la couleur de cette ligne. Lancez-le et gardez les autres.
lesson-cubes-roll-done = Juste la forme qui manquait ! Dans une vraie partie, c’est la chance qui décide.

lesson-cubes-qwirkle =
    { $bonus ->
        [one] { $length } en ligne font un Qwirkle : { $bonus } point de plus. Posez le cube lancé.
       *[other] { $length } en ligne font un Qwirkle : { $bonus } points de plus. Posez le cube lancé.
    }
lesson-cubes-qwirkle-hint = Le cube lancé va à un bout ou à l’autre de la ligne de { $almost }.
lesson-cubes-qwirkle-done =
    { $score ->
        [one] Qwirkle ! Cela fait { $score } point.
       *[other] Qwirkle ! Cela fait { $score } points.
    }

lesson-cubes-forced = Aucun coup possible, et on ne peut ni échanger ni passer. Avec « { roll-forced } », on relance jusqu’à en trouver un.
lesson-cubes-forced-hint = Appuyez sur « { roll-forced } ».
lesson-cubes-forced-done = Voilà un coup possible. Ensuite, on pose.

lesson-cubes-end =
    { $ending ->
        [one] Quand le sac est vide, poser son dernier cube termine la partie et rapporte { $ending } point de plus. Le plus haut score gagne.
       *[other] Quand le sac est vide, poser son dernier cube termine la partie et rapporte { $ending } points de plus. Le plus haut score gagne.
    }

## Cards

lesson-cards-series =
    { $shortest ->
        [one] Une série a { $shortest } carte ou plus de la même couleur ou { -with-same-shape }, sans double. Choisissez une carte, puis « { series-new } », et validez.
       *[other] Une série a { $shortest } cartes ou plus de la même couleur ou { -with-same-shape }, sans double. Choisissez une carte, puis « { series-new } », allongez-la et validez.
    }
lesson-cards-series-hint = Choisissez une autre carte, puis la série commencée, jusqu’à la rendre valide.
lesson-cards-series-done =
    { $count ->
        [one] { $count } carte jouée. Après chaque tour, on en pioche autant.
       *[other] { $count } cartes jouées. Après chaque tour, on en pioche autant.
    }

lesson-cards-longer =
    { $count ->
        [one] On peut allonger des séries, plusieurs par tour. Ajoutez { $count } carte.
       *[other] On peut allonger des séries, plusieurs par tour. Ajoutez { $count } cartes.
    }
lesson-cards-longer-hint = Choisissez une carte : les séries possibles s’allument. Choisissez-en une, puis recommencez.
lesson-cards-longer-done = Bien joué ! Seule compte la table à la fin de votre tour.

lesson-cards-rearrange =
    { $shortest ->
        [one] Les cartes de la table bougent aussi, si chaque série en garde { $shortest }. Formez une nouvelle série avec l’une d’elles.
       *[other] Les cartes de la table bougent aussi, si chaque série en garde { $shortest }. Formez une nouvelle série avec l’une d’elles.
    }
lesson-cards-rearrange-hint = La longue série peut céder une carte : mettez-la dans « { series-new } », avec des cartes de votre main qui vont avec.
lesson-cards-rearrange-done = Joli : une carte a bougé, et chaque série est valide.

lesson-cards-qwirkle = Une série de { $length } est un Qwirkle : il est à vous. Complétez-en un ; une autre série peut céder une carte.
lesson-cards-qwirkle-hint = Une des cartes qu’il vous faut est en main, l’autre dans l’autre série.
lesson-cards-qwirkle-done = Qwirkle ! Il est à vous, et compte à la fin.

lesson-cards-end = Une fois la pioche vide, chacun joue encore un tour. Le joueur qui a le plus de Qwirkles gagne.
