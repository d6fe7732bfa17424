## The rules of the three games, in our own words, for the page, the terminal and beside a running game.
##
## rulebook/rules.py puts the messages into sections. Every message may use these; who shows it always gives them all.
## They come from the data of the edition, so no number is typed here:
##   $game      tiles, cubes or cards
##   $fewest    the fewest players; $most the most
##   $hand      how many each player holds
##   $pieces    how many there are in all; $copies of each kind (of each colour, for cubes); $kinds kinds
##   $colours   how many colours; $shapes how many shapes
##   $shortest  the fewest that make a line or series; $length the most, which is a Qwirkle; $almost is one less
##   $bonus     points a Qwirkle gives beyond one a piece; $full is what it gives in all
##   $ending    points for whoever ends the game
##   $tie       who starts among equals: oldest or youngest
##   $rematch   yes if a tie calls for a rematch, else no

## Headings

rules-title = Pravidla
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Pravidla: { $title }
rules-lead = Vyber si hru a potom pravidla, která máš v krabici.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = Co stojí v těchto pravidlech, našimi vlastními slovy.
rules-contents = Na této stránce
rules-others = Další hry
rules-print = Vytisknout
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Naše upřesnění { $ruling }

rules-section-purpose = O co jde
rules-section-setup = Příprava
rules-section-start = Kdo začíná
rules-section-line = Co je řada
rules-section-series = Co je série
rules-section-turn = Tvůj tah
rules-section-trade = Výměna
rules-section-roll = Přehazování
rules-section-rearrange = Přeskupování stolu
rules-section-score =
    { $game ->
        [cards] Získávání Qwirkle
       *[other] Bodování
    }
rules-section-end = Konec hry
rules-section-winning = Kdo vyhrává
rules-section-examples = Příklady
rules-section-refused = Co se nesmí
rules-section-rulings = Naše upřesnění
rules-section-strategy = Jak hrát dobře
rules-section-misprints = Tiskové chyby v pravidlech

## What it is about

rules-tiles-purpose = Společně skládáte řady jedné barvy nebo jednoho tvaru. Každý položený kámen přináší body, a když spojí dvě řady, přináší je dvakrát. Vyhrává, kdo má nejvíc bodů.
rules-cubes-purpose = Hoď svými kostkami a skládej z nich řady jedné barvy nebo jednoho tvaru. Každá položená kostka přináší body, a když spojí dvě řady, přináší je dvakrát. Vyhrává, kdo má nejvíc bodů.
rules-cards-purpose = Společně tvoříte na stole série jedné barvy nebo jednoho tvaru a přeskupujete je, jak se vám zlíbí. Kdo sérii dokončí, bere si ji. Vyhrává, kdo má nejvíc hotových sérií.
rules-players =
    Pro { $fewest } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }.

## Setting up

rules-tiles-setup-pieces =
    Ve hře { $pieces ->
        [one] je { $pieces } kámen
        [few] jsou { $pieces } kameny
       *[other] je { $pieces } kamenů
    } { $colours ->
        [one] v { $colours } barvě
        [few] ve { $colours } barvách
       *[other] v { $colours } barvách
    } a { $shapes ->
        [one] { $shapes } tvaru
        [few] { $shapes } tvarech
       *[other] { $shapes } tvarech
    }: { $kinds ->
        [one] { $kinds } druh
        [few] { $kinds } druhy
       *[other] { $kinds } druhů
    }, každý { $copies ->
        [one] jednou
        [few] { $copies }krát
       *[other] { $copies }krát
    }.
rules-tiles-setup-draw =
    Všechny patří do pytlíku. Každý si dobere { $hand ->
        [one] { $hand } kámen a ostatním ho neukazuje
        [few] { $hand } kameny a ostatním je neukazuje
       *[other] { $hand } kamenů a ostatním je neukazuje
    }.
rules-cubes-setup-pieces =
    Ve hře { $pieces ->
        [one] je { $pieces } kostka
        [few] jsou { $pieces } kostky
       *[other] je { $pieces } kostek
    } { $colours ->
        [one] v { $colours } barvě
        [few] ve { $colours } barvách
       *[other] v { $colours } barvách
    }, v každé { $copies }. Na stěnách každé kostky { $shapes ->
        [one] je { $shapes } tvar
        [few] jsou { $shapes } tvary
       *[other] je { $shapes } tvarů
    }, všechny v její barvě.
rules-cubes-setup-draw =
    Všechny patří do pytlíku. Každý si dobere { $hand ->
        [one] { $hand } kostku a hodí jí
        [few] { $hand } kostky a hodí jimi
       *[other] { $hand } kostek a hodí jimi
    }. Skrytý je jen obsah pytlíku: každý vidí všem do ruky.
rules-cards-setup-pieces =
    Ve hře { $pieces ->
        [one] je { $pieces } karta
        [few] jsou { $pieces } karty
       *[other] je { $pieces } karet
    } { $colours ->
        [one] v { $colours } barvě
        [few] ve { $colours } barvách
       *[other] v { $colours } barvách
    } a { $shapes ->
        [one] { $shapes } tvaru
        [few] { $shapes } tvarech
       *[other] { $shapes } tvarech
    }: { $kinds ->
        [one] { $kinds } druh
        [few] { $kinds } druhy
       *[other] { $kinds } druhů
    }, každý { $copies ->
        [one] jednou
        [few] { $copies }krát
       *[other] { $copies }krát
    }.
rules-cards-setup-deal =
    Karty se zamíchají a každý dostane { $hand ->
        [one] { $hand } kartu, kterou
        [few] { $hand } karty, které
       *[other] { $hand } karet, které
    } ostatním neukazuje. Ze zbytku je balíček lícem dolů.
rules-setup-dots = Pletou se ti barvy? Každá má svůj počet teček. V prohlížeči si je můžeš v nastavení zvětšit.

## Who starts

rules-tiles-start-longest = Každý oznámí, jak dlouhou řadu by dokázal položit jen ze své ruky; dva stejné kameny se počítají jako jeden. Začíná, kdo ji má nejdelší.
rules-cards-start-largest = Začíná, kdo má v ruce nejdelší sérii. Zahrát ji může, ale nemusí.
rules-start-tie =
    { $tie ->
        [youngest] Když je jich víc, začíná nejmladší z nich.
       *[oldest] Když je jich víc, začíná nejstarší z nich.
    }
rules-tiles-start-lay = V prvním tahu se položí řada přesně této délky. Je-li v ruce takových víc, stačí kterákoli. V prvním tahu nikdo nevyměňuje.
rules-cubes-start-oldest = Začíná nejstarší hráč.
rules-cubes-start-lay = V prvním tahu se položí tolik kostek, kolik jich jen může tvořit řadu. Když k sobě žádné dvě nesedí, přehazují se všechny, dokud k sobě nesednou aspoň dvě.
rules-cards-start-again =
    Když nikdo nemá sérii aspoň { $shortest ->
        [one] { $shortest } karty
        [few] { $shortest } karet
       *[other] { $shortest } karet
    }, všechno se znovu zamíchá a rozdá.
rules-start-clockwise = Potom se hraje dál po směru hodinových ručiček.

## What a line or a series is

rules-line =
    Řadu tvoří aspoň { $game ->
        [cubes] { $shortest ->
            [one] { $shortest } kostka
            [few] { $shortest } kostky
           *[other] { $shortest } kostek
        }
       *[tiles] { $shortest ->
            [one] { $shortest } kámen
            [few] { $shortest } kameny
           *[other] { $shortest } kamenů
        }
    } bez mezery v jednom řádku nebo sloupci, buď všechny jedné barvy, nebo všechny jednoho tvaru.
rules-line-different =
    V jedné řadě neleží { $game ->
        [cubes] dvě stejné kostky
       *[tiles] dva stejné kameny
    }. V řadě jedné barvy je každý tvar nejvýš jednou, v řadě jednoho tvaru každá barva.
rules-line-longest = Řada tedy může mít délku nejvýš { $length }. Řada délky { $length } je Qwirkle.
rules-line-gap = Kde je mezera, tam řada končí a za ní je už jiná. Úhlopříčně se nic nepočítá.
rules-series =
    Sérii tvoří { $shortest } až { $length ->
        [one] { $length } karta
        [few] { $length } karty
       *[other] { $length } karet
    }, buď všechny jedné barvy, nebo všechny jednoho tvaru.
rules-series-different = V jedné sérii nejsou dvě stejné karty. V sérii jedné barvy je každý tvar nejvýš jednou, v sérii jednoho tvaru každá barva.
rules-series-longest =
    Série { $length ->
        [one] { $length } karty
        [few] { $length } karet
       *[other] { $length } karet
    } je Qwirkle.

## The turn

rules-tiles-turn = Ve svém tahu uděláš jedno ze dvou: kameny položíš, nebo je vyměníš.
rules-cubes-turn = Ve svém tahu můžeš přehodit, potom pokládáš a nakonec počítáš body.
rules-cards-turn = Ve svém tahu zahraješ aspoň jednu kartu. Začínej nové série, prodlužuj ty na stole, přesouvej karty z jedné do druhé: kolik chceš a v jakékoli kombinaci.
rules-turn-own = Hraješ jen ve svém tahu, jen tím, co máš v ruce, a jen dokud hra neskončí.
rules-place-alike =
    Polož { $game ->
        [cubes] jednu nebo víc kostek
       *[tiles] jeden nebo víc kamenů
    }. Všechny, které v jednom tahu položíš, mají stejnou barvu nebo stejný tvar a { $game ->
        [cubes] žádné dvě
       *[tiles] žádné dva
    } nejsou stejné.
rules-place-row = Všechno, co v tahu položíš, patří do jednoho řádku nebo do jednoho sloupce.
rules-place-unbroken =
    Po položení to všechno patří do jedné souvislé řady. Mohou v ní ležet i starší { $game ->
        [cubes] kostky
       *[tiles] kameny
    } a přidávat můžeš na oba konce.
rules-place-cell =
    Na jedno pole se vejde jen { $game ->
        [cubes] jedna kostka
       *[tiles] jeden kámen
    }, a co už leží, zůstává na svém místě.
rules-place-touch =
    { $game ->
        [cubes] Aspoň jedna z položených kostek se stranou dotýká kostky, která tam ležela už předtím.
       *[tiles] Aspoň jeden z položených kamenů se stranou dotýká kamene, který tam ležel už předtím.
    }
rules-place-lines = Pak se podívej na každý řádek i sloupec, do kterého něco přibylo: všude musí být platná řada.
rules-tiles-turn-draw =
    Na konci tahu si dober zpátky do { $hand ->
        [one] { $hand } kamene
        [few] { $hand } kamenů
       *[other] { $hand } kamenů
    }, dokud v pytlíku nějaké jsou.
rules-cubes-turn-draw =
    Na konci tahu si dober zpátky do { $hand ->
        [one] { $hand } kostky
        [few] { $hand } kostek
       *[other] { $hand } kostek
    }, dokud v pytlíku nějaké jsou, a těmi novými hoď.
rules-cards-turn-draw =
    Na konci tahu si dober zpátky do { $hand ->
        [one] { $hand } karty
        [few] { $hand } karet
       *[other] { $hand } karet
    }, dokud v balíčku nějaké jsou.
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Když nemůžeš zahrát žádnou kartu, pasuješ. Když můžeš, musíš.

## Trading (tiles)

rules-tiles-trade =
    Místo pokládání můžeš vyměnit { $hand ->
        [one] { $hand } kámen: odlož ho stranou, dober si jiný a teprve potom ho zamíchej
        [few] až { $hand } kameny: odlož je stranou, dober si stejný počet a teprve potom je zamíchej
       *[other] až { $hand } kamenů: odlož je stranou, dober si stejný počet a teprve potom je zamíchej
    } zpátky do pytlíku.
rules-tiles-trade-must = Když nic z ruky nejde položit, musíš vyměnit aspoň jeden kámen. Vyměnit můžeš, i když máš co položit.

## Rolling (cubes)

rules-cubes-roll = Než začneš pokládat, můžeš jednou přehodit kterékoli ze svých kostek. Změní se tvary, barvy nikdy.
rules-cubes-roll-must = Když nic z ruky nejde položit, přehazuješ všechny kostky znovu a znovu, dokud některá položit nejde.
rules-cubes-roll-only = Výměny tu nejsou a dobrovolně nikdo nepasuje.

## Rearranging (cards)

rules-cards-table = Rozhoduje, jak vypadá stůl na konci tvého tahu: každá karta na něm leží v platné sérii.
rules-cards-stay = Co leží na stole, zůstává tam, a přibývají jen karty, které zahraješ. Do ruky se žádná karta nevrací.
rules-cards-try = Dokud nepotvrdíš, zkoušej, co chceš: všechno se dá vrátit.

## Scoring

rules-score-lines =
    Za každou řadu délky aspoň { $shortest }, která tvým tahem vznikla nebo se prodloužila, dostaneš bod za { $game ->
        [cubes] každou kostku
       *[tiles] každý kámen
    } v ní.
rules-score-twice =
    { $game ->
        [cubes] Kostka, která
       *[tiles] Kámen, který
    } leží ve dvou takových řadách, se počítá v obou.
rules-score-qwirkle =
    Za Qwirkle { $bonus ->
        [one] je { $bonus } bod
        [few] jsou { $bonus } body
       *[other] je { $bonus } bodů
    } navíc, celkem tedy { $full }.
rules-score-ending =
    Kdo zakončí hru, dostane { $ending ->
        [one] { $ending } bod
        [few] { $ending } body
       *[other] { $ending } bodů
    } navíc.
rules-cards-score =
    Na konci tahu si ze stolu vezmeš každou sérii { $length ->
        [one] { $length } karty
        [few] { $length } karet
       *[other] { $length } karet
    }. Každá je Qwirkle a zůstává před tebou lícem nahoru, aby na ni všichni viděli.
rules-cards-score-only = Body se tu nepočítají: rozhodují jen Qwirkle.

## The end, and who wins

rules-end-bag = Když je pytlík prázdný, už nikdo nedobírá; hraje se dál s tím, co kdo má v ruce.
rules-end-last =
    Jakmile někdo položí { $game ->
        [cubes] svou poslední kostku
       *[tiles] svůj poslední kámen
    }, hra hned končí.
rules-cards-end = Jakmile si někdo dobere poslední kartu z balíčku, má každý ještě jeden tah. Ten, kdo ji dobral, hraje poslední.
rules-winning = Vyhrává nejvyšší počet bodů.
rules-cards-winning =
    Vyhrává, kdo má nejvíc Qwirkle. { $rematch ->
        [yes] Při shodě si podejte ruce a zahrajte si znovu; tady se zapíše společná výhra a nabídneme vám odvetu.
       *[no] Při shodě se o výhru dělí.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = Některé případy pravidla nechávají otevřené. Takhle hrajeme my; u svého stolu se domluvte, jak chcete.
rules-ruling-R1 =
    Pravidla neříkají, pro kolik hráčů hra je. U nás je pro { $fewest } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }, jak stojí na krabici.
rules-ruling-R2 = Vyměnit jde nejvýš tolik kamenů, kolik jich je v pytlíku.
rules-ruling-R3 = Když je pytlík prázdný a hráč nemá co položit, pasuje. Kdo položit může, musí.
rules-ruling-R4 =
    Když všichni hráči jeden po druhém pasují, hra končí a { $ending ->
        [one] { $ending } bod
        [few] { $ending } body
       *[other] { $ending } bodů
    } za zakončení nedostane nikdo.
rules-ruling-R5 = První tah jediným kamenem je za jeden bod.
rules-ruling-R6 = Hráči se stejným nejvyšším počtem bodů se o výhru dělí.
rules-ruling-R7 =
    { $ending ->
        [one] { $ending } bod za zakončení hry patří
        [few] { $ending } body za zakončení hry patří
       *[other] { $ending } bodů za zakončení hry patří
    } k bodům tahu, který ji zakončí.
rules-ruling-R8 = Pokud kostky hráče kvůli svým barvám nejdou položit po žádném hodu, hráč pasuje, místo aby přehazoval donekonečna.
rules-ruling-R9 = Dobrovolné přehození přichází před povinnými a v témže tahu se už znovu nenabízí.
rules-ruling-R10 = Kdo nemůže zahrát žádnou kartu, pasuje. Kdo může, musí.
rules-ruling-R11 = Když všichni hráči jeden po druhém pasují, hra končí.
rules-ruling-R12 = Přeskupit stůl a nezahrát žádnou kartu není tah.
rules-ruling-R13 = Když všichni hráči jeden po druhém vymění kameny a nic mimo plochu by už nikdy nešlo položit, hra končí, jako by všichni pasovali.

## Playing well

rules-strategy-count =
    Počítej. Od každého druhu { $copies ->
        [one] je { $copies } kámen: když už leží
        [few] jsou { $copies } kameny: když už je všechny vidíš
       *[other] je { $copies } kamenů: když už je všechny vidíš
    }, řadu, která na takový čeká, nikdo nedokončí.
rules-cubes-strategy-count =
    Počítej. Od každé barvy { $copies ->
        [one] je { $copies } kostka: když už leží na ploše
        [few] jsou { $copies } kostky: když už všechny leží na ploše
       *[other] je { $copies } kostek: když už všechny leží na ploše
    }, řadu, která na tu barvu čeká, nikdo nedokončí.
rules-strategy-join = Hledej místo, kde se potkává víc řad: co tam položíš, počítá se v každé z nich.
rules-strategy-gift = Řada délky { $almost } je dárek pro dalšího hráče, ledaže to, co jí chybí, už došlo.
rules-cubes-strategy-open = Všem je vidět do ruky. Než něco položíš, podívej se, co by z toho udělal další hráč.
rules-cards-strategy-count =
    Počítej. Od každé karty { $copies ->
        [one] je { $copies } kus: když už je v získaném Qwirkle
        [few] jsou { $copies } kusy: když už jsou všechny v získaných Qwirkle
       *[other] je { $copies } kusů: když už jsou všechny v získaných Qwirkle
    }, sérii, která na ni čeká, nikdo nedokončí.
rules-cards-strategy-spare =
    Série, která má víc než { $shortest ->
        [one] { $shortest } kartu
        [few] { $shortest } karty
       *[other] { $shortest } karet
    }, může jednu postrádat. Než řekneš, že nic zahrát nejde, prohlédni si celý stůl.
rules-cards-strategy-gift =
    Série { $almost ->
        [one] { $almost } karty
        [few] { $almost } karet
       *[other] { $almost } karet
    } je dárek pro dalšího hráče, ledaže karta, která jí chybí, už došla.

## Misprints in the books

rules-misprint-tiles-mindware = V dlouhém příkladu jsou body za sedmý tah připsané někomu jinému. Patří Sally.
rules-misprint-tiles-schmidt = V příkladu za 17 bodů je u červeného kamene v češtině, slovenštině a rumunštině hvězda, v maďarštině a polštině kříž. Body vycházejí stejně.
rules-misprint-cards-999-copies =
    Francouzský text mluví o šesti kusech od každé karty. Ve skutečnosti { $copies ->
        [one] je { $copies }
        [few] jsou { $copies }
       *[other] je jich { $copies }
    }.
rules-misprint-cards-999-square = Jeden příklad bere zelený čtverec ze zelené série. Musí to být série čtverců, jak ukazuje další věta. Kde má nizozemský text kosočtverce, má francouzský čtverce.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Co v tahu přibylo, je označené.
rules-examples-game = Celý začátek hry, tah za tahem, podle příkladu z pravidel MindWare.
rules-refused-about = Nic z toho neprojde a pod každým příkladem stojí proč, stejnými slovy jako ve hře.
# Names of what an example shows beside the picture.
rules-example-hand = V ruce
rules-example-rolled = Přehozeno
rules-example-played = Zahráno
rules-example-before = Před tahem
rules-example-after = Po tahu
rules-example-taken = Získané Qwirkle
rules-example-refused = Nesmí se
rules-example-allowed = Smí se

rules-outcome-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle: { $points }
       *[no] Řada délky { $length }: { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = Konec hry: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [0] Žádné Qwirkle
        [one] { $qwirkles } Qwirkle
        [few] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkle
    }
rules-outcome-over = Hra skončila.

rules-example-line-colour = Jedna barva, pokaždé jiný tvar.
rules-example-line-shape = Jeden tvar, pokaždé jiná barva.
rules-example-start-longest = V této ruce je řada délky { $longest }, a tak i první tah je řada délky { $longest }.
rules-example-both-ends = Řada roste v jediném tahu na obou koncích.
rules-example-cubes-roll = Jedna kostka je přehozená: barva zůstává, tvar je jiný a už ji jde položit.
rules-example-two-lines =
    Jen { $game ->
        [cubes] jedna kostka
       *[tiles] jeden kámen
    }, ale leží v řádku i ve sloupci a počítá se v obou.
rules-example-qwirkle =
    { $game ->
        [cubes] Poslední kostka, která chyběla: Qwirkle.
       *[tiles] Poslední kámen, který chyběl: Qwirkle.
    }
rules-example-last =
    Pytlík je prázdný a { $game ->
        [cubes] tohle byla poslední kostka
       *[tiles] tohle byl poslední kámen
    } z ruky: hra hned končí.
rules-example-turn = Tah { $turn }

rules-example-cards-new-and-longer = Nová série a k tomu karta přidaná do jiné, v jednom tahu.
rules-example-cards-two-longer = V jednom tahu rostou dvě série.
rules-example-cards-qwirkle = Tři ke třem: Qwirkle.
rules-example-cards-borrow = Karta se přesune ze série, která ji může postrádat.
rules-example-cards-chain = Přesunou se dvě karty, jedna po druhé.
rules-example-cards-mend = Přesunutá karta dokončí Qwirkle a karta z ruky ji v původní sérii nahradí.
rules-example-cards-last = Poslední tah hry. Teď se počítají Qwirkle.

rules-example-no-pieces = Nic není položeno.
rules-example-not-in-hand = Zahráno dvakrát, ale v ruce je to jen jednou.
rules-example-cell-taken =
    Položeno na { $game ->
        [cubes] jinou kostku
       *[tiles] jiný kámen
    }.
rules-example-not-in-one-line = Položeno za roh.
rules-example-no-shared-attribute =
    { $game ->
        [cubes] Každá sedí k té, které se dotýká
       *[tiles] Každý sedí k tomu, kterého se dotýká
    }, ale dohromady nemají společnou barvu ani tvar.
rules-example-repeated-piece = Dvakrát totéž v jednom tahu.
rules-example-gap = V jednom řádku, ale mezi nimi je prázdné pole.
rules-example-detached = Roh k rohu není strana ke straně.
rules-example-line-too-long =
    { $game ->
        [cubes] Jedna kostka by spojila dvě řady do řady délky { $over }.
       *[tiles] Jeden kámen by spojil dvě řady do řady délky { $over }.
    }
rules-example-duplicate-in-line =
    { $game ->
        [cubes] Stejná už leží
       *[tiles] Stejný už leží
    } na druhém konci řady.
rules-example-mixed-line =
    { $game ->
        [cubes] Kostka sedí k sousední
       *[tiles] Kámen sedí k sousednímu
    }, ale ne do řady, kterou také prodlužuje.
rules-example-opening-not-longest = První tah délky { $laid }, i když je v ruce řada délky { $longest }.
rules-example-series-too-short = Qwirkle je hotové, ale v sérii, ze které přišla karta, zůstaly jen dvě.
rules-example-duplicate-in-series = Stejná karta dvakrát v jedné sérii.
rules-example-mixed-series = Ani jedna barva, ani jeden tvar.
rules-example-cards-missing = Jedna karta ze stolu zmizela.
rules-example-cards-added = Na stole přibyla karta, kterou nikdo nezahrál.
rules-example-cards-no-pieces = Stůl je přeskupený, ale žádná karta není zahraná.
