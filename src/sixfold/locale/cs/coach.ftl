## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Brilantní
label-best = Nejlepší
label-good = Dobrý
label-inaccuracy = Nepřesnost
label-mistake = Chyba
label-blunder = Hrubá chyba
coach-unsure = Rozdíl je příliš malý
coach-forced = Nebylo z čeho vybírat

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkly hned
       *[other] Body hned
    }
part-replies = Co získají ostatní
part-kept = Co získáš později
part-ending = Prémie za ukončení hry
part-table = Co zůstane na stole

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = Šlo vytvořit Qwirkle: { $pieces }.
reason-lines-missed = Šlo bodovat ve více řadách najednou ({ $lines }): { $pieces }. Body: { $best }, ne { $made }.
reason-safe-five = Tu řadu pěti šlo nechat bez obav. Nikdo ji nedokončí, protože tohle už všechno leží na stole: { $pieces }.
reason-points-missed = Šlo získat víc: { $pieces }. Body: { $best }, ne { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] Ostatním chybí do Qwirklu jediná karta. Ještě ve hře: { $out } ({ $pieces }). Vezmou si ho v { $share } případů.
       *[other] Zůstává otevřená řada pěti. Ještě ve hře k jejímu dokončení: { $out } ({ $pieces }). Ostatní to udělají v { $share } případů.
    }
reason-qwirkle-given = Ostatní vytvoří Qwirkle před tvým dalším tahem v { $share } případů, ne v { $less }.
reason-points-given = Ostatní díky tomu získají víc: v průměru { $points }.
reason-last-held = Tuhle řadu pěti nikdo jiný nedokončí, poslední držíš ty: { $pieces }. Může na tebe počkat.
reason-broken-up = Tohle patří k sobě a tímhle tahem se to rozdělí: { $pieces }.
reason-duplicate-kept = Necháváš si dvakrát totéž a do řady se hodí jen jednou: { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = Schováváš si { $pieces } do řady, kterou nikdo nedokončí: tohle už ve hře není: { $gone }.
reason-qwirkle-ahead = V dalším tahu by vznikl tvůj Qwirkle v { $share } případů, ne v { $less }.
reason-points-ahead = S tím, co si necháš, získáš později víc: v průměru { $points }.
reason-ending-missed = Šlo ukončit hru a vzít si prémii: { $points }.
reason-ending = Prémie za ukončení hry by spíš připadla tobě: v průměru { $points }.
reason-trade-better = Lepší bylo vyměnit: { $pieces }.
reason-trade-needless = Měnit nebylo třeba. Body, které šlo získat: { $points } ({ $pieces }).
reason-roll-better = Lepší bylo přehodit { $pieces }: v průměru { $best } bodu, ne { $made }.
reason-keep-better = Lepší bylo nepřehazovat: v průměru { $best } bodu, ne { $made }.
reason-rearrangement = Přesunutím karet na stole by se uvolnil Qwirkle: { $pieces }.
reason-table-left = Stůl, který necháš, má pro tebe větší cenu: v průměru { $points }.

## The review.

coach-title = Co na to trenér
coach-accuracy = Přesnost
coach-lost = Ztráta na tah
coach-luck = Štěstí
coach-luck-note = Štěstí je to, co k šanci na výhru přidalo lízání a házení; co ztratila rozhodnutí, se počítá zvlášť.
coach-moments = Rozhodující okamžiky
coach-no-moments = Trenér nenašel žádnou chybu, o které by nebylo pochyb.
coach-turn-of = Tah { $turn }, { $name }
coach-made = Zahráno
coach-best = Nejlépe
coach-cost = Ztráta šance na výhru
coach-cost-points =
    { $game ->
        [cards] Ztráta v Qwirklech
       *[other] Ztráta v bodech
    }
coach-within = { $value } ± { $within }
coach-proven = Propočítáno do konce hry
coach-roll = Přehodit { $pieces }
coach-keep = Nepřehazovat nic
coach-play-scores = { $play } = { $points }
coach-graph = Šance na výhru, tah po tahu
coach-graph-point = Tah { $turn }, { $name }: { $chance }
coach-start = Zeptat se trenéra
coach-working = Trenér si prohlíží tah { $turn } z { $of }…
coach-failed = Trenér si teď tuhle hru nemohl prohlédnout.
coach-again = Zeptat se znovu
coach-show-made = Co se zahrálo
coach-show-best = Co bylo nejlepší
coach-try = Zkusit znovu
coach-try-ask = Co bys zahrál(a) místo toho?
coach-try-stop = Přestat zkoušet
coach-try-best = To je nejlepší tah!
coach-try-good = Stejně dobrý jako nejlepší.
coach-try-worse = Ještě ne: i tohle ztrácí { $loss }.
coach-try-other = To nepatří mezi nejlepší tahy.
coach-try-check = Ověřit
coach-try-tries =
    { $tries ->
        [one] Nalezeno na { $tries } pokus.
        [few] Nalezeno na { $tries } pokusy.
        [many] Nalezeno na { $tries } pokusu.
       *[other] Nalezeno na { $tries } pokusů.
    }
coach-hint = Nápověda
coach-hint-points =
    { $game ->
        [cards] Tolik Qwirklů vynese: { $points }.
       *[other] Tolik bodů vynese: { $points }.
    }
coach-hint-pieces = Použije se { $pieces }.
coach-hint-cells = Patří na označená políčka.
coach-answer = Ukázat odpověď

## sixfold review

review-help = Projdi hru s trenérem: co který tah ztratil, co bylo nejlepší a proč.
review-file-help = Záznam hry; - čte standardní vstup.
review-game-help = Která hra ze souboru s více hrami, počítáno od 1.
review-html-help = Vypiš rozbor jako stránku k uložení.
review-fresh-help = Posuď hru znovu, i když už posouzena byla.
review-several = V tomto souboru je více her. Vyber jednu pomocí --game, od 1 do { $games }.
review-no-game = Hra { $number } v tomto souboru není; her je v něm { $games }.
review-no-turns = V této hře ještě nikdo netáhl.
review-players = Hráči
review-turns = Všechny tahy
