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

rules-section-purpose = Waar het om gaat
rules-section-setup = Voorbereiding
rules-section-start = Wie begint
rules-section-line = Wat een rij is
rules-section-series = Wat een serie is
rules-section-turn = Jouw beurt
rules-section-trade = Ruilen
rules-section-roll = Gooien
rules-section-rearrange = Schuiven op tafel
rules-section-score =
    { $game ->
        [cards] Qwirkles pakken
       *[other] Punten tellen
    }
rules-section-end = Het einde
rules-section-winning = Wie wint
rules-section-examples = Voorbeelden
rules-section-refused = Wat niet mag
rules-section-rulings = Onze afspraken
rules-section-strategy = Slim spelen
rules-section-misprints = Drukfouten in de handleiding

## What it is about

rules-tiles-purpose = Samen bouw je rijen van één kleur of één vorm. Elke steen die je legt, levert punten op, en een steen die twee rijen verbindt, telt dubbel. Wie de meeste punten haalt, wint.
rules-cubes-purpose = Gooi je dobbelstenen en bouw er rijen van één kleur of één vorm mee. Elke dobbelsteen die je legt, levert punten op, en een die twee rijen verbindt, telt dubbel. Wie de meeste punten haalt, wint.
rules-cards-purpose = Samen leg je series van één kleur of één vorm, en je schuift ermee zoveel je wilt. Wie een serie compleet maakt, pakt die. Wie de meeste complete series heeft, wint.
rules-players =
    Voor { $fewest } tot { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }.

## Setting up

rules-tiles-setup-pieces =
    { $pieces ->
        [one] Er is { $pieces } steen
       *[other] Er zijn { $pieces } stenen
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
rules-tiles-setup-draw =
    Alles gaat in de zak. Elke speler trekt { $hand ->
        [one] { $hand } steen
       *[other] { $hand } stenen
    } en houdt die verborgen voor de anderen.
rules-cubes-setup-pieces =
    { $pieces ->
        [one] Er is { $pieces } dobbelsteen
       *[other] Er zijn { $pieces } dobbelstenen
    }, { $copies } in elk van de { $colours ->
        [one] { $colours } kleur
       *[other] { $colours } kleuren
    }. Op de zijden van elke dobbelsteen { $shapes ->
        [one] staat de { $shapes } vorm, in zijn eigen kleur.
       *[other] staan de { $shapes } vormen, allemaal in zijn eigen kleur.
    }
rules-cubes-setup-draw =
    Alles gaat in de zak. Elke speler trekt { $hand ->
        [one] { $hand } dobbelsteen
       *[other] { $hand } dobbelstenen
    } en gooit. Alleen wat in de zak zit, is geheim: iedereen ziet elkaars hand.
rules-cards-setup-pieces =
    { $pieces ->
        [one] Er is { $pieces } kaart
       *[other] Er zijn { $pieces } kaarten
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
rules-cards-setup-deal = Schud de kaarten en geef elke speler er { $hand }, verborgen voor de anderen. De rest is de stapel, met de beeldkant omlaag.
rules-setup-dots = Zijn de kleuren lastig uit elkaar te houden? Elke kleur heeft een eigen aantal stippen. In de browser maak je die groot bij de instellingen.

## Who starts

rules-tiles-start-longest = Iedereen zegt hoe lang de langste rij uit de eigen hand is. Heb je een steen dubbel, dan telt die één keer. Wie de langste heeft, begint.
rules-cards-start-largest = Wie de grootste serie in de hand heeft, begint. Die serie mag meteen op tafel, maar het hoeft niet.
rules-start-tie =
    { $tie ->
        [youngest] Is dat bij meerdere spelers gelijk, dan begint de jongste van hen.
       *[oldest] Is dat bij meerdere spelers gelijk, dan begint de oudste van hen.
    }
rules-tiles-start-lay = In de eerste beurt leg je een rij van precies die lengte. Heb je er meer dan één, dan kies je zelf. Ruilen kan in de eerste beurt niet.
rules-cubes-start-oldest = De oudste speler begint.
rules-cubes-start-lay = In de eerste beurt leg je zoveel dobbelstenen als er samen een rij kunnen vormen. Passen er geen twee bij elkaar, dan gooi je alles opnieuw, tot er minstens twee bij elkaar passen.
rules-cards-start-again =
    { $shortest ->
        [one] Heeft niemand een serie van minstens { $shortest } kaart, dan wordt alles opnieuw geschud en gedeeld.
       *[other] Heeft niemand een serie van minstens { $shortest } kaarten, dan wordt alles opnieuw geschud en gedeeld.
    }
rules-start-clockwise = Daarna gaat de beurt met de klok mee rond.

## What a line or a series is

rules-line =
    Een rij bestaat uit { $shortest } of meer { $game ->
        [cubes] dobbelstenen
       *[other] stenen
    } naast of onder elkaar, zonder gat, allemaal van één kleur of allemaal van één vorm.
rules-line-different = In een rij liggen nooit twee dezelfde. In een rij van één kleur komt elke vorm hoogstens één keer voor, in een rij van één vorm elke kleur.
rules-line-longest = Een rij is dus hoogstens { $length } lang. Een rij van { $length } is een Qwirkle.
rules-line-gap = Bij een gat houdt een rij op; erachter ligt een andere. Schuin telt niet mee.
rules-series =
    Een serie bestaat uit { $shortest } tot { $length ->
        [one] { $length } kaart
       *[other] { $length } kaarten
    }, allemaal van één kleur of allemaal van één vorm.
rules-series-different = In een serie zitten nooit twee dezelfde kaarten. In een serie van één kleur komt elke vorm hoogstens één keer voor, in een serie van één vorm elke kleur.
rules-series-longest =
    { $length ->
        [one] Een serie van { $length } kaart is een Qwirkle.
       *[other] Een serie van { $length } kaarten is een Qwirkle.
    }

## The turn

rules-tiles-turn = In je beurt doe je een van twee dingen: je legt stenen of je ruilt stenen.
rules-cubes-turn = In je beurt mag je eerst gooien, dan leg je, en daarna tel je je punten.
rules-cards-turn = In je beurt speel je minstens één kaart. Begin nieuwe series, maak series op tafel langer, schuif kaarten van de ene naar de andere: zoveel je wilt en in elke combinatie.
rules-turn-own = Je speelt alleen in je eigen beurt, alleen wat je in je hand hebt, en alleen zolang het spel duurt.
rules-place-alike =
    Leg een of meer { $game ->
        [cubes] dobbelstenen
       *[other] stenen
    }. Wat je in één beurt legt, heeft één kleur of één vorm, en er zijn geen twee dezelfde bij.
rules-place-row = Alles komt op één lijn, horizontaal of verticaal.
rules-place-unbroken =
    Ligt het er eenmaal, dan hoort het bij één aaneengesloten rij. Er mogen { $game ->
        [cubes] dobbelstenen
       *[other] stenen
    } tussen liggen die er al waren, en je mag aan beide kanten aanleggen.
rules-place-cell = Op een vakje is plaats voor één { piece-noun }, en wat eenmaal ligt, blijft liggen.
rules-place-touch = Minstens één { piece-noun } die je legt, sluit met een zijde aan op een { piece-noun } die er al lag.
rules-place-lines = Kijk dan horizontaal én verticaal: alles wat je langer hebt gemaakt, moet een goede rij zijn.
rules-tiles-turn-draw =
    { $hand ->
        [one] Trek aan het eind van je beurt tot je weer { $hand } steen hebt, zolang er iets in de zak zit.
       *[other] Trek aan het eind van je beurt tot je weer { $hand } stenen hebt, zolang er iets in de zak zit.
    }
rules-cubes-turn-draw =
    { $hand ->
        [one] Trek aan het eind van je beurt tot je weer { $hand } dobbelsteen hebt, zolang er iets in de zak zit, en gooi wat nieuw is.
       *[other] Trek aan het eind van je beurt tot je weer { $hand } dobbelstenen hebt, zolang er iets in de zak zit, en gooi wat nieuw is.
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
        [one] In plaats van te leggen mag je { $hand } steen ruilen: leg die apart, trek een andere, en meng die eerste pas daarna door de zak.
       *[other] In plaats van te leggen mag je hoogstens { $hand } stenen ruilen: leg ze apart, trek er evenveel, en meng ze pas daarna weer door de zak.
    }
rules-tiles-trade-must = Past er niets uit je hand, dan moet je minstens één steen ruilen. Ruilen mag ook als je wel kunt leggen.

## Rolling (cubes)

rules-cubes-roll = Voordat je legt, mag je één keer opnieuw gooien, met welke van je dobbelstenen je maar wilt. Hun vorm verandert, hun kleur nooit.
rules-cubes-roll-must = Past er niets uit je hand, dan gooi je al je dobbelstenen, steeds opnieuw, tot er iets past.
rules-cubes-roll-only = Geruild wordt er niet, en niemand past vrijwillig.

## Rearranging (cards)

rules-cards-table = Het gaat om de tafel aan het eind van je beurt: elke kaart ligt dan in een goede serie.
rules-cards-stay = Wat op tafel ligt, blijft op tafel, en er komt alleen bij wat jij speelt. Geen kaart gaat terug naar een hand.
rules-cards-try = Zolang je je beurt niet afsluit, mag je alles proberen: alles kan weer terug.

## Scoring

rules-score-lines = Elke rij van { $shortest } of meer die je in je beurt maakt of langer maakt, geeft één punt voor elke { piece-noun } erin.
rules-score-twice = Een { piece-noun } die in twee van die rijen ligt, telt in allebei.
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
    { $length ->
        [one] Aan het eind van je beurt pak je elke serie van { $length } kaart van tafel. Elk daarvan is een Qwirkle en blijft open voor je liggen, waar iedereen alles kan zien.
       *[other] Aan het eind van je beurt pak je elke serie van { $length } kaarten van tafel. Elk daarvan is een Qwirkle en blijft open voor je liggen, waar iedereen alles kan zien.
    }
rules-cards-score-only = Punten zijn er niet: alleen Qwirkles tellen.

## The end, and who wins

rules-end-bag = Is de zak leeg, dan trekt niemand meer; je speelt verder met wat je in je hand hebt.
rules-end-last =
    { $game ->
        [cubes] Het spel is meteen afgelopen als iemand de laatste dobbelsteen uit de eigen hand heeft gelegd.
       *[other] Het spel is meteen afgelopen als iemand de laatste steen uit de eigen hand heeft gelegd.
    }
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
rules-ruling-R2 = Je ruilt nooit meer stenen dan er in de zak zitten.
rules-ruling-R3 = Is de zak leeg en kun je niets leggen, dan pas je. Wie kan leggen, moet dat ook.
rules-ruling-R4 =
    { $ending ->
        [one] Passen alle spelers na elkaar, dan is het spel afgelopen en krijgt niemand het { $ending } punt voor het beëindigen.
       *[other] Passen alle spelers na elkaar, dan is het spel afgelopen en krijgt niemand de { $ending } punten voor het beëindigen.
    }
rules-ruling-R5 = Een eerste beurt van één steen geeft één punt.
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

## Playing well

rules-strategy-count =
    { $copies ->
        [one] Tel mee. Van elke soort is er { $copies }: een rij die wacht op een steen die al gespeeld is, komt nooit af.
       *[other] Tel mee. Van elke soort zijn er { $copies }: een rij die wacht op een steen waarvan je er al { $copies } ziet, komt nooit af.
    }
rules-cubes-strategy-count =
    { $copies ->
        [one] Tel mee. Er is { $copies } dobbelsteen van elke kleur: een rij die wacht op een kleur die al helemaal op het speelveld ligt, komt nooit af.
       *[other] Tel mee. Er zijn { $copies } dobbelstenen van elke kleur: een rij die wacht op een kleur die al helemaal op het speelveld ligt, komt nooit af.
    }
rules-strategy-join = Zoek een plek waar meerdere rijen samenkomen: wat je daar legt, telt in elk van die rijen.
rules-strategy-gift = Een rij van { $almost } is een cadeautje voor de volgende speler, tenzij wat eraan ontbreekt er niet meer is.
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
rules-cards-strategy-gift = Een serie van { $almost } is een cadeautje voor de volgende speler, tenzij de kaart die ontbreekt er niet meer is.

## Misprints in the books

rules-misprint-tiles-mindware = In het lange voorbeeld van de handleiding noemt de zevende beurt een andere speler bij de punten. Ze zijn voor Sally.
rules-misprint-tiles-schmidt = In het voorbeeld van 17 punten staat de rode steen in het Tsjechisch, Slowaaks en Roemeens bij een ster, en in het Hongaars en Pools bij een kruis. De score blijft gelijk.
rules-misprint-cards-999-copies =
    { $copies ->
        [one] De Franse tekst spreekt van zes exemplaren van elke kaart. Er is er { $copies }.
       *[other] De Franse tekst spreekt van zes exemplaren van elke kaart. Het zijn er { $copies }.
    }
rules-misprint-cards-999-square = In een van de voorbeelden komt een groen vierkant uit de groene serie. Dat moet de serie vierkanten zijn, zoals de volgende zin laat zien. Wat in het Nederlands ruiten zijn, zijn in het Frans vierkanten.

## Examples. A picture is drawn above each caption: what lay there, and, marked, what the turn adds.
##
## Every caption may use these too:
##   $turn      the number of the turn, in a game told turn by turn; else 0
##   $laid      how many the turn lays or plays
##   $longest   the length of the longest line in the hand that lays them
##   $over      how many the line would have that breaks the rules; 0 if none does

rules-examples-about = Wat er in de beurt bij komt, is gemarkeerd.
rules-examples-game = Een heel begin, beurt voor beurt, naar het voorbeeld in de handleiding van MindWare.
rules-refused-about = Dit wordt allemaal geweigerd. Eronder staat de reden die je te zien krijgt.
# Names of what an example shows beside the picture.
rules-example-hand = In de hand
rules-example-rolled = Gegooid
rules-example-played = Gespeeld
rules-example-before = Ervoor
rules-example-after = Erna
rules-example-taken = Als Qwirkle gepakt
rules-example-refused = Mag niet
rules-example-allowed = Mag wel

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

rules-example-line-colour = Eén kleur, allemaal verschillende vormen.
rules-example-line-shape = Eén vorm, allemaal verschillende kleuren.
rules-example-start-longest = In deze hand zit een rij van { $longest }, dus leg je er in de eerste beurt { $longest }.
rules-example-both-ends = In één beurt groeit een rij aan beide kanten.
rules-example-cubes-roll = Eén dobbelsteen wordt opnieuw gegooid: de kleur blijft, er verschijnt een andere vorm, en nu past hij.
rules-example-two-lines = Eén { piece-noun } maar, die in twee rijen ligt, horizontaal en verticaal, en in allebei telt.
rules-example-qwirkle = De laatste die nog ontbrak: een Qwirkle.
rules-example-last =
    { $game ->
        [cubes] De zak is leeg en dit was de laatste dobbelsteen uit de hand: het spel is meteen afgelopen.
       *[other] De zak is leeg en dit was de laatste steen uit de hand: het spel is meteen afgelopen.
    }
rules-example-turn = Beurt { $turn }

rules-example-cards-new-and-longer = Een nieuwe serie, en een kaart erbij in een andere, in één beurt.
rules-example-cards-two-longer = Twee series groeien in één beurt.
rules-example-cards-qwirkle = Drie bij drie: een Qwirkle.
rules-example-cards-borrow = Een kaart verhuist uit een serie die hem kan missen.
rules-example-cards-chain = Twee kaarten verhuizen, de een na de ander.
rules-example-cards-mend = Een kaart verhuist om een Qwirkle compleet te maken, en een kaart uit de hand vult de serie aan die hij achterliet.
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
rules-example-duplicate-in-line = Precies dezelfde ligt al aan de andere kant van de rij.
rules-example-mixed-line = Past bij de { piece-noun } ernaast, maar niet in de rij die ook langer wordt.
rules-example-opening-not-longest = Een eerste beurt van { $laid }, terwijl er een rij van { $longest } in de hand zit.
rules-example-series-too-short = De Qwirkle is compleet, maar de serie die een kaart afstond, houdt er maar twee over.
rules-example-duplicate-in-series = Twee keer dezelfde kaart in één serie.
rules-example-mixed-series = Niet één kleur en niet één vorm.
rules-example-cards-missing = Er is een kaart van tafel verdwenen.
rules-example-cards-added = Er is een kaart op tafel gekomen die niemand heeft gespeeld.
rules-example-cards-no-pieces = Er is geschoven op tafel, maar geen kaart gespeeld.
