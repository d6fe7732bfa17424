## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Probleme
puzzles-lead = O mutare este limpede cea mai bună. O găsești?
puzzles-choose = Care joc?
puzzles-today = Problema de azi
puzzles-today-lead = Aceeași pentru toți, și una nouă în fiecare zi.
puzzles-today-done = Ai găsit-o! Mâine vine alta.
puzzles-today-missed = Ai încercat deja azi. Mâine vine alta.
puzzles-run = Problemă după problemă
puzzles-run-lead = Cu cât îți merge mai bine, cu atât sunt mai grele.
puzzles-rating = Nivelul tău
puzzles-streak = Zile la rând
puzzles-longest = Cel mai lung șir
puzzles-solved = Rezolvate
puzzles-none = Pentru acest joc nu sunt încă probleme.
puzzle-ask = Găsește cea mai bună mutare.
puzzle-ask-roll = Arunci sau atașezi? Găsește ce e cel mai bine.
puzzle-difficulty = Dificultate: { $rating }
puzzle-stand = Tu: { $mine }. Celălalt jucător: { $theirs }.
puzzle-others = Mâna celuilalt jucător
puzzle-about = Despre ce este vorba: { $theme }
puzzle-right = Asta e!
puzzle-wrong = Nu este cea mai bună mutare.
puzzle-shown = Aceasta este cea mai bună mutare.
puzzle-best = Cel mai bine: { $play }
puzzle-cost = Șansa de câștig pe care ar costa-o: { $loss }
puzzle-tempting = Tentant, dar nu la fel de bun: { $play }
puzzle-rating-now = Nivelul tău: { $rating } ({ $change })
puzzle-next = Problema următoare
puzzle-all = Toate problemele
puzzle-yours = Mutarea ta
puzzle-tempted = Mutarea tentantă
puzzle-share = Copiază rezultatul
puzzle-share-right = Sixfold, { $date }: am rezolvat problema de azi! { $game }, dificultate { $rating }, zile la rând: { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date }: problema de azi a fost prea grea pentru mine. { $game }, dificultate { $rating }. O găsești tu? { $link }

# What puzzles are about.
theme-qwirkle = Un Qwirkle
theme-double = Două rânduri deodată
theme-block = Să nu dai nimic
theme-hold-back = Să păstrezi ceva
theme-finish = Sfârșitul jocului
theme-roll-or-keep = Arunci sau păstrezi
theme-free-qwirkle = Eliberează un Qwirkle
theme-whole-hand = Toată mâna

## sixfold puzzles

puzzles-help = Caută probleme în partide între boți sau le verifică printr-o căutare mai adâncă.
puzzles-work-help = mine (caută) sau check (verifică).
puzzles-unknown-work = { $word } nu este o sarcină. Alege una dintre: { $works }.
puzzles-file-help = Fișierul cu probleme, una pe rând.
puzzles-goal-help = Câte probleme să caute.
puzzles-processes-help = La câte se lucrează deodată; 0 pentru una pe nucleu. Rezultatul nu depinde de asta.
puzzles-resume-help = Continuă fișierul dat cu --out în loc să o ia de la început.
puzzles-remove-help = Scoate din fișier problemele care nu-și păstrează răspunsul. După o întrerupere, aceeași comandă continuă.
puzzles-progress = Probleme
puzzles-stopped = Oprit, probleme: { $puzzles } din { $goal }. Aceeași comandă cu --resume continuă.
puzzles-mined = Probleme în { $file }: { $puzzles }.
puzzles-checked = Probleme care își păstrează răspunsul: { $kept } din { $puzzles } ({ $share }).
puzzles-lost = { $id } nu-și păstrează răspunsul. { $theme }
puzzles-removed = { $id } nu și-a păstrat răspunsul și a fost scoasă. { $theme }
puzzles-unreadable = Rândul { $line } din { $file } nu este o problemă.
