## Why something is refused: one message for each code of core/refusals.py.
##
## Every message may use these; who shows it always gives them all:
##   $game     tiles, cubes or cards
##   $pieces   the pieces concerned, named; empty if the refusal names none
##   $count    how many kinds those are
##   $cells    the cells concerned as they are typed, such as "2,0 și 3,0"; empty where they are not named
##   $named    yes where cells are named, as at the terminal; no where the board points at them, as in the browser
##   $length   how many pieces the broken line would have; 0 if none is broken
##   $series   the number of the broken series, counted from 1; 0 if none is broken
##   $longest  how long a line the opening must have
##   $left     how many pieces the bag or stack still holds

refusal-no-pieces =
    Nu ai jucat nimic. Alege cel puțin { $game ->
        [cubes] un
       *[other] o
    } { -piece }.
refusal-unknown-piece =
    Nu există { $game ->
        [cubes] un asemenea
       *[other] o asemenea
    } { -piece }.
refusal-not-in-hand =
    { $count ->
        [one] Nu ai așa ceva în mână, sau nu de atâtea ori: { $pieces }.
        [few] Nu le ai pe toate în mână, sau nu de atâtea ori: { $pieces }.
       *[other] Nu le ai pe toate în mână, sau nu de atâtea ori: { $pieces }.
    }
refusal-cell-taken =
    { $named ->
        [yes] Pe { $cells }
       *[no] Acolo
    } se află deja { $game ->
        [cubes] un
       *[other] o
    } { -piece }.
refusal-not-in-one-line =
    { $named ->
        [yes] Tot ce atașezi într-un tur trebuie să fie pe un singur rând sau pe o singură coloană; { $cells } nu sunt.
       *[no] Tot ce atașezi într-un tur trebuie să fie pe un singur rând sau pe o singură coloană.
    }
refusal-no-shared-attribute = Tot ce atașezi într-un tur trebuie să aibă aceeași culoare sau aceeași formă, iar aici nu e așa: { $pieces }.
refusal-repeated-piece =
    Nu poți atașa de două ori { $game ->
        [cubes] același
       *[other] aceeași
    } { -piece } într-un tur: { $pieces }.
refusal-gap =
    { $named ->
        [yes] Rămâne un gol la { $cells }: ce atașezi trebuie să formeze un rând neîntrerupt.
       *[no] Rămâne un gol: ce atașezi trebuie să formeze un rând neîntrerupt.
    }
refusal-detached =
    Nimic din ce atașezi nu atinge { $game ->
        [cubes] un
       *[other] o
    } { -piece } de pe tablă. Cel puțin { $game ->
        [cubes] unul
       *[other] una
    } trebuie să atingă, latură lângă latură.
refusal-line-too-long = Rândul ar avea { $length }. Maximul e șase.
refusal-duplicate-in-line =
    { $named ->
        [yes] De două ori în același rând, la { $cells }: { $pieces }.
       *[no] De două ori în același rând: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] La { $cells } nu se potrivește cu rândul nici la culoare, nici la formă: { $pieces }.
       *[no] Nu se potrivește cu rândul nici la culoare, nici la formă: { $pieces }.
    }
refusal-opening-not-longest = Începe cu cel mai lung rând al tău: { $longest }.
refusal-must-place =
    { $game ->
        [cards] Poți juca o carte, deci trebuie să joci.
        [cubes] Nu poți spune pas: cuburile tale se potrivesc sau s-ar potrivi la altă aruncare.
       *[tiles] Poți atașa o piesă, deci trebuie să atașezi.
    }
refusal-must-trade = Nu poți spune pas cât timp mai sunt piese în săculeț: schimbă cel puțin una.
refusal-trade-too-many =
    { $left ->
        [one] În săculeț a mai rămas o singură piesă, deci poți schimba doar una.
        [few] În săculeț au mai rămas doar { $left } piese: mai multe nu poți schimba.
       *[other] În săculeț au mai rămas doar { $left } de piese: mai multe nu poți schimba.
    }
refusal-trade-on-opening = În primul tur nu se schimbă piese: depune cel mai lung rând al tău.
refusal-cannot-trade = Săculețul e gol, nu ai cu ce schimba. Poți spune pas.
refusal-cannot-reroll = Nu poți arunca: ai aruncat deja în turul acesta sau nicio aruncare nu s-ar potrivi.
refusal-not-your-turn = Nu e rândul tău.
refusal-game-over = Partida s-a încheiat.
refusal-series-too-short = Seria { $series } are mai puțin de trei cărți: { $pieces }.
refusal-duplicate-in-series = Seria { $series } are aceeași carte de două ori: { $pieces }.
refusal-mixed-series = Seria { $series } nu are în comun nici culoarea, nici forma: { $pieces }.
refusal-cards-missing = Aceste cărți au dispărut de pe masă și trebuie să rămână acolo: { $pieces }.
refusal-cards-added = Aceste cărți sunt pe masă fără să fi fost jucate: { $pieces }.
