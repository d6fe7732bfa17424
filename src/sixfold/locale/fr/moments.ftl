## Following the game, and its end.

settings-pace = Coups des autres
settings-pace-at-once = Immédiat
settings-pace-brisk = Rapide
settings-pace-calm = Calme

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] Une ligne de { $longest } : encore { $count }.
       *[other] Une ligne de { $longest } : encore { $count }.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Pas encore fini : il en faut encore { $count }.
       *[other] Pas encore fini : il en faut encore { $count }.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Passer
show-again = Revoir le dernier coup : { $name }
show-turn-again = Revoir le tour { $turn }
show-now = Retour à la partie

story-tie = Impossible de faire plus serré.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] C’était serré : vous gagnez de { $margin }.
       *[no] C’était serré : { $name } gagne de { $margin }.
    }
story-runaway =
    { $you ->
        [yes] Personne n’a pu vous suivre : { $margin } d’avance !
       *[no] Personne n’a pu suivre { $name } : { $margin } d’avance.
    }
story-comeback =
    { $you ->
        [yes] Quelle remontée : au tour { $turn }, vous aviez { $behind } de retard.
       *[no] Quelle remontée : au tour { $turn }, { $name } avait { $behind } de retard.
    }
story-last-turn =
    { $you ->
        [yes] Vous passez en tête au tout dernier tour.
       *[no] { $name } passe en tête au tout dernier tour.
    }
story-ahead =
    { $you ->
        [yes] En tête du début à la fin : bravo.
       *[no] En tête du début à la fin : { $name }.
    }
story-qwirkles =
    { $you ->
        [yes] Vos { $count } Qwirkles ont fait la différence.
       *[no] Les { $count } Qwirkles de { $name } ont fait la différence.
    }
story-turn =
    { $you ->
        [yes] Le tour à retenir : { $points } points, et c’est le vôtre.
       *[no] Le tour à retenir : { $points } points pour { $name }.
    }
story-long = Une partie de { $turns } tours.

result-best = Meilleur tour
result-best-of = { $name } : { $points }
result-best-look = Voir le tour { $turn }
result-chart = Le fil de la partie
result-chart-label = Scores tour par tour. { $scores }
result-chart-table = En tableau
result-board = La fin
share-picture = Partager une image
save-picture = Enregistrer une image
picture-failed = L’image n’a pas pu être créée.
copy-link = Copier le lien

open-title = Ouvrir une partie
open-lead = Revoyez une partie que vous avez téléchargée : choisissez son fichier ou déposez-le ici.
open-choose = Choisir un fichier
open-unreadable = Ce n’est pas un fichier de partie : { $name }
open-large = Ce fichier est trop grand pour une partie : { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] Cette partie est incohérente et ne peut pas être montrée : { $name }
       *[other] Cette partie est incohérente au tour { $turn } et ne peut pas être montrée : { $name }
    }
open-another = Ouvrir un autre fichier
