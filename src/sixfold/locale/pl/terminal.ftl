## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood.
# Spellings without Polish letters and the English words work, too. No word may be the code of a piece: od is the
# orange diamond, po the purple circle.
command-help = ?
    .also = pomoc help
command-hint = rada
    .also = porada podpowiedź podpowiedz hint
command-quit = koniec
    .also = k wyjdź wyjdz wyjście wyjscie quit q exit
command-pass = pas
    .also = p pasuję pasuje pass
command-trade = wymień
    .also = wymien wymiana w zamień zamien trade
command-roll = rzuć
    .also = rzuc rzut r roll
command-keep = zostaw
    .also = z zostawiam keep
command-view = widok
    .also = pokaż pokaz view
command-new = nowa
    .also = n nowy new
command-add = dodaj
    .also = d dołóż doloz add
command-move = przenieś
    .also = przenies przesuń przesun move
command-back = odłóż
    .also = odloz reset back
command-undo = cofnij
    .also = c undo
command-done = gotowe
    .also = g ok zatwierdź zatwierdz done

# Words inside a command. The fillers are passed over.
word-all = wszystko
    .also = wszystkie all
word-right = prawo
    .also = right
word-down = dół
    .also = dol dołu dolu down
word-new = nowa
    .also = nowej nową nowy n new
word-filler = na
    .also = w we z ze do i oraz seria serii serię serie pole polu at on to from and

## Choosing

choose-game = W co gramy?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 albo 3 (sam Enter: 1) >{ " " }
choose-again = Odpowiedz 1, 2 albo 3.

bad-players = { $title }: liczba graczy od { $fewest } do { $most }, a nie { $players }.

## Starting

name-you = Ty
name-computer = Komputer
name-computer-number = Komputer { $number }
start-commitment =
    Tasowanie jest ustalone. SHA-256 jego ziarna:
    { $commitment }
start-help = { command-help } – pomoc, { command-hint } – podpowiedź, { command-quit } – wyjście.
start-longest =
    { $you ->
        [yes] Masz najdłuższy rząd ({ $length }) i od niego zaczynasz.
       *[no] { $name } ma najdłuższy rząd ({ $length }) i od niego zaczyna.
    }
start-series =
    { $you ->
        [yes] Masz najdłuższą serię ({ $length }) i zaczynasz.
       *[no] { $name } ma najdłuższą serię ({ $length }) i zaczyna.
    }
start-oldest =
    { $you ->
        [yes] Zaczynasz.
       *[no] { $name } zaczyna.
    }

## The table

score-seat = { $name }: { $score }
score-bag =
    { $left ->
        [0] woreczek pusty
       *[other] woreczek: { $left }
    }
score-stack =
    { $left ->
        [0] stos pusty
       *[other] stos: { $left }
    }
your-hand = Twoja ręka:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = To część planszy: kolumny od { $left } do { $right }, wiersze od { $top } do { $bottom }.
view-elsewhere = Inną część, na przykład wokół 3,1, pokaże: { command-view } 3,1
table-colours = Serie kolorów
table-shapes = Serie symboli
table-unfinished = Jeszcze niegotowe
table-empty = Stół jest pusty.
series-short = za krótka
series-repeat = dwie takie same karty
series-mixed = mieszana
series-qwirkle = Qwirkle!
last-round =
    { $turns ->
        [one] Stos jest pusty: to ostatni ruch.
        [few] Stos jest pusty: zostały { $turns } ruchy, licząc z tym.
        [many] Stos jest pusty: zostało { $turns } ruchów, licząc z tym.
       *[other] Stos jest pusty: zostało { $turns } ruchu, licząc z tym.
    }

## Your turn

prompt-turn = Twój ruch >{ " " }
prompt-table = Twój stół >{ " " }
opening-tiles =
    { $longest ->
        [one] Wyłóż dowolną jedną płytkę, na przykład { $example }.
        [few] Wyłóż rząd { $longest } płytek, na przykład { $example }.
        [many] Wyłóż rząd { $longest } płytek, na przykład { $example }.
       *[other] Wyłóż rząd { $longest } płytek, na przykład { $example }.
    }
opening-cubes =
    Wyłóż najdłuższy rząd, jaki masz (kostki: { $longest }), na przykład { $example }{ $rolled ->
        [yes] .
       *[no] ; albo najpierw rzuć wybranymi kostkami.
    }
nothing-fits-trade = Nic z ręki nie pasuje. Wymień coś, na przykład: { command-trade } { $example }
nothing-fits-pass = Nic nie pasuje. Wpisz { command-pass }.
nothing-fits-roll = Teraz nic nie pasuje. Rzuć wybranymi kostkami ({ command-roll } { $example }) albo wpisz { command-keep }: wtedy rzucasz wszystkimi, aż coś będzie pasować.
roll-which = Podaj kostki do rzutu, na przykład { command-roll } Ro Gs albo { command-roll } { word-all }.
kept = Kostki zostają. Teraz coś wyłóż.
roll-kept = Kostki zostały, więc w tym ruchu nie ma już rzutu. Wyłóż coś.

hint-lay = Rada: { $laid } za { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
hint-trade = Rada: { command-trade } { $pieces }
hint-pass = Rada: { command-pass }
hint-keep = Rada: { command-keep }
hint-roll = Rada: { command-roll } { $pieces }
hint-cards =
    Rada, rozłożona na twoim stole: zagrane { $played }, { $count ->
        [0] bez Qwirkle
        [one] 1 Qwirkle
        [few] { $count } Qwirkle
        [many] { $count } Qwirkle
       *[other] { $count } Qwirkle
    }. Wpisz { command-done }, żeby tak zagrać, albo { command-back }, żeby wszystko cofnąć.

unreadable-line = Nie rozumiem „{ $text }”. Wpisz { command-help }, by zobaczyć pomoc.
unreadable-piece = Nie rozumiem „{ $text }”. Kod to litera koloru ({ $colours }) i litera symbolu ({ $shapes }), na przykład Ro. Wpisz { command-help }, by zobaczyć pomoc.
unreadable-cell = „{ $text }” to nie pole. Pole to kolumna i wiersz, na przykład 2,-1.
unreadable-where = Podaj też pole: Ro 1,0 albo, dla rzędu, 1,0>RoRd.
unreadable-direction = Podaj kierunek: > w prawo albo v w dół, na przykład 1,0>RoRd albo 1,0vRoRd.
unreadable-pairs = Nie wiadomo, co gdzie położyć. Napisz Ro 1,0 Rd 2,0 albo 1,0>RoRd.
unreadable-pieces-only = Tu pasują tylko kody, na przykład Ro Yd, a nie „{ $text }”.
not-in-this-game = W tej grze nie ma polecenia { $word }. Wpisz { command-help }, by zobaczyć pomoc.

cards-which = Podaj co najmniej jedną kartę, na przykład Ro.
cards-where = Podaj serię: { command-add } Ro 2 albo { command-move } Ro 1 2.
cards-no-series = Nie ma serii { $number }.
cards-not-here = Tej karty nie ma w serii { $number }: { $piece }.
cards-not-held = Tej karty nie masz na ręce: { $piece }.
cards-nowhere = Tej karty nie ma ani na twojej ręce, ani na stole: { $piece }.
cards-several = Ta karta leży w kilku seriach ({ $numbers }): { $piece }. Podaj, skąd i dokąd: { command-move } { $code } <skąd> <dokąd>.
cards-not-played = Tej karty nie zagrano w tym ruchu, więc zostaje na stole: { $piece }.
cards-put-back = Wszystko wróciło na miejsce.
cards-nothing-to-undo = Nie ma czego cofać.

## Turns told

turn-lays =
    { $you ->
        [yes] Wykładasz
       *[no] { $name } wykłada
    } { $laid } za { $score ->
        [one] 1 punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , losuje { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] Wymieniasz
       *[no] { $name } wymienia
    } { $count ->
        [one] jedną płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }.
turn-passes =
    { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
turn-rolls =
    { $you ->
        [yes] Rzucasz
       *[no] { $name } rzuca
    } { $before }: wypada { $after }.
turn-must-roll =
    { $you ->
        [yes] Nic nie pasuje, więc rzucasz wszystkimi kostkami
       *[no] Nic nie pasuje, więc { $name } rzuca wszystkimi kostkami
    } { $times ->
        [one] jeszcze raz.
        [few] jeszcze { $times } razy.
        [many] jeszcze { $times } razy.
       *[other] jeszcze { $times } razu.
    }
turn-plays =
    { $you ->
        [yes] Zagrywasz
       *[no] { $name } zagrywa
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , dobiera { $drawn }.
        }
    }
turn-takes =
    { $you ->
        [yes] Zabierasz
       *[no] { $name } zabiera
    } { $count ->
        [one] Qwirkle
        [few] { $count } Qwirkle
        [many] { $count } Qwirkle
       *[other] { $count } Qwirkle
    }: { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] Qwirkle!
        [few] { $count } Qwirkle naraz!
        [many] { $count } Qwirkle naraz!
       *[other] { $count } Qwirkle naraz!
    }
you-draw =
    { $game ->
        [cards] Dobierasz { $pieces }.
       *[other] Losujesz { $pieces }.
    }

## Leaving and ending

leave = Do zobaczenia. Ta gra zostaje niedokończona.
leave-choosing = Do zobaczenia.
end-blocked = Nikt nie może już nic zrobić: koniec gry.
end-last-round = To był ostatni ruch.
end-won =
    { $you ->
        [yes] Wygrywasz!
       *[no] { $name } wygrywa.
    }
end-shared = Wspólne zwycięstwo: { $names }.
end-rematch = Instrukcja każe podać sobie ręce i zagrać rewanż.
end-seed =
    Ziarno tasowania:
    { $seed }
end-check = Jego SHA-256 było widać na początku, więc tasowanie ustalono przed pierwszym ruchem.

## Help: .type is what one types, the value what it does.

help-pieces = Kod to litera koloru i litera symbolu, wielkie albo małe:
help-cells = Pole to kolumna i wiersz: 2,-1 to kolumna 2, wiersz -1.
help-lay = kładzie czerwone koło na 1,0 i czerwony romb na 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = wykłada rząd w prawo, od 1,0
    .type = 1,0>RoRdRc
help-line-down = wykłada rząd w dół; kropka pomija zajęte pole
    .type = 0,-2vPs.Bs
help-trade = wymienia płytki zamiast wykładania
    .type = { command-trade } Ro Yd
help-pass-tiles = tylko gdy woreczek jest pusty i nic nie pasuje
    .type = { command-pass }
help-roll = rzuca tymi kostkami, raz na ruch, przed wyłożeniem; { command-roll } { word-all } rzuca wszystkimi
    .type = { command-roll } Ro Gs
help-keep = nie rzuca żadną
    .type = { command-keep }
help-pass-cubes = tylko gdy żaden rzut nic nie da
    .type = { command-pass }
help-table = Próbuj do woli: nic się nie liczy, dopóki nie wpiszesz { command-done }. Na koniec każda karta musi leżeć w serii od 3 do 6 kart tego samego koloru albo z tym samym symbolem. Seria 6 kart to Qwirkle i zabierasz ją.
help-new = zaczyna serię z kart z ręki albo, jeśli ich nie masz, ze stołu
    .type = { command-new } Ro Rd Rc
help-add = dokłada kartę z ręki do serii 2
    .type = { command-add } Ro 2
help-move = przenosi kartę z serii 1 do serii 3
    .type = { command-move } Bs 1 3
help-move-new = przenosi ją do nowej serii
    .type = { command-move } Bs 1 { word-new }
help-back = odkłada wszystko na miejsce; { command-back } Ro tylko tę kartę
    .type = { command-back }
help-undo = cofa ostatni krok
    .type = { command-undo }
help-done = kończy twój ruch
    .type = { command-done }
help-pass-cards = tylko gdy nie możesz zagrać żadnej karty
    .type = { command-pass }
help-hint = daje radę
    .type = { command-hint }
help-view = pokazuje dużą planszę wokół 3,1
    .type = { command-view } 3,1
help-redraw = rysuje stół od nowa
    .type = (Enter)
help-quit = kończy grę
    .type = { command-quit }
