# What is wrong with a record, a position or a line of notation.

fault-in-turn = tour { $turn } : { $fault }

fault-not-json = ligne { $line }, colonne { $column } : ce n’est pas du JSON.
fault-not-a-record = une partie enregistrée est un objet JSON, ceci n’en est pas un.
fault-unreadable = le fichier ne peut pas être lu ({ $reason }).
fault-no-file = ce fichier n’existe pas.
fault-folder = c’est un dossier, pas un fichier.
fault-denied = il n’est pas permis de lire ce fichier.
fault-not-text = ce n’est pas du texte en UTF-8.
fault-too-long = c’est plus long que { $most } Mo, ce qu’aucune partie n’atteint.
fault-empty = le fichier ne contient aucune partie.
fault-missing-field = « { $field } » manque.
fault-unknown-field = « { $field } » n’est pas un champ de ce format.
fault-bad-value = « { $field } » ne peut pas être { $value }.
fault-wrong-game = « game » dit { $said }, mais l’édition { $edition } relève de { $found }.
fault-players =
    « players » nomme { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, mais { $edition } se joue de { $fewest } à { $most }.
fault-seniority = « seniority » doit nommer une fois chacune des { $players } places.
fault-method = « shuffle.method » vaut { $said } ; sont connues : { $found }.
fault-commitment = « shuffle.commitment » n’est pas celui de la graine.
fault-seed-missing = la partie est finie, donc « shuffle.seed » doit être indiqué.
fault-entropy = « shuffle.entropy » doit dire, place par place, ce qui a été ajouté, et seulement si la méthode le prévoit.
fault-promise = ce que la place { $seat } a ajouté n’est pas ce à quoi elle s’était engagée.
fault-round = le mélange a été recommencé (tour { $round }) alors que personne n’avait rien retenu.
fault-part = « shuffle » donne à la place { $seat } une part qu’elle ne peut pas avoir eue.
fault-receipt = ce n’est pas le reçu d’un joueur.
fault-receipt-game = le reçu est celui de la partie { $game }, et aucun enregistrement ici ne dit comment elle a été mélangée.
fault-receipt-commitment = l’engagement du serveur n’est pas celui que la place { $seat } a vu avant la donne.
fault-receipt-frozen = la liste des engagements n’est pas celle que la place { $seat } a vue avant de dire ses octets.
fault-receipt-added = ce que la place { $seat } a ajouté n’est pas entré dans le mélange.
fault-receipt-dropped = l’enregistrement écarte la place { $seat }, alors que son appareil a répondu à temps.
fault-receipt-round = le mélange a été recommencé après que la place { $seat } avait donné ses octets, et personne de connu n’avait retenu les siens.
fault-receipt-order = « seniority » n’est ni l’ordre d’âge que la place { $seat } a vu avant la donne, ni celui que donne le mélange.
fault-receipt-played = la partie de l’enregistrement n’est pas celle qui a été montrée à l’appareil de la place { $seat } pendant le jeu.
fault-receipt-unnamed = la place { $seat } avait demandé à prendre part au mélange ; l’enregistrement ne lui donne rien et ne dit pas pourquoi.
fault-receipt-unanswered = l’enregistrement dit que la place { $seat } était en retard. Son appareil avait envoyé sa part et n’a pas eu de réponse : soit la connexion l’a perdue, soit le serveur l’a écartée.
fault-receipt-elsewhere = ce que l’enregistrement attribue à la place { $seat } ne vient pas de cet appareil : soit un autre appareil de ce joueur l’a dit, soit le serveur l’a inventé.
fault-deal = « deal » donne { $said } à la place { $seat } ; le mélange donne { $found }.
fault-deal-impossible = « deal » est impossible : { $size } pièces par place, toutes d’une même boîte, et pour les cartes une série de trois dans au moins une main.
fault-first = « first » dit place { $said } ; d’après les règles, la place { $found } commence.
fault-after-end = la partie était finie avant ce tour.
fault-seat = « seat » vaut { $said }, mais c’est le tour de la place { $found }.
fault-refused = les règles le refusent ({ $refusal }) : { $reason }
fault-reroll = « reroll » montre { $said } ; le mélange donne { $found }.
fault-forced = « forced » montre { $said } ; le mélange donne { $found }.
fault-roll-impossible = « reroll » ou « forced » n’a pas pu arriver : un lancer garde les couleurs, et n’est forcé que tant que rien ne peut être posé.
fault-score = « score » vaut { $said } ; les lignes donnent { $found }.
fault-draw = « draw » vaut { $said } ; le mélange donne { $found }.
fault-draw-size = « draw » a { $said ->
    [one] { $said } pièce
   *[other] { $said } pièces
}, alors qu’on en pioche { $found }.
fault-draw-impossible = « draw » contient des pièces qui ne sont plus à piocher : { $pieces }.
fault-qwirkles = « qwirkles » contient les séries de six et « table » les autres.
fault-lying-unknown = d’un tour précédent, seuls les points sont connus : personne ne sait ce qui est posé.
fault-copies = la boîte n’en contient pas autant : { $pieces }.
fault-hands-unknown = les mains de cette partie sont inconnues : on peut la vérifier, mais pas la rejouer depuis une place.
fault-result = « result » dit { $said } ; les tours donnent { $found }.
fault-checksum = « checksum » ne correspond pas : une valeur que la relecture ne peut pas juger a changé (l’édition, les joueurs ou l’ordre des âges), ou la somme elle-même.

position-not-json = Ce n’est pas du JSON : ligne { $line }, colonne { $column }.
position-not-an-object = Une position est un objet JSON, ceci n’en est pas un.
position-no-game = « game » doit être tiles, cubes ou cards.
position-no-edition = « edition » doit être l’identifiant d’une édition de ce jeu, pas { $edition }.
position-unknown-field = « { $field } » n’est pas un champ d’une position de ce jeu.
position-not-a-list = « { $field } » doit être une liste.
position-not-placed = « { $field } » doit donner pour chaque pièce son code, x et y, comme ["Ro", 1, 0].
position-unknown-piece = « { $field } » nomme { $piece }, qui n’est pas une pièce.
position-cell-twice = « board » a deux pièces en { $x },{ $y }.
position-no-line = « board » n’est pas une position : les pièces alignées avec { $x },{ $y } ne forment pas une ligne.
position-no-series = « table » n’est pas une position : la série { $series } n’est pas valide.
position-too-many = La position contient { $piece } trop souvent : il n’y en a que { $copies }.
notation-unreadable = « { $token } » ne peut pas être lu ici ; docs/notation.md décrit la notation.
