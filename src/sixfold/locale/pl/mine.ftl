## Co moje: strona główna, zaproszenia, powiadomienia, okrzyki.

## Home

home-friend = Zagraj ze znajomym
home-turn = Twój ruch
home-turn-of = Ruch: { $name }
home-finished = Zakończone
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] Pokaż jeszcze { $count }
        [few] Pokaż jeszcze { $count }
        [many] Pokaż jeszcze { $count }
       *[other] Pokaż jeszcze { $count }
    }
home-empty = Na stole jeszcze pusto. Sześć kolorów, sześć kształtów, jeden wieczór: kto gra?
home-tables = Stoły
home-greeting = Cześć, { $name }

## Tables of others

tables-title = Stoły
tables-lead = Usiądź tam, gdzie jest wolne miejsce, albo popatrz, jak grają inni.
tables-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } na ruch
tables-clock-game = { $time } na grę
tables-empty-open = Żaden stół nie czeka teraz na graczy. Otwórz własny, może ktoś się dosiądzie.
tables-empty-watch = Nikt teraz nie gra publicznie.
tables-make = Otwórz stół

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } zaprasza cię do gry { $game }, { $players }
       *[no] Masz zaproszenie do gry { $game }, { $players }
    }
players =
    { $count ->
        [2] dwóch graczy
        [3] trzech graczy
        [4] czterech graczy
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
invite-send = Zaproś: { $name }
invite-copied = Link skopiowany. Wklej go do wiadomości.
lobby-local-title = Inni nie mogą otworzyć linku?
fold-shuffle = Jak ustalono tasowanie

## New game

new-with = Jak chcesz grać?
new-with-computer = Z komputerem
new-with-friends = Ze znajomymi, przez link
new-with-here = Przy tym ekranie
new-hints = Podpowiedzi
new-hints-about = Czy gracze mogą pytać, co zrobiłby komputer.
hints-off = Przy tym stole bez podpowiedzi
hints-none = Bez podpowiedzi
denial-no-hints = Przy tym stole nie ma podpowiedzi.
denial-bad-endpoint = Powiadomienia tej przeglądarki są stąd nieosiągalne.

## Statistics

stats-title = Twoje statystyki
stats-lead = Liczone na tym urządzeniu i nigdzie indziej.
stats-games = Gry
stats-wins = Wygrane
stats-qwirkles = Qwirkle
stats-most = Najwięcej Qwirkle w jednej grze
stats-streak = Najdłuższa seria wygranych
stats-best = Najlepszy ruch
stats-levels = Wygrane z
stats-people = Ludzie
stats-level = { $wins } z { $games }
stats-scores = Ostatnie wyniki
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, ostatnie wyniki: { $scores }
stats-empty = Dokończ grę, a zostanie tu policzona.

## Moving to another device

transfer-title = Przenieś na inne urządzenie
transfer-lead = Plik z twoimi grami, prawdziwymi stołami, statystykami, zagadkami, pozycjami i ustawieniami.
transfer-warning = Kto ma ten plik, może grać na twoich miejscach. Pilnuj go jak klucza.
transfer-save = Zapisz plik
transfer-open = Otwórz plik
transfer-done =
    { $games ->
        [0] Wszystko z tego pliku już tu było.
        [one] Dodano { $games } grę.
        [few] Dodano { $games } gry.
        [many] Dodano { $games } gier.
       *[other] Dodano { $games } gry.
    }
transfer-rest = W tym pliku nie było nowej gry. Dodano całą resztę.
transfer-other = To nie jest plik z „Zapisz plik”. Nic nie zostało zmienione.
transfer-newer = Ten plik pochodzi z nowszej wersji. Nic nie zostało zmienione.
# $place: where in the file, such as "games 3".
transfer-damaged = Ten plik jest uszkodzony ({ $place }). Nic nie zostało zmienione.
transfer-large = Ten plik jest za duży. Nic nie zostało zmienione.

## Settings

settings-name = Twoje imię
settings-colour = Twój kolor
settings-notify = Powiadom, gdy będzie mój ruch
settings-notify-about = Także gdy ta strona jest zamknięta.
settings-notify-forbidden = Twoja przeglądarka nie pozwala na powiadomienia z tej strony.
settings-reactions = Pokazuj okrzyki innych
notify-offer = Czy to urządzenie ma cię powiadomić, gdy będzie twój ruch?
notify-yes = Tak, proszę
# The title of a notification.
notice-title = Twój ruch
notice-with = grają: { $names }

## Calling out

react = Zawołaj
# $name calls out $text, one of the reactions.
reaction-said = { $name }: { $text }
reaction-hello = Cześć!
reaction-good-luck = Powodzenia!
reaction-well-played = Dobrze zagrane!
reaction-thanks = Dzięki!
reaction-wow = Ale super!
reaction-oh-no = O nie!
reaction-thinking = Niech pomyślę …
reaction-hurry = Twój ruch!
reaction-sorry = Przepraszam!
reaction-laugh = Cha, cha!
reaction-good-game = Dobra gra!
reaction-again = Jeszcze raz?

## Keys

keys-title = Klawiatura
keys-open = Skróty klawiszowe
keys-anywhere = Wszędzie
keys-table = Przy stole
keys-review = Podczas przeglądania
key-help = Ta lista
key-escape = Odłóż, zamknij
key-hand = Do ręki
key-board = Na planszę
key-arrows = Poruszanie się
key-enter = Wybierz, zagraj
key-next = Następne pasujące miejsce
key-previous = Poprzednie pasujące miejsce
key-pan = Na planszy: przesuń widok
key-zoom = Bliżej, dalej
key-all = Pokaż wszystko
key-shift = Przełóż rękę
key-back = Cofnij wyłożenie
key-undo = Cofnij (karty)
key-redo = Ponów (karty)
key-skip = Pomiń pokazywane ruchy innych
key-turns = Ruch wstecz, w przód
key-ends = Na początek, na koniec
# Names of keys as they are printed on the keyboard.
key-name-arrows = Strzałki
key-name-any = Dowolny klawisz
key-name-space = Spacja

real-title = Przy prawdziwym stole
analysis-title = Plansza do analizy
review-analyse = Analizuj tę pozycję

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Kurczątko
bot-level-2 = Jeż
bot-level-3 = Zając
bot-level-4 = Wiewiórka
bot-level-5 = Bóbr
bot-level-6 = Wydra
bot-level-7 = Lis
bot-level-8 = Sowa
level-about-1 = Dopiero zaczyna: widzi tylko kawałek stołu.
level-about-2 = Znajduje proste ruchy, a przeocza sprytne.
level-about-3 = Widzi sporo, ale zawsze się spieszy.
level-about-4 = Bierze to, co jest teraz, i nie myśli o tym, co potem.
level-about-5 = Widzi większość, ale nie liczy, co jeszcze zostało.
level-about-6 = Niewiele przeocza.
level-about-7 = Patrzy na wszystko, także na to, co zostawia tobie.
level-about-8 = Rozgrywa w głowie każdy ruch do przodu. Nikt tu nie jest silniejszy.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = Mój poziom: { $level }
level-mine-about = Kieruje się twoimi zakończonymi grami na tym urządzeniu: stopień wyżej, gdy wciąż wygrywasz, stopień niżej, gdy wciąż przegrywasz.
# Said beside the button for another game.
level-next = Następny przeciwnik: { $level }
