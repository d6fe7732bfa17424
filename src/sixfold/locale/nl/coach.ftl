## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Briljant
label-best = Beste zet
label-good = Goed
label-inaccuracy = Onnauwkeurig
label-mistake = Fout
label-blunder = Flater
coach-unsure = Te weinig verschil om te zeggen
coach-forced = Niets te kiezen

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkles nu
       *[other] Punten nu
    }
part-replies = Wat de anderen scoren
part-kept = Wat je later scoort
part-ending = De bonus voor het beëindigen
part-table = Wat op tafel blijft liggen

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = Je had een Qwirkle kunnen maken: { $pieces }.
reason-lines-missed = Je had in { $lines } lijnen tegelijk kunnen scoren: { $pieces }. Punten: { $best }, niet { $made }.
reason-safe-five = Die lijn van vijf had je gerust kunnen laten liggen. Niemand kan hem afmaken, want deze liggen allemaal al op tafel: { $pieces }.
reason-points-missed = Je had meer kunnen scoren: { $pieces }. Punten: { $best }, niet { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] De anderen komen zo nog maar één kaart tekort voor een Qwirkle. Nog in het spel: { $out } ({ $pieces }). In { $share } van de gevallen pakken ze er een.
       *[other] Dit laat een lijn van vijf open. Nog in het spel om hem af te maken: { $out } ({ $pieces }). In { $share } van de gevallen doen de anderen dat.
    }
reason-qwirkle-given = De anderen maken voor je volgende beurt in { $share } van de gevallen een Qwirkle, niet in { $less }.
reason-points-given = De anderen scoren hierdoor meer: gemiddeld { $points }.
reason-last-held = Niemand anders kan deze lijn van vijf afmaken: jij hebt de laatste { $pieces }. Hij kan op je wachten.
reason-broken-up = Deze horen bij elkaar en worden zo uit elkaar gehaald: { $pieces }.
reason-duplicate-kept = Zo houd je er twee die gelijk zijn, en er past er maar één in een lijn: { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = Je bewaart { $pieces } voor een lijn die niemand kan afmaken: hiervan zijn er geen meer: { $gone }.
reason-qwirkle-ahead = Je zou in je volgende beurt in { $share } van de gevallen een Qwirkle maken, niet in { $less }.
reason-points-ahead = Met wat je houdt zou je later meer scoren: gemiddeld { $points }.
reason-ending-missed = Je had het spel kunnen beëindigen en de bonus kunnen pakken: { $points }.
reason-ending = Je zou vaker zelf het spel beëindigen en de bonus krijgen: gemiddeld { $points }.
reason-trade-better = Ruilen was beter geweest: { $pieces }.
reason-trade-needless = Ruilen was niet nodig: { $pieces } had { $points } opgeleverd.
reason-roll-better = Je had beter { $pieces } opnieuw kunnen gooien: gemiddeld { $best } punten, niet { $made }.
reason-keep-better = Je had beter niet opnieuw kunnen gooien: gemiddeld { $best } punten, niet { $made }.
reason-rearrangement = Met kaarten op tafel te verleggen kwam er een Qwirkle vrij: { $pieces }.
reason-table-left = De tafel die je achterlaat is dan meer waard voor je: gemiddeld { $points }.

## The review.

coach-title = Wat de coach ervan vindt
coach-accuracy = Nauwkeurigheid
coach-lost = Weggegeven per beurt
coach-luck = Geluk
coach-luck-note = Geluk is wat pakken en gooien aan winstkans toevoegden; wat de keuzes weggaven, telt apart.
coach-moments = De momenten die telden
coach-no-moments = De coach vond geen fout die buiten twijfel staat.
coach-turn-of = Beurt { $turn }, { $name }
coach-made = Gespeeld
coach-best = Het beste
coach-cost = Verlies aan winstkans
coach-cost-points =
    { $game ->
        [cards] Verlies in Qwirkles
       *[other] Verlies in punten
    }
coach-within = { $value } ± { $within }
coach-proven = Doorgerekend tot het einde van het spel
coach-roll = Gooi { $pieces } opnieuw
coach-keep = Gooi niets opnieuw
coach-play-scores = { $play } = { $points }
coach-graph = Winstkans, beurt voor beurt
coach-graph-point = Beurt { $turn }, { $name }: { $chance }
coach-start = Vraag de coach
coach-working = De coach bekijkt beurt { $turn } van { $of }…
coach-failed = De coach kon deze partij nu niet bekijken.
coach-again = Nog een keer vragen
coach-show-made = Wat gespeeld werd
coach-show-best = Wat het beste was
coach-try = Probeer het opnieuw
coach-try-ask = Wat zou je in plaats daarvan spelen?
coach-try-stop = Stoppen met proberen
coach-try-best = Dat is de beste zet!
coach-try-good = Net zo goed als de beste.
coach-try-worse = Nog niet: dat geeft nog steeds { $loss } weg.
coach-try-other = Dat hoort niet bij de beste zetten.
coach-try-check = Controleren
coach-try-tries =
    { $tries ->
        [one] Gevonden in { $tries } poging.
       *[other] Gevonden in { $tries } pogingen.
    }
coach-hint = Tip
coach-hint-points =
    { $game ->
        [cards] Zoveel Qwirkles levert het op: { $points }.
       *[other] Zoveel punten levert het op: { $points }.
    }
coach-hint-pieces = Gebruikt worden: { $pieces }.
coach-hint-cells = Het komt op de gemarkeerde plaatsen.
coach-answer = Toon het antwoord

## sixfold review

review-help = Loop met de coach door een partij: wat elke beurt weggaf, wat het beste was, en waarom.
review-file-help = De partij als bestand; - leest de standaardinvoer.
review-game-help = Welke partij van een bestand met meerdere, geteld vanaf 1.
review-html-help = Toon het oordeel als pagina, om te bewaren.
review-fresh-help = Beoordeel de partij opnieuw, ook als dat al gebeurd is.
review-several = Dit bestand bevat meerdere partijen. Kies er een met --game, van 1 tot { $games }.
review-no-game = Er is geen partij { $number } in dit bestand; het bevat er { $games }.
review-no-turns = In deze partij is nog geen beurt gespeeld.
review-players = Spelers
review-turns = Alle beurten
