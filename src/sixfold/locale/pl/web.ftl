## The pages of the browser.

## Everywhere

app-name = Sixfold
you = Ty
page-title = { $page } – Sixfold
page-title-turn = ● Twój ruch – Sixfold
go-home = Start
close = Zamknij
do-not = Anuluj
loading = Chwileczkę…
settings-open = Ustawienia
go-rules = Zasady
# $name is a game or a rulebook.
go-rules-of = Zasady: { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = Dlaczego?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cards
kind-tiles-about = Układaj płytki w rzędy tego samego koloru albo z tym samym symbolem.
kind-cubes-about = Rzuć kostkami, potem je wyłóż. Wszyscy widzą wszystkie kostki.
kind-cards-about = Przekładaj karty na całym stole i zbieraj serie po sześć.

edition-players =
    { $most ->
        [one] Dla { $most } gracza.
        [few] Do { $most } graczy.
        [many] Do { $most } graczy.
       *[other] Do { $most } gracza.
    }
edition-differs-tiles-nl = Jeśli zacząć może kilka osób, zaczyna najstarsza z nich.
edition-differs-tiles-mindware = Jeśli zacząć może kilka osób, zaczyna najstarsza z nich.
edition-differs-tiles-schmidt = Jeśli zacząć może kilka osób, zaczyna najmłodsza z nich.
edition-differs-cubes-nl = Zaczyna najstarsza osoba.
edition-differs-cards-999 = Remis to wspólne zwycięstwo.
edition-differs-cards-iello = Po remisie gra się rewanż.

bot-random = Losowy
bot-novice = Początkujący
bot-greedy = Niedzielny
bot-club = Klubowy
bot-expert = Ekspert
bot-other = { $level }
bot-name =
    { $number ->
        [0] Komputer
       *[other] Komputer { $number }
    }
seat-number = Miejsce { $number }

## Home

home-title = Zagrajcie razem dziś wieczorem
home-lead = Trzy gry na sześć kolorów i sześć symboli. Według zasad z waszego pudełka.
home-play = Graj
home-play-label = Graj w { $game } z komputerem
home-new = Nowa gra
home-new-kind = Wybierz graczy
home-new-kind-label = Wybierz graczy: { $game }
home-going-on = Twoje gry
home-open = Wolne stoły
home-watch = Gry do oglądania
home-resume = Graj dalej
home-review = Zobacz przebieg
home-forget = Usuń z listy
home-join = Dołącz
home-look-on = Oglądaj
home-status-lobby = czeka na graczy
home-status-shuffling = trwa tasowanie
home-status-playing = trwa
home-status-ended = zakończona
home-status-resigned = poddana
home-status-closed = odwołana
home-independent = Niezależne od wydawców tych gier.
go-learn = Ucz się, grając
go-puzzles = Zagadki
learn-offer = Pierwszy raz tutaj? Poznaj grę w kilka minut, po prostu grając.
learn-offer-no = Nie, dziękuję

## New game

new-title = Nowa gra
new-game = W co gramy?
new-edition = Według jakich zasad?
new-players = Kto gra?
new-seat = Miejsce { $number }
new-seat-kind = Kto gra na miejscu { $number }
new-here = Na tym urządzeniu
new-link = Przez link
new-bot = Komputer
new-name = Imię
new-name-of = Imię na miejscu { $number }
new-level = Poziom
new-level-of = Poziom komputera na miejscu { $number }
new-add = Dodaj gracza
new-remove = Usuń miejsce { $number }
new-age = Kto jest starszy?
new-age-random = Los zdecyduje
new-age-order = W tej kolejności, od najstarszej osoby
new-age-up = Przesuń w górę (starsza osoba): { $name }
new-age-down = Przesuń w dół (młodsza osoba): { $name }
new-age-drag = Przeciągnij, by zmienić kolejność
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-turn = Czas na ruch
new-clock-game = Czas na grę
new-clock-minutes = Minuty
new-clock-days = Dni
new-clock-increment = Sekundy dodawane co ruch
new-absence = Gdy czas minie
new-absence-bot = Dalej gra komputer
new-absence-skip = Ruch przepada
new-spectators = Widzowie
new-spectators-none = Nikt nie ogląda
new-spectators-link = Z linkiem
new-spectators-open = Wszyscy
new-open = Każdy może zająć wolne miejsce
new-start = Rozpocznij grę
new-more = Więcej opcji

## Waiting for players

lobby-title = Zaproś pozostałych
lobby-lead = Wyślij każdej osobie jej własny link albo daj do zeskanowania kod.
lobby-local = Te linki działają tylko na tym urządzeniu. Dla innych uruchom { $command } i otwórz tę stronę pod adresem tego komputera w waszej sieci.
lobby-waiting = Gra zacznie się, gdy tylko będą wszyscy.
lobby-waiting-guest = Masz już miejsce. Gra zacznie się, gdy tylko będą wszyscy.
lobby-close = Odwołaj grę
lobby-arrived = jest
lobby-expected = jeszcze nie ma
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-copy-of = Kopiuj link dla: { $name }
lobby-code = Kod QR z linkiem dla: { $name }
lobby-spectators = Widzowie
lobby-new-link = Nowy link
lobby-new-link-of = Utwórz nowy link dla: { $name }
lobby-leave = Odejdź od stołu
shuffling-title = Tasowanie…
shuffling-lead = Urządzenie każdego gracza dodaje coś od siebie, żeby nikt nie mógł wybrać rozdania, nawet serwer.
shuffling-waiting = Czekamy na: { $names }

## Joining

join-title = Masz zaproszenie
join-name = Twoje imię
join-take = Zajmij miejsce
join-gone = Ten link już nie działa. Poproś o nowy.
join-taken = To miejsce jest zajęte.
watch-title = Oglądanie

## The table

table-menu = Menu
table-beside = Punkty i licznik
table-hint = Podpowiedź
table-hint-thinking = Myślę…
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 punkt
        [few] { $pieces }: { $score } punkty
        [many] { $pieces }: { $score } punktów
       *[other] { $pieces }: { $score } punktu
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Możesz zagrać: { $pieces }.
        [one] Możesz zagrać: { $pieces }. Zdobędziesz Qwirkle.
        [few] Możesz zagrać: { $pieces }. Zdobędziesz { $qwirkles } Qwirkle.
        [many] Możesz zagrać: { $pieces }. Zdobędziesz { $qwirkles } Qwirkle.
       *[other] Możesz zagrać: { $pieces }. Zdobędziesz { $qwirkles } Qwirkle.
    }
table-hint-trade = Wymień: { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Rzuć: { $pieces }. Średnio da to { NUMBER($points, maximumFractionDigits: 1) } punkt.
        [few] Rzuć: { $pieces }. Średnio da to { NUMBER($points, maximumFractionDigits: 1) } punkty.
        [many] Rzuć: { $pieces }. Średnio da to { NUMBER($points, maximumFractionDigits: 1) } punktów.
       *[other] Rzuć: { $pieces }. Średnio da to { NUMBER($points, maximumFractionDigits: 1) } punktu.
    }
table-hint-pass = Spasuj.
table-hint-next = Inna podpowiedź
table-hint-use = Wyłóż
table-hint-step = Następny krok
table-hint-pick = Wybierz
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } z { $of }
taken-timed-out = Twój czas minął: za ciebie gra komputer.
taken-voted-out = Pozostali grają dalej: za ciebie gra komputer.
taken-resigned = Gra poddana: za ciebie gra komputer.
taken-return = Wróć do gry
table-resign = Poddaj się
table-resign-sure = Poddać tę grę? Za ciebie dogra ją komputer.
table-resign-end = Poddać tę grę? Na tym się skończy.
table-resign-absent = Poddać grę? Na tym się skończy. Inni mogli jeszcze wrócić, więc to ty się poddajesz.
table-leave = Wyjdź
table-copy-watch = Kopiuj link dla widzów
table-new-link = Nowy link dla: { $name }
table-hand-on = Graj dalej na innym urządzeniu
table-hand-on-lead = Kto otworzy ten link, gra dalej na twoim miejscu. Inni zobaczą, że miejsce przeszło w inne ręce.
table-hand-on-copy = Kopiuj link do mojego miejsca
seat-before = Wcześniej na tym miejscu: { $names }
announce-seat = Na tym miejscu gra teraz { $name } (wcześniej { $before }).
table-vote = Grajmy bez: { $name }
table-watching =
    { $count ->
        [one] 1 widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
table-you-watch = Oglądasz.
table-fair = To tasowanie ustalono przed grą: { $commitment }
table-label = Stół z kartami
board-label = Plansza. Strzałki przesuwają, Enter wykłada, N przechodzi do następnego pasującego pola, plus i minus przybliżają i oddalają, 0 pokazuje wszystko.
board-empty = Plansza jest pusta.
hand-label = Twoja ręka. Strzałki przesuwają, Enter wybiera, Shift ze strzałką zmienia kolejność.
hand-of = { $name }, na ręce: { $pieces }
cell-free = Kolumna { $column }, wiersz { $row }: puste
cell-free-fits = Kolumna { $column }, wiersz { $row }: puste, wybrana { -piece } tu pasuje
cell-piece = Kolumna { $column }, wiersz { $row }: { $piece }
cell-loose = Kolumna { $column }, wiersz { $row }: { $piece }, { -piece } jeszcze niezatwierdzona
cell-name = kolumna { $column }, wiersz { $row }
refused-cells = Zaznaczone na planszy: { $cells }.
view-all = Pokaż wszystko
cells-beyond =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    } za tą krawędzią: pokaż
press-taken = Tam już coś leży. Wskaż podświetlone pole.
press-choose = Najpierw wybierz coś z ręki.
press-elsewhere = Ta karta tam nie pasuje. Wskaż podświetloną serię.
press-lit = Teraz wskaż podświetlone pole.
fits-nowhere = Nigdzie nie pasuje: { $piece }.
fits-nowhere-now = Nie pasuje do tego, co leży: { $piece }.
view-closer = Przybliż
view-farther = Oddal
sort-colour = Ułóż kolorami
sort-shape = Ułóż symbolami
qwirkle = Qwirkle!

turn-of = Ruch: { $name }.
turn-yours = Twój ruch: wybierz płytkę.
turn-yours-cards = Twój ruch: zagraj co najmniej jedną kartę.
turn-last-round =
    { $turns ->
        [one] Ostatni ruch w grze: zagraj co najmniej jedną kartę.
        [few] Twój ostatni ruch: zagraj co najmniej jedną kartę.
        [many] Twój ostatni ruch: zagraj co najmniej jedną kartę.
       *[other] Twój ostatni ruch: zagraj co najmniej jedną kartę.
    }
turn-opening =
    { $longest ->
        [one] Zaczynasz: wyłóż dowolną { $game ->
            [cubes] kostkę
           *[other] płytkę
        }.
        [few] Zaczynasz: wyłóż rząd o długości { $longest }.
        [many] Zaczynasz: wyłóż rząd o długości { $longest }.
       *[other] Zaczynasz: wyłóż rząd o długości { $longest }.
    }
turn-roll-or-lay = Twój ruch: rzuć raz albo wyłóż.
turn-lay = Teraz wyłóż kostki.
turn-must-trade = Nic nie pasuje: wymień płytki.
turn-must-roll-now = Teraz nic nie pasuje: rzuć wybranymi kostkami albo rzucisz wszystkimi.
turn-pass = Nic nie pasuje: pasujesz.
trade = Wymień
trade-pick =
    { $most ->
        [one] Wybierz płytkę do wymiany.
        [few] Wybierz płytki do wymiany, najwyżej { $most }.
        [many] Wybierz płytki do wymiany, najwyżej { $most }.
       *[other] Wybierz płytki do wymiany, najwyżej { $most }.
    }
trade-now =
    { $count ->
        [0] Wymień
       *[other] Wymień { $count }
    }
roll = Rzuć
roll-pick = Wybierz kostki do rzutu. Kolory zostają, symbole się zmieniają.
roll-all = Wszystkie
roll-now =
    { $count ->
        [0] Rzuć
       *[other] Rzuć { $count }
    }
roll-forced = Rzuć wszystkimi
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name } rzuca 1 kostką.
        [few] { $name } rzuca { $count } kostkami.
        [many] { $name } rzuca { $count } kostkami.
       *[other] { $name } rzuca { $count } kostki.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name }: nic nie pasuje, rzut wszystkimi kostkami ({ $number } z { $of }).
forced-roll = Nic nie pasuje: rzut wszystkimi kostkami ({ $number } z { $of }).
pass = Pas
take-back = Cofnij
confirm = Zatwierdź
confirm-score =
    { $score ->
        [one] Zatwierdź: 1 punkt
        [few] Zatwierdź: { $score } punkty
        [many] Zatwierdź: { $score } punktów
       *[other] Zatwierdź: { $score } punktu
    }
score-running =
    { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
score-points =
    { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
# Qwirkle does not decline.
score-qwirkles = { $score } Qwirkle

row-colour = Ten sam kolor
row-shape = Ten sam symbol
row-empty = Brak
series-new = Nowa seria
series-new-of = Nowa seria, { $title }
series-unfinished =
    { $count ->
        [one] W jednej serii brakuje kart.
        [few] W { $count } seriach brakuje kart.
        [many] W { $count } seriach brakuje kart.
       *[other] W { $count } serii brakuje kart.
    }
series-label = Seria { $number }, { $title }: { $state }
series-put = Dołóż do serii { $number }, { $title }
series-holds =
    { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
series-needs =
    { $count ->
        [one] brakuje { $count } karty
        [few] brakuje { $count } kart
        [many] brakuje { $count } kart
       *[other] brakuje { $count } karty
    }
card-played = { $piece }, karta z tego ruchu
card-moved = { $piece }, karta przełożona w tym ruchu
card-played-by-others = { $piece }, karta zagrana przez kogoś innego
card-moved-by-others = { $piece }, karta przełożona przez kogoś innego
since-label = Od twojego ostatniego ruchu
undo = Krok wstecz
redo = Krok naprzód
card-take-back = Na rękę
put-everything-back = Odłóż wszystko
cards-running =
    { $count ->
        [one] Zagrano 1 kartę
        [few] Zagrano { $count } karty
        [many] Zagrano { $count } kart
       *[other] Zagrano { $count } karty
    }{ $qwirkles ->
        [0] .
        [one] {" "}i jest Qwirkle!
        [few] {" "}i są { $qwirkles } Qwirkle!
        [many] {" "}i jest { $qwirkles } Qwirkle!
       *[other] {" "}i jest { $qwirkles } Qwirkle!
    }

seat-away = offline
seat-on-turn = (ma ruch)
seat-you = (ty)
clock-label = Pozostały czas
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } d { $hours } h

## Beside the board

sheet-title = Tabela punktów
sheet-round = Runda
sheet-total = Razem
sheet-turn = Ruch { $turn }: { $points }
counter-title =
    { $game ->
        [tiles] Płytki jeszcze niewidoczne
        [cubes] Kostki jeszcze niewidoczne
       *[cards] Karty jeszcze niewidoczne
    }
counter-bag =
    { $left ->
        [0] Woreczek jest pusty.
        [one] W woreczku została 1 { -piece }.
        [few] W woreczku zostały { $left } { $game ->
            [cubes] kostki
           *[other] płytki
        }.
        [many] W woreczku zostało { $left } { $game ->
            [cubes] kostek
           *[other] płytek
        }.
       *[other] W woreczku zostało { $left } { $game ->
            [cubes] kostki
           *[other] płytki
        }.
    }
counter-stack =
    { $left ->
        [0] Stos jest pusty.
        [one] W stosie została 1 karta.
        [few] W stosie zostały { $left } karty.
        [many] W stosie zostało { $left } kart.
       *[other] W stosie zostało { $left } karty.
    }
counter-note =
    { $game ->
        [cards] W stosie albo na rękach innych graczy.
       *[tiles] W woreczku albo na rękach innych graczy.
    }
counter-colour = { $colour }: { $left }
qwirkles-title = Zdobyte Qwirkle
qwirkles-none = Nikt jeszcze nie ma Qwirkle.
log-title = Przebieg gry
log-empty = Jeszcze nic.
# The number of a turn, before what happened in it.
log-number = { $number }.
log-lays =
    { $name }: { $pieces }, { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
log-plays-cards =
    { $name }: { $pieces }{ $qwirkles ->
        [0] .
        [one] , zdobyte Qwirkle.
        [few] , zdobyte { $qwirkles } Qwirkle.
        [many] , zdobyte { $qwirkles } Qwirkle.
       *[other] , zdobyte { $qwirkles } Qwirkle.
    }
log-trades =
    { $you ->
        [yes]
            { $count ->
                [one] Wymieniasz jedną płytkę.
                [few] Wymieniasz { $count } płytki.
                [many] Wymieniasz { $count } płytek.
               *[other] Wymieniasz { $count } płytki.
            }
       *[no]
            { $count ->
                [one] { $name }: wymiana jednej płytki.
                [few] { $name }: wymiana { $count } płytek.
                [many] { $name }: wymiana { $count } płytek.
               *[other] { $name }: wymiana { $count } płytki.
            }
    }
log-passes =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name }: pas.
    }
log-rolls =
    { $count ->
        [one] { $name }: rzut jedną kostką, wypada { $shown }.
        [few] { $name }: rzut { $count } kostkami, wypada { $shown }.
        [many] { $name }: rzut { $count } kostkami, wypada { $shown }.
       *[other] { $name }: rzut { $count } kostki, wypada { $shown }.
    }
log-must-roll =
    { $times ->
        [one] { $name }: nic nie pasuje, jeszcze jeden rzut wszystkimi kostkami.
        [few] { $name }: nic nie pasuje, jeszcze { $times } rzuty wszystkimi kostkami.
        [many] { $name }: nic nie pasuje, jeszcze { $times } rzutów wszystkimi kostkami.
       *[other] { $name }: nic nie pasuje, jeszcze { $times } rzutu wszystkimi kostkami.
    }
announce-your-turn = Twój ruch.
announce-turn = Ruch: { $name }.

## One screen, several people

hand-over-title = Przekaż urządzenie
hand-over-lead = Ruch: { $name }. Reszta nie patrzy!
hand-over-ready = Tu { $name }: pokaż moją rękę

## Connection

connection-lost = Połączenie zerwane. Próbuję ponownie…
connection-refused = Tej gry nie można otworzyć na tym urządzeniu.

## After the game

result-won =
    { $you ->
        [yes] Wygrywasz!
       *[no] { $name } wygrywa.
    }
result-shared = Wspólne zwycięstwo: { $names }.
result-resigned = Gra została poddana.
result-stopped =
    { $you ->
        [yes] Poddajesz grę i na tym się ona kończy.
       *[no] { $name } poddaje grę i na tym się ona kończy.
    }
result-rematch-asked = Instrukcja każe podać sobie ręce i zagrać rewanż.
result-blocked = Nikt nie mógł już nic zrobić.
result-last-round = Ostatnia runda została rozegrana.
result-look-back = Zobacz przebieg
result-rematch = Rewanż
result-rematch-join = Przejdź do rewanżu
result-download = Pobierz zapis
review-title = Przebieg gry
review-turn = Ruch { $turn } z { $of }
review-deal = Rozdanie
review-first = Na początek
review-previous = Ruch wstecz
review-next = Ruch naprzód
review-last = Na koniec
review-copy = Kopiuj link do tego ruchu
review-slider = Ruch
review-hands = Na rękach
review-not-over = Przebieg tej gry można zobaczyć, gdy się skończy.
verify-title = Czy tasowanie było uczciwe?
verify-lead = Ta strona oblicza rozdanie, każde losowanie i każdy rzut z ziarna ustalonego przed grą i porównuje je z grą.
verify-start = Sprawdź tasowanie
verify-commitment-right = To ziarno ustalono przed grą.
verify-commitment-wrong = To nie jest ziarno ustalone przed grą!
verify-mix-right = Każdy gracz dodał to, do czego się zobowiązał.
verify-mix-wrong = Któryś gracz dodał nie to, do czego się zobowiązał!
verify-receipt-commitment-right = Serwer trzymał się tego, co najpierw pokazał temu urządzeniu.
verify-receipt-commitment-wrong = Serwer przed rozdaniem pokazał temu urządzeniu coś innego!
verify-receipt-frozen-right = Każdy gracz trzymał się zobowiązania, które widziało to urządzenie.
verify-receipt-frozen-wrong = Zobowiązania nie są tymi, które widziało to urządzenie!
verify-receipt-added-right = To, co dodało to urządzenie, weszło do tasowania. Nikt nie mógł go wybrać.
verify-receipt-added-wrong = Tego, co dodało to urządzenie, nie ma w tasowaniu!
verify-receipt-dropped-wrong = Serwer twierdzi, że to urządzenie się spóźniło, ale to nieprawda!
verify-receipt-round-wrong = Serwer bez powodu odrzucił tasowanie!
verify-receipt-order-right = Kolejność wieku była ustalona przed rozdaniem albo wynikła z tasowania.
verify-receipt-order-wrong = Ktoś wybrał kolejność wieku dopiero po rozdaniu!
verify-receipt-played-right = To jest gra, którą pokazywano temu urządzeniu.
verify-receipt-played-wrong = W trakcie gry temu urządzeniu pokazywano inną grę!
verify-receipt-unnamed-wrong = To urządzenie miało coś dodać, ale potasowano bez niego, a zapis nie mówi dlaczego!
verify-receipt-unanswered-wrong = Serwer twierdzi, że to urządzenie się spóźniło. Wysłało swój udział i nie dostało odpowiedzi: albo zgubiło go połączenie, albo pominął go serwer. W tasowaniu nie ma nic od ciebie.
verify-receipt-elsewhere-wrong = To, co dodało twoje miejsce, nie przyszło z tego urządzenia. Jeśli nie było przy tym innego twojego urządzenia, serwer to wymyślił.
verify-receipt-game-wrong = To nie jest gra, w której brało udział to urządzenie!
verify-left-out = Tego urządzenia nie było przy tasowaniu, więc nie ma w nim nic od ciebie.
verify-no-receipt = To urządzenie nic nie dodało do tasowania, więc może tylko sprawdzić, czy wszystko się zgadza.
verify-mixed-by = Do tasowania dodali: { $names }
verify-late = Nie odpowiedzieli na czas: { $names }
verify-receipt-save = Zapisz moje potwierdzenie
verify-deal-right = Z ziarna wynika dokładnie to rozdanie.
verify-deal-wrong = Z ziarna wynika inne rozdanie!
verify-draws-right = Z ziarna wynika każde losowanie i każdy rzut.
verify-draws-wrong = W ruchu { $turn } z ziarna wynika coś innego!
verify-held-right = Nikt nie zagrał niczego, czego nie miał na ręce.
verify-held-wrong = W ruchu { $turn } ktoś zagrał coś, czego nie miał na ręce!
verify-given = Ziarna tej gry nie wylosowano, lecz je podano, jak w teście: ktoś mógł wszystko znać z góry.
verify-local = To urządzenie rozdało samo sobie. Sprawdzenie pokazuje, że rozdanie i każde losowanie wynikają z ziarna ustalonego przed pierwszym ruchem i że potem nic nie zmieniono. Nie może pokazać, że nikt nie podejrzał ziarna na tym urządzeniu.
verify-seed = Ziarno
verify-commitment = Jego SHA-256

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Kolory strony
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-contrast = Wysoki kontrast
settings-dots = Duże kropki kolorów
settings-dots-about = Jedna kropka to czerwony, dwie pomarańczowy, trzy żółty, cztery zielony, pięć niebieski, sześć fioletowy.
settings-sound = Dźwięki i wibracje

## Refusals of the server

denial-stale = Gra poszła w tym czasie dalej. Spójrz jeszcze raz.
denial-no-such-game = Nie ma takiej gry.
denial-not-seated = Nie siedzisz przy tym stole.
denial-wrong-secret = Ten link już nie działa.
denial-seat-taken = To miejsce jest zajęte.
denial-seats-free = Są jeszcze wolne miejsca.
denial-time-out = Twój czas minął.
denial-not-asked = Zasady na to pozwalają, ale w tym kroku chodzi o coś innego.
denial-too-early = Na to jest za wcześnie.
denial-too-many = To było za szybko. Poczekaj chwilę.
denial-bad-name = Nie można użyć tego imienia. Może mieć do 40 znaków.
denial-name-empty = Nikt nie zobaczyłby tego imienia. Użyj widocznych znaków.
denial-name-marks = W tym imieniu piętrzy się zbyt wiele znaków diakrytycznych.
denial-name-of-bot = Tak nazywa się tu komputer. Wybierz inne imię.
denial-seat-held = To miejsce do kogoś należy. Tylko ta osoba może je przekazać.
denial-left-out = To urządzenie odpowiedziało za późno, więc tasowano bez niego.
denial-bad-seats = Zasady nie pozwalają na tylu graczy.
denial-busy = Serwer jest zajęty. Spróbuj jeszcze raz.
denial-offline = Brak połączenia z serwerem.
denial-needs-server = Gracze na innych urządzeniach mogą dołączyć tylko przez serwer.
denial-evicted = Przeglądarka usunęła to, co przechowywała do gry bez sieci. Połącz się i pobierz to ponownie.
denial-not-kept = Przeglądarka nie mogła zapisać gry na tym urządzeniu. Zwolnij miejsce albo pozwól tej stronie przechowywać dane i spróbuj jeszcze raz.
denial-other = W tej chwili to niemożliwe ({ $code }).

## Without a network

offline-title = Bez sieci
offline-about = Graj z komputerem albo podawajcie sobie to urządzenie, ucz się i przeglądaj swoje gry, w pociągu i w namiocie. Wszystko, co potrzebne, pobiera się raz i zostaje w tej przeglądarce.
offline-keep = Udostępnij offline
offline-fetching = Pobieranie: { $percent }%
offline-kept = To urządzenie może grać bez sieci.
offline-gone = Przeglądarka usunęła to, co przechowywała do gry bez sieci. Twoje gry zostały. Pobierz to ponownie, aby grać offline.
offline-failed = Nie udało się pobrać wszystkiego. Sprawdź połączenie i spróbuj ponownie.
offline-drop = Usuń
offline-here = Na tym urządzeniu
