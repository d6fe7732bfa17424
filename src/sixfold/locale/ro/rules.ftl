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
rules-ours-mark = Nu e în regulament
rules-book-mark = Din regulament

rules-section-purpose = Scopul jocului
rules-section-setup = Pregătirea jocului
rules-section-start = Începutul jocului
rules-section-line = Rândurile
rules-section-series = Seriile
rules-section-turn = Turul ta
rules-section-trade = Schimbarea pieselor
rules-section-roll = Aruncarea
rules-section-rearrange = Rearanjarea mesei
rules-section-score =
    { $game ->
        [cards] Câștigarea Qwirkle-urilor
       *[other] Evaluare
    }
rules-section-end = Sfârșitul jocului
rules-section-winning = Cine câștigă
rules-section-examples = Exemple
rules-section-refused = Ce nu e permis
rules-section-rulings = Regulile noastre
rules-section-strategy = Sugestii pentru strategie
rules-section-misprints = Greșeli de tipar în regulament

## What it is about

rules-tiles-purpose = Împreună formați rânduri de aceeași culoare sau de aceeași formă. Câștigă cine adună cele mai multe puncte. O piesă care aparține de două rânduri se numără în amândouă.
rules-cubes-purpose = Aruncă-ți cuburile și formează din ele rânduri de aceeași culoare sau de aceeași formă. Câștigă cine adună cele mai multe puncte. Un cub care aparține de două rânduri se numără în amândouă.
rules-cards-purpose = Împreună formați serii de aceeași culoare sau de aceeași formă și le rearanjați cum doriți. Cine completează o serie o ia. Câștigă cine are cele mai multe serii complete.
rules-players =
    De la { $fewest } la { $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
    }.
rules-playing-time =
    { $slowest ->
        [one] O partidă durează între { $quickest } și { $slowest } minut.
        [few] O partidă durează între { $quickest } și { $slowest } minute.
       *[other] O partidă durează între { $quickest } și { $slowest } de minute.
    }

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
rules-setup-paper = Pentru notarea punctelor aveți nevoie de hârtie și de un creion. (Aici se notează singure.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Toate piesele se pun cu fața în jos.
       *[bag] Toate piesele se pun în săculeț.
    } { $hand ->
        [one] Fiecare jucător trage { $hand } piesă și o ascunde de ceilalți.
        [few] Fiecare jucător trage { $hand } piese și le ascunde de ceilalți.
       *[other] Fiecare jucător trage { $hand } de piese și le ascunde de ceilalți.
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
rules-setup-dots = Culorile se deosebesc greu? Fiecare are propriul număr de buline. În browser, le poți mări din setări.

## Who starts

rules-tiles-start-longest = Fiecare jucător verifică câte piese are de aceeași culoare sau de aceeași formă; piesele identice se numără o singură dată. Începe cine are cele mai multe.
rules-cards-start-largest = Începe cine are în mână cea mai mare serie. O poate juca, dar nu e obligat.
rules-start-tie =
    { $tie ->
        [youngest] Dacă sunt mai mulți la egalitate, începe cel mai tânăr dintre ei.
       *[oldest] Dacă sunt mai mulți la egalitate, începe cel mai în vârstă dintre ei.
    }
rules-tiles-start-lay = Primul jucător începe depunând aceste piese într-un rând.
rules-cubes-start-oldest = Începe jucătorul cel mai în vârstă.
rules-cubes-start-lay = În primul tur al partidei trebuie depuse într-un rând cât mai multe cuburi. Dacă nu se potrivesc nici măcar două, se aruncă toate din nou până se potrivesc cel puțin două.
rules-cards-start-again =
    { $shortest ->
        [one] Dacă nimeni nu are o serie de cel puțin { $shortest } carte, se amestecă și se împarte totul din nou.
        [few] Dacă nimeni nu are o serie de cel puțin { $shortest } cărți, se amestecă și se împarte totul din nou.
       *[other] Dacă nimeni nu are o serie de cel puțin { $shortest } de cărți, se amestecă și se împarte totul din nou.
    }
rules-start-clockwise = Apoi se joacă pe rând, în sensul acelor de ceasornic.

## What a line or a series is

rules-line =
    Un rând are { $shortest } sau mai multe { $game ->
        [cubes] cuburi unul lângă altul, pe orizontală sau pe verticală, toate de aceeași culoare sau toate de aceeași formă.
       *[other] piese una lângă alta, pe orizontală sau pe verticală, toate de aceeași culoare sau toate de aceeași formă.
    }
rules-line-different = Într-un rând nimic nu se repetă: într-un rând de aceeași culoare fiecare formă apare cel mult o dată, într-un rând de aceeași formă fiecare culoare.
rules-line-longest = Așadar, un rând nu trece de { $length }. Un rând de { $length } este un Qwirkle.
rules-line-gap = Unde e un gol, rândul se termină, iar dincolo de el e altul. Diagonalele nu contează.
rules-place-nowhere = Uneori rămân locuri unde nu se mai poate atașa nimic. E normal.
rules-series =
    O serie are de la { $shortest } la { $length ->
        [one] { $length } carte
        [few] { $length } cărți
       *[other] { $length } de cărți
    }, toate de o culoare sau toate de o formă.
rules-series-different = Într-o serie nimic nu se repetă: într-o serie de aceeași culoare fiecare formă apare cel mult o dată, într-o serie de aceeași formă fiecare culoare.
rules-series-longest =
    { $length ->
        [one] O serie de { $length } carte este un Qwirkle.
        [few] O serie de { $length } cărți este un Qwirkle.
       *[other] O serie de { $length } de cărți este un Qwirkle.
    }

## The turn

rules-tiles-turn = În turul tău faci unul din două lucruri: atașezi piese sau schimbi piese.
rules-cubes-turn = În turul tău poți întâi să arunci, apoi atașezi, apoi numeri punctele.
rules-cards-turn = În turul tău joci cel puțin o carte. Începe serii noi, lungește-le pe cele de pe masă, mută cărți de la una la alta: cât vrei și în orice combinație.
rules-turn-own = Joci doar când e rândul tău și doar ce ai în mână.
rules-place-alike =
    { $game ->
        [cubes] Atașează unul sau mai multe cuburi. Toate cele dintr-un tur au aceeași culoare sau aceeași formă și nu sunt două la fel.
       *[other] Atașează una sau mai multe piese. Toate cele dintr-un tur au aceeași culoare sau aceeași formă și nu sunt două la fel.
    }
rules-place-row = Totul merge pe aceeași orizontală sau pe aceeași verticală.
rules-place-unbroken =
    { $game ->
        [cubes] Toate fac parte dintr-un singur rând. Nu trebuie să se atingă între ele: poți atașa la ambele capete ale unui rând sau în jurul cuburilor care erau deja acolo.
       *[other] Toate fac parte dintr-un singur rând. Nu trebuie să se atingă între ele: poți atașa la ambele capete ale unui rând sau în jurul pieselor care erau deja acolo.
    }
rules-place-cell =
    { $game ->
        [cubes] Într-o căsuță încape un singur cub, iar ce s-a atașat nu se mai mută.
       *[other] Într-o căsuță încape o singură piesă, iar ce s-a atașat nu se mai mută.
    }
rules-place-touch =
    { $game ->
        [cubes] Cel puțin un cub pe care îl atașezi atinge, latură lângă latură, unul care era deja acolo.
       *[other] Cel puțin o piesă pe care o atașezi atinge, latură lângă latură, una care era deja acolo.
    }
rules-place-lines = Apoi uită-te pe orizontală și pe verticală, peste tot unde ai adăugat: trebuie să fie rânduri corecte.
rules-tiles-turn-draw =
    { $hand ->
        [one] La sfârșitul turului, trage până ai din nou { $hand } piesă, cât timp mai sunt în săculeț.
        [few] La sfârșitul turului, trage până ai din nou { $hand } piese, cât timp mai sunt în săculeț.
       *[other] La sfârșitul turului, trage până ai din nou { $hand } de piese, cât timp mai sunt în săculeț.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] La sfârșitul turului, trage până ai din nou { $hand } cub, cât timp mai sunt în săculeț, și aruncă-le pe cele noi.
        [few] La sfârșitul turului, trage până ai din nou { $hand } cuburi, cât timp mai sunt în săculeț, și aruncă-le pe cele noi.
       *[other] La sfârșitul turului, trage până ai din nou { $hand } de cuburi, cât timp mai sunt în săculeț, și aruncă-le pe cele noi.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] La sfârșitul turului, trage până ai din nou { $hand } carte, cât timp mai sunt în teanc.
        [few] La sfârșitul turului, trage până ai din nou { $hand } cărți, cât timp mai sunt în teanc.
       *[other] La sfârșitul turului, trage până ai din nou { $hand } de cărți, cât timp mai sunt în teanc.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Dacă nu poți juca nicio carte, spui pas. Dacă poți, trebuie să joci.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] În loc să atașezi, poți schimba { $hand } piesă: pune-o deoparte, trage alta și abia apoi amestec-o la loc în săculeț.
        [few] În loc să atașezi, poți schimba cel mult { $hand } piese: pune-le deoparte, trage tot atâtea și abia apoi amestecă-le la loc în săculeț.
       *[other] În loc să atașezi, poți schimba cel mult { $hand } de piese: pune-le deoparte, trage tot atâtea și abia apoi amestecă-le la loc în săculeț.
    }
rules-tiles-trade-must = Dacă nimic din mâna ta nu se potrivește, trebuie să schimbi cel puțin o piesă. Poți schimba și atunci când ai putea atașa.
rules-tiles-trade-ends = Schimbul îți încheie turul. Piesele noi le joci din turul următor.

## Rolling (cubes)

rules-cubes-roll = Înainte să atașezi, poți arunca din nou, o singură dată, oricare dintre cuburile tale. Formele se schimbă, culorile niciodată.
rules-cubes-roll-must = Dacă nimic din mâna ta nu se potrivește, arunci toate cuburile, iar și iar, până se potrivește ceva.
rules-cubes-roll-only = Aici nu se fac schimburi și nimeni nu spune pas de bunăvoie.

## Rearranging (cards)

rules-cards-table = Contează cum arată masa la sfârșitul turului tău: fiecare carte de pe ea face parte dintr-o serie corectă.
rules-cards-stay = Ce e pe masă rămâne pe masă și se adaugă numai cărțile pe care le joci. Nicio carte nu se întoarce în mână.
rules-cards-rows = E mai clar dacă seriile de aceeași culoare stau pe un rând, iar seriile de aceeași formă pe altul.
rules-cards-aside = Vrei să muți multe cărți? Pe cele pe care le joci ține-le puțin deoparte, ca să nu se încurce nimeni. (Aici sunt marcate.)
rules-cards-first = Vrei să muți multe cărți? Mută întâi cărțile de pe masă, apoi joacă din mână.
rules-cards-try = Până confirmi, încearcă orice: totul poate fi pus la loc.

## Scoring

rules-score-lines =
    { $game ->
        [cubes] Fiecare rând de { $shortest } sau mai multe cuburi pe care l-ai format sau l-ai completat aduce câte un punct pentru fiecare cub din el, și pentru cele care erau deja acolo.
       *[other] Fiecare rând de { $shortest } sau mai multe piese pe care l-ai format sau l-ai completat aduce câte un punct pentru fiecare piesă din el, și pentru cele care erau deja acolo.
    }
rules-score-twice =
    { $game ->
        [cubes] Un cub care e în două astfel de rânduri se numără în amândouă.
       *[other] O piesă care e în două astfel de rânduri se numără în amândouă.
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
    { $taking ->
        [once] Imediat ce completezi o serie de { $length }, e un Qwirkle: ia-o de pe masă.
       *[end] La sfârșitul turului, ia de pe masă fiecare serie de { $length }: e un Qwirkle.
    } Qwirkle-urile rămân în fața ta, cu fața în sus, ca toți să vadă ce cărți nu mai sunt în joc.
rules-cards-score-only = Nu există puncte: contează doar Qwirkle-urile.

## The end, and who wins

rules-end-bag = Când săculețul e gol, nimeni nu mai trage; joci mai departe cu ce ai în mână.
rules-end-last =
    { $game ->
        [cubes] Partida se încheie imediat ce un jucător și-a atașat ultimul cub.
       *[other] Partida se încheie imediat ce un jucător și-a atașat ultima piesă.
    }
rules-cards-end = După ce cineva a tras ultima carte din teanc, fiecare mai are un tur. Cine a tras-o joacă ultimul.
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
rules-ruling-R3 = Când săculețul e gol, jucătorul căruia nu i se potrivește nimic spune pas. Cine poate atașa trebuie să atașeze.
rules-ruling-R4 =
    { $ending ->
        [one] Când toți jucătorii spun pas, unul după altul, partida se încheie și nimeni nu primește punctul pentru încheiere.
        [few] Când toți jucătorii spun pas, unul după altul, partida se încheie și nimeni nu primește cele { $ending } puncte pentru încheiere.
       *[other] Când toți jucătorii spun pas, unul după altul, partida se încheie și nimeni nu primește cele { $ending } de puncte pentru încheiere.
    }
rules-ruling-R5 = Un început cu o singură piesă aduce un punct.
rules-ruling-R6 = Jucătorii la egalitate pe primul loc împart victoria.
rules-ruling-R7 =
    { $ending ->
        [one] Punctul pentru încheierea partidei ține de punctajul turului care o încheie.
        [few] Cele { $ending } puncte pentru încheierea partidei țin de punctajul turului care o încheie.
       *[other] Cele { $ending } de puncte pentru încheierea partidei țin de punctajul turului care o încheie.
    }
rules-ruling-R8 = Dacă, la culorile unui jucător, nicio aruncare nu s-ar putea potrivi vreodată, jucătorul spune pas în loc să arunce la nesfârșit.
rules-ruling-R9 = Aruncarea de bunăvoie vine înaintea celor obligatorii și nu se mai oferă în același tur.
rules-ruling-R10 = Jucătorul care nu poate juca nicio carte spune pas. Cel care poate juca una trebuie să joace.
rules-ruling-R11 = Când toți jucătorii spun pas, unul după altul, partida se încheie.
rules-ruling-R12 = Rearanjarea mesei fără a juca vreo carte nu este un tur.
rules-ruling-R13 = Când toți jucătorii au schimbat, unul după altul, și nimic din ce a rămas nu s-ar mai putea atașa vreodată, partida se încheie ca și cum toți ar fi spus pas.
rules-ruling-R14 = În primul tur al partidei nu se poate schimba.
rules-ruling-R15 = Dacă ai mai multe rânduri la fel de lungi, începi cu oricare.

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Numără. Există { $copies } piesă din fiecare fel: un rând care așteaptă o piesă deja jucată nu se va termina niciodată.
        [few] Numără. Există { $copies } piese din fiecare fel: un rând care așteaptă o piesă pe care o vezi deja de { $copies } ori nu se va termina niciodată.
       *[other] Numără. Există { $copies } de piese din fiecare fel: un rând care așteaptă o piesă pe care o vezi deja de { $copies } de ori nu se va termina niciodată.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Numără. Există { $copies } cub din fiecare culoare: un rând care așteaptă o culoare ale cărei cuburi sunt toate pe tablă nu se va termina niciodată.
        [few] Numără. Există { $copies } cuburi din fiecare culoare: un rând care așteaptă o culoare ale cărei cuburi sunt toate pe tablă nu se va termina niciodată.
       *[other] Numără. Există { $copies } de cuburi din fiecare culoare: un rând care așteaptă o culoare ale cărei cuburi sunt toate pe tablă nu se va termina niciodată.
    }
rules-strategy-join = Caută un loc unde se întâlnesc mai multe rânduri: ce atașezi acolo se numără în fiecare.
rules-strategy-gift = Atenție la rândurile de { $almost }: jucătorul următor poate face din ele un Qwirkle, dacă nu cumva s-a epuizat ce le lipsește.
rules-cubes-strategy-open = Mâinile sunt la vedere. Înainte să atașezi, vezi ce ar putea face din asta jucătorul următor.
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
rules-cards-strategy-gift = Atenție la seriile de { $almost }: jucătorul următor le poate completa, dacă nu cumva s-a epuizat cartea care le lipsește.

## Misprints in the books

rules-misprint-tiles-mindware = Textul englez: în turul 7 al exemplului, punctele sunt trecute la Ann. Sunt ale lui Sally, ca în textele francez și spaniol.
rules-misprint-tiles-mindware-five = Textul francez: sugestiile avertizează asupra rândurilor de cel puțin cinci. E vorba de rânduri de exact cinci, ca în engleză și spaniolă.
rules-misprint-tiles-schmidt = Textele ceh, slovac și român: în exemplul de 17 puncte, unul dintre rândurile de două piese ar fi de stele. Trebuie să fie de cruci, ca în maghiară și poloneză, fiindcă rândul roșu are deja steaua lui.
rules-misprint-tiles-schmidt-always = Textul ceh: un Qwirkle ar aduce cel puțin 12 puncte. Rândul însuși aduce întotdeauna 12, cum spun celelalte texte; celelalte rânduri se numără separat.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] Textul francez: ar fi 6 exemplare din fiecare carte. Este doar { $copies }.
        [few] Textul francez: ar fi 6 exemplare din fiecare carte. Sunt { $copies }.
       *[other] Textul francez: ar fi 6 exemplare din fiecare carte. Sunt { $copies }.
    }
rules-misprint-cards-999-square = Ambele texte: într-un exemplu, pătratul verde se ia din seria verde. Trebuie să fie seria de pătrate, cum arată fraza următoare.
rules-misprint-cards-999-diamonds = Textul francez: romburile din exemplele olandeze au devenit pătrate. Imaginile noastre arată romburi.
rules-misprint-cards-999-points = Ambele texte: Qwirkle-urile ar aduce puncte la sfârșit. Nu aduc: se numără doar Qwirkle-urile.
rules-misprint-cards-999-aside = Textul francez: restul cărților ar trebui pus deoparte, iar lista acțiunilor are una în plus. Restul e teancul, iar acțiunile sunt patru, ca în olandeză.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Ce adaugă turul este marcat.
rules-examples-game = Începutul unei partide, tur cu tur: exemplul din regulament.
rules-examples-cubes-game = Partida exemplu din regulament, tur cu tur. Imaginile ei ne lipsesc: cuburile și tabla sunt ale noastre, după ce spune regulamentul despre fiecare tur. Un punctaj nu se poate citi; aici îl dau regulile.
rules-examples-cards = Exemplele din regulament. Mesele sunt ale noastre, după text.
rules-examples-schmidt = Exemplele din regulament. Tablele sunt ale noastre, după text.
rules-refused-about = Nimic din toate acestea nu e permis. Motivul e dedesubt.
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
       *[no] Rând de { $length }: { $points }
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

rules-example-line-colour = Aceeași culoare, forme diferite.
rules-example-line-shape = Aceeași formă, culori diferite.
rules-example-start-longest = Cel mai lung rând din mâna aceasta e de { $longest }, deci primul jucător începe cu { $longest }.
rules-example-both-ends = Un rând crește la ambele capete într-un singur tur.
rules-example-cubes-roll = Un cub se aruncă din nou: culoarea rămâne, apare altă formă și se potrivește.
rules-example-two-lines =
    { $game ->
        [cubes] Un singur cub, dar se numără și pe orizontală, și pe verticală.
       *[other] O singură piesă, dar se numără și pe orizontală, și pe verticală.
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
rules-example-game-1 = { -player-one } începe cu trei piese roșii, fiecare de altă formă.
rules-example-game-2 = { -player-two } joacă trei pătrate: unul se atașează de rândul roșu, iar împreună formează un rând de pătrate. Pătratul roșu se numără de două ori, fiindcă e în ambele rânduri.
rules-example-game-3 = { -player-three } joacă un cerc albastru. Apar două rânduri noi: unul de cercuri și unul albastru.
rules-example-game-4 = { -player-four } joacă două piese verzi și formează trei rânduri noi: romburi, trifoi și verde.
rules-example-game-5 = { -player-one } joacă două piese verzi. Amândouă intră în rândul verde, deși nu se ating, iar una se atașează și de cercuri.
rules-example-game-6 = { -player-two } joacă două pătrate: unul se atașează de rândul de pătrate, iar amândouă încep altul. Nu puteau intra amândouă în rândul vechi: ar fi avut două pătrate roșii.
rules-example-game-7 = { -player-three } joacă două stele și formează un rând de stele.
rules-example-game-8 = { -player-four } joacă două piese portocalii și formează un rând portocaliu. Romburile nu se numără, fiindcă rombul portocaliu nu le atinge pe celelalte două.
rules-example-game-9 = { -player-one } joacă două piese galbene: formează un rând galben și completează romburile și cercurile.
rules-example-game-10 = { -player-two } joacă o stea roșie, care completează stelele și rândul roșu.
rules-example-game-11 = { -player-three } joacă trei cruci: un rând nou, care completează și rândul roșu, și pe cel albastru. Crucea roșie e a șasea formă roșie, deci un Qwirkle, cu punctele suplimentare.
rules-example-game-12 = { -player-four } joacă două pătrate: completează un rând de pătrate și încep alte două.
rules-example-schmidt-ends = { -player-one } atașează trei piese roșii la rândul roșu: două la stânga și una la dreapta.
rules-example-schmidt-gap = Trei romburi. Cel verde nu formează rând cu cele două piese verzi din stânga, fiindcă între ele e un spațiu: pentru verde nu se acordă puncte.
rules-example-schmidt-circle = { -player-four } atașează cercul galben: două puncte pentru rândul galben și două pentru cercuri.
rules-example-schmidt-stars = { -player-one } atașează două stele: patru puncte pentru rândul de stele și trei pentru rândul roșu.
rules-example-schmidt-diamonds = { -player-two } atașează două romburi: patru puncte pentru rândul galben și două pentru romburi.
rules-example-schmidt-qwirkle = { -player-three } atașează la ambele capete ale rândului roșu: douăsprezece puncte pentru Qwirkle-ul roșu, trei pentru romburi și două pentru cruci.
rules-example-schmidt-seventh = A șaptea piesă în rândul galben și al doilea cerc.
rules-example-schmidt-colour-twice = Forma aceasta e deja în rând.
rules-example-schmidt-shape-twice = Culoarea aceasta e deja în rând.
rules-example-schmidt-detached = Nu atinge altă piesă cu nicio latură.
rules-example-schmidt-purple = Cercul mov se potrivește cu pătratul mov, dar nu în rândul galben.
rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn =
    { rules-player } aruncă din nou { $rolled ->
        [one] { $rolled } cub
        [few] { $rolled } cuburi
       *[other] { $rolled } de cuburi
    } și joacă { $laid }.

rules-example-cards-new-and-longer = { -player-one } joacă trei romburi ca serie nouă și adaugă o stea albastră la seria albastră.
rules-example-cards-two-longer = { -player-two } adaugă un cerc portocaliu la cercuri, unde încă lipsea, și un pătrat mov la seria mov.
rules-example-cards-qwirkle = { -player-three } adaugă trei romburi la romburi și are un Qwirkle.
rules-example-cards-borrow = { -player-four } joacă două pătrate și ia lângă ele pătratul albastru din seria albastră: sunt trei.
rules-example-cards-chain = { -player-one } joacă un romb verde și un cerc verde și ia lângă ele pătratul verde de la pătrate: sunt trei. Au rămas doar două pătrate, așa că pătratul mov vine la ele din seria mov.
rules-example-cards-mend = { -player-two } joacă o stea galbenă și mută trifoiul galben de la trifoi în seria galbenă: un Qwirkle galben. Un trifoi albastru completează apoi trifoiul din nou la trei.
rules-example-iello-shape = Continuarea unei serii de aceeași formă.
rules-example-iello-colour = Continuarea unei serii de aceeași culoare.
rules-example-iello-qwirkle = Încă trei romburi fac un Qwirkle.
rules-example-iello-borrow = Ca să joci două pătrate, muți lângă ele un pătrat albastru din altă serie: sunt trei.
rules-example-iello-chain = O mutare mai mare, în doi pași. În fiecare serie trebuie să rămână cel puțin trei cărți.
rules-example-iello-mend = Poți muta cărți și ca să faci un Qwirkle.
rules-example-iello-twice = Două romburi roșii nu pot fi în aceeași serie.
rules-example-cards-last = Ultimul tur al partidei. Acum se numără Qwirkle-urile.

rules-example-no-pieces = Nu se atașează nimic.
rules-example-not-in-hand =
    { $game ->
        [cubes] Jucat de două ori, dar în mână e unul singur.
        [cards] Jucată de două ori, dar în mână e una singură.
       *[tiles] Jucată de două ori, dar în mână e una singură.
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
        [cubes] Același cub de două ori într-un tur.
       *[other] Aceeași piesă de două ori într-un tur.
    }
rules-example-gap = Pe același rând, dar cu o căsuță goală între ele.
rules-example-detached = Colț lângă colț nu înseamnă latură lângă latură.
rules-example-line-too-long = Unite așa, cele două rânduri ar fi unul de { $over }.
rules-example-square-twice = Un rând de pătrate poate avea câte un singur pătrat din fiecare culoare.
rules-example-circle-twice = Un rând galben poate avea un singur cerc galben.
rules-example-mixed-line =
    { $game ->
        [cubes] Se potrivește cu cubul de dedesubt, dar nu cu rândul în care se află.
       *[other] Se potrivește cu piesa de dedesubt, dar nu cu rândul în care se află.
    }
rules-example-opening-not-longest = Un prim tur de { $laid }, deși în mână e un rând de { $longest }.
rules-example-series-too-short = Qwirkle-ul e complet, dar seria care a dat o carte rămâne cu două.
rules-example-duplicate-in-series = Aceeași carte de două ori într-o serie.
rules-example-mixed-series = Nici aceeași culoare, nici aceeași formă.
rules-example-cards-missing = A dispărut o carte de pe masă.
rules-example-cards-added = A apărut pe masă o carte pe care n-a jucat-o nimeni.
rules-example-cards-no-pieces = Masa e rearanjată, dar nu se joacă nicio carte.
