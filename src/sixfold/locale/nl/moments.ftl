## Following the game, and its end.

settings-pace = Zetten van de anderen
settings-pace-at-once = Meteen
settings-pace-brisk = Vlot
settings-pace-calm = Rustig

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] Een rij van { $longest }: nog één.
       *[other] Een rij van { $longest }: nog { $count }.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Nog niet af: nog één.
       *[other] Nog niet af: nog { $count }.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Doorspoelen
show-again = Laatste zet nog eens tonen: { $name }
show-turn-again = Beurt { $turn } nog eens tonen
show-now = Terug naar het spel

story-tie = Dichter bij elkaar kan niet.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] Dat was spannend: je wint met { $margin } verschil.
       *[no] Dat was spannend: { $name } wint met { $margin } verschil.
    }
story-runaway =
    { $you ->
        [yes] Niemand kon je bijhouden: { $margin } voorsprong!
       *[no] Niemand kon { $name } bijhouden: { $margin } voorsprong.
    }
story-comeback =
    { $you ->
        [yes] Wat een comeback: in beurt { $turn } stond je { $behind } achter.
       *[no] Wat een comeback: in beurt { $turn } stond { $name } { $behind } achter.
    }
story-last-turn =
    { $you ->
        [yes] Met de allerlaatste beurt nam je de leiding.
       *[no] Met de allerlaatste beurt nam { $name } de leiding.
    }
story-ahead =
    { $you ->
        [yes] Je stond van begin tot eind voor.
       *[no] { $name } stond van begin tot eind voor.
    }
story-qwirkles =
    { $you ->
        [yes] Jouw { $count } Qwirkles gaven de doorslag.
       *[no] De { $count } Qwirkles van { $name } gaven de doorslag.
    }
story-turn =
    { $you ->
        [yes] De beurt om te onthouden: { $points } punten, en die was van jou.
       *[no] De beurt om te onthouden: { $points } punten voor { $name }.
    }
story-long = Een partij van { $turns } beurten.

result-best = Beste beurt
result-best-of = { $name }: { $points }
result-best-look = Beurt { $turn } bekijken
result-chart = Zo ging het
result-chart-label = Scores per beurt. { $scores }
result-chart-table = Als tabel
result-board = Zo eindigde het
share-picture = Afbeelding delen
save-picture = Afbeelding opslaan
picture-failed = De afbeelding kon niet worden gemaakt.
copy-link = Link kopiëren

open-title = Een partij openen
open-lead = Kijk terug op een partij die je hebt gedownload: kies het bestand of sleep het hierheen.
open-choose = Bestand kiezen
open-unreadable = Dit is geen partij: { $name }
open-large = Dit bestand is te groot voor een partij: { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] Deze partij klopt niet en kan dus niet worden getoond: { $name }
       *[other] Deze partij klopt niet in beurt { $turn } en kan dus niet worden getoond: { $name }
    }
open-another = Ander bestand openen
