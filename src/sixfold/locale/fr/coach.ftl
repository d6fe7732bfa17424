## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Brillant
label-best = Meilleur coup
label-good = Bon
label-inaccuracy = Imprécision
label-mistake = Erreur
label-blunder = Gaffe
coach-unsure = Trop proche pour trancher
coach-forced = Rien à choisir

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkles tout de suite
       *[other] Points tout de suite
    }
part-replies = Ce que marquent les autres
part-kept = Ce que vous marquez ensuite
part-ending = La prime de fin de partie
part-table = Ce qui reste sur la table

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = Vous pouviez faire un Qwirkle : { $pieces }.
reason-lines-missed = Vous pouviez marquer dans { $lines } lignes à la fois : { $pieces }. Points : { $best } au lieu de { $made }.
reason-safe-five = Vous pouviez laisser cette ligne de cinq sans danger. Personne ne peut la finir, car tout est déjà posé : { $pieces }.
reason-points-missed = Vous pouviez marquer davantage : { $pieces }. Points : { $best } au lieu de { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] Il ne manque plus qu’une carte aux autres pour un Qwirkle. Encore en jeu : { $out } ({ $pieces }). Ils en prennent un dans { $share } des cas.
       *[other] Cela laisse une ligne de cinq ouverte. Encore en jeu pour la finir : { $out } ({ $pieces }). Les autres le font dans { $share } des cas.
    }
reason-qwirkle-given = Les autres font un Qwirkle avant votre prochain tour dans { $share } des cas, au lieu de { $less }.
reason-points-given = Cela permet aux autres de marquer davantage : { $points } en moyenne.
reason-last-held = Personne d’autre ne peut finir cette ligne de cinq, car vous avez le dernier exemplaire : { $pieces }. Elle peut vous attendre.
reason-broken-up = Ceci va ensemble, et ce coup le sépare : { $pieces }.
reason-duplicate-kept = Vous gardez deux fois la même chose, et une seule peut entrer dans une ligne : { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = Vous gardez { $pieces } pour une ligne que personne ne peut finir : il n’y en a plus : { $gone }.
reason-qwirkle-ahead = Vous feriez un Qwirkle au prochain tour dans { $share } des cas, au lieu de { $less }.
reason-points-ahead = Vous marqueriez davantage ensuite avec ce que vous gardez : { $points } en moyenne.
reason-ending-missed = Vous pouviez finir la partie et prendre la prime : { $points }.
reason-ending = Vous auriez plus de chances de finir la partie et d’avoir la prime : { $points } en moyenne.
reason-trade-better = Il valait mieux échanger : { $pieces }.
reason-trade-needless = Il n’y avait pas lieu d’échanger. Points à prendre : { $points } ({ $pieces }).
reason-roll-better = Il valait mieux relancer { $pieces } : { $best } points en moyenne, au lieu de { $made }.
reason-keep-better = Il valait mieux ne pas relancer : { $best } points en moyenne, au lieu de { $made }.
reason-rearrangement = Déplacer des cartes sur la table aurait libéré un Qwirkle : { $pieces }.
reason-table-left = La table que vous laisseriez vaut plus pour vous : { $points } en moyenne.

## The review.

coach-title = L’avis du coach
coach-accuracy = Précision
coach-lost = Cédé par tour
coach-luck = Chance
coach-luck-note = La chance, c’est ce que la pioche et les lancers ont ajouté à la probabilité de gagner ; ce que les choix ont cédé est compté à part.
coach-moments = Les moments qui ont compté
coach-no-moments = Le coach n’a trouvé aucune erreur certaine.
coach-turn-of = Tour { $turn }, { $name }
coach-made = Joué
coach-best = Le meilleur
coach-cost = Perte en chances de gagner
coach-cost-points =
    { $game ->
        [cards] Perte en Qwirkles
       *[other] Perte en points
    }
coach-within = { $value } ± { $within }
coach-proven = Calculé jusqu’à la fin de la partie
coach-roll = Relancer { $pieces }
coach-keep = Ne rien relancer
coach-play-scores = { $play } = { $points }
coach-graph = Chances de gagner, tour par tour
coach-graph-point = Tour { $turn }, { $name } : { $chance }
coach-start = Demander au coach
coach-working = Le coach regarde le tour { $turn } sur { $of }…
coach-failed = Le coach n’a pas pu regarder cette partie.
coach-again = Redemander
coach-show-made = Ce qui a été joué
coach-show-best = Ce qui était le meilleur
coach-try = Réessayer
coach-try-ask = Que joueriez-vous à la place ?
coach-try-stop = Arrêter d’essayer
coach-try-best = C’est le meilleur coup !
coach-try-good = Aussi bon que le meilleur.
coach-try-worse = Pas tout à fait : cela cède encore { $loss }.
coach-try-other = Ce n’est pas parmi les meilleurs coups.
coach-try-check = Vérifier
coach-try-tries =
    { $tries ->
        [one] Trouvé en { $tries } essai.
       *[other] Trouvé en { $tries } essais.
    }
coach-hint = Indice
coach-hint-points =
    { $game ->
        [cards] Nombre de Qwirkles qu’il prend : { $points }.
       *[other] Nombre de points qu’il marque : { $points }.
    }
coach-hint-pieces = Il faut { $pieces }.
coach-hint-cells = Cela va sur les cases marquées.
coach-answer = Montrer la réponse

## sixfold review

review-help = Revoir une partie avec le coach : ce que chaque tour a cédé, ce qui était le meilleur, et pourquoi.
review-file-help = L’enregistrement d’une partie ; - lit l’entrée standard.
review-game-help = Quelle partie d’un fichier qui en contient plusieurs, à partir de 1.
review-html-help = Afficher l’avis comme page à conserver.
review-fresh-help = Juger la partie à nouveau, même si cela a déjà été fait.
review-several = Ce fichier contient plusieurs parties. Choisissez-en une avec --game, de 1 à { $games }.
review-no-game = Il n’y a pas de partie { $number } dans ce fichier ; il en contient { $games }.
review-no-turns = Personne n’a encore joué dans cette partie.
review-players = Joueurs
review-turns = Tous les tours
