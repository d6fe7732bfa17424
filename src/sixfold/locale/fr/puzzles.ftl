## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Énigmes
puzzles-lead = Un coup est nettement le meilleur. Le trouverez-vous ?
puzzles-choose = Quel jeu ?
puzzles-today = L’énigme du jour
puzzles-today-lead = La même pour tout le monde, et une nouvelle chaque jour.
puzzles-today-done = Trouvée ! Une nouvelle énigme vous attend demain.
puzzles-today-missed = Vous avez déjà essayé aujourd’hui. Une nouvelle énigme vous attend demain.
puzzles-run = Énigme sur énigme
puzzles-run-lead = Plus vous réussissez, plus elles sont difficiles.
puzzles-rating = Votre niveau
puzzles-streak = Jours de suite
puzzles-longest = Record
puzzles-solved = Résolues
puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu.
puzzle-ask = Trouvez le meilleur coup.
puzzle-ask-roll = Relancer ou poser ? Trouvez le mieux.
puzzle-difficulty = Difficulté : { $rating }
puzzle-stand = Vous : { $mine }. L’autre joueur : { $theirs }.
puzzle-others = La main de l’autre joueur
puzzle-about = De quoi il s’agit : { $theme }
puzzle-right = C’est ça !
puzzle-wrong = Ce n’est pas le meilleur coup.
puzzle-shown = Voici le meilleur coup.
puzzle-best = Le meilleur : { $play }
puzzle-cost = Chances de gagner que cela coûterait : { $loss }
puzzle-tempting = Tentant, mais moins bon : { $play }
puzzle-rating-now = Votre niveau : { $rating } ({ $change })
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-yours = Votre coup
puzzle-tempted = Le coup tentant
puzzle-share = Copier le résultat
puzzle-share-right = Sixfold, { $date } : j’ai trouvé l’énigme du jour ! { $game }, difficulté { $rating }, jours de suite : { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date } : l’énigme du jour était trop difficile pour moi. { $game }, difficulté { $rating }. La trouverez-vous ? { $link }

# What puzzles are about.
theme-qwirkle = Un Qwirkle
theme-double = Deux lignes à la fois
theme-block = Ne rien offrir
theme-hold-back = Garder en réserve
theme-finish = La fin de la partie
theme-roll-or-keep = Relancer ou garder
theme-free-qwirkle = Libérer un Qwirkle
theme-whole-hand = Toute la main

## sixfold puzzles

puzzles-help = Chercher des énigmes dans des parties entre bots, ou les vérifier par une recherche plus poussée.
puzzles-work-help = mine (chercher) ou check (vérifier).
puzzles-unknown-work = { $word } n’est pas une tâche. Choisissez parmi : { $works }.
puzzles-file-help = Le fichier des énigmes, une par ligne.
puzzles-goal-help = Combien d’énigmes chercher.
puzzles-processes-help = Le nombre d’énigmes traitées à la fois ; 0 pour une par cœur. Le résultat n’en dépend pas.
puzzles-resume-help = Continue le fichier de --out au lieu de recommencer.
puzzles-remove-help = Retire du fichier les énigmes qui ne gardent pas leur réponse. Après une interruption, la même commande reprend.
puzzles-progress = Énigmes
puzzles-stopped = Arrêté à { $puzzles } énigmes sur { $goal }. La même commande avec --resume reprend.
puzzles-mined = Énigmes dans { $file } : { $puzzles }.
puzzles-checked = Énigmes qui gardent leur réponse : { $kept } sur { $puzzles } ({ $share }).
puzzles-lost = { $id } ne garde pas sa réponse. { $theme }
puzzles-removed = { $id } n’a pas gardé sa réponse et a été retirée. { $theme }
puzzles-unreadable = La ligne { $line } de { $file } n’est pas une énigme.
