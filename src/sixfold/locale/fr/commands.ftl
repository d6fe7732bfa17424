# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold joue, arbitre et étudie Qwirkle, Qwirkle Cubes et Qwirkle Cartes. Il est indépendant de leurs éditeurs.
app-version-help = Affiche la version et s’arrête.
app-lang-help = La langue des réponses, par exemple nl ou fr ; placée n’importe où dans la ligne. Sinon SIXFOLD_LANG ou LANG décide.
complete-install-help = Fait compléter par Tab, dans ce shell, les commandes, les éditions et les bots.
complete-show-help = Affiche ce qui fait compléter par Tab, pour le copier ou le modifier.
json-help = Affiche le résultat en JSON, et rien d’autre, sur la sortie standard.
cannot-print = La sortie ne peut pas être écrite : { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = La langue { $language } n’existe pas ici ; il y a { $languages }.
unknown-edition = L’édition { $edition } n’existe pas ; il y a { $editions }.
unknown-bot = Le bot { $bot } n’existe pas ; il y a { $bots }.
-bots-expert = expert@N est un expert qui joue N suites jusqu’au bout avant chaque coup, de 1 à 1000000 : plus il y en a, plus il est fort et lent.
bad-rollouts = { $bot } : le nombre après expert@ doit être compris entre 1 et { $most }.
no-rollouts = Seul expert prend un nombre après @ ; { $bot } joue sans.

match-help = Fait jouer des parties complètes à des bots, les enregistre et affiche les résultats.
match-edition-help = Les règles, par exemple { $example }.
match-bots-help = Les bots, un par place, séparés par des virgules. Il y a : { $names }. { -bots-expert }
match-games-help = Le nombre de parties. Chaque donne est jouée une fois avec chaque ordre des places ; un multiple du nombre de bots est donc le plus équitable.
match-seed-help = Un texte quelconque. La même graine donne le même fichier, octet pour octet.
match-out-help = Enregistre les parties ici, une par ligne.
match-progress = Parties
match-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $edition }, graine { $seed }
match-bot = Bot
match-wins = Victoires
match-interval = Intervalle à 95 %
match-score = Score
match-margin = Avance
match-time = ms par coup
match-written = { $games ->
    [one] { $games } partie enregistrée
   *[other] { $games } parties enregistrées
} dans { $file }
match-resume-help = Continue le match du fichier de --out au lieu de le recommencer.
match-force-help = Réécrit le fichier de --out, même s’il contient déjà des parties.
match-workers-help = Le nombre de parties jouées à la fois ; 0 pour une par cœur. Le résultat n’en dépend pas.
match-sprt-help = S’arrête dès que la réponse est claire. Deux nombres de points Elo, comme 0,30 : l’avance du premier des deux bots ne dépasse-t-elle pas le plus petit, ou atteint-elle le plus grand ?
match-sprt-two = Un test séquentiel demande exactement deux bots.
match-bad-sprt = « { $text } » doit être deux nombres de points Elo, le plus petit d’abord, comme 0,30.
match-sprt-answer = { $answer ->
    [lower] Le premier bot est plus fort d’au plus { $elo0 } points Elo (log du rapport de vraisemblance { $ratio }).
    [higher] Le premier bot est plus fort d’au moins { $elo1 } points Elo (log du rapport de vraisemblance { $ratio }).
   *[open] La question, { $elo0 } ou { $elo1 } points Elo, reste ouverte (log du rapport de vraisemblance { $ratio }).
}
match-ray-help = Joue sur la grappe Ray à cette adresse ; auto en trouve une ou en démarre une sur cette machine.
match-no-ray = Ray n’est pas installé ; pip install "sixfold[ray]" l’ajoute.
match-no-cluster = Aucune grappe Ray ne répond à { $address }.
match-not-this = { $file } contient d’autres parties que ce match : ligne { $line }. Avec --force au lieu de --resume, il est réécrit.
match-cannot-write = { $file } ne peut pas être écrit : { $reason }.
match-exists = { $file } existe déjà : --resume le continue, --force le réécrit.
match-resume-or-force = Choisissez --resume ou --force : l’un continue le fichier, l’autre le réécrit.
match-needs-out = { $option } demande le fichier de --out.
match-bot-missing = Il manque un nom dans « { $bots } » : les bots sont séparés par une virgule.
match-stopped = Arrêté : { $games } parties jouées sur { $planned }.
match-stopped-kept = La même commande avec --resume reprend à cet endroit.
match-stopped-lost = Avec --out les parties sont conservées, et --resume les continue.

dataset-help = Écrit chaque décision de parties entre bots dans des fichiers Parquet, pour l’apprentissage.
dataset-out-help = Écrit les fichiers ici, avec une fiche qui les décrit. Le dossier est créé au besoin.
dataset-resume-help = Continue les parties du dossier de --out au lieu de recommencer.
dataset-force-help = Réécrit les parties du dossier de --out.
dataset-written = Parties : { $games }. Décisions : { $rows }. Dossier : { $folder }.
dataset-not-this = { $file } contient des parties d’une autre série. Avec --force au lieu de --resume, il est réécrit.

tournament-help = Fait se rencontrer toutes les combinaisons de bots, et les classe.
tournament-players-help = Le nombre de joueurs par table.
tournament-games-help = Le nombre de parties par table.
tournament-bots = Un tournoi demande des bots différents, au moins { $players }.

rate-help = Classe tous ceux qui ont joué les parties enregistrées (openskill, Plackett-Luce).
rate-title = Classement sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
rate-player = Joueur
rate-games = Parties
rate-strength = Force
rate-uncertainty = ±
rate-ordinal = Prudent

check-help = Rejoue des parties enregistrées et vérifie chaque tour, score, pioche, engagement et résultat.
check-files-help = Des fichiers de parties : .json en contient une, .jsonl une par ligne ; - est l’entrée standard.
check-receipt-help = Le reçu d’un joueur : ce que son appareil a vu et ajouté avant la donne est comparé à l’enregistrement ; peut être répété.
check-left-out = l’enregistrement dit que l’appareil de ce joueur n’a pas répondu à temps, et le reçu le confirme : rien de lui n’est dans ce mélange.
checked-receipt-game = le reçu et l’enregistrement sont de la même partie.
checked-receipt-commitment = le serveur s’en est tenu au secret auquel il s’était engagé en premier.
checked-receipt-order = l’ordre d’âge était fixé avant la donne ou vient du mélange.
checked-receipt-dropped = personne ne dit que ce joueur était en retard.
checked-receipt-round = aucune distribution n’a été rejetée sans raison.
checked-receipt-frozen = toutes les places s’en sont tenues aux engagements que ce joueur a vus.
checked-receipt-added = ce que ce joueur a ajouté est entré dans le mélange.
checked-receipt-played = la partie est celle qui a été montrée à l’appareil de ce joueur.
check-good = { $games ->
    [one] { $games } partie vérifiée : aucune erreur.
   *[other] { $games } parties vérifiées : aucune erreur.
}
check-bad = { $games ->
    [one] { $games } partie vérifiée
   *[other] { $games } parties vérifiées
}, { $faults ->
    [one] { $faults } erreur.
   *[other] { $faults } erreurs.
}

judge-help = Juge un coup : une position en JSON sur l’entrée standard, le verdict en JSON sur la sortie standard.
judge-text-help = La position, plutôt en une ligne de texte (voir docs/notation.md).

editions-help = Les six éditions des règles et leurs différences.
editions-json-help = Les affiche en JSON, avec la source de chaque valeur.
editions-id = Édition
editions-title = Livret
editions-book = { $title } : { $languages }
editions-players = Joueurs
editions-rules = Règles
editions-hand = { piece-nouns } en main
editions-start-line = la plus longue ligne commence ; à égalité, { $tie ->
   *[oldest] le plus âgé
    [youngest] le plus jeune
}
editions-start-series = la plus grande série commence ; à égalité, { $tie ->
   *[oldest] le plus âgé
    [youngest] le plus jeune
}
editions-start-oldest = le plus âgé commence
editions-shared = à égalité de score, la victoire est partagée
editions-rematch = à égalité de score, la victoire est partagée ; une revanche départage
editions-pieces =
    { piece-nouns }, { $copies } de chaque { $game ->
        [cubes] couleur
       *[other] sorte
    }

rules-help = Les règles d’une édition, avec des exemples.
rules-edition-help = Les règles, par exemple { $example }.
rules-part-help = N’affiche qu’une section, par exemple score.
rules-html-help = Écrit les règles comme page HTML, avec la clé de chaque message et tout le catalogue dessous, pour relire les mots.
rules-no-part = La section { $section } n’existe pas ici ; il y a { $sections }.

play-help = Joue une partie dans le terminal contre l’ordinateur.
play-edition-help = Les règles ; sans cette option, la question est posée.
play-bot-help = Le bot adverse : { $names }. { -bots-expert }
play-force-help = Réécrit le fichier de --record, même s’il contient déjà quelque chose.
play-record-exists = { $file } existe déjà ; --force le réécrit.
play-players-help = Le nombre de joueurs, vous compris.
play-seed-help = Un texte quelconque ; la même graine distribue les mêmes mains.
play-name-help = Votre nom.
play-record-help = Enregistre la partie dans ce fichier quand elle est finie.

serve-help = Accueille des parties entre personnes et bots, dans le navigateur et par l’API.
serve-host-help = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
serve-port-help = Le port d’écoute ; 0 pour n’importe quel port libre.
serve-database-help = Où garder les parties : un fichier, ou l’adresse d’une base PostgreSQL. Sinon, un fichier dans le dossier de données de cet utilisateur.
serve-key-file-help = Le fichier avec la clé qui cache les parties en cours dans la base ; il est créé au premier démarrage. Sinon, un fichier à côté de la base. À garder avec les sauvegardes, mais ailleurs.
serve-bad-key = Le serveur n’a pas démarré, car la clé dans { $place } ne peut pas servir : { $why ->
    [missing] ce fichier n’existe pas, mais les parties de la base ont été cachées avec lui. Reprenez-le dans votre sauvegarde.
    [wrong] les parties de la base ont été cachées avec une autre clé. Reprenez cette clé dans votre sauvegarde.
    [shape] une clé compte 64 chiffres hexadécimaux.
   *[unreadable] le fichier ne peut pas être lu ou écrit.
}
serve-origin-help = Une origine, en plus de celle du serveur, dont les pages peuvent se connecter ; peut être répété.
serve-bot-seconds-help = Le temps de réflexion d’un bot pour une action, avant que greedy joue à sa place.
serve-bot-workers-help = Le nombre de bots qui réfléchissent à la fois ; 0 pour un par cœur, moins un.
serve-log-level-help = Le niveau du journal : debug, info, warning ou error. Sans cette option : info en JSON, warning en texte.
serve-log-format-help = La forme du journal : text, json, ou auto, c’est-à-dire du texte dans un terminal et du JSON ailleurs.
serve-open-help = Ouvre la table dans le navigateur.
serve-contact-help = À qui les services de notification peuvent s’adresser au sujet de ce serveur, par exemple mailto:vous@example.org.
serve-bad-contact = { $contact } n’est pas un contact : il doit commencer par mailto: ou https://.
serve-bad-database = { $address } n’est pas une base de données utilisable : donnez un fichier ou une adresse qui commence par postgresql://.
serve-mistyped-database = L’adresse de la base de données est mal écrite. C’est un fichier, ou postgresql://utilisateur:motdepasse@serveur/nom ; dans le mot de passe, écrivez @ comme %40, : comme %3A et / comme %2F.
serve-two-databases = { $one } et { $other } désignent des bases de données différentes. N’en donnez qu’une.
serve-bad-level = Le niveau de journal { $level } n’existe pas ; il y a { $levels }.
serve-no-database = La base de données { $place } ne peut pas être utilisée : { $why ->
    [newer] une version plus récente de Sixfold l’a modifiée. Utilisez cette version ou une version ultérieure.
    [away] rien n’y répond.
    [silent] elle ne répond pas à temps.
    [denied] elle refuse ce nom ou ce mot de passe.
    [missing] aucune base de données ne porte ce nom.
    [file] le fichier ne peut pas être ouvert, ou n’est pas une base de données.
   *[other] elle signale une erreur.
}
serve-cannot-run = Le serveur n’a pas pu démarrer ; le journal ci-dessus dit pourquoi.
serve-port-taken = Le port { $port } est occupé, peut-être par une table déjà ouverte ; choisissez-en un autre avec --port, ou n’importe quel port libre avec --port 0.
serve-listening = Sixfold écoute sur { $address }
serve-ready = Sixfold est prêt. La table vous attend ici :
serve-here = Sur cet appareil :
serve-network = Sur les autres appareils de votre réseau :
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont conservées.
serve-stopped = Le serveur est arrêté. Toutes les parties sont conservées.
serve-no-pages = L’application web manque dans cette installation, il n’y a donc que l’API ; scripts/web build la construit.
serve-database-file-help = Un fichier qui contient l’adresse de la base de données, pour qu’elle ne figure pas sur la ligne de commande.
serve-allow-host-help = Un nom auquel le serveur répond, en plus de ses adresses et de localhost ; * pour tous. Peut être répété.
serve-trusted-proxy-help = L’adresse ou le réseau d’un proxy que l’on croit quand il dit d’où viennent les requêtes. Peut être répété.
serve-root-path-help = Ce qui précède chaque chemin, par exemple /sixfold, si un proxy sert aussi d’autres pages.
serve-metrics-help = Donner à tous des chiffres pour Prometheus sous /metrics.
serve-metrics-address-help = Donner des chiffres pour Prometheus à une autre adresse, par exemple 127.0.0.1:9100.
serve-bad-metrics-address = { $address } n’est pas une adresse avec un port, comme 127.0.0.1:9100.
serve-bad-proxy = { $address } n’est ni une adresse ni un réseau.
serve-bad-root-path = { $path } ne peut pas précéder les chemins : il faut commencer par une barre oblique et finir sans.
serve-cannot-read = { $file } ne peut pas être lu.

admin-help = S’occuper des parties d’un serveur : les lister, exporter, archiver, effacer ou sauvegarder.
admin-task-help = list, export, import, archive, erase, vacuum ou backup.
admin-bad-task = Il n’y a pas de tâche { $task }. Choisissez parmi { $tasks }.
admin-game-help = Seulement cette partie. Peut être répété.
admin-status-help = Seulement les parties à ce stade. Peut être répété.
admin-days-help = Seulement les parties où rien ne s’est passé depuis tant de jours. Pour archiver, 30 par défaut.
admin-abandoned-help = Archiver aussi les parties jamais terminées. Arrêtez d’abord le serveur.
admin-name-help = N’effacer que ce nom. Sinon, les noms de toutes les personnes de ces parties.
admin-file-help = Le fichier à écrire ; pour import, le fichier à lire.
admin-exported = Parties exportées : { $games }
admin-imported = Parties importées : { $games }
admin-archived = Parties déplacées de la base de données vers { $file } : { $games }
admin-erased = Parties dont des noms ont été effacés : { $games }
admin-vacuumed = La place inutilisée a été rendue au disque.
admin-backed-up = La base de données a été copiée dans { $file }.
admin-backup-postgres = Une base PostgreSQL se sauvegarde avec ses propres outils, par exemple pg_dump.
admin-under-way = Les parties en cours ne sont archivées qu’avec --abandoned.
admin-erase-which = Dites dans quelles parties : avec --game, --name ou --days 0.
admin-needs-file = Dites quel fichier, avec --file.
admin-file-exists = { $file } existe déjà. Choisissez un autre fichier.
admin-not-an-export = { $why ->
    [sealed] La partie de la ligne { $line } de { $file } a été scellée avec une autre clé, ou pour une autre partie. Rien n’a été importé.
    [broken] La partie de la ligne { $line } de { $file } ne peut pas être rejouée. Rien n’a été importé.
    [twice] La partie de la ligne { $line } est deux fois dans { $file }. Rien n’a été importé.
   *[shape] La ligne { $line } de { $file } n’est pas une partie exportée. Rien n’a été importé.
}
admin-already-there = La partie { $game } est déjà dans la base de données. Rien n’a été importé.
admin-bad-key = On ne peut importer des parties qu’avec la clé de cette base de données, et elle ne peut pas servir : { $place }. Rien n’a été importé.
admin-failed = La base de données signale une erreur : { $reason }. Rien n’a été changé.
admin-archive-unsure = La base de données a échoué au dernier moment : elle contient peut-être encore les parties, peut-être pas. { $file } les contient toutes et a été gardé.
admin-erase-failed = La base de données signale une erreur : { $reason }. Certains noms y sont peut-être encore. Relancez la commande.
admin-not-gone = La base de données est lue sans arrêt : ce qui a été retiré se trouve encore dans le fichier voisin qui finit par -wal. Lancez vacuum plus tard.
admin-damaged = La base de données est endommagée. Rien n’a été copié.
admin-none = Il n’y a pas de telles parties.
admin-column-game = Partie
admin-column-edition = Édition
admin-column-status = Stade
admin-column-created = Créée
admin-column-last = Dernier événement
admin-column-events = Événements
admin-column-players = Joueurs

bench-help = Mesure la vitesse et la force avec les programmes de benchmarks/ ; demande le code source.
bench-names-help = Les programmes à lancer ; sans nom, tous.
bench-json-help = Affiche les chiffres en JSON.
bench-full-help = Prend plus de temps et mesure plus finement.
bench-no-folder = Il n’y a pas de dossier benchmarks ici : cette commande demande le code source.
bench-needs = { $name } est laissé de côté : il lui faut { $module }. pip install -e ".[test]" ajoute ce que les mesures demandent.
bench-unknown = La mesure { $name } n’existe pas ; il y a { $names }.
bench-running = Mesure de { $name }…
bench-benchmark = Mesure
bench-what = Quoi
bench-figure = Chiffre
