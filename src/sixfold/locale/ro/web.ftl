## The pages of the browser.

## Everywhere

app-name = Sixfold
you = Tu
page-title = { $page } – Sixfold
page-title-turn = ● Rândul tău – Sixfold
go-home = Acasă
close = Închide
do-not = Anulează
loading = O clipă…
settings-open = Setări
go-rules = Reguli
# $name is a game or a rulebook.
go-rules-of = Reguli: { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = De ce?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cards
kind-tiles-about = Atașează piese în rânduri de aceeași culoare sau de aceeași formă.
kind-cubes-about = Aruncă-ți cuburile, apoi atașează-le. Toate mâinile sunt la vedere.
kind-cards-about = Rearanjează toată masa și adună serii de șase.

edition-players =
    { $most ->
        [one] Pentru { $most } jucător.
        [few] Până la { $most } jucători.
       *[other] Până la { $most } de jucători.
    }
edition-differs-tiles-nl = Dacă pot începe mai mulți, începe cel mai în vârstă dintre ei.
edition-differs-tiles-mindware = Dacă pot începe mai mulți, începe cel mai în vârstă dintre ei.
edition-differs-tiles-schmidt = Dacă pot începe mai mulți, începe cel mai tânăr dintre ei.
edition-differs-cubes-nl = Începe cel mai în vârstă.
edition-differs-cards-999 = La egalitate, victoria se împarte.
edition-differs-cards-iello = La egalitate se joacă revanșa.

bot-random = La întâmplare
bot-novice = Începător
bot-greedy = Amator
bot-club = Jucător de club
bot-expert = Expert
bot-other = { $level }
bot-name =
    { $number ->
        [0] Calculator
       *[other] Calculator { $number }
    }
seat-number = Locul { $number }

## Home

home-title = Diseară jucăm împreună
home-lead = Trei jocuri cu șase culori și șase forme. După regulile din cutia ta.
home-play = Joacă
home-play-label = Joacă { $game } cu calculatorul
home-new = Partidă nouă
home-new-kind = Alege jucătorii
home-new-kind-label = Alege jucătorii pentru { $game }
home-going-on = Partidele tale
home-open = Mese deschise
home-watch = Partide de urmărit
home-resume = Continuă
home-review = Revezi
home-forget = Scoate din listă
home-join = Intră
home-look-on = Urmărește
home-status-lobby = așteaptă jucători
home-status-shuffling = se amestecă
home-status-playing = în joc
home-status-ended = încheiată
home-status-resigned = abandonată
home-status-closed = anulată
home-independent = Independent de editorii acestor jocuri.
go-learn = Învață jucând
go-puzzles = Probleme
learn-offer = Ești aici pentru prima dată? Învață un joc în câteva minute, jucându-l.
learn-offer-no = Nu, mulțumesc

## New game

new-title = Partidă nouă
new-game = Ce joc?
new-edition = După ce reguli?
new-players = Cine joacă?
new-seat = Locul { $number }
new-seat-kind = Cine joacă pe locul { $number }
new-here = Pe acest dispozitiv
new-link = Prin link
new-bot = Calculator
new-name = Nume
new-name-of = Numele de pe locul { $number }
new-level = Nivel
new-level-of = Nivelul calculatorului de pe locul { $number }
new-add = Adaugă un jucător
new-remove = Elimină locul { $number }
new-age = Cine e mai în vârstă?
new-age-random = La întâmplare
new-age-order = Așa, întâi cel mai în vârstă
new-age-up = Mai sus, cu mai mulți ani: { $name }
new-age-down = Mai jos, cu mai puțini ani: { $name }
new-age-drag = Trage ca să schimbi ordinea
new-clock = Ceas
new-clock-none = Fără ceas
new-clock-turn = Timp pe tur
new-clock-game = Timp pe partidă
new-clock-minutes = Minute
new-clock-days = Zile
new-clock-increment = Secunde adăugate pe tur
new-absence = Când expiră timpul
new-absence-bot = Continuă un calculator
new-absence-skip = Turul se sare
new-spectators = Spectatori
new-spectators-none = Fără spectatori
new-spectators-link = Cu un link
new-spectators-open = Oricine
new-open = Oricine poate ocupa un loc liber
new-start = Începe partida
new-more = Mai multe opțiuni

## Waiting for players

lobby-title = Invită-i pe ceilalți
lobby-lead = Trimite fiecăruia linkul lui sau lasă-l să scaneze codul.
lobby-local = Aceste linkuri merg doar pe acest dispozitiv. Pentru ceilalți, pornește cu { $command } și deschide pagina aceasta la adresa calculatorului tău din rețea.
lobby-waiting = Partida începe imediat ce sunt toți aici.
lobby-waiting-guest = Ai intrat. Partida începe imediat ce sunt toți aici.
lobby-close = Anulează partida
lobby-arrived = aici
lobby-expected = încă nu e aici
lobby-copy = Copiază linkul
lobby-copied = Copiat
lobby-copy-of = Copiază linkul pentru { $name }
lobby-code = Cod QR cu linkul pentru { $name }
lobby-spectators = Spectatori
lobby-new-link = Link nou
lobby-new-link-of = Creează un link nou pentru { $name }
lobby-leave = Pleacă de la masă
shuffling-title = Se amestecă…
shuffling-lead = Dispozitivul fiecărui jucător adaugă ceva al lui, ca nimeni să nu poată alege împărțirea, nici măcar serverul.
shuffling-waiting = Se așteaptă: { $names }

## Joining

join-title = Ai o invitație
join-name = Numele tău
join-take = Ocupă locul
join-gone = Linkul nu mai e valabil. Cere unul nou.
join-taken = Locul e ocupat.
watch-title = Urmărești partida

## The table

table-menu = Meniu
table-beside = Scor și piese rămase
table-hint = Sfat
table-hint-thinking = Se gândește…
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 punct
        [few] { $pieces }: { $score } puncte
       *[other] { $pieces }: { $score } de puncte
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Ai putea juca: { $pieces }.
        [one] Ai putea juca: { $pieces }, pentru un Qwirkle.
        [few] Ai putea juca: { $pieces }, pentru { $qwirkles } Qwirkle-uri.
       *[other] Ai putea juca: { $pieces }, pentru { $qwirkles } de Qwirkle-uri.
    }
table-hint-trade = Schimbă: { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Aruncă: { $pieces }; te poți aștepta la cam { NUMBER($points, maximumFractionDigits: 1) } punct.
        [few] Aruncă: { $pieces }; te poți aștepta la cam { NUMBER($points, maximumFractionDigits: 1) } puncte.
       *[other] Aruncă: { $pieces }; te poți aștepta la cam { NUMBER($points, maximumFractionDigits: 1) } de puncte.
    }
table-hint-pass = Spune pas.
table-hint-next = Alt sfat
table-hint-use = Folosește
table-hint-step = Pasul următor
table-hint-pick = Alege
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } din { $of }
taken-timed-out = Timpul tău a expirat: calculatorul joacă în locul tău.
taken-voted-out = Ceilalți au mers mai departe: calculatorul joacă în locul tău.
taken-resigned = Ai abandonat: calculatorul joacă în locul tău.
taken-return = Continui eu
table-resign = Abandonează
table-resign-sure = Abandonezi partida? Un calculator continuă în locul tău.
table-resign-end = Abandonezi partida? Se încheie aici.
table-resign-absent = Abandonezi? Partida se încheie aici. Alții se mai puteau întoarce, deci tu ești cel care abandonează.
table-leave = Ieși
table-copy-watch = Copiază linkul pentru spectatori
table-new-link = Link nou pentru { $name }
table-hand-on = Continuă pe alt dispozitiv
table-hand-on-lead = Cine deschide acest link joacă mai departe în locul tău. Ceilalți vor vedea că locul a trecut în alte mâini.
table-hand-on-copy = Copiază linkul către locul meu
seat-before = Înainte pe acest loc: { $names }
announce-seat = { $name } a preluat locul jucătorului { $before }.
table-vote = Continuă fără { $name }
table-watching =
    { $count ->
        [one] 1 spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
table-you-watch = Urmărești partida.
table-fair = Amestecarea a fost stabilită înainte de partidă: { $commitment }
table-label = Masa cu cărți
board-label = Tabla de joc. Săgețile mută, Enter atașează, N trece la următoarea căsuță potrivită, plus și minus apropie și depărtează, 0 arată tot.
board-empty = Tabla e goală.
hand-label = Mâna ta. Săgețile mută, Enter alege, Shift cu o săgeată rearanjează.
hand-of = { $name }, în mână: { $pieces }
cell-free = Coloana { $column }, rândul { $row }: goală
cell-free-fits =
    Coloana { $column }, rândul { $row }: goală, aici se potrivește { $game ->
        [cubes] cubul ales
       *[other] piesa aleasă
    }
cell-piece = Coloana { $column }, rândul { $row }: { $piece }
cell-loose =
    Coloana { $column }, rândul { $row }: { $piece }, { $game ->
        [cubes] cub neconfirmat
       *[other] piesă neconfirmată
    }
cell-name = coloana { $column }, rândul { $row }
refused-cells = Marcat pe tablă: { $cells }.
view-all = Arată tot
cells-beyond =
    { $count ->
        [one] { $count } loc
        [few] { $count } locuri
       *[other] { $count } de locuri
    } dincolo de această margine: arată
press-taken = Acolo e deja ceva. Apasă o căsuță luminată.
press-choose = Alege mai întâi ceva din mână.
press-elsewhere = Cartea aceasta nu merge acolo. Alege o serie luminată.
press-lit = Acum alege o căsuță luminată.
fits-nowhere = Nu se potrivește nicăieri: { $piece }.
fits-nowhere-now = Nu se potrivește cu ce ai atașat: { $piece }.
view-closer = Apropie
view-farther = Depărtează
sort-colour = Sortează după culoare
sort-shape = Sortează după formă
qwirkle = Qwirkle!

turn-of = La rând: { $name }.
turn-yours = E rândul tău: alege o piesă.
turn-yours-cards = E rândul tău: joacă cel puțin o carte.
turn-last-round =
    { $turns ->
        [one] Ultimul tur al partidei: joacă cel puțin o carte.
        [few] Ultimul tău tur: joacă cel puțin o carte.
       *[other] Ultimul tău tur: joacă cel puțin o carte.
    }
turn-opening =
    { $longest ->
        [one] Tu începi: depune { $game ->
            [cubes] un cub, oricare
           *[other] o piesă, oricare
        }.
        [few] Tu începi: depune un rând de { $longest } { $game ->
            [cubes] cuburi
           *[other] piese
        }.
       *[other] Tu începi: depune un rând de { $longest } de { $game ->
            [cubes] cuburi
           *[other] piese
        }.
    }
turn-roll-or-lay = E rândul tău: aruncă o dată sau atașează.
turn-lay = Acum atașează câteva cuburi.
turn-must-trade = Nimic din mâna ta nu se potrivește: schimbă piese.
turn-must-roll-now = Cuburile tale nu se potrivesc așa cum sunt: aruncă unele, altfel se aruncă toate.
turn-pass = Nimic nu se potrivește: spui pas.
trade = Schimbă
trade-pick =
    { $most ->
        [one] Alege piesa de schimbat.
        [few] Alege cel mult { $most } piese de schimbat.
       *[other] Alege cel mult { $most } de piese de schimbat.
    }
trade-now =
    { $count ->
        [0] Schimbă
        [one] Schimbă 1
        [few] Schimbă { $count }
       *[other] Schimbă { $count }
    }
roll = Aruncă
roll-pick = Alege cuburile de aruncat. Culorile rămân, formele se schimbă.
roll-all = Toate
roll-now =
    { $count ->
        [0] Aruncă
        [one] Aruncă 1
        [few] Aruncă { $count }
       *[other] Aruncă { $count }
    }
roll-forced = Aruncă-le pe toate
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name } aruncă 1 cub.
        [few] { $name } aruncă { $count } cuburi.
       *[other] { $name } aruncă { $count } de cuburi.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name }: nimic nu se potrivește, se aruncă toate cuburile ({ $number } din { $of }).
forced-roll = Nimic nu se potrivește: se aruncă toate cuburile ({ $number } din { $of }).
pass = Pas
take-back = Ia înapoi
confirm = Confirmă
confirm-score =
    { $score ->
        [one] Confirmă: 1 punct
        [few] Confirmă: { $score } puncte
       *[other] Confirmă: { $score } de puncte
    }
score-running =
    { $score ->
        [one] 1 punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
score-points =
    { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
score-qwirkles =
    { $score ->
        [one] { $score } Qwirkle
        [few] { $score } Qwirkle-uri
       *[other] { $score } de Qwirkle-uri
    }

row-colour = Aceeași culoare
row-shape = Aceeași formă
row-empty = Niciuna
series-new = Serie nouă
series-new-of = Serie nouă, { $title }
series-unfinished =
    { $count ->
        [one] Unei serii îi lipsesc cărți.
        [few] La { $count } serii lipsesc cărți.
       *[other] La { $count } de serii lipsesc cărți.
    }
series-label = Seria { $number }, { $title }: { $state }
series-put = Pune în seria { $number }, { $title }
series-holds =
    { $count ->
        [0] nicio carte
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
series-needs =
    { $count ->
        [one] mai lipsește { $count } carte
        [few] mai lipsesc { $count } cărți
       *[other] mai lipsesc { $count } de cărți
    }
card-played = { $piece }, carte din turul acesta
card-moved = { $piece }, carte mutată în turul acesta
card-played-by-others = { $piece }, carte jucată de altcineva
card-moved-by-others = { $piece }, carte mutată de altcineva
since-label = De la ultimul tău tur
undo = Un pas înapoi
redo = Un pas înainte
card-take-back = În mână
put-everything-back = Pune tot la loc
cards-running =
    { $count ->
        [one] 1 carte jucată
        [few] { $count } cărți jucate
       *[other] { $count } de cărți jucate
    }{ $qwirkles ->
        [0] .
        [one] { " " }și un Qwirkle!
        [few] { " " }și { $qwirkles } Qwirkle-uri!
       *[other] { " " }și { $qwirkles } de Qwirkle-uri!
    }

seat-away = lipsește
seat-on-turn = (la rând)
seat-you = (tu)
clock-label = Timp rămas
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } z { $hours } h

## Beside the board

sheet-title = Foaia de scor
sheet-round = Rundă
sheet-total = Total
sheet-turn = Turul { $turn }: { $points }
counter-title =
    { $game ->
        [tiles] Piese încă nevăzute
        [cubes] Cuburi încă nevăzute
       *[cards] Cărți încă nevăzute
    }
counter-bag =
    { $left ->
        [0] Săculețul e gol.
        [one] În săculeț a mai rămas 1 { -piece }.
        [few] În săculeț au mai rămas { $left } { $game ->
            [cubes] cuburi
           *[other] piese
        }.
       *[other] În săculeț au mai rămas { $left } de { $game ->
            [cubes] cuburi
           *[other] piese
        }.
    }
counter-stack =
    { $left ->
        [0] Teancul e gol.
        [one] În teanc a mai rămas o carte.
        [few] În teanc au mai rămas { $left } cărți.
       *[other] În teanc au mai rămas { $left } de cărți.
    }
counter-note =
    { $game ->
        [cards] În teanc sau în mâinile celorlalți.
       *[tiles] În săculeț sau în mâinile celorlalți.
    }
counter-colour = { $colour }: { $left }
qwirkles-title = Qwirkle-uri luate
qwirkles-none = Nimeni nu a luat încă un Qwirkle.
log-title = Ce s-a întâmplat
log-empty = Nimic deocamdată.
# The number of a turn, before what happened in it.
log-number = { $number }.
log-lays =
    { $name }: { $pieces }, { $score ->
        [one] 1 punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }.
log-plays-cards =
    { $name }: { $pieces }{ $qwirkles ->
        [0] .
        [one] ; un Qwirkle luat.
        [few] ; { $qwirkles } Qwirkle-uri luate.
       *[other] ; { $qwirkles } de Qwirkle-uri luate.
    }
log-trades =
    { $you ->
        [yes]
            { $count ->
                [one] Schimbi o piesă.
                [few] Schimbi { $count } piese.
               *[other] Schimbi { $count } de piese.
            }
       *[no]
            { $count ->
                [one] { $name }: o piesă schimbată.
                [few] { $name }: { $count } piese schimbate.
               *[other] { $name }: { $count } de piese schimbate.
            }
    }
log-passes =
    { $you ->
        [yes] Pasezi.
       *[no] { $name }: pas.
    }
log-rolls =
    { $count ->
        [one] { $name }: un cub aruncat, iese { $shown }.
        [few] { $name }: { $count } cuburi aruncate, ies { $shown }.
       *[other] { $name }: { $count } de cuburi aruncate, ies { $shown }.
    }
log-must-roll =
    { $times ->
        [one] { $name }: nimic nu se potrivește, toate cuburile aruncate încă o dată.
        [few] { $name }: nimic nu se potrivește, toate cuburile aruncate încă de { $times } ori.
       *[other] { $name }: nimic nu se potrivește, toate cuburile aruncate încă de { $times } de ori.
    }
announce-your-turn = E rândul tău.
announce-turn = La rând: { $name }.

## One screen, several people

hand-over-title = Dă dispozitivul mai departe
hand-over-lead = La rând: { $name }. Ceilalți, nu vă uitați!
hand-over-ready = Sunt { $name }: arată-mi mâna

## Connection

connection-lost = Conexiunea s-a întrerupt. Se reîncearcă…
connection-refused = Partida nu poate fi deschisă de pe acest dispozitiv.

## After the game

result-won =
    { $you ->
        [yes] Ai câștigat!
       *[no] { $name } câștigă.
    }
result-shared = Câștigă împreună: { $names }.
result-resigned = Partida a fost abandonată.
result-stopped =
    { $you ->
        [yes] Ai abandonat, iar partida s-a încheiat.
       *[no] { $name } a abandonat, iar partida s-a încheiat.
    }
result-rematch-asked = Regulamentul cere o strângere de mână și o revanșă.
result-blocked = Nimeni nu mai putea face nimic.
result-last-round = S-a jucat ultima rundă.
result-look-back = Revezi
result-rematch = Revanșă
result-rematch-join = Mergi la revanșă
result-download = Descarcă înregistrarea
review-title = Reluarea partidei
review-turn = Turul { $turn } din { $of }
review-deal = Împărțirea
review-first = La început
review-previous = Un tur înapoi
review-next = Un tur înainte
review-last = La sfârșit
review-copy = Copiază un link la turul acesta
review-slider = Turul
review-hands = Mâini
review-not-over = Partida poate fi revăzută după ce se încheie.
verify-title = A fost corectă amestecarea?
verify-lead = Pagina calculează fiecare mână, tragere și aruncare din sămânța stabilită înainte de partidă și compară.
verify-start = Verifică amestecarea
verify-commitment-right = Sămânța e cea stabilită înainte de partidă.
verify-commitment-wrong = Sămânța nu e cea stabilită înainte de partidă!
verify-mix-right = Ce a adăugat fiecare jucător este lucrul la care s-a angajat.
verify-mix-wrong = Ce a adăugat un jucător nu e lucrul la care s-a angajat!
verify-receipt-commitment-right = Serverul a păstrat ce i-a arătat mai întâi acestui dispozitiv.
verify-receipt-commitment-wrong = Serverul îi arătase altceva acestui dispozitiv înainte de împărțire!
verify-receipt-frozen-right = Fiecare jucător a păstrat angajamentul văzut de acest dispozitiv.
verify-receipt-frozen-wrong = Angajamentele nu sunt cele văzute de acest dispozitiv!
verify-receipt-added-right = Ce a adăugat acest dispozitiv a intrat în amestecare. Nimeni nu a putut-o alege.
verify-receipt-added-wrong = Ce a adăugat acest dispozitiv nu este în amestecare!
verify-receipt-dropped-wrong = Serverul spune că acest dispozitiv a întârziat, dar nu e adevărat!
verify-receipt-round-wrong = Serverul a aruncat o amestecare fără motiv!
verify-receipt-order-right = Ordinea vârstelor era stabilită înainte de împărțire sau a venit din amestecare.
verify-receipt-order-wrong = Cineva a ales ordinea vârstelor abia după împărțire!
verify-receipt-played-right = Aceasta e partida care i-a fost arătată acestui dispozitiv.
verify-receipt-played-wrong = În timpul jocului, acestui dispozitiv i s-a arătat altă partidă!
verify-receipt-unnamed-wrong = Acest dispozitiv urma să adauge ceva, dar s-a amestecat fără el, iar înregistrarea nu spune de ce!
verify-receipt-unanswered-wrong = Serverul spune că acest dispozitiv a întârziat. Și-a trimis partea și nu a primit răspuns: ori a pierdut-o conexiunea, ori a lăsat-o deoparte serverul. În amestecare nu e nimic de la tine.
verify-receipt-elsewhere-wrong = Ce a adăugat locul tău nu a venit de la acest dispozitiv. Dacă nu era acolo alt dispozitiv al tău, serverul a inventat.
verify-receipt-game-wrong = Aceasta nu e partida la care a participat acest dispozitiv!
verify-left-out = Acest dispozitiv lipsea la amestecare, deci nu e nimic de la tine în ea.
verify-no-receipt = Acest dispozitiv nu a adăugat nimic, deci poate verifica doar că totul se potrivește.
verify-mixed-by = Au adăugat la amestecare: { $names }
verify-late = Nu au răspuns la timp: { $names }
verify-receipt-save = Salvează chitanța mea
verify-deal-right = Sămânța dă exact aceste mâini.
verify-deal-wrong = Sămânța dă alte mâini!
verify-draws-right = Sămânța dă fiecare tragere și fiecare aruncare.
verify-draws-wrong = Sămânța dă altceva în turul { $turn }!
verify-held-right = Nimeni nu a jucat ceva ce nu avea în mână.
verify-held-wrong = În turul { $turn } cineva a jucat ceva ce nu avea în mână!
verify-given = Sămânța acestei partide nu a fost trasă la sorți, ci dată, ca într-un test: cineva putea să știe totul dinainte.
verify-local = Acest dispozitiv și-a împărțit singur. Verificarea arată că fiecare mână și fiecare tragere rezultă din sămânța stabilită înainte de primul tur și că nimic nu s-a schimbat după aceea. Nu poate arăta că nimeni nu s-a uitat la sămânță pe acest dispozitiv.
verify-seed = Sămânță
verify-commitment = SHA-256-ul ei

## Settings

settings-title = Setări
settings-language = Limbă
settings-theme = Culorile paginii
settings-theme-auto = Automat
settings-theme-light = Luminos
settings-theme-dark = Întunecat
settings-contrast = Contrast ridicat
settings-dots = Buline mari pentru culori
settings-dots-about = O bulină e roșu, două portocaliu, trei galben, patru verde, cinci albastru, șase mov.
settings-sound = Sunete și vibrații

## Refusals of the server

denial-stale = Între timp partida a mers mai departe. Mai uită-te o dată.
denial-no-such-game = Partida nu există.
denial-not-seated = Nu stai la această masă.
denial-wrong-secret = Linkul nu mai e valabil.
denial-seat-taken = Locul e ocupat.
denial-seats-free = Mai sunt locuri libere.
denial-time-out = Timpul tău a expirat.
denial-not-asked = Regulile permit asta, dar pasul acesta cere altceva.
denial-too-early = E prea devreme pentru asta.
denial-too-many = Prea repede. Așteaptă o clipă.
denial-bad-name = Acest nume nu poate fi folosit. Poate avea cel mult 40 de caractere.
denial-name-empty = Nimeni nu ar vedea acest nume. Folosește litere sau semne vizibile.
denial-name-marks = Acest nume adună prea multe semne diacritice unul peste altul.
denial-name-of-bot = Așa se numește aici calculatorul. Alege alt nume.
denial-seat-held = Acest loc e al cuiva. Doar acea persoană îl poate ceda.
denial-left-out = Acest dispozitiv a răspuns prea târziu, așa că s-a amestecat fără el.
denial-bad-seats = Regulile nu permit atâția jucători.
denial-busy = Serverul e ocupat. Încearcă din nou.
denial-offline = Nu există conexiune cu serverul.
denial-needs-server = De pe alte dispozitive se poate juca doar printr-un server.
denial-evicted = Browserul a șters ce păstra pentru jocul fără rețea. Conectează-te și descarcă din nou.
denial-not-kept = Browserul nu a putut salva jocul pe acest dispozitiv. Eliberează spațiu sau permite acestui site să păstreze date și încearcă din nou.
denial-other = Acum nu se poate ({ $code }).

## Without a network

offline-title = Fără rețea
offline-about = Joacă împotriva calculatorului sau dați acest dispozitiv din mână în mână, învață și revezi partidele, în tren sau în cort. Tot ce trebuie se descarcă o dată și rămâne în acest browser.
offline-keep = Fă-l disponibil offline
offline-fetching = Se descarcă: { $percent }%
offline-kept = Acest dispozitiv poate juca fără rețea.
offline-gone = Browserul a șters ce păstra pentru jocul fără rețea. Partidele tale au rămas. Descarcă din nou ca să joci offline.
offline-failed = Nu s-a putut descărca totul. Verifică conexiunea și încearcă din nou.
offline-drop = Elimină
offline-here = Pe acest dispozitiv
