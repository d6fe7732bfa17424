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
## $pieces and $cells take no endings, so they stand after a colon or in brackets.

refusal-no-pieces =
    { $game ->
        [tiles] Nem raktál le semmit. Válassz legalább egy követ.
        [cubes] Nem raktál le semmit. Válassz legalább egy kockát.
       *[cards] Nem játszottál ki semmit. Válassz legalább egy kártyát.
    }
refusal-unknown-piece = Nincs ilyen { -piece }.
refusal-not-in-hand =
    { $count ->
        [0] Ilyen nincs a kezedben, vagy nincs belőle elég.
       *[other] Ilyen nincs a kezedben, vagy nincs belőle elég: { $pieces }.
    }
refusal-cell-taken =
    { $named ->
        [yes] Itt már van { -piece }: { $cells }.
       *[no] Itt már van { -piece }.
    }
refusal-not-in-one-line =
    { $named ->
        [yes] Amit egy lépésben leraksz, annak egy sorban vagy egy oszlopban kell lennie, de ezek nem így vannak: { $cells }.
       *[no] Amit egy lépésben leraksz, annak egy sorban vagy egy oszlopban kell lennie.
    }
refusal-no-shared-attribute = Amit egy lépésben leraksz, annak azonos színűnek vagy azonos formájúnak kell lennie, de ezek nem azok: { $pieces }.
refusal-repeated-piece =
    { $game ->
        [tiles] Egy lépésben nem rakhatsz le két egyforma követ
        [cubes] Egy lépésben nem rakhatsz le két egyforma kockát
       *[cards] Egy lépésben nem játszhatsz ki két egyforma kártyát
    }: { $pieces }.
refusal-gap =
    { $named ->
        [yes] Itt hézag van: { $cells }. Amit leraksz, annak hézag nélkül egy sorozatban kell lennie.
       *[no] Itt hézag van. Amit leraksz, annak hézag nélkül egy sorozatban kell lennie.
    }
refusal-detached =
    { $game ->
        [cubes] Legalább az egyik kockának az oldalával hozzá kell érnie egy kockához a táblán.
       *[tiles] Legalább az egyik kőnek az oldalával hozzá kell érnie egy kőhöz a táblán.
    }
refusal-line-too-long = Ez a sorozat { $length } hosszú lenne. Legfeljebb hat lehet.
refusal-duplicate-in-line =
    { $named ->
        [yes] Kétszer lenne ugyanabban a sorozatban: { $pieces } ({ $cells }).
       *[no] Kétszer lenne ugyanabban a sorozatban: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] Se a színe, se a formája nem illik a sorozathoz: { $pieces } ({ $cells }).
       *[no] Se a színe, se a formája nem illik a sorozathoz: { $pieces }.
    }
refusal-opening-not-longest = Kezdj a leghosszabb sorozatoddal. Hossza: { $longest }.
refusal-must-place =
    { $game ->
        [cards] Ki tudsz játszani kártyát, tehát ki is kell.
        [cubes] Nem passzolhatsz: a kockáid illenek, vagy egy dobás után illenének.
       *[tiles] Le tudsz rakni követ, tehát le is kell.
    }
refusal-must-trade = Nem passzolhatsz, amíg van kő a zsákban: cserélj legalább egyet.
refusal-trade-too-many =
    { $left ->
        [one] A zsákban csak egy kő van, így csak egyet cserélhetsz.
       *[other] A zsákban csak { $left } kő van, így többet nem cserélhetsz.
    }
refusal-trade-on-opening = Az első lépésben senki sem cserél: rakd le a leghosszabb sorozatodat.
refusal-cannot-trade = Üres a zsák, nincs mire cserélni. Passzolhatsz.
refusal-cannot-reroll = Nem dobhatsz: ebben a lépésben már dobtál, vagy semmilyen dobás nem segítene.
refusal-not-your-turn = Nem te jössz.
refusal-game-over = A játéknak vége.
refusal-series-too-short =
    Háromnál kevesebb kártya van { $series ->
        [1] az 1.
        [5] az 5.
       *[other] a { $series }.
    } sorozatban: { $pieces }.
refusal-duplicate-in-series =
    Két egyforma kártya van { $series ->
        [1] az 1.
        [5] az 5.
       *[other] a { $series }.
    } sorozatban: { $pieces }.
refusal-mixed-series =
    Se közös színe, se közös formája nincs { $series ->
        [1] az 1.
        [5] az 5.
       *[other] a { $series }.
    } sorozatnak: { $pieces }.
refusal-cards-missing = Ezek a kártyák eltűntek az asztalról, pedig rajta kell lenniük: { $pieces }.
refusal-cards-added = Ezek a kártyák az asztalon vannak, pedig senki sem játszotta ki őket: { $pieces }.
