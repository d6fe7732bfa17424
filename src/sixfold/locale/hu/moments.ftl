## Following the game, and its end.

settings-pace = A többiek lépései
settings-pace-at-once = Azonnal
settings-pace-brisk = Élénken
settings-pace-calm = Nyugodtan

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] { $longest } hosszú sor kell: még { $count }.
       *[other] { $longest } hosszú sor kell: még { $count }.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Még nincs kész: még { $count } kell.
       *[other] Még nincs kész: még { $count } kell.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Átugrás
show-again = Az utolsó lépés újra: { $name }
show-turn-again = A(z) { $turn }. lépés újra
show-now = Vissza a játékhoz

story-tie = Ennél szorosabb már nem lehetett volna.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] Szoros volt: ennyivel nyertél: { $margin }.
       *[no] Szoros volt: { $name } nyert, ennyivel: { $margin }.
    }
story-runaway =
    { $you ->
        [yes] Senki sem tudta tartani veled a lépést. Előny: { $margin }!
       *[no] { $name } mindenkit lehagyott. Előny: { $margin }.
    }
story-comeback =
    { $you ->
        [yes] Micsoda fordítás: a(z) { $turn }. lépésben még ennyi volt a hátrányod: { $behind }.
       *[no] Micsoda fordítás: { $name } hátránya a(z) { $turn }. lépésben még ennyi volt: { $behind }.
    }
story-last-turn =
    { $you ->
        [yes] A legutolsó lépéssel vetted át a vezetést.
       *[no] { $name } a legutolsó lépéssel vette át a vezetést.
    }
story-ahead =
    { $you ->
        [yes] Az elejétől a végéig te vezettél.
       *[no] Az elejétől a végéig { $name } vezetett.
    }
story-qwirkles =
    { $you ->
        [yes] A Qwirkle-jeid döntöttek: { $count }.
       *[no] { $name } Qwirkle-jei döntöttek: { $count }.
    }
story-turn =
    { $you ->
        [yes] Az emlékezetes lépés a tiéd: { $points } pont.
       *[no] Az emlékezetes lépés: { $name }, { $points } pont.
    }
story-long = Lépések száma ebben a játékban: { $turns }.

result-best = Legjobb lépés
result-best-of = { $name }: { $points }
result-best-look = A(z) { $turn }. lépés megnézése
result-chart = Így alakult
result-chart-label = Pontszámok lépésről lépésre. { $scores }
result-chart-table = Táblázatként
result-board = Így ért véget
share-picture = Kép megosztása
save-picture = Kép mentése
picture-failed = A képet nem sikerült elkészíteni.
copy-link = Link másolása

open-title = Játék megnyitása
open-lead = Nézz vissza egy letöltött játékot: válaszd ki a fájlját, vagy húzd ide.
open-choose = Fájl kiválasztása
open-unreadable = Ez nem játék fájlja: { $name }
open-large = Ez a fájl túl nagy ahhoz, hogy játék legyen: { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] Ebben a játékban valami nem stimmel, ezért nem nézhető meg: { $name }
       *[other] Ebben a játékban a(z) { $turn }. lépés nem stimmel, ezért nem nézhető meg: { $name }
    }
open-another = Másik fájl megnyitása
