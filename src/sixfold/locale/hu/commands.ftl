# The command line: help, tables and errors of every command but `play`.

app-help = A Sixfold játssza, vezeti és elemzi a Qwirkle, a Qwirkle Cubes és a Qwirkle Cards játékot. Független a kiadóiktól.
app-version-help = Kiírja a verziót, és kilép.
app-lang-help = A válaszok nyelve, például nl vagy fr; a sorban bárhol állhat. Nélküle a SIXFOLD_LANG vagy a LANG dönt.
complete-install-help = A Tab ebben a héjban kiegészíti a parancsokat, kiadásokat és botokat.
complete-show-help = Kiírja, ami a kiegészítést bekapcsolja, másoláshoz vagy átíráshoz.
json-help = Az eredményt JSON-ként írja a szabványos kimenetre, és semmi mást.
cannot-print = A kimenet nem írható: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = Nincs ilyen nyelv: { $language }; van: { $languages }.
unknown-edition = Nincs ilyen kiadás: { $edition }; a kiadások: { $editions }.
unknown-bot = Nincs ilyen bot: { $bot }; a botok: { $bots }.
-bots-expert = Az expert@N olyan expert, amely minden lépés előtt N folytatást játszik végig, 1 és 1000000 között: minél több, annál erősebb és lassabb.
bad-rollouts = { $bot }: az expert@ utáni szám 1 és { $most } között lehet.
no-rollouts = Csak az expert után állhat @ és szám; ez a bot anélkül játszik: { $bot }.

match-help = Teljes játszmák botok között: lejátssza, jegyzőkönyvbe írja, és kiírja az eredményt.
match-edition-help = A szabályok, például { $example }.
match-bots-help = A botok, helyenként egy, vesszővel elválasztva. Ezek vannak: { $names }. { -bots-expert }
match-games-help = Hány játszma. Minden osztást minden ülésrendben egyszer játszanak le, ezért a botok számának többszöröse a legigazságosabb.
match-seed-help = Bármilyen szöveg. Ugyanaz a mag bájtra ugyanazt a fájlt adja.
match-out-help = Ide írja a jegyzőkönyveket, soronként egy játszmát.
match-progress = Játszmák
match-title = { $games ->
    [one] Egy játszma
   *[other] { $games } játszma
}: { $edition }, mag: { $seed }
match-bot = Bot
match-wins = Győzelem
match-interval = 95%-os intervallum
match-score = Pont
match-margin = Előny
match-time = ms/lépés
match-written = { $games ->
    [one] Egy jegyzőkönyv
   *[other] { $games } jegyzőkönyv
} ide írva: { $file }
match-resume-help = Az --out fájlban lévő mérkőzést folytatja, nem kezdi újra.
match-force-help = Újraírja az --out fájlt, akkor is, ha már vannak benne jegyzőkönyvek.
match-workers-help = Hány játszma fusson egyszerre; 0: processzormagonként egy. Az eredmény nem függ tőle.
match-sprt-help = Megáll, amint egyértelmű a válasz. Két szám Élő-pontban, például 0,30: két bot közül az első előnye legfeljebb a kisebb, vagy legalább a nagyobb?
match-sprt-two = A szekvenciális próbához pontosan két bot kell.
match-bad-sprt = Két Élő-pontszám kell, előbb a kisebb, például 0,30; ez nem az: „{ $text }”.
match-sprt-answer = { $answer ->
    [lower] Az első bot legfeljebb { $elo0 } Élő-ponttal erősebb (log-likelihood hányados: { $ratio }).
    [higher] Az első bot legalább { $elo1 } Élő-ponttal erősebb (log-likelihood hányados: { $ratio }).
   *[open] Nyitott kérdés, hogy { $elo0 } vagy { $elo1 } Élő-pont (log-likelihood hányados: { $ratio }).
}
match-ray-help = Az ezen a címen lévő Ray-fürtön játszik; auto: keres egyet, vagy elindít egyet ezen a gépen.
match-no-ray = A Ray nincs telepítve; ezzel telepíthető: pip install "sixfold[ray]".
match-no-cluster = Ezen a címen nem válaszol Ray-fürt: { $address }.
match-not-this = Ebben a fájlban más játszmák vannak, nem ez a mérkőzés: { $file }, { $line }. sor. A --resume helyett a --force újraírja.
match-cannot-write = Ez a fájl nem írható: { $file } ({ $reason }).
match-exists = Már van ilyen fájl: { $file }. A --resume folytatja, a --force újraírja.
match-resume-or-force = A --resume és a --force közül egyet válassz: az egyik folytatja a fájlt, a másik újraírja.
match-needs-out = Ehhez az --out fájlja kell: { $option }.
match-bot-missing = Hiányzik egy név: „{ $bots }”. A botok között egy-egy vessző áll.
match-stopped = Leállítva, lejátszott játszmák: { $games } / { $planned }.
match-stopped-kept = Ugyanez a parancs a --resume kapcsolóval onnan folytatja.
match-stopped-lost = Az --out megőrzi a játszmákat, a --resume pedig folytatja őket.

dataset-help = Botok játszmáinak minden döntését Parquet-fájlokba írja, tanuláshoz.
dataset-out-help = Ide írja a fájlokat egy leírólappal együtt. Ha nincs ilyen mappa, létrehozza.
dataset-resume-help = Az --out mappában lévő játszmákat folytatja, nem kezdi újra.
dataset-force-help = Újraírja az --out mappában lévő játszmákat.
dataset-written = Játszmák: { $games }. Döntések: { $rows }. Mappa: { $folder }.
dataset-not-this = Ebben a fájlban egy másik sorozat játszmái vannak: { $file }. A --resume helyett a --force újraírja.

tournament-help = A botok minden összeállítása asztalhoz ül, és értékelést kap.
tournament-players-help = Hányan ülnek egy asztalnál.
tournament-games-help = Hány játszmát játszik egy-egy asztal.
tournament-bots = A versenyhez különböző botok kellenek, legalább { $players }.

rate-help = Értékeli mindazokat, akik a jegyzőkönyvek játszmáit játszották (openskill, Plackett-Luce).
rate-title = { $games ->
    [one] Egy játszma értékelve
   *[other] { $games } játszma értékelve
}
rate-player = Játékos
rate-games = Játszma
rate-strength = Erő
rate-uncertainty = ±
rate-ordinal = Óvatosan

check-help = Visszajátssza a jegyzőkönyveket, és ellenőriz minden lépést, pontot, húzást, lenyomatot és eredményt.
check-files-help = Jegyzőkönyvek fájljai: a .json egy játszma, a .jsonl soronként egy játszma; a - a szabványos bemenet.
check-receipt-help = Egy játékos elismervénye: amit az eszköze az osztás előtt látott és hozzáadott, összevetjük a feljegyzéssel; többször is megadható.
check-left-out = a feljegyzés szerint ennek a játékosnak az eszköze nem válaszolt időben, és az elismervény egyetért: ebben a keverésben nincs tőle semmi.
checked-receipt-game = az elismervény és a feljegyzés ugyanarról a játékról szól.
checked-receipt-commitment = a szerver kitartott a titok mellett, amelyre elsőként kötelezte el magát.
checked-receipt-order = az életkori sorrend az osztás előtt megvolt, vagy a keverésből adódott.
checked-receipt-dropped = senki sem állítja, hogy ez a játékos elkésett.
checked-receipt-round = egyetlen osztást sem dobtak el ok nélkül.
checked-receipt-frozen = minden hely kitartott a kötelezvények mellett, amelyeket ez a játékos látott.
checked-receipt-added = amit ez a játékos hozzáadott, belekerült a keverésbe.
checked-receipt-played = a játék az, amelyet ennek a játékosnak az eszköze látott.
check-good = { $games ->
    [one] Egy játszma ellenőrizve
   *[other] { $games } játszma ellenőrizve
}: nincs hiba.
check-bad = { $games ->
    [one] Egy játszma ellenőrizve
   *[other] { $games } játszma ellenőrizve
}, { $faults ->
    [one] egy hiba.
   *[other] { $faults } hiba.
}

judge-help = Elbírál egy lépést: az állás JSON-ként a szabványos bemeneten, az ítélet JSON-ként a szabványos kimeneten.
judge-text-help = Az állás egysoros szövegként, JSON helyett (lásd docs/notation.md).

editions-help = A hat szabálykészlet és a különbségeik.
editions-json-help = JSON-ként írja ki őket, minden értékhez a forrásával.
editions-id = Kiadás
editions-title = Szabályfüzet
editions-book = { $title }: { $languages }
editions-players = Játékosok
editions-rules = Szabályok
editions-hand = kézben: { piece-nouns }
editions-start-line = a leghosszabb sorozat kezd, egyenlőségnél a { $tie ->
   *[oldest] legidősebb
    [youngest] legfiatalabb
}
editions-start-series = a leghosszabb sorozat kezd, egyenlőségnél a { $tie ->
   *[oldest] legidősebb
    [youngest] legfiatalabb
}
editions-start-oldest = a legidősebb kezd
editions-shared = az egyenlő legjobbak közösen nyernek
editions-rematch = az egyenlő legjobbak közösen nyernek; visszavágó dönt
editions-pieces =
    { piece-nouns }, mindegyik { $game ->
        [cubes] színből
       *[other] fajtából
    } { $copies }

rules-help = Egy kiadás szabályai, példákkal.
rules-edition-help = A szabályok, például { $example }.
rules-part-help = Csak egy részt ír ki, például: score.
rules-html-help = A szabályokat HTML-oldalként írja ki, minden üzenet kulcsával, alatta a teljes szókészlettel, a szavak ellenőrzéséhez.
rules-no-part = Nincs ilyen rész: { $section }; a részek: { $sections }.

play-help = Játék a terminálban, a gép ellen.
play-edition-help = A szabályok; ha nincs megadva, megkérdezi.
play-bot-help = A bot, aki ellen játszol: { $names }. { -bots-expert }
play-force-help = Újraírja a --record fájlt, akkor is, ha már van benne valami.
play-record-exists = Már van ilyen fájl: { $file }. A --force újraírja.
play-players-help = Hányan játszanak, veled együtt.
play-seed-help = Bármilyen szöveg; ugyanaz a mag ugyanazt az osztást adja.
play-name-help = A neved.
play-record-help = A játék végén ebbe a fájlba írja a jegyzőkönyvet.

serve-help = Játékok embereknek és botoknak, böngészőben és API-n át.
serve-host-help = A cím, amelyen figyel; 0.0.0.0: az egész hálózat.
serve-port-help = A port, amelyen figyel; 0: bármelyik szabad.
serve-database-help = Hol legyenek a játékok: fájl vagy PostgreSQL-adatbázis címe. Ha nincs megadva, fájl a felhasználó adatmappájában.
serve-key-file-help = A kulcsfájl, amely az adatbázisban elrejti a folyamatban lévő játékokat; az első indításkor jön létre. Ha nincs megadva, az adatbázis melletti fájl. A mentésekkel együtt, de más helyen őrizendő.
serve-bad-key = A szerver nem indult el, mert ez a kulcs nem használható: { $place }. { $why ->
    [missing] Nincs ilyen fájl, pedig az adatbázis játékait ezzel rejtették el. Vissza kell tenni a mentésből.
    [wrong] Az adatbázis játékait másik kulccsal rejtették el. Azt a kulcsot kell visszatenni a mentésből.
    [shape] A kulcs 64 hexadecimális számjegy.
   *[unreadable] A fájl nem olvasható vagy nem írható.
}
serve-origin-help = A szerver sajátja mellett egy forrás (origin), amelynek oldalai kapcsolódhatnak; többször is megadható.
serve-bot-seconds-help = Meddig gondolkodhat egy bot egy lépésen, mielőtt a greedy lép helyette.
serve-bot-workers-help = Hány bot gondolkodhat egyszerre; 0: eggyel kevesebb, mint a processzormagok száma.
serve-log-level-help = Mennyit naplózzon: debug, info, warning vagy error. Enélkül: JSON esetén info, szöveg esetén warning.
serve-log-format-help = A napló alakja: text, json vagy auto, ami terminálban szöveg, máshol JSON.
serve-open-help = Megnyitja az asztalt a böngészőben.
serve-contact-help = Kihez fordulhatnak az értesítési szolgáltatások e kiszolgálóval kapcsolatban, például mailto:te@example.org.
serve-bad-contact = { $contact } nem kapcsolattartó: mailto: vagy https:// kezdetű legyen.
serve-bad-database = Nem használható adatbázisként: { $address }. Fájl kell vagy olyan cím, amely így kezdődik: postgresql://.
serve-mistyped-database = Az adatbázis címe hibás. Fájl lehet, vagy postgresql://név:jelszó@gép/adatbázis; a jelszóban @ helyett %40, : helyett %3A, / helyett %2F álljon.
serve-two-databases = Ez a kettő különböző adatbázist ad meg: { $one } és { $other }. Csak az egyiket add meg.
serve-bad-level = Nincs ilyen naplózási szint: { $level }; a szintek: { $levels }.
serve-no-database = Ez az adatbázis nem használható: { $place }. { $why ->
    [newer] Egy újabb Sixfold-változat módosította. Használd azt a változatot vagy egy későbbit.
    [away] Ott semmi sem válaszol.
    [silent] Nem válaszol időben.
    [denied] Nem fogadja el ezt a nevet vagy jelszót.
    [missing] Nincs ilyen nevű adatbázis.
    [file] A fájl nem nyitható meg, vagy nem adatbázis.
   *[other] Hibát jelez.
}
serve-cannot-run = A szerver nem tudott elindulni; az okot a fenti napló írja.
serve-port-taken = A { $port } port foglalt, talán egy már nyitott asztal használja; másikat a --port kapcsolóval lehet választani, bármelyik szabadot a --port 0 adja.
serve-listening = A Sixfold itt figyel: { $address }
serve-ready = A Sixfold készen áll. Az asztal itt van:
serve-here = Ezen az eszközön:
serve-network = A hálózat többi eszközén:
serve-stop = A Ctrl-C leállítja a szervert; minden játszma megmarad.
serve-stopped = A szerver leállt. Minden játszma megmaradt.
serve-no-pages = Ebből a telepítésből hiányzik a webes alkalmazás, ezért csak az API működik; a scripts/web build elkészíti.
serve-database-file-help = Fájl, amelyben az adatbázis címe áll, hogy ne látsszon a parancssorban.
serve-allow-host-help = Név, amelyre a szerver válaszol a címein és a localhost néven kívül; * bármelyikre. Többször is megadható.
serve-trusted-proxy-help = Annak a proxynak a címe vagy hálózata, amelynek elhisszük, honnan jönnek a kérések. Többször is megadható.
serve-root-path-help = Ami minden útvonal előtt áll, például /sixfold, ha a proxy más oldalakat is kiszolgál.
serve-metrics-help = Számadatok a Prometheusnak a /metrics címen, mindenkinek.
serve-metrics-address-help = Számadatok a Prometheusnak egy másik címen, például 127.0.0.1:9100.
serve-bad-metrics-address = Ez nem cím porttal, mint a 127.0.0.1:9100: { $address }.
serve-bad-proxy = Ez sem cím, sem hálózat: { $address }.
serve-bad-root-path = Ez nem állhat az útvonalak előtt: { $path }. Perjellel kell kezdődnie, és anélkül végződnie.
serve-cannot-read = Ez a fájl nem olvasható: { $file }.

admin-help = Egy szerver játékainak gondozása: felsorolás, exportálás, archiválás, nevek törlése, biztonsági mentés.
admin-task-help = list, export, import, archive, erase, vacuum vagy backup.
admin-bad-task = Nincs ilyen feladat: { $task }. Választható: { $tasks }.
admin-game-help = Csak ez a játék. Többször is megadható.
admin-status-help = Csak az ebben a szakaszban lévő játékok. Többször is megadható.
admin-days-help = Csak azok a játékok, amelyekben ennyi napja nem történt semmi. Archiválásnál nélküle 30.
admin-abandoned-help = A soha be nem fejezett játékok archiválása is. Előbb állítsd le a szervert.
admin-name-help = Csak ennek a névnek a törlése. Nélküle e játékok minden szereplőjének neve.
admin-file-help = A fájl, amelybe írunk; import esetén az, amelyet olvasunk.
admin-exported = Exportált játékok: { $games }
admin-imported = Importált játékok: { $games }
admin-archived = Az adatbázisból ide áthelyezett játékok: { $file } ({ $games })
admin-erased = Játékok, amelyekből neveket töröltünk: { $games }
admin-vacuumed = A nem használt hely visszakerült a lemezre.
admin-backed-up = Az adatbázis másolata elkészült: { $file }.
admin-backup-postgres = A PostgreSQL-adatbázisról a saját eszközeivel készül mentés, például ezzel: pg_dump.
admin-under-way = A folyamatban lévő játékokat csak az --abandoned archiválja.
admin-erase-which = Mondd meg, mely játékokban: --game, --name vagy --days 0.
admin-needs-file = Mondd meg, melyik fájl: --file.
admin-file-exists = Már van ilyen fájl: { $file }. Válassz másikat.
admin-not-an-export = { $why ->
    [sealed] A(z) { $file } fájl { $line }. sorában lévő játékot más kulccsal vagy más játékhoz zárták le. Semmit sem importáltunk.
    [broken] A(z) { $file } fájl { $line }. sorában lévő játék nem játszható végig. Semmit sem importáltunk.
    [twice] A(z) { $file } fájl { $line }. sorában lévő játék kétszer szerepel. Semmit sem importáltunk.
   *[shape] A(z) { $file } fájl { $line }. sora nem exportált játék. Semmit sem importáltunk.
}
admin-already-there = Ez a játék már az adatbázisban van: { $game }. Semmit sem importáltunk.
admin-bad-key = Játékot csak az adatbázis kulcsával lehet importálni, de ez a kulcs nem használható: { $place }. Semmit sem importáltunk.
admin-failed = Az adatbázis hibát jelez: { $reason }. Semmi sem változott.
admin-archive-unsure = Az adatbázis az utolsó pillanatban hibázott: lehet, hogy még benne vannak a játékok, lehet, hogy nem. Ebben a fájlban mind megvan, és megmaradt: { $file }.
admin-erase-failed = Az adatbázis hibát jelez: { $reason }. Néhány név még benne lehet. Futtasd újra a parancsot.
admin-not-gone = Az adatbázist folyamatosan olvassák, ezért ami kikerült belőle, még ott van a mellette lévő, -wal végű fájlban. Futtass később vacuum feladatot.
admin-damaged = Az adatbázis sérült. Semmit sem másoltunk.
admin-none = Nincsenek ilyen játékok.
admin-column-game = Játék
admin-column-edition = Kiadás
admin-column-status = Szakasz
admin-column-created = Létrehozva
admin-column-last = Utolsó esemény
admin-column-events = Események
admin-column-players = Játékosok

bench-help = Sebességet és erőt mér a benchmarks/ programjaival; a forráskód kell hozzá.
bench-names-help = Mely programok fussanak; név nélkül mind.
bench-json-help = JSON-ként írja ki a számokat.
bench-full-help = Hosszabban és pontosabban mér.
bench-no-folder = Itt nincs benchmarks mappa: ehhez a parancshoz a forráskód kell.
bench-needs = { $name } kimarad: ehhez { $module } kell. Amire a méréseknek szükségük van, azt ez telepíti: pip install -e ".[test]".
bench-unknown = Nincs ilyen mérés: { $name }; ezek vannak: { $names }.
bench-running = Mérés: { $name }…
bench-benchmark = Mérés
bench-what = Mi
bench-figure = Érték
