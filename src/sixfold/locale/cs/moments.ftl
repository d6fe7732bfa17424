## Following the game, and its end.

settings-pace = Tahy ostatních
settings-pace-at-once = Hned
settings-pace-brisk = Svižně
settings-pace-calm = V klidu

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] Řada délky { $longest }: chybí ještě 1.
        [few] Řada délky { $longest }: chybí ještě { $count }.
       *[other] Řada délky { $longest }: chybí ještě { $count }.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Ještě není hotovo: chybí 1.
        [few] Ještě není hotovo: chybí { $count }.
       *[other] Ještě není hotovo: chybí { $count }.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Přeskočit
show-again = Ukázat znovu poslední tah: { $name }
show-turn-again = Ukázat znovu tah { $turn }
show-now = Zpět ke hře

story-tie = Vyrovnanější už to být nemohlo.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] Bylo to těsné: vyhráváš o { $margin }.
       *[no] Bylo to těsné: { $name } vyhrává o { $margin }.
    }
story-runaway =
    { $you ->
        [yes] Nikdo ti nestačil: náskok { $margin }!
       *[no] { $name }: nikdo další nestačil, náskok { $margin }.
    }
story-comeback =
    { $you ->
        [yes] To byl obrat: v tahu { $turn } ti chybělo { $behind }.
       *[no] To byl obrat: { $name } v tahu { $turn } ještě ztrácí { $behind }.
    }
story-last-turn =
    { $you ->
        [yes] Do vedení jdeš až úplně posledním tahem.
       *[no] { $name } jde do vedení až úplně posledním tahem.
    }
story-ahead =
    { $you ->
        [yes] Vedení od začátku do konce je tvoje.
       *[no] Ve vedení od začátku do konce: { $name }.
    }
story-qwirkles =
    { $you ->
        [yes] Rozhodly tvoje Qwirkly: { $count }.
       *[no] Rozhodly Qwirkly, které má { $name }: { $count }.
    }
story-turn =
    { $you ->
        [yes] Tah, který stojí za zapamatování, je tvůj. Body: { $points }.
       *[no] Tah, který stojí za zapamatování: { $name }. Body: { $points }.
    }
story-long = Počet tahů v této hře: { $turns }.

result-best = Nejlepší tah
result-best-of = { $name }: { $points }
result-best-look = Podívat se na tah { $turn }
result-chart = Jak se to vyvíjelo
result-chart-label = Skóre tah po tahu. { $scores }
result-chart-table = Jako tabulka
result-board = Jak to skončilo
share-picture = Sdílet obrázek
save-picture = Uložit obrázek
picture-failed = Obrázek se nepodařilo vytvořit.
copy-link = Zkopírovat odkaz

open-title = Otevřít hru
open-lead = Projdi si hru, kterou máš staženou: vyber soubor, nebo ho přetáhni sem.
open-choose = Vybrat soubor
open-unreadable = Toto není soubor s hrou: { $name }
open-large = Tento soubor je na hru příliš velký: { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] Tato hra nesouhlasí, takže ji nelze ukázat: { $name }
       *[other] Tato hra nesouhlasí v tahu { $turn }, takže ji nelze ukázat: { $name }
    }
open-another = Otevřít jiný soubor
