## The rules of the three games, in our own words, for the page, the terminal and beside a running game.
##
## rulebook/rules.py puts the messages into sections. Every message may use these; who shows it always gives them all.
## They come from the data of the edition, so no number is typed here:
##   $game      tiles, cubes or cards
##   $fewest    the fewest players; $most the most
##   $hand      how many each player holds
##   $pieces    how many there are in all; $copies of each kind (of each colour, for cubes); $kinds kinds
##   $colours   how many colours; $shapes how many shapes
##   $shortest  the fewest that make a line or series; $length the most, which is a Qwirkle; $almost is one less
##   $bonus     points a Qwirkle gives beyond one a piece; $full is what it gives in all
##   $ending    points for whoever ends the game
##   $tie       who starts among equals: oldest or youngest
##   $rematch   yes if a tie calls for a rematch, else no

## Headings

rules-title = Règles
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Règles : { $title }
rules-lead = Choisissez votre jeu, puis la règle qui est dans votre boîte.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = Ce que dit cette règle, avec nos propres mots.
rules-contents = Sur cette page
rules-others = Autres jeux
rules-print = Imprimer
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Notre choix { $ruling }

rules-section-purpose = Le jeu en bref
rules-section-setup = Mise en place
rules-section-start = Qui commence
rules-section-line = Qu’est-ce qu’une ligne ?
rules-section-series = Qu’est-ce qu’une série ?
rules-section-turn = À votre tour
rules-section-trade = Échanger
rules-section-roll = Lancer
rules-section-rearrange = Réarranger la table
rules-section-score =
    { $game ->
        [cards] Gagner des Qwirkles
       *[other] Compter les points
    }
rules-section-end = La fin
rules-section-winning = Qui gagne
rules-section-examples = Exemples
rules-section-refused = Ce qui est interdit
rules-section-rulings = Nos choix
rules-section-strategy = Bien jouer
rules-section-misprints = Erreurs d’impression

## What it is about

rules-tiles-purpose = Ensemble, on construit des lignes d’une couleur ou d’une forme. Chaque tuile posée rapporte des points, et celle qui relie deux lignes compte double. Le joueur qui a le plus de points gagne.
rules-cubes-purpose = Lancez vos cubes et construisez avec eux des lignes d’une couleur ou d’une forme. Chaque cube posé rapporte des points, et celui qui relie deux lignes compte double. Le joueur qui a le plus de points gagne.
rules-cards-purpose = Ensemble, on forme des séries d’une couleur ou d’une forme, et on les réarrange à volonté. Le joueur qui complète une série la prend. Celui qui en a le plus gagne.
rules-players =
    De { $fewest } à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }.

## Setting up

rules-tiles-setup-pieces =
    Il y a { $pieces ->
        [one] { $pieces } tuile
       *[other] { $pieces } tuiles
    } de { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    } et { $shapes ->
        [one] { $shapes } forme
       *[other] { $shapes } formes
    } : { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }, en { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } chacune.
rules-tiles-setup-draw =
    { $hand ->
        [one] Toutes vont dans le sac. Chacun pioche { $hand } tuile et la cache aux autres.
       *[other] Toutes vont dans le sac. Chacun pioche { $hand } tuiles et les cache aux autres.
    }
rules-cubes-setup-pieces =
    Il y a { $pieces ->
        [one] { $pieces } cube
       *[other] { $pieces } cubes
    }, { $copies } dans chacune des { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    }. Les faces de chaque cube portent { $shapes ->
        [one] la { $shapes } forme, dans sa couleur.
       *[other] les { $shapes } formes, toutes dans sa couleur.
    }
rules-cubes-setup-draw =
    { $hand ->
        [one] Tous vont dans le sac. Chacun pioche { $hand } cube et le lance. Rien n’est caché, sauf le sac : tout le monde voit toutes les mains.
       *[other] Tous vont dans le sac. Chacun pioche { $hand } cubes et les lance. Rien n’est caché, sauf le sac : tout le monde voit toutes les mains.
    }
rules-cards-setup-pieces =
    Il y a { $pieces ->
        [one] { $pieces } carte
       *[other] { $pieces } cartes
    } de { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    } et { $shapes ->
        [one] { $shapes } forme
       *[other] { $shapes } formes
    } : { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }, en { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } chacune.
rules-cards-setup-deal =
    { $hand ->
        [one] Mélangez, puis distribuez { $hand } carte à chacun, cachée aux autres. Le reste forme la pioche, face cachée.
       *[other] Mélangez, puis distribuez { $hand } cartes à chacun, cachées aux autres. Le reste forme la pioche, face cachée.
    }
rules-setup-dots = Les couleurs sont difficiles à distinguer ? Chacune a son propre nombre de points. Dans le navigateur, les réglages les grossissent.

## Who starts

rules-tiles-start-longest = Chacun annonce la longueur de la plus longue ligne de sa main ; une tuile en double ne compte qu’une fois. Le joueur qui a la plus longue commence.
rules-cards-start-largest = Le joueur qui a la plus grande série en main commence. On peut la jouer, mais rien n’y oblige.
rules-start-tie =
    { $tie ->
        [youngest] En cas d’égalité, c’est le plus jeune des ex æquo qui commence.
       *[oldest] En cas d’égalité, c’est le plus âgé des ex æquo qui commence.
    }
rules-tiles-start-lay = Au premier tour, on pose une ligne d’exactement cette longueur. Si la main en a plusieurs, n’importe laquelle convient. On n’échange pas au premier tour.
rules-cubes-start-oldest = Le joueur le plus âgé commence.
rules-cubes-start-lay = Au premier tour, on pose la plus longue ligne que les cubes permettent. Si aucun ne va avec un autre, on les relance tous jusqu’à ce que deux au moins aillent ensemble.
rules-cards-start-again =
    { $shortest ->
        [one] Si personne n’a de série d’au moins { $shortest } carte, on mélange et on redistribue tout.
       *[other] Si personne n’a de série d’au moins { $shortest } cartes, on mélange et on redistribue tout.
    }
rules-start-clockwise = Ensuite, on joue dans le sens des aiguilles d’une montre.

## What a line or a series is

rules-line =
    Une ligne est une rangée ou une colonne, sans trou, d’au moins { $game ->
        [cubes] { $shortest ->
            [one] { $shortest } cube, tous d’une même couleur ou tous d’une même forme.
           *[other] { $shortest } cubes, tous d’une même couleur ou tous d’une même forme.
        }
       *[other] { $shortest ->
            [one] { $shortest } tuile, toutes d’une même couleur ou toutes d’une même forme.
           *[other] { $shortest } tuiles, toutes d’une même couleur ou toutes d’une même forme.
        }
    }
rules-line-different = Jamais de double dans une ligne. Dans une ligne d’une couleur, chaque forme est là une fois au plus ; dans une ligne d’une forme, chaque couleur.
rules-line-longest = Une ligne ne dépasse donc pas { $length }. Une ligne de { $length } est un Qwirkle.
rules-line-gap = Là où il y a un vide, une ligne s’arrête ; au-delà, c’en est une autre. Les diagonales ne comptent pas.
rules-series =
    Une série compte de { $shortest } à { $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }, toutes d’une même couleur ou toutes d’une même forme.
rules-series-different = Jamais de double dans une série. Dans une série d’une couleur, chaque forme est là une fois au plus ; dans une série d’une forme, chaque couleur.
rules-series-longest =
    { $length ->
        [one] Une série de { $length } carte est un Qwirkle.
       *[other] Une série de { $length } cartes est un Qwirkle.
    }

## The turn

rules-tiles-turn = À votre tour, de deux choses l’une : vous posez des tuiles, ou vous en échangez.
rules-cubes-turn = À votre tour, vous pouvez lancer, puis vous posez, puis vous comptez.
rules-cards-turn = À votre tour, jouez au moins une carte. Commencez des séries, allongez celles de la table, déplacez des cartes de l’une à l’autre : autant qu’il vous plaît, et en combinant à votre gré.
rules-turn-own = On joue seulement à son tour, seulement ce qu’on a en main, et seulement tant que la partie dure.
rules-place-alike =
    { $game ->
        [cubes] Posez un ou plusieurs cubes. Tous ceux d’un même tour ont une couleur ou une forme en commun, et tous sont différents.
       *[other] Posez une ou plusieurs tuiles. Toutes celles d’un même tour ont une couleur ou une forme en commun, et toutes sont différentes.
    }
rules-place-row = Le tout va dans une seule rangée ou une seule colonne.
rules-place-unbroken =
    { $game ->
        [cubes] Une fois posés, ils appartiennent à une même ligne sans trou. Il peut y en avoir de plus anciens entre eux, et on peut compléter les deux bouts.
       *[other] Une fois posées, elles appartiennent à une même ligne sans trou. Il peut y en avoir de plus anciennes entre elles, et on peut compléter les deux bouts.
    }
rules-place-cell =
    { $game ->
        [cubes] Une case n’accueille qu’un cube, et ce qui est posé ne bouge plus.
       *[other] Une case n’accueille qu’une tuile, et ce qui est posé ne bouge plus.
    }
rules-place-touch =
    { $game ->
        [cubes] Au moins un des cubes posés en touche un plus ancien, côté contre côté.
       *[other] Au moins une des tuiles posées en touche une plus ancienne, côté contre côté.
    }
rules-place-lines = Regardez enfin chaque rangée et chaque colonne que vous avez allongée : chacune doit être une vraie ligne.
rules-tiles-turn-draw =
    { $hand ->
        [one] À la fin de votre tour, piochez pour avoir de nouveau { $hand } tuile, tant qu’il en reste dans le sac.
       *[other] À la fin de votre tour, piochez pour avoir de nouveau { $hand } tuiles, tant qu’il en reste dans le sac.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] À la fin de votre tour, piochez pour avoir de nouveau { $hand } cube, tant qu’il en reste dans le sac, et lancez les nouveaux.
       *[other] À la fin de votre tour, piochez pour avoir de nouveau { $hand } cubes, tant qu’il en reste dans le sac, et lancez les nouveaux.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] À la fin de votre tour, piochez pour avoir de nouveau { $hand } carte, tant que la pioche n’est pas vide.
       *[other] À la fin de votre tour, piochez pour avoir de nouveau { $hand } cartes, tant que la pioche n’est pas vide.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Si vous ne pouvez jouer aucune carte, vous passez. Si vous le pouvez, il le faut.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] Au lieu de poser, on peut échanger { $hand } tuile : mettez-la de côté, piochez-en une autre, et seulement ensuite remettez la première dans le sac.
       *[other] Au lieu de poser, on peut échanger jusqu’à { $hand } tuiles : mettez-les de côté, piochez-en autant, et seulement ensuite remettez-les dans le sac et mélangez.
    }
rules-tiles-trade-must = Si aucun coup n’est possible, il faut échanger au moins une tuile. On peut aussi échanger quand on pourrait poser.

## Rolling (cubes)

rules-cubes-roll = Avant de poser, on peut relancer une fois les cubes de son choix. Leur forme change, jamais leur couleur.
rules-cubes-roll-must = Si aucun coup n’est possible, on relance tous ses cubes, encore et encore, jusqu’à ce qu’il y en ait un.
rules-cubes-roll-only = On n’échange pas, et personne ne passe par choix.

## Rearranging (cards)

rules-cards-table = Ce qui compte, c’est la table à la fin du tour : chaque carte y fait partie d’une vraie série.
rules-cards-stay = Ce qui est sur la table y reste, et seules s’y ajoutent les cartes que vous jouez. Aucune carte ne retourne dans une main.
rules-cards-try = Tant que vous n’avez pas validé, essayez ce que vous voulez : tout peut être remis en place.

## Scoring

rules-score-lines =
    { $game ->
        [cubes] Chaque ligne d’au moins { $shortest } que vous avez formée ou allongée rapporte un point par cube qu’elle contient.
       *[other] Chaque ligne d’au moins { $shortest } que vous avez formée ou allongée rapporte un point par tuile qu’elle contient.
    }
rules-score-twice =
    { $game ->
        [cubes] Un cube qui est dans deux de ces lignes compte dans les deux.
       *[other] Une tuile qui est dans deux de ces lignes compte dans les deux.
    }
rules-score-qwirkle =
    { $bonus ->
        [one] Un Qwirkle rapporte { $bonus } point de plus, { $full } en tout.
       *[other] Un Qwirkle rapporte { $bonus } points de plus, { $full } en tout.
    }
rules-score-ending =
    { $ending ->
        [one] Le joueur qui termine la partie reçoit { $ending } point de plus.
       *[other] Le joueur qui termine la partie reçoit { $ending } points de plus.
    }
rules-cards-score =
    { $length ->
        [one] À la fin de votre tour, prenez sur la table chaque série de { $length } carte. C’est un Qwirkle : il reste devant vous, face visible, lisible par tous.
       *[other] À la fin de votre tour, prenez sur la table chaque série de { $length } cartes. C’est un Qwirkle : il reste devant vous, face visible, lisible par tous.
    }
rules-cards-score-only = Il n’y a pas de points : seuls les Qwirkles comptent.

## The end, and who wins

rules-end-bag = Quand le sac est vide, plus personne ne pioche ; on continue avec ce qu’on a en main.
rules-end-last =
    { $game ->
        [cubes] La partie s’arrête dès que quelqu’un a posé son dernier cube.
       *[other] La partie s’arrête dès que quelqu’un a posé sa dernière tuile.
    }
rules-cards-end = Dès que quelqu’un a pioché la dernière carte, chacun joue encore un tour. La personne qui l’a piochée joue en dernier.
rules-winning = Le plus haut score gagne.
rules-cards-winning =
    { $rematch ->
        [yes] Le joueur qui a le plus de Qwirkles gagne. À égalité, on se serre la main et on rejoue ; ici, c’est noté comme une victoire partagée, et la revanche vous est proposée.
       *[no] Le joueur qui a le plus de Qwirkles gagne. À égalité, la victoire est partagée.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = La règle laisse quelques cas ouverts. Voici comment nous jouons ; à votre table, convenez de ce qui vous plaît.
rules-ruling-R1 =
    La règle ne dit pas à combien on joue. Nous jouons de { $fewest } à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }, comme sur la boîte.
rules-ruling-R2 = On n’échange pas plus de tuiles que le sac n’en contient.
rules-ruling-R3 = Quand le sac est vide et qu’aucun coup n’est possible, on passe. Qui peut poser doit poser.
rules-ruling-R4 =
    { $ending ->
        [one] Quand tout le monde passe, l’un après l’autre, la partie s’arrête, et personne ne reçoit le { $ending } point de la fin.
       *[other] Quand tout le monde passe, l’un après l’autre, la partie s’arrête, et personne ne reçoit les { $ending } points de la fin.
    }
rules-ruling-R5 = Un premier tour d’une seule tuile rapporte un point.
rules-ruling-R6 = À égalité de plus haut score, la victoire est partagée.
rules-ruling-R7 =
    { $ending ->
        [one] Le { $ending } point de la fin fait partie du score du tour qui termine la partie.
       *[other] Les { $ending } points de la fin font partie du score du tour qui termine la partie.
    }
rules-ruling-R8 = Si, avec les couleurs d’un joueur, aucun lancer ne peut jamais convenir, ce joueur passe au lieu de lancer sans fin.
rules-ruling-R9 = Le lancer facultatif vient avant les lancers obligés, et n’est plus proposé dans le même tour.
rules-ruling-R10 = Un joueur qui ne peut jouer aucune carte passe. S’il peut en jouer une, il le doit.
rules-ruling-R11 = Quand tout le monde passe, l’un après l’autre, la partie s’arrête.
rules-ruling-R12 = Réarranger la table sans jouer de carte n’est pas un tour.
rules-ruling-R13 = Quand tout le monde a échangé, l’un après l’autre, et que rien de ce qui est hors du plateau ne pourra jamais être posé, la partie s’arrête comme si tous avaient passé.

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Comptez. Chaque sorte existe en { $copies } exemplaire : une ligne qui attend une tuile déjà jouée ne sera jamais finie.
       *[other] Comptez. Chaque sorte existe en { $copies } exemplaires : une ligne qui attend une tuile dont on voit déjà les { $copies } ne sera jamais finie.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Comptez. Il y a { $copies } cube de chaque couleur : une ligne qui attend une couleur dont tous les cubes sont sur le plateau ne sera jamais finie.
       *[other] Comptez. Il y a { $copies } cubes de chaque couleur : une ligne qui attend une couleur dont tous les cubes sont sur le plateau ne sera jamais finie.
    }
rules-strategy-join = Cherchez l’endroit où plusieurs lignes se rejoignent : ce qu’on y pose compte dans chacune.
rules-strategy-gift = Une ligne de { $almost } est un cadeau pour le joueur suivant, sauf si ce qui lui manque n’existe plus.
rules-cubes-strategy-open = Les mains sont visibles. Avant de poser, voyez ce que le joueur suivant pourrait en faire.
rules-cards-strategy-count =
    { $copies ->
        [one] Comptez. Chaque carte existe en { $copies } exemplaire : une série qui attend une carte sortie de la table ne sera jamais finie.
       *[other] Comptez. Chaque carte existe en { $copies } exemplaires : une série qui attend une carte déjà prise { $copies } fois ne sera jamais finie.
    }
rules-cards-strategy-spare =
    { $shortest ->
        [one] Une série de plus de { $shortest } carte peut en céder une. Regardez toute la table avant de dire qu’aucun coup n’est possible.
       *[other] Une série de plus de { $shortest } cartes peut en céder une. Regardez toute la table avant de dire qu’aucun coup n’est possible.
    }
rules-cards-strategy-gift = Une série de { $almost } est un cadeau pour le joueur suivant, sauf si la carte qui lui manque n’est plus là.

## Misprints in the books

rules-misprint-tiles-mindware = Dans le long exemple du livret, le septième tour attribue ses points à un autre nom. Ils sont à Sally.
rules-misprint-tiles-schmidt = Dans l’exemple qui donne 17 points, la tuile rouge va avec une étoile en tchèque, en slovaque et en roumain, et avec une croix en hongrois et en polonais. Le score est le même.
rules-misprint-cards-999-copies = Le texte français parle de six exemplaires de chaque carte. Il y en a { $copies }.
rules-misprint-cards-999-square = Un exemple prend un carré vert dans la série verte. Ce doit être la série des carrés, comme le montre la phrase suivante. Les losanges du texte néerlandais sont des carrés dans le texte français.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Ce que le tour ajoute est marqué.
rules-examples-game = Tout un début de partie, tour par tour, d’après l’exemple de la règle MindWare.
rules-refused-about = Tout ceci est refusé ; la raison qui serait donnée est écrite dessous.
# Names of what an example shows beside the picture.
rules-example-hand = En main
rules-example-rolled = Relancé
rules-example-played = Joué
rules-example-before = Avant
rules-example-after = Après
rules-example-taken = Gagné comme Qwirkle
rules-example-refused = Interdit
rules-example-allowed = Permis

rules-outcome-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle : { $points }
       *[no] Ligne de { $length } : { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = Fin de la partie : { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [0] Aucun Qwirkle
        [one] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkles
    }
rules-outcome-over = La partie est finie.

rules-example-line-colour = Une couleur, toutes les formes différentes.
rules-example-line-shape = Une forme, toutes les couleurs différentes.
rules-example-start-longest = Cette main a une ligne de { $longest } : au premier tour, on en pose donc { $longest }.
rules-example-both-ends = Les deux bouts d’une ligne s’allongent en un tour.
rules-example-cubes-roll = Un cube est relancé : sa couleur reste, il montre une autre forme, et il convient.
rules-example-two-lines =
    { $game ->
        [cubes] Un seul cube, mais il est dans une rangée et dans une colonne, et compte dans les deux.
       *[other] Une seule tuile, mais elle est dans une rangée et dans une colonne, et compte dans les deux.
    }
rules-example-qwirkle =
    { $game ->
        [cubes] Le dernier qui manquait : un Qwirkle.
       *[other] La dernière qui manquait : un Qwirkle.
    }
rules-example-last =
    { $game ->
        [cubes] Le sac est vide, et c’était le dernier cube de la main : la partie s’arrête aussitôt.
       *[other] Le sac est vide, et c’était la dernière tuile de la main : la partie s’arrête aussitôt.
    }
rules-example-turn = Tour { $turn }

rules-example-cards-new-and-longer = Une nouvelle série, et une carte ajoutée à une autre, en un tour.
rules-example-cards-two-longer = Deux séries s’allongent en un tour.
rules-example-cards-qwirkle = Trois et trois : un Qwirkle.
rules-example-cards-borrow = Une carte quitte une série qui peut s’en passer.
rules-example-cards-chain = Deux cartes se déplacent, l’une après l’autre.
rules-example-cards-mend = Une carte se déplace pour compléter un Qwirkle, et une carte de la main répare la série qu’elle a quittée.
rules-example-cards-last = Le dernier tour de la partie. On compte maintenant les Qwirkles.

rules-example-no-pieces = Rien n’est posé.
rules-example-not-in-hand =
    { $game ->
        [cubes] Posé deux fois, mais il n’y en a qu’un en main.
        [cards] Jouée deux fois, mais il n’y en a qu’une en main.
       *[tiles] Posée deux fois, mais il n’y en a qu’une en main.
    }
rules-example-cell-taken =
    { $game ->
        [cubes] Posé par-dessus un autre.
       *[other] Posée par-dessus une autre.
    }
rules-example-not-in-one-line =
    { $game ->
        [cubes] Posés en angle.
       *[other] Posées en angle.
    }
rules-example-no-shared-attribute =
    { $game ->
        [cubes] Chacun va avec celui qu’il touche, mais les deux n’ont en commun ni couleur ni forme.
       *[other] Chacune va avec celle qu’elle touche, mais les deux n’ont en commun ni couleur ni forme.
    }
rules-example-repeated-piece =
    { $game ->
        [cubes] Deux fois le même en un tour.
       *[other] Deux fois la même en un tour.
    }
rules-example-gap = Dans une même rangée, mais avec une case vide entre les deux.
rules-example-detached = Coin contre coin n’est pas côté contre côté.
rules-example-line-too-long = Réunies ainsi, les deux lignes en feraient une de { $over }.
rules-example-duplicate-in-line =
    { $game ->
        [cubes] Le même est déjà à l’autre bout de la ligne.
       *[other] La même est déjà à l’autre bout de la ligne.
    }
rules-example-mixed-line =
    { $game ->
        [cubes] Il va avec son voisin, mais pas avec la ligne qu’il allonge aussi.
       *[other] Elle va avec sa voisine, mais pas avec la ligne qu’elle allonge aussi.
    }
rules-example-opening-not-longest = Un premier tour de { $laid }, alors que la main a une ligne de { $longest }.
rules-example-series-too-short = Le Qwirkle est complet, mais la série qui a cédé une carte n’en garde que deux.
rules-example-duplicate-in-series = Deux fois la même carte dans une série.
rules-example-mixed-series = Ni une même couleur, ni une même forme.
rules-example-cards-missing = Une carte de la table a disparu.
rules-example-cards-added = Une carte est arrivée sur la table sans que personne l’ait jouée.
rules-example-cards-no-pieces = La table est réarrangée, mais aucune carte n’est jouée.
