## The lessons: each game in a few steps, played on the real board.
##
## A step has three messages: what to do, a hint after a try that does not do it (-hint), and what is said once it is
## done (-done). They are read in a narrow bar above the board: one or two short sentences each.
##
## Every message of a step and every last message (lesson-tiles-end …) may use these; who shows it always gives them all:
##   $score      points: in -done what the player has just scored, else what the step asks for; 0 if there are none
##   $count      pieces: in -done how many the player has just laid, traded or rolled, else how many the step asks for
##   $length     how many make a Qwirkle: 6
##   $almost     one less than that: 5
##   $shortest   the fewest cards in a series: 3
##   $bonus      the points a Qwirkle gives besides those for its pieces: 6
##   $ending     the points for ending the game: 6
##
## { trade }, { roll }, { roll-forced } and { series-new } are the words on the buttons of the table.

## Around the lessons

lesson-title = Spelend leren
lesson-lead = Een paar korte stappen per spel. Je kunt altijd stoppen.
# $game is the name of the game.
lesson-title-of = { $game } leren
lesson-steps =
    { $count ->
        [one] 1 stap
       *[other] { $count } stappen
    }
lesson-label = De les
lesson-step = Stap { $step } van { $steps }
lesson-back = Terug
lesson-next = Verder
lesson-skip = Overslaan
lesson-skip-label = Deze stap overslaan
lesson-leave = Les verlaten
lesson-show = Laat zien
lesson-again = Opnieuw
lesson-others = Andere spellen
lesson-end-title = Goed gedaan!

## Tiles

lesson-tiles-place = Een rij heeft overal dezelfde kleur of dezelfde vorm, en niets dubbel. Kies een blokje, druk op een vakje dat oplicht en dan op ‘{ confirm }’.
lesson-tiles-place-hint = Kies een blokje in de kleur van deze rij en een vakje aan een uiteinde.
lesson-tiles-place-done =
    { $score ->
        [one] 1 punt: één per blokje in elke rij die je maakte.
       *[other] { $score } punten: één per blokje in elke rij die je maakte.
    }

lesson-tiles-several =
    { $count ->
        [one] Blokjes van dezelfde kleur of dezelfde vorm mag je in één beurt op één lijn leggen. Leg er 1.
       *[other] Blokjes van dezelfde kleur of dezelfde vorm mag je in één beurt op één lijn leggen. Leg er { $count }.
    }
lesson-tiles-several-hint =
    { $count ->
        [one] Zoek 1 blokje dat bij deze rij past en leg het. Druk dan pas op ‘{ confirm }’.
       *[other] Zoek { $count } blokjes die bij deze rij passen en leg ze. Druk dan pas op ‘{ confirm }’.
    }
lesson-tiles-several-done =
    { $score ->
        [one] 1 punt: de blokjes die er al lagen, tellen ook mee.
       *[other] { $score } punten: de blokjes die er al lagen, tellen ook mee.
    }

lesson-tiles-score =
    { $score ->
        [one] Een blokje in twee rijen telt in allebei. Zoek de plek die 1 punt geeft.
       *[other] Een blokje in twee rijen telt in allebei. Zoek de plek die { $score } punten geeft.
    }
lesson-tiles-score-hint = Zoek de hoek: een vakje met een blokje ernaast en een ander erboven of eronder.
lesson-tiles-score-done =
    { $score ->
        [one] 1 punt voor twee rijen tegelijk.
       *[other] { $score } punten, voor twee rijen tegelijk.
    }

lesson-tiles-qwirkle =
    { $bonus ->
        [one] { $length } op een rij is een Qwirkle: 1 punt extra. Maak deze rij van { $almost } af.
       *[other] { $length } op een rij is een Qwirkle: { $bonus } punten extra. Maak deze rij van { $almost } af.
    }
lesson-tiles-qwirkle-hint = Elke vorm ligt één keer in de rij. Welke ontbreekt? Leg die aan een uiteinde.
lesson-tiles-qwirkle-done =
    { $score ->
        [one] Qwirkle! Dat is 1 punt.
       *[other] Qwirkle! Dat zijn { $score } punten.
    }

lesson-tiles-trade = Niets uit je hand past hier, dus ruil je. Druk op ‘{ trade }’, kies de blokjes die je niet wilt en ruil ze.
lesson-tiles-trade-hint = Druk op ‘{ trade }’, dan op de blokjes die weg mogen, dan op de knop die ze ruilt.
lesson-tiles-trade-done =
    { $count ->
        [one] Eén nieuw blokje uit de zak. Ruilen geeft geen punten, en je beurt is om.
       *[other] { $count } nieuwe blokjes uit de zak. Ruilen geeft geen punten, en je beurt is om.
    }

lesson-tiles-end =
    { $ending ->
        [one] Is de zak leeg? Wie dan als eerste alles kwijt is, beëindigt het spel en krijgt 1 punt extra. De hoogste score wint.
       *[other] Is de zak leeg? Wie dan als eerste alles kwijt is, beëindigt het spel en krijgt { $ending } punten extra. De hoogste score wint.
    }

## Cubes

lesson-cubes-place =
    { $count ->
        [one] Een rij heeft overal dezelfde kleur of vorm, en niets dubbel. Kies een cube, druk op een vakje dat oplicht en dan op ‘{ confirm }’.
       *[other] Een rij heeft overal dezelfde kleur of vorm, en niets dubbel. Leg { $count } cubes op vakjes die oplichten en druk op ‘{ confirm }’.
    }
lesson-cubes-place-hint = Leg de kleur van deze rij aan de uiteinden en druk op ‘{ confirm }’.
lesson-cubes-place-done =
    { $score ->
        [one] 1 punt: één per cube in elke rij die je maakte.
       *[other] { $score } punten: één per cube in elke rij die je maakte.
    }

lesson-cubes-score =
    { $score ->
        [one] Een cube in twee rijen telt in allebei. Zoek de plek die 1 punt geeft.
       *[other] Een cube in twee rijen telt in allebei. Zoek de plek die { $score } punten geeft.
    }
lesson-cubes-score-hint = Zoek de hoek: een vakje met een cube ernaast en een erboven of eronder.
lesson-cubes-score-done =
    { $score ->
        [one] 1 punt voor twee rijen tegelijk.
       *[other] { $score } punten, voor twee rijen tegelijk.
    }

lesson-cubes-roll = Voor je aanlegt, mag je één keer opnieuw gooien: de vorm verandert, de kleur niet. Hier ontbreekt één vorm: kies ‘{ roll }’ en je cube in die kleur.
lesson-cubes-roll-hint = Je hebt maar één cube in de kleur van deze rij. Gooi die en houd de rest.
lesson-cubes-roll-done = Precies de vorm die ontbrak! In een echt spel beslist het toeval.

lesson-cubes-qwirkle =
    { $bonus ->
        [one] { $length } op een rij is een Qwirkle: 1 punt extra. Leg de cube die je gooide.
       *[other] { $length } op een rij is een Qwirkle: { $bonus } punten extra. Leg de cube die je gooide.
    }
lesson-cubes-qwirkle-hint = De gegooide cube past aan elk uiteinde van de rij van { $almost }.
lesson-cubes-qwirkle-done =
    { $score ->
        [one] Qwirkle! Dat is 1 punt.
       *[other] Qwirkle! Dat zijn { $score } punten.
    }

lesson-cubes-forced = Je kunt niets leggen. Ruilen of passen mag niet: druk op ‘{ roll-forced }’, en er wordt gegooid tot je kunt leggen.
lesson-cubes-forced-hint = Druk op ‘{ roll-forced }’.
lesson-cubes-forced-done = Kijk, er past iets. Dat zou je nu gewoon leggen.

lesson-cubes-end =
    { $ending ->
        [one] Is de zak leeg? Wie dan als eerste alles kwijt is, beëindigt het spel en krijgt 1 punt extra. De hoogste score wint.
       *[other] Is de zak leeg? Wie dan als eerste alles kwijt is, beëindigt het spel en krijgt { $ending } punten extra. De hoogste score wint.
    }

## Cards

lesson-cards-series =
    { $shortest ->
        [one] Een serie is 1 kaart of meer van dezelfde kleur of hetzelfde symbool, niets dubbel. Kies een kaart, dan ‘{ series-new }’ en dan ‘{ confirm }’.
       *[other] Een serie is { $shortest } kaarten of meer van dezelfde kleur of hetzelfde symbool, niets dubbel. Kies een kaart, dan ‘{ series-new }’, leg er meer bij en kies ‘{ confirm }’.
    }
lesson-cards-series-hint = Kies de volgende kaart en druk op de serie die je begon, tot die klopt.
lesson-cards-series-done =
    { $count ->
        [one] 1 kaart gespeeld. Na elke beurt trek je er evenveel.
       *[other] { $count } kaarten gespeeld. Na elke beurt trek je er evenveel.
    }

lesson-cards-longer =
    { $count ->
        [one] Series mogen groeien, ook meerdere per beurt. Leg 1 kaart aan.
       *[other] Series mogen groeien, ook meerdere per beurt. Leg { $count } kaarten aan.
    }
lesson-cards-longer-hint = Kies een kaart: de series waar die bij past, lichten op. Druk op een ervan. Dan nog een kaart.
lesson-cards-longer-done = Goed gespeeld! Alleen de tafel aan het eind van je beurt telt.

lesson-cards-rearrange =
    { $shortest ->
        [one] Ook kaarten op tafel mag je schuiven, als elke serie er 1 houdt. Maak een nieuwe serie met een kaart van tafel.
       *[other] Ook kaarten op tafel mag je schuiven, als elke serie er { $shortest } houdt. Maak een nieuwe serie met een kaart van tafel.
    }
lesson-cards-rearrange-hint = De lange serie kan een kaart missen: leg die in ‘{ series-new }’, met passende kaarten uit je hand.
lesson-cards-rearrange-done = Mooi: een kaart is verhuisd, en elke serie klopt.

lesson-cards-qwirkle = Een serie van { $length } is een Qwirkle: die pak je en houd je. Maak er een; een andere serie kan een kaart missen.
lesson-cards-qwirkle-hint = Eén kaart die je nodig hebt, is in je hand, één ligt in de andere serie.
lesson-cards-qwirkle-done = Qwirkle! Die is van jou en telt aan het eind.

lesson-cards-end = Is de stapel op, dan krijgt iedereen nog één beurt. Wie de meeste Qwirkles heeft, wint.
