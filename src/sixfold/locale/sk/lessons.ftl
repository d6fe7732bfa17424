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

lesson-title = Uč sa hrou
lesson-lead = Pár krátkych krokov ku každej hre. Odísť môžeš, kedy chceš.
# $game is the name of the game.
lesson-title-of = Nauč sa { $game }
lesson-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroky
       *[other] { $count } krokov
    }
lesson-label = Lekcia
lesson-step = Krok { $step } z { $steps }
lesson-back = Späť
lesson-next = Ďalej
lesson-skip = Preskočiť
lesson-skip-label = Preskočiť tento krok
lesson-leave = Odísť z lekcie
lesson-show = Ukázať
lesson-again = Začať znova
lesson-others = Ďalšie hry
lesson-end-title = Výborne!

## Tiles

lesson-tiles-place = Rad má rovnakú farbu alebo rovnaký tvar a žiadny kameň dvakrát. Vyber kameň, ťukni na svietiace pole a potvrď.
lesson-tiles-place-hint = Vyber kameň vo farbe tohto radu a ťukni na pole na jeho konci.
lesson-tiles-place-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }: jeden za každý kameň v radoch, ktoré vznikli.

lesson-tiles-several = V ťahu môžeš položiť viac kameňov rovnakej farby alebo tvaru do jedného riadka či stĺpca. Polož { $count }.
lesson-tiles-several-hint =
    Nájdi { $count ->
        [one] 1 kameň, ktorý sa hodí k tomuto radu, a polož ho, skôr než potvrdíš
        [few] { $count } kamene, ktoré sa hodia k tomuto radu, a skôr než potvrdíš, polož všetky
       *[other] { $count } kameňov, ktoré sa hodia k tomuto radu, a skôr než potvrdíš, polož všetky
    }.
lesson-tiles-several-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }: rátajú sa aj kamene, ktoré tam už ležali.

lesson-tiles-score =
    Kameň, ktorý leží v dvoch radoch, sa ráta v oboch. Nájdi miesto za { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }.
lesson-tiles-score-hint = Hľadaj roh: pole, ktoré má jeden kameň vedľa seba a druhý nad sebou alebo pod sebou.
lesson-tiles-score-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    } za dva rady naraz.

lesson-tiles-qwirkle =
    Rad dĺžky { $length } je Qwirkle a prináša { $bonus ->
        [one] 1 bod
        [few] { $bonus } body
       *[other] { $bonus } bodov
    } navyše. Dokonči tento rad dĺžky { $almost }.
lesson-tiles-qwirkle-hint = Každý tvar je v tomto rade len raz. Ktorý chýba? Polož ho na hociktorý koniec.
lesson-tiles-qwirkle-done =
    Qwirkle! { $score ->
        [one] To je 1 bod
        [few] To sú { $score } body
       *[other] To je { $score } bodov
    }.

lesson-tiles-trade = Nič z ruky sa sem nedá položiť, a tak vymieňaš. Ťukni na „{ trade }“, vyber kamene, ktoré nechceš, a vymeň ich.
lesson-tiles-trade-hint = Ťukni na „{ trade }“, potom na nechcené kamene a nakoniec na tlačidlo výmeny.
lesson-tiles-trade-done =
    { $count ->
        [one] Jeden nový kameň
        [few] { $count } nové kamene
       *[other] { $count } nových kameňov
    } z vrecúška. Výmena je bez bodov a tvoj ťah sa končí.

lesson-tiles-end =
    Keď je vrecúško prázdne, hru ukončí, kto prvý položí svoj posledný kameň, a má { $ending ->
        [one] 1 bod
        [few] { $ending } body
       *[other] { $ending } bodov
    } navyše. Vyhráva hráč s najviac bodmi.

## Cubes

lesson-cubes-place =
    Rad má rovnakú farbu alebo rovnaký tvar a žiadnu kocku dvakrát. { $count ->
        [one] Vyber kocku, ťukni na svietiace pole
        [few] Polož { $count } kocky na svietiace polia
       *[other] Polož { $count } kociek na svietiace polia
    } a potvrď.
lesson-cubes-place-hint = Polož kocky vo farbe tohto radu na jeho konce a potvrď.
lesson-cubes-place-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }: jeden za každú kocku v radoch, ktoré vznikli.

lesson-cubes-score =
    Kocka, ktorá leží v dvoch radoch, sa ráta v oboch. Nájdi miesto za { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }.
lesson-cubes-score-hint = Hľadaj roh: pole, ktoré má jednu kocku vedľa seba a druhú nad sebou alebo pod sebou.
lesson-cubes-score-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    } za dva rady naraz.

lesson-cubes-roll = Pred kladením môžeš raz prehodiť kocky: tvary sa zmenia, farby nie. Tomuto radu chýba tvar: ťukni na „{ roll }“ a prehoď kocku jeho farby.
lesson-cubes-roll-hint = Farbu tohto radu má len jedna tvoja kocka. Prehoď ju a ostatné si nechaj.
lesson-cubes-roll-done = Presne ten tvar, ktorý chýbal! V hre o tom rozhoduje len šťastie.

lesson-cubes-qwirkle =
    Rad dĺžky { $length } je Qwirkle a prináša { $bonus ->
        [one] 1 bod
        [few] { $bonus } body
       *[other] { $bonus } bodov
    } navyše. Polož prehodenú kocku.
lesson-cubes-qwirkle-hint = Prehodená kocka sa dá položiť na hociktorý koniec radu dĺžky { $almost }.
lesson-cubes-qwirkle-done =
    Qwirkle! { $score ->
        [one] To je 1 bod
        [few] To sú { $score } body
       *[other] To je { $score } bodov
    }.

lesson-cubes-forced = Nič sa sem nedá položiť. Vymeniť ani pasovať nemôžeš: ťukni na „{ roll-forced }“ a hádže sa, kým niečo nepôjde.
lesson-cubes-forced-hint = Ťukni na „{ roll-forced }“.
lesson-cubes-forced-done = No vidíš: už máš čo položiť. Ďalej by sa hralo ako vždy.

lesson-cubes-end =
    Keď je vrecúško prázdne, hru ukončí, kto prvý položí svoju poslednú kocku, a má { $ending ->
        [one] 1 bod
        [few] { $ending } body
       *[other] { $ending } bodov
    } navyše. Vyhráva hráč s najviac bodmi.

## Cards

lesson-cards-series =
    Sériu { $shortest ->
        [one] tvorí aspoň 1 karta rovnakej farby alebo tvaru, každá iná. Vyber kartu, ťukni na „{ series-new }“
        [few] tvoria aspoň { $shortest } karty rovnakej farby alebo tvaru, každá iná. Vyber kartu, ťukni na „{ series-new }“, pridaj ďalšie
       *[other] tvorí aspoň { $shortest } kariet rovnakej farby alebo tvaru, každá iná. Vyber kartu, ťukni na „{ series-new }“, pridaj ďalšie
    } a potvrď.
lesson-cards-series-hint = Vyberaj ďalšie karty a ťukaj na začatú sériu, kým nebude platiť.
lesson-cards-series-done = Zahrané karty: { $count }. Po každom ťahu si doberieš rovnaký počet.

lesson-cards-longer =
    Série na stole môžu rásť, aj viac v jednom ťahu. Pridaj { $count ->
        [one] 1 kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
lesson-cards-longer-hint = Vyber kartu: rozsvietia sa série, kam patrí. Na jednu ťukni a rovnako pridaj ďalšiu kartu.
lesson-cards-longer-done = Pekne zahrané! Rozhoduje len to, ako vyzerá stôl na konci tvojho ťahu.

lesson-cards-rearrange =
    Aj karty na stole môžeš presúvať, keď v každej sérii { $shortest ->
        [one] zostane aspoň 1
        [few] zostanú aspoň { $shortest }
       *[other] zostane aspoň { $shortest }
    }. Vytvor novú sériu s kartou zo stola.
lesson-cards-rearrange-hint = Dlhá séria môže kartu oželieť: presuň ju na „{ series-new }“ a pridaj svoje karty, ktoré sa k nej hodia.
lesson-cards-rearrange-done = Podarilo sa: karta je inde a všetky série platia.

lesson-cards-qwirkle =
    Séria { $length ->
        [one] 1 karty
        [few] { $length } kariet
       *[other] { $length } kariet
    } je Qwirkle: vezmeš si ju a je tvoja. Jednu dokonči; potrebnú kartu môže oželieť iná.
lesson-cards-qwirkle-hint = Jednu potrebnú kartu máš v ruke, ďalšia leží v druhej sérii.
lesson-cards-qwirkle-done = Qwirkle! Je tvoj a na konci sa ráta.

lesson-cards-end = Keď sa balíček minie, má každý ešte jeden ťah. Vyhráva, kto má najviac Qwirklov.
