## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood.
# No spelling may read as codes of pieces: "od" is the orange diamond, "po" the purple circle.
command-help = ?
    .also = pomoc pomocník pomocnik help
command-hint = tip
    .also = rada poraď porad hint h
command-quit = koniec
    .also = odísť odist quit q exit
command-pass = pas
    .also = pasujem pasovať pasovat pass p
command-trade = vymeň
    .also = vymen vymeniť vymenit výmena vymena trade swap t
command-roll = prehoď
    .also = prehod prehodiť prehodit hod hoď hodiť hodit roll reroll r
command-keep = nechaj
    .also = nechať nechat keep k
command-view = ukáž
    .also = ukaz ukázať ukazat view show
command-new = nová
    .also = nova nové nove new n
command-add = pridaj
    .also = pridať pridat add a
command-move = presuň
    .also = presun presunúť presunut move m
command-back = vráť
    .also = vrat vrátiť vratit back reset
command-undo = späť
    .also = spat naspäť naspat undo u
command-done = hotovo
    .also = potvrdiť potvrdit done d ok

# Words inside a command. The fillers are passed over; "v" cannot be one, for it means down, nor "od".
word-all = všetko
    .also = vsetko všetky vsetky all
word-right = vpravo
    .also = doprava right
word-down = nadol
    .also = dole dolu down
word-new = nová
    .also = nova nové nove novej novú novu new n
word-filler = na
    .also = do z zo a i séria seria série serie sérii serii sériu seriu at on to from and the series in

## Choosing

choose-game = Ktorú hru?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 alebo 3 (len Enter: 1) >{ " " }
choose-again = Odpovedz, prosím, 1, 2 alebo 3.

bad-players = { $title } je pre { $fewest } až { $most } hráčov, nie pre { $players }.

## Starting

name-you = Ty
name-computer = Počítač
name-computer-number = Počítač { $number }
start-commitment =
    Zamiešanie je pevne dané. SHA-256 jeho semienka:
    { $commitment }
start-help = Príkaz { command-help } vypíše pomoc, { command-hint } poradí, { command-quit } ukončí hru.
start-longest =
    { $you ->
        [yes] Máš najdlhší rad ({ $length }) a začínaš ním.
       *[no] { $name } má najdlhší rad ({ $length }) a začína ním.
    }
start-series =
    { $you ->
        [yes] Máš najdlhšiu sériu ({ $length }) a začínaš.
       *[no] { $name } má najdlhšiu sériu ({ $length }) a začína.
    }
start-oldest =
    { $you ->
        [yes] Začínaš.
       *[no] { $name } začína.
    }

## The table

score-seat = { $name }: { $score }
score-bag =
    { $left ->
        [0] vrecúško je prázdne
       *[other] vrecúško: { $left }
    }
score-stack =
    { $left ->
        [0] balíček je prázdny
       *[other] balíček: { $left }
    }
your-hand = Tvoja ruka:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = Toto je časť plochy: stĺpce { $left } až { $right }, riadky { $top } až { $bottom }.
view-elsewhere = Inú časť, napríklad okolo 3,1, ukáže: { command-view } 3,1
table-colours = Série farieb
table-shapes = Série tvarov
table-unfinished = Zatiaľ neplatí
table-empty = Stôl je prázdny.
series-short = prikrátka
series-repeat = karta dvakrát
series-mixed = zmiešaná
series-qwirkle = Qwirkle!
last-round =
    { $turns ->
        [one] Balíček je prázdny: toto je posledný ťah.
        [few] Balíček je prázdny: zostávajú { $turns } ťahy aj s týmto.
       *[other] Balíček je prázdny: zostáva { $turns } ťahov aj s týmto.
    }

## Your turn

prompt-turn = Tvoj ťah >{ " " }
prompt-table = Tvoj stôl >{ " " }
opening-tiles =
    { $longest ->
        [one] Polož ktorýkoľvek jeden kameň, napríklad { $example }.
        [few] Polož rad dĺžky { $longest }, napríklad { $example }.
       *[other] Polož rad dĺžky { $longest }, napríklad { $example }.
    }
opening-cubes =
    Polož čo najdlhší rad kociek (dĺžka { $longest }), napríklad { $example }{ $rolled ->
        [yes] .
       *[no] ; alebo si najprv prehoď.
    }
nothing-fits-trade = Nič z ruky sa nedá položiť. Niečo vymeň, napríklad: { command-trade } { $example }
nothing-fits-pass = Nič sa nedá položiť. Napíš { command-pass }.
nothing-fits-roll = Takto sa tvoje kocky položiť nedajú. Niektoré prehoď ({ command-roll } { $example }) alebo napíš { command-keep }: potom sa prehadzujú všetky, kým sa jedna nebude dať položiť.
roll-which = Napíš, ktoré kocky prehodiť, napríklad { command-roll } Ro Gs alebo { command-roll } { word-all }.
kept = Nechávaš si ich. Teraz niektoré polož.
roll-kept = Kocky zostávajú, takže v tomto ťahu sa už nehádže. Niektoré polož.

hint-lay = Tip: { $laid } za { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }.
hint-trade = Tip: { command-trade } { $pieces }
hint-pass = Tip: { command-pass }
hint-keep = Tip: { command-keep }
hint-roll = Tip: { command-roll } { $pieces }
hint-cards =
    Tip, rozložený na tvojom stole: zahrať { $played }{ $count ->
        [0] , žiadny Qwirkle
        [one] , získať 1 Qwirkle
        [few] , získať { $count } Qwirkly
       *[other] , získať { $count } Qwirklov
    }. Napíš { command-done }, ak to chceš zahrať, alebo { command-back }, ak chceš všetko vrátiť.

unreadable-line = „{ $text }“ neviem prečítať. Príkaz { command-help } vypíše pomoc.
unreadable-piece = „{ $text }“ neviem prečítať. Píš farbu ({ $colours }) a tvar ({ $shapes }), napríklad Ro. Príkaz { command-help } vypíše pomoc.
unreadable-cell = „{ $text }“ neviem prečítať ako pole. Pole je stĺpec a riadok, napríklad 2,-1.
unreadable-where = Napíš aj kam: Ro 1,0 alebo pre rad 1,0>RoRd.
unreadable-direction = Napíš aj smer: > doprava alebo v nadol, napríklad 1,0>RoRd alebo 1,0vRoRd.
unreadable-pairs = Nie je jasné, čo patrí kam. Píš Ro 1,0 Rd 2,0 alebo 1,0>RoRd.
unreadable-pieces-only = Sem patria len kódy ako Ro Yd, nie „{ $text }“.
not-in-this-game = Príkaz { $word } v tejto hre nie je. Príkaz { command-help } vypíše pomoc.

cards-which = Napíš aspoň jednu kartu, napríklad Ro.
cards-where = Napíš, ktorú sériu myslíš: { command-add } Ro 2 alebo { command-move } Ro 1 2.
cards-no-series = Séria { $number } tu nie je.
cards-not-here = V sérii { $number } nie je { $piece }.
cards-not-held = V ruke nemáš: { $piece }.
cards-nowhere = V tvojej ruke ani na stole nie je { $piece }.
cards-several = Vo viacerých sériách ({ $numbers }) leží { $piece }. Napíš, z ktorej: { command-move } { $code } <odkiaľ> <kam>.
cards-not-played = Na stole zostáva { $piece }: leží tu už z predchádzajúcich ťahov.
cards-put-back = Všetko je späť na svojom mieste.
cards-nothing-to-undo = Nie je čo vrátiť.

## Turns told

turn-lays =
    { $you ->
        [yes] Kladieš
       *[no] { $name } kladie
    } { $laid } za { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodov
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , doberá { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] Vymieňaš
       *[no] { $name } vymieňa
    } { $count ->
        [one] jeden kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }.
turn-passes =
    { $you ->
        [yes] Pasuješ.
       *[no] { $name } pasuje.
    }
turn-rolls =
    { $you ->
        [yes] Prehadzuješ
       *[no] { $name } prehadzuje
    } { $before }: padlo { $after }.
turn-must-roll =
    { $you ->
        [yes] Nič sa nedá položiť, všetky tvoje kocky sa prehadzujú
       *[no] Nič sa nedá položiť, { $name } prehadzuje všetky kocky
    } { $times ->
        [one] raz.
        [few] { $times }-krát.
       *[other] { $times }-krát.
    }
turn-plays =
    { $you ->
        [yes] Hráš
       *[no] { $name } hrá
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , doberá { $drawn }.
        }
    }
turn-takes =
    { $you ->
        [yes] Berieš si
       *[no] { $name } si berie
    } { $count ->
        [one] Qwirkle
        [few] { $count } Qwirkly
       *[other] { $count } Qwirklov
    }: { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] Qwirkle!
        [few] { $count } Qwirkly naraz!
       *[other] { $count } Qwirklov naraz!
    }
you-draw = Doberáš { $pieces }.

## Leaving and ending

leave = Maj sa. Táto hra zostane nedohraná.
leave-choosing = Maj sa.
end-blocked = Nikto už nemôže hrať: hra sa končí.
end-last-round = To bol posledný ťah.
end-won =
    { $you ->
        [yes] Vyhrávaš!
       *[no] { $name } vyhráva.
    }
end-shared = O výhru sa delia { $names }.
end-rematch = Pravidlá žiadajú podanie ruky a odvetu.
end-seed =
    Semienko zamiešania:
    { $seed }
end-check = Jeho SHA-256 bolo vidieť na začiatku, zamiešanie teda bolo dané už pred prvým ťahom.

## Help: .type is what one types, the value what it does.

help-pieces = Píš farbu a tvar, veľkými aj malými písmenami:
help-cells = Pole je stĺpec a riadok: 2,-1 je stĺpec 2, riadok -1.
help-lay = položí červený kruh na 1,0 a červený kosoštvorec na 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = položí rad doprava, počnúc 1,0
    .type = 1,0>RoRdRc
help-line-down = položí rad nadol; bodka preskočí obsadené pole
    .type = 0,-2vPs.Bs
help-trade = namiesto kladenia vymení kamene
    .type = { command-trade } Ro Yd
help-pass-tiles = len keď je vrecúško prázdne a nič sa nedá položiť
    .type = { command-pass }
help-roll = prehodí tieto kocky, raz za ťah, skôr než niečo položíš; { command-roll } { word-all } prehodí všetky
    .type = { command-roll } Ro Gs
help-keep = nechá kocky tak, ako ležia
    .type = { command-keep }
help-pass-cubes = len keď žiadny hod nemôže pomôcť
    .type = { command-pass }
help-table = Skúšaj, čo chceš: nič neplatí, kým nenapíšeš { command-done }. Na konci musí každá karta ležať v sérii 3 až 6 kariet rovnakej farby alebo rovnakého tvaru. Séria 6 kariet je Qwirkle a patrí tebe.
help-new = začne sériu kartami z ruky, a ak ich nemáš, zo stola
    .type = { command-new } Ro Rd Rc
help-add = pridá kartu z ruky do série 2
    .type = { command-add } Ro 2
help-move = presunie kartu zo série 1 do série 3
    .type = { command-move } Bs 1 3
help-move-new = presunie ju do novej série
    .type = { command-move } Bs 1 { word-new }
help-back = vráti všetko na miesto; { command-back } Ro len túto kartu
    .type = { command-back }
help-undo = vezme späť posledný krok
    .type = { command-undo }
help-done = ukončí tvoj ťah
    .type = { command-done }
help-pass-cards = len keď nemôžeš zahrať žiadnu kartu
    .type = { command-pass }
help-hint = poradí
    .type = { command-hint }
help-view = ukáže veľkú plochu okolo 3,1
    .type = { command-view } 3,1
help-redraw = znova vykreslí stôl
    .type = (Enter)
help-quit = opustí hru
    .type = { command-quit }
