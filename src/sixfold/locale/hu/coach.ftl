## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Briliáns
label-best = A legjobb
label-good = Jó
label-inaccuracy = Pontatlanság
label-mistake = Hiba
label-blunder = Súlyos hiba
coach-unsure = Túl szoros ahhoz, hogy eldőljön
coach-forced = Nem volt miből választani

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkle most
       *[other] Pont most
    }
part-replies = Amit a többiek szereznek
part-kept = Amit később szerzel
part-ending = A játék befejezéséért járó jutalom
part-table = Ami az asztalon marad

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = Kirakhattál volna egy Qwirkle-t: { $pieces }.
reason-lines-missed = Egyszerre { $lines } sorozatban szerezhettél volna pontot: { $pieces }. Pont: { $best }, nem { $made }.
reason-safe-five = Azt az ötös sorozatot nyugodtan otthagyhattad volna. Senki sem fejezheti be, mert ebből már minden az asztalon van: { $pieces }.
reason-points-missed = Többet szerezhettél volna: { $pieces }. Pont: { $best }, nem { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] A többieknek már csak egy kártya hiányzik egy Qwirkle-höz. Még játékban: { $out } ({ $pieces }). Az esetek { $share } részében elviszik.
       *[other] Nyitva marad egy ötös sorozat. Még játékban, ami befejezheti: { $out } ({ $pieces }). A többiek az esetek { $share } részében meg is teszik.
    }
reason-qwirkle-given = A többiek a következő köröd előtt az esetek { $share } részében raknak ki Qwirkle-t, nem { $less } részében.
reason-points-given = Így a többiek többet szereznek: átlagosan { $points }.
reason-last-held = Ezt az ötös sorozatot más nem fejezheti be, mert az utolsó nálad van: { $pieces }. Megvár téged.
reason-broken-up = Ezek összetartoznak, és ez szétszakítja őket: { $pieces }.
reason-duplicate-kept = Kettőt tartasz meg ugyanabból, pedig egy sorozatba csak egy fér: { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = { $pieces }: olyan sorozatra tartogatod, amelyet senki sem fejezhet be, mert ebből nincs több: { $gone }.
reason-qwirkle-ahead = A következő körödben az esetek { $share } részében raknál ki Qwirkle-t, nem { $less } részében.
reason-points-ahead = Azzal, amit megtartasz, később többet szereznél: átlagosan { $points }.
reason-ending-missed = Befejezhetted volna a játékot, és tiéd lett volna a jutalom: { $points }.
reason-ending = Nagyobb eséllyel fejeznéd be te a játékot, és kapnád a jutalmat: átlagosan { $points }.
reason-trade-better = Jobb lett volna cserélni: { $pieces }.
reason-trade-needless = Nem kellett cserélni. Ennyi pont volt benne: { $points } ({ $pieces }).
reason-roll-better = Jobb lett volna újradobni: { $pieces }. Átlagosan { $best } pont, nem { $made }.
reason-keep-better = Jobb lett volna nem újradobni: átlagosan { $best } pont, nem { $made }.
reason-rearrangement = Az asztalon lévő kártyák átrendezése felszabadított volna egy Qwirkle-t: { $pieces }.
reason-table-left = Az asztal, amit hagynál, többet ér neked: átlagosan { $points }.

## The review.

coach-title = Az edző véleménye
coach-accuracy = Pontosság
coach-lost = Elveszítve körönként
coach-luck = Szerencse
coach-luck-note = Szerencse az, amit a húzás és a dobás a nyerési esélyhez hozzátett; amit a döntések elveszítettek, az külön számít.
coach-moments = A döntő pillanatok
coach-no-moments = Az edző nem talált kétségtelen hibát.
coach-turn-of = { $turn }. kör, { $name }
coach-made = Ezt játszották
coach-best = A legjobb lett volna
coach-cost = Nyerési esély vesztesége
coach-cost-points =
    { $game ->
        [cards] Veszteség Qwirkle-ben
       *[other] Veszteség pontban
    }
coach-within = { $value } ± { $within }
coach-proven = A játék végéig kiszámolva
coach-roll = Újradobás: { $pieces }
coach-keep = Semmit sem újradobni
coach-play-scores = { $play } = { $points }
coach-graph = Nyerési esély körről körre
coach-graph-point = { $turn }. kör, { $name }: { $chance }
coach-start = Kérdezd meg az edzőt
coach-working = Az edző a(z) { $turn }. kört nézi, összesen { $of }…
coach-failed = Az edző most nem tudta megnézni ezt a játékot.
coach-again = Kérdezd meg újra
coach-show-made = Amit játszottak
coach-show-best = Ami a legjobb volt
coach-try = Próbáld újra
coach-try-ask = Mit játszanál helyette?
coach-try-stop = Nem próbálom tovább
coach-try-best = Ez a legjobb lépés!
coach-try-good = Ugyanolyan jó, mint a legjobb.
coach-try-worse = Még nem: ez is elveszít ennyit: { $loss }.
coach-try-other = Ez nincs a legjobb lépések között.
coach-try-check = Ellenőrzés
coach-try-tries =
    { $tries ->
        [one] { $tries } próbálkozással megtalálva.
       *[other] { $tries } próbálkozással megtalálva.
    }
coach-hint = Segítség
coach-hint-points =
    { $game ->
        [cards] Ennyi Qwirkle-t hoz: { $points }.
       *[other] Ennyi pontot hoz: { $points }.
    }
coach-hint-pieces = Ezek kellenek hozzá: { $pieces }.
coach-hint-cells = A megjelölt helyekre kerül.
coach-answer = Mutasd a választ

## sixfold review

review-help = Nézz át egy játékot az edzővel: mit veszített az egyes kör, mi lett volna a legjobb, és miért.
review-file-help = Egy játék feljegyzése; a - a szabványos bemenetet olvassa.
review-game-help = Több játékot tartalmazó fájlból melyik, 1-től számolva.
review-html-help = Az értékelés kiírása megőrizhető oldalként.
review-fresh-help = Értékelje újra a játékot, akkor is, ha már értékelve volt.
review-several = Ebben a fájlban több játék van. Válassz egyet a --game kapcsolóval, 1 és { $games } között.
review-no-game = Nincs { $number }. játék ebben a fájlban; összesen { $games } van benne.
review-no-turns = Ebben a játékban még senki sem lépett.
review-players = Játékosok
review-turns = Minden kör
