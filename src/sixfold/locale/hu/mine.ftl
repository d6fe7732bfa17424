## Ami a sajátunk: kezdőlap, meghívók, értesítések, bekiabálások.

## Home

home-friend = Játék egy baráttal
home-turn = Te jössz
home-turn-of = { $name } jön
home-finished = Befejezett
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] Még { $count } mutatása
       *[other] Még { $count } mutatása
    }
home-empty = Még semmi sincs az asztalon. Hat szín, hat forma, egy este: ki játszik?
home-tables = Asztalok
home-greeting = Szia, { $name }

## Tables of others

tables-title = Asztalok
tables-lead = Ülj le, ahol van szabad hely, vagy nézd, hogyan játszanak mások.
tables-free =
    { $count ->
        [one] { $count } szabad hely
       *[other] { $count } szabad hely
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } körönként
tables-clock-game = { $time } játékonként
tables-empty-open = Most egyetlen asztal sem vár játékosokra. Nyiss egyet, hátha leül valaki.
tables-empty-watch = Jelenleg senki sem játszik nyilvánosan.
tables-make = Asztal nyitása

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } meghív egy játékra: { $game }, { $players }
       *[no] Meghívást kaptál: { $game }, { $players }
    }
players =
    { $count ->
        [2] két játékos
        [3] három játékos
        [4] négy játékos
        [one] { $count } játékos
       *[other] { $count } játékos
    }
invite-send = Meghívás: { $name }
invite-copied = A link a vágólapon van. Illeszd be egy üzenetbe.
lobby-local-title = Mások nem tudják megnyitni a linket?
fold-shuffle = Hogyan rögzült a keverés

## New game

new-with = Hogyan szeretnél játszani?
new-with-computer = Számítógéppel
new-with-friends = Barátokkal, linkkel
new-with-here = E képernyő körül
new-hints = Tippek
new-hints-about = Megkérdezhetik-e a játékosok, mit lépne a számítógép.
hints-off = Ennél az asztalnál nincs tipp
hints-none = Nincs tipp
denial-no-hints = Ennél az asztalnál nincsenek tippek.
denial-bad-endpoint = E böngésző értesítései innen nem érhetők el.

## Statistics

stats-title = Statisztikáid
stats-lead = Csak ezen az eszközön számoljuk, sehol máshol.
stats-games = Játékok
stats-wins = Megnyert
stats-qwirkles = Qwirkle-k
stats-most = Legtöbb Qwirkle egy játékban
stats-streak = Leghosszabb győzelmi sorozat
stats-best = Legjobb kör
stats-levels = Győzelmek ellenfelenként
stats-people = Emberek
stats-level = { $wins } / { $games }
stats-scores = Legutóbbi pontszámok
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, legutóbbi pontszámok: { $scores }
stats-empty = Játssz végig egy játékot, és itt számít.

## Moving to another device

transfer-title = Átvitel másik eszközre
transfer-lead = Egy fájl a játékaiddal, igazi asztalaiddal, statisztikáiddal, feladványaiddal, állásaiddal és beállításaiddal.
transfer-warning = Akié ez a fájl, az játszhat a helyeiden. Vigyázz rá, mint egy kulcsra.
transfer-save = Fájl mentése
transfer-open = Fájl megnyitása
transfer-done =
    { $games ->
        [0] A fájlból már minden itt volt.
        [one] { $games } játék hozzáadva.
       *[other] { $games } játék hozzáadva.
    }
transfer-rest = A fájlban nem volt új játék. Minden más hozzáadva.
transfer-other = Ez nem a „Fájl mentése” fájlja. Semmi sem változott.
transfer-newer = Ez a fájl újabb verzióból való. Semmi sem változott.
# $place: where in the file, such as "games 3".
transfer-damaged = Ez a fájl sérült ({ $place }). Semmi sem változott.
transfer-large = Ez a fájl túl nagy. Semmi sem változott.

## Settings

settings-name = Neved
settings-colour = Színed
settings-notify = Szóljon, ha én jövök
settings-notify-about = Akkor is, ha ez az oldal zárva van.
settings-notify-forbidden = A böngésződ nem enged értesítést ettől az oldaltól.
settings-reactions = Mások bekiabálásainak mutatása
notify-offer = Szóljon ez az eszköz, ha te jössz?
notify-yes = Igen, szóljon
# The title of a notification.
notice-title = Te jössz
notice-with = játszik: { $names }

## Calling out

react = Bekiabálás
# $name calls out $text, one of the reactions.
reaction-said = { $name }: { $text }
reaction-hello = Sziasztok!
reaction-good-luck = Sok szerencsét!
reaction-well-played = Szép lépés!
reaction-thanks = Köszönöm!
reaction-wow = Hűha!
reaction-oh-no = Jaj, ne!
reaction-thinking = Hadd gondolkodjak …
reaction-hurry = Te jössz!
reaction-sorry = Bocsánat!
reaction-laugh = Haha!
reaction-good-game = Jó játék volt!
reaction-again = Még egyet?

## Keys

keys-title = Billentyűzet
keys-open = Gyorsbillentyűk
keys-anywhere = Mindenhol
keys-table = Az asztalnál
keys-review = Visszanézéskor
key-help = Ez a lista
key-escape = Letesz, bezár
key-hand = A kezedhez
key-board = A játéktérhez
key-arrows = Mozgás
key-enter = Választ, letesz
key-next = Következő illő hely
key-previous = Előző illő hely
key-pan = A játéktéren: a nézet mozgatása
key-zoom = Közelebb, távolabb
key-all = Minden mutatása
key-shift = A kezed átrendezése
key-back = Visszavesz
key-undo = Vissza (kártyák)
key-redo = Újra (kártyák)
key-skip = A többiek éppen mutatott lépéseinek átugrása
key-turns = Egy körrel vissza, előre
key-ends = Az elejére, a végére
# Names of keys as they are printed on the keyboard.
key-name-arrows = Nyilak
key-name-any = Bármelyik billentyű
key-name-space = Szóköz

real-title = Igazi asztalnál
analysis-title = Elemzőtábla
review-analyse = Az állás elemzése

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Kiscsibe
bot-level-2 = Sündisznó
bot-level-3 = Nyúl
bot-level-4 = Mókus
bot-level-5 = Hód
bot-level-6 = Vidra
bot-level-7 = Róka
bot-level-8 = Bagoly
level-about-1 = Még csak most kezdi: az asztalnak csak egy kis részét látja.
level-about-2 = Megtalálja az egyszerű lépéseket, az ügyeseket elnézi.
level-about-3 = Sok mindent lát, de mindig siet.
level-about-4 = Elviszi, ami most van, és nem gondol a későbbiekre.
level-about-5 = A legtöbb dolgot látja, de nem számolja, mi van még hátra.
level-about-6 = Keveset néz el.
level-about-7 = Mindent megnéz, azt is, mit hagy neked.
level-about-8 = Minden lépést végigjátszik fejben. Itt senki sem erősebb.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = Az én szintem: { $level }
level-mine-about = Az ezen az eszközön befejezett játékaidhoz igazodik: egy fokkal feljebb, ha sorra nyersz, eggyel lejjebb, ha sorra veszítesz.
# Said beside the button for another game.
level-next = Következő ellenfél: { $level }
