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
## { trade }, { roll }, { roll-forced }, { series-new } and { confirm } are the words on the buttons of the table.

## Around the lessons

lesson-title = Tanulj játszva
lesson-lead = Néhány rövid feladat mindegyik játékhoz. Bármikor kiléphetsz.
# $game is the name of the game.
lesson-title-of = Lecke: { $game }
lesson-steps =
    { $count ->
        [one] 1 feladat
       *[other] { $count } feladat
    }
lesson-label = A lecke
lesson-step = { $step }. feladat / { $steps }
lesson-back = Vissza
lesson-next = Tovább
lesson-skip = Kihagyás
lesson-skip-label = A feladat kihagyása
lesson-leave = Kilépés a leckéből
lesson-show = Mutasd meg
lesson-again = Újrakezdés
lesson-others = A többi játék
lesson-end-title = Ügyes vagy!

## Tiles

lesson-tiles-place = Egy sorozatban azonos a szín vagy a forma, és nincs két egyforma kő. Válassz követ, koppints egy világító mezőre, majd: „{ confirm }”.
lesson-tiles-place-hint = Válassz olyan színű követ, mint ez a sorozat, és koppints egy mezőre a sorozat végén.
lesson-tiles-place-done =
    { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }: a létrejött sorozatok minden köve egyet ér.

lesson-tiles-several = Egy lépésben több azonos színű vagy formájú kő mehet egy sorba vagy oszlopba. Most { $count } kell.
lesson-tiles-several-hint =
    Keress { $count ->
        [one] 1 ehhez a sorozathoz illő követ, és rakd le, mielőtt befejezed
       *[other] { $count } ehhez a sorozathoz illő követ, és rakd le mindet, mielőtt befejezed
    }.
lesson-tiles-several-done =
    { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }: a már ott lévő kövek is számítanak.

lesson-tiles-score =
    Amelyik kő két sorozatban van, mindkettőben számít. Keresd meg, hol ér { $score ->
        [one] 1 pontot
       *[other] { $score } pontot
    }.
lesson-tiles-score-hint = Keresd a sarkot: olyan mezőt, amely mellett is van kő, meg fölötte vagy alatta is.
lesson-tiles-score-done =
    { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }, két sorért egyszerre.

lesson-tiles-qwirkle =
    Egy { $length } hosszú sorozat Qwirkle, és további { $bonus ->
        [one] 1 pontot
       *[other] { $bonus } pontot
    } ér. Ez itt { $almost } hosszú: fejezd be.
lesson-tiles-qwirkle-hint = Ebben a sorozatban minden forma egyszer van. Melyik hiányzik? Rakd bármelyik végére.
lesson-tiles-qwirkle-done =
    Qwirkle! Ez { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }.

lesson-tiles-trade = Semmi sem illik ide a kezedből: cserélsz. Koppints a „{ trade }” gombra, válaszd ki, ami nem kell, és cseréld ki.
lesson-tiles-trade-hint = Koppints a „{ trade }” gombra, aztán a fölösleges kövekre, majd cseréld ki őket.
lesson-tiles-trade-done =
    { $count ->
        [one] Egy
       *[other] { $count }
    } új kő a zsákból. A cseréért nem jár pont, és a lépésednek vége.

lesson-tiles-end =
    Ha üres a zsák, az fejezi be a játékot, aki előbb lerakja utolsó kövét, és { $ending ->
        [one] 1 pontot
       *[other] { $ending } pontot
    } kap még. Az nyer, aki a legtöbb pontot gyűjtötte.

## Cubes

lesson-cubes-place =
    Egy sorozatban azonos a szín vagy a forma, és nincs két egyforma kocka. { $count ->
        [one] Válassz kockát, koppints egy világító mezőre
       *[other] Rakj { $count } kockát világító mezőkre
    }, majd: „{ confirm }”.
lesson-cubes-place-hint = Rakj a sorozat végeire vele azonos színű kockákat, majd: „{ confirm }”.
lesson-cubes-place-done =
    { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }: a létrejött sorozatok minden kockája egyet ér.

lesson-cubes-score =
    Amelyik kocka két sorozatban van, mindkettőben számít. Keresd meg, hol ér { $score ->
        [one] 1 pontot
       *[other] { $score } pontot
    }.
lesson-cubes-score-hint = Keresd a sarkot: olyan mezőt, amely mellett is van kocka, meg fölötte vagy alatta is.
lesson-cubes-score-done =
    { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }, két sorért egyszerre.

lesson-cubes-roll = Lerakás előtt egyszer dobhatsz: a forma változik, a szín nem. Itt egy forma hiányzik: koppints a „{ roll }” gombra, és dobj az ilyen színű kockáddal.
lesson-cubes-roll-hint = Csak egy kockád olyan színű, mint ez a sorozat. Azzal dobj, a többit tartsd meg.
lesson-cubes-roll-done = Éppen a hiányzó forma! Játék közben ezt csak a szerencse dönti el.

lesson-cubes-qwirkle =
    Egy { $length } hosszú sorozat Qwirkle, és további { $bonus ->
        [one] 1 pontot
       *[other] { $bonus } pontot
    } ér. Rakd le a dobott kockát.
lesson-cubes-qwirkle-hint = Van egy { $almost } hosszú sorozat: a dobott kocka bármelyik végére illik.
lesson-cubes-qwirkle-done =
    Qwirkle! Ez { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }.

lesson-cubes-forced = Semmi sem illik ide. Csere és passz nincs. Koppints ide: „{ roll-forced }”; addig dobsz, amíg valami nem illik.
lesson-cubes-forced-hint = Koppints ide: „{ roll-forced }”.
lesson-cubes-forced-done = Tessék: már illik valami. Most leraknád, mint mindig.

lesson-cubes-end =
    Ha üres a zsák, az fejezi be a játékot, aki előbb lerakja utolsó kockáját, és { $ending ->
        [one] 1 pontot
       *[other] { $ending } pontot
    } kap még. Az nyer, aki a legtöbb pontot gyűjtötte.

## Cards

lesson-cards-series =
    Egy sorozat legalább { $shortest ->
        [one] 1 azonos színű vagy formájú, de különböző kártya. Válassz egyet, aztán: „{ series-new }”, majd: „{ confirm }”.
       *[other] { $shortest } azonos színű vagy formájú, de különböző kártya. Válassz egyet, aztán: „{ series-new }”, adj hozzá többet, majd: „{ confirm }”.
    }
lesson-cards-series-hint = Válassz újabb kártyát, és koppints a megkezdett sorozatra, amíg rendben nem lesz.
lesson-cards-series-done =
    { $count ->
        [one] 1 kártya
       *[other] { $count } kártya
    } kijátszva. Minden lépés után ugyanannyit húzol.

lesson-cards-longer =
    Egy lépésben több sorozat is nőhet az asztalon. Adj hozzájuk { $count ->
        [one] 1 kártyát
       *[other] { $count } kártyát
    }.
lesson-cards-longer-hint = Válassz kártyát: a hozzá illő sorozatok világítanak. Koppints egyre, aztán jöhet másik kártya.
lesson-cards-longer-done = Szép lépés! Csak az számít, milyen az asztal a lépésed végén.

lesson-cards-rearrange =
    Az asztal kártyáit is átviheted, ha minden sorozatban marad { $shortest ->
        [one] legalább 1
       *[other] legalább { $shortest }
    }. Alkoss új sorozatot az egyikkel.
lesson-cards-rearrange-hint = A hosszú sorozat nélkülözhet egy kártyát: vidd ide: „{ series-new }”, és adj hozzá illőket a kezedből.
lesson-cards-rearrange-done = Szép volt: egy kártya átkerült, és minden sorozat rendben.

lesson-cards-qwirkle = Egy { $length } kártyás sorozat Qwirkle: elviszed, és a tiéd. Fejezz be egyet; egy hiányzó kártyát másik sorozat adhat.
lesson-cards-qwirkle-hint = Az egyik hiányzó kártya a kezedben van, a másik a másik sorozatban.
lesson-cards-qwirkle-done = Qwirkle! A tiéd, és a végén számít.

lesson-cards-end = Ha elfogy a pakli, mindenki lép még egyet. Az nyer, aki a legtöbb Qwirkle-t vitte el.
