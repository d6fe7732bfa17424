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

rules-title = Pravidlá
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Pravidlá: { $title }
rules-lead = Vyber si hru a potom pravidlá, ktoré máš v škatuli.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = Čo stojí v týchto pravidlách, našimi vlastnými slovami.
rules-contents = Na tejto stránke
rules-others = Ďalšie hry
rules-print = Vytlačiť
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Naše spresnenie { $ruling }
rules-ours-mark = Nie je v pravidlách
rules-book-mark = Z pravidiel

rules-section-purpose = Cieľ hry
rules-section-setup = Príprava hry
rules-section-start = Začiatok hry
rules-section-line = Rady
rules-section-series = Série
rules-section-turn = Tvoj ťah
rules-section-trade = Výmena kameňov
rules-section-roll = Prehadzovanie
rules-section-rearrange = Preskupovanie stola
rules-section-score =
    { $game ->
        [cards] Získavanie Qwirklov
       *[other] Počítanie bodov
    }
rules-section-end = Koniec hry
rules-section-winning = Kto vyhráva
rules-section-examples = Príklady
rules-section-refused = Čo sa nesmie
rules-section-rulings = Naše spresnenia
rules-section-strategy = Taktické tipy
rules-section-misprints = Tlačové chyby v pravidlách

## What it is about

rules-tiles-purpose = Spoločne ukladáte rady rovnakej farby alebo rovnakého tvaru. Každý položený kameň prináša body, a keď spojí dva rady, prináša ich dvakrát. Vyhráva, kto má najviac bodov.
rules-cubes-purpose = Hoď svojimi kockami a ukladaj z nich rady rovnakej farby alebo rovnakého tvaru. Každá položená kocka prináša body, a keď spojí dva rady, prináša ich dvakrát. Vyhráva, kto má najviac bodov.
rules-cards-purpose = Spoločne tvoríte na stole série rovnakej farby alebo rovnakého tvaru a preskupujete ich, ako sa vám páči. Kto sériu dokončí, berie si ju. Vyhráva, kto má najviac hotových sérií.
rules-players =
    Pre { $fewest } až { $most ->
        [one] { $most } hráča
        [few] { $most } hráčov
       *[other] { $most } hráčov
    }.
rules-playing-time = Hra trvá { $quickest } až { $slowest ->
        [one] { $slowest } minútu
        [few] { $slowest } minúty
       *[other] { $slowest } minút
    }.

## Setting up

rules-tiles-setup-pieces =
    V hre { $pieces ->
        [one] je { $pieces } kameň
        [few] sú { $pieces } kamene
       *[other] je { $pieces } kameňov
    } v { $colours ->
        [one] { $colours } farbe
        [few] { $colours } farbách
       *[other] { $colours } farbách
    } a { $shapes ->
        [one] { $shapes } tvare
        [few] { $shapes } tvaroch
       *[other] { $shapes } tvaroch
    }: { $kinds ->
        [one] { $kinds } druh
        [few] { $kinds } druhy
       *[other] { $kinds } druhov
    }, každý { $copies ->
        [one] raz
        [few] { $copies }-krát
       *[other] { $copies }-krát
    }.
rules-setup-paper = Na zapisovanie bodov treba ceruzku a papier. (Tu sa zapisujú samy.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Všetky kamene sa rozložia lícom nadol.
       *[bag] Všetky kamene patria do vrecúška.
    } Každý si vytiahne { $hand ->
        [one] { $hand } kameň a ostatným ho neukazuje
        [few] { $hand } kamene a ostatným ich neukazuje
       *[other] { $hand } kameňov a ostatným ich neukazuje
    }.
rules-cubes-setup-pieces =
    V hre { $pieces ->
        [one] je { $pieces } kocka
        [few] sú { $pieces } kocky
       *[other] je { $pieces } kociek
    } v { $colours ->
        [one] { $colours } farbe
        [few] { $colours } farbách
       *[other] { $colours } farbách
    }, v každej { $copies }. Na stenách každej kocky { $shapes ->
        [one] je { $shapes } tvar
        [few] sú { $shapes } tvary
       *[other] je { $shapes } tvarov
    }, všetky v jej farbe.
rules-cubes-setup-draw =
    Všetky patria do vrecúška. Každý si doberie { $hand ->
        [one] { $hand } kocku a hodí ňou
        [few] { $hand } kocky a hodí nimi
       *[other] { $hand } kociek a hodí nimi
    }. Skrytý je len obsah vrecúška: každý vidí všetkým do ruky.
rules-cards-setup-pieces =
    V hre { $pieces ->
        [one] je { $pieces } karta
        [few] sú { $pieces } karty
       *[other] je { $pieces } kariet
    } v { $colours ->
        [one] { $colours } farbe
        [few] { $colours } farbách
       *[other] { $colours } farbách
    } a { $shapes ->
        [one] { $shapes } tvare
        [few] { $shapes } tvaroch
       *[other] { $shapes } tvaroch
    }: { $kinds ->
        [one] { $kinds } druh
        [few] { $kinds } druhy
       *[other] { $kinds } druhov
    }, každý { $copies ->
        [one] raz
        [few] { $copies }-krát
       *[other] { $copies }-krát
    }.
rules-cards-setup-deal =
    Karty sa zamiešajú a každý dostane { $hand ->
        [one] { $hand } kartu, ktorú
        [few] { $hand } karty, ktoré
       *[other] { $hand } kariet, ktoré
    } ostatným neukazuje. Zo zvyšku je balíček lícom nadol.
rules-setup-dots = Pletú sa ti farby? Každá má svoj počet bodiek. V prehliadači si ich môžeš v nastaveniach zväčšiť.

## Who starts

rules-tiles-start-longest = Každý oznámi dĺžku svojho najdlhšieho radu: kamene rovnakej farby alebo rovnakého tvaru, každý iný. Začína, kto ho má najdlhší.
rules-cards-start-largest = Začína, kto má v ruke najdlhšiu sériu. Zahrať ju môže, ale nemusí.
rules-start-tie =
    { $tie ->
        [youngest] Keď je ich viac, začína najmladší z nich.
       *[oldest] Keď je ich viac, začína najstarší z nich.
    }
rules-tiles-start-lay = Prvý hráč začne tým, že tento rad položí.
rules-cubes-start-oldest = Začína najstarší hráč.
rules-cubes-start-lay = V úplne prvom ťahu sa musí položiť čo najviac kociek v jednom rade. Keď sa k sebe žiadne dve nehodia, prehadzujú sa všetky, kým sa k sebe aspoň dve nehodia.
rules-cards-start-again =
    Keď nikto nemá sériu aspoň { $shortest ->
        [one] { $shortest } karty
        [few] { $shortest } kariet
       *[other] { $shortest } kariet
    }, všetko sa znova zamieša a rozdá.
rules-start-clockwise = Potom sa hrá ďalej v smere hodinových ručičiek.

## What a line or a series is

rules-line =
    Rad { $game ->
        [cubes] { $shortest ->
            [one] tvorí aspoň { $shortest } kocka
            [few] tvoria aspoň { $shortest } kocky
           *[other] tvorí aspoň { $shortest } kociek
        }
       *[tiles] { $shortest ->
            [one] tvorí aspoň { $shortest } kameň
            [few] tvoria aspoň { $shortest } kamene
           *[other] tvorí aspoň { $shortest } kameňov
        }
    } bez medzery v jednom riadku alebo stĺpci, buď rovnakej farby, alebo rovnakého tvaru.
rules-line-different = V rade sa nič neopakuje: v rade rovnakej farby je každý tvar najviac raz, v rade rovnakého tvaru každá farba najviac raz.
rules-line-longest = Rad teda môže mať dĺžku najviac { $length }. Rad dĺžky { $length } je Qwirkle.
rules-line-gap = Kde je medzera, tam sa rad končí a za ňou je už iný. Uhlopriečne sa nič neráta.
rules-place-nowhere = Niekedy vzniknú miesta, kam sa už nič položiť nedá. To je v poriadku.
rules-series =
    Sériu { $length ->
        [one] tvorí { $shortest } až { $length } karta
        [few] tvoria { $shortest } až { $length } karty
       *[other] tvorí { $shortest } až { $length } kariet
    }, buď rovnakej farby, alebo rovnakého tvaru.
rules-series-different = V sérii sa nič neopakuje: v sérii rovnakej farby je každý tvar najviac raz, v sérii rovnakého tvaru každá farba najviac raz.
rules-series-longest =
    Séria { $length ->
        [one] { $length } karty
        [few] { $length } kariet
       *[other] { $length } kariet
    } je Qwirkle.

## The turn

rules-tiles-turn = Vo svojom ťahu urobíš jedno z dvoch: kamene položíš alebo ich vymeníš.
rules-cubes-turn = Vo svojom ťahu môžeš prehodiť, potom kladieš a nakoniec rátaš body.
rules-cards-turn = Vo svojom ťahu zahráš aspoň jednu kartu. Začínaj nové série, predlžuj tie na stole, presúvaj karty z jednej do druhej: koľko chceš a v akejkoľvek kombinácii.
rules-turn-own = Hráš len vo svojom ťahu, len tým, čo máš v ruke, a len kým sa hra neskončí.
rules-place-alike =
    Polož { $game ->
        [cubes] jednu alebo viac kociek
       *[tiles] jeden alebo viac kameňov
    }. Všetky, ktoré v jednom ťahu položíš, majú rovnakú farbu alebo rovnaký tvar a { $game ->
        [cubes] žiadne dve
       *[tiles] žiadne dva
    } nie sú rovnaké.
rules-place-row = Všetko, čo v ťahu položíš, patrí do jedného riadka alebo do jedného stĺpca.
rules-place-unbroken =
    Po položení to všetko patrí do jedného súvislého radu. Môžu v ňom ležať aj staršie { $game ->
        [cubes] kocky
       *[tiles] kamene
    } a pridávať môžeš na oba konce.
rules-place-cell =
    Na jedno pole sa zmestí len { $game ->
        [cubes] jedna kocka
       *[tiles] jeden kameň
    }, a čo už leží, zostáva na svojom mieste.
rules-place-touch =
    { $game ->
        [cubes] Aspoň jedna z položených kociek sa stranou dotýka kocky, ktorá tam ležala už predtým.
       *[tiles] Aspoň jeden z položených kameňov sa stranou dotýka kameňa, ktorý tam ležal už predtým.
    }
rules-place-lines = Potom sa pozri na každý riadok aj stĺpec, do ktorého niečo pribudlo: všade musí byť platný rad.
rules-tiles-turn-draw =
    Na konci ťahu si dober späť do { $hand ->
        [one] { $hand } kameňa
        [few] { $hand } kameňov
       *[other] { $hand } kameňov
    }, kým vo vrecúšku nejaké sú.
rules-cubes-turn-draw =
    Na konci ťahu si dober späť do { $hand ->
        [one] { $hand } kocky
        [few] { $hand } kociek
       *[other] { $hand } kociek
    }, kým vo vrecúšku nejaké sú, a tými novými hoď.
rules-cards-turn-draw =
    Na konci ťahu si dober späť do { $hand ->
        [one] { $hand } karty
        [few] { $hand } kariet
       *[other] { $hand } kariet
    }, kým v balíčku nejaké sú.
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Keď nemôžeš zahrať žiadnu kartu, pasuješ. Keď môžeš, musíš.

## Trading (tiles)

rules-tiles-trade =
    Namiesto kladenia môžeš vymeniť { $hand ->
        [one] { $hand } kameň: odlož ho nabok, dober si iný a až potom ho zamiešaj
        [few] najviac { $hand } kamene: odlož ich nabok, dober si rovnaký počet a až potom ich zamiešaj
       *[other] najviac { $hand } kameňov: odlož ich nabok, dober si rovnaký počet a až potom ich zamiešaj
    } späť do vrecúška.
rules-tiles-trade-must = Keď sa nič z ruky nedá položiť, musíš vymeniť aspoň jeden kameň. Vymeniť môžeš, aj keď máš čo položiť.
rules-tiles-trade-ends = Výmenou sa tvoj ťah končí. S novými kameňmi hráš až v ďalšom ťahu.

## Rolling (cubes)

rules-cubes-roll = Skôr než začneš klásť, môžeš raz prehodiť ktorékoľvek zo svojich kociek. Zmenia sa tvary, farby nikdy.
rules-cubes-roll-must = Keď sa nič z ruky nedá položiť, prehadzuješ všetky kocky znova a znova, kým sa niektorá nedá položiť.
rules-cubes-roll-only = Výmeny tu nie sú a dobrovoľne nikto nepasuje.

## Rearranging (cards)

rules-cards-table = Rozhoduje, ako vyzerá stôl na konci tvojho ťahu: každá karta na ňom leží v platnej sérii.
rules-cards-stay = Čo leží na stole, zostáva tam, a pribúdajú len karty, ktoré zahráš. Do ruky sa žiadna karta nevracia.
rules-cards-rows = Prehľadnejšie je mať série rovnakej farby v jednom rade a série rovnakého tvaru v druhom.
rules-cards-aside = Chceš presúvať veľa kariet? Tie, ktoré hráš, nechaj trochu bokom, nech sa v tom všetci vyznajú. (Tu sú označené.)
rules-cards-first = Chceš presúvať veľa kariet? Najprv presuň karty na stole, potom hraj z ruky.
rules-cards-try = Kým nepotvrdíš, skúšaj, čo chceš: všetko sa dá vrátiť.

## Scoring

rules-score-lines =
    Za každý rad dĺžky aspoň { $shortest }, ktorý tvojím ťahom vznikol alebo sa predĺžil, dostaneš bod za { $game ->
        [cubes] každú kocku
       *[tiles] každý kameň
    } v ňom.
rules-score-twice =
    { $game ->
        [cubes] Kocka, ktorá
       *[tiles] Kameň, ktorý
    } leží v dvoch takých radoch, sa ráta v oboch.
rules-score-qwirkle =
    Za Qwirkle { $bonus ->
        [one] je { $bonus } bod
        [few] sú { $bonus } body
       *[other] je { $bonus } bodov
    } navyše, spolu teda { $full }.
rules-score-ending =
    Kto ukončí hru, dostane { $ending ->
        [one] { $ending } bod
        [few] { $ending } body
       *[other] { $ending } bodov
    } navyše.
rules-cards-score =
    { $taking ->
        [once] Len čo dokončíš sériu dĺžky { $length }, je to Qwirkle: vezmi si ho zo stola.
       *[end] Na konci ťahu si zo stola vezmi každú sériu dĺžky { $length }: je to Qwirkle.
    } Svoje Qwirkly nechaj ležať lícom nahor, aby každý videl, ktoré karty už nie sú v hre.
rules-cards-score-only = Body sa tu nerátajú: rozhodujú len Qwirkly.

## The end, and who wins

rules-end-bag = Keď je vrecúško prázdne, už nikto nedoberá; hrá sa ďalej s tým, čo má kto v ruke.
rules-end-last =
    Len čo niekto položí { $game ->
        [cubes] svoju poslednú kocku
       *[tiles] svoj posledný kameň
    }, hra sa hneď končí.
rules-cards-end = Len čo si niekto doberie poslednú kartu z balíčka, má každý ešte jeden ťah. Ten, kto ju dobral, hrá posledný.
rules-winning = Vyhráva hráč s najviac bodmi.
rules-cards-winning =
    Vyhráva, kto má najviac Qwirklov. { $rematch ->
        [yes] Pri remíze si podajte ruky a zahrajte si znova; tu sa zapíše spoločná výhra a ponúkneme vám odvetu.
       *[no] Pri remíze sa o výhru delia.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = Niektoré prípady nechávajú pravidlá otvorené. Takto hráme my; pri svojom stole sa dohodnite, ako chcete.
rules-ruling-R1 =
    Pravidlá nehovoria, pre koľkých hráčov hra je. U nás je pre { $fewest } až { $most ->
        [one] { $most } hráča
        [few] { $most } hráčov
       *[other] { $most } hráčov
    }, ako stojí na škatuli.
rules-ruling-R2 = Vymeniť sa dá najviac toľko kameňov, koľko ich je vo vrecúšku.
rules-ruling-R3 = Keď je vrecúško prázdne a hráč nemá čo položiť, pasuje. Kto položiť môže, musí.
rules-ruling-R4 =
    Keď všetci hráči jeden po druhom pasujú, hra sa končí a { $ending ->
        [one] { $ending } bod
        [few] { $ending } body
       *[other] { $ending } bodov
    } za ukončenie nedostane nikto.
rules-ruling-R5 = Prvý ťah jediným kameňom je za jeden bod.
rules-ruling-R6 = Hráči s rovnakým najvyšším počtom bodov sa o výhru delia.
rules-ruling-R7 =
    { $ending ->
        [one] { $ending } bod za ukončenie hry patrí
        [few] { $ending } body za ukončenie hry patria
       *[other] { $ending } bodov za ukončenie hry patrí
    } k bodom ťahu, ktorý ju ukončí.
rules-ruling-R8 = Ak sa hráčove kocky pre svoje farby nedajú položiť po žiadnom hode, hráč pasuje a neprehadzuje donekonečna.
rules-ruling-R9 = Dobrovoľné prehodenie prichádza pred povinnými a v tom istom ťahu sa už znova neponúka.
rules-ruling-R10 = Kto nemôže zahrať žiadnu kartu, pasuje. Kto môže, musí.
rules-ruling-R11 = Keď všetci hráči jeden po druhom pasujú, hra sa končí.
rules-ruling-R12 = Preskupiť stôl a nezahrať žiadnu kartu nie je ťah.
rules-ruling-R13 = Keď všetci hráči jeden po druhom vymenia kamene a nič mimo plochy by sa už nikdy nedalo položiť, hra sa končí, akoby všetci pasovali.
rules-ruling-R14 = V úplne prvom ťahu sa nedá vymieňať.
rules-ruling-R15 = Ak máš viac rovnako dlhých najdlhších radov, začni ktorýmkoľvek.

## Playing well

rules-strategy-count =
    Rátaj. Z každého druhu { $copies ->
        [one] je { $copies } kameň: keď už leží
        [few] sú { $copies } kamene: keď ich už všetky vidíš
       *[other] je { $copies } kameňov: keď ich už všetky vidíš
    }, rad, ktorý na taký čaká, nikto nedokončí.
rules-cubes-strategy-count =
    Rátaj. Z každej farby { $copies ->
        [one] je { $copies } kocka: keď už leží na ploche
        [few] sú { $copies } kocky: keď už všetky ležia na ploche
       *[other] je { $copies } kociek: keď už všetky ležia na ploche
    }, rad, ktorý na tú farbu čaká, nikto nedokončí.
rules-strategy-join = Hľadaj miesto, kde sa stretáva viac radov: čo tam položíš, ráta sa v každom z nich.
rules-strategy-gift = Pozor na rady dĺžky { $almost }: ďalší hráč z nich môže spraviť Qwirkle, pokiaľ sa to, čo im chýba, už neminulo.
rules-cubes-strategy-open = Všetkým vidno do ruky. Skôr než niečo položíš, pozri sa, čo by z toho urobil ďalší hráč.
rules-cards-strategy-count =
    Rátaj. Z každej karty { $copies ->
        [one] je { $copies } kus: keď už je v získanom Qwirkli
        [few] sú { $copies } kusy: keď už sú všetky v získaných Qwirkloch
       *[other] je { $copies } kusov: keď už sú všetky v získaných Qwirkloch
    }, sériu, ktorá na ňu čaká, nikto nedokončí.
rules-cards-strategy-spare =
    Séria, ktorá má viac ako { $shortest ->
        [one] { $shortest } kartu
        [few] { $shortest } karty
       *[other] { $shortest } kariet
    }, môže jednu oželieť. Skôr než povieš, že sa nič zahrať nedá, prezri si celý stôl.
rules-cards-strategy-gift = Pozor na série dĺžky { $almost }: ďalší hráč ich môže dokončiť, pokiaľ sa karta, ktorá im chýba, už neminula.

## Misprints in the books

rules-misprint-tiles-mindware = Anglický text: v 7. ťahu príkladu sú body pripísané Ann. Patria Sally, ako vo francúzskom a španielskom texte.
rules-misprint-tiles-mindware-five = Francúzsky text: rady varujú pred radmi dĺžky aspoň päť. Ide o rady dĺžky presne päť, ako v angličtine a španielčine.
rules-misprint-tiles-schmidt = Český, slovenský a rumunský text: v príklade za 17 bodov má byť jeden z radov s dvoma kameňmi z hviezd. Musí byť z krížov, ako v maďarčine a poľštine, lebo červený rad už svoju hviezdu má.
rules-misprint-tiles-schmidt-always = Český text: dokončený Qwirkle má priniesť minimálne 12 bodov. Rad sám prináša vždy 12, ako hovoria ostatné texty; ďalšie rady sa rátajú zvlášť.
rules-misprint-cards-999-copies =
    Francúzsky text: z každej karty má byť 6 kusov. V skutočnosti { $copies ->
        [one] je { $copies }
        [few] sú { $copies }
       *[other] je ich { $copies }
    }.
rules-misprint-cards-999-square = Oba texty: v jednom príklade sa zelený štvorec berie zo zelenej série. Musí to byť séria štvorcov, ako ukazuje ďalšia veta.
rules-misprint-cards-999-diamonds = Francúzsky text: z kosoštvorcov holandských príkladov sú štvorce. Naše obrázky ukazujú kosoštvorce.
rules-misprint-cards-999-points = Oba texty: za Qwirkly majú byť na konci body. Nie sú: rátajú sa len Qwirkly.
rules-misprint-cards-999-aside = Francúzsky text: zvyšok kariet sa má odložiť a v zozname akcií je jedna navyše. Zvyšok je balíček a akcie sú štyri, ako v holandčine.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Čo v ťahu pribudlo, je označené.
rules-examples-game = Príklad hry z pravidiel, ťah za ťahom.
rules-examples-cubes-game = Príklad hry z pravidiel, ťah za ťahom. Jeho obrázky nemáme: kocky a plocha sú naše, podľa toho, čo pravidlá o každom ťahu hovoria. Jeden počet bodov nie je čitateľný; tu ho určujú pravidlá.
rules-examples-cards = Príklady z pravidiel. Stoly sú naše, podľa textu.
rules-examples-schmidt = Príklady z pravidiel. Plochy sú naše, podľa textu.
rules-refused-about = Nič z toho sa nesmie. Dôvod stojí pod príkladom.
# Names of what an example shows beside the picture.
rules-example-hand = V ruke
rules-example-rolled = Prehodené
rules-example-played = Zahrané
rules-example-before = Pred ťahom
rules-example-after = Po ťahu
rules-example-taken = Získaný Qwirkle
rules-example-refused = Nesmie sa
rules-example-allowed = Smie sa

rules-outcome-score =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle: { $points }
       *[no] Rad dĺžky { $length }: { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = Koniec hry: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [0] Žiadny Qwirkle
        [one] { $qwirkles } Qwirkle
        [few] { $qwirkles } Qwirkly
       *[other] { $qwirkles } Qwirklov
    }
rules-outcome-over = Hra sa skončila.

rules-example-line-colour = Rovnaká farba, rôzne tvary.
rules-example-line-shape = Rovnaký tvar, rôzne farby.
rules-example-start-longest = Najdlhší rad v tejto ruke má dĺžku { $longest }, a tak prvý hráč začína radom dĺžky { $longest }.
rules-example-both-ends = Rad rastie v jedinom ťahu na oboch koncoch.
rules-example-cubes-roll = Jedna kocka je prehodená: farba zostáva, tvar je iný a už sa dá položiť.
rules-example-two-lines =
    Len { $game ->
        [cubes] jedna kocka, ale ráta sa
       *[tiles] jeden kameň, ale ráta sa
    } v riadku aj v stĺpci.
rules-example-qwirkle =
    { $game ->
        [cubes] Posledná kocka, ktorá chýbala: Qwirkle.
       *[tiles] Posledný kameň, ktorý chýbal: Qwirkle.
    }
rules-example-last =
    Vrecúško je prázdne a { $game ->
        [cubes] toto bola posledná kocka
       *[tiles] toto bol posledný kameň
    } z ruky: hra sa hneď končí.
rules-example-game-1 = { -player-one } začína tromi červenými kameňmi, každý má iný tvar.
rules-example-game-2 = { -player-two } hrá tri štvorce: jeden prilieha k červenému radu a spolu tvoria rad štvorcov. Červený štvorec sa ráta dvakrát, lebo je v oboch radoch.
rules-example-game-3 = { -player-three } hrá modrý kruh. Vzniknú dva nové rady: rad kruhov a modrý rad.
rules-example-game-4 = { -player-four } hrá dva zelené kamene a tvorí tri nové rady: kosoštvorce, štvorlístky a zelený.
rules-example-game-5 = { -player-one } hrá dva zelené kamene. Oba patria do zeleného radu, hoci sa nedotýkajú, a jeden aj ku kruhom.
rules-example-game-6 = { -player-two } hrá dva štvorce: jeden prilieha k radu štvorcov a oba začínajú ďalší. Oba do pôvodného radu nemôžu: boli by v ňom dva červené štvorce.
rules-example-game-7 = { -player-three } hrá dve hviezdy a tvorí rad hviezd.
rules-example-game-8 = { -player-four } hrá dva oranžové kamene a tvorí oranžový rad. Kosoštvorce sa nerátajú, lebo ten oranžový sa druhých dvoch nedotýka.
rules-example-game-9 = { -player-one } hrá dva žlté kamene: tvoria žltý rad a pridávajú sa ku kosoštvorcom a kruhom.
rules-example-game-10 = { -player-two } hrá červenú hviezdu: pridáva ju k hviezdam aj k červenému radu.
rules-example-game-11 = { -player-three } hrá tri kríže: nový rad, ktorý predlžuje aj červený a modrý rad. Červený kríž je šiesty červený tvar, teda Qwirkle s bonusom.
rules-example-game-12 = { -player-four } hrá dva štvorce: pridáva ich k jednému radu štvorcov a začína dva nové.
rules-example-schmidt-ends = { -player-one } prikladá tri červené kamene k červenému radu: dva na ľavý koniec a jeden na pravý.
rules-example-schmidt-gap = Tri kosoštvorce. Zelený netvorí rad s dvoma zelenými kameňmi vľavo, lebo je medzi nimi medzera: za zelenú nie sú žiadne body.
rules-example-schmidt-circle = { -player-four } prikladá žltý kruh: dva body za žltý rad a dva za kruhy.
rules-example-schmidt-stars = { -player-one } prikladá dve hviezdy: štyri body za rad hviezd a tri za červený rad.
rules-example-schmidt-diamonds = { -player-two } prikladá dva kosoštvorce: štyri body za žltý rad a dva za kosoštvorce.
rules-example-schmidt-qwirkle = { -player-three } prikladá na oba konce červeného radu: dvanásť bodov za červený Qwirkle, tri za kosoštvorce a dva za kríže.
rules-example-schmidt-seventh = Siedmy kameň v žltom rade a k tomu druhý kruh.
rules-example-schmidt-colour-twice = Tento tvar už v rade je.
rules-example-schmidt-shape-twice = Táto farba už v rade je.
rules-example-schmidt-detached = Žiadnou stranou sa nedotýka iného kameňa.
rules-example-schmidt-purple = Fialový kruh sa hodí k fialovému štvorcu, ale nie do žltého radu.
rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn =
    { rules-player } prehadzuje { $rolled ->
        [one] { $rolled } kocku
        [few] { $rolled } kocky
       *[other] { $rolled } kociek
    } a hrá { $laid }.

rules-example-cards-new-and-longer = { -player-one } hrá tri kosoštvorce ako novú sériu a pridáva modrú hviezdu do modrej série.
rules-example-cards-two-longer = { -player-two } pridáva oranžový kruh ku kruhom, kde ešte chýbal, a fialový štvorec do fialovej série.
rules-example-cards-qwirkle = { -player-three } pridáva tri kosoštvorce ku kosoštvorcom a má Qwirkle.
rules-example-cards-borrow = { -player-four } hrá dva štvorce a berie k nim modrý štvorec z modrej série: to sú tri.
rules-example-cards-chain = { -player-one } hrá zelený kosoštvorec a zelený kruh a berie k nim zelený štvorec od štvorcov: to sú tri. Štvorce zostali len dva, a tak sa k nim z fialovej série presunie fialový.
rules-example-cards-mend = { -player-two } hrá žltú hviezdu a presúva žltý štvorlístok od štvorlístkov do žltej série: žltý Qwirkle. Modrý štvorlístok potom doplní štvorlístky zasa na tri.
rules-example-iello-shape = Pridanie do série rovnakého tvaru.
rules-example-iello-colour = Pridanie do série rovnakej farby.
rules-example-iello-qwirkle = S ďalšími tromi kosoštvorcami je to Qwirkle.
rules-example-iello-borrow = Aby sa dali zahrať dva štvorce, presunie sa k nim modrý štvorec z inej série: to sú tri.
rules-example-iello-chain = Väčší presun v dvoch krokoch. V každej sérii musia zostať aspoň tri karty.
rules-example-iello-mend = Presúvať sa môže aj kvôli Qwirklu.
rules-example-iello-twice = Dva červené kosoštvorce nemôžu byť v tej istej sérii.
rules-example-cards-last = Posledný ťah hry. Teraz sa rátajú Qwirkly.

rules-example-no-pieces = Nič nie je položené.
rules-example-not-in-hand = Zahrané dvakrát, ale v ruke je to len raz.
rules-example-cell-taken =
    Položené na { $game ->
        [cubes] inú kocku
       *[tiles] iný kameň
    }.
rules-example-not-in-one-line = Položené za roh.
rules-example-no-shared-attribute =
    { $game ->
        [cubes] Každá sa hodí k tej, ktorej sa dotýka
       *[tiles] Každý sa hodí k tomu, ktorého sa dotýka
    }, ale k sebe navzájom sa nehodia.
rules-example-repeated-piece = Dvakrát to isté v jednom ťahu.
rules-example-gap = V jednom riadku, ale medzi nimi je prázdne pole.
rules-example-detached = Roh k rohu nie je strana k strane.
rules-example-line-too-long =
    { $game ->
        [cubes] Jedna kocka by spojila dva rady do radu dĺžky { $over }.
       *[tiles] Jeden kameň by spojil dva rady do radu dĺžky { $over }.
    }
rules-example-square-twice = V rade štvorcov môže byť z každej farby len jeden.
rules-example-circle-twice = V žltom rade môže byť len jeden žltý kruh.
rules-example-mixed-line =
    { $game ->
        [cubes] Hodí sa ku kocke pod ňou
       *[tiles] Hodí sa ku kameňu pod ním
    }, ale nie do radu, v ktorom leží.
rules-example-opening-not-longest = Prvý ťah dĺžky { $laid }, hoci je v ruke rad dĺžky { $longest }.
rules-example-series-too-short = Qwirkle je hotový, ale v sérii, z ktorej prišla karta, zostali len dve.
rules-example-duplicate-in-series = Rovnaká karta dvakrát v jednej sérii.
rules-example-mixed-series = Ani rovnaká farba, ani rovnaký tvar.
rules-example-cards-missing = Jedna karta zo stola zmizla.
rules-example-cards-added = Na stole pribudla karta, ktorú nikto nezahral.
rules-example-cards-no-pieces = Stôl je preskupený, ale žiadna karta nie je zahraná.
