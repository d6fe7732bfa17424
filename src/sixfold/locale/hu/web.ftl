## The pages of the browser.

## Everywhere

app-name = Sixfold
you = Te
page-title = { $page } – Sixfold
page-title-turn = ● Te jössz – Sixfold
go-home = Kezdőlap
close = Bezárás
do-not = Mégse
loading = Egy pillanat…
settings-open = Beállítások
go-rules = Szabályok
# $name is a game or a rulebook.
go-rules-of = Szabályok: { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = Miért?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cards
kind-tiles-about = Rakj le azonos színű vagy azonos formájú köveket sorozatokban.
kind-cubes-about = Dobj a kockáiddal, aztán rakd le őket. Mindenki látja mindenki kockáit.
kind-cards-about = Rendezd át az egész asztalt, és gyűjts hatos sorozatokat.

edition-players = Legfeljebb { $most } játékos.
edition-differs-tiles-nl = Ha többen is kezdhetnének, közülük a legidősebb kezd.
edition-differs-tiles-mindware = Ha többen is kezdhetnének, közülük a legidősebb kezd.
edition-differs-tiles-schmidt = Ha többen is kezdhetnének, közülük a legfiatalabb kezd.
edition-differs-cubes-nl = A legidősebb kezd.
edition-differs-cards-999 = A döntetlen közös győzelem.
edition-differs-cards-iello = Döntetlen után visszavágó jön.

bot-random = Találomra
bot-novice = Kezdő
bot-greedy = Alkalmi
bot-club = Klubjátékos
bot-expert = Mester
bot-other = { $level }
bot-name =
    { $number ->
        [0] Gép
       *[other] Gép { $number }
    }
seat-number = { $number }. hely

## Home

home-title = Játsszatok együtt ma este
home-lead = Három játék hat színnel és hat formával. A dobozotokban lévő szabályok szerint.
home-play = Játék
home-play-label = { $game } a gép ellen
home-new = Új játék
home-new-kind = Játékosok
home-new-kind-label = Játékosok kiválasztása: { $game }
home-going-on = A játékaid
home-open = Nyitott asztalok
home-watch = Nézhető játékok
home-resume = Folytatás
home-review = Visszanézés
home-forget = Törlés a listáról
home-join = Beülök
home-look-on = Nézem
home-status-lobby = játékosokra vár
home-status-shuffling = keverés folyik
home-status-playing = folyamatban
home-status-ended = befejezve
home-status-resigned = feladva
home-status-closed = lemondva
home-independent = Független e játékok kiadóitól.
go-learn = Tanulj játszva
go-puzzles = Feladványok
learn-offer = Először jársz itt? Tanulj meg egy játékot pár perc alatt, játék közben.
learn-offer-no = Köszönöm, nem

## New game

new-title = Új játék
new-game = Melyik játék legyen?
new-edition = Melyik szabályok szerint?
new-players = Ki játszik?
new-seat = { $number }. hely
new-seat-kind = { $number }. hely: ki játszik itt
new-here = Ezen az eszközön
new-link = Linkkel
new-bot = Gép
new-name = Név
new-name-of = Név, { $number }. hely
new-level = Szint
new-level-of = A gép szintje, { $number }. hely
new-add = Új játékos
new-remove = { $number }. hely törlése
new-age = Ki az idősebb?
new-age-random = Sorsolással
new-age-order = Ebben a sorrendben, elöl a legidősebb
new-age-up = Feljebb (idősebb): { $name }
new-age-down = Lejjebb (fiatalabb): { $name }
new-age-drag = Húzással átrendezhető
new-clock = Óra
new-clock-none = Óra nélkül
new-clock-turn = Idő lépésenként
new-clock-game = Idő játékonként
new-clock-minutes = Perc
new-clock-days = Nap
new-clock-increment = Lépésenként hozzáadott másodperc
new-absence = Ha lejár az idő
new-absence-bot = A gép játszik tovább
new-absence-skip = A lépés kimarad
new-spectators = Nézők
new-spectators-none = Senki sem nézheti
new-spectators-link = Linkkel
new-spectators-open = Bárki
new-open = Bárki beülhet egy szabad helyre
new-start = Indulhat a játék
new-more = További lehetőségek

## Waiting for players

lobby-title = Hívd meg a többieket
lobby-lead = Küldd el mindenkinek a saját linkjét, vagy olvastasd be vele a kódot.
lobby-local = Ezek a linkek csak ezen az eszközön működnek. Ha mások is játszanának, indítsd így: { $command }, és nyisd meg ezt az oldalt a számítógép hálózati címén.
lobby-waiting = A játék indul, amint mindenki itt van.
lobby-waiting-guest = Megvan a helyed. A játék indul, amint mindenki itt van.
lobby-close = A játék lemondása
lobby-arrived = itt van
lobby-expected = még nincs itt
lobby-copy = Link másolása
lobby-copied = Kimásolva
lobby-copy-of = Link másolása, címzett: { $name }
lobby-code = QR-kód linkkel, címzett: { $name }
lobby-spectators = Nézők
lobby-new-link = Új link
lobby-new-link-of = Új link készítése, címzett: { $name }
lobby-leave = Felállok az asztaltól
shuffling-title = Keverés…
shuffling-lead = Minden játékos eszköze hozzáad valamit, hogy senki se választhassa meg az osztást, még a szerver sem.
shuffling-waiting = Rá várunk: { $names }

## Joining

join-title = Meghívtak játszani
join-name = A neved
join-take = Leülök
join-gone = Ez a link már nem érvényes. Kérj újat.
join-taken = Ez a hely foglalt.
watch-title = Nézőként

## The table

table-menu = Menü
table-beside = Pontok és számláló
table-hint = Tipp
table-hint-thinking = Gondolkodom…
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 pont
       *[other] { $pieces }: { $score } pont
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Kijátszhatod: { $pieces }.
        [one] Kijátszhatod: { $pieces }, és egy Qwirkle.
       *[other] Kijátszhatod: { $pieces }, és { $qwirkles } Qwirkle.
    }
table-hint-trade = Cseréld ki: { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll = Dobj ezekkel: { $pieces }. Várhatóan kb. { NUMBER($points, maximumFractionDigits: 1) } pont.
table-hint-pass = Passzolj.
table-hint-next = Másik tipp
table-hint-use = Lerakom
table-hint-step = Következő lépés
table-hint-pick = Kijelölöm
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } / { $of }
taken-timed-out = Lejárt az időd: helyetted a gép játszik.
taken-voted-out = A többiek folytatták: helyetted a gép játszik.
taken-resigned = Feladtad: helyetted a gép játszik.
taken-return = Játszom tovább
table-resign = Feladom
table-resign-sure = Feladod ezt a játékot? Helyetted a gép játszik tovább.
table-resign-end = Feladod ezt a játékot? Ezzel véget ér.
table-resign-absent = Feladod? Ezzel véget ér a játék. Mások még visszajöhettek volna, ezért te adod fel.
table-leave = Kilépés
table-copy-watch = Nézői link másolása
table-new-link = Új link: { $name }
table-hand-on = Folytatás másik eszközön
table-hand-on-lead = Aki megnyitja ezt a linket, a helyeden játszik tovább. A többiek látni fogják, hogy a hely gazdát cserélt.
table-hand-on-copy = A helyem linkjének másolása
seat-before = Korábban ezen a helyen: { $names }
announce-seat = Új játékos a helyen: { $name } (korábban { $before }).
table-vote = Folytatás nélküle: { $name }
table-watching =
    { $count ->
        [one] 1 néző
       *[other] { $count } néző
    }
table-you-watch = Nézőként vagy itt.
table-fair = Ezt a keverést a játék előtt rögzítették: { $commitment }
table-label = Kártyaasztal
board-label = A tábla. A nyilak mozgatnak, az Enter lerak, az N a következő megfelelő mezőre ugrik, a plusz és a mínusz nagyít és kicsinyít, a 0 mindent megmutat.
board-empty = Üres a tábla.
hand-label = A kezed. A nyilak mozgatnak, az Enter választ, a Shift egy nyíllal átrendez.
hand-of = { $name }, kézben: { $pieces }
cell-free = Oszlop: { $column }, sor: { $row }, üres
cell-free-fits = Oszlop: { $column }, sor: { $row }, üres, a kiválasztott { -piece } ide illik
cell-piece = Oszlop: { $column }, sor: { $row }, { $piece }
cell-loose = Oszlop: { $column }, sor: { $row }, { $piece }, még nem végleges
cell-name = oszlop: { $column }, sor: { $row }
refused-cells = Megjelölve a táblán: { $cells }.
view-all = Teljes nézet
cells-beyond =
    { $count ->
        [one] { $count } hely
       *[other] { $count } hely
    } ezen a szélen túl: mutasd
press-taken = Ott már van valami. Válassz egy kivilágított mezőt.
press-choose = Előbb válassz valamit a kezedből.
press-elsewhere = Az a kártya nem oda való. Válassz egy kivilágított sorozatot.
press-lit = Most válassz egy kivilágított mezőt.
fits-nowhere = Sehová sem illik: { $piece }.
fits-nowhere-now = Nem illik ahhoz, amit leraktál: { $piece }.
view-closer = Közelebb
view-farther = Távolabb
sort-colour = Rendezés szín szerint
sort-shape = Rendezés forma szerint
qwirkle = Qwirkle!

turn-of = Most jön: { $name }.
turn-yours = Te jössz: válassz egy követ.
turn-yours-cards = Te jössz: játssz ki legalább egy kártyát.
turn-last-round =
    { $turns ->
        [one] A játék utolsó lépése: játssz ki legalább egy kártyát.
       *[other] Az utolsó lépésed: játssz ki legalább egy kártyát.
    }
turn-opening =
    { $longest ->
        [one] Te kezdesz: rakj le egy { $game ->
            [cubes] kockát
           *[other] követ
        }, bármelyiket.
       *[other] Te kezdesz: rakj le egy { $longest } { $game ->
            [cubes] kockából
           *[other] kőből
        } álló sorozatot.
    }
turn-roll-or-lay = Te jössz: dobj egyszer, vagy rakj le.
turn-lay = Most rakj le a kockáid közül.
turn-must-trade = Semmi sem illik: cserélj köveket.
turn-must-roll-now = Így semmi sem illik: dobj néhánnyal, különben mindegyikkel kell.
turn-pass = Semmi sem illik: passzolsz.
trade = Csere
trade-pick =
    { $most ->
        [one] Válaszd ki a követ, amelyet cserélsz.
       *[other] Válassz legfeljebb { $most } követ a cseréhez.
    }
trade-now =
    { $count ->
        [0] Csere
        [one] Csere: 1
       *[other] Csere: { $count }
    }
roll = Dobás
roll-pick = Válaszd ki, melyik kockákkal dobsz. A szín marad, a forma változik.
roll-all = Mind
roll-now =
    { $count ->
        [0] Dobás
        [one] Dobás: 1
       *[other] Dobás: { $count }
    }
roll-forced = Dobás az összessel
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name }: dobás 1 kockával.
       *[other] { $name }: dobás { $count } kockával.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name }: semmi sem illik, dobás az összes kockával ({ $number } / { $of }).
forced-roll = Semmi sem illik: dobás az összes kockával ({ $number } / { $of }).
pass = Passz
take-back = Visszaveszem
confirm = Kész
confirm-score =
    { $score ->
        [one] Kész: 1 pont
       *[other] Kész: { $score } pont
    }
score-running =
    { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }
score-points =
    { $score ->
        [one] { $score } pont
       *[other] { $score } pont
    }
score-qwirkles =
    { $score ->
        [one] { $score } Qwirkle
       *[other] { $score } Qwirkle
    }

row-colour = Azonos szín
row-shape = Azonos forma
row-empty = Nincs
series-new = Új sorozat
series-new-of = Új sorozat, { $title }
series-unfinished =
    { $count ->
        [one] { $count } sorozatból még hiányzik kártya.
       *[other] { $count } sorozatból még hiányzik kártya.
    }
series-label = { $number }. sorozat, { $title }: { $state }
series-put = Berakás ide: { $number }. sorozat, { $title }
series-holds =
    { $count ->
        [0] nincs kártya
        [one] { $count } kártya
       *[other] { $count } kártya
    }
series-needs = még { $count } kártya kell
card-played = { $piece }, ebben a lépésben kijátszott kártya
card-moved = { $piece }, ebben a lépésben áthelyezett kártya
card-played-by-others = { $piece }, más által kijátszott kártya
card-moved-by-others = { $piece }, más által áthelyezett kártya
since-label = Az utolsó lépésed óta
undo = Egy lépés vissza
redo = Egy lépés előre
card-take-back = Vissza kézbe
put-everything-back = Mindent vissza
cards-running =
    { $count ->
        [one] 1 kártya kijátszva
       *[other] { $count } kártya kijátszva
    }{ $qwirkles ->
        [0] .
        [one] , és Qwirkle!
       *[other] , és { $qwirkles } Qwirkle!
    }

seat-away = nincs itt
seat-on-turn = (most jön)
seat-you = (te)
clock-label = Hátralévő idő
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } nap { $hours } óra

## Beside the board

sheet-title = Pontozólap
sheet-round = Forduló
sheet-total = Összesen
sheet-turn = { $turn }. lépés: { $points }
counter-title =
    { $game ->
        [tiles] Még nem látott kövek
        [cubes] Még nem látott kockák
       *[cards] Még nem látott kártyák
    }
counter-bag =
    { $left ->
        [0] Üres a zsák.
        [one] Még egy { -piece } van a zsákban.
       *[other] Még { $left } { -piece } van a zsákban.
    }
counter-stack =
    { $left ->
        [0] Elfogyott a pakli.
        [one] Még egy kártya van a pakliban.
       *[other] Még { $left } kártya van a pakliban.
    }
counter-note =
    { $game ->
        [cards] A pakliban vagy a többiek kezében.
       *[tiles] A zsákban vagy a többiek kezében.
    }
counter-colour = { $colour }: { $left }
qwirkles-title = Elvitt Qwirkle-k
qwirkles-none = Még senkinek sincs Qwirkle-je.
log-title = Mi történt
log-empty = Még semmi.
# The number of a turn, before what happened in it.
log-number = { $number }.
log-lays =
    { $name }: { $pieces }, { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }.
log-plays-cards =
    { $name }: { $pieces }{ $qwirkles ->
        [0] .
        [one] , és egy Qwirkle.
       *[other] , és { $qwirkles } Qwirkle.
    }
log-trades =
    { $you ->
        [yes]
            { $count ->
                [one] Egy követ cserélsz.
               *[other] { $count } követ cserélsz.
            }
       *[no]
            { $count ->
                [one] { $name }: egy kő cseréje.
               *[other] { $name }: { $count } kő cseréje.
            }
    }
log-passes =
    { $you ->
        [yes] Passzolsz.
       *[no] { $name }: passz.
    }
log-rolls = { $name }: dobás { $count } kockával, az eredmény: { $shown }.
log-must-roll =
    { $times ->
        [one] { $name }: semmi sem illik, még egy dobás az összes kockával.
       *[other] { $name }: semmi sem illik, még { $times } dobás az összes kockával.
    }
announce-your-turn = Te jössz.
announce-turn = Most jön: { $name }.

## One screen, several people

hand-over-title = Add tovább az eszközt
hand-over-lead = Most jön: { $name }. A többiek ne nézzenek ide!
hand-over-ready = { $name } vagyok: mutasd, mi van nálam

## Connection

connection-lost = Megszakadt a kapcsolat. Újrapróbálom…
connection-refused = Ez a játék ezen az eszközön nem nyitható meg.

## After the game

result-won =
    { $you ->
        [yes] Nyertél!
       *[no] { $name } nyert.
    }
result-shared = Közös győzelem: { $names }.
result-resigned = A játékot feladták.
result-stopped =
    { $you ->
        [yes] Feladtad, és ezzel véget ért a játék.
       *[no] { $name } feladta, és ezzel véget ért a játék.
    }
result-rematch-asked = A szabályfüzet kézfogást és visszavágót kér.
result-blocked = Már senki sem tudott lépni.
result-last-round = Az utolsó forduló is lement.
result-look-back = Visszanézés
result-rematch = Visszavágó
result-rematch-join = Tovább a visszavágóra
result-download = Jegyzőkönyv letöltése
review-title = Visszanézés
review-turn = { $turn }. lépés / { $of }
review-deal = Az osztás
review-first = Az elejére
review-previous = Egy lépést vissza
review-next = Egy lépést előre
review-last = A végére
review-copy = Link másolása ehhez a lépéshez
review-slider = Lépés
review-hands = Kézben
review-not-over = Ezt a játékot akkor lehet visszanézni, ha már vége.
verify-title = Tisztességes volt a keverés?
verify-lead = Ez az oldal a játék előtt rögzített magból kiszámítja az osztást, minden húzást és minden dobást, és összeveti a játékkal.
verify-start = A keverés ellenőrzése
verify-commitment-right = Ez a játék előtt rögzített mag.
verify-commitment-wrong = Ez nem a játék előtt rögzített mag!
verify-mix-right = Minden játékos azt adta hozzá, amire elkötelezte magát.
verify-mix-wrong = Egy játékos nem azt adta hozzá, amire elkötelezte magát!
verify-receipt-commitment-right = A szerver kitartott amellett, amit először mutatott ennek az eszköznek.
verify-receipt-commitment-wrong = A szerver az osztás előtt mást mutatott ennek az eszköznek!
verify-receipt-frozen-right = Minden játékos kitartott a kötelezvénye mellett, amelyet ez az eszköz látott.
verify-receipt-frozen-wrong = A kötelezvények nem azok, amelyeket ez az eszköz látott!
verify-receipt-added-right = Amit ez az eszköz hozzáadott, benne van a keverésben. Senki sem választhatta meg.
verify-receipt-added-wrong = Amit ez az eszköz hozzáadott, nincs benne a keverésben!
verify-receipt-dropped-wrong = A szerver szerint ez az eszköz elkésett, de ez nem igaz!
verify-receipt-round-wrong = A szerver ok nélkül eldobott egy keverést!
verify-receipt-order-right = Az életkori sorrend az osztás előtt megvolt, vagy a keverésből adódott.
verify-receipt-order-wrong = Valaki csak az osztás után választotta meg az életkori sorrendet!
verify-receipt-played-right = Ez az a játék, amelyet ez az eszköz látott.
verify-receipt-played-wrong = Ez az eszköz játék közben más játékot látott!
verify-receipt-unnamed-wrong = Ez az eszköz hozzáadott volna valamit, de nélküle kevertek, és a feljegyzés nem mondja meg, miért!
verify-receipt-unanswered-wrong = A szerver szerint ez az eszköz elkésett. Elküldte a részét, és nem kapott választ: vagy a kapcsolat vesztette el, vagy a szerver hagyta ki. A keverésben nincs tőled semmi.
verify-receipt-elsewhere-wrong = Amit a te helyed hozzáadott, nem erről az eszközről jött. Ha nem volt ott másik eszközöd, a szerver találta ki.
verify-receipt-game-wrong = Ez nem az a játék, amelyben ez az eszköz részt vett!
verify-left-out = Ez az eszköz nem volt jelen a keveréskor, így nincs benne tőled semmi.
verify-no-receipt = Ez az eszköz semmit sem adott a keveréshez, ezért csak azt ellenőrizheti, hogy minden összeillik-e.
verify-mixed-by = A keveréshez hozzáadtak: { $names }
verify-late = Nem válaszoltak időben: { $names }
verify-receipt-save = Elismervényem mentése
verify-deal-right = A magból pontosan ez az osztás jön ki.
verify-deal-wrong = A magból más osztás jön ki!
verify-draws-right = A magból minden húzás és minden dobás kijön.
verify-draws-wrong = A magból valami más jön ki, lépés: { $turn }!
verify-held-right = Senki sem játszott ki olyat, ami nem volt a kezében.
verify-held-wrong = Valaki olyat játszott ki, ami nem volt a kezében, lépés: { $turn }!
verify-given = Ennek a játéknak a magját nem sorsolták, hanem megadták, mint egy próbán: valaki mindent előre tudhatott.
verify-local = Ez az eszköz saját magának osztott. Az ellenőrzés azt mutatja, hogy minden osztás és húzás az első lépés előtt rögzített magból következik, és hogy utána semmi sem változott. Azt nem mutathatja meg, hogy senki sem nézte meg a magot ezen az eszközön.
verify-seed = Mag
verify-commitment = SHA-256 lenyomata

## Settings

settings-title = Beállítások
settings-language = Nyelv
settings-theme = Az oldal színei
settings-theme-auto = Mint az eszközön
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-contrast = Nagy kontraszt
settings-dots = Nagy pöttyök a színekhez
settings-dots-about = Egy pötty piros, kettő narancssárga, három sárga, négy zöld, öt kék, hat lila.
settings-sound = Hang és rezgés

## Refusals of the server

denial-stale = Közben továbbment a játék. Nézd meg újra.
denial-no-such-game = Nincs ilyen játék.
denial-not-seated = Nem ülsz ennél az asztalnál.
denial-wrong-secret = Ez a link már nem érvényes.
denial-seat-taken = Ez a hely foglalt.
denial-seats-free = Még vannak szabad helyek.
denial-time-out = Lejárt az időd.
denial-not-asked = A szabályok engedik, de ez a feladat mást kér.
denial-too-early = Ehhez még korán van.
denial-too-many = Ez túl gyors volt. Várj egy pillanatot.
denial-bad-name = Ez a név nem használható. Legfeljebb 40 karakter lehet.
denial-name-empty = Ezt a nevet senki sem látná. Látható betűket vagy jeleket írj.
denial-name-marks = Ebben a névben túl sok ékezet torlódik egymásra.
denial-name-of-bot = Így itt a gépet hívják. Válassz másik nevet.
denial-seat-held = Ez a hely valakié. Csak ő adhatja tovább.
denial-left-out = Ez az eszköz túl későn válaszolt, ezért nélküle kevertek.
denial-bad-seats = A szabályok nem engednek ennyi játékost.
denial-busy = A szerver elfoglalt. Próbáld újra.
denial-offline = Nincs kapcsolat a szerverrel.
denial-needs-server = Más eszközről csak szerveren keresztül lehet csatlakozni.
denial-evicted = A böngésző törölte, amit a hálózat nélküli játékhoz tárolt. Csatlakozz a hálózathoz, és töltsd le újra.
denial-not-kept = A böngésző nem tudta menteni a játékot ezen az eszközön. Szabadíts fel helyet, vagy engedélyezd, hogy ez az oldal adatokat tároljon, és próbáld újra.
denial-other = Ez most nem lehetséges ({ $code }).

## Without a network

offline-title = Hálózat nélkül
offline-about = Játssz a gép ellen vagy adjátok körbe az eszközt, tanulj, és nézd vissza a játékaidat, vonaton vagy sátorban. Ami ehhez kell, egyszer letöltődik, és ebben a böngészőben marad.
offline-keep = Legyen elérhető offline
offline-fetching = Letöltés: { $percent }%
offline-kept = Ezen az eszközön hálózat nélkül is lehet játszani.
offline-gone = A böngésző törölte, amit a hálózat nélküli játékhoz tárolt. A játékaid megmaradtak. Ha offline játszanál, töltsd le újra.
offline-failed = Nem sikerült mindent letölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
offline-drop = Eltávolítás
offline-here = Ezen az eszközön
