## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Znakomity
label-best = Najlepszy
label-good = Dobry
label-inaccuracy = Niedokładność
label-mistake = Błąd
label-blunder = Poważny błąd
coach-unsure = Różnica zbyt mała, by rozstrzygnąć
coach-forced = Nie było wyboru

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkle od razu
       *[other] Punkty od razu
    }
part-replies = Co zdobędą inni
part-kept = Co zdobędziesz później
part-ending = Premia za zakończenie gry
part-table = Co zostaje na stole

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = Można było ułożyć Qwirkle: { $pieces }.
reason-lines-missed = Można było punktować w kilku liniach naraz ({ $lines }): { $pieces }. Punkty: { $best }, nie { $made }.
reason-safe-five = Tę linię pięciu można było spokojnie zostawić. Nikt jej nie dokończy, bo to wszystko leży już na stole: { $pieces }.
reason-points-missed = Można było zdobyć więcej: { $pieces }. Punkty: { $best }, nie { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] Innym brakuje do Qwirkle tylko jednej karty. Jeszcze w grze: { $out } ({ $pieces }). Zabierają go w { $share } przypadków.
       *[other] Zostaje otwarta linia pięciu. Jeszcze w grze, by ją dokończyć: { $out } ({ $pieces }). Inni robią to w { $share } przypadków.
    }
reason-qwirkle-given = Inni układają Qwirkle przed twoją następną turą w { $share } przypadków, a nie w { $less }.
reason-points-given = Inni zdobędą dzięki temu więcej: średnio { $points }.
reason-last-held = Tej linii pięciu nikt inny nie dokończy, bo ostatni element masz ty: { $pieces }. Może na ciebie poczekać.
reason-broken-up = To do siebie pasuje, a ten ruch to rozdziela: { $pieces }.
reason-duplicate-kept = Zostają ci dwa takie same, a do linii pasuje tylko jeden: { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = Trzymasz { $pieces } do linii, której nikt nie dokończy: tego już nie ma w grze: { $gone }.
reason-qwirkle-ahead = W następnej turze udałby ci się Qwirkle w { $share } przypadków, a nie w { $less }.
reason-points-ahead = Z tym, co ci zostanie, zdobędziesz później więcej: średnio { $points }.
reason-ending-missed = Można było zakończyć grę i wziąć premię: { $points }.
reason-ending = Premia za zakończenie gry częściej przypadłaby tobie: średnio { $points }.
reason-trade-better = Lepiej było wymienić: { $pieces }.
reason-trade-needless = Nie trzeba było wymieniać. Punkty do zdobycia: { $points } ({ $pieces }).
reason-roll-better = Lepiej było przerzucić { $pieces }: średnio { $best } punktu, nie { $made }.
reason-keep-better = Lepiej było nie przerzucać: średnio { $best } punktu, nie { $made }.
reason-rearrangement = Przełożenie kart na stole uwolniłoby Qwirkle: { $pieces }.
reason-table-left = Stół, który zostawisz, jest dla ciebie więcej wart: średnio { $points }.

## The review.

coach-title = Zdaniem trenera
coach-accuracy = Dokładność
coach-lost = Oddane na turę
coach-luck = Szczęście
coach-luck-note = Szczęście to tyle, ile losowanie i rzuty dodały do szansy na wygraną; to, co oddały decyzje, liczy się osobno.
coach-moments = Najważniejsze chwile
coach-no-moments = Trener nie znalazł błędu, który nie budziłby wątpliwości.
coach-turn-of = Tura { $turn }, { $name }
coach-made = Zagrano
coach-best = Najlepiej
coach-cost = Strata szansy na wygraną
coach-cost-points =
    { $game ->
        [cards] Strata w Qwirkle
       *[other] Strata w punktach
    }
coach-within = { $value } ± { $within }
coach-proven = Policzone do końca gry
coach-roll = Przerzucić { $pieces }
coach-keep = Niczego nie przerzucać
coach-play-scores = { $play } = { $points }
coach-graph = Szansa na wygraną, tura po turze
coach-graph-point = Tura { $turn }, { $name }: { $chance }
coach-start = Zapytaj trenera
coach-working = Trener ogląda turę { $turn } z { $of }…
coach-failed = Trener nie mógł teraz obejrzeć tej gry.
coach-again = Zapytaj jeszcze raz
coach-show-made = Co zagrano
coach-show-best = Co było najlepsze
coach-try = Spróbuj jeszcze raz
coach-try-ask = Co byś zagrał(a) zamiast tego?
coach-try-stop = Przestań próbować
coach-try-best = To najlepszy ruch!
coach-try-good = Równie dobry jak najlepszy.
coach-try-worse = Jeszcze nie: to wciąż oddaje { $loss }.
coach-try-other = To nie należy do najlepszych ruchów.
coach-try-check = Sprawdź
coach-try-tries =
    { $tries ->
        [one] Znalezione w { $tries } próbie.
        [few] Znalezione w { $tries } próbach.
        [many] Znalezione w { $tries } próbach.
       *[other] Znalezione w { $tries } próby.
    }
coach-hint = Wskazówka
coach-hint-points =
    { $game ->
        [cards] Tyle Qwirkle daje: { $points }.
       *[other] Tyle punktów daje: { $points }.
    }
coach-hint-pieces = Potrzebne są: { $pieces }.
coach-hint-cells = Trafia na zaznaczone pola.
coach-answer = Pokaż odpowiedź

## sixfold review

review-help = Przejrzyj grę z trenerem: co oddała każda tura, co było najlepsze i dlaczego.
review-file-help = Zapis gry; - czyta standardowe wejście.
review-game-help = Która gra z pliku z kilkoma, licząc od 1.
review-html-help = Wypisz ocenę jako stronę do zachowania.
review-fresh-help = Oceń grę od nowa, nawet jeśli była już oceniona.
review-several = W tym pliku jest kilka gier. Wybierz jedną przez --game, od 1 do { $games }.
review-no-game = W tym pliku nie ma gry { $number }; jest ich { $games }.
review-no-turns = W tej grze nikt jeszcze nie zagrał.
review-players = Gracze
review-turns = Wszystkie tury
