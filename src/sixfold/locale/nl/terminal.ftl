## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood.
command-help = ?
    .also = help hulp
command-hint = tip
    .also = t hint h advies
command-quit = stop
    .also = s q quit exit einde doei
command-pass = pas
    .also = p passen pass
command-trade = ruil
    .also = ruilen wissel r trade
command-roll = gooi
    .also = gooien werp g roll
command-keep = houd
    .also = hou houden bewaar b keep
command-view = toon
    .also = bekijk kijk view
command-new = nieuw
    .also = nieuwe n new
command-add = voeg
    .also = toevoegen a add
command-move = schuif
    .also = schuiven verschuif verplaats m move
command-back = terug
    .also = reset back
command-undo = ongedaan
    .also = herstel u undo
command-done = klaar
    .also = k ok bevestig done

# Words inside a command. The fillers are passed over.
word-all = alles
    .also = alle allemaal all
word-right = rechts
    .also = horizontaal
word-down = omlaag
    .also = onder beneden verticaal
word-new = nieuw
    .also = nieuwe n new
word-filler = op
    .also = naar van uit en de het een serie in aan bij toe leg

## Choosing

choose-game = Welk spel?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 of 3 (alleen Enter: 1) >{ " " }
choose-again = Antwoord met 1, 2 of 3.

bad-players = { $title } is voor { $fewest } tot { $most } spelers, niet voor { $players }.

## Starting

name-you = Jij
name-computer = Computer
name-computer-number = Computer { $number }
start-commitment =
    De schudvolgorde ligt vast. SHA-256 van de seed:
    { $commitment }
start-help = Typ { command-help } voor hulp, { command-hint } voor een tip, { command-quit } om te stoppen.
start-longest =
    { $you ->
        [yes] Jij hebt de langste rij ({ $length }) en begint daarmee.
       *[no] { $name } heeft de langste rij ({ $length }) en begint daarmee.
    }
start-series =
    { $you ->
        [yes] Jij hebt de langste serie ({ $length }) en begint.
       *[no] { $name } heeft de langste serie ({ $length }) en begint.
    }
start-oldest =
    { $you ->
        [yes] Jij begint.
       *[no] { $name } begint.
    }

## The table

score-seat = { $name }: { $score }
score-bag =
    { $left ->
        [0] zak leeg
       *[other] zak: { $left }
    }
score-stack =
    { $left ->
        [0] stapel leeg
       *[other] stapel: { $left }
    }
your-hand = Je hand:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = Dit is een deel van het speelveld: kolom { $left } t/m { $right }, rij { $top } t/m { $bottom }.
view-elsewhere = Een ander deel zien, bijvoorbeeld rond 3,1: { command-view } 3,1
table-colours = Kleurenseries
table-shapes = Symbolenseries
table-unfinished = Nog niet compleet
table-empty = De tafel is leeg.
series-short = te kort
series-repeat = kaart dubbel
series-mixed = gemengd
series-qwirkle = Qwirkle!
last-round =
    { $turns ->
        [one] De stapel is op: dit is de laatste beurt.
       *[other] De stapel is op: nog { $turns } beurten, deze meegeteld.
    }

## Your turn

prompt-turn = Jouw beurt >{ " " }
prompt-table = Jouw tafel >{ " " }
opening-tiles =
    { $longest ->
        [one] Leg één blokje naar keuze, bijvoorbeeld { $example }.
       *[other] Leg een rij van { $longest }, bijvoorbeeld { $example }.
    }
opening-cubes =
    Leg een zo lang mogelijke rij, { $longest ->
        [one] één cube
       *[other] { $longest } cubes
    }, bijvoorbeeld { $example }{ $rolled ->
        [yes] .
       *[no] , of gooi eerst nog.
    }
nothing-fits-trade = Niets in je hand past. Ruil een of meer blokjes, bijvoorbeeld: { command-trade } { $example }
nothing-fits-pass = Niets past. Typ { command-pass }.
nothing-fits-roll = Zo past er niets. Gooi er een paar naar keuze ({ command-roll } { $example }), of typ { command-keep }: dan wordt alles gegooid tot er iets past.
roll-which = Noem de cubes die je gooit, zoals { command-roll } Ro Gs, of { command-roll } { word-all }.
kept = Je gooit niet. Leg een of meer cubes.
roll-kept = Je hebt je cubes gehouden, dus deze beurt wordt er niet meer gegooid. Leg er een of meer.

hint-lay = Tip: { $laid } voor { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }.
hint-trade = Tip: { command-trade } { $pieces }
hint-pass = Tip: { command-pass }
hint-keep = Tip: { command-keep }
hint-roll = Tip: { command-roll } { $pieces }
hint-cards =
    Tip, al op je tafel gelegd: { $played }. Dat geeft { $count ->
        [0] geen Qwirkle
        [one] 1 Qwirkle
       *[other] { $count } Qwirkles
    }. Typ { command-done } om dit te spelen, { command-back } om alles terug te leggen.

unreadable-line = Ik begrijp ‘{ $text }’ niet. Typ { command-help } voor hulp.
unreadable-piece = Ik begrijp ‘{ $text }’ niet. Typ een kleur ({ $colours }) en een { -shape } ({ $shapes }), zoals Ro. Typ { command-help } voor hulp.
unreadable-cell = ‘{ $text }’ is geen vakje. Een vakje is kolom en rij, zoals 2,-1.
unreadable-where = Zeg ook waar: Ro 1,0 of, voor een rij, 1,0>RoRd.
unreadable-direction = Zeg ook welke kant op: > naar rechts of v omlaag, zoals 1,0>RoRd of 1,0vRoRd.
unreadable-pairs = Ik weet niet wat waar moet komen. Schrijf Ro 1,0 Rd 2,0 of 1,0>RoRd.
unreadable-pieces-only = Hier horen alleen { -pieces }, zoals Ro Yd, niet ‘{ $text }’.
not-in-this-game = In dit spel bestaat ‘{ $word }’ niet. Typ { command-help } voor hulp.

cards-which = Noem minstens één kaart, zoals Ro.
cards-where = Zeg welke serie: { command-add } Ro 2, of { command-move } Ro 1 2.
cards-no-series = Serie { $number } bestaat niet.
cards-not-here = Niet in serie { $number }: { $piece }.
cards-not-held = Niet in je hand: { $piece }.
cards-nowhere = Niet in je hand en niet op tafel: { $piece }.
cards-several = Ligt in meer dan één serie ({ $numbers }): { $piece }. Zeg welke: { command-move } { $code } <van> <naar>.
cards-not-played = Niet in deze beurt gespeeld, dus blijft op tafel: { $piece }.
cards-put-back = Alles ligt weer zoals het lag.
cards-nothing-to-undo = Er is niets om ongedaan te maken.

## Turns told

turn-lays =
    { $you ->
        [yes] Jij legt
       *[no] { $name } legt
    } { $laid } voor { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , en trekt er { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] Jij ruilt
       *[no] { $name } ruilt
    } { $count ->
        [one] één blokje
       *[other] { $count } blokjes
    }.
turn-passes =
    { $you ->
        [yes] Jij past.
       *[no] { $name } past.
    }
turn-rolls =
    { $you ->
        [yes] Jij gooit
       *[no] { $name } gooit
    } { $before }: dat wordt { $after }.
turn-must-roll =
    { $you ->
        [yes] Niets past, dus je gooit alle cubes
       *[no] Niets past, dus { $name } gooit alle cubes
    } { $times ->
        [one] nog één keer.
       *[other] nog { $times } keer.
    }
turn-plays =
    { $you ->
        [yes] Jij speelt
       *[no] { $name } speelt
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] , en trekt er { $drawn }.
        }
    }
turn-takes =
    { $you ->
        [yes] Jij pakt
       *[no] { $name } pakt
    } { $count ->
        [one] een Qwirkle
       *[other] { $count } Qwirkles
    }: { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] Een Qwirkle!
       *[other] { $count } Qwirkles in één keer!
    }
you-draw = Je trekt { $pieces }.

## Leaving and ending

leave = Tot ziens. Dit spel blijft onaf.
leave-choosing = Tot ziens.
end-blocked = Niemand kan nog iets doen: het spel is uit.
end-last-round = Dat was de laatste beurt.
end-won =
    { $you ->
        [yes] Jij wint!
       *[no] { $name } wint.
    }
end-shared = Gedeelde winst: { $names }.
end-rematch = De handleiding vraagt om een handdruk en een revanche.
end-seed =
    De seed van het schudden:
    { $seed }
end-check = De SHA-256 ervan stond aan het begin al op het scherm, dus alles lag vast voor de eerste beurt.

## Help: .type is what one types, the value what it does.

help-pieces = Typ eerst een kleur, dan een { -shape }; hoofdletters hoeven niet:
help-cells = Een vakje is kolom en rij: 2,-1 is kolom 2, rij -1.
help-lay = legt de rode cirkel op 1,0 en de rode { -diamond } op 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = legt een rij naar rechts, vanaf 1,0
    .type = 1,0>RoRdRc
help-line-down = legt een rij omlaag; een punt slaat een bezet vakje over
    .type = 0,-2vPs.Bs
help-trade = ruilt blokjes in plaats van aan te leggen
    .type = { command-trade } Ro Yd
help-pass-tiles = alleen als de zak leeg is en er niets past
    .type = { command-pass }
help-roll = gooit deze opnieuw, één keer per beurt, voordat je legt; { command-roll } { word-all } gooit ze allemaal
    .type = { command-roll } Ro Gs
help-keep = gooit niet
    .type = { command-keep }
help-pass-cubes = alleen als geen enkele worp kan passen
    .type = { command-pass }
help-table = Probeer gerust: niets telt tot je { command-done } typt. Uiteindelijk ligt elke kaart in een serie van 3 tot 6 kaarten van dezelfde kleur of hetzelfde symbool. Een serie van 6 is een Qwirkle, en die is voor jou.
help-new = begint een serie met kaarten uit je hand of, als je ze niet hebt, van tafel
    .type = { command-new } Ro Rd Rc
help-add = legt een kaart uit je hand bij serie 2
    .type = { command-add } Ro 2
help-move = schuift een kaart van serie 1 naar serie 3
    .type = { command-move } Bs 1 3
help-move-new = schuift die naar een nieuwe serie
    .type = { command-move } Bs 1 { word-new }
help-back = legt alles terug; { command-back } Ro alleen die kaart
    .type = { command-back }
help-undo = maakt de laatste stap ongedaan
    .type = { command-undo }
help-done = beëindigt je beurt
    .type = { command-done }
help-pass-cards = alleen als je geen kaart kunt spelen
    .type = { command-pass }
help-hint = geeft een tip
    .type = { command-hint }
help-view = toont een groot speelveld rond 3,1
    .type = { command-view } 3,1
help-redraw = toont de tafel opnieuw
    .type = (Enter)
help-quit = verlaat het spel
    .type = { command-quit }
