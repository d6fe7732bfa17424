## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Puzzels
puzzles-lead = Eén zet is duidelijk de beste. Vind jij hem?
puzzles-choose = Welk spel?
puzzles-today = De puzzel van vandaag
puzzles-today-lead = Voor iedereen dezelfde, en elke dag een nieuwe.
puzzles-today-done = Gevonden! Morgen is er een nieuwe.
puzzles-today-missed = Je hebt het vandaag al geprobeerd. Morgen is er een nieuwe.
puzzles-run = Puzzel na puzzel
puzzles-run-lead = Hoe beter het gaat, hoe moeilijker ze worden.
puzzles-rating = Jouw niveau
puzzles-streak = Dagen op rij
puzzles-longest = Langste reeks
puzzles-solved = Opgelost
puzzles-none = Voor dit spel zijn er nog geen puzzels.
puzzle-ask = Vind de beste zet.
puzzle-ask-roll = Gooien of aanleggen? Vind wat het beste is.
puzzle-difficulty = Moeilijkheid: { $rating }
puzzle-stand = Jij: { $mine }. De andere speler: { $theirs }.
puzzle-others = De hand van de andere speler
puzzle-about = Waar het om gaat: { $theme }
puzzle-right = Dat is hem!
puzzle-wrong = Dat is niet de beste zet.
puzzle-shown = Dit is de beste zet.
puzzle-best = Het beste: { $play }
puzzle-cost = Winstkans die het zou kosten: { $loss }
puzzle-tempting = Verleidelijk, maar minder goed: { $play }
puzzle-rating-now = Jouw niveau: { $rating } ({ $change })
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-yours = Jouw zet
puzzle-tempted = De verleidelijke zet
puzzle-share = Kopieer het resultaat
puzzle-share-right = Sixfold, { $date }: ik heb de puzzel van vandaag gevonden! { $game }, moeilijkheid { $rating }, dagen op rij: { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date }: de puzzel van vandaag was te moeilijk voor mij. { $game }, moeilijkheid { $rating }. Vind jij hem? { $link }

# What puzzles are about.
theme-qwirkle = Een Qwirkle
theme-double = Twee rijen tegelijk
theme-block = Niets weggeven
theme-hold-back = Iets achterhouden
theme-finish = Het einde van het spel
theme-roll-or-keep = Gooien of houden
theme-free-qwirkle = Een Qwirkle vrijspelen
theme-whole-hand = De hele hand

## sixfold puzzles

puzzles-help = Zoek puzzels in partijen tussen bots, of controleer ze met een diepere zoektocht.
puzzles-work-help = mine (zoeken) of check (controleren).
puzzles-unknown-work = { $word } is geen taak. Kies uit: { $works }.
puzzles-file-help = Het bestand met de puzzels, één per regel.
puzzles-goal-help = Hoeveel puzzels te zoeken.
puzzles-processes-help = Aan hoeveel tegelijk te werken; 0 voor één per kern. Het resultaat hangt er niet van af.
puzzles-resume-help = Ga verder met het bestand van --out in plaats van opnieuw te beginnen.
puzzles-remove-help = Haal puzzels die hun antwoord niet houden uit het bestand. Na een onderbreking gaat hetzelfde commando verder.
puzzles-progress = Puzzels
puzzles-stopped = Gestopt met { $puzzles } van { $goal } puzzels. Hetzelfde commando met --resume gaat verder.
puzzles-mined = Puzzels in { $file }: { $puzzles }.
puzzles-checked = Puzzels die hun antwoord houden: { $kept } van { $puzzles } ({ $share }).
puzzles-lost = { $id } houdt zijn antwoord niet. { $theme }
puzzles-removed = { $id } hield zijn antwoord niet en is verwijderd. { $theme }
puzzles-unreadable = Regel { $line } van { $file } is geen puzzel.
