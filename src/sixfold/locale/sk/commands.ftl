# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold hrá, rozhoduje a skúma Qwirkle, Qwirkle Cubes a Qwirkle Cards. Od ich vydavateľov je nezávislý.
app-version-help = Vypíše verziu a skončí.
app-lang-help = Jazyk odpovedí, napríklad nl alebo fr; môže stáť kdekoľvek v riadku. Inak rozhoduje SIXFOLD_LANG alebo LANG.
complete-install-help = V tomto shelli bude Tab dopĺňať príkazy, vydania a boty.
complete-show-help = Vypíše, čo dopĺňanie zariadi, na skopírovanie alebo úpravu.
json-help = Na štandardný výstup vypíše výsledok ako JSON a nič iné.
cannot-print = Výstup sa nedá zapísať: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = Jazyk { $language } tu nie je; sú tu { $languages }.
unknown-edition = Vydanie { $edition } neexistuje; na výber: { $editions }.
unknown-bot = Bot { $bot } neexistuje; na výber: { $bots }.
-bots-expert = expert@N je expert, ktorý pred každým ťahom dohrá N pokračovaní, od 1 do 1000000: čím viac, tým silnejší a pomalší.
bad-rollouts = { $bot }: číslo za expert@ musí byť od 1 do { $most }.
no-rollouts = Číslo za @ má iba expert; { $bot } hrá bez neho.

match-help = Odohrá celé hry medzi botmi, zapíše ich záznamy a vypíše výsledky.
match-edition-help = Pravidlá, napríklad { $example }.
match-bots-help = Boty oddelené čiarkami, jeden na každé miesto. Na výber: { $names }. { -bots-expert }
match-games-help = Koľko hier. Každé rozdanie sa hrá raz v každom rozsadení, najspravodlivejší je teda násobok počtu botov.
match-seed-help = Ľubovoľný text. Rovnaké semienko dá rovnaký súbor, bajt po bajte.
match-out-help = Kam zapísať záznamy, jedna hra na riadok.
match-progress = Hry
match-title =
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } hier
    } podľa { $edition }, semienko { $seed }
match-bot = Bot
match-wins = Výhry
match-interval = Interval 95 %
match-score = Skóre
match-margin = Náskok
match-time = ms na ťah
match-written =
    Do { $file } { $games ->
        [one] zapísaný jeden záznam
        [few] zapísané { $games } záznamy
       *[other] zapísaných { $games } záznamov
    }
match-resume-help = Pokračovať v zápase zo súboru --out namiesto nového začiatku.
match-force-help = Zapíše súbor --out znova, aj keď už v ňom sú záznamy.
match-workers-help = Koľko hier hrať naraz; 0 znamená jednu na jadro. Na výsledok to nemá vplyv.
match-sprt-help = Skončiť, len čo je odpoveď jasná. Dva počty bodov Elo, napríklad 0,30: je prvý z dvoch botov silnejší najviac o menší z nich, alebo aspoň o väčší?
match-sprt-two = Sekvenčný test potrebuje práve dva boty.
match-bad-sprt = „{ $text }“ musia byť dve čísla v bodoch Elo, nižšie prvé, napríklad 0,30.
match-sprt-answer = { $answer ->
    [lower] Prvý bot je silnejší najviac o { $elo0 } Elo (logaritmus pomeru vierohodností { $ratio }).
    [higher] Prvý bot je silnejší o { $elo1 } Elo alebo viac (logaritmus pomeru vierohodností { $ratio }).
   *[open] Otázka { $elo0 }, alebo { $elo1 } Elo zostáva otvorená (logaritmus pomeru vierohodností { $ratio }).
}
match-ray-help = Hrať na klastri Ray s touto adresou; auto ho nájde alebo spustí na tomto počítači.
match-no-ray = Ray nie je nainštalovaný; pridá ho pip install "sixfold[ray]".
match-no-cluster = Na { $address } neodpovedá žiadny klaster Ray.
match-not-this = { $file } obsahuje iné hry než tento zápas: riadok { $line }. S --force namiesto --resume sa zapíše znova.
match-cannot-write = { $file } sa nedá zapísať: { $reason }.
match-exists = { $file } už existuje: --resume v ňom pokračuje, --force ho zapíše znova.
match-resume-or-force = Vyber --resume alebo --force: jedno v súbore pokračuje, druhé ho zapíše znova.
match-needs-out = { $option } potrebuje súbor --out.
match-bot-missing = V „{ $bots }“ chýba meno: boty oddeľuje vždy jedna čiarka.
match-stopped = Zastavené, odohrané hry: { $games } z { $planned }.
match-stopped-kept = Ten istý príkaz s --resume odtiaľ pokračuje.
match-stopped-lost = S --out sa hry uchovajú a --resume v nich pokračuje.

dataset-help = Zapíše každé rozhodnutie z hier medzi botmi do súborov Parquet, na učenie.
dataset-out-help = Kam zapísať súbory s listom, ktorý ich opisuje. Priečinok sa podľa potreby vytvorí.
dataset-resume-help = Pokračovať v hrách z priečinka --out namiesto nového začiatku.
dataset-force-help = Zapíše hry v priečinku --out znova.
dataset-written = Hry: { $games }. Rozhodnutia: { $rows }. Priečinok: { $folder }.
dataset-not-this = { $file } obsahuje hry z inej série. S --force namiesto --resume sa zapíše znova.

tournament-help = Posadí k stolu všetky kombinácie botov a ohodnotí ich.
tournament-players-help = Koľkí sedia pri stole.
tournament-games-help = Koľko hier sa hrá pri každom stole.
tournament-bots = Turnaj potrebuje rôzne boty, aspoň { $players }.

rate-help = Ohodnotí všetkých, čo hrali zaznamenané hry (openskill, Plackett-Luce).
rate-title =
    { $games ->
        [one] Ohodnotená jedna hra
        [few] Ohodnotené { $games } hry
       *[other] Ohodnotených { $games } hier
    }
rate-player = Hráč
rate-games = Hry
rate-strength = Sila
rate-uncertainty = ±
rate-ordinal = Opatrne

check-help = Prehrá záznamy a overí každý ťah, skóre, dobratie, záväzok aj výsledok.
check-files-help = Súbory so záznamami: .json obsahuje jednu hru, .jsonl jednu hru na riadok; - je štandardný vstup.
check-receipt-help = Potvrdenie hráča: čo jeho zariadenie pred rozdaním videlo a pridalo, sa porovná so záznamom; dá sa zadať viackrát.
check-left-out = záznam hovorí, že zariadenie tohto hráča neodpovedalo včas, a potvrdenie súhlasí: v tomto miešaní od neho nič nie je.
checked-receipt-game = potvrdenie a záznam patria k tej istej hre.
checked-receipt-commitment = server sa držal tajomstva, ku ktorému sa zaviazal ako prvý.
checked-receipt-order = poradie podľa veku bolo dané pred rozdaním, alebo vzišlo z miešania.
checked-receipt-dropped = nikto netvrdí, že sa tento hráč oneskoril.
checked-receipt-round = žiadne rozdanie nebolo zahodené bez dôvodu.
checked-receipt-frozen = všetky miesta sa držali záväzkov, ktoré tento hráč videl.
checked-receipt-added = čo tento hráč pridal, sa do miešania dostalo.
checked-receipt-played = je to hra, ktorá sa ukazovala zariadeniu tohto hráča.
check-good =
    { $games ->
        [one] Skontrolovaná jedna hra
        [few] Skontrolované { $games } hry
       *[other] Skontrolovaných { $games } hier
    }: bez chyby.
check-bad =
    { $games ->
        [one] Skontrolovaná jedna hra
        [few] Skontrolované { $games } hry
       *[other] Skontrolovaných { $games } hier
    }, { $faults ->
        [one] jedna chyba.
        [few] { $faults } chyby.
       *[other] { $faults } chýb.
    }

judge-help = Posúdi jeden ťah: na štandardnom vstupe pozícia v JSON, na štandardnom výstupe verdikt v JSON.
judge-text-help = Pozícia ako jeden riadok textu (pozri docs/notation.md).

editions-help = Šesť verzií pravidiel a v čom sa líšia.
editions-json-help = Vypíše ich ako JSON aj so zdrojom každej hodnoty.
editions-id = Vydanie
editions-title = Pravidlá
editions-book = { $title }: { $languages }
editions-players = Hráči
editions-rules = Ako sa hrá
editions-hand = v ruke: { piece-nouns }
editions-start-line = začína najdlhší rad, pri remíze { $tie ->
   *[oldest] najstarší
    [youngest] najmladší
} hráč
editions-start-series = začína najväčšia séria, pri remíze { $tie ->
   *[oldest] najstarší
    [youngest] najmladší
} hráč
editions-start-oldest = začína najstarší hráč
editions-shared = pri remíze sa o výhru delia
editions-rematch = pri remíze sa o výhru delia; rozhodne odveta
editions-pieces =
    { piece-nouns }, { $game ->
        [cubes] v každej farbe
       *[other] z každého druhu
    } { $copies }

rules-help = Pravidlá jedného vydania s príkladmi.
rules-edition-help = Pravidlá, napríklad { $example }.
rules-part-help = Vypíše len jednu časť, napríklad score.
rules-html-help = Vypíše pravidlá ako stránku HTML s kľúčom každej správy a s celým katalógom pod nimi, na kontrolu slov.
rules-no-part = Časť { $section } tu nie je; na výber: { $sections }.

play-help = Hra v termináli proti počítaču.
play-edition-help = Pravidlá; bez nich dostaneš na výber.
play-bot-help = Bot, proti ktorému hráš: { $names }. { -bots-expert }
play-force-help = Zapíše súbor --record znova, aj keď už v ňom niečo je.
play-record-exists = { $file } už existuje; --force ho zapíše znova.
play-players-help = Koľko hráčov hrá aj s tebou.
play-seed-help = Ľubovoľný text; rovnaké semienko dá rovnaké rozdanie.
play-name-help = Tvoje meno.
play-record-help = Po skončení zapíše záznam hry do tohto súboru.

serve-help = Hostí hry pre ľudí aj boty, v prehliadači aj cez API.
serve-host-help = Adresa, na ktorej server počúva; 0.0.0.0 pre celú sieť.
serve-port-help = Port, na ktorom server počúva; 0 pre ľubovoľný voľný.
serve-database-help = Kde sa hry ukladajú: súbor alebo adresa databázy PostgreSQL. Bez nej súbor v dátovom priečinku používateľa.
serve-key-file-help = Súbor s kľúčom, ktorý v databáze skrýva rozohrané hry; vznikne pri prvom spustení. Bez tejto voľby súbor vedľa databázy. Uchovávajte ho k zálohám, ale na inom mieste.
serve-bad-key = Server sa nespustil, lebo sa nedá použiť kľúč v { $place }: { $why ->
    [missing] taký súbor nie je, ale hry v databáze sú ním skryté. Vráťte ho zo zálohy.
    [wrong] hry v databáze sú skryté iným kľúčom. Vráťte ten kľúč zo zálohy.
    [shape] kľúč má 64 šestnástkových číslic.
   *[unreadable] súbor sa nedá čítať alebo zapísať.
}
serve-origin-help = Origin (okrem vlastného), ktorého stránky sa smú pripojiť; dá sa zadať viackrát.
serve-bot-seconds-help = Ako dlho smie bot premýšľať o jednej akcii, kým zaňho zahrá greedy.
serve-bot-workers-help = Koľko botov smie premýšľať naraz; 0 znamená o jedného menej, než je jadier.
serve-log-level-help = Aký podrobný je protokol: debug, info, warning alebo error. Bez tejto voľby: info ako JSON, warning ako text.
serve-log-format-help = Ako sa protokol píše: text, json, alebo auto, čo je v termináli text a inde JSON.
serve-open-help = Otvorí stôl v prehliadači.
serve-contact-help = Na koho sa môžu obrátiť služby oznámení ohľadom tohto servera, napríklad mailto:vy@example.org.
serve-bad-contact = { $contact } nie je kontakt: musí sa začínať mailto: alebo https://.
serve-bad-database = { $address } sa ako databáza nedá použiť: zadaj súbor alebo adresu, ktorá sa začína postgresql://.
serve-mistyped-database = Adresa databázy je napísaná chybne. Je to súbor alebo postgresql://používateľ:heslo@počítač/názov; v hesle píš @ ako %40, : ako %3A a / ako %2F.
serve-two-databases = { $one } a { $other } uvádzajú rôzne databázy. Zadaj len jedno z nich.
serve-bad-level = Úroveň výpisu { $level } neexistuje; na výber: { $levels }.
serve-no-database = Databáza { $place } sa nedá použiť: { $why ->
    [newer] zmenila ju novšia verzia Sixfoldu. Použi túto verziu alebo neskoršiu.
    [away] nič tam neodpovedá.
    [silent] neodpovedá včas.
    [denied] odmieta toto meno alebo heslo.
    [missing] databáza s tým menom neexistuje.
    [file] súbor sa nedá otvoriť alebo to nie je databáza.
   *[other] hlási chybu.
}
serve-cannot-run = Server sa nespustil; prečo, hovorí výpis vyššie.
serve-port-taken = Na porte { $port } už niečo beží, možno otvorený stôl; zvoľ iný pomocou --port alebo ľubovoľný voľný pomocou --port 0.
serve-listening = Sixfold počúva na { $address }
serve-ready = Sixfold je pripravený. Stôl nájdeš tu:
serve-here = Na tomto zariadení:
serve-network = Na iných zariadeniach v tvojej sieti:
serve-stop = Ctrl-C server zastaví; všetky hry zostanú uložené.
serve-stopped = Server sa zastavil. Všetky hry sú uložené.
serve-no-pages = V tejto inštalácii chýba webová aplikácia, funguje teda len API; zostaví ju scripts/web build.
serve-database-file-help = Súbor s adresou databázy, aby ju nebolo vidieť na príkazovom riadku.
serve-allow-host-help = Meno, na ktoré server odpovedá, okrem svojich adries a localhost; * pre každé. Dá sa zadať viackrát.
serve-trusted-proxy-help = Adresa alebo sieť proxy, ktorej sa verí, odkiaľ požiadavky prichádzajú. Dá sa zadať viackrát.
serve-root-path-help = Čo stojí pred každou cestou, napríklad /sixfold, ak proxy ponúka aj iné stránky.
serve-metrics-help = Ponúkať všetkým čísla pre Prometheus na /metrics.
serve-metrics-address-help = Ponúkať čísla pre Prometheus na inej adrese, napríklad 127.0.0.1:9100.
serve-bad-metrics-address = { $address } nie je adresa s portom, ako 127.0.0.1:9100.
serve-bad-proxy = { $address } nie je adresa ani sieť.
serve-bad-root-path = { $path } nemôže stáť pred cestami: musí sa začínať lomkou a končiť bez nej.
serve-cannot-read = { $file } sa nedá prečítať.

admin-help = Postarať sa o hry servera: vypísať ich, exportovať, archivovať, zmazať mená alebo ich zálohovať.
admin-task-help = list, export, import, archive, erase, vacuum alebo backup.
admin-bad-task = Úloha { $task } neexistuje. Na výber je { $tasks }.
admin-game-help = Len táto hra. Dá sa zadať viackrát.
admin-status-help = Len hry v tejto fáze. Dá sa zadať viackrát.
admin-days-help = Len hry, v ktorých sa toľko dní nič nestalo. Pri archivácii inak 30.
admin-abandoned-help = Archivovať aj hry, ktoré sa nikdy nedohrali. Najprv zastav server.
admin-name-help = Zmazať len toto meno. Inak mená všetkých ľudí v týchto hrách.
admin-file-help = Súbor, do ktorého sa zapíše; pri import súbor, ktorý sa prečíta.
admin-exported = Exportované hry: { $games }
admin-imported = Importované hry: { $games }
admin-archived = Hry presunuté z databázy do { $file }: { $games }
admin-erased = Hry, v ktorých boli zmazané mená: { $games }
admin-vacuumed = Nevyužité miesto je vrátené disku.
admin-backed-up = Databáza je skopírovaná do { $file }.
admin-backup-postgres = Databáza PostgreSQL sa zálohuje vlastnými nástrojmi, napríklad pg_dump.
admin-under-way = Rozohrané hry sa archivujú len s --abandoned.
admin-erase-which = Povedz, v ktorých hrách: pomocou --game, --name alebo --days 0.
admin-needs-file = Povedz, ktorý súbor, pomocou --file.
admin-file-exists = { $file } už existuje. Zvoľ iný súbor.
admin-not-an-export = { $why ->
    [sealed] Hra na riadku { $line } v { $file } je zapečatená iným kľúčom alebo pre inú hru. Nič sa neimportovalo.
    [broken] Hra na riadku { $line } v { $file } sa nedá prehrať. Nič sa neimportovalo.
    [twice] Hra na riadku { $line } je v { $file } dvakrát. Nič sa neimportovalo.
   *[shape] Riadok { $line } v { $file } nie je exportovaná hra. Nič sa neimportovalo.
}
admin-already-there = Hra { $game } už v databáze je. Nič sa neimportovalo.
admin-bad-key = Hry sa dajú importovať len s kľúčom tejto databázy a ten sa nedá použiť: { $place }. Nič sa neimportovalo.
admin-failed = Databáza hlási chybu: { $reason }. Nič sa nezmenilo.
admin-archive-unsure = Databáza zlyhala v poslednej chvíli: hry v nej možno ešte sú, možno nie. V { $file } sú všetky a súbor zostal.
admin-erase-failed = Databáza hlási chybu: { $reason }. Niektoré mená v nej možno ešte sú. Spusti príkaz znova.
admin-not-gone = Databáza sa stále číta, takže odstránené zostáva v súbore vedľa nej, ktorý sa končí na -wal. Spusti neskôr vacuum.
admin-damaged = Databáza je poškodená. Nič sa neskopírovalo.
admin-none = Také hry nie sú.
admin-column-game = Hra
admin-column-edition = Vydanie
admin-column-status = Fáza
admin-column-created = Založená
admin-column-last = Posledná udalosť
admin-column-events = Udalosti
admin-column-players = Hráči

bench-help = Zmeria rýchlosť a silu programami z benchmarks/; potrebuje zdrojové súbory.
bench-names-help = Ktoré programy spustiť; bez mena všetky.
bench-json-help = Vypíše hodnoty ako JSON.
bench-full-help = Meria dlhšie a presnejšie.
bench-no-folder = Priečinok benchmarks tu nie je: tento príkaz potrebuje zdrojové súbory.
bench-needs = { $name } sa vynechá: potrebuje { $module }. Čo merania potrebujú, pridá pip install -e ".[test]".
bench-unknown = Benchmark { $name } neexistuje; na výber: { $names }.
bench-running = Meria sa { $name }...
bench-benchmark = Benchmark
bench-what = Čo
bench-figure = Hodnota
