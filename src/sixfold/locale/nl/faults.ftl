# What is wrong with a record, a position or a line of notation.

fault-in-turn = beurt { $turn }: { $fault }

fault-not-json = regel { $line }, kolom { $column }: dit is geen JSON.
fault-not-a-record = een verslag is een JSON-object, en dit niet.
fault-unreadable = het bestand is niet te lezen ({ $reason }).
fault-no-file = dit bestand bestaat niet.
fault-folder = dit is een map, geen bestand.
fault-denied = dit bestand mag niet worden gelezen.
fault-not-text = dit is geen tekst in UTF-8.
fault-too-long = dit is langer dan { $most } MB, en dat is geen enkel verslag.
fault-empty = het bestand bevat geen verslag.
fault-missing-field = ‘{ $field }’ ontbreekt.
fault-unknown-field = ‘{ $field }’ is geen veld van dit formaat.
fault-bad-value = ‘{ $field }’ kan niet { $value } zijn.
fault-wrong-game = ‘game’ is { $said }, maar de editie { $edition } hoort bij { $found }.
fault-players =
    ‘players’ noemt { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, maar { $edition } is voor { $fewest } tot { $most }.
fault-seniority = ‘seniority’ moet elk van de { $players } plaatsen precies één keer noemen.
fault-method = ‘shuffle.method’ is { $said }; bekend zijn { $found }.
fault-commitment = ‘shuffle.commitment’ hoort niet bij de seed.
fault-seed-missing = het spel is afgelopen, dus ‘shuffle.seed’ moet erbij staan.
fault-entropy = ‘shuffle.entropy’ moet per plaats noemen wat er is toegevoegd, en alleen als de methode daarom vraagt.
fault-promise = wat plaats { $seat } heeft toegevoegd, is niet wat ze had vastgelegd.
fault-round = het schudden is opnieuw begonnen (ronde { $round }), terwijl niemand iets had achtergehouden.
fault-part = ‘shuffle’ geeft plaats { $seat } een aandeel dat zij niet gehad kan hebben.
fault-receipt = dit is geen ontvangstbewijs van een speler.
fault-receipt-game = het bewijs hoort bij het spel { $game }, en geen verslag hier zegt hoe dat is geschud.
fault-receipt-commitment = de vastlegging van de server is niet die welke plaats { $seat } voor het delen heeft gezien.
fault-receipt-frozen = de lijst met vastleggingen is niet die welke plaats { $seat } zag voor ze haar bytes vertelde.
fault-receipt-added = wat plaats { $seat } heeft toegevoegd, is niet meegeschud.
fault-receipt-dropped = het verslag laat plaats { $seat } weg, terwijl haar apparaat op tijd heeft geantwoord.
fault-receipt-round = het schudden is opnieuw begonnen nadat plaats { $seat } haar bytes had verteld, en niemand die zij kende had iets achtergehouden.
fault-receipt-order = ‘seniority’ is niet de volgorde van leeftijd die plaats { $seat } voor het delen heeft gezien, en ook niet die van het schudden.
fault-receipt-played = het spel in het verslag is niet het spel dat het apparaat van plaats { $seat } tijdens het spelen te zien kreeg.
fault-receipt-unnamed = plaats { $seat } had om een aandeel in het schudden gevraagd; het verslag geeft haar er geen en zegt niet waarom.
fault-receipt-unanswered = het verslag zegt dat plaats { $seat } te laat was. Haar apparaat had zijn aandeel gestuurd en kreeg geen antwoord: óf de verbinding raakte het kwijt, óf de server liet het weg.
fault-receipt-elsewhere = wat het verslag van plaats { $seat } noemt, kwam niet van dit apparaat: óf een ander apparaat van die speler zei het, óf de server heeft het verzonnen.
fault-deal = ‘deal’ geeft plaats { $seat } { $said }; het schudden geeft { $found }.
fault-deal-impossible = ‘deal’ kan niet: { $size } stukken per plaats, alle uit één doos, en bij kaarten een serie van drie in minstens één hand.
fault-first = ‘first’ is plaats { $said }; volgens de regels begint plaats { $found }.
fault-after-end = het spel was al afgelopen voor deze beurt.
fault-seat = ‘seat’ is { $said }, maar plaats { $found } is aan de beurt.
fault-refused = de regels staan het niet toe ({ $refusal }): { $reason }
fault-reroll = ‘reroll’ toont { $said }; het schudden geeft { $found }.
fault-forced = ‘forced’ toont { $said }; het schudden geeft { $found }.
fault-roll-impossible = ‘reroll’ of ‘forced’ kan niet gebeurd zijn: een worp behoudt de kleuren, en is alleen verplicht zolang er niets past.
fault-score = ‘score’ is { $said }; de rijen geven { $found }.
fault-draw = ‘draw’ is { $said }; het schudden geeft { $found }.
fault-draw-size = ‘draw’ heeft { $said ->
    [one] één stuk
   *[other] { $said } stukken
}, terwijl er { $found ->
    [one] één wordt
   *[other] { $found } worden
} getrokken.
fault-draw-impossible = ‘draw’ bevat stukken die niet meer te trekken zijn: { $pieces }.
fault-qwirkles = in ‘qwirkles’ horen de series van zes, in ‘table’ de andere.
fault-lying-unknown = van een eerdere beurt zijn alleen de punten bekend, dus niemand weet wat er ligt.
fault-copies = zoveel zitten er niet in de doos: { $pieces }.
fault-hands-unknown = de handen van dit spel zijn niet bekend; het kan gecontroleerd worden, maar niet vanuit een plaats nagespeeld.
fault-result = ‘result’ is { $said }; de beurten geven { $found }.
fault-checksum = ‘checksum’ klopt niet: er is iets veranderd wat naspelen niet kan beoordelen (de editie, de spelers of de leeftijdsvolgorde), of de checksum zelf.

position-not-json = Dit is geen JSON: regel { $line }, kolom { $column }.
position-not-an-object = Een stelling is een JSON-object, en dit niet.
position-no-game = ‘game’ moet tiles, cubes of cards zijn.
position-no-edition = "edition" moet de id zijn van een uitgave van dit spel, niet { $edition }.
position-unknown-field = ‘{ $field }’ is geen veld van een stelling in dit spel.
position-not-a-list = ‘{ $field }’ moet een lijst zijn.
position-not-placed = ‘{ $field }’ moet per stuk de code, x en y geven, zoals in ["Ro", 1, 0].
position-unknown-piece = ‘{ $field }’ noemt { $piece }, maar zo’n stuk bestaat niet.
position-cell-twice = ‘board’ heeft twee stukken op { $x },{ $y }.
position-no-line = ‘board’ is geen geldige stelling: de stukken op één lijn met { $x },{ $y } vormen geen rij.
position-no-series = ‘table’ is geen geldige stelling: serie { $series } klopt niet.
position-too-many = De stelling bevat { $piece } te vaak: er zijn er maar { $copies }.
notation-unreadable = ‘{ $token }’ is hier niet te lezen; docs/notation.md beschrijft de notatie.
