## The pages of the browser.

## Everywhere

app-name = Sixfold
you = Ty
page-title = { $page } – Sixfold
page-title-turn = ● Tvůj tah – Sixfold
go-home = Domů
close = Zavřít
do-not = Zrušit
loading = Chvilku…
settings-open = Nastavení
go-rules = Pravidla
# $name is a game or a rulebook.
go-rules-of = Pravidla: { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = Proč?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cards
kind-tiles-about = Skládej kameny do řad stejné barvy nebo stejného tvaru.
kind-cubes-about = Hoď kostkami a polož je. Každý vidí všem do ruky.
kind-cards-about = Přeskupuj celý stůl a sbírej série šesti karet.

edition-players =
    { $most ->
        [one] Pro { $most } hráče.
        [few] Až pro { $most } hráče.
       *[other] Až pro { $most } hráčů.
    }
edition-differs-tiles-nl = Když může začít víc hráčů, začíná nejstarší z nich.
edition-differs-tiles-mindware = Když může začít víc hráčů, začíná nejstarší z nich.
edition-differs-tiles-schmidt = Když může začít víc hráčů, začíná nejmladší z nich.
edition-differs-cubes-nl = Začíná nejstarší.
edition-differs-cards-999 = Při remíze se o výhru dělí.
edition-differs-cards-iello = Remízu rozhodne odveta.

bot-random = Náhodné tahy
bot-novice = Začátečník
bot-greedy = Sváteční hráč
bot-club = Klubový hráč
bot-expert = Expert
bot-other = { $level }
bot-name =
    { $number ->
        [0] Počítač
       *[other] Počítač { $number }
    }
seat-number = Místo { $number }

## Home

home-title = Dnes večer si zahrajeme
home-lead = Tři hry o šesti barvách a šesti tvarech. Podle pravidel z tvé krabice.
home-play = Hrát
home-play-label = Hrát { $game } proti počítači
home-new = Nová hra
home-new-kind = Vybrat hráče
home-new-kind-label = Vybrat hráče pro { $game }
home-going-on = Tvoje hry
home-open = Otevřené stoly
home-watch = Hry, které můžeš sledovat
home-resume = Pokračovat
home-review = Projít hru
home-forget = Odebrat ze seznamu
home-join = Přisednout
home-look-on = Sledovat
home-status-lobby = čeká se na hráče
home-status-shuffling = míchá se
home-status-playing = hraje se
home-status-ended = dohráno
home-status-resigned = vzdáno
home-status-closed = zrušeno
home-independent = Nezávislé na vydavatelích těchto her.
go-learn = Uč se hrou
go-puzzles = Hádanky
learn-offer = Jsi tu poprvé? Nauč se hru za pár minut, rovnou při hraní.
learn-offer-no = Ne, děkuji

## New game

new-title = Nová hra
new-game = Kterou hru?
new-edition = Podle kterých pravidel?
new-players = Kdo hraje?
new-seat = Místo { $number }
new-seat-kind = Kdo hraje na místě { $number }
new-here = Na tomto zařízení
new-link = Přes odkaz
new-bot = Počítač
new-name = Jméno
new-name-of = Jméno na místě { $number }
new-level = Úroveň
new-level-of = Úroveň počítače na místě { $number }
new-add = Přidat hráče
new-remove = Odebrat místo { $number }
new-age = Kdo je starší?
new-age-random = Rozhodne los
new-age-order = V tomto pořadí, od nejstaršího
new-age-up = { $name }, nahoru: starší
new-age-down = { $name }, dolů: mladší
new-age-drag = Přetažením změníš pořadí
new-clock = Hodiny
new-clock-none = Bez hodin
new-clock-turn = Čas na tah
new-clock-game = Čas na hru
new-clock-minutes = Minuty
new-clock-days = Dny
new-clock-increment = Sekundy navíc za každý tah
new-absence = Když dojde čas
new-absence-bot = Dál hraje počítač
new-absence-skip = Tah se přeskočí
new-spectators = Diváci
new-spectators-none = Žádní
new-spectators-link = S odkazem
new-spectators-open = Kdokoli
new-open = Volné místo může obsadit kdokoli
new-start = Začít hru
new-more = Další volby

## Waiting for players

lobby-title = Pozvi ostatní
lobby-lead = Pošli každému jeho vlastní odkaz, nebo ho nech naskenovat kód.
lobby-local = Tyto odkazy fungují jen na tomto zařízení. Mají-li se připojit ostatní, spusť hru příkazem { $command } a otevři tuto stránku přes adresu tohoto počítače ve vaší síti.
lobby-waiting = Hra začne, jakmile budou všichni tady.
lobby-waiting-guest = Místo je tvoje. Hra začne, jakmile budou všichni tady.
lobby-close = Zrušit hru
lobby-arrived = je tu
lobby-expected = ještě tu není
lobby-copy = Zkopírovat odkaz
lobby-copied = Zkopírováno
lobby-copy-of = Zkopírovat odkaz: { $name }
lobby-code = QR kód s odkazem: { $name }
lobby-spectators = Diváci
lobby-new-link = Nový odkaz
lobby-new-link-of = Vytvořit nový odkaz: { $name }
lobby-leave = Odejít od stolu
shuffling-title = Míchá se…
shuffling-lead = Zařízení každého hráče přidává něco svého, aby rozdání nemohl zvolit nikdo, ani server.
shuffling-waiting = Čeká se na: { $names }

## Joining

join-title = Máš pozvánku
join-name = Tvoje jméno
join-take = Posadit se
join-gone = Tento odkaz už neplatí. Požádej o nový.
join-taken = Toto místo je obsazené.
watch-title = Sledování hry

## The table

table-menu = Nabídka
table-beside = Skóre a počítadlo
table-hint = Tip
table-hint-thinking = Přemýšlím…
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 bod
        [few] { $pieces }: { $score } body
       *[other] { $pieces }: { $score } bodů
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Můžeš zahrát: { $pieces }.
        [one] Můžeš zahrát: { $pieces }. Získáš Qwirkle.
        [few] Můžeš zahrát: { $pieces }. Získáš { $qwirkles } Qwirkly.
       *[other] Můžeš zahrát: { $pieces }. Získáš { $qwirkles } Qwirklů.
    }
table-hint-trade = Vyměň: { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Přehoď: { $pieces }. Lze čekat asi { NUMBER($points, maximumFractionDigits: 1) } bod.
        [few] Přehoď: { $pieces }. Lze čekat asi { NUMBER($points, maximumFractionDigits: 1) } body.
        [many] Přehoď: { $pieces }. Lze čekat asi { NUMBER($points, maximumFractionDigits: 1) } bodu.
       *[other] Přehoď: { $pieces }. Lze čekat asi { NUMBER($points, maximumFractionDigits: 1) } bodů.
    }
table-hint-pass = Pasuj.
table-hint-next = Další tip
table-hint-use = Položit
table-hint-step = Další krok
table-hint-pick = Vybrat
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } z { $of }
taken-timed-out = Tvůj čas vypršel: za tebe hraje počítač.
taken-voted-out = Ostatní už hrají dál: za tebe hraje počítač.
taken-resigned = Vzdáno: za tebe hraje počítač.
taken-return = Vrátit se do hry
table-resign = Vzdát se
table-resign-sure = Vzdát tuto hru? Místo tebe bude dál hrát počítač.
table-resign-end = Vzdát tuto hru? Tím skončí.
table-resign-absent = Vzdát? Tím hra skončí. Ostatní se ještě mohli vrátit, takže vzdáváš ty.
table-leave = Odejít
table-copy-watch = Zkopírovat odkaz pro diváky
table-new-link = Nový odkaz: { $name }
table-hand-on = Pokračovat na jiném zařízení
table-hand-on-lead = Kdo otevře tento odkaz, hraje dál na tvém místě. Ostatní uvidí, že místo převzal někdo jiný.
table-hand-on-copy = Zkopírovat odkaz na moje místo
seat-before = Dříve na tomto místě: { $names }
announce-seat = Nově zde sedí { $name } (dříve { $before }).
table-vote = Pokračovat bez: { $name }
table-watching =
    { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
table-you-watch = Sleduješ hru.
table-fair = Zamíchání bylo dané už před hrou: { $commitment }
table-label = Stůl s kartami
board-label = Herní plocha. Šipky posouvají, Enter pokládá, N skočí na další vhodné pole, plus a minus přibližují a oddalují, 0 ukáže vše.
board-empty = Plocha je prázdná.
hand-label = Tvoje ruka. Šipky posouvají, Enter vybírá, Shift se šipkou mění pořadí.
hand-of = { $name } má v ruce: { $pieces }
cell-free = Sloupec { $column }, řádek { $row }: prázdné pole
cell-free-fits =
    Sloupec { $column }, řádek { $row }: prázdné pole, sem můžeš položit { $game ->
        [cubes] vybranou kostku
       *[other] vybraný kámen
    }
cell-piece = Sloupec { $column }, řádek { $row }: { $piece }
cell-loose =
    Sloupec { $column }, řádek { $row }: { $piece }, zatím { $game ->
        [cubes] nepotvrzená kostka
       *[other] nepotvrzený kámen
    }
cell-name = sloupec { $column }, řádek { $row }
refused-cells = Vyznačeno na ploše: { $cells }.
view-all = Ukázat vše
cells-beyond =
    { $count ->
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    } za tímto okrajem: ukázat
press-taken = Tam už něco leží. Zvol zvýrazněné pole.
press-choose = Nejdřív si vyber něco z ruky.
press-elsewhere = Tam tato karta nepatří. Zvol zvýrazněnou sérii.
press-lit = Teď zvol zvýrazněné pole.
fits-nowhere = Nikam se nehodí: { $piece }.
fits-nowhere-now = Nehodí se k tomu, co máš položené: { $piece }.
view-closer = Přiblížit
view-farther = Oddálit
sort-colour = Seřadit podle barvy
sort-shape = Seřadit podle tvaru
qwirkle = Qwirkle!

turn-of = Na tahu: { $name }.
turn-yours = Jsi na tahu: vyber kámen.
turn-yours-cards = Jsi na tahu: zahraj aspoň jednu kartu.
turn-last-round =
    { $turns ->
        [one] Poslední tah hry: zahraj aspoň jednu kartu.
        [few] Tvůj poslední tah: zahraj aspoň jednu kartu.
       *[other] Tvůj poslední tah: zahraj aspoň jednu kartu.
    }
turn-opening =
    { $longest ->
        [one] Začínáš: polož { $game ->
            [cubes] kteroukoli kostku
           *[other] kterýkoli kámen
        }.
        [few] Začínáš: polož řadu délky { $longest }.
       *[other] Začínáš: polož řadu délky { $longest }.
    }
turn-roll-or-lay = Jsi na tahu: jednou přehoď, nebo polož kostky.
turn-lay = Teď některé kostky polož.
turn-must-trade = Nic z ruky nejde položit: vyměň kameny.
turn-must-roll-now = Takhle kostky položit nejdou: některé přehoď, jinak se přehodí všechny.
turn-pass = Nic nejde položit: pasuješ.
trade = Vyměnit
trade-pick =
    { $most ->
        [one] Vyber kámen na výměnu.
        [few] Vyber až { $most } kameny na výměnu.
       *[other] Vyber až { $most } kamenů na výměnu.
    }
trade-now =
    { $count ->
        [0] Vyměnit
        [one] Vyměnit 1
        [few] Vyměnit { $count }
       *[other] Vyměnit { $count }
    }
roll = Přehodit
roll-pick = Vyber kostky k přehození. Barvy zůstanou, tvary se změní.
roll-all = Všechny
roll-now =
    { $count ->
        [0] Přehodit
        [one] Přehodit 1
        [few] Přehodit { $count }
       *[other] Přehodit { $count }
    }
roll-forced = Přehodit všechny
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name } přehazuje 1 kostku.
        [few] { $name } přehazuje { $count } kostky.
       *[other] { $name } přehazuje { $count } kostek.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name }: nic nejde položit, přehazují se všechny kostky ({ $number } z { $of }).
forced-roll = Nic nejde položit: přehazují se všechny kostky ({ $number } z { $of }).
pass = Pasovat
take-back = Vzít zpět
confirm = Potvrdit
confirm-score =
    { $score ->
        [one] Potvrdit: 1 bod
        [few] Potvrdit: { $score } body
       *[other] Potvrdit: { $score } bodů
    }
score-running =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }
score-points =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
score-qwirkles =
    { $score ->
        [one] { $score } Qwirkle
        [few] { $score } Qwirkly
       *[other] { $score } Qwirklů
    }

row-colour = Stejná barva
row-shape = Stejný tvar
row-empty = Žádné
series-new = Nová série
series-new-of = Nová série, { $title }
series-unfinished =
    { $count ->
        [one] Jedné sérii chybějí karty.
        [few] { $count } sériím chybějí karty.
       *[other] { $count } sériím chybějí karty.
    }
series-label = Série { $number }, { $title }: { $state }
series-put = Přidat do série { $number }, { $title }
series-holds =
    { $count ->
        [0] žádná karta
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
series-needs =
    { $count ->
        [one] chybí { $count } karta
        [few] chybějí { $count } karty
       *[other] chybí { $count } karet
    }
card-played = { $piece }, karta z tohoto tahu
card-moved = { $piece }, karta přesunutá v tomto tahu
card-played-by-others = { $piece }, karta od někoho jiného
card-moved-by-others = { $piece }, karta přesunutá někým jiným
since-label = Od tvého posledního tahu
undo = O krok zpět
redo = O krok vpřed
card-take-back = Do ruky
put-everything-back = Vrátit vše
cards-running =
    { $count ->
        [one] Zahraješ 1 kartu
        [few] Zahraješ { $count } karty
       *[other] Zahraješ { $count } karet
    }{ $qwirkles ->
        [0] .
        [one] {" "}a získáš Qwirkle!
        [few] {" "}a získáš { $qwirkles } Qwirkly!
       *[other] {" "}a získáš { $qwirkles } Qwirklů!
    }

seat-away = pryč
seat-on-turn = (na tahu)
seat-you = (ty)
clock-label = Zbývající čas
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } d { $hours } h

## Beside the board

sheet-title = Zápis bodů
sheet-round = Kolo
sheet-total = Celkem
sheet-turn = Tah { $turn }: { $points }
counter-title =
    { $game ->
        [tiles] Zatím skryté kameny
        [cubes] Zatím skryté kostky
       *[cards] Zatím skryté karty
    }
counter-bag =
    { $left ->
        [0] Váček je prázdný.
        [one] V váčku zbývá 1 { -piece }.
        [few] V váčku zbývají { $left } { $game ->
            [cubes] kostky
           *[other] kameny
        }.
       *[other] V váčku zbývá { $left } { $game ->
            [cubes] kostek
           *[other] kamenů
        }.
    }
counter-stack =
    { $left ->
        [0] Balíček je prázdný.
        [one] V balíčku zbývá 1 karta.
        [few] V balíčku zbývají { $left } karty.
       *[other] V balíčku zbývá { $left } karet.
    }
counter-note =
    { $game ->
        [cards] V balíčku nebo v rukou ostatních.
       *[tiles] V váčku nebo v rukou ostatních.
    }
counter-colour = { $colour }: { $left }
qwirkles-title = Získané Qwirkly
qwirkles-none = Qwirkle zatím nikdo nezískal.
log-title = Co se dělo
log-empty = Zatím nic.
# The number of a turn, before what happened in it.
log-number = { $number }.
log-lays =
    { $name }: { $pieces }, { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
log-plays-cards =
    { $name }: { $pieces }{ $qwirkles ->
        [0] .
        [one] . Získává Qwirkle.
        [few] . Získává { $qwirkles } Qwirkly.
       *[other] . Získává { $qwirkles } Qwirklů.
    }
log-trades =
    { $you ->
        [yes]
            { $count ->
                [one] Vyměňuješ 1 kámen.
                [few] Vyměňuješ { $count } kameny.
               *[other] Vyměňuješ { $count } kamenů.
            }
       *[no]
            { $count ->
                [one] { $name }: výměna 1 kamene.
                [few] { $name }: výměna { $count } kamenů.
               *[other] { $name }: výměna { $count } kamenů.
            }
    }
log-passes =
    { $you ->
        [yes] Pasuješ.
       *[no] { $name }: pas.
    }
log-rolls =
    { $count ->
        [one] { $name }: přehozena 1 kostka, padlo: { $shown }.
        [few] { $name }: přehozeny { $count } kostky, padlo: { $shown }.
       *[other] { $name }: přehozeno { $count } kostek, padlo: { $shown }.
    }
log-must-roll =
    { $times ->
        [one] { $name }: nic nejde položit, všechny kostky přehozeny jednou.
        [few] { $name }: nic nejde položit, všechny kostky přehozeny { $times }krát.
       *[other] { $name }: nic nejde položit, všechny kostky přehozeny { $times }krát.
    }
announce-your-turn = Jsi na tahu.
announce-turn = Na tahu: { $name }.

## One screen, several people

hand-over-title = Předej zařízení
hand-over-lead = Na tahu: { $name }. Ostatní se nedívejte!
hand-over-ready = Jsem { $name }: ukázat ruku

## Connection

connection-lost = Spojení je přerušené. Zkouším to znovu…
connection-refused = Tuto hru z tohoto zařízení otevřít nelze.

## After the game

result-won =
    { $you ->
        [yes] Vyhráváš!
       *[no] { $name } vyhrává.
    }
result-shared = Společná výhra: { $names }.
result-resigned = Hra byla vzdána.
result-stopped =
    { $you ->
        [yes] Vzdáváš, a tím hra skončila.
       *[no] { $name } hru vzdává, a tím skončila.
    }
result-rematch-asked = Pravidla žádají podání ruky a odvetu.
result-blocked = Nikdo už nemohl hrát.
result-last-round = Poslední kolo je odehrané.
result-look-back = Projít hru
result-rematch = Odveta
result-rematch-join = K odvetě
result-download = Stáhnout záznam
review-title = Průběh hry
review-turn = Tah { $turn } z { $of }
review-deal = Rozdání
review-first = Na začátek
review-previous = O tah zpět
review-next = O tah dál
review-last = Na konec
review-copy = Zkopírovat odkaz na tento tah
review-slider = Tah
review-hands = Ruce
review-not-over = Tuto hru půjde projít, až skončí.
verify-title = Míchalo se férově?
verify-lead = Tato stránka spočítá každou ruku, dobrání i hod ze semínka daného už před hrou a porovná je.
verify-start = Ověřit zamíchání
verify-commitment-right = Semínko je to, které bylo dané před hrou.
verify-commitment-wrong = Semínko není to, které bylo dané před hrou!
verify-mix-right = Co každý hráč přidal, je to, k čemu se zavázal.
verify-mix-wrong = Co některý hráč přidal, není to, k čemu se zavázal!
verify-receipt-commitment-right = Server se držel toho, co tomuto zařízení ukázal jako první.
verify-receipt-commitment-wrong = Server tomuto zařízení před rozdáním ukázal něco jiného!
verify-receipt-frozen-right = Každý hráč se držel závazku, který toto zařízení vidělo.
verify-receipt-frozen-wrong = Závazky nejsou ty, které toto zařízení vidělo!
verify-receipt-added-right = Co přidalo toto zařízení, je v zamíchání. Nikdo si je nemohl vybrat.
verify-receipt-added-wrong = Co přidalo toto zařízení, v zamíchání není!
verify-receipt-dropped-wrong = Server tvrdí, že toto zařízení přišlo pozdě, ale není to pravda!
verify-receipt-round-wrong = Server bez důvodu zahodil zamíchání!
verify-receipt-order-right = Pořadí podle věku bylo dané před rozdáním, nebo vzešlo z míchání.
verify-receipt-order-wrong = Pořadí podle věku někdo zvolil až po rozdání!
verify-receipt-played-right = Je to hra, která se ukazovala tomuto zařízení.
verify-receipt-played-wrong = Při hře se tomuto zařízení ukazovala jiná hra!
verify-receipt-unnamed-wrong = Toto zařízení mělo něco přidat, ale míchalo se bez něj a záznam neříká proč!
verify-receipt-unanswered-wrong = Server tvrdí, že toto zařízení přišlo pozdě. Svůj podíl odeslalo a odpověď nedostalo: buď ho ztratilo připojení, nebo ho server zahodil. V zamíchání nic tvého není.
verify-receipt-elsewhere-wrong = Co přidalo tvoje místo, nepřišlo z tohoto zařízení. Pokud u toho nebylo jiné tvoje zařízení, server si to vymyslel.
verify-receipt-game-wrong = Toto není hra, které se toto zařízení zúčastnilo!
verify-left-out = Toto zařízení při míchání chybělo, takže v něm nic tvého není.
verify-no-receipt = Toto zařízení do míchání nic nepřidalo, takže může jen ověřit, že všechno souhlasí.
verify-mixed-by = Do míchání přidali: { $names }
verify-late = Neodpověděli včas: { $names }
verify-receipt-save = Uložit moje potvrzení
verify-deal-right = Semínko dává přesně tyto ruce.
verify-deal-wrong = Semínko dává jiné ruce!
verify-draws-right = Semínko dává každé dobrání i každý hod.
verify-draws-wrong = V tahu { $turn } dává semínko něco jiného!
verify-held-right = Nikdo nezahrál nic, co neměl v ruce.
verify-held-wrong = V tahu { $turn } někdo zahrál, co neměl v ruce!
verify-given = Semínko této hry nebylo vylosováno, ale zadáno, jako při testu: někdo mohl všechno znát předem.
verify-local = Toto zařízení rozdalo samo sobě. Kontrola ukazuje, že každá ruka i každé dobrání plyne ze semínka daného před prvním tahem a že se pak nic nezměnilo. Nemůže ukázat, že se na semínko v tomto zařízení nikdo nepodíval.
verify-seed = Semínko
verify-commitment = Jeho SHA-256

## Settings

settings-title = Nastavení
settings-language = Jazyk
settings-theme = Barvy stránky
settings-theme-auto = Podle zařízení
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-contrast = Vysoký kontrast
settings-dots = Velké tečky pro barvy
settings-dots-about = Jedna tečka znamená červenou, dvě oranžovou, tři žlutou, čtyři zelenou, pět modrou, šest fialovou.
settings-sound = Zvuky a vibrace

## Refusals of the server

denial-stale = Hra se mezitím posunula. Podívej se prosím znovu.
denial-no-such-game = Taková hra neexistuje.
denial-not-seated = U tohoto stolu nesedíš.
denial-wrong-secret = Tento odkaz už neplatí.
denial-seat-taken = Toto místo je obsazené.
denial-seats-free = Některá místa jsou ještě volná.
denial-time-out = Tvůj čas vypršel.
denial-not-asked = Podle pravidel to jde, ale tento krok chce něco jiného.
denial-too-early = Na to je ještě brzy.
denial-too-many = To bylo moc rychle. Chvilku prosím počkej.
denial-bad-name = Toto jméno použít nelze. Může mít nejvýš 40 znaků.
denial-name-empty = Toto jméno by nikdo neviděl. Použij viditelné znaky.
denial-name-marks = V tomto jménu je na sobě příliš mnoho diakritických znamének.
denial-name-of-bot = Tak se tu jmenuje počítač. Zvol jiné jméno.
denial-seat-held = Toto místo někomu patří. Předat ho může jen ten, komu patří.
denial-left-out = Toto zařízení odpovědělo pozdě, takže se míchalo bez něj.
denial-bad-seats = Tolik hráčů pravidla nedovolují.
denial-busy = Server má moc práce. Zkus to prosím znovu.
denial-offline = Server není dostupný.
denial-needs-server = Hráči na jiných zařízeních se mohou připojit jen přes server.
denial-evicted = Prohlížeč odstranil to, co uchovával pro hraní bez sítě. Připojte se a stáhněte to znovu.
denial-not-kept = Prohlížeč nemohl hru na tomto zařízení uložit. Uvolni místo nebo povol této stránce ukládat data a zkus to znovu.
denial-other = To teď nejde ({ $code }).

## Without a network

offline-title = Bez sítě
offline-about = Hrajte proti počítači nebo si toto zařízení podávejte, učte se a prohlížejte si své hry, ve vlaku i ve stanu. Vše potřebné se stáhne jednou a zůstane v tomto prohlížeči.
offline-keep = Zpřístupnit offline
offline-fetching = Stahuje se: { $percent } %
offline-kept = Toto zařízení může hrát bez sítě.
offline-gone = Prohlížeč odstranil to, co uchovával pro hraní bez sítě. Vaše hry zůstaly. Chcete-li hrát offline, stáhněte to znovu.
offline-failed = Nepodařilo se stáhnout všechno. Zkontrolujte připojení a zkuste to znovu.
offline-drop = Odebrat
offline-here = V tomto zařízení
