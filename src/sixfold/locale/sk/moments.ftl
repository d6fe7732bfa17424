## Following the game, and its end.

settings-pace = Ťahy ostatných
settings-pace-at-once = Hneď
settings-pace-brisk = Svižne
settings-pace-calm = Pokojne

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] Rad dĺžky { $longest }: chýba ešte 1.
        [few] Rad dĺžky { $longest }: chýbajú ešte { $count }.
       *[other] Rad dĺžky { $longest }: chýba ešte { $count }.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Ešte nie je hotovo: chýba 1.
        [few] Ešte nie je hotovo: chýbajú { $count }.
       *[other] Ešte nie je hotovo: chýba { $count }.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Preskočiť
show-again = Ukázať znova posledný ťah: { $name }
show-turn-again = Ukázať znova ťah { $turn }
show-now = Späť k hre

story-tie = Tesnejšie to už byť nemohlo.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] Bolo to tesné: vyhrávaš o { $margin }.
       *[no] Bolo to tesné: { $name } vyhráva o { $margin }.
    }
story-runaway =
    { $you ->
        [yes] Nikto ti nestačil: náskok { $margin }!
       *[no] { $name }: nikto ďalší nestačil, náskok { $margin }.
    }
story-comeback =
    { $you ->
        [yes] To bol obrat: v ťahu { $turn } ti chýbalo { $behind }.
       *[no] To bol obrat: { $name } v ťahu { $turn } ešte stráca { $behind }.
    }
story-last-turn =
    { $you ->
        [yes] Do vedenia ideš až úplne posledným ťahom.
       *[no] { $name } ide do vedenia až úplne posledným ťahom.
    }
story-ahead =
    { $you ->
        [yes] Vedenie od začiatku do konca je tvoje.
       *[no] Vo vedení od začiatku do konca: { $name }.
    }
story-qwirkles =
    { $you ->
        [yes] Rozhodli tvoje Qwirkly: { $count }.
       *[no] Rozhodli Qwirkly, ktoré má { $name }: { $count }.
    }
story-turn =
    { $you ->
        [yes] Ťah, ktorý stojí za zapamätanie, je tvoj. Body: { $points }.
       *[no] Ťah, ktorý stojí za zapamätanie: { $name }. Body: { $points }.
    }
story-long = Počet ťahov v tejto hre: { $turns }.

result-best = Najlepší ťah
result-best-of = { $name }: { $points }
result-best-look = Pozrieť si ťah { $turn }
result-chart = Ako sa to vyvíjalo
result-chart-label = Skóre ťah po ťahu. { $scores }
result-chart-table = Ako tabuľka
result-board = Ako sa to skončilo
share-picture = Zdieľať obrázok
save-picture = Uložiť obrázok
picture-failed = Obrázok sa nepodarilo vytvoriť.
copy-link = Kopírovať odkaz

open-title = Otvoriť hru
open-lead = Prejdi si hru, ktorú máš stiahnutú: vyber súbor alebo ho presuň sem.
open-choose = Vybrať súbor
open-unreadable = Toto nie je súbor s hrou: { $name }
open-large = Tento súbor je na hru priveľký: { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] Táto hra nesedí, preto ju nemožno ukázať: { $name }
       *[other] Táto hra nesedí v ťahu { $turn }, preto ju nemožno ukázať: { $name }
    }
open-another = Otvoriť iný súbor
