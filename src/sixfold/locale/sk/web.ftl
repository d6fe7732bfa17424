## The pages of the browser.

## Everywhere

app-name = Sixfold
you = Ty
page-title = { $page } – Sixfold
page-title-turn = ● Tvoj ťah – Sixfold
go-home = Domov
close = Zavrieť
do-not = Zrušiť
loading = Chvíľku…
settings-open = Nastavenia
go-rules = Pravidlá
# $name is a game or a rulebook.
go-rules-of = Pravidlá: { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = Prečo?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cards
kind-tiles-about = Ukladaj kamene do radov rovnakej farby alebo rovnakého tvaru.
kind-cubes-about = Hoď kockami a polož ich. Každý vidí všetkým do ruky.
kind-cards-about = Preskupuj celý stôl a zbieraj série šiestich kariet.

edition-players =
    { $most ->
        [one] Pre { $most } hráča.
        [few] Pre najviac { $most } hráčov.
       *[other] Pre najviac { $most } hráčov.
    }
edition-differs-tiles-nl = Keď môžu začať viacerí, začína najstarší z nich.
edition-differs-tiles-mindware = Keď môžu začať viacerí, začína najstarší z nich.
edition-differs-tiles-schmidt = Keď môžu začať viacerí, začína najmladší z nich.
edition-differs-cubes-nl = Začína najstarší.
edition-differs-cards-999 = Pri remíze sa o výhru delia.
edition-differs-cards-iello = Remízu rozhodne odveta.

bot-random = Náhodné ťahy
bot-novice = Začiatočník
bot-greedy = Sviatočný hráč
bot-club = Klubový hráč
bot-expert = Expert
bot-other = { $level }
bot-name =
    { $number ->
        [0] Počítač
       *[other] Počítač { $number }
    }
seat-number = Miesto { $number }

## Home

home-title = Dnes večer si zahráme
home-lead = Tri hry so šiestimi farbami a šiestimi tvarmi. Podľa pravidiel z tvojej škatule.
home-play = Hrať
home-play-label = Hrať { $game } proti počítaču
home-new = Nová hra
home-new-kind = Vybrať hráčov
home-new-kind-label = Vybrať hráčov pre { $game }
home-going-on = Tvoje hry
home-open = Otvorené stoly
home-watch = Hry, ktoré môžeš sledovať
home-resume = Pokračovať
home-review = Prejsť si hru
home-forget = Odstrániť zo zoznamu
home-join = Prisadnúť
home-look-on = Sledovať
home-status-lobby = čaká sa na hráčov
home-status-shuffling = mieša sa
home-status-playing = hrá sa
home-status-ended = dohrané
home-status-resigned = vzdané
home-status-closed = zrušené
home-independent = Nezávislé od vydavateľov týchto hier.
go-learn = Uč sa hrou
go-puzzles = Hádanky
learn-offer = Si tu prvýkrát? Nauč sa hru za pár minút, rovno pri hraní.
learn-offer-no = Nie, ďakujem

## New game

new-title = Nová hra
new-game = Ktorú hru?
new-edition = Podľa ktorých pravidiel?
new-players = Kto hrá?
new-seat = Miesto { $number }
new-seat-kind = Kto hrá na mieste { $number }
new-here = Na tomto zariadení
new-link = Cez odkaz
new-bot = Počítač
new-name = Meno
new-name-of = Meno na mieste { $number }
new-level = Úroveň
new-level-of = Úroveň počítača na mieste { $number }
new-add = Pridať hráča
new-remove = Odobrať miesto { $number }
new-age = Kto je starší?
new-age-random = Rozhodne žreb
new-age-order = V tomto poradí, od najstaršieho
new-age-up = { $name }, nahor: starší
new-age-down = { $name }, nadol: mladší
new-age-drag = Potiahnutím zmeníš poradie
new-clock = Hodiny
new-clock-none = Bez hodín
new-clock-turn = Čas na ťah
new-clock-game = Čas na hru
new-clock-minutes = Minúty
new-clock-days = Dni
new-clock-increment = Sekundy navyše za každý ťah
new-absence = Keď vyprší čas
new-absence-bot = Ďalej hrá počítač
new-absence-skip = Ťah sa preskočí
new-spectators = Diváci
new-spectators-none = Žiadni
new-spectators-link = S odkazom
new-spectators-open = Ktokoľvek
new-open = Voľné miesto môže obsadiť ktokoľvek
new-start = Začať hru
new-more = Ďalšie voľby

## Waiting for players

lobby-title = Pozvi ostatných
lobby-lead = Pošli každému jeho vlastný odkaz alebo ho nechaj naskenovať kód.
lobby-local = Tieto odkazy fungujú len na tomto zariadení. Ak sa majú pripojiť ostatní, spusti hru príkazom { $command } a otvor túto stránku cez adresu tohto počítača vo vašej sieti.
lobby-waiting = Hra sa začne, len čo tu budú všetci.
lobby-waiting-guest = Miesto je tvoje. Hra sa začne, len čo tu budú všetci.
lobby-close = Zrušiť hru
lobby-arrived = je tu
lobby-expected = ešte tu nie je
lobby-copy = Kopírovať odkaz
lobby-copied = Skopírované
lobby-copy-of = Kopírovať odkaz: { $name }
lobby-code = QR kód s odkazom: { $name }
lobby-spectators = Diváci
lobby-new-link = Nový odkaz
lobby-new-link-of = Vytvoriť nový odkaz: { $name }
lobby-leave = Odísť od stola
shuffling-title = Mieša sa…
shuffling-lead = Zariadenie každého hráča pridáva niečo svoje, aby rozdanie nemohol zvoliť nikto, ani server.
shuffling-waiting = Čaká sa na: { $names }

## Joining

join-title = Máš pozvánku
join-name = Tvoje meno
join-take = Sadnúť si
join-gone = Tento odkaz už neplatí. Požiadaj o nový.
join-taken = Toto miesto je obsadené.
watch-title = Sledovanie hry

## The table

table-menu = Ponuka
table-beside = Skóre a počítadlo
table-hint = Tip
table-hint-thinking = Premýšľam…
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 bod
        [few] { $pieces }: { $score } body
       *[other] { $pieces }: { $score } bodov
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Môžeš zahrať: { $pieces }.
        [one] Môžeš zahrať: { $pieces }. Získaš Qwirkle.
        [few] Môžeš zahrať: { $pieces }. Získaš { $qwirkles } Qwirkly.
       *[other] Môžeš zahrať: { $pieces }. Získaš { $qwirkles } Qwirklov.
    }
table-hint-trade = Vymeň: { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Prehoď: { $pieces }. Dá sa čakať asi { NUMBER($points, maximumFractionDigits: 1) } bod.
        [few] Prehoď: { $pieces }. Dá sa čakať asi { NUMBER($points, maximumFractionDigits: 1) } body.
        [many] Prehoď: { $pieces }. Dá sa čakať asi { NUMBER($points, maximumFractionDigits: 1) } bodu.
       *[other] Prehoď: { $pieces }. Dá sa čakať asi { NUMBER($points, maximumFractionDigits: 1) } bodov.
    }
table-hint-pass = Pasuj.
table-hint-next = Ďalší tip
table-hint-use = Položiť
table-hint-step = Ďalší krok
table-hint-pick = Vybrať
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } z { $of }
taken-timed-out = Tvoj čas vypršal: za teba hrá počítač.
taken-voted-out = Ostatní už hrajú ďalej: za teba hrá počítač.
taken-resigned = Vzdané: za teba hrá počítač.
taken-return = Vrátiť sa do hry
table-resign = Vzdať sa
table-resign-sure = Vzdať túto hru? Namiesto teba bude ďalej hrať počítač.
table-resign-end = Vzdať túto hru? Tým sa skončí.
table-resign-absent = Vzdať? Tým sa hra skončí. Ostatní sa ešte mohli vrátiť, takže vzdávaš ty.
table-leave = Odísť
table-copy-watch = Kopírovať odkaz pre divákov
table-new-link = Nový odkaz: { $name }
table-hand-on = Pokračovať na inom zariadení
table-hand-on-lead = Kto otvorí tento odkaz, hrá ďalej na tvojom mieste. Ostatní uvidia, že miesto prevzal niekto iný.
table-hand-on-copy = Skopírovať odkaz na moje miesto
seat-before = Predtým na tomto mieste: { $names }
announce-seat = Odteraz tu sedí { $name } (predtým { $before }).
table-vote = Pokračovať bez: { $name }
table-watching =
    { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } divákov
    }
table-you-watch = Sleduješ hru.
table-fair = Zamiešanie bolo dané už pred hrou: { $commitment }
table-label = Stôl s kartami
board-label = Hracia plocha. Šípky posúvajú, Enter kladie, N skočí na ďalšie vhodné pole, plus a mínus približujú a odďaľujú, 0 ukáže všetko.
board-empty = Plocha je prázdna.
hand-label = Tvoja ruka. Šípky posúvajú, Enter vyberá, Shift so šípkou mení poradie.
hand-of = { $name } má v ruke: { $pieces }
cell-free = Stĺpec { $column }, riadok { $row }: prázdne pole
cell-free-fits =
    Stĺpec { $column }, riadok { $row }: prázdne pole, sem môžeš položiť { $game ->
        [cubes] vybranú kocku
       *[other] vybraný kameň
    }
cell-piece = Stĺpec { $column }, riadok { $row }: { $piece }
cell-loose =
    Stĺpec { $column }, riadok { $row }: { $piece }, zatiaľ { $game ->
        [cubes] nepotvrdená kocka
       *[other] nepotvrdený kameň
    }
cell-name = stĺpec { $column }, riadok { $row }
refused-cells = Vyznačené na ploche: { $cells }.
view-all = Ukázať všetko
cells-beyond =
    { $count ->
        [one] { $count } miesto
        [few] { $count } miesta
       *[other] { $count } miest
    } za týmto okrajom: ukázať
press-taken = Tam už niečo leží. Zvoľ zvýraznené pole.
press-choose = Najprv si vyber niečo z ruky.
press-elsewhere = Tá karta tam nepatrí. Zvoľ zvýraznenú sériu.
press-lit = Teraz zvoľ zvýraznené pole.
fits-nowhere = Nikam sa nehodí: { $piece }.
fits-nowhere-now = Nehodí sa k tomu, čo máš položené: { $piece }.
view-closer = Priblížiť
view-farther = Oddialiť
sort-colour = Zoradiť podľa farby
sort-shape = Zoradiť podľa tvaru
qwirkle = Qwirkle!

turn-of = Na ťahu: { $name }.
turn-yours = Si na ťahu: vyber kameň.
turn-yours-cards = Si na ťahu: zahraj aspoň jednu kartu.
turn-last-round =
    { $turns ->
        [one] Posledný ťah hry: zahraj aspoň jednu kartu.
        [few] Tvoj posledný ťah: zahraj aspoň jednu kartu.
       *[other] Tvoj posledný ťah: zahraj aspoň jednu kartu.
    }
turn-opening =
    { $longest ->
        [one] Začínaš: polož { $game ->
            [cubes] ktorúkoľvek kocku
           *[other] ktorýkoľvek kameň
        }.
        [few] Začínaš: polož rad dĺžky { $longest }.
       *[other] Začínaš: polož rad dĺžky { $longest }.
    }
turn-roll-or-lay = Si na ťahu: raz prehoď alebo polož kocky.
turn-lay = Teraz niektoré kocky polož.
turn-must-trade = Nič z ruky sa nedá položiť: vymeň kamene.
turn-must-roll-now = Takto sa kocky položiť nedajú: niektoré prehoď, inak sa prehodia všetky.
turn-pass = Nič sa nedá položiť: pasuješ.
trade = Vymeniť
trade-pick =
    { $most ->
        [one] Vyber kameň na výmenu.
        [few] Vyber najviac { $most } kamene na výmenu.
       *[other] Vyber najviac { $most } kameňov na výmenu.
    }
trade-now =
    { $count ->
        [0] Vymeniť
        [one] Vymeniť 1
        [few] Vymeniť { $count }
       *[other] Vymeniť { $count }
    }
roll = Prehodiť
roll-pick = Vyber kocky na prehodenie. Farby zostanú, tvary sa zmenia.
roll-all = Všetky
roll-now =
    { $count ->
        [0] Prehodiť
        [one] Prehodiť 1
        [few] Prehodiť { $count }
       *[other] Prehodiť { $count }
    }
roll-forced = Prehodiť všetky
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name } prehadzuje 1 kocku.
        [few] { $name } prehadzuje { $count } kocky.
       *[other] { $name } prehadzuje { $count } kociek.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name }: nič sa nedá položiť, prehadzujú sa všetky kocky ({ $number } z { $of }).
forced-roll = Nič sa nedá položiť: prehadzujú sa všetky kocky ({ $number } z { $of }).
pass = Pasovať
take-back = Vziať späť
confirm = Potvrdiť
confirm-score =
    { $score ->
        [one] Potvrdiť: 1 bod
        [few] Potvrdiť: { $score } body
       *[other] Potvrdiť: { $score } bodov
    }
score-running =
    { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }
score-points =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodov
    }
score-qwirkles =
    { $score ->
        [one] { $score } Qwirkle
        [few] { $score } Qwirkly
       *[other] { $score } Qwirklov
    }

row-colour = Rovnaká farba
row-shape = Rovnaký tvar
row-empty = Žiadne
series-new = Nová séria
series-new-of = Nová séria, { $title }
series-unfinished =
    { $count ->
        [one] Jednej sérii chýbajú karty.
        [few] { $count } sériám chýbajú karty.
       *[other] { $count } sériám chýbajú karty.
    }
series-label = Séria { $number }, { $title }: { $state }
series-put = Pridať do série { $number }, { $title }
series-holds =
    { $count ->
        [0] žiadna karta
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
series-needs =
    { $count ->
        [one] chýba { $count } karta
        [few] chýbajú { $count } karty
       *[other] chýba { $count } kariet
    }
card-played = { $piece }, karta z tohto ťahu
card-moved = { $piece }, karta presunutá v tomto ťahu
card-played-by-others = { $piece }, karta od niekoho iného
card-moved-by-others = { $piece }, karta presunutá niekým iným
since-label = Od tvojho posledného ťahu
undo = O krok späť
redo = O krok vpred
card-take-back = Do ruky
put-everything-back = Vrátiť všetko
cards-running =
    { $count ->
        [one] Zahráš 1 kartu
        [few] Zahráš { $count } karty
       *[other] Zahráš { $count } kariet
    }{ $qwirkles ->
        [0] .
        [one] {" "}a získaš Qwirkle!
        [few] {" "}a získaš { $qwirkles } Qwirkly!
       *[other] {" "}a získaš { $qwirkles } Qwirklov!
    }

seat-away = preč
seat-on-turn = (na ťahu)
seat-you = (ty)
clock-label = Zostávajúci čas
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } d { $hours } h

## Beside the board

sheet-title = Zápis bodov
sheet-round = Kolo
sheet-total = Spolu
sheet-turn = Ťah { $turn }: { $points }
counter-title =
    { $game ->
        [tiles] Zatiaľ skryté kamene
        [cubes] Zatiaľ skryté kocky
       *[cards] Zatiaľ skryté karty
    }
counter-bag =
    { $left ->
        [0] Vrecúško je prázdne.
        [one] Vo vrecúšku zostáva 1 { -piece }.
        [few] Vo vrecúšku zostávajú { $left } { $game ->
            [cubes] kocky
           *[other] kamene
        }.
       *[other] Vo vrecúšku zostáva { $left } { $game ->
            [cubes] kociek
           *[other] kameňov
        }.
    }
counter-stack =
    { $left ->
        [0] Balíček je prázdny.
        [one] V balíčku zostáva 1 karta.
        [few] V balíčku zostávajú { $left } karty.
       *[other] V balíčku zostáva { $left } kariet.
    }
counter-note =
    { $game ->
        [cards] V balíčku alebo v rukách ostatných.
       *[tiles] Vo vrecúšku alebo v rukách ostatných.
    }
counter-colour = { $colour }: { $left }
qwirkles-title = Získané Qwirkly
qwirkles-none = Qwirkle zatiaľ nikto nezískal.
log-title = Čo sa dialo
log-empty = Zatiaľ nič.
# The number of a turn, before what happened in it.
log-number = { $number }.
log-lays =
    { $name }: { $pieces }, { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }.
log-plays-cards =
    { $name }: { $pieces }{ $qwirkles ->
        [0] .
        [one] . Získava Qwirkle.
        [few] . Získava { $qwirkles } Qwirkly.
       *[other] . Získava { $qwirkles } Qwirklov.
    }
log-trades =
    { $you ->
        [yes]
            { $count ->
                [one] Vymieňaš 1 kameň.
                [few] Vymieňaš { $count } kamene.
               *[other] Vymieňaš { $count } kameňov.
            }
       *[no]
            { $count ->
                [one] { $name }: výmena 1 kameňa.
                [few] { $name }: výmena { $count } kameňov.
               *[other] { $name }: výmena { $count } kameňov.
            }
    }
log-passes =
    { $you ->
        [yes] Pasuješ.
       *[no] { $name }: pas.
    }
log-rolls =
    { $count ->
        [one] { $name }: prehodená 1 kocka, padlo: { $shown }.
        [few] { $name }: prehodené { $count } kocky, padlo: { $shown }.
       *[other] { $name }: prehodených { $count } kociek, padlo: { $shown }.
    }
log-must-roll =
    { $times ->
        [one] { $name }: nič sa nedá položiť, všetky kocky prehodené raz.
        [few] { $name }: nič sa nedá položiť, všetky kocky prehodené { $times }-krát.
       *[other] { $name }: nič sa nedá položiť, všetky kocky prehodené { $times }-krát.
    }
announce-your-turn = Si na ťahu.
announce-turn = Na ťahu: { $name }.

## One screen, several people

hand-over-title = Podaj zariadenie ďalej
hand-over-lead = Na ťahu: { $name }. Ostatní sa nepozerajte!
hand-over-ready = Som { $name }: ukázať ruku

## Connection

connection-lost = Spojenie je prerušené. Skúšam to znova…
connection-refused = Túto hru z tohto zariadenia nemožno otvoriť.

## After the game

result-won =
    { $you ->
        [yes] Vyhrávaš!
       *[no] { $name } vyhráva.
    }
result-shared = Spoločná výhra: { $names }.
result-resigned = Hra bola vzdaná.
result-stopped =
    { $you ->
        [yes] Vzdávaš, a tým sa hra skončila.
       *[no] { $name } hru vzdáva, a tým sa skončila.
    }
result-rematch-asked = Pravidlá žiadajú podanie ruky a odvetu.
result-blocked = Nikto už nemohol hrať.
result-last-round = Posledné kolo je odohrané.
result-look-back = Prejsť si hru
result-rematch = Odveta
result-rematch-join = Na odvetu
result-download = Stiahnuť záznam
review-title = Priebeh hry
review-turn = Ťah { $turn } z { $of }
review-deal = Rozdanie
review-first = Na začiatok
review-previous = O ťah späť
review-next = O ťah ďalej
review-last = Na koniec
review-copy = Kopírovať odkaz na tento ťah
review-slider = Ťah
review-hands = Ruky
review-not-over = Túto hru si budeš môcť prejsť, keď sa skončí.
verify-title = Miešalo sa férovo?
verify-lead = Táto stránka vypočíta každú ruku, dobratie aj hod zo semienka daného už pred hrou a porovná ich.
verify-start = Overiť zamiešanie
verify-commitment-right = Semienko je to, ktoré bolo dané pred hrou.
verify-commitment-wrong = Semienko nie je to, ktoré bolo dané pred hrou!
verify-mix-right = Čo každý hráč pridal, je to, k čomu sa zaviazal.
verify-mix-wrong = Čo niektorý hráč pridal, nie je to, k čomu sa zaviazal!
verify-receipt-commitment-right = Server sa držal toho, čo tomuto zariadeniu ukázal ako prvé.
verify-receipt-commitment-wrong = Server tomuto zariadeniu pred rozdaním ukázal niečo iné!
verify-receipt-frozen-right = Každý hráč sa držal záväzku, ktorý toto zariadenie videlo.
verify-receipt-frozen-wrong = Záväzky nie sú tie, ktoré toto zariadenie videlo!
verify-receipt-added-right = Čo pridalo toto zariadenie, je v zamiešaní. Nikto si ho nemohol vybrať.
verify-receipt-added-wrong = Čo pridalo toto zariadenie, v zamiešaní nie je!
verify-receipt-dropped-wrong = Server tvrdí, že toto zariadenie prišlo neskoro, ale nie je to pravda!
verify-receipt-round-wrong = Server bez dôvodu zahodil zamiešanie!
verify-receipt-order-right = Poradie podľa veku bolo dané pred rozdaním, alebo vzišlo z miešania.
verify-receipt-order-wrong = Poradie podľa veku niekto zvolil až po rozdaní!
verify-receipt-played-right = Je to hra, ktorá sa ukazovala tomuto zariadeniu.
verify-receipt-played-wrong = Počas hry sa tomuto zariadeniu ukazovala iná hra!
verify-receipt-unnamed-wrong = Toto zariadenie malo niečo pridať, ale miešalo sa bez neho a záznam nehovorí prečo!
verify-receipt-unanswered-wrong = Server tvrdí, že toto zariadenie prišlo neskoro. Svoj podiel odoslalo a odpoveď nedostalo: buď ho stratilo pripojenie, alebo ho server zahodil. V zamiešaní nič tvoje nie je.
verify-receipt-elsewhere-wrong = Čo pridalo tvoje miesto, neprišlo z tohto zariadenia. Ak pri tom nebolo iné tvoje zariadenie, server si to vymyslel.
verify-receipt-game-wrong = Toto nie je hra, na ktorej sa toto zariadenie zúčastnilo!
verify-left-out = Toto zariadenie pri miešaní chýbalo, takže v ňom nič tvoje nie je.
verify-no-receipt = Toto zariadenie do miešania nič nepridalo, takže môže len overiť, že všetko sedí.
verify-mixed-by = Do miešania pridali: { $names }
verify-late = Neodpovedali včas: { $names }
verify-receipt-save = Uložiť moje potvrdenie
verify-deal-right = Semienko dáva presne tieto ruky.
verify-deal-wrong = Semienko dáva iné ruky!
verify-draws-right = Semienko dáva každé dobratie aj každý hod.
verify-draws-wrong = V ťahu { $turn } dáva semienko niečo iné!
verify-held-right = Nikto nezahral nič, čo nemal v ruke.
verify-held-wrong = V ťahu { $turn } niekto zahral, čo nemal v ruke!
verify-given = Semienko tejto hry nebolo vylosované, ale zadané, ako pri teste: niekto mohol všetko poznať vopred.
verify-local = Toto zariadenie rozdalo samo sebe. Kontrola ukazuje, že každá ruka aj každé dobratie vyplýva zo semienka daného pred prvým ťahom a že sa potom nič nezmenilo. Nemôže ukázať, že sa na semienko v tomto zariadení nikto nepozrel.
verify-seed = Semienko
verify-commitment = Jeho SHA-256

## Settings

settings-title = Nastavenia
settings-language = Jazyk
settings-theme = Farby stránky
settings-theme-auto = Podľa zariadenia
settings-theme-light = Svetlé
settings-theme-dark = Tmavé
settings-contrast = Vysoký kontrast
settings-dots = Veľké bodky pre farby
settings-dots-about = Jedna bodka znamená červenú, dve oranžovú, tri žltú, štyri zelenú, päť modrú, šesť fialovú.
settings-sound = Zvuky a vibrovanie

## Refusals of the server

denial-stale = Hra sa medzitým posunula. Pozri sa, prosím, znova.
denial-no-such-game = Taká hra neexistuje.
denial-not-seated = Pri tomto stole nesedíš.
denial-wrong-secret = Tento odkaz už neplatí.
denial-seat-taken = Toto miesto je obsadené.
denial-seats-free = Niektoré miesta sú ešte voľné.
denial-time-out = Tvoj čas vypršal.
denial-not-asked = Podľa pravidiel sa to dá, ale tento krok chce niečo iné.
denial-too-early = Na to je ešte priskoro.
denial-too-many = To bolo príliš rýchlo. Chvíľu, prosím, počkaj.
denial-bad-name = Toto meno sa nedá použiť. Môže mať najviac 40 znakov.
denial-name-empty = Toto meno by nikto nevidel. Použi viditeľné znaky.
denial-name-marks = V tomto mene je na sebe priveľa diakritických znamienok.
denial-name-of-bot = Tak sa tu volá počítač. Zvoľ iné meno.
denial-seat-held = Toto miesto niekomu patrí. Odovzdať ho môže len ten, komu patrí.
denial-left-out = Toto zariadenie odpovedalo neskoro, takže sa miešalo bez neho.
denial-bad-seats = Toľko hráčov pravidlá nedovoľujú.
denial-busy = Server má veľa práce. Skús to, prosím, znova.
denial-offline = Server nie je dostupný.
denial-needs-server = Hráči na iných zariadeniach sa môžu pripojiť len cez server.
denial-evicted = Prehliadač odstránil to, čo uchovával na hranie bez siete. Pripojte sa a stiahnite to znova.
denial-not-kept = Prehliadač nemohol hru na tomto zariadení uložiť. Uvoľni miesto alebo povoľ tejto stránke ukladať údaje a skús to znova.
denial-other = To teraz nejde ({ $code }).

## Without a network

offline-title = Bez siete
offline-about = Hrajte proti počítaču alebo si toto zariadenie podávajte, učte sa a prezerajte si svoje hry, vo vlaku aj v stane. Všetko potrebné sa stiahne raz a zostane v tomto prehliadači.
offline-keep = Sprístupniť offline
offline-fetching = Sťahuje sa: { $percent } %
offline-kept = Toto zariadenie môže hrať bez siete.
offline-gone = Prehliadač odstránil to, čo uchovával na hranie bez siete. Vaše hry zostali. Ak chcete hrať offline, stiahnite to znova.
offline-failed = Nepodarilo sa stiahnuť všetko. Skontrolujte pripojenie a skúste to znova.
offline-drop = Odobrať
offline-here = V tomto zariadení
