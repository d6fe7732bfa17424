## Why something is refused: one message for each code of core/refusals.py.
##
## Every message may use these; who shows it always gives them all:
##   $game     tiles, cubes or cards
##   $pieces   the pieces concerned, named; empty if the refusal names none
##   $count    how many kinds those are
##   $cells    the cells concerned as they are typed, such as "2,0 and 3,0"; empty where they are not named
##   $named    yes where cells are named, as at the terminal; no where the board points at them, as in the browser
##   $length   how many pieces the broken line would have; 0 if none is broken
##   $series   the number of the broken series, counted from 1; 0 if none is broken
##   $longest  how long a line the opening must have
##   $left     how many pieces the bag or stack still holds
##
## $pieces are in the nominative, so they stand after a colon.

refusal-no-pieces =
    { $game ->
        [tiles] Nic nie wyłożono. Wybierz co najmniej jedną płytkę.
        [cubes] Nic nie wyłożono. Wybierz co najmniej jedną kostkę.
       *[cards] Nic nie zagrano. Wybierz co najmniej jedną kartę.
    }
refusal-unknown-piece =
    { $game ->
        [tiles] Nie ma takiej płytki.
        [cubes] Nie ma takiej kostki.
       *[cards] Nie ma takiej karty.
    }
refusal-not-in-hand =
    { $count ->
        [0] Tego nie masz na ręce albo masz za mało sztuk.
       *[other] Tego nie masz na ręce albo masz za mało sztuk: { $pieces }.
    }
refusal-cell-taken =
    { $named ->
        [yes] To pole jest już zajęte: { $cells }.
       *[no] To pole jest już zajęte.
    }
refusal-not-in-one-line =
    { $named ->
        [yes] Wszystko, co wykładasz w jednym ruchu, musi leżeć w jednym wierszu albo w jednej kolumnie, a tu tak nie jest: { $cells }.
       *[no] Wszystko, co wykładasz w jednym ruchu, musi leżeć w jednym wierszu albo w jednej kolumnie.
    }
refusal-no-shared-attribute = Wszystko, co wykładasz w jednym ruchu, musi mieć ten sam kolor albo ten sam symbol, a tu tak nie jest: { $pieces }.
refusal-repeated-piece =
    { $game ->
        [tiles] Nie można wyłożyć dwa razy takiej samej płytki w jednym ruchu
        [cubes] Nie można wyłożyć dwa razy takiej samej kostki w jednym ruchu
       *[cards] Nie można zagrać dwa razy takiej samej karty w jednym ruchu
    }: { $pieces }.
refusal-gap =
    { $named ->
        [yes] Tu jest przerwa: { $cells }. To, co wykładasz, musi tworzyć jeden rząd bez przerw.
       *[no] Tu jest przerwa. To, co wykładasz, musi tworzyć jeden rząd bez przerw.
    }
refusal-detached =
    { $game ->
        [cubes] Co najmniej jedna wykładana kostka musi stykać się bokiem z kostką na planszy.
       *[tiles] Co najmniej jedna wykładana płytka musi stykać się bokiem z płytką na planszy.
    }
refusal-line-too-long = Ten rząd miałby długość { $length }. Najdłuższy możliwy to sześć.
refusal-duplicate-in-line =
    { $named ->
        [yes] W jednym rzędzie dwa razy byłoby to samo: { $pieces } ({ $cells }).
       *[no] W jednym rzędzie dwa razy byłoby to samo: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] Nie pasuje do rzędu ani kolorem, ani symbolem: { $pieces } ({ $cells }).
       *[no] Nie pasuje do rzędu ani kolorem, ani symbolem: { $pieces }.
    }
refusal-opening-not-longest = Zacznij od swojego najdłuższego rzędu. Jego długość: { $longest }.
refusal-must-place =
    { $game ->
        [cards] Możesz zagrać kartę, więc musisz to zrobić.
        [cubes] Nie możesz spasować: twoje kostki pasują albo będą pasować po jakimś rzucie.
       *[tiles] Możesz wyłożyć płytkę, więc musisz to zrobić.
    }
refusal-must-trade = Nie możesz spasować, dopóki w woreczku są płytki: wymień co najmniej jedną.
refusal-trade-too-many =
    { $left ->
        [one] W woreczku jest tylko jedna płytka, więc możesz wymienić tylko jedną.
        [few] W woreczku są tylko { $left } płytki, więc więcej nie wymienisz.
        [many] W woreczku jest tylko { $left } płytek, więc więcej nie wymienisz.
       *[other] W woreczku jest tylko { $left } płytki, więc więcej nie wymienisz.
    }
refusal-trade-on-opening = W pierwszym ruchu nikt nie wymienia: wyłóż swój najdłuższy rząd.
refusal-cannot-trade = Woreczek jest pusty, więc nie ma na co wymieniać. Możesz spasować.
refusal-cannot-reroll = Nie możesz rzucać: w tym ruchu rzut już był albo żaden rzut nic nie da.
refusal-not-your-turn = To nie twój ruch.
refusal-game-over = Gra jest skończona.
refusal-series-too-short = Seria { $series } ma mniej niż trzy karty: { $pieces }.
refusal-duplicate-in-series = Seria { $series } ma dwa razy tę samą kartę: { $pieces }.
refusal-mixed-series = Seria { $series } nie ma ani wspólnego koloru, ani wspólnego symbolu: { $pieces }.
refusal-cards-missing = Te karty zniknęły ze stołu, a muszą na nim leżeć: { $pieces }.
refusal-cards-added = Te karty leżą na stole, choć nikt ich nie zagrał: { $pieces }.
