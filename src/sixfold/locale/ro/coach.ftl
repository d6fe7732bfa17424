## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Strălucit
label-best = Cel mai bun
label-good = Bun
label-inaccuracy = Imprecizie
label-mistake = Greșeală
label-blunder = Greșeală gravă
coach-unsure = Prea strâns ca să se poată spune
coach-forced = Nimic de ales

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkle-uri acum
       *[other] Puncte acum
    }
part-replies = Ce marchează ceilalți
part-kept = Ce marchezi mai târziu
part-ending = Bonusul pentru încheierea jocului
part-table = Ce rămâne pe masă

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = Puteai face un Qwirkle: { $pieces }.
reason-lines-missed = Puteai marca în { $lines } rânduri deodată: { $pieces }. Puncte: { $best }, nu { $made }.
reason-safe-five = Puteai lăsa fără grijă rândul acela de cinci. Nimeni nu îl poate termina, căci toate sunt deja pe masă: { $pieces }.
reason-points-missed = Puteai marca mai mult: { $pieces }. Puncte: { $best }, nu { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] Celorlalți le mai lipsește o singură carte pentru un Qwirkle. Încă în joc: { $out } ({ $pieces }). Îl iau în { $share } din cazuri.
       *[other] Rămâne deschis un rând de cinci. Încă în joc ca să fie terminat: { $out } ({ $pieces }). Ceilalți o fac în { $share } din cazuri.
    }
reason-qwirkle-given = Ceilalți fac un Qwirkle înaintea turului tău următor în { $share } din cazuri, nu în { $less }.
reason-points-given = Îi lasă pe ceilalți să marcheze mai mult: în medie { $points }.
reason-last-held = Nimeni altcineva nu poate termina acest rând de cinci, căci ultima e la tine: { $pieces }. Te poate aștepta.
reason-broken-up = Acestea merg împreună, iar așa se despart: { $pieces }.
reason-duplicate-kept = Păstrezi două la fel, iar într-un rând încape doar una: { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = Păstrezi { $pieces } pentru un rând pe care nimeni nu îl poate termina: din acestea nu mai sunt: { $gone }.
reason-qwirkle-ahead = În turul următor ai face un Qwirkle în { $share } din cazuri, nu în { $less }.
reason-points-ahead = Cu ce păstrezi ai marca mai mult după aceea: în medie { $points }.
reason-ending-missed = Puteai încheia jocul și lua bonusul: { $points }.
reason-ending = Ai avea șanse mai mari să închei tu jocul și să iei bonusul: în medie { $points }.
reason-trade-better = Era mai bine să schimbi: { $pieces }.
reason-trade-needless = Nu trebuia să schimbi. Puncte de luat: { $points } ({ $pieces }).
reason-roll-better = Era mai bine să arunci din nou { $pieces }: în medie { $best } puncte, nu { $made }.
reason-keep-better = Era mai bine să nu arunci din nou: în medie { $best } puncte, nu { $made }.
reason-rearrangement = Mutarea cărților de pe masă ar fi eliberat un Qwirkle: { $pieces }.
reason-table-left = Masa pe care ai lăsa-o valorează mai mult pentru tine: în medie { $points }.

## The review.

coach-title = Părerea antrenorului
coach-accuracy = Precizie
coach-lost = Cedat pe tur
coach-luck = Noroc
coach-luck-note = Norocul este ce au adăugat tragerile și aruncările la șansa de câștig; ce au cedat alegerile se socotește separat.
coach-moments = Momentele care au contat
coach-no-moments = Antrenorul nu a găsit nicio greșeală mai presus de îndoială.
coach-turn-of = Turul { $turn }, { $name }
coach-made = Jucat
coach-best = Cel mai bine
coach-cost = Pierdere din șansa de câștig
coach-cost-points =
    { $game ->
        [cards] Pierdere în Qwirkle-uri
       *[other] Pierdere în puncte
    }
coach-within = { $value } ± { $within }
coach-proven = Calculat până la sfârșitul jocului
coach-roll = Aruncă din nou { $pieces }
coach-keep = Nu arunca nimic din nou
coach-play-scores = { $play } = { $points }
coach-graph = Șansa de câștig, tur cu tur
coach-graph-point = Turul { $turn }, { $name }: { $chance }
coach-start = Întreabă antrenorul
coach-working = Antrenorul se uită la turul { $turn } din { $of }…
coach-failed = Antrenorul nu a putut privi jocul acum.
coach-again = Întreabă din nou
coach-show-made = Ce s-a jucat
coach-show-best = Ce era cel mai bine
coach-try = Încearcă din nou
coach-try-ask = Ce ai juca în schimb?
coach-try-stop = Nu mai încerca
coach-try-best = Este cea mai bună mutare!
coach-try-good = La fel de bună ca cea mai bună.
coach-try-worse = Încă nu: și așa cedezi { $loss }.
coach-try-other = Nu este printre cele mai bune mutări.
coach-try-check = Verifică
coach-try-tries =
    { $tries ->
        [one] Găsită din { $tries } încercare.
        [few] Găsită din { $tries } încercări.
       *[other] Găsită din { $tries } de încercări.
    }
coach-hint = Indiciu
coach-hint-points =
    { $game ->
        [cards] Atâtea Qwirkle-uri aduce: { $points }.
       *[other] Atâtea puncte aduce: { $points }.
    }
coach-hint-pieces = Sunt de folosit { $pieces }.
coach-hint-cells = Merge pe căsuțele marcate.
coach-answer = Arată răspunsul

## sixfold review

review-help = Parcurge un joc cu antrenorul: ce a cedat fiecare tur, ce era cel mai bine și de ce.
review-file-help = Înregistrarea unui joc; - citește intrarea standard.
review-game-help = Care joc dintr-un fișier cu mai multe, numărând de la 1.
review-html-help = Afișează analiza ca pagină de păstrat.
review-fresh-help = Judecă jocul din nou, chiar dacă a mai fost judecat.
review-several = Fișierul conține mai multe jocuri. Alege unul cu --game, de la 1 la { $games }.
review-no-game = Nu există jocul { $number } în acest fișier; conține { $games }.
review-no-turns = În acest joc nu a jucat încă nimeni.
review-players = Jucători
review-turns = Toate tururile
