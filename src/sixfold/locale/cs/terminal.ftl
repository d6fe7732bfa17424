## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood.
# No spelling may read as codes of pieces: "od" is the orange diamond, "po" the purple circle.
command-help = ?
    .also = pomoc nápověda napoveda help
command-hint = tip
    .also = rada poraď porad hint h
command-quit = konec
    .also = odejít odejit quit q exit
command-pass = pas
    .also = pasuji pasovat pass p
command-trade = vyměň
    .also = vymen vyměnit vymenit výměna vymena trade swap t
command-roll = přehoď
    .also = prehod přehodit prehodit hod hoď hodit roll reroll r
command-keep = nech
    .also = nechat keep k
command-view = ukaž
    .also = ukaz ukázat ukazat view show
command-new = nová
    .also = nova nové nove new n
command-add = přidej
    .also = pridej přidat pridat add a
command-move = přesuň
    .also = presun přesunout presunout move m
command-back = vrať
    .also = vrat vrátit vratit back reset
command-undo = zpět
    .also = zpet undo u z
command-done = hotovo
    .also = potvrdit done d ok

# Words inside a command. The fillers are passed over; "v" cannot be one, for it means down, nor "od".
word-all = vše
    .also = vse všechno vsechno všechny vsechny all
word-right = vpravo
    .also = doprava right
word-down = dolů
    .also = dolu down
word-new = nová
    .also = nova nové nove novou new n
word-filler = na
    .also = do z ze a i série serie sérii serii at on to from and the series in

## Choosing

choose-game = Kterou hru?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 nebo 3 (jen Enter: 1) >{ " " }
choose-again = Odpověz prosím 1, 2 nebo 3.

bad-players =
    { $title } je pro { $fewest } až { $most ->
        [one] { $most } hráče
        [few] { $most } hráče
       *[other] { $most } hráčů
    }, ne pro { $players }.

## Starting

name-you = Ty
name-computer = Počítač
name-computer-number = Počítač { $number }
start-commitment =
    Zamíchání je pevně dané. SHA-256 jeho semínka:
    { $commitment }
start-help = Příkaz { command-help } vypíše nápovědu, { command-hint } poradí, { command-quit } ukončí hru.
start-longest =
    { $you ->
        [yes] Máš nejdelší řadu ({ $length }) a začínáš s ní.
       *[no] { $name } má nejdelší řadu ({ $length }) a začíná s ní.
    }
start-series =
    { $you ->
        [yes] Máš nejdelší sérii ({ $length }) a začínáš.
       *[no] { $name } má nejdelší sérii ({ $length }) a začíná.
    }
start-oldest =
    { $you ->
        [yes] Začínáš.
       *[no] { $name } začíná.
    }

## The table

score-seat = { $name }: { $score }
score-bag =
    { $left ->
        [0] váček je prázdný
       *[other] váček: { $left }
    }
score-stack =
    { $left ->
        [0] balíček je prázdný
       *[other] balíček: { $left }
    }
your-hand = Tvoje ruka:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = Tohle je část plochy: sloupce { $left } až { $right }, řádky { $top } až { $bottom }.
view-elsewhere = Jinou část, například kolem 3,1, ukáže: { command-view } 3,1
table-colours = Série barev
table-shapes = Série tvarů
table-unfinished = Zatím neplatí
table-empty = Stůl je prázdný.
series-short = příliš krátká
series-repeat = karta dvakrát
series-mixed = smíšená
series-qwirkle = Qwirkle!
last-round =
    { $turns ->
        [one] Balíček je prázdný: tohle je poslední tah.
        [few] Balíček je prázdný: zbývají { $turns } tahy i s tímto.
       *[other] Balíček je prázdný: zbývá { $turns } tahů i s tímto.
    }

## Your turn

prompt-turn = Tvůj tah >{ " " }
prompt-table = Tvůj stůl >{ " " }
opening-tiles =
    { $longest ->
        [one] Polož kterýkoli jeden kámen, například { $example }.
        [few] Polož řadu délky { $longest }, například { $example }.
       *[other] Polož řadu délky { $longest }, například { $example }.
    }
opening-cubes =
    Polož co nejdelší řadu kostek (délka { $longest }), například { $example }{ $rolled ->
        [yes] .
       *[no] ; nebo si nejdřív přehoď.
    }
nothing-fits-trade = Nic z ruky nejde položit. Něco vyměň, například: { command-trade } { $example }
nothing-fits-pass = Nic nejde položit. Napiš { command-pass }.
nothing-fits-roll = Takhle tvoje kostky položit nejdou. Některé přehoď ({ command-roll } { $example }), nebo napiš { command-keep }: pak se přehazují všechny, dokud jedna nepůjde položit.
roll-which = Napiš, které kostky přehodit, například { command-roll } Ro Gs nebo { command-roll } { word-all }.
kept = Necháváš je. Teď některé polož.
roll-kept = Kostky zůstávají, takže v tomto tahu už se nehází. Některé polož.

hint-lay = Tip: { $laid } za { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }.
hint-trade = Tip: { command-trade } { $pieces }
hint-pass = Tip: { command-pass }
hint-keep = Tip: { command-keep }
hint-roll = Tip: { command-roll } { $pieces }
hint-cards =
    Tip, rozložený na tvém stole: zahrát { $played }{ $count ->
        [0] , žádný Qwirkle
        [one] , získat 1 Qwirkle
        [few] , získat { $count } Qwirkly
       *[other] , získat { $count } Qwirklů
    }. Napiš { command-done }, pokud to chceš zahrát, nebo { command-back }, pokud chceš vše vrátit.

unreadable-line = „{ $text }“ neumím přečíst. Příkaz { command-help } vypíše nápovědu.
unreadable-piece = „{ $text }“ neumím přečíst. Piš barvu ({ $colours }) a tvar ({ $shapes }), například Ro. Příkaz { command-help } vypíše nápovědu.
unreadable-cell = „{ $text }“ neumím přečíst jako pole. Pole je sloupec a řádek, například 2,-1.
unreadable-where = Napiš i kam: Ro 1,0 nebo pro řadu 1,0>RoRd.
unreadable-direction = Napiš i směr: > doprava nebo v dolů, například 1,0>RoRd nebo 1,0vRoRd.
unreadable-pairs = Není jasné, co patří kam. Piš Ro 1,0 Rd 2,0 nebo 1,0>RoRd.
unreadable-pieces-only = Sem patří jen kódy jako Ro Yd, ne „{ $text }“.
not-in-this-game = Příkaz { $word } v této hře není. Příkaz { command-help } vypíše nápovědu.

cards-which = Napiš aspoň jednu kartu, například Ro.
cards-where = Napiš, kterou sérii myslíš: { command-add } Ro 2 nebo { command-move } Ro 1 2.
cards-no-series = Série { $number } tu není.
cards-not-here = V sérii { $number } není { $piece }.
cards-not-held = V ruce nemáš: { $piece }.
cards-nowhere = V tvé ruce ani na stole není { $piece }.
cards-several = Ve více sériích ({ $numbers }) leží { $piece }. Napiš, ze které: { command-move } { $code } <odkud> <kam>.
cards-not-played = Na stole zůstává { $piece }: leží tu už z dřívějška.
cards-put-back = Všechno je zpátky na svém místě.
cards-nothing-to-undo = Není co vrátit.

## Turns told

turn-lays =
    { $you ->
        [yes] Pokládáš
       *[no] { $name } pokládá
    } { $laid } za { $score ->
        [one] 1 bod
        [few] { $score } body
       *[other] { $score } bodů
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , dobírá { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] Vyměňuješ
       *[no] { $name } vyměňuje
    } { $count ->
        [one] jeden kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
turn-passes =
    { $you ->
        [yes] Pasuješ.
       *[no] { $name } pasuje.
    }
turn-rolls =
    { $you ->
        [yes] Přehazuješ
       *[no] { $name } přehazuje
    } { $before }: padlo { $after }.
turn-must-roll =
    { $you ->
        [yes] Nic nejde položit, všechny tvoje kostky se přehazují
       *[no] Nic nejde položit, { $name } přehazuje všechny kostky
    } { $times ->
        [one] jednou.
        [few] { $times }krát.
       *[other] { $times }krát.
    }
turn-plays =
    { $you ->
        [yes] Hraješ
       *[no] { $name } hraje
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , dobírá { $drawn }.
        }
    }
turn-takes =
    { $you ->
        [yes] Bereš si
       *[no] { $name } si bere
    } { $count ->
        [one] Qwirkle
        [few] { $count } Qwirkly
       *[other] { $count } Qwirklů
    }: { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] Qwirkle!
        [few] { $count } Qwirkly najednou!
       *[other] { $count } Qwirklů najednou!
    }
you-draw = Dobíráš { $pieces }.

## Leaving and ending

leave = Měj se. Tahle hra zůstane nedohraná.
leave-choosing = Měj se.
end-blocked = Nikdo už nemůže hrát: hra končí.
end-last-round = To byl poslední tah.
end-won =
    { $you ->
        [yes] Vyhráváš!
       *[no] { $name } vyhrává.
    }
end-shared = O výhru se dělí { $names }.
end-rematch = Pravidla žádají podání ruky a odvetu.
end-seed =
    Semínko zamíchání:
    { $seed }
end-check = Jeho SHA-256 bylo vidět na začátku, zamíchání tedy bylo dané už před prvním tahem.

## Help: .type is what one types, the value what it does.

help-pieces = Piš barvu a tvar, velkými i malými písmeny:
help-cells = Pole je sloupec a řádek: 2,-1 je sloupec 2, řádek -1.
help-lay = položí červený kruh na 1,0 a červený kosočtverec na 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = položí řadu doprava, počínaje 1,0
    .type = 1,0>RoRdRc
help-line-down = položí řadu dolů; tečka přeskočí obsazené pole
    .type = 0,-2vPs.Bs
help-trade = místo pokládání vymění kameny
    .type = { command-trade } Ro Yd
help-pass-tiles = jen když je váček prázdný a nic nejde položit
    .type = { command-pass }
help-roll = přehodí tyto kostky, jednou za tah, než něco položíš; { command-roll } { word-all } přehodí všechny
    .type = { command-roll } Ro Gs
help-keep = nechá kostky, jak leží
    .type = { command-keep }
help-pass-cubes = jen když žádný hod nemůže pomoct
    .type = { command-pass }
help-table = Zkoušej, co chceš: nic neplatí, dokud nenapíšeš { command-done }. Na konci musí každá karta ležet v sérii 3 až 6 karet stejné barvy nebo stejného tvaru. Série 6 karet je Qwirkle a patří tobě.
help-new = začne sérii kartami z ruky, a když je nemáš, ze stolu
    .type = { command-new } Ro Rd Rc
help-add = přidá kartu z ruky do série 2
    .type = { command-add } Ro 2
help-move = přesune kartu ze série 1 do série 3
    .type = { command-move } Bs 1 3
help-move-new = přesune ji do nové série
    .type = { command-move } Bs 1 { word-new }
help-back = vrátí všechno na místo; { command-back } Ro jen tuto kartu
    .type = { command-back }
help-undo = vezme zpět poslední krok
    .type = { command-undo }
help-done = ukončí tvůj tah
    .type = { command-done }
help-pass-cards = jen když nemůžeš zahrát žádnou kartu
    .type = { command-pass }
help-hint = poradí
    .type = { command-hint }
help-view = ukáže velkou plochu kolem 3,1
    .type = { command-view } 3,1
help-redraw = znovu vykreslí stůl
    .type = (Enter)
help-quit = opustí hru
    .type = { command-quit }
