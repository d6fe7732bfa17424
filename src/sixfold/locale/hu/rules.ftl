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
rules-ours-mark = Nincs a szabályfüzetben
rules-book-mark = A szabályfüzetből

rules-section-purpose = A játék célja
rules-section-setup = A játék előkészületei
rules-section-start = A játék kezdete
rules-section-line = A sorozat
rules-section-series = A sorozat
rules-section-turn = A lépésed
rules-section-trade = Kövek cseréje
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
rules-section-strategy = Tippek, tanácsok
rules-section-misprints = Nyomdahibák a füzetben

## What it is about

rules-tiles-purpose = Közösen építetek azonos színű vagy azonos formájú kövekből sorozatokat. Minden lerakott kő pontot ér, és amelyik két sorozatot köt össze, az kétszer is. Az nyer, akinek a legtöbb pontja van.
rules-cubes-purpose = Dobj a kockáiddal, és építs azonos színű vagy azonos formájú kockákból sorozatokat. Minden lerakott kocka pontot ér, és amelyik két sorozatot köt össze, az kétszer is. Az nyer, akinek a legtöbb pontja van.
rules-cards-purpose = Közösen raktok ki azonos színű vagy azonos formájú sorozatokat, és kedvetekre átrendezitek őket. Aki befejez egy sorozatot, elviszi. Az nyer, akinek a legtöbb teljes sorozata van.
rules-players =
    { $fewest }–{ $most ->
        [one] { $most } játékosnak
       *[other] { $most } játékosnak
    }.
rules-playing-time = Egy játék { $quickest }–{ $slowest } percig tart.

## Setting up

rules-tiles-setup-pieces =
    A játékban { $pieces ->
        [one] { $pieces } kő
       *[other] { $pieces } kő
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
rules-setup-paper = A pontok követéséhez papír és ceruza kell. (Itt a gép írja.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Az összes kő képpel lefelé kerül az asztalra.
       *[bag] Az összes kő a zsákba kerül.
    } Mindenki húz { $hand ->
        [one] { $hand } követ
       *[other] { $hand } követ
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

rules-tiles-start-longest = Mindenki megmondja, hány kőből áll a leghosszabb azonos színű vagy azonos formájú sorozata; egyforma kövek nem számítanak bele. Az kezd, akié a leghosszabb.
rules-cards-start-largest = Az kezd, akinek a kezében a leghosszabb sorozat van. Kijátszhatja, de nem muszáj.
rules-start-tie =
    { $tie ->
        [youngest] Ha többen is vannak, közülük a legfiatalabb kezd.
       *[oldest] Ha többen is vannak, közülük a legidősebb kezd.
    }
rules-tiles-start-lay = Az első játékos ezt a sorozatot rakja le kezdésnek.
rules-cubes-start-oldest = A legidősebb játékos kezd.
rules-cubes-start-lay = A legelső lépésben a lehető legtöbb kockát kell egy sorozatban lerakni. Ha semelyik kettő sem illik össze, az összessel újra kell dobni, amíg legalább kettő össze nem illik.
rules-cards-start-again =
    Ha senkinek sincs legalább { $shortest ->
        [one] { $shortest } kártyás
       *[other] { $shortest } kártyás
    } sorozata, újra kell keverni és osztani.
rules-start-clockwise = Utána az óramutató járása szerint jöttök sorra.

## What a line or a series is

rules-line =
    A sorozat legalább { $game ->
        [cubes] { $shortest ->
            [one] { $shortest } kocka
           *[other] { $shortest } kocka
        }
       *[tiles] { $shortest ->
            [one] { $shortest } kő
           *[other] { $shortest } kő
        }
    } hézag nélkül egymás mellett vagy egymás alatt, mind azonos színű vagy mind azonos formájú.
rules-line-different =
    Egy sorozatban nincs két egyforma { $game ->
        [cubes] kocka
       *[tiles] kő
    }. Azonos színű sorozatban minden forma legfeljebb egyszer fordul elő, azonos formájú sorozatban minden szín.
rules-line-longest = Egy sorozat legfeljebb { $length } hosszú lehet. Ha { $length } hosszú, az Qwirkle.
rules-line-gap = Ahol hézag van, ott a sorozat véget ér, és azon túl már másik kezdődik. Az átló nem számít.
rules-place-nowhere = Előfordul, hogy egy helyre már semmit sem lehet lerakni. Ez rendben van.
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

rules-tiles-turn = Amikor te jössz, két dolog közül választasz: köveket raksz le, vagy köveket cserélsz.
rules-cubes-turn = Amikor te jössz, dobhatsz, aztán leraksz, végül megszámolod a pontjaidat.
rules-cards-turn = Amikor te jössz, legalább egy kártyát kijátszol. Kezdj új sorozatokat, hosszabbítsd meg az asztalon lévőket, vigyél át kártyákat egyikből a másikba: amennyit csak akarsz, tetszés szerint vegyítve.
rules-turn-own = Csak akkor lépsz, amikor te jössz, csak azzal, ami a kezedben van, és csak amíg tart a játék.
rules-place-alike =
    Rakj le egy vagy több { $game ->
        [cubes] kockát
       *[tiles] követ
    }. Amit egy lépésben leraksz, az mind azonos színű vagy mind azonos formájú, és nincs köztük két egyforma.
rules-place-row = Amit egy lépésben leraksz, az mind egy sorba vagy egy oszlopba kerül.
rules-place-unbroken = Lerakás után mind egyetlen, hézag nélküli sorozathoz tartozik. Lehetnek köztük régebbiek is, és a sorozat mindkét végét folytathatod.
rules-place-cell =
    Egy mezőn csak egy { $game ->
        [cubes] kocka
       *[tiles] kő
    } fér el, és ami már ott van, az a helyén marad.
rules-place-touch =
    Legalább egy lerakott { $game ->
        [cubes] kocka
       *[tiles] kő
    } az oldalával hozzáér egy olyanhoz, amely már korábban ott volt.
rules-place-lines = Aztán nézz végig minden soron és oszlopon, amelyhez hozzátettél: mindegyiknek szabályos sorozatnak kell lennie.
rules-tiles-turn-draw =
    A lépésed végén húzz annyit, hogy újra { $hand ->
        [one] { $hand } kő
       *[other] { $hand } kő
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
        [one] { $hand } követ: tedd félre, húzz helyette másikat, és csak azután keverd vissza
       *[other] { $hand } követ: tedd félre őket, húzz ugyanannyit, és csak azután keverd vissza őket
    } a zsákba.
rules-tiles-trade-must = Ha semmi sem illik a kezedből, legalább egy követ cserélned kell. Akkor is cserélhetsz, ha le tudnál rakni valamit.
rules-tiles-trade-ends = A cserével a lépésed véget ér. Az új köveket csak a következő lépésedben rakhatod le.

## Rolling (cubes)

rules-cubes-roll = Lerakás előtt egyszer újra dobhatsz, ahány kockáddal csak akarsz. A forma változik, a szín soha.
rules-cubes-roll-must = Ha semmi sem illik a kezedből, az összes kockáddal dobsz, újra meg újra, amíg valami nem illik.
rules-cubes-roll-only = Csere nincs, és önként senki sem passzol.

## Rearranging (cards)

rules-cards-table = Az számít, milyen az asztal a lépésed végén: minden kártya szabályos sorozatban van rajta.
rules-cards-stay = Ami az asztalon van, ott is marad, és csak az kerül hozzá, amit kijátszol. Egyetlen kártya sem kerül vissza kézbe.
rules-cards-rows = Áttekinthetőbb, ha a színsorozatok az egyik sorban vannak, a formasorozatok a másikban.
rules-cards-aside = Sok kártyát vinnél át? Amit kijátszol, tartsd kicsit külön, hogy mindenki követni tudja. (Itt meg vannak jelölve.)
rules-cards-first = Sok kártyát vinnél át? Előbb rendezd át az asztalt, aztán játssz ki a kezedből.
rules-cards-try = Amíg nem fejezed be a lépést, próbálgass nyugodtan: minden visszatehető.

## Scoring

rules-score-lines =
    Minden legalább { $game ->
        [cubes] { $shortest ->
            [one] { $shortest } kockából
           *[other] { $shortest } kockából
        }
       *[tiles] { $shortest ->
            [one] { $shortest } kőből
           *[other] { $shortest } kőből
        }
    } álló sorozat, amely a lépéseddel létrejött vagy hosszabb lett, annyi pontot ér, ahány { $game ->
        [cubes] kocka
       *[tiles] kő
    } van benne.
rules-score-twice =
    Amelyik { $game ->
        [cubes] kocka
       *[tiles] kő
    } két ilyen sorozatban is benne van, mindkettőben számít.
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
    { $taking ->
        [once] Amint teljes egy { $length } kártyás sorozat, az Qwirkle: vidd el az asztalról.
       *[end] A lépésed végén vidd el az asztalról minden { $length } kártyás sorozatot: mindegyik Qwirkle.
    } A Qwirkle-k képpel felfelé maradnak előtted, hogy mindenki lássa, mely kártyák nincsenek már játékban.
rules-cards-score-only = Pontok nincsenek: csak a Qwirkle-k számítanak.

## The end, and who wins

rules-end-bag = Ha üres a zsák, már senki sem húz; azzal játszotok tovább, ami a kezetekben van.
rules-end-last =
    A játéknak azonnal vége, amint valaki lerakja az utolsó { $game ->
        [cubes] kockáját
       *[tiles] kövét
    }.
rules-cards-end = Ha valaki kihúzta a pakli utolsó kártyáját, mindenki lép még egyet. Aki kihúzta, az utolsóként.
rules-winning = Az nyer, aki a legtöbb pontot gyűjtötte.
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
rules-ruling-R2 = Cserélni legfeljebb annyi követ lehet, amennyi a zsákban van.
rules-ruling-R3 = Ha üres a zsák, az passzol, akinek semmi sem illik a kezéből. Aki le tud rakni, annak muszáj.
rules-ruling-R4 =
    Ha egymás után mindenki passzol, vége a játéknak, és senki sem kapja meg a befejezésért járó { $ending ->
        [one] { $ending } pontot
       *[other] { $ending } pontot
    }.
rules-ruling-R5 = Ha az első lépés egyetlen kő, az egy pontot ér.
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
rules-ruling-R13 = Ha egymás után mindenki cserélt, és a táblán kívüli kövek közül már soha egyet sem lehetne lerakni, úgy ér véget a játék, mintha mindenki passzolt volna.
rules-ruling-R14 = A legelső lépésben nem lehet cserélni.
rules-ruling-R15 = Ha több ugyanolyan hosszú leghosszabb sorozatod van, bármelyikkel kezdhetsz.

## Playing well

rules-strategy-count =
    Számolj. Minden fajtából { $copies ->
        [one] { $copies } kő van: ha már lerakták
       *[other] { $copies } kő van: ha már mindet látod
    }, az ilyenre váró sorozat sosem lesz kész.
rules-cubes-strategy-count =
    Számolj. Minden színből { $copies ->
        [one] { $copies } kocka van: ha már a táblán van
       *[other] { $copies } kocka van: ha már mind a táblán van
    }, az erre a színre váró sorozat sosem lesz kész.
rules-strategy-join = Keress olyan helyet, ahol több sorozat találkozik: amit oda raksz, mindegyikben számít.
rules-strategy-gift = Vigyázz, ha egy sorozat { $almost } hosszú: a következő játékos Qwirkle-t csinálhat belőle, hacsak el nem fogyott, ami hiányzik.
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
rules-cards-strategy-gift = Vigyázz, ha egy sorozat { $almost } kártyából áll: a következő játékos befejezheti, hacsak el nem fogyott a hiányzó kártya.

## Misprints in the books

rules-misprint-tiles-mindware = Angol szöveg: a példa 7. lépésének pontjai Ann nevénél állnak. Sally pontjai, ahogy a francia és a spanyol szövegben.
rules-misprint-tiles-mindware-five = Francia szöveg: a tanácsok a legalább öt hosszú sorozatoktól óvnak. Pontosan öt hosszúakról van szó, ahogy angolul és spanyolul.
rules-misprint-tiles-schmidt = Cseh, szlovák és román szöveg: a 17 pontos példában az egyik kettes sorozat csillagokból állna. Csak keresztekből állhat, ahogy magyarul és lengyelül, mert a piros sorozatban már van csillag.
rules-misprint-tiles-schmidt-always = Cseh szöveg: egy Qwirkle legalább 12 pontot érne. Maga a sorozat mindig 12-t ér, ahogy a többi szövegben áll; a további sorozatok külön számítanak.
rules-misprint-cards-999-copies = Francia szöveg: minden kártyából 6 lenne. Valójában { $copies } van.
rules-misprint-cards-999-square = Mindkét szöveg: az egyik példa a zöld négyzetet a zöld sorozatból veszi el. Ez csak a négyzetek sorozata lehet, ahogy a következő mondatból látszik.
rules-misprint-cards-999-diamonds = Francia szöveg: a holland példák rombuszaiból négyzetek lettek. A mi képeinken rombuszok vannak.
rules-misprint-cards-999-points = Mindkét szöveg: a Qwirkle-k a végén pontot érnének. Nem érnek: csak a Qwirkle-ket kell megszámolni.
rules-misprint-cards-999-aside = Francia szöveg: a többi kártyát félre kellene tenni, és a teendők listájában eggyel több van. A többi kártya a pakli, és négy teendő van, ahogy hollandul.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Amit a lépés hozzátesz, az meg van jelölve.
rules-examples-game = A szabályfüzet példajátéka, lépésről lépésre.
rules-examples-cubes-game = A szabályfüzet példajátéka, lépésről lépésre. A képei nincsenek meg: a kockák és a tábla a mieink, ahhoz igazítva, amit a füzet az egyes lépésekről mond. Egy pontszám nem olvasható; itt a szabályok adják meg.
rules-examples-cards = A szabályfüzet példái. Az asztalok a mieink, a szöveghez igazítva.
rules-examples-schmidt = A szabályfüzet példái. A táblák a mieink, a szöveghez igazítva.
rules-refused-about = Egyik sem szabályos. Az ok alatta olvasható.
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
       *[no] Sorozat (hossza { $length }): { $points }
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

rules-example-line-colour = Azonos szín, különböző formák.
rules-example-line-shape = Azonos forma, különböző színek.
rules-example-start-longest = A leghosszabb sorozat ebben a kézben { $longest } hosszú, ezért az első játékos egy { $longest } hosszúval kezd.
rules-example-both-ends = Egy sorozat egyetlen lépésben mindkét végén nő.
rules-example-cubes-roll = Újabb dobás egy kockával: a színe marad, más formát mutat, és már illik.
rules-example-two-lines =
    Csak egy { $game ->
        [cubes] kocka
       *[tiles] kő
    }, de a sorában és az oszlopában is számít.
rules-example-qwirkle = Az utolsó, ami hiányzott: Qwirkle.
rules-example-last =
    Üres a zsák, és ez volt az utolsó { $game ->
        [cubes] kocka
       *[tiles] kő
    } a kézben: a játéknak azonnal vége.
rules-example-game-1 = { -player-one } három különböző formájú piros kővel kezd.
rules-example-game-2 = { -player-two } három négyzetet játszik ki: az egyik a piros sorozathoz kapcsolódik, és együtt egy négyzetsorozatot alkotnak. A piros négyzet kétszer számít, mert mindkét sorozatban benne van.
rules-example-game-3 = { -player-three } egy kék kört játszik ki. Két új sorozat jön létre: a köröké és egy kék.
rules-example-game-4 = { -player-four } két zöld követ játszik ki, és három új sorozatot alkot: a rombuszokét, a lóherékét és egy zöldet.
rules-example-game-5 = { -player-one } két zöld követ játszik ki. Mindkettő a zöld sorozatba kerül, bár nem érnek össze, és az egyik a körökhöz is kapcsolódik.
rules-example-game-6 = { -player-two } két négyzetet játszik ki: az egyik a négyzetek sorozatához kapcsolódik, és ketten egy újat kezdenek. Mindkettő nem mehetett a régi sorozatba, mert abban két piros négyzet lett volna.
rules-example-game-7 = { -player-three } két csillagot játszik ki, és csillagsorozatot alkot.
rules-example-game-8 = { -player-four } két narancssárga követ játszik ki, és narancssárga sorozatot alkot. A rombuszok nem számítanak, mert a narancssárga rombusz nem ér hozzá a másik kettőhöz.
rules-example-game-9 = { -player-one } két sárga követ játszik ki: sárga sorozatot alkotnak, és a rombuszokat meg a köröket is folytatják.
rules-example-game-10 = { -player-two } egy piros csillagot játszik ki, amely a csillagokat és a piros sorozatot is folytatja.
rules-example-game-11 = { -player-three } három keresztet játszik ki: új sorozat, amely a pirosat és a kéket is folytatja. A piros kereszt a hatodik piros forma, tehát Qwirkle, bónuszpontokkal.
rules-example-game-12 = { -player-four } két négyzetet játszik ki: egy négyzetsorozatot folytatnak, és két újat kezdenek.
rules-example-schmidt-ends = { -player-one } három piros követ tesz a piros sorozathoz: kettőt balra, egyet jobbra.
rules-example-schmidt-gap = Három rombusz. A zöld nem alkot sorozatot a bal oldali két zöld kővel, mert hézag van köztük: a zöldért nem jár pont.
rules-example-schmidt-circle = { -player-four } a sárga kört rakja le: két pont a sárga sorozatért, kettő a körökért.
rules-example-schmidt-stars = { -player-one } két csillagot rak le: négy pont a csillagok sorozatáért, három a pirosért.
rules-example-schmidt-diamonds = { -player-two } két rombuszt rak le: négy pont a sárga sorozatért, kettő a rombuszokért.
rules-example-schmidt-qwirkle = { -player-three } a piros sorozat mindkét végét folytatja: tizenkét pont a piros Qwirkle-ért, három a rombuszokért, kettő a keresztekért.
rules-example-schmidt-seventh = Egy hetedik kő a sárga sorozatban, és egy második kör.
rules-example-schmidt-colour-twice = Ez a forma már szerepel a sorozatban.
rules-example-schmidt-shape-twice = Ez a szín már szerepel a sorozatban.
rules-example-schmidt-detached = Egyik oldalával sem ér hozzá másik kőhöz.
rules-example-schmidt-purple = A lila kör illik a lila négyzethez, de a sárga sorozathoz nem.
rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn = { rules-player } { $rolled } kockával újra dob, és { $laid } kockát rak le.

rules-example-cards-new-and-longer = { -player-one } három rombuszt játszik ki új sorozatként, és egy kék csillagot tesz a kék sorozathoz.
rules-example-cards-two-longer = { -player-two } egy narancssárga kört tesz a körökhöz, ahol még nem volt ilyen, és egy lila négyzetet a lila sorozathoz.
rules-example-cards-qwirkle = { -player-three } három rombuszt tesz a rombuszokhoz: Qwirkle.
rules-example-cards-borrow = { -player-four } két négyzetet játszik ki, és elveszi hozzájuk a kék négyzetet a kék sorozatból: így hárman vannak.
rules-example-cards-chain = { -player-one } egy zöld rombuszt és egy zöld kört játszik ki, és elveszi hozzájuk a zöld négyzetet a négyzetektől: így hárman vannak. Mivel csak két négyzet maradt, a lila négyzet átkerül hozzájuk a lila sorozatból.
rules-example-cards-mend = { -player-two } egy sárga csillagot játszik ki, és a sárga lóherét a lóheréktől a sárga sorozatba viszi: sárga Qwirkle. Egy kék lóhere aztán újra háromra egészíti ki a lóheréket.
rules-example-iello-shape = Azonos formájú sorozat folytatása.
rules-example-iello-colour = Azonos színű sorozat folytatása.
rules-example-iello-qwirkle = Három újabb rombusszal kész a Qwirkle.
rules-example-iello-borrow = Két négyzet kijátszásához egy kék négyzet kerül át egy másik sorozatból: így hárman vannak.
rules-example-iello-chain = Nagyobb átrendezés, két lépésben. Minden sorozatban maradjon legalább három kártya.
rules-example-iello-mend = Qwirkle-ért is szabad kártyákat átvinni.
rules-example-iello-twice = Két piros rombusz nem lehet ugyanabban a sorozatban.
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
       *[tiles] kő
    } két sorozatot kötne össze egy { $over } hosszú sorozattá.
rules-example-square-twice = Egy négyzetsorozatban minden színből csak egy lehet.
rules-example-circle-twice = Egy sárga sorozatban csak egy sárga kör lehet.
rules-example-mixed-line = Az alatta lévőhöz illik, de ahhoz a sorozathoz nem, amelyikben van.
rules-example-opening-not-longest = Az első lépés { $laid } hosszú, pedig a leghosszabb sorozat a kézben { $longest } hosszú.
rules-example-series-too-short = Teljes a Qwirkle, de abban a sorozatban, ahonnan a kártya jött, csak kettő maradt.
rules-example-duplicate-in-series = Kétszer ugyanaz a kártya egy sorozatban.
rules-example-mixed-series = Se nem azonos szín, se nem azonos forma.
rules-example-cards-missing = Egy kártya eltűnt az asztalról.
rules-example-cards-added = Olyan kártya került az asztalra, amelyet senki sem játszott ki.
rules-example-cards-no-pieces = Az asztal át van rendezve, de nincs kijátszott kártya.
