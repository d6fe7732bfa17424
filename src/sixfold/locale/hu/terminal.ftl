## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood.
# Spellings without accents and the English words work, too. No word may be the code of a piece, such as ro or bs.
command-help = ?
    .also = súgó sugo segítség segitseg help
command-hint = tipp
    .also = tanács tanacs hint
command-quit = kilép
    .also = kilep kilépés kilepes vége vege quit q exit
command-pass = passz
    .also = p pass
command-trade = csere
    .also = cs cserél cserel trade
command-roll = dob
    .also = d dobás dobas roll
command-keep = marad
    .also = m keep
command-view = nézet
    .also = nezet néz nez mutat view
command-new = új
    .also = uj u new
command-add = tesz
    .also = t hozzá hozza add
command-move = mozgat
    .also = áthelyez athelyez visz move
command-back = vissza
    .also = reset back
command-undo = visszavon
    .also = mégse megse undo
command-done = kész
    .also = kesz k ok done

# Words inside a command. The fillers are passed over.
word-all = mind
    .also = összes osszes minden all
word-right = jobbra
    .also = right
word-down = le
    .also = lefelé lefele down
word-new = új
    .also = uj újba ujba new
word-filler = a
    .also = az és es ide oda sorozat sorozatba sorozatból sorozatbol mező mezo mezőre mezore at on to from and

## Choosing

choose-game = Melyik játék legyen?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 vagy 3 (csak Enter: 1) >{ " " }
choose-again = A válasz 1, 2 vagy 3 lehet.

bad-players = { $title }: a játékosok száma { $fewest } és { $most } között lehet, { $players } nem.

## Starting

name-you = Te
name-computer = Gép
name-computer-number = Gép { $number }
start-commitment =
    A keverés rögzítve van. A mag SHA-256 lenyomata:
    { $commitment }
start-help = { command-help } – súgó, { command-hint } – tanács, { command-quit } – kilépés.
start-longest =
    { $you ->
        [yes] Nálad van a leghosszabb sorozat ({ $length }), ezzel kezdesz.
       *[no] { $name } kezd a leghosszabb sorozattal ({ $length }).
    }
start-series =
    { $you ->
        [yes] Nálad van a leghosszabb sorozat ({ $length }), te kezdesz.
       *[no] { $name } kezd, nála van a leghosszabb sorozat ({ $length }).
    }
start-oldest =
    { $you ->
        [yes] Te kezdesz.
       *[no] { $name } kezd.
    }

## The table

score-seat = { $name }: { $score }
score-bag =
    { $left ->
        [0] a zsák üres
       *[other] zsák: { $left }
    }
score-stack =
    { $left ->
        [0] a pakli üres
       *[other] pakli: { $left }
    }
your-hand = A kezedben:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = Ez a tábla egy része: oszlopok { $left } és { $right } között, sorok { $top } és { $bottom } között.
view-elsewhere = Más részt, például 3,1 környékét ez mutatja: { command-view } 3,1
table-colours = Színsorozatok
table-shapes = Formasorozatok
table-unfinished = Még nincs kész
table-empty = Üres az asztal.
series-short = túl rövid
series-repeat = két egyforma kártya
series-mixed = vegyes
series-qwirkle = Qwirkle!
last-round =
    { $turns ->
        [one] Elfogyott a pakli: ez az utolsó lépés.
       *[other] Elfogyott a pakli: még { $turns } lépés van hátra, ezzel együtt.
    }

## Your turn

prompt-turn = Te jössz >{ " " }
prompt-table = Az asztalod >{ " " }
opening-tiles =
    { $longest ->
        [one] Rakj le egy tetszőleges követ, például: { $example }.
       *[other] Rakj le egy { $longest } kőből álló sorozatot, például: { $example }.
    }
opening-cubes =
    Rakd le a leghosszabb sorozatodat, { $longest } kockát, például: { $example }{ $rolled ->
        [yes] .
       *[no] ; vagy előbb dobj néhánnyal.
    }
nothing-fits-trade = Semmi sem illik a kezedből. Cserélj néhányat, például: { command-trade } { $example }
nothing-fits-pass = Semmi sem illik. Írd be: { command-pass }.
nothing-fits-roll = Így semmi sem illik. Dobj néhánnyal ({ command-roll } { $example }), vagy hagyd őket ({ command-keep }): akkor az összessel dobsz, amíg valami nem illik.
roll-which = Írd be, melyik kockákkal dobsz, például { command-roll } Ro Gs vagy { command-roll } { word-all }.
kept = Maradnak. Most rakj le közülük.
roll-kept = Megtartottad a kockáidat, ebben a lépésben már nincs dobás. Rakj le közülük.

hint-lay = Tanács: { $laid } – { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }.
hint-trade = Tanács: { command-trade } { $pieces }
hint-pass = Tanács: { command-pass }
hint-keep = Tanács: { command-keep }
hint-roll = Tanács: { command-roll } { $pieces }
hint-cards =
    Tanács, az asztalodra kirakva: { $played }, { $count ->
        [0] Qwirkle nélkül
        [one] 1 Qwirkle
       *[other] { $count } Qwirkle
    }. Írd be: { command-done }, ha így játszol, vagy { command-back }, ha mindent visszaraksz.

unreadable-line = Ezt nem értem: „{ $text }”. Súgó: { command-help }
unreadable-piece = Ezt nem értem: „{ $text }”. A kód a szín betűje ({ $colours }) és a forma betűje ({ $shapes }), például Ro. Súgó: { command-help }
unreadable-cell = Ez nem mező: „{ $text }”. A mező az oszlop és a sor, például 2,-1.
unreadable-where = Azt is add meg, hová: Ro 1,0 vagy egész sorozathoz 1,0>RoRd.
unreadable-direction = Add meg az irányt: > jobbra vagy v lefelé, például 1,0>RoRd vagy 1,0vRoRd.
unreadable-pairs = Nem világos, mi hová kerül. Írd így: Ro 1,0 Rd 2,0 vagy 1,0>RoRd.
unreadable-pieces-only = Ide csak kódok valók, például Ro Yd, ez nem: „{ $text }”.
not-in-this-game = Ebben a játékban nincs ilyen parancs: { $word }. Súgó: { command-help }

cards-which = Adj meg legalább egy kártyát, például Ro.
cards-where = Add meg a sorozatot: { command-add } Ro 2 vagy { command-move } Ro 1 2.
cards-no-series = Nincs { $number }. sorozat.
cards-not-here =
    Nincs { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } sorozatban: { $piece }.
cards-not-held = Nincs a kezedben: { $piece }.
cards-nowhere = Se a kezedben, se az asztalon nincs: { $piece }.
cards-several = Több sorozatban is van ({ $numbers }): { $piece }. Írd be, honnan hová: { command-move } { $code } <honnan> <hová>.
cards-not-played = Nem ebben a lépésben került le, ezért az asztalon marad: { $piece }.
cards-put-back = Minden visszakerült a helyére.
cards-nothing-to-undo = Nincs mit visszavonni.

## Turns told

turn-lays =
    { $you ->
        [yes] Lerakod:
       *[no] { $name } lerakja:
    } { $laid } – { $score ->
        [one] 1 pont
       *[other] { $score } pont
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , és húz { $drawn } újat.
        }
    }
turn-trades =
    { $you ->
        [yes] Cserélsz
       *[no] { $name } cserél
    } { $count ->
        [one] egy követ
       *[other] { $count } követ
    }.
turn-passes =
    { $you ->
        [yes] Passzolsz.
       *[no] { $name } passzol.
    }
turn-rolls =
    { $you ->
        [yes] Dobsz ezekkel:
       *[no] { $name } dob ezekkel:
    } { $before }. Az eredmény: { $after }.
turn-must-roll =
    { $you ->
        [yes] Semmi sem illik, ezért az összes kockával dobsz
       *[no] Semmi sem illik, ezért { $name } az összes kockával dob
    } { $times ->
        [one] még egyszer.
       *[other] még { $times } alkalommal.
    }
turn-plays =
    { $you ->
        [yes] Kijátszod:
       *[no] { $name } kijátssza:
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , és húz { $drawn } újat.
        }
    }
turn-takes =
    { $you ->
        [yes] Elviszel
       *[no] { $name } elvisz
    } { $count ->
        [one] egy Qwirkle-t
       *[other] { $count } Qwirkle-t
    }: { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] Qwirkle!
       *[other] { $count } Qwirkle egyszerre!
    }
you-draw = Húzol: { $pieces }.

## Leaving and ending

leave = Viszlát! Ez a játék befejezetlen marad.
leave-choosing = Viszlát!
end-blocked = Már senki sem tud lépni: vége a játéknak.
end-last-round = Ez volt az utolsó lépés.
end-won =
    { $you ->
        [yes] Nyertél!
       *[no] { $name } nyert.
    }
end-shared = Közös győzelem: { $names }.
end-rematch = A szabályfüzet kézfogást és visszavágót kér.
end-seed =
    A keverés magja:
    { $seed }
end-check = A SHA-256 lenyomata már az elején látszott, tehát a keverés az első lépés előtt rögzítve volt.

## Help: .type is what one types, the value what it does.

help-pieces = A kód a szín és a forma betűje, kis- vagy nagybetűvel:
help-cells = A mező az oszlop és a sor: 2,-1 a 2. oszlop és a -1. sor.
help-lay = lerakja a piros kört (1,0) és a piros rombuszt (2,0)
    .type = Ro 1,0 Rd 2,0
help-line-right = sorozatot rak le jobbra, innen: 1,0
    .type = 1,0>RoRdRc
help-line-down = sorozatot rak le lefelé; a pont átugrik egy foglalt mezőt
    .type = 0,-2vPs.Bs
help-trade = köveket cserél lerakás helyett
    .type = { command-trade } Ro Yd
help-pass-tiles = csak ha üres a zsák, és semmi sem illik
    .type = { command-pass }
help-roll = dob ezekkel, lépésenként egyszer, lerakás előtt; { command-roll } { word-all }: az összessel
    .type = { command-roll } Ro Gs
help-keep = nem dob egyikkel sem
    .type = { command-keep }
help-pass-cubes = csak ha semmilyen dobás nem segítene
    .type = { command-pass }
help-table = Próbálgass nyugodtan: semmi sem számít, amíg be nem írod: { command-done }. A végén minden kártyának 3–6 azonos színű vagy azonos formájú kártya sorozatában kell lennie. A 6 kártyás sorozat Qwirkle, és a tiéd.
help-new = új sorozatot kezd a kezedből vagy, ami ott nincs, az asztalról
    .type = { command-new } Ro Rd Rc
help-add = egy kártyát tesz a kezedből a 2. sorozatba
    .type = { command-add } Ro 2
help-move = egy kártyát visz az 1. sorozatból a 3. sorozatba
    .type = { command-move } Bs 1 3
help-move-new = új sorozatba viszi
    .type = { command-move } Bs 1 { word-new }
help-back = mindent visszatesz; { command-back } Ro: csak azt a kártyát
    .type = { command-back }
help-undo = visszavonja az utolsó mozdulatot
    .type = { command-undo }
help-done = befejezi a lépésedet
    .type = { command-done }
help-pass-cards = csak ha egy kártyát sem tudsz kijátszani
    .type = { command-pass }
help-hint = tanácsot ad
    .type = { command-hint }
help-view = egy nagy táblát mutat, 3,1 környékét
    .type = { command-view } 3,1
help-redraw = újrarajzolja az asztalt
    .type = (Enter)
help-quit = kilép a játékból
    .type = { command-quit }
