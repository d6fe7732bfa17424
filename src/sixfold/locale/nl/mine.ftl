## Wat van jezelf is: thuis, uitnodigingen, meldingen, wat mensen roepen.

## Home

home-friend = Speel met een vriend
home-turn = Jij bent aan de beurt
home-turn-of = { $name } is aan de beurt
home-finished = Afgelopen
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] Toon nog 1
       *[other] Toon nog { $count }
    }
home-empty = Er ligt nog niets op tafel. Zes kleuren, zes vormen, één avond: wie doet er mee?
home-tables = Tafels
home-greeting = Hallo, { $name }

## Tables of others

tables-title = Tafels
tables-lead = Schuif aan waar een plaats vrij is, of kijk over een schouder mee.
tables-free =
    { $count ->
        [one] 1 vrije plaats
       *[other] { $count } vrije plaatsen
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } per beurt
tables-clock-game = { $time } per spel
tables-empty-open = Er wacht nu geen tafel op spelers. Open er een, dan schuift er misschien iemand aan.
tables-empty-watch = Op dit moment speelt niemand in het openbaar.
tables-make = Open een tafel

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } nodigt je uit voor { $game }, { $players }
       *[no] Je bent uitgenodigd voor { $game }, { $players }
    }
players =
    { $count ->
        [2] twee spelers
        [3] drie spelers
        [4] vier spelers
        [one] { $count } speler
       *[other] { $count } spelers
    }
invite-send = Nodig uit: { $name }
invite-copied = De link is gekopieerd. Plak hem in een bericht.
lobby-local-title = Kunnen anderen de link niet openen?
fold-shuffle = Hoe het schudden is vastgelegd

## New game

new-with = Hoe wil je spelen?
new-with-computer = Met de computer
new-with-friends = Met vrienden, via een link
new-with-here = Rond dit scherm
new-hints = Hints
new-hints-about = Of spelers mogen vragen wat de computer zou doen.
hints-off = Geen hints aan deze tafel
hints-none = Geen hints
denial-no-hints = Aan deze tafel zijn er geen hints.
denial-bad-endpoint = De meldingen van deze browser zijn van hieruit niet te bereiken.

## Statistics

stats-title = Jouw statistieken
stats-lead = Geteld op dit apparaat, en nergens anders.
stats-games = Spellen
stats-wins = Gewonnen
stats-qwirkles = Qwirkles
stats-most = Meeste Qwirkles in één spel
stats-streak = Langste reeks overwinningen
stats-best = Beste beurt
stats-levels = Gewonnen van
stats-people = Mensen
stats-level = { $wins } van { $games }
stats-scores = Laatste scores
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, laatste scores: { $scores }
stats-empty = Speel een spel uit, dan telt het hier mee.

## Moving to another device

transfer-title = Naar een ander apparaat
transfer-lead = Een bestand met je spellen, echte tafels, statistieken, puzzels, stellingen en voorkeuren.
transfer-warning = Wie dit bestand heeft, kan op jouw plaatsen spelen. Behandel het als een sleutel.
transfer-save = Bewaar het bestand
transfer-open = Open een bestand
transfer-done =
    { $games ->
        [0] Alles in dit bestand was er al.
        [one] 1 spel toegevoegd.
       *[other] { $games } spellen toegevoegd.
    }
transfer-rest = Er stond geen nieuw spel in dit bestand. Al het andere is toegevoegd.
transfer-other = Dit is geen bestand van „Bewaar het bestand”. Er is niets veranderd.
transfer-newer = Dit bestand komt van een nieuwere versie. Er is niets veranderd.
# $place: where in the file, such as "games 3".
transfer-damaged = Dit bestand is beschadigd ({ $place }). Er is niets veranderd.
transfer-large = Dit bestand is te groot. Er is niets veranderd.

## Settings

settings-name = Je naam
settings-colour = Je kleur
settings-notify = Meld het als ik aan de beurt ben
settings-notify-about = Ook als deze pagina dicht is.
settings-notify-forbidden = Je browser staat voor deze pagina geen meldingen toe.
settings-reactions = Toon wat anderen roepen
notify-offer = Zal dit apparaat melden wanneer je aan de beurt bent?
notify-yes = Ja, graag
# The title of a notification.
notice-title = Jij bent aan de beurt
notice-with = met { $names }

## Calling out

react = Roep iets
# $name calls out $text, one of the reactions.
reaction-said = { $name }: { $text }
reaction-hello = Hallo!
reaction-good-luck = Succes!
reaction-well-played = Goed gespeeld!
reaction-thanks = Dank je!
reaction-wow = Wauw!
reaction-oh-no = O nee!
reaction-thinking = Even denken …
reaction-hurry = Jij bent!
reaction-sorry = Het spijt me!
reaction-laugh = Haha!
reaction-good-game = Mooi spel!
reaction-again = Nog eens?

## Keys

keys-title = Toetsenbord
keys-open = Sneltoetsen
keys-anywhere = Overal
keys-table = Aan tafel
keys-review = Terugkijken
key-help = Deze lijst
key-escape = Neerleggen, sluiten
key-hand = Naar je hand
key-board = Naar het speelveld
key-arrows = Verplaatsen
key-enter = Kiezen, leggen
key-next = Volgende plek die past
key-previous = Vorige plek die past
key-pan = Op het speelveld: het beeld verschuiven
key-zoom = Dichterbij, verder weg
key-all = Alles tonen
key-shift = Je hand herschikken
key-back = Terugnemen
key-undo = Ongedaan maken (kaarten)
key-redo = Opnieuw (kaarten)
key-skip = Doorspoelen terwijl de zetten van anderen te zien zijn
key-turns = Een beurt terug, vooruit
key-ends = Naar het begin, naar het einde
# Names of keys as they are printed on the keyboard.
key-name-arrows = Pijltjestoetsen
key-name-any = Elke toets
key-name-space = Spatie

real-title = Aan een echte tafel
analysis-title = Analysebord
review-analyse = Deze stelling analyseren

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Kuiken
bot-level-2 = Egel
bot-level-3 = Haas
bot-level-4 = Eekhoorn
bot-level-5 = Bever
bot-level-6 = Otter
bot-level-7 = Vos
bot-level-8 = Uil
level-about-1 = Begint net: ziet maar een klein stukje van de tafel.
level-about-2 = Vindt de eenvoudige beurten en mist de slimme.
level-about-3 = Ziet heel wat, maar heeft altijd haast.
level-about-4 = Pakt wat er nu is en denkt niet aan later.
level-about-5 = Ziet het meeste, maar telt niet wat er nog komt.
level-about-6 = Ziet weinig over het hoofd.
level-about-7 = Kijkt naar alles, en ook naar wat er voor jou overblijft.
level-about-8 = Speelt elke beurt in gedachten verder. Niemand is hier sterker.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = Zo sterk als ik: { $level }
level-mine-about = Kijkt naar je afgelopen spellen op dit apparaat: een stap omhoog als je blijft winnen, een stap omlaag als je blijft verliezen.
# Said beside the button for another game.
level-next = Volgende tegenstander: { $level }
