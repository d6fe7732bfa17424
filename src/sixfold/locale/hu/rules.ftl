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

rules-title = Szabályok
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Szabályok: { $title }
rules-lead = Válaszd ki a játékot, aztán a dobozodban lévő szabályfüzetet.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = Ez áll a szabályfüzetben, a mi szavainkkal.
rules-contents = Ezen az oldalon
rules-others = A többi játék
rules-print = Nyomtatás
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Így játsszuk mi ({ $ruling })

rules-section-purpose = Miről szól
rules-section-setup = Előkészületek
rules-section-start = Ki kezd
rules-section-line = Mi a sor
rules-section-series = Mi a sorozat
rules-section-turn = A lépésed
rules-section-trade = Csere
rules-section-roll = Dobás
rules-section-rearrange = Az asztal átrendezése
rules-section-score =
    { $game ->
        [cards] Qwirkle-k elvitele
       *[other] Pontozás
    }
rules-section-end = A játék vége
rules-section-winning = Ki nyer
rules-section-examples = Példák
rules-section-refused = Amit nem szabad
rules-section-rulings = Ahogy mi játsszuk
rules-section-strategy = Jó tanácsok
rules-section-misprints = Nyomdahibák a füzetben

## What it is about

rules-tiles-purpose = Közösen építetek azonos színű vagy azonos formájú lapkákból sorokat. Minden lerakott lapka pontot ér, és amelyik két sort köt össze, az kétszer is. Az nyer, akinek a legtöbb pontja van.
rules-cubes-purpose = Dobj a kockáiddal, és építs azonos színű vagy azonos formájú kockákból sorokat. Minden lerakott kocka pontot ér, és amelyik két sort köt össze, az kétszer is. Az nyer, akinek a legtöbb pontja van.
rules-cards-purpose = Közösen raktok ki azonos színű vagy azonos formájú sorozatokat, és kedvetekre átrendezitek őket. Aki befejez egy sorozatot, elviszi. Az nyer, akinek a legtöbb teljes sorozata van.
rules-players =
    { $fewest }–{ $most ->
        [one] { $most } játékosnak
       *[other] { $most } játékosnak
    }.

## Setting up

rules-tiles-setup-pieces =
    A játékban { $pieces ->
        [one] { $pieces } lapka
       *[other] { $pieces } lapka
    } van, { $colours ->
        [one] { $colours } színben
       *[other] { $colours } színben
    } és { $shapes ->
        [one] { $shapes } formában
       *[other] { $shapes } formában
    }: { $kinds ->
        [one] { $kinds } fajta
       *[other] { $kinds } fajta
    }, mindegyik { $copies ->
        [one] { $copies } példányban
       *[other] { $copies } példányban
    }.
rules-tiles-setup-draw =
    Mind a zsákba kerül. Mindenki húz { $hand ->
        [one] { $hand } lapkát
       *[other] { $hand } lapkát
    }, és elrejti a többiek elől.
rules-cubes-setup-pieces =
    A játékban { $pieces ->
        [one] { $pieces } kocka
       *[other] { $pieces } kocka
    } van, { $colours ->
        [one] { $colours } színben
       *[other] { $colours } színben
    }, mindegyik színből { $copies }. Minden kocka oldalain { $shapes ->
        [one] { $shapes } forma
       *[other] { $shapes } forma
    } van, mind a kocka színében.
rules-cubes-setup-draw =
    Mind a zsákba kerül. Mindenki húz { $hand ->
        [one] { $hand } kockát, és dob vele
       *[other] { $hand } kockát, és dob velük
    }. Csak a zsák tartalma titok: mindenki látja mindenki kockáit.
rules-cards-setup-pieces =
    A játékban { $pieces ->
        [one] { $pieces } kártya
       *[other] { $pieces } kártya
    } van, { $colours ->
        [one] { $colours } színben
       *[other] { $colours } színben
    } és { $shapes ->
        [one] { $shapes } formában
       *[other] { $shapes } formában
    }: { $kinds ->
        [one] { $kinds } fajta
       *[other] { $kinds } fajta
    }, mindegyik { $copies ->
        [one] { $copies } példányban
       *[other] { $copies } példányban
    }.
rules-cards-setup-deal =
    Keverés után mindenki kap { $hand ->
        [one] { $hand } kártyát
       *[other] { $hand } kártyát
    }, és elrejti a többiek elől. A maradék a pakli, képpel lefelé.
rules-setup-dots = Nehéz megkülönböztetni a színeket? Mindegyikhez más számú pötty tartozik. A böngészőben a beállításoknál megnagyíthatod őket.

## Who starts

rules-tiles-start-longest = Mindenki megmondja, milyen hosszú sort tudna lerakni a saját kezéből; két egyforma lapka egynek számít. Az kezd, akié a leghosszabb.
rules-cards-start-largest = Az kezd, akinek a kezében a leghosszabb sorozat van. Kijátszhatja, de nem muszáj.
rules-start-tie =
    { $tie ->
        [youngest] Ha többen is vannak, közülük a legfiatalabb kezd.
       *[oldest] Ha többen is vannak, közülük a legidősebb kezd.
    }
rules-tiles-start-lay = Az első lépésben éppen ilyen hosszú sort kell lerakni. Ha több ilyen is van kézben, bármelyik jó. Az első lépésben senki sem cserél.
rules-cubes-start-oldest = A legidősebb játékos kezd.
rules-cubes-start-lay = Az első lépésben annyi kockát kell lerakni, amennyi csak sort alkothat. Ha semelyik kettő sem illik össze, az összessel újra kell dobni, amíg legalább kettő össze nem illik.
rules-cards-start-again =
    Ha senkinek sincs legalább { $shortest ->
        [one] { $shortest } kártyás
       *[other] { $shortest } kártyás
    } sorozata, újra kell keverni és osztani.
rules-start-clockwise = Utána az óramutató járása szerint jöttök sorra.

## What a line or a series is

rules-line =
    A sor legalább { $game ->
        [cubes] { $shortest ->
            [one] { $shortest } kocka
           *[other] { $shortest } kocka
        }
       *[tiles] { $shortest ->
            [one] { $shortest } lapka
           *[other] { $shortest } lapka
        }
    } hézag nélkül egymás mellett vagy egymás alatt, mind azonos színű vagy mind azonos formájú.
rules-line-different =
    Egy sorban nincs két egyforma { $game ->
        [cubes] kocka
       *[tiles] lapka
    }. Azonos színű sorban minden forma legfeljebb egyszer fordul elő, azonos formájú sorban minden szín.
rules-line-longest = Egy sor tehát legfeljebb { $length } hosszú lehet. Ha { $length } hosszú, az Qwirkle.
rules-line-gap = Ahol hézag van, ott a sor véget ér, és azon túl már másik kezdődik. Az átló nem számít.
rules-series =
    Egy sorozat { $shortest }–{ $length ->
        [one] { $length } kártya
       *[other] { $length } kártya
    }, mind azonos színű vagy mind azonos formájú.
rules-series-different = Egy sorozatban nincs két egyforma kártya. Azonos színű sorozatban minden forma legfeljebb egyszer fordul elő, azonos formájú sorozatban minden szín.
rules-series-longest =
    Ha egy sorozat { $length ->
        [one] { $length } kártyából
       *[other] { $length } kártyából
    } áll, az Qwirkle.

## The turn

rules-tiles-turn = Amikor te jössz, két dolog közül választasz: lapkákat raksz le, vagy lapkákat cserélsz.
rules-cubes-turn = Amikor te jössz, dobhatsz, aztán leraksz, végül megszámolod a pontjaidat.
rules-cards-turn = Amikor te jössz, legalább egy kártyát kijátszol. Kezdj új sorozatokat, hosszabbítsd meg az asztalon lévőket, vigyél át kártyákat egyikből a másikba: amennyit csak akarsz, tetszés szerint vegyítve.
rules-turn-own = Csak akkor lépsz, amikor te jössz, csak azzal, ami a kezedben van, és csak amíg tart a játék.
rules-place-alike =
    Rakj le egy vagy több { $game ->
        [cubes] kockát
       *[tiles] lapkát
    }. Amit egy lépésben leraksz, az mind azonos színű vagy mind azonos formájú, és nincs köztük két egyforma.
rules-place-row = Amit egy lépésben leraksz, az mind egy sorba vagy egy oszlopba kerül.
rules-place-unbroken = Lerakás után mind egyetlen, hézag nélküli sorhoz tartozik. Lehetnek köztük régebbiek is, és a sor mindkét végét folytathatod.
rules-place-cell =
    Egy mezőn csak egy { $game ->
        [cubes] kocka
       *[tiles] lapka
    } fér el, és ami már ott van, az a helyén marad.
rules-place-touch =
    Legalább egy lerakott { $game ->
        [cubes] kocka
       *[tiles] lapka
    } az oldalával hozzáér egy olyanhoz, amely már korábban ott volt.
rules-place-lines = Aztán nézz végig minden soron és oszlopon, amelyhez hozzátettél: mindegyiknek szabályosnak kell lennie.
rules-tiles-turn-draw =
    A lépésed végén húzz annyit, hogy újra { $hand ->
        [one] { $hand } lapka
       *[other] { $hand } lapka
    } legyen a kezedben, amíg van még a zsákban.
rules-cubes-turn-draw =
    A lépésed végén húzz annyit, hogy újra { $hand ->
        [one] { $hand } kocka
       *[other] { $hand } kocka
    } legyen a kezedben, amíg van még a zsákban, és dobj az újakkal.
rules-cards-turn-draw =
    A lépésed végén húzz annyit, hogy újra { $hand ->
        [one] { $hand } kártya
       *[other] { $hand } kártya
    } legyen a kezedben, amíg van még a pakliban.
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Ha egy kártyát sem tudsz kijátszani, passzolsz. Ha tudsz, muszáj.

## Trading (tiles)

rules-tiles-trade =
    Lerakás helyett cserélhetsz legfeljebb { $hand ->
        [one] { $hand } lapkát: tedd félre, húzz helyette másikat, és csak azután keverd vissza
       *[other] { $hand } lapkát: tedd félre őket, húzz ugyanannyit, és csak azután keverd vissza őket
    } a zsákba.
rules-tiles-trade-must = Ha semmi sem illik a kezedből, legalább egy lapkát cserélned kell. Akkor is cserélhetsz, ha le tudnál rakni valamit.

## Rolling (cubes)

rules-cubes-roll = Lerakás előtt egyszer újra dobhatsz, ahány kockáddal csak akarsz. A forma változik, a szín soha.
rules-cubes-roll-must = Ha semmi sem illik a kezedből, az összes kockáddal dobsz, újra meg újra, amíg valami nem illik.
rules-cubes-roll-only = Csere nincs, és önként senki sem passzol.

## Rearranging (cards)

rules-cards-table = Az számít, milyen az asztal a lépésed végén: minden kártya szabályos sorozatban van rajta.
rules-cards-stay = Ami az asztalon van, ott is marad, és csak az kerül hozzá, amit kijátszol. Egyetlen kártya sem kerül vissza kézbe.
rules-cards-try = Amíg nem fejezed be a lépést, próbálgass nyugodtan: minden visszatehető.

## Scoring

rules-score-lines =
    Minden legalább { $game ->
        [cubes] { $shortest ->
            [one] { $shortest } kockából
           *[other] { $shortest } kockából
        }
       *[tiles] { $shortest ->
            [one] { $shortest } lapkából
           *[other] { $shortest } lapkából
        }
    } álló sor, amely a lépéseddel létrejött vagy hosszabb lett, annyi pontot ér, ahány { $game ->
        [cubes] kocka
       *[tiles] lapka
    } van benne.
rules-score-twice =
    Amelyik { $game ->
        [cubes] kocka
       *[tiles] lapka
    } két ilyen sorban is benne van, mindkettőben számít.
rules-score-qwirkle =
    A Qwirkle-ért további { $bonus ->
        [one] { $bonus } pont
       *[other] { $bonus } pont
    } jár, összesen { $full }.
rules-score-ending =
    Aki befejezi a játékot, további { $ending ->
        [one] { $ending } pontot
       *[other] { $ending } pontot
    } kap.
rules-cards-score =
    A lépésed végén elviszel az asztalról minden { $length ->
        [one] { $length } kártyás
       *[other] { $length } kártyás
    } sorozatot. Mindegyik egy-egy Qwirkle, és képpel felfelé marad előtted, hogy mindenki láthassa.
rules-cards-score-only = Pontok nincsenek: csak a Qwirkle-k számítanak.

## The end, and who wins

rules-end-bag = Ha üres a zsák, már senki sem húz; azzal játszotok tovább, ami a kezetekben van.
rules-end-last =
    A játéknak azonnal vége, amint valaki lerakja az utolsó { $game ->
        [cubes] kockáját
       *[tiles] lapkáját
    }.
rules-cards-end = Ha valaki kihúzta a pakli utolsó kártyáját, mindenki lép még egyet. Aki kihúzta, az utolsóként.
rules-winning = A legtöbb pont nyer.
rules-cards-winning =
    Az nyer, akinek a legtöbb Qwirkle-je van. { $rematch ->
        [yes] Döntetlennél rázzatok kezet, és játsszatok újra; itt közös győzelemként írjuk fel, és felajánljuk a visszavágót.
       *[no] A döntetlen közös győzelem.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = A szabályfüzet néhány esetet nyitva hagy. Mi így játsszuk; a saját asztalotoknál egyezzetek meg, ahogy tetszik.
rules-ruling-R1 =
    A szabályfüzet nem írja, hányan játszhattok. Nálunk { $fewest }–{ $most ->
        [one] { $most } játékos
       *[other] { $most } játékos
    } játszhat, ahogy a dobozon áll.
rules-ruling-R2 = Cserélni legfeljebb annyi lapkát lehet, amennyi a zsákban van.
rules-ruling-R3 = Ha üres a zsák, az passzol, akinek semmi sem illik a kezéből. Aki le tud rakni, annak muszáj.
rules-ruling-R4 =
    Ha egymás után mindenki passzol, vége a játéknak, és senki sem kapja meg a befejezésért járó { $ending ->
        [one] { $ending } pontot
       *[other] { $ending } pontot
    }.
rules-ruling-R5 = Ha az első lépés egyetlen lapka, az egy pontot ér.
rules-ruling-R6 = Akiknek egyformán a legtöbb pontjuk van, közösen nyernek.
rules-ruling-R7 =
    A befejezésért járó { $ending ->
        [one] { $ending } pont
       *[other] { $ending } pont
    } ahhoz a lépéshez számít, amely véget vet a játéknak.
rules-ruling-R8 = Ha valakinek a színei miatt soha semmilyen dobás nem segíthet, passzol, és nem dob a végtelenségig.
rules-ruling-R9 = A választható dobás a kötelezők előtt van, és ugyanabban a lépésben nem jár még egyszer.
rules-ruling-R10 = Aki egy kártyát sem tud kijátszani, passzol. Aki tud, annak muszáj.
rules-ruling-R11 = Ha egymás után mindenki passzol, vége a játéknak.
rules-ruling-R12 = Ha átrendezed az asztalt, de nem játszol ki kártyát, az nem lépés.
rules-ruling-R13 = Ha egymás után mindenki cserélt, és a táblán kívüli lapkák közül már soha egyet sem lehetne lerakni, úgy ér véget a játék, mintha mindenki passzolt volna.

## Playing well

rules-strategy-count =
    Számolj. Minden fajtából { $copies ->
        [one] { $copies } lapka van: ha már lerakták
       *[other] { $copies } lapka van: ha már mindet látod
    }, az ilyenre váró sor sosem lesz kész.
rules-cubes-strategy-count =
    Számolj. Minden színből { $copies ->
        [one] { $copies } kocka van: ha már a táblán van
       *[other] { $copies } kocka van: ha már mind a táblán van
    }, az erre a színre váró sor sosem lesz kész.
rules-strategy-join = Keress olyan helyet, ahol több sor találkozik: amit oda raksz, mindegyikben számít.
rules-strategy-gift = Egy { $almost } hosszú sor ajándék a következő játékosnak, hacsak el nem fogyott, ami hiányzik belőle.
rules-cubes-strategy-open = Mindenki látja mindenki kockáit. Mielőtt leraksz, nézd meg, mihez kezdene vele a következő játékos.
rules-cards-strategy-count =
    Számolj. Minden fajtából { $copies ->
        [one] { $copies } kártya van: ha már elvitték
       *[other] { $copies } kártya van: ha már mindet elvitték
    }, az ilyenre váró sorozat sosem lesz kész.
rules-cards-strategy-spare =
    Amelyik sorozatban több mint { $shortest ->
        [one] { $shortest } kártya
       *[other] { $shortest } kártya
    } van, az egyet nélkülözhet. Nézd végig az egész asztalt, mielőtt azt mondod, hogy semmi sem illik.
rules-cards-strategy-gift =
    Egy { $almost ->
        [one] { $almost } kártyás
       *[other] { $almost } kártyás
    } sorozat ajándék a következő játékosnak, hacsak el nem fogyott a hiányzó kártya.

## Misprints in the books

rules-misprint-tiles-mindware = A füzet hosszú példájában a hetedik lépés pontjainál másvalaki neve áll. Ezek Sally pontjai.
rules-misprint-tiles-schmidt = A 17 pontos példában a piros lapka mellett csehül, szlovákul és románul csillag van, magyarul és lengyelül kereszt. A pontszám ugyanaz.
rules-misprint-cards-999-copies = A francia szöveg szerint minden kártyából hat van. Valójában { $copies } van.
rules-misprint-cards-999-square = Az egyik példa a zöld négyzetet a zöld sorozatból veszi el. Ez csak a négyzetek sorozata lehet, ahogy a következő mondatból látszik. Ami hollandul rombusz, az franciául négyzet.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Amit a lépés hozzátesz, az meg van jelölve.
rules-examples-game = Egy játék eleje, lépésről lépésre, a MindWare-szabályfüzet példája szerint.
rules-refused-about = Egyik sem szabályos; alatta ott van, miért, ugyanazokkal a szavakkal, mint játék közben.
# Names of what an example shows beside the picture.
rules-example-hand = Kézben
rules-example-rolled = Dobás
rules-example-played = Kijátszva
rules-example-before = Előtte
rules-example-after = Utána
rules-example-taken = Elvitt Qwirkle
rules-example-refused = Nem szabad
rules-example-allowed = Szabad

rules-outcome-score =
    { $score ->
        [one] { $score } pont
       *[other] { $score } pont
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle: { $points }
       *[no] Sor (hossza { $length }): { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = A játék vége: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [0] Nincs Qwirkle
        [one] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkle
    }
rules-outcome-over = A játéknak vége.

rules-example-line-colour = Egy szín, csupa különböző forma.
rules-example-line-shape = Egy forma, csupa különböző szín.
rules-example-start-longest = A leghosszabb sor ebben a kézben { $longest } hosszú, ezért az első lépés is az.
rules-example-both-ends = Egy sor egyetlen lépésben mindkét végén nő.
rules-example-cubes-roll = Újabb dobás egy kockával: a színe marad, más formát mutat, és már illik.
rules-example-two-lines =
    Csak egy { $game ->
        [cubes] kocka
       *[tiles] lapka
    }, de egy sorban és egy oszlopban is benne van, és mindkettőben számít.
rules-example-qwirkle = Az utolsó, ami hiányzott: Qwirkle.
rules-example-last =
    Üres a zsák, és ez volt az utolsó { $game ->
        [cubes] kocka
       *[tiles] lapka
    } a kézben: a játéknak azonnal vége.
rules-example-turn = { $turn }. lépés

rules-example-cards-new-and-longer = Egy új sorozat, és egy kártya egy másikhoz, egyetlen lépésben.
rules-example-cards-two-longer = Egyetlen lépésben két sorozat is nő.
rules-example-cards-qwirkle = Három a háromhoz: Qwirkle.
rules-example-cards-borrow = Egy kártya átkerül egy olyan sorozatból, amely nélkülözheti.
rules-example-cards-chain = Két kártya kerül át, egyik a másik után.
rules-example-cards-mend = Egy átvitt kártyával teljes a Qwirkle, és egy kézből kijátszott kártya pótolja a régi sorozatában.
rules-example-cards-last = A játék utolsó lépése. Most jön a Qwirkle-k összeszámolása.

rules-example-no-pieces = Semmi sincs lerakva.
rules-example-not-in-hand = Kétszer szerepel, de csak egy van belőle kézben.
rules-example-cell-taken = Egy másik tetejére rakva.
rules-example-not-in-one-line = Sarkon befordulva.
rules-example-no-shared-attribute = Mindkettő illik ahhoz, amelyikhez hozzáér, de a kettőnek se közös színe, se közös formája nincs.
rules-example-repeated-piece = Két egyforma egy lépésben.
rules-example-gap = Egy sorban vannak, de üres mező van köztük.
rules-example-detached = A sarkával ér hozzá, nem az oldalával.
rules-example-line-too-long =
    Egyetlen { $game ->
        [cubes] kocka
       *[tiles] lapka
    } két sort kötne össze egy { $over } hosszú sorrá.
rules-example-duplicate-in-line = Ugyanilyen már van a sor másik végén.
rules-example-mixed-line = A szomszédjához illik, de ahhoz a sorhoz nem, amelyet szintén meghosszabbít.
rules-example-opening-not-longest = Az első lépés { $laid } hosszú, pedig a leghosszabb sor a kézben { $longest } hosszú.
rules-example-series-too-short = Teljes a Qwirkle, de abban a sorozatban, ahonnan a kártya jött, csak kettő maradt.
rules-example-duplicate-in-series = Kétszer ugyanaz a kártya egy sorozatban.
rules-example-mixed-series = Se nem egy szín, se nem egy forma.
rules-example-cards-missing = Egy kártya eltűnt az asztalról.
rules-example-cards-added = Olyan kártya került az asztalra, amelyet senki sem játszott ki.
rules-example-cards-no-pieces = Az asztal át van rendezve, de nincs kijátszott kártya.
