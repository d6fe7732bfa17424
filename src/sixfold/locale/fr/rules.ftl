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
rules-ours-mark = Pas dans le livret
rules-book-mark = Exemple du livret

rules-section-purpose = But du jeu
rules-section-setup = Mise en place
rules-section-start = Début de la partie
rules-section-line = Les lignes
rules-section-series = Les séries
rules-section-turn = À votre tour
rules-section-trade = Échanger des pions
rules-section-roll = Lancer
rules-section-rearrange = Déplacer des cartes
rules-section-score =
    { $game ->
        [cards] Gagner des Qwirkles
       *[other] Compter les points
    }
rules-section-end = Fin de la partie
rules-section-winning = Victoire
rules-section-examples = Exemples
rules-section-refused = Ce qui est interdit
rules-section-rulings = Nos choix
rules-section-strategy = Conseils
rules-section-misprints = Erreurs d’impression

## What it is about

rules-tiles-purpose = Ensemble, on construit des lignes de la même couleur ou de la même forme. Le joueur qui marque le plus de points gagne. Un pion qui appartient à deux lignes compte dans les deux.
rules-cubes-purpose = Lancez vos cubes et construisez des lignes de la même couleur ou de la même forme. Le joueur qui marque le plus de points gagne. Un cube qui appartient à deux lignes compte dans les deux.
rules-cards-purpose = Formez des séries de cartes de la même couleur ou { -with-same-shape }, et réarrangez-les à volonté. Complétez une série et elle est à vous. Le joueur qui en a le plus gagne.
rules-players =
    De { $fewest } à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }.
rules-playing-time =
    { $slowest ->
        [one] Une partie dure de { $quickest } à { $slowest } minute.
       *[other] Une partie dure de { $quickest } à { $slowest } minutes.
    }

## Setting up

rules-tiles-setup-pieces =
    Il y a { $pieces ->
        [one] { $pieces } pion
       *[other] { $pieces } pions
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
rules-setup-paper = Il faut du papier et un crayon pour noter le score. (Ici, il est noté pour vous.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Posez tous les pions face cachée : c’est la pioche.
       *[bag] Mettez tous les pions dans le sac : c’est la pioche.
    } { $hand ->
        [one] Chacun tire { $hand } pion et le cache aux autres.
       *[other] Chacun tire { $hand } pions et les cache aux autres.
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
    } et { $shapes } { -shapes } : { $kinds ->
        [one] { $kinds } sorte
       *[other] { $kinds } sortes
    }, en { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } chacune.
rules-cards-setup-deal =
    { $hand ->
        [one] Mélangez, puis distribuez { $hand } carte à chacun, cachée aux autres. Le reste forme { -the-bag }, face cachée.
       *[other] Mélangez, puis distribuez { $hand } cartes à chacun, cachées aux autres. Le reste forme { -the-bag }, face cachée.
    }
rules-setup-dots = Les couleurs sont difficiles à distinguer ? Chacune a son propre nombre de pastilles. Dans le navigateur, les réglages les grossissent.

## Who starts

rules-tiles-start-longest = Chacun annonce combien de pions de la même couleur ou de la même forme il a, sans compter les doubles. Le joueur qui en a le plus commence.
rules-cards-start-largest = Le joueur qui a la plus grande série en main commence. On peut la jouer, mais rien n’y oblige.
rules-start-tie =
    { $tie ->
        [youngest] En cas d’égalité, c’est le plus jeune des ex æquo qui commence.
       *[oldest] En cas d’égalité, c’est le plus âgé des ex æquo qui commence.
    }
rules-tiles-start-lay = Le premier joueur commence par poser ces pions en ligne.
rules-cubes-start-oldest = Le joueur le plus âgé commence.
rules-cubes-start-lay = Au tout premier tour, on doit poser la plus longue ligne que les cubes permettent. Si aucun ne va avec un autre, on les relance tous jusqu’à ce que deux au moins aillent ensemble.
rules-cards-start-again =
    { $shortest ->
        [one] Si personne n’a de série d’au moins { $shortest } carte, on mélange et on redistribue tout.
       *[other] Si personne n’a de série d’au moins { $shortest } cartes, on mélange et on redistribue tout.
    }
rules-start-clockwise = Ensuite, on joue dans le sens des aiguilles d’une montre.

## What a line or a series is

rules-line =
    Une ligne compte au moins { $shortest ->
        [one] { $shortest } { -piece }
       *[other] { $shortest } { -pieces }
    } côte à côte, en rangée ou en colonne, tous de la même couleur ou tous de la même forme.
rules-line-different = Pas de double dans une ligne : une ligne de couleur a chaque forme une fois au plus, une ligne de forme chaque couleur une fois au plus.
rules-line-longest = Une ligne ne dépasse donc pas { $length }. Une ligne de { $length } est un Qwirkle.
rules-line-gap = Là où il y a un vide, une ligne s’arrête ; au-delà, c’en est une autre. Les diagonales ne comptent pas.
rules-place-nowhere = Il arrive qu’à certains endroits, plus rien ne puisse être posé. C’est normal.
rules-series =
    Une série compte de { $shortest } à { $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }, toutes de la même couleur ou { -with-same-shape }.
rules-series-different = Pas de double dans une série : deux cartes identiques n’y sont jamais ensemble.
rules-series-longest =
    { $length ->
        [one] Une série de { $length } carte est un Qwirkle.
       *[other] Une série de { $length } cartes est un Qwirkle.
    }

## The turn

rules-tiles-turn = À votre tour, de deux choses l’une : vous posez des pions, ou vous en échangez.
rules-cubes-turn = À votre tour, relancez des cubes si vous le souhaitez, puis posez, puis comptez.
rules-cards-turn = À votre tour, jouez au moins une carte. Commencez des séries, allongez celles de la table, déplacez des cartes de l’une à l’autre : autant qu’il vous plaît, et en combinant à votre gré.
rules-turn-own = On ne joue qu’à son tour, et seulement ce qu’on a en main.
rules-place-alike = Posez un ou plusieurs { -pieces }. Tous ceux d’un même tour sont de la même couleur ou de la même forme, sans double.
rules-place-row = Le tout va dans une seule rangée ou une seule colonne.
rules-place-unbroken = Tous appartiennent à une même ligne. Ils n’ont pas à se toucher : on peut compléter les deux bouts, ou poser autour de { -pieces } déjà là.
rules-place-cell = Une case n’accueille qu’un { -piece }, et ce qui est posé ne bouge plus.
rules-place-touch = Au moins un d’entre eux touche, côté contre côté, un { -piece } déjà posé.
rules-place-lines = Regardez enfin chaque rangée et chaque colonne que vous avez allongée : chacune doit être une vraie ligne.
rules-tiles-turn-draw =
    { $hand ->
        [one] Puis tirez pour avoir de nouveau { $hand } pion.
       *[other] Puis tirez pour avoir de nouveau { $hand } pions.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] À la fin de votre tour, piochez pour avoir de nouveau { $hand } cube, tant qu’il en reste dans le sac, et lancez les nouveaux.
       *[other] À la fin de votre tour, piochez pour avoir de nouveau { $hand } cubes, tant qu’il en reste dans le sac, et lancez les nouveaux.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] À la fin de votre tour, piochez pour avoir de nouveau { $hand } carte.
       *[other] À la fin de votre tour, piochez pour avoir de nouveau { $hand } cartes.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Si vous ne pouvez jouer aucune carte, vous passez. Si vous le pouvez, il le faut.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] Au lieu de poser, on peut échanger { $hand } pion : mettez-le de côté, tirez-en un autre, puis mélangez le premier à la pioche.
       *[other] Au lieu de poser, on peut échanger jusqu’à { $hand } pions : mettez-les de côté, tirez-en autant, puis mélangez-les à la pioche.
    }
rules-tiles-trade-must = Si aucun coup n’est possible, il faut échanger au moins un pion. On peut aussi échanger quand on pourrait poser.
rules-tiles-trade-ends = Un échange termine le tour. Les nouveaux pions se jouent à partir du tour suivant.

## Rolling (cubes)

rules-cubes-roll = Avant de poser, on peut relancer une fois par tour autant de cubes qu’on veut. Leur forme change, jamais leur couleur.
rules-cubes-roll-must = Si aucun coup n’est possible, on relance tous ses cubes, encore et encore, jusqu’à ce qu’il y en ait un.
rules-cubes-roll-only = On n’échange pas, et personne ne passe par choix.

## Rearranging (cards)

rules-cards-table = Ce qui compte, c’est la table à la fin du tour : chaque carte y fait partie d’une vraie série.
rules-cards-stay = Ce qui est sur la table y reste, et seules s’y ajoutent les cartes que vous jouez. Aucune carte ne retourne dans une main.
rules-cards-rows = Tout est plus clair si l’on range les séries de couleurs d’un côté et les séries de { -shapes } de l’autre.
rules-cards-aside = Un grand remaniement en vue ? Gardez un peu à part les cartes que vous jouez, pour que personne ne s’y perde. (Ici, elles sont marquées.)
rules-cards-first = Un grand remaniement en vue ? Déplacez d’abord les cartes de la table, puis jouez celles de votre main.
rules-cards-try = Tant que vous n’avez pas validé, essayez ce que vous voulez : tout peut être remis en place.

## Scoring

rules-score-lines = Chaque ligne d’au moins { $shortest } que vous avez formée ou complétée rapporte un point par { -piece }, y compris ceux qui étaient déjà là.
rules-score-twice = Un { -piece } qui est dans deux de ces lignes compte dans les deux.
rules-score-qwirkle =
    { $bonus ->
        [one] Un Qwirkle rapporte { $bonus } point supplémentaire, { $full } en tout.
       *[other] Un Qwirkle rapporte { $bonus } points supplémentaires, { $full } en tout.
    }
rules-score-ending =
    { $ending ->
        [one] Le joueur qui termine la partie obtient { $ending } point supplémentaire.
       *[other] Le joueur qui termine la partie obtient { $ending } points supplémentaires.
    }
rules-cards-score =
    { $taking ->
        [once] Dès que vous complétez une série de { $length }, c’est un Qwirkle : retirez-la de la table.
       *[end] À la fin de votre tour, retirez de la table chaque série de { $length } : c’est un Qwirkle.
    } Gardez vos Qwirkles devant vous, face visible, pour que tout le monde voie quelles cartes ne sont plus en jeu.
rules-cards-score-only = Il n’y a pas de points : seuls les Qwirkles comptent.

## The end, and who wins

rules-end-bag = Quand { -the-bag } est vide, on continue sans piocher.
rules-end-last = La partie s’arrête dès que quelqu’un a posé son dernier { -piece }.
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
rules-ruling-R2 = On n’échange pas plus de pions que la pioche n’en contient.
rules-ruling-R3 = Quand la pioche est vide et qu’aucun coup n’est possible, on passe. Qui peut poser doit poser.
rules-ruling-R4 =
    { $ending ->
        [one] Quand tout le monde passe, l’un après l’autre, la partie s’arrête, et personne ne reçoit le { $ending } point de la fin.
       *[other] Quand tout le monde passe, l’un après l’autre, la partie s’arrête, et personne ne reçoit les { $ending } points de la fin.
    }
rules-ruling-R5 = Commencer par un seul pion rapporte un point.
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
rules-ruling-R13 = Quand tout le monde a échangé, l’un après l’autre, et que plus rien de ce qui reste ne pourra jamais être posé, la partie s’arrête comme si tous avaient passé.
rules-ruling-R14 = On n’échange pas au tout premier tour.
rules-ruling-R15 = Si votre main a plusieurs lignes aussi longues, commencez par celle que vous voulez.

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Comptez les { -pieces }. Chacun existe en { $copies } exemplaire : s’il est déjà joué, personne ne peut finir la ligne qui l’attend.
       *[other] Comptez les { -pieces }. Chacun existe en { $copies } exemplaires : si les { $copies } sont déjà joués, personne ne peut finir la ligne qui en attend un.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Comptez. Il y a { $copies } cube de chaque couleur : une ligne qui attend une couleur dont tous les cubes sont sur le plateau ne sera jamais finie.
       *[other] Comptez. Il y a { $copies } cubes de chaque couleur : une ligne qui attend une couleur dont tous les cubes sont sur le plateau ne sera jamais finie.
    }
rules-strategy-join = Cherchez l’endroit où plusieurs lignes se rejoignent : ce qu’on y pose compte dans chacune.
rules-strategy-gift = Méfiez-vous des lignes de { $almost } : le joueur suivant peut en faire un Qwirkle, sauf si ce qui leur manque n’existe plus.
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
rules-cards-strategy-gift = Méfiez-vous des séries de { $almost } : le joueur suivant peut les compléter, sauf si la carte qui leur manque n’est plus là.

## Misprints in the books

rules-misprint-tiles-mindware = Texte anglais : au 7e tour de l’exemple, les points sont attribués à Ann. Ils sont à Sally, comme dans les textes français et espagnol.
rules-misprint-tiles-mindware-five = Texte français : les conseils mettent en garde contre les lignes d’au moins cinq pions. Il s’agit de lignes d’exactement cinq, comme en anglais et en espagnol.
rules-misprint-tiles-schmidt = Textes tchèque, slovaque et roumain : dans l’exemple à 17 points, l’une des lignes de deux serait faite d’étoiles. Ce sont des croix, comme en hongrois et en polonais : la ligne rouge a déjà son étoile.
rules-misprint-tiles-schmidt-always = Texte tchèque : un Qwirkle rapporterait au moins 12 points. La ligne elle-même en rapporte toujours 12, comme le disent les autres textes ; les autres lignes comptent à part.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] Texte français : il y aurait 6 exemplaires de chaque carte. Il y en a { $copies }.
       *[other] Texte français : il y aurait 6 exemplaires de chaque carte. Il y en a { $copies }.
    }
rules-misprint-cards-999-square = Les deux textes : dans un exemple, le carré vert est pris dans la série verte. Ce doit être la série des carrés, comme le montre la phrase suivante.
rules-misprint-cards-999-diamonds = Texte français : les losanges des exemples néerlandais sont devenus des carrés. Nos images montrent des losanges.
rules-misprint-cards-999-points = Les deux textes : les Qwirkles rapporteraient des points à la fin. Il n’en est rien : on compte seulement les Qwirkles.
rules-misprint-cards-999-aside = Texte français : le reste des cartes serait à écarter, et la liste des actions en compte une de trop. Le reste est la pioche, et il y a quatre actions, comme en néerlandais.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Ce que le tour ajoute est marqué.
rules-examples-game = L’exemple de partie du livret, tour par tour.
rules-examples-cubes-game = L’exemple de partie du livret, tour par tour. Ses images nous manquent : les cubes et le plateau sont de nous, conformes à ce qu’il dit de chaque tour. Un score est illisible ; ce sont les règles qui le donnent ici.
rules-examples-cards = Les exemples du livret. Les tables sont de nous, conformes au texte.
rules-examples-schmidt = Les exemples du livret. Les grilles sont de nous, conformes au texte.
rules-refused-about = Rien de ceci n’est permis ; le motif est indiqué dessous.
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

rules-example-line-colour = Même couleur, formes différentes.
rules-example-line-shape = Même forme, couleurs différentes.
rules-example-start-longest = La plus longue ligne de cette main est de { $longest } : le premier joueur en pose donc { $longest }.
rules-example-both-ends = Les deux bouts d’une ligne s’allongent en un tour.
rules-example-cubes-roll = Un cube est relancé : sa couleur reste, il montre une autre forme, et il convient.
rules-example-two-lines = Un seul { -piece }, mais il compte dans sa rangée et dans sa colonne.
rules-example-qwirkle =
    { $game ->
        [cubes] Le dernier qui manquait : un Qwirkle.
       *[other] La dernière qui manquait : un Qwirkle.
    }
rules-example-last = Plus rien { -in-the-bag }, et c’était le dernier { -piece } de la main : la partie s’arrête.
rules-example-game-1 = { -player-one } commence avec trois pions rouges, chacun d’une forme différente.
rules-example-game-2 = { -player-two } joue trois carrés : l’un complète la ligne rouge, et ensemble ils forment une ligne de carrés. Le carré rouge compte deux fois, car il est dans les deux lignes.
rules-example-game-3 = { -player-three } joue un cercle bleu. Cela fait deux nouvelles lignes : une de cercles et une bleue.
rules-example-game-4 = { -player-four } joue deux pions verts et crée trois lignes : une de carreaux, une de trèfles et une verte.
rules-example-game-5 = { -player-one } joue deux pions verts. Tous deux complètent la ligne verte sans se toucher, et l’un complète aussi les cercles.
rules-example-game-6 = { -player-two } joue deux carrés : l’un complète la ligne de carrés, et à deux ils en commencent une autre. Les deux ne pouvaient pas aller dans l’ancienne ligne : elle aurait eu deux carrés rouges.
rules-example-game-7 = { -player-three } joue deux étoiles et forme une ligne d’étoiles.
rules-example-game-8 = { -player-four } joue deux pions orange et forme une ligne orange. Les carreaux ne comptent pas, car le carreau orange ne touche pas les deux autres.
rules-example-game-9 = { -player-one } joue deux pions jaunes : une ligne jaune, qui complète aussi les carreaux et les cercles.
rules-example-game-10 = { -player-two } joue une étoile rouge, qui complète les étoiles et la ligne rouge.
rules-example-game-11 = { -player-three } joue trois croix : une nouvelle ligne, qui complète aussi la ligne rouge et la ligne bleue. La croix rouge est la sixième forme rouge : c’est un Qwirkle, avec ses points supplémentaires.
rules-example-game-12 = { -player-four } joue deux carrés : ils complètent une ligne de carrés et en commencent deux autres.
rules-example-schmidt-ends = { -player-one } ajoute trois pions rouges à la ligne rouge : deux à gauche et un à droite.
rules-example-schmidt-gap = Trois carreaux. Le vert n’est pas en ligne avec les deux pions verts à gauche, car il y a un vide entre eux : le vert ne rapporte rien.
rules-example-schmidt-circle = { -player-four } joue le cercle jaune : deux points pour la ligne jaune et deux pour les cercles.
rules-example-schmidt-stars = { -player-one } joue deux étoiles : quatre points pour la ligne d’étoiles et trois pour la ligne rouge.
rules-example-schmidt-diamonds = { -player-two } joue deux carreaux : quatre points pour la ligne jaune et deux pour les carreaux.
rules-example-schmidt-qwirkle = { -player-three } complète les deux bouts de la ligne rouge : douze points pour le Qwirkle rouge, trois pour les carreaux et deux pour les croix.
rules-example-schmidt-seventh = Un septième pion dans la ligne jaune, et un second cercle.
rules-example-schmidt-colour-twice = Cette forme est déjà dans la ligne.
rules-example-schmidt-shape-twice = Cette couleur est déjà dans la ligne.
rules-example-schmidt-detached = Aucun de ses côtés ne touche un autre pion.
rules-example-schmidt-purple = Le cercle violet va avec le carré violet, mais pas dans la ligne jaune.
rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn =
    { $rolled ->
        [one] { rules-player } relance { $rolled } cube
       *[other] { rules-player } relance { $rolled } cubes
    } { $laid ->
        [one] et en joue { $laid }.
       *[other] et en joue { $laid }.
    }

rules-example-cards-new-and-longer = { -player-one } joue trois losanges en nouvelle série, et ajoute une étoile bleue à la série bleue.
rules-example-cards-two-longer = { -player-two } ajoute un cercle orange aux cercles, qui n’en avaient pas encore, et un carré violet à la série violette.
rules-example-cards-qwirkle = { -player-three } ajoute trois losanges aux losanges et obtient un Qwirkle.
rules-example-cards-borrow = { -player-four } joue deux carrés, et prend le carré bleu de la série bleue pour en avoir trois.
rules-example-cards-chain = { -player-one } joue un losange vert et un cercle vert, et prend le carré vert aux carrés pour en avoir trois. Il ne reste que deux carrés : le carré violet de la série violette les rejoint.
rules-example-cards-mend = { -player-two } joue une étoile jaune et déplace le trèfle jaune des trèfles vers la série jaune : un Qwirkle jaune. Puis un trèfle bleu ramène les trèfles à trois.
rules-example-iello-shape = Continuer une série { -with-same-shape }.
rules-example-iello-colour = Continuer une série de la même couleur.
rules-example-iello-qwirkle = Trois losanges de plus font un Qwirkle.
rules-example-iello-borrow = Pour jouer deux carrés, on déplace un carré bleu d’une autre série : cela en fait trois.
rules-example-iello-chain = Un déplacement plus grand, en deux étapes. Veillez à ce que chaque série garde au moins trois cartes.
rules-example-iello-mend = On peut aussi déplacer des cartes pour réaliser un Qwirkle.
rules-example-iello-twice = Deux losanges rouges ne vont pas dans la même série.
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
rules-example-no-shared-attribute = Chacun va avec celui qu’il touche, mais les deux n’ont en commun ni couleur ni forme.
rules-example-repeated-piece =
    { $game ->
        [cubes] Deux fois le même en un tour.
       *[other] Deux fois la même en un tour.
    }
rules-example-gap = Dans une même rangée, mais avec une case vide entre les deux.
rules-example-detached = Coin contre coin n’est pas côté contre côté.
rules-example-line-too-long = Réunies ainsi, les deux lignes en feraient une de { $over }.
rules-example-square-twice = Une ligne de carrés n’a qu’un carré de chaque couleur.
rules-example-circle-twice = Une ligne jaune n’a qu’un cercle jaune.
rules-example-mixed-line = Il va avec le { -piece } du dessous, mais pas avec la ligne où il se trouve.
rules-example-opening-not-longest = Un premier tour de { $laid }, alors que la main a une ligne de { $longest }.
rules-example-series-too-short = Le Qwirkle est complet, mais la série qui a cédé une carte n’en garde que deux.
rules-example-duplicate-in-series = Deux fois la même carte dans une série.
rules-example-mixed-series = Ni la même couleur, ni { -same-shape }.
rules-example-cards-missing = Une carte de la table a disparu.
rules-example-cards-added = Une carte est arrivée sur la table sans que personne l’ait jouée.
rules-example-cards-no-pieces = La table est réarrangée, mais aucune carte n’est jouée.
