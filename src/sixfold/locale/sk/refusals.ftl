## Why something is refused: one message for each code of core/refusals.py.
##
## Every message may use these; who shows it always gives them all:
##   $game     tiles, cubes or cards
##   $pieces   the pieces concerned, named; empty if the refusal names none
##   $count    how many kinds those are
##   $cells    the cells concerned as they are typed, such as "2,0 and 3,0"; empty where they are not named
##   $named    yes where cells are named, as at the terminal; no where the board points at them, as in the browser
##   $length   how many pieces the broken line would have; 0 if none is broken
##   $series   the number of the broken series, counted from 1; 0 if none is broken
##   $longest  how long a line the opening must have
##   $left     how many pieces the bag or stack still holds
##
## $pieces is in the nominative: it stands after a colon or as the subject.

refusal-no-pieces =
    Nie je vybraté nič. Zahraj aspoň { $game ->
        [tiles] jeden kameň
        [cubes] jednu kocku
       *[cards] jednu kartu
    }.
refusal-unknown-piece =
    { $game ->
        [tiles] Taký kameň
        [cubes] Taká kocka
       *[cards] Taká karta
    } neexistuje.
refusal-not-in-hand = Toto v ruke nemáš alebo nie toľkokrát: { $pieces }.
refusal-cell-taken =
    { $named ->
        [yes] Na { $cells }
       *[no] Tam
    } už leží { -piece }.
refusal-not-in-one-line =
    { $named ->
        [yes] Čo kladieš v jednom ťahu, musí byť v jednom riadku alebo stĺpci; { $cells } nie sú.
       *[no] Čo kladieš v jednom ťahu, musí byť v jednom riadku alebo stĺpci.
    }
refusal-no-shared-attribute = Čo kladieš v jednom ťahu, musí mať rovnakú farbu alebo rovnaký tvar; tu to tak nie je: { $pieces }.
refusal-repeated-piece =
    { $game ->
        [tiles] Rovnaký kameň
        [cubes] Rovnakú kocku
       *[cards] Rovnakú kartu
    } nemôžeš v jednom ťahu položiť dvakrát: { $pieces }.
refusal-gap =
    { $named ->
        [yes] Na { $cells } je medzera: čo kladieš, musí tvoriť súvislý rad.
       *[no] Je tam medzera: čo kladieš, musí tvoriť súvislý rad.
    }
refusal-detached =
    Nič z toho, čo kladieš, sa nedotýka { $game ->
        [tiles] kameňa
        [cubes] kocky
       *[cards] karty
    } na ploche. Aspoň jednou stranou musí.
refusal-line-too-long = Taký rad by mal dĺžku { $length }. Najviac je šesť.
refusal-duplicate-in-line =
    { $named ->
        [yes] V jednom rade by dvakrát ležalo to isté ({ $cells }): { $pieces }.
       *[no] V jednom rade by dvakrát ležalo to isté: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] Na { $cells } sa nehodí do radu ani farbou, ani tvarom: { $pieces }.
       *[no] Nehodí sa do radu ani farbou, ani tvarom: { $pieces }.
    }
refusal-opening-not-longest = Začni svojím najdlhším radom, dĺžka { $longest }.
refusal-must-place =
    { $game ->
        [cards] Môžeš zahrať kartu, takže musíš.
        [cubes] Pasovať nemôžeš: tvoje kocky sa dajú položiť alebo sa po niektorom hode dať budú.
       *[tiles] Môžeš položiť kameň, takže musíš.
    }
refusal-must-trade = Kým sú vo vrecúšku kamene, nemôžeš pasovať: vymeň aspoň jeden.
refusal-trade-too-many =
    { $left ->
        [one] Vo vrecúšku je už len jeden kameň, viac vymeniť nemôžeš.
        [few] Vo vrecúšku sú už len { $left } kamene, viac vymeniť nemôžeš.
       *[other] Vo vrecúšku je už len { $left } kameňov, viac vymeniť nemôžeš.
    }
refusal-trade-on-opening = V prvom ťahu sa nevymieňa: polož svoj najdlhší rad.
refusal-cannot-trade = Vrecúško je prázdne, nie je za čo meniť. Môžeš pasovať.
refusal-cannot-reroll = Prehodiť nemôžeš: v tomto ťahu sa už prehadzovalo alebo by žiadny hod nepomohol.
refusal-not-your-turn = Nie si na ťahu.
refusal-game-over = Hra sa skončila.
refusal-series-too-short = Séria { $series } má menej ako tri karty: { $pieces }.
refusal-duplicate-in-series = V sérii { $series } je dvakrát to isté: { $pieces }.
refusal-mixed-series = Séria { $series } nemá spoločnú farbu ani tvar: { $pieces }.
refusal-cards-missing = Tieto karty zmizli zo stola, ale musia na ňom ležať: { $pieces }.
refusal-cards-added = Tieto karty ležia na stole, ale nikto ich nezahral: { $pieces }.
