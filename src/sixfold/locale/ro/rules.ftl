## The rules of the three games, in our own words, for the page, the terminal and beside a running game.
##
## rulebook/rules.py puts the messages into sections. Every message may use these; who shows it always gives them all.
## They come from the data of the edition, so no number is typed here:
##   $game      tiles, cubes or cards
##   $fewest    the fewest players; $most the most
##   $hand      how many each player holds
##   $pieces    how many there are in all; $copies of each kind (of each colour, for cubes); $kinds kinds
##   $colours   how many colours; $shapes how many shapes
##   $shortest  the fewest that make a line or series; $length the most, which is a Qwirkle; $almost is one less
##   $bonus     points a Qwirkle gives beyond one a piece; $full is what it gives in all
##   $ending    points for whoever ends the game
##   $tie       who starts among equals: oldest or youngest
##   $rematch   yes if a tie calls for a rematch, else no

## Headings

rules-title = Reguli
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Reguli: { $title }
rules-lead = Alege jocul, apoi regulamentul din cutia ta.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = Ce spune acest regulament, cu cuvintele noastre.
rules-contents = Pe această pagină
rules-others = Alte jocuri
rules-print = Tipărește
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Regula noastră { $ruling }

rules-section-purpose = Despre ce e vorba
rules-section-setup = Pregătirea
rules-section-start = Cine începe
rules-section-line = Ce este o linie
rules-section-series = Ce este o serie
rules-section-turn = Tura ta
rules-section-trade = Schimbul
rules-section-roll = Aruncarea
rules-section-rearrange = Rearanjarea mesei
rules-section-score =
    { $game ->
        [cards] Cum iei Qwirkle-uri
       *[other] Punctajul
    }
rules-section-end = Sfârșitul
rules-section-winning = Cine câștigă
rules-section-examples = Exemple
rules-section-refused = Ce nu e permis
rules-section-rulings = Regulile noastre
rules-section-strategy = Cum joci bine
rules-section-misprints = Greșeli de tipar în regulament

## What it is about

rules-tiles-purpose = Construiți împreună linii de o culoare sau de o formă. Fiecare piesă așezată aduce puncte, iar cea care unește două linii se numără de două ori. Câștigă cine are cele mai multe puncte.
rules-cubes-purpose = Aruncă-ți cuburile și construiește cu ele linii de o culoare sau de o formă. Fiecare cub așezat aduce puncte, iar cel care unește două linii se numără de două ori. Câștigă cine are cele mai multe puncte.
rules-cards-purpose = Formați împreună serii de o culoare sau de o formă și le rearanjați cum vreți. Cine completează o serie o ia. Câștigă cine are cele mai multe serii complete.
rules-players =
    De la { $fewest } la { $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
    }.

## Setting up

rules-tiles-setup-pieces =
    { $pieces ->
        [one] Este { $pieces } piesă
        [few] Sunt { $pieces } piese
       *[other] Sunt { $pieces } de piese
    } în { $colours ->
        [one] { $colours } culoare
        [few] { $colours } culori
       *[other] { $colours } de culori
    } și { $shapes ->
        [one] { $shapes } formă
        [few] { $shapes } forme
       *[other] { $shapes } de forme
    }: { $kinds ->
        [one] { $kinds } fel
        [few] { $kinds } feluri
       *[other] { $kinds } de feluri
    }, câte { $copies ->
        [one] { $copies } piesă
        [few] { $copies } piese
       *[other] { $copies } de piese
    } din fiecare.
rules-tiles-setup-draw =
    { $hand ->
        [one] Toate intră în săculeț. Fiecare jucător trage { $hand } piesă și o ține ascunsă de ceilalți.
        [few] Toate intră în săculeț. Fiecare jucător trage { $hand } piese și le ține ascunse de ceilalți.
       *[other] Toate intră în săculeț. Fiecare jucător trage { $hand } de piese și le ține ascunse de ceilalți.
    }
rules-cubes-setup-pieces =
    { $pieces ->
        [one] Este { $pieces } cub
        [few] Sunt { $pieces } cuburi
       *[other] Sunt { $pieces } de cuburi
    }, câte { $copies } { $colours ->
        [one] dintr-o singură culoare
        [few] din fiecare dintre cele { $colours } culori
       *[other] din fiecare dintre cele { $colours } de culori
    }. Pe fețele fiecărui cub se află { $shapes ->
        [one] o singură formă, în culoarea lui.
        [few] cele { $shapes } forme, toate în culoarea lui.
       *[other] cele { $shapes } de forme, toate în culoarea lui.
    }
rules-cubes-setup-draw =
    { $hand ->
        [one] Toate intră în săculeț. Fiecare jucător trage { $hand } cub și îl aruncă. Nimic nu e ascuns în afară de săculeț: toate mâinile sunt la vedere.
        [few] Toate intră în săculeț. Fiecare jucător trage { $hand } cuburi și le aruncă. Nimic nu e ascuns în afară de săculeț: toate mâinile sunt la vedere.
       *[other] Toate intră în săculeț. Fiecare jucător trage { $hand } de cuburi și le aruncă. Nimic nu e ascuns în afară de săculeț: toate mâinile sunt la vedere.
    }
rules-cards-setup-pieces =
    { $pieces ->
        [one] Este { $pieces } carte
        [few] Sunt { $pieces } cărți
       *[other] Sunt { $pieces } de cărți
    } în { $colours ->
        [one] { $colours } culoare
        [few] { $colours } culori
       *[other] { $colours } de culori
    } și { $shapes ->
        [one] { $shapes } formă
        [few] { $shapes } forme
       *[other] { $shapes } de forme
    }: { $kinds ->
        [one] { $kinds } fel
        [few] { $kinds } feluri
       *[other] { $kinds } de feluri
    }, câte { $copies ->
        [one] { $copies } carte
        [few] { $copies } cărți
       *[other] { $copies } de cărți
    } din fiecare.
rules-cards-setup-deal =
    { $hand ->
        [one] Amestecă și împarte fiecărui jucător { $hand } carte, ascunsă de ceilalți. Restul e teancul, cu fața în jos.
        [few] Amestecă și împarte fiecărui jucător { $hand } cărți, ascunse de ceilalți. Restul e teancul, cu fața în jos.
       *[other] Amestecă și împarte fiecărui jucător { $hand } de cărți, ascunse de ceilalți. Restul e teancul, cu fața în jos.
    }
rules-setup-dots = Culorile sunt greu de deosebit? Fiecare are numărul ei de puncte. În browser, din setări, punctele se fac mari.

## Who starts

rules-tiles-start-longest = Fiecare spune cât de lungă e cea mai lungă linie din mâna sa; o piesă care apare de două ori se numără o dată. Începe cine are linia cea mai lungă.
rules-cards-start-largest = Începe cine are în mână cea mai mare serie. O poate juca, dar nu e obligat.
rules-start-tie =
    { $tie ->
        [youngest] Dacă sunt mai mulți la egalitate, începe cel mai tânăr dintre ei.
       *[oldest] Dacă sunt mai mulți la egalitate, începe cel mai în vârstă dintre ei.
    }
rules-tiles-start-lay = În prima tură se așază o linie exact de lungimea aceea. Dacă în mână sunt mai multe, e bună oricare. În prima tură nu se schimbă piese.
rules-cubes-start-oldest = Începe jucătorul cel mai în vârstă.
rules-cubes-start-lay = În prima tură se așază atâtea cuburi câte pot forma o linie. Dacă nu există două care se potrivesc, se aruncă toate din nou, până când se potrivesc cel puțin două.
rules-cards-start-again =
    { $shortest ->
        [one] Dacă nimeni nu are o serie de cel puțin { $shortest } carte, se amestecă și se împarte totul din nou.
        [few] Dacă nimeni nu are o serie de cel puțin { $shortest } cărți, se amestecă și se împarte totul din nou.
       *[other] Dacă nimeni nu are o serie de cel puțin { $shortest } de cărți, se amestecă și se împarte totul din nou.
    }
rules-start-clockwise = Apoi se joacă pe rând, în sensul acelor de ceasornic.

## What a line or a series is

rules-line =
    { $game ->
        [cubes] O linie este un rând sau o coloană de { $shortest } sau mai multe cuburi, fără goluri, toate de o culoare sau toate de o formă.
       *[other] O linie este un rând sau o coloană de { $shortest } sau mai multe piese, fără goluri, toate de o culoare sau toate de o formă.
    }
rules-line-different = Într-o linie nu sunt două la fel. Într-o linie de o culoare, fiecare formă apare cel mult o dată; într-o linie de o formă, fiecare culoare.
rules-line-longest = Așadar, o linie nu trece de { $length }. O linie de { $length } este un Qwirkle.
rules-line-gap = Unde e un gol, linia se termină, iar dincolo de el e alta. Diagonalele nu contează.
rules-series =
    O serie are de la { $shortest } la { $length ->
        [one] { $length } carte
        [few] { $length } cărți
       *[other] { $length } de cărți
    }, toate de o culoare sau toate de o formă.
rules-series-different = Într-o serie nu sunt două cărți la fel. Într-o serie de o culoare, fiecare formă apare cel mult o dată; într-o serie de o formă, fiecare culoare.
rules-series-longest =
    { $length ->
        [one] O serie de { $length } carte este un Qwirkle.
        [few] O serie de { $length } cărți este un Qwirkle.
       *[other] O serie de { $length } de cărți este un Qwirkle.
    }

## The turn

rules-tiles-turn = În tura ta faci unul din două lucruri: așezi piese sau schimbi piese.
rules-cubes-turn = În tura ta poți întâi să arunci, apoi așezi, apoi numeri punctele.
rules-cards-turn = În tura ta joci cel puțin o carte. Începe serii noi, lungește-le pe cele de pe masă, mută cărți de la una la alta: cât vrei și în orice combinație.
rules-turn-own = Joci doar când e rândul tău, doar ce ai în mână și doar cât timp ține partida.
rules-place-alike =
    { $game ->
        [cubes] Așază unul sau mai multe cuburi. Toate cele dintr-o tură au o culoare sau o formă în comun și nu sunt două la fel.
       *[other] Așază una sau mai multe piese. Toate cele dintr-o tură au o culoare sau o formă în comun și nu sunt două la fel.
    }
rules-place-row = Totul merge pe un singur rând sau pe o singură coloană.
rules-place-unbroken =
    { $game ->
        [cubes] Odată așezate, fac parte dintr-o singură linie neîntreruptă. Între ele pot fi cuburi mai vechi, și poți adăuga la ambele capete.
       *[other] Odată așezate, fac parte dintr-o singură linie neîntreruptă. Între ele pot fi piese mai vechi, și poți adăuga la ambele capete.
    }
rules-place-cell =
    { $game ->
        [cubes] Într-o căsuță încape un singur cub, iar ce s-a așezat nu se mai mută.
       *[other] Într-o căsuță încape o singură piesă, iar ce s-a așezat nu se mai mută.
    }
rules-place-touch =
    { $game ->
        [cubes] Cel puțin un cub pe care îl așezi atinge, latură lângă latură, unul care era deja acolo.
       *[other] Cel puțin o piesă pe care o așezi atinge, latură lângă latură, una care era deja acolo.
    }
rules-place-lines = Apoi uită-te de-a lungul fiecărui rând și al fiecărei coloane la care ai adăugat: fiecare trebuie să fie o linie corectă.
rules-tiles-turn-draw =
    { $hand ->
        [one] La sfârșitul turei, trage până ai din nou { $hand } piesă, cât timp mai sunt în săculeț.
        [few] La sfârșitul turei, trage până ai din nou { $hand } piese, cât timp mai sunt în săculeț.
       *[other] La sfârșitul turei, trage până ai din nou { $hand } de piese, cât timp mai sunt în săculeț.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] La sfârșitul turei, trage până ai din nou { $hand } cub, cât timp mai sunt în săculeț, și aruncă-le pe cele noi.
        [few] La sfârșitul turei, trage până ai din nou { $hand } cuburi, cât timp mai sunt în săculeț, și aruncă-le pe cele noi.
       *[other] La sfârșitul turei, trage până ai din nou { $hand } de cuburi, cât timp mai sunt în săculeț, și aruncă-le pe cele noi.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] La sfârșitul turei, trage până ai din nou { $hand } carte, cât timp mai sunt în teanc.
        [few] La sfârșitul turei, trage până ai din nou { $hand } cărți, cât timp mai sunt în teanc.
       *[other] La sfârșitul turei, trage până ai din nou { $hand } de cărți, cât timp mai sunt în teanc.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Dacă nu poți juca nicio carte, spui pas. Dacă poți, trebuie să joci.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] În loc să așezi, poți schimba { $hand } piesă: pune-o deoparte, trage alta și abia apoi amestec-o la loc în săculeț.
        [few] În loc să așezi, poți schimba cel mult { $hand } piese: pune-le deoparte, trage tot atâtea și abia apoi amestecă-le la loc în săculeț.
       *[other] În loc să așezi, poți schimba cel mult { $hand } de piese: pune-le deoparte, trage tot atâtea și abia apoi amestecă-le la loc în săculeț.
    }
rules-tiles-trade-must = Dacă nimic din mâna ta nu se potrivește, trebuie să schimbi cel puțin o piesă. Poți schimba și atunci când ai putea așeza.

## Rolling (cubes)

rules-cubes-roll = Înainte să așezi, poți arunca din nou, o singură dată, oricare dintre cuburile tale. Formele se schimbă, culorile niciodată.
rules-cubes-roll-must = Dacă nimic din mâna ta nu se potrivește, arunci toate cuburile, iar și iar, până se potrivește ceva.
rules-cubes-roll-only = Aici nu se fac schimburi și nimeni nu spune pas de bunăvoie.

## Rearranging (cards)

rules-cards-table = Contează cum arată masa la sfârșitul turei tale: fiecare carte de pe ea face parte dintr-o serie corectă.
rules-cards-stay = Ce e pe masă rămâne pe masă și se adaugă numai cărțile pe care le joci. Nicio carte nu se întoarce în mână.
rules-cards-try = Până confirmi, încearcă orice: totul poate fi pus la loc.

## Scoring

rules-score-lines =
    { $game ->
        [cubes] Fiecare linie de { $shortest } sau mai multe pe care ai format-o sau ai lungit-o în tura ta aduce câte un punct pentru fiecare cub din ea.
       *[other] Fiecare linie de { $shortest } sau mai multe pe care ai format-o sau ai lungit-o în tura ta aduce câte un punct pentru fiecare piesă din ea.
    }
rules-score-twice =
    { $game ->
        [cubes] Un cub care e în două astfel de linii se numără în amândouă.
       *[other] O piesă care e în două astfel de linii se numără în amândouă.
    }
rules-score-qwirkle =
    { $bonus ->
        [one] Un Qwirkle aduce { $bonus } punct în plus, { $full } în total.
        [few] Un Qwirkle aduce { $bonus } puncte în plus, { $full } în total.
       *[other] Un Qwirkle aduce { $bonus } de puncte în plus, { $full } în total.
    }
rules-score-ending =
    { $ending ->
        [one] Cine încheie partida primește { $ending } punct în plus.
        [few] Cine încheie partida primește { $ending } puncte în plus.
       *[other] Cine încheie partida primește { $ending } de puncte în plus.
    }
rules-cards-score =
    { $length ->
        [one] La sfârșitul turei iei de pe masă fiecare serie de { $length } carte. Fiecare e un Qwirkle și rămâne în fața ta, cu fața în sus, la vederea tuturor.
        [few] La sfârșitul turei iei de pe masă fiecare serie de { $length } cărți. Fiecare e un Qwirkle și rămâne în fața ta, cu fața în sus, la vederea tuturor.
       *[other] La sfârșitul turei iei de pe masă fiecare serie de { $length } de cărți. Fiecare e un Qwirkle și rămâne în fața ta, cu fața în sus, la vederea tuturor.
    }
rules-cards-score-only = Nu există puncte: contează doar Qwirkle-urile.

## The end, and who wins

rules-end-bag = Când săculețul e gol, nimeni nu mai trage; joci mai departe cu ce ai în mână.
rules-end-last =
    { $game ->
        [cubes] Partida se încheie imediat ce un jucător și-a așezat ultimul cub.
       *[other] Partida se încheie imediat ce un jucător și-a așezat ultima piesă.
    }
rules-cards-end = După ce cineva a tras ultima carte din teanc, fiecare mai are o tură. Cine a tras-o joacă ultimul.
rules-winning = Câștigă punctajul cel mai mare.
rules-cards-winning =
    { $rematch ->
        [yes] Câștigă cine are cele mai multe Qwirkle-uri. La egalitate, jucătorii își strâng mâna și joacă din nou; aici se notează o victorie împărțită și ți se propune revanșa.
       *[no] Câștigă cine are cele mai multe Qwirkle-uri. La egalitate, victoria se împarte.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = Regulamentul lasă câteva cazuri deschise. Noi jucăm așa; la masa ta, jucați cum vă înțelegeți.
rules-ruling-R1 =
    Regulamentul nu spune câți joacă. Noi jucăm cu { $fewest } până la { $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
    }, ca pe cutie.
rules-ruling-R2 = Nu se schimbă mai multe piese decât sunt în săculeț.
rules-ruling-R3 = Când săculețul e gol, jucătorul căruia nu i se potrivește nimic spune pas. Cine poate așeza trebuie să așeze.
rules-ruling-R4 =
    { $ending ->
        [one] Când toți jucătorii spun pas, unul după altul, partida se încheie și nimeni nu primește punctul pentru încheiere.
        [few] Când toți jucătorii spun pas, unul după altul, partida se încheie și nimeni nu primește cele { $ending } puncte pentru încheiere.
       *[other] Când toți jucătorii spun pas, unul după altul, partida se încheie și nimeni nu primește cele { $ending } de puncte pentru încheiere.
    }
rules-ruling-R5 = O primă tură cu o singură piesă aduce un punct.
rules-ruling-R6 = Jucătorii la egalitate pe primul loc împart victoria.
rules-ruling-R7 =
    { $ending ->
        [one] Punctul pentru încheierea partidei ține de punctajul turei care o încheie.
        [few] Cele { $ending } puncte pentru încheierea partidei țin de punctajul turei care o încheie.
       *[other] Cele { $ending } de puncte pentru încheierea partidei țin de punctajul turei care o încheie.
    }
rules-ruling-R8 = Dacă, la culorile unui jucător, nicio aruncare nu s-ar putea potrivi vreodată, jucătorul spune pas în loc să arunce la nesfârșit.
rules-ruling-R9 = Aruncarea de bunăvoie vine înaintea celor obligatorii și nu se mai oferă în aceeași tură.
rules-ruling-R10 = Jucătorul care nu poate juca nicio carte spune pas. Cel care poate juca una trebuie să joace.
rules-ruling-R11 = Când toți jucătorii spun pas, unul după altul, partida se încheie.
rules-ruling-R12 = Rearanjarea mesei fără a juca vreo carte nu este o tură.
rules-ruling-R13 = Când toți jucătorii au schimbat, unul după altul, și nimic din afara tablei nu s-ar mai putea așeza vreodată, partida se încheie ca și cum toți ar fi spus pas.

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Numără. Există { $copies } piesă din fiecare fel: o linie care așteaptă o piesă deja jucată nu se va termina niciodată.
        [few] Numără. Există { $copies } piese din fiecare fel: o linie care așteaptă o piesă pe care o vezi deja de { $copies } ori nu se va termina niciodată.
       *[other] Numără. Există { $copies } de piese din fiecare fel: o linie care așteaptă o piesă pe care o vezi deja de { $copies } de ori nu se va termina niciodată.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Numără. Există { $copies } cub din fiecare culoare: o linie care așteaptă o culoare ale cărei cuburi sunt toate pe tablă nu se va termina niciodată.
        [few] Numără. Există { $copies } cuburi din fiecare culoare: o linie care așteaptă o culoare ale cărei cuburi sunt toate pe tablă nu se va termina niciodată.
       *[other] Numără. Există { $copies } de cuburi din fiecare culoare: o linie care așteaptă o culoare ale cărei cuburi sunt toate pe tablă nu se va termina niciodată.
    }
rules-strategy-join = Caută un loc unde se întâlnesc mai multe linii: ce așezi acolo se numără în fiecare.
rules-strategy-gift = O linie de { $almost } e un cadou pentru jucătorul următor, dacă nu cumva s-a epuizat ce îi lipsește.
rules-cubes-strategy-open = Mâinile sunt la vedere. Înainte să așezi, vezi ce ar putea face din asta jucătorul următor.
rules-cards-strategy-count =
    { $copies ->
        [one] Numără. Există { $copies } carte din fiecare fel: o serie care așteaptă o carte plecată de pe masă nu se va termina niciodată.
        [few] Numără. Există { $copies } cărți din fiecare fel: o serie care așteaptă o carte luată deja de { $copies } ori nu se va termina niciodată.
       *[other] Numără. Există { $copies } de cărți din fiecare fel: o serie care așteaptă o carte luată deja de { $copies } de ori nu se va termina niciodată.
    }
rules-cards-strategy-spare =
    { $shortest ->
        [one] O serie cu mai mult de { $shortest } carte se poate lipsi de una. Uită-te la toată masa înainte să spui că nimic nu se potrivește.
        [few] O serie cu mai mult de { $shortest } cărți se poate lipsi de una. Uită-te la toată masa înainte să spui că nimic nu se potrivește.
       *[other] O serie cu mai mult de { $shortest } de cărți se poate lipsi de una. Uită-te la toată masa înainte să spui că nimic nu se potrivește.
    }
rules-cards-strategy-gift = O serie de { $almost } e un cadou pentru jucătorul următor, dacă nu cumva s-a epuizat cartea care îi lipsește.

## Misprints in the books

rules-misprint-tiles-mindware = În exemplul lung din regulament, a șaptea tură trece punctele pe alt nume. Sunt ale lui Sally.
rules-misprint-tiles-schmidt = În exemplul care aduce 17 puncte, piesa roșie apare cu o stea în cehă, slovacă și română și cu o cruce în maghiară și poloneză. Punctajul e același.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] Textul francez vorbește de șase exemplare din fiecare carte. Este doar { $copies }.
        [few] Textul francez vorbește de șase exemplare din fiecare carte. Sunt { $copies }.
       *[other] Textul francez vorbește de șase exemplare din fiecare carte. Sunt { $copies }.
    }
rules-misprint-cards-999-square = Într-un exemplu se ia un pătrat verde din seria verde. Trebuie să fie seria de pătrate, cum arată fraza următoare. Romburile din textul olandez sunt pătrate în cel francez.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Ce adaugă tura este marcat.
rules-examples-game = Un întreg început de partidă, tură cu tură, din exemplul regulamentului MindWare.
rules-refused-about = Toate acestea sunt refuzate, iar dedesubt e motivul pe care l-ai afla.
# Names of what an example shows beside the picture.
rules-example-hand = În mână
rules-example-rolled = Aruncat
rules-example-played = Jucat
rules-example-before = Înainte
rules-example-after = După
rules-example-taken = Luat ca Qwirkle
rules-example-refused = Nu e permis
rules-example-allowed = E permis

rules-outcome-score =
    { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle: { $points }
       *[no] Linie de { $length }: { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = Sfârșitul partidei: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [0] Niciun Qwirkle
        [one] { $qwirkles } Qwirkle
        [few] { $qwirkles } Qwirkle-uri
       *[other] { $qwirkles } de Qwirkle-uri
    }
rules-outcome-over = Partida s-a încheiat.

rules-example-line-colour = O culoare, toate formele diferite.
rules-example-line-shape = O formă, toate culorile diferite.
rules-example-start-longest = În mâna aceasta e o linie de { $longest }, deci în prima tură se așază { $longest }.
rules-example-both-ends = O linie crește la ambele capete într-o singură tură.
rules-example-cubes-roll = Un cub se aruncă din nou: culoarea rămâne, apare altă formă și se potrivește.
rules-example-two-lines =
    { $game ->
        [cubes] Un singur cub, dar e și într-un rând, și într-o coloană, și se numără în amândouă.
       *[other] O singură piesă, dar e și într-un rând, și într-o coloană, și se numără în amândouă.
    }
rules-example-qwirkle =
    { $game ->
        [cubes] Ultimul care lipsea: un Qwirkle.
       *[other] Ultima care lipsea: un Qwirkle.
    }
rules-example-last =
    { $game ->
        [cubes] Săculețul e gol, iar acesta era ultimul cub din mână: partida se încheie imediat.
       *[other] Săculețul e gol, iar aceasta era ultima piesă din mână: partida se încheie imediat.
    }
rules-example-turn = Tura { $turn }

rules-example-cards-new-and-longer = O serie nouă și o carte adăugată la alta, într-o singură tură.
rules-example-cards-two-longer = Două serii cresc într-o singură tură.
rules-example-cards-qwirkle = Trei lângă trei: un Qwirkle.
rules-example-cards-borrow = O carte se mută dintr-o serie care se poate lipsi de ea.
rules-example-cards-chain = Două cărți se mută, una după alta.
rules-example-cards-mend = O carte se mută ca să completeze un Qwirkle, iar o carte din mână repară seria de unde a plecat.
rules-example-cards-last = Ultima tură a partidei. Acum se numără Qwirkle-urile.

rules-example-no-pieces = Nu se așază nimic.
rules-example-not-in-hand =
    { $game ->
        [cubes] Așezat de două ori, dar în mână e unul singur.
        [cards] Jucată de două ori, dar în mână e una singură.
       *[tiles] Așezată de două ori, dar în mână e una singură.
    }
rules-example-cell-taken =
    { $game ->
        [cubes] Așezat peste altul.
       *[other] Așezată peste alta.
    }
rules-example-not-in-one-line = Așezate în unghi.
rules-example-no-shared-attribute =
    { $game ->
        [cubes] Fiecare se potrivește cu cel pe care îl atinge, dar cele două nu au în comun nici culoarea, nici forma.
       *[other] Fiecare se potrivește cu cea pe care o atinge, dar cele două nu au în comun nici culoarea, nici forma.
    }
rules-example-repeated-piece =
    { $game ->
        [cubes] Același cub de două ori într-o tură.
       *[other] Aceeași piesă de două ori într-o tură.
    }
rules-example-gap = Pe același rând, dar cu o căsuță goală între ele.
rules-example-detached = Colț lângă colț nu înseamnă latură lângă latură.
rules-example-line-too-long = Unite așa, cele două linii ar fi una de { $over }.
rules-example-duplicate-in-line =
    { $game ->
        [cubes] La fel ca un cub de la celălalt capăt al liniei.
       *[other] La fel ca o piesă de la celălalt capăt al liniei.
    }
rules-example-mixed-line =
    { $game ->
        [cubes] Se potrivește cu cel de alături, dar nu și cu cealaltă linie pe care o lungește.
       *[other] Se potrivește cu cea de alături, dar nu și cu cealaltă linie pe care o lungește.
    }
rules-example-opening-not-longest = O primă tură de { $laid }, deși în mână e o linie de { $longest }.
rules-example-series-too-short = Qwirkle-ul e complet, dar seria care a dat o carte rămâne cu două.
rules-example-duplicate-in-series = Aceeași carte de două ori într-o serie.
rules-example-mixed-series = Nici o singură culoare, nici o singură formă.
rules-example-cards-missing = A dispărut o carte de pe masă.
rules-example-cards-added = A apărut pe masă o carte pe care n-a jucat-o nimeni.
rules-example-cards-no-pieces = Masa e rearanjată, dar nu se joacă nicio carte.
