## Ce este al meu: acasă, invitații, notificări, ce strigă oamenii.

## Home

home-friend = Joacă cu un prieten
home-turn = E rândul tău
home-turn-of = E rândul lui { $name }
home-finished = Terminate
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] Arată încă { $count }
        [few] Arată încă { $count }
       *[other] Arată încă { $count }
    }
home-empty = Încă nu e nimic pe masă. Șase culori, șase forme, o seară: cine joacă?
home-tables = Mese
home-greeting = Bună, { $name }

## Tables of others

tables-title = Mese
tables-lead = Așază-te unde e un loc liber sau privește cum joacă alții.
tables-free =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } pe tură
tables-clock-game = { $time } pe joc
tables-empty-open = Nicio masă nu așteaptă jucători acum. Deschide una și poate se așază cineva.
tables-empty-watch = Nimeni nu joacă în public în acest moment.
tables-make = Deschide o masă

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } te invită la { $game }, { $players }
       *[no] Ești invitat la { $game }, { $players }
    }
players =
    { $count ->
        [2] doi jucători
        [3] trei jucători
        [4] patru jucători
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
invite-send = Invită: { $name }
invite-copied = Linkul e copiat. Lipește-l într-un mesaj.
lobby-local-title = Ceilalți nu pot deschide linkul?
fold-shuffle = Cum a fost fixată amestecarea

## New game

new-with = Cum vrei să joci?
new-with-computer = Cu calculatorul
new-with-friends = Cu prieteni, prin link
new-with-here = În jurul acestui ecran
new-hints = Indicii
new-hints-about = Dacă jucătorii pot întreba ce ar face calculatorul.
hints-off = Fără indicii la această masă
hints-none = Fără indicii
denial-no-hints = La această masă nu există indicii.
denial-bad-endpoint = Notificările acestui browser nu pot fi atinse de aici.

## Statistics

stats-title = Statisticile tale
stats-lead = Numărate pe acest dispozitiv și nicăieri altundeva.
stats-games = Jocuri
stats-wins = Câștigate
stats-qwirkles = Qwirkle-uri
stats-most = Cele mai multe Qwirkle-uri într-un joc
stats-streak = Cel mai lung șir de victorii
stats-best = Cea mai bună tură
stats-levels = Câștigate împotriva
stats-people = Oameni
stats-level = { $wins } din { $games }
stats-scores = Ultimele scoruri
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, ultimele scoruri: { $scores }
stats-empty = Joacă un joc până la capăt și se numără aici.

## Moving to another device

transfer-title = Mută pe alt dispozitiv
transfer-lead = Un fișier cu jocurile, mesele adevărate, statisticile, problemele, pozițiile și preferințele tale.
transfer-warning = Cine are acest fișier poate juca pe locurile tale. Păstrează-l ca pe o cheie.
transfer-save = Salvează fișierul
transfer-open = Deschide un fișier
transfer-done =
    { $games ->
        [0] Tot ce e în acest fișier era deja aici.
        [one] A fost adăugat { $games } joc.
        [few] Au fost adăugate { $games } jocuri.
       *[other] Au fost adăugate { $games } de jocuri.
    }
transfer-rest = În acest fișier nu era niciun joc nou. Restul a fost adăugat.
transfer-other = Acesta nu e un fișier din „Salvează fișierul”. Nu s-a schimbat nimic.
transfer-newer = Acest fișier vine dintr-o versiune mai nouă. Nu s-a schimbat nimic.
# $place: where in the file, such as "games 3".
transfer-damaged = Acest fișier e deteriorat ({ $place }). Nu s-a schimbat nimic.
transfer-large = Acest fișier e prea mare. Nu s-a schimbat nimic.

## Settings

settings-name = Numele tău
settings-colour = Culoarea ta
settings-notify = Anunță-mă când e rândul meu
settings-notify-about = Și când această pagină e închisă.
settings-notify-forbidden = Browserul tău nu permite notificări de la această pagină.
settings-reactions = Arată ce strigă ceilalți
notify-offer = Să te anunțe acest dispozitiv când e rândul tău?
notify-yes = Da, anunță-mă
# The title of a notification.
notice-title = E rândul tău
notice-with = cu { $names }

## Calling out

react = Strigă ceva
# $name calls out $text, one of the reactions.
reaction-said = { $name }: { $text }
reaction-hello = Salut!
reaction-good-luck = Succes!
reaction-well-played = Bine jucat!
reaction-thanks = Mulțumesc!
reaction-wow = Uau!
reaction-oh-no = Vai, nu!
reaction-thinking = Stai să mă gândesc …
reaction-hurry = E rândul tău!
reaction-sorry = Îmi pare rău!
reaction-laugh = Ha, ha!
reaction-good-game = Frumos joc!
reaction-again = Încă o dată?

## Keys

keys-title = Tastatură
keys-open = Scurtături de tastatură
keys-anywhere = Peste tot
keys-table = La masă
keys-review = La revedere
key-help = Această listă
key-escape = Pune jos, închide
key-hand = La mâna ta
key-board = La suprafața de joc
key-arrows = Deplasare
key-enter = Alege, joacă
key-next = Următorul loc potrivit
key-previous = Locul potrivit anterior
key-pan = Pe suprafața de joc: mută imaginea
key-zoom = Mai aproape, mai departe
key-all = Arată tot
key-shift = Rearanjează mâna
key-back = Ia înapoi
key-undo = Anulează (cărți)
key-redo = Refă (cărți)
key-skip = Sari peste mutările celorlalți cât sunt arătate
key-turns = O tură înapoi, înainte
key-ends = La început, la sfârșit
# Names of keys as they are printed on the keyboard.
key-name-arrows = Săgeți
key-name-any = Orice tastă
key-name-space = Spațiu

real-title = La o masă adevărată
analysis-title = Tablă de analiză
review-analyse = Analizează această poziție

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Puișor
bot-level-2 = Arici
bot-level-3 = Iepure
bot-level-4 = Veveriță
bot-level-5 = Castor
bot-level-6 = Vidră
bot-level-7 = Vulpe
bot-level-8 = Bufniță
level-about-1 = Abia începe: vede doar o mică parte din masă.
level-about-2 = Găsește tururile simple, dar îi scapă cele istețe.
level-about-3 = Vede destul de multe, dar e mereu pe fugă.
level-about-4 = Ia ce se poate acum și nu se gândește la mai târziu.
level-about-5 = Vede cele mai multe, dar nu numără ce a mai rămas.
level-about-6 = Îi scapă puține.
level-about-7 = Se uită la tot, și la ce îți lasă ție.
level-about-8 = Joacă în minte fiecare tur mai departe. Nimeni nu e mai puternic aici.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = De nivelul meu: { $level }
level-mine-about = Se ia după partidele tale încheiate pe acest dispozitiv: o treaptă în sus dacă tot câștigi, una în jos dacă tot pierzi.
# Said beside the button for another game.
level-next = Următorul adversar: { $level }
