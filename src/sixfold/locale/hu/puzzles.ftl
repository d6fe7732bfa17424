## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Feladványok
puzzles-lead = Egy lépés egyértelműen a legjobb. Megtalálod?
puzzles-choose = Melyik játék?
puzzles-today = A mai feladvány
puzzles-today-lead = Mindenkinek ugyanaz, és minden nap új.
puzzles-today-done = Megtaláltad! Holnap jön az új.
puzzles-today-missed = Ma már próbálkoztál. Holnap jön az új.
puzzles-run = Feladvány feladvány után
puzzles-run-lead = Minél jobban megy, annál nehezebbek.
puzzles-rating = A pontszámod
puzzles-streak = Egymást követő napok
puzzles-longest = Leghosszabb
puzzles-solved = Megoldva
puzzles-none = Ehhez a játékhoz még nincs feladvány.
puzzle-ask = Találd meg a legjobb lépést.
puzzle-ask-roll = Dobás vagy lerakás? Találd meg a legjobbat.
puzzle-difficulty = Nehézség: { $rating }
puzzle-stand = Te: { $mine }. A másik játékos: { $theirs }.
puzzle-others = A másik játékos kockái
puzzle-about = Miről szól: { $theme }
puzzle-right = Ez az!
puzzle-wrong = Nem ez a legjobb lépés.
puzzle-shown = Ez a legjobb lépés.
puzzle-best = A legjobb: { $play }
puzzle-cost = Ennyi nyerési esélybe kerülne: { $loss }
puzzle-tempting = Csábító, de gyengébb: { $play }
puzzle-rating-now = A pontszámod: { $rating } ({ $change })
puzzle-next = Következő feladvány
puzzle-all = Minden feladvány
puzzle-yours = A te lépésed
puzzle-tempted = A csábító lépés
puzzle-share = Eredmény másolása
puzzle-share-right = Sixfold, { $date }: megtaláltam a mai feladvány megoldását! { $game }, nehézség: { $rating }, egymást követő napok: { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date }: a mai feladvány nehéz volt nekem. { $game }, nehézség: { $rating }. Te megtalálod? { $link }

# What puzzles are about.
theme-qwirkle = Egy Qwirkle
theme-double = Két sorozat egyszerre
theme-block = Ne adj esélyt
theme-hold-back = Tartogass valamit
theme-finish = A játék vége
theme-roll-or-keep = Dobni vagy megtartani
theme-free-qwirkle = Szabadíts fel egy Qwirkle-t
theme-whole-hand = Az egész kéz

## sixfold puzzles

puzzles-help = Feladványok keresése botok játszmáiban, vagy ellenőrzésük mélyebb kereséssel.
puzzles-work-help = mine (keresés) vagy check (ellenőrzés).
puzzles-unknown-work = { $word } nem feladat. Válassz ezek közül: { $works }.
puzzles-file-help = A feladványok fájlja, soronként egy.
puzzles-goal-help = Hány feladványt keressen.
puzzles-processes-help = Hányon dolgozzon egyszerre; 0: processzormagonként egy. Az eredmény nem függ tőle.
puzzles-resume-help = Az --out fájlját folytatja, nem kezdi újra.
puzzles-remove-help = Kiveszi a fájlból azokat a feladványokat, amelyek válasza nem állta meg a helyét. Megszakítás után ugyanez a parancs folytatja.
puzzles-progress = Feladványok
puzzles-stopped = Leállítva, feladványok: { $puzzles } / { $goal }. Ugyanez a parancs a --resume kapcsolóval folytatja.
puzzles-mined = Feladványok itt: { $file }: { $puzzles }.
puzzles-checked = Megtartott válaszú feladványok: { $kept } / { $puzzles } ({ $share }).
puzzles-lost = { $id }: a válasz nem állta meg a helyét. { $theme }
puzzles-removed = { $id }: a válasz nem állta meg a helyét, kivéve. { $theme }
puzzles-unreadable = A(z) { $file } { $line }. sora nem feladvány.
