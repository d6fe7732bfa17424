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

rules-title = Spelregels
# $title is the name of the game, such as Qwirkle Cubes.
rules-title-of = Spelregels: { $title }
rules-lead = Kies je spel, en dan de handleiding uit je doos.
# $edition is the name of the rulebook, such as MindWare rulebook.
rules-by = { $edition }
rules-own-words = De regels van deze handleiding, in onze eigen woorden.
rules-contents = Op deze pagina
rules-others = Andere spellen
rules-print = Afdrukken
# $ruling is a number such as R4. It marks a paragraph that no rulebook prints.
rules-ruling-mark = Onze afspraak { $ruling }
rules-ours-mark = Staat niet in de handleiding
rules-book-mark = Uit de handleiding

rules-section-purpose = Doel van het spel
rules-section-setup = Voorbereiding
rules-section-start = Begin van het spel
rules-section-line = Rijen
rules-section-series = Series
rules-section-turn = Jouw beurt
rules-section-trade = Ruilen
rules-section-roll = Gooien
rules-section-rearrange = Kaarten wisselen
rules-section-score =
    { $game ->
        [cards] Qwirkles pakken
       *[other] Punten tellen
    }
rules-section-end = Einde van het spel
rules-section-winning = Wie wint
rules-section-examples = Voorbeelden
rules-section-refused = Wat niet mag
rules-section-rulings = Onze afspraken
rules-section-strategy = Tips
rules-section-misprints = Drukfouten in de handleiding

## What it is about

rules-tiles-purpose = Samen bouw je rijen van dezelfde kleur of dezelfde vorm. Wie de meeste punten haalt, wint. Een blokje dat bij twee rijen hoort, telt in allebei.
rules-cubes-purpose = Gooi je cubes en bouw er rijen van dezelfde kleur of dezelfde vorm mee. Wie de meeste punten haalt, wint. Een cube die bij twee rijen hoort, telt in allebei.
rules-cards-purpose = Samen leg je series van dezelfde kleur of hetzelfde symbool, en je wisselt kaarten zoveel je wilt. Wie een serie compleet maakt, pakt die. Wie de meeste complete series heeft, wint.
rules-players =
    Voor { $fewest } tot { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }.
rules-playing-time =
    { $slowest ->
        [one] Een spel duurt { $quickest } tot { $slowest } minuut.
       *[other] Een spel duurt { $quickest } tot { $slowest } minuten.
    }

## Setting up

rules-tiles-setup-pieces =
    { $pieces ->
        [one] Er is { $pieces } blokje
       *[other] Er zijn { $pieces } blokjes
    } in { $colours ->
        [one] { $colours } kleur
       *[other] { $colours } kleuren
    } en { $shapes ->
        [one] { $shapes } vorm
       *[other] { $shapes } vormen
    }: { $kinds ->
        [one] { $kinds } soort
       *[other] { $kinds } soorten
    }, elk { $copies } keer.
rules-setup-paper = Je hebt pen en papier nodig om de score bij te houden. (Hier gebeurt dat vanzelf.)
rules-tiles-setup-draw =
    { $pool ->
        [pile] Leg alle blokjes met de vormen omlaag op tafel.
       *[bag] Doe alle blokjes in de zak.
    } Elke speler trekt { $hand ->
        [one] { $hand } blokje
       *[other] { $hand } blokjes
    } en houdt die verborgen voor de anderen.
rules-cubes-setup-pieces =
    { $pieces ->
        [one] Er is { $pieces } cube
       *[other] Er zijn { $pieces } cubes
    }, { $copies } in elk van de { $colours ->
        [one] { $colours } kleur
       *[other] { $colours } kleuren
    }. Op de zijden van elke cube { $shapes ->
        [one] staat de { $shapes } vorm, in zijn eigen kleur.
       *[other] staan de { $shapes } vormen, allemaal in zijn eigen kleur.
    }
rules-cubes-setup-draw =
    Doe alle cubes in de zak. Elke speler trekt { $hand ->
        [one] { $hand } cube
       *[other] { $hand } cubes
    } en gooit. Je speelt met open handen: iedereen ziet elkaars cubes.
rules-cards-setup-pieces =
    { $pieces ->
        [one] Er is { $pieces } kaart
       *[other] Er zijn { $pieces } kaarten
    } in { $colours ->
        [one] { $colours } kleur
       *[other] { $colours } kleuren
    } en met { $shapes ->
        [one] { $shapes } symbool
       *[other] { $shapes } symbolen
    }: { $kinds ->
        [one] { $kinds } soort
       *[other] { $kinds } soorten
    }, elk { $copies } keer.
rules-cards-setup-deal = Schud de kaarten en geef elke speler er { $hand }, verborgen voor de anderen. De rest is de gedekte stapel.
rules-setup-dots = Zijn de kleuren lastig uit elkaar te houden? Elke kleur heeft een eigen aantal stippen. In de browser maak je die groot bij de instellingen.

## Who starts

rules-tiles-start-longest = Iedereen zoekt de langste rij in de eigen hand: dezelfde kleur of dezelfde vorm, niets dubbel. Wie de langste heeft, begint.
rules-cards-start-largest = Wie de grootste serie in de hand heeft, begint. Die serie mag meteen op tafel, maar het hoeft niet.
rules-start-tie =
    { $tie ->
        [youngest] Is dat bij meerdere spelers gelijk, dan begint de jongste van hen.
       *[oldest] Is dat bij meerdere spelers gelijk, dan begint de oudste van hen.
    }
rules-tiles-start-lay = De eerste speler begint door die rij te leggen.
rules-cubes-start-oldest = De oudste speler begint.
rules-cubes-start-lay = In de allereerste beurt moet je zoveel mogelijk cubes in één rij leggen. Passen er geen twee bij elkaar, dan gooi je ze allemaal opnieuw, tot er minstens twee bij elkaar passen.
rules-cards-start-again =
    { $shortest ->
        [one] Heeft niemand een serie van minstens { $shortest } kaart, dan wordt alles opnieuw geschud en gedeeld.
       *[other] Heeft niemand een serie van minstens { $shortest } kaarten, dan wordt alles opnieuw geschud en gedeeld.
    }
rules-start-clockwise = Daarna gaat de beurt met de klok mee rond.

## What a line or a series is

rules-line = Een rij bestaat uit { $shortest } of meer { -pieces } naast of onder elkaar, allemaal in dezelfde kleur of allemaal met dezelfde vorm.
rules-line-different = In een rij ligt niets dubbel. In een rij van één kleur komt elke vorm hoogstens één keer voor, in een rij van één vorm elke kleur.
rules-line-longest = Een rij is dus hoogstens { $length } lang. Een rij van { $length } is een Qwirkle.
rules-line-gap = Bij een gat houdt een rij op; erachter ligt een andere. Schuin telt niet mee.
rules-place-nowhere = Soms is er een plek waar niets meer kan liggen. Dat is heel gewoon.
rules-series =
    Een serie bestaat uit { $shortest } tot { $length ->
        [one] { $length } kaart
       *[other] { $length } kaarten
    }, allemaal in dezelfde kleur of allemaal met hetzelfde symbool.
rules-series-different = In een serie zit niets dubbel. In een serie van één kleur komt elk symbool hoogstens één keer voor, in een serie van één symbool elke kleur.
rules-series-longest =
    { $length ->
        [one] Een serie van { $length } kaart is een Qwirkle.
       *[other] Een serie van { $length } kaarten is een Qwirkle.
    }

## The turn

rules-tiles-turn = In je beurt doe je een van twee dingen: je legt blokjes aan of je ruilt blokjes.
rules-cubes-turn = In je beurt mag je eerst cubes opnieuw gooien; dan leg je aan, en daarna tel je je punten.
rules-cards-turn = In je beurt speel je minstens één kaart. Begin een nieuwe serie, leg aan bij series op tafel, wissel kaarten van de ene serie naar de andere: zoveel je wilt en in elke combinatie.
rules-turn-own = Je speelt alleen in je eigen beurt, en alleen wat je in je hand hebt.
rules-place-alike = Leg een of meer { -pieces } aan. Alles wat je in één beurt legt, heeft dezelfde kleur of dezelfde vorm, en niets is dubbel.
rules-place-row = Alles komt op één lijn, horizontaal of verticaal.
rules-place-unbroken = Alles hoort bij één rij. De { -pieces } hoeven elkaar niet te raken: je mag aan beide kanten van een rij aanleggen, of om { -pieces } heen die er al lagen.
rules-place-cell = Op een vakje is plaats voor één { -piece }, en wat eenmaal ligt, blijft liggen.
rules-place-touch = Minstens één { -piece } raakt met een zijde een { -piece } op het speelveld.
rules-place-lines = Kijk dan horizontaal én verticaal: alles wat je langer hebt gemaakt, moet een goede rij zijn.
rules-tiles-turn-draw =
    { $hand ->
        [one] Trek daarna tot je weer { $hand } blokje hebt.
       *[other] Trek daarna tot je weer { $hand } blokjes hebt.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] Trek daarna tot je weer { $hand } cube hebt, en gooi de nieuwe.
       *[other] Trek daarna tot je weer { $hand } cubes hebt, en gooi de nieuwe.
    }
rules-cards-turn-draw =
    { $hand ->
        [one] Trek aan het eind van je beurt tot je weer { $hand } kaart hebt, zolang de stapel niet op is.
       *[other] Trek aan het eind van je beurt tot je weer { $hand } kaarten hebt, zolang de stapel niet op is.
    }
# For an edition whose book says what ruling R10 says.
rules-cards-turn-pass = Kun je geen kaart spelen, dan pas je. Kun je het wel, dan moet het ook.

## Trading (tiles)

rules-tiles-trade =
    { $hand ->
        [one] In plaats van aan te leggen mag je { $hand } blokje ruilen: leg het apart, trek een ander, en doe het eerste pas daarna terug in de zak.
       *[other] In plaats van aan te leggen mag je hoogstens { $hand } blokjes ruilen: leg ze apart, trek er evenveel, en doe ze pas daarna terug in de zak.
    }
rules-tiles-trade-must = Kun je niet aanleggen, dan moet je minstens één blokje ruilen. Ruilen mag ook als je wel kunt aanleggen.
rules-tiles-trade-ends = Na het ruilen is je beurt voorbij. Je nieuwe blokjes speel je vanaf je volgende beurt.

## Rolling (cubes)

rules-cubes-roll = Voordat je aanlegt, mag je één keer per beurt zoveel cubes opnieuw gooien als je wilt. Hun vorm verandert, hun kleur nooit.
rules-cubes-roll-must = Kun je niet aanleggen, dan gooi je al je cubes opnieuw tot het wel kan.
rules-cubes-roll-only = Geruild wordt er niet, en niemand past vrijwillig.

## Rearranging (cards)

rules-cards-table = Het gaat om de tafel aan het eind van je beurt: elke kaart ligt dan in een goede serie.
rules-cards-stay = Wat op tafel ligt, blijft op tafel, en er komt alleen bij wat jij speelt. Geen kaart gaat terug naar een hand.
rules-cards-rows = Het blijft overzichtelijk als je een rij met kleurenseries en een rij met symbolenseries maakt.
rules-cards-aside = Ga je veel kaarten wisselen? Leg de kaarten die je speelt even opzij, dan raakt niemand in de war. (Hier zijn ze gemarkeerd.)
rules-cards-first = Ga je veel kaarten wisselen? Verschuif eerst de kaarten op tafel en speel daarna uit je hand.
rules-cards-try = Zolang je je beurt niet afsluit, mag je alles proberen: alles kan weer terug.

## Scoring

rules-score-lines =
    Elke rij van { $shortest } of meer die je maakt of waaraan je aanlegt, geeft één punt voor { $game ->
        [tiles] elk
       *[other] elke
    } { -piece } erin, ook voor wat er al lag.
rules-score-twice =
    { $game ->
        [tiles] Een blokje dat in twee van die rijen ligt, telt in allebei.
       *[other] Een { -piece } die in twee van die rijen ligt, telt in allebei.
    }
rules-score-qwirkle =
    { $bonus ->
        [one] Een Qwirkle geeft { $bonus } punt extra, dus { $full } in totaal.
       *[other] Een Qwirkle geeft { $bonus } punten extra, dus { $full } in totaal.
    }
rules-score-ending =
    { $ending ->
        [one] Wie het spel beëindigt, krijgt { $ending } punt extra.
       *[other] Wie het spel beëindigt, krijgt { $ending } punten extra.
    }
rules-cards-score =
    { $taking ->
        [once] Zodra je een serie van { $length } compleet hebt, is het een Qwirkle: pak die van tafel.
       *[end] Aan het eind van je beurt pak je elke serie van { $length } van tafel: elk daarvan is een Qwirkle.
    } Leg je Qwirkles open voor je neer, zodat iedereen ziet welke kaarten weg zijn.
rules-cards-score-only = Punten zijn er niet: alleen Qwirkles tellen.

## The end, and who wins

rules-end-bag = Is de zak leeg, dan speel je door zonder te trekken.
rules-end-last = Het spel is afgelopen zodra iemand zijn laatste { -piece } heeft gelegd.
rules-cards-end = Heeft iemand de laatste kaart van de stapel getrokken, dan krijgt iedereen nog één beurt. Wie die kaart trok, komt als laatste.
rules-winning = De hoogste score wint.
rules-cards-winning =
    { $rematch ->
        [yes] Wie de meeste Qwirkles heeft, wint. Bij gelijke stand geef je elkaar een hand en speel je nog een keer. Hier noteren we dan een gedeelde winst en krijg je de revanche aangeboden.
       *[no] Wie de meeste Qwirkles heeft, wint. Bij gelijke stand wordt de winst gedeeld.
    }

## Our rulings: what no rulebook says and a game needs. Each is shown with rules-ruling-mark.

rules-rulings-about = De handleiding laat een paar dingen open. Zo spelen wij het; aan je eigen tafel spreek je af wat je wilt.
rules-ruling-R1 =
    De handleiding zegt niet met hoeveel je speelt. Wij spelen met { $fewest } tot { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }, zoals op de doos staat.
rules-ruling-R2 = Je ruilt nooit meer blokjes dan er in de zak zitten.
rules-ruling-R3 = Is de zak leeg en kun je niets leggen, dan pas je. Wie kan leggen, moet dat ook.
rules-ruling-R4 =
    { $ending ->
        [one] Passen alle spelers na elkaar, dan is het spel afgelopen en krijgt niemand het { $ending } punt voor het beëindigen.
       *[other] Passen alle spelers na elkaar, dan is het spel afgelopen en krijgt niemand de { $ending } punten voor het beëindigen.
    }
rules-ruling-R5 = Beginnen met één blokje geeft één punt.
rules-ruling-R6 = Delen spelers de hoogste score, dan delen ze ook de winst.
rules-ruling-R7 =
    { $ending ->
        [one] Het { $ending } punt voor het beëindigen van het spel hoort bij de score van de laatste beurt.
       *[other] De { $ending } punten voor het beëindigen van het spel horen bij de score van de laatste beurt.
    }
rules-ruling-R8 = Kan een speler met de eigen kleuren nooit iets leggen, wat er ook gegooid wordt, dan past die speler in plaats van eeuwig door te gooien.
rules-ruling-R9 = De vrijwillige worp komt vóór de verplichte, en daarna niet nog eens in dezelfde beurt.
rules-ruling-R10 = Wie geen kaart kan spelen, past. Wie er wel een kan spelen, moet dat ook.
rules-ruling-R11 = Passen alle spelers na elkaar, dan is het spel afgelopen.
rules-ruling-R12 = Alleen schuiven op tafel, zonder een kaart te spelen, is geen beurt.
rules-ruling-R13 = Hebben alle spelers na elkaar geruild en kan niets van buiten het speelveld ooit nog gelegd worden, dan eindigt het spel alsof iedereen had gepast.
rules-ruling-R14 = In de allereerste beurt mag je niet ruilen.
rules-ruling-R15 = Heb je meer dan één langste rij, dan kies je zelf met welke je begint.

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Tel de { -pieces }. Van elk is er maar { $copies }: ligt die al, dan kan niemand de rij nog afmaken.
       *[other] Tel de { -pieces }. Van elk zijn er { $copies }: liggen ze alle { $copies } al, dan kan niemand de rij nog afmaken die er een nodig heeft.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Tel de cubes. Er is { $copies } van elke kleur: ligt die al, dan kan niemand de rij nog afmaken die deze kleur nodig heeft.
       *[other] Tel de cubes. Er zijn er { $copies } van elke kleur: liggen ze er allemaal al, dan kan niemand de rij nog afmaken die deze kleur nodig heeft.
    }
rules-strategy-join = Zoek plekken waar rijen samenkomen: wat je daar legt, telt in meer dan één rij.
rules-strategy-gift = Pas op met rijen van { $almost }: de volgende speler kan er een Qwirkle van maken, tenzij wat eraan ontbreekt er niet meer is.
rules-cubes-strategy-open = De handen zijn open. Kijk voor je legt wat de volgende speler ervan kan maken.
rules-cards-strategy-count =
    { $copies ->
        [one] Tel mee. Van elke kaart is er { $copies }: een serie die wacht op een kaart die al van tafel is, komt nooit af.
       *[other] Tel mee. Van elke kaart zijn er { $copies }: een serie die wacht op een kaart die al { $copies } keer gepakt is, komt nooit af.
    }
rules-cards-strategy-spare =
    { $shortest ->
        [one] Een serie van meer dan { $shortest } kaart kan er een missen. Bekijk de hele tafel voor je zegt dat er niets past.
       *[other] Een serie van meer dan { $shortest } kaarten kan er een missen. Bekijk de hele tafel voor je zegt dat er niets past.
    }
rules-cards-strategy-gift = Pas op met series van { $almost }: de volgende speler kan ze compleet maken, tenzij de kaart die ontbreekt er niet meer is.

## Misprints in the books

rules-misprint-tiles-mindware = Engelse tekst: beurt 7 van het voorbeeld geeft de punten aan Ann. Ze zijn voor Sally, zoals in de Franse en de Spaanse tekst.
rules-misprint-tiles-mindware-five = Franse tekst: de tips waarschuwen voor rijen van minstens vijf. Bedoeld zijn rijen van precies vijf, zoals in het Engels en het Spaans.
rules-misprint-tiles-schmidt = Tsjechische, Slowaakse en Roemeense tekst: in het voorbeeld van 17 punten zou een van de rijen van twee uit sterren bestaan. Het moeten kruisen zijn, zoals in het Hongaars en het Pools: de rode rij heeft haar ster al.
rules-misprint-tiles-schmidt-always = Tsjechische tekst: een Qwirkle zou minstens 12 punten geven. De rij zelf geeft er altijd 12, zoals de andere teksten zeggen; andere rijen tellen apart.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] Franse tekst: er zouden er 6 van elke kaart zijn. Er is er { $copies }.
       *[other] Franse tekst: er zouden er 6 van elke kaart zijn. Het zijn er { $copies }.
    }
rules-misprint-cards-999-square = Beide teksten: in een voorbeeld komt het groene vierkant uit de groene serie. Dat moet de vierkantserie zijn, zoals de volgende zin laat zien.
rules-misprint-cards-999-diamonds = Franse tekst: de ruiten uit de Nederlandse voorbeelden zijn vierkanten geworden. Onze plaatjes tonen ruiten.
rules-misprint-cards-999-points = Beide teksten: Qwirkles zouden aan het eind punten opleveren. Dat is niet zo: je telt alleen de Qwirkles.
rules-misprint-cards-999-aside = Franse tekst: de overige kaarten moeten weg, en de lijst van acties telt er een te veel. De rest is de stapel, en er zijn vier acties, zoals in het Nederlands.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Wat er in de beurt bij komt, is gemarkeerd.
rules-examples-game = Het spelvoorbeeld uit de handleiding, beurt voor beurt.
rules-examples-cubes-game = Het spelvoorbeeld uit de handleiding, beurt voor beurt. De plaatjes hebben we niet: de cubes en het speelveld zijn van ons, passend bij wat er over elke beurt staat. Eén score is niet te lezen; die volgt hier uit de regels.
rules-examples-cards = De voorbeelden uit de handleiding. De tafels zijn van ons, passend bij de tekst.
rules-examples-schmidt = De voorbeelden uit de handleiding. Het speelveld is van ons, passend bij de tekst.
rules-refused-about = Dit mag allemaal niet. De reden staat eronder.
# Names of what an example shows beside the picture.
rules-example-hand = In de hand
rules-example-rolled = Gegooid
rules-example-played = Gespeeld
rules-example-before = Ervoor
rules-example-after = Erna
rules-example-taken = Als Qwirkle gepakt
rules-example-refused = Niet toegestaan
rules-example-allowed = Toegestaan

rules-outcome-score =
    { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }
# One line of the score: its length and what it gives. $qwirkle is yes or no.
rules-outcome-line =
    { $qwirkle ->
        [yes] Qwirkle: { $points }
       *[no] Rij van { $length }: { $points }
    }
# The points for ending the game, as a part of a score.
rules-outcome-ending = Einde van het spel: { $points }
rules-outcome-qwirkles =
    { $qwirkles ->
        [0] Geen Qwirkle
        [one] { $qwirkles } Qwirkle
       *[other] { $qwirkles } Qwirkles
    }
rules-outcome-over = Het spel is afgelopen.

rules-example-line-colour = Dezelfde kleur, verschillende vormen.
rules-example-line-shape = Dezelfde vorm, verschillende kleuren.
rules-example-start-longest = De langste rij in deze hand is { $longest }, dus de eerste speler begint met { $longest }.
rules-example-both-ends = In één beurt groeit een rij aan beide kanten.
rules-example-cubes-roll = Eén cube wordt opnieuw gegooid: de kleur blijft, er verschijnt een andere vorm, en nu past hij.
rules-example-two-lines =
    { $game ->
        [tiles] Eén blokje maar, maar het telt in twee rijen: horizontaal en verticaal.
       *[other] Eén { -piece } maar, maar die telt in twee rijen: horizontaal en verticaal.
    }
rules-example-qwirkle = De laatste die nog ontbrak: een Qwirkle.
rules-example-last =
    { $game ->
        [cubes] De zak is leeg en dit was de laatste cube uit de hand: het spel is afgelopen.
       *[other] De zak is leeg en dit was het laatste blokje uit de hand: het spel is afgelopen.
    }
rules-example-game-1 = { -player-one } begint met drie rode blokjes, elk met een andere vorm.
rules-example-game-2 = { -player-two } speelt drie vierkanten: één ligt aan de rode rij, en samen maken ze een rij vierkanten. Het rode vierkant telt twee keer, omdat het in beide rijen ligt.
rules-example-game-3 = { -player-three } speelt een blauwe cirkel. Dat geeft twee nieuwe rijen: een van cirkels en een blauwe.
rules-example-game-4 = { -player-four } speelt twee groene blokjes en maakt drie nieuwe rijen: diamanten, klavers en groen.
rules-example-game-5 = { -player-one } speelt twee groene blokjes. Ze horen allebei bij de groene rij, maar raken elkaar niet, en één ligt ook aan de cirkels.
rules-example-game-6 = { -player-two } speelt twee vierkanten: één ligt aan de rij vierkanten, en samen beginnen ze een nieuwe. Allebei in de oude rij kon niet: dan lagen er twee rode vierkanten in.
rules-example-game-7 = { -player-three } speelt twee sterren en maakt een rij sterren.
rules-example-game-8 = { -player-four } speelt twee oranje blokjes en maakt een oranje rij. De diamanten tellen niet mee, omdat de oranje diamant de andere twee niet raakt.
rules-example-game-9 = { -player-one } speelt twee gele blokjes: een gele rij, en ze liggen ook aan de diamanten en de cirkels.
rules-example-game-10 = { -player-two } speelt een rode ster, aan de sterren en aan de rode rij.
rules-example-game-11 = { -player-three } speelt drie kruisen: een nieuwe rij, die ook de rode en de blauwe rij langer maakt. Het rode kruis is de zesde rode vorm, dus een Qwirkle met bonus.
rules-example-game-12 = { -player-four } speelt twee vierkanten: ze liggen aan één rij vierkanten en beginnen twee nieuwe.
rules-example-schmidt-ends = { -player-one } legt drie rode blokjes aan de rode rij: twee links en één rechts.
rules-example-schmidt-gap = Drie diamanten. De groene ligt niet in een rij met de twee groene blokjes links, want er zit een gat tussen. Voor groen zijn er dus geen punten.
rules-example-schmidt-circle = { -player-four } speelt de gele cirkel: twee punten voor de gele rij en twee voor de cirkels.
rules-example-schmidt-stars = { -player-one } speelt twee sterren: vier punten voor de rij sterren en drie voor de rode rij.
rules-example-schmidt-diamonds = { -player-two } speelt twee diamanten: vier punten voor de gele rij en twee voor de diamanten.
rules-example-schmidt-qwirkle = { -player-three } legt aan beide kanten van de rode rij aan: twaalf punten voor de rode Qwirkle, drie voor de diamanten en twee voor de kruisen.
rules-example-schmidt-seventh = Een zevende blokje in de gele rij, en een tweede cirkel.
rules-example-schmidt-colour-twice = Deze vorm ligt al in de rij.
rules-example-schmidt-shape-twice = Deze kleur ligt al in de rij.
rules-example-schmidt-detached = Het raakt met geen enkele zijde een ander blokje.
rules-example-schmidt-purple = De paarse cirkel past bij het paarse vierkant, maar niet in de gele rij.
rules-player =
    { $player ->
        [1] { -player-one }
        [2] { -player-two }
        [3] { -player-three }
       *[other] { -player-four }
    }
rules-example-cubes-turn =
    { $rolled ->
        [one] { rules-player } gooit { $rolled } cube over
       *[other] { rules-player } gooit { $rolled } cubes over
    } { $laid ->
        [one] en speelt er { $laid }.
       *[other] en speelt er { $laid }.
    }

rules-example-cards-new-and-longer = { -player-one } speelt drie ruiten als nieuwe serie en legt een blauwe ster bij de blauwe serie.
rules-example-cards-two-longer = { -player-two } legt een oranje cirkel bij de cirkels, waar die nog ontbrak, en een paars vierkant bij de paarse serie.
rules-example-cards-qwirkle = { -player-three } legt drie ruiten bij de ruiten en heeft een Qwirkle.
rules-example-cards-borrow = { -player-four } speelt twee vierkanten en haalt het blauwe vierkant uit de blauwe serie: dat maakt drie.
rules-example-cards-chain = { -player-one } speelt een groene ruit en een groene cirkel, en haalt het groene vierkant bij de vierkanten vandaan: dat maakt drie. Daar liggen er dan nog maar twee, dus verhuist het paarse vierkant uit de paarse serie erheen.
rules-example-cards-mend = { -player-two } speelt een gele ster en verplaatst de gele klaver van de klavers naar de gele serie: een gele Qwirkle. Een blauwe klaver vult de klavers weer aan tot drie.
rules-example-iello-shape = Aanleggen bij een serie van hetzelfde symbool.
rules-example-iello-colour = Aanleggen bij een serie van dezelfde kleur.
rules-example-iello-qwirkle = Drie ruiten erbij maken een Qwirkle.
rules-example-iello-borrow = Om twee vierkanten te spelen haal je een blauw vierkant uit een andere serie: dat maakt drie.
rules-example-iello-chain = Een grotere zet, in twee stappen. Zorg dat elke serie minstens drie kaarten houdt.
rules-example-iello-mend = Wisselen mag ook om een Qwirkle te maken.
rules-example-iello-twice = Twee rode ruiten mogen niet in dezelfde serie.
rules-example-cards-last = De laatste beurt van het spel. Nu worden de Qwirkles geteld.

rules-example-no-pieces = Er wordt niets gelegd.
rules-example-not-in-hand =
    { $game ->
        [cards] Twee keer gespeeld, maar er zit er maar één in de hand.
       *[other] Twee keer gelegd, maar er zit er maar één in de hand.
    }
rules-example-cell-taken = Boven op een andere gelegd.
rules-example-not-in-one-line = De hoek om gelegd.
rules-example-no-shared-attribute = Elk past bij wat ernaast ligt, maar de twee hebben samen geen kleur en geen vorm gemeen.
rules-example-repeated-piece = Twee keer dezelfde in één beurt.
rules-example-gap = Wel op één lijn, maar met een leeg vakje ertussen.
rules-example-detached = Hoek aan hoek is niet zijde aan zijde.
rules-example-line-too-long = Hier zouden twee rijen samen een rij van { $over } worden.
rules-example-square-twice = In een rij vierkanten mag elke kleur maar één keer voorkomen.
rules-example-circle-twice = In een gele rij mag maar één gele cirkel liggen.
rules-example-mixed-line =
    { $game ->
        [tiles] Past bij het blokje eronder, maar niet in de rij waarin het ligt.
       *[other] Past bij de { -piece } eronder, maar niet in de rij waarin die ligt.
    }
rules-example-opening-not-longest = Een eerste beurt van { $laid }, terwijl er een rij van { $longest } in de hand zit.
rules-example-series-too-short = De Qwirkle is compleet, maar de serie die een kaart afstond, houdt er maar twee over.
rules-example-duplicate-in-series = Twee keer dezelfde kaart in één serie.
rules-example-mixed-series = Niet dezelfde kleur en niet hetzelfde symbool.
rules-example-cards-missing = Er is een kaart van tafel verdwenen.
rules-example-cards-added = Er is een kaart op tafel gekomen die niemand heeft gespeeld.
rules-example-cards-no-pieces = Er is geschoven op tafel, maar geen kaart gespeeld.
