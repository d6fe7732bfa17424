## Co je moje: domů, pozvánky, oznámení, co si lidé volají.

## Home

home-friend = Hrát s kamarádem
home-turn = Jste na tahu
home-turn-of = Na tahu: { $name }
home-finished = Dohrané
# $count: how many finished games there are in all.
home-finished-all =
    { $count ->
        [one] Ukázat ještě { $count }
        [few] Ukázat ještě { $count }
       *[other] Ukázat ještě { $count }
    }
home-empty = Na stole zatím nic není. Šest barev, šest tvarů, jeden večer: kdo si zahraje?
home-tables = Stoly
home-greeting = Dobrý den, { $name }

## Tables of others

tables-title = Stoly
tables-lead = Sedněte si tam, kde je volno, nebo se dívejte druhým přes rameno.
tables-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
# $time: a duration such as 2:00 or 3 d 0 h.
tables-clock-turn = { $time } na tah
tables-clock-game = { $time } na hru
tables-empty-open = Žádný stůl teď na hráče nečeká. Otevřete si vlastní, třeba si někdo přisedne.
tables-empty-watch = Veřejně teď nikdo nehraje.
tables-make = Otevřít stůl

## Inviting

# Said to whoever opens the link. $known: yes if the name of the one who invites is known. $players: such as "three players".
invitation =
    { $known ->
        [yes] { $name } vás zve na { $game }, { $players }
       *[no] Jste zváni na { $game }, { $players }
    }
players =
    { $count ->
        [2] dva hráči
        [3] tři hráči
        [4] čtyři hráči
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
invite-send = Pozvat: { $name }
invite-copied = Odkaz je zkopírovaný. Vložte ho do zprávy.
lobby-local-title = Ostatním odkaz nefunguje?
fold-shuffle = Jak bylo míchání určeno

## New game

new-with = Jak chcete hrát?
new-with-computer = S počítačem
new-with-friends = S přáteli, přes odkaz
new-with-here = Kolem této obrazovky
new-hints = Nápověda
new-hints-about = Zda se hráči smějí ptát, co by udělal počítač.
hints-off = U tohoto stolu bez nápovědy
hints-none = Bez nápovědy
denial-no-hints = U tohoto stolu nápověda není.
denial-bad-endpoint = Oznámení tohoto prohlížeče odsud nejsou dostupná.

## Statistics

stats-title = Vaše statistiky
stats-lead = Počítají se v tomto zařízení a nikde jinde.
stats-games = Hry
stats-wins = Vyhrané
stats-qwirkles = Qwirkly
stats-most = Nejvíc Qwirklů v jedné hře
stats-streak = Nejdelší řada výher
stats-best = Nejlepší tah
stats-levels = Vyhráno proti
stats-people = Lidé
stats-level = { $wins } z { $games }
stats-scores = Poslední skóre
# $game: the name of a game. $scores: a list of numbers.
stats-scores-label = { $game }, poslední skóre: { $scores }
stats-empty = Dohrajte hru a tady se započítá.

## Moving to another device

transfer-title = Přenést do jiného zařízení
transfer-lead = Soubor s tvými hrami, skutečnými stoly, statistikami, hádankami, pozicemi a nastavením.
transfer-warning = Kdo má tento soubor, může hrát na vašich místech. Zacházejte s ním jako s klíčem.
transfer-save = Uložit soubor
transfer-open = Otevřít soubor
transfer-done =
    { $games ->
        [0] Všechno z tohoto souboru už tu bylo.
        [one] Přidána { $games } hra.
        [few] Přidány { $games } hry.
       *[other] Přidáno { $games } her.
    }
transfer-rest = V souboru nebyla žádná nová hra. Vše ostatní bylo přidáno.
transfer-other = Tento soubor není z „Uložit soubor“. Nic se nezměnilo.
transfer-newer = Tento soubor je z novější verze. Nic se nezměnilo.
# $place: where in the file, such as "games 3".
transfer-damaged = Tento soubor je poškozený ({ $place }). Nic se nezměnilo.
transfer-large = Tento soubor je příliš velký. Nic se nezměnilo.

## Settings

settings-name = Vaše jméno
settings-colour = Vaše barva
settings-notify = Dát vědět, když jsem na tahu
settings-notify-about = I když je tato stránka zavřená.
settings-notify-forbidden = Váš prohlížeč oznámení z této stránky nepovoluje.
settings-reactions = Ukazovat, co volají ostatní
notify-offer = Má vám toto zařízení dát vědět, když budete na tahu?
notify-yes = Ano, prosím
# The title of a notification.
notice-title = Jste na tahu
notice-with = hrají: { $names }

## Calling out

react = Zavolat
# $name calls out $text, one of the reactions.
reaction-said = { $name }: { $text }
reaction-hello = Ahoj!
reaction-good-luck = Hodně štěstí!
reaction-well-played = Dobře zahráno!
reaction-thanks = Děkuji!
reaction-wow = Páni!
reaction-oh-no = Ale ne!
reaction-thinking = Chvilku přemýšlím …
reaction-hurry = Jste na tahu!
reaction-sorry = Promiňte!
reaction-laugh = Cha cha!
reaction-good-game = Pěkná hra!
reaction-again = Ještě jednou?

## Keys

keys-title = Klávesnice
keys-open = Klávesové zkratky
keys-anywhere = Všude
keys-table = U stolu
keys-review = Při ohlédnutí
key-help = Tento seznam
key-escape = Odložit, zavřít
key-hand = Ke své ruce
key-board = K hracímu poli
key-arrows = Pohyb
key-enter = Vybrat, zahrát
key-next = Další místo, kam to jde
key-previous = Předchozí místo, kam to jde
key-pan = Na hracím poli: posunout pohled
key-zoom = Blíž, dál
key-all = Ukázat všechno
key-shift = Přerovnat ruku
key-back = Vzít zpět
key-undo = Zpět (karty)
key-redo = Znovu (karty)
key-skip = Přeskočit ukazované tahy ostatních
key-turns = O tah zpět, vpřed
key-ends = Na začátek, na konec
# Names of keys as they are printed on the keyboard.
key-name-arrows = Šipky
key-name-any = Jakákoli klávesa
key-name-space = Mezerník

real-title = U skutečného stolu
analysis-title = Deska k rozboru
review-analyse = Rozebrat tuto pozici

## Levels of the computer

# The levels from the weakest to the strongest, each an animal, and what it is like. They play tiles, cubes and cards.
bot-level-1 = Kuřátko
bot-level-2 = Ježek
bot-level-3 = Zajíc
bot-level-4 = Veverka
bot-level-5 = Bobr
bot-level-6 = Vydra
bot-level-7 = Liška
bot-level-8 = Sova
level-about-1 = Teprve začíná: vidí jen malý kousek stolu.
level-about-2 = Najde jednoduché tahy a ty chytré přehlédne.
level-about-3 = Vidí dost, ale pořád spěchá.
level-about-4 = Bere, co je teď, a nemyslí na později.
level-about-5 = Vidí většinu věcí, ale nepočítá, co ještě zbývá.
level-about-6 = Přehlédne málo.
level-about-7 = Dívá se na všechno, i na to, co vám nechá.
level-about-8 = Každý tah si v hlavě rozehraje dál. Nikdo tu není silnější.
# $number: from 1, the weakest, to 8. $name: one of the animals.
level-step = { $number }. { $name }
# A computer that follows how strong the person is. $level: such as “3. Hare”.
level-mine-now = Na mé úrovni: { $level }
level-mine-about = Řídí se vašimi dohranými hrami v tomto zařízení: o stupeň výš, když vyhráváte, o stupeň níž, když prohráváte.
# Said beside the button for another game.
level-next = Další soupeř: { $level }
