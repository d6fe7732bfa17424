# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold speelt, bewaakt en bestudeert Qwirkle, Qwirkle Cubes en Qwirkle Cards. Het staat los van de uitgevers.
app-version-help = Toon de versie en stop.
app-lang-help = De taal van de antwoorden, zoals nl of fr; mag overal in de regel staan. Anders geldt SIXFOLD_LANG of LANG.
complete-install-help = Laat Tab in deze shell commando’s, edities en bots aanvullen.
complete-show-help = Toon wat Tab laat aanvullen, om te kopiëren of aan te passen.
json-help = Toon het resultaat als JSON, en verder niets, op de standaarduitvoer.
cannot-print = De uitvoer kan niet worden geschreven: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = De taal { $language } is er niet; er zijn { $languages }.
unknown-edition = De editie { $edition } bestaat niet; wel { $editions }.
unknown-bot = De bot { $bot } bestaat niet; wel { $bots }.
-bots-expert = expert@N is een expert die voor elke zet N vervolgen uitspeelt, van 1 tot 1000000: meer is sterker en trager.
bad-rollouts = { $bot }: het getal achter expert@ moet van 1 tot { $most } zijn.
no-rollouts = Alleen expert neemt een getal achter @; { $bot } speelt zonder.

match-help = Laat bots hele partijen spelen, schrijf de verslagen en toon hoe ze het deden.
match-edition-help = De spelregels, bijvoorbeeld { $example }.
match-bots-help = De bots, één per plaats, gescheiden door komma’s. Er zijn: { $names }. { -bots-expert }
match-games-help = Hoeveel partijen. Met dezelfde verdeling wordt elke tafelschikking één keer gespeeld; een veelvoud van het aantal bots is dus het eerlijkst.
match-seed-help = Een willekeurige tekst. Dezelfde seed geeft hetzelfde bestand, byte voor byte.
match-out-help = Schrijf de verslagen hierheen, één partij per regel.
match-progress = Partijen
match-title = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} { $edition }, seed { $seed }
match-bot = Bot
match-wins = Winst
match-interval = 95%-interval
match-score = Score
match-margin = Voorsprong
match-time = ms per zet
match-written = { $games ->
    [one] Eén verslag
   *[other] { $games } verslagen
} geschreven naar { $file }
match-resume-help = Ga verder met de match in het bestand van --out in plaats van opnieuw te beginnen.
match-force-help = Schrijf het bestand van --out opnieuw, ook als er al verslagen in staan.
match-workers-help = Hoeveel partijen tegelijk; 0 voor één per kern. Het resultaat hangt er niet van af.
match-sprt-help = Stop zodra het antwoord duidelijk is. Twee aantallen Elo-punten, zoals 0,30: is de eerste van twee bots hoogstens het laagste sterker, of minstens het hoogste?
match-sprt-two = Een sequentiële toets vraagt precies twee bots.
match-bad-sprt = ‘{ $text }’ moet twee getallen in Elo-punten zijn, het laagste eerst, zoals 0,30.
match-sprt-answer = { $answer ->
    [lower] De eerste bot is hoogstens { $elo0 } Elo-punten sterker (log-likelihoodratio { $ratio }).
    [higher] De eerste bot is minstens { $elo1 } Elo-punten sterker (log-likelihoodratio { $ratio }).
   *[open] Of het { $elo0 } of { $elo1 } Elo-punten zijn, blijft open (log-likelihoodratio { $ratio }).
}
match-ray-help = Speel op het Ray-cluster op dit adres; auto zoekt er een of start er een op deze computer.
match-no-ray = Ray is niet geïnstalleerd; pip install "sixfold[ray]" voegt het toe.
match-no-cluster = Op { $address } antwoordt geen Ray-cluster.
match-not-this = { $file } bevat andere partijen dan deze match: regel { $line }. Met --force in plaats van --resume wordt het opnieuw geschreven.
match-cannot-write = { $file } kan niet worden geschreven: { $reason }.
match-exists = { $file } bestaat al: --resume gaat ermee verder, --force schrijft het opnieuw.
match-resume-or-force = Kies --resume of --force: het ene gaat verder met het bestand, het andere schrijft het opnieuw.
match-needs-out = { $option } heeft het bestand van --out nodig.
match-bot-missing = In ‘{ $bots }’ ontbreekt een naam: tussen twee bots staat één komma.
match-stopped = Gestopt: { $games } van { $planned } partijen gespeeld.
match-stopped-kept = Hetzelfde commando met --resume gaat daar verder.
match-stopped-lost = Met --out blijven de partijen bewaard, en --resume gaat ermee verder.

dataset-help = Schrijf elke beslissing uit partijen tussen bots als Parquet-bestanden, om van te leren.
dataset-out-help = Schrijf de bestanden hierheen, met een blad dat ze beschrijft. De map wordt zo nodig gemaakt.
dataset-resume-help = Ga verder met de partijen in de map van --out in plaats van opnieuw te beginnen.
dataset-force-help = Schrijf de partijen in de map van --out opnieuw.
dataset-written = Partijen: { $games }. Beslissingen: { $rows }. Map: { $folder }.
dataset-not-this = { $file } bevat partijen van een andere reeks. Met --force in plaats van --resume wordt het opnieuw geschreven.

tournament-help = Laat elke combinatie van bots aan tafel tegen elkaar spelen, en bepaal hun rating.
tournament-players-help = Hoeveel er aan een tafel zitten.
tournament-games-help = Hoeveel partijen elke tafel speelt.
tournament-bots = Een toernooi vraagt verschillende bots, minstens { $players }.

rate-help = Bepaal de rating van iedereen in deze verslagen (openskill, Plackett-Luce).
rate-title = Rating over { $games ->
    [one] één partij
   *[other] { $games } partijen
}
rate-player = Speler
rate-games = Partijen
rate-strength = Sterkte
rate-uncertainty = ±
rate-ordinal = Voorzichtig

check-help = Speel verslagen na en controleer elke beurt, score, trekking, vastlegging en uitslag.
check-files-help = Bestanden met verslagen: .json bevat één partij, .jsonl één partij per regel; - is de standaardinvoer.
check-receipt-help = Het ontvangstbewijs van een speler: wat diens apparaat voor het delen zag en toevoegde, wordt met het verslag vergeleken; mag vaker worden opgegeven.
check-left-out = het verslag zegt dat het apparaat van deze speler niet op tijd antwoordde, en het bewijs bevestigt dat: van deze speler zit niets in het schudden.
checked-receipt-game = bewijs en verslag zijn van hetzelfde spel.
checked-receipt-commitment = de server hield zich aan het geheim dat hij als eerste had vastgelegd.
checked-receipt-order = de volgorde van leeftijd stond voor het delen vast of volgde uit het schudden.
checked-receipt-dropped = niemand zegt dat deze speler te laat was.
checked-receipt-round = er is geen verdeling zonder reden weggegooid.
checked-receipt-frozen = alle plaatsen hielden zich aan de vastleggingen die deze speler zag.
checked-receipt-added = wat deze speler heeft toegevoegd, is meegeschud.
checked-receipt-played = het spel is wat het apparaat van deze speler te zien kreeg.
check-good = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} gecontroleerd: geen fouten.
check-bad = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} gecontroleerd, { $faults ->
    [one] één fout.
   *[other] { $faults } fouten.
}

judge-help = Beoordeel één zet: een stelling als JSON op de standaardinvoer, het oordeel als JSON op de standaarduitvoer.
judge-text-help = De stelling in plaats daarvan als één regel tekst (zie docs/notation.md).

editions-help = De zes edities van de spelregels en hoe ze verschillen.
editions-json-help = Toon ze als JSON, met de bron van elke waarde.
editions-id = Editie
editions-title = Handleiding
editions-book = { $title }: { $languages }
editions-players = Spelers
editions-rules = Regels
editions-hand = { piece-nouns } in de hand
editions-start-line = de langste rij begint, bij gelijke stand de { $tie ->
   *[oldest] oudste
    [youngest] jongste
}
editions-start-series = de grootste serie begint, bij gelijke stand de { $tie ->
   *[oldest] oudste
    [youngest] jongste
}
editions-start-oldest = de oudste begint
editions-shared = bij een gelijke hoogste score wordt de winst gedeeld
editions-rematch = bij een gelijke hoogste score wordt de winst gedeeld; een revanche beslist
editions-pieces =
    { piece-nouns }, { $copies } van elke { $game ->
        [cubes] kleur
       *[other] soort
    }

rules-help = De spelregels van een editie, met voorbeelden.
rules-edition-help = De spelregels, bijvoorbeeld { $example }.
rules-part-help = Toon maar één onderdeel, bijvoorbeeld score.
rules-html-help = Schrijf de regels als HTML-pagina, met de sleutel van elk bericht en de hele catalogus eronder, voor wie de woorden nakijkt.
rules-no-part = Het onderdeel { $section } bestaat hier niet; wel { $sections }.

play-help = Speel in de terminal tegen de computer.
play-edition-help = De spelregels; laat je dit weg, dan wordt ernaar gevraagd.
play-bot-help = De bot waartegen je speelt: { $names }. { -bots-expert }
play-force-help = Schrijf het bestand van --record opnieuw, ook als er al iets in staat.
play-record-exists = { $file } bestaat al; --force schrijft het opnieuw.
play-players-help = Met hoeveel spelers, jij meegeteld.
play-seed-help = Een willekeurige tekst; dezelfde seed geeft dezelfde verdeling.
play-name-help = Je naam.
play-record-help = Schrijf het verslag na afloop naar dit bestand.

serve-help = Bied spellen aan voor mensen en bots, in de browser en via de API.
serve-host-help = Het adres om op te luisteren; 0.0.0.0 voor het hele netwerk.
serve-port-help = De poort om op te luisteren; 0 voor een vrije.
serve-database-help = Waar de spellen bewaard worden: een bestand, of het adres van een PostgreSQL-database. Anders een bestand in de gegevensmap van deze gebruiker.
serve-key-file-help = Het bestand met de sleutel die lopende spellen in de database verbergt; het wordt bij de eerste start gemaakt. Anders een bestand naast de database. Bewaar het bij de back-ups, maar op een andere plek.
serve-bad-key = De server is niet gestart, want de sleutel in { $place } is niet te gebruiken: { $why ->
    [missing] dat bestand is er niet, maar de spellen in de database zijn ermee verborgen. Zet het terug uit de back-up.
    [wrong] de spellen in de database zijn met een andere sleutel verborgen. Zet die terug uit de back-up.
    [shape] een sleutel bestaat uit 64 hexadecimale cijfers.
   *[unreadable] het bestand kan niet worden gelezen of geschreven.
}
serve-origin-help = Een origin, naast die van de server zelf, waarvan pagina’s verbinding mogen maken; mag vaker worden opgegeven.
serve-bot-seconds-help = Hoelang een bot over één actie mag nadenken voordat greedy het overneemt.
serve-bot-workers-help = Hoeveel bots tegelijk mogen nadenken; 0 voor één per kern, min één.
serve-log-level-help = Hoeveel er gelogd wordt: debug, info, warning of error. Zonder deze optie: info als JSON, warning als tekst.
serve-log-format-help = Hoe het logboek geschreven wordt: text, json, of auto: tekst in een terminal en anders JSON.
serve-open-help = Open de tafel in de browser.
serve-contact-help = Bij wie pushdiensten terechtkunnen over deze server, zoals mailto:jij@example.org.
serve-bad-contact = { $contact } is geen contactadres: het moet met mailto: of https:// beginnen.
serve-bad-database = { $address } is geen bruikbare database: geef een bestand op, of een adres dat begint met postgresql://.
serve-mistyped-database = Het adres van de database klopt niet. Het is een bestand, of postgresql://gebruiker:wachtwoord@server/naam; schrijf in een wachtwoord @ als %40, : als %3A en / als %2F.
serve-two-databases = { $one } en { $other } noemen verschillende databases. Geef er maar één op.
serve-bad-level = Het logniveau { $level } bestaat niet; wel { $levels }.
serve-no-database = De database { $place } is niet te gebruiken: { $why ->
    [newer] een nieuwere versie van Sixfold heeft haar gewijzigd. Gebruik die versie of een latere.
    [away] daar antwoordt niets.
    [silent] ze antwoordt niet op tijd.
    [denied] ze weigert deze naam of dit wachtwoord.
    [missing] er is geen database met die naam.
    [file] het bestand kan niet worden geopend of is geen database.
   *[other] ze meldt een fout.
}
serve-cannot-run = De server kon niet starten; het logboek hierboven zegt waarom.
serve-port-taken = Poort { $port } is in gebruik, misschien door een tafel die al open is; kies een andere met --port, of een willekeurige vrije met --port 0.
serve-listening = Sixfold luistert op { $address }
serve-ready = Sixfold staat klaar. Hier is de tafel:
serve-here = Op dit apparaat:
serve-network = Op andere apparaten in je netwerk:
serve-stop = Ctrl-C stopt de server; alle partijen blijven bewaard.
serve-stopped = De server is gestopt. Alle partijen zijn bewaard.
serve-no-pages = De webapp ontbreekt in deze installatie, dus alleen de API werkt; scripts/web build maakt hem.
serve-database-file-help = Een bestand met het adres van de database, zodat het niet op de opdrachtregel staat.
serve-allow-host-help = Een naam waarnaar de server luistert, naast zijn adressen en localhost; * voor elke naam. Mag vaker worden opgegeven.
serve-trusted-proxy-help = Het adres of netwerk van een proxy die mag zeggen waar verzoeken vandaan komen. Mag vaker worden opgegeven.
serve-root-path-help = Wat voor elk pad staat, zoals /sixfold, als een proxy ook andere pagina’s aanbiedt.
serve-metrics-help = Bied cijfers voor Prometheus aan op /metrics, voor iedereen.
serve-metrics-address-help = Bied cijfers voor Prometheus aan op een ander adres, zoals 127.0.0.1:9100.
serve-bad-metrics-address = { $address } is geen adres met een poort, zoals 127.0.0.1:9100.
serve-bad-proxy = { $address } is geen adres en geen netwerk.
serve-bad-root-path = { $path } kan niet voor een pad staan: het moet met een schuine streep beginnen en zonder eindigen.
serve-cannot-read = { $file } kan niet worden gelezen.

admin-help = Beheer de spellen van een server: toon, exporteer, archiveer of wis ze, of maak een reservekopie.
admin-task-help = list, export, import, archive, erase, vacuum of backup.
admin-bad-task = De taak { $task } bestaat niet. Kies uit { $tasks }.
admin-game-help = Alleen dit spel. Mag vaker worden opgegeven.
admin-status-help = Alleen spellen in deze fase. Mag vaker worden opgegeven.
admin-days-help = Alleen spellen waarin zoveel dagen niets is gebeurd. Bij archiveren anders 30.
admin-abandoned-help = Archiveer ook spellen die nooit zijn afgemaakt. Stop eerst de server.
admin-name-help = Wis alleen deze naam. Anders de namen van alle mensen in deze spellen.
admin-file-help = Het bestand om naar te schrijven; bij import het bestand om te lezen.
admin-exported = Geëxporteerde spellen: { $games }
admin-imported = Geïmporteerde spellen: { $games }
admin-archived = Spellen uit de database verplaatst naar { $file }: { $games }
admin-erased = Spellen waarin namen zijn gewist: { $games }
admin-vacuumed = De ongebruikte ruimte is teruggegeven aan de schijf.
admin-backed-up = De database is gekopieerd naar { $file }.
admin-backup-postgres = Van een PostgreSQL-database maak je een reservekopie met zijn eigen programma’s, zoals pg_dump.
admin-under-way = Spellen die nog bezig zijn, worden alleen met --abandoned gearchiveerd.
admin-erase-which = Zeg in welke spellen: met --game, --name of --days 0.
admin-needs-file = Zeg welk bestand, met --file.
admin-file-exists = { $file } bestaat al. Kies een ander bestand.
admin-not-an-export = { $why ->
    [sealed] Het spel op regel { $line } van { $file } is verzegeld met een andere sleutel, of voor een ander spel. Er is niets geïmporteerd.
    [broken] Het spel op regel { $line } van { $file } kan niet worden nagespeeld. Er is niets geïmporteerd.
    [twice] Het spel op regel { $line } staat twee keer in { $file }. Er is niets geïmporteerd.
   *[shape] Regel { $line } van { $file } is geen geëxporteerd spel. Er is niets geïmporteerd.
}
admin-already-there = Het spel { $game } staat al in de database. Er is niets geïmporteerd.
admin-bad-key = Spellen kunnen alleen worden geïmporteerd met de sleutel van deze database, en die is niet te gebruiken: { $place }. Er is niets geïmporteerd.
admin-failed = De database meldt een fout: { $reason }. Er is niets veranderd.
admin-archive-unsure = De database faalde op het laatste moment: de spellen staan er misschien nog in, misschien niet. In { $file } staan ze allemaal; dat bestand is bewaard.
admin-erase-failed = De database meldt een fout: { $reason }. Sommige namen staan er misschien nog in. Voer de opdracht opnieuw uit.
admin-not-gone = De database wordt voortdurend gelezen, dus wat eruit is gehaald staat nog in het bestand ernaast dat eindigt op -wal. Voer later vacuum uit.
admin-damaged = De database is beschadigd. Er is niets gekopieerd.
admin-none = Zulke spellen zijn er niet.
admin-column-game = Spel
admin-column-edition = Editie
admin-column-status = Fase
admin-column-created = Gemaakt
admin-column-last = Laatst gebeurd
admin-column-events = Gebeurtenissen
admin-column-players = Spelers

bench-help = Meet snelheid en sterkte met de programma’s in benchmarks/; hiervoor is de broncode nodig.
bench-names-help = Welke programma’s; zonder naam alle.
bench-json-help = Toon de cijfers als JSON.
bench-full-help = Neem meer tijd en meet nauwkeuriger.
bench-no-folder = Hier is geen map benchmarks: dit commando heeft de broncode nodig.
bench-needs = { $name } wordt overgeslagen: { $module } ontbreekt. pip install -e ".[test]" voegt toe wat de metingen nodig hebben.
bench-unknown = De benchmark { $name } bestaat niet; wel { $names }.
bench-running = { $name } meten…
bench-benchmark = Benchmark
bench-what = Wat
bench-figure = Cijfer
