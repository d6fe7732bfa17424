## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Brilantné
label-best = Najlepšie
label-good = Dobré
label-inaccuracy = Nepresnosť
label-mistake = Chyba
label-blunder = Hrubá chyba
coach-unsure = Rozdiel je príliš malý
coach-forced = Nebolo z čoho vyberať

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkle hneď
       *[other] Body hneď
    }
part-replies = Čo získajú ostatní
part-kept = Čo získaš neskôr
part-ending = Prémia za ukončenie hry
part-table = Čo zostane na stole

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = Dal sa vytvoriť Qwirkle: { $pieces }.
reason-lines-missed = Dalo sa bodovať vo viacerých radoch naraz ({ $lines }): { $pieces }. Body: { $best }, nie { $made }.
reason-safe-five = Ten rad piatich sa dal nechať bez obáv. Nikto ho nedokončí, lebo toto všetko už leží na stole: { $pieces }.
reason-points-missed = Dalo sa získať viac: { $pieces }. Body: { $best }, nie { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] Ostatným chýba do Qwirkla jediná karta. Ešte v hre: { $out } ({ $pieces }). Vezmú si ho v { $share } prípadov.
       *[other] Zostáva otvorený rad piatich. Ešte v hre na jeho dokončenie: { $out } ({ $pieces }). Ostatní to urobia v { $share } prípadov.
    }
reason-qwirkle-given = Ostatní vytvoria Qwirkle pred tvojím ďalším ťahom v { $share } prípadov, nie v { $less }.
reason-points-given = Ostatní vďaka tomu získajú viac: v priemere { $points }.
reason-last-held = Tento rad piatich nikto iný nedokončí, posledný máš ty: { $pieces }. Môže na teba počkať.
reason-broken-up = Toto patrí k sebe a týmto ťahom sa to rozdelí: { $pieces }.
reason-duplicate-kept = Nechávaš si dvakrát to isté a do radu sa hodí iba raz: { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = Odkladáš si { $pieces } do radu, ktorý nikto nedokončí: toto už v hre nie je: { $gone }.
reason-qwirkle-ahead = V ďalšom ťahu by vznikol tvoj Qwirkle v { $share } prípadov, nie v { $less }.
reason-points-ahead = S tým, čo si necháš, získaš neskôr viac: v priemere { $points }.
reason-ending-missed = Dala sa ukončiť hra a vziať prémia: { $points }.
reason-ending = Prémia za ukončenie hry by skôr pripadla tebe: v priemere { $points }.
reason-trade-better = Lepšie bolo vymeniť: { $pieces }.
reason-trade-needless = Meniť nebolo treba. Body, ktoré sa dali získať: { $points } ({ $pieces }).
reason-roll-better = Lepšie bolo prehodiť { $pieces }: v priemere { $best } bodu, nie { $made }.
reason-keep-better = Lepšie bolo neprehadzovať: v priemere { $best } bodu, nie { $made }.
reason-rearrangement = Presunutím kariet na stole by sa uvoľnil Qwirkle: { $pieces }.
reason-table-left = Stôl, ktorý necháš, má pre teba väčšiu cenu: v priemere { $points }.

## The review.

coach-title = Čo na to tréner
coach-accuracy = Presnosť
coach-lost = Strata na ťah
coach-luck = Šťastie
coach-luck-note = Šťastie je to, čo k šanci na výhru pridalo ťahanie a hádzanie; čo stratili rozhodnutia, sa počíta zvlášť.
coach-moments = Rozhodujúce okamihy
coach-no-moments = Tréner nenašiel žiadnu chybu, o ktorej by nebolo pochýb.
coach-turn-of = Ťah { $turn }, { $name }
coach-made = Zahrané
coach-best = Najlepšie
coach-cost = Strata šance na výhru
coach-cost-points =
    { $game ->
        [cards] Strata v Qwirkloch
       *[other] Strata v bodoch
    }
coach-within = { $value } ± { $within }
coach-proven = Prepočítané do konca hry
coach-roll = Prehodiť { $pieces }
coach-keep = Neprehadzovať nič
coach-play-scores = { $play } = { $points }
coach-graph = Šanca na výhru, ťah po ťahu
coach-graph-point = Ťah { $turn }, { $name }: { $chance }
coach-start = Opýtať sa trénera
coach-working = Tréner si pozerá ťah { $turn } z { $of }…
coach-failed = Tréner si teraz túto hru nemohol pozrieť.
coach-again = Opýtať sa znova
coach-show-made = Čo sa zahralo
coach-show-best = Čo bolo najlepšie
coach-try = Skúsiť znova
coach-try-ask = Čo by si zahral(a) namiesto toho?
coach-try-stop = Prestať skúšať
coach-try-best = To je najlepší ťah!
coach-try-good = Rovnako dobrý ako najlepší.
coach-try-worse = Ešte nie: aj toto stráca { $loss }.
coach-try-other = To nepatrí medzi najlepšie ťahy.
coach-try-check = Overiť
coach-try-tries =
    { $tries ->
        [one] Nájdené na { $tries } pokus.
        [few] Nájdené na { $tries } pokusy.
        [many] Nájdené na { $tries } pokusu.
       *[other] Nájdené na { $tries } pokusov.
    }
coach-hint = Pomôcka
coach-hint-points =
    { $game ->
        [cards] Toľko Qwirklov vynesie: { $points }.
       *[other] Toľko bodov vynesie: { $points }.
    }
coach-hint-pieces = Použije sa { $pieces }.
coach-hint-cells = Patrí na označené políčka.
coach-answer = Ukázať odpoveď

## sixfold review

review-help = Prejdi hru s trénerom: čo ktorý ťah stratil, čo bolo najlepšie a prečo.
review-file-help = Záznam hry; - číta štandardný vstup.
review-game-help = Ktorá hra zo súboru s viacerými hrami, počítané od 1.
review-html-help = Vypíš rozbor ako stránku na uloženie.
review-fresh-help = Posúď hru znova, aj keď už posúdená bola.
review-several = V tomto súbore je viac hier. Vyber jednu pomocou --game, od 1 do { $games }.
review-no-game = Hra { $number } v tomto súbore nie je; hier je v ňom { $games }.
review-no-turns = V tejto hre ešte nikto neťahal.
review-players = Hráči
review-turns = Všetky ťahy
