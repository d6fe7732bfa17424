## The pages of the browser.

## Everywhere

app-name = Sixfold
you = Vous
page-title = { $page } – Sixfold
page-title-turn = ● À vous – Sixfold
go-home = Accueil
close = Fermer
do-not = Annuler
loading = Un instant…
settings-open = Réglages
go-rules = Règles
# $name is a game or a rulebook.
go-rules-of = Règles : { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = Pourquoi ?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cartes
kind-tiles-about = Posez des pions en lignes de la même couleur ou de la même forme.
kind-cubes-about = Lancez vos cubes, puis posez-les. Chacun voit toutes les mains.
kind-cards-about = Réarrangez toute la table et gagnez des séries de six.

edition-players =
    { $most ->
        [one] Pour { $most } joueur.
       *[other] Jusqu’à { $most } joueurs.
    }
edition-differs-tiles-nl = En cas d’égalité au départ, le plus âgé commence.
edition-differs-tiles-mindware = En cas d’égalité au départ, le plus âgé commence.
edition-differs-tiles-schmidt = En cas d’égalité au départ, le plus jeune commence.
edition-differs-cubes-nl = Le plus âgé commence.
edition-differs-cards-999 = À égalité, la victoire est partagée.
edition-differs-cards-iello = À égalité, une revanche s’impose.

bot-random = Au hasard
bot-novice = Débutant
bot-greedy = Amateur
bot-club = Joueur de club
bot-expert = Expert
bot-other = { $level }
bot-name =
    { $number ->
        [0] Ordinateur
       *[other] Ordinateur { $number }
    }
seat-number = Place { $number }

## Home

home-title = Ce soir, on joue ensemble
home-lead = Trois jeux, six couleurs, six formes. Avec les règles de votre boîte.
home-play = Jouer
home-play-label = Jouer à { $game } contre l’ordinateur
home-new = Nouvelle partie
home-new-kind = Choisir les joueurs
home-new-kind-label = Choisir les joueurs pour { $game }
home-going-on = Vos parties
home-open = Tables ouvertes
home-watch = Parties à regarder
home-resume = Continuer
home-review = Revoir
home-forget = Retirer de la liste
home-join = Rejoindre
home-look-on = Regarder
home-status-lobby = attend des joueurs
home-status-shuffling = mélange en cours
home-status-playing = en cours
home-status-ended = finie
home-status-resigned = abandonnée
home-status-closed = annulée
home-independent = Indépendant des éditeurs de ces jeux.
go-learn = Apprendre en jouant
go-puzzles = Énigmes
learn-offer = Première visite ? Apprenez un jeu en quelques minutes, en y jouant.
learn-offer-no = Non merci

## New game

new-title = Nouvelle partie
new-game = Quel jeu ?
new-edition = Avec quelles règles ?
new-players = Qui joue ?
new-seat = Place { $number }
new-seat-kind = Qui joue à la place { $number }
new-here = Sur cet appareil
new-link = Par un lien
new-bot = Ordinateur
new-name = Nom
new-name-of = Nom à la place { $number }
new-level = Niveau
new-level-of = Niveau de l’ordinateur à la place { $number }
new-add = Ajouter un joueur
new-remove = Retirer la place { $number }
new-age = Qui est plus âgé ?
new-age-random = Tiré au sort
new-age-order = Dans cet ordre, le plus âgé d’abord
new-age-up = Monter { $name } dans l’ordre d’âge
new-age-down = Descendre { $name } dans l’ordre d’âge
new-age-drag = Glissez pour changer l’ordre
new-clock = Pendule
new-clock-none = Sans pendule
new-clock-turn = Temps par tour
new-clock-game = Temps par partie
new-clock-minutes = Minutes
new-clock-days = Jours
new-clock-increment = Secondes ajoutées par tour
new-absence = Quand le temps est écoulé
new-absence-bot = L’ordinateur prend le relais
new-absence-skip = Le tour est sauté
new-spectators = Spectateurs
new-spectators-none = Personne ne regarde
new-spectators-link = Avec un lien
new-spectators-open = Tout le monde
new-open = Places libres ouvertes à tous
new-start = Commencer la partie
new-more = Plus d’options

## Waiting for players

lobby-title = Invitez les autres
lobby-lead = Envoyez à chacun son propre lien, ou faites scanner le code.
lobby-local = Ces liens ne marchent que sur cet appareil. Pour les autres, démarrez avec { $command } et ouvrez cette page par l’adresse de cet ordinateur sur votre réseau.
lobby-waiting = La partie commence dès que tout le monde est là.
lobby-waiting-guest = C’est bon. La partie commence dès que tout le monde est là.
lobby-close = Annuler la partie
lobby-arrived = là
lobby-expected = pas encore là
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-copy-of = Copier le lien pour { $name }
lobby-code = Code QR avec le lien pour { $name }
lobby-spectators = Spectateurs
lobby-new-link = Nouveau lien
lobby-new-link-of = Créer un nouveau lien pour { $name }
lobby-leave = Quitter la table
shuffling-title = On mélange…
shuffling-lead = L’appareil de chaque joueur ajoute quelque chose, pour que personne ne puisse choisir la donne, pas même le serveur.
shuffling-waiting = On attend : { $names }

## Joining

join-title = Une invitation pour vous
join-name = Votre nom
join-take = Prendre place
join-gone = Ce lien n’est plus valide. Demandez-en un nouveau.
join-taken = Cette place est prise.
watch-title = En spectateur

## The table

table-menu = Menu
table-beside = Scores et compteur
table-hint = Conseil
table-hint-thinking = Réflexion…
table-hint-text =
    { $score ->
        [one] { $pieces } : { $score } point
       *[other] { $pieces } : { $score } points
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Disposé pour vous sur la table : { $pieces }.
        [one] Disposé pour vous sur la table : { $pieces }, pour un Qwirkle.
       *[other] Disposé pour vous sur la table : { $pieces }, pour { $qwirkles } Qwirkles.
    }
table-hint-trade = Échanger : { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Lancer : { $pieces } ; environ { NUMBER($points, maximumFractionDigits: 1) } point à espérer.
       *[other] Lancer : { $pieces } ; environ { NUMBER($points, maximumFractionDigits: 1) } points à espérer.
    }
table-hint-pass = Passer.
table-hint-next = Un autre conseil
table-hint-use = Suivre
table-hint-step = Étape suivante
table-hint-pick = Choisir
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } sur { $of }
taken-timed-out = Votre temps est écoulé : l’ordinateur joue à votre place.
taken-voted-out = Les autres ont continué : l’ordinateur joue à votre place.
taken-resigned = Vous avez abandonné : l’ordinateur joue à votre place.
taken-return = Reprendre ma place
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ? L’ordinateur continue à votre place.
table-resign-end = Abandonner cette partie ? Elle s’arrête ici.
table-resign-absent = Abandonner ? La partie s’arrête ici. D’autres pouvaient encore revenir, c’est donc vous qui abandonnez.
table-leave = Quitter
table-copy-watch = Copier le lien pour spectateurs
table-new-link = Nouveau lien pour { $name }
table-hand-on = Continuer sur un autre appareil
table-hand-on-lead = La personne qui ouvre ce lien joue à votre place. Les autres verront que la place a changé de mains.
table-hand-on-copy = Copier le lien vers ma place
seat-before = Avant à cette place : { $names }
announce-seat = { $name } a repris la place de { $before }.
table-vote = Continuer sans { $name }
table-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-you-watch = Vous regardez la partie.
table-fair = Ce mélange a été fixé avant la partie : { $commitment }
table-label = La table de cartes
board-label = { -the-board-first }. Flèches : se déplacer ; Entrée : poser ; N : prochaine case possible ; plus et moins : zoom ; 0 : tout montrer.
board-empty = { -the-board-first } est vide.
hand-label = Votre main. Flèches : se déplacer ; Entrée : choisir ; Maj et une flèche : changer l’ordre.
hand-of = { $name }, main : { $pieces }
cell-free = Colonne { $column }, rangée { $row } : vide
cell-free-fits =
    Colonne { $column }, rangée { $row } : vide, { $game ->
        [cards] la carte choisie
       *[other] le { -piece } choisi
    } convient
cell-piece = Colonne { $column }, rangée { $row } : { $piece }
cell-loose = Colonne { $column }, rangée { $row } : { $piece }, à valider
cell-name = colonne { $column }, rangée { $row }
refused-cells = Signalé { -on-the-board } : { $cells }.
view-all = Tout montrer
cells-beyond =
    { $count ->
        [one] { $count } emplacement
       *[other] { $count } emplacements
    } au-delà de ce bord : montrer
press-taken = Cette case est déjà prise. Touchez une case éclairée.
press-choose = Choisissez d’abord quelque chose dans votre main.
press-elsewhere = Cette carte ne va pas là. Choisissez une série éclairée.
press-lit = Choisissez maintenant une case éclairée.
fits-nowhere = Ne va nulle part : { $piece }.
fits-nowhere-now = Ne va pas avec ce que vous avez posé : { $piece }.
view-closer = Plus près
view-farther = Plus loin
sort-colour = Trier par couleur
sort-shape = Trier par { -shape }
qwirkle = Qwirkle !

turn-of = Au tour de : { $name }.
turn-yours = À vous : choisissez un pion.
turn-yours-cards = À vous : jouez au moins une carte.
turn-last-round =
    { $turns ->
        [one] Dernier tour de la partie : jouez au moins une carte.
       *[other] Votre dernier tour : jouez au moins une carte.
    }
turn-opening =
    { $longest ->
        [one] Vous commencez : posez un { -piece } au choix.
       *[other] Vous commencez : posez une ligne de { $longest } { -pieces }.
    }
turn-roll-or-lay = À vous : lancez une fois ou posez.
turn-lay = Posez maintenant un ou plusieurs cubes.
turn-must-trade = Aucun coup possible : échangez des pions.
turn-must-roll-now = Aucun coup possible pour l’instant : lancez des cubes, sinon tous seront lancés.
turn-pass = Aucun coup possible : il faut passer.
trade = Échanger
trade-pick =
    { $most ->
        [one] Choisissez le pion à échanger.
       *[other] Choisissez jusqu’à { $most } pions à échanger.
    }
trade-now =
    { $count ->
        [0] Échanger
       *[other] Échanger { $count }
    }
roll = Lancer
roll-pick = Choisissez les cubes à lancer. La couleur reste, la forme change.
roll-all = Tous
roll-now =
    { $count ->
        [0] Lancer
       *[other] Lancer { $count }
    }
roll-forced = Tout lancer
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name } lance { $count } cube.
       *[other] { $name } lance { $count } cubes.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name } : aucun coup possible, tous les cubes sont lancés ({ $number } sur { $of }).
forced-roll = Aucun coup possible : tous les cubes sont lancés ({ $number } sur { $of }).
pass = Passer
take-back = Reprendre
confirm = Valider
confirm-score =
    { $score ->
        [one] Valider : { $score } point
       *[other] Valider : { $score } points
    }
score-running =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
score-qwirkles =
    { $score ->
        [one] { $score } Qwirkle
       *[other] { $score } Qwirkles
    }

row-colour = Même couleur
row-shape = Même { -shape }
row-empty = Aucune
series-new = Nouvelle série
series-new-of = Nouvelle série, { $title }
series-unfinished =
    { $count ->
        [one] Il manque des cartes à { $count } série.
       *[other] Il manque des cartes à { $count } séries.
    }
series-label = Série { $number }, { $title } : { $state }
series-put = Mettre dans la série { $number }, { $title }
series-holds =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
series-needs =
    { $count ->
        [one] il manque { $count } carte
       *[other] il manque { $count } cartes
    }
card-played = { $piece }, carte jouée dans ce tour
card-moved = { $piece }, carte déplacée dans ce tour
card-played-by-others = { $piece }, carte jouée par quelqu’un d’autre
card-moved-by-others = { $piece }, carte déplacée par quelqu’un d’autre
since-label = Depuis votre dernier tour
undo = Annuler une étape
redo = Rétablir une étape
card-take-back = En main
put-everything-back = Tout remettre
cards-running =
    { $count ->
        [one] { $count } carte jouée
       *[other] { $count } cartes jouées
    }{ $qwirkles ->
        [0] .
        [one] , et un Qwirkle !
       *[other] , et { $qwirkles } Qwirkles !
    }

seat-away = hors ligne
seat-on-turn = (son tour)
seat-you = (vous)
clock-label = Temps restant
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } j { $hours } h

## Beside the board

sheet-title = Feuille de score
sheet-round = Tour de table
sheet-total = Total
sheet-turn = Tour { $turn } : { $points }
counter-title =
    { $game ->
        [tiles] Pions pas encore vus
        [cubes] Cubes pas encore vus
       *[cards] Cartes pas encore vues
    }
counter-bag =
    { $left ->
        [0] { -the-bag-first } est vide.
        [one] Il reste { $left } { -piece } { -in-the-bag }.
       *[other] Il reste { $left } { -pieces } { -in-the-bag }.
    }
counter-stack =
    { $left ->
        [0] { -the-bag-first } est vide.
        [one] Il reste { $left } carte { -in-the-bag }.
       *[other] Il reste { $left } cartes { -in-the-bag }.
    }
counter-note = Encore { -in-the-bag } ou dans la main des autres.
counter-colour = { $colour } : { $left }
qwirkles-title = Qwirkles gagnés
qwirkles-none = Personne n’a encore gagné de Qwirkle.
log-title = Déroulement
log-empty = Rien pour l’instant.
# The number of a turn, before what happened in it.
log-number = { $number }.
log-lays =
    { $name } : { $pieces }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
log-plays-cards =
    { $name } : { $pieces }{ $qwirkles ->
        [0] .
        [one] , et un Qwirkle gagné.
       *[other] , et { $qwirkles } Qwirkles gagnés.
    }
log-trades =
    { $you ->
        [yes]
            { $count ->
                [one] Vous échangez { $count } pion.
               *[other] Vous échangez { $count } pions.
            }
       *[no]
            { $count ->
                [one] { $name } échange { $count } pion.
               *[other] { $name } échange { $count } pions.
            }
    }
log-passes =
    { $you ->
        [yes] Vous passez.
       *[no] { $name } passe.
    }
log-rolls =
    { $count ->
        [one] { $name } : { $count } cube relancé ({ $shown }).
       *[other] { $name } : { $count } cubes relancés ({ $shown }).
    }
log-must-roll = { $name } : aucun coup possible, tous les cubes relancés { $times } fois.
announce-your-turn = C’est à vous.
announce-turn = Au tour de : { $name }.

## One screen, several people

hand-over-title = Passez l’appareil
hand-over-lead = Au tour de : { $name }. Les autres, ne regardez pas !
hand-over-ready = Je suis { $name } : voir ma main

## Connection

connection-lost = Connexion perdue. Nouvel essai…
connection-refused = Cette partie ne peut pas être ouverte sur cet appareil.

## After the game

result-won =
    { $you ->
        [yes] Vous gagnez !
       *[no] { $name } gagne.
    }
result-shared = Victoire partagée : { $names }.
result-resigned = La partie a été abandonnée.
result-stopped =
    { $you ->
        [yes] Vous avez abandonné, et la partie s’est arrêtée.
       *[no] { $name } a abandonné, et la partie s’est arrêtée.
    }
result-rematch-asked = La règle demande une poignée de main et une revanche.
result-blocked = Personne ne pouvait plus rien faire.
result-last-round = Le dernier tour de table est joué.
result-look-back = Revoir
result-rematch = Revanche
result-rematch-join = Aller à la revanche
result-download = Télécharger la partie
review-title = Revoir la partie
review-turn = Tour { $turn } sur { $of }
review-deal = La donne
review-first = Au début
review-previous = Un tour en arrière
review-next = Un tour en avant
review-last = À la fin
review-copy = Copier un lien vers ce tour
review-slider = Tour
review-hands = Mains
review-not-over = On pourra revoir cette partie quand elle sera finie.
verify-title = Le mélange est-il honnête ?
verify-lead = Cette page recalcule chaque main, pioche et lancer à partir de la graine fixée avant la partie, et compare.
verify-start = Vérifier le mélange
verify-commitment-right = La graine est celle qui a été fixée avant la partie.
verify-commitment-wrong = La graine n’est pas celle qui a été fixée avant la partie !
verify-mix-right = Ce que chaque joueur a ajouté est bien ce à quoi il s’était engagé.
verify-mix-wrong = Ce qu’un joueur a ajouté n’est pas ce à quoi il s’était engagé !
verify-receipt-commitment-right = Le serveur s’en est tenu à ce qu’il avait d’abord montré à cet appareil.
verify-receipt-commitment-wrong = Le serveur avait montré autre chose à cet appareil avant la donne !
verify-receipt-frozen-right = Chaque joueur s’en est tenu à l’engagement que cet appareil avait vu.
verify-receipt-frozen-wrong = Les engagements ne sont pas ceux que cet appareil avait vus !
verify-receipt-added-right = Ce que cet appareil a ajouté est entré dans le mélange. Personne n’a pu le choisir.
verify-receipt-added-wrong = Ce que cet appareil a ajouté n’est pas dans le mélange !
verify-receipt-dropped-wrong = Le serveur dit que cet appareil était en retard, mais c’est faux !
verify-receipt-round-wrong = Le serveur a rejeté un mélange sans raison !
verify-receipt-order-right = L’ordre d’âge était fixé avant la donne ou vient du mélange.
verify-receipt-order-wrong = Quelqu’un a choisi l’ordre d’âge après la donne !
verify-receipt-played-right = C’est bien la partie qui a été montrée à cet appareil.
verify-receipt-played-wrong = Pendant le jeu, une autre partie a été montrée à cet appareil !
verify-receipt-unnamed-wrong = Cet appareil devait ajouter quelque chose, mais le mélange s’est fait sans lui, et l’enregistrement ne dit pas pourquoi !
verify-receipt-unanswered-wrong = Le serveur dit que cet appareil était en retard. Il avait envoyé sa part et n’a pas eu de réponse : soit la connexion l’a perdue, soit le serveur l’a écartée. Rien de vous n’est dans le mélange.
verify-receipt-elsewhere-wrong = Ce que votre place a ajouté ne vient pas de cet appareil. Si aucun autre appareil à vous n’était là, le serveur l’a inventé.
verify-receipt-game-wrong = Ce n’est pas la partie à laquelle cet appareil a participé !
verify-left-out = Cet appareil n’était pas là pendant le mélange, il n’y a donc rien de vous dedans.
verify-no-receipt = Cet appareil n’a rien ajouté au mélange, il peut donc seulement vérifier que tout concorde.
verify-mixed-by = Ont ajouté au mélange : { $names }
verify-late = N’ont pas répondu à temps : { $names }
verify-receipt-save = Enregistrer mon reçu
verify-deal-right = La graine donne exactement ces mains.
verify-deal-wrong = La graine donne d’autres mains !
verify-draws-right = La graine donne chaque pioche et chaque lancer.
verify-draws-wrong = La graine donne autre chose au tour { $turn } !
verify-held-right = Personne n’a joué ce qu’il n’avait pas en main.
verify-held-wrong = Au tour { $turn }, quelqu’un a joué ce qu’il n’avait pas en main !
verify-given = La graine de cette partie n’a pas été tirée au sort mais imposée, comme dans un test : quelqu’un a pu tout savoir d’avance.
verify-local = Cet appareil s’est distribué le jeu à lui-même. La vérification montre que chaque main et chaque pioche découlent de la graine fixée avant le premier tour, et que rien n’a changé depuis. Elle ne peut pas montrer que personne n’a regardé la graine sur cet appareil.
verify-seed = Graine
verify-commitment = Son SHA-256

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Couleurs de la page
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste élevé
settings-dots = Grosses pastilles pour les couleurs
settings-dots-about = Une pastille : rouge ; deux : orange ; trois : jaune ; quatre : vert ; cinq : bleu ; six : violet.
settings-sound = Sons et vibrations

## Refusals of the server

denial-stale = La partie a continué entre-temps. Regardez de nouveau.
denial-no-such-game = Cette partie n’existe pas.
denial-not-seated = Vous n’avez pas de place à cette table.
denial-wrong-secret = Ce lien n’est plus valide.
denial-seat-taken = Cette place est prise.
denial-seats-free = Il y a encore des places libres.
denial-time-out = Votre temps est écoulé.
denial-not-asked = Les règles le permettent, mais cette étape demande autre chose.
denial-too-early = C’est encore trop tôt.
denial-too-many = C’était trop rapide. Attendez un instant.
denial-bad-name = Ce nom n’est pas possible. Il peut avoir jusqu’à 40 caractères.
denial-name-empty = Personne ne verrait ce nom. Utilisez des caractères visibles.
denial-name-marks = Ce nom empile trop d’accents.
denial-name-of-bot = C’est le nom de l’ordinateur ici. Choisissez-en un autre.
denial-seat-held = Cette place est à quelqu’un. Seule cette personne peut la céder.
denial-left-out = Cet appareil a répondu trop tard, on a donc mélangé sans lui.
denial-bad-seats = Les règles ne permettent pas ce nombre de joueurs.
denial-busy = Le serveur est occupé. Essayez de nouveau.
denial-offline = Pas de connexion au serveur.
denial-needs-server = D’autres appareils ne peuvent participer qu’avec un serveur.
denial-evicted = Ce navigateur a supprimé ce qu’il gardait pour jouer sans réseau. Connectez-vous une fois et téléchargez-le à nouveau.
denial-not-kept = Ce navigateur n’a pas pu enregistrer la partie sur cet appareil. Libérez de l’espace ou autorisez ce site à conserver des données, puis essayez de nouveau.
denial-other = Impossible pour le moment ({ $code }).

## Without a network

offline-title = Sans réseau
offline-about = Jouez contre l’ordinateur ou passez-vous cet appareil, apprenez et revoyez vos parties, dans le train ou sous la tente. Le nécessaire est téléchargé une fois et reste dans ce navigateur.
offline-keep = Rendre disponible hors ligne
offline-fetching = Téléchargement : { $percent } %
offline-kept = Cet appareil peut jouer sans réseau.
offline-gone = Ce navigateur a supprimé ce qu’il gardait pour jouer sans réseau. Vos parties sont toujours là. Téléchargez-le à nouveau pour jouer hors ligne.
offline-failed = Tout n’a pas pu être téléchargé. Vérifiez la connexion et réessayez.
offline-drop = Supprimer
offline-here = Sur cet appareil
