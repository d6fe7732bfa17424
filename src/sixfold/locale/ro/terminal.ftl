## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood.
# Those shown have no diacritics, so that any keyboard can type them.
command-help = ?
    .also = ajutor help
command-hint = sfat
    .also = hint h
command-quit = stop
    .also = ieși iesi ieșire iesire pa quit exit q
command-pass = pas
    .also = pass p
command-trade = schimb
    .also = schimbă schimba trade s t
command-roll = arunc
    .also = aruncă arunca roll r
command-keep = las
    .also = lasă lasa păstrez pastrez keep k
command-view = vezi
    .also = arată arata view
command-new = nou
    .also = nouă noua new n
command-add = pun
    .also = pune adaug adaugă adauga add a
command-move = mut
    .also = mută muta move m
command-back = retrag
    .also = retrage înapoi inapoi back reset
command-undo = anulez
    .also = anulează anuleaza undo u
command-done = gata
    .also = confirm done ok d g

# Words inside a command. The fillers are passed over.
word-all = toate
    .also = tot all
word-right = dreapta
    .also = right
word-down = jos
    .also = down
word-new = nou
    .also = nouă noua new n
word-filler = la
    .also = pe în in din de spre și si seria serie o un

## Choosing

choose-game = Ce joc?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 sau 3 (doar Enter: 1) >{ " " }
choose-again = Răspunde cu 1, 2 sau 3.

bad-players = { $title } e pentru { $fewest } până la { $most } jucători, nu { $players }.

## Starting

name-you = Tu
name-computer = Calculator
name-computer-number = Calculator { $number }
start-commitment =
    Amestecarea e stabilită. SHA-256 al seminței:
    { $commitment }
start-help = Scrie { command-help } pentru ajutor, { command-hint } dacă vrei o idee, { command-quit } ca să ieși.
start-longest =
    { $you ->
        [yes] Ai cel mai lung rând, de { $length }, și începi cu el.
       *[no] { $name } are cel mai lung rând, de { $length }, și începe cu el.
    }
start-series =
    { $you ->
        [yes] Ai cea mai lungă serie, de { $length }, și începi.
       *[no] { $name } are cea mai lungă serie, de { $length }, și începe.
    }
start-oldest =
    { $you ->
        [yes] Tu începi.
       *[no] { $name } începe.
    }

## The table

score-seat = { $name }: { $score }
score-bag =
    { $left ->
        [0] săculeț gol
       *[other] săculeț: { $left }
    }
score-stack =
    { $left ->
        [0] teanc gol
       *[other] teanc: { $left }
    }
your-hand = Mâna ta:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = Aceasta e o parte din tablă: coloanele de la { $left } la { $right }, rândurile de la { $top } la { $bottom }.
view-elsewhere = Ca să vezi altă parte, de exemplu în jurul lui 3,1: { command-view } 3,1
table-colours = Serii de aceeași culoare
table-shapes = Serii de aceeași formă
table-unfinished = Încă incomplete
table-empty = Masa e goală.
series-short = prea scurtă
series-repeat = carte dublă
series-mixed = amestecată
series-qwirkle = Qwirkle!
last-round =
    { $turns ->
        [one] Teancul e gol: acesta e ultimul tur.
        [few] Teancul e gol: mai sunt { $turns } tururi, cu acesta cu tot.
       *[other] Teancul e gol: mai sunt { $turns } de tururi, cu acesta cu tot.
    }

## Your turn

prompt-turn = Rândul tău >{ " " }
prompt-table = Masa ta >{ " " }
opening-tiles =
    { $longest ->
        [one] Depune o piesă, oricare, de exemplu { $example }.
        [few] Depune un rând de { $longest }, de exemplu { $example }.
       *[other] Depune un rând de { $longest }, de exemplu { $example }.
    }
opening-cubes =
    Depune cel mai lung rând, de { $longest }, de exemplu { $example }{ $rolled ->
        [yes] .
       *[no] ; sau aruncă mai întâi câteva cuburi.
    }
nothing-fits-trade = Nimic din mâna ta nu se potrivește. Schimbă ceva, de exemplu: { command-trade } { $example }
nothing-fits-pass = Nimic nu se potrivește. Scrie { command-pass }.
nothing-fits-roll = Cuburile tale nu se potrivesc așa cum sunt. Aruncă-le pe cele pe care le vrei ({ command-roll } { $example }) sau scrie { command-keep }: atunci se aruncă toate până se potrivește unul.
roll-which = Spune ce cuburi arunci, de exemplu { command-roll } Ro Gs, sau { command-roll } { word-all }.
kept = Rămân așa. Atașează câteva dintre ele.
roll-kept = Ți-ai păstrat cuburile, deci în turul acesta nu se mai aruncă. Atașează câteva dintre ele.

hint-lay = Sfat: { $laid } pentru { $score ->
        [one] 1 punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }.
hint-trade = Sfat: { command-trade } { $pieces }
hint-pass = Sfat: { command-pass }
hint-keep = Sfat: { command-keep }
hint-roll = Sfat: { command-roll } { $pieces }
hint-cards =
    Sfatul e pus pe masa ta: joci { $played } și { $count ->
        [0] nu iei niciun Qwirkle
        [one] iei 1 Qwirkle
        [few] iei { $count } Qwirkle-uri
       *[other] iei { $count } de Qwirkle-uri
    }. Scrie { command-done } ca să-l joci, { command-back } ca să pui totul la loc.

unreadable-line = Nu înțeleg „{ $text }”. Scrie { command-help } pentru ajutor.
unreadable-piece = Nu înțeleg „{ $text }”. O piesă e o culoare ({ $colours }) și o formă ({ $shapes }), de exemplu Ro. Scrie { command-help } pentru ajutor.
unreadable-cell = „{ $text }” nu e o căsuță. O căsuță e coloana și rândul ei, de exemplu 2,-1.
unreadable-where = Spune și unde: Ro 1,0 sau, pentru un rând, 1,0>RoRd.
unreadable-direction = Spune încotro: > spre dreapta sau v în jos, de exemplu 1,0>RoRd sau 1,0vRoRd.
unreadable-pairs = Nu îmi dau seama ce piesă merge unde. Scrie Ro 1,0 Rd 2,0 sau 1,0>RoRd.
unreadable-pieces-only = Acolo merg doar piese, de exemplu Ro Yd, nu „{ $text }”.
not-in-this-game = În acest joc nu există „{ $word }”. Scrie { command-help } pentru ajutor.

cards-which = Numește cel puțin o carte, de exemplu Ro.
cards-where = Spune în ce serie: { command-add } Ro 2 sau { command-move } Ro 1 2.
cards-no-series = Nu există seria { $number }.
cards-not-here = Această carte nu e în seria { $number }: { $piece }.
cards-not-held = Această carte nu e în mâna ta: { $piece }.
cards-nowhere = Această carte nu e nici în mâna ta, nici pe masă: { $piece }.
cards-several = Această carte e în mai multe serii ({ $numbers }): { $piece }. Spune din care: { command-move } { $code } <sursă> <țintă>.
cards-not-played = Această carte nu a fost jucată în turul acesta, deci rămâne pe masă: { $piece }.
cards-put-back = Totul e din nou la locul lui.
cards-nothing-to-undo = Nu e nimic de anulat.

## Turns told

turn-lays =
    { $you ->
        [yes] Atașezi
       *[no] { $name } atașează
    } { $laid } pentru { $score ->
        [one] 1 punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] { " " }și trage { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] Schimbi
       *[no] { $name } schimbă
    } { $count ->
        [one] o piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }.
turn-passes =
    { $you ->
        [yes] Spui pas.
       *[no] { $name } spune pas.
    }
turn-rolls =
    { $you ->
        [yes] Arunci { $before } și obții { $after }.
       *[no] { $name } aruncă { $before } și obține { $after }.
    }
turn-must-roll =
    { $you ->
        [yes] Nimic nu se potrivește, așa că toate cuburile tale se aruncă încă
       *[no] Nimic nu se potrivește, așa că { $name } aruncă toate cuburile încă
    } { $times ->
        [one] o dată.
        [few] de { $times } ori.
       *[other] de { $times } de ori.
    }
turn-plays =
    { $you ->
        [yes] Joci
       *[no] { $name } joacă
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] { " " }și trage { $drawn }.
        }
    }
turn-takes =
    { $you ->
        [yes] Iei
       *[no] { $name } ia
    } { $count ->
        [one] un Qwirkle
        [few] { $count } Qwirkle-uri
       *[other] { $count } de Qwirkle-uri
    }: { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] Qwirkle!
        [few] { $count } Qwirkle-uri deodată!
       *[other] { $count } de Qwirkle-uri deodată!
    }
you-draw = Tragi { $pieces }.

## Leaving and ending

leave = Pe curând! Partida rămâne neterminată.
leave-choosing = Pe curând!
end-blocked = Nimeni nu mai poate face nimic: partida se încheie.
end-last-round = Acesta a fost ultimul tur.
end-won =
    { $you ->
        [yes] Ai câștigat!
       *[no] { $name } câștigă.
    }
end-shared = Câștigă împreună: { $names }.
end-rematch = Regulamentul cere o strângere de mână și o revanșă.
end-seed =
    Sămânța amestecării:
    { $seed }
end-check = SHA-256-ul ei a fost arătat la început, deci amestecarea era stabilită înainte de primul tur.

## Help: .type is what one types, the value what it does.

help-pieces = O piesă e o culoare și o formă, cu litere mari sau mici:
help-cells = O căsuță e coloana și rândul ei: 2,-1 e coloana 2, rândul -1.
help-lay = atașează cercul roșu pe 1,0 și rombul roșu pe 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = atașează un rând spre dreapta, începând de la 1,0
    .type = 1,0>RoRdRc
help-line-down = atașează un rând în jos; un punct sare peste o căsuță ocupată
    .type = 0,-2vPs.Bs
help-trade = schimbă piese în loc să le atașezi
    .type = { command-trade } Ro Yd
help-pass-tiles = doar când săculețul e gol și nimic nu se potrivește
    .type = { command-pass }
help-roll = le aruncă din nou pe acestea, o dată pe tur, înainte să atașezi; { command-roll } { word-all } le aruncă pe toate
    .type = { command-roll } Ro Gs
help-keep = le lasă pe toate așa cum sunt
    .type = { command-keep }
help-pass-cubes = doar când nicio aruncare nu s-ar putea potrivi
    .type = { command-pass }
help-table = Încearcă orice: nimic nu contează până nu scrii { command-done }. La sfârșit, fiecare carte trebuie să fie într-o serie de 3 până la 6 cărți de aceeași culoare sau de aceeași formă. O serie de 6 e un Qwirkle și e a ta.
help-new = începe o serie cu cărți din mână sau, dacă nu le ai, de pe masă
    .type = { command-new } Ro Rd Rc
help-add = pune o carte din mână în seria 2
    .type = { command-add } Ro 2
help-move = mută o carte din seria 1 în seria 3
    .type = { command-move } Bs 1 3
help-move-new = o mută într-o serie nouă
    .type = { command-move } Bs 1 { word-new }
help-back = pune totul la loc; { command-back } Ro doar acea carte
    .type = { command-back }
help-undo = anulează ultimul pas
    .type = { command-undo }
help-done = îți încheie turul
    .type = { command-done }
help-pass-cards = doar când nu poți juca nicio carte
    .type = { command-pass }
help-hint = dă un sfat
    .type = { command-hint }
help-view = arată o tablă mare în jurul lui 3,1
    .type = { command-view } 3,1
help-redraw = desenează masa din nou
    .type = (Enter)
help-quit = iese din partidă
    .type = { command-quit }
