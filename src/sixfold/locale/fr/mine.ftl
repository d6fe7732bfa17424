## Ce qui est à soi : accueil, invitations, notifications, ce que les gens lancent.

## Home

home-friend = Jouer avec un ami
home-turn = À vous de jouer
home-turn-of = Au tour de { $name }
home-finished = Terminées
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] En voir { $count } de plus
       *[other] En voir { $count } de plus
    }
home-empty = Rien sur la table pour l’instant. Six couleurs, six formes, une soirée : qui joue ?
home-tables = Tables
home-greeting = Bonjour, { $name }

## Tables of others

tables-title = Tables
tables-lead = Prenez une place libre, ou regardez par-dessus une épaule.
tables-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } par tour
tables-clock-game = { $time } par partie
tables-empty-open = Aucune table n’attend de joueurs en ce moment. Ouvrez-en une, quelqu’un viendra peut-être.
tables-empty-watch = Personne ne joue en public pour le moment.
tables-make = Ouvrir une table

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } vous invite à { $game }, { $players }
       *[no] Vous êtes invité à { $game }, { $players }
    }
players =
    { $count ->
        [2] deux joueurs
        [3] trois joueurs
        [4] quatre joueurs
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
invite-send = Inviter : { $name }
invite-copied = Le lien est copié. Collez-le dans un message.
lobby-local-title = Les autres ne peuvent pas ouvrir le lien ?
fold-shuffle = Comment le mélange a été fixé

## New game

new-with = Comment voulez-vous jouer ?
new-with-computer = Avec l’ordinateur
new-with-friends = Avec des amis, par lien
new-with-here = Autour de cet écran
new-hints = Conseils
new-hints-about = Si les joueurs peuvent demander ce que ferait l’ordinateur.
hints-off = Pas de conseils à cette table
hints-none = Sans conseils
denial-no-hints = Il n’y a pas de conseils à cette table.
denial-bad-endpoint = Les notifications de ce navigateur ne sont pas joignables d’ici.

## Statistics

stats-title = Vos statistiques
stats-lead = Comptées sur cet appareil, et nulle part ailleurs.
stats-games = Parties
stats-wins = Gagnées
stats-qwirkles = Qwirkles
stats-most = Record de Qwirkles en une partie
stats-streak = Plus longue série de victoires
stats-best = Meilleur tour
stats-levels = Gagnées contre
stats-people = Des personnes
stats-level = { $wins } sur { $games }
stats-scores = Derniers scores
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, derniers scores : { $scores }
stats-empty = Finissez une partie, et elle comptera ici.

## Moving to another device

transfer-title = Passer sur un autre appareil
transfer-lead = Un fichier avec vos parties, vos vraies tables, vos statistiques, vos énigmes, vos positions et vos préférences.
transfer-warning = Qui possède ce fichier peut jouer à votre place. Gardez-le comme une clé.
transfer-save = Enregistrer le fichier
transfer-open = Ouvrir un fichier
transfer-done =
    { $games ->
        [0] Tout ce que contient ce fichier était déjà là.
        [one] { $games } partie ajoutée.
       *[other] { $games } parties ajoutées.
    }
transfer-rest = Ce fichier ne contenait pas de nouvelle partie. Tout le reste a été ajouté.
transfer-other = Ce fichier ne vient pas de « Enregistrer le fichier ». Rien n’a été modifié.
transfer-newer = Ce fichier vient d’une version plus récente. Rien n’a été modifié.
# $place: where in the file, such as "games 3".
transfer-damaged = Ce fichier est abîmé ({ $place }). Rien n’a été modifié.
transfer-large = Ce fichier est trop gros. Rien n’a été modifié.

## Settings

settings-name = Votre nom
settings-colour = Votre couleur
settings-notify = Me prévenir quand c’est mon tour
settings-notify-about = Même quand cette page est fermée.
settings-notify-forbidden = Votre navigateur n’autorise pas les notifications de cette page.
settings-reactions = Montrer ce que lancent les autres
notify-offer = Cet appareil doit-il vous prévenir quand c’est votre tour ?
notify-yes = Oui, prévenez-moi
# The title of a notification.
notice-title = À vous de jouer
notice-with = avec { $names }

## Calling out

react = Lancer un mot
# $name calls out $text, one of the reactions.
reaction-said = { $name } : { $text }
reaction-hello = Bonjour !
reaction-good-luck = Bonne chance !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-wow = Waouh !
reaction-oh-no = Oh non !
reaction-thinking = Je réfléchis …
reaction-hurry = À vous !
reaction-sorry = Pardon !
reaction-laugh = Ha ha !
reaction-good-game = Belle partie !
reaction-again = On rejoue ?

## Keys

keys-title = Clavier
keys-open = Raccourcis clavier
keys-anywhere = Partout
keys-table = À la table
keys-review = En revoyant
key-help = Cette liste
key-escape = Reposer, fermer
key-hand = Aller à votre main
key-board = Aller à l’aire de jeu
key-arrows = Se déplacer
key-enter = Choisir, jouer
key-next = Prochain endroit qui convient
key-previous = Endroit précédent qui convient
key-pan = Sur l’aire de jeu : déplacer la vue
key-zoom = Plus près, plus loin
key-all = Tout montrer
key-shift = Réorganiser votre main
key-back = Reprendre
key-undo = Annuler (cartes)
key-redo = Rétablir (cartes)
key-skip = Passer les coups des autres pendant qu’ils sont montrés
key-turns = Un tour en arrière, en avant
key-ends = Au début, à la fin
# Names of keys as they are printed on the keyboard.
key-name-arrows = Flèches
key-name-any = N’importe quelle touche
key-name-space = Espace

real-title = Autour d’une vraie table
analysis-title = Plateau d’analyse
review-analyse = Analyser cette position

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Poussin
bot-level-2 = Hérisson
bot-level-3 = Lièvre
bot-level-4 = Écureuil
bot-level-5 = Castor
bot-level-6 = Loutre
bot-level-7 = Renard
bot-level-8 = Hibou
level-about-1 = Débute tout juste : ne voit qu’un petit bout de la table.
level-about-2 = Trouve les coups simples et rate les plus malins.
level-about-3 = Voit beaucoup de choses, mais est toujours pressé.
level-about-4 = Prend ce qui s’offre et ne pense pas à la suite.
level-about-5 = Voit l’essentiel, mais ne compte pas ce qui reste à venir.
level-about-6 = Laisse passer peu de choses.
level-about-7 = Regarde tout, et aussi ce qu’il vous laisse.
level-about-8 = Poursuit chaque coup dans sa tête. Personne n’est plus fort ici.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = À ma force : { $level }
level-mine-about = D’après vos parties terminées sur cet appareil : un cran de plus si vous gagnez souvent, un de moins si vous perdez souvent.
# Said beside the button for another game.
level-next = Prochain adversaire : { $level }
