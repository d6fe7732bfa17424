## The pages of the browser.

## Everywhere

app-name = Sixfold
you = Jij
page-title = { $page } – Sixfold
page-title-turn = ● Jouw beurt – Sixfold
go-home = Start
close = Sluiten
do-not = Annuleren
loading = Een ogenblik…
settings-open = Instellingen
go-rules = Spelregels
# $name is a game or a rulebook.
go-rules-of = Spelregels: { $name }
# A link beside a refusal: it opens the rules at the paragraph that explains it.
why-refused = Waarom?

## Games

kind-tiles = Qwirkle
kind-cubes = Qwirkle Cubes
kind-cards = Qwirkle Cards
kind-tiles-about = Leg blokjes in rijen van dezelfde kleur of dezelfde vorm.
kind-cubes-about = Gooi je cubes en leg ze aan. Iedereen ziet elkaars hand.
kind-cards-about = Schuif met alles wat op tafel ligt en verzamel series van zes.

edition-players =
    { $most ->
        [one] Voor één speler.
       *[other] Voor hoogstens { $most } spelers.
    }
edition-differs-tiles-nl = Kunnen meerdere spelers beginnen, dan begint de oudste van hen.
edition-differs-tiles-mindware = Kunnen meerdere spelers beginnen, dan begint de oudste van hen.
edition-differs-tiles-schmidt = Kunnen meerdere spelers beginnen, dan begint de jongste van hen.
edition-differs-cubes-nl = De oudste begint.
edition-differs-cards-999 = Bij gelijke stand wordt de winst gedeeld.
edition-differs-cards-iello = Gelijke stand vraagt om een revanche.

bot-random = Willekeurig
bot-novice = Beginner
bot-greedy = Recreatief
bot-club = Clubspeler
bot-expert = Expert
bot-other = { $level }
bot-name =
    { $number ->
        [0] Computer
       *[other] Computer { $number }
    }
seat-number = Plaats { $number }

## Home

home-title = Vanavond samen spelen
home-lead = Drie spellen met zes kleuren en zes vormen. Volgens de regels uit je doos.
home-play = Spelen
home-play-label = Speel { $game } tegen de computer
home-new = Nieuw spel
home-new-kind = Kies spelers
home-new-kind-label = Kies spelers voor { $game }
home-going-on = Jouw spellen
home-open = Open tafels
home-watch = Spellen om te volgen
home-resume = Verder
home-review = Terugkijken
home-forget = Van de lijst halen
home-join = Meedoen
home-look-on = Meekijken
home-status-lobby = wacht op spelers
home-status-shuffling = aan het schudden
home-status-playing = bezig
home-status-ended = afgelopen
home-status-resigned = opgegeven
home-status-closed = afgelast
home-independent = Staat los van de uitgevers van deze spellen.
go-learn = Spelend leren
go-puzzles = Puzzels
learn-offer = Voor het eerst hier? Leer in een paar minuten een spel door het te spelen.
learn-offer-no = Nee, bedankt

## New game

new-title = Nieuw spel
new-game = Welk spel?
new-edition = Volgens welke regels?
new-players = Wie speelt er mee?
new-seat = Plaats { $number }
new-seat-kind = Wie speelt op plaats { $number }
new-here = Op dit apparaat
new-link = Via een link
new-bot = Computer
new-name = Naam
new-name-of = Naam op plaats { $number }
new-level = Niveau
new-level-of = Niveau van de computer op plaats { $number }
new-add = Speler toevoegen
new-remove = Plaats { $number } weghalen
new-age = Wie is er ouder?
new-age-random = Wordt geloot
new-age-order = In deze volgorde, oudste eerst
new-age-up = { $name } omhoog: ouder
new-age-down = { $name } omlaag: jonger
new-age-drag = Sleep om de volgorde te veranderen
new-clock = Klok
new-clock-none = Geen klok
new-clock-turn = Tijd per beurt
new-clock-game = Tijd per spel
new-clock-minutes = Minuten
new-clock-days = Dagen
new-clock-increment = Extra seconden per beurt
new-absence = Als de tijd om is
new-absence-bot = De computer speelt verder
new-absence-skip = De beurt vervalt
new-spectators = Toeschouwers
new-spectators-none = Niemand mag kijken
new-spectators-link = Met een link
new-spectators-open = Iedereen
new-open = Iedereen mag een vrije plaats innemen
new-start = Spel beginnen
new-more = Meer opties

## Waiting for players

lobby-title = Nodig de anderen uit
lobby-lead = Stuur elke speler een eigen link, of laat de code scannen.
lobby-local = Deze links werken alleen op dit apparaat. Voor anderen start je met { $command } en open je deze pagina via het adres van deze computer in je netwerk.
lobby-waiting = Het spel begint zodra iedereen er is.
lobby-waiting-guest = Je doet mee. Het spel begint zodra iedereen er is.
lobby-close = Spel afgelasten
lobby-arrived = is er
lobby-expected = is er nog niet
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-copy-of = Link voor { $name } kopiëren
lobby-code = QR-code met de link voor { $name }
lobby-spectators = Toeschouwers
lobby-new-link = Nieuwe link
lobby-new-link-of = Nieuwe link maken voor { $name }
lobby-leave = Tafel verlaten
shuffling-title = Er wordt geschud…
shuffling-lead = Het apparaat van elke speler voegt iets eigens toe, zodat niemand kan kiezen wat er gedeeld wordt, ook de server niet.
shuffling-waiting = We wachten op: { $names }

## Joining

join-title = Je bent uitgenodigd
join-name = Je naam
join-take = Plaatsnemen
join-gone = Deze link geldt niet meer. Vraag om een nieuwe.
join-taken = Deze plaats is bezet.
watch-title = Meekijken

## The table

table-menu = Menu
table-beside = Scores en teller
table-hint = Tip
table-hint-thinking = Even denken…
table-hint-text =
    { $score ->
        [one] { $pieces }: 1 punt
       *[other] { $pieces }: { $score } punten
    }
# $qwirkles: how many Qwirkles this would take.
table-hint-cards =
    { $qwirkles ->
        [0] Je kunt spelen: { $pieces }.
        [one] Je kunt spelen: { $pieces }, goed voor een Qwirkle.
       *[other] Je kunt spelen: { $pieces }, goed voor { $qwirkles } Qwirkles.
    }
table-hint-trade = Ruilen: { $pieces }.
# $points: how many points this turn may expect then, such as 7.4.
table-hint-reroll =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] Gooien: { $pieces }; reken op ongeveer { NUMBER($points, maximumFractionDigits: 1) } punt.
       *[other] Gooien: { $pieces }; reken op ongeveer { NUMBER($points, maximumFractionDigits: 1) } punten.
    }
table-hint-pass = Passen.
table-hint-next = Nog een tip
table-hint-use = Overnemen
table-hint-step = Volgende stap
table-hint-pick = Kies deze
# $number: which of the hints is shown. $of: how many there are.
table-hint-number = { $number } van { $of }
taken-timed-out = Je tijd is om: de computer speelt voor je verder.
taken-voted-out = De anderen wilden verder: de computer speelt nu voor je.
taken-resigned = Je hebt opgegeven: de computer speelt voor je verder.
taken-return = Zelf verderspelen
table-resign = Opgeven
table-resign-sure = Dit spel opgeven? De computer speelt voor je verder.
table-resign-end = Dit spel opgeven? Het is dan afgelopen.
table-resign-absent = Opgeven? Dan is het spel afgelopen. Anderen hadden nog terug kunnen komen, dus jij bent het die opgeeft.
table-leave = Verlaten
table-copy-watch = Link voor toeschouwers kopiëren
table-new-link = Nieuwe link voor { $name }
table-hand-on = Verder op een ander apparaat
table-hand-on-lead = Wie deze link opent, speelt op jouw plaats verder. De anderen zien dat de plaats is overgenomen.
table-hand-on-copy = Link naar mijn plaats kopiëren
seat-before = Eerder op deze plaats: { $names }
announce-seat = { $name } heeft de plaats van { $before } overgenomen.
table-vote = Verder zonder { $name }
table-watching =
    { $count ->
        [one] 1 toeschouwer
       *[other] { $count } toeschouwers
    }
table-you-watch = Je kijkt mee.
table-fair = De schudvolgorde lag vast voor het spel begon: { $commitment }
table-label = De tafel met kaarten
board-label = Het speelveld. Pijltjestoetsen bewegen, Enter legt, N gaat naar het volgende vakje dat past, plus en min zoomen, 0 toont alles.
board-empty = Er ligt nog niets.
hand-label = Je hand. Pijltjestoetsen bewegen, Enter kiest, Shift met een pijltjestoets verandert de volgorde.
hand-of = { $name } – hand: { $pieces }
cell-free = Kolom { $column }, rij { $row }: leeg
cell-free-fits =
    Kolom { $column }, rij { $row }: leeg, { $game ->
        [tiles] het
       *[other] de
    } gekozen { -piece } past hier
cell-piece = Kolom { $column }, rij { $row }: { $piece }
cell-loose = Kolom { $column }, rij { $row }: { $piece }, ligt nog los
cell-name = kolom { $column }, rij { $row }
refused-cells = Aangewezen op het speelveld: { $cells }.
view-all = Alles tonen
cells-beyond =
    { $count ->
        [one] { $count } plek
       *[other] { $count } plekken
    } voorbij deze rand: tonen
press-taken = Daar ligt al iets. Druk op een verlicht vakje.
press-choose = Kies eerst iets uit je hand.
press-elsewhere = Die kaart hoort daar niet. Kies een verlichte serie.
press-lit = Kies nu een verlicht vakje.
fits-nowhere = Past nergens: { $piece }.
fits-nowhere-now = Past niet bij wat je hebt gelegd: { $piece }.
view-closer = Dichterbij
view-farther = Verder weg
sort-colour = Sorteren op kleur
sort-shape = Sorteren op { -shape }
qwirkle = Qwirkle!

turn-of = Aan de beurt: { $name }.
turn-yours = Jouw beurt: kies een blokje.
turn-yours-cards = Jouw beurt: speel minstens één kaart.
turn-last-round =
    { $turns ->
        [one] De laatste beurt van het spel: speel minstens één kaart.
       *[other] Je laatste beurt: speel minstens één kaart.
    }
turn-opening =
    { $longest ->
        [one] Jij begint: leg één { -piece } naar keuze.
       *[other] Jij begint: leg een rij van { $longest } { -pieces }.
    }
turn-roll-or-lay = Jouw beurt: gooi één keer opnieuw of leg aan.
turn-lay = Leg nu een of meer cubes.
turn-must-trade = Niets past: ruil een of meer blokjes.
turn-must-roll-now = Zo past er niets: gooi er een paar, anders gooi je ze allemaal.
turn-pass = Niets past: je moet passen.
trade = Ruilen
trade-pick =
    { $most ->
        [one] Kies het blokje dat je ruilt.
       *[other] Kies hoogstens { $most } blokjes om te ruilen.
    }
trade-now =
    { $count ->
        [0] Ruilen
        [one] Ruil 1
       *[other] Ruil { $count }
    }
roll = Gooien
roll-pick = Kies wat je gooit. De kleur blijft, de vorm verandert.
roll-all = Alles
roll-now =
    { $count ->
        [0] Gooien
        [one] Gooi 1
       *[other] Gooi { $count }
    }
roll-forced = Gooi alles
# $name: somebody else. $count: how many cubes they roll.
roll-of =
    { $count ->
        [one] { $name } gooit 1 cube.
       *[other] { $name } gooit { $count } cubes.
    }
# $name: somebody else for whom nothing fits.
forced-roll-of = { $name }: niets past, alle cubes worden gegooid ({ $number } van { $of }).
forced-roll = Niets past: alle cubes worden gegooid ({ $number } van { $of }).
pass = Passen
take-back = Terugnemen
confirm = Klaar
confirm-score =
    { $score ->
        [one] Klaar: 1 punt
       *[other] Klaar: { $score } punten
    }
score-running =
    { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }
score-points =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
score-qwirkles =
    { $score ->
        [one] { $score } Qwirkle
       *[other] { $score } Qwirkles
    }

row-colour = Dezelfde kleur
row-shape = Hetzelfde symbool
row-empty = Geen
series-new = Nieuwe serie
series-new-of = Nieuwe serie, { $title }
series-unfinished =
    { $count ->
        [one] Eén serie heeft nog kaarten nodig.
       *[other] { $count } series hebben nog kaarten nodig.
    }
series-label = Serie { $number }, { $title }: { $state }
series-put = Leg bij serie { $number }, { $title }
series-holds =
    { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
series-needs =
    { $count ->
        [one] nog één kaart nodig
       *[other] nog { $count } kaarten nodig
    }
card-played = { $piece }, in deze beurt gespeeld
card-moved = { $piece }, in deze beurt verplaatst
card-played-by-others = { $piece }, gespeeld door iemand anders
card-moved-by-others = { $piece }, verplaatst door iemand anders
since-label = Sinds je laatste beurt
undo = Eén stap terug
redo = Eén stap opnieuw
card-take-back = In de hand
put-everything-back = Alles terugleggen
cards-running =
    { $count ->
        [one] 1 kaart gespeeld
       *[other] { $count } kaarten gespeeld
    }{ $qwirkles ->
        [0] .
        [one] , en een Qwirkle!
       *[other] , en { $qwirkles } Qwirkles!
    }

seat-away = weg
seat-on-turn = (aan de beurt)
seat-you = (jij)
clock-label = Resterende tijd
# Time left; the values are two digits each, but the first.
clock-hours = { $hours }:{ $minutes }:{ $seconds }
clock-minutes = { $minutes }:{ $seconds }
clock-days = { $days } d { $hours } u

## Beside the board

sheet-title = Scoreblad
sheet-round = Ronde
sheet-total = Totaal
sheet-turn = Beurt { $turn }: { $points }
counter-title =
    { $game ->
        [tiles] Nog ongeziene blokjes
        [cubes] Nog ongeziene cubes
       *[cards] Nog ongeziene kaarten
    }
counter-bag =
    { $left ->
        [0] De zak is leeg.
        [one] Nog één { -piece } in de zak.
       *[other] Nog { $left } { -pieces } in de zak.
    }
counter-stack =
    { $left ->
        [0] De stapel is op.
        [one] Nog één kaart op de stapel.
       *[other] Nog { $left } kaarten op de stapel.
    }
counter-note =
    { $game ->
        [cards] Op de stapel of bij de anderen in de hand.
       *[tiles] In de zak of bij de anderen in de hand.
    }
counter-colour = { $colour }: { $left }
qwirkles-title = Gepakte Qwirkles
qwirkles-none = Nog niemand heeft een Qwirkle.
log-title = Verloop
log-empty = Nog niets.
# The number of a turn, before what happened in it.
log-number = { $number }.
log-lays =
    { $name }: { $pieces }, { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }.
log-plays-cards =
    { $name }: { $pieces }{ $qwirkles ->
        [0] .
        [one] , en een Qwirkle gepakt.
       *[other] , en { $qwirkles } Qwirkles gepakt.
    }
log-trades =
    { $you ->
        [yes]
            { $count ->
                [one] Jij ruilt één blokje.
               *[other] Jij ruilt { $count } blokjes.
            }
       *[no]
            { $count ->
                [one] { $name } ruilt één blokje.
               *[other] { $name } ruilt { $count } blokjes.
            }
    }
log-passes =
    { $you ->
        [yes] Jij past.
       *[no] { $name } past.
    }
log-rolls =
    { $count ->
        [one] { $name }: één cube gegooid ({ $shown }).
       *[other] { $name }: { $count } cubes gegooid ({ $shown }).
    }
log-must-roll =
    { $times ->
        [one] { $name }: niets past, alle cubes nog één keer gegooid.
       *[other] { $name }: niets past, alle cubes nog { $times } keer gegooid.
    }
announce-your-turn = Jij bent aan de beurt.
announce-turn = Aan de beurt: { $name }.

## One screen, several people

hand-over-title = Geef het apparaat door
hand-over-lead = Aan de beurt: { $name }. De anderen kijken even weg.
hand-over-ready = Ik ben { $name }: toon mijn hand

## Connection

connection-lost = De verbinding is weg. Nieuwe poging…
connection-refused = Dit spel kan niet op dit apparaat worden geopend.

## After the game

result-won =
    { $you ->
        [yes] Jij wint!
       *[no] { $name } wint.
    }
result-shared = Gedeelde winst: { $names }.
result-resigned = Het spel is opgegeven.
result-stopped =
    { $you ->
        [yes] Je hebt opgegeven; daarmee was het spel afgelopen.
       *[no] { $name } heeft opgegeven; daarmee was het spel afgelopen.
    }
result-rematch-asked = De handleiding vraagt om een handdruk en een revanche.
result-blocked = Niemand kon nog iets doen.
result-last-round = De laatste ronde is gespeeld.
result-look-back = Terugkijken
result-rematch = Revanche
result-rematch-join = Naar de revanche
result-download = Partij downloaden
review-title = Terugkijken
review-turn = Beurt { $turn } van { $of }
review-deal = De beginhanden
review-first = Naar het begin
review-previous = Een beurt terug
review-next = Een beurt verder
review-last = Naar het einde
review-copy = Link naar deze beurt kopiëren
review-slider = Beurt
review-hands = Handen
review-not-over = Terugkijken kan pas als het spel is afgelopen.
verify-title = Is er eerlijk geschud?
verify-lead = Deze pagina berekent elke hand, trekking en worp uit de seed die voor het spel vastlag, en vergelijkt.
verify-start = Schudden controleren
verify-commitment-right = De seed is dezelfde die voor het spel vastlag.
verify-commitment-wrong = De seed is niet dezelfde die voor het spel vastlag!
verify-mix-right = Wat elke speler toevoegde, is wat vooraf was vastgelegd.
verify-mix-wrong = Wat een speler toevoegde, is niet wat vooraf was vastgelegd!
verify-receipt-commitment-right = De server hield zich aan wat hij dit apparaat als eerste liet zien.
verify-receipt-commitment-wrong = De server liet dit apparaat voor het delen iets anders zien!
verify-receipt-frozen-right = Elke speler hield zich aan de vastlegging die dit apparaat zag.
verify-receipt-frozen-wrong = De vastleggingen zijn niet die welke dit apparaat zag!
verify-receipt-added-right = Wat dit apparaat toevoegde, is meegeschud. Niemand kan de uitkomst gekozen hebben.
verify-receipt-added-wrong = Wat dit apparaat toevoegde, is niet meegeschud!
verify-receipt-dropped-wrong = De server zegt dat dit apparaat te laat was, maar dat klopt niet!
verify-receipt-round-wrong = De server heeft zonder reden een schudbeurt weggegooid!
verify-receipt-order-right = De volgorde van leeftijd stond voor het delen vast of volgde uit het schudden.
verify-receipt-order-wrong = Iemand heeft de volgorde van leeftijd pas na het delen gekozen!
verify-receipt-played-right = Dit is het spel dat dit apparaat te zien kreeg.
verify-receipt-played-wrong = Tijdens het spelen kreeg dit apparaat een ander spel te zien!
verify-receipt-unnamed-wrong = Dit apparaat zou iets toevoegen, maar er is zonder geschud, en het verslag zegt niet waarom!
verify-receipt-unanswered-wrong = De server zegt dat dit apparaat te laat was. Het had zijn aandeel gestuurd en kreeg geen antwoord: óf de verbinding raakte het kwijt, óf de server liet het weg. Er zit niets van jou in.
verify-receipt-elsewhere-wrong = Wat jouw plaats toevoegde, kwam niet van dit apparaat. Was er geen ander apparaat van jou bij, dan heeft de server het verzonnen.
verify-receipt-game-wrong = Dit is niet het spel waaraan dit apparaat meedeed!
verify-left-out = Dit apparaat was er niet bij het schudden, dus er zit niets van jou in.
verify-no-receipt = Dit apparaat heeft niets toegevoegd en kan dus alleen nagaan of alles bij elkaar past.
verify-mixed-by = Voegden iets toe: { $names }
verify-late = Antwoordden niet op tijd: { $names }
verify-receipt-save = Mijn ontvangstbewijs bewaren
verify-deal-right = De seed geeft precies deze handen.
verify-deal-wrong = De seed geeft andere handen!
verify-draws-right = De seed geeft elke trekking en elke worp.
verify-draws-wrong = De seed geeft iets anders in beurt { $turn }!
verify-held-right = Niemand speelde iets wat niet in zijn hand zat.
verify-held-wrong = In beurt { $turn } speelde iemand iets wat niet in zijn hand zat!
verify-given = De seed van dit spel is niet geloot maar opgegeven, zoals in een test: iemand kan alles vooraf hebben geweten.
verify-local = Dit apparaat heeft aan zichzelf gedeeld. De controle toont dat elke hand en elke trekking volgt uit de seed die voor de eerste beurt vastlag, en dat er daarna niets is veranderd. Ze kan niet tonen dat niemand op dit apparaat naar de seed heeft gekeken.
verify-seed = Seed
verify-commitment = De SHA-256 ervan

## Settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren van de pagina
settings-theme-auto = Automatisch
settings-theme-light = Licht
settings-theme-dark = Donker
settings-contrast = Hoog contrast
settings-dots = Grote stippen voor de kleuren
settings-dots-about = Eén stip is rood, twee oranje, drie geel, vier groen, vijf blauw, zes paars.
settings-sound = Geluid en trillen

## Refusals of the server

denial-stale = Het spel is intussen verdergegaan. Kijk nog eens.
denial-no-such-game = Dit spel bestaat niet.
denial-not-seated = Je zit niet aan deze tafel.
denial-wrong-secret = Deze link geldt niet meer.
denial-seat-taken = Deze plaats is bezet.
denial-seats-free = Er zijn nog vrije plaatsen.
denial-time-out = Je tijd is om.
denial-not-asked = Dat mag volgens de regels, maar deze stap vraagt iets anders.
denial-too-early = Daar is het nog te vroeg voor.
denial-too-many = Dat ging te snel. Wacht even.
denial-bad-name = Deze naam kan niet. Hij mag hoogstens 40 tekens hebben.
denial-name-empty = Deze naam zou niemand zien. Gebruik zichtbare tekens.
denial-name-marks = In deze naam staan te veel accenten op elkaar.
denial-name-of-bot = Zo heet de computer hier. Kies een andere naam.
denial-seat-held = Deze plaats is van iemand. Alleen die persoon kan haar overdragen.
denial-left-out = Dit apparaat antwoordde te laat, dus er is zonder geschud.
denial-bad-seats = Met zoveel spelers kan het volgens de regels niet.
denial-busy = De server heeft het druk. Probeer het nog eens.
denial-offline = Er is geen verbinding met de server.
denial-needs-server = Spelers op andere apparaten kunnen alleen via een server meedoen.
denial-evicted = Deze browser heeft verwijderd wat hij voor het spelen zonder netwerk bewaarde. Maak verbinding en haal het opnieuw op.
denial-not-kept = Deze browser kon het spel niet op dit apparaat bewaren. Maak ruimte vrij of sta toe dat deze site gegevens opslaat, en probeer het nog eens.
denial-other = Dat kan nu niet ({ $code }).

## Without a network

offline-title = Zonder netwerk
offline-about = Speel tegen de computer of geef dit apparaat door, leer spelen en bekijk je spellen, in de trein of in de tent. Wat daarvoor nodig is, wordt één keer opgehaald en blijft in deze browser.
offline-keep = Offline beschikbaar maken
offline-fetching = Ophalen: { $percent }%
offline-kept = Dit apparaat kan zonder netwerk spelen.
offline-gone = Deze browser heeft verwijderd wat hij voor het spelen zonder netwerk bewaarde. Je spellen zijn er nog. Haal het opnieuw op om offline te spelen.
offline-failed = Niet alles kon worden opgehaald. Controleer de verbinding en probeer het opnieuw.
offline-drop = Verwijderen
offline-here = Op dit apparaat
