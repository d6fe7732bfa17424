## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Zagadki
puzzles-lead = Jeden ruch jest wyraźnie najlepszy. Znajdziesz go?
puzzles-choose = Która gra?
puzzles-today = Dzisiejsza zagadka
puzzles-today-lead = Dla wszystkich ta sama, codziennie nowa.
puzzles-today-done = Udało się! Jutro będzie nowa.
puzzles-today-missed = Dzisiejsza próba już za tobą. Jutro będzie nowa.
puzzles-run = Zagadka za zagadką
puzzles-run-lead = Im lepiej ci idzie, tym są trudniejsze.
puzzles-rating = Twój ranking
puzzles-streak = Dni z rzędu
puzzles-longest = Najdłużej
puzzles-solved = Rozwiązane
puzzles-none = Do tej gry nie ma jeszcze zagadek.
puzzle-ask = Znajdź najlepszy ruch.
puzzle-ask-roll = Rzucić czy wyłożyć? Znajdź, co jest najlepsze.
puzzle-difficulty = Trudność: { $rating }
puzzle-stand = Ty: { $mine }. Drugi gracz: { $theirs }.
puzzle-others = Ręka drugiego gracza
puzzle-about = O co chodzi: { $theme }
puzzle-right = Zgadza się!
puzzle-wrong = To nie jest najlepszy ruch.
puzzle-shown = Oto najlepszy ruch.
puzzle-best = Najlepiej: { $play }
puzzle-cost = Szansa na wygraną, którą by to kosztowało: { $loss }
puzzle-tempting = Kuszące, ale słabsze: { $play }
puzzle-rating-now = Twój ranking: { $rating } ({ $change })
puzzle-next = Następna zagadka
puzzle-all = Wszystkie zagadki
puzzle-yours = Twój ruch
puzzle-tempted = Kuszący ruch
puzzle-share = Kopiuj wynik
puzzle-share-right = Sixfold, { $date }: dzisiejsza zagadka rozwiązana! { $game }, trudność { $rating }, dni z rzędu: { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date }: dzisiejsza zagadka była dla mnie za trudna. { $game }, trudność { $rating }. Znajdziesz rozwiązanie? { $link }

# What puzzles are about.
theme-qwirkle = Qwirkle
theme-double = Dwa rzędy naraz
theme-block = Niczego nie oddać
theme-hold-back = Coś zatrzymać
theme-finish = Koniec gry
theme-roll-or-keep = Rzucić czy zostawić
theme-free-qwirkle = Uwolnić Qwirkle
theme-whole-hand = Cała ręka

## sixfold puzzles

puzzles-help = Znajdź zagadki w partiach botów albo sprawdź je głębszym szukaniem.
puzzles-work-help = mine (szukaj) albo check (sprawdź).
puzzles-unknown-work = { $word } to nie zadanie. Do wyboru: { $works }.
puzzles-file-help = Plik z zagadkami, po jednej w wierszu.
puzzles-goal-help = Ile zagadek znaleźć.
puzzles-processes-help = Nad iloma pracować naraz; 0: po jednej na rdzeń. Wynik od tego nie zależy.
puzzles-resume-help = Kontynuuj plik --out, zamiast zaczynać od nowa.
puzzles-remove-help = Usuń z pliku zagadki, których odpowiedź się nie obroniła. Po przerwaniu to samo polecenie pracuje dalej.
puzzles-progress = Zagadki
puzzles-stopped = Zatrzymano, zagadki: { $puzzles } z { $goal }. To samo polecenie z --resume szuka dalej.
puzzles-mined = Zagadki w { $file }: { $puzzles }.
puzzles-checked = Zagadki, których odpowiedź się obroniła: { $kept } z { $puzzles } ({ $share }).
puzzles-lost = { $id }: odpowiedź się nie obroniła. { $theme }
puzzles-removed = { $id }: odpowiedź się nie obroniła, usunięto. { $theme }
puzzles-unreadable = Wiersz { $line } pliku { $file } to nie zagadka.
