## Following the game, and its end.

settings-pace = Ruchy innych
settings-pace-at-once = Od razu
settings-pace-brisk = Żwawo
settings-pace-calm = Spokojnie

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] Rząd o długości { $longest }: jeszcze 1.
        [few] Rząd o długości { $longest }: jeszcze { $count }.
        [many] Rząd o długości { $longest }: jeszcze { $count }.
       *[other] Rząd o długości { $longest }: jeszcze { $count }.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Jeszcze nie gotowe: brakuje 1.
        [few] Jeszcze nie gotowe: brakuje { $count }.
        [many] Jeszcze nie gotowe: brakuje { $count }.
       *[other] Jeszcze nie gotowe: brakuje { $count }.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Pomiń
show-again = Pokaż ponownie ostatni ruch: { $name }
show-turn-again = Pokaż ponownie ruch { $turn }
show-now = Wróć do gry

story-tie = Bardziej wyrównanej gry być nie mogło.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] Było blisko: wygrywasz o { $margin }.
       *[no] Było blisko: { $name } wygrywa o { $margin }.
    }
story-runaway =
    { $you ->
        [yes] Nikt nie dotrzymał ci kroku: przewaga { $margin }!
       *[no] { $name }: nikt nie dotrzymał kroku, przewaga { $margin }.
    }
story-comeback =
    { $you ->
        [yes] Co za powrót: w ruchu { $turn } twoja strata to { $behind }.
       *[no] Co za powrót: { $name } w ruchu { $turn } traci { $behind }.
    }
story-last-turn =
    { $you ->
        [yes] Wychodzisz na prowadzenie w ostatnim ruchu.
       *[no] { $name } wychodzi na prowadzenie w ostatnim ruchu.
    }
story-ahead =
    { $you ->
        [yes] Prowadzisz od początku do końca.
       *[no] { $name } prowadzi od początku do końca.
    }
story-qwirkles =
    { $you ->
        [yes] Zdecydowały twoje Qwirkle: { $count }.
       *[no] Zdecydowały Qwirkle, które ma { $name }: { $count }.
    }
story-turn =
    { $you ->
        [yes] Ruch do zapamiętania jest twój. Punkty: { $points }.
       *[no] Ruch do zapamiętania: { $name }. Punkty: { $points }.
    }
story-long = Liczba ruchów w tej grze: { $turns }.

result-best = Najlepszy ruch
result-best-of = { $name }: { $points }
result-best-look = Zobacz ruch { $turn }
result-chart = Jak to szło
result-chart-label = Wyniki ruch po ruchu. { $scores }
result-chart-table = Jako tabela
result-board = Jak się skończyło
share-picture = Udostępnij obraz
save-picture = Zapisz obraz
picture-failed = Nie udało się utworzyć obrazu.
copy-link = Kopiuj link

open-title = Otwórz grę
open-lead = Obejrzyj grę z pobranego zapisu: wybierz plik albo upuść go tutaj.
open-choose = Wybierz plik
open-unreadable = To nie jest zapis gry: { $name }
open-large = Ten plik jest za duży jak na zapis gry: { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] Ten zapis się nie zgadza, więc nie można go pokazać: { $name }
       *[other] Ten zapis nie zgadza się w ruchu { $turn }, więc nie można go pokazać: { $name }
    }
open-another = Otwórz inny plik
