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

rules-section-purpose = O čo ide
rules-section-setup = Príprava
rules-section-start = Kto začína
rules-section-line = Čo je rad
rules-section-series = Čo je séria
rules-section-turn = Tvoj ťah
rules-section-trade = Výmena
rules-section-roll = Prehadzovanie
rules-section-rearrange = Preskupovanie stola
rules-section-score =
    { $game ->
        [cards] Získavanie Qwirkle
       *[other] Bodovanie
    }
rules-section-end = Koniec hry
rules-section-winning = Kto vyhráva
rules-section-examples = Príklady
rules-section-refused = Čo sa nesmie
rules-section-rulings = Naše spresnenia
rules-section-strategy = Ako hrať dobre
rules-section-misprints = Tlačové chyby v pravidlách

## What it is about

rules-tiles-purpose = Spoločne ukladáte rady jednej farby alebo jedného tvaru. Každý položený kameň prináša body, a keď spojí dva rady, prináša ich dvakrát. Vyhráva, kto má najviac bodov.
rules-cubes-purpose = Hoď svojimi kockami a ukladaj z nich rady jednej farby alebo jedného tvaru. Každá položená kocka prináša body, a keď spojí dva rady, prináša ich dvakrát. Vyhráva, kto má najviac bodov.
rules-cards-purpose = Spoločne tvoríte na stole série jednej farby alebo jedného tvaru a preskupujete ich, ako sa vám páči. Kto sériu dokončí, berie si ju. Vyhráva, kto má najviac hotových sérií.
rules-players =
    Pre { $fewest } až { $most ->
        [one] { $most } hráča
        [few] { $most } hráčov
       *[other] { $most } hráčov
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
rules-tiles-setup-draw =
    Všetky patria do vrecka. Každý si doberie { $hand ->
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
    Všetky patria do vrecka. Každý si doberie { $hand ->
        [one] { $hand } kocku a hodí ňou
        [few] { $hand } kocky a hodí nimi
       *[other] { $hand } kociek a hodí nimi
    }. Skrytý je len obsah vrecka: každý vidí všetkým do ruky.
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

rules-tiles-start-longest = Každý oznámi, aký dlhý rad by dokázal položiť len zo svojej ruky; dva rovnaké kamene sa rátajú ako jeden. Začína, kto ho má najdlhší.
rules-cards-start-largest = Začína, kto má v ruke najdlhšiu sériu. Zahrať ju môže, ale nemusí.
rules-start-tie =
    { $tie ->
        [youngest] Keď je ich viac, začína najmladší z nich.
       *[oldest] Keď je ich viac, začína najstarší z nich.
    }
rules-tiles-start-lay = V prvom ťahu sa položí rad presne tejto dĺžky. Ak je takých v ruke viac, stačí ktorýkoľvek. V prvom ťahu nikto nevymieňa.
rules-cubes-start-oldest = Začína najstarší hráč.
rules-cubes-start-lay = V prvom ťahu sa položí toľko kociek, koľko ich len môže tvoriť rad. Keď k sebe žiadne dve nesedia, prehadzujú sa všetky, kým k sebe nesadnú aspoň dve.
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
    } bez medzery v jednom riadku alebo stĺpci, buď všetky jednej farby, alebo všetky jedného tvaru.
rules-line-different =
    V jednom rade neležia { $game ->
        [cubes] dve rovnaké kocky
       *[tiles] dva rovnaké kamene
    }. V rade jednej farby je každý tvar najviac raz, v rade jedného tvaru každá farba.
rules-line-longest = Rad teda môže mať dĺžku najviac { $length }. Rad dĺžky { $length } je Qwirkle.
rules-line-gap = Kde je medzera, tam sa rad končí a za ňou je už iný. Uhlopriečne sa nič neráta.
rules-series =
    Sériu { $length ->
        [one] tvorí { $shortest } až { $length } karta
        [few] tvoria { $shortest } až { $length } karty
       *[other] tvorí { $shortest } až { $length } kariet
    }, buď všetky jednej farby, alebo všetky jedného tvaru.
rules-series-different = V jednej sérii nie sú dve rovnaké karty. V sérii jednej farby je každý tvar najviac raz, v sérii jedného tvaru každá farba.
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
    }, kým vo vrecku nejaké sú.
rules-cubes-turn-draw =
    Na konci ťahu si dober späť do { $hand ->
        [one] { $hand } kocky
        [few] { $hand } kociek
       *[other] { $hand } kociek
    }, kým vo vrecku nejaké sú, a tými novými hoď.
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
    } späť do vrecka.
rules-tiles-trade-must = Keď sa nič z ruky nedá položiť, musíš vymeniť aspoň jeden kameň. Vymeniť môžeš, aj keď máš čo položiť.

## Rolling (cubes)

rules-cubes-roll = Skôr než začneš klásť, môžeš raz prehodiť ktorékoľvek zo svojich kociek. Zmenia sa tvary, farby nikdy.
rules-cubes-roll-must = Keď sa nič z ruky nedá položiť, prehadzuješ všetky kocky znova a znova, kým sa niektorá nedá položiť.
rules-cubes-roll-only = Výmeny tu nie sú a dobrovoľne nikto nepasuje.

## Rearranging (cards)

rules-cards-table = Rozhoduje, ako vyzerá stôl na konci tvojho ťahu: každá karta na ňom leží v platnej sérii.
rules-cards-stay = Čo leží na stole, zostáva tam, a pribúdajú len karty, ktoré zahráš. Do ruky sa žiadna karta nevracia.
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
    Na konci ťahu si zo stola vezmeš každú sériu { $length ->
        [one] { $length } karty
        [few] { $length } kariet
       *[other] { $length } kariet
    }. Každá je Qwirkle a zostáva pred tebou lícom nahor, aby na ňu všetci videli.
rules-cards-score-only = Body sa tu nerátajú: rozhodujú len Qwirkle.

## The end, and who wins

rules-end-bag = Keď je vrecko prázdne, už nikto nedoberá; hrá sa ďalej s tým, čo má kto v ruke.
rules-end-last =
    Len čo niekto položí { $game ->
        [cubes] svoju poslednú kocku
       *[tiles] svoj posledný kameň
    }, hra sa hneď končí.
rules-cards-end = Len čo si niekto doberie poslednú kartu z balíčka, má každý ešte jeden ťah. Ten, kto ju dobral, hrá posledný.
rules-winning = Vyhráva najvyšší počet bodov.
rules-cards-winning =
    Vyhráva, kto má najviac Qwirkle. { $rematch ->
        [yes] Pri zhode si podajte ruky a zahrajte si znova; tu sa zapíše spoločná výhra a ponúkneme vám odvetu.
       *[no] Pri zhode sa o výhru delia.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = Niektoré prípady nechávajú pravidlá otvorené. Takto hráme my; pri svojom stole sa dohodnite, ako chcete.
rules-ruling-R1 =
    Pravidlá nehovoria, pre koľkých hráčov hra je. U nás je pre { $fewest } až { $most ->
        [one] { $most } hráča
        [few] { $most } hráčov
       *[other] { $most } hráčov
    }, ako stojí na škatuli.
rules-ruling-R2 = Vymeniť sa dá najviac toľko kameňov, koľko ich je vo vrecku.
rules-ruling-R3 = Keď je vrecko prázdne a hráč nemá čo položiť, pasuje. Kto položiť môže, musí.
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
rules-strategy-gift = Rad dĺžky { $almost } je darček pre ďalšieho hráča, pokiaľ sa to, čo mu chýba, už neminulo.
rules-cubes-strategy-open = Všetkým vidno do ruky. Skôr než niečo položíš, pozri sa, čo by z toho urobil ďalší hráč.
rules-cards-strategy-count =
    Rátaj. Z každej karty { $copies ->
        [one] je { $copies } kus: keď už je v získanom Qwirkle
        [few] sú { $copies } kusy: keď už sú všetky v získaných Qwirkle
       *[other] je { $copies } kusov: keď už sú všetky v získaných Qwirkle
    }, sériu, ktorá na ňu čaká, nikto nedokončí.
rules-cards-strategy-spare =
    Séria, ktorá má viac ako { $shortest ->
        [one] { $shortest } kartu
        [few] { $shortest } karty
       *[other] { $shortest } kariet
    }, môže jednu oželieť. Skôr než povieš, že sa nič zahrať nedá, prezri si celý stôl.
rules-cards-strategy-gift =
    Séria { $almost ->
        [one] { $almost } karty
        [few] { $almost } kariet
       *[other] { $almost } kariet
    } je darček pre ďalšieho hráča, pokiaľ sa karta, ktorá jej chýba, už neminula.

## Misprints in the books

rules-misprint-tiles-mindware = V dlhom príklade sú body za siedmy ťah pripísané niekomu inému. Patria Sally.
rules-misprint-tiles-schmidt = V príklade za 17 bodov je pri červenom kameni v češtine, slovenčine a rumunčine hviezda, v maďarčine a poľštine kríž. Body vychádzajú rovnako.
rules-misprint-cards-999-copies =
    Francúzsky text hovorí o šiestich kusoch z každej karty. V skutočnosti { $copies ->
        [one] je { $copies }
        [few] sú { $copies }
       *[other] je ich { $copies }
    }.
rules-misprint-cards-999-square = Jeden príklad berie zelený štvorec zo zelenej série. Musí to byť séria štvorcov, ako ukazuje ďalšia veta. Kde má holandský text kosoštvorce, má francúzsky štvorce.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Čo v ťahu pribudlo, je označené.
rules-examples-game = Celý začiatok hry, ťah za ťahom, podľa príkladu z pravidiel MindWare.
rules-refused-about = Nič z toho neprejde a pod každým príkladom stojí prečo, rovnakými slovami ako v hre.
# Names of what an example shows beside the picture.
rules-example-hand = V ruke
rules-example-rolled = Prehodené
rules-example-played = Zahrané
rules-example-before = Pred ťahom
rules-example-after = Po ťahu
rules-example-taken = Získané Qwirkle
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
        [0] Žiadne Qwirkle
        [one] { $qwirkles } Qwirkle
        [few] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkle
    }
rules-outcome-over = Hra sa skončila.

rules-example-line-colour = Jedna farba, zakaždým iný tvar.
rules-example-line-shape = Jeden tvar, zakaždým iná farba.
rules-example-start-longest = V tejto ruke je rad dĺžky { $longest }, a tak je aj prvý ťah rad dĺžky { $longest }.
rules-example-both-ends = Rad rastie v jedinom ťahu na oboch koncoch.
rules-example-cubes-roll = Jedna kocka je prehodená: farba zostáva, tvar je iný a už sa dá položiť.
rules-example-two-lines =
    Len { $game ->
        [cubes] jedna kocka
       *[tiles] jeden kameň
    }, ale leží v riadku aj v stĺpci a ráta sa v oboch.
rules-example-qwirkle =
    { $game ->
        [cubes] Posledná kocka, ktorá chýbala: Qwirkle.
       *[tiles] Posledný kameň, ktorý chýbal: Qwirkle.
    }
rules-example-last =
    Vrecko je prázdne a { $game ->
        [cubes] toto bola posledná kocka
       *[tiles] toto bol posledný kameň
    } z ruky: hra sa hneď končí.
rules-example-turn = Ťah { $turn }

rules-example-cards-new-and-longer = Nová séria a k tomu karta pridaná do inej, v jednom ťahu.
rules-example-cards-two-longer = V jednom ťahu rastú dve série.
rules-example-cards-qwirkle = Tri k trom: Qwirkle.
rules-example-cards-borrow = Karta sa presunie zo série, ktorá ju môže oželieť.
rules-example-cards-chain = Presunú sa dve karty, jedna po druhej.
rules-example-cards-mend = Presunutá karta dokončí Qwirkle a karta z ruky ju v pôvodnej sérii nahradí.
rules-example-cards-last = Posledný ťah hry. Teraz sa rátajú Qwirkle.

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
        [cubes] Každá sedí k tej, ktorej sa dotýka
       *[tiles] Každý sedí k tomu, ktorého sa dotýka
    }, ale spolu nemajú spoločnú farbu ani tvar.
rules-example-repeated-piece = Dvakrát to isté v jednom ťahu.
rules-example-gap = V jednom riadku, ale medzi nimi je prázdne pole.
rules-example-detached = Roh k rohu nie je strana k strane.
rules-example-line-too-long =
    { $game ->
        [cubes] Jedna kocka by spojila dva rady do radu dĺžky { $over }.
       *[tiles] Jeden kameň by spojil dva rady do radu dĺžky { $over }.
    }
rules-example-duplicate-in-line =
    { $game ->
        [cubes] Rovnaká už leží
       *[tiles] Rovnaký už leží
    } na druhom konci radu.
rules-example-mixed-line =
    { $game ->
        [cubes] Kocka sedí k susednej
       *[tiles] Kameň sedí k susednému
    }, ale nie do radu, ktorý tiež predlžuje.
rules-example-opening-not-longest = Prvý ťah dĺžky { $laid }, hoci je v ruke rad dĺžky { $longest }.
rules-example-series-too-short = Qwirkle je hotové, ale v sérii, z ktorej prišla karta, zostali len dve.
rules-example-duplicate-in-series = Rovnaká karta dvakrát v jednej sérii.
rules-example-mixed-series = Ani jedna farba, ani jeden tvar.
rules-example-cards-missing = Jedna karta zo stola zmizla.
rules-example-cards-added = Na stole pribudla karta, ktorú nikto nezahral.
rules-example-cards-no-pieces = Stôl je preskupený, ale žiadna karta nie je zahraná.
