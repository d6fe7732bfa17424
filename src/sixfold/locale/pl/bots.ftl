# Boty innych osób: jak ich używać, mówić w imieniu naszych i je sprawdzać.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = Do tego potrzeba więcej, niż jest zainstalowane: { $command }
# $reason is technical and in English.
bot-cannot-load = Bota { $bot } nie można użyć: { $reason }
bot-forfeit = Gra { $game }: { $bot } przegrał z własnej winy. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = Nie udało się go uruchomić: { $detail }
bot-fault-crashed = Przestał działać: { $detail }
bot-fault-silent = Nie odpowiedział na czas. { $detail }
bot-fault-unreadable = Dał nieczytelną odpowiedź: { $detail }
bot-fault-refused = Złamał zasadę: { $detail }

engine-help = Mówić protokołem sixfold-engine/1 w imieniu bota, na standardowym wejściu i wyjściu.
engine-bot-help = Bot, w którego imieniu się mówi: { $names } albo moduł:nazwa.

bot-test-help = Sprawdzić bota: czy gra według zasad, powtarza swoją grę i nie oszukuje?
bot-test-name-help = Bot: moduł:nazwa, nazwa zainstalowanego bota albo engine:polecenie.
bot-test-games-help = Ile gier rozegrać przy każdym stole, przy którym bot według siebie umie grać.
bot-test-seed-help = Dowolna liczba; ta sama liczba daje ten sam sprawdzian.
bot-test-edition-help = Tylko jedne zasady, na przykład { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = Uruchamia się i mówi, w co gra.
bot-test-legal = Gra według zasad: { $count ->
    [one] jedna odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}, najwolniejsza w { $time } ms.
bot-test-edges = Radzi sobie tam, gdzie prawie nic już nie można zrobić: { $count ->
    [one] jedna pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
}.
bot-test-same = Przy tym samym losie gra tak samo: { $count ->
    [one] jedno porównanie
    [few] { $count } porównania
    [many] { $count } porównań
   *[other] { $count } porównania
}.
bot-test-unchanged = Nie zmienia niczego, co mu pokazano.
bot-test-honest = To, co ukryte, nie ma dla niego znaczenia: { $count ->
    [one] jedna pozycja rozdana
    [few] { $count } pozycje rozdane
    [many] { $count } pozycji rozdanych
   *[other] { $count } pozycji rozdanych
} na nowo.
bot-test-good = { $bot } jest botem, jak należy.
bot-test-bad = { $bot } nie zdał.
