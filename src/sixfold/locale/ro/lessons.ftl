## The lessons: each game in a few steps, played on the real board.
##
## A step has three messages: what to do, a hint after a try that does not do it (-hint), and what is said once it is
## done (-done). They are read in a narrow bar above the board: one or two short sentences each.
##
## Every message of a step and every last message (lesson-tiles-end …) may use these; who shows it always gives them all:
##   $score      points: in -done what the player has just scored, else what the step asks for; 0 if there are none
##   $count      pieces: in -done how many the player has just laid, traded or rolled, else how many the step asks for
##   $length     how many make a Qwirkle: 6
##   $almost     one less than that: 5
##   $shortest   the fewest cards in a series: 3
##   $bonus      the points a Qwirkle gives besides those for its pieces: 6
##   $ending     the points for ending the game: 6
##
## { trade }, { roll }, { roll-forced } and { series-new } are the words on the buttons of the table.

## Around the lessons

lesson-title = Învață jucând
lesson-lead = Câțiva pași scurți pentru fiecare joc. Poți ieși oricând.
# $game is the name of the game.
lesson-title-of = Învață { $game }
lesson-steps =
    { $count ->
        [one] 1 pas
        [few] { $count } pași
       *[other] { $count } de pași
    }
lesson-label = Lecția
lesson-step = Pasul { $step } din { $steps }
lesson-back = Înapoi
lesson-next = Înainte
lesson-skip = Omite
lesson-skip-label = Omite acest pas
lesson-leave = Ieși din lecție
lesson-show = Arată-mi
lesson-again = De la capăt
lesson-others = Alte jocuri
lesson-end-title = Bravo!

## Tiles

lesson-tiles-place = Un rând e de aceeași culoare sau de aceeași formă, fără piese la fel. Alege o piesă, apasă pe o căsuță care se luminează, apoi confirmă.
lesson-tiles-place-hint = Alege o piesă de culoarea acestui rând și apasă pe o căsuță la un capăt.
lesson-tiles-place-done =
    { $score ->
        [one] 1 punct: fiecare piesă din rândurile formate aduce unul.
        [few] { $score } puncte: fiecare piesă din rândurile formate aduce unul.
       *[other] { $score } de puncte: fiecare piesă din rândurile formate aduce unul.
    }

lesson-tiles-several =
    { $count ->
        [one] Într-un tur poți atașa în același rând mai multe piese de aceeași culoare sau de aceeași formă. Atașează 1.
        [few] Într-un tur poți atașa în același rând mai multe piese de aceeași culoare sau de aceeași formă. Atașează { $count }.
       *[other] Într-un tur poți atașa în același rând mai multe piese de aceeași culoare sau de aceeași formă. Atașează { $count }.
    }
lesson-tiles-several-hint =
    { $count ->
        [one] Caută 1 piesă care merge cu rândul și atașeaz-o înainte să confirmi.
        [few] Caută { $count } piese care merg cu rândul și atașează-le pe toate înainte să confirmi.
       *[other] Caută { $count } de piese care merg cu rândul și atașează-le pe toate înainte să confirmi.
    }
lesson-tiles-several-done =
    { $score ->
        [one] 1 punct: se numără și piesele care erau deja acolo.
        [few] { $score } puncte: se numără și piesele care erau deja acolo.
       *[other] { $score } de puncte: se numără și piesele care erau deja acolo.
    }

lesson-tiles-score =
    { $score ->
        [one] O piesă aflată în două rânduri se numără în amândouă. Caută locul care aduce 1 punct.
        [few] O piesă aflată în două rânduri se numără în amândouă. Caută locul care aduce { $score } puncte.
       *[other] O piesă aflată în două rânduri se numără în amândouă. Caută locul care aduce { $score } de puncte.
    }
lesson-tiles-score-hint = Caută colțul: o căsuță cu o piesă alături și alta deasupra sau dedesubt.
lesson-tiles-score-done =
    { $score ->
        [one] 1 punct pentru două rânduri deodată.
        [few] { $score } puncte pentru două rânduri deodată.
       *[other] { $score } de puncte pentru două rânduri deodată.
    }

lesson-tiles-qwirkle =
    { $bonus ->
        [one] { $length } în rând fac un Qwirkle: 1 punct în plus. Completează rândul de { $almost }.
        [few] { $length } în rând fac un Qwirkle: { $bonus } puncte în plus. Completează rândul de { $almost }.
       *[other] { $length } în rând fac un Qwirkle: { $bonus } de puncte în plus. Completează rândul de { $almost }.
    }
lesson-tiles-qwirkle-hint = Fiecare formă apare o dată în rând. Care lipsește? Atașeaz-o la un capăt.
lesson-tiles-qwirkle-done =
    { $score ->
        [one] Qwirkle! Asta aduce 1 punct.
        [few] Qwirkle! Asta aduce { $score } puncte.
       *[other] Qwirkle! Asta aduce { $score } de puncte.
    }

lesson-tiles-trade = Nimic din mâna ta nu se potrivește, deci schimbi. Apasă „{ trade }”, alege piesele nedorite și schimbă-le.
lesson-tiles-trade-hint = Apasă „{ trade }”, apoi piesele la care renunți, apoi butonul de schimb.
lesson-tiles-trade-done =
    { $count ->
        [one] O piesă nouă din săculeț. Schimbul nu aduce puncte, iar turul s-a încheiat.
        [few] { $count } piese noi din săculeț. Schimbul nu aduce puncte, iar turul s-a încheiat.
       *[other] { $count } de piese noi din săculeț. Schimbul nu aduce puncte, iar turul s-a încheiat.
    }

lesson-tiles-end =
    { $ending ->
        [one] Când săculețul e gol, cine rămâne primul fără piese încheie partida cu 1 punct în plus. Câștigă punctajul cel mai mare.
        [few] Când săculețul e gol, cine rămâne primul fără piese încheie partida cu { $ending } puncte în plus. Câștigă punctajul cel mai mare.
       *[other] Când săculețul e gol, cine rămâne primul fără piese încheie partida cu { $ending } de puncte în plus. Câștigă punctajul cel mai mare.
    }

## Cubes

lesson-cubes-place =
    { $count ->
        [one] Un rând e de aceeași culoare sau de aceeași formă, fără cuburi la fel. Alege un cub, apasă pe o căsuță care se luminează, apoi confirmă.
        [few] Un rând e de aceeași culoare sau de aceeași formă, fără cuburi la fel. Atașează { $count } cuburi pe căsuțe care se luminează, apoi confirmă.
       *[other] Un rând e de aceeași culoare sau de aceeași formă, fără cuburi la fel. Atașează { $count } de cuburi pe căsuțe care se luminează, apoi confirmă.
    }
lesson-cubes-place-hint = Atașează la capetele rândului cuburi de culoarea lui, apoi confirmă.
lesson-cubes-place-done =
    { $score ->
        [one] 1 punct: fiecare cub din rândurile formate aduce unul.
        [few] { $score } puncte: fiecare cub din rândurile formate aduce unul.
       *[other] { $score } de puncte: fiecare cub din rândurile formate aduce unul.
    }

lesson-cubes-score =
    { $score ->
        [one] Un cub aflat în două rânduri se numără în amândouă. Caută locul care aduce 1 punct.
        [few] Un cub aflat în două rânduri se numără în amândouă. Caută locul care aduce { $score } puncte.
       *[other] Un cub aflat în două rânduri se numără în amândouă. Caută locul care aduce { $score } de puncte.
    }
lesson-cubes-score-hint = Caută colțul: o căsuță cu un cub alături și altul deasupra sau dedesubt.
lesson-cubes-score-done =
    { $score ->
        [one] 1 punct pentru două rânduri deodată.
        [few] { $score } puncte pentru două rânduri deodată.
       *[other] { $score } de puncte pentru două rânduri deodată.
    }

lesson-cubes-roll = Înainte să atașezi, poți arunca o dată: forma se schimbă, culoarea nu. Rândului îi lipsește o formă: apasă „{ roll }” și aruncă cubul de culoarea lui.
lesson-cubes-roll-hint = Un singur cub al tău are culoarea acestui rând. Aruncă-l doar pe acela.
lesson-cubes-roll-done = Exact forma care lipsea! Într-o partidă decide doar norocul.

lesson-cubes-qwirkle =
    { $bonus ->
        [one] { $length } în rând fac un Qwirkle: 1 punct în plus. Atașează cubul aruncat.
        [few] { $length } în rând fac un Qwirkle: { $bonus } puncte în plus. Atașează cubul aruncat.
       *[other] { $length } în rând fac un Qwirkle: { $bonus } de puncte în plus. Atașează cubul aruncat.
    }
lesson-cubes-qwirkle-hint = Cubul aruncat se potrivește la oricare capăt al rândului de { $almost }.
lesson-cubes-qwirkle-done =
    { $score ->
        [one] Qwirkle! Asta aduce 1 punct.
        [few] Qwirkle! Asta aduce { $score } puncte.
       *[other] Qwirkle! Asta aduce { $score } de puncte.
    }

lesson-cubes-forced = Nimic nu se potrivește; nu poți schimba sau spune pas. Apasă „{ roll-forced }”: se aruncă până merge ceva.
lesson-cubes-forced-hint = Apasă „{ roll-forced }”.
lesson-cubes-forced-done = Iată: ceva se potrivește. Acum ai atașa, ca de obicei.

lesson-cubes-end =
    { $ending ->
        [one] Când săculețul e gol, cine rămâne primul fără cuburi încheie partida cu 1 punct în plus. Câștigă punctajul cel mai mare.
        [few] Când săculețul e gol, cine rămâne primul fără cuburi încheie partida cu { $ending } puncte în plus. Câștigă punctajul cel mai mare.
       *[other] Când săculețul e gol, cine rămâne primul fără cuburi încheie partida cu { $ending } de puncte în plus. Câștigă punctajul cel mai mare.
    }

## Cards

lesson-cards-series =
    { $shortest ->
        [one] O serie are cel puțin 1 carte de aceeași culoare sau de aceeași formă, toate diferite. Alege o carte, apasă „{ series-new }”, apoi confirmă.
        [few] O serie are cel puțin { $shortest } cărți de aceeași culoare sau de aceeași formă, toate diferite. Alege o carte, apasă „{ series-new }”, adaugă altele, apoi confirmă.
       *[other] O serie are cel puțin { $shortest } de cărți de aceeași culoare sau de aceeași formă, toate diferite. Alege o carte, apasă „{ series-new }”, adaugă altele, apoi confirmă.
    }
lesson-cards-series-hint = Alege încă o carte și apasă pe seria începută, până devine corectă.
lesson-cards-series-done =
    { $count ->
        [one] 1 carte jucată. După fiecare tur tragi tot atâtea.
        [few] { $count } cărți jucate. După fiecare tur tragi tot atâtea.
       *[other] { $count } de cărți jucate. După fiecare tur tragi tot atâtea.
    }

lesson-cards-longer =
    { $count ->
        [one] Seriile pot crește, mai multe într-un tur. Adaugă 1 carte.
        [few] Seriile pot crește, mai multe într-un tur. Adaugă { $count } cărți.
       *[other] Seriile pot crește, mai multe într-un tur. Adaugă { $count } de cărți.
    }
lesson-cards-longer-hint = Alege o carte: seriile potrivite se luminează. Apasă pe una și fă la fel cu altă carte.
lesson-cards-longer-done = Bine jucat! Contează doar cum arată masa la sfârșitul turului tău.

lesson-cards-rearrange =
    { $shortest ->
        [one] Și cărțile de pe masă se pot muta, dacă fiecare serie păstrează 1. Formează o serie nouă cu una dintre ele.
        [few] Și cărțile de pe masă se pot muta, dacă fiecare serie păstrează { $shortest }. Formează o serie nouă cu una dintre ele.
       *[other] Și cărțile de pe masă se pot muta, dacă fiecare serie păstrează { $shortest }. Formează o serie nouă cu una dintre ele.
    }
lesson-cards-rearrange-hint = Seria lungă se poate lipsi de o carte: mut-o la „{ series-new }”, cu cărți potrivite din mână.
lesson-cards-rearrange-done = Frumos: o carte s-a mutat, iar seriile sunt corecte.

lesson-cards-qwirkle = O serie de { $length } e un Qwirkle: o iei și o păstrezi. Completează una; altă serie se poate lipsi de o carte.
lesson-cards-qwirkle-hint = O carte de care ai nevoie e în mâna ta, cealaltă e în cealaltă serie.
lesson-cards-qwirkle-done = Qwirkle! E al tău și contează la sfârșit.

lesson-cards-end = Când teancul e gol, fiecare mai are un tur. Câștigă cine a luat cele mai multe Qwirkle-uri.
