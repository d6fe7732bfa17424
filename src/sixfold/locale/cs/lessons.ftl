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

lesson-title = Uč se hrou
lesson-lead = Pár krátkých kroků ke každé hře. Odejít můžeš, kdy chceš.
# $game is the name of the game.
lesson-title-of = Nauč se { $game }
lesson-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
lesson-label = Lekce
lesson-step = Krok { $step } z { $steps }
lesson-back = Zpět
lesson-next = Dál
lesson-skip = Přeskočit
lesson-skip-label = Přeskočit tento krok
lesson-leave = Odejít z lekce
lesson-show = Ukázat
lesson-again = Začít znovu
lesson-others = Další hry
lesson-end-title = Výborně!

## Tiles

lesson-tiles-place = Řada má stejnou barvu nebo stejný tvar a žádný kámen dvakrát. Vyber kámen, klepni na svítící pole a potvrď.
lesson-tiles-place-hint = Vyber kámen v barvě této řady a klepni na pole na jejím konci.
lesson-tiles-place-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }: jeden za každý kámen v řadách, které vznikly.

lesson-tiles-several = V tahu můžeš položit víc kamenů stejné barvy nebo tvaru do jednoho řádku či sloupce. Polož { $count }.
lesson-tiles-several-hint =
    Najdi { $count ->
        [one] 1 kámen, který se hodí k této řadě, a polož ho, než potvrdíš
        [few] { $count } kameny, které se hodí k této řadě, a než potvrdíš, polož je všechny
       *[other] { $count } kamenů, které se hodí k této řadě, a než potvrdíš, polož je všechny
    }.
lesson-tiles-several-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }: počítají se i kameny, které tam už ležely.

lesson-tiles-score =
    Kámen, který leží ve dvou řadách, se počítá v obou. Najdi místo za { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
lesson-tiles-score-hint = Hledej roh: pole, které má jeden kámen vedle sebe a druhý nad sebou nebo pod sebou.
lesson-tiles-score-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    } za dvě řady najednou.

lesson-tiles-qwirkle =
    Řada délky { $length } je Qwirkle a přináší { $bonus ->
        [one] 1 bod
        [few] { $bonus } body
       *[other] { $bonus } bodů
    } navíc. Dokonči tuto řadu délky { $almost }.
lesson-tiles-qwirkle-hint = Každý tvar je v této řadě jen jednou. Který chybí? Polož ho na kterýkoli konec.
lesson-tiles-qwirkle-done =
    Qwirkle! { $score ->
        [one] To je 1 bod
        [few] To jsou { $score } body
       *[other] To je { $score } bodů
    }.

lesson-tiles-trade = Nic z ruky sem nejde položit, a tak vyměňuješ. Klepni na „{ trade }“, vyber kameny, které nechceš, a vyměň je.
lesson-tiles-trade-hint = Klepni na „{ trade }“, potom na nechtěné kameny a nakonec na tlačítko výměny.
lesson-tiles-trade-done =
    { $count ->
        [one] Jeden nový kámen
        [few] { $count } nové kameny
       *[other] { $count } nových kamenů
    } z váčku. Výměna je bez bodů a tvůj tah končí.

lesson-tiles-end =
    Když je váček prázdný, hru zakončí, kdo první položí svůj poslední kámen, a má { $ending ->
        [one] 1 bod
        [few] { $ending } body
       *[other] { $ending } bodů
    } navíc. Vyhrává hráč s nejvíce body.

## Cubes

lesson-cubes-place =
    Řada má stejnou barvu nebo stejný tvar a žádnou kostku dvakrát. { $count ->
        [one] Vyber kostku, klepni na svítící pole
        [few] Polož { $count } kostky na svítící pole
       *[other] Polož { $count } kostek na svítící pole
    } a potvrď.
lesson-cubes-place-hint = Polož kostky v barvě této řady na její konce a potvrď.
lesson-cubes-place-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }: jeden za každou kostku v řadách, které vznikly.

lesson-cubes-score =
    Kostka, která leží ve dvou řadách, se počítá v obou. Najdi místo za { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
lesson-cubes-score-hint = Hledej roh: pole, které má jednu kostku vedle sebe a druhou nad sebou nebo pod sebou.
lesson-cubes-score-done =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    } za dvě řady najednou.

lesson-cubes-roll = Před pokládáním můžeš jednou přehodit kostky: tvary se změní, barvy ne. Této řadě chybí tvar: klepni na „{ roll }“ a přehoď kostku její barvy.
lesson-cubes-roll-hint = Barvu této řady má jen jedna tvoje kostka. Přehoď ji a ostatní si nech.
lesson-cubes-roll-done = Přesně ten tvar, který chyběl! Ve hře o tom rozhoduje jen štěstí.

lesson-cubes-qwirkle =
    Řada délky { $length } je Qwirkle a přináší { $bonus ->
        [one] 1 bod
        [few] { $bonus } body
       *[other] { $bonus } bodů
    } navíc. Polož přehozenou kostku.
lesson-cubes-qwirkle-hint = Přehozená kostka jde položit na kterýkoli konec řady délky { $almost }.
lesson-cubes-qwirkle-done =
    Qwirkle! { $score ->
        [one] To je 1 bod
        [few] To jsou { $score } body
       *[other] To je { $score } bodů
    }.

lesson-cubes-forced = Nic sem nejde položit. Vyměnit ani pasovat nemůžeš: klepni na „{ roll-forced }“ a hází se, dokud něco nepůjde.
lesson-cubes-forced-hint = Klepni na „{ roll-forced }“.
lesson-cubes-forced-done = No vida: už máš co položit. Dál by se hrálo jako vždy.

lesson-cubes-end =
    Když je váček prázdný, hru zakončí, kdo první položí svou poslední kostku, a má { $ending ->
        [one] 1 bod
        [few] { $ending } body
       *[other] { $ending } bodů
    } navíc. Vyhrává hráč s nejvíce body.

## Cards

lesson-cards-series =
    Sérii tvoří aspoň { $shortest ->
        [one] 1 karta stejné barvy nebo tvaru, každá jiná. Vyber kartu, klepni na „{ series-new }“
        [few] { $shortest } karty stejné barvy nebo tvaru, každá jiná. Vyber kartu, klepni na „{ series-new }“, přidej další
       *[other] { $shortest } karet stejné barvy nebo tvaru, každá jiná. Vyber kartu, klepni na „{ series-new }“, přidej další
    } a potvrď.
lesson-cards-series-hint = Vybírej další karty a klepej na začatou sérii, dokud nebude platit.
lesson-cards-series-done = Zahrané karty: { $count }. Po každém tahu si dobereš stejný počet.

lesson-cards-longer =
    Série na stole mohou růst, i víc v jednom tahu. Přidej { $count ->
        [one] 1 kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
lesson-cards-longer-hint = Vyber kartu: rozsvítí se série, kam patří. Na jednu klepni a stejně přidej další kartu.
lesson-cards-longer-done = Pěkně zahráno! Rozhoduje jen to, jak vypadá stůl na konci tvého tahu.

lesson-cards-rearrange =
    I karty na stole můžeš přesouvat, když v každé sérii { $shortest ->
        [one] zůstane aspoň 1
        [few] zůstanou aspoň { $shortest }
       *[other] zůstane aspoň { $shortest }
    }. Vytvoř novou sérii s kartou ze stolu.
lesson-cards-rearrange-hint = Dlouhá série může kartu postrádat: přesuň ji na „{ series-new }“ a přidej své karty, které se k ní hodí.
lesson-cards-rearrange-done = Povedlo se: karta je jinde a všechny série platí.

lesson-cards-qwirkle =
    Série { $length ->
        [one] 1 karty
        [few] { $length } karet
       *[other] { $length } karet
    } je Qwirkle: vezmeš si ji a je tvoje. Jednu dokonči; potřebnou kartu může postrádat jiná.
lesson-cards-qwirkle-hint = Jednu potřebnou kartu máš v ruce, další leží ve druhé sérii.
lesson-cards-qwirkle-done = Qwirkle! Je tvůj a na konci se počítá.

lesson-cards-end = Když balíček dojde, má každý ještě jeden tah. Vyhrává, kdo má nejvíc Qwirklů.
