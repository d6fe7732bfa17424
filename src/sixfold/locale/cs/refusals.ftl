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
    Není vybráno nic. Zahraj aspoň { $game ->
        [tiles] jeden kámen
        [cubes] jednu kostku
       *[cards] jednu kartu
    }.
refusal-unknown-piece =
    { $game ->
        [tiles] Takový kámen
        [cubes] Taková kostka
       *[cards] Taková karta
    } neexistuje.
refusal-not-in-hand = Tohle v ruce nemáš, nebo ne tolikrát: { $pieces }.
refusal-cell-taken =
    { $named ->
        [yes] Na { $cells }
       *[no] Tam
    } už leží { -piece }.
refusal-not-in-one-line =
    { $named ->
        [yes] Co pokládáš v jednom tahu, musí být v jednom řádku nebo sloupci; { $cells } nejsou.
       *[no] Co pokládáš v jednom tahu, musí být v jednom řádku nebo sloupci.
    }
refusal-no-shared-attribute = Co pokládáš v jednom tahu, musí mít stejnou barvu nebo stejný tvar; tady to tak není: { $pieces }.
refusal-repeated-piece =
    { $game ->
        [tiles] Stejný kámen
        [cubes] Stejnou kostku
       *[cards] Stejnou kartu
    } nemůžeš v jednom tahu položit dvakrát: { $pieces }.
refusal-gap =
    { $named ->
        [yes] Na { $cells } je mezera: co pokládáš, musí tvořit souvislou řadu.
       *[no] Je tam mezera: co pokládáš, musí tvořit souvislou řadu.
    }
refusal-detached =
    Nic z toho, co pokládáš, se nedotýká { $game ->
        [tiles] kamene
        [cubes] kostky
       *[cards] karty
    } na ploše. Aspoň jednou stranou musí.
refusal-line-too-long = Taková řada by měla délku { $length }. Nejvíc je šest.
refusal-duplicate-in-line =
    { $named ->
        [yes] V jedné řadě by dvakrát leželo totéž ({ $cells }): { $pieces }.
       *[no] V jedné řadě by dvakrát leželo totéž: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] Na { $cells } se nehodí do řady ani barvou, ani tvarem: { $pieces }.
       *[no] Nehodí se do řady ani barvou, ani tvarem: { $pieces }.
    }
refusal-opening-not-longest = Začni svou nejdelší řadou, délka { $longest }.
refusal-must-place =
    { $game ->
        [cards] Můžeš zahrát kartu, takže musíš.
        [cubes] Pasovat nemůžeš: tvoje kostky jdou položit, nebo po některém hodu půjdou.
       *[tiles] Můžeš položit kámen, takže musíš.
    }
refusal-must-trade = Dokud jsou v váčku kameny, nemůžeš pasovat: vyměň aspoň jeden.
refusal-trade-too-many =
    { $left ->
        [one] V váčku je už jen jeden kámen, víc vyměnit nemůžeš.
        [few] V váčku jsou už jen { $left } kameny, víc vyměnit nemůžeš.
       *[other] V váčku je už jen { $left } kamenů, víc vyměnit nemůžeš.
    }
refusal-trade-on-opening = V prvním tahu se nevyměňuje: polož svou nejdelší řadu.
refusal-cannot-trade = Váček je prázdný, není za co měnit. Můžeš pasovat.
refusal-cannot-reroll = Přehodit nemůžeš: v tomto tahu už se přehazovalo, nebo by žádný hod nepomohl.
refusal-not-your-turn = Nejsi na tahu.
refusal-game-over = Hra skončila.
refusal-series-too-short = Série { $series } má méně než tři karty: { $pieces }.
refusal-duplicate-in-series = V sérii { $series } je dvakrát totéž: { $pieces }.
refusal-mixed-series = Série { $series } nemá společnou barvu ani tvar: { $pieces }.
refusal-cards-missing = Tyto karty zmizely ze stolu, ale musí na něm ležet: { $pieces }.
refusal-cards-added = Tyto karty leží na stole, ale nikdo je nezahrál: { $pieces }.
