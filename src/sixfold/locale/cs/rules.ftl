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
rules-ours-mark = Není v pravidlech
rules-book-mark = Z pravidel

rules-section-purpose = Cíl hry
rules-section-setup = Příprava hry
rules-section-start = Začátek hry
rules-section-line = Řady
rules-section-series = Série
rules-section-turn = Tvůj tah
rules-section-trade = Výměna kamenů
rules-section-roll = Přehazování
rules-section-rearrange = Přeskupování stolu
rules-section-score =
    { $game ->
        [cards] Získávání Qwirklů
       *[other] Počítání bodů
    }
rules-section-end = Konec hry
rules-section-winning = Kdo vyhrává
rules-section-examples = Příklady
rules-section-refused = Co se nesmí
rules-section-rulings = Naše upřesnění
rules-section-strategy = Taktické tipy
rules-section-misprints = Tiskové chyby v pravidlech

## What it is about

rules-tiles-purpose = Společně skládáte řady stejné barvy nebo stejného tvaru. Každý položený kámen přináší body, a když spojí dvě řady, přináší je dvakrát. Vyhrává, kdo má nejvíc bodů.
rules-cubes-purpose = Hoď svými kostkami a skládej z nich řady stejné barvy nebo stejného tvaru. Každá položená kostka přináší body, a když spojí dvě řady, přináší je dvakrát. Vyhrává, kdo má nejvíc bodů.
rules-cards-purpose = Společně tvoříte na stole série stejné barvy nebo stejného tvaru a přeskupujete je, jak se vám zlíbí. Kdo sérii dokončí, bere si ji. Vyhrává, kdo má nejvíc hotových sérií.
rules-players =
    Pro { $fewest } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }.
rules-playing-time = Hra trvá { $quickest } až { $slowest ->
        [one] { $slowest } minutu
        [few] { $slowest } minuty
       *[other] { $slowest } minut
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
rules-setup-paper = K zapisování bodů je potřeba tužka a papír. (Tady se zapisují samy.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Všechny kameny se rozloží lícem dolů.
       *[bag] Všechny kameny patří do váčku.
    } Každý si vytáhne { $hand ->
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
    Všechny patří do váčku. Každý si dobere { $hand ->
        [one] { $hand } kostku a hodí jí
        [few] { $hand } kostky a hodí jimi
       *[other] { $hand } kostek a hodí jimi
    }. Skrytý je jen obsah váčku: každý vidí všem do ruky.
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

rules-tiles-start-longest = Každý oznámí délku své nejdelší řady: kameny stejné barvy nebo stejného tvaru, každý jiný. Začíná, kdo ji má nejdelší.
rules-cards-start-largest = Začíná, kdo má v ruce nejdelší sérii. Zahrát ji může, ale nemusí.
rules-start-tie =
    { $tie ->
        [youngest] Když je jich víc, začíná nejmladší z nich.
       *[oldest] Když je jich víc, začíná nejstarší z nich.
    }
rules-tiles-start-lay = První hráč začne tím, že tuto řadu položí.
rules-cubes-start-oldest = Začíná nejstarší hráč.
rules-cubes-start-lay = V úplně prvním tahu se musí položit co nejvíc kostek v jedné řadě. Když se k sobě žádné dvě nehodí, přehazují se všechny, dokud se k sobě aspoň dvě nehodí.
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
    } bez mezery v jednom řádku nebo sloupci, buď stejné barvy, nebo stejného tvaru.
rules-line-different =
    V řadě se nic neopakuje: v řadě stejné barvy je každý tvar nejvýš jednou, v řadě stejného tvaru každá barva nejvýš jednou.
rules-line-longest = Řada tedy může mít délku nejvýš { $length }. Řada délky { $length } je Qwirkle.
rules-line-gap = Kde je mezera, tam řada končí a za ní je už jiná. Úhlopříčně se nic nepočítá.
rules-place-nowhere = Někdy vzniknou místa, kam už nic položit nejde. To je v pořádku.
rules-series =
    Sérii tvoří { $shortest } až { $length ->
        [one] { $length } karta
        [few] { $length } karty
       *[other] { $length } karet
    }, buď stejné barvy, nebo stejného tvaru.
rules-series-different = V sérii se nic neopakuje: v sérii stejné barvy je každý tvar nejvýš jednou, v sérii stejného tvaru každá barva nejvýš jednou.
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
    }, dokud v váčku nějaké jsou.
rules-cubes-turn-draw =
    Na konci tahu si dober zpátky do { $hand ->
        [one] { $hand } kostky
        [few] { $hand } kostek
       *[other] { $hand } kostek
    }, dokud v váčku nějaké jsou, a těmi novými hoď.
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
    } zpátky do váčku.
rules-tiles-trade-must = Když nic z ruky nejde položit, musíš vyměnit aspoň jeden kámen. Vyměnit můžeš, i když máš co položit.
rules-tiles-trade-ends = Výměnou tvůj tah končí. S novými kameny hraješ až v příštím tahu.

## Rolling (cubes)

rules-cubes-roll = Než začneš pokládat, můžeš jednou přehodit kterékoli ze svých kostek. Změní se tvary, barvy nikdy.
rules-cubes-roll-must = Když nic z ruky nejde položit, přehazuješ všechny kostky znovu a znovu, dokud některá položit nejde.
rules-cubes-roll-only = Výměny tu nejsou a dobrovolně nikdo nepasuje.

## Rearranging (cards)

rules-cards-table = Rozhoduje, jak vypadá stůl na konci tvého tahu: každá karta na něm leží v platné sérii.
rules-cards-stay = Co leží na stole, zůstává tam, a přibývají jen karty, které zahraješ. Do ruky se žádná karta nevrací.
rules-cards-rows = Přehlednější je mít série stejné barvy v jedné řadě a série stejného tvaru ve druhé.
rules-cards-aside = Chceš přesouvat hodně karet? Ty, které hraješ, nech trochu stranou, ať se v tom všichni vyznají. (Tady jsou označené.)
rules-cards-first = Chceš přesouvat hodně karet? Nejdřív přesuň karty na stole, potom hraj z ruky.
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
    { $taking ->
        [once] Jakmile dokončíš sérii délky { $length }, je to Qwirkle: vezmi si ho ze stolu.
       *[end] Na konci tahu si ze stolu vezmi každou sérii délky { $length }: je to Qwirkle.
    } Svoje Qwirkly nech ležet lícem nahoru, aby každý viděl, které karty už nejsou ve hře.
rules-cards-score-only = Body se tu nepočítají: rozhodují jen Qwirkly.

## The end, and who wins

rules-end-bag = Když je váček prázdný, už nikdo nedobírá; hraje se dál s tím, co kdo má v ruce.
rules-end-last =
    Jakmile někdo položí { $game ->
        [cubes] svou poslední kostku
       *[tiles] svůj poslední kámen
    }, hra hned končí.
rules-cards-end = Jakmile si někdo dobere poslední kartu z balíčku, má každý ještě jeden tah. Ten, kdo ji dobral, hraje poslední.
rules-winning = Vyhrává hráč s nejvíce body.
rules-cards-winning =
    Vyhrává, kdo má nejvíc Qwirklů. { $rematch ->
        [yes] Při remíze si podejte ruce a zahrajte si znovu; tady se zapíše společná výhra a nabídneme vám odvetu.
       *[no] Při remíze se o výhru dělí.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = Některé případy pravidla nechávají otevřené. Takhle hrajeme my; u svého stolu se domluvte, jak chcete.
rules-ruling-R1 =
    Pravidla neříkají, pro kolik hráčů hra je. U nás je pro { $fewest } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }, jak stojí na krabici.
rules-ruling-R2 = Vyměnit jde nejvýš tolik kamenů, kolik jich je v váčku.
rules-ruling-R3 = Když je váček prázdný a hráč nemá co položit, pasuje. Kdo položit může, musí.
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
rules-ruling-R14 = V úplně prvním tahu nejde vyměňovat.
rules-ruling-R15 = Máš-li víc stejně dlouhých nejdelších řad, začni kteroukoli.

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
rules-strategy-gift = Pozor na řady délky { $almost }: další hráč z nich může udělat Qwirkle, ledaže to, co jim chybí, už došlo.
rules-cubes-strategy-open = Všem je vidět do ruky. Než něco položíš, podívej se, co by z toho udělal další hráč.
rules-cards-strategy-count =
    Počítej. Od každé karty { $copies ->
        [one] je { $copies } kus: když už je v získaném Qwirklu
        [few] jsou { $copies } kusy: když už jsou všechny v získaných Qwirklech
       *[other] je { $copies } kusů: když už jsou všechny v získaných Qwirklech
    }, sérii, která na ni čeká, nikdo nedokončí.
rules-cards-strategy-spare =
    Série, která má víc než { $shortest ->
        [one] { $shortest } kartu
        [few] { $shortest } karty
       *[other] { $shortest } karet
    }, může jednu postrádat. Než řekneš, že nic zahrát nejde, prohlédni si celý stůl.
rules-cards-strategy-gift = Pozor na série délky { $almost }: další hráč je může dokončit, ledaže karta, která jim chybí, už došla.

## Misprints in the books

rules-misprint-tiles-mindware = Anglický text: v 7. tahu příkladu jsou body připsané Ann. Patří Sally, jako ve francouzském a španělském textu.
rules-misprint-tiles-mindware-five = Francouzský text: rady varují před řadami délky aspoň pět. Jde o řady délky právě pět, jako v angličtině a španělštině.
rules-misprint-tiles-schmidt = Český, slovenský a rumunský text: v příkladu za 17 bodů má být jedna z řad o dvou kamenech z hvězd. Musí být z křížů, jako v maďarštině a polštině, protože červená řada už svou hvězdu má.
rules-misprint-tiles-schmidt-always = Český text: dokončený Qwirkle má přinést minimálně 12 bodů. Řada sama přináší vždy 12, jak říkají ostatní texty; další řady se počítají zvlášť.
rules-misprint-cards-999-copies =
    Francouzský text: od každé karty má být 6 kusů. Ve skutečnosti { $copies ->
        [one] je { $copies }
        [few] jsou { $copies }
       *[other] je jich { $copies }
    }.
rules-misprint-cards-999-square = Oba texty: v jednom příkladu se zelený čtverec bere ze zelené série. Musí to být série čtverců, jak ukazuje další věta.
rules-misprint-cards-999-diamonds = Francouzský text: z kosočtverců nizozemských příkladů jsou čtverce. Naše obrázky ukazují kosočtverce.
rules-misprint-cards-999-points = Oba texty: za Qwirkly mají být na konci body. Nejsou: počítají se jen Qwirkly.
rules-misprint-cards-999-aside = Francouzský text: zbytek karet se má odložit a v seznamu akcí je jedna navíc. Zbytek je balíček a akce jsou čtyři, jako v nizozemštině.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Co v tahu přibylo, je označené.
rules-examples-game = Příklad hry z pravidel, tah za tahem.
rules-examples-cubes-game = Příklad hry z pravidel, tah za tahem. Jeho obrázky nemáme: kostky a plocha jsou naše, podle toho, co pravidla o každém tahu říkají. Jeden počet bodů není čitelný; tady ho určují pravidla.
rules-examples-cards = Příklady z pravidel. Stoly jsou naše, podle textu.
rules-examples-schmidt = Příklady z pravidel. Plochy jsou naše, podle textu.
rules-refused-about = Nic z toho se nesmí. Důvod stojí pod příkladem.
# Names of what an example shows beside the picture.
rules-example-hand = V ruce
rules-example-rolled = Přehozeno
rules-example-played = Zahráno
rules-example-before = Před tahem
rules-example-after = Po tahu
rules-example-taken = Získaný Qwirkle
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
        [0] Žádný Qwirkle
        [one] { $qwirkles } Qwirkle
        [few] { $qwirkles } Qwirkly
       *[other] { $qwirkles } Qwirklů
    }
rules-outcome-over = Hra skončila.

rules-example-line-colour = Stejná barva, různé tvary.
rules-example-line-shape = Stejný tvar, různé barvy.
rules-example-start-longest = Nejdelší řada v této ruce má délku { $longest }, a tak první hráč začíná řadou délky { $longest }.
rules-example-both-ends = Řada roste v jediném tahu na obou koncích.
rules-example-cubes-roll = Jedna kostka je přehozená: barva zůstává, tvar je jiný a už ji jde položit.
rules-example-two-lines =
    Jen { $game ->
        [cubes] jedna kostka, ale počítá se
       *[tiles] jeden kámen, ale počítá se
    } v řádku i ve sloupci.
rules-example-qwirkle =
    { $game ->
        [cubes] Poslední kostka, která chyběla: Qwirkle.
       *[tiles] Poslední kámen, který chyběl: Qwirkle.
    }
rules-example-last =
    Váček je prázdný a { $game ->
        [cubes] tohle byla poslední kostka
       *[tiles] tohle byl poslední kámen
    } z ruky: hra hned končí.
rules-example-game-1 = { -player-one } začíná třemi červenými kameny, každý má jiný tvar.
rules-example-game-2 = { -player-two } hraje tři čtverce: jeden přiléhá k červené řadě a společně tvoří řadu čtverců. Červený čtverec se počítá dvakrát, protože je v obou řadách.
rules-example-game-3 = { -player-three } hraje modrý kruh. Vzniknou dvě nové řady: řada kruhů a modrá řada.
rules-example-game-4 = { -player-four } hraje dva zelené kameny a tvoří tři nové řady: kosočtverce, čtyřlístky a zelenou.
rules-example-game-5 = { -player-one } hraje dva zelené kameny. Oba patří do zelené řady, i když se nedotýkají, a jeden i ke kruhům.
rules-example-game-6 = { -player-two } hraje dva čtverce: jeden přiléhá k řadě čtverců a oba začínají další. Oba do původní řady nemohou: byly by v ní dva červené čtverce.
rules-example-game-7 = { -player-three } hraje dvě hvězdy a tvoří řadu hvězd.
rules-example-game-8 = { -player-four } hraje dva oranžové kameny a tvoří oranžovou řadu. Kosočtverce se nepočítají, protože ten oranžový se druhých dvou nedotýká.
rules-example-game-9 = { -player-one } hraje dva žluté kameny: tvoří žlutou řadu a přidávají se ke kosočtvercům a kruhům.
rules-example-game-10 = { -player-two } hraje červenou hvězdu: přidává ji k hvězdám i k červené řadě.
rules-example-game-11 = { -player-three } hraje tři kříže: novou řadu, která prodlužuje i červenou a modrou řadu. Červený kříž je šestý červený tvar, tedy Qwirkle s bonusem.
rules-example-game-12 = { -player-four } hraje dva čtverce: přidává je k jedné řadě čtverců a začíná dvě nové.
rules-example-schmidt-ends = { -player-one } přikládá tři červené kameny k červené řadě: dva na levý konec a jeden na pravý.
rules-example-schmidt-gap = Tři kosočtverce. Zelený netvoří řadu se dvěma zelenými kameny vlevo, protože je mezi nimi mezera: za zelenou nejsou žádné body.
rules-example-schmidt-circle = { -player-four } přikládá žlutý kruh: dva body za žlutou řadu a dva za kruhy.
rules-example-schmidt-stars = { -player-one } přikládá dvě hvězdy: čtyři body za řadu hvězd a tři za červenou řadu.
rules-example-schmidt-diamonds = { -player-two } přikládá dva kosočtverce: čtyři body za žlutou řadu a dva za kosočtverce.
rules-example-schmidt-qwirkle = { -player-three } přikládá na oba konce červené řady: dvanáct bodů za červený Qwirkle, tři za kosočtverce a dva za kříže.
rules-example-schmidt-seventh = Sedmý kámen ve žluté řadě a k tomu druhý kruh.
rules-example-schmidt-colour-twice = Tento tvar už v řadě je.
rules-example-schmidt-shape-twice = Tato barva už v řadě je.
rules-example-schmidt-detached = Žádnou stranou se nedotýká jiného kamene.
rules-example-schmidt-purple = Fialový kruh se hodí k fialovému čtverci, ale ne do žluté řady.
rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn =
    { rules-player } přehazuje { $rolled ->
        [one] { $rolled } kostku
        [few] { $rolled } kostky
       *[other] { $rolled } kostek
    } a hraje { $laid }.

rules-example-cards-new-and-longer = { -player-one } hraje tři kosočtverce jako novou sérii a přidává modrou hvězdu do modré série.
rules-example-cards-two-longer = { -player-two } přidává oranžový kruh ke kruhům, kde ještě chyběl, a fialový čtverec do fialové série.
rules-example-cards-qwirkle = { -player-three } přidává tři kosočtverce ke kosočtvercům a má Qwirkle.
rules-example-cards-borrow = { -player-four } hraje dva čtverce a bere k nim modrý čtverec z modré série: to jsou tři.
rules-example-cards-chain = { -player-one } hraje zelený kosočtverec a zelený kruh a bere k nim zelený čtverec od čtverců: to jsou tři. Čtverce zůstaly jen dva, a tak se k nim z fialové série přesune fialový.
rules-example-cards-mend = { -player-two } hraje žlutou hvězdu a přesouvá žlutý čtyřlístek od čtyřlístků do žluté série: žlutý Qwirkle. Modrý čtyřlístek pak doplní čtyřlístky zase na tři.
rules-example-iello-shape = Přidání do série stejného tvaru.
rules-example-iello-colour = Přidání do série stejné barvy.
rules-example-iello-qwirkle = S dalšími třemi kosočtverci je to Qwirkle.
rules-example-iello-borrow = Aby šlo zahrát dva čtverce, přesune se k nim modrý čtverec z jiné série: to jsou tři.
rules-example-iello-chain = Větší přesun ve dvou krocích. V každé sérii musí zůstat aspoň tři karty.
rules-example-iello-mend = Přesouvat se může i kvůli Qwirklu.
rules-example-iello-twice = Dva červené kosočtverce nemohou být ve stejné sérii.
rules-example-cards-last = Poslední tah hry. Teď se počítají Qwirkly.

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
        [cubes] Každá se hodí k té, které se dotýká
       *[tiles] Každý se hodí k tomu, kterého se dotýká
    }, ale k sobě navzájem se nehodí.
rules-example-repeated-piece = Dvakrát totéž v jednom tahu.
rules-example-gap = V jednom řádku, ale mezi nimi je prázdné pole.
rules-example-detached = Roh k rohu není strana ke straně.
rules-example-line-too-long =
    { $game ->
        [cubes] Jedna kostka by spojila dvě řady do řady délky { $over }.
       *[tiles] Jeden kámen by spojil dvě řady do řady délky { $over }.
    }
rules-example-square-twice = V řadě čtverců může být od každé barvy jen jeden.
rules-example-circle-twice = Ve žluté řadě může být jen jeden žlutý kruh.
rules-example-mixed-line =
    { $game ->
        [cubes] Hodí se ke kostce pod ní
       *[tiles] Hodí se ke kameni pod ním
    }, ale ne do řady, ve které leží.
rules-example-opening-not-longest = První tah délky { $laid }, i když je v ruce řada délky { $longest }.
rules-example-series-too-short = Qwirkle je hotový, ale v sérii, ze které přišla karta, zůstaly jen dvě.
rules-example-duplicate-in-series = Stejná karta dvakrát v jedné sérii.
rules-example-mixed-series = Ani stejná barva, ani stejný tvar.
rules-example-cards-missing = Jedna karta ze stolu zmizela.
rules-example-cards-added = Na stole přibyla karta, kterou nikdo nezahrál.
rules-example-cards-no-pieces = Stůl je přeskupený, ale žádná karta není zahraná.
