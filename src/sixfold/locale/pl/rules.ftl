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

rules-title = Zasady
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Zasady: { $title }
rules-lead = Wybierz grę, a potem instrukcję ze swojego pudełka.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = Zasady z tej instrukcji, opowiedziane naszymi słowami.
rules-contents = Na tej stronie
rules-others = Inne gry
rules-print = Drukuj
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Nasze ustalenie { $ruling }
rules-ours-mark = Tego nie ma w instrukcji
rules-book-mark = Z instrukcji

rules-section-purpose = Cel gry
rules-section-setup = Przygotowanie
rules-section-start = Początek rozgrywki
rules-section-line = Rzędy
rules-section-series = Serie
rules-section-turn = Twój ruch
rules-section-trade = Wymiana płytek
rules-section-roll = Rzuty
rules-section-rearrange = Przekładanie kart
rules-section-score =
    { $game ->
        [cards] Zdobywanie Qwirkle
       *[other] Podliczanie punktów
    }
rules-section-end = Koniec gry
rules-section-winning = Kto wygrywa
rules-section-examples = Przykłady
rules-section-refused = Czego nie wolno
rules-section-rulings = Nasze ustalenia
rules-section-strategy = Wskazówki
rules-section-misprints = Błędy w instrukcji

## What it is about

rules-tiles-purpose = Razem budujecie rzędy tego samego koloru albo z tym samym symbolem. Każda wyłożona płytka daje punkty, a taka, która łączy dwa rzędy, daje je dwa razy. Wygrywa, kto ma najwięcej punktów.
rules-cubes-purpose = Rzuć kostkami i buduj z nich rzędy tego samego koloru albo z tym samym symbolem. Każda wyłożona kostka daje punkty, a taka, która łączy dwa rzędy, daje je dwa razy. Wygrywa, kto ma najwięcej punktów.
rules-cards-purpose = Razem układacie serie tego samego koloru albo z tym samym symbolem i przekładacie karty, jak wam się podoba. Kto uzupełni serię, zabiera ją. Wygrywa, kto ma najwięcej pełnych serii.
rules-players =
    Gra dla { $fewest }–{ $most ->
        [one] { $most } gracza
        [few] { $most } graczy
        [many] { $most } graczy
       *[other] { $most } gracza
    }.
rules-playing-time =
    Gra trwa od { $quickest } do { $slowest ->
        [one] { $slowest } minuty
        [few] { $slowest } minut
        [many] { $slowest } minut
       *[other] { $slowest } minuty
    }.

## Setting up

rules-tiles-setup-pieces =
    W grze { $pieces ->
        [one] jest { $pieces } płytka
        [few] są { $pieces } płytki
        [many] jest { $pieces } płytek
       *[other] jest { $pieces } płytki
    } w { $colours ->
        [one] { $colours } kolorze
        [few] { $colours } kolorach
        [many] { $colours } kolorach
       *[other] { $colours } koloru
    } i { $shapes ->
        [one] { $shapes } symbolu
        [few] { $shapes } symbolach
        [many] { $shapes } symbolach
       *[other] { $shapes } symbolu
    }: { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
        [many] { $kinds } rodzajów
       *[other] { $kinds } rodzaju
    }, po { $copies ->
        [one] { $copies } płytce
        [few] { $copies } płytki
        [many] { $copies } płytek
       *[other] { $copies } płytki
    } każdego.
rules-setup-paper = Do zapisywania punktów potrzebne są ołówek i kartka. (Tutaj zapisują się same.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Wszystkie płytki kładzie się symbolami do dołu.
       *[bag] Wszystkie płytki trafiają do woreczka.
    } Każdy losuje { $hand ->
        [one] { $hand } płytkę i nie pokazuje jej innym
        [few] { $hand } płytki i nie pokazuje ich innym
        [many] { $hand } płytek i nie pokazuje ich innym
       *[other] { $hand } płytki i nie pokazuje ich innym
    }.
rules-cubes-setup-pieces =
    W grze { $pieces ->
        [one] jest { $pieces } kostka
        [few] są { $pieces } kostki
        [many] jest { $pieces } kostek
       *[other] jest { $pieces } kostki
    } w { $colours ->
        [one] { $colours } kolorze
        [few] { $colours } kolorach
        [many] { $colours } kolorach
       *[other] { $colours } koloru
    }, po { $copies } w każdym. Na ściankach każdej kostki { $shapes ->
        [one] jest { $shapes } symbol
        [few] są { $shapes } symbole
        [many] jest { $shapes } symboli
       *[other] jest { $shapes } symbolu
    }, wszystkie w jej kolorze.
rules-cubes-setup-draw =
    Wszystkie trafiają do woreczka. Każdy losuje { $hand ->
        [one] { $hand } kostkę i nią rzuca
        [few] { $hand } kostki i nimi rzuca
        [many] { $hand } kostek i nimi rzuca
       *[other] { $hand } kostki i nimi rzuca
    }. Gra się w otwarte ręce: wszyscy widzą wszystkie kostki.
rules-cards-setup-pieces =
    W grze { $pieces ->
        [one] jest { $pieces } karta
        [few] są { $pieces } karty
        [many] jest { $pieces } kart
       *[other] jest { $pieces } karty
    } w { $colours ->
        [one] { $colours } kolorze
        [few] { $colours } kolorach
        [many] { $colours } kolorach
       *[other] { $colours } koloru
    } i { $shapes ->
        [one] { $shapes } symbolu
        [few] { $shapes } symbolach
        [many] { $shapes } symbolach
       *[other] { $shapes } symbolu
    }: { $kinds ->
        [one] { $kinds } rodzaj
        [few] { $kinds } rodzaje
        [many] { $kinds } rodzajów
       *[other] { $kinds } rodzaju
    }, po { $copies ->
        [one] { $copies } karcie
        [few] { $copies } karty
        [many] { $copies } kart
       *[other] { $copies } karty
    } każdego.
rules-cards-setup-deal =
    Karty się tasuje, a każda osoba dostaje { $hand ->
        [one] { $hand } kartę i nie pokazuje jej innym
        [few] { $hand } karty i nie pokazuje ich innym
        [many] { $hand } kart i nie pokazuje ich innym
       *[other] { $hand } karty i nie pokazuje ich innym
    }. Reszta to zakryty stos.
rules-setup-dots = Trudno odróżnić kolory? Każdy ma swoją liczbę kropek. W przeglądarce można je powiększyć w ustawieniach.

## Who starts

rules-tiles-start-longest = Każdy sprawdza, ile ma płytek tego samego koloru albo z tym samym symbolem; powtórzenia się nie liczą. Zaczyna ten, kto ma ich najwięcej.
rules-cards-start-largest = Zaczyna osoba, która ma na ręce najdłuższą serię. Może ją zagrać, ale nie musi.
rules-start-tie =
    { $tie ->
        [youngest] Jeśli jest kilka takich osób, zaczyna najmłodsza z nich.
       *[oldest] Jeśli jest kilka takich osób, zaczyna najstarsza z nich.
    }
rules-tiles-start-lay = Pierwszy gracz zaczyna od wyłożenia tych płytek w rzędzie.
rules-cubes-start-oldest = Zaczyna najstarsza osoba.
rules-cubes-start-lay = W pierwszym ruchu gry trzeba wyłożyć w jednym rzędzie jak najwięcej kostek. Jeśli żadne dwie do siebie nie pasują, rzuca się wszystkimi od nowa, aż co najmniej dwie będą pasować.
rules-cards-start-again =
    Jeśli nikt nie ma serii co najmniej { $shortest ->
        [one] { $shortest } karty
        [few] { $shortest } kart
        [many] { $shortest } kart
       *[other] { $shortest } karty
    }, wszystko tasuje się i rozdaje od nowa.
rules-start-clockwise = Potem gra toczy się zgodnie z ruchem wskazówek zegara.

## What a line or a series is

rules-line =
    Rząd to co najmniej { $game ->
        [cubes] { $shortest ->
            [one] { $shortest } kostka
            [few] { $shortest } kostki
            [many] { $shortest } kostek
           *[other] { $shortest } kostki
        }
       *[tiles] { $shortest ->
            [one] { $shortest } płytka
            [few] { $shortest } płytki
            [many] { $shortest } płytek
           *[other] { $shortest } płytki
        }
    } bez przerw w jednym wierszu albo w jednej kolumnie, wszystkie tego samego koloru albo wszystkie z tym samym symbolem.
rules-line-different =
    W rzędzie nie ma dwóch takich samych { $game ->
        [cubes] kostek
       *[tiles] płytek
    }. W rzędzie tego samego koloru każdy symbol jest najwyżej raz, w rzędzie z tym samym symbolem tak samo każdy kolor.
rules-line-longest = Rząd może więc mieć długość najwyżej { $length }. Rząd o długości { $length } to Qwirkle.
rules-line-gap = Gdzie jest przerwa, tam rząd się kończy, a za nią jest już inny. Na ukos nic się nie liczy.
rules-place-nowhere = Czasem powstają miejsca, w których nic już nie można położyć. To nic złego.
rules-series =
    Seria to od { $shortest } do { $length ->
        [one] { $length } karty
        [few] { $length } kart
        [many] { $length } kart
       *[other] { $length } karty
    }, wszystkie tego samego koloru albo wszystkie z tym samym symbolem.
rules-series-different = W serii nie ma dwóch takich samych kart. W serii tego samego koloru każdy symbol jest najwyżej raz, w serii z tym samym symbolem tak samo każdy kolor.
rules-series-longest =
    Seria { $length ->
        [one] { $length } karty
        [few] { $length } kart
        [many] { $length } kart
       *[other] { $length } karty
    } to Qwirkle.

## The turn

rules-tiles-turn = W swoim ruchu robisz jedno z dwojga: wykładasz płytki albo je wymieniasz.
rules-cubes-turn = W swoim ruchu możesz rzucić, potem wykładasz, a na koniec liczysz punkty.
rules-cards-turn = W swoim ruchu zagrywasz co najmniej jedną kartę. Zaczynaj nowe serie, wydłużaj te na stole, przenoś karty z jednej do drugiej: ile chcesz i jak chcesz.
rules-turn-own = Grasz tylko w swoim ruchu, tylko tym, co masz na ręce, i tylko do końca gry.
rules-place-alike =
    Wyłóż jedną { $game ->
        [cubes] kostkę albo więcej. Wszystkie kostki
       *[tiles] płytkę albo więcej. Wszystkie płytki
    } wyłożone w jednym ruchu mają ten sam kolor albo ten sam symbol i żadne dwie nie są takie same.
rules-place-row = Wszystko, co wykładasz w jednym ruchu, trafia do jednego wiersza albo do jednej kolumny.
rules-place-unbroken =
    Po wyłożeniu wszystko to należy do jednego rzędu bez przerw. Pomiędzy mogą leżeć starsze { $game ->
        [cubes] kostki
       *[tiles] płytki
    }, a dokładać można na obu końcach.
rules-place-cell =
    Na polu mieści się tylko jedna { $game ->
        [cubes] kostka
       *[tiles] płytka
    }, a to, co już leży, zostaje na swoim miejscu.
rules-place-touch =
    Co najmniej jedna wykładana { $game ->
        [cubes] kostka styka się bokiem z kostką, która
       *[tiles] płytka styka się bokiem z płytką, która
    } leżała już wcześniej.
rules-place-lines = Potem spójrz na każdy wiersz i każdą kolumnę, w których coś przybyło: wszędzie musi być poprawny rząd.
rules-tiles-turn-draw =
    Potem losujesz, by znów mieć na ręce { $hand ->
        [one] { $hand } płytkę
        [few] { $hand } płytki
        [many] { $hand } płytek
       *[other] { $hand } płytki
    }.
rules-cubes-turn-draw =
    Potem losujesz, by znów mieć na ręce { $hand ->
        [one] { $hand } kostkę
        [few] { $hand } kostki
        [many] { $hand } kostek
       *[other] { $hand } kostki
    }, i rzucasz nowymi.
rules-cards-turn-draw =
    Na koniec ruchu dobierz, by znów mieć na ręce { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    }, dopóki stos nie jest pusty.
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Jeśli nie możesz zagrać żadnej karty, pasujesz. Jeśli możesz, musisz.

## Trading (tiles)

rules-tiles-trade =
    Zamiast wykładać, możesz wymienić { $hand ->
        [one] { $hand } płytkę: odłóż ją na bok, wylosuj inną i dopiero wtedy wrzuć ją
        [few] do { $hand } płytek: odłóż je na bok, wylosuj tyle samo i dopiero wtedy wrzuć je
        [many] do { $hand } płytek: odłóż je na bok, wylosuj tyle samo i dopiero wtedy wrzuć je
       *[other] do { $hand } płytki: odłóż je na bok, wylosuj tyle samo i dopiero wtedy wrzuć je
    } z powrotem do woreczka.
rules-tiles-trade-must = Jeśli nic z ręki nie pasuje, musisz wymienić co najmniej jedną płytkę. Wymieniać możesz też wtedy, gdy masz co wyłożyć.
rules-tiles-trade-ends = Wymiana kończy twój ruch. Nowe płytki możesz wyłożyć dopiero w następnym.

## Rolling (cubes)

rules-cubes-roll = Zanim coś wyłożysz, możesz raz rzucić ponownie dowolnymi swoimi kostkami. Zmieniają się symbole, kolory nigdy.
rules-cubes-roll-must = Jeśli nic z ręki nie pasuje, rzucasz wszystkimi kostkami raz za razem, aż coś będzie pasować.
rules-cubes-roll-only = Wymiany tu nie ma i nikt nie pasuje z własnej woli.

## Rearranging (cards)

rules-cards-table = Liczy się, jak wygląda stół na koniec twojego ruchu: każda karta leży na nim w poprawnej serii.
rules-cards-stay = Co leży na stole, zostaje na stole, a dochodzą tylko karty, które zagrywasz. Żadna karta nie wraca na rękę.
rules-cards-rows = Łatwiej się połapać, gdy serie kolorów leżą w jednym rzędzie, a serie symboli w drugim.
rules-cards-aside = Chcesz przełożyć wiele kart? Te, które zagrywasz, trzymaj trochę z boku, żeby nikt się nie pogubił. (Tutaj są zaznaczone.)
rules-cards-first = Chcesz przełożyć wiele kart? Najpierw przełóż karty na stole, potem zagraj z ręki.
rules-cards-try = Dopóki nie zatwierdzisz, próbuj, czego chcesz: wszystko można odłożyć na miejsce.

## Scoring

rules-score-lines =
    Za każdy rząd o długości co najmniej { $shortest }, który w twoim ruchu powstał albo się wydłużył, dostajesz po punkcie za każdą leżącą w nim { $game ->
        [cubes] kostkę
       *[tiles] płytkę
    }.
rules-score-twice =
    { $game ->
        [cubes] Kostka
       *[tiles] Płytka
    }, która leży w dwóch takich rzędach, liczy się w obu.
rules-score-qwirkle =
    Qwirkle daje dodatkowo { $bonus ->
        [one] { $bonus } punkt
        [few] { $bonus } punkty
        [many] { $bonus } punktów
       *[other] { $bonus } punktu
    }, czyli razem { $full }.
rules-score-ending =
    Kto kończy grę, dostaje dodatkowo { $ending ->
        [one] { $ending } punkt
        [few] { $ending } punkty
        [many] { $ending } punktów
       *[other] { $ending } punktu
    }.
rules-cards-score =
    { $taking ->
        [once] Gdy tylko ułożysz serię { $length } kart, jest to Qwirkle: zabierz je ze stołu.
       *[end] Na koniec ruchu zabierz ze stołu każdą serię { $length } kart: to Qwirkle.
    } Swoje Qwirkle trzymaj przed sobą odkryte, żeby wszyscy widzieli, których kart już nie ma w grze.
rules-cards-score-only = Punktów tu nie ma: liczą się tylko Qwirkle.

## The end, and who wins

rules-end-bag = Gdy woreczek jest pusty, gra się dalej bez losowania.
rules-end-last =
    Gra kończy się od razu, gdy ktoś wyłoży swoją ostatnią { $game ->
        [cubes] kostkę
       *[tiles] płytkę
    }.
rules-cards-end = Gdy ktoś dobierze ostatnią kartę ze stosu, każdy ma jeszcze jeden ruch. Ta osoba gra jako ostatnia.
rules-winning = Wygrywa gracz z największą liczbą punktów.
rules-cards-winning =
    Wygrywa, kto ma najwięcej Qwirkle. { $rematch ->
        [yes] Po remisie podajcie sobie ręce i zagrajcie jeszcze raz; tutaj zapiszemy wspólne zwycięstwo i zaproponujemy rewanż.
       *[no] Przy remisie zwycięstwo jest wspólne.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = Niektórych przypadków instrukcja nie rozstrzyga. My gramy tak; przy swoim stole umówcie się, jak chcecie.
rules-ruling-R1 =
    Instrukcja nie podaje liczby graczy. U nas może grać od { $fewest } do { $most ->
        [one] { $most } gracza
        [few] { $most } graczy
        [many] { $most } graczy
       *[other] { $most } gracza
    }, jak na pudełku.
rules-ruling-R2 = Wymienić można najwyżej tyle płytek, ile jest w woreczku.
rules-ruling-R3 = Gdy woreczek jest pusty, osoba, która nie ma co wyłożyć, pasuje. Kto może wyłożyć, musi.
rules-ruling-R4 =
    Gdy wszyscy po kolei spasują, gra się kończy i nikt nie dostaje { $ending ->
        [one] { $ending } punktu
        [few] { $ending } punktów
        [many] { $ending } punktów
       *[other] { $ending } punktu
    } za jej zakończenie.
rules-ruling-R5 = Pierwszy ruch jedną płytką daje jeden punkt.
rules-ruling-R6 = Osoby z równym najwyższym wynikiem wygrywają wspólnie.
rules-ruling-R7 =
    { $ending ->
        [one] { $ending } punkt za zakończenie gry wlicza się
        [few] { $ending } punkty za zakończenie gry wliczają się
        [many] { $ending } punktów za zakończenie gry wlicza się
       *[other] { $ending } punktu za zakończenie gry wlicza się
    } do wyniku ruchu, który ją kończy.
rules-ruling-R8 = Jeśli przy czyichś kolorach żaden rzut nigdy nie pomoże, ta osoba pasuje, zamiast rzucać bez końca.
rules-ruling-R9 = Rzut z wyboru jest przed rzutami z przymusu i w tym samym ruchu już się nie powtarza.
rules-ruling-R10 = Kto nie może zagrać żadnej karty, pasuje. Kto może, musi.
rules-ruling-R11 = Gdy wszyscy po kolei spasują, gra się kończy.
rules-ruling-R12 = Przekładanie kart na stole bez zagrania choć jednej to nie ruch.
rules-ruling-R13 = Gdy wszyscy po kolei wymienią płytki, a niczego spoza planszy nie da się już nigdy wyłożyć, gra kończy się tak, jakby wszyscy spasowali.
rules-ruling-R14 = W pierwszym ruchu gry nie można wymieniać.
rules-ruling-R15 = Jeśli masz kilka równie długich najdłuższych rzędów, zacznij od dowolnego.

## Playing well

rules-strategy-count =
    Licz. Każdego rodzaju { $copies ->
        [one] jest { $copies } płytka: gdy już leży
        [few] są { $copies } płytki: gdy wszystkie już widać
        [many] jest { $copies } płytek: gdy wszystkie już widać
       *[other] jest { $copies } płytki: gdy wszystkie już widać
    }, rzędu, który na taką czeka, nikt nie dokończy.
rules-cubes-strategy-count =
    Licz. Każdego koloru { $copies ->
        [one] jest { $copies } kostka: gdy już leży na planszy
        [few] są { $copies } kostki: gdy wszystkie już leżą na planszy
        [many] jest { $copies } kostek: gdy wszystkie już leżą na planszy
       *[other] jest { $copies } kostki: gdy wszystkie już leżą na planszy
    }, rzędu, który czeka na ten kolor, nikt nie dokończy.
rules-strategy-join = Szukaj miejsca, w którym spotyka się kilka rzędów: co tam położysz, liczy się w każdym z nich.
rules-strategy-gift = Uważaj na rzędy o długości { $almost }: następny gracz może z nich zrobić Qwirkle, chyba że tego, czego brakuje, już nie ma.
rules-cubes-strategy-open = Wszyscy widzą wszystkie kostki. Zanim coś wyłożysz, zobacz, co może z tym zrobić następna osoba.
rules-cards-strategy-count =
    Licz. Każdego rodzaju { $copies ->
        [one] jest { $copies } karta: gdy już ją zabrano
        [few] są { $copies } karty: gdy wszystkie już zabrano
        [many] jest { $copies } kart: gdy wszystkie już zabrano
       *[other] jest { $copies } karty: gdy wszystkie już zabrano
    }, serii, która na taką czeka, nikt nie dokończy.
rules-cards-strategy-spare =
    Seria, która ma więcej niż { $shortest ->
        [one] { $shortest } kartę
        [few] { $shortest } karty
        [many] { $shortest } kart
       *[other] { $shortest } karty
    }, może jedną oddać. Obejrzyj cały stół, zanim powiesz, że nic nie pasuje.
rules-cards-strategy-gift = Uważaj na serie o długości { $almost }: następny gracz może je uzupełnić, chyba że brakującej karty już nie ma.

## Misprints in the books

rules-misprint-tiles-mindware = Tekst angielski: punkty za 7. ruch przykładu przypisano Ann. Należą do Sally, jak w tekście francuskim i hiszpańskim.
rules-misprint-tiles-mindware-five = Tekst francuski: wskazówki ostrzegają przed rzędami z co najmniej pięciu płytek. Chodzi o dokładnie pięć, jak po angielsku i hiszpańsku.
rules-misprint-tiles-schmidt = Tekst czeski, słowacki i rumuński: w przykładzie na 17 punktów jeden z rzędów z dwóch płytek ma być z gwiazd. Musi być z krzyżyków, jak po węgiersku i polsku, bo czerwony rząd ma już swoją gwiazdę.
rules-misprint-tiles-schmidt-always = Tekst czeski: Qwirkle ma dawać co najmniej 12 punktów. Sam rząd daje zawsze 12, jak mówią pozostałe teksty; inne rzędy liczą się osobno.
rules-misprint-cards-999-copies =
    Tekst francuski: każdej karty ma być 6. Naprawdę { $copies ->
        [one] jest { $copies }
        [few] są { $copies }
        [many] jest ich { $copies }
       *[other] jest { $copies }
    }.
rules-misprint-cards-999-square = Oba teksty: w jednym z przykładów zielony kwadrat pochodzi z zielonej serii. Musi to być seria kwadratów, co widać z następnego zdania.
rules-misprint-cards-999-diamonds = Tekst francuski: romby z niderlandzkich przykładów stały się kwadratami. Na naszych obrazkach są romby.
rules-misprint-cards-999-points = Oba teksty: za Qwirkle mają być na koniec punkty. Nie ma ich: liczy się tylko same Qwirkle.
rules-misprint-cards-999-aside = Tekst francuski: resztę kart należałoby odłożyć, a na liście czynności jest o jedną za dużo. Reszta to stos, a czynności są cztery, jak po niderlandzku.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = To, co doszło w ruchu, jest oznaczone.
rules-examples-game = Przykładowa rozgrywka z instrukcji, ruch po ruchu.
rules-examples-cubes-game = Przykładowa rozgrywka z instrukcji, ruch po ruchu. Jej obrazków nie mamy: kostki i plansza są nasze, zgodne z tym, co instrukcja mówi o każdym ruchu. Jednego wyniku nie da się odczytać; tutaj podają go zasady.
rules-examples-cards = Przykłady z instrukcji. Stoły są nasze, zgodne z tekstem.
rules-examples-schmidt = Przykłady z instrukcji. Plansze są nasze, zgodne z tekstem.
rules-refused-about = Niczego z tego nie wolno. Powód jest pod spodem.
# Names of what an example shows beside the picture.
rules-example-hand = Na ręce
rules-example-rolled = Rzut
rules-example-played = Zagrane
rules-example-before = Przed ruchem
rules-example-after = Po ruchu
rules-example-taken = Zdobyte Qwirkle
rules-example-refused = Nie wolno
rules-example-allowed = Wolno

rules-outcome-score =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle: { $points }
       *[no] Rząd o długości { $length }: { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = Koniec gry: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [0] Bez Qwirkle
        [one] { $qwirkles } Qwirkle
        [few] { $qwirkles } Qwirkle
        [many] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkle
    }
rules-outcome-over = Gra jest skończona.

rules-example-line-colour = Ten sam kolor, różne symbole.
rules-example-line-shape = Ten sam symbol, różne kolory.
rules-example-start-longest = Najdłuższy rząd na tej ręce ma długość { $longest }, więc pierwszy gracz zaczyna od rzędu o długości { $longest }.
rules-example-both-ends = Rząd rośnie w jednym ruchu na obu końcach.
rules-example-cubes-roll = Ponowny rzut jedną kostką: kolor zostaje, symbol jest inny i już pasuje.
rules-example-two-lines =
    Tylko jedna { $game ->
        [cubes] kostka
       *[tiles] płytka
    }, ale liczy się i w wierszu, i w kolumnie.
rules-example-qwirkle =
    Ostatnia brakująca { $game ->
        [cubes] kostka
       *[tiles] płytka
    }: Qwirkle.
rules-example-last =
    Woreczek jest pusty, a to była ostatnia { $game ->
        [cubes] kostka
       *[tiles] płytka
    } z ręki: gra od razu się kończy.
rules-example-game-1 = { -player-one } zaczyna od trzech czerwonych płytek, każda z innym symbolem.
rules-example-game-2 = { -player-two } wykłada trzy kwadraty: jeden przylega do czerwonego rzędu, a razem tworzą rząd kwadratów. Czerwony kwadrat liczy się dwa razy, bo jest w obu rzędach.
rules-example-game-3 = { -player-three } wykłada niebieskie koło. Powstają dwa nowe rzędy: kół i niebieski.
rules-example-game-4 = { -player-four } wykłada dwie zielone płytki i tworzy trzy nowe rzędy: rombów, koniczyn i zielony.
rules-example-game-5 = { -player-one } wykłada dwie zielone płytki. Obie należą do zielonego rzędu, choć się nie stykają, a jedna przylega też do kół.
rules-example-game-6 = { -player-two } wykłada dwa kwadraty: jeden przylega do rzędu kwadratów, a oba zaczynają nowy. Oba nie mogły trafić do starego rzędu, bo byłyby w nim dwa czerwone kwadraty.
rules-example-game-7 = { -player-three } wykłada dwie gwiazdy i tworzy rząd gwiazd.
rules-example-game-8 = { -player-four } wykłada dwie pomarańczowe płytki i tworzy pomarańczowy rząd. Romby się nie liczą, bo pomarańczowy nie styka się z pozostałymi dwoma.
rules-example-game-9 = { -player-one } wykłada dwie żółte płytki: tworzą żółty rząd i wydłużają romby oraz koła.
rules-example-game-10 = { -player-two } wykłada czerwoną gwiazdę: wydłuża gwiazdy i czerwony rząd.
rules-example-game-11 = { -player-three } wykłada trzy krzyżyki: nowy rząd, który wydłuża też czerwony i niebieski. Czerwony krzyżyk to szósty czerwony symbol, czyli Qwirkle z dodatkowymi punktami.
rules-example-game-12 = { -player-four } wykłada dwa kwadraty: wydłużają jeden rząd kwadratów i zaczynają dwa nowe.
rules-example-schmidt-ends = { -player-one } dokłada trzy czerwone płytki do czerwonego rzędu: dwie z lewej i jedną z prawej.
rules-example-schmidt-gap = Trzy romby. Zielony nie tworzy rzędu z dwiema zielonymi płytkami po lewej, bo jest między nimi przerwa: za zielony rząd nie ma punktów.
rules-example-schmidt-circle = { -player-four } wykłada żółte koło: dwa punkty za żółty rząd i dwa za koła.
rules-example-schmidt-stars = { -player-one } wykłada dwie gwiazdy: cztery punkty za rząd gwiazd i trzy za czerwony rząd.
rules-example-schmidt-diamonds = { -player-two } dokłada dwa romby: cztery punkty za żółty rząd i dwa za romby.
rules-example-schmidt-qwirkle = { -player-three } dokłada z obu stron czerwonego rzędu: dwanaście punktów za czerwone Qwirkle, trzy za romby i dwa za krzyżyki.
rules-example-schmidt-seventh = Siódma płytka w żółtym rzędzie i drugie koło.
rules-example-schmidt-colour-twice = Ten symbol już jest w rzędzie.
rules-example-schmidt-shape-twice = Ten kolor już jest w rzędzie.
rules-example-schmidt-detached = Żadną krawędzią nie styka się z inną płytką.
rules-example-schmidt-purple = Fioletowe koło pasuje do fioletowego kwadratu, ale nie do żółtego rzędu.
rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn =
    { rules-player } rzuca ponownie { $rolled ->
        [one] { $rolled } kostką
        [few] { $rolled } kostkami
        [many] { $rolled } kostkami
       *[other] { $rolled } kostki
    } i wykłada { $laid }.

rules-example-cards-new-and-longer = { -player-one } zagrywa trzy romby jako nową serię i dokłada niebieską gwiazdę do niebieskiej serii.
rules-example-cards-two-longer = { -player-two } dokłada pomarańczowe koło do kół, gdzie go jeszcze nie było, i fioletowy kwadrat do fioletowej serii.
rules-example-cards-qwirkle = { -player-three } dokłada trzy romby do rombów i ma Qwirkle.
rules-example-cards-borrow = { -player-four } zagrywa dwa kwadraty i zabiera do nich niebieski kwadrat z niebieskiej serii: są już trzy.
rules-example-cards-chain = { -player-one } zagrywa zielony romb i zielone koło i zabiera do nich zielony kwadrat z kwadratów: są już trzy. Zostały tylko dwa kwadraty, więc z fioletowej serii przechodzi do nich fioletowy.
rules-example-cards-mend = { -player-two } zagrywa żółtą gwiazdę i przekłada żółtą koniczynę z koniczyn do żółtej serii: żółte Qwirkle. Niebieska koniczyna uzupełnia potem koniczyny do trzech.
rules-example-iello-shape = Dokładanie do serii z tym samym symbolem.
rules-example-iello-colour = Dokładanie do serii tego samego koloru.
rules-example-iello-qwirkle = Trzy kolejne romby i jest Qwirkle.
rules-example-iello-borrow = Aby zagrać dwa kwadraty, przekłada się do nich niebieski kwadrat z innej serii: są już trzy.
rules-example-iello-chain = Większe przełożenie, w dwóch krokach. W każdej serii muszą zostać co najmniej trzy karty.
rules-example-iello-mend = Przekładać można też po to, by ułożyć Qwirkle.
rules-example-iello-twice = Dwa czerwone romby nie mogą być w tej samej serii.
rules-example-cards-last = Ostatni ruch w grze. Teraz policzcie Qwirkle.

rules-example-no-pieces = Nic nie wyłożono.
rules-example-not-in-hand = Dwa razy to samo, a na ręce jest tylko jedna taka.
rules-example-cell-taken =
    Położone na { $game ->
        [cubes] innej kostce
       *[tiles] innej płytce
    }.
rules-example-not-in-one-line = Wyłożone za róg.
rules-example-no-shared-attribute = Każda pasuje do tej, z którą się styka, ale razem nie mają ani wspólnego koloru, ani wspólnego symbolu.
rules-example-repeated-piece = Dwa razy to samo w jednym ruchu.
rules-example-gap = W jednym wierszu, ale z pustym polem pomiędzy.
rules-example-detached = Róg do rogu to nie bok do boku.
rules-example-line-too-long =
    Jedna { $game ->
        [cubes] kostka połączyłaby
       *[tiles] płytka połączyłaby
    } dwa rzędy w rząd o długości { $over }.
rules-example-square-twice = W rzędzie kwadratów może być tylko jeden kwadrat każdego koloru.
rules-example-circle-twice = W żółtym rzędzie może być tylko jedno żółte koło.
rules-example-mixed-line = Pasuje do tej pod spodem, ale nie do rzędu, w którym leży.
rules-example-opening-not-longest = Pierwszy ruch o długości { $laid }, choć na ręce jest rząd o długości { $longest }.
rules-example-series-too-short = Qwirkle jest gotowe, ale w serii, z której przyszła karta, zostały tylko dwie.
rules-example-duplicate-in-series = Ta sama karta dwa razy w jednej serii.
rules-example-mixed-series = Ani ten sam kolor, ani ten sam symbol.
rules-example-cards-missing = Ze stołu zniknęła karta.
rules-example-cards-added = Na stole przybyła karta, której nikt nie zagrał.
rules-example-cards-no-pieces = Karty na stole są przełożone, ale żadnej nie zagrano.
