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

lesson-title = Ucz się, grając
lesson-lead = Kilka krótkich kroków w każdej grze. Wyjść możesz, kiedy chcesz.
# $game is the name of the game.
lesson-title-of = Poznaj { $game }
lesson-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
lesson-label = Lekcja
lesson-step = Krok { $step } z { $steps }
lesson-back = Wróć
lesson-next = Dalej
lesson-skip = Pomiń
lesson-skip-label = Pomiń ten krok
lesson-leave = Wyjdź z lekcji
lesson-show = Pokaż
lesson-again = Od nowa
lesson-others = Inne gry
lesson-end-title = Brawo!

## Tiles

lesson-tiles-place = Rząd ma ten sam kolor albo ten sam symbol, a płytki się nie powtarzają. Wybierz płytkę, naciśnij podświetlone pole i zatwierdź.
lesson-tiles-place-hint = Wybierz płytkę w kolorze tego rzędu i naciśnij pole na jego końcu.
lesson-tiles-place-done =
    { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }: po jednym za płytkę w powstałych rzędach.

lesson-tiles-several = Płytki tego samego koloru albo z tym samym symbolem możesz wyłożyć naraz, w jednym wierszu lub kolumnie. Wyłóż { $count }.
lesson-tiles-several-hint =
    Znajdź { $count ->
        [one] 1 płytkę pasującą do tego rzędu i wyłóż ją
        [few] { $count } płytki pasujące do tego rzędu i wyłóż wszystkie
        [many] { $count } płytek pasujących do tego rzędu i wyłóż wszystkie
       *[other] { $count } płytki pasującej do tego rzędu i wyłóż wszystkie
    }, zanim zatwierdzisz.
lesson-tiles-several-done =
    { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }: liczą się też płytki, które już tam leżały.

lesson-tiles-score =
    Płytka, która leży w dwóch rzędach, liczy się w obu. Znajdź miejsce za { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
lesson-tiles-score-hint = Szukaj rogu: pola, które ma jedną płytkę obok, a drugą nad sobą albo pod sobą.
lesson-tiles-score-done =
    { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } za dwa rzędy naraz.

lesson-tiles-qwirkle =
    Rząd o długości { $length } to Qwirkle i { $bonus ->
        [one] 1 punkt
        [few] { $bonus } punkty
        [many] { $bonus } punktów
       *[other] { $bonus } punktu
    } więcej. Ten ma { $almost }: uzupełnij go.
lesson-tiles-qwirkle-hint = Każdy symbol jest tu raz. Którego brakuje? Połóż go na dowolnym końcu rzędu.
lesson-tiles-qwirkle-done =
    Qwirkle! To { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.

lesson-tiles-trade = Nic z ręki tu nie pasuje, więc wymieniasz. Naciśnij „{ trade }”, wybierz płytki, których nie chcesz, i wymień je.
lesson-tiles-trade-hint = Naciśnij „{ trade }”, potem niechciane płytki, a na koniec przycisk wymiany.
lesson-tiles-trade-done =
    { $count ->
        [one] Jedna nowa płytka
        [few] { $count } nowe płytki
        [many] { $count } nowych płytek
       *[other] { $count } nowej płytki
    } z woreczka. Wymiana nie daje punktów i kończy twój ruch.

lesson-tiles-end =
    Gdy woreczek jest pusty, kto pierwszy wyłoży ostatnią płytkę, kończy grę i ma { $ending ->
        [one] 1 punkt
        [few] { $ending } punkty
        [many] { $ending } punktów
       *[other] { $ending } punktu
    } więcej. Wygrywa gracz z największą liczbą punktów.

## Cubes

lesson-cubes-place =
    Rząd ma ten sam kolor albo ten sam symbol, a kostki się nie powtarzają. { $count ->
        [one] Wybierz kostkę, naciśnij podświetlone pole
        [few] Wyłóż { $count } kostki na podświetlone pola
        [many] Wyłóż { $count } kostek na podświetlone pola
       *[other] Wyłóż { $count } kostki na podświetlone pola
    } i zatwierdź.
lesson-cubes-place-hint = Wyłóż na końcach tego rzędu kostki w jego kolorze i zatwierdź.
lesson-cubes-place-done =
    { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }: po jednym za kostkę w powstałych rzędach.

lesson-cubes-score =
    Kostka, która leży w dwóch rzędach, liczy się w obu. Znajdź miejsce za { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
lesson-cubes-score-hint = Szukaj rogu: pola, które ma jedną kostkę obok, a drugą nad sobą albo pod sobą.
lesson-cubes-score-done =
    { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } za dwa rzędy naraz.

lesson-cubes-roll = Przed wyłożeniem możesz raz rzucić: symbole się zmienią, kolory nie. Temu rzędowi brakuje symbolu: naciśnij „{ roll }” i rzuć kostką w jego kolorze.
lesson-cubes-roll-hint = Tylko jedna twoja kostka ma kolor tego rzędu. Rzuć nią, a pozostałe zostaw.
lesson-cubes-roll-done = Akurat brakujący symbol! W grze decyduje o tym tylko szczęście.

lesson-cubes-qwirkle =
    Rząd o długości { $length } to Qwirkle i { $bonus ->
        [one] 1 punkt
        [few] { $bonus } punkty
        [many] { $bonus } punktów
       *[other] { $bonus } punktu
    } więcej. Wyłóż kostkę z rzutu.
lesson-cubes-qwirkle-hint = Kostka z rzutu pasuje na obu końcach rzędu o długości { $almost }.
lesson-cubes-qwirkle-done =
    Qwirkle! To { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.

lesson-cubes-forced = Nic tu nie pasuje. Nie możesz wymienić ani spasować: naciśnij „{ roll-forced }” i rzucaj, aż coś będzie pasować.
lesson-cubes-forced-hint = Naciśnij „{ roll-forced }”.
lesson-cubes-forced-done = No proszę: coś pasuje. Dalej grałoby się jak zawsze.

lesson-cubes-end =
    Gdy woreczek jest pusty, kto pierwszy wyłoży ostatnią kostkę, kończy grę i ma { $ending ->
        [one] 1 punkt
        [few] { $ending } punkty
        [many] { $ending } punktów
       *[other] { $ending } punktu
    } więcej. Wygrywa gracz z największą liczbą punktów.

## Cards

lesson-cards-series =
    Seria to co najmniej { $shortest ->
        [one] 1 karta tego samego koloru albo z tym samym symbolem, każda inna. Wybierz kartę, naciśnij „{ series-new }”
        [few] { $shortest } różne karty tego samego koloru albo z tym samym symbolem. Wybierz kartę, naciśnij „{ series-new }”, dołóż kolejne
        [many] { $shortest } różnych kart tego samego koloru albo z tym samym symbolem. Wybierz kartę, naciśnij „{ series-new }”, dołóż kolejne
       *[other] { $shortest } karty tego samego koloru albo z tym samym symbolem, każda inna. Wybierz kartę, naciśnij „{ series-new }”, dołóż kolejne
    } i zatwierdź.
lesson-cards-series-hint = Wybieraj kolejne karty i naciskaj zaczętą serię, aż będzie poprawna.
lesson-cards-series-done =
    Zagrano { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }. Po każdym ruchu dobierasz tyle samo.

lesson-cards-longer =
    Serie na stole mogą rosnąć, nawet kilka w jednym ruchu. Dołóż { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
lesson-cards-longer-hint = Wybierz kartę: podświetlą się serie, do których pasuje. Naciśnij jedną i tak samo dołóż inną.
lesson-cards-longer-done = Dobrze zagrane! Liczy się tylko to, jak stół wygląda na koniec ruchu.

lesson-cards-rearrange =
    Karty na stole też możesz przekładać, byle w każdej serii { $shortest ->
        [one] została 1
        [few] zostały { $shortest }
        [many] zostało { $shortest }
       *[other] zostało { $shortest }
    }. Ułóż nową serię z kartą ze stołu.
lesson-cards-rearrange-hint = Długa seria może oddać kartę: przełóż ją na „{ series-new }” i dołóż pasujące karty z ręki.
lesson-cards-rearrange-done = Ładnie: karta przełożona, a wszystkie serie poprawne.

lesson-cards-qwirkle =
    Seria { $length ->
        [one] 1 karty
        [few] { $length } kart
        [many] { $length } kart
       *[other] { $length } karty
    } to Qwirkle: zabierasz ją i jest twoja. Uzupełnij jedną; potrzebną kartę może oddać inna.
lesson-cards-qwirkle-hint = Jedną potrzebną kartę masz na ręce, druga leży w innej serii.
lesson-cards-qwirkle-done = Qwirkle! Jest twoje i liczy się na koniec.

lesson-cards-end = Gdy stos się skończy, każdy ma jeszcze jeden ruch. Wygrywa, kto zdobędzie najwięcej Qwirkle.
