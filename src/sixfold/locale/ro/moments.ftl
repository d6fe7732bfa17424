## Following the game, and its end.

settings-pace = Mutările celorlalți
settings-pace-at-once = Imediat
settings-pace-brisk = Alert
settings-pace-calm = Liniștit

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] Un rând de { $longest }: încă una.
        [few] Un rând de { $longest }: încă { $count }.
       *[other] Un rând de { $longest }: încă { $count }.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Încă nu e gata: mai trebuie 1.
        [few] Încă nu e gata: mai trebuie { $count }.
       *[other] Încă nu e gata: mai trebuie { $count }.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Sari peste
show-again = Arată din nou ultima mutare: { $name }
show-turn-again = Arată din nou turul { $turn }
show-now = Înapoi la joc

story-tie = Mai strâns de atât nu se putea.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] A fost strâns: ai câștigat la { $margin } diferență.
       *[no] A fost strâns: { $name } câștigă la { $margin } diferență.
    }
story-runaway =
    { $you ->
        [yes] Nimeni nu a ținut pasul cu tine: avans { $margin }!
       *[no] Nimeni nu a ținut pasul cu { $name }: avans { $margin }.
    }
story-comeback =
    { $you ->
        [yes] Ce revenire: în turul { $turn } erai la { $behind } în urmă.
       *[no] Ce revenire: în turul { $turn }, { $name } era la { $behind } în urmă.
    }
story-last-turn =
    { $you ->
        [yes] Ai trecut în frunte chiar în ultimul tur.
       *[no] { $name } a trecut în frunte chiar în ultimul tur.
    }
story-ahead =
    { $you ->
        [yes] Ai fost în frunte de la început până la sfârșit.
       *[no] { $name } a fost în frunte de la început până la sfârșit.
    }
story-qwirkles =
    { $you ->
        [yes] Au decis Qwirkle-urile tale: { $count }.
       *[no] Au decis Qwirkle-urile lui { $name }: { $count }.
    }
story-turn =
    { $you ->
        [yes] Turul de ținut minte este al tău. Puncte: { $points }.
       *[no] Turul de ținut minte: { $name }. Puncte: { $points }.
    }
story-long = Numărul de tururi ale partidei: { $turns }.

result-best = Cel mai bun tur
result-best-of = { $name }: { $points }
result-best-look = Vezi turul { $turn }
result-chart = Cum a mers
result-chart-label = Scorul tur cu tur. { $scores }
result-chart-table = Ca tabel
result-board = Cum s-a încheiat
share-picture = Trimite o imagine
save-picture = Salvează o imagine
picture-failed = Imaginea nu a putut fi făcută.
copy-link = Copiază linkul

open-title = Deschide o partidă
open-lead = Revezi o partidă descărcată: alege fișierul ei sau trage-l aici.
open-choose = Alege un fișier
open-unreadable = Acesta nu este fișierul unei partide: { $name }
open-large = Fișierul este prea mare pentru o partidă: { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] Partida nu se potrivește, deci nu poate fi arătată: { $name }
       *[other] Partida nu se potrivește în turul { $turn }, deci nu poate fi arătată: { $name }
    }
open-another = Deschide alt fișier
