## Čo je moje: domov, pozvánky, oznámenia, čo si ľudia volajú.

## Home

home-friend = Hrať s kamarátom
home-turn = Ste na ťahu
home-turn-of = Na ťahu: { $name }
home-finished = Dohrané
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] Ukázať ešte { $count }
        [few] Ukázať ešte { $count }
       *[other] Ukázať ešte { $count }
    }
home-empty = Na stole zatiaľ nič nie je. Šesť farieb, šesť tvarov, jeden večer: kto si zahrá?
home-tables = Stoly
home-greeting = Dobrý deň, { $name }

## Tables of others

tables-title = Stoly
tables-lead = Sadnite si tam, kde je voľno, alebo sa pozerajte druhým cez rameno.
tables-free =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } na ťah
tables-clock-game = { $time } na hru
tables-empty-open = Žiadny stôl teraz na hráčov nečaká. Otvorte si vlastný, možno si niekto prisadne.
tables-empty-watch = Verejne teraz nikto nehrá.
tables-make = Otvoriť stôl

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } vás pozýva na { $game }, { $players }
       *[no] Ste pozvaní na { $game }, { $players }
    }
players =
    { $count ->
        [2] dvaja hráči
        [3] traja hráči
        [4] štyria hráči
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčov
    }
invite-send = Pozvať: { $name }
invite-copied = Odkaz je skopírovaný. Vložte ho do správy.
lobby-local-title = Ostatným odkaz nefunguje?
fold-shuffle = Ako bolo miešanie určené

## New game

new-with = Ako chcete hrať?
new-with-computer = S počítačom
new-with-friends = S priateľmi, cez odkaz
new-with-here = Okolo tejto obrazovky
new-hints = Rady
new-hints-about = Či sa hráči smú pýtať, čo by urobil počítač.
hints-off = Pri tomto stole bez rád
hints-none = Bez rád
denial-no-hints = Pri tomto stole rady nie sú.
denial-bad-endpoint = Oznámenia tohto prehliadača odtiaľto nie sú dostupné.

## Statistics

stats-title = Vaše štatistiky
stats-lead = Počítajú sa v tomto zariadení a nikde inde.
stats-games = Hry
stats-wins = Vyhrané
stats-qwirkles = Qwirkly
stats-most = Najviac Qwirklov v jednej hre
stats-streak = Najdlhší rad výhier
stats-best = Najlepší ťah
stats-levels = Vyhraté proti
stats-people = Ľudia
stats-level = { $wins } z { $games }
stats-scores = Posledné skóre
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, posledné skóre: { $scores }
stats-empty = Dohrajte hru a tu sa započíta.

## Moving to another device

transfer-title = Preniesť do iného zariadenia
transfer-lead = Súbor s tvojimi hrami, skutočnými stolmi, štatistikami, hádankami, pozíciami a nastaveniami.
transfer-warning = Kto má tento súbor, môže hrať na vašich miestach. Zaobchádzajte s ním ako s kľúčom.
transfer-save = Uložiť súbor
transfer-open = Otvoriť súbor
transfer-done =
    { $games ->
        [0] Všetko z tohto súboru tu už bolo.
        [one] Pridaná { $games } hra.
        [few] Pridané { $games } hry.
       *[other] Pridaných { $games } hier.
    }
transfer-rest = V súbore nebola žiadna nová hra. Všetko ostatné bolo pridané.
transfer-other = Tento súbor nie je z „Uložiť súbor“. Nič sa nezmenilo.
transfer-newer = Tento súbor je z novšej verzie. Nič sa nezmenilo.
# $place: where in the file, such as "games 3".
transfer-damaged = Tento súbor je poškodený ({ $place }). Nič sa nezmenilo.
transfer-large = Tento súbor je príliš veľký. Nič sa nezmenilo.

## Settings

settings-name = Vaše meno
settings-colour = Vaša farba
settings-notify = Dať vedieť, keď som na ťahu
settings-notify-about = Aj keď je táto stránka zatvorená.
settings-notify-forbidden = Váš prehliadač oznámenia z tejto stránky nepovoľuje.
settings-reactions = Ukazovať, čo volajú ostatní
notify-offer = Má vám toto zariadenie dať vedieť, keď budete na ťahu?
notify-yes = Áno, prosím
# The title of a notification.
notice-title = Ste na ťahu
notice-with = hrajú: { $names }

## Calling out

react = Zavolať
# $name calls out $text, one of the reactions.
reaction-said = { $name }: { $text }
reaction-hello = Ahoj!
reaction-good-luck = Veľa šťastia!
reaction-well-played = Dobre zahrané!
reaction-thanks = Ďakujem!
reaction-wow = Páni!
reaction-oh-no = Ale nie!
reaction-thinking = Chvíľu rozmýšľam …
reaction-hurry = Ste na ťahu!
reaction-sorry = Prepáčte!
reaction-laugh = Cha cha!
reaction-good-game = Pekná hra!
reaction-again = Ešte raz?

## Keys

keys-title = Klávesnica
keys-open = Klávesové skratky
keys-anywhere = Všade
keys-table = Pri stole
keys-review = Pri obzretí
key-help = Tento zoznam
key-escape = Odložiť, zavrieť
key-hand = K svojej ruke
key-board = K hraciemu poľu
key-arrows = Pohyb
key-enter = Vybrať, zahrať
key-next = Ďalšie miesto, kam to ide
key-previous = Predchádzajúce miesto, kam to ide
key-pan = Na hracom poli: posunúť pohľad
key-zoom = Bližšie, ďalej
key-all = Ukázať všetko
key-shift = Preusporiadať ruku
key-back = Vziať späť
key-undo = Späť (karty)
key-redo = Znova (karty)
key-skip = Preskočiť ukazované ťahy ostatných
key-turns = O ťah späť, vpred
key-ends = Na začiatok, na koniec
# Names of keys as they are printed on the keyboard.
key-name-arrows = Šípky
key-name-any = Akýkoľvek kláves
key-name-space = Medzerník

real-title = Pri skutočnom stole
analysis-title = Doska na rozbor
review-analyse = Rozobrať túto pozíciu

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Kuriatko
bot-level-2 = Ježko
bot-level-3 = Zajac
bot-level-4 = Veverička
bot-level-5 = Bobor
bot-level-6 = Vydra
bot-level-7 = Líška
bot-level-8 = Sova
level-about-1 = Ešte len začína: vidí len malý kúsok stola.
level-about-2 = Nájde jednoduché ťahy a tie šikovné prehliadne.
level-about-3 = Vidí toho dosť, ale stále sa ponáhľa.
level-about-4 = Berie, čo je teraz, a nemyslí na neskôr.
level-about-5 = Vidí väčšinu vecí, ale nepočíta, čo ešte zostáva.
level-about-6 = Prehliadne málo.
level-about-7 = Pozerá sa na všetko, aj na to, čo vám nechá.
level-about-8 = Každý ťah si v hlave rozohrá ďalej. Nikto tu nie je silnejší.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = Moja úroveň: { $level }
level-mine-about = Riadi sa vašimi dohranými hrami v tomto zariadení: o stupeň vyššie, keď vyhrávate, o stupeň nižšie, keď prehrávate.
# Said beside the button for another game.
level-next = Ďalší súper: { $level }
