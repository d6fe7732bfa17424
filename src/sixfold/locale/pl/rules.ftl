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

rules-section-purpose = O co chodzi
rules-section-setup = Przygotowanie
rules-section-start = Kto zaczyna
rules-section-line = Co to jest rząd
rules-section-series = Co to jest seria
rules-section-turn = Twój ruch
rules-section-trade = Wymiana
rules-section-roll = Rzuty
rules-section-rearrange = Przekładanie kart
rules-section-score =
    { $game ->
        [cards] Zdobywanie Qwirkle
       *[other] Punkty
    }
rules-section-end = Koniec gry
rules-section-winning = Kto wygrywa
rules-section-examples = Przykłady
rules-section-refused = Czego nie wolno
rules-section-rulings = Nasze ustalenia
rules-section-strategy = Jak grać dobrze
rules-section-misprints = Błędy w instrukcji

## What it is about

rules-tiles-purpose = Razem budujecie rzędy jednego koloru albo jednego kształtu. Każda wyłożona płytka daje punkty, a taka, która łączy dwa rzędy, daje je dwa razy. Wygrywa, kto ma najwięcej punktów.
rules-cubes-purpose = Rzuć kostkami i buduj z nich rzędy jednego koloru albo jednego kształtu. Każda wyłożona kostka daje punkty, a taka, która łączy dwa rzędy, daje je dwa razy. Wygrywa, kto ma najwięcej punktów.
rules-cards-purpose = Razem układacie serie jednego koloru albo jednego kształtu i przekładacie karty, jak wam się podoba. Kto uzupełni serię, zabiera ją. Wygrywa, kto ma najwięcej pełnych serii.
rules-players =
    Gra dla { $fewest }–{ $most ->
        [one] { $most } gracza
        [few] { $most } graczy
        [many] { $most } graczy
       *[other] { $most } gracza
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
        [one] { $shapes } kształcie
        [few] { $shapes } kształtach
        [many] { $shapes } kształtach
       *[other] { $shapes } kształtu
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
rules-tiles-setup-draw =
    Wszystkie trafiają do worka. Każda osoba dobiera { $hand ->
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
        [one] jest { $shapes } kształt
        [few] są { $shapes } kształty
        [many] jest { $shapes } kształtów
       *[other] jest { $shapes } kształtu
    }, wszystkie w jej kolorze.
rules-cubes-setup-draw =
    Wszystkie trafiają do worka. Każda osoba dobiera { $hand ->
        [one] { $hand } kostkę i nią rzuca
        [few] { $hand } kostki i nimi rzuca
        [many] { $hand } kostek i nimi rzuca
       *[other] { $hand } kostki i nimi rzuca
    }. Ukryta jest tylko zawartość worka: wszyscy widzą wszystkie kostki na rękach.
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
        [one] { $shapes } kształcie
        [few] { $shapes } kształtach
        [many] { $shapes } kształtach
       *[other] { $shapes } kształtu
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

rules-tiles-start-longest = Każdy mówi, jak długi rząd może wyłożyć z własnej ręki; dwie takie same płytki liczą się jako jedna. Zaczyna osoba z najdłuższym rzędem.
rules-cards-start-largest = Zaczyna osoba, która ma na ręce najdłuższą serię. Może ją zagrać, ale nie musi.
rules-start-tie =
    { $tie ->
        [youngest] Jeśli jest kilka takich osób, zaczyna najmłodsza z nich.
       *[oldest] Jeśli jest kilka takich osób, zaczyna najstarsza z nich.
    }
rules-tiles-start-lay = W pierwszym ruchu wykłada się rząd dokładnie tej długości. Jeśli na ręce jest ich kilka, można wybrać dowolny. W pierwszym ruchu nikt nie wymienia.
rules-cubes-start-oldest = Zaczyna najstarsza osoba.
rules-cubes-start-lay = W pierwszym ruchu wykłada się tyle kostek, ile tylko może utworzyć rząd. Jeśli żadne dwie do siebie nie pasują, rzuca się wszystkimi od nowa, aż co najmniej dwie będą pasować.
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
    } bez przerw w jednym wierszu albo w jednej kolumnie, wszystkie tego samego koloru albo wszystkie tego samego kształtu.
rules-line-different =
    W rzędzie nie ma dwóch takich samych { $game ->
        [cubes] kostek
       *[tiles] płytek
    }. W rzędzie jednego koloru każdy kształt jest najwyżej raz, w rzędzie jednego kształtu tak samo każdy kolor.
rules-line-longest = Rząd może więc mieć długość najwyżej { $length }. Rząd o długości { $length } to Qwirkle.
rules-line-gap = Gdzie jest przerwa, tam rząd się kończy, a za nią jest już inny. Na ukos nic się nie liczy.
rules-series =
    Seria to od { $shortest } do { $length ->
        [one] { $length } karty
        [few] { $length } kart
        [many] { $length } kart
       *[other] { $length } karty
    }, wszystkie tego samego koloru albo wszystkie tego samego kształtu.
rules-series-different = W serii nie ma dwóch takich samych kart. W serii jednego koloru każdy kształt jest najwyżej raz, w serii jednego kształtu tak samo każdy kolor.
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
    } wyłożone w jednym ruchu mają ten sam kolor albo ten sam kształt i żadne dwie nie są takie same.
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
    Na koniec ruchu dobierz, by znów mieć na ręce { $hand ->
        [one] { $hand } płytkę
        [few] { $hand } płytki
        [many] { $hand } płytek
       *[other] { $hand } płytki
    }, dopóki worek nie jest pusty.
rules-cubes-turn-draw =
    Na koniec ruchu dobierz, by znów mieć na ręce { $hand ->
        [one] { $hand } kostkę
        [few] { $hand } kostki
        [many] { $hand } kostek
       *[other] { $hand } kostki
    }, dopóki worek nie jest pusty, i rzuć nowymi.
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
        [one] { $hand } płytkę: odłóż ją na bok, dobierz inną i dopiero wtedy wmieszaj ją
        [few] do { $hand } płytek: odłóż je na bok, dobierz tyle samo i dopiero wtedy wmieszaj je
        [many] do { $hand } płytek: odłóż je na bok, dobierz tyle samo i dopiero wtedy wmieszaj je
       *[other] do { $hand } płytki: odłóż je na bok, dobierz tyle samo i dopiero wtedy wmieszaj je
    } z powrotem do worka.
rules-tiles-trade-must = Jeśli nic z ręki nie pasuje, musisz wymienić co najmniej jedną płytkę. Wymieniać możesz też wtedy, gdy masz co wyłożyć.

## Rolling (cubes)

rules-cubes-roll = Zanim coś wyłożysz, możesz raz rzucić ponownie dowolnymi swoimi kostkami. Zmieniają się kształty, kolory nigdy.
rules-cubes-roll-must = Jeśli nic z ręki nie pasuje, rzucasz wszystkimi kostkami raz za razem, aż coś będzie pasować.
rules-cubes-roll-only = Wymiany tu nie ma i nikt nie pasuje z własnej woli.

## Rearranging (cards)

rules-cards-table = Liczy się, jak wygląda stół na koniec twojego ruchu: każda karta leży na nim w poprawnej serii.
rules-cards-stay = Co leży na stole, zostaje na stole, a dochodzą tylko karty, które zagrywasz. Żadna karta nie wraca na rękę.
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
    Na koniec ruchu zabierasz ze stołu każdą serię { $length ->
        [one] { $length } karty
        [few] { $length } kart
        [many] { $length } kart
       *[other] { $length } karty
    }. Każda to Qwirkle i leży przed tobą odkryta, tak by wszyscy ją widzieli.
rules-cards-score-only = Punktów tu nie ma: liczą się tylko Qwirkle.

## The end, and who wins

rules-end-bag = Gdy worek jest pusty, nikt już nie dobiera; gra się dalej tym, co jest na ręce.
rules-end-last =
    Gra kończy się od razu, gdy ktoś wyłoży swoją ostatnią { $game ->
        [cubes] kostkę
       *[tiles] płytkę
    }.
rules-cards-end = Gdy ktoś dobierze ostatnią kartę ze stosu, każdy ma jeszcze jeden ruch. Ta osoba gra jako ostatnia.
rules-winning = Wygrywa najwyższy wynik.
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
rules-ruling-R2 = Wymienić można najwyżej tyle płytek, ile jest w worku.
rules-ruling-R3 = Gdy worek jest pusty, osoba, która nie ma co wyłożyć, pasuje. Kto może wyłożyć, musi.
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
rules-strategy-gift = Rząd o długości { $almost } to prezent dla następnej osoby, chyba że tego, czego w nim brakuje, już nie ma.
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
rules-cards-strategy-gift =
    Seria { $almost ->
        [one] { $almost } karty
        [few] { $almost } kart
        [many] { $almost } kart
       *[other] { $almost } karty
    } to prezent dla następnej osoby, chyba że brakującej karty już nie ma.

## Misprints in the books

rules-misprint-tiles-mindware = W długim przykładzie z instrukcji punkty za siódmy ruch przypisano komuś innemu. Należą do Sally.
rules-misprint-tiles-schmidt = W przykładzie na 17 punktów przy czerwonej płytce jest po czesku, słowacku i rumuńsku gwiazda, a po węgiersku i polsku krzyżyk. Wynik jest ten sam.
rules-misprint-cards-999-copies =
    Francuski tekst mówi o sześciu egzemplarzach każdej karty. Naprawdę { $copies ->
        [one] jest { $copies }
        [few] są { $copies }
        [many] jest ich { $copies }
       *[other] jest { $copies }
    }.
rules-misprint-cards-999-square = W jednym z przykładów zielony kwadrat pochodzi z zielonej serii. Musi to być seria kwadratów, co widać z następnego zdania. Co po niderlandzku jest rombem, po francusku jest kwadratem.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = To, co doszło w ruchu, jest oznaczone.
rules-examples-game = Cały początek gry, ruch po ruchu, według przykładu z instrukcji MindWare.
rules-refused-about = Żadne z tych zagrań nie przejdzie, a pod spodem jest powód, tymi samymi słowami co w grze.
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

rules-example-line-colour = Jeden kolor, za każdym razem inny kształt.
rules-example-line-shape = Jeden kształt, za każdym razem inny kolor.
rules-example-start-longest = Na tej ręce jest rząd o długości { $longest }, więc i pierwszy ruch to rząd o długości { $longest }.
rules-example-both-ends = Rząd rośnie w jednym ruchu na obu końcach.
rules-example-cubes-roll = Ponowny rzut jedną kostką: kolor zostaje, kształt jest inny i już pasuje.
rules-example-two-lines =
    Tylko jedna { $game ->
        [cubes] kostka
       *[tiles] płytka
    }, ale leży w wierszu i w kolumnie, więc liczy się w obu.
rules-example-qwirkle =
    Ostatnia brakująca { $game ->
        [cubes] kostka
       *[tiles] płytka
    }: Qwirkle.
rules-example-last =
    Worek jest pusty, a to była ostatnia { $game ->
        [cubes] kostka
       *[tiles] płytka
    } z ręki: gra od razu się kończy.
rules-example-turn = Ruch { $turn }

rules-example-cards-new-and-longer = Nowa seria, a do tego karta dołożona do innej, w jednym ruchu.
rules-example-cards-two-longer = W jednym ruchu rosną dwie serie.
rules-example-cards-qwirkle = Trzy do trzech: Qwirkle.
rules-example-cards-borrow = Karta przechodzi z serii, która może ją oddać.
rules-example-cards-chain = Przechodzą dwie karty, jedna po drugiej.
rules-example-cards-mend = Przeniesiona karta uzupełnia Qwirkle, a karta z ręki zastępuje ją w starej serii.
rules-example-cards-last = Ostatni ruch w grze. Teraz policzcie Qwirkle.

rules-example-no-pieces = Nic nie wyłożono.
rules-example-not-in-hand = Dwa razy to samo, a na ręce jest tylko jedna taka.
rules-example-cell-taken =
    Położone na { $game ->
        [cubes] innej kostce
       *[tiles] innej płytce
    }.
rules-example-not-in-one-line = Wyłożone za róg.
rules-example-no-shared-attribute = Każda pasuje do tej, z którą się styka, ale razem nie mają ani wspólnego koloru, ani wspólnego kształtu.
rules-example-repeated-piece = Dwa razy to samo w jednym ruchu.
rules-example-gap = W jednym wierszu, ale z pustym polem pomiędzy.
rules-example-detached = Róg do rogu to nie bok do boku.
rules-example-line-too-long =
    Jedna { $game ->
        [cubes] kostka połączyłaby
       *[tiles] płytka połączyłaby
    } dwa rzędy w rząd o długości { $over }.
rules-example-duplicate-in-line = Taka sama leży już na drugim końcu rzędu.
rules-example-mixed-line = Pasuje do sąsiedniej, ale nie do rzędu, który też wydłuża.
rules-example-opening-not-longest = Pierwszy ruch o długości { $laid }, choć na ręce jest rząd o długości { $longest }.
rules-example-series-too-short = Qwirkle jest gotowe, ale w serii, z której przyszła karta, zostały tylko dwie.
rules-example-duplicate-in-series = Ta sama karta dwa razy w jednej serii.
rules-example-mixed-series = Ani jeden kolor, ani jeden kształt.
rules-example-cards-missing = Ze stołu zniknęła karta.
rules-example-cards-added = Na stole przybyła karta, której nikt nie zagrał.
rules-example-cards-no-pieces = Karty na stole są przełożone, ale żadnej nie zagrano.
