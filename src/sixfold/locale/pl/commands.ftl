# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold gra, sędziuje i analizuje Qwirkle, Qwirkle Cubes i Qwirkle Cards. Jest niezależny od wydawców tych gier.
app-version-help = Wypisz wersję i zakończ.
app-lang-help = Język odpowiedzi, na przykład nl lub fr; może stać w dowolnym miejscu wiersza. Bez tej opcji decyduje SIXFOLD_LANG lub LANG.
complete-install-help = Niech Tab w tej powłoce dopełnia polecenia, wydania i boty.
complete-show-help = Wypisz to, co włącza dopełnianie, do skopiowania lub zmiany.
json-help = Wypisz wynik jako JSON, i nic więcej, na standardowe wyjście.
cannot-print = Nie można zapisać wyjścia: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = Nie ma języka { $language }; są: { $languages }.
unknown-edition = Nie ma wydania { $edition }; są: { $editions }.
unknown-bot = Nie ma bota { $bot }; są: { $bots }.
-bots-expert = expert@N to ekspert, który przed każdym ruchem rozgrywa do końca N kontynuacji, od 1 do 1000000: im więcej, tym silniejszy i wolniejszy.
bad-rollouts = { $bot }: liczba po expert@ musi być od 1 do { $most }.
no-rollouts = Tylko expert przyjmuje liczbę po @; { $bot } gra bez niej.

match-help = Rozegraj całe partie między botami, zapisz je i pokaż wyniki.
match-edition-help = Zasady, na przykład { $example }.
match-bots-help = Boty, po jednym na miejsce, oddzielone przecinkami. Są: { $names }. { -bots-expert }
match-games-help = Ile partii. Każde rozdanie gra się raz w każdym układzie miejsc, więc najuczciwsza jest wielokrotność liczby botów.
match-seed-help = Dowolny tekst. To samo ziarno daje ten sam plik, bajt po bajcie.
match-out-help = Tu zapisz partie, po jednej w wierszu.
match-progress = Partie
match-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}: { $edition }, ziarno { $seed }
match-bot = Bot
match-wins = Wygrane
match-interval = Przedział 95%
match-score = Wynik
match-margin = Przewaga
match-time = ms na ruch
match-written = { $games ->
    [one] Zapisano jedną partię
    [few] Zapisano { $games } partie
    [many] Zapisano { $games } partii
   *[other] Zapisano { $games } partii
} w pliku { $file }
match-resume-help = Kontynuuj mecz z pliku --out, zamiast zaczynać od nowa.
match-force-help = Zapisz plik --out od nowa, nawet jeśli są w nim już zapisy.
match-workers-help = Ile partii grać naraz; 0: po jednej na rdzeń. Wynik od tego nie zależy.
match-sprt-help = Zatrzymaj, gdy tylko odpowiedź będzie jasna. Dwie liczby punktów Elo, na przykład 0,30: czy pierwszy z dwóch botów jest silniejszy najwyżej o mniejszą, czy co najmniej o większą?
match-sprt-two = Test sekwencyjny wymaga dokładnie dwóch botów.
match-bad-sprt = „{ $text }” to nie dwie liczby punktów Elo, od mniejszej do większej, na przykład 0,30.
match-sprt-answer = { $answer ->
    [lower] Przewaga pierwszego bota to najwyżej { $elo0 } punktów Elo (logarytm ilorazu wiarygodności { $ratio }).
    [higher] Przewaga pierwszego bota to { $elo1 } punktów Elo lub więcej (logarytm ilorazu wiarygodności { $ratio }).
   *[open] Pytanie, czy { $elo0 }, czy { $elo1 } punktów Elo, zostaje otwarte (logarytm ilorazu wiarygodności { $ratio }).
}
match-ray-help = Graj na klastrze Ray pod tym adresem; auto znajduje klaster albo uruchamia go na tym komputerze.
match-no-ray = Ray nie jest zainstalowany; dodaje go pip install "sixfold[ray]".
match-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray.
match-not-this = Plik { $file } zawiera inne partie niż ten mecz: wiersz { $line }. Z --force zamiast --resume zostanie zapisany od nowa.
match-cannot-write = Nie można zapisać pliku { $file }: { $reason }.
match-exists = Plik { $file } już istnieje: --resume go kontynuuje, --force zapisuje od nowa.
match-resume-or-force = Wybierz --resume albo --force: jedno kontynuuje plik, drugie zapisuje go od nowa.
match-needs-out = { $option } wymaga pliku --out.
match-bot-missing = W „{ $bots }” brakuje nazwy: boty oddziela jeden przecinek.
match-stopped = Zatrzymano, rozegrane partie: { $games } z { $planned }.
match-stopped-kept = To samo polecenie z --resume gra dalej od tego miejsca.
match-stopped-lost = Z --out partie zostają zachowane, a --resume gra dalej.

dataset-help = Zapisz każdą decyzję z partii między botami w plikach Parquet, do uczenia.
dataset-out-help = Tu zapisz pliki wraz z kartą, która je opisuje. Folder zostanie w razie potrzeby utworzony.
dataset-resume-help = Kontynuuj partie z folderu --out, zamiast zaczynać od nowa.
dataset-force-help = Zapisz partie w folderze --out od nowa.
dataset-written = Partie: { $games }. Decyzje: { $rows }. Zapisano w folderze: { $folder }.
dataset-not-this = Plik { $file } zawiera partie z innej serii. Z --force zamiast --resume zostanie zapisany od nowa.

tournament-help = Posadź przy stole każdy możliwy skład botów i wystaw im oceny.
tournament-players-help = Ile botów siedzi przy stole.
tournament-games-help = Ile partii gra każdy stół.
tournament-bots = Turniej wymaga różnych botów, co najmniej { $players }.

rate-help = Oceń wszystkich, którzy grali w zapisanych partiach (openskill, Plackett-Luce).
rate-title = { $games ->
    [one] Oceniono jedną partię
    [few] Oceniono { $games } partie
    [many] Oceniono { $games } partii
   *[other] Oceniono { $games } partii
}
rate-player = Gracz
rate-games = Partie
rate-strength = Siła
rate-uncertainty = ±
rate-ordinal = Ostrożnie

check-help = Odtwórz zapisy i sprawdź każdy ruch, wynik, dobranie, zobowiązanie i rezultat.
check-files-help = Pliki z zapisami: .json to jedna partia, .jsonl to jedna partia w wierszu; - to standardowe wejście.
check-receipt-help = Potwierdzenie gracza: to, co jego urządzenie widziało i dodało przed rozdaniem, jest porównywane z zapisem; można podać kilka razy.
check-left-out = zapis mówi, że urządzenie tego gracza nie odpowiedziało na czas, a potwierdzenie się zgadza: w tym tasowaniu nie ma nic od niego.
checked-receipt-game = potwierdzenie i zapis dotyczą tej samej gry.
checked-receipt-commitment = serwer trzymał się tajemnicy, do której zobowiązał się jako pierwszy.
checked-receipt-order = kolejność wieku była ustalona przed rozdaniem albo wynikła z tasowania.
checked-receipt-dropped = nikt nie twierdzi, że ten gracz się spóźnił.
checked-receipt-round = żadnego rozdania nie odrzucono bez powodu.
checked-receipt-frozen = wszystkie miejsca trzymały się zobowiązań, które ten gracz widział.
checked-receipt-added = to, co dodał ten gracz, weszło do tasowania.
checked-receipt-played = to jest gra, którą pokazywano urządzeniu tego gracza.
check-good = { $games ->
    [one] Sprawdzono jedną partię
    [few] Sprawdzono { $games } partie
    [many] Sprawdzono { $games } partii
   *[other] Sprawdzono { $games } partii
}: brak błędów.
check-bad = { $games ->
    [one] Sprawdzono jedną partię
    [few] Sprawdzono { $games } partie
    [many] Sprawdzono { $games } partii
   *[other] Sprawdzono { $games } partii
}, { $faults ->
    [one] jeden błąd.
    [few] { $faults } błędy.
    [many] { $faults } błędów.
   *[other] { $faults } błędu.
}

judge-help = Oceń jedno zagranie: pozycja jako JSON na standardowym wejściu, werdykt jako JSON na standardowym wyjściu.
judge-text-help = Pozycja jako jeden wiersz tekstu zamiast JSON (zobacz docs/notation.md).

editions-help = Sześć zestawów zasad i różnice między nimi.
editions-json-help = Wypisz je jako JSON, ze źródłem każdej wartości.
editions-id = Wydanie
editions-title = Instrukcja
editions-book = { $title }: { $languages }
editions-players = Gracze
editions-rules = Zasady
editions-hand = na ręce: { piece-nouns }
editions-start-line = zaczyna najdłuższy rząd, przy równych { $tie ->
   *[oldest] najstarsza osoba
    [youngest] najmłodsza osoba
}
editions-start-series = zaczyna najdłuższa seria, przy równych { $tie ->
   *[oldest] najstarsza osoba
    [youngest] najmłodsza osoba
}
editions-start-oldest = zaczyna najstarsza osoba
editions-shared = równe najlepsze wyniki dzielą zwycięstwo
editions-rematch = równe najlepsze wyniki dzielą zwycięstwo; rozstrzyga rewanż
editions-pieces =
    { piece-nouns }, po { $copies } każdego { $game ->
        [cubes] koloru
       *[other] rodzaju
    }

rules-help = Zasady wybranego wydania, z przykładami.
rules-edition-help = Zasady, na przykład { $example }.
rules-part-help = Wypisz tylko jedną część, na przykład score.
rules-html-help = Wypisz zasady jako stronę HTML z kluczem każdego komunikatu i całym katalogiem poniżej, do sprawdzenia słów.
rules-no-part = Nie ma tu części { $section }; są: { $sections }.

play-help = Zagraj w terminalu z komputerem.
play-edition-help = Zasady; bez tej opcji pojawi się pytanie.
play-bot-help = Bot, z którym grasz: { $names }. { -bots-expert }
play-force-help = Zapisz plik --record od nowa, nawet jeśli coś już w nim jest.
play-record-exists = Plik { $file } już istnieje; --force zapisuje go od nowa.
play-players-help = Ile osób gra, łącznie z tobą.
play-seed-help = Dowolny tekst; to samo ziarno daje to samo rozdanie.
play-name-help = Twoje imię.
play-record-help = Po skończonej grze zapisz ją w tym pliku.

serve-help = Udostępnij gry dla ludzi i botów, w przeglądarce i przez API.
serve-host-help = Adres, na którym serwer nasłuchuje; 0.0.0.0: cała sieć.
serve-port-help = Port, na którym serwer nasłuchuje; 0: dowolny wolny.
serve-database-help = Gdzie trzymać gry: plik albo adres bazy PostgreSQL. Bez tej opcji plik w folderze danych użytkownika.
serve-key-file-help = Plik z kluczem, który ukrywa w bazie trwające gry; powstaje przy pierwszym uruchomieniu. Bez tej opcji plik obok bazy. Należy go trzymać przy kopiach zapasowych, ale w innym miejscu.
serve-bad-key = Serwer nie wystartował, bo nie można użyć klucza w { $place }: { $why ->
    [missing] nie ma takiego pliku, a gry w bazie są nim ukryte. Należy go przywrócić z kopii zapasowej.
    [wrong] gry w bazie są ukryte innym kluczem. Należy przywrócić tamten klucz z kopii zapasowej.
    [shape] klucz to 64 cyfry szesnastkowe.
   *[unreadable] pliku nie można odczytać lub zapisać.
}
serve-origin-help = Oprócz serwera: źródło (origin), z którego strony mogą się łączyć; można podać kilka razy.
serve-bot-seconds-help = Jak długo bot może myśleć nad jednym ruchem, zanim zagra za niego greedy.
serve-bot-workers-help = Ile botów może myśleć naraz; 0: po jednym na rdzeń, bez jednego rdzenia.
serve-log-level-help = Ile zapisywać w dzienniku: debug, info, warning albo error. Bez tej opcji: info w formacie JSON, warning jako tekst.
serve-log-format-help = Jak zapisywać dziennik: text, json albo auto, czyli tekst w terminalu, a poza nim JSON.
serve-open-help = Otwórz stół w przeglądarce.
serve-contact-help = Do kogo usługi powiadomień mogą się zwrócić w sprawie tego serwera, na przykład mailto:ty@example.org.
serve-bad-contact = { $contact } nie jest kontaktem: musi zaczynać się od mailto: albo https://.
serve-bad-database = { $address } nie nadaje się na bazę danych: podaj plik albo adres zaczynający się od postgresql://.
serve-mistyped-database = Adres bazy danych jest źle zapisany. To plik albo postgresql://użytkownik:hasło@serwer/nazwa; w haśle pisz @ jako %40, : jako %3A, a / jako %2F.
serve-two-databases = { $one } i { $other } wskazują różne bazy danych. Podaj tylko jedno z nich.
serve-bad-level = Nie ma poziomu dziennika { $level }; są: { $levels }.
serve-no-database = Nie można użyć bazy danych { $place }: { $why ->
    [newer] zmieniła ją nowsza wersja Sixfold. Użyj tej wersji lub późniejszej.
    [away] nic tam nie odpowiada.
    [silent] nie odpowiada na czas.
    [denied] odrzuca tę nazwę lub hasło.
    [missing] nie ma bazy danych o tej nazwie.
    [file] pliku nie można otworzyć albo nie jest bazą danych.
   *[other] zgłasza błąd.
}
serve-cannot-run = Serwer nie mógł wystartować; powód jest w dzienniku powyżej.
serve-port-taken = Na porcie { $port } już coś działa, może otwarty stół; wybierz inny opcją --port albo dowolny wolny opcją --port 0.
serve-listening = Sixfold nasłuchuje na { $address }
serve-ready = Sixfold jest gotowy. Stół czeka tutaj:
serve-here = Na tym urządzeniu:
serve-network = Na innych urządzeniach w twojej sieci:
serve-stop = Ctrl-C zatrzymuje serwer; wszystkie gry zostają zachowane.
serve-stopped = Serwer się zatrzymał. Wszystkie gry są zachowane.
serve-no-pages = W tej instalacji brakuje aplikacji webowej, więc działa tylko API; zbuduje ją scripts/web build.
serve-database-file-help = Plik z adresem bazy danych, żeby nie było go widać w wierszu poleceń.
serve-allow-host-help = Nazwa, na którą serwer odpowiada, oprócz swoich adresów i localhost; * oznacza każdą. Można podać kilka razy.
serve-trusted-proxy-help = Adres albo sieć serwera proxy, któremu się wierzy, skąd przychodzą żądania. Można podać kilka razy.
serve-root-path-help = Co stoi przed każdą ścieżką, na przykład /sixfold, jeśli proxy udostępnia też inne strony.
serve-metrics-help = Udostępniać wszystkim dane dla Prometheusa pod /metrics.
serve-metrics-address-help = Udostępniać dane dla Prometheusa pod innym adresem, na przykład 127.0.0.1:9100.
serve-bad-metrics-address = { $address } nie jest adresem z portem, takim jak 127.0.0.1:9100.
serve-bad-proxy = { $address } nie jest ani adresem, ani siecią.
serve-bad-root-path = { $path } nie może stać przed ścieżkami: musi zaczynać się ukośnikiem i kończyć bez niego.
serve-cannot-read = Nie można odczytać pliku { $file }.

admin-help = Zadbać o gry serwera: wypisać je, eksportować, archiwizować, wymazać imiona albo zrobić kopię.
admin-task-help = list, export, import, archive, erase, vacuum albo backup.
admin-bad-task = Nie ma zadania { $task }. Do wyboru: { $tasks }.
admin-game-help = Tylko ta gra. Można podać kilka razy.
admin-status-help = Tylko gry na tym etapie. Można podać kilka razy.
admin-days-help = Tylko gry, w których od tylu dni nic się nie stało. Przy archiwizacji bez tej opcji 30.
admin-abandoned-help = Archiwizować też gry, których nigdy nie dokończono. Najpierw zatrzymaj serwer.
admin-name-help = Wymazać tylko to imię. Bez tej opcji imiona wszystkich osób w tych grach.
admin-file-help = Plik do zapisu; przy import plik do odczytu.
admin-exported = Wyeksportowane gry: { $games }
admin-imported = Zaimportowane gry: { $games }
admin-archived = Gry przeniesione z bazy danych do pliku { $file }: { $games }
admin-erased = Gry, w których wymazano imiona: { $games }
admin-vacuumed = Nieużywane miejsce wróciło na dysk.
admin-backed-up = Baza danych jest skopiowana do pliku { $file }.
admin-backup-postgres = Kopię bazy PostgreSQL robi się jej własnymi narzędziami, na przykład pg_dump.
admin-under-way = Trwające gry są archiwizowane tylko z --abandoned.
admin-erase-which = Powiedz, w których grach: przez --game, --name albo --days 0.
admin-needs-file = Powiedz, który plik, przez --file.
admin-file-exists = Plik { $file } już istnieje. Wybierz inny.
admin-not-an-export = { $why ->
    [sealed] Gra w wierszu { $line } pliku { $file } jest zapieczętowana innym kluczem albo dla innej gry. Niczego nie zaimportowano.
    [broken] Gry w wierszu { $line } pliku { $file } nie da się odtworzyć. Niczego nie zaimportowano.
    [twice] Gra w wierszu { $line } jest w pliku { $file } dwa razy. Niczego nie zaimportowano.
   *[shape] Wiersz { $line } pliku { $file } nie jest wyeksportowaną grą. Niczego nie zaimportowano.
}
admin-already-there = Gra { $game } już jest w bazie danych. Niczego nie zaimportowano.
admin-bad-key = Gry można importować tylko z kluczem tej bazy danych, a nie można go użyć: { $place }. Niczego nie zaimportowano.
admin-failed = Baza danych zgłasza błąd: { $reason }. Niczego nie zmieniono.
admin-archive-unsure = Baza danych zawiodła w ostatniej chwili: gry mogą w niej jeszcze być albo nie. W pliku { $file } są wszystkie; plik został zachowany.
admin-erase-failed = Baza danych zgłasza błąd: { $reason }. Niektóre imiona mogą w niej jeszcze być. Uruchom polecenie ponownie.
admin-not-gone = Baza danych jest ciągle czytana, więc to, co usunięto, jest jeszcze w pliku obok niej, który kończy się na -wal. Uruchom później vacuum.
admin-damaged = Baza danych jest uszkodzona. Niczego nie skopiowano.
admin-none = Nie ma takich gier.
admin-column-game = Gra
admin-column-edition = Wydanie
admin-column-status = Etap
admin-column-created = Utworzona
admin-column-last = Ostatnie zdarzenie
admin-column-events = Zdarzenia
admin-column-players = Gracze

bench-help = Zmierz szybkość i siłę programami z benchmarks/; potrzebne są źródła projektu.
bench-names-help = Które programy uruchomić; bez nazwy wszystkie.
bench-json-help = Wypisz liczby jako JSON.
bench-full-help = Mierz dłużej i dokładniej.
bench-no-folder = Nie ma tu folderu benchmarks: to polecenie wymaga źródeł projektu.
bench-needs = { $name } zostaje pominięty: potrzebuje { $module }. To, czego wymagają pomiary, dodaje pip install -e ".[test]".
bench-unknown = Nie ma pomiaru { $name }; są: { $names }.
bench-running = Pomiar { $name }…
bench-benchmark = Pomiar
bench-what = Co
bench-figure = Wartość
