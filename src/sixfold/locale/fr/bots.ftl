# Les bots des autres : les utiliser, parler au nom des nôtres, les examiner.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = Il manque des composants pour cela : { $command }
# $reason is technical and in English.
bot-cannot-load = Le bot { $bot } n’est pas utilisable : { $reason }
bot-forfeit = Partie { $game } : { $bot } a perdu par sa faute. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = Il n’a pas pu démarrer : { $detail }
bot-fault-crashed = Il s’est arrêté brutalement : { $detail }
bot-fault-silent = Il n’a pas répondu à temps. { $detail }
bot-fault-unreadable = Sa réponse est illisible : { $detail }
bot-fault-refused = Il a enfreint une règle : { $detail }

engine-help = Parler sixfold-engine/1 au nom d’un bot, sur l’entrée et la sortie standard.
engine-bot-help = Le bot au nom duquel parler : { $names }, ou module:nom.

bot-test-help = Examiner un bot : respecte-t-il les règles, rejoue-t-il de même, et joue-t-il sans tricher ?
bot-test-name-help = Le bot : module:nom, le nom d’un bot installé, ou engine:commande.
bot-test-games-help = Combien de parties jouer à chaque table où le bot dit savoir jouer.
bot-test-seed-help = Un nombre quelconque ; le même nombre donne le même examen.
bot-test-edition-help = S’en tenir à une édition, par exemple { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = Il démarre et dit à quoi il joue.
bot-test-legal = Il joue selon les règles : { $count ->
    [one] une réponse
   *[other] { $count } réponses
}, la plus lente en { $time } ms.
bot-test-edges = Il s’en sort quand presque plus rien n’est possible : { $count ->
    [one] une position
   *[other] { $count } positions
}.
bot-test-same = Il rejoue de même avec le même hasard : { $count ->
    [one] une comparaison
   *[other] { $count } comparaisons
}.
bot-test-unchanged = Il ne modifie rien de ce qu’on lui montre.
bot-test-honest = Ce qui est caché ne change rien pour lui : { $count ->
    [one] une position redistribuée
   *[other] { $count } positions redistribuées
}.
bot-test-good = { $bot } est un bot comme il faut.
bot-test-bad = { $bot } a échoué.
